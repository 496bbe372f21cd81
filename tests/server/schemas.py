"""The protocol's schema, held more strictly against messages than a client should hold it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from stockpile.server import schema

protocol_schema = cache(schema.protocol_schema)


def strict(schema: Any) -> Any:
    """The same schema, against every field that it does not name."""
    if isinstance(schema, list):
        return [strict(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: strict(one) for key, one in schema.items()}
    if "properties" in made and made.get("type") == "object":
        made.setdefault("additionalProperties", False)
    return made


@cache
def validator(name: str) -> Draft202012Validator:
    schema = strict(protocol_schema())
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def wrong(name: str, value: Any) -> str:
    """What is wrong with a value, if anything, in the words of the validator."""
    value = json.loads(json.dumps(value))
    error = next(iter(validator(name).iter_errors(value)), None)
    return "" if error is None else f"{error.message} in {json.dumps(value)}"


def tag(name: str) -> str | None:
    """The ``type`` of a definition's messages, if it has one."""
    kind = protocol_schema()["$defs"][name].get("properties", {}).get("type", {})
    found: str | None
    (found,) = kind.get("enum", [kind.get("const")])
    return found


def tags(name: str) -> set[str]:
    """The types of all messages that a definition is made of."""
    found = set()
    for one in protocol_schema()["$defs"][name]["anyOf"]:
        kind = tag(one["$ref"].rpartition("/")[2])
        assert kind is not None
        found.add(kind)
    return found
