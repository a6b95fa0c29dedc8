"""Sums over all matches: the ratings, recomputed in the order of the matches, and the statistics of cards."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from vierblatt.cards import parse_card
from vierblatt.errors import VierblattError
from vierblatt.record import Record
from vierblatt.server.accounts import ratings
from vierblatt.server.accounts.ratings import MOST_TOGETHER, RatedMatch
from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.port import CardCount, PlayerRating, StoredRecord
from vierblatt.shuffle import DuplicateBoard

#: Another machine may round the last digits differently.
NEAR = 1e-9
Key = tuple[str, str, str]
Cell = tuple[int, int, int]


class Ratings:
    """Takes the rated matches in any order. accounts: ids of existing ones."""

    def __init__(self, accounts: AbstractSet[str]) -> None:
        self._accounts = accounts
        self._matches: list[tuple[int, str, RatedMatch, bool]] = []
        self._unknown: set[Key] = set()
        self.unproven = 0  #: ratings that may well be right, but too much was deleted to be sure

    def add(self, stored: StoredRecord, result: RatedMatch) -> None:
        """Adds a match that counts, unless its players had met too often."""
        self._matches.append((stored.ended, stored.id, result, stored.rated))

    def unknown(self, stored: StoredRecord) -> None:
        """Adds a rated match whose result is no longer known, since its log has a fault."""
        self._unknown |= {(player, stored.game, stored.preset) for player in stored.players if player}

    def faults(self, kept: Sequence[PlayerRating]) -> Iterator[DatabaseFault]:
        """Where the stored ratings differ from those that follow from the matches."""
        yield from self._too_often()
        expected, unsure = self._made()
        stored = {_key(rating): rating for rating in kept if not type_error(rating)}
        for key in sorted({*expected, *stored}):
            player, game, preset = key
            if key in unsure and key in stored:
                self.unproven += key not in expected or not _same_rating(expected[key], stored[key])
            elif key not in stored:
                if player in self._accounts and key not in unsure:
                    yield fault("rating-missing", player, game=game, preset=preset)
            elif key not in expected:
                yield fault("rating-of-nothing", player, game=game, preset=preset)
            elif not _same_rating(expected[key], stored[key]):
                shown = [ratings.points(rating.mu, rating.sigma) for rating in (stored[key], expected[key])]
                yield fault("rating-differs", player, game=game, preset=preset, found=shown[0], expected=shown[1])

    def _too_often(self) -> Iterator[DatabaseFault]:
        """Matches that counted although their players had met too often that day, or the other way round."""
        met: defaultdict[tuple[str, str, str, str], list[int]] = defaultdict(list)
        for ended, table, result, rated in sorted(self._matches, key=lambda match: match[:2]):
            kind = (result.game, result.preset)
            ends = [met[(*kind, *pair)] for pair in ratings.pairs(result.players)]
            often = any(at[-MOST_TOGETHER] > ended - ratings.DAY for at in ends if len(at) >= MOST_TOGETHER)
            counted = [met[(*kind, *pair)] for pair in ratings.pairs(result.counts_for)]
            known = all(player in self._accounts and (player, *kind) not in self._unknown for player in result.players)
            if known and rated == often:
                yield fault("record-differs", table, what="rated")
            for at in counted if rated else ():
                at.append(ended)

    def _made(self) -> tuple[dict[Key, PlayerRating], set[Key]]:
        """Every recomputed rating, and the keys of those that are uncertain."""
        rebuilt: dict[Key, PlayerRating] = {}
        unsure = set(self._unknown)
        for ended, _, result, _ in sorted((match for match in self._matches if match[3]), key=lambda match: match[:2]):
            keys = [(player, result.game, result.preset) for player in result.players]
            gone = {key for key in keys if key[0] not in self._accounts}
            # A player deleted before the match ended came into it as a new one; one deleted later did not.
            if unsure & {*keys} or any(key in rebuilt for key in gone):
                unsure |= {*keys}
            before = {key[0]: rebuilt[key] for key in keys if key in rebuilt}
            for rating in ratings.rated(result, before, ended):
                rebuilt[_key(rating)] = rating
        return rebuilt, unsure


def _key(rating: PlayerRating) -> Key:
    return rating.player, rating.game, rating.preset


def _same_rating(ours: PlayerRating, theirs: PlayerRating) -> bool:
    near = all(math.isclose(getattr(ours, n), getattr(theirs, n), rel_tol=NEAR) for n in ("mu", "sigma"))
    return near and (ours.matches, ours.updated) == (theirs.matches, theirs.updated)


class Cards:
    """Recounts the cards of all records."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[Cell]] = {}
        self._unknown: set[str] = set()

    @property
    def games(self) -> list[str]:
        """The games that have a record."""
        return sorted(self._counts)

    def add(self, stored: StoredRecord) -> None:
        """Counts a record; if it cannot be read, the statistics of its game cannot be proven."""
        counts = self._counts.setdefault(stored.game, Counter())
        if type_error(stored):
            self._unknown.add(stored.game)
            return
        try:
            record = Record.from_json(stored.body)
            if isinstance(record.packs, DuplicateBoard):  # many tables play the same pack
                return
            for deal in record.deals:
                pack = [parse_card(card) for card in deal.pack.split()]
                counts.update((len(pack), place, card) for place, card in enumerate(pack))
        except VierblattError:
            self._unknown.add(stored.game)

    def faults(self, game: str, kept: Sequence[CardCount]) -> Iterator[DatabaseFault]:
        """Where the stored counts of a game differ from those of its records."""
        if game in self._unknown:
            return
        stored = {(count.pack, count.place, count.card): count.count for count in kept}
        ours = self._counts.get(game, Counter())
        cells = sum(stored.get(cell, 0) != ours[cell] for cell in {*stored, *ours})
        if cells:
            yield fault("count-differs", game, cells=cells)
