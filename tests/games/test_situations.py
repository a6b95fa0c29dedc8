"""The situations for single deals: as documented, and reachable in a match."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.registry import FULLY_TESTED_GAMES, GAMES
from tests.scale import scaled
from tests.walks import game_of
from vierblatt.cards import members
from vierblatt.envs.episode import Episode
from vierblatt.envs.episode_rules import do_at
from vierblatt.games.king_bolola.rules.state import ROUNDS
from vierblatt.kernel import engine
from vierblatt.kernel.state import OVER
from vierblatt.match import Match

PRESETS = [(name, preset) for name in GAMES for preset in game_of(name).options.preset_names()]


def situations(name: str, preset: str, count: int) -> list[Any]:
    """Episodes at their beginnings."""
    episode = Episode(name, game_of(name).options.rule_set(preset=preset))
    found = []
    for seed in range(count):
        episode.reset(seed)
        found.append(episode.clone())
    return found


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_match_can_be_played_from_a_situation_to_its_end(name: str, preset: str) -> None:
    for episode in situations(name, preset, scaled(12)):
        match = Match.at_position(episode.game, episode.rules, episode.states)
        assert match.winners == [] and match.state.scored == match.state.deal_no - 1
        chance = random.Random(match.state.scored)
        over = 0
        while not over:
            legal = [*members(engine.legal(episode.states, 0))]
            assert legal
            over = do_at(episode.states, 0, chance.choice(legal), 1, episode.rewards)
        assert episode.state.phase == OVER
        if name == "king_bolola":
            assert episode.state.scored == ROUNDS
            assert not any(episode.state.negatives + episode.state.trumps + episode.state.bololas)


@pytest.mark.parametrize("name", FULLY_TESTED_GAMES)
def test_dealers_and_deals_of_a_match_are_spread_evenly(name: str) -> None:
    count = scaled(1200)
    drawn = situations(name, "standard", count)
    seats = drawn[0].seats
    dealers = Counter(episode.state.dealer for episode in drawn)
    if count >= 1000:
        assert all(abs(dealers[seat] - count / seats) < 5 * (count / seats) ** 0.5 for seat in range(seats))
        played = Counter(episode.state.scored for episode in drawn)
        most = {"baloot": 9, "king_bolola": 23, "kout_bo": 11, "back_alley": 24}[name]
        assert min(played) == 0 and max(played) == most
        assert played[0] >= 0.7 * count / (most + 1)
    assert {tuple(episode.state.scores) for episode in drawn if episode.state.scored == 0} <= {(0,) * seats}


def test_scores_of_king_bolola_are_those_of_the_rounds_before() -> None:
    for episode in situations("king_bolola", "standard", scaled(200)):
        s = episode.state
        totals = {0: -650, 1: -480, 2: -400, 3: -390, 4: -360, 5: -320}
        negatives = sum(totals[contract] * used for contract, used in enumerate(s.used))
        trumps = 650 * (8 - sum(s.trumps))
        assert sum(s.scores) == negatives + trumps + 800 * (s.signs[1] - s.signs[0])
        assert sum(s.negatives) + sum(s.trumps) + sum(s.bololas) == ROUNDS - s.scored


@pytest.mark.parametrize("name", ["baloot", "kout_bo"])
def test_no_situation_is_already_won(name: str) -> None:
    most = {"baloot": 151, "kout_bo": 100}[name]
    totals = [score for episode in situations(name, "standard", scaled(500)) for score in episode.state.scores]
    assert max(totals) <= most and min(totals) >= 0
