"""What single plays reveal about the hands they came from, by the written rules alone, and positions with them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.search.brute import number_of_sharings, unseen_cards
from tests.walks import game_of, shuffled
from vierblatt.cards import SUIT_BITS, XB, XR, members
from vierblatt.games.baloot.rules.state import HOKOM_MODE
from vierblatt.games.king_bolola.rules.state import TRUMP
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match

JOKERS = 1 << XB | 1 << XR
#: The ranks of Baloot's trumps, the lowest first.
TRUMP_RANKS = (5, 6, 10, 11, 8, 12, 7, 9)
#: The state before a play and the card -> cards, as bits, that the play gives evidence about.
EvidenceRule = Callable[[Any, int], int]


@dataclass(frozen=True)
class InformativePlay:
    """One kind of evidence.

    cards_of: the cards, as bits, that a play gives evidence about.
    bars: whether the player cannot have held these cards; else they may, though it looks otherwise.
    """

    game: str
    cards_of: EvidenceRule
    bars: bool = True
    options: Mapping[str, object] = field(default_factory=dict)
    call: str = ""  #: what every player calls as soon as they may


@dataclass(frozen=True)
class InformedPosition:
    """The seat to act has evidence about another seat: which seat, and which unseen cards."""

    before: Match  #: the match before the deal
    match: Match
    seat: int
    cards: int


def suit(number: int) -> int:
    """The cards of a suit."""
    return SUIT_BITS << 13 * number


def above(card: int) -> int:
    """The cards with a higher number."""
    return -(2 << card)


def winning(s: Any) -> int:
    """The card that is winning the trick."""
    return int(s.trick[(s.winning - s.leader) % 4])


# --- one function for each rule: 0 where the rule gives no evidence ---------------------------------------------------


def joker_kept(s: Any, card: int) -> int:
    """A trump was to be followed, and neither a trump nor a joker came: KOUT-JOKER-7."""
    return JOKERS if s.in_trick and s.suit == s.trump and card < XB and card // 13 != s.trump else 0


def under_a_bleeder(s: Any, card: int) -> int:
    """BA-BLEED-1, BA-BLEED-2: the highest trump goes under the big bleeder, the lowest under the little one."""
    if s.in_trick == 0 or s.trick[0] < XB or not s.trumps >> card & 1:
        return 0
    return int(s.trumps) & (above(card) if s.trick[0] == XR else (1 << card) - 1)


def partner_under_a_bleeder(s: Any, card: int) -> int:
    """The same of the partner of the player who led it."""
    return under_a_bleeder(s, card) if s.turn == (s.leader + 2) % 4 else 0


def duty_not_done(s: Any, card: int) -> int:
    """King Bolola without trumps: a void player throws no card that has to be got rid of; KB-KING-3: the king first."""
    if s.contract == TRUMP or s.in_trick == 0 or card // 13 == s.trick[0] // 13:
        return 0
    first = int(s.duty & s.urgent)
    return first & ~(1 << card) if s.duty >> card & 1 else int(s.duty)


def not_under(s: Any, card: int) -> int:
    """KB-JK-4, KB-QUEENS-4, KB-BOLOLA-5: no penalty card went under a higher card of the suit led."""
    best = winning(s) if s.in_trick else 0
    if s.in_trick == 0 or card // 13 != s.trick[0] // 13 or s.under >> card & 1:
        return 0
    return int(s.under) & suit(card // 13) & ((1 << best) - 1)


def bolola_not_trumped(s: Any, card: int) -> int:
    """KB-TRUMP-4: a void player played no trump."""
    void = s.contract == TRUMP and s.in_trick and card // 13 != s.trick[0] // 13
    return suit(s.trump) if void and card // 13 != s.trump else 0


def bolola_not_overtaken(s: Any, card: int) -> int:
    """KB-TRUMP-6: trumps were led, and the trump that came beats nothing."""
    led = s.contract == TRUMP and s.in_trick and s.trick[0] // 13 == s.trump == card // 13
    return above(winning(s)) & suit(s.trump) if led and card < winning(s) else 0


def higher_trumps(s: Any, card: int) -> int:
    """Baloot's trumps that beat a card."""
    if card // 13 != s.trump:
        return suit(s.trump)
    over = TRUMP_RANKS[TRUMP_RANKS.index(card % 13) + 1 :]
    return sum(1 << 13 * s.trump + rank for rank in over)


def baloot_not_trumped(s: Any, card: int) -> int:
    """BAL-PLAY-4, BAL-PLAY-5: a void player did not trump the opponent who was winning."""
    asked = s.mode == HOKOM_MODE and s.in_trick and (s.winning - s.turn) % 2 == 1 and s.trick[0] // 13 != s.trump
    return higher_trumps(s, winning(s)) if asked and card // 13 not in {s.trump, s.trick[0] // 13} else 0


def baloot_not_overtaken(s: Any, card: int) -> int:
    """BAL-PLAY-6: trumps were led, and the trump that came does not beat the opponent who was winning."""
    asked = s.mode == HOKOM_MODE and s.in_trick and (s.winning - s.turn) % 2 == 1 and s.trick[0] // 13 == s.trump
    over = higher_trumps(s, winning(s)) if asked and card // 13 == s.trump else 0
    return 0 if over >> card & 1 else over


INFORMATIVE_PLAYS = {
    "a joker that was forced": InformativePlay("kout_bo", joker_kept, options={"joker_compelled": True, "players": 4}),
    "a joker that was free": InformativePlay("kout_bo", joker_kept, bars=False),
    "trumps forced by a bleeder": InformativePlay("back_alley", under_a_bleeder, options={"schedule": (13,)}),
    "trumps not forced by a bleeder": InformativePlay(
        "back_alley", under_a_bleeder, False, {"schedule": (13,), "big_force": "off", "little_force": "off"}
    ),
    "trumps of a partner not forced by a bleeder": InformativePlay(
        "back_alley",
        partner_under_a_bleeder,
        False,
        {"schedule": (13,), "big_force": "opponents_only", "little_force": "opponents_only"},
    ),
    "a discard that was forced": InformativePlay("king_bolola", duty_not_done),
    "a card that had to go under": InformativePlay("king_bolola", not_under),
    "trumps that a void player had to play": InformativePlay("king_bolola", bolola_not_trumped),
    "trumps that had to beat": InformativePlay("king_bolola", bolola_not_overtaken),
    "Baloot: trumps that a void player had to play": InformativePlay("baloot", baloot_not_trumped, call="hokom"),
    "Baloot: trumps that had to beat": InformativePlay("baloot", baloot_not_overtaken, call="hokom"),
}


# --- positions --------------------------------------------------------------------------------------------------------


def positions_with(kind: InformativePlay, numbers: Iterable[int], most: int) -> Iterator[InformedPosition]:
    """The positions of these deals that hold such evidence, at most one a deal."""
    return (found for number in numbers if (found := position_in(kind, number, most)) is not None)


def position_in(kind: InformativePlay, number: int, most: int) -> InformedPosition | None:
    """The first position of a deal played by chance that holds it, with at most so many sharings of the unseen cards.

    What a seat has shown besides by not following a suit is no evidence of this kind.
    """
    rng, game = random.Random(f"{kind.game} {number}"), game_of(kind.game)
    match = Match(game, {**game.rules.simulation, **kind.options}, first_seat=rng.randrange(4))
    before, shown, void = match.copy(), [0] * 6, [0] * 6
    match.deal(shuffled(match, rng))
    while match.turn >= 0:
        state, action = match.state, rng.choice([*members(match.legal())])
        if kind.call in match.legal_actions():
            action = match.game.parse(state.phase, kind.call)
        if state.phase == PLAY:
            found = evidence_about(match, shown, void) if any(shown) else None
            if found and number_of_sharings(match, match.turn) <= most:
                return InformedPosition(before, match, *found)
            shown[match.turn] |= kind.cards_of(state, action)
            void[match.turn] |= not_followed(state, action) if state.in_trick else 0
        match.act(action)
    return None


def evidence_about(match: Match, shown: list[int], void: list[int]) -> tuple[int, int] | None:
    """Another seat that still holds cards, and unseen cards that its plays give evidence about; or None."""
    hidden = sum(1 << card for cards in unseen_cards(match, match.turn) for card in cards)
    for seat in range(match.table.seats):
        cards = shown[seat] & ~void[seat] & hidden
        if seat != match.turn and cards and match.state.held[seat]:
            return seat, cards
    return None


def not_followed(s: Any, card: int) -> int:
    """The suit that was to be followed and was not; bleeders and jokers are of none."""
    led = getattr(s, "suit", s.trick[0] // 13)
    return suit(led) if led < 4 and card < XB and card // 13 != led else 0
