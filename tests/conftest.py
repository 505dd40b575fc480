"""What tests of every part share."""

import os
import shutil

import pytest

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium. Without one a visitor's test is skipped; in CI it fails."""
    for name in CHROMIUM:
        path = shutil.which(name)
        if path:
            return path
    told = "this test drives Chromium, and there is none: apt-get install chromium"
    if os.environ.get("CI") == "true":
        pytest.fail(told)
    pytest.skip(told)
