"""What a seat alone is told has one size, whatever its cards: the largest of it must fit, with room to spare."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from vierblatt import games
from vierblatt.match import Match
from vierblatt.protocol.frames import OWN_SIZE
from vierblatt.server.table.state import TableState
from vierblatt.server.table.table_frames import _question
from vierblatt.shuffle import SeededPacks
from vierblatt.view import hand_and_actions

PRESETS = [(name, preset) for name in games.game_ids() for preset in games.get(name).options.preset_names()]
DEALS = 6
#: A longer card, call or figure must not make the largest message overflow.
ROOM = OWN_SIZE // 10


def questions(name: str, preset: str) -> Iterator[bytes]:
    """The private part of every question in some deals of random play, each with the events that led to it."""
    game, chance = games.get(name), random.Random(name + preset)
    match = Match(game, game.options.rule_set(preset=preset))
    packs = SeededPacks(chance.randrange(10**6))
    events = match.deal(packs.next(match))
    while len(match.deals) <= DEALS and not match.over:
        if match.needs_deal:
            events = match.deal(packs.next(match))
            continue
        hand, legal = hand_and_actions(match, match.turn)
        secret = [event for event in events if event.audience == match.turn]
        table = cast("TableState", SimpleNamespace(held=(hand, legal), paused=False))
        yield bytes(_question(table, match, secret))
        events = match.do(chance.choice(legal))


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_question_of_random_play_has_the_one_size(name: str, preset: str) -> None:
    sizes, largest = set(), 0
    for own in questions(name, preset):
        sizes.add(len(own))
        largest = max(largest, len(own.rstrip()))
    assert sizes == {OWN_SIZE}
    assert largest <= OWN_SIZE - ROOM, f"the largest has {largest} of {OWN_SIZE} bytes"
