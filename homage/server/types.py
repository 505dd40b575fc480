"""`make types`: the TypeScript and the page of the protocol, written from `wire` and from the games' fields.

`python -m homage.server.types` writes the files; with `--check` it only tells which are stale.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from homage.registry import games
from homage.server.protocol import protocol_text
from homage.server.typescript import game_text, wire_text

ROOT: Final = Path(__file__).parents[2]
PROTOCOL: Final = ROOT / "docs" / "protocol.md"
WIRE: Final = ROOT / "web" / "src" / "wire.ts"


def written() -> Iterator[tuple[Path, str]]:
    """Every file, with what belongs into it. A game has one where it has a folder among the client's
    games."""
    yield WIRE, wire_text()
    yield PROTOCOL, protocol_text()
    for slug, game in sorted(games().items()):
        folder = ROOT / "web" / "src" / "games" / slug
        if folder.is_dir():
            yield folder / "names.ts", game_text(game)


def stale() -> list[Path]:
    """The files that are not as they should be."""
    return [
        path for path, text in written() if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main(check: bool) -> int:
    """Write what is stale, or only tell."""
    for path in stale():
        sys.stdout.write(f"{path.relative_to(ROOT)} {'is stale: run make types' if check else 'written'}\n")
        if not check:
            path.write_text(dict(written())[path], encoding="utf-8")
        else:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
