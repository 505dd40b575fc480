"""Every check of the project, one after the other; started by `python3 start.py test`, in its environment.

Each step is told in one line with its time and shows its output only when it fails; the first failure ends
the run. What a visitor's machine lacks (a compiler, Chromium, Node) is told, and its tests are skipped; with
CI=true that is a failure, and so is a part of the project that is missing.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from pathlib import Path

import webbuild

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
CI = os.environ.get("CI") == "true"
PACKAGES = {"chromium": "chromium", "compiler": "gcc", "headers": "libc6-dev", "python": "python3-dev"}
JOBS = "2"
COMPILED = [f"tests/{name}" for name in ("engine", "kit", "games", "bots")]  # what runs in both forms
COMPILED += [f"tests/test_{name}.py" for name in ("every_game", "planted", "compiled")]


def tell(text: str, end: str = "\n") -> None:
    """Print at once."""
    print(text, end=end, flush=True)


def stop(why: str) -> None:
    """End the run as failed."""
    tell("")
    sys.exit(why)


def step(what: str, *command: str, where: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    """Run a command quietly; where it fails, print what it said and end the run."""
    tell(f"{what} …", end=" ")
    begun = time.monotonic()
    env = {**os.environ, **(environment or {})}
    done = subprocess.run(
        command, cwd=where, env=env, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        tell(f"failed\n{done.stdout}")
        stop(f"{what}: `{' '.join(Path(word).name for word in command)}` failed, see above.")
    tell(f"{time.monotonic() - begun:.0f} s")


def python(*words: str) -> tuple[str, ...]:
    """A command of this environment's Python."""
    return (sys.executable, *words)


def tool(name: str, *words: str) -> tuple[str, ...]:
    """A command of a program in this environment."""
    return (str(BIN / name), *words)


def missing() -> list[str]:
    """What this machine lacks, as keys of PACKAGES."""
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    found = {
        "chromium": any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")),
        "compiler": any(shutil.which(name) for name in ("cc", "gcc", "clang")),
        "headers": sys.platform != "linux" or Path("/usr/include/stdio.h").is_file(),
        "python": headers,
    }
    return [name for name, there in found.items() if not there]


def provide() -> list[str]:
    """Install what is missing where that can be done (root on Debian); returns what is missing still."""
    lacking = missing()
    if lacking and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        packages = [PACKAGES[name] for name in lacking]
        step("Debian's package lists", "apt-get", "update", "-qq")
        step(
            f"Debian packages {' '.join(packages)}",
            *("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages),
            environment=quiet,
        )
        lacking = missing()
    if lacking:
        names = " ".join(PACKAGES[name] for name in lacking)
        told = f"This machine lacks {', '.join(lacking)}. On Debian or Ubuntu: `apt-get install {names}`."
        if CI:
            stop(told)
        tell(f"{told} The tests that need it are skipped.")
    return lacking


def check_python() -> None:
    """Style, format, types, who imports whom."""
    step("Style (ruff check)", *tool("ruff", "check", "."))
    step("Format (ruff format)", *tool("ruff", "format", "--check", "."))
    step("Types (mypy --strict)", *tool("mypy"))
    step("Who imports whom (import-linter)", *tool("lint-imports"))
    step("Messages in TypeScript are those of the server", *python("-m", "homage.server.types", "--check"))


def check_client() -> None:
    """The web client: its types, its tests, and that it builds."""
    try:
        environment = {"PATH": webbuild.node_folder() + os.pathsep + os.environ["PATH"]}
    except webbuild.NoClient as error:
        if CI:
            stop(str(error))
        tell(f"{error}\nThe checks of the client are skipped.")
        return
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    step("Client: packages", *python("-c", "import webbuild; webbuild.install()"), where=ROOT / "tools")
    step("Client: types", npm, "run", "check", where=webbuild.WEB, environment=environment)
    step("Client: tests", npm, "test", where=webbuild.WEB, environment=environment)
    step("Client: build", *python("tools/webbuild.py"))


def pytest(title: str, *words: str, environment: dict[str, str] | None = None) -> None:
    """Run tests, with their output shown."""
    tell(f"{title}:")
    env = {**os.environ, **(environment or {})}
    command = python("-m", "pytest", "-q", "-n", JOBS, "--dist", "worksteal", "--maxfail", "10", *words)
    if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode:
        stop(f"{title} failed, see above.")


def check_coverage() -> None:
    """Each share of pyproject's table is reached by the plain run."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        shares: dict[str, int] = tomllib.load(file)["tool"]["homage"]["covered"]
    for paths, share in shares.items():
        step(
            f"Covered: {paths}, {share} %",
            *python("-m", "coverage", "report", f"--include={paths}", f"--fail-under={share}"),
        )


def check_tests(asked: argparse.Namespace, lacking: list[str]) -> None:
    """The tests, plain and then compiled."""
    size = {"HOMAGE_SCALE": "long"} if asked.long else {}
    words = ["-m", "", "--timeout", "4800"] if asked.long else []
    words += ["-k", asked.only] if asked.only else []
    (ROOT / "build" / "coverage").mkdir(parents=True, exist_ok=True)
    pytest("Tests, plain", "--cov", "--cov-report=", *words, environment=size)
    if not asked.only:
        check_coverage()
    if {"compiler", "headers", "python"} & set(lacking):
        tell("The compiled form is not tested.")
        return
    step("Rules compiled", *python("tools/compile.py"))
    there = [path for path in COMPILED if (ROOT / path).exists()]
    pytest("Tests, compiled", *there, *words, environment={**size, "HOMAGE_COMPILED": "1"})


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="start.py", description=__doc__)
    parser.add_argument("verb", choices=["test", "check"])
    parser.add_argument("--long", action="store_true", help="the sizes of the long tier, up to 80 minutes")
    parser.add_argument(
        "--only", metavar="GAME", help="only the tests of one game, by its slug, such as fief1984"
    )
    asked = parser.parse_args()
    lacking = provide() if asked.verb == "test" else []
    if not asked.only:
        check_python()
        check_client()
    else:
        step("Client: build", *python("tools/webbuild.py"))
    if asked.verb == "test":
        check_tests(asked, lacking)


if __name__ == "__main__":
    main()
