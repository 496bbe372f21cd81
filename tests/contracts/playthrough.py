"""Situations at tables in which server, terminal and page have to say the same.

Whoever adds a situation adds it here: the terminal is asked about it in `test_waiting`, the page in
`web/src/table/waiting.test.ts`, from the file that `python -m tests.contracts.playthrough` writes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide import decide
from stockpile.table.show import encode, open_texts, show_round, show_table
from tests.table.sitting import BREAKERS, THREE, Sitting, guest, thrown

FIXTURE = Path(__file__).parents[2] / "web" / "src" / "table" / "waiting.fixtures.json"
PEOPLE = ("ann", "bob", "cleo")
TABLETOP = msgspec.structs.replace(THREE, options={"stock": 3, "conduct": "tabletop"})


class Situation(NamedTuple):
    """A table as it stands: ``name`` says what is special about it."""

    name: str
    sitting: Sitting

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(self.sitting.table.game.seats))

    def shown(self, viewer: int | None) -> tuple[Any, Any]:
        """The table and the round as they are on the wire."""
        table = self.sitting.table
        written = encode(show_table(table)), encode(show_round(table, viewer))
        return json.loads(written[0]), json.loads(written[1])

    def may(self, who: str, command: ask.Wire) -> str | None:
        """Why the server would not do this now; None if it would. Nothing is done."""
        sitting = self.sitting
        try:
            decide(sitting.table, guest(who), command, sitting.now, sitting.random.randbytes)
        except Refused as refused:
            return refused.refusal.code
        return None

    def moves(self, seat: int) -> list[str]:
        """What the server would take from a seat now, of all that it has to offer."""
        table = self.sitting.table
        if table.chairs[seat].person is None or table.match.state is None:
            return []
        who, version = self.sitting.at(seat), table.state.version
        offered = open_texts(table, seat)
        return [one for one in offered if not self.may(who, ask.Move(move=one, version=version))]

    def waited_for(self) -> list[str]:
        """The seats that the server waits for, by its own rules."""
        table = self.sitting.table
        if table.state.paused:
            return []
        match table.state.phase:
            case "gathering":
                host = self.sitting.name(table.state.host)
                try:
                    command = ask.Start(contribution=thrown(host))
                    now, randomness = self.sitting.now, self.sitting.random.randbytes
                    decide(table, guest(host), command, now, randomness)
                except Refused as refused:
                    return str(refused.refusal.args["seats"]).split(", ")
                return []
            case "playing":
                turn = table.match.turn
                assert turn is not None
                return [] if table.chairs[turn].played_by_bot else [seat_letter(turn)]
            case "between":
                chairs = enumerate(table.chairs)
                waiting = [at for at, one in chairs if not (one.ready or one.played_by_bot)]
                return [seat_letter(at) for at in waiting if not table.chairs[at].empty]
            case _:
                return []


def situations() -> Iterator[Situation]:
    """Every situation, each on a table of its own."""
    for make in (_gathering, _away_before, _ready, _playing, _breakers, _with_a_bot, _paused):
        yield make()
    for make in (_stood_in, _conceded, _out_of_turn, _to_draw, _between, _one_ready):
        yield make()
    for make in (_between_stood_in, _between_conceded, _between_paused, _over):
        yield make()


def _seated(settings: Any = THREE, people: int = 3) -> Sitting:
    sitting = Sitting(settings)
    sitting.sit(*PEOPLE[:people])
    return sitting


def _started(settings: Any = THREE, people: int = 3) -> Sitting:
    sitting = _seated(settings, people)
    sitting.start()
    return sitting


def _ended() -> Sitting:
    sitting = _started()
    sitting.play_until("between")
    return sitting


def _gathering() -> Situation:
    return Situation("gathering, nobody is ready", _seated())


def _away_before() -> Situation:
    sitting = _seated()
    sitting.depart("bob")
    sitting.later(sitting.table.settings.grace + 1)
    return Situation("gathering, Bob has been away for long", sitting)


def _ready() -> Situation:
    sitting = _seated()
    sitting.ready("bob")
    return Situation("gathering, Bob is ready", sitting)


def _playing() -> Situation:
    return Situation("somebody is on turn", _started())


def _breakers() -> Situation:
    return Situation("somebody leads in Breakers", _started(BREAKERS))


def _with_a_bot() -> Situation:
    sitting = _started(people=2)
    _play_on(sitting, lambda: not sitting.on_turn)
    return Situation("a bot is on turn", sitting)


def _paused() -> Situation:
    sitting = _started()
    sitting.do("ann", ask.Pause())
    return Situation("paused", sitting)


def _stood_in() -> Situation:
    sitting = _started()
    away = sitting.on_turn
    sitting.depart(away)
    sitting.perform()
    sitting.arrive(away)
    return Situation("a bot stands in for whoever is on turn", sitting)


def _conceded() -> Situation:
    sitting = _started()
    sitting.do(sitting.on_turn, ask.Concede())
    return Situation("whoever is on turn has given up", sitting)


def _out_of_turn() -> Situation:
    sitting = _started(TABLETOP)
    offender = (sitting.table.match.state.turn + 1) % 3  # type: ignore[union-attr]
    version = sitting.table.state.version
    sitting.do(sitting.at(offender), ask.Move(move="draw5", version=version))
    return Situation("somebody plays out of turn", sitting)


def _to_draw() -> Situation:
    return Situation("somebody has to draw by hand", _started(TABLETOP))


def _between() -> Situation:
    return Situation("between rounds, nobody is ready", _ended())


def _one_ready() -> Situation:
    sitting = _ended()
    sitting.ready("bob")
    return Situation("between rounds, Bob is ready", sitting)


def _between_stood_in() -> Situation:
    sitting = _ended()
    sitting.depart("cleo")
    sitting.perform()
    sitting.ready("bob")
    return Situation("between rounds, a bot stands in for Cleo", sitting)


def _between_conceded() -> Situation:
    sitting = _started()
    sitting.do("cleo", ask.Concede())
    sitting.play_until("between")
    return Situation("between rounds, Cleo has given up", sitting)


def _between_paused() -> Situation:
    sitting = _ended()
    sitting.do("ann", ask.Pause())
    return Situation("between rounds, paused", sitting)


def _over() -> Situation:
    sitting = _started(msgspec.structs.replace(THREE, target=None))
    sitting.play_until("over")
    return Situation("the match is over", sitting)


def _play_on(sitting: Sitting, until: Callable[[], bool]) -> None:
    while not until():
        sitting.later(1)
        sitting.move()


def fixture() -> str:
    """What the page is asked about: every situation as it is told, and what is true of it."""
    told = []
    for one in situations():
        table, _ = one.shown(None)
        rounds = {seat_letter(seat): one.shown(seat)[1] for seat in range(len(table["chairs"]))}
        told.append(
            {
                "name": one.name,
                "now": one.sitting.now,
                "waited_for": one.waited_for(),
                "table": table,
                "rounds": rounds,
                "moves": {seat: one.moves(at) for at, seat in enumerate(rounds)},
            }
        )
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in told) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), encoding="utf-8")
