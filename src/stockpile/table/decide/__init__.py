"""Whether a table does what it is asked, and what follows.

`DECISIONS` says who may give each command, in which phases of a table, and which function works out
what it leads to. `decide` changes nothing: it returns a `Draft` of the row to be written, or raises
Refused (or Unreadable, for a move or a setting that makes no sense).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

from stockpile.core.fairness import Chain
from stockpile.core.refusal import Refusal, Refused
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide import pauses, people, play, rounds, seats
from stockpile.table.decide.asked import NOT_IN_PHASE, Asked, Entropy, asked_by
from stockpile.table.facts import BotSeated, ChainMade, Fact, Joined, Opened, Sat
from stockpile.table.log import Draft
from stockpile.table.settings import Settings
from stockpile.table.state import OPENER, Phase, Table
from stockpile.table.texts import clean_name

Who = Literal["anybody here", "seated", "host", "seated or host", "the table"]
EVERY_PHASE: tuple[Phase, ...] = ("gathering", "playing", "between", "over")
NOT_PLAYING: tuple[Phase, ...] = ("gathering", "between", "over")
NOT_OVER: tuple[Phase, ...] = ("gathering", "playing", "between")
IN_A_MATCH: tuple[Phase, ...] = ("playing", "between")


May = Callable[[Asked], Refusal | None] | None
Can = Callable[[Asked], bool] | None


class CommandDecision(NamedTuple):
    """How one kind of command is decided."""

    then: Callable[[Asked, Any], Draft]
    """What follows; raises Refused if the command's own details rule it out."""
    who: Who = "anybody here"
    phases: tuple[Phase, ...] = EVERY_PHASE
    may: May = None
    """What else rules it out, regardless of the details."""
    can: Can = None
    """Whether it would be accepted now with any details at all."""


DECISIONS: dict[type, CommandDecision] = {
    # Playing
    ask.Move: CommandDecision(play.move, "seated", ("playing",), play.may_move, play.can_move),
    ask.Undo: CommandDecision(play.undo, "seated", ("playing",), play.not_paused, play.can_undo),
    ask.Ready: CommandDecision(
        rounds.ready, "seated", ("gathering", "between"), rounds.not_conceded
    ),
    ask.Start: CommandDecision(rounds.start, "host", ("gathering", "between")),
    ask.Concede: CommandDecision(rounds.concede, "seated", IN_A_MATCH, rounds.not_conceded),
    ask.Agree: CommandDecision(rounds.agree, "seated", IN_A_MATCH, rounds.not_conceded),
    ask.Rematch: CommandDecision(rounds.rematch, "seated or host", ("over",)),
    ask.Pause: CommandDecision(
        pauses.pause, "seated or host", IN_A_MATCH, pauses.may_pause, pauses.can_pause
    ),
    # Seats
    ask.Sit: CommandDecision(seats.sit, phases=NOT_PLAYING, can=seats.can_sit),
    ask.Stand: CommandDecision(seats.stand, "seated"),
    ask.Back: CommandDecision(seats.come_back, "seated", may=seats.may_come_back),
    ask.OfferSeat: CommandDecision(lambda asked, _: seats.offer_seat(asked)[0], "seated"),
    ask.TakeSeat: CommandDecision(seats.take_seat, can=lambda asked: bool(asked.state.offers)),
    # People
    ask.Name: CommandDecision(people.rename, may=people.may_rename),
    ask.Look: CommandDecision(people.look, may=people.may_rename),
    ask.Emote: CommandDecision(people.emote, may=people.may_talk),
    ask.Say: CommandDecision(people.say, may=people.may_say),
    ask.Nudge: CommandDecision(people.nudge, "seated", NOT_OVER, can=people.can_nudge),
    ask.Leave: CommandDecision(people.leave),
    # The host's
    ask.Bot: CommandDecision(seats.seat_bot, "host", NOT_PLAYING, can=seats.can_seat_bot),
    ask.Clear: CommandDecision(seats.clear, "host", ("gathering", "over"), can=seats.can_clear),
    ask.ChangeSettings: CommandDecision(seats.change_settings, "host", ("gathering",)),
    ask.MakeHost: CommandDecision(people.hand_over, "host"),
    ask.Remove: CommandDecision(people.remove, "host"),
    ask.SetDoor: CommandDecision(people.set_door, "host"),
    ask.LetIn: CommandDecision(people.let_in, "host", can=lambda asked: bool(asked.state.knocking)),
    # What a table does by itself
    ask.Arrive: CommandDecision(people.arrive, "the table"),
    ask.Depart: CommandDecision(people.depart, "the table"),
    ask.ForgetNodes: CommandDecision(people.forget_nodes, "the table"),
    ask.PassHost: CommandDecision(people.pass_host, "the table"),
    ask.StandIn: CommandDecision(seats.stand_in, "the table"),
    ask.BotMove: CommandDecision(play.bot_move, "the table", ("playing",)),
    ask.TakePause: CommandDecision(pauses.take_pause, "the table", IN_A_MATCH),
    ask.NextRound: CommandDecision(rounds.next_round, "the table", ("between",)),
    ask.Abandon: CommandDecision(rounds.abandon, "the table"),
}
"""Every command."""


HINT = CommandDecision(
    lambda *_: Draft(),
    "seated",
    ("playing",),
    play.may_ask_for_hint,
    lambda asked: play.not_to_decide(asked) is None,
)
"""A hint leaves nothing in the log."""

NOBODY_IN_PARTICULAR = 0

_ON_THE_WIRE = {
    **{str(kind.__struct_config__.tag): DECISIONS[kind] for kind in ask.COMMANDS},
    "hint": HINT,
}


def decide(
    table: Table,
    author: str,
    command: ask.Command | ask.TableCommand,
    now_ms: int,
    entropy: Entropy,
) -> Draft:
    """What the command leads to. Raises Refused, or Unreadable."""
    decision, asked = DECISIONS[type(command)], asked_by(table, author, now_ms, entropy)
    _require(asked, decision)
    return decision.then(asked, command)


def _require(asked: Asked, decision: CommandDecision) -> None:
    """Raise Refused unless the person who asks may do this now, regardless of the details."""
    refusal = None
    if decision.who != "the table":
        # Strangers learn nothing from the answer.
        seated, host = asked.own_seat is not None, asked.person == asked.state.host
        refusal = _wrong_person(decision, seated=seated, host=host)
    if refusal is None and asked.state.phase not in decision.phases:
        refusal = NOT_IN_PHASE[asked.state.phase]
    if refusal is None and decision.may is not None:
        refusal = decision.may(asked)
    if refusal is not None:
        raise Refused(refusal)


def _wrong_person(decision: CommandDecision, *, seated: bool, host: bool) -> Refusal | None:
    match decision.who:
        case "seated" if not seated:
            return Refusal("not-seated")
        case "host" if not host:
            return Refusal("not-the-host")
        case "seated or host" if not (seated or host):
            return Refusal("not-the-host")
        case _:
            return None


def deeds(table: Table, seat: int | None, *, host: bool) -> tuple[str, ...]:
    """The commands that a seat, or a spectator, could give now, by their names on the wire."""
    somebody = table.state.host if host else NOBODY_IN_PARTICULAR
    asked = Asked(table, "", table.at_ms, bytes, somebody, seat)
    return tuple(
        name
        for name, may, can in _in_question(table.state.phase, seat is not None, host)
        if (may is None or may(asked) is None) and (can is None or can(asked))
    )


@cache
def _in_question(phase: Phase, seated: bool, host: bool) -> tuple[tuple[str, May, Can], ...]:
    """What somebody could ask for in a phase, circumstances permitting."""
    return tuple(
        (name, one.may, one.can)
        for name, one in _ON_THE_WIRE.items()
        if phase in one.phases and _wrong_person(one, seated=seated, host=host) is None
    )


def open_table(
    settings: Settings,
    name: str,
    entropy: Entropy,
    *,
    bots: Sequence[str] = (),
    seed: str | None = None,
) -> Draft:
    """The first row of a table; Unreadable if it cannot play by these settings.

    With ``bots`` (the name of each, or ""), everybody is seated at once: the opener at A, a bot at
    every other seat. With a ``seed``, everything in the first match follows from it.
    """
    settings.check()
    secret = entropy(32) if seed is None else Chain.from_seed(seed).secret
    facts: list[Fact] = [
        Opened(settings.whole()),
        ChainMade(secret.hex(), seed),
        Joined(OPENER, clean_name(name)),
    ]
    if bots:
        facts.append(Sat(OPENER, seat_letter(0)))
        facts += (
            BotSeated(seat_letter(at), settings.bots, one and clean_name(one))
            for at, one in enumerate(bots, start=1)
        )
    return Draft(tuple(facts))


def offer_seat(table: Table, author: str, now_ms: int, entropy: Entropy) -> tuple[Draft, str]:
    """A link that moves a guest's seat to another device: what to write, and the link's code."""
    asked = asked_by(table, author, now_ms, entropy)
    _require(asked, DECISIONS[ask.OfferSeat])
    return seats.offer_seat(asked)


def seat_for_hint(table: Table, author: str, version: int) -> int:
    """The seat that a guest may get a hint for now. Raises Refused."""
    asked = asked_by(table, author, table.at_ms, bytes)
    _require(asked, HINT)
    play.require_version(asked, version)
    refusal = play.not_to_decide(asked)
    if refusal is not None:
        raise Refused(refusal)
    return asked.seat
