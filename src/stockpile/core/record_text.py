"""Writes and reads the text of a record. ``docs/notation.md`` has the grammar."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from stockpile.core.event import Cards, LeadDecided, Outcome
from stockpile.core.fairness import Proof
from stockpile.core.option import Value, read_value
from stockpile.core.readers import a_seat, a_text, at, each
from stockpile.core.record import (
    NO_SEAT,
    AnyGame,
    Lines,
    Made,
    Record,
    RecordedRound,
    Shuffled,
    result_text,
    seats_text,
)
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter

RECORD_FORMAT = 2
"""The format of record texts. Format 2 writes every option, and the version of our readings."""
RECORD_TITLE = "Stockpile record"
UNFINISHED_LINE = "unfinished"

_MOVE = r"[A-H]:\S+(?: [A-H](?!\S))?"
"""A move with its seat in front. Some moves name another seat: ``B:catch C``."""
_MOVES = re.compile(f"{_MOVE}(?: {_MOVE})*")
_NAMED = re.compile(r"([a-z]+(?: [A-H])?): ?(.*)")
_SHUFFLES = ("reshuffle", "redeal")

T = TypeVar("T")
D = TypeVar("D")


# Writing


def write_record(record: Record, game: AnyGame) -> str:
    """The text of a record. `read_record` gives back an equal one."""
    lines = [f"{RECORD_TITLE} {RECORD_FORMAT}", *_header_lines(record)]
    for number, one in enumerate(record.rounds, start=1):
        lines += ["", f"round {number}", *_round_lines(one, game)]
    lines += [
        "",
        UNFINISHED_LINE if record.winners is None else f"end: {seats_text(record.winners)}",
    ]
    return "\n".join(lines) + "\n"


def _header_lines(record: Record) -> Iterator[str]:
    setup = record.setup
    yield f"game: {record.game}"
    yield f"edition: {setup.edition}"
    yield f"readings: {setup.readings}"
    yield f"seats: {setup.seats}"
    if setup.teams is not None:
        yield f"teams: {' '.join(map(seats_text, setup.teams))}"
    if setup.options:
        yield f"options: {' '.join(f'{name}={value}' for name, value in setup.options.items())}"
    yield f"target: {'none' if record.target is None else record.target}"
    if record.names:
        yield f"names: {json.dumps(record.names, ensure_ascii=False)}"
    yield f"table: {json.dumps(record.table, ensure_ascii=False)}"
    if record.youngest is not None:
        yield f"youngest: {seat_letter(record.youngest)}"
    if record.seed is not None:
        yield f"seed: {json.dumps(record.seed, ensure_ascii=False)}"
    if record.commitment is not None:
        yield f"commitment: {record.commitment.hex()}"


def _round_lines(one: RecordedRound, game: AnyGame) -> Iterator[str]:
    def cards(some: Cards) -> str:
        return " ".join(map(game.write_card, some))

    if one.proof is not None:
        yield f"link: {one.proof.link.hex()}"
        if one.proof.contributions:
            given = [
                NO_SEAT if gift is None else f"+{gift.hex()}" for gift in one.proof.contributions
            ]
            yield f"contributions: {' '.join(given)}"
    if one.drawn:
        drawn = [f"{seat_letter(seat)}={game.write_card(card)}" for seat, card in one.drawn]
        yield f"drawn: {' '.join(drawn)}"
    yield f"lead: {seat_letter(one.lead.seat)} {one.lead.by}"
    for name, row in one.deal.items():
        yield f"{name}: {cards(row)}".rstrip()
    turn: list[str] = []
    actor = None
    for entry in one.entries:
        if turn and (isinstance(entry, Shuffled) or entry.seat != actor):
            yield " ".join(turn)
            turn = []
        if isinstance(entry, Shuffled):
            yield f"{entry.purpose}: {cards(entry.cards)}"
        else:
            actor = entry.seat
            turn.append(f"{seat_letter(actor)}:{entry.move}")
    if turn:
        yield " ".join(turn)
    if one.outcome is not None:
        yield f"result: {result_text(one.outcome)}"
        if one.scores is not None:
            yield f"scores: {' '.join(map(str, one.scores))}"


# Reading


@dataclass(slots=True)
class _Line:
    number: int
    text: str

    def wrong(self, code: str, **args: Value) -> Unreadable:
        return Unreadable(code, f"line {self.number}", **args)

    def nonsense(self) -> Unreadable:
        return self.wrong("not-a-record-line", text=self.text[:60])

    def named(self) -> tuple[str, str]:
        """A line of the form ``name: value``."""
        found = _NAMED.fullmatch(self.text)
        if found is None:
            raise self.nonsense()
        return found[1], found[2]

    def read(self, reader: Callable[[str], T], value: str) -> T:
        """Read a value in this line, and prefix any complaint with the line's number."""
        try:
            return reader(value)
        except Unreadable as wrong:
            raise self.wrong(wrong.refusal.code, **wrong.refusal.args) from None
        except (ValueError, RecursionError):
            raise self.nonsense() from None


@dataclass(slots=True)
class _Lines:
    """The lines of a record, without blank lines and comments."""

    lines: list[_Line]
    at: int = 0
    end: int = field(init=False)

    def __post_init__(self) -> None:
        self.end = self.lines[-1].number if self.lines else 1

    def __bool__(self) -> bool:
        return self.at < len(self.lines)

    def next(self) -> _Line:
        if not self:
            raise Unreadable("record-cut-off", f"line {self.end}")
        self.at += 1
        return self.lines[self.at - 1]

    def peek(self) -> str:
        return self.lines[self.at].text if self else ""


def read_record(
    text: str | bytes, build: Callable[[dict[str, Any]], AnyGame]
) -> tuple[AnyGame, Record]:
    """The record in a text, and its Game, made by ``build``; Unreadable if it is not one."""
    if isinstance(text, bytes | bytearray):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError:
            raise Unreadable("not-a-record") from None
    text = at("text", a_text, text)
    numbered = enumerate((line.rstrip() for line in text.split("\n")), start=1)
    lines = _Lines([_Line(n, line) for n, line in numbered if line and line[0] != "#"])
    if not lines:
        raise Unreadable("not-a-record")
    title = lines.next()
    version = _read_title(title)
    headers = _read_headers(lines)
    for older in range(version, RECORD_FORMAT):
        HEADER_UPGRADES[older](headers, title)
    fields = _table_fields(headers)
    try:
        game = build(fields)
    except Unreadable as wrong:
        raise Unreadable(
            wrong.refusal.code, headers.where(wrong.where), **wrong.refusal.args
        ) from None
    rounds: list[RecordedRound] = []
    given = _read_rest(headers, game.seats)
    while lines.peek().startswith("round"):
        line = lines.next()
        if line.text != f"round {len(rounds) + 1}":
            raise line.wrong("rounds-out-of-order", number=len(rounds) + 1)
        rounds.append(_RoundReader(game, line, lines).read())
    winners, last = _read_end(lines, game.seats)
    record = Record(
        game=game.name,
        setup=game.setup,
        rounds=tuple(rounds),
        winners=winners,
        lines=Lines({name: line.number for name, (line, _) in headers.found.items()}, end=last),
        rules=game,
        **given,
    )
    return game, record


def _read_title(line: _Line) -> int:
    title, _, version = line.text.rpartition(" ")
    if title != RECORD_TITLE or not re.fullmatch("[0-9]+", version):
        raise line.wrong("not-a-record")
    if version not in map(str, range(1, RECORD_FORMAT + 1)):
        raise line.wrong("record-version", version=version[:9], known=RECORD_FORMAT)
    return int(version)


class _Headers:
    """The named lines at the top, each at most once."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[_Line, str]] = {}

    def need(self, name: str, read: Callable[[str], T]) -> T:
        if name not in self.found:
            raise Unreadable("missing-field", "headers", name=name)
        line, value = self.found[name]
        return line.read(read, value)

    def get(self, name: str, read: Callable[[str], T], default: D) -> T | D:
        return self.need(name, read) if name in self.found else default

    def where(self, name: str) -> str:
        """The line that a complaint about a field of the setup belongs to."""
        name = re.split(r"[.\[]", name, maxsplit=1)[0]
        return f"line {self.found[name][0].number}" if name in self.found else name


_HEADERS = (
    "game", "edition", "readings", "seats", "teams", "options", "target", "names", "table",
    "youngest", "seed", "commitment",
)  # fmt: skip


def _read_headers(lines: _Lines) -> _Headers:
    headers = _Headers()
    while lines and not re.match(rf"round|end:|{UNFINISHED_LINE}", lines.peek()):
        line = lines.next()
        name, value = line.named()
        if name not in _HEADERS:
            raise line.wrong("unknown-field", name=name, known=", ".join(_HEADERS))
        if name in headers.found:
            raise line.wrong("header-twice", name=name)
        headers.found[name] = (line, value)
    return headers


def _name_readings(headers: _Headers, title: _Line) -> None:
    """Format 1 predates our second readings, so it does not say which it uses."""
    if "readings" in headers.found:
        raise headers.found["readings"][0].wrong("record-version", version="1", known=RECORD_FORMAT)
    headers.found["readings"] = (title, "1")


HEADER_UPGRADES: dict[int, Callable[[_Headers, _Line], None]] = {1: _name_readings}
"""By format, the function that upgrades the headers of a record to the next format."""


def _table_fields(headers: _Headers) -> dict[str, Any]:
    """What the headers say about the table, to build its game from."""

    def options(value: str) -> dict[str, Value]:
        pairs = [pair.partition("=") for pair in value.split()]
        return {name: read_value(one) for name, _, one in pairs}

    return {
        "game": headers.need("game", str),
        "edition": headers.need("edition", str),
        "seats": headers.need("seats", _whole),
        "teams": headers.get("teams", str.split, None),
        "options": headers.get("options", options, {}),
        "readings": headers.need("readings", _whole),
    }


def _read_rest(headers: _Headers, seats: int) -> dict[str, Any]:
    def text(value: str) -> str:
        return a_text(json.loads(value))

    def names(value: str) -> tuple[str, ...]:
        return each(a_text, seats)(json.loads(value))

    target = headers.need("target", lambda value: None if value == "none" else _whole(value))
    return {
        "target": target,
        "names": headers.get("names", names, ()),
        "table": headers.get("table", text, "table"),
        "youngest": headers.get("youngest", a_seat(seats), None),
        "seed": headers.get("seed", text, None),
        "commitment": headers.get("commitment", _hash, None),
    }


def _whole(value: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", value):
        raise ValueError(value)
    return int(value)


def _hash(value: str) -> bytes:
    if not re.fullmatch("[0-9a-f]{64}", value):
        raise ValueError(value)
    return bytes.fromhex(value)


class _RoundReader:
    """Reads a round: its named lines first, then moves and shuffles, then the result."""

    def __init__(self, game: AnyGame, start: _Line, lines: _Lines) -> None:
        self.game = game
        self.start = start
        self.lines = lines
        self.read_seat = a_seat(game.seats)
        self.places = Lines(round=start.number)

    def read(self) -> RecordedRound:
        link = self._maybe("link", _hash)
        contributions = self._maybe("contributions", self._contributions)
        drawn = self._maybe("drawn", self._drawn)
        lead = self._maybe("lead", self._lead)
        if contributions is not None and link is None:
            raise self.start.wrong("missing-field", name="link")
        if lead is None:
            raise self.start.wrong("missing-field", name="lead")
        rows: dict[str, Cards] = {}
        while self.lines and not self._ends_deal():
            line = self.lines.next()
            name, value = line.named()
            self.places[name] = line.number
            if name in rows:
                raise line.wrong("header-twice", name=name)
            rows[name] = line.read(self._cards, value)
        entries: list[Made | Shuffled] = []
        while self.lines and (
            _MOVES.fullmatch(self.lines.peek()) or self.lines.peek().startswith(_SHUFFLES)
        ):
            entries += self._entries(self.lines.next())
        outcome = self._maybe("result", self._result)
        return RecordedRound(
            lead=lead,
            deal=rows,
            drawn=drawn or (),
            proof=None if link is None else Proof(link, contributions or ()),
            entries=tuple(entries),
            outcome=outcome,
            scores=None if outcome is None else self._maybe("scores", self._scores),
            lines=self.places,
        )

    def _ends_deal(self) -> bool:
        ends = rf"round|end:|{UNFINISHED_LINE}|result:|{'|'.join(_SHUFFLES)}"
        text = self.lines.peek()
        return bool(_MOVES.fullmatch(text) or re.match(ends, text))

    def _maybe(self, name: str, read: Callable[[str], T]) -> T | None:
        if not self.lines.peek().startswith(f"{name}:"):
            return None
        line = self.lines.next()
        self.places[name] = line.number
        return line.read(read, line.named()[1])

    def _cards(self, value: str) -> Cards:
        return tuple(map(self.game.read_card, value.split()))

    def _contributions(self, value: str) -> tuple[bytes | None, ...]:
        gifts = value.split()
        if len(gifts) != self.game.seats or any(one[0] not in "+-" for one in gifts):
            raise ValueError(value)
        return tuple(None if one == NO_SEAT else bytes.fromhex(one[1:]) for one in gifts)

    def _drawn(self, value: str) -> tuple[tuple[int, int], ...]:
        pairs = [pair.partition("=") for pair in value.split()]
        return tuple((self.read_seat(seat), self.game.read_card(card)) for seat, _, card in pairs)

    def _lead(self, value: str) -> LeadDecided:
        seat, by = value.split(" ")
        return LeadDecided(self.read_seat(seat), by)

    def _entries(self, line: _Line) -> Iterator[Made | Shuffled]:
        if line.text.startswith(_SHUFFLES):
            name, value = line.named()
            yield Shuffled(name, line.read(self._cards, value), line.number)
            return
        for token in re.findall(_MOVE, line.text):
            seat, _, move = token.partition(":")
            line.read(self.game.read_move, move)
            yield Made(line.read(self.read_seat, seat), move, line.number)

    def _result(self, value: str) -> Outcome:
        winners, points, ending = value.split(" ")
        return Outcome(_read_seats(winners, self.game.seats), _whole(points), ending)

    def _scores(self, value: str) -> tuple[int, ...]:
        return tuple(map(_whole, value.split()))


def _read_seats(letters: str, seats: int) -> tuple[int, ...]:
    return () if letters == NO_SEAT else tuple(map(a_seat(seats), letters))


def _read_end(lines: _Lines, seats: int) -> tuple[tuple[int, ...] | None, int]:
    line = lines.next()
    winners = None
    if line.text != UNFINISHED_LINE:
        if not line.text.startswith("end: "):
            raise line.nonsense()
        winners = line.read(lambda letters: _read_seats(letters, seats), line.named()[1])
    if lines:
        raise lines.next().wrong("after-the-end")
    return winners, line.number
