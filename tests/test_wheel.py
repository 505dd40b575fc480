"""The wheel: it holds the page and all data, and runs without Node or a compiler."""

import os
import shutil
import signal
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parent.parent
CI = os.environ.get("CI") == "true"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel of this checkout. Building it needs Node, unless the page is fresh."""
    if not CI and shutil.which("node") is None and not (ROOT / "homage/server/static/index.html").is_file():
        pytest.skip("the page is not built, and there is no Node to build it")
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT],
        capture_output=True,
        text=True,
        check=False,
        env={key: value for key, value in os.environ.items() if key != "HOMAGE_WHEEL"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


def serves_and_plays(python: Path, where: Path, search: str) -> None:
    """With this Python and these places for modules, the server sends its page, and a game is played to its
    end; no program is within reach."""
    env = {"PATH": str(where), "PYTHONPATH": search, "HOME": str(where), "HOMAGE_DATA": str(where / "data")}
    command = [str(python), "-m", "homage.cli"]
    with subprocess.Popen(
        [*command, "serve", "--port", "0"],
        cwd=where,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        said = server.stdout.readline()
        assert said.startswith("Homage is at http"), server.stderr.read()
        with urlopen(said.split()[-1], timeout=10) as answer:
            page = answer.read().decode()
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=30)
    assert 'src="/assets/' in page
    game = "play fief1984 --preset quick_start --seats random,random --option turns=2"
    played = subprocess.run(
        [*command, *game.split()],
        cwd=where,
        env=env,
        input="",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip()


def test_the_wheel_is_pure_and_holds_page_words_and_boards(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    wanted = {"homage/server/static/index.html", "homage/words/fr.ftl", "homage/games/fief1984/rulebook.md"}
    wanted |= {f"homage/games/fief1984/words/{language}.ftl" for language in ("en", "fr")}
    assert wanted <= set(names)
    assert [name for name in names if name.startswith("homage/games/fief1984/boards/")]
    assert [name for name in names if not name.startswith("homage")] == []
    assert [name for name in names if name.endswith((".so", ".pyc")) or "/." in name] == [
        name for name in names if name == "homage/server/static/.fingerprint"
    ]


def test_an_unpacked_wheel_serves_the_page_and_plays(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "site")
    serves_and_plays(Path(sys.executable), tmp_path, str(tmp_path / "site"))


@pytest.mark.long
def test_an_empty_environment_needs_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True)
    serves_and_plays(python, tmp_path, "")
