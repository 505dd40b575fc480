"""Homage from a fresh checkout: one command to play, one to check everything.

    python3 start.py play [--port N] [--data DIR] …    set all up and serve (options of `homage serve`)
    python3 start.py test [--long] [--only GAME]       set all up and run every check
    python3 start.py check                             the checks that are no tests
    python3 start.py setup                             set up what `test` needs, and no more

Everything is installed into .venv beside this file, as the locks in requirements/ have it. This file needs
the standard library only; an old Python reads it far enough to say what to do.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = {"play": ("base.txt", "build.txt"), "test": ("dev.txt",)}
OLDEST = (3, 11)

NO_VENV = """\
The virtual environment could not be made; this Python may lack its venv part.
On Debian or Ubuntu: `apt-get install python3-venv`. Then start again."""
NO_PACKAGES = """\
The Python packages could not be installed; pip's own words stand above. Most often the network is the reason:
see that this machine reaches a package index (behind a proxy, set HTTPS_PROXY), then start again."""
NO_HOMAGE = "Homage itself could not be installed into .venv; what is wrong stands above."
NO_PAGE = "The page could not be built; what is wrong stands above."


def runs(command: list[str]) -> bool:
    """Does a command end well?"""
    return subprocess.run(command, check=False, stderr=subprocess.PIPE).returncode == 0


def too_old() -> str:
    """What to do when this Python is too old, else nothing."""
    if sys.version_info >= OLDEST:
        return ""
    told = "Python 3.11 or newer is needed, this is {}.{}.{}: ".format(*sys.version_info[:3])
    for name in (f"python3.{minor}" for minor in range(20, OLDEST[1] - 1, -1)):
        if shutil.which(name) and runs([name, "-c", ""]):
            return told + f"run `{name} {' '.join(['start.py', *sys.argv[1:]])}`."
    return told + (
        "install one and start this file with it (Debian, Ubuntu: `apt-get install python3`; Fedora: "
        "`dnf install python3.12`; Mac: `brew install python`; Windows: `winget install Python.Python.3.12`)."
    )


def digest(*files: Path) -> str:
    """A fingerprint of files, of this Python and of where all this lies."""
    made = hashlib.sha256(f"{sys.version} {VENV}".encode())
    for file in files:
        made.update(file.read_bytes())
    return made.hexdigest()


def run(what: str, wrong: str, *commands: list[str]) -> None:
    """Run commands, telling on one line what is done and how long it took; what they print is shown when one
    fails, and that ends all."""
    print(f"{what} …", end=" ", flush=True)
    begun = time.monotonic()
    for command in commands:
        done = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            sys.exit(f"failed\n{done.stdout.decode(errors='replace')}\n{wrong}")
    print(f"{time.monotonic() - begun:.0f} s", flush=True)


def is_done(mark: Path, wanted: str) -> bool:
    """Has a step been done, for just this state of things?"""
    return mark.is_file() and mark.read_text(encoding="utf-8") == wanted


def make_environment() -> None:
    """Make .venv, unless it is there and of this Python."""
    mark, wanted = VENV / "homage-python", digest()
    if PYTHON.exists() and is_done(mark, wanted):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    run("Virtual environment in .venv", NO_VENV, [sys.executable, "-m", "venv", str(VENV)])
    mark.write_text(wanted, encoding="utf-8")


def install(purpose: str) -> None:
    """Install the locked packages for playing or for testing, and Homage itself in place."""
    locks = [ROOT / "requirements" / name for name in LOCKS[purpose]]
    mark, wanted = VENV / f"homage-{purpose}", digest(*locks, ROOT / "pyproject.toml")
    if is_done(mark, wanted):
        return
    pip = [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input", "install"]
    locked = [*pip, "--no-deps", "--require-hashes", *(word for lock in locks for word in ("-r", str(lock)))]
    in_place = [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    run("Python packages", NO_PACKAGES, locked)
    run("Homage in place", NO_HOMAGE, in_place)
    mark.write_text(wanted, encoding="utf-8")


def become(command: list[str]) -> None:
    """Go on as another program; Windows cannot, there it is run and waited for."""
    os.environ["PATH"] = str(BIN) + os.pathsep + os.environ.get("PATH", "")
    if os.name != "nt":
        os.execv(command[0], command)
    sys.exit(subprocess.run(command, check=False).returncode)


def play(options: list[str]) -> None:
    """Set up and serve."""
    make_environment()
    install("play")
    run("Page in the browser", NO_PAGE, [str(PYTHON), str(ROOT / "tools" / "webbuild.py")])
    become([str(PYTHON), "-m", "homage.cli", "serve", *options])


def check(verb: str, options: list[str]) -> None:
    """Set up and run the checks of tools/checks.py."""
    make_environment()
    install("test")
    become([str(PYTHON), str(ROOT / "tools" / "checks.py"), verb, *options])


def main() -> None:
    """Do what the first word says."""
    verb, options = (sys.argv[1:2] or ["help"])[0], sys.argv[2:]
    if verb == "play":
        play(options)
    elif verb in ("test", "check"):
        check(verb, options)
    elif verb == "setup":
        make_environment()
        install("test")
    else:
        print(__doc__)
        sys.exit(0 if verb in ("help", "-h", "--help") else f"There is no `start.py {verb}`.")


if __name__ == "__main__":
    complaint = too_old()
    if complaint:
        sys.exit(complaint)
    main()
