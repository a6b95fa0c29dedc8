"""Every number that comes from outside, or from another node, has bounds, and nothing beyond them is taken."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Annotated, Any, get_args

import msgspec
import pytest
from msgspec import Meta

from tests.protocol.numbers import bounds, numbers
from vierblatt import protocol
from vierblatt.bounds import LARGEST
from vierblatt.errors import VierblattError
from vierblatt.protocol import asyncapi, commands, examples, frames
from vierblatt.server.cluster import messages
from vierblatt.server.http.registry import GROUPS
from vierblatt.server.live.faults import fault_of
from vierblatt.server.live.lobby import LobbyLine
from vierblatt.server.live.opening import NewTable
from vierblatt.server.table import Person

REQUESTS = [
    kind for group in GROUPS for endpoint in group
    for kind in (endpoint.body, endpoint.query, *endpoint.path_parameters.values()) if kind is not None
]  # fmt: skip


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The messages that a module defines, and what they are made of."""
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
            yield kind


PROTOCOL = [
    kind for found in pkgutil.iter_modules(protocol.__path__)
    for kind in structs(importlib.import_module(f"{protocol.__name__}.{found.name}"))
]  # fmt: skip
NODES = [*structs(messages), LobbyLine]


class Inner(msgspec.Struct):
    """Numbers in all places where they can stand."""

    deep: list[dict[str, tuple[int, ...]]]
    pair: tuple[float, str]
    fine: Annotated[int, Meta(ge=0, lt=9)]
    half: Annotated[int, Meta(ge=0)] | None


class Outer(msgspec.Struct):
    """With a number of its own."""

    inner: Inner | None
    alone: int | str = 0


@pytest.mark.parametrize(
    "kinds", [PROTOCOL, [*asyncapi.COMMANDS, *asyncapi.FRAMES, *asyncapi.EVENTS], NODES, [*REQUESTS, NewTable]],
    ids=["protocol", "socket", "nodes", "requests"],
)  # fmt: skip
def test_every_number_has_bounds(kinds: list[Any]) -> None:
    found = numbers(*kinds)
    assert found
    assert not [place for place, kind in found.items() if None in bounds(kind)]


def test_a_number_without_bounds_would_be_found_wherever_it_stands() -> None:
    open_ends = {place for place, kind in numbers(Outer).items() if None in bounds(kind)}
    assert open_ends == {"Inner.deep", "Inner.pair", "Inner.half", "Outer.alone"}


def beyond(command: commands.Command) -> Iterator[tuple[str, float]]:
    """The numbers of a command, each with values past its bounds, and numbers that no machine word holds."""
    for place, kind in numbers(type(command)).items():
        least, most = bounds(kind)
        assert least is not None and most is not None
        name = place.split(".")[1]
        yield from ((name, value) for value in (least - 1, most + 1, 2**64, -(2**63) - 1, 10**30, -(10**30)))


@pytest.mark.parametrize("command", examples.COMMANDS, ids=lambda command: type(command).__name__)
def test_a_number_past_its_bounds_is_no_message(command: commands.Command) -> None:
    for name, value in beyond(command):
        with pytest.raises(commands.BadMessage):
            commands.decode(msgspec.json.encode({**msgspec.to_builtins(command), name: value}))


@pytest.mark.parametrize("command", examples.COMMANDS, ids=lambda command: type(command).__name__)
def test_a_number_at_its_bounds_is_taken_and_travels_between_nodes(command: commands.Command) -> None:
    for place, kind in numbers(type(command)).items():
        for value in bounds(kind):
            said = {**msgspec.to_builtins(command), place.split(".")[1]: value}
            taken = commands.decode(msgspec.json.encode(said))
            if isinstance(taken, get_args(commands.ToTable)):
                forward = messages.Forward(1, Person("amal", "Amal"), taken)
                assert messages.unpack(messages.pack(forward)) == forward


def test_a_fault_with_a_huge_number_passes_through_every_link() -> None:
    for value in (10**30, -(10**30), LARGEST + 1, 1e300, float("inf"), float("nan")):
        fault = fault_of(VierblattError("bad-action", amount=value))
        assert fault.parameters == {"amount": str(value)}
        answer = messages.CallReply(1, fault=fault)
        assert messages.unpack(messages.pack(answer)) == answer
    assert fault_of(VierblattError("bad-action", amount=LARGEST)).parameters == {"amount": LARGEST}


def test_a_frame_of_a_server_with_a_number_past_its_bounds_is_refused_by_a_client() -> None:
    for frame in (frames.Ack(id="1", seq=10**30), frames.Restarting(after=-1)):
        with pytest.raises(msgspec.DecodeError):
            frames.decode(msgspec.json.encode(frame))
