"""The WebSocket as an AsyncAPI 3.0 document, made from the message types so that it cannot differ from them.

``python -m vierblatt.protocol.asyncapi`` prints it; `docs/asyncapi.json` contains what it printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from vierblatt.games import events
from vierblatt.protocol import PROTOCOL, commands, examples, frames

SCHEMAS = "#/components/schemas/"
MESSAGES = "#/components/messages/"
CHANNEL = "#/channels/socket"

COMMANDS: tuple[type[commands.Command], ...] = get_args(commands.AnyCommand)
FRAMES: tuple[type[frames.Frame], ...] = get_args(frames.AnyFrame)
#: The events that every game has; the names of a game's own events begin with the name of the game.
EVENTS = (
    events.DealBegun, events.CardsDealt, events.Called, events.CalledSecretly, events.Played, events.TrickTaken,
    events.DealScored, events.MatchOver,
)  # fmt: skip

#: The answer to a command that succeeds, if it is not `Ack`. `Refused` may answer any command.
ANSWERS: dict[type[commands.Command], type[frames.Frame]] = {
    commands.Hello: frames.Welcome,
    commands.Ping: frames.Pong,
    commands.Enter: frames.Entered,
    commands.Why: frames.Because,
    commands.CheckCard: frames.CardInQuestion,
    commands.Hint: frames.Advice,
    commands.JoinVoice: frames.VoiceJoined,
    commands.Rematch: frames.Moved,
}


def document() -> dict[str, Any]:
    """The whole document."""
    kinds = [*COMMANDS, *FRAMES]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Vierblatt",
            "version": str(PROTOCOL),
            "description": "The WebSocket of a Vierblatt server: one JSON object per text frame, with its kind in "
            "`type`. docs/api.md describes the order of the messages.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "/ws",
                "description": "The first command is `hello`.",
                "messages": {_name(kind): {"$ref": MESSAGES + _name(kind)} for kind in kinds},
            }
        },
        "operations": {**{_name(kind): _asked(kind) for kind in COMMANDS}, **_unsolicited()},
        "components": {"messages": {_name(kind): _message(kind) for kind in kinds}, "schemas": schemas()},
    }


def schemas() -> dict[str, Any]:
    """JSON Schemas of all messages, of their parts, and of the events."""
    _, components = msgspec.json.schema_components([*COMMANDS, *FRAMES, *EVENTS], ref_template=SCHEMAS + "{name}")
    own = {"anyOf": [{"$ref": SCHEMAS + "Own"}, {"type": "null"}], "default": None}
    for name in ("Update", "Entered"):
        components[name]["properties"]["own"] = own
    known = [{"$ref": SCHEMAS + kind.__name__} for kind in EVENTS]
    other = {
        "type": "object",
        "description": "An event of one game: its name is GAME-SOMETHING.",
        "required": ["event"],
        "properties": {
            "event": {"type": "string", "pattern": "^[a-z0-9_]+-", "not": {"enum": [_name(kind) for kind in EVENTS]}}
        },
    }
    components["Event"] = {"description": _summary(events.Event), "anyOf": [*known, other]}
    for name in ("Update", "Told", "Own"):
        components[name]["properties"]["events"]["items"] = {"$ref": SCHEMAS + "Event"}
    components["SheetRow"]["properties"]["lines"]["items"] = {"$ref": SCHEMAS + "ScoreLine"}
    return dict(sorted(components.items()))


def text() -> str:
    """The document as it is in `docs/asyncapi.json`."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


def _name(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _summary(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    shown = [each for each in (*examples.COMMANDS, *examples.FRAMES) if type(each) is kind]
    return {
        "name": _name(kind),
        "summary": _summary(kind),
        "payload": {"$ref": SCHEMAS + kind.__name__},
        "examples": [{"payload": msgspec.to_builtins(each)} for each in shown],
    }


def _asked(kind: type[commands.Command]) -> dict[str, Any]:
    """A command, as an operation of the server, with what answers it."""
    return {
        "action": "receive",
        "channel": {"$ref": CHANNEL},
        "messages": [_on_channel(kind)],
        "reply": {
            "channel": {"$ref": CHANNEL},
            "messages": [_on_channel(ANSWERS.get(kind, frames.Ack)), _on_channel(frames.Refused)],
        },
    }


def _unsolicited() -> dict[str, Any]:
    """The frames that do not answer a command, each as an operation of the server."""
    answers = {*ANSWERS.values(), frames.Ack}
    kinds: Iterable[type[frames.Frame]] = (kind for kind in FRAMES if kind not in answers)
    return {
        f"tell-{_name(kind)}": {"action": "send", "channel": {"$ref": CHANNEL}, "messages": [_on_channel(kind)]}
        for kind in kinds
    }


def _on_channel(kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": f"{CHANNEL}/messages/{_name(kind)}"}


if __name__ == "__main__":
    print(text(), end="")  # noqa: T201 - this is what it is for
