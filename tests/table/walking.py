"""A table at which anything may happen: everybody asks for anything, at any time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, get_args

from stockpile.core.refusal import Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.facts import Door, MatchClosed, MatchStarted, Undone
from stockpile.table.log import Entry
from stockpile.table.settings import Clock, Settings
from tests.table.sitting import SECOND, Sitting, guest, thrown

GUESTS = ("ann", "bob", "cleo", "dora", "eve")
NEWCOMERS = ("fay", "gil")
NODES = ("node-1", "node-2")

TABLES: dict[str, Settings] = {
    "skipbo": Settings(options={"stock": 3}, target=60, chat=True, clock=Clock(30, 20)),
    "single": Settings(edition="skipbo-2011", seats=3, youngest="B", options={"stock": 2}),
    "teams": Settings(seats=4, teams=("AC", "BD"), options={"stock": 2}, target=80, chat=True),
    "breakers": Settings(edition="breakers-2010", seats=3, target=20, clock=Clock(10)),
    "tabletop": Settings(
        seats=4,
        teams=("AC", "BD"),
        options={"stock": 2, "conduct": "tabletop"},
        target=60,
        chat=True,
        clock=Clock(30, 20),
    ),
}


class MovePlayed(NamedTuple):
    """A move that was not taken back."""

    round: int
    seat: int
    move: str


class Walk(Sitting):
    """A Sitting that goes on by itself, at random, and remembers what was played."""

    def __init__(self, settings: Settings, seed: int) -> None:
        super().__init__(settings, seed=seed)
        self.wanders = Random(seed + 1)
        self.codes: list[str] = []
        self.played: list[MovePlayed] = []
        self.matches: list[tuple[list[MovePlayed], Any, tuple[int, ...] | None]] = []
        """Of every match that is over: the moves, the last State, the scores."""
        self.accepted: set[str] = set()
        self.refusals: set[str] = set()
        for name in GUESTS[:4]:
            self.arrive(name)

    def do(self, who: str, command: ask.Command | ask.TableCommand) -> Entry | None:
        number = self.table.match.round
        entry = super().do(who, command)
        if entry is None:
            return None
        self.accepted.add(type(command).__name__)
        if isinstance(command, ask.Move | ask.BotMove):
            seat = command.seat if isinstance(command, ask.BotMove) else self.seat_of(who)
            self.played.append(MovePlayed(number, seat, command.move))
        for fact in entry.facts:
            if isinstance(fact, MatchStarted):
                self.played = []
            elif isinstance(fact, Undone):
                self.played.pop()
            elif isinstance(fact, MatchClosed):
                match = self.table.match
                self.matches.append((self.played, match.state, match.scores))
        return entry

    def step(self) -> bool:
        """Something is asked, or due; whether it was done."""
        pick = self.wanders
        self.now += pick.choice((0, 1, 200, SECOND, 5 * SECOND, 40 * SECOND))
        duty = self.duty()
        try:
            if duty is not None and duty.at_ms <= self.now:
                self.perform()
            elif pick.random() < 0.65 and self.table.state.phase == "playing":
                self.play()
            elif pick.random() < 0.1 and self.table.state.phase == "gathering":
                host = self.name(self.table.state.host)
                self.do(host, ask.ChangeSettings(settings=pick.choice([*TABLES.values()])))
            elif pick.random() < 0.5 and self.table.state.phase in ("gathering", "between"):
                self.start()
            else:
                self.anything()
        except (Refused, Unreadable) as no:
            self.refusals.add(no.refusal.code)
            return False
        return True

    def play(self) -> None:
        """Whoever is on turn plays, or takes back."""
        turn = self.table.match.turn
        assert turn is not None
        if self.table.undoable and self.wanders.random() < 0.5:
            self.undo()
        elif self.table.state.paused:
            self.do(self.name(self.table.state.host), ask.Pause(pause=False))
        elif self.table.game.conduct is not None and self.wanders.random() < 0.4:
            self.err()
        elif self.wanders.random() < 0.05 and (who := self.at(self.wanders.randrange(2))):
            self.do(who, ask.Nudge(seat=seat_letter(turn)))
            self.do(who, ask.Look(colour=self.wanders.choice((None, 1, 2))))
        else:
            self.move()

    def err(self) -> None:
        """Somebody does what would be taken from them, in turn or out of turn."""
        seat = self.wanders.randrange(self.table.game.seats)
        moves = self.table.game.open_moves(self.table.match.state, seat)
        if moves and (who := self.at(seat)):
            move = str(self.wanders.choice(moves))
            self.do(who, ask.Move(move=move, version=self.table.state.version))

    def seat_of(self, who: str) -> int:
        seat = self.table.viewer(guest(who))
        assert seat is not None
        return seat

    def anything(self) -> None:
        """Any guest asks anything."""
        pick = self.wanders
        who = pick.choice(GUESTS)
        seat = seat_letter(pick.randrange(self.table.game.seats + 1))
        person = pick.randrange(1, 6)
        version = self.table.state.version - (pick.random() < 0.1)
        coming: tuple[ask.Command | ask.TableCommand, ...] = (
            ask.Arrive(pick.choice(NODES), who.title()),
            ask.Depart(pick.choice(NODES)),
        )
        often: tuple[ask.Command | ask.TableCommand, ...] = (
            ask.Sit(seat=seat),
            ask.Ready(contribution=pick.choice((None, thrown(who)))),
            ask.Emote(emote=pick.choice(get_args(ask.EmoteName))),
            ask.Back(),
            ask.Rematch(),
            ask.Concede(),
            ask.Agree(agree=pick.random() < 0.8),
            ask.Pause(),
            ask.Clear(seat=seat),
            ask.Bot(seat=seat, level=pick.choice((None, "random"))),
            ask.TakeSeat(code=pick.choice(self.codes or [""])),
        )
        seldom: tuple[ask.Command | ask.TableCommand, ...] = (
            ask.Stand(),
            ask.Ready(ready=False),
            ask.Start(),
            ask.Undo(version=version),
            ask.Say(text=f"hello from {who}"),
            ask.Name(name=f"{who.title()} {self.now % 7}"),
            ask.Leave(),
            ask.MakeHost(person=person),
            ask.Pause(pause=False),
            ask.ForgetNodes(frozenset({pick.choice(NODES)})),
            ask.Remove(person=5),
        )
        knocks = [*self.table.state.knocks] or [1]
        door: tuple[ask.Command, ...] = (
            ask.SetDoor(door=pick.choice(get_args(Door))),
            ask.LetIn(knock=pick.choice(knocks), let_in=pick.random() < 0.7),
        )
        kinds: tuple[Callable[[], Any], ...] = (
            lambda: self.do(who, pick.choice(coming)),
            lambda: self.do(pick.choice(NEWCOMERS), pick.choice(coming)),
            lambda: self.do(self.name(self.table.state.host), pick.choice(door)),
            lambda: self.do(who, pick.choice(often)),
            lambda: self.do(who, pick.choice(often)),
            lambda: self.do(who, pick.choice(seldom)),
            lambda: self.codes.append(self.offer(who)),
        )
        pick.choice(kinds)()
