"""`VectorEnv`: many games at once, in NumPy arrays that are allocated once and overwritten at every step.

>>> env = VectorEnv("king_bolola", 3, seed=7)
>>> env.observations.shape, env.legal_action_mask.shape, env.rewards.shape
((3, 654), (3, 64), (3, 4))
>>> for _ in range(60):
...     env.step(env.pick_random())
>>> bool((env.legal_action_mask.sum(axis=1) > 0).all())
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import finalize

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.argument_checks import whole_number
from vierblatt.envs.batch import (
    BatchConstants,
    StepRows,
    begin_range,
    first_illegal,
    hands_range,
    pick_range,
    rules_range,
    step_range,
)
from vierblatt.envs.episode import EpisodeKind, is_whole_match
from vierblatt.envs.opponent_steps import EnvSeating, draw_opponents, step_range_with_opponents
from vierblatt.envs.opponents import OneOpponent, opponents_of, policy_at
from vierblatt.envs.seating import Learners, check_learners_of_many
from vierblatt.envs.snapshot import BatchSnapshot
from vierblatt.envs.thread_team import ThreadTeam
from vierblatt.envs.world_hands import sample_hands
from vierblatt.errors import IllegalAction
from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules
from vierblatt.kernel import engine
from vierblatt.observations.actions import ActionSpace, batch_of_actions
from vierblatt.observations.layout import ObservationLayout
from vierblatt.policies.protocol import best_actions
from vierblatt.simulate import simulation_rules

#: A range smaller than this is not worth a separate thread.
LEAST_RANGE = 64


class VectorEnv:
    """`n` independent episodes of one game. A finished episode restarts in the same step.

    game: an id or a `Game`. rules, preset: house rules (a rule set, or options that differ from the preset). seed:
    environment i draws from its stream i, so results do not depend on `threads` or `n`. episode: "deal" (with a
    randomly drawn match situation) or "match". learners: the seats that `step` acts for; it plays the others with
    `opponents`, and skips episodes that end before any learner has a turn. A list of k lists: environment i has that at
    i modulo k. "rotate": the seats of one side each, in turn. opponents: the name of a bot (`rules`, `random`,
    `rules:mistakes=25`, `net:FILE`, `policy:MODULE:OBJECT`), a `vierblatt.policies.Policy`, whose best actions are
    played, or a pool: a sequence of these, of which each episode draws one for all seats that no learner plays, from
    the environment's stream. Raises BadOption, and BadPolicy for a policy that cannot be loaded.

    The arrays keep the same memory throughout; other libraries can share it through DLPack:

    - observations: int8, shape (n, layout.size), what the seat to act sees
    - legal_action_mask: int8, shape (n, space.size), 1 for each of its legal actions
    - rewards: float32, shape (n, seats), what each seat won in the last step
    - current_player: int64, shape (n,), the seat to act
    - opponent: int64, shape (n,), who plays against the learners of the episode, as an index into the pool
    - terminated: int8, shape (n,), 1 where the last step ended an episode; apart from rewards and final_observations,
      the other arrays then describe the next episode
    - learners: int8, shape (n, seats), 1 for each seat that a learner plays
    - final_observations: int8, shape (n, layout.size) with ``final_observations=True``, else empty: where the last
      step ended an episode, the final observation of the seat that acted
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        rules: HouseRules = None,
        *,
        preset: str = "standard",
        seed: int = 1,
        episode: EpisodeKind = "deal",
        threads: int = 1,
        learners: Learners | None = None,
        opponents: OneOpponent | Sequence[OneOpponent] = "rules",
        final_observations: bool = False,
    ) -> None:
        self.game = games.get(game)
        self.rules = simulation_rules(self.game, rules, preset)
        self.table = self.game.rules.shape(self.rules.values)
        self.space = ActionSpace.of(self.game)
        self.layout = ObservationLayout.of(self.game)
        self.n = whole_number("n", n, least=1)
        self.threads = whole_number("threads", threads, least=1)
        self.seed = whole_number("seed", seed)
        self.episode: EpisodeKind = episode
        self._is_match = is_whole_match(episode)
        seats = self.table.seats
        learner_sets = check_learners_of_many(learners, self.n, seats, self.game.sides)
        self._all_learn = bool((learner_sets == (1 << seats) - 1).all())
        self._pool = opponents_of(opponents, self.game.id)
        self._seating = EnvSeating(learner_sets, np.zeros(self.n, np.int64), self._codes)
        self._constants = BatchConstants(self.layout.flats, self.space.codes)
        self._make_arrays(self.n if final_observations else 0)
        self._create_states()
        self._parts = self._ranges()
        self._team = ThreadTeam(len(self._parts) - 1)
        self._finalizer = finalize(self, self._team.close)
        self._won = [np.zeros(self.table.seats) for _ in self._parts]
        self.reset()

    @property
    def _codes(self) -> npt.NDArray[np.int64]:
        return np.array([each.code for each in self._pool], np.int64)

    def _make_arrays(self, final_rows: int) -> None:
        n = self.n
        self.observations: npt.NDArray[np.int8] = np.zeros((n, self.layout.size), np.int8)
        self.legal_action_mask: npt.NDArray[np.int8] = np.zeros((n, self.space.size), np.int8)
        self.rewards: npt.NDArray[np.float32] = np.zeros((n, self.table.seats), np.float32)
        self.current_player: npt.NDArray[np.int64] = np.zeros(n, np.int64)
        self.terminated: npt.NDArray[np.int8] = np.zeros(n, np.int8)
        self.final_observations: npt.NDArray[np.int8] = np.zeros((final_rows, self.layout.size), np.int8)
        self.opponent: npt.NDArray[np.int64] = self._seating.opponent
        places = np.arange(self.table.seats)
        self.learners: npt.NDArray[np.int8] = (self._seating.learners[:, None] >> places & 1).astype(np.int8)
        self._picked = np.zeros(n, np.int64)
        self._chance = np.zeros(n, np.int64)
        self._rows = StepRows(
            observations=self.observations.reshape(-1),
            legal_action_mask=self.legal_action_mask.reshape(-1),
            rewards=self.rewards.reshape(-1),
            current_player=self.current_player,
            terminated=self.terminated,
            legal=np.zeros(n, np.int64),
            phases=np.zeros(n, np.int64),
            memory=np.zeros(n * self.layout.memory_size, np.int8),
            final_observations=self.final_observations.reshape(-1),
        )

    def _create_states(self) -> None:
        """Creates the states and starts a match in each, which sets its number of seats."""
        self.states: Any = self.game.new(self.rules, self.n)
        for i in range(self.n):
            engine.start(self.states, i, 0)

    def _ranges(self) -> list[tuple[int, int]]:
        parts = max(1, min(self.threads, self.n // LEAST_RANGE))
        return [(self.n * k // parts, self.n * (k + 1) // parts) for k in range(parts)]

    # --- running -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begins a new episode in every environment. Without `seed`, repeats the episodes of the last seed."""
        self.seed = self.seed if seed is None else whole_number("seed", seed)
        episode_seed = self.seed % (1 << 62)
        self._chance[:] = np.arange(1, self.n + 1) * 0x9E3779B97F4A7 + episode_seed % (1 << 40)
        if not self._all_learn:
            self._play_on(0, self._picked, episode_seed)
            return
        self._run_ranges(
            lambda k, a, b: begin_range(self.states, a, b, episode_seed, self._is_match, self._constants, self._rows)
        )

    def set_opponents(self, opponents: OneOpponent | Sequence[OneOpponent]) -> None:
        """Takes another opponent, or another pool, at once: also in episodes that have begun, each draws one of it.

        To have it play only whole episodes, call `reset` afterwards. Raises as the constructor does; then nothing has
        changed. A snapshot from before can be restored only with the opponents from before.

        >>> env = VectorEnv("kout_bo", 4, seed=1, learners="rotate")
        >>> env.set_opponents(["rules", "random"])
        >>> sorted({*env.opponent.tolist()})
        [0, 1]
        """
        self._pool = opponents_of(opponents, self.game.id)
        self._seating = self._seating._replace(codes=self._codes)
        draw_opponents(self.states, self.n, self._seating)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Plays one action in each environment: flat ids, whole numbers in an array of shape (n,).

        Raises BadAction for anything else and IllegalAction for the first illegal action; then nothing has changed.
        After BadPolicy, the fault of an opponent, only `reset` and `restore` make sense.
        """
        chosen = batch_of_actions(actions, self.n)
        wrong = first_illegal(chosen, self._constants, self._rows)
        if wrong >= 0:
            raise IllegalAction("illegal-in-batch", env=wrong, action=int(chosen[wrong]))
        if not self._all_learn:
            self._play_on(1, chosen)
            return
        states, is_match, won, constants, rows = self.states, self._is_match, self._won, self._constants, self._rows
        self._run_ranges(lambda k, a, b: step_range(states, a, b, chosen, is_match, won[k], constants, rows))

    def pick_random(self) -> npt.NDArray[np.int64]:
        """A random legal action for each environment, shape (n,), in a reused array. Reproducible after `reset`."""
        pick_range(0, self.n, self._chance, self._constants, self._rows, self._picked)
        return self._picked

    def pick_rules(self) -> npt.NDArray[np.int64]:
        """The action of the bot `rules` for the seat to act in each environment, shape (n,), in a reused array.

        >>> env = VectorEnv("kout_bo", 2, seed=1)
        >>> bool(env.legal_action_mask[np.arange(2), env.pick_rules()].all())
        True
        """
        states, constants, rows, picked = self.states, self._constants, self._rows, self._picked
        self._run_ranges(lambda k, a, b: rules_range(states, a, b, constants, rows, picked))
        return picked

    def all_hands(self) -> npt.NDArray[np.int8]:
        """The cards of all hands, hidden ones too, for a critic that is only used in training: int8, a new array.

        Shape (n, seats, places), 1 for each card, with places as in the part `hand` of an observation. Seats are
        relative to the seat to act, whose hand comes first.

        >>> env = VectorEnv("king_bolola", 2, seed=1)
        >>> hands = env.all_hands()
        >>> hands.shape, bool((hands[:, 0].reshape(2, -1) == env.observations[:, :52]).all())
        ((2, 4, 52), True)
        """
        hands = np.zeros((self.n, self.table.seats, self.layout.part("hand").length), np.int8)
        flat, states = hands.reshape(-1), self.states
        self._run_ranges(lambda k, a, b: hands_range(states, a, b, flat))
        return hands

    def sample_worlds(self, count: int, *, seed: int = 0) -> npt.NDArray[np.int8]:
        """Hands that the seat to act cannot exclude, uniformly drawn: int8, a new array.

        count: worlds for each environment, from 1 on. Shape (n, count, seats, places), each world as in `all_hands`; 0
        everywhere before cards are dealt. They follow from the seed, the number of the environment and what the seat
        knows, and change nothing in the environment. Raises BadOption, and NoWorlds if no world is found.

        >>> env = VectorEnv("king_bolola", 2, seed=1)
        >>> worlds = env.sample_worlds(3, seed=5)
        >>> worlds.shape, bool((worlds[:, :, 0] == env.all_hands()[:, None, 0]).all())
        ((2, 3, 4, 52), True)
        """
        count, seed = whole_number("count", count, least=1), whole_number("seed", seed) % (1 << 62)
        return sample_hands(self.game, self.states, self.current_player, count, seed)

    def snapshot(self) -> BatchSnapshot:
        """The episodes as they are now, to go back to with `restore`.

        >>> env = VectorEnv("kout_bo", 2, seed=1)
        >>> before, seen = env.snapshot(), env.observations.copy()
        >>> env.step(env.pick_random())
        >>> env.restore(before)
        >>> bool((env.observations == seen).all())
        True
        """
        words = tuple(self.game.layout.words(self.states, i).copy() for i in range(self.n))
        return BatchSnapshot(self._made_by, words, tuple(array.copy() for array in self._kept))

    def restore(self, snapshot: BatchSnapshot) -> None:
        """Goes back to a snapshot of this environment, or of one with the same arguments but for `seed` and `threads`.

        Raises BadOption for another one; then nothing has changed.
        """
        snapshot.check(self._made_by)
        for i, words in enumerate(snapshot.words):
            self.game.layout.load(self.states, words, i)
        for array, kept in zip(self._kept, snapshot.arrays, strict=True):
            array[...] = kept

    @property
    def _made_by(self) -> tuple[object, ...]:
        learners, final = self._seating.learners.tobytes(), len(self.final_observations)
        return self.game.id, self.rules.hash, self.n, self.episode, learners, self._pool, final

    @property
    def _kept(self) -> tuple[npt.NDArray[Any], ...]:
        """The arrays of a snapshot."""
        return (*self._rows, self._picked, self._chance, self.opponent)

    def _play_on(self, asked: int, chosen: npt.NDArray[np.int64], seed: int = -1) -> None:
        """Plays the actions, or begins episodes if there is a seed, and lets the others play until learners are to act.

        asked: 1 if learners acted, so that rewards count until the end of the episode.
        """
        counts, learner, won = np.full(self.n, asked, np.int8), self.current_player.copy(), self._won
        self.rewards[:], self.terminated[:] = 0, 0

        def play(actions: npt.NDArray[np.int64], episode_seed: int) -> None:
            states, match, seating, constants, rows = (
                self.states, self._is_match, self._seating, self._constants, self._rows,
            )  # fmt: skip
            self._run_ranges(
                lambda k, a, b: step_range_with_opponents(
                    states, a, b, episode_seed, actions, match, seating, counts, learner, won[k], constants, rows
                )
            )

        play(chosen, seed)
        while len(theirs := np.flatnonzero(self._seating.learners >> self.current_player & 1 == 0)):
            actions = np.full(self.n, -1)
            for place in np.unique(self.opponent[theirs]):
                mine = theirs[self.opponent[theirs] == place]
                policy = policy_at(self._pool, place)
                actions[mine] = best_actions(policy, self.observations[mine], self.legal_action_mask[mine])
            play(actions, -1)

    def _run_ranges(self, work: Callable[[int, int, int], None]) -> None:
        """Runs `work` on every range, all but the first in other threads; the compiled loops release the GIL."""
        self._team.run(lambda k: work(k, *self._parts[k]))

    def close(self) -> None:
        """Ends the threads. The environment still works afterwards, in the caller's thread."""
        self._finalizer()
        self._parts = [(0, self.n)]
