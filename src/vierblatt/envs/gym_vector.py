"""Gymnasium's vector interface over `vierblatt.envs.vector`: thousands of games in one environment.

>>> import gymnasium
>>> import vierblatt.envs
>>> tables = gymnasium.make_vec("vierblatt/KoutBo-v0", num_envs=100, opponents="random")
>>> observations, info = tables.reset(seed=1)
>>> actions = info["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, info = tables.step(actions)
>>> observations.shape == tables.observation_space.shape, rewards.shape
(True, (100,))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.envs.episode import EpisodeKind
from vierblatt.envs.opponents import OneOpponent
from vierblatt.envs.render import RENDER_MODES, Frame, check_render_mode, check_viewer, render_states
from vierblatt.envs.seating import Learners
from vierblatt.envs.spaces import Illegal, check_illegal, int8_box
from vierblatt.envs.vector import VectorEnv
from vierblatt.extras import packages_of
from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules
from vierblatt.observations.actions import batch_of_actions

with packages_of("research"):
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space

Rows = npt.NDArray[np.int8]
Info = dict[str, Any]
Step = tuple[Rows, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]


class GymVectorEnv(GymnasiumVectorEnv[Rows, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`num_envs` games like that of `vierblatt.envs.single.SingleEnv`, with autoreset in the same step.

    Accepts the options of `SingleEnv`, learners and opponents as `VectorEnv` does (with a pool, ``info["opponent"]`` is
    an index into it), and `illegal` is "raise" (raises IllegalAction for the first illegal action and changes nothing)
    or "random". threads: as in `VectorEnv`. copy: False returns arrays that the next step overwrites, for speed.
    Environment i draws from stream i of the seed. Raises BadOption.

    Where an episode ended, the observation is the first of the next episode; ``info["final_obs"]`` holds the last one
    of the ended episode and ``info["final_info"]`` its info. ``info["action_mask"]`` and `action_masks()` have shape
    (num_envs, n).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium's own type
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        learners: Learners = (0,),
        opponents: OneOpponent | Sequence[OneOpponent] = "rules",
        rules: HouseRules = None,
        preset: str = "standard",
        episode: EpisodeKind = "deal",
        threads: int = 1,
        illegal: Illegal = "raise",
        copy: bool = True,
        render_mode: str | None = None,
        viewer: int | None = None,
    ) -> None:
        resolved = games.get(game)
        house = resolved.options.chosen(rules, preset)
        seats = resolved.rules.shape(house.values).seats
        check_illegal(illegal, ("raise", "random"))
        check_render_mode(render_mode)
        check_viewer(viewer, seats)
        self.batch = VectorEnv(
            resolved,
            num_envs,
            house,
            episode=episode,
            threads=threads,
            learners=learners,
            opponents=opponents,
            final_observations=True,
        )
        self.num_envs, self.copy, self.illegal = num_envs, copy, illegal
        self.render_mode, self.viewer = render_mode, viewer
        self.single_observation_space = int8_box(self.batch.layout.size)
        self.single_action_space = Discrete(self.batch.space.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._all = np.ones(num_envs, np.bool_)
        self._pooled = not (isinstance(opponents, str) or callable(opponents))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, Info]:
        """Begins an episode in every environment; without a seed, new ones that follow from the last seed.

        `options` is ignored.
        """
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._give(self.batch.observations), self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> Step:
        """Plays an action in every game: flat ids, shape (num_envs,). Never truncates.

        Raises BadAction for anything that is not a whole number, and IllegalAction with ``illegal="raise"``; then
        nothing has changed.
        """
        batch = self.batch
        acted, against = batch.current_player.copy(), batch.opponent.copy()
        batch.step(self._open(batch_of_actions(actions, self.num_envs)) if self.illegal == "random" else actions)
        rewards = (batch.rewards * batch.learners).sum(axis=1) / batch.learners.sum(axis=1, dtype=np.float32)
        ended = batch.terminated.astype(np.bool_)
        info = self._info()
        if ended.any():
            info |= self._final(ended, acted, against)
        return self._give(batch.observations), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _open(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """The actions, with a random legal one in place of each illegal one."""
        known = (actions >= 0) & (actions < self.batch.space.size)
        asked = np.where(known, actions, 0)[:, None]
        chosen = known & (np.take_along_axis(self.batch.legal_action_mask, asked, axis=1)[:, 0] == 1)
        return np.where(chosen, actions, self.batch.pick_random())

    def _give(self, rows: Rows) -> Rows:
        return rows.copy() if self.copy else rows

    def _info(self) -> Info:
        seats = self.batch.current_player.copy() if self.copy else self.batch.current_player
        return {
            "action_mask": self._give(self.batch.legal_action_mask),
            "_action_mask": self._all.copy(),
            "seat": seats,
            "_seat": self._all.copy(),
            **self._against(self.batch.opponent.copy() if self.copy else self.batch.opponent, self._all),
        }

    def _against(self, opponent: npt.NDArray[np.int64], valid: npt.NDArray[np.bool_]) -> Info:
        """The info on opponents, if there is a pool of them. valid: where it means something."""
        return {"opponent": opponent, "_opponent": valid.copy()} if self._pooled else {}

    def _final(
        self, ended: npt.NDArray[np.bool_], acted: npt.NDArray[np.int64], against: npt.NDArray[np.int64]
    ) -> Info:
        """Gymnasium's final observations and infos; no action is legal at the end of an episode."""
        last = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(ended):
            last[i] = self.batch.final_observations[i].copy()
        final = {
            "action_mask": np.zeros_like(self.batch.legal_action_mask),
            "_action_mask": ended.copy(),
            "seat": np.where(ended, acted, 0),
            "_seat": ended.copy(),
            **self._against(np.where(ended, against, 0), ended),
        }
        return {"final_obs": last, "_final_obs": ended.copy(), "final_info": final, "_final_info": ended.copy()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal action, shape (num_envs, n)."""
        return self.batch.legal_action_mask.astype(np.bool_)

    def render(self) -> tuple[Frame, ...] | None:
        """Every table as text or as a picture; None without a render mode. Raises MissingPackage."""
        batch = self.batch
        viewers = batch.current_player.tolist() if self.viewer is None else [self.viewer] * self.num_envs
        frames = [
            render_states(batch.game, batch.table, batch.states, self.render_mode, viewer, i)
            for i, viewer in enumerate(viewers)
        ]
        shown = tuple(frame for frame in frames if frame is not None)
        return shown or None

    def close_extras(self, **_: Any) -> None:
        """Ends the threads."""
        self.batch.close()
