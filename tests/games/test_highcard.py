"""A third game, from another package, is played everywhere without an edit in ours."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Size
from websockets.sync.client import ClientConnection, connect

from stockpile import words
from stockpile.bots import LEVELS, make_bot
from stockpile.core.refusal import Refused
from stockpile.games import EDITIONS, GAMES, new_match, read_record, registry, write_record
from stockpile.games.entry import GameEntry
from stockpile.server.schema import protocol_schema
from stockpile.table.decide import deeds, seat_for_hint
from stockpile.table.facts import MatchClosed
from stockpile.table.fold import fold
from stockpile.table.log import read_row
from stockpile.table.settings import Settings
from stockpile.table.show import PROTOCOL
from stockpile.table.state import new_table
from stockpile.terminal.app.boards.board import board_of
from stockpile.terminal.app.signs import UNICODE
from stockpile.terminal.replay.replay import Replay
from stockpile.words import Words
from tests.cli.run import call, sit
from tests.processes import PATIENCE_S
from tests.server.running import Running
from tests.table.sitting import Sitting, guest, truth
from tests.terminal.app import driving
from tests.terminal.app.driving import SMALL, screen_text
from tests.terminal.app.showing import show, still

HERE = Path(__file__).parent
INSTALLED = HERE / "installed"
"""What an installer would leave beside the package: the entry points."""


def _forget() -> None:
    registry.entries.cache_clear()
    words.added_words.cache_clear()


@pytest.fixture
def highcard(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameEntry]:
    """The package is installed."""
    monkeypatch.syspath_prepend(str(INSTALLED))
    _forget()
    yield GAMES["highcard"]
    _forget()


def test_a_package_brings_a_game_along(highcard: GameEntry) -> None:
    assert [*GAMES] == ["skipbo", "breakers", "highcard"]
    assert EDITIONS["highcard-2026"] is highcard
    assert Words()("game-highcard") == Words("de")("game-highcard") == "High Card"


def test_without_the_package_there_is_no_such_game() -> None:
    _forget()
    assert [*GAMES] == ["skipbo", "breakers"]
    assert call("rules", "highcard").status == 2


def test_what_is_no_game_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "odd-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[stockpile.games]\nodd = json:dumps\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget()
    with pytest.raises(TypeError, match=r"json:dumps.*no GameEntry"):
        tuple(GAMES)
    assert GAMES["skipbo"].name == "skipbo"
    monkeypatch.undo()
    _forget()


@pytest.mark.usefixtures("highcard")
def test_it_sits_at_a_table() -> None:
    sitting = Sitting(Settings(edition="highcard-2026", seats=3, target=2))
    sitting.sit("ann", "ben")
    sitting.play_until("over")
    assert any(entry.has(MatchClosed) for entry in sitting.entries)
    table = new_table("TABLE2")
    for row in sitting.rows:
        table = fold(table, read_row(table, row))
    assert truth(table) == truth(sitting.table)
    assert read_record(sitting.past().record())[1].replay(table.game).over


@pytest.mark.usefixtures("highcard")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it(level: str) -> None:
    bot = make_bot(level, "highcard")
    assert type(bot).__name__ == ("RandomBot" if level == "random" else "HighBot")


@pytest.mark.usefixtures("highcard")
def test_it_is_played_in_the_arena(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    table = ("--game", "highcard", "--seats", "3", "--rounds", "30", "--seed", "1")
    ran = call("arena", "random", "baseline", *table, "--report", str(report))
    assert ran.status == 0, ran.err
    told = json.loads(ran.out)
    assert (told["game"], told["rounds"]) == ("highcard", 30)
    assert "High Card" in report.read_text()


@pytest.mark.usefixtures("highcard")
def test_it_is_played_in_lines(tmp_path: Path) -> None:
    def typing(screen: str) -> str:
        return str(re.findall(r"You can play: (play\d+)", screen)[-1])

    saved = str(tmp_path / "match.txt")
    ran = sit(typing, "--game", "highcard", "--seats", "3", "--seed", "1", "--record", saved)
    assert ran.status == 0, ran.err
    assert "You play High Card against" in ran.out
    assert "most tricks" in ran.out
    game, record = read_record(Path(saved).read_text())
    assert record.replay(game).over
    assert "The cards are dealt." in call("replay", saved, "--text").out
    replay = Replay(record.replay(game), 0, Words())
    board = board_of(game)(replay.table_after(1), UNICODE)
    assert "The highest card of this trick so far" in board.draw(Size(80, 24)).plain


@pytest.mark.usefixtures("highcard")
def test_its_rules_and_positions_are_read() -> None:
    assert "**H2** The highest card wins a trick." in call("rules", "highcard").out
    match = new_match("highcard-2026", seed=1)
    match.start_round()
    position = json.dumps(match.game.write_position(match.state))
    legal = json.loads(call("position", "legal", "-", stdin=position).out)
    assert legal["moves"] == sorted(map(str, match.legal_moves()))
    moved = call("position", "apply", "-", legal["moves"][0], stdin=position)
    assert [one["type"] for one in json.loads(moved.out)["events"]] == ["CardPlayed", "TurnStarted"]
    assert read_record(write_record(match))[0].name == "highcard"


@pytest.mark.usefixtures("highcard")
def test_where_nothing_can_be_searched_there_are_no_hints(tmp_path: Path) -> None:
    sitting = Sitting(Settings(edition="highcard-2026", seats=2))
    sitting.sit("ann", "ben")
    sitting.start()
    with pytest.raises(Refused) as no:
        seat_for_hint(sitting.table, guest(sitting.on_turn), sitting.table.state.version)
    assert no.value.refusal.code == "hints-off"
    assert "hint" not in deeds(sitting.table, sitting.table.match.turn, host=True)
    match = new_match("highcard-2026", seed=1)
    match.start_round()
    position = json.dumps(match.game.write_position(match.state))
    assert call("position", "advise", "-", stdin=position).status == 1
    asked = iter(("hint", "quit"))
    ran = sit(lambda _: next(asked), "--game", "highcard", "--record", str(tmp_path / "match.txt"))
    assert "This table gives no hints." in ran.out


@pytest.mark.usefixtures("highcard")
def test_the_schema_of_the_protocol_has_it() -> None:
    names = protocol_schema()["$defs"]
    assert {"HighcardView", "HighcardEvent", "HighcardDealt", "CardPlayed"} <= names.keys()


@pytest.mark.usefixtures("highcard")
def test_the_app_shows_it_in_sentences(tmp_path: Path) -> None:
    match = new_match("highcard-2026", seed=2)
    match.start_round()
    while match.turn != 0:
        match.play(match.legal_moves()[0])
    card = match.legal_moves()[0]

    async def look() -> None:
        app = still(tmp_path)
        async with driving.driven(app, SMALL) as pilot:
            _, connection = await show(app, pilot, match)
            assert "The highest card of this trick so far" in screen_text(app)
            await pilot.press(":", *str(card), "enter")
            await pilot.pause()
            assert [one["move"] for one in connection.sent if "move" in one] == [str(card)]

    driving.run(look())


@pytest.mark.long
def test_a_server_has_it_with_bots_in_workers() -> None:
    with Running(environment={"PYTHONPATH": f"{HERE}:{INSTALLED}"}) as server:
        games = {one["game"]: one for one in server.get("/api/games").json["games"]}
        assert [one["edition"] for one in games["highcard"]["editions"]] == ["highcard-2026"]
        assert not games["highcard"]["lesson"]
        assert server.get("/api/rules?edition=highcard-2026").json["game"] == "highcard"
        token = server.guest("Ann")
        code = server.table(token, game="highcard", seats=3, pace="instant", bots="expert")
        with connect(server.ws(code), open_timeout=PATIENCE_S) as connection:
            happened = _play(connection, token)
    played = [one["seat"] for one in happened if one["type"] == "CardPlayed"]
    assert sorted(played) == [*"AAABBBCCC"]
    assert not [one for one in happened if one["type"] == "StoodIn"]


def _play(connection: ClientConnection, token: str) -> list[dict[str, Any]]:
    """Sit down, start, and play first moves to the end: all that happened."""
    happened: list[dict[str, Any]] = []
    moved = 0

    def send(**command: Any) -> None:
        connection.send(json.dumps(command))

    send(type="hello", protocol=PROTOCOL, token=token)
    send(type="sit", seat="A")
    send(type="start")
    while True:
        told = json.loads(connection.recv(timeout=PATIENCE_S))
        assert told["type"] != "refused", told
        happened += told.get("happened", ())
        if any(one["type"] == "MatchClosed" for one in happened):
            return happened
        now = told.get("round") or {}
        if now.get("moves") and now["version"] > moved:
            moved = now["version"]
            send(type="move", move=now["moves"][0], version=moved)
