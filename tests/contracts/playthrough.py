"""Situations at tables in which server, terminal and page have to say the same.

Each is told as the wire tells it, beside what the server does in fact when it is asked. Add new
situations here: the terminal is asked about them in `test_waiting`, the page in
`web/src/table/waiting.test.ts`, from the file that `python -m tests.contracts.playthrough` writes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from stockpile.core.refusal import Refusal, Refused
from stockpile.core.seats import seat_letter
from stockpile.server.messages import FINAL_REFUSALS, refusing
from stockpile.table import commands as ask
from stockpile.table.decide import decide, seat_for_hint
from stockpile.table.show import encode, open_texts, show_welcome
from tests.table.sitting import BREAKERS, TEAMS, THREE, Sitting, guest, thrown

PAGE = Path(__file__).parents[2] / "web" / "src"
FIXTURE = PAGE / "table" / "waiting.fixtures.json"
REFUSALS = PAGE / "wire" / "refusals.fixtures.json"
PEOPLE = ("ann", "bob", "cleo")
TABLETOP = msgspec.structs.replace(THREE, options={"stock": 3, "conduct": "tabletop"})


class Situation(NamedTuple):
    """A table as it stands: ``name`` says what is special about it."""

    name: str
    sitting: Sitting

    @property
    def everybody(self) -> list[str]:
        """Whoever is at the table: seated or watching."""
        return [self.sitting.name(one) for one in self.sitting.table.state.people]

    @property
    def seated(self) -> list[str]:
        """Those of them who have a seat."""
        return [one for one in self.everybody if self.seat_of(one) is not None]

    def seat_of(self, who: str) -> int | None:
        """Somebody's seat."""
        return self.sitting.table.viewer(guest(who))

    def told(self, who: str) -> dict[str, Any]:
        """What somebody is told who comes now."""
        sitting = self.sitting
        welcome = show_welcome(sitting.table, guest(who), sitting.now, (), more_missed=False)
        told: dict[str, Any] = json.loads(encode(welcome))
        return told

    def may(self, who: str, command: ask.Command) -> str | None:
        """Why the server would not do this now; None if it would. Nothing is done."""
        sitting = self.sitting
        try:
            draft = decide(
                sitting.table, guest(who), command, sitting.now, sitting.random.randbytes
            )
        except Refused as refused:
            return refused.refusal.code
        return None if draft.happened else "nothing-changes"

    def moves(self, who: str) -> list[str]:
        """What the server would take from somebody now, of all that it has to offer."""
        table, seat = self.sitting.table, self.seat_of(who)
        if seat is None or table.match.state is None:
            return []
        version = table.state.version
        offered = open_texts(table, seat)
        return [one for one in offered if not self.may(who, ask.Move(move=one, version=version))]

    def done_for(self, who: str) -> set[str]:
        """The names of the commands that the server would do for somebody, by trying them all."""
        done = {
            str(one.__struct_config__.tag)
            for one in self._commands()
            if self.may(who, one) in (None, *NOT_YET)
        }
        if self.moves(who):
            done.add("move")
        try:
            seat_for_hint(self.sitting.table, guest(who), self.sitting.table.state.version)
        except Refused:
            return done
        return done | {"hint"}

    def _commands(self) -> Iterator[ask.Command]:
        """Every command but a move, with all that it could be about."""
        state, version = self.sitting.table.state, self.sitting.table.state.version
        for at in range(len(state.chairs)):
            seat = seat_letter(at)
            yield from (ask.Sit(seat=seat), ask.Bot(seat=seat), ask.Clear(seat=seat))
            yield ask.Nudge(seat=seat)
        for person in state.people:
            yield from (ask.MakeHost(person=person), ask.Remove(person=person))
        for yes in (True, False):
            yield from (ask.Ready(ready=yes), ask.Agree(agree=yes), ask.Pause(pause=yes))
        for number in state.knocks:
            yield ask.LetIn(knock=number)
        yield ask.SetDoor(door="closed")
        yield from (ask.Start(), ask.Undo(version=version), ask.Concede(), ask.Rematch())
        yield from (ask.Stand(), ask.Back(), ask.OfferSeat(), ask.TakeSeat(code="0" * 32))
        yield from (ask.Emote(emote="hello"), ask.Say(text="Hello"), ask.Name(name="Zoe"))
        yield ask.Look(face=3)
        yield from (ask.Leave(), ask.ChangeSettings(settings=state.settings))

    def waited_for(self) -> list[str]:
        """The seats that the server waits for, by what it does."""
        sitting, table = self.sitting, self.sitting.table
        phase = table.state.phase
        if table.state.paused or phase == "over":
            return []
        if phase == "gathering":
            host = sitting.name(table.state.host)
            try:
                command = ask.Start(contribution=thrown(host))
                decide(table, guest(host), command, sitting.now, sitting.random.randbytes)
            except Refused as refused:
                return str(refused.refusal.args["seats"]).split(", ")
            return []
        chairs = [(seat_letter(at), one) for at, one in enumerate(table.chairs)]
        played = [(seat, one) for seat, one in chairs if one.person and not one.conceded]
        due = [(seat, one) for seat, one in played if one.stand_in is None]
        if phase == "between":
            return [seat for seat, one in due if not one.ready]
        return [seat for seat, _ in due if seat == seat_letter(table.match.turn or 0)]


NOT_YET = ("not-everybody-ready",)
"""Why something is not done that is for this person to do all the same: they are told what for."""


def situations() -> Iterator[Situation]:
    """Every situation, each on a table of its own. Eve watches."""
    for make in (
        *(_gathering, _empty_chair, _away_before, _ready, _somebody_knocks, _playing, _breakers),
        *(_with_a_bot, _undoable, _partner, _paused, _stood_in, _conceded, _out_of_turn),
        *(_to_draw, _drawn),
        *(_called, _between, _between_with_a_bot, _one_ready, _between_stood_in),
        *(_between_conceded, _between_paused, _over, _over_conceded, _without_extras),
    ):
        situation = make()
        situation.sitting.arrive("eve")
        yield situation


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


def _empty_chair() -> Situation:
    sitting = _seated(people=2)
    return Situation("gathering, a chair is empty", sitting)


def _away_before() -> Situation:
    sitting = _seated()
    sitting.depart("bob")
    sitting.perform()
    return Situation("gathering, Bob has been away for long", sitting)


def _ready() -> Situation:
    sitting = _seated()
    sitting.ready("bob")
    return Situation("gathering, Bob is ready", sitting)


def _somebody_knocks() -> Situation:
    sitting = _seated()
    sitting.arrive("eve")
    sitting.do("ann", ask.SetDoor(door="knock"))
    sitting.do("zoe", ask.Arrive("node-1", "Zoe"))
    return Situation("gathering, somebody knocks", sitting)


def _playing() -> Situation:
    return Situation("somebody is on turn", _started())


def _breakers() -> Situation:
    return Situation("somebody leads in Breakers", _started(BREAKERS))


def _with_a_bot() -> Situation:
    sitting = _started(people=2)
    _play_on(sitting, lambda: not sitting.on_turn)
    return Situation("a bot is on turn", sitting)


def _undoable() -> Situation:
    sitting = _started()
    sitting.play_until_undoable()
    return Situation("somebody can take back a move", sitting)


def _partner() -> Situation:
    sitting = Sitting(msgspec.structs.replace(TEAMS, chat=True))
    sitting.sit(*PEOPLE, "dora")
    sitting.start()
    return Situation("a partner plays", sitting)


def _without_extras() -> Situation:
    settings = msgspec.structs.replace(THREE, hints=False, chat=False)
    return Situation("no hints and no chat", _started(settings))


def _paused() -> Situation:
    sitting = _started()
    sitting.pause()
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


def _drawn() -> Situation:
    sitting = _started(TABLETOP)
    sitting.move("draw5")
    return Situation("somebody has drawn by hand", sitting)


def _called() -> Situation:
    settings = msgspec.structs.replace(TEAMS, options=TABLETOP.options, chat=True)
    sitting = Sitting(settings)
    sitting.sit(*PEOPLE, "dora")
    sitting.start()
    turn = sitting.table.match.turn or 0
    talker, caller = (turn + 2) % 4, (turn + 1) % 4
    sitting.do(sitting.at(talker), ask.Say(text="Lay the seven"))
    version = sitting.table.state.version
    move = f"advice {seat_letter(talker)}"
    sitting.do(sitting.at(caller), ask.Move(move=move, version=version))
    return Situation("somebody is said to have given advice", sitting)


def _between() -> Situation:
    return Situation("between rounds, nobody is ready", _ended())


def _between_with_a_bot() -> Situation:
    sitting = _started(people=2)
    sitting.play_until("between")
    return Situation("between rounds, a bot has a chair", sitting)


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
    sitting.pause()
    return Situation("between rounds, paused", sitting)


def _over() -> Situation:
    sitting = _started(msgspec.structs.replace(THREE, target=None))
    sitting.play_until("over")
    return Situation("the match is over", sitting)


def _over_conceded() -> Situation:
    sitting = _started()
    for who in ("bob", "cleo"):
        sitting.do(who, ask.Concede())
    return Situation("all but one have given up", sitting)


def _play_on(sitting: Sitting, until: Callable[[], bool]) -> None:
    while not until():
        sitting.later(1)
        sitting.move()


def fixture() -> str:
    """What the page is asked about: every situation as it is told, and what is true of it."""
    told = []
    for one in situations():
        welcomes = {who: one.told(who) for who in one.everybody}
        people = {
            who: {
                **{name: welcome[name] for name in ("you", "round", "deeds")},
                "moves": one.moves(who),
            }
            for who, welcome in welcomes.items()
        }
        table = welcomes["ann"]["table"]
        told.append(
            {"name": one.name, "waited_for": one.waited_for(), "table": table, "people": people}
        )
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in told) + "\n]\n"


def refusals() -> list[dict[str, Any]]:
    """What the server says to somebody whose connection it ends, or does not."""
    codes = (*sorted(FINAL_REFUSALS), "bad-message", "closing", "too-slow")
    return [json.loads(refusing(Refusal(code))) for code in codes]


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), encoding="utf-8")
    REFUSALS.write_text(json.dumps(refusals(), indent=1) + "\n", encoding="utf-8")
