"""The PettingZoo environments: AEC, in which one agent acts at a time, and parallel.

>>> from vierblatt.envs import kout_bo_v0
>>> table = kout_bo_v0.env(episode="deal")
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.argument_checks import whole_number
from vierblatt.envs.episode import Episode, EpisodeKind
from vierblatt.envs.registration import VERSION
from vierblatt.envs.render import RENDER_MODES, Frame, check_render_mode, check_viewer, render
from vierblatt.envs.spaces import Illegal, begin, check_illegal, int8_box, lowest_reward
from vierblatt.extras import packages_of
from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules

with packages_of("research"):
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

Observation = dict[str, npt.NDArray[np.int8]]


class TableEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]  # PettingZoo ships no types
    """One game. Its agents are ``seat_0``, ``seat_1`` ..., in the order of play.

    game: an id or a `Game`. rules, preset: house rules (a rule set, or options that differ from the preset). episode:
    "deal" (with a randomly drawn match situation) or "match". max_cycles: turns after which an episode is truncated.
    illegal: the effect of an illegal action: "raise" or "random" (a random legal action replaces it). render_mode:
    "human" (printed after every step), "ansi" or "rgb_array", as `viewer` sees the table (see `vierblatt.envs.render`).
    Raises BadOption.

    An observation is ``{"observation": int8 (layout.size,), "action_mask": int8 (space.size,)}``; the mask of a seat
    that is not to act is all 0. For their meaning see `vierblatt.observations.layout.ObservationLayout` and
    `vierblatt.observations.actions.ActionSpace`. The rewards are each seat's utility, paid as deals are
    scored. `reset` accepts ``options={"pack": ..., "first_seat": ...}``.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        rules: HouseRules = None,
        preset: str = "standard",
        episode: EpisodeKind = "deal",
        max_cycles: int | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        viewer: int | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            rules=rules,
            preset=preset,
            episode=episode,
            max_cycles=max_cycles,
            illegal=illegal,
            render_mode=render_mode,
            viewer=viewer,
        )
        super().__init__()
        self.episode = Episode(game, rules, preset=preset, episode=episode)
        check_render_mode(render_mode)
        check_viewer(viewer, self.episode.seats)
        check_illegal(illegal, ("raise", "random"))
        if max_cycles is not None:
            max_cycles = whole_number("max_cycles", max_cycles, least=1)
        self.render_mode, self.viewer = render_mode, viewer
        self.max_cycles, self.illegal = max_cycles, illegal
        self.metadata = {
            "name": f"{self.episode.game.id}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        layout, space = self.episode.layout, self.episode.space
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.action_spaces = {agent: Discrete(space.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": int8_box(layout.size), "action_mask": int8_box(space.size, 0, 1)})
            for agent in self.possible_agents
        }
        self.state_space = int8_box(layout.size * self.episode.seats)
        self._random = np.random.default_rng()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._cycles = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of an agent's actions, as flat ids; `sample` accepts the mask of an observation."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins an episode; without a seed, it follows from the last seed. Raises BadPack, BadCard or BadOption."""
        if seed is not None:
            self._random = np.random.default_rng(abs(seed))
        begin(self.episode, int(self._random.integers(1 << 62)) if seed is None else seed, options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.current_player]
        self._skip_agent_selection = None  # PettingZoo's bookmark while terminated agents leave one by one
        self._show()

    def observe(self, agent: str) -> Observation:
        """Returns what an agent sees now, with the mask of its legal actions."""
        seat = self._seats[agent]
        acting = seat == self.episode.current_player and not self.truncations.get(agent, False)
        mask = self.episode.legal_action_mask() if acting else np.zeros(self.episode.space.size, np.int8)
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def state(self) -> npt.NDArray[np.int8]:
        """The observations of all seats, concatenated: for a critic that sees every hand."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.episode.seats)])

    def is_over(self, agent: str) -> bool:
        """Whether an agent's episode has ended or was truncated."""
        return bool(self.terminations[agent] or self.truncations[agent])

    def step(self, action: int | None) -> None:
        """Plays the action of `agent_selection`. Raises IllegalAction or BadAction and then changes nothing."""
        agent = self.agent_selection
        if self.is_over(agent):
            self._was_dead_step(action)
            return
        flat = self.episode.space.whole(action)  # None is for agents whose episode is over
        if self.illegal == "random" and flat not in (open_now := self.episode.legal_actions()):
            flat = int(self._random.choice(open_now))
        self.episode.step(flat)
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = float(self.episode.rewards[seat])
        self._accumulate_rewards()
        if self.episode.terminated:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[max(self.episode.current_player, 0)]
        self._deads_step_first()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame | None:
        """The table as text or as a picture; None without a render mode. Raises MissingPackage."""
        return render(self.episode, self.render_mode, self.viewer)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""


class _ActionCheck(wrappers.BaseWrapper[str, Observation, int | None]):  # type: ignore[misc]  # no types, as above
    """Gives a clear error for anything that is not an action, before PettingZoo's wrappers use it as an index.

    PettingZoo's own wrapper for this accepts `True` as an action, and its assertion does not say what is expected.
    """

    def __init__(self, table: TableEnv) -> None:
        super().__init__(table)
        self._table = table.unwrapped

    def __str__(self) -> str:
        return str(self.env)

    def step(self, action: int | None) -> None:
        """Like `TableEnv.step`; raises BadAction for anything that is not a flat id, and then changes nothing."""
        if not self._table.is_over(self._table.agent_selection):
            space = self._table.episode.space
            flat = space.whole(action)
            if self._table.illegal != "random":
                space.split(flat)
        super().step(action)


def raw_env(game: str | Game, **options: Any) -> TableEnv:
    """The environment without PettingZoo's wrappers. `options` are those of `TableEnv`."""
    return TableEnv(game, **options)


def env(game: str | Game, *, illegal: Illegal = "end", illegal_reward: float | None = None, **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers. `options` are those of `TableEnv`. Raises BadOption.

    illegal: the effect of an illegal action. "end": the episode ends, the agent gets `illegal_reward` (by default the
    worst result of a deal) and the others 0, as in PettingZoo's own games; "raise": `step` raises IllegalAction or
    BadAction; "random": a random legal action replaces it. Anything that is not a flat id raises BadAction and changes
    nothing, except that "random" also replaces other numbers.
    """
    check_illegal(illegal)
    table: Any = TableEnv(game, illegal="raise" if illegal == "end" else illegal, **options)
    if illegal == "end":
        penalty = lowest_reward(table.episode) if illegal_reward is None else illegal_reward
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=penalty)
    return wrappers.OrderEnforcingWrapper(_ActionCheck(table))


def parallel_env(game: str | Game, **options: Any) -> ParallelEnv:
    """As `env`, for PettingZoo's parallel interface: every agent sends an action, but only the acting seat's counts."""
    return turn_based_aec_to_parallel(env(game, **options))
