"""The deals that agree with everything one seat knows, drawn exactly uniformly.

A world is a pack from which the deal in progress could have come: dealing it by the game's rules and replaying the log
leads to exactly the seat's record, byte for byte. Sampling does not replay anything:

1. Collect the single-card constraints (`certain_cards`): the visible cards are where they are, and no player received a
   card that would have made one of their plays illegal. Counting satisfies these exactly (`uniform_sampling`).
2. After the cards are distributed, the game checks multi-card constraints (`GameResearch.is_consistent`), such as
   projects that were announced and compared. Rejected deals are drawn again; rejection from a uniform distribution
   leaves it uniform. If a seat has announced projects that were not shown, the ways are divided by what they may be
   (`FieldCandidates`), so that rare ones do not cause many rejections.

All orders of a holder's cards at its places of the pack are equally likely, so worlds are uniform over packs as well as
over hands. That matters if the order carries information, such as which five cards a bidder had at first.

Sampling uses the state's own generator, seeded from NumPy's; a choice among n is biased by less than n / 2^32.

A position that was set up in mid-deal has no original pack. Its unseen cards are distributed subject to the voids that
the state stores; the worlds are complete except for their pack.

Worlds only respect the rules. For how plausible the players' actions are in a world, see `likelihood`.

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
from vierblatt.games.known_pack import HOLDERS
from vierblatt.kernel.random import seed_at
from vierblatt.kernel.state import States
from vierblatt.search.certain_cards import SeatRecord, before_the_cut, certain_cards_from
from vierblatt.search.deal_partitions import enumerate_divisions
from vierblatt.search.uniform_sampling import BINOMIALS, measure, prepare
from vierblatt.search.world_sampling import (
    ACCEPTED,
    AT_KNOWN_PLACES,
    BEGIN,
    EXCLUDED,
    PLAYED,
    PROPOSED,
    RECEIVED,
    ROWS,
    Divisions,
    draw,
)

Packs = npt.NDArray[np.int64]
#: Packs proposed by `count` if not every pack is a world.
TRIALS = 4000
#: The limit of proposed deals in a sample: this many for each requested world, but at least the second number.
TRIES_EACH, LEAST_TRIES = 2_000, 200_000
#: The largest size of a table, in numbers. Beyond it, divisions are not used, and the game's `is_consistent` decides
#: alone.
MOST_NUMBERS = 1 << 22


class Worlds:
    """The worlds that one seat cannot exclude.

    game: an id or a `Game`. concealed: the seat's concealed record, a batch of one (`Match.concealed`). seat: the seat,
    or -1 for a spectator. Raises NoWorlds if no deal is in progress or no world agrees with the record.
    """

    def __init__(self, game: Game | str, concealed: States, seat: int) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.seat = seat
        self.record = SeatRecord(self.game, concealed, seat)  #: the seat's record
        self.known = certain_cards_from(self.record)  #: what is certain from the record
        self._lay_out()
        if not self._prepare(enumerate_divisions(self.known, self.game.layout)):
            self._prepare(enumerate_divisions(self.known, self.game.layout, most=1))
        if not len(self._until) or self.ways == 0:
            raise NoWorlds("no-world")
        self.proposed = 0  #: deals proposed so far
        self.kept = 0  #: those of them that were worlds

    @property
    def ways(self) -> float:
        """The number of deals, by hands, that satisfy all single-card constraints: an upper bound on the worlds."""
        return float(self._until[-1])

    @property
    def from_deal(self) -> bool:
        """Whether the record goes back to a deal, so that the worlds have packs."""
        return self.known.root is not None

    def sample(self, rng: np.random.Generator, count: int = 1, *, tries: int = 0, least: int = 0) -> States:
        """Independent worlds as complete states at the current point of the deal, a batch of `count`.

        tries: the maximum number of deals to propose (0: depends on `count`, see `TRIES_EACH`). If they are not enough,
        returns the worlds drawn so far if there are at least `least` (0: `count`), otherwise raises NoWorlds.
        """
        states, accepted = self._draw(rng, count, max(tries, count) if tries else max(TRIES_EACH * count, LEAST_TRIES))
        if accepted < (least or count):
            raise NoWorlds("no-world-found")
        return states[:accepted]

    def sample_packs(self, rng: np.random.Generator, count: int = 1, *, tries: int = 0) -> Packs:
        """As `sample`, but returns the packs in the order of dealing: shape (count, places).

        Raises NoWorlds for a position that was set up in mid-deal and after an exchange of cards.
        """
        if not self.from_deal or self.known.exchanged:
            raise NoWorlds("not-from-a-deal")
        states = self.sample(rng, count, tries=tries)
        reader, places = self.game.layout.reader, len(self.known.holders)
        return np.array([before_the_cut(self.known, reader(states, n).pack[:places]) for n in range(count)])

    def count(self) -> float:
        """The number of worlds, distinguished by hands.

        Exact up to 2^53, and to a relative 1e-14 above, unless the game has multi-card constraints. It is then an
        estimate, `ways` times the share of accepted proposals, with the standard error `count_error`.
        """
        return self.ways * self._accepted()[0]

    def count_error(self) -> float:
        """The standard error of `count`; 0 if that is exact."""
        return self.ways * self._accepted()[1]

    # --- arrays for the compiled code -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        known = self.known
        free = [known.unknown_places(holder) for holder in range(HOLDERS)]
        self._places = np.array([*map(len, free)], np.int64)
        self._by_holder = np.zeros((ROWS, HOLDERS), np.int64)
        self._by_holder[RECEIVED] = known.received
        self._by_holder[AT_KNOWN_PLACES] = [known.cards_at_known_places(holder) for holder in range(HOLDERS)]
        self._by_holder[EXCLUDED] = known.excluded
        self._by_holder[PLAYED] = known.played
        self._by_holder[BEGIN] = np.cumsum(self._places) - self._places
        places = [place for its in free for place in its] if self.from_deal else []
        self._slots = np.array(places, np.int64)
        self._source = self.record.copy_states()
        pack = [known.known.get(place, 0) for place in range(len(known.holders))] if self.from_deal else []
        self.game.layout.write(self._source, "pack", pack)

    def _prepare(self, divided: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]) -> bool:
        """Counts the ways of each division; returns False if that takes too much memory."""
        self._forced, self._demands = divided
        number = len(self._forced)
        self._rooms, self._most = np.zeros((2, number, HOLDERS), np.int64)
        self._barred, ways = np.zeros(number, np.int64), np.zeros(number)
        excluded = self._by_holder[EXCLUDED]
        size = measure(
            self._by_holder[RECEIVED], self._forced, excluded, self._places, self.known.unknown, self._rooms,
            self._most, self._barred,
        )  # fmt: skip
        if number > 1 and size * number > MOST_NUMBERS:
            return False
        self._table = np.zeros((number, size))
        prepare(excluded, self._rooms, self._most, self._barred, BINOMIALS, self._table, ways)
        self._until = np.cumsum(ways)
        return True

    # --- drawing ----------------------------------------------------------------------------------------------------

    def _draw(self, rng: np.random.Generator, count: int, tries: int) -> tuple[States, int]:
        """Returns a batch of `count` + 1 states, and how many of them, from the first on, are worlds."""
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
        """The estimated share of the ways that are worlds, and its standard error."""
        if not self.known.has_joint_constraints:
            return 1.0, 0.0
        if self.proposed < TRIALS:
            self._draw(np.random.default_rng(0), TRIALS, TRIALS - self.proposed)
        share = self.kept / self.proposed
        return share, float(np.sqrt(share * (1 - share) / self.proposed))
