"""Tables as a server would show them, made here: the same cards every time."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import msgspec
from textual.pilot import Pilot

from stockpile.core.seats import seat_letter
from stockpile.games import AnyMatch
from stockpile.table.settings import Settings
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.table_screen import TableScreen
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.client.local_server import LocalServer, SavedGame
from stockpile.terminal.client.remote_server import RemoteServer, TableLink
from stockpile.terminal.client.seat_client import SeatClient
from stockpile.terminal.play_request import PlayRequest
from tests.terminal.app.driving import request_of


class StillServer(LocalServer):
    """A server without any games, which never starts."""

    async def start(self) -> None:
        pass

    async def saved(self) -> list[SavedGame]:
        return []


class StillConnection(Connection):
    """A connection on which nothing happens; what is sent is remembered."""

    def __init__(self, told: Any) -> None:
        super().__init__(RemoteServer("http://192.168.1.5:8420"), "93ZCAQ", "token", told)
        self.status = "open"
        self.person = 1
        self.sent: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}

    async def send(self, type_: str, **fields: Any) -> dict[str, Any]:
        self.sent.append({"type": type_, **fields})
        return self.answers.get(type_, {})


ANYBODY = ("name", "emote", "leave")
UNDER_WAY = ("concede", "agree", "stand", "offer-seat", "make-host", "remove", "pause")
HOST = {
    "gathering": ("ready", "start", "bot", "clear", "change-settings"),
    "playing": ("move", "hint", *UNDER_WAY),
    "between": ("ready", "start", *UNDER_WAY),
    "over": ("rematch",),
}
"""What the host, who has a seat, could do besides in each phase."""


def table_of(match: AnyMatch, phase: str, **more: Any) -> dict[str, Any]:
    """The table around a match: the person at seat A, bots at the others."""
    game = match.game
    teams = game.setup.teams and ["".join(map(seat_letter, team)) for team in game.setup.teams]
    settings = Settings(
        edition=game.setup.edition,
        seats=game.seats,
        teams=tuple(teams) if teams else None,
        options=dict(game.setup.options),
        target=match.target,
    )
    chairs: list[dict[str, Any]] = [{"seat": "A", "person": 1}]
    chairs += [{"seat": seat_letter(at), "bot": "casual"} for at in range(1, game.seats)]
    return {
        "code": "93ZCAQ",
        "game": game.name,
        "settings": msgspec.to_builtins(settings),
        "phase": phase,
        "host": 1,
        "people": [{"person": 1, "name": "Ann", "present": True, "seat": "A"}],
        "chairs": chairs,
        "match": {
            "number": 1,
            "name": "93ZCAQ/1",
            "commitment": "",
            "round": match.round,
            "scores": match.scores,
            "closed": None,
            "winners": None,
        },
        "paused": False,
        "waiting_for": ["A"] if phase == "between" or match.turn == 0 else [],
        **more,
    }


def round_of(match: AnyMatch, viewer: int = 0) -> dict[str, Any]:
    """The round as somebody sees it."""
    moves = match.legal_moves() if match.turn == viewer else ()
    shown: dict[str, Any] = {
        "version": len(match.round_events),
        # A copy: a test may change it.
        "view": copy.deepcopy(match.game.show(match.state, viewer)),
    }
    if moves:
        shown["moves"] = [str(one) for one in getattr(moves, "canonical", moves)]
    return shown


async def show(
    app: StockpileApp,
    pilot: Pilot[None],
    match: AnyMatch,
    phase: str = "playing",
    *,
    solo: bool = True,
    person: int = 1,
    seat_code: str | None = None,
    **more: Any,
) -> tuple[TableScreen, StillConnection]:
    """A match on the screen."""
    screens: list[TableScreen] = []

    def hear(frame: Frame | None) -> None:
        screens[0].hear(frame)

    connection = StillConnection(hear)
    connection.person = person
    connection.deeds = ANYBODY + (HOST[phase] if person == 1 else ())
    connection.table = table_of(match, phase, **more)
    connection.round = round_of(match) if match.state is not None else None
    side = SeatClient(connection, app.words, solo=solo)
    link = TableLink("http://192.168.1.5:8420", "93ZCAQ", seat_code)
    screens.append(TableScreen(app, side, PlayRequest(words=app.words, link=link)))
    if match.state is not None:
        game = match.game
        events = tuple(game.forms.write(one) for one in match.seen(0))
        side.hear(Frame(None, events))
    await app.push_screen(screens[0])
    await pilot.pause()
    return screens[0], connection


def still(data: Path, **more: Any) -> StockpileApp:
    """An app to be looked at, without any server: what it shows is put there."""
    request = request_of(more.pop("language", "en"), more)
    app = StockpileApp(request, data=data, **{"make_server": StillServer, **more})
    app.animation_level = "none"
    return app
