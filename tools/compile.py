"""Compile engine, kit and games with mypyc into build/compiled/, never into the source tree.

`python tools/compile.py` compiles what has changed; `HOMAGE_COMPILED=1` then puts the compiled form first.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

os.environ.pop("HOMAGE_COMPILED", None)
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from homage._compiled import FOLDERS, ROOT, STAMP, TREE, compiled_modules, fingerprint, is_fresh

SCRATCH = ROOT / "build" / "scratch"
CACHE = SCRATCH / ".mypy_cache"
LIBRARIES = SCRATCH / "libraries"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
JOBS = "2"
NO_COMPILER = """\
Compiling needs a C compiler, and there is none. On Debian or Ubuntu: apt-get install gcc libc6-dev; on a Mac:
xcode-select --install. Homage plays without, only more slowly."""
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(name="homage-compiled", packages=[], ext_modules=mypycify({files!r}, separate=True, opt_level="1"))
"""


def compiler() -> str | None:
    """The C compiler, if there is one."""
    asked = (os.environ.get("CC") or "").split()
    return shutil.which(asked[0]) if asked else shutil.which("cc") or shutil.which("gcc")


def copy_sources(to: Path) -> None:
    """Lay the sources, with their data and texts, into a folder; files that did not change keep their age."""
    for folder in FOLDERS:
        shutil.rmtree(to / folder, ignore_errors=True)
        shutil.copytree(ROOT / folder, to / folder, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    (to / "homage" / "__init__.py").write_text("", encoding="utf-8")


def build() -> None:
    """Compile in a scratch copy, in which unchanged modules are not compiled again."""
    copy_sources(SCRATCH)
    files = [path.relative_to(ROOT).as_posix() for path in compiled_modules()]
    (SCRATCH / "setup.py").write_text(SETUP.format(files=files), encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(LIBRARIES), "-j", JOBS]
    done = subprocess.run(command, check=False, cwd=SCRATCH, capture_output=True, text=True)
    if done.returncode and CACHE.exists():  # mypyc fails on what it kept of a class whose base has changed
        shutil.rmtree(CACHE)
        done = subprocess.run(command, check=False, cwd=SCRATCH, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}\nThe rules could not be compiled; see above.")


def lay() -> None:
    """Lay sources and libraries of today's modules together into build/compiled/."""
    shutil.rmtree(TREE, ignore_errors=True)
    copy_sources(TREE)
    for path in compiled_modules():
        module = path.relative_to(ROOT).with_suffix("")
        for ending in (SUFFIX, f"__mypyc{SUFFIX}"):
            shutil.copy2(LIBRARIES / f"{module}{ending}", TREE / f"{module}{ending}")


def main() -> None:
    """Compile, unless what is there is fresh."""
    if is_fresh():
        print("The compiled form is that of these sources.")
        return
    if compiler() is None:
        sys.exit(NO_COMPILER)
    before = fingerprint()
    build()
    lay()
    STAMP.write_text(before, encoding="utf-8")
    print(f"{len(list(compiled_modules()))} modules compiled.")


if __name__ == "__main__":
    main()
