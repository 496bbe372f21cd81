"""The bars above and below the board: which table this is, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size

from stockpile.terminal.app.blocks import SMALLEST_SCREEN, styled
from stockpile.terminal.app.boards.board import BoardModel
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.client.next_step import next_step
from stockpile.terminal.client.seat_client import NOBODY, SeatClient


def _saying(client: BoardModel, signs: Signs) -> Callable[..., str]:
    """Words as they can be shown."""
    return lambda message, **args: signs.text(client.words(message, **args))


def top_bar(client: SeatClient, signs: Signs, size: Size) -> str:
    """Which table this is, and how the match stands."""
    say = _saying(client, signs)
    match = client.table["match"]
    parts = {"game": say(f"page-game-{client.game.name}")}
    if not client.solo:
        parts["code"] = say("table-menu-title", code=client.table["code"])
    if client.scored:
        if match["round"]:
            parts["round"] = say("table-round", round=match["round"])
            parts["scores"] = ""
        parts["target"] = say("page-match-to", points=client.table["settings"]["target"])
    else:
        parts["target"] = say("table-one-round")
    if client.seat == NOBODY:
        parts["watching"] = say("table-watching")
    if client.connection.status != "open":
        parts = {"lost": connection_text(client, signs), **parts}
    # How everybody stands is worth more than what the table is called.
    return _fitted(parts, ("target", "game", "code"), client, signs, size)


def replay_bar(client: BoardModel, signs: Signs, size: Size, place: str) -> str:
    """Which place of which match this is, and how it stood there."""
    say = _saying(client, signs)
    parts = {"game": say(f"page-game-{client.game.name}"), "place": place, "scores": ""}
    if client.seat == NOBODY:
        parts["seen"] = say("replay-seen-by-spectator")
    else:
        parts["seen"] = say("replay-seen-by-name", name=client.names[client.seat])
    return _fitted(parts, ("game", "seen"), client, signs, size)


def _fitted(
    parts: dict[str, str], spared: tuple[str, ...], client: BoardModel, signs: Signs, size: Size
) -> str:
    """The parts of a line, without as many of the ``spared`` ones as have no room."""
    if size.width < SMALLEST_SCREEN.width or size.height < SMALLEST_SCREEN.height:
        say = _saying(client, signs)
        return say("app-too-small", width=SMALLEST_SCREEN.width, height=SMALLEST_SCREEN.height)
    dot, text = f" {signs.dot} ", ""
    for scores in _scores(client, signs) if "scores" in parts else [[]]:
        for count in range(len(spared) + 1):
            kept = {**parts, "scores": dot.join(scores)}
            text = dot.join(one for name, one in kept.items() if one and name not in spared[:count])
            if cell_len(text) <= size.width - 2:
                return text
    return text


def _scores(client: BoardModel, signs: Signs) -> Iterator[list[str]]:
    """All scores; for a line that is too short, one's own and the best of the others."""
    say = _saying(client, signs)
    own = None if client.seat == NOBODY else client.game.side_of[client.seat]
    scores = client.scores()
    told = [
        say("table-score", names=who[:1].upper() + who[1:], points=points) for who, points in scores
    ]
    yield told
    if not told:
        return
    others = [at for at in range(len(scores)) if at != own]
    best = max(others, key=lambda at: scores[at][1])
    yield [told[at] for at in range(len(scores)) if at in (own, best)]


def connection_text(client: SeatClient, signs: Signs) -> str:
    """What there is to say of a connection that is not open."""
    connection = client.connection
    if connection.status == "ended" and connection.ended is not None:
        return signs.text(client.refusal(connection.ended))
    return signs.text(client.words("table-lost")) if connection.status == "lost" else ""


def key_bar(client: SeatClient, signs: Signs, size: Size) -> Content:
    """What can be done now, each with its key; what has no room is on the page with all keys."""
    say = _saying(client, signs)
    parts: list[Content] = []
    first = next_step(client)
    if first is not None:
        parts.append(styled(f" n {signs.text(first.called)} ", "bold reverse", "n"))
    offered = []
    if client.on_turn and first is None:
        if client.table["settings"]["hints"]:
            offered.append(("h", say("table-hint")))
        if "pass" in client.moves:
            offered.append(("p", say("skipbo-pass")))
    if client.may("undo"):
        offered.append(("u", say("table-undo")))
    if client.phase == "over":
        offered.append(("v", say("review-title")))
        offered.append(("k", say("ending-record")))
    if client.on_turn and first is None:
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
