"""Observations as inputs for a network: numbers of about 0 to 1, and calls one-hot."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from tests.registry import COMPILED_GAMES, GAMES
from tests.scale import scaled
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadOption
from vierblatt.observations.layout import ObservationLayout
from vierblatt.observations.shape import RAW_SCALE

every_game = pytest.mark.parametrize("name", COMPILED_GAMES)
#: A match may go on for longer, and to more points, than the scale says.
OPEN_ENDED = {"scored", "scores"}
#: What some rules, or some luck, brings about, and matches played at random seldom or never.
RARE = {"calls", "nulls", "passed_out"}


def observed(name: str, steps: int) -> npt.NDArray[np.int8]:
    """The observations of some matches in which everybody plays at random."""
    env, rows = VectorEnv(name, 16, seed=9, episode="match"), []
    for _ in range(steps):
        env.step(env.pick_random())
        rows.append(env.observations.copy())
    return np.concatenate(rows)


@every_game
def test_every_number_fits_its_scale(name: str) -> None:
    layout, rows = ObservationLayout.of(name), observed(name, scaled(300))
    for part in layout.parts:
        most = int(rows[:, part.at : part.at + part.length].max())
        assert part.scale >= 1
        assert most <= part.scale or part.name in OPEN_ENDED, part.name
        unsure = part.name in OPEN_ENDED | RARE or part.scale == RAW_SCALE or scaled(300) < 100
        assert part.scale == 1 or 8 * most >= part.scale or unsure, part.name


@every_game
def test_everything_can_be_read_back_from_the_expansion(name: str) -> None:
    layout, rows = ObservationLayout.of(name), observed(name, scaled(60))
    out = layout.expand(rows)
    assert out.dtype == np.float32 and out.shape == (len(rows), layout.expanded_size)
    at = 0
    for part, expanded in zip(layout.parts, layout.expanded_parts, strict=True):
        assert (expanded.name, expanded.at) == (part.name, at)
        numbers = rows[:, part.at : part.at + part.length].astype(int)
        wide = out[:, at : at + expanded.length]
        at += expanded.length
        if part.name in {"calls", "callers"}:
            codes = wide.reshape(len(rows), part.length, -1)
            assert (codes.sum(axis=2) == (numbers != 0)).all() and set(np.unique(codes)) <= {0, 1}
            known = np.where(numbers < 0, codes.shape[2], numbers)  # the last place is for what this seat does not know
            assert (np.where(numbers, codes.argmax(axis=2) + 1, 0) == known).all()
        elif part.name == "scores":
            assert (np.rint(wide * part.scale) == 100 * numbers[:, ::2] + numbers[:, 1::2]).all()
        else:
            assert np.allclose(wide * part.scale, numbers, atol=1e-4)
    assert at == layout.expanded_size


def test_a_call_that_only_its_player_knows_has_a_place_of_its_own() -> None:
    layout = ObservationLayout.of("hearts")
    calls, expanded = layout.part("calls"), {part.name: part for part in layout.expanded_parts}["calls"]
    row = np.zeros((1, layout.size), np.int8)
    row[0, calls.at : calls.at + 2] = -1, 1
    codes = layout.expand(row)[0, expanded.at : expanded.at + expanded.length].reshape(calls.length, -1)
    assert np.argwhere(codes).tolist() == [[0, codes.shape[1] - 1], [1, 0]]


@pytest.mark.parametrize("name", GAMES)
def test_the_key_and_the_size_of_an_observation_stay(name: str) -> None:
    known = {
        "baloot": (682, "72edc6d443823218"),
        "king_bolola": (654, "12fe6ae5497c1de4"),
        "kout_bo": (871, "ae58c103a9902cde"),
        "back_alley": (831, "8e51c34b34e671a5"),
    }
    layout = ObservationLayout.of(name)
    assert (layout.size, layout.key) == known.get(name, (layout.size, layout.key))


@pytest.mark.parametrize(
    "wrong", [np.zeros(871, np.int8), np.zeros((2, 871)), np.zeros((2, 870), np.int8), "rows", None], ids=str
)
def test_anything_else_is_refused(wrong: object) -> None:
    with pytest.raises(BadOption, match="bad-value"):
        ObservationLayout.of("kout_bo").expand(wrong)  # type: ignore[arg-type]
