"""What every trick-taking game does with cards: play one, follow suit, gather a trick, remember what was seen.

In the play phase, a game's `act` calls `play_card`, decides by its own card order who is `winning`, calls `gather` when
the trick is full, and then checks whether the deal is over. Nothing here depends on trumps.
"""

from __future__ import annotations

from vierblatt.cards import SUIT_BITS
from vierblatt.kernel.dispatch import secret_phases
from vierblatt.kernel.jit import State, rule, rule_with_twin
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, NEEDS_DEAL, OVER, PLAY, SECRET


@rule
def suit_of(card: int) -> int:
    """The suit of a card, 0..3; 4 for a joker."""
    return card * 79 >> 10  # card // 13 for 0..53, without a division's handling of negative numbers


@rule
def suit_cards(suit: int) -> int:
    """The thirteen cards of suit 0..3 as a bit set."""
    return SUIT_BITS << (13 * suit)


def _copy_object(states: State, source: int, target: int) -> None:
    for name in states[source].__slots__:
        value = getattr(states[source], name)
        setattr(states[target], name, value[:] if isinstance(value, list) else value)


@rule_with_twin(_copy_object)
def copy_state(states: State, source: int, target: int) -> None:
    """Makes state `target` of a batch equal to state `source`."""
    states[target] = states[source]


@rule
def begin_match(s: State, seats: int, cards: int) -> None:
    """Sets what every match begins with: the seats, a pack of the cards 0 to `cards` - 1, nothing scored."""
    s.seats = seats
    s.packed = cards
    for card in range(cards):
        s.pack[card] = card
    for side in range(seats):
        s.scores[side] = 0
        s.deal_scores[side] = 0
    s.deal_no = 0
    s.scored = 0
    s.winners = 0


@rule
def next_seat(s: State, seat: int) -> int:
    """The seat that plays after `seat`."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def log_entry(s: State, action: int) -> int:
    """The log entry of an action of `s.turn`; in a secret phase, it does not say which action it was."""
    logged_action = SECRET if secret_phases(s) >> s.phase & 1 else action
    return (s.phase * LOG_SEAT + s.turn) * LOG_ACTION + logged_action


@rule
def log_action(s: State, action: int) -> None:
    """Writes an action of `s.turn` into the deal's log."""
    s.log[s.logged] = log_entry(s, action)
    s.logged += 1


@rule
def clear_deal(s: State, hand_size: int) -> None:
    """Clears everything that belongs to one deal; the pack stays."""
    s.hand_size = hand_size
    for seat in range(s.seats):
        s.hands[seat] = 0
        s.held[seat] = 0
        s.taken[seat] = 0
        s.tricks[seat] = 0
    s.in_trick = 0
    s.trick_no = 0
    s.seen = 0
    s.logged = 0
    s.last_winner = -1


@rule
def give(s: State, seat: int, first: int, cards: int) -> None:
    """Gives a packet to a seat: `cards` cards of the pack from place `first` on."""
    hand = s.hands[seat]
    for i in range(first, first + cards):
        hand |= 1 << s.pack[i]
    s.hands[seat] = hand
    s.held[seat] += cards


@rule
def deal_singly(s: State, hand_size: int) -> None:
    """Deals one card at a time: place i of the pack goes to seat (dealer + 1 + i) mod seats."""
    seat = s.dealer
    for j in range(s.seats):
        seat = next_seat(s, seat)
        hand = 0
        for i in range(hand_size):
            hand |= 1 << s.pack[j + i * s.seats]
        s.hands[seat] = hand
        s.held[seat] = hand_size


@rule
def lead_to(s: State, leader: int) -> None:
    """Begins the play of the cards, or its next trick: `leader` is to lead."""
    s.phase = PLAY
    s.leader = leader
    s.winning = leader
    s.turn = leader
    s.in_trick = 0


@rule
def play_card(s: State, card: int) -> None:
    """Moves a card from the hand of `s.turn` into the trick; the game then sets the turn and who is winning."""
    log_action(s, card)
    bit = 1 << card
    seat = s.turn
    s.hands[seat] ^= bit
    s.held[seat] -= 1
    s.seen |= bit
    s.trick[s.in_trick] = card
    s.in_trick += 1


@rule
def winning_card(s: State) -> int:
    """The card that is winning the current trick, which must not be empty."""
    seats, place = s.seats, s.winning - s.leader  # `seats` is read in any case: no branch that is hard to predict
    return s.trick[place if place >= 0 else place + seats]


@rule
def gather(s: State) -> None:
    """Gives the full trick to `s.winning`, who leads to the next one."""
    cards, i = 0, 0
    while i < s.in_trick:  # no `range`: copying two cards at once would wait for the last one to be stored
        card = s.trick[i]
        s.last_trick[i] = card
        cards |= 1 << card
        i += 1
    winner = s.winning
    s.last_leader = s.leader
    s.last_winner = winner
    s.taken[winner] |= cards
    s.tricks[winner] += 1
    s.trick_no += 1
    lead_to(s, winner)


@rule
def follow(hand: int, suit: int) -> int:
    """The cards of the suit, or the whole hand if it has none."""
    same = hand & (SUIT_BITS << (13 * suit))
    return same or hand


@rule
def need_deal(s: State, dealer: int) -> None:
    """Stops the match until `dealer` deals."""
    s.phase = NEEDS_DEAL
    s.turn = -1
    s.dealer = dealer


@rule
def end_match(s: State, winners: int) -> None:
    """Ends the match; `winners` is a bit set of sides."""
    s.phase = OVER
    s.turn = -1
    s.winners = winners
