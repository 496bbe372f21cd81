"""The rules of Skip-Bo as a player reads them, for one table."""

from __future__ import annotations

from stockpile.core.rulebook import Argument, Rule, Section, marked, option_rule
from stockpile.core.seats import seat_letter
from stockpile.skipbo.editions import Edition
from stockpile.skipbo.rules import SkipBo
from stockpile.skipbo.tabletop.rules import ADVICE_PENALTY_CARDS

LOWEST_NUMBER = 1
"""The number that starts a building pile."""
FEWEST_TEAMS = 2
SMALLEST_TEAM = 2
_SEEING = tuple(Rule("", f"rule-skipbo-{what}") for what in ("open", "hand", "hidden"))


def rulebook(game: SkipBo) -> tuple[Section, ...]:
    """Every rule of this table's game, in the order in which a player needs them."""
    numbers = {"first": LOWEST_NUMBER, "highest": game.edition.highest}
    sections = (
        Section("rules-section-aim", (Rule("", "rule-skipbo-aim", numbers),)),
        Section("rules-section-box", _box(game.edition)),
        Section("rules-section-setup", _setup(game)),
        Section("rules-section-turn", _turn(game)),
        Section("rules-section-piles", _piles(game.edition)),
        Section(
            "rules-section-winning", (Rule("S19", "rule-s19-win"), Rule("S19", "rule-s19-order"))
        ),
        Section("rules-section-points", _points(game.edition)),
        Section("rules-section-teams", _teams(game)),
        Section("rules-section-dry", _dry(game)),
        Section("rules-section-slips", _slips(game)),
        Section("rules-section-seeing", _SEEING),
    )
    return marked(sections, game.edition.says)


def _box(edition: Edition) -> tuple[Rule, ...]:
    cards = {
        "cards": edition.cards,
        "copies": edition.copies,
        "first": LOWEST_NUMBER,
        "highest": edition.highest,
        "wilds": edition.wilds,
    }
    fewest, most = edition.fewest_seats, edition.most_seats
    if edition.names_largest_table:
        seats = [Rule("S2", "rule-s2-seats", {"fewest": fewest, "most": most})]
    else:
        seats = [
            Rule("S2", "rule-s2-seats-or-more", {"fewest": fewest}),
            Rule("S2", "rule-s2-most-seats", {"most": most}),
        ]
    if edition.says("rule-s1-composition"):
        return (Rule("S1", "rule-s1-cards", cards), *seats)
    total = {"cards": cards.pop("cards")}
    return (
        Rule("S1", "rule-s1-total", total),
        Rule("S1", "rule-s1-composition", cards),
        *seats,
    )


def _setup(game: SkipBo) -> tuple[Rule, ...]:
    edition = game.edition
    if game.lead_by_draw:
        dealing = [
            Rule("S3", "rule-s3-dealer"),
            Rule("S3", "rule-s3-draw-again"),
            Rule("S3", "rule-s3-dealing-from-left"),
        ]
        starting = [
            Rule("S4", "rule-s4-left-of-dealer"),
            Rule("S3", "rule-s3-next-dealer"),
            Rule("S3", "rule-s3-drawn-round"),
        ]
    else:
        dealing = [
            Rule("S3", "rule-s3-shuffle"),
            Rule("S3", "rule-s3-dealing-from-starter"),
        ]
        starting = [
            Rule("S4", "rule-s4-youngest"),
            Rule("S4", "rule-s4-by-lot"),
            Rule("S4", "rule-s4-next-rounds"),
        ]
    short = {"short": edition.short_stock}
    any_size: dict[str, Argument] = {
        "least": 1,
        "most": edition.most_stock(game.seats),
        "seats": game.seats,
        "hand": edition.hand,
    }
    return (
        *dealing,
        *_stock_size(game),
        Rule("S5", "rule-s5-face-down"),
        Rule("S6", "rule-s6-short-game", short),
        *([Rule("S6", "rule-s6-fewer")] if edition.says("rule-s6-fewer") else ()),
        Rule("S6", "rule-s6-any-size", any_size),
        Rule("S7", "rule-s7-draw-pile"),
        *starting,
    )


def _stock_size(game: SkipBo) -> tuple[Rule, ...]:
    edition = game.edition
    printed = {
        "large": edition.large_stock,
        "small": edition.small_stock,
        "fewest": edition.fewest_seats,
        "seats": edition.small_table,
    }
    rules = [Rule("S5", "rule-s5-stock-size", printed)]
    crowded = [
        seats
        for seats in range(edition.small_table + 1, edition.most_seats + 1)
        if edition.stock(seats) < edition.small_stock
    ]
    if crowded:
        fitting = {
            "seats": crowded[0],
            "printed": edition.small_stock,
            "hand": edition.hand,
            "stock": edition.stock(crowded[-1]),
            "most": crowded[-1],
        }
        rules.append(Rule("S5", "rule-s5-many-seats", fitting))
    here = {"seats": game.seats, "stock": game.stock}
    mark = edition.sizes(game.seats).stock_marks.get(game.stock, "ours")
    return (*rules, Rule("S5", "rule-s5-this-table", here, mark))


def _turn(game: SkipBo) -> tuple[Rule, ...]:
    edition = game.edition
    hand = {"hand": edition.hand}
    if "free" in edition.prints("laying"):
        printed = (Rule("S13", "rule-s13-advice"), Rule("S13", "rule-s13-stop"))
    else:
        printed = (Rule("S13", "rule-s13-duty"), Rule("S13", "rule-s13-all-you-can"))
    return (
        Rule("S8", "rule-s8-clockwise"),
        Rule("S8", "rule-s8-turn", hand),
        Rule("S10", "rule-s10-sources"),
        *printed,
        option_rule(game, "laying"),
        *([Rule("S13", "rule-s13-blocking")] if game.laying == "stock-first" else ()),
        Rule("S14", "rule-s14-refill", hand),
        Rule("S15", "rule-s15-discard", {"piles": edition.discard_piles}),
    )


def _piles(edition: Edition) -> tuple[Rule, ...]:
    first_and_last = {"first": LOWEST_NUMBER, "highest": edition.highest}
    example = edition.highest // 3
    climb = {"number": example, "next": example + 1, "after": example + 2}
    return (
        Rule("S9", "rule-s9-building-piles", {"piles": edition.building_piles, **first_and_last}),
        *([Rule("S9", "rule-s9-example", climb)] if edition.says("rule-s9-example") else ()),
        Rule("S11", "rule-s11-wild", first_and_last),
        Rule("S12", "rule-s12-turn-up"),
        Rule("S16", "rule-s16-discard-piles"),
        Rule("S17", "rule-s17-complete", {"highest": edition.highest, "number": example + 1}),
        Rule("S18", "rule-s18-reshuffle"),
    )


def _points(edition: Edition) -> tuple[Rule, ...]:
    points = {"win": edition.win_points, "card": edition.card_points}
    return (
        Rule("S20", "rule-s20-single-round"),
        Rule("S20", "rule-s20-points", points),
        Rule("S20", "rule-s20-match", {"target": edition.target}),
    )


def _teams(game: SkipBo) -> tuple[Rule, ...]:
    edition = game.edition
    sizes = {"teams": FEWEST_TEAMS, "seats": SMALLEST_TEAM}
    if game.setup.teams is None:
        here = Rule("S21", "rule-s21-alone")
    else:
        sides = ", ".join("+".join(map(seat_letter, side)) for side in game.sides)
        here = Rule("S21", "rule-s21-this-table", {"count": len(game.sides), "teams": sides})
    if edition.says("rule-s22-calls"):
        calls = Rule("S22", "rule-s22-calls", {"number": edition.highest // 3})
        talking = [Rule("S22", "rule-s22-silence"), calls]
    else:
        talking = [Rule("S22", "rule-s22-no-discussion")]
    enforced = game.options["conduct"] == "enforced"
    return (
        Rule("S21", "rule-s21-partners"),
        Rule("S21", "rule-s21-own-discards"),
        Rule("S21", "rule-s21-seating"),
        Rule("S21", "rule-s21-team-sizes", sizes),
        here,
        *talking,
        *([Rule("S22", "rule-s22-program")] if enforced else ()),
        Rule("S23", "rule-s23-all-empty"),
        Rule("S23", "rule-s23-play-on"),
    )


def _dry(game: SkipBo) -> tuple[Rule, ...]:
    return (
        Rule("S28", "rule-s28-nothing-to-draw"),
        Rule("S28", "rule-s28-empty-hand"),
        Rule("S28", "rule-s28-pass"),
        Rule("S29", "rule-s29-stuck"),
        option_rule(game, "stalemate"),
    )


def _slips(game: SkipBo) -> tuple[Rule, ...]:
    possible = game.options["conduct"] == "tabletop"
    if game.edition.says("rule-s24-s27-penalties"):
        sheet = "rule-s24-s27-penalties"
    else:
        sheet = "rule-s24-s27-borrowed" if possible else "rule-s24-s27-no-penalties"
    return (
        Rule("S24–S27", sheet),
        option_rule(game, "conduct"),
        *(_remedies(game) if possible else ()),
    )


def _remedies(game: SkipBo) -> tuple[Rule, ...]:
    """What happens after a slip, if people can make one."""
    return (
        Rule("S24", "rule-s24-fitting"),
        Rule("S24", "rule-s24-advice", {"cards": ADVICE_PENALTY_CARDS}),
        Rule("S24", "rule-s24-any-talk"),
        Rule("S24", "rule-s24-as-many"),
        Rule("S24", "rule-s24-calling"),
        Rule("S24", "rule-s24-judging"),
        Rule("S25", "rule-s25-draw-first", {"hand": game.edition.hand}),
        Rule("S25", "rule-s25-too-many"),
        Rule("S25", "rule-s25-last-drawn"),
        Rule("S26", "rule-s26-out-of-turn"),
        Rule("S26", "rule-s26-what-stays"),
        option_rule(game, "caught"),
        Rule("S27", "rule-s27-stands"),
        Rule("S27", "rule-s27-no-win"),
    )
