"""The command `homage`: each of its words stands in a module of `homage.commands`, imported when it is
used."""

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from cyclopts import App

from homage.engine.errors import RulesError

COMMANDS: Final = {
    "serve": "Serve the table: play in the browser.",
    "play": "Play a game in the terminal, line by line.",
    "replay": "Print the chronicle of a record or a complaint, or check records.",
    "sim": "Play many games among bots and print the figures.",
    "fuzz": "Play at random and hunt for faults in the rules.",
    "perft": "Count the ways a position can go on, to compare two programs.",
}


def release() -> str:
    """The version that is installed, or where none is, that this is a checkout."""
    try:
        return version("homage")
    except PackageNotFoundError:
        return "a checkout"


app = App(
    name="homage",
    help="The table for feudal board games: play in the browser or in the terminal, alone or with friends.",
    version=release,
)
for command, told in COMMANDS.items():
    app.command(f"homage.commands.{command}:{command}", name=command, help=told)


def main() -> None:
    """Run a command; what is wrong is told in one sentence."""
    try:
        sys.exit(app())
    except RulesError as error:
        print(error.message, file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)


if __name__ == "__main__":
    main()
