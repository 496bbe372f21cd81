"""The page about the protocol is complete, and its examples are true."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stockpile.server import api, errors, http_connection, http_types, messages, session, websocket
from stockpile.server.schema import protocol_schema
from stockpile.server.settings import ServerSettings
from stockpile.table import room, show, state
from stockpile.table.facts import SHOWN
from stockpile.table.request import NewTable
from tests.server.schemas import wrong

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "stockpile"

EXAMPLE = re.compile(r"(?:<!-- schema: (\w+) -->\n)?```json\n(.*?)```", re.DOTALL)
EXAMPLES = EXAMPLE.findall(PAGE)

# Codes


SCANNED = (
    "server",
    "table",
    "lessons",
    "skipbo",
    "breakers",
    "core",
    "games",
    "bots/__init__.py",
)
CALLS = {"Refusal", "Unreadable", "_refuse", "refuse"}
DECIDERS = {"flaw", "_height", "_breaker_height", "_row_height"}
"""Functions that say what is wrong with a set by returning a code."""
RECORDS = {"record.py", "record_text.py", "deal.py"}
"""Records are read from files, never from a client."""
NOT_FOR_CLIENTS = {
    # Positions are read by the command line.
    *("advice-cannot-be", "empty-hand", "hand-too-large", "laid-before-drawing"),
    *("needs-tabletop", "not-an-answer", "out-of-turn-cannot-be", "passes-cannot-be"),
    *("pile-complete", "pile-out-of-order"),
    *("redealt-cannot-be", "seat-twice-in-a-row", "too-many-of-a-kind"),
    *("too-many-unused", "turn-cannot-be", "two-winners"),
    # A message's own types are checked before anything is made of it.
    *("header-twice", "missing-field", "not-a-flag", "not-a-list", "not-a-pile", "not-a-text"),
    *("not-an-object", "not-an-option-value", "not-json", "unknown-field", "wrong-length"),
    *("not-a-target", "not-an-event"),
    # A table asks its match and its rules for nothing that they would refuse so.
    *("no-round-yet", "not-the-whole-pack", "round-over"),
    *("wrong-hand", "wrong-stock", "wrong-stocks"),
    # Only Python can ask so.
    *("move-expected", "not-a-seat-number", "not-a-seed", "unknown-game-or-edition"),
    # At a table there are only bots by their plain names.
    *("bot-without-number", "bot-without-weights", "not-a-bot-number"),
    # Whoever starts a server is told these.
    *("cannot-listen", "not-a-key", "not-a-network", "not-an-address", "port-taken"),
    *("prefix-differs", "processes-need-postgresql", "store-unusable", "unfit-library"),
}


def codes_in(tree: ast.AST) -> Iterator[str]:
    """Every code that something can be refused with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in CALLS:
                yield from texts(node.args[0])
        elif isinstance(node, ast.FunctionDef) and node.name in DECIDERS:
            for one in ast.walk(node):
                if isinstance(one, ast.Return) and one.value is not None:
                    yield from texts(one.value)
        elif isinstance(node, ast.Dict) and all(
            isinstance(one, ast.Constant) and isinstance(one.value, str) for one in node.values
        ):
            # Tables from something to a code; some are from a header to its value.
            found = {text for one in node.values for text in texts(one)} - {"no-store"}
            yield from (one for one in found if re.fullmatch(r"[a-z]+(-[a-z]+)+", one))


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def codes_in_source() -> set[str]:
    found: set[str] = set()
    for name in SCANNED:
        place = SOURCE / name
        for file in place.rglob("*.py") if place.is_dir() else [place]:
            if file.name not in RECORDS:
                found |= set(codes_in(ast.parse(file.read_text(encoding="utf-8"))))
    return {one for one in found if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", one)}


def codes_on_the_page() -> set[str]:
    """The first column of the tables under "Codes"."""
    part = PAGE.split("\n## Codes\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    return {code for row in rows for code in re.findall(r"`([a-z0-9-]+)`", row)}


def test_every_code_that_can_reach_a_client_is_on_the_page() -> None:
    found = codes_in_source()
    assert len(found) > 100
    assert sorted(found - NOT_FOR_CLIENTS - codes_on_the_page()) == []


def test_no_code_is_on_the_page_that_the_server_does_not_have() -> None:
    assert not codes_on_the_page() - codes_in_source()
    assert not codes_on_the_page() & NOT_FOR_CLIENTS


def test_the_list_of_what_never_reaches_a_client_is_about_codes_that_there_are() -> None:
    assert not NOT_FOR_CLIENTS - codes_in_source()


def test_every_status_is_on_the_page() -> None:
    part = PAGE.split("\n### Errors\n")[1].split("\n## ")[0]
    rows = {
        code: int(line.split("|")[1])
        for line in part.splitlines()
        if re.match(r"\| \d", line)
        for code in re.findall(r"`([a-z-]+)`", line)
    }
    assert rows == {**errors.STATUS_CODES, "internal-error": 500}


def test_every_close_code_is_on_the_page() -> None:
    part = PAGE.split("\n### How connections end\n")[1].split("\n### ")[0]
    rows = {
        reason: int(line.split("|")[1])
        for line in part.splitlines()
        if re.match(r"\| 1", line)
        for reason in re.findall(r"`([a-z-]+)`", line.split("|")[2])
    }
    assert {reason: code for reason, code in rows.items() if code != session.POLICY_CLOSE_CODE} == (
        session.CLOSE_CODES
    )


# Examples


def test_every_example_says_what_it_is_one_of() -> None:
    assert len(EXAMPLES) > 20
    assert all(name for name, _ in EXAMPLES)


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_is_valid(name: str, text: str) -> None:
    assert not wrong(name, json.loads(text))


# Nothing is missing


def test_every_command_is_described() -> None:
    rows = set(re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE))
    tags = {str(kind.__struct_config__.tag) for kind in messages.ASKED}
    assert tags <= rows


@pytest.mark.parametrize("kind", messages.ASKED, ids=lambda kind: kind.__name__)
def test_every_field_of_a_command_is_named_in_its_row(kind: Any) -> None:
    tag = str(kind.__struct_config__.tag)
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| `{tag}` |")]
    named = {name for row in rows for name in re.findall(r"`([a-z_]+)`", row.split("|")[2])}
    assert named == set(kind.__struct_fields__) - {"id"}


def test_every_message_to_a_client_is_described() -> None:
    for kind in messages.Told.__args__:
        assert f"`{kind.__struct_config__.tag}`" in PAGE


@pytest.mark.parametrize("kind", [*SHOWN], ids=lambda kind: kind.__name__)
def test_every_fact_is_described(kind: Any) -> None:
    row = re.search(rf"^\| `{kind.__name__}` \|([^|]*)\|", PAGE, re.MULTILINE)
    assert row
    assert re.findall(r"`(\w+)`", row[1]) == list(kind.__struct_fields__)


def test_every_event_is_described() -> None:
    definitions = protocol_schema()["$defs"]
    for name in ("Skipbo", "Breakers"):
        for one in definitions[f"{name}Event"]["anyOf"]:
            event = definitions[one["$ref"].rpartition("/")[2]]
            kind = event["properties"]["type"]["const"]
            row = re.search(rf"^\| `{kind}` \|([^|]*)\|([^|]*)\|", PAGE, re.MULTILINE)
            assert row
            for field in event["required"][1:]:
                assert f"`{field}`" in row[1] + row[2], (kind, field)


def test_every_final_refusal_is_named_where_connections_end() -> None:
    part = PAGE.split("\n### How connections end\n")[1].split("\n### ")[0]
    [row] = [line for line in part.splitlines() if "`final`" in line and line.startswith("| 1008")]
    assert set(re.findall(r"`([a-z-]+)`", row.split("|")[2])) == messages.FINAL_REFUSALS


def test_every_endpoint_is_described() -> None:
    # The addresses do not depend on the server that they are asked of.
    nobody: Any = SimpleNamespace()
    for route in api.routes(nobody):
        path = re.sub(r":\w+}", "}", route.path)
        for method in (route.methods or set()) - {"HEAD"}:
            assert f"`{method} {path}`" in PAGE
    assert "/api/tables/{code}/connection" in PAGE


def test_every_body_is_named() -> None:
    for kind in (*http_types.ASKED, *http_types.ANSWERS):
        assert f"`{kind.__name__}`" in PAGE


@pytest.mark.parametrize(
    "kind",
    [show.Update, show.Welcome, show.ShownTable, show.ShownRound],
    ids=lambda kind: kind.__name__,
)
def test_every_field_of_the_big_messages_is_named(kind: Any) -> None:
    for name in kind.__struct_fields__:
        assert re.search(rf"[`\"]{name}[`\"]", PAGE), name


def test_every_field_of_a_new_table_is_described() -> None:
    rows = re.findall(r"^\| ((?:`[a-z]+`(?:, )?)+) \|", PAGE, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert set(NewTable.__struct_fields__) <= named


def test_the_limits_are_those_of_the_server() -> None:
    assert f"{messages.MAX_MESSAGE_BYTES} bytes" in PAGE
    assert f"{api.MAX_BODY_BYTES} bytes" in PAGE
    assert f"more than {room.MAX_MISSED};" in PAGE
    assert f"within {session.HELLO_LIMIT_S:.0f} seconds" in PAGE
    assert f"protocol **{messages.PROTOCOL}**" in PAGE
    usual = ServerSettings()
    one, table = usual.messages_per_second, usual.table_messages_per_second
    assert f"| messages from one connection | {one:g} a second, {2 * one:g} in a row |" in PAGE
    assert f"| messages of all seats of one table together | {table:g} a second, as many" in PAGE
    assert f"| messages of all who watch it, together | {table / 2:g} a second, as many" in PAGE
    assert f"| {usual.connections_per_address}, and twice as many sockets" in PAGE
    a_minute = f"{usual.guests_per_minute:g} a minute, {usual.tables_per_hour:g} an hour"
    assert f"| {a_minute}, {usual.lookups_per_minute:g} a minute |" in PAGE
    assert f"| hints for one guest | {usual.hints_per_minute:g} a minute" in PAGE
    assert f"more than {http_connection.MAX_HEADERS} headers" in PAGE


def test_every_link_goes_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
    headings = {
        re.sub(r"[^a-z0-9 -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in PAGE.splitlines()
        if line.startswith("#")
    }
    for anchor in re.findall(r"\]\(#([^)]*)\)", PAGE):
        assert anchor in headings


def test_limits_on_the_page_are_those_of_a_server() -> None:
    usual = ServerSettings()
    table = f"{usual.table_messages_per_second:.0f}", f"{usual.table_messages_per_second / 2:.0f}"
    assert re.findall(r"^\| (?:[^|`]+) \| (\d.*?) \|$", section("Limits"), re.MULTILINE) == [
        f"{usual.messages_per_second:.0f} a second, {2 * usual.messages_per_second:.0f} in a row",
        *(f"{rate} a second, as many in a row" for rate in table),
        f"{messages.MAX_MESSAGE_BYTES} bytes, {websocket.MAX_FRAGMENTS} fragments",
        f"{session.MAX_UNREADABLE_IN_A_ROW}",
        f"{websocket.PINGS_PER_SECOND:.0f} a second, {websocket.PINGS_IN_A_ROW:.0f} in a row",
        f"{websocket.MAX_UNREAD_BYTES // 1024} KB",
        f"{usual.connections_per_address}, and twice as many sockets of any kind",
        f"{state.MAX_PEOPLE}; those who have left and have no seat do not count",
        ", ".join(
            (
                f"{usual.guests_per_minute:.0f} a minute",
                f"{usual.tables_per_hour:.0f} an hour",
                f"{usual.lookups_per_minute:.0f} a minute",
            )
        ),
        f"{usual.hints_per_minute:.0f} a minute, one at a time",
    ]


def section(title: str) -> str:
    """What stands under a heading."""
    return PAGE.partition(f"### {title}\n")[2].partition("\n#")[0]
