"""The bars above and below the board: which table this is, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.cells import cell_len
from textual.content import Content

from stockpile.terminal.app.board import Room, Sight
from stockpile.terminal.app.drawing import LEAST, Signs, styled
from stockpile.terminal.client.asking import next_step
from stockpile.terminal.client.seat_client import NOBODY, SeatClient


def _saying(side: Sight, signs: Signs) -> Callable[..., str]:
    """Words as they can be shown."""
    return lambda message, **args: signs.text(side.words(message, **args))


def top_bar(side: SeatClient, signs: Signs, size: Room) -> str:
    """Which table this is, and how the match stands."""
    say = _saying(side, signs)
    match = side.table["match"]
    parts = {"game": say(f"page-game-{side.game.name}")}
    if not side.solo:
        parts["code"] = say("table-menu-title", code=side.table["code"])
    if side.scored:
        if match["round"]:
            parts["round"] = say("table-round", round=match["round"])
            parts["scores"] = ""
        parts["target"] = say("page-match-to", points=side.table["settings"]["target"])
    else:
        parts["target"] = say("table-one-round")
    if side.seat == NOBODY:
        parts["watching"] = say("table-watching")
    if side.connection.status != "open":
        parts = {"lost": connection_text(side, signs), **parts}
    # How everybody stands is worth more than what the table is called.
    return _fitted(parts, ("target", "game", "code"), side, signs, size)


def replay_bar(side: Sight, signs: Signs, size: Room, place: str) -> str:
    """Which place of which match this is, and how it stood there."""
    say = _saying(side, signs)
    parts = {"game": say(f"page-game-{side.game.name}"), "place": place, "scores": ""}
    if side.seat == NOBODY:
        parts["seen"] = say("replay-seen-by-spectator")
    else:
        parts["seen"] = say("replay-seen-by-name", name=side.names[side.seat])
    return _fitted(parts, ("game", "seen"), side, signs, size)


def _fitted(
    parts: dict[str, str], spared: tuple[str, ...], side: Sight, signs: Signs, size: Room
) -> str:
    """The parts of a line, without as many of the ``spared`` ones as have no room."""
    if size.width < LEAST.width or size.height < LEAST.height:
        say = _saying(side, signs)
        return say("app-too-small", width=LEAST.width, height=LEAST.height)
    dot, text = f" {signs.dot} ", ""
    for scores in _scores(side, signs) if "scores" in parts else [[]]:
        for count in range(len(spared) + 1):
            kept = {**parts, "scores": dot.join(scores)}
            text = dot.join(one for name, one in kept.items() if one and name not in spared[:count])
            if cell_len(text) <= size.width - 2:
                return text
    return text


def _scores(side: Sight, signs: Signs) -> Iterator[list[str]]:
    """All scores; for a line that is too short, one's own and the best of the others."""
    say = _saying(side, signs)
    own = None if side.seat == NOBODY else side.game.side_of[side.seat]
    scores = side.scores()
    told = [
        say("table-score", names=who[:1].upper() + who[1:], points=points) for who, points in scores
    ]
    yield told
    if not told:
        return
    others = [at for at in range(len(scores)) if at != own]
    best = max(others, key=lambda at: scores[at][1])
    yield [told[at] for at in range(len(scores)) if at in (own, best)]


def connection_text(side: SeatClient, signs: Signs) -> str:
    """What there is to say of a connection that is not open."""
    connection = side.connection
    if connection.status == "ended" and connection.ended is not None:
        return signs.text(side.refusal(connection.ended))
    return signs.text(side.words("table-lost")) if connection.status == "lost" else ""


def key_bar(side: SeatClient, signs: Signs, size: Room) -> Content:
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
    if side.may("undo"):
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
