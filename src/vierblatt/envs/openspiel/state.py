"""A state with OpenSpiel's interface."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from vierblatt.envs.openspiel.deal_history import DealHistory
from vierblatt.envs.openspiel.setting import Setting
from vierblatt.envs.openspiel.types import pyspiel


class DealState(pyspiel.State):  # type: ignore[misc] # OpenSpiel ships no types
    """A deal in progress; made by `DealGame.new_initial_state`."""

    def __init__(self, game: pyspiel.Game, setting: Setting) -> None:
        super().__init__(game)
        self.deal = DealHistory(setting)

    def current_player(self) -> Any:
        """The seat to act, or OpenSpiel's id for chance or a terminal state."""
        if self.deal.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.deal.chance else self.deal.current_player

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks for the seat to act only
        return self.deal.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes that chance may draw, with their probabilities."""
        draws = self.deal.draws()
        return [(outcome, 1 / len(draws)) for outcome in draws]

    def _apply_action(self, action: int) -> None:
        self.deal.follow(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.deal.draw_text(action)
        return self.deal.setting.episode.space.text(action)

    def is_terminal(self) -> bool:
        """Whether the deal has ended."""
        return self.deal.over

    def returns(self) -> list[float]:
        """The utility that each player has won; 0 before the end."""
        return self.deal.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> DealState:
        """A state with the same information for this player, uniform over all possible deals; raises NoWorlds."""
        rng = np.random.default_rng(int(probability_sampler() * (1 << 53)))
        state: DealState = self.get_game().new_initial_state()
        for outcome in self.deal.resample_outcomes(player_id, rng):
            state.apply_action(outcome)
        return state

    def __str__(self) -> str:
        return self.deal.full_text()
