"""The legal actions of the player to move, and their effects, phase by phase."""

from __future__ import annotations

from vierblatt.games.accusing import COUNT, all_have_counted
from vierblatt.games.baloot.rules.calls import buy, legal_buying
from vierblatt.games.baloot.rules.deal import CUTS, cut
from vierblatt.games.baloot.rules.doubling import legal_raise, open_doubling, raise_stake
from vierblatt.games.baloot.rules.options import WITH_CARD
from vierblatt.games.baloot.rules.play import (
    allowed_card,
    answer_announce,
    answer_baloot,
    legal_card,
    may_say_baloot,
    open_play,
    play,
)
from vierblatt.games.baloot.rules.sawa import answer_sawa, take_the_rest
from vierblatt.games.baloot.rules.scoring import award, score_deal
from vierblatt.games.baloot.rules.state import (
    ACCEPT,
    ANNOUNCE,
    ANNOUNCING,
    AWARDED,
    BALOOT,
    COUNTING,
    CUTTING,
    DECLINE,
    DOUBLING,
    FIXED,
    PLAYED,
    READY,
    SAWA_ASKED,
    SILENT,
)
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import log_action


@rule
def legal(s: State) -> int:
    """The legal actions of the player to move."""
    if s.phase == PLAY:
        return legal_card(s)
    if s.phase < DOUBLING:
        return CUTS if s.phase == CUTTING else legal_buying(s)
    if s.phase == DOUBLING:
        return legal_raise(s)
    if s.phase == SAWA_ASKED:
        return 1 << ACCEPT | 1 << DECLINE
    return 1 << COUNT if s.phase == COUNTING else legal_word(s)


@rule
def allowed(s: State) -> int:
    """The legal actions of the player to move that break no rule."""
    return allowed_card(s) if s.phase == PLAY else legal(s)


@rule
def legal_word(s: State) -> int:
    """Silence is always legal, an announcement only of projects, or of a Baloot that counts.

    After the card, the question is asked only if the Baloot counts.
    """
    if s.phase == BALOOT:
        return 1 << SILENT | (s.opt_baloot_call == WITH_CARD or may_say_baloot(s)) << ANNOUNCE
    has = s.own_projects[s.turn] != 0
    return 1 << SILENT | has << ANNOUNCE


@rule
def act(s: State, action: int) -> None:
    """Carries out a legal action."""
    if s.phase == PLAY:
        play(s, action)
    else:
        if s.phase != COUNTING:
            log_action(s, action)
        answer(s, action)
    if s.phase >= FIXED:
        move_on(s)


@rule
def answer(s: State, action: int) -> None:
    """Carries out an action that is not a card."""
    if s.phase == CUTTING:
        cut(s, action)
    elif s.phase == DOUBLING:
        raise_stake(s, action)
    elif s.phase == ANNOUNCING:
        answer_announce(s, action)
    elif s.phase == BALOOT:
        answer_baloot(s, action)
    elif s.phase == SAWA_ASKED:
        answer_sawa(s, action)
    elif s.phase == COUNTING:
        if all_have_counted(s):
            s.phase = PLAYED
    else:
        buy(s, action)


@rule
def move_on(s: State) -> None:
    """Moves from one part of the deal to the next."""
    if s.phase == PLAYED:
        take_the_rest(s)
        score_deal(s)
        return
    if s.phase == AWARDED:
        award(s, s.claim_side - 1)
        return
    if s.phase == FIXED:
        open_doubling(s)
    if s.phase == READY:
        open_play(s)
