"""What a messenger shows of a link to a table: who invites to what, in the reader's language.

Messengers read the page's Open Graph tags, and run no scripts.
"""

from __future__ import annotations

import html

from starlette.datastructures import Headers

from stockpile.server.reach import link
from stockpile.table.history import Summary
from stockpile.words import FALLBACK, Words, languages


def preferred_language(headers: Headers) -> str:
    """The first language of ``Accept-Language`` that there are words in."""
    known = languages()
    for one in headers.get("accept-language", "").split(","):
        language = one.partition(";")[0].partition("-")[0].strip().lower()
        if language in known:
            return language
    return FALLBACK


def invitation_tags(summary: Summary, code: str, base: str, language: str) -> str:
    """The tags that tell of a table, for the head of the page."""
    say = Words(language)
    game = say(f"page-game-{summary.game}")
    people = [place.name for place in summary.places if place.name and not place.bot]
    free = sum(not place.name and not place.bot for place in summary.places)
    told = [say("page-who-sits", names=", ".join(people))] if people else []
    told.append(say("page-free-chairs-sentence", count=free))
    tags = {
        "og:site_name": say("page-name"),
        "og:type": "website",
        "og:locale": language,
        "og:url": link(base, code),
        "og:title": say("page-invited", host=summary.host, game=game),
        "og:description": " ".join(told),
        "og:image": f"{base}/preview-{summary.game}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": game,
    }
    return "".join(
        f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in tags.items()
    )
