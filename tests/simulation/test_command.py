"""The command that runs many worlds."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.simulation.__main__ import SEEDS, main, seeds
from tests.simulation.progress import Progress


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the command stores its progress."""
    file = tmp_path / "simulation.json"
    monkeypatch.setattr("tests.simulation.__main__.STATE", file)
    return file


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["tests.simulation", *words])
    return main()


def test_seeds_are_a_range_or_one() -> None:
    assert seeds("3-5") == range(3, 6) and seeds("17") == range(17, 18)


@pytest.mark.parametrize("text", ["", "all", "5-3", "1-2-3", "-4"])
def test_an_invalid_range_of_seeds_is_a_usage_error(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit) as ended:
        command(monkeypatch, f"--seeds={text}")
    assert ended.value.code == 2


def test_without_seeds_it_plays_the_usual_ones(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert command(monkeypatch, "--minutes", "0.000001") == 0
    (name,) = msgspec.json.decode(state.read_bytes())
    assert name == f"{SEEDS[0]}-{SEEDS[-1]}"


def test_a_played_range_reports_nothing_left_to_play(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "--seeds", "17") == 0
    assert "1 schedules" in (first := capsys.readouterr().out) and "before" not in first
    assert command(monkeypatch, "--seeds", "17") == 0
    assert "played before" in capsys.readouterr().out


def test_progress_is_of_one_range_and_of_one_code(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    Progress("1-9", "code", 5).save(file)
    Progress("1-8", "code", 3).save(file)
    assert Progress.of(file, range(1, 10), "code").next == 5
    assert Progress.of(file, range(1, 9), "code").next == 3
    assert Progress.of(file, range(1, 10), "newer code").next == 1


def test_an_incomplete_progress_file_starts_over(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_bytes(b'{"1-9":{"seeds"')
    assert Progress.of(file, range(1, 10), "code").next == 1
    Progress("1-9", "code", 5).save(file)
    assert Progress.of(file, range(1, 10), "code").next == 5
    assert [*tmp_path.iterdir()] == [file]
