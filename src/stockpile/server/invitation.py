"""What a messenger shows for a link to a table: who invites to what, in the reader's language.

Messengers read the page's Open Graph tags, and run no scripts.
"""

from __future__ import annotations

import html
import re
from functools import cache

from starlette.datastructures import Headers

from stockpile.server.reach import link
from stockpile.table.history import Summary
from stockpile.words import FALLBACK, Words, languages


def preferred_language(headers: Headers) -> str:
    """The first language in ``Accept-Language`` that we have words for."""
    known = languages()
    for one in headers.get("accept-language", "").split(","):
        language = one.partition(";")[0].partition("-")[0].strip().lower()
        if language in known:
            return language
    return FALLBACK


@cache
def _unnamed() -> re.Pattern[str]:
    """What the page calls somebody without a name, in every language; a table may number them."""
    guests = (re.escape(Words(language)("page-guest")) for language in languages())
    return re.compile(rf"(?:(?:{'|'.join(guests)})(?: \d+)?)?")


def is_nameless(name: str) -> bool:
    """Whether somebody has given no name; the reader's language decides what they are called."""
    return _unnamed().fullmatch(name) is not None


def invitation_tags(summary: Summary, code: str, base: str, language: str) -> str:
    """The tags that describe a table, for the head of the page."""
    say = Words(language)
    game = say(f"page-game-{summary.game}")
    people = [
        say("page-guest") if is_nameless(place.name) else place.name
        for place in summary.places
        if place.name and not place.bot
    ]
    free = sum(not place.name and not place.bot for place in summary.places)
    told = [say("page-who-sits", names=", ".join(people))] if people else []
    invited = "page-invited-nameless" if is_nameless(summary.host) else "page-invited"
    told.append(say("page-free-chairs-sentence", count=free))
    tags = {
        "og:site_name": say("page-name"),
        "og:type": "website",
        "og:locale": language,
        "og:url": link(base, code),
        "og:title": say(invited, host=summary.host, game=game),
        "og:description": " ".join(told),
        "og:image": f"{base}/preview-{summary.game}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": game,
    }
    return "".join(
        f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in tags.items()
    )
