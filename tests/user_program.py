"""A program as a user writes it, with the public names only: `test_public_names` runs it and checks its types."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

import vierblatt


def policy(observations: npt.NDArray[np.int8], mask: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    """The first legal action of every environment."""
    assert observations.shape[0] == mask.shape[0]
    return np.array([int(row.argmax()) for row in mask], np.int64)


def train() -> float:
    """Some steps in a batch of environments."""
    env = vierblatt.VectorEnv("baloot", 4, preset="seed", rules={"target": 101}, learners=[0, 2], opponents="random")
    won = 0.0
    for _ in range(10):
        env.step(policy(env.observations, env.legal_action_mask))
        won += float(env.rewards[:, 0].sum())
    env.close()
    return won


def play() -> list[str]:
    """A match between bots, and its record."""
    packs = vierblatt.SeededPacks(7)
    match = vierblatt.Match("king_bolola", preset="turkish", first_seat=packs.seat(4))
    recorder = vierblatt.Recorder(match, packs, seats=["rules"] * 4)
    bot = vierblatt.make_bot("rules")
    for _ in range(60):
        if match.needs_deal:
            recorder.deal()
        recorder.do(bot.choose(match.game, match.concealed(match.turn)).action)
    view: vierblatt.View = vierblatt.view_of(match, match.turn)
    legal: list[str] = match.legal_actions()
    assert list(view.legal) == legal
    record: vierblatt.Record = recorder.record()
    faults = vierblatt.verify(record)
    return [*map(str, faults), *record.game.split()]


def study() -> int:
    """A simulation as data, and the games."""
    job = vierblatt.SimulationJob("kout_bo", 10, preset="kout_bo_4", rules={"target": 51}, players=("rules", "random"))
    target = job.rule_set.values["target"]
    assert target == 51
    solver = vierblatt.Solver("back_alley")
    return job.chunks + solver.nodes + len(vierblatt.games.game_ids())


def main() -> None:
    """Everything."""
    print(vierblatt.__version__, train(), play(), study())  # noqa: T201 - a program of a user prints


if __name__ == "__main__":
    main()
