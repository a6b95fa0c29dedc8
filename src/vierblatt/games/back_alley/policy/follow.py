"""The heuristic player in second, third and fourth hand."""

from __future__ import annotations

from vierblatt.games.back_alley.policy.odds import (
    SURE,
    TRUMP_SUIT,
    above,
    beats_chance,
    stands,
    suit_place,
    suit_set,
    unseen,
    voids,
)
from vierblatt.games.back_alley.policy.reasons import (
    CANNOT_WIN,
    DISCARD,
    HELP_PARTNER,
    PARTNER_HAS_IT,
    RUFF,
    SAVE_HIGH,
    SECOND_HIGH,
    SECOND_LOW,
    THIRD_HIGH,
    WIN_CHEAPLY,
)
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, rule

#: Below this chance a high card is kept for a better moment.
WORTH_TRYING = 256
#: A partner's card that is at least this likely to win is left alone.
LIKELY = 614
#: Second hand plays high only when nearly sure.
NEARLY_SURE = 414


@rule
def follow_suit(s: State, cards: int) -> int:
    """Chooses among the cards open to a player who does not lead."""
    winners = winning_cards(s, cards)
    partner_wins = (s.winning ^ s.turn) & 1 == 0
    if partner_wins and s.in_trick == 3:
        return throw(s, cards, PARTNER_HAS_IT)
    if winners == 0:
        return throw(s, cards, PARTNER_HAS_IT if partner_wins else CANNOT_WIN)
    if s.in_trick == 3:
        return WIN_CHEAPLY * 64 + cheapest(s, winners)
    place, hidden, void = suit_place(s, s.trick[0]), unseen(s), voids(s)
    card = best_try(s, winners, place, hidden, void)
    chance = stands(s, card, place, hidden, void)
    if partner_wins:
        left_alone = stands(s, s.power & 63, place, hidden, void)
        if left_alone < LIKELY and chance > left_alone + WORTH_TRYING:
            return HELP_PARTNER * 64 + card
        return throw(s, cards, PARTNER_HAS_IT)
    if s.trumps >> card & 1 and place != TRUMP_SUIT:
        return try_ruff(s, cards, card, chance, place, hidden, void)
    if s.in_trick == 1:
        return SECOND_HIGH * 64 + card if chance >= NEARLY_SURE + 25 * s.hand_size else throw(s, cards, SECOND_LOW)
    return THIRD_HIGH * 64 + card if chance >= WORTH_TRYING else throw(s, cards, SAVE_HIGH)


@rule
def try_ruff(s: State, cards: int, card: int, chance: int, place: int, hidden: int, void: int) -> int:
    """Ruffs, unless the partner behind is as likely to take the trick or an overruff is likelier than not."""
    partner = 0
    if s.in_trick == 1:
        partner = beats_chance(s, (s.turn + 2) & 3, s.power & 63, place, hidden, void)
    if chance >= WORTH_TRYING and chance > partner + 220:
        return RUFF * 64 + card
    return throw(s, cards, SAVE_HIGH)


@rule
def winning_cards(s: State, cards: int) -> int:
    """The cards that beat the one now winning."""
    best = s.power & 63
    if s.power >= 64:
        return cards & s.trumps & above(best)
    same = suit_set(s, suit_place(s, s.trick[0]))
    return cards & (same & above(best) | s.trumps)


@rule
def best_try(s: State, winners: int, place: int, hidden: int, void: int) -> int:
    """The cheapest of the winners that is about as likely to win the trick as the likeliest of them."""
    choice, best = -1, -SURE
    left = winners
    while left:
        card = cheapest(s, left)
        left &= ~(1 << card)
        chance = stands(s, card, place, hidden, void)
        if chance > best + SURE // 4:
            choice, best = card, chance
    return choice


@rule
def cheapest(s: State, cards: int) -> int:
    """The lowest plain card, or the lowest trump if there is none."""
    plain = cards & ~s.trumps
    return lowest(plain or cards)


@rule
def throw(s: State, cards: int, reason: int) -> int:
    """Plays the least useful card; `reason` says why the player does not try to win, if they follow suit."""
    suit = suit_set(s, suit_place(s, s.trick[0]))
    if cards & suit:
        return reason * 64 + lowest(cards)
    choice, least = -1, 1 << 20
    hidden = unseen(s)
    left = cards
    while left:
        card = lowest(left)
        left &= left - 1
        value = keep_value(s, card, hidden)
        if value < least:
            choice, least = card, value
    return (reason if reason == PARTNER_HAS_IT else DISCARD) * 64 + choice


@rule
def keep_value(s: State, card: int, hidden: int) -> int:
    """How much a player who is void in the suit led wants to keep a card."""
    if s.trumps >> card & 1:
        return 1000 + card
    hand = s.hands[s.turn]
    suit = suit_set(s, card // 13)
    higher = count(hidden & suit & above(card))
    length = count(hand & suit)
    value = 10 * (card % 13)
    if higher == 0:
        return value + 300
    if higher < length:
        return value + 60  # guarded: it wins when the higher ones are gone
    if length == 1 and hand & s.trumps:
        return value - 40  # a void is worth a ruff
    return value
