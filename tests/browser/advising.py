"""Hints and reviews without anybody who thinks: what they look like does not depend on it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any
from unittest.mock import patch

from stockpile.bots.advice import side_of
from stockpile.bots.review import Seen, Weighed, review
from tests.browser.browsing import Person
from tests.browser.sitting import Company
from tests.server.running import ask

WIN, ERROR = 0.613, 0.018
WHY = ("lays-stock", "blocks-next-stock")


def hint_at(person: Person, company: Company, *why: str) -> str:
    """Let hints name the last move that there is, for some reasons; where the table is."""
    person.context.add_init_script(_answering(company, *why))
    return company.path


def hint_from_now_on(person: Person, company: Company) -> None:
    """Let hints name the last move that there is on a page that is open."""
    person.page.evaluate(_answering(company))


def _answering(company: Company, *why: str) -> str:
    moves = company.host.moves
    given = {"win": WIN, "error": ERROR, "why": why or WHY}
    others = [{**given, "move": moves[0]}]
    hinted = {"type": "hinted", "move": moves[-1], **given, "others": others}
    return _ANSWERING.replace("HINTED", json.dumps(hinted))


_ANSWERING = """(() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { type, id } = JSON.parse(text);
    if (type !== 'hint') return send.call(this, text);
    this.onmessage({ data: JSON.stringify({ ...HINTED, id }) });
  };
})()"""


class Guess:
    """Thinks that any move may be the best, and that each of the others costs something."""

    def find_best(self, seen: Seen, rng: Random, playouts: int) -> Any:
        return rng.choice(list(seen.moves))

    def weigh(self, seen: Seen, moves: Sequence[Any], rng: Random, playouts: int) -> Weighed:
        sides = len(seen.setup.teams or range(seen.setup.seats))
        best = rng.uniform(0.3, 0.8)
        chances = []
        for chance in (best, best - rng.uniform(0.03, 0.2))[: len(moves)]:
            rest = (1 - chance) / (sides - 1)
            chances.append(tuple(chance if one == side_of(seen) else rest for one in range(sides)))
        return Weighed(tuple(chances), (ERROR,) * sides)


def review_at(person: Person, company: Company) -> str:
    """Let the first match of a table have been reviewed; where that is to be read."""
    matches = f"{person.server.url}/api/tables/{company.code}/matches/1"
    record = ask("GET", f"{matches}/record").text
    # Reasons may take the kernel, which takes its time to load.
    with patch("stockpile.bots.review.explain", lambda *_, **__: WHY):
        reviewed = review(record, judge=Guess()).as_json()
    person.page.route("**/matches/1/review", lambda route: route.fulfill(json=reviewed))
    return f"{company.path}/replay/1?review"


def reviewing_at(person: Person, company: Company, progress: float) -> str:
    """Let the first match of a table be under review; where that is to be seen."""
    answer = {"progress": progress}
    person.page.route("**/matches/1/review", lambda route: route.fulfill(status=202, json=answer))
    return f"{company.path}/replay/1?review"
