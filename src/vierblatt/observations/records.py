"""The observation and the action mask of a seat, from its concealed record.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> seen = observe(match.game, match.concealed(match.turn))
>>> seen.observations.shape, seen.legal_action_mask.shape, int(seen.legal_action_mask.sum())
((1, 871), (1, 118), 6)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.rows import Row, pin
from vierblatt.kernel.state import States
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.observations.log_summary import clear_log_summary
from vierblatt.observations.shape import actions, size
from vierblatt.observations.writing import observe as write_observation
from vierblatt.observations.writing import write_mask

Rows = npt.NDArray[np.int8]


class Observed(NamedTuple):
    """What the seats to act see and may do, one row for each record: the same as `VectorEnv` gives at that moment."""

    observations: Rows  #: int8, shape (n, ObservationLayout.size)
    legal_action_mask: Rows  #: int8, shape (n, ActionSpace.size): 1 for each legal flat id; 0 if no seat is to act


@entry
def observe_records(states: State, n: int, flats: Row, memory: Row, observations: Row, masks: Row) -> None:
    """Writes what the seat to act sees and may do in each of the first `n` states; `memory` has one row."""
    tables, kept, seen, open_actions = pin(flats), pin(memory), pin(observations), pin(masks)
    for i in range(n):
        s = states[i]
        write_mask(s, dispatch.legal(s) if s.turn >= 0 else 0, tables, open_actions, i * actions(s))
        clear_log_summary(s, kept, 0)
        write_observation(s, max(s.turn, 0), tables, kept, 0, seen, i * size(s))


def observe(game: Game, records: States) -> Observed:
    """What the seat to act sees and may do in each record.

    records: a batch of concealed records, each of the seat to act: `Match.concealed`, or `Layout.conceal` for a state
    of a search. What is hidden from that seat is not read, so a whole state gives the same.
    """
    layout, n = ObservationLayout.of(game), len(records)
    seen = Observed(np.zeros((n, layout.size), np.int8), np.zeros((n, ActionSpace.of(game).size), np.int8))
    memory = np.zeros(layout.memory_size, np.int8)
    observe_records(records, n, layout.flats, memory, seen.observations.reshape(-1), seen.legal_action_mask.reshape(-1))
    return seen
