"""What a record of Baloot says about its deal: the cut, the public card, the second deal, announced projects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from vierblatt.cards import PACK_32
from vierblatt.errors import NoWorlds
from vierblatt.games.baloot.rules.deal import AFTER_PUBLIC, PACK
from vierblatt.games.baloot.rules.options import FULL_CUT
from vierblatt.games.baloot.rules.projects import LENGTH, OF_A_KIND, ONE, WORDS, hand_projects
from vierblatt.games.baloot.rules.ranks import FOUR_SUITS, SEVEN
from vierblatt.games.baloot.rules.state import ANNOUNCING, BALOOT, CUTTING
from vierblatt.games.known_pack import (
    FACE_UP,
    NOBODY,
    FieldCandidates,
    KnownPack,
    Remaining,
    cut_of,
    plain_remaining,
    rewind,
    undo_cut,
)
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import PLAY, Layout, States

#: The phases in which all cards are dealt.
PLAYING = {PLAY, ANNOUNCING, BALOOT}


@entry
def projects_of(cards: int, trump: int, mode: int) -> int:
    """The code of the projects in a set of cards."""
    return hand_projects(cards, trump, mode)


def known_pack(layout: Layout, states: States, seat: int) -> KnownPack:
    """Packets of three and two, the public card, packets of three: BAL-DEAL-4 to BAL-DEAL-6, after the cut."""
    s = layout.reader(states)
    if s.phase == CUTTING:
        rewind(layout, states)
        return KnownPack([NOBODY] * PACK)
    if s.public_card < 0:
        raise NoWorlds("not-from-a-deal")  # a position that leaves the public card out
    played = s.phase in PLAYING
    result = KnownPack(
        _holders(s),
        known={AFTER_PUBLIC - 1: s.public_card},
        held=[*_laid_open(s), 0, 0, 0, 0],
        has_joint_constraints=played,
    )
    result.field_candidates.extend(_said(s, seat))
    choice = cut_of(s, CUTTING)
    if s.opt_cut_choice == FULL_CUT and choice is None:
        layout.write(states, "cut_done", 1)  # the cutter had the pack shuffled before this deal
    rewind(layout, states)
    return result if choice is None else undo_cut(layout, states, choice, result, PACK_32)


def _holders(s: Any) -> list[int]:
    """Who got each place of the pack in the order in which it was dealt."""
    places = [(s.dealer + 1 + place) % 4 for place in range(4)]
    holders = [p for p in places for _ in range(3)] + [p for p in places for _ in range(2)]
    if s.phase not in PLAYING:
        return holders + [NOBODY] * (PACK - len(holders))
    taker = _taker(s)
    return [*holders, taker, *(p for p in places for _ in range(2 if p == taker else 3))]


def _laid_open(s: Any) -> list[int]:
    """Cards publicly known to be in a hand: projects shown, and the card that a Baloot was said before."""
    cards = [*s.shown]
    if s.baloot_seat >= 0:
        cards[s.baloot_seat] |= s.royals & ~s.seen
    return cards


def _taker(s: Any) -> int:
    """Who gets the public card, once there is a contract."""
    return int(s.buyer + 2 * s.ashkal) % 4


def remaining(s: Any) -> Remaining:
    """Voids, projects shown, and the public card, which its taker holds until it is played."""
    result = plain_remaining(s)
    for seat in range(4):
        result.held[seat] = _laid_open(s)[seat] & ~s.seen
    if s.public_card >= 0 and not s.seen >> s.public_card & 1:
        result.held[_taker(s) if s.phase in PLAYING else FACE_UP] |= 1 << s.public_card
    return result


# --- projects -----------------------------------------------------------------------------------------------


def _said(s: Any, seat: int) -> Iterator[FieldCandidates]:
    """For each player whose projects were announced but not shown: the possible projects."""
    for other in range(4):
        if other != seat and s.announced[other] != 0 and s.shown[other] == 0:
            possible, named = _projects(s.announced[other], s.trump, s.mode), s.heights[other]
            if named:
                possible = {code: cards for code, cards in possible.items() if (code & ONE) >> 4 == named}
            yield FieldCandidates("own_projects", other, possible)


@cache
def _projects(words: int, trump: int, mode: int) -> dict[int, int]:
    """All project codes with these words, each with the cards of its projects."""
    sets = [*_single_projects()]
    if words >> 3:
        sets = [a | b for a, b in combinations(sets, 2) if a & b == 0]
    possible = {}
    for cards in sets:
        code = int(projects_of(cards, trump, mode))
        if _words(code) == words and _size(code & ONE) + _size(code >> 12) == cards.bit_count():
            possible[code] = cards
    return possible


def _single_projects() -> Iterator[int]:
    """The cards of every possible project: runs of three, four and five, four of a kind."""
    for length in (3, 4, 5):
        for suit in range(4):
            for rank in range(SEVEN, 14 - length):
                yield ((1 << length) - 1) << (13 * suit + rank)
    for rank in range(13):
        if OF_A_KIND >> rank & 1:
            yield FOUR_SUITS << rank


def _words(code: int) -> int:
    return int(WORDS[(code & ONE) >> 8] | WORDS[code >> 20] << 3)


def _size(project: int) -> int:
    """The number of cards of a project, or 0."""
    return int(LENGTH[project >> 8]) or (4 if project else 0)
