"""Sums over everything: ratings, recomputed in the order of matches and tournaments, and the statistics of cards."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from vierblatt.cards import parse_card
from vierblatt.errors import VierblattError
from vierblatt.record import Record
from vierblatt.server.accounts import ratings
from vierblatt.server.accounts.ratings import MOST_TOGETHER, RatedMatch
from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.port import CardCount, PlayerRating, RatedTournament, RatingKind, StoredRecord
from vierblatt.server.tournament.board_comparisons import BoardComparison
from vierblatt.server.tournament.board_ratings import players_of, rated_boards, rated_places
from vierblatt.shuffle import DuplicateBoard
from vierblatt.tournaments.entries import TournamentCreated

#: Another machine may round the last digits differently.
NEAR = 1e-9
Key = tuple[str, str, str, RatingKind]
Cell = tuple[int, int, int]


@dataclass(frozen=True)
class ProvedTournament:
    """A tournament that has changed ratings, with its first entry and the comparisons that its log gives.

    players: of all contestants; None if an account was deleted since, so that nobody can say who might have counted.
    """

    rated: RatedTournament
    created: TournamentCreated
    found: Sequence[BoardComparison]
    players: Mapping[int, Sequence[str]] | None

    @property
    def at(self) -> int:
        """When it changed ratings."""
        return self.rated.at or 0

    @property
    def keys(self) -> set[Key]:
        """The ratings of all who were compared."""
        return _keys_of(self.rated)


class Ratings:
    """Takes the rated matches and tournaments in any order. accounts: ids of existing ones."""

    def __init__(self, accounts: AbstractSet[str]) -> None:
        self._accounts = accounts
        self._matches: list[tuple[int, str, RatedMatch, bool]] = []
        self._tournaments: list[ProvedTournament] = []
        self._unknown: set[Key] = set()
        self.unproven = 0  #: ratings that may well be right, but too much was deleted to be sure

    def add(self, stored: StoredRecord, result: RatedMatch) -> None:
        """Adds a match that counts, unless its players had met too often."""
        self._matches.append((stored.ended, stored.id, result, stored.rated))

    def unknown(self, stored: StoredRecord) -> None:
        """Adds a rated match whose result is no longer known, since its log has a fault."""
        self._unknown |= {(player, stored.game, stored.preset, "match") for player in stored.players if player}

    def add_tournament(self, proved: ProvedTournament) -> None:
        """Adds a tournament that has changed ratings."""
        self._tournaments.append(proved)

    @property
    def compared_players(self) -> set[str]:
        """The players of all tournaments that were added."""
        return {key[0] for each in self._tournaments for key in each.keys}

    def unknown_tournament(self, rated: RatedTournament) -> None:
        """Adds one whose log is gone, or has a fault."""
        self._unknown |= _keys_of(rated)

    def faults(self, kept: Sequence[PlayerRating]) -> Iterator[DatabaseFault]:
        """Where the stored ratings differ from those that follow from the matches and tournaments."""
        yield from self._too_often()
        yield from self._wrongly_compared()
        expected, unsure = self._made()
        stored = {_key(rating): rating for rating in kept if not type_error(rating)}
        for key in sorted({*expected, *stored}):
            player, game, preset, kind = key
            if key in unsure and key in stored:
                self.unproven += key not in expected or not _same_rating(expected[key], stored[key])
            elif key not in stored:
                if player in self._accounts and key not in unsure:
                    yield fault("rating-missing", player, game=game, preset=preset, kind=kind)
            elif key not in expected:
                yield fault("rating-of-nothing", player, game=game, preset=preset, kind=kind)
            elif not _same_rating(expected[key], stored[key]):
                shown = [ratings.points(rating.mu, rating.sigma) for rating in (stored[key], expected[key])]
                yield fault(
                    "rating-differs", player, game=game, preset=preset, kind=kind, found=shown[0], expected=shown[1]
                )

    def _too_often(self) -> Iterator[DatabaseFault]:
        """Matches that counted although their players had met too often that day, or the other way round."""
        met: defaultdict[tuple[str, str, str, str], list[int]] = defaultdict(list)
        for ended, table, result, rated in sorted(self._matches, key=lambda match: match[:2]):
            of_game = (result.game, result.preset)
            ends = [met[(*of_game, *pair)] for pair in ratings.pairs(result.players)]
            often = any(at[-MOST_TOGETHER] > ended - ratings.DAY for at in ends if len(at) >= MOST_TOGETHER)
            counted = [met[(*of_game, *pair)] for pair in ratings.pairs(result.counts_for)]
            keys = {(player, *of_game, "match") for player in result.players}
            known = self._accounts >= {*result.players} and not keys & self._unknown
            if known and rated == often:
                yield fault("record-differs", table, what="rated")
            for at in counted if rated else ():
                at.append(ended)

    def _wrongly_compared(self) -> Iterator[DatabaseFault]:
        """Tournaments in which others were compared than should have been, such as people who had met too often."""
        in_order = sorted(self._tournaments, key=lambda each: (each.at, each.rated.tournament))
        for number, each in enumerate(in_order):
            met = [
                [place.player for place in before.rated.places if place.counted]
                for before in in_order[:number]
                if before.at > each.at - ratings.DAY
                and (before.rated.game, before.rated.preset) == (each.rated.game, each.rated.preset)
            ]
            if each.keys & self._unknown:
                continue
            players = players_of(each.rated.places) if each.players is None else each.players
            if rated_places(each.found, players, met) != each.rated.places:
                yield fault("tournament-rated", each.rated.tournament)

    def _made(self) -> tuple[dict[Key, PlayerRating], set[Key]]:
        """Every recomputed rating, and the keys of those that are uncertain."""
        rebuilt: dict[Key, PlayerRating] = {}
        unsure = set(self._unknown)
        for ended, _, result, _ in sorted((match for match in self._matches if match[3]), key=lambda match: match[:2]):
            keys: list[Key] = [(player, result.game, result.preset, "match") for player in result.players]
            gone = {key for key in keys if key[0] not in self._accounts}
            # A player deleted before the match ended came into it as a new one; one deleted later did not.
            if unsure & {*keys} or any(key in rebuilt for key in gone):
                unsure |= {*keys}
            before = {key[0]: rebuilt[key] for key in keys if key in rebuilt}
            for rating in ratings.rated(result, before, ended):
                rebuilt[_key(rating)] = rating
        self._rebuild_boards(rebuilt, unsure)
        return rebuilt, unsure

    def _rebuild_boards(self, rebuilt: dict[Key, PlayerRating], unsure: set[Key]) -> None:
        """The same for ratings from tournaments. Who was deleted is known by an alias, which all their rows have."""
        for each in sorted(self._tournaments, key=lambda each: (each.at, each.rated.tournament)):
            if unsure & each.keys or any(not key[0] for key in each.keys):
                unsure |= each.keys
            before = {key[0]: rebuilt[key] for key in each.keys if key in rebuilt}
            for rating in rated_boards(each.created, each.found, players_of(each.rated.places), before, each.at):
                rebuilt[_key(rating)] = rating


def _keys_of(rated: RatedTournament) -> set[Key]:
    return {(each.player, rated.game, rated.preset, "boards") for each in rated.places}


def _key(rating: PlayerRating) -> Key:
    return rating.player, rating.game, rating.preset, rating.kind


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
