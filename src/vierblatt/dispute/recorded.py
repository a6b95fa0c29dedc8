"""A card that was played in a match as a dispute: filled in with what a record of the deal says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vierblatt.argument_checks import shown
from vierblatt.cards import NAMES, card_list, parse_card
from vierblatt.dispute.question import Dispute, asking_of
from vierblatt.errors import BadDispute
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.disputes import DisputedPlay, DisputeValues, RecordedPlay
from vierblatt.games.options import RuleSet
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, States


def recorded_dispute(
    game: Game, table: TableShape, rules: RuleSet, states: States, card: str, *, preset: str = "standard"
) -> Dispute:
    """What a record says about a card that was played in its deal; raises BadCard and BadDispute.

    states: the record, concealed from whoever asks; nothing else is looked at. It may be later than the card: what its
    player played after it, laid open, or is known to hold, was in the hand. Facts that cannot matter are left out.
    preset: the one from which the house rules differ, if they are no other.

    >>> from vierblatt.match import Match
    >>> match = Match("king_bolola")
    >>> _ = match.deal(match.table.pack), match.do("no tricks")
    >>> card = match.legal_actions()[0]
    >>> _ = match.do(card)
    >>> dispute = recorded_dispute(match.game, match.table, match.rules, match.concealed(-1), card)
    >>> dispute.hand == [card], dispute.trick, dispute.values, dispute.whole
    (True, [], {'contract': 'no tricks'}, False)
    """
    asking_of(game)  # a game without disputes is refused
    number = parse_card(card)
    state = game.layout.reader(states)
    entries = [*_entries(state)]
    played = [(at, seat, each) for at, (phase, seat, each) in enumerate(entries) if phase == PLAY]
    place = next((place for place, (_, _, each) in enumerate(played) if each == number), None)
    if place is None:
        raise BadDispute("dispute-not-played", card=shown(card))
    at, seat, _ = played[place]
    begun = place - place % table.seats
    trick = [each for _, _, each in played[begun:place]]
    known = _known_hand(game, states, seat)
    hand = known | sum(1 << each for _, by, each in played[place:] if by == seat)
    earlier = sum(1 << each for _, _, each in played[:begun])
    play = RecordedPlay(state, seat, played[begun][1], trick, earlier, entries[:at])
    preset, changes = game.options.named(rules, preset)
    return Dispute(
        game.id,
        NAMES[number],
        card_list(hand),
        [NAMES[each] for each in trick],
        _asked_values(game, rules, play, hand),
        whole=state.held[seat] == known.bit_count(),
        rules=changes,
        preset=preset,
    )


def _entries(state: Any) -> Iterator[tuple[int, int, int]]:
    """What was called and played in this deal: (phase, seat, action)."""
    for entry in state.log[: state.logged]:
        number, action = divmod(int(entry), LOG_ACTION)
        phase, seat = divmod(number, LOG_SEAT)
        yield phase, seat, action


def _known_hand(game: Game, states: States, seat: int) -> int:
    """The cards that a seat still holds, as far as the record says."""
    state = game.layout.reader(states)
    said = game.rules.out_of_turn
    laid_by, laid = said.laid(state) if said is not None else (-1, 0)
    return int(state.hands[seat]) | (laid if seat == laid_by else 0)


def _asked_values(game: Game, rules: RuleSet, play: RecordedPlay, hand: int) -> DisputeValues:
    """The values of the fields that are asked, and of the facts that can matter."""
    asking, recorded = asking_of(game), asking_of(game).recorded(play)
    values: dict[str, str] = {}
    for field in asking.fields(rules.values):
        if field.is_asked(values) and recorded.get(field.name) in field.values:
            values[field.name] = recorded[field.name]
    seats = int(play.state.seats)
    taken = hand | sum(1 << card for card in play.trick)
    asked = asking.asked(DisputedPlay(rules.values, values, (play.seat - play.leader) % seats, hand, play.trick, taken))
    return values | {name: recorded[name] for name in asked}
