"""The deals that agree with all that one seat knows, drawn exactly uniformly.

A world is a pack from which the deal in progress could have come: dealt by the game's rules and followed by the actions
of the log, it leads to the very record that the seat has, byte by byte. Nothing is replayed to find one:

1. What is sure card by card is collected (`certain_cards`): the cards in sight are where they are, and no player got a
card
   that would have made one of their plays illegal. Counting, not luck, respects this (`uniform_sampling`).
2. What involves several cards at once, such as projects that were said and compared, the game judges by itself
   (`Game.agree`) after the cards are shared out; what it refuses is drawn again. Rejecting from a uniform choice leaves
   a uniform one. Where a seat has said projects and nobody has seen them, the ways are divided by what they may be
   (`Cases`), so that rare ones need no luck.

Every order of a holder's cards on its places of the pack is as likely as any other too, so worlds are uniform over
packs and over hands alike. That matters where the order says something: which five cards a bidder had at first.
The generator is the state's own, started from NumPy's; a choice among n is uneven by less than n / 2^32.

A position that was set up in mid-deal has no pack it came from. There the unseen cards are shared out, the voids
respected that the state keeps; the worlds are complete but for their pack.

Actions are held against the rules only, not against reason: how likely a player was to bid so tells `likelihood`.

>>> import numpy as np
>>> from vierblatt.match import Match
>>> match = Match("king_bolola")
>>> _ = match.deal([*match.table.pack])
>>> _ = match.do("no hearts")
>>> worlds = Worlds(match.game, match.concealed(1), 1)
>>> drawn = worlds.sample(np.random.default_rng(1), 3)
>>> hands = [match.game.layout.reader(drawn, i).hands for i in range(3)]
>>> all(hand[1] == match.state.hands[1] for hand in hands), hands[0] == hands[1]
(True, False)
>>> f"{worlds.count():.4g}"
'8.448e+16'
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.games.origin import HOLDERS
from vierblatt.kernel.random import seed_at
from vierblatt.kernel.state import States
from vierblatt.search.certain_cards import SeatRecord, before_the_cut, certain_cards_from
from vierblatt.search.deal_partitions import divisions
from vierblatt.search.uniform_sampling import BINOMIALS, measure, prepare
from vierblatt.search.world_sampling import ACCEPTED, BEGIN, GOT, LYING, NEVER, PLAYED, PROPOSED, ROWS, Divisions, draw

Packs = npt.NDArray[np.int64]
#: Packs proposed by `count` where not every one is a world.
TRIALS = 4000
#: Deals proposed at most in a sample: so many for each world that is wanted, and never fewer than these.
TRIES_EACH, LEAST_TRIES = 2_000, 200_000
#: Tables of more numbers are not made: the divisions are given up, and what they would tell is left to the judge.
MOST_NUMBERS = 1 << 22


class Worlds:
    """What one seat thinks possible.

    game: an id or a `Game`. concealed: the record as the seat knows it, a batch of one (`Match.concealed`). seat: whose
    knowledge it is; -1 is a spectator's. Raises NoWorlds when no deal is in progress, or when nothing agrees.
    """

    def __init__(self, game: Game | str, concealed: States, seat: int) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.seat = seat
        self.record = SeatRecord(self.game, concealed, seat)  #: what the seat has
        self.known = certain_cards_from(self.record)  #: what is sure by that
        self._lay_out()
        if not self._prepare(divisions(self.known, self.game.layout)):
            self._prepare(divisions(self.known, self.game.layout, most=1))
        if not len(self._until) or self.ways == 0:
            raise NoWorlds("no-world")
        self.proposed = 0  #: deals proposed so far
        self.kept = 0  #: ... and those of them that were worlds

    @property
    def ways(self) -> float:
        """How many deals, by who has which cards, agree with what each card tells alone: no fewer than the worlds."""
        return float(self._until[-1])

    @property
    def from_deal(self) -> bool:
        """Whether the record goes back to a deal, so that the worlds have packs."""
        return self.known.root is not None

    def sample(self, rng: np.random.Generator, count: int = 1, *, tries: int = 0, least: int = 0) -> States:
        """Worlds as states at the present point of the deal, complete, a batch of `count`, independent of each other.

        tries: how many deals are proposed at most (0: by the count, see `TRIES_EACH`); when they do not suffice, what
        has been found is returned if it is at least `least` (0: all of them), else NoWorlds is raised.
        """
        states, found = self._draw(rng, count, max(tries, count) if tries else max(TRIES_EACH * count, LEAST_TRIES))
        if found < (least or count):
            raise NoWorlds("no-world-found")
        return states[:found]

    def sample_packs(self, rng: np.random.Generator, count: int = 1, *, tries: int = 0) -> Packs:
        """As `sample`, but the packs that were dealt, first card first: shape (count, places).

        Raises NoWorlds for a position that was set up in mid-deal, and after an exchange of cards.
        """
        if not self.from_deal or self.known.exchanged:
            raise NoWorlds("not-from-a-deal")
        states = self.sample(rng, count, tries=tries)
        reader, places = self.game.layout.reader, len(self.known.holders)
        return np.array([before_the_cut(self.known, reader(states, n).pack[:places]) for n in range(count)])

    def count(self) -> float:
        """How many worlds there are, told apart by who has which cards.

        Exact up to 2^53, and to a relative 1e-14 above, unless the game judges several cards at once: then `ways` by
        the share of proposals that it accepts, within `count_error`.
        """
        return self.ways * self._accepted()[0]

    def count_error(self) -> float:
        """The standard error of `count`; 0 where that is exact."""
        return self.ways * self._accepted()[1]

    # --- how it is laid out for the compiled part -------------------------------------------------------------------

    def _lay_out(self) -> None:
        known = self.known
        free = [known.free(holder) for holder in range(HOLDERS)]
        self._places = np.array([*map(len, free)], np.int64)
        self._by_holder = np.zeros((ROWS, HOLDERS), np.int64)
        self._by_holder[GOT] = known.got
        self._by_holder[LYING] = [known.lying(holder) for holder in range(HOLDERS)]
        self._by_holder[NEVER] = known.never
        self._by_holder[PLAYED] = known.played
        self._by_holder[BEGIN] = np.cumsum(self._places) - self._places
        places = [place for its in free for place in its] if self.from_deal else []
        self._slots = np.array(places, np.int64)
        self._source = self.record.again()
        pack = [known.known.get(place, 0) for place in range(len(known.holders))] if self.from_deal else []
        self.game.layout.write(self._source, "pack", pack)

    def _prepare(self, found: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]) -> bool:
        """Counts the ways of each division; refuses where that takes too much memory."""
        self._forced, self._demands = found
        number = len(self._forced)
        self._rooms, self._most = np.zeros((2, number, HOLDERS), np.int64)
        self._barred, ways = np.zeros(number, np.int64), np.zeros(number)
        never = self._by_holder[NEVER]
        size = measure(
            self._by_holder[GOT], self._forced, never, self._places, self.known.unknown, self._rooms, self._most,
            self._barred,
        )  # fmt: skip
        if number > 1 and size * number > MOST_NUMBERS:
            return False
        self._table = np.zeros((number, size))
        prepare(never, self._rooms, self._most, self._barred, BINOMIALS, self._table, ways)
        self._until = np.cumsum(ways)
        return True

    # --- drawing ----------------------------------------------------------------------------------------------------

    def _draw(self, rng: np.random.Generator, count: int, tries: int) -> tuple[States, int]:
        """A batch of `count` states and one more, and how many of them are worlds."""
        layout = self.game.layout
        states = layout.new(count + 1)
        layout.load(states, layout.words(self._source), count)
        seed_at(states, count, int(rng.integers(1 << 62)), 0)
        done = np.zeros(2, np.int64)
        judge = int(self.from_deal)
        divisions = Divisions(
            self._forced, self._rooms, self._most, self._barred, self._table, self._until, self._demands
        )
        draw(states, count, tries, judge, self._by_holder, self._slots, self.known.unknown, divisions, done)
        self.proposed += int(done[PROPOSED])
        self.kept += int(done[ACCEPTED])
        return states, int(done[ACCEPTED])

    def _accepted(self) -> tuple[float, float]:
        """The share of the ways that are worlds, and its standard error."""
        if not self.known.judged:
            return 1.0, 0.0
        if self.proposed < TRIALS:
            self._draw(np.random.default_rng(0), TRIALS, TRIALS - self.proposed)
        share = self.kept / self.proposed
        return share, float(np.sqrt(share * (1 - share) / self.proposed))
