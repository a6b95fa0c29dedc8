"""The score of a deal as a function of the card points of side 0, by the game's own scoring.

Questions about projects and Baloot may still be open (`auto_declare` off). Every set of answers is a *configuration*
with a bit for each: bit j, the player of the j-th card of the first trick announces; bit SAYS, the Baloot is said. If
no question is asked, the rules announce, and there is only one configuration.
"""

from __future__ import annotations

from vierblatt.games.baloot.rules.options import WITH_CARD
from vierblatt.games.baloot.rules.projects import announce, baloot_counts, compare_projects
from vierblatt.games.baloot.rules.ranks import card_points_of
from vierblatt.games.baloot.rules.scoring import settle, summarise
from vierblatt.games.baloot.rules.state import ANNOUNCING, BALOOT
from vierblatt.games.baloot.solver.workspace import AMOUNTS
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY

SAYS = 4
ALL_WON, ALL_LOST = AMOUNTS - 2, AMOUNTS - 1  #: places of the two kaboots in the results of a configuration


@rule
def seat_to_ask(s: State, j: int) -> int:
    """The seat that plays the j-th card of the first trick, if it has projects and is still to be asked; else -1."""
    if s.trick_no > 0:
        return -1
    first = s.in_trick if s.phase == ANNOUNCING or s.opt_auto_declare == 1 else s.in_trick + 1
    seat = (s.leader + j) & 3
    return seat if j >= first and s.own_projects[seat] != 0 else -1


@rule
def baloot_owner(s: State) -> int:
    """The seat that will have played both king and queen of trumps, if the Baloot is still to be said; else -1."""
    if s.royals == 0 or s.baloot_seat >= 0:
        return -1
    if s.phase == BALOOT and s.opt_baloot_call == WITH_CARD:
        return s.turn
    for seat in range(4):
        held = s.hands[seat] & s.royals
        if held != 0 and (s.royal_seat == seat or (s.royal_seat < 0 and held == s.royals)):
            return seat
    return -1


@rule
def has_declined(s: State) -> bool:
    """Whether the player to move could have said Baloot before this card, and did not (A51)."""
    if s.opt_baloot_call == WITH_CARD or s.opt_auto_declare == 1 or s.phase != PLAY or s.baloot_seat >= 0:
        return False
    return s.royal_seat == s.turn and s.royals & s.hands[s.turn] != 0


@rule
def open_answers(s: State) -> int:
    """The bits of a configuration that players decide."""
    if s.opt_auto_declare == 1:
        return 0
    bits = (baloot_owner(s) >= 0) << SAYS
    for j in range(4):
        bits |= (seat_to_ask(s, j) >= 0) << j
    return bits


@rule
def apply_answers(s: State, answers: int) -> None:
    """Gives the answers of a configuration, and summarises the deal except for its points and tricks."""
    owner = baloot_owner(s)
    for j in range(4):
        seat = seat_to_ask(s, j)
        if seat >= 0 and (s.opt_auto_declare == 1 or answers >> j & 1 == 1):
            announce(s, seat)
    if s.trick_no == 0:
        compare_projects(s)
    if owner >= 0 and (s.opt_auto_declare == 1 or answers >> SAYS & 1 == 1) and baloot_counts(s, owner):
        s.baloot_seat = owner
    summarise(s)


@rule
def result(s: State, amount: int, total: int, all_tricks: int) -> int:
    """Side 0 minus side 1 with `amount` card points; all_tricks: the side that took all, -1 if both took some."""
    s.sum_cards[0], s.sum_cards[1] = amount, total - amount
    s.sum_tricks[0], s.sum_tricks[1] = int(all_tricks != 1), int(all_tricks != 0)
    settle(s)
    return s.deal_scores[0] - s.deal_scores[1]


@rule
def write_results(s: State, work: State, total: int, answers: int) -> None:
    """Writes the results of one configuration, by amount; `s` is a copy that is overwritten.

    With `work.plain`, the result of an amount is the amount.
    """
    at = answers * AMOUNTS
    if work.plain:
        for amount in range(total + 1):
            work.results[at + amount] = amount
        work.results[at + ALL_WON], work.results[at + ALL_LOST] = total, 0
        return
    apply_answers(s, answers)
    for amount in range(total + 1):
        work.results[at + amount] = result(s, amount, total, -1)
    projects0, projects1 = s.sum_projects[0], s.sum_projects[1]
    work.results[at + ALL_WON] = result(s, total, total, 0)
    s.sum_projects[0], s.sum_projects[1] = projects0, projects1
    work.results[at + ALL_LOST] = result(s, 0, total, 1)


@rule
def all_points(s: State) -> int:
    """The card points of the whole deal, including ten for the last trick."""
    cards = 0
    for seat in range(4):
        cards |= s.hands[seat] | s.taken[seat]
    for i in range(s.in_trick):
        cards |= 1 << s.trick[i]
    return card_points_of(cards, s.trump) + 10
