"""What the command of the training example refuses before it trains anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from cyclopts import App

from examples.training.arguments import MOST, check, kept_if_interrupted, run
from vierblatt.policies import Net, load, save

GOOD = {"updates": 0, "cloning": 60, "every": 60, "seed": 1}


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    app = App()

    @app.default
    def command(
        game: str,
        *,
        out: Path,
        updates: int = 0,
        every: int = 60,
        hidden: tuple[int, ...] = (8,),
        net: Path | None = None,
    ) -> None:
        check(game, hidden, GOOD | {"updates": updates, "every": every}, net, out)

    assert run(app, [*words]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["bridge"], "bridge"),
        (["baloot", "--updates", "-1"], "updates"),
        (["baloot", "--updates", str(MOST + 1)], "updates"),
        (["baloot", "--every", "0"], "every"),
        (["baloot", "--every", "x"], "every"),
        (["baloot", "--hidden", "0"], "units"),
        (["baloot", "--net", "missing.npz"], "missing.npz"),
    ],
)
def test_bad_input_is_named(words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "learnt"
    assert named in refused(capsys, *words, "--out", str(out))
    assert not out.exists()


def test_a_net_of_another_game_and_a_file_for_a_folder_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.npz"
    save(Net.random("kout_bo", (8,)), other)
    assert "kout_bo" in refused(capsys, "baloot", "--net", str(other), "--out", str(tmp_path)).lower().replace(" ", "_")
    assert str(other) in refused(capsys, "baloot", "--out", str(other)).replace("\n", "")


def test_the_net_to_begin_with_is_returned(tmp_path: Path) -> None:
    save(Net.random("baloot", (8,)), tmp_path / "first.npz")
    start = check("baloot", (16,), GOOD, tmp_path / "first.npz", tmp_path / "new" / "learnt")
    assert start is not None and start.hidden == (8,)
    assert check("baloot", (16,), GOOD, None, tmp_path) is None
    assert [*(tmp_path / "new" / "learnt").iterdir()] == []


def test_an_interruption_keeps_the_net_and_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app, file = App(suppress_keyboard_interrupt=False), tmp_path / "net.npz"

    @app.default
    def command() -> None:
        with kept_if_interrupted(lambda: Net.random("baloot", (8,)), file):
            raise KeyboardInterrupt

    assert run(app, []) == 130
    assert load(file, "baloot").hidden == (8,)
    assert f"--net {file} --cloning 0" in capsys.readouterr().err
