"""How Sphinx makes these pages: `make docs`."""

project = "Homage"
author = "the makers of Homage"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "pictures"]
html_theme = "furo"
html_title = "Homage"
html_copy_source = False
myst_heading_anchors = 3
# Links to files of the repository outside docs/ are good in the repository and cannot be in the pages.
suppress_warnings = ["myst.xref_missing"]
