"""How Sphinx builds the documentation: ``make site``."""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util import logging

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
suppress_warnings = ["ref.python"]

# Docstrings mark names by single backquotes: a link if there is such a name, code otherwise.
default_role = "code"
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "inherited-members": False}
nitpicky = False

# ``strict``: every page is reachable, every link leads somewhere, and what is public is explained.
FILES = Path(__file__).parent


def _lead_to_copies(_app: Sphinx, document: str, source: list[str]) -> None:
    """Let links to Markdown that is no page lead to a copy of it, as those to other files do."""
    folder = (FILES / document).parent

    def led(link: re.Match[str]) -> str:
        file = (folder / link[1]).resolve()
        outside = file.is_file() and not file.is_relative_to(FILES)
        return f"](path:{link[1]})" if outside else link[0]

    source[0] = re.sub(r"\]\((\.\./[^)#\s]+\.md)\)", led, source[0])


def _require_docstring(
    _app: Sphinx, kind: str, name: str, _thing: object, _options: object, lines: list[str]
) -> None:
    """Warn unless a public thing says what it is; its class may say what a field is."""
    if kind != "attribute" and not any(lines):
        logging.getLogger("docs").warning("%s has no docstring", name)


def setup(app: Sphinx) -> None:
    """Mend links and ask for docstrings while pages are read."""
    app.connect("source-read", _lead_to_copies)
    app.connect("autodoc-process-docstring", _require_docstring)
