"""A game's classes, gathered from the files that list them."""

import importlib
import pkgutil
from types import ModuleType
from typing import Any


def gathered(package: ModuleType, listed: str, named: str) -> dict[str, type[Any]]:
    """The classes that a package's modules list under one name (`VERBS`, `STEPS`, `EVENTS`), by their own
    `named` (`verb`, `__name__`). Raises ValueError where two share one."""
    found: dict[str, type[Any]] = {}
    for module in pkgutil.iter_modules(package.__path__):
        for one in getattr(importlib.import_module(f"{package.__name__}.{module.name}"), listed, ()):
            if found.setdefault(getattr(one, named), one) is not one:
                raise ValueError(f"two classes of {package.__name__} are called “{getattr(one, named)}”")
    return found
