"""One episode from Python."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.registry import COMPILED_GAMES
from tests.scale import scaled
from tests.walks import game_of
from vierblatt import games
from vierblatt.envs.episode import Episode, EpisodeKind
from vierblatt.errors import BadAction, BadOption, BadPack, IllegalAction, VierblattError, WrongTime
from vierblatt.match import Match

every_game = pytest.mark.parametrize("name", COMPILED_GAMES)


def play(episode: Episode, rng: random.Random) -> list[int]:
    """Plays to the end at random; the flat ids that were chosen."""
    done = []
    while not episode.terminated:
        done.append(rng.choice(episode.legal_actions()))
        episode.step(done[-1])
    return done


@every_game
@pytest.mark.parametrize("kind", ["deal", "match"])
def test_an_episode_follows_from_its_seed(name: str, kind: EpisodeKind) -> None:
    first, second = Episode(name, episode=kind), Episode(name, episode=kind)
    for seed in range(2 if kind == "match" else scaled(10)):
        first.reset(seed)
        second.reset(seed)
        assert play(first, random.Random(seed)) == play(second, random.Random(seed))
        assert first.returns.tolist() == second.returns.tolist()
        assert first.information_text(0) == second.information_text(0)
    first.reset(1)
    second.reset(2)
    assert first.information_text(first.current_player) != second.information_text(second.current_player)


@every_game
def test_the_mask_shows_the_legal_actions_and_rewards_add_up(name: str) -> None:
    episode, rng = Episode(name, episode="match"), random.Random(5)
    episode.reset(3)
    total, steps = np.zeros(episode.seats), 0
    while not episode.terminated and steps < scaled(2000):
        assert [*np.flatnonzero(episode.legal_action_mask())] == episode.legal_actions()
        assert episode.current_player == episode.state.turn
        episode.step(rng.choice(episode.legal_actions()))
        total += episode.rewards
        steps += 1
    assert total.tolist() == episode.returns.tolist()
    if episode.terminated:
        assert episode.current_player == -1 and episode.legal_actions() == [] and not episode.legal_action_mask().any()


@every_game
def test_a_deal_from_a_given_pack_goes_as_in_a_match(name: str) -> None:
    episode, rng = Episode(name), random.Random(6)
    for seed in range(scaled(6)):
        pack = [*episode.table.pack]
        rng.shuffle(pack)
        match = Match(name, episode.rules, first_seat=seed % episode.seats)
        match.deal(pack)
        episode.begin(pack, seed % episode.seats)
        for flat in iter(lambda: rng.choice(episode.legal_actions()), None):
            phase, action = episode.space.split(flat)
            assert phase == match.state.phase
            match.act(action)
            episode.step(flat)
            if episode.terminated:
                break
        sides = match.table.sides
        assert episode.state.scores[:sides] == match.scores


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    episode = Episode("king_bolola")
    episode.reset(1)
    before = episode.information_text(-1), episode.observe(0).tobytes()
    refused: list[tuple[int, type[VierblattError]]] = [(0, BadAction), (-1, BadAction), (10**9, BadAction)]
    refused += [(52 + k, IllegalAction) for k in range(12) if 52 + k not in episode.legal_actions()]
    for flat, error in refused:
        with pytest.raises(error):
            episode.step(flat)
    assert before == (episode.information_text(-1), episode.observe(0).tobytes())
    play(episode, random.Random(1))
    with pytest.raises(WrongTime, match="episode-over"):
        episode.step(0)


def test_bad_reset_arguments_are_refused() -> None:
    episode = Episode("baloot")
    with pytest.raises(BadPack):
        episode.begin([*range(32)])
    with pytest.raises(BadOption):
        episode.begin(episode.table.pack, 4)
    with pytest.raises(BadOption):
        Episode("baloot", episode="round")  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        Episode("baloot", game_of("kout_bo").options.rule_set())
    for seat in (-1, 4):
        with pytest.raises(BadOption):
            episode.observe(seat)


@every_game
def test_a_clone_is_independent(name: str) -> None:
    episode = Episode(name)
    episode.reset(9)
    for _ in range(5):
        episode.step(episode.legal_actions()[0])
        if episode.terminated:
            episode.reset(10)
    twin = episode.clone()
    assert twin.observe(twin.current_player).tobytes() == episode.observe(episode.current_player).tobytes()
    before = episode.information_text(0)
    play(twin, random.Random(2))
    assert episode.information_text(0) == before and not episode.terminated


@every_game
def test_the_text_hides_what_a_seat_may_not_know(name: str) -> None:
    episode, rng = Episode(name), random.Random(4)
    for seed in range(scaled(8)):
        episode.reset(seed)
        while not episode.terminated:
            seat = rng.randrange(-1, episode.seats)
            hidden = episode.clone()
            words = hidden.game.layout.words(hidden.states) & hidden.game.layout.mask(seat)
            hidden.game.layout.load(hidden.states, words)
            assert hidden.information_text(seat) == episode.information_text(seat)
            episode.step(rng.choice(episode.legal_actions()))


def test_a_reshuffle_by_the_cutter_starts_no_new_episode() -> None:
    rules = game_of("baloot").options.rule_set({"cut_choice": "full"})
    episode = Episode("baloot", rules)
    episode.reset(2)
    shuffle = next(flat for flat in episode.legal_actions() if episode.space.text(flat) == "cutting shuffle")
    episode.step(shuffle)
    assert not episode.terminated and episode.space.text(episode.legal_actions()[0]).startswith("bidding")


def test_a_match_won_by_a_call_pays_the_winners() -> None:
    rules = games.get("kout_bo").options.rule_set({"first_round_bawan": "bid"})
    episode = Episode("kout_bo", rules, episode="match")
    episode.begin([*episode.table.pack])
    caller = episode.current_player
    episode.step(next(flat for flat in episode.legal_actions() if episode.space.text(flat).endswith("bid 9")))
    assert episode.terminated
    assert episode.returns.tolist() == [36.0 if seat % 2 == caller % 2 else -36.0 for seat in range(6)]
