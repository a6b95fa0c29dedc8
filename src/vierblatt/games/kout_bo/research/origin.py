"""What a record of Kout Bo says about its deal: single cards all round, after the cut if there is one."""

from __future__ import annotations

from vierblatt.cards import PACK_54
from vierblatt.games.kout_bo.rules.state import CUTTING, PACK_36
from vierblatt.games.origin import NOBODY, Origin, cut_of, plain_origin, rewind, undo_cut
from vierblatt.kernel.state import Layout, States


def origin(layout: Layout, states: States, seat: int) -> Origin:
    """KOUT-DEAL-2 and 3; before the cut no player has a card."""
    s = layout.reader(states)
    pack = PACK_36 if s.packed == len(PACK_36) else PACK_54
    if s.phase == CUTTING:
        rewind(layout, states)
        return Origin([NOBODY] * len(pack))
    choice = cut_of(s, CUTTING)
    result = plain_origin(layout, states, seat)
    return result if choice is None else undo_cut(layout, states, choice, result, pack)
