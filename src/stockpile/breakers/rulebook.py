"""The rules of Skip-Bo Breakers as a player reads them, for one table."""

from __future__ import annotations

from itertools import groupby

from stockpile.breakers.editions import Edition
from stockpile.breakers.moves import Kind, Set, shown
from stockpile.breakers.rules import Breakers
from stockpile.core.refusal import Unreadable
from stockpile.core.rulebook import Argument, Example, Rule, Section, marked, option_rule

LOWEST_NUMBER = 1
PAIR_TILES = 2

CLIMBING_TRICK = ("4+4", "5+5", "7+7", "9+9")
"""A printed trick: A, B, C and D lay these, then A, B and C pass, and D wins it."""
BROKEN_TRICK = ("3-4-5", "8-9-*", "2+2+2", "1+1+1+1")
"""Another: D, A, B and C lay these, then D, A and B pass, and C wins it."""
JOKER_RUN = ("8-9-*", "8-9-10")
"""A run with a joker, and what it stands for."""
RUNS_OF_TWO_LENGTHS = ("3-4-5-6", "8-9-10-11-12")
"""A run, and a longer one that does not answer it."""

_TRIED = (
    ("7", ("8", "*", "2+2+2", "7", "6", "8+8")),
    ("4+4", ("5+5", "9+*", "2+2+2", "3+3", "5", "5-6-7")),
    ("4+4-5+5", ("6+6-7+7", "8+8-9+*", "2+2+2", "4+4-5+*", "6+6-7+7-8+8")),
    ("3-4-5-6", ("4-5-6-7", "8-9-*-11", "2+2+2", "2-3-4-5", "8-9-10-11-12")),
    ("2+2+2", ("5+5+5", "*+*+*", "1+1+1+1", "1+1+1", "9+9+*", "8-9-10")),
    ("1+1+1+1", ("2+2+2+2", "*+*+*+*", "*+*+*", "9+9+9")),
)
"""Sets to lead, and what a player might think of laying on them; the rules say what answers."""

_SEEING = (Rule("", "rule-breakers-open"), Rule("", "rule-breakers-hidden"))


def rulebook(game: Breakers) -> tuple[Section, ...]:
    """Every rule of this table's game, in the order in which a player needs them."""
    edition = game.edition
    sections = (
        Section("rules-section-aim", (Rule("", "rule-breakers-aim"),)),
        Section("rules-section-box", _box(edition)),
        Section("rules-section-setup", _setup(game)),
        Section("rules-section-sets", _sets(edition)),
        Section("rules-section-answering", _answering(game)),
        Section("rules-section-breakers", _breakers(edition)),
        Section("rules-section-jokers", _jokers(game)),
        Section("rules-section-tricks", _tricks(game)),
        Section("rules-section-round", _round(edition)),
        Section("rules-section-seeing", _SEEING),
    )
    return marked(sections, edition.says)


def reference(game: Breakers) -> tuple[Example, ...]:
    """The reference card. The rules of this table decide what goes in which column."""
    rows = []
    for text, tried in _TRIED:
        lead = game.read_move(text)
        assert isinstance(lead, Set)
        reasons = [(one, _why_not(game, one, lead)) for one in tried]
        rows.append(
            Example(
                f"rules-reference-{lead.kind}",
                _kind_args(game.edition, lead),
                text,
                tuple(one for one, why in reasons if why is None),
                tuple((one, f"rules-reference-{why}") for one, why in reasons if why is not None),
            )
        )
    return tuple(rows)


def _kind_args(edition: Edition, lead: Set) -> dict[str, Argument]:
    match lead.kind:
        case Kind.PAIR_RUN:
            return {"pairs": edition.shortest_pair_run}
        case Kind.RUN:
            return {"tiles": edition.shortest_run}
        case Kind.BREAKER:
            return {"tiles": lead.size}
        case _:
            return {}


def _why_not(game: Breakers, text: str, lead: Set) -> str | None:
    """Why these tiles do not answer the lead, or None if they do."""
    try:
        laid = game.read_move(text)
    except Unreadable as flaw:
        return flaw.refusal.code
    assert isinstance(laid, Set)
    if game.sets.answers(laid, lead):
        return None
    if laid.kind is not lead.kind:
        return "another-kind"
    if laid.size != lead.size:
        return "more-tiles" if laid.size > lead.size else "fewer-tiles"
    return "lower" if game.sets.height(laid) < game.sets.height(lead) else "only-equal"


def _box(edition: Edition) -> tuple[Rule, ...]:
    composition = {
        "copies": edition.copies,
        "first": LOWEST_NUMBER,
        "highest": edition.highest,
        "jokers": edition.jokers,
    }
    seats = {"fewest": edition.fewest_seats, "most": edition.most_seats}
    return (
        Rule("B1", "rule-b1-tiles", {"tiles": len(edition.pack)}),
        Rule("B1", "rule-b1-composition", composition),
        Rule("B2", "rule-b2-seats", seats),
    )


def _setup(game: Breakers) -> tuple[Rule, ...]:
    here = {"seats": game.seats, "tiles": game.hand, "rest": game.edition.unused(game.seats)}
    return (
        Rule("B3", "rule-b3-opener"),
        Rule("B3", "rule-b3-draw-again"),
        *_hands(game.edition),
        Rule("B2", "rule-b2-this-table", here),
        Rule("B2", "rule-b2-stand"),
    )


def _hands(edition: Edition) -> tuple[Rule, ...]:
    """How many tiles a hand has, with tables of equal hands taken together."""
    rules = []
    for tiles, tables in groupby(sorted(edition.hands), edition.hands.__getitem__):
        seats = tuple(tables)
        if len(seats) == 1:
            alone = {"seats": seats[0], "tiles": tiles, "rest": edition.unused(seats[0])}
            rules.append(Rule("B2", "rule-b2-hand", alone))
        else:
            several = {
                "fewest": seats[0],
                "most": seats[-1],
                "tables": len(seats),
                "tiles": tiles,
            }
            rules.append(Rule("B2", "rule-b2-hand-range", several))
    return tuple(rules)


def _sets(edition: Edition) -> tuple[Rule, ...]:
    single, pair, pair_run, run, breaker, _ = (shown(lead) for lead, _ in _TRIED)
    sizes = {"small": edition.breakers[0], "large": edition.breakers[-1]}
    ends = {"first": LOWEST_NUMBER, "highest": edition.highest}
    return (
        Rule("B4", "rule-b4-opening"),
        Rule("B4", "rule-b4-single", {"example": single}),
        Rule("B4", "rule-b4-pair", {"tiles": PAIR_TILES, "example": pair}),
        Rule("B4", "rule-b4-run", {"tiles": edition.shortest_run, "example": run}),
        Rule("B4", "rule-b4-pair-run", {"pairs": edition.shortest_pair_run, "example": pair_run}),
        Rule("B4", "rule-b4-breaker", {**sizes, "example": breaker}),
        Rule("B8", "rule-b8-height", ends),
    )


def _answering(game: Breakers) -> tuple[Rule, ...]:
    run, longer = map(shown, RUNS_OF_TWO_LENGTHS)
    obliging = (Rule("B7", "rule-b7-stuck"), Rule("B7", "rule-b7-breaker"))
    return (
        Rule("B5", "rule-b5-answer"),
        Rule("B5", "rule-b5-length", {"run": run, "longer": longer}),
        Rule("B5", "rule-b5-kinds"),
        option_rule(game, "answer"),
        Rule("B7", "rule-b7-must"),
        option_rule(game, "passing"),
        *(() if game.sets.free_passing else obliging),
    )


def _breakers(edition: Edition) -> tuple[Rule, ...]:
    sizes = {"small": edition.breakers[0], "large": edition.breakers[-1]}
    sets = dict(zip(("lead", "run", "small", "large"), map(shown, BROKEN_TRICK), strict=True))
    return (
        Rule("B11", "rule-b11-breaker"),
        Rule("B11", "rule-b11-turn"),
        Rule("B11", "rule-b11-rank", sizes),
        Rule("B11", "rule-b11-jokers"),
        Rule("B11", "rule-b11-example", sets),
    )


def _jokers(game: Breakers) -> tuple[Rule, ...]:
    example, meaning = map(shown, JOKER_RUN)
    return (
        Rule("B9", "rule-b9-joker", {"example": example, "meaning": meaning}),
        Rule("B9", "rule-b9-breaker"),
        option_rule(game, "lone-joker", highest=game.edition.highest),
        Rule("B10", "rule-b10-number-needed"),
    )


def _tricks(game: Breakers) -> tuple[Rule, ...]:
    sets = dict(
        zip(("first", "second", "third", "fourth"), map(shown, CLIMBING_TRICK), strict=True)
    )
    return (
        Rule("B12", "rule-b12-again"),
        Rule("B13", "rule-b13-trick"),
        Rule("B13", "rule-b13-example", sets),
        Rule("B14", "rule-b14-aside"),
        option_rule(game, "memory-aid"),
    )


def _round(edition: Edition) -> tuple[Rule, ...]:
    return (
        Rule("B15", "rule-b15-end"),
        Rule("B16", "rule-b16-points", {"points": edition.tile_points}),
        Rule("B16", "rule-b16-match", {"target": edition.target}),
        Rule("B17", "rule-b17-next-round"),
    )
