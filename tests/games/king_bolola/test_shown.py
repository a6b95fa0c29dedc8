"""What a deal of King Bolola has shown of the hands: suits that a seat lacks, and duties that it does not have."""

from __future__ import annotations

from tests.games import shown
from tests.walks import walk


def test_a_seat_that_does_not_follow_is_known_to_lack_the_suit() -> None:
    for match in walk("king_bolola", seed=5, deals=20):
        assert match.state.voids == shown.voids(match.state)


def test_a_seat_that_discards_no_required_card_is_known_to_hold_none() -> None:
    """KB-JK-3, KB-QUEENS-3, KB-HEARTS-3, KB-KING-3, KB-TRUMP-4: only a void seat must discard, so no other is clean."""
    contracts = set()
    for match in walk("king_bolola", seed=6, deals=40):
        state = match.state
        clean = {
            seat
            for trick in shown.tricks(state)
            for seat, card in trick[1:]
            if card // shown.SUITS != trick[0][1] // shown.SUITS and not state.duty >> card & 1
        }
        assert state.clean == sum(1 << seat for seat in clean)
        if clean:
            contracts.add(state.contract)
    assert len(contracts) > 4, "hardly anything was tried"
