"""What a wheel needs beside the sources: the built web client, and on request the compiled rules.

`HOMAGE_WHEEL=compiled` makes a wheel for this machine's kind and Python, with the compiled modules of
build/compiled/ beside their sources; without it the wheel is pure.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT)]


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ into homage/server/static/; an editable install needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files are packed."""
        if version == "editable":
            return
        import webbuild

        webbuild.build()
        if os.environ.get("HOMAGE_WHEEL") == "compiled":
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Pack the compiled modules too. Raises RuntimeError when they are not those of these sources."""
        from homage._compiled import TREE, is_fresh

        if not is_fresh():
            raise RuntimeError(
                "The compiled modules are missing or old: run `python tools/compile.py` first."
            )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(TREE.rglob("*")):
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = path.relative_to(TREE).as_posix()
