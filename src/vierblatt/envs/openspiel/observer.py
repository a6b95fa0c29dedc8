"""What OpenSpiel shows a player: named tensors and texts."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.cards import members
from vierblatt.envs.openspiel.setting import Setting
from vierblatt.envs.openspiel.state import DealState
from vierblatt.envs.openspiel.types import pyspiel


class DealObserver:
    """The observer that `make_py_observer` returns.

    The tensors are the player; with public information, the parts of `ObservationLayout`, relative to the player (the
    hand is empty without private information); with private information only, the hand; with private information and
    perfect recall, also the first cards that the player was dealt.
    """

    def __init__(self, setting: Setting, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"observers of this game take no parameters: {params}")
        self._setting = setting
        self._public: bool = kind.public_info
        self._recall: bool = kind.perfect_recall
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observers of this game see one player's cards at most")
        layout = setting.episode.layout
        cards = setting.episode.space.cards
        self._slot = {card: slot for slot, card in enumerate(cards)}
        pieces = [("player", setting.seats)]
        if self._public:
            pieces += [(part.name, part.length) for part in layout.parts]
        elif self._private:
            pieces.append(("hand", len(cards)))
        if self._private and self._recall:
            pieces.append(("dealt", len(cards)))
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(length for _, length in pieces), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, length in pieces:
            self.dict[name] = self.tensor[at : at + length]
            at += length

    def set_from(self, state: DealState, player: int) -> None:
        """Writes what the player sees of a state into the tensors."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        deal = state.deal
        if deal.chance or deal.episode is None:
            return
        if self._public:
            seen = deal.episode.observe(player) if self._private else deal.seen_by_all(player)
            self.tensor[self._setting.seats : self._setting.seats + len(seen)] = seen
        elif self._private:
            self._mark("hand", deal.episode.state.hands[player])
        if "dealt" in self.dict:
            self._mark("dealt", deal.dealt(player))

    def _mark(self, name: str, cards: int) -> None:
        for card in members(cards):
            self.dict[name][self._slot[card]] = 1

    def string_from(self, state: DealState, player: int) -> str:
        """What the player sees of a state, as text."""
        recall = self._recall and self._private
        if self._public:
            return state.deal.information_text(player if self._private else -1, dealt=recall)
        return state.deal.held_text(player, dealt=recall) if self._private else ""
