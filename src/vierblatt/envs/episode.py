"""`Episode`: one deal or one match, played from Python. The environments for other libraries build on it.

>>> episode = Episode("kout_bo")
>>> episode.reset(seed=7)
>>> episode.current_player >= 0, episode.terminated, [episode.space.text(flat) for flat in episode.legal_actions()][:3]
(True, False, ['bid pass', 'bid bid 5', 'bid bid 6'])
>>> while not episode.terminated:
...     episode.step(episode.legal_actions()[-1])
>>> float(episode.returns.sum())
0.0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, SupportsIndex

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.argument_checks import one_of, seat_number, whole_number
from vierblatt.cards import card_text, members
from vierblatt.envs.episode_rules import begin_at, do_at
from vierblatt.envs.information_text import information_text
from vierblatt.errors import BadAction, BadPack, IllegalAction, WrongTime
from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules
from vierblatt.kernel import engine
from vierblatt.kernel.random import seed_at
from vierblatt.kernel.state import States
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.observations.writing import mask_at, observe_at
from vierblatt.simulate import simulation_rules

EpisodeKind = Literal["deal", "match"]


def is_whole_match(episode: str) -> int:
    """1 for "match", 0 for "deal"; raises BadOption."""
    return int(one_of("episode", episode, ("deal", "match")) == "match")


class Episode:
    """One episode of a game.

    game: an id or a `Game`. rules, preset: house rules (a rule set, or options that differ from the preset). episode:
    "deal" (with a randomly drawn match situation) or "match". A new one is in the state after ``reset(0)``. Raises
    BadOption.
    """

    def __init__(
        self, game: Game | str, rules: HouseRules = None, *, preset: str = "standard", episode: EpisodeKind = "deal"
    ) -> None:
        self.game = games.get(game)
        self.rules = simulation_rules(self.game, rules, preset)
        self.table = self.game.rules.shape(self.rules.values)
        self.seats = self.table.seats
        self.space = ActionSpace.of(self.game)
        self.layout = ObservationLayout.of(self.game)
        self.episode: EpisodeKind = episode
        self._is_match = is_whole_match(episode)
        self.states: States = self.game.new(self.rules)  #: a batch of one, live
        self.state: Any = self.game.layout.reader(self.states)  #: reads every field, live
        self.rewards: npt.NDArray[np.float64] = np.zeros(self.seats)  #: of the last step, shape (seats,)
        self.returns: npt.NDArray[np.float64] = np.zeros(self.seats)  #: summed over the episode
        self.terminated = False
        self._memory = np.zeros(self.layout.memory_size, np.int8)
        engine.start(self.states, 0, 0)
        self.reset(0)

    # --- start ---------------------------------------------------------------------------------------------------

    def reset(self, seed: int, *, stream: int = 0) -> None:
        """Begins a new episode: the match situation, the shuffle and the first seat follow from seed and stream.

        stream: at least 0; environment i of a `VectorEnv` with this seed begins with the episode of stream i. Raises
        BadOption.
        """
        number = whole_number("stream", stream, least=0)
        begin_at(self.states, 0, whole_number("seed", seed) % (1 << 62), number, self._is_match)
        self._clear_rewards()

    def begin(self, pack: Sequence[int], first_seat: int = 0) -> None:
        """Begins a fresh match with this pack, the first card to be dealt first; raises BadPack or BadOption.

        Any further deals of the episode are drawn as after ``reset(0)``.
        """
        first_seat = seat_number(first_seat, self.seats)
        order, needed = [whole_number("pack", card) for card in pack], self.table.pack
        if sorted(order) != sorted(needed):
            missing = " ".join([card_text(card) for card in needed if card not in order][:5])
            raise BadPack("bad-pack", cards=len(order), needed=len(needed), missing=missing)
        seed_at(self.states, 0, 0, 0)
        engine.start(self.states, 0, first_seat)
        self.game.layout.write(self.states, "pack", order)
        engine.deal(self.states, 0)
        self._clear_rewards()

    def _clear_rewards(self) -> None:
        self.rewards[:] = 0
        self.returns[:] = 0
        self.terminated = False

    # --- actions -------------------------------------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """The seat to act, -1 when the episode is over."""
        return -1 if self.terminated else int(self.state.turn)

    def legal_actions(self) -> list[int]:
        """The flat ids of the legal actions, ascending; empty when the episode is over."""
        if self.terminated:
            return []
        phase = self.state.phase
        return [self.space.flat(phase, action) for action in members(engine.legal(self.states, 0))]

    def legal_action_mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal flat id of the seat to act, shape (space.size,); all 0 when the episode is over."""
        out = np.zeros(self.space.size, np.int8)
        if not self.terminated:
            mask_at(self.states, 0, self.layout.flats, out)
        return out

    def step(self, flat: SupportsIndex) -> None:
        """Plays an action. Raises WrongTime, BadAction or IllegalAction and then changes nothing."""
        if self.terminated:
            raise WrongTime("episode-over")
        flat = self.space.whole(flat)
        phase, action = self.space.split(flat)
        if phase != self.state.phase:
            name = self.game.phases[self.state.phase].name
            raise BadAction("no-such-action", action=self.space.text(flat), phase=name)
        if not engine.legal(self.states, 0) >> action & 1:
            rule = self.game.table.why_not(self.state, action)
            raise IllegalAction("illegal", rule=rule, action=self.game.format(phase, action), seat=self.current_player)
        self.terminated = bool(do_at(self.states, 0, action, self._is_match, self.rewards))
        self.returns += self.rewards

    # --- observations --------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat sees, shape (layout.size,); raises BadOption."""
        seat = seat_number(seat, self.seats)
        out = np.empty(self.layout.size, np.int8)
        observe_at(self.states, 0, seat, self.layout.flats, self._memory, out)
        return out

    def information_text(self, seat: int) -> str:
        """What a seat (-1: a spectator) may know, as text; raises BadOption."""
        return information_text(self.game, self.table, self.states, seat_number(seat, self.seats, least=-1))

    def clone(self) -> Episode:
        """An independent episode at the same point."""
        twin = Episode(self.game, self.rules, episode=self.episode)
        self.game.layout.load(twin.states, self.game.layout.words(self.states))
        twin.rewards[:] = self.rewards
        twin.returns[:] = self.returns
        twin.terminated = self.terminated
        return twin
