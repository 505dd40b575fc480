"""Players that are programs, by name."""

import importlib
import pkgutil

from homage.bots.bot import Bot

_known: dict[str, type[Bot]] = {}


def bots() -> dict[str, type[Bot]]:
    """Every bot by its name: each class of a module of this package that is a Bot with a name."""
    if not _known:
        for found in pkgutil.iter_modules(__path__):
            if found.name in ("bot", "arena", "luck"):
                continue
            module = importlib.import_module(f"{__name__}.{found.name}")
            for one in vars(module).values():
                if isinstance(one, type) and issubclass(one, Bot) and one.name:
                    _known[one.name] = one
    return _known


__all__ = ["Bot", "bots"]
