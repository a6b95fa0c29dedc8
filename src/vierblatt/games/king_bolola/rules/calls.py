"""The dealer's choice of the contract (KB-DEAL-1): the legal choices, and their effects."""

from __future__ import annotations

from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.state import (
    BARRED,
    BOLOLA_MINUS,
    CALL_MINUS,
    CALL_PLUS,
    CALL_TRUMP,
    DUTY,
    HEARTS,
    KING,
    KING_OF_HEARTS,
    NEGATIVES,
    NEVER,
    NO_HEARTS,
    TARGETS,
    TRUMP,
    UNDER,
)
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import lead_to, log_action, suit_cards

CAP = 2  # KB-CONTRACT-3


@rule
def choices(s: State) -> int:
    """KB-CONTRACT-8, KB-CONTRACT-9: any kind that the dealer still owes, in any order."""
    seat, calls = s.turn, 0
    if s.negatives[seat] > 0:
        calls |= negative_choices(s, seat)
    if s.trumps[seat] > 0:
        calls |= 0xF << CALL_TRUMP  # KB-CONTRACT-6: any of the four suits, even a second time; no "no trump"
    if s.bololas[seat] > 0:
        free = s.opt_bolola_signs == opt.FREE_SIGNS  # KB-CONTRACT-7, AMB-6
        if free or s.signs[0] < CAP:
            calls |= 1 << CALL_MINUS
        if free or s.signs[1] < CAP:
            calls |= 1 << CALL_PLUS
    return calls


@rule
def negative_choices(s: State, seat: int) -> int:
    """KB-CONTRACT-3, KB-CONTRACT-4: negative contracts used less than twice, subject to the house rules."""
    calls = 0
    for contract in range(NEGATIVES):
        if s.opt_negative_cap == opt.UNLIMITED or s.used[contract] < CAP:
            calls |= 1 << contract
    if s.opt_negative_repeat_by_player == 0:
        calls &= ~s.types[seat]
        if s.opt_negative_cap == opt.TWICE:
            calls = workable(s, seat, calls)
    return calls


@rule
def workable(s: State, seat: int, calls: int) -> int:
    """AMB-5: of these choices, those after which all players can still finish without repeating a contract."""
    allowed = 0
    for contract in range(NEGATIVES):
        if calls >> contract & 1:
            put_down(s, seat, contract, 1)
            if can_finish(s):
                allowed |= 1 << contract
            put_down(s, seat, contract, -1)
    return allowed


@rule
def put_down(s: State, seat: int, contract: int, by: int) -> None:
    """Enters a negative contract in the accounts, or removes it again if `by` is -1.

    `types` does not change: whether the contract counts as one that the seat has had makes no difference to
    `can_finish` in any of the 3,140 possible states of the accounts (up to renaming contracts).
    """
    s.negatives[seat] -= by
    s.used[contract] += by


@rule
def can_finish(s: State) -> bool:
    """AMB-5: whether the negative contracts still owed can be assigned, none used three times, none repeated.

    By max-flow = min-cut between players and contracts: for every set of contracts in the cut, their remaining uses
    plus what each player can choose among the others must cover everything that is owed.
    """
    owed = s.negatives[0] + s.negatives[1] + s.negatives[2] + s.negatives[3]
    for cut in range(1 << NEGATIVES):
        flow = 0
        for contract in range(NEGATIVES):
            if cut >> contract & 1:
                flow += CAP - s.used[contract]
        for seat in range(4):
            flow += min(s.negatives[seat], NEGATIVES - count(s.types[seat] | cut))
        if flow < owed:
            return False
    return True


@rule
def choose(s: State, call: int) -> None:
    """Records the choice of the dealer, who leads to the first trick (KB-DEAL-1)."""
    log_action(s, call)
    enter(s, s.turn, call)
    if call < NEGATIVES:
        begin(s, call, -1)
    elif call < CALL_MINUS:
        begin(s, TRUMP, call - CALL_TRUMP)
    else:
        begin(s, BOLOLA_MINUS + call - CALL_MINUS, -1)
    lead_to(s, s.dealer)


@rule
def enter(s: State, seat: int, call: int) -> None:
    """Removes a choice from what the seat owes."""
    if call < NEGATIVES:
        s.negatives[seat] -= 1
        s.used[call] += 1
        s.types[seat] |= 1 << call
    elif call < CALL_MINUS:
        s.trumps[seat] -= 1
    else:
        s.bololas[seat] -= 1
        s.signs[call - CALL_MINUS] += 1


@rule
def begin(s: State, contract: int, trump: int) -> None:
    """Writes a contract with its duties; KB-GEN-6: only Trump has a trump suit."""
    s.contract = contract
    s.trump = trump
    s.barred = BARRED[contract]
    s.duty = DUTY[contract]
    s.urgent = 0
    s.under = UNDER[contract]
    s.targets = TARGETS[contract] if s.opt_early_end else NEVER  # KB-END-1, AMB-7
    if contract == TRUMP:
        # KB-TRUMP-2, KB-TRUMP-4; KB-TRUMP-8: hearts as trumps are trumps and nothing else.
        s.barred = suit_cards(trump)
        s.duty = s.barred
    elif contract == KING:
        s.urgent = KING_OF_HEARTS  # KB-KING-3
        if s.opt_king_under_ace == opt.FORCED:
            s.under = KING_OF_HEARTS  # AMB-8
    elif contract == NO_HEARTS and s.opt_hearts_duck == opt.FORCED:
        s.under = HEARTS  # AMB-9
