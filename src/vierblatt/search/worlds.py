"""The deals that agree with all that one seat knows, drawn exactly uniformly.

A world is a pack from which the deal in progress could have come: dealt by the game's rules and followed by the actions
of the log, it leads to the very record that the seat has, byte by byte. Drawing goes in two steps:

1. Packs are proposed uniformly over those that agree with what each card tells alone: the cards in sight are where they
   are, and no player got a card that would have made one of his plays illegal (`barred`: for each play the rules are
   asked what they would have said of a hand of this card and that one). Counting, not luck, respects this (`sharing`).
2. Every proposal is dealt and played; it is kept if all actions were legal and the records are equal. Thus the rules
   are the judge of whatever involves several cards at once: projects said and compared, a bleeder exchanged.

Rejecting from a uniform proposal leaves a uniform choice. Where a seat has said projects and nobody has seen them, the
proposals are divided by what they may be (`Cases`), each division drawn as often as it has packs.

Actions are held against the rules only, not against reason: how likely a player was to bid so is for others to weigh.

>>> import numpy as np
>>> from vierblatt.match import Match
>>> match = Match("king_bolola")
>>> _ = match.deal([*match.table.pack])
>>> _ = match.do("no hearts")
>>> worlds = Worlds(match.game, match.concealed(1), 1).sample(np.random.default_rng(1), 3)
>>> hands = [match.game.layout.reader(worlds, i).hands for i in range(3)]
>>> all(hand[1] == match.state.hands[1] for hand in hands), hands[0] == hands[1]
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.cards import card_set
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.games.origin import HOLDERS
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, States
from vierblatt.search.filling import Filling, Packs
from vierblatt.search.replay import replay

#: How many combinations of cases are told apart before drawing; what is beyond is left to the check.
MOST_COMBINATIONS = 1000
#: Packs that are followed to learn what the players cannot hold, if the first cannot follow the whole log.
GUESSES = 16
#: The most packs that are proposed at once.
BATCH = 256


def _is_card(entry: int) -> bool:
    """Whether an entry of a log is a card that was played."""
    return entry // LOG_ACTION // LOG_SEAT == PLAY


class Worlds:
    """What one seat thinks possible.

    game: an id or a `Game`. concealed: the record as the seat knows it, a batch of one (`Match.concealed`). seat: whose
    knowledge it is; -1 is a spectator's. Raises NoWorlds when no deal is in progress, when the record does not go back
    to its deal (a position that was set up after cards had been played), or when nothing agrees with it.
    """

    def __init__(self, game: Game | str, concealed: States, seat: int) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.seat = seat
        layout = self.game.layout
        record = layout.reader(concealed)
        if record.turn < 0:
            raise NoWorlds("no-deal-in-progress")
        if record.seen != card_set(entry % LOG_ACTION for entry in record.log[: record.logged] if _is_card(entry)):
            raise NoWorlds("not-from-a-deal")
        self._mask = layout.mask(seat)
        self._told = (layout.words(concealed) & self._mask).copy()
        self._log = record.log[: record.logged]
        self._scratch: States = None
        self._root = layout.new(1)
        layout.load(self._root, self._told)
        self._origin = self.game.origin(layout, self._root, seat)
        self._got = self._sure_cards(record)
        pack = card_set(self._whole_pack(record))
        in_sight = card_set(self._origin.known.values())
        for cards in self._got:
            in_sight |= cards
        self._unknown = pack & ~in_sight
        self._free: list[list[int]] = [[] for _ in range(HOLDERS)]
        for place, holder in enumerate(self._origin.holders):
            if place not in self._origin.known:
                self._free[holder].append(place)
        self._never = [*self._origin.never]
        if seat >= 0 and len(self._free[seat]) != self._got[seat].bit_count():
            raise NoWorlds("no-world")
        self._learn(record)
        self._divisions = [division for division in self._divided() if division[0].ways > 0]
        if not self._divisions:
            raise NoWorlds("no-world")
        self._weights = np.array([filling.ways for filling, _ in self._divisions])
        self.proposed = 0  #: packs proposed so far
        self.kept = 0  #: ... and those of them that were worlds

    @property
    def ways(self) -> float:
        """How many deals, by who has which cards, agree with what each card tells alone: no fewer than the worlds."""
        return float(self._weights.sum())

    def sample(self, rng: np.random.Generator, count: int = 1, *, tries: int = 200_000) -> States:
        """Worlds as states at the present point of the deal, complete, a batch of `count`, independent of each other.

        tries: how many packs are proposed at most; raises NoWorlds when they do not suffice.
        """
        found = self.game.layout.new(count)
        for at, (states, n, _) in enumerate(self._kept(rng, count, tries)):
            self.game.layout.load(found, self.game.layout.words(states, n), at)
        return found

    def sample_packs(self, rng: np.random.Generator, count: int = 1, *, tries: int = 200_000) -> Packs:
        """As `sample`, but the packs, first card first: shape (count, places)."""
        return np.array([pack for _, _, pack in self._kept(rng, count, tries)])

    # --- what is sure -----------------------------------------------------------------------------------------

    def _whole_pack(self, record: Any) -> list[int]:
        """The cards of the game, whatever their order: what `start` puts into the pack."""
        trial = self.game.layout.new()
        self.game.layout.load(trial, self._told)
        engine.start(trial, 0, 0)
        pack: list[int] = self.game.layout.reader(trial).pack[: record.packed]
        return pack

    def _sure_cards(self, record: Any) -> list[int]:
        """By holder, the cards that it surely got on places that are not known."""
        got = [*self._origin.held]
        if self.seat >= 0:
            got[self.seat] |= record.hands[self.seat]
        for entry in filter(_is_card, self._log):
            got[entry // LOG_ACTION % LOG_SEAT] |= 1 << entry % LOG_ACTION
        known = card_set(self._origin.known.values())
        return [cards & ~known for cards in got]

    def _filling(self, forced: list[int]) -> Filling:
        got = [sure | more for sure, more in zip(self._got, forced, strict=True)]
        unknown = self._unknown
        for cards in forced:
            unknown &= ~cards
        return Filling(self._origin.known, self._free, got, self._never, unknown)

    def _learn(self, record: Any) -> None:
        """Adds to `never` what a play tells: cards with which it would have been illegal."""
        filling = self._filling([0] * HOLDERS)
        if filling.ways == 0:
            raise NoWorlds("no-world")
        barred = np.zeros(HOLDERS, np.int64)
        rng = np.random.default_rng(0)  # any pack does that has the played cards in the right hands
        for number in (1, GUESSES):
            states, done = self._replay(filling.draw(rng, number), barred)
            if max(done) == len(self._log):
                break
        self._must_be_a_deal(record, self.game.layout.reader(states, done.index(max(done)) + 1))
        for seat in range(HOLDERS):
            if seat != self.seat:
                self._never[seat] |= int(barred[seat]) & self._unknown

    def _must_be_a_deal(self, record: Any, guess: Any) -> None:
        """Whatever the cards are: so many are dealt, and the first question is the same."""
        dealt = [sum(s.held) + s.seen.bit_count() for s in (record, guess)]
        begun = guess.logged > 0 if self._log else guess.phase == record.phase
        if dealt[0] != dealt[1] or not begun:
            raise NoWorlds("not-from-a-deal")

    def _divided(self) -> Iterator[tuple[Filling, dict[int, int]]]:
        """For every combination of cases a filling, and what its worlds have at which words of the state."""
        cases = []
        number = 1
        for case in sorted(self._origin.cases, key=lambda case: len(case.cards)):
            sure = self._got[case.seat] | self._lying_with(case.seat)
            may = sure | self._unknown & ~self._never[case.seat]
            values = [(value, cards & ~sure) for value, cards in case.cards.items() if cards & ~may == 0]
            if number * len(values) > MOST_COMBINATIONS:
                break
            number *= len(values)
            at = self.game.layout.offsets[case.name] + case.seat
            cases.append([(case.seat, at, value, cards) for value, cards in values])
        for combination in product(*cases):
            forced, expected = [0] * HOLDERS, {}
            for seat, at, value, cards in combination:
                forced[seat] |= cards
                expected[at] = value
            if sum(cards.bit_count() for cards in forced) == int(np.bitwise_or.reduce(forced)).bit_count():
                yield self._filling(forced), expected

    def _lying_with(self, seat: int) -> int:
        """The cards that a seat got on known places."""
        return sum(1 << card for place, card in self._origin.known.items() if self._origin.holders[place] == seat)

    # --- trying -----------------------------------------------------------------------------------------------

    def _replay(self, packs: Packs, barred: npt.NDArray[np.int64] | None = None) -> tuple[States, list[int]]:
        """Deals and follows the log; the outcomes are states 1, 2, ... of a batch that is used again."""
        if self._scratch is None or len(self._scratch) <= len(packs):
            self._scratch = self.game.layout.new(len(packs) + 1)
            self.game.layout.load(self._scratch, self.game.layout.words(self._root))
        unknown = self._unknown if barred is not None else 0
        notes = barred if barred is not None else np.zeros(HOLDERS, np.int64)
        done = np.zeros(len(packs), np.int64)
        log = np.array(self._log, np.int64)
        replay(self._scratch, packs, log, unknown, notes, done)
        return self._scratch, done.tolist()

    def _kept(self, rng: np.random.Generator, count: int, tries: int) -> Iterator[tuple[States, int, list[int]]]:
        """Exactly `count` times: a batch of states, which of them is a world, and its pack."""
        wanted = count
        while wanted > 0:
            rate = (self.kept + 1) / (self.proposed + 1)
            number = min(BATCH, int(wanted / rate) + 8, tries)
            if number <= 0:
                raise NoWorlds("no-world-found")
            tries -= number
            packs, division = self._propose(rng, number)
            states, done = self._replay(packs)
            self.proposed += number
            for n in range(number):
                if done[n] < len(self._log):
                    continue
                words = self.game.layout.words(states, n + 1).ravel()
                if not np.array_equal(words & self._mask, self._told):
                    continue
                if any(words[at] != value for at, value in self._divisions[division[n]][1].items()):
                    continue
                self.kept += 1
                if wanted > 0:
                    wanted -= 1
                    yield states, n + 1, packs[n].tolist()

    def _propose(self, rng: np.random.Generator, number: int) -> tuple[Packs, npt.NDArray[np.int64]]:
        """Packs, and to which division each belongs."""
        if len(self._divisions) == 1:
            return self._divisions[0][0].draw(rng, number), np.zeros(number, np.int64)
        division = rng.choice(len(self._divisions), number, p=self._weights / self._weights.sum())
        packs = np.zeros((number, len(self._origin.holders)), np.int64)
        for which in np.unique(division):
            places = np.flatnonzero(division == which)
            packs[places] = self._divisions[which][0].draw(rng, len(places))
        return packs, division
