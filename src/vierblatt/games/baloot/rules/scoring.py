"""The score of a deal: BAL-SCORE-1 to BAL-SCORE-13, BAL-END-1, BAL-END-2.

`settle` reads only the summary of the deal (the fields ``sum_*``) and the options, so worked cases can test it without
a deal; `summarise` makes the summary from the tricks.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games.baloot.rules.doubling_levels import DOUBLE_LEVEL, FOUR_LEVEL, GAHWA_LEVEL, PLAIN, last_raiser
from vierblatt.games.baloot.rules.options import (
    ALL_PROJECTS,
    BUYER_LOSES,
    BUYER_WINS,
    BY_GP,
    EACH_KEEPS,
    FIVE_EXACT,
    FIVE_UP,
    HIGHER_LAST_DEAL,
    LARGER_DOWN,
    ON,
    OWN_PROJECTS,
    SPLIT,
    STAYS,
)
from vierblatt.games.baloot.rules.projects import announced_value, raw_projects
from vierblatt.games.baloot.rules.ranks import ACES, card_points_of
from vierblatt.games.baloot.rules.state import (
    BY_ACCUSATION,
    DOUBLED,
    GAHWA_WON,
    HOKOM_MODE,
    KABOOT,
    KHASARA,
    MADE,
    MISSED,
    NO_SIDE,
    SHARED,
    SUN_MODE,
    place_of,
)
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import end_match, need_deal, next_seat

GAHWA_POINTS = 152  #: whatever the target


# --- from raw points to game points ---------------------------------------------------------------------


@rule
def sun_points(s: State, raw: int) -> int:
    """BAL-SCORE-3: nearest ten, a tenth of it, doubled; a five is not rounded, or is rounded up for both (A4)."""
    exact = s.opt_sun_round_five == FIVE_EXACT and raw % 10 == 5
    return raw // 5 if exact else 2 * ((raw + 5) // 10)


@rule
def hokom_points(s: State, side: int) -> int:
    """BAL-SCORE-4, BAL-SCORE-5: nearest ten, five down (A5), a tenth of it; both sides total 16 (A6)."""
    own, other = s.sum_cards[side], s.sum_cards[1 - side]
    if s.opt_hokom_round_five == FIVE_UP:
        if own % 10 == 5:
            return own // 10 + 1
        if other % 10 == 5:
            return 15 - other // 10
    if own % 10 == 6:  # the other's points end in 6 as well, since the total is 162
        low = own > other if s.opt_hokom_66 == LARGER_DOWN else side == s.sum_buyer
        return own // 10 + (not low)
    return (own + 4) // 10


@rule
def card_points(s: State, side: int) -> int:
    """The game points of a team's cards."""
    return sun_points(s, s.sum_cards[side]) if s.sum_mode == SUN_MODE else hokom_points(s, side)


@rule
def project_points(s: State, side: int) -> int:
    """BAL-PROJ-1: the game points of the projects of a team that count, undoubled."""
    return s.sum_projects[side] // (5 if s.sum_mode == SUN_MODE else 10)


@rule
def raw_total(s: State, side: int) -> int:
    """BAL-SCORE-6: a team's raw total R."""
    return s.sum_cards[side] + s.sum_projects[side] + 20 * s.sum_baloots[side]


@rule
def own_points(s: State, side: int) -> int:
    """BAL-SCORE-6: a team's game points GP."""
    return card_points(s, side) + project_points(s, side) + 2 * s.sum_baloots[side]


# --- who wins the deal ------------------------------------------------------------------------------------


@rule
def kaboot_side(s: State) -> int:
    """BAL-SCORE-11: the team that took all the tricks, or NO_SIDE."""
    if s.opt_kaboot != ON:
        return NO_SIDE
    if s.sum_tricks[0] == 0:
        return 1
    return 0 if s.sum_tricks[1] == 0 else NO_SIDE


@rule
def lead_of_buyer(s: State) -> int:
    """Above 0 if the buyer has more, 0 on a tie, by raw points (BAL-SCORE-7); equal game points may tie too (A10)."""
    side = s.sum_buyer
    if s.sum_mode == SUN_MODE and s.opt_sun_tie_by == BY_GP and own_points(s, 0) == own_points(s, 1):
        return 0
    return raw_total(s, side) - raw_total(s, 1 - side)


@rule
def winner_of_doubled(s: State, lead: int) -> int:
    """BAL-SCORE-10, BAL-SCORE-12: more raw points; on a tie the last raiser loses (A9)."""
    if lead > 0 or (lead == 0 and s.opt_tie_doubled == BUYER_WINS):
        return s.sum_buyer
    return 1 - (s.sum_buyer if lead < 0 else last_raiser(s.sum_level, s.sum_buyer))


# --- the points written ------------------------------------------------------------------------------------


@rule
def settle(s: State) -> None:
    """Writes `deal_scores` and `verdict` from the summary."""
    all_tricks = kaboot_side(s)
    if all_tricks != NO_SIDE:  # BAL-PROJ-12
        s.sum_projects[1 - all_tricks] = 0
    for side in range(2):
        s.deal_scores[side] = own_points(s, side)
    lead = lead_of_buyer(s)
    doubled = s.sum_level > PLAIN
    winner = winner_of_doubled(s, lead) if doubled else 1 - s.sum_buyer
    if s.sum_level == GAHWA_LEVEL:
        write_gahwa(s, winner)  # a side with all tricks has more raw points, too
    elif all_tricks != NO_SIDE:
        write_kaboot(s, all_tricks)
    elif not doubled and each_writes_its_own(s, lead):
        s.verdict = MADE if lead > 0 else SHARED if lead == 0 else MISSED
    else:
        write_all(s, winner, DOUBLED if doubled else KHASARA)


@rule
def each_writes_its_own(s: State, lead: int) -> bool:
    """BAL-SCORE-7 to BAL-SCORE-9: whether each team of an undoubled deal writes its own points; with A11 always."""
    if lead > 0 or s.opt_failed_contract == EACH_KEEPS:
        return True
    return lead == 0 and tie_is_shared(s)


@rule
def tie_is_shared(s: State) -> bool:
    """BAL-SCORE-9, A8: whether a tie leaves each team its own points."""
    if s.opt_tie_undoubled == SPLIT:
        return True
    return s.opt_tie_undoubled != BUYER_LOSES and s.sum_mode != HOKOM_MODE


@rule
def factor(level: int) -> int:
    """The factor of a level, 1 to 4."""
    return min(level, FOUR_LEVEL)


@rule
def project_factor(s: State) -> int:
    """BAL-PROJ-11; never above 2 with project_multiplier_cap2 (A16)."""
    times = factor(s.sum_level)
    return min(times, DOUBLE_LEVEL) if s.opt_project_multiplier_cap2 == 1 else times


@rule
def write_all(s: State, winner: int, verdict: int) -> None:
    """BAL-SCORE-8, BAL-SCORE-10, BAL-DBL-8: one team gets everything; Baloot is never multiplied."""
    projects = project_points(s, 0) + project_points(s, 1)
    cards = 26 if s.sum_mode == SUN_MODE else 16
    baloots, kept = s.sum_baloots[0] + s.sum_baloots[1], 0
    if s.opt_baloot_of_loser == STAYS:  # A12
        kept = s.sum_baloots[1 - winner]
        baloots -= kept
    s.deal_scores[winner] = factor(s.sum_level) * cards + project_factor(s) * projects + 2 * baloots
    s.deal_scores[1 - winner] = 2 * kept
    s.verdict = verdict


@rule
def write_kaboot(s: State, winner: int) -> None:
    """BAL-SCORE-11, with A14 and A15: one team took all tricks."""
    cards = 44 if s.sum_mode == SUN_MODE else 25
    if s.opt_reverse_kaboot_88 == 1 and s.sum_mode == SUN_MODE and s.sum_ace_first == 1 and winner != s.sum_buyer:
        cards = 88
    if s.opt_kaboot_multiplied == 1:
        cards *= factor(s.sum_level)
    s.deal_scores[winner] = cards + project_factor(s) * project_points(s, winner) + 2 * s.sum_baloots[winner]
    s.deal_scores[1 - winner] = 0
    s.verdict = KABOOT


@rule
def write_gahwa(s: State, winner: int) -> None:
    """BAL-SCORE-12: the winner of a gahwa gets 152."""
    s.deal_scores[winner] = GAHWA_POINTS
    s.deal_scores[1 - winner] = 0
    s.verdict = GAHWA_WON


# --- a finished deal ----------------------------------------------------------------------------------------


@rule
def summarise_contract(s: State) -> None:
    """The part of the summary that was fixed before play."""
    s.sum_mode = s.mode
    s.sum_buyer = s.buyer % 2
    s.sum_level = s.level


@rule
def summarise(s: State) -> None:
    """BAL-SCORE-1, BAL-SCORE-2: the points of the tricks, ten for the last one, projects and Baloot."""
    summarise_contract(s)
    ace = s.public_card >= 0 and ACES >> s.public_card & 1 == 1
    s.sum_ace_first = int(ace and place_of(s, s.buyer) == 0)
    for side in range(2):
        s.sum_cards[side] = card_points_of(s.taken[side] | s.taken[side + 2], s.trump)
        s.sum_tricks[side] = s.tricks[side] + s.tricks[side + 2]
        s.sum_projects[side] = raw_projects(s, side)
        s.sum_baloots[side] = int(s.baloot_seat >= 0 and s.baloot_seat % 2 == side)
    s.sum_cards[s.last_winner % 2] += 10


@rule
def score_deal(s: State) -> None:
    """The score of a deal that was played."""
    summarise(s)
    score_summary(s)


@rule
def score_summary(s: State) -> None:
    """BAL-SCORE-13: adds the deal to the totals; then the next deal follows, or the end."""
    settle(s)
    enter_scores(s)


@rule
def award(s: State, winner: int) -> None:
    """BAL-QAID-5: a verdict gives the deal to one side, without counting card points."""
    summarise_contract(s)
    s.sum_ace_first = 0
    for side in range(2):
        own = side == winner
        s.sum_cards[side] = 0
        s.sum_tricks[side] = s.tricks[side] + s.tricks[side + 2]
        counts = s.opt_accusation_projects == ALL_PROJECTS or (own and s.opt_accusation_projects == OWN_PROJECTS)
        s.sum_projects[side] = announced_value(s, side) if counts else 0
        baloot = s.baloot_seat >= 0 and s.baloot_seat % 2 == side
        s.sum_baloots[side] = int(baloot and (own or s.opt_accusation_projects == ALL_PROJECTS))
    write_all(s, winner, BY_ACCUSATION)
    points = s.deal_scores[0] + s.deal_scores[1]  # a Baloot may have stayed with its owner
    s.deal_scores[winner] = GAHWA_POINTS if s.sum_level == GAHWA_LEVEL else points
    s.deal_scores[1 - winner] = 0
    enter_scores(s)


@rule
def enter_scores(s: State) -> None:
    """Adds the scores of the deal to the totals; then the next deal follows, or the end."""
    for side in range(2):
        s.scores[side] += s.deal_scores[side]
    s.scored += 1
    winner = match_winner(s)
    if winner >= 0:
        end_match(s, 1 << winner)
    else:
        need_deal(s, next_seat(s, s.dealer))


@rule
def match_winner(s: State) -> int:
    """BAL-END-1, BAL-END-2, BAL-DBL-9: the team that has won the match, or -1."""
    if s.sum_level == GAHWA_LEVEL:
        return int(s.deal_scores[0] == 0)
    first, second = s.scores[0] >= s.opt_target, s.scores[1] >= s.opt_target
    if not first and not second:
        return -1
    if first != second:
        return 0 if first else 1
    lead = s.scores[0] - s.scores[1]
    if s.opt_both_over == HIGHER_LAST_DEAL and s.deal_scores[0] != s.deal_scores[1]:
        lead = s.deal_scores[0] - s.deal_scores[1]
    if lead > 0:
        return 0
    return 1 if lead < 0 else -1


@rule
def utility(s: State, out: Any) -> None:
    """The difference between the two teams in the last scored deal."""
    for seat in range(4):
        out[seat] = s.deal_scores[seat % 2] - s.deal_scores[1 - seat % 2]
