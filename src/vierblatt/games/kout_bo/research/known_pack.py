"""What a record of Kout Bo says about its deal: single cards all round, after the cut if there is one."""

from __future__ import annotations

from vierblatt.cards import PACK_54
from vierblatt.games.known_pack import NOBODY, KnownPack, cut_of, plain_known_pack, rewind, undo_cut
from vierblatt.games.kout_bo.rules.state import CUTTING, PACK_36
from vierblatt.kernel.state import Layout, States


def known_pack(layout: Layout, states: States, seat: int) -> KnownPack:
    """KOUT-DEAL-2 and 3; before the cut no player has a card."""
    s = layout.reader(states)
    pack = PACK_36 if s.packed == len(PACK_36) else PACK_54
    if s.phase == CUTTING:
        rewind(layout, states)
        return KnownPack([NOBODY] * len(pack))
    choice = cut_of(s, CUTTING)
    result = plain_known_pack(layout, states, seat)
    return result if choice is None else undo_cut(layout, states, choice, result, pack)
