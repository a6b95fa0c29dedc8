"""The Gymnasium environment: one learning seat, or several played in turn by the same agent, against bots.

>>> import gymnasium
>>> import vierblatt.envs
>>> table = gymnasium.make("vierblatt/Baloot-v0", learners=(0, 2), opponents="random")
>>> observation, info = table.reset(seed=1)
>>> over = False
>>> while not over:
...     action = table.action_space.sample(info["action_mask"])
...     observation, reward, over, _, info = table.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.envs.episode import Episode, EpisodeKind
from vierblatt.envs.render import RENDER_MODES, Frame, check_render_mode, check_viewer, render
from vierblatt.envs.seating import Opponents, check_learners, check_opponents
from vierblatt.envs.spaces import (
    Illegal,
    begin,
    check_illegal,
    int8_box,
    lowest_reward,
)
from vierblatt.errors import BadAction, IllegalAction
from vierblatt.extras import packages_of
from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.locale.words import Words

with packages_of("research"):
    import gymnasium
    from gymnasium.spaces import Discrete

Row = npt.NDArray[np.int8]
Info = dict[str, Any]


class SingleEnv(gymnasium.Env[Row, np.int64]):
    """One game from the learners' point of view. Bots play the other seats between the learners' turns.

    game: an id or a `Game`. learners: the seats that `step` acts for, all played by the same agent. opponents: "rules"
    or "random". rules, preset: house rules (a rule set, or options that differ from the preset). episode: "deal" (with
    a randomly drawn match situation) or "match". illegal: the effect of an illegal action: "end" ends the episode with
    `illegal_reward` (by default the worst result of a deal) and the reason in ``info["illegal"]``, "raise" raises
    IllegalAction or BadAction and changes nothing, "random" plays a random legal action instead. render_mode: "human"
    (printed after every step), "ansi" or "rgb_array", as `viewer` sees the table: a seat, -1 for a spectator, or None
    for the learner to act. Raises BadOption.

    An observation is what the learner to act sees (`vierblatt.observations.layout.ObservationLayout`); at the end of an
    episode, it is what the learner who acted last sees. The reward is the learners' mean utility over the deals scored
    since their last turn. ``info["action_mask"]`` and `action_masks()` give the legal actions, ``info["seat"]`` the
    seat to act. Episodes that end before any learner has a turn are skipped. `reset` accepts
    ``options={"pack": ..., "first_seat": ...}``.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium's own type

    def __init__(
        self,
        game: str | Game,
        *,
        learners: Sequence[int] = (0,),
        opponents: Opponents = "rules",
        rules: HouseRules = None,
        preset: str = "standard",
        episode: EpisodeKind = "deal",
        illegal: Illegal = "end",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        viewer: int | None = None,
    ) -> None:
        self.episode = Episode(game, rules, preset=preset, episode=episode)
        self.learners = check_learners(learners, self.episode.seats)
        check_illegal(illegal)
        check_render_mode(render_mode)
        check_viewer(viewer, self.episode.seats)
        self.opponents, self.illegal = check_opponents(opponents), illegal
        self.illegal_reward = lowest_reward(self.episode) if illegal_reward is None else float(illegal_reward)
        self.render_mode, self.viewer = render_mode, viewer
        self.action_space = Discrete(self.episode.space.size)
        self.observation_space = int8_box(self.episode.layout.size)
        self.seat = self.learners[0]  #: the learner to act; at the end of an episode, the one that acted last
        self.terminated = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Info]:
        """Begins an episode; without a seed, it follows from the last seed. Raises BadPack, BadCard or BadOption."""
        super().reset(seed=seed)
        begin(self.episode, self._draw_seed() if seed is None else seed, options)
        while not self._play_others(np.zeros(self.episode.seats)):
            begin(self.episode, self._draw_seed(), None)
        self.terminated = False
        self._show()
        return self._observe()

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, action: int | np.integer[Any]) -> tuple[Row, float, bool, bool, Info]:
        """Plays the learner's action, then the other seats until a learner is to act. Never truncates.

        Raises Gymnasium's ResetNeeded after the end of the episode, BadAction (whatever `illegal` says) for anything
        that is not a whole number, and then changes nothing, and what `illegal` specifies.
        """
        if self.terminated:
            raise gymnasium.error.ResetNeeded("the episode is over: call reset() first")
        chosen = self.episode.space.whole(action)
        won = np.zeros(self.episode.seats)
        try:
            self.episode.step(self._open(chosen))
        except (IllegalAction, BadAction) as fault:
            if self.illegal != "end":
                raise
            self.terminated = True
            row, info = self._observe()
            info["illegal"] = Words("en", self.episode.game).error(fault)
            return row, self.illegal_reward, True, False, info
        won += self.episode.rewards
        self.terminated = not self._play_others(won)
        self._show()
        row, info = self._observe()
        return row, float(np.mean(won[self.learners])), self.terminated, False, info

    def _open(self, action: int) -> int:
        """Returns the action, or with ``illegal="random"`` a random legal one in place of an illegal action."""
        mask = self.episode.legal_action_mask()
        if self.illegal != "random" or (0 <= action < len(mask) and mask[action]):
            return action
        return int(self.np_random.choice(self.episode.legal_actions()))

    def _play_others(self, won: npt.NDArray[np.float64]) -> bool:
        """Plays the other seats until a learner is to act, adding rewards to `won`; False if the episode ends first."""
        episode = self.episode
        while not episode.terminated and episode.current_player not in self.learners:
            episode.step(self._choice())
            won += episode.rewards
        if not episode.terminated:
            self.seat = episode.current_player
        return not episode.terminated

    def _choice(self) -> int:
        """Returns an opponent's action."""
        episode = self.episode
        if self.opponents == "random":
            return int(self.np_random.choice(episode.legal_actions()))
        return episode.space.flat(episode.state.phase, int(engine.policy(episode.states, 0)) % LOG_ACTION)

    def _observe(self) -> tuple[Row, Info]:
        return self.episode.observe(self.seat), {"action_mask": self.episode.legal_action_mask(), "seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal action, shape (n,): the name and form that agents with action masking expect."""
        return self.episode.legal_action_mask().astype(np.bool_)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame | None:
        """The table as text or as a picture; None without a render mode. Raises MissingPackage."""
        return render(self.episode, self.render_mode, self.seat if self.viewer is None else self.viewer)
