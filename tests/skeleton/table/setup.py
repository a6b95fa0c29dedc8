"""The game's part of a position written as JSON: ``{"game": "skeleton", "hands": [...], "leader": 0}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.errors import BadPosition
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import Layout, States
from vierblatt.kernel.tricks import lead_to


@entry
def lead_at(states: State, leader: int) -> None:
    """The play goes on with a lead."""
    lead_to(states[0], leader)


def setup(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """A position names who leads."""
    leader = spec["leader"]
    if not isinstance(leader, int) or not 0 <= leader < 4:
        raise BadPosition("bad-number", name="leader", value=leader, takes="0..3")
    lead_at(states, leader)
