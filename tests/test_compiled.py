"""The compiled form, in a process that was asked for it (HOMAGE_COMPILED=1)."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from homage._compiled import ROOT, compiled_modules, fingerprint, put_first

ASKED = os.environ.get("HOMAGE_COMPILED") == "1"


@pytest.mark.compiled
@pytest.mark.skipif(not ASKED, reason="this process runs the plain form")
@pytest.mark.parametrize("path", list(compiled_modules()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_each_module_is_compiled(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    found = importlib.import_module(name).__file__ or ""
    assert found.endswith((".so", ".pyd")), f"{name} is the plain {found}"


@pytest.mark.skipif(ASKED, reason="this process runs the compiled form")
def test_the_plain_form_is_what_runs_unasked() -> None:
    assert (importlib.import_module("homage.engine.state").__file__ or "").endswith(".py")


def test_a_compiled_form_that_is_missing_or_old_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / "fingerprint"
    monkeypatch.setattr("homage._compiled.STAMP", stamp)
    path = ["plain"]
    with pytest.raises(ImportError, match=r"nothing is compiled: run `python tools/compile\.py`"):
        put_first(path)
    stamp.write_text("of other sources", encoding="utf-8")
    with pytest.raises(ImportError, match="older than their sources"):
        put_first(path)
    assert path == ["plain"]
    stamp.write_text(fingerprint(), encoding="utf-8")
    put_first(path)
    assert path[0].endswith("homage")
    assert path[1:] == ["plain"]


def test_without_a_compiler_it_says_what_to_install(tmp_path: Path) -> None:
    env = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'tools')!r}); "
        "import compile; compile.is_fresh = bool; compile.main()"
    )
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "apt-get install gcc libc6-dev" in done.stderr
