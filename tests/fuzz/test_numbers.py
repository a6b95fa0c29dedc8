"""Numbers at and beyond each bound, through everything that a command passes through."""

from __future__ import annotations

import contextlib

import msgspec
import pytest

from tests.fuzz.application import in_process_server
from tests.fuzz.numbers import HUGE, at_the_edges, is_command
from tests.fuzz.targets import TARGETS
from tests.fuzz.targets.http import BODIES, _ask, _request
from tests.protocol.numbers import bounds, numbers
from vierblatt.errors import VierblattError
from vierblatt.protocol import TableSettings, examples

EDGES = [*at_the_edges()]


def test_numbers_form_a_command_only_within_their_bounds() -> None:
    assert len(EDGES) > 70
    for data, sound in EDGES:
        assert is_command(data) == sound, data


@pytest.mark.parametrize("name", ["commands", "table-commands", "links"])
def test_a_handler_answers_or_refuses(name: str) -> None:
    with TARGETS[name].open_check() as check:
        for data, sound in EDGES:
            with contextlib.suppress(VierblattError):
                check(data)
                assert sound


def test_a_socket_answers_or_refuses() -> None:
    enter = next(each for each in examples.COMMANDS if each.id == "4")
    with TARGETS["sockets"].open_check() as check:
        for data, _ in EDGES:
            check(b"[%b,%b]" % (msgspec.json.encode(enter), data))


def test_a_request_is_answered_or_refused() -> None:
    """Requests for a new table, whose settings and house rules have most of the numbers, for a page, and for a path."""
    bodies = [
        {**BODIES["tables"], "settings": {place.partition(".")[2]: value}}
        for place, kind in numbers(TableSettings).items() for value in (*bounds(kind), *HUGE)
    ]  # fmt: skip
    bodies += [{**BODIES["tables"], "bots": value} for value in (0, 63, 64, *HUGE)]
    bodies += [{**BODIES["tables"], "changes": {"target": value}} for value in (0, 1, *HUGE)]
    paths = [f"/api/me/records?limit={value}&before={value}" for value in (0, 50, *HUGE)]
    paths += [f"/api/records/abcdefghij/deals/{value}" for value in (0, 1, 512, *HUGE)]
    with in_process_server() as server:
        for body in bodies:
            _ask(server, _request("POST", "/api/tables", body))
        for path in paths:
            _ask(server, _request("GET", path, None))
        assert server.faults == 0
