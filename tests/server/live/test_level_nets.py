"""Nets that play for levels at the tables of a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
import structlog

from tests.server.live.test_thinking import question
from vierblatt import bots
from vierblatt.bots.level_nets import LevelNets
from vierblatt.bots.question import Question
from vierblatt.errors import BadPolicy
from vierblatt.policies import Net, save
from vierblatt.server.live import thinking
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.config import Config
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.workers.workers import Workers


class HereAndNow:
    """In place of other processes: answers at once, and notes who was asked."""

    processes = 1

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def timed(self, work: Callable[[Question], Any], within: Callable[[float], Question], **_how: object) -> Any:
        self.asked.append(within(0.5).bot)
        return work(within(0.5))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save(Net.random("kout_bo", hidden=(8,)), tmp_path / "strong-kout_bo.npz")
    return tmp_path


async def test_a_net_answers_for_its_level_even_while_the_search_is_compiled(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "search_is_ready", lambda *_: False)
    there, nets = HereAndNow(), LevelNets.in_folder(Config(nets=str(folder)).nets)
    asking = BotWorkers(cast("Workers", there), Metrics(), structlog.get_logger(), nets)
    spec = f"net:{folder / 'strong-kout_bo.npz'}"
    hurried = question("search:worlds=10,ms=150")  # what a hurried table makes of the level
    assert await asking.choose(hurried, "amal", "strong") == bots.make(spec).choose(*known(hurried))
    assert there.asked == [spec]
    assert await asking.choose(question("best"), "amal", "best") == question("rules").answer()  # no net, and no search
    assert await asking.choose(question("strong"), "amal") == question("rules").answer()  # advice, not a table's bot
    assert there.asked == [spec]


def known(asked: Question) -> tuple[Any, Any]:
    import numpy as np

    from vierblatt import games

    game = games.get(asked.game)
    concealed = game.layout.new(1)
    game.layout.load(concealed, np.frombuffer(asked.known, np.int64))
    return game, concealed


@pytest.mark.parametrize("name", ["club-kout_bo", "strong-chess", "kout_bo", "strong-baloot"])
def test_a_file_that_cannot_play_for_a_level_is_refused(folder: Path, name: str) -> None:
    (folder / "strong-kout_bo.npz").rename(folder / f"{name}.npz")
    with pytest.raises(BadPolicy) as fault:
        LevelNets.in_folder(str(folder))
    assert fault.value.code == ("policy-other-game" if name == "strong-baloot" else "policy-not-level")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPolicy, match="policy-file"):
        LevelNets.in_folder(str(tmp_path / "nets"))
