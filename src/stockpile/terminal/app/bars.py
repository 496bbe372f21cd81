"""The bars above and below the board: which table this is, and what can be done."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content

from stockpile.terminal.app.board import Room
from stockpile.terminal.app.drawing import LEAST, Signs, styled
from stockpile.terminal.client.asking import next_step
from stockpile.terminal.client.tableside import NOBODY, Tableside


def _saying(side: Tableside, signs: Signs) -> Callable[..., str]:
    """Words as they can be shown."""
    return lambda message, **args: signs.text(side.words(message, **args))


def top_bar(side: Tableside, signs: Signs, size: Room) -> str:
    """Which table this is, and how the match stands."""
    say = _saying(side, signs)
    if size.width < LEAST.width or size.height < LEAST.height:
        return say("app-too-small", width=LEAST.width, height=LEAST.height)
    dot = f" {signs.dot} "
    parts = [say(f"page-game-{side.game.name}")]
    if not side.solo:
        parts.append(say("table-menu-title", code=side.table["code"]))
    if side.scored:
        if side.table["match"]["round"]:
            parts.append(say("table-round", round=side.table["match"]["round"]))
            parts += _scored(side, signs, size)
        parts.append(say("page-match-to", points=side.table["settings"]["target"]))
    else:
        parts.append(say("table-one-round"))
    if side.seat == NOBODY:
        parts.append(say("table-watching"))
    if side.connection.status != "open":
        parts.insert(0, connection_text(side, signs))
    return signs.text(dot.join(parts))


def _scored(side: Tableside, signs: Signs, size: Room) -> list[str]:
    """The scores; where there are too many for one line, one's own and the best."""
    say = _saying(side, signs)
    game, me = side.game, side.seat
    scores = [*enumerate(side.scores())]
    if sum(len(who) + 8 for _, (who, _) in scores) > size.width // 2:
        best = max(scores, key=lambda one: one[1][1])
        own = None if me == NOBODY else game.side_of[me]
        scores = [one for one in scores if one[0] == own or one is best]
    return [
        say("table-score", names=who[:1].upper() + who[1:], points=points)
        for _, (who, points) in scores
    ]


def connection_text(side: Tableside, signs: Signs) -> str:
    """What there is to say of a connection that is not open."""
    connection = side.connection
    if connection.status == "ended" and connection.ended is not None:
        return signs.text(side.refusal(connection.ended))
    return signs.text(side.words("table-lost")) if connection.status == "lost" else ""


def key_bar(side: Tableside, signs: Signs, size: Room) -> Content:
    """What can be done now, each with its key; what has no room is on the page with all keys."""
    say = _saying(side, signs)
    parts: list[Content] = []
    first = next_step(side)
    if first is not None:
        parts.append(styled(f" n {signs.text(first.called)} ", "bold reverse", "n"))
    offered = []
    if side.on_turn and first is None:
        if side.table["settings"]["hints"]:
            offered.append(("h", say("table-hint")))
        if "pass" in side.moves:
            offered.append(("p", say("skipbo-pass")))
    if side.may_undo:
        offered.append(("u", say("table-undo")))
    if side.phase == "over":
        offered.append(("v", say("review-title")))
        offered.append(("k", say("ending-record")))
    if side.on_turn and first is None:
        offered.append((":", say("app-type")))
    offered += [
        ("l", say("app-log")),
        ("b", say("page-rules")),
        ("m", say("page-menu")),
        ("?", say("app-help")),
    ]
    room = size.width - 2 - sum(len(one) + 2 for one in parts)
    for spare in ":bl":
        # The page with all keys has these too.
        if sum(len(key) + len(text) + 3 for key, text in offered) - 2 > room:
            offered = [one for one in offered if one[0] != spare]
    for key, text in offered:
        parts.append(styled(key, "bold", key) + styled(f" {text}", "", key))
    return Content("  ").join(parts)
