"""A record: a whole match in one text that people can read and programs can replay.

`stockpile.core.record_text` writes and reads the text, and checks only that it is a record.
`Record.replay` plays it again by the rules, and says where and why it differs if it was altered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, NoReturn

from stockpile.core.chance import Chance
from stockpile.core.event import Cards, Event, LeadCardDrawn, LeadDecided, Outcome
from stockpile.core.fairness import Proof, follows
from stockpile.core.game import Game
from stockpile.core.lead import draw_for_lead
from stockpile.core.match import Match, MatchStep
from stockpile.core.option import Setup
from stockpile.core.readers import check_box
from stockpile.core.refusal import Argument, Differs, Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]

NO_SEAT = "-"


def _differs(line: int, code: str, **args: Argument) -> NoReturn:
    raise Differs(line, Refusal(code, **args))


class Lines(dict[str, int]):
    """The numbers of the named lines of a record or round. A missing line counts as the first."""

    def __missing__(self, name: str) -> int:
        return min(self.values(), default=0)


@dataclass(frozen=True, slots=True)
class Made:
    """A move in a record."""

    seat: int
    move: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The outcome of a shuffle during the round."""

    purpose: str
    cards: Cards
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """One round: its proof, how the lead was decided, the deal, the moves, how it ended.

    >>> from stockpile import Record, new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> recorded = Record.of(match).rounds[0]
    >>> recorded.lead.seat, recorded.entries, recorded.outcome
    (1, (), None)
    """

    lead: LeadDecided
    deal: Mapping[str, Cards]
    drawn: tuple[tuple[int, int], ...] = ()
    """The cards drawn for the lead: seat and card."""
    proof: Proof | None = None
    entries: tuple[Made | Shuffled, ...] = ()
    outcome: Outcome | None = None
    scores: tuple[int, ...] | None = None
    lines: Lines = field(default_factory=Lines, compare=False, repr=False)


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A match as data: what `stockpile.core.record_text` writes and reads.

    Iterating over a record replays it, and gives its steps: each has an ``actor`` and a ``move``
    (None at the start of a round), the ``events``, and the ``state`` after them.

    >>> from stockpile import new_match, read_record, write_record
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> game, record = read_record(write_record(match))
    >>> [step.actor for step in record]
    [None]
    """

    game: str
    setup: Setup
    target: int | None = None
    names: tuple[str, ...] = ()
    table: str = "table"
    youngest: int | None = None
    seed: str | None = None
    commitment: bytes | None = None
    rounds: tuple[RecordedRound, ...] = ()
    winners: tuple[int, ...] | None = None
    """Every seat of the side that won the match; None while it is unfinished."""
    lines: Lines = field(default_factory=Lines, compare=False, repr=False)
    rules: AnyGame | None = field(default=None, compare=False, repr=False)
    """The rules that `replay` and `verify` use if they are not given any."""

    @classmethod
    def of(cls, match: AnyMatch) -> Record:
        """The record of a match as it stands.

        >>> Record.of(match)
        <Record of breakers-2010: 1 round, unfinished>
        """
        return cls(
            game=match.game.name,
            setup=replace(match.game.setup, options=dict(match.game.options)),
            target=match.target,
            names=match.names,
            table=match.table,
            youngest=match.youngest,
            seed=match.seed,
            commitment=match.commitment,
            rounds=tuple(_recorded_rounds(match)),
            winners=match.winners,
            rules=match.game,
        )

    def __repr__(self) -> str:
        end = "unfinished" if self.winners is None else f"won by {seats_text(self.winners)}"
        rounds = "1 round" if len(self.rounds) == 1 else f"{len(self.rounds)} rounds"
        return f"<Record of {self.setup.edition}: {rounds}, {end}>"

    def __iter__(self) -> Iterator[MatchStep[Any, Any, Any]]:
        return iter(self.replay().steps)

    def _rules(self, game: AnyGame | None) -> AnyGame:
        rules = game or self.rules
        if rules is None:
            raise ValueError("a record that was built by hand needs to be given its Game")
        return rules

    def replay(self, game: AnyGame | None = None) -> AnyMatch:
        """Play it again. The Match can be continued from where the record ends.

        Raises Differs if a move, a shuffle or a result is not what the rules say.

        >>> record.replay() == match
        True
        """
        game = self._rules(game)
        match: AnyMatch = Match(
            game,
            target=self.target,
            seed=self.seed,
            table=self.table,
            names=self.names,
            youngest=self.youngest,
            commitment=self.commitment,
        )
        if match.chain is not None and self.commitment not in (None, match.chain.commitment):
            _differs(self.lines["seed"], "seed-of-another-chain")
        for recorded in self.rounds:
            _replay_round(match, recorded)
        if self.winners != match.winners:
            found = "unfinished" if match.winners is None else seats_text(match.winners)
            _differs(self.lines["end"], "another-winner", found=found)
        return match

    def verify(self, game: AnyGame | None = None) -> None:
        """Shuffle again from the revealed links, and compare. Raises Differs.

        >>> record.verify()
        """
        game = self._rules(game)
        if self.commitment is None:
            _differs(self.lines["game"], "no-commitment")
        fair: AnyMatch = Match(game, target=self.target, table=self.table, youngest=self.youngest)
        replayed = self.replay(game)
        earlier = self.commitment
        for number, recorded in enumerate(self.rounds, start=1):
            if recorded.proof is None:
                _differs(recorded.lines["round"], "no-link", round=number)
            if not follows(recorded.proof.link, earlier):
                _differs(recorded.lines["link"], "link-off-the-chain", round=number)
            earlier = recorded.proof.link
            fair.start_round(recorded.proof.chance(self.table, number))
            _require_same(fair, replayed, recorded.lines)
            for entry, after in zip_longest(recorded.entries, recorded.entries[1:]):
                if isinstance(entry, Made):
                    fair.play(entry.move, entry.seat)
                    shuffled = after.line if isinstance(after, Shuffled) else entry.line
                    _require_same(fair, replayed, Lines(shuffle=shuffled))


class Recorded:
    """The Chance of a recorded round: the record's shuffles, and after them the proof's."""

    def __init__(self, recorded: RecordedRound, proof: Proof | None, onward: Chance | None) -> None:
        self.proof = proof
        self._onward = onward
        self._entries = recorded.entries
        self._last_line = max(recorded.lines.values(), default=0)
        self.next = 0

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> Cards:
        if self.next == len(self._entries):
            if self._onward is None:
                _differs(self._last_line, "shuffle-missing")
            return tuple(self._onward.shuffle(purpose, number, items))
        entry = self._entries[self.next]
        if not isinstance(entry, Shuffled) or entry.purpose != purpose:
            needing = self._entries[self.next - 1].line if self.next else self._last_line
            _differs(needing, "shuffle-missing")
        if sorted(entry.cards) != sorted(items):
            _differs(entry.line, "shuffle-of-other-cards")
        self.next += 1
        return entry.cards


def _replay_round(match: AnyMatch, recorded: RecordedRound) -> None:
    number = match.round + 1
    proof = recorded.proof
    if proof is None and match.chain is not None:
        proof = Proof(match.chain.link(number))
    chance = Recorded(recorded, proof, proof and proof.chance(match.table, number))
    _replay_deal(match, recorded, chance)
    while chance.next < len(recorded.entries):
        entry = recorded.entries[chance.next]
        if isinstance(entry, Shuffled):
            _differs(entry.line, "shuffle-unexpected")
        chance.next += 1
        try:
            match.play(entry.move, entry.seat)
        except (Refused, Unreadable) as wrong:
            made = f"{seat_letter(entry.seat)}:{entry.move}"
            raise Differs(entry.line, wrong.refusal, made) from None
    outcome = match.outcome
    if recorded.outcome != outcome:
        if outcome is None:
            _differs(recorded.lines["result"], "round-not-over")
        _differs(recorded.lines["result"], "another-result", found=result_text(outcome))
    if outcome is not None and recorded.scores != match.scores:
        found = " ".join(map(str, match.scores or ("none",)))
        _differs(recorded.lines["scores"], "another-score", found=found)


def _replay_deal(match: AnyMatch, recorded: RecordedRound, chance: Chance) -> None:
    try:
        dealt = match.game.read_deal(recorded.deal, recorded.lead.seat, match.scores)
        match.start_from(_leading(match, recorded), dealt, chance)
    except (Refused, Unreadable) as wrong:
        # The row of the seat that the complaint is about, if any; otherwise the last row.
        row = f"deal {wrong.refusal.args.get('seat')}"
        if wrong.refusal.code == "match-over":
            row = "round"
        elif row not in recorded.lines:
            row = list(recorded.deal)[-1] if recorded.deal else "lead"
        raise Differs(recorded.lines[row], wrong.refusal) from None


def _leading(match: AnyMatch, recorded: RecordedRound) -> list[Event]:
    """The lead by the record's own cards; Differs unless the rules give the same."""
    game, told = match.game, recorded.lead
    if match.round == 0 and not game.lead_by_draw:
        if match.youngest is None:
            fits, found = told.by == "lot", "lot"
        else:
            fits = told == LeadDecided(match.youngest, "youngest")
            found = f"{seat_letter(match.youngest)} youngest"
        if not fits:
            _differs(recorded.lines["lead"], "another-lead", found=found)
        if recorded.drawn:
            _differs(recorded.lines["drawn"], "too-many-lead-draws")
        return [told]
    if match.round == 0:
        drawn = [card for _, card in recorded.drawn]
        try:
            # A used-up pack is shuffled again, so each stretch of that length is one pack.
            for start in range(0, len(drawn), len(game.pack)):
                check_box(drawn[start : start + len(game.pack)], game.pack, game.write_card)
        except Unreadable as wrong:
            raise Differs(recorded.lines["drawn"], wrong.refusal) from None
        draws = iter(recorded.drawn)

        def draw(seat: int) -> int:
            drawer, card = next(draws, (None, 0))
            if drawer != seat:
                _differs(recorded.lines["drawn"], "another-lead-draw", seat=seat_letter(seat))
            return card

        events = draw_for_lead(game.seats, draw, game.lead_rank)
        if next(draws, None) is not None:
            _differs(recorded.lines["drawn"], "too-many-lead-draws")
    else:
        events = match.now.leading(Recorded(recorded, None, None))
    if events[-1] != told:
        decided = events[-1]
        assert isinstance(decided, LeadDecided)
        found = f"{seat_letter(decided.seat)} {decided.by}"
        _differs(recorded.lines["lead"], "another-lead", found=found)
    return events


def _require_same(fair: AnyMatch, replayed: AnyMatch, lines: Lines) -> None:
    for ours, theirs in zip(fair.events, replayed.events, strict=False):
        if ours != theirs:
            name = {LeadCardDrawn: "drawn", LeadDecided: "lead"}.get(type(ours), "shuffle")
            if isinstance(ours, fair.game.dealing):
                published = fair.game.write_deal(ours)
                rows = fair.game.write_deal(theirs)
                name = next(row for row in rows if rows[row] != published[row])
            _differs(lines[name], "not-the-published-shuffle", round=fair.round)


def _recorded_rounds(match: AnyMatch) -> Iterator[RecordedRound]:
    starts = [at for at, step in enumerate(match.steps) if step.move is None]
    for number, start in enumerate(starts):
        stop = starts[number + 1] if number + 1 < len(starts) else len(match.steps)
        steps = match.steps[start:stop]
        events = steps[0].events
        outcome = steps[-1].state.outcome
        yield RecordedRound(
            lead=next(event for event in events if isinstance(event, LeadDecided)),
            deal=match.game.write_deal(
                next(event for event in events if isinstance(event, match.game.dealing))
            ),
            drawn=tuple((one.seat, one.card) for one in events if isinstance(one, LeadCardDrawn)),
            proof=getattr(match.chances[number], "proof", None),
            entries=tuple(entry for step in steps for entry in _entries(step, match.game)),
            outcome=outcome,
            scores=None if outcome is None else steps[-1].state.scores,
        )


def _entries(step: MatchStep[Any, Any, Any], game: AnyGame) -> Iterator[Made | Shuffled]:
    if step.actor is not None:
        yield Made(step.actor, str(step.move))
    for event in step.events:
        shuffled = game.shuffled(event)
        if shuffled is not None:
            yield Shuffled(*shuffled)


def seats_text(seats: Sequence[int]) -> str:
    """How a record writes a list of seats: ``AC``, or ``-`` if it is empty."""
    return "".join(map(seat_letter, seats)) or NO_SEAT


def result_text(outcome: Outcome) -> str:
    """How a record writes a round's result: ``AC 45 stock-empty``."""
    return f"{seats_text(outcome.winners)} {outcome.points} {outcome.ending}"
