"""Write NOTICE from the locks: every library that Homage installs or ships, its version and its licence.

Run it in an environment that has requirements/dev.txt, after `npm ci` in web/: licences are read from what is
installed. `--check` only tells whether NOTICE names what the locks hold.
"""

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTICE = ROOT / "NOTICE"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)
UNTOLD = "see its page"
HEAD = """\
Homage is under the MIT licence (see LICENSE). It is not affiliated with the designers or publishers of the
games.

Written by tools/notice.py from the locks: the libraries that Homage uses, with their versions and licences.
"""
SHIPPED = re.compile(r"@fluent/|@fontsource/|@iconify-json/|svelte$")  # what ends up in the built page


def pinned(lock: str) -> dict[str, str]:
    """The packages of a Python lock and their versions."""
    return dict(PINNED.findall((ROOT / "requirements" / lock).read_text(encoding="utf-8")))


def python_licence(name: str) -> str:
    """A Python package's licence, as its installed metadata has it."""
    try:
        known = metadata(name)
    except PackageNotFoundError:
        return "of another system only"
    if "License-Expression" in known:
        return known["License-Expression"]
    classes = [line.split(" :: ") for line in known.get_all("Classifier") or []]
    licences = [words[-1] for words in classes if words[0] == "License" and len(words) > 2]
    told = known["License"].strip().splitlines() if "License" in known else []
    return ", ".join(licences) or (told[0] if told else UNTOLD)


def client_packages() -> dict[str, tuple[str, str]]:
    """The packages of the web client's lock: version and licence."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = {}
    for path, entry in lock["packages"].items():
        if path:
            name = path.rpartition("node_modules/")[2]
            found[name] = (entry["version"], entry.get("license", UNTOLD))
    return found


def section(title: str, lines: list[str]) -> str:
    """A heading and its list."""
    return "\n".join(["", title, "-" * len(title), "", *lines, ""])


def notice() -> str:
    """The whole text."""
    base, dev = pinned("base.txt"), pinned("dev.txt")
    client = client_packages()
    runtime = [f"{name} {base[name]}: {python_licence(name)}" for name in sorted(base)]
    tools = [f"{name} {dev[name]}: {python_licence(name)}" for name in sorted(dev) if name not in base]
    lines = {name: f"{name} {number}: {licence}" for name, (number, licence) in sorted(client.items())}
    page = [line for name, line in lines.items() if SHIPPED.match(name)]
    making = [line for name, line in lines.items() if not SHIPPED.match(name)]
    return HEAD + "".join(
        [
            section("Installed with Homage", runtime),
            section("In the page", page),
            section("Used to check and build Homage", tools),
            section("Used to check and build the page", making),
        ]
    )


def named(text: str) -> set[str]:
    """The packages and versions that a notice names."""
    return set(re.findall(r"^(\S+ \S+): ", text, re.MULTILINE))


def missing() -> set[str]:
    """What the locks hold and NOTICE does not name, or names and they do not hold."""
    locked = {f"{name} {version}" for name, version in {**pinned("base.txt"), **pinned("dev.txt")}.items()}
    locked |= {f"{name} {version}" for name, (version, _) in client_packages().items()}
    return locked ^ named(NOTICE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(f"NOTICE differs from the locks: {sorted(missing())}" if missing() else 0)
    NOTICE.write_text(notice(), encoding="utf-8")
