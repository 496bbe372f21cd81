"""The bars above and below the board: which table this is, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size

from stockpile.terminal.app.blocks import SMALLEST_SCREEN, styled
from stockpile.terminal.app.boards.board import BoardModel
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.client.next_step import next_step
from stockpile.terminal.client.seat_client import NOBODY, SeatClient


def top_bar(client: SeatClient, signs: Signs, size: Size) -> str:
    """Which table this is, and how the match stands."""
    words = client.words
    match, target = client.table["match"], client.table["settings"]["target"]
    parts = {"game": words(f"page-game-{client.game.name}")}
    if not client.solo:
        parts["code"] = words("table-menu-title", code=client.table["code"])
    if client.scored:
        if match["round"]:
            parts["round"] = words("table-round", round=match["round"])
            parts["scores"] = ""
        parts["target"] = words("page-match-to", points=target)
    else:
        parts["target"] = words("table-one-round")
    if client.seat == NOBODY:
        parts["watching"] = words("table-watching")
    if client.connection.status != "open":
        parts = {"lost": connection_text(client), **parts}
    # The scores matter more than the name of the table.
    return _fitted(parts, ("target", "game", "code"), client, signs, size)


def replay_bar(model: BoardModel, signs: Signs, size: Size, place: str) -> str:
    """Which step of which match this is, and the score at that point."""
    words = model.words
    parts = {"game": words(f"page-game-{model.game.name}"), "place": place, "scores": ""}
    if model.seat == NOBODY:
        parts["seen"] = words("replay-seen-by-spectator")
    else:
        parts["seen"] = words("replay-seen-by-name", name=model.names[model.seat])
    return _fitted(parts, ("game", "seen"), model, signs, size)


def _fitted(
    parts: dict[str, str], spared: tuple[str, ...], model: BoardModel, signs: Signs, size: Size
) -> str:
    """The parts of a line, leaving out ``spared`` ones that do not fit."""
    if size.width < SMALLEST_SCREEN.width or size.height < SMALLEST_SCREEN.height:
        width, height = SMALLEST_SCREEN
        return model.words("app-too-small", width=width, height=height)
    dot, text = f" {signs.dot} ", ""
    for scores in _scores(model) if "scores" in parts else [[]]:
        for count in range(len(spared) + 1):
            kept = {**parts, "scores": dot.join(scores)}
            text = dot.join(one for name, one in kept.items() if one and name not in spared[:count])
            if cell_len(text) <= size.width - 2:
                return text
    return text


def _scores(model: BoardModel) -> Iterator[list[str]]:
    """All scores; for a line that is too short, the person's own and the best of the others."""
    scores = model.scores()
    told = [
        model.words("table-score", names=who[:1].upper() + who[1:], points=points)
        for who, points in scores
    ]
    yield told
    if told:
        own = None if model.seat == NOBODY else model.game.side_of[model.seat]
        others = [at for at in range(len(scores)) if at != own]
        best = max(others, key=lambda at: scores[at][1])
        yield [told[at] for at in range(len(scores)) if at in (own, best)]


def connection_text(client: SeatClient) -> str:
    """What to say about a connection that is not open."""
    connection = client.connection
    if connection.status == "ended" and connection.ended is not None:
        return client.refusal(connection.ended)
    return client.words("table-lost") if connection.status == "lost" else ""


def key_bar(client: SeatClient, size: Size) -> Content:
    """What can be done now, each with its key; what does not fit is on the page with all keys."""
    words = client.words
    parts: list[Content] = []
    step = next_step(client)
    if step is not None:
        parts.append(styled(f" n {words(step.message, count=1)} ", "bold reverse", "n"))
    to_move = client.on_turn and step is None
    offered = {
        "h": ("table-hint", to_move and client.table["settings"]["hints"]),
        "p": ("table-pass", to_move and "pass" in client.moves),
        "u": ("table-undo", client.may("undo")),
        "v": ("review-title", client.phase == "over"),
        "k": ("ending-record", client.phase == "over"),
        ":": ("app-type", to_move),
        "l": ("app-log", True),
        "b": ("page-rules", True),
        "m": ("page-menu", True),
        "?": ("app-help", True),
    }
    shown = {key: words(message) for key, (message, now) in offered.items() if now}
    room = size.width - 2 - sum(len(one) + 2 for one in parts)
    for spare in ":bl":
        if sum(len(key) + len(text) + 3 for key, text in shown.items()) - 2 > room:
            shown.pop(spare, None)
    parts += [styled(key, "bold", key) + styled(f" {text}", "", key) for key, text in shown.items()]
    return Content("  ").join(parts)
