"""The compiled form of engine, kit and games: where it lies, and whether it is that of today's sources.

`tools/compile.py` writes build/compiled/, a tree with the compiled modules beside their sources. It never
lies in the source tree, so that a forgotten build cannot hide a change.
"""

import hashlib
import sys
from collections.abc import Iterator, MutableSequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TREE: Final = ROOT / "build" / "compiled"
STAMP: Final = TREE / "fingerprint"
FOLDERS: Final = ("homage/engine", "homage/kit", "homage/games")
REMEDY: Final = "run `python tools/compile.py`, or unset HOMAGE_COMPILED."


def compiled_modules() -> Iterator[Path]:
    """The sources that are compiled: all but the packages' own files, which hold next to nothing."""
    for folder in FOLDERS:
        yield from (path for path in sorted((ROOT / folder).rglob("*.py")) if path.name != "__init__.py")


def fingerprint() -> str:
    """A digest of everything in the compiled folders, data and texts too, and of this Python."""
    made = hashlib.sha256(sys.version.encode())
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith("."):
                made.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def is_fresh() -> bool:
    """Is there a compiled form, made from these sources by this Python?"""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def put_first(path: MutableSequence[str]) -> None:
    """Let the package with that `__path__` find compiled modules first. Raises ImportError when there are
    none, or when the sources have changed since."""
    if not STAMP.is_file():
        raise ImportError(f"HOMAGE_COMPILED=1, but nothing is compiled: {REMEDY}")
    if not is_fresh():
        raise ImportError(
            f"HOMAGE_COMPILED=1, but the compiled modules are older than their sources: {REMEDY}"
        )
    path.insert(0, str(TREE / "homage"))
