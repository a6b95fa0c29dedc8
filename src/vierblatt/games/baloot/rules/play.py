"""The eight tricks: what may be played, who wins, when projects and Baloot are declared."""

from __future__ import annotations

from vierblatt.games.accusing import CLAIMABLE, open_counting
from vierblatt.games.baloot.rules.deal import second_deal
from vierblatt.games.baloot.rules.options import ALWAYS_OVER, ALWAYS_TRUMP, BEFORE_CARD, FREE, WITH_CARD
from vierblatt.games.baloot.rules.projects import (
    announce,
    baloot_counts,
    compare_projects,
    find_projects,
    name_heights,
    show,
)
from vierblatt.games.baloot.rules.ranks import KING, QUEEN, beats, higher_cards
from vierblatt.games.baloot.rules.state import (
    ANNOUNCE,
    ANNOUNCING,
    AWARDED,
    BALOOT,
    COUNTING,
    HOKOM_MODE,
    PLAYED,
    SILENT,
    seat_at,
)
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import gather, lead_to, next_seat, play_card, suit_cards, suit_of, winning_card

# --- what may be played ---------------------------------------------------------------------------------


@rule
def legal_card(s: State) -> int:
    """The cards that the player to move can play; BAL-QAID-1: all of them, where a fault is claimed, not refused."""
    if s.opt_illegal_cards == CLAIMABLE and s.claim_side == 0:
        hand = s.hands[s.turn]
        return said_card(s, hand) or hand
    return allowed_card(s)


@rule
def said_card(s: State, hand: int) -> int:
    """BAL-PROJ-9: the card of a player who has said Baloot before it, or 0."""
    return hand & s.royals if s.baloot_seat == s.turn else 0


@rule
def allowed_card(s: State) -> int:
    """The cards that break no rule."""
    hand = s.hands[s.turn]
    said = said_card(s, hand)
    if said != 0:
        return said
    if s.in_trick == 0:
        return legal_lead(s, hand) if s.locked != 0 else hand
    led = suit_of(s.trick[0])
    same = hand & suit_cards(led)
    if s.mode != HOKOM_MODE or (same != 0 and led != s.trump):
        return same if same != 0 else hand  # BAL-PLAY-2, BAL-PLAY-3
    if led == s.trump:
        return legal_on_trumps(s, hand, same)
    return legal_when_void(s, hand)


@rule
def legal_lead(s: State, hand: int) -> int:
    """BAL-DBL-7: while locked, trumps are led only from a hand of trumps alone."""
    plain = hand & ~suit_cards(s.trump)
    return plain if plain != 0 else hand


@rule
def legal_on_trumps(s: State, hand: int, trumps: int) -> int:
    """BAL-PLAY-6: when trumps are led, beat an opponent if possible."""
    if trumps == 0:
        return hand
    if (s.winning - s.turn) % 2 == 0 and s.opt_beat_partner_trump == 0:
        return trumps
    higher = trumps & higher_cards(winning_card(s), s.trump)
    return higher if higher != 0 else trumps


@rule
def legal_when_void(s: State, hand: int) -> int:
    """BAL-PLAY-4, BAL-PLAY-5: a plain suit is led and the player is void in it."""
    trumps = hand & suit_cards(s.trump)
    if trumps == 0:
        return hand
    if (s.winning - s.turn) % 2 == 0:
        return hand if spared(s) else trumps
    best = winning_card(s)
    if suit_of(best) != s.trump:
        return trumps
    higher = trumps & higher_cards(best, s.trump)
    if higher != 0:
        return higher if s.opt_overruff == ALWAYS_OVER else trumps
    return trumps if s.opt_undertrump_forced == 1 else hand


@rule
def spared(s: State) -> bool:
    """BAL-PLAY-7: whether a void player need not trump because the partner is winning."""
    if s.opt_void_partner_winning == FREE:
        return True
    if s.opt_void_partner_winning == ALWAYS_TRUMP:
        return False
    # The third hand: the partner led, and no card of the suit that is still out beats the partner's card.
    return s.in_trick == 3 or higher_cards(s.trick[0], s.trump) & ~s.seen == 0


# --- playing ---------------------------------------------------------------------------------------------


@rule
def open_play(s: State) -> None:
    """BAL-PLAY-1: the second deal, then p1 leads."""
    second_deal(s)
    begin_tricks(s, seat_at(s, 0))


@rule
def begin_tricks(s: State, leader: int) -> None:
    """All hands are complete: finds the projects and begins the play."""
    if s.mode == HOKOM_MODE:
        s.royals = (1 << KING | 1 << QUEEN) << (13 * s.trump)
    find_projects(s)
    lead_to(s, leader)
    ask_before_card(s)


@rule
def ask_before_card(s: State) -> None:
    """BAL-PROJ-3, BAL-PROJ-9 with auto_declare=false (A40): asks before each first card, and for the Baloot (A51).

    The player of the first of K and Q is asked at each card until the other is out, whoever holds it, so that the
    question reveals nothing.
    """
    if s.opt_auto_declare == 1:
        return
    if s.trick_no == 0:
        s.phase = ANNOUNCING
    elif s.opt_baloot_call == BEFORE_CARD and s.royal_seat == s.turn and s.royals & ~s.seen != 0:
        s.phase = BALOOT


@rule
def may_say_baloot(s: State) -> bool:
    """BAL-PROJ-9, BAL-PROJ-10: the mover holds the second card, may play it, and no announced project is in the way."""
    return s.royals & s.hands[s.turn] & allowed_card(s) != 0 and baloot_counts(s, s.turn)


@rule
def answer_announce(s: State, call: int) -> None:
    """Announces all projects or none; the card is next."""
    if call == ANNOUNCE:
        announce(s, s.turn)
    s.phase = PLAY


@rule
def play(s: State, card: int) -> None:
    """Plays a card and does everything that follows from it."""
    seat = s.turn
    if s.in_trick > 0:
        s.winning = seat if beats(s, card, winning_card(s)) else s.winning
        led = suit_of(s.trick[0])
        s.voids[seat] |= (suit_of(card) != led) << led
    s.voids[seat] &= ~(1 << suit_of(card))  # a wrong card showed a void that is none
    play_card(s, card)
    if s.trick_no < 2:
        declare(s, seat)
    asked = s.royals >> card & 1 == 1 and play_royal(s, seat)
    if s.in_trick < 4:
        s.turn = next_seat(s, seat)
    else:
        if s.trick_no == 0:
            name_heights(s)
            compare_projects(s)
        gather(s)
        if s.claim_side != 0 and has_trick(s, 2 - s.claim_side):
            s.phase = AWARDED
            return
    if asked:
        s.phase = BALOOT
        s.turn = seat
    else:
        go_on(s)


@rule
def declare(s: State, seat: int) -> None:
    """BAL-PROJ-3: announces the words with the first card, shows the cards with the second."""
    if s.trick_no == 1:
        show(s, seat)
    elif s.opt_auto_declare == 1:
        announce(s, seat)


@rule
def play_royal(s: State, seat: int) -> bool:
    """BAL-PROJ-9: K or Q of trumps was played; returns whether its owner must be asked for the Baloot."""
    if s.royal_seat < 0:
        s.royal_seat = seat
        return False
    if s.royal_seat != seat:
        return False
    if not baloot_counts(s, seat):
        s.baloot_barred = seat
        return False
    if s.opt_auto_declare == 1:
        s.baloot_seat = seat
        return False
    return s.opt_baloot_call == WITH_CARD


@rule
def answer_baloot(s: State, call: int) -> None:
    """Answers the Baloot question (A40); then the play continues, or the card is played (A51)."""
    if call != SILENT:
        s.baloot_seat = s.turn
    s.phase = PLAY
    if s.opt_baloot_call == WITH_CARD:
        s.turn = (s.leader + s.in_trick) & 3
        go_on(s)


@rule
def go_on(s: State) -> None:
    """Continues with the next card, or with the score after the last trick."""
    if s.trick_no < s.hand_size:
        ask_before_card(s)
    elif s.opt_illegal_cards == CLAIMABLE and s.claim_side == 0:
        open_counting(s, COUNTING)
    else:
        s.phase = PLAYED


@rule
def has_trick(s: State, side: int) -> bool:
    """Whether a side has taken a trick."""
    return s.tricks[side] + s.tricks[side + 2] > 0
