"""The schema says what really goes over the wire: nothing else is sent, nothing less is read."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from stockpile.games import new_match
from stockpile.server import api, messages
from stockpile.server.schema import main, write
from stockpile.table.facts import SHOWN
from tests.matches import play_on
from tests.server.schemas import protocol_schema, tags, wrong

KEPT = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


# The document


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(protocol_schema())


def test_the_kept_file_is_what_the_code_says() -> None:
    assert KEPT.read_text(encoding="utf-8") == write(), (
        "write it again: python -m stockpile.server.schema docs/protocol.schema.json"
    )


def test_it_is_written_to_a_file_or_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "schema.json")]) == 0
    assert (tmp_path / "schema.json").read_text(encoding="utf-8") == write()
    assert main([]) == 0
    assert capsys.readouterr().out == write()
    assert main(["one", "two"]) == 2


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for key, one in schema.items():
            # A discriminator is for generators, and says again what anyOf says.
            if key != "discriminator":
                yield from references(one)
    elif isinstance(schema, list):
        for one in schema:
            yield from references(one)


def test_every_definition_is_there_and_is_used() -> None:
    schema = protocol_schema()
    places = {f"#/$defs/{name}" for name in schema["$defs"]}
    # Both games' own events are named for those who write a client for one of them.
    assert set(references(schema)) == places - {"#/$defs/SkipboEvent", "#/$defs/BreakersEvent"}
    assert all(one["title"] == name for name, one in schema["$defs"].items())


def test_every_message_has_its_definition() -> None:
    definitions = protocol_schema()["$defs"]
    told = {one["$ref"].rpartition("/")[2] for one in definitions["ServerMessage"]["anyOf"]}
    asked = {one["$ref"].rpartition("/")[2] for one in definitions["ClientMessage"]["anyOf"]}
    facts = {one["$ref"].rpartition("/")[2] for one in definitions["Fact"]["anyOf"]}
    assert told == {kind.__name__ for kind in messages.Told.__args__}
    assert asked == {"Hello", *(kind.__name__ for kind in messages.ASKED)}
    assert facts == {kind.__name__ for kind in SHOWN}


def test_what_is_told_may_get_more_fields_and_what_is_asked_may_not() -> None:
    definitions = protocol_schema()["$defs"]
    for name in ("Welcome", "Update", "Joined", "SkipboView", "CardLaid", "TableAnswer"):
        assert "additionalProperties" not in definitions[name]
    for name in ("Hello", "Move", "NewSettings", "NewTable"):
        assert definitions[name]["additionalProperties"] is False


# What happens in a game


@pytest.mark.parametrize("edition", ["skipbo-2003", "breakers-2010"])
@pytest.mark.parametrize("most", [30, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_event_and_view_of_a_long_match_is_as_the_schema_says(
    edition: str, most: int
) -> None:
    """At least the first of each kind."""
    name = "Skipbo" if edition.startswith("skipbo") else "Breakers"
    match = new_match(edition, target=200, seed="schema")
    random = Random(1)
    seen = Counter[str]()
    while not match.over and match.round < 3:
        match.start_round()
        while match.playing:
            play_on(match, random, 1)
        assert match.state is not None
        for viewer in (None, 0, 1):
            view = match.game.view_form.write(match.game.view(match.state, viewer))
            assert not wrong(f"{name}View", view)
        for event in match.round_events:
            written = match.game.forms.write(match.game.redact(event, 0))
            seen[written["type"]] += 1
            if seen[written["type"]] <= most:
                assert not wrong(f"{name}Event", written)
                assert not wrong("Event", written)
    if name == "Skipbo":
        assert {"PileCompleted", "AsideShuffled"} <= seen.keys()


# What the server reads


def strategy(schema: Any) -> st.SearchStrategy[Any]:
    """Values that a schema allows."""
    if "$ref" in schema:
        return strategy(protocol_schema()["$defs"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return st.one_of([strategy(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "null":
            return st.none()
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "string" if "pattern" in schema:
            return st.from_regex(schema["pattern"], fullmatch=True)
        case "string":
            # A lone surrogate is no text.
            letters = st.characters(exclude_categories=["Cs"])
            fewest, most = schema.get("minLength", 0), schema.get("maxLength")
            return st.text(letters, min_size=fewest, max_size=most)
        case "array":
            return st.lists(strategy(schema["items"]), max_size=min(schema.get("maxItems", 5), 5))
        case "object" if "properties" in schema:
            needed = {name: strategy(schema["properties"][name]) for name in schema["required"]}
            others = {
                name: strategy(one)
                for name, one in schema["properties"].items()
                if name not in needed
            }
            return st.fixed_dictionaries(needed, optional=others)
        case "object":
            names = st.text(st.characters(codec="ascii"), max_size=10)
            return st.dictionaries(names, strategy(schema["additionalProperties"]), max_size=3)
        case other:
            raise TypeError(other)


def readable(name: str, value: Any) -> bool:
    text = json.dumps(value)
    try:
        if name == "ClientMessage":
            read = messages.read_hello if value.get("type") == "hello" else messages.read_asked
            read(text)
        else:
            msgspec.json.decode(text, type=getattr(api, name))
    except msgspec.ValidationError:
        return False
    return True


ASKED = ("ClientMessage", "NewTable", "NewGuest")
scribbles = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.just([]), st.just({})
)


@pytest.mark.parametrize("name", ASKED)
@given(data=st.data())
def test_what_the_schema_allows_can_be_read(name: str, data: st.DataObject) -> None:
    asked = data.draw(strategy({"$ref": f"#/$defs/{name}"}))
    assert not wrong(name, asked)
    assert readable(name, asked)


@pytest.mark.parametrize("name", ASKED)
@given(data=st.data())
def test_what_the_schema_does_not_allow_cannot(name: str, data: st.DataObject) -> None:
    asked = dict(data.draw(strategy({"$ref": f"#/$defs/{name}"})))
    fields = [*asked, "another"]
    changed = data.draw(st.sampled_from(fields))
    if data.draw(st.booleans()):
        asked[changed] = data.draw(scribbles)
    else:
        asked.pop(changed, None)
    assert readable(name, asked) == (not wrong(name, asked))


def test_the_server_speaks_to_every_kind_of_message_that_the_schema_has() -> None:
    for tag in tags("ClientMessage") - {"hello"}:
        with contextlib.suppress(msgspec.ValidationError):
            messages.read_asked(json.dumps({"type": tag}))
    with pytest.raises(msgspec.ValidationError, match="Invalid value 'no-such-type'"):
        messages.read_asked('{"type": "no-such-type"}')
