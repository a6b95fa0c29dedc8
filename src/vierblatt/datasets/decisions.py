"""Plays the deals of a dataset and keeps every decision at which there is a choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vierblatt.bots import make
from vierblatt.datasets.job import DatasetJob
from vierblatt.envs.episode import Episode
from vierblatt.errors import NoWorlds
from vierblatt.kernel.state import States
from vierblatt.search.evaluation import SOLVER_WEIGHT, evaluate
from vierblatt.search.perfect_play_values import is_quick, perfect_play_values

Values = npt.NDArray[np.float32]


class DatasetRow(NamedTuple):
    """A decision of a bot, a row of the file.

    observation: int8, shape (layout.size,), and legal_action_mask: int8, shape (space.size,), of the seat to act.
    action: the flat id of what it did. values: by what was asked for, float32, shape (space.size,), NaN where there is
    no value. seat: who decided. result: what the deal brought that seat, in points, as rewards are. deal: its number.
    """

    observation: npt.NDArray[np.int8]
    legal_action_mask: npt.NDArray[np.int8]
    action: int
    values: Mapping[str, Values]
    seat: int
    result: float
    deal: int


class DealPlayer:
    """Plays deals by their number: the same number always brings the same deal."""

    def __init__(self, job: DatasetJob) -> None:
        self._job = job
        self._episode = Episode(job.game, job.rules)
        layout = self._episode.game.layout
        self._unplayed = layout.words(self._episode.states).copy()

    def decisions(self, deal: int) -> list[DatasetRow]:
        """The decisions of a deal in order; raises BadOption and BadPolicy for the bot."""
        job, episode = self._job, self._episode
        # What a deal leaves behind in a state means nothing, but bots draw their chance from all words of a record.
        episode.game.layout.load(episode.states, self._unplayed)
        episode.reset(job.seed, stream=deal)
        bot = make(job.bot, seed=int(np.random.default_rng([job.seed, deal]).integers(1 << 32)))
        found: list[DatasetRow] = []
        while not episode.terminated:
            mask, seat = episode.legal_action_mask(), episode.current_player
            flat = int(mask.argmax())
            if mask.sum() > 1:
                concealed = episode.game.layout.conceal(episode.states, seat)
                phase = episode.state.phase
                action = episode.game.parse(phase, bot.choose(episode.game, concealed).action)
                flat = episode.space.flat(phase, action)
                rng = np.random.default_rng([job.seed, deal, len(found)])
                values = {name: self._values(name, concealed, rng) for name in job.values}
                found.append(DatasetRow(episode.observe(seat), mask, flat, values, seat, 0.0, deal))
            episode.step(flat)
        return [each._replace(result=float(episode.returns[each.seat])) for each in found]

    def _values(self, name: str, concealed: States, rng: np.random.Generator) -> Values:
        """The values of the legal actions now; NaN for all others, and for all if there are none."""
        episode = self._episode
        phase, flats = episode.state.phase, episode.legal_actions()
        actions = tuple(sorted(episode.space.split(flat)[1] for flat in flats))
        out = np.full(episode.space.size, np.nan, np.float32)
        judged = self._search(concealed, rng) if name == "search" else self._solve(concealed, actions)
        if judged is not None:
            out[[episode.space.flat(phase, action) for action in actions]] = judged
        return out

    def _search(self, concealed: States, rng: np.random.Generator) -> npt.NDArray[np.float64] | None:
        """By legal action, the mean over worlds that the seat cannot exclude; None before cards are dealt."""
        game = self._episode.game
        if not any(game.layout.reader(concealed).held):
            return None
        try:
            evaluation = evaluate(
                game, concealed, worlds=self._job.worlds, solver_weight=SOLVER_WEIGHT, rng=rng
            )  # fmt: skip
        except NoWorlds:
            return None
        return evaluation.means

    def _solve(self, concealed: States, actions: tuple[int, ...]) -> npt.NDArray[np.float64] | None:
        """By legal action, what perfect play with the actual cards open brings; None where that is not quick."""
        game = self._episode.game
        if not is_quick(game, concealed, 0, solve_many_sides=True):
            return None
        actual = game.layout.new(1)
        game.layout.load(actual, game.layout.words(self._episode.states))
        values: npt.NDArray[np.float64] = perfect_play_values(game, actual, actions)[0]
        return values
