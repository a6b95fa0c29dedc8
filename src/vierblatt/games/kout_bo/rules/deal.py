"""The start of a match and of a deal."""

from __future__ import annotations

from vierblatt.games.cutting import rotate
from vierblatt.games.kout_bo.rules.options import LEFT_CUTS, SIX
from vierblatt.games.kout_bo.rules.state import BID, CUTTING, PACK_36, SILENT, TRICKS
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.tricks import clear_deal, deal_singly, log_action, need_deal, next_seat

_PACK_36 = constant_table(PACK_36)


@rule
def start(s: State, first_seat: int) -> None:
    """A new match; KOUT-DEAL-1: the drawn seat deals first. KOUT-SCORE-3: both teams at 0."""
    fill_pack(s)
    for side in range(6):
        s.scores[side] = 0
        s.deal_scores[side] = 0
    s.deal_no = 0
    s.scored = 0
    s.winners = 0
    clear_deal(s, TRICKS)
    clear_contract(s)
    need_deal(s, first_seat)


@rule
def fill_pack(s: State) -> None:
    """KOUT-TABLE-1, KOUT-CARD-1: 54 cards for six players, 36 for four, in order."""
    if s.opt_players == SIX:
        s.seats = 6
        s.packed = 54
        for i in range(54):
            s.pack[i] = i
        return
    s.seats = 4
    s.packed = 36
    for i in range(36):
        s.pack[i] = _PACK_36[i]


@rule
def clear_contract(s: State) -> None:
    """Clears the bids, the trumps and the trick."""
    s.bid = 0
    s.maker = -1
    s.malzom = 0
    s.trump = -1
    s.suit = -1
    s.trick_trump = -1
    s.best = -1
    s.nulls = 0
    s.claim_awarded = 0
    for seat in range(6):
        s.bids[seat] = SILENT
        s.voids[seat] = 0


@rule
def open_auction(s: State) -> None:
    """KOUT-BID-1: the dealer's right neighbour speaks first."""
    s.phase = BID
    s.turn = next_seat(s, s.dealer)


@rule
def deal(s: State) -> None:
    """Begins a deal; with cut=left the dealer's left neighbour cuts first (KOUT-DEAL-2)."""
    clear_deal(s, TRICKS)
    clear_contract(s)
    s.deal_no += 1
    if s.opt_cut == LEFT_CUTS:
        s.phase = CUTTING
        s.turn = s.dealer - 1 if s.dealer > 0 else s.seats - 1
    else:
        give_cards(s)


@rule
def legal_cuts(s: State) -> int:
    """KOUT-DEAL-2: leave the pack as it is, or cut it anywhere."""
    return (1 << s.packed) - 1


@rule
def cut(s: State, place: int) -> None:
    """KOUT-DEAL-2: moves the cards above `place` below the rest; then deals the cards."""
    log_action(s, place)
    rotate(s, 0, place, s.packed)
    give_cards(s)


@rule
def give_cards(s: State) -> None:
    """KOUT-DEAL-3: nine cards each, one at a time, beginning with the dealer's right neighbour."""
    deal_singly(s, TRICKS)
    open_auction(s)
