"""What a messenger is told of a table."""

from __future__ import annotations

import html

import pytest

from stockpile.server.invitation import invitation_tags
from stockpile.table.history import Place, Summary
from stockpile.table.settings import Settings
from stockpile.words import Words, languages


@pytest.mark.parametrize("reader", languages())
@pytest.mark.parametrize("host", languages())
def test_a_nameless_host_is_called_nothing_in_any_language(host: str, reader: str) -> None:
    guest, say = Words(host)("page-guest"), Words(reader)
    for name in (guest, f"{guest} 2"):
        summary = Summary("skipbo", Settings(), "gathering", name, (Place("A", name), Place("B")))
        tags = html.unescape(invitation_tags(summary, "ABCDEF", "http://here", reader))
        invited = say("page-invited-nameless", game=say("page-game-skipbo"))
        assert f'property="og:title" content="{invited}"' in tags
        assert say("page-who-sits", names=say("page-guest")) in tags
