"""A game with OpenSpiel's interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from vierblatt.envs.openspiel.observer import DealObserver
from vierblatt.envs.openspiel.setting import setting_of
from vierblatt.envs.openspiel.state import DealState
from vierblatt.envs.openspiel.types import pyspiel
from vierblatt.games.contract import Game

#: The maximum number of packs in a deal: before the first card, a cutter may ask for one reshuffle.
MOST_PACKS = 2


class DealGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """One deal of a game; `pyspiel.load_game` makes it. Raises BadOption for house rules that do not exist.

    Each game has a subclass; `kind` is its OpenSpiel game type.
    """

    kind: ClassVar[Any]
    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.setting = setting_of(self.game.id, given["preset"], given["rules"], given["situation"])
        table = self.setting.table
        utility_bound = self.game.research.utility_bound(self.setting.episode.rules.values)
        self._packs = len(table.pack) * MOST_PACKS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.episode.space.size,
            max_chance_outcomes=max(table.pack) + 1,
            num_players=table.seats,
            min_utility=float(-utility_bound),
            max_utility=float(utility_bound),
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.game.layout.fields["log"].size + MOST_PACKS - 1,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> DealState:
        """The state before anything is drawn."""
        return DealState(self, self.setting)

    def max_chance_nodes_in_history(self) -> int:
        """The number of chance draws: the first seat, then every card of every pack."""
        return 1 + self._packs

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DealObserver:
        """An observer of any kind, as long as it sees at most one player's cards."""
        return DealObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)
