"""How Sphinx builds the documentation: ``make site``."""

from __future__ import annotations

import re
from pathlib import Path

import stockpile

project = "Stockpile"
author = "The Stockpile authors"
version = release = stockpile.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["hosting/*"]
html_theme = "furo"
html_title = f"Stockpile {version}"
html_show_copyright = False
html_copy_source = False
pygments_style = "friendly"

# Links within a page, as GitHub makes them.
myst_heading_anchors = 4
# Documents also link to files that are no pages: those lead to the repository's own copy.
myst_all_links_external = False
# A signature names `State` as its own game does: there is one in each.
suppress_warnings = ["myst.xref_missing", "ref.python"]

# Docstrings mark names by single backquotes: a link if there is such a name, code otherwise.
default_role = "code"
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "inherited-members": False}
nitpicky = False

# ``strict``: every page is reachable, and every link leads somewhere.
FILES = Path(__file__).parent


def _require_links(_app: object, document: str, source: list[str]) -> None:
    """Raise unless every relative link of a page leads to a file."""
    folder = (FILES / document).parent
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", source[0]):
        if "://" not in link and not (folder / link).exists():
            raise FileNotFoundError(f"{document}: {link}")


def setup(app: object) -> None:
    """Check links while pages are read."""
    app.connect("source-read", _require_links)  # type: ignore[attr-defined]
