"""The AsyncAPI document says what the message types are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from vierblatt.games.events import Played
from vierblatt.protocol import asyncapi, commands, examples, frames

FILE = Path(__file__).parent.parent.parent / "docs" / "asyncapi.json"
DOCUMENT = asyncapi.document()
ALL = (*examples.COMMANDS, *examples.FRAMES)


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]})


def complaints(message: Any, name: str) -> list[str]:
    return [fault.message for fault in validator(name).iter_errors(message)]


def test_the_document_in_the_repository_is_the_present_one() -> None:
    assert FILE.read_text(encoding="utf-8") == asyncapi.text(), (
        "python -m vierblatt.protocol.asyncapi > docs/asyncapi.json"
    )


def test_every_message_has_an_example() -> None:
    assert {type(message) for message in ALL} == {*asyncapi.COMMANDS, *asyncapi.FRAMES}
    assert all(message["examples"] for message in DOCUMENT["components"]["messages"].values())


@pytest.mark.parametrize("message", ALL, ids=lambda message: type(message).__name__)
def test_an_example_is_valid_and_survives_the_wire(message: Any) -> None:
    encoded = msgspec.json.encode(message)
    assert not complaints(json.loads(encoded), type(message).__name__)
    back = commands.decode(encoded) if isinstance(message, commands.Command) else frames.decode(encoded)
    assert msgspec.json.encode(back) == encoded


@pytest.mark.parametrize("message", examples.COMMANDS, ids=lambda message: type(message).__name__)
def test_the_server_refuses_what_the_document_forbids(message: commands.Command) -> None:
    plain = msgspec.to_builtins(message)
    for wrong in ({**plain, "more": 1}, {**plain, "id": ""}, {k: v for k, v in plain.items() if k != "id"}):
        assert complaints(wrong, type(message).__name__)
        with pytest.raises(commands.BadMessage):
            commands.decode(json.dumps(wrong))


def test_a_malformed_event_of_every_game_is_no_event() -> None:
    played = msgspec.to_builtins(Played(seat=1, card="AS"))
    assert not complaints(played, "Event")
    assert not complaints({"event": "kout_bo-maker", "seat": 2, "anything": True}, "Event")
    for wrong in ({**played, "seat": "one"}, {"event": "deal-begun"}, {"seat": 1}, {"event": "unheard"}):
        assert complaints(wrong, "Event")


def test_every_reference_leads_somewhere() -> None:
    def references(part: Any) -> list[str]:
        if isinstance(part, dict):
            own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
            return own + [found for each in part.values() for found in references(each)]
        return [found for each in part for found in references(each)] if isinstance(part, list) else []

    found = references(DOCUMENT)
    assert len(found) > 100
    for reference in found:
        part = DOCUMENT
        for step in reference.removeprefix("#/").split("/"):
            part = part[step]
        assert part


def test_every_command_has_a_reply_and_every_other_message_is_sent() -> None:
    operations = DOCUMENT["operations"]
    asked = {name for name, operation in operations.items() if operation["action"] == "receive"}
    assert asked == {kind.__struct_config__.tag for kind in asyncapi.COMMANDS}
    answers = {ref["$ref"] for name in asked for ref in operations[name]["reply"]["messages"]}
    sent = {ref["$ref"] for name in operations.keys() - asked for ref in operations[name]["messages"]}
    every = {f"#/channels/socket/messages/{kind.__struct_config__.tag}" for kind in asyncapi.FRAMES}
    assert answers | sent == every
