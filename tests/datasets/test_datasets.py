"""Datasets of decisions: what they contain, that they can be repeated, and that an interruption costs little."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.registry import COMPILED_GAMES
from tests.scale import scaled
from vierblatt.datasets import collecting
from vierblatt.datasets.collecting import collect, parts_folder
from vierblatt.datasets.decisions import DatasetRow, DealPlayer
from vierblatt.datasets.job import DatasetJob
from vierblatt.envs.episode import Episode
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadCheckpoint, BadOption
from vierblatt.search.solution import solve

FEW = scaled(40)


def columns(path: Path) -> dict[str, np.ndarray]:
    """The columns of a file as arrays."""
    table = pq.read_table(path)
    return {name: np.stack(table[name].to_numpy()) for name in table.column_names}


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_a_dataset_has_what_an_environment_would_show(name: str, tmp_path: Path) -> None:
    """The decisions of deal i are those of environment i with the same seed, in which everybody follows `rules`."""
    collect(DatasetJob(name, FEW, seed=5), tmp_path / "a.parquet")
    data, env = columns(tmp_path / "a.parquet"), VectorEnv(name, 1, seed=5)
    assert len(data["action"]) == FEW and not parts_folder(tmp_path / "a.parquet").exists()
    row = 0
    while row < FEW and data["deal"][row] == 0:
        chosen, seat = int(env.pick_rules()[0]), int(env.current_player[0])
        if env.legal_action_mask[0].sum() > 1:
            assert (data["observation"][row] == env.observations[0]).all()
            assert (data["legal_action_mask"][row] == env.legal_action_mask[0]).all()
            assert (data["action"][row], data["seat"][row]) == (chosen, seat)
            row += 1
        env.step(np.array([chosen]))
        if env.terminated[0]:
            assert (data["result"][:row] == env.rewards[0][data["seat"][:row]]).all()
            break
    assert row > 3 or FEW < 5


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    job = DatasetJob("kout_bo", 5, bot="random", seed=9, preset="short_match")
    collect(job, tmp_path / "a.parquet")
    facts = json.loads(pq.read_schema(tmp_path / "a.parquet").metadata[b"vierblatt"])
    assert facts["game"] == "kout_bo" and facts["rules"]["target"] == 51 and facts["bot"] == "random"
    assert facts == json.loads(json.dumps(job.facts()))


@pytest.mark.parametrize("name", ["kout_bo", "king_bolola"])
def test_values_are_there_where_they_belong(name: str, tmp_path: Path) -> None:
    collect(DatasetJob(name, 40, seed=3, values=("solver", "search"), worlds=4), tmp_path / "a.parquet")
    data = columns(tmp_path / "a.parquet")
    legal = data["legal_action_mask"] == 1
    searched, solved = np.isfinite(data["search_values"]), np.isfinite(data["solver_values"])
    assert (searched == legal).all()
    some = solved.any(axis=1)
    assert (solved[some] == legal[some]).all() and some.any() and not some.all()


def test_the_values_of_perfect_play_are_those_of_the_solver() -> None:
    decisions = DealPlayer(DatasetJob("kout_bo", 1, seed=3, values=("solver",))).decisions(0)
    episode, compared = Episode("kout_bo"), 0
    episode.reset(3)
    for each in decisions:
        while len(forced := episode.legal_actions()) == 1:
            episode.step(forced[0])
        if np.isfinite(each.values["solver"]).any():
            known = solve("kout_bo", episode.states).values
            found = {flat: each.values["solver"][flat] for flat in episode.legal_actions()}
            assert {episode.space.text(flat).removeprefix("play "): value for flat, value in found.items()} == known
            compared += 1
        episode.step(each.action)
    assert compared


class Interrupting:
    """Stops the work after some parts, as Ctrl+C does."""

    def __init__(self, parts: int) -> None:
        self.left = parts

    def __call__(self, _decisions: int) -> None:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt


def test_an_interrupted_dataset_goes_on_and_ends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = DatasetJob("kout_bo", 220, bot="rules:mistakes=40", seed=2, values=("search",), worlds=2)
    collect(job, tmp_path / "whole.parquet")
    with pytest.raises(KeyboardInterrupt):
        collect(job, tmp_path / "a.parquet", Interrupting(1))
    assert [*parts_folder(tmp_path / "a.parquet").iterdir()] and not (tmp_path / "a.parquet").exists()
    played: list[int] = []
    deals = DealPlayer.decisions

    def noted(player: DealPlayer, deal: int) -> list[DatasetRow]:
        played.append(deal)
        return deals(player, deal)

    monkeypatch.setattr(DealPlayer, "decisions", noted)
    collect(job, tmp_path / "a.parquet")
    assert min(played) == job.deals_at_once
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    assert not parts_folder(tmp_path / "a.parquet").exists()


def test_parts_of_another_dataset_or_damaged_ones_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    with pytest.raises(KeyboardInterrupt):
        collect(DatasetJob("back_alley", 10, seed=2), path, Interrupting(1))
    for other in ({"seed": 3}, {"bot": "random"}, {"values": ("solver",)}, {"preset": "seed"}):
        changed: dict[str, Any] = {"game": "back_alley", "decisions": 10, "seed": 2, **other}
        with pytest.raises(BadCheckpoint, match="checkpoint-of-another-dataset"):
            collect(DatasetJob(**changed), path)
    (part,) = parts_folder(path).glob("*.parquet")
    part.write_bytes(part.read_bytes()[:-9])
    with pytest.raises(BadCheckpoint, match="checkpoint-damaged"):
        collect(DatasetJob("back_alley", 10, seed=2), path)


def test_other_files_beside_the_parts_stay(tmp_path: Path) -> None:
    folder = parts_folder(tmp_path / "a.parquet")
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    (folder / ".00000.ab12.parquet").write_bytes(b"half")
    collect(DatasetJob("back_alley", 10), tmp_path / "a.parquet")
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]


def test_groups_of_rows_are_large_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.datasets.job.DEALS_AT_ONCE", 1)
    monkeypatch.setattr("vierblatt.datasets.parquet.ROWS_AT_ONCE", 60)
    collect(DatasetJob("back_alley", 200, seed=4), tmp_path / "a.parquet")
    file = pq.ParquetFile(tmp_path / "a.parquet")
    groups = [file.metadata.row_group(k).num_rows for k in range(file.metadata.num_row_groups)]
    assert sum(groups) == 200 and min(groups[:-1]) >= 60
    player = DealPlayer(DatasetJob("back_alley", 200, seed=4))
    actions = [each.action for deal in range(40) for each in player.decisions(deal)]
    assert columns(tmp_path / "a.parquet")["action"].tolist() == actions[:200]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"decisions": 0},
        {"decisions": 10**30},
        {"decisions": 2.5},
        {"bot": "kasparov"},
        {"bot": "best"},
        {"bot": "search"},
        {"values": ("guess",)},
        {"worlds": 0},
        {"worlds": 10**6},
        {"seed": "one"},
        {"rules": {"target": 7}},
    ],
    ids=str,
)
def test_nonsense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        DatasetJob(**{"game": "kout_bo", "decisions": 5, **wrong})


def test_a_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(collecting, "write_table", full)
    with pytest.raises(BadOption, match="cannot-write"):
        collect(DatasetJob("kout_bo", 5), tmp_path / "a.parquet")
