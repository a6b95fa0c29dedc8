"""Renderings show what the viewer may know, and the picture is one."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tests.scale import scaled
from vierblatt.cards import NAMES, card_set, members
from vierblatt.envs.episode import Episode
from vierblatt.envs.picture.cards import face
from vierblatt.envs.picture.geometry import seat_geometry
from vierblatt.envs.picture.look import HEIGHT, WIDTH
from vierblatt.envs.render import render
from vierblatt.envs.seat_view import seat_view
from vierblatt.extras import MissingPackage, packages_of
from vierblatt.games import game_ids


def walked(game: str, seed: int, steps: int) -> Episode:
    """An episode after some actions."""
    episode = Episode(game)
    episode.reset(seed)
    for _ in range(steps):
        if not episode.terminated:
            legal = episode.legal_actions()
            episode.step(legal[(seed + steps) % len(legal)])
    return episode


def elsewhere(episode: Episode, seat: int) -> Episode:
    """The same episode with the hands of two other seats exchanged, where they hold equally many cards."""
    twin = episode.clone()
    hands, held = [*episode.state.hands], episode.state.held
    others = [each for each in range(episode.seats) if each != seat]
    pairs = [(a, b) for a in others for b in others if a < b and held[a] == held[b]]
    a, b = pairs[0]
    hands[a], hands[b] = hands[b], hands[a]
    twin.game.layout.write(twin.states, "hands", hands)
    return twin


@pytest.mark.parametrize("game", game_ids())
def test_hidden_hands_are_not_shown(game: str) -> None:
    for seed in range(scaled(5)):
        episode = walked(game, seed, 3 * seed)
        for viewer in range(-1, episode.seats):
            other = elsewhere(episode, viewer)
            assert render(episode, "ansi", viewer) == render(other, "ansi", viewer)
            if viewer == 0:
                assert np.array_equal(_picture(episode, viewer), _picture(other, viewer))


def _picture(episode: Episode, viewer: int) -> Any:
    return render(episode, "rgb_array", viewer)


@pytest.mark.parametrize("game", game_ids())
def test_the_text_shows_the_hand_the_trick_and_the_open_actions(game: str) -> None:
    episode = walked(game, 2, 6)
    text = str(render(episode, "ansi"))
    view = seat_view(episode.game, episode.table, episode.states, episode.current_player)
    hand = [view.words.card(NAMES[card]) for card in members(episode.state.hands[episode.current_player])]
    assert all(card in text for card in hand)
    assert all(view.words.card(each.card) in text for each in view.state.trick)
    assert text.count(">") == 1
    assert "Open: " in text
    assert card_set(view.hand) == episode.state.hands[episode.current_player]


@pytest.mark.parametrize("game", game_ids())
def test_a_spectator_sees_no_hand(game: str) -> None:
    text = str(render(walked(game, 1, 8), "ansi", -1))
    assert "a spectator" in text
    assert "Hand:" not in text
    assert "Open:" not in text


@pytest.mark.parametrize("game", game_ids())
def test_the_picture_changes_with_the_game_and_the_viewer(game: str) -> None:
    pictures = [_picture(walked(game, 1, steps), viewer) for steps, viewer in ((0, 0), (9, 0), (9, 1), (400, -1))]
    for at, picture in enumerate(pictures):
        assert picture.shape == (HEIGHT, WIDTH, 3)
        assert picture.dtype == np.uint8
        assert all((picture != other).any() for other in pictures[:at])


def test_without_a_mode_nothing_is_rendered() -> None:
    assert render(Episode("baloot"), None) is None


def test_the_next_seat_sits_on_the_left_where_play_goes_clockwise_and_on_the_right_where_not() -> None:
    for seats in (4, 6):
        viewer, following, *_ = seat_geometry(seats, clockwise=True)
        assert following.plate[0] < viewer.plate[0]
        viewer, following, *_ = seat_geometry(seats, clockwise=False)
        assert following.plate[0] > viewer.plate[0]


def test_every_card_has_a_face_of_its_own() -> None:
    faces = {np.asarray(face(card, 86)).tobytes() for card in NAMES}
    assert len(faces) == len(NAMES)


def test_a_missing_package_is_reported_with_its_extra() -> None:
    with pytest.raises(MissingPackage) as caught, packages_of("research"):
        raise ModuleNotFoundError("No module named 'PIL'", name="PIL")
    assert caught.value.parameters == {"package": "PIL", "extra": "research"}
    with pytest.raises(ModuleNotFoundError), packages_of("research"):
        raise ModuleNotFoundError("No module named 'vierblatt.moon'", name="vierblatt.moon")


def test_without_the_optional_packages_the_core_works_and_the_rest_says_what_to_install() -> None:
    program = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
import vierblatt.observations.actions
from vierblatt.extras import MissingPackage
for name in ("aec", "single", "gym_vector"):
    try:
        __import__(f"vierblatt.envs.{name}")
    except MissingPackage as fault:
        print(fault.parameters["extra"])
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["research"] * 3
