"""The other players' actions in a deal, prepared so that many worlds can be compared with them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import numpy as np
import numpy.typing as npt

from vierblatt.cards import members
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, States
from vierblatt.search.action_likelihood import (
    DECISION,
    HANDS,
    STAGE,
    JudgedHands,
    OtherPlayersActions,
    log_likelihoods,
    replay_states,
)
from vierblatt.search.mcmc import Unseen, mcmc_sample
from vierblatt.search.worlds import Worlds

Logarithms = npt.NDArray[np.float64]
#: The cards that a seat had at a decision: all that it ever gets (None), or those at these places of the pack.
Dealt = tuple[int, ...] | None


class ActionEvidence:
    """The evidence about the worlds of one seat.

    worlds: their source. one: a batch with any of them. player_types: the error rates of calls and plays of each type
    of player. The record must go back to a deal (`Worlds.from_deal`).
    """

    def __init__(self, worlds: Worlds, one: States, player_types: Sequence[tuple[float, float]]) -> None:
        layout = worlds.game.layout
        log = worlds.known.log
        self._layout = layout
        self._known = worlds.known
        self._replayed = layout.new(max(len(log), 1))
        layout.load(self._replayed, layout.words(worlds.known.root))
        places = np.array(worlds.known.places_before_cut or range(len(worlds.known.holders)), np.int64)
        replay_states(self._replayed, one, places, np.array(log, np.int64))
        fields = layout.fields.items()
        own = [layout.offsets[name] for name, field in fields if field.visibility == "seat" and name != "hands"]
        self._actions = self._build_actions(worlds, layout.reader(one), np.array(own, np.int64), np.array(player_types))
        stages = len(self._actions.stages)
        self._judged = JudgedHands(
            hands=np.full((stages, HANDS, 1 + len(own)), -1),
            values=np.zeros((stages, HANDS, len(player_types))),
            sums=np.zeros(len(player_types)),
        )

    def logarithms(self, states: States) -> Logarithms:
        """The natural logarithms of the probabilities of the other players' actions in these worlds."""
        out = np.zeros(len(states))
        log_likelihoods(self._replayed, states, self._actions, self._judged, out)
        return out

    def mcmc_sample(self, chains: States, logs: Logarithms, steps: int, count: int) -> States:
        """Returns `count` worlds visited by the chains, followed by the chains: see `mcmc.mcmc_sample`."""
        layout, known = self._layout, self._known
        batch = layout.take(chains, [*range(len(logs)), *[0] * count])
        holders, excluded, played = (np.array(row, np.int64) for row in (known.holders, known.excluded, known.played))
        unseen = Unseen(holders, excluded, played, known.unknown)
        mcmc_sample(self._replayed, batch, self._actions, self._judged, logs, steps, unseen)
        return layout.take(batch, [*range(len(logs), len(logs) + count), *range(len(logs))])

    def _build_actions(
        self, worlds: Worlds, one: States, private: npt.NDArray[np.int64], player_types: npt.NDArray[np.float64]
    ) -> OtherPlayersActions:
        read = worlds.game.layout.reader
        later = [0] * one.seats
        rows: list[tuple[int, Dealt, list[int]]] = []
        for number, entry in reversed([*enumerate(worlds.known.log)]):
            place, action = divmod(entry, LOG_ACTION)
            phase, seat = divmod(place, LOG_SEAT)
            if phase == PLAY:
                later[seat] |= 1 << action
            if seat != worlds.seat:
                hand = read(self._replayed, number).hands[seat]
                whole = hand == one.hands[seat] | later[seat]
                at = None if whole else tuple(one.pack.index(card) for card in members(hand))
                rows.append((seat, at, [number, action, later[seat] if whole else 0]))
        rows.sort(key=lambda row: (row[0], row[1] or (), row[1] is None))
        decisions: list[list[int]] = []
        stages: list[list[int]] = []
        places: list[list[int]] = []
        for (seat, at), its in groupby(rows, key=lambda row: row[:2]):
            first = len(decisions)
            decisions += [row[2] for row in its]
            stages.append([seat, first, len(decisions), int(at is None)])
            places.append([*(at or ()), *[-1] * (one.packed - len(at or ()))])
        return OtherPlayersActions(
            stages=np.array(stages, np.int64).reshape(len(stages), STAGE),
            decisions=np.array(decisions, np.int64).reshape(len(decisions), DECISION),
            places=np.array(places, np.int64).reshape(len(places), one.packed),
            private=private,
            player_types=player_types,
        )
