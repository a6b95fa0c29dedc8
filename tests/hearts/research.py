"""What a record of Hearts says about its deal: before the exchange the pack, after it the resulting hands."""

from __future__ import annotations

from dataclasses import replace

from tests.hearts.policy import policy
from tests.hearts.state import NEVER, PASS, TWO_OF_CLUBS
from vierblatt.games.contract import GameResearch
from vierblatt.games.known_pack import HOLDERS, KnownPack, plain_known_pack
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY, Layout, States


def known_pack(layout: Layout, states: States, seat: int) -> KnownPack:
    """As for a plain deal; the cards that this seat has passed are in its neighbour's hand."""
    s = layout.reader(states)
    direction, held = s.direction, [0] * HOLDERS
    before = sum(s.chosen)
    if s.phase == PLAY:
        if direction and seat >= 0:
            held[(seat + direction) % 4] |= s.passed[seat]
        if s.seen == 0:
            held[s.turn] |= 1 << TWO_OF_CLUBS
        layout.write(states, "opt_passing", NEVER)  # as if the hands had been dealt like this
    plain = plain_known_pack(layout, states, seat)
    return replace(plain, held=held, log_entries_before=before, has_joint_constraints=s.phase != PLAY)


@rule
def is_consistent(s: State) -> bool:
    """Any hand fits; in the guessed deal, the others pass the cards that the policy would choose."""
    if s.phase == PASS:
        turn = s.turn
        for seat in range(4):
            number, s.turn = s.chosen[seat], seat
            if s.passing[seat] == 0:
                for _ in range(number):
                    s.passing[seat] |= 1 << policy(s) % 64
        s.turn = turn
    return True


RESEARCH = GameResearch(
    known_pack=known_pack, is_consistent=is_consistent, utility_bound=lambda values: 26, loss_thresholds=(1.0, 3.0, 8.0)
)
