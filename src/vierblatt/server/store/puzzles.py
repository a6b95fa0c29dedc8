"""Puzzles: attempts, ratings, votes, and what a player is solving now.

Locks are taken in the same order everywhere: first the account, then the player's standing, then the puzzle.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import lock_account
from vierblatt.server.store.puzzle_values import (
    GlickoRating,
    PuzzleAttempt,
    PuzzleRun,
    PuzzleStanding,
    RatedPuzzle,
    RatePuzzle,
)
from vierblatt.server.store.schema.puzzles import puzzle_attempts as attempts
from vierblatt.server.store.schema.puzzles import puzzle_ratings, puzzle_runs, puzzle_standings

#: The column of a standing that has the best result of a run.
_BEST = {"streak": "best_streak", "minutes": "best_minutes"}
#: How many attempts are forgotten at once: one, unless the limit has been lowered.
_FORGOTTEN = 500


class PuzzleStore(Database):
    """The part of the store for puzzles."""

    async def put_puzzle_attempt(
        self, attempt: PuzzleAttempt, *, keep: int, first: GlickoRating | None = None, rate: RatePuzzle | None = None
    ) -> PuzzleAttempt | None:
        """Stores a player's first answer to a puzzle, as it is then stored; None if there is one, or no account.

        rate: if given, the answer changes the ratings of player and puzzle; `first` is that of a puzzle without one.
        keep: deletes all but the newest so many attempts of the player.
        """
        put = self._upsert(attempts).values(msgspec.structs.asdict(attempt)).on_conflict_do_nothing()
        here = (attempts.c.player == attempt.player) & (attempts.c.puzzle == attempt.puzzle)

        def work(connection: Connection) -> PuzzleAttempt | None:
            if not lock_account(connection, attempt.player, shared=True):
                return None
            if connection.scalar(put.returning(attempts.c.puzzle)) is None:
                return None
            standing = self._standing(connection, attempt.player, attempt.game)
            solved = standing.solved + attempt.right
            standing = msgspec.structs.replace(standing, attempts=standing.attempts + 1, solved=solved)
            stored = attempt
            if rate is not None and first is not None:
                new = self._rate(connection, attempt, standing.glicko, first, rate)
                standing = msgspec.structs.replace(standing, rated=standing.rated + 1, **_glicko_fields(new))
                stored = msgspec.structs.replace(attempt, rating=new.rating)
                connection.execute(update(attempts).where(here).values(rating=new.rating))
            _put_standing(connection, standing)
            _forget(connection, attempt.player, keep)
            return stored

        return await self._write(work)

    async def puzzle_attempt(self, player: str, puzzle: str) -> PuzzleAttempt | None:
        """A player's first answer to a puzzle, or None."""
        query = select(attempts).where(attempts.c.player == player, attempts.c.puzzle == puzzle)
        return await self._one(PuzzleAttempt, query)

    async def puzzle_attempts(self, player: str, game: str = "", *, limit: int) -> list[PuzzleAttempt]:
        """A player's attempts, newest first; in one game if one is given."""
        query = select(attempts).where(attempts.c.player == player)
        if game:
            query = query.where(attempts.c.game == game)
        return await self._all(PuzzleAttempt, query.order_by(attempts.c.at.desc(), attempts.c.puzzle).limit(limit))

    async def puzzles_tried(self, player: str, game: str) -> set[str]:
        """The ids of the puzzles that a player has answered."""
        query = select(attempts.c.puzzle).where(attempts.c.player == player, attempts.c.game == game)
        return await self._read(lambda connection: {*connection.scalars(query)})

    async def puzzle_ratings(self, game: str) -> list[RatedPuzzle]:
        """The ratings of all puzzles of a game that have one, by id."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.game == game).order_by(puzzle_ratings.c.puzzle)
        return await self._all(RatedPuzzle, query)

    async def puzzle_rating(self, puzzle: str) -> RatedPuzzle | None:
        """The rating of a puzzle, or None."""
        return await self._one(RatedPuzzle, select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle))

    async def puzzle_standing(self, player: str, game: str) -> PuzzleStanding | None:
        """How a player stands in a game, or None."""
        columns = puzzle_standings.c
        query = select(puzzle_standings).where(columns.player == player, columns.game == game)
        return await self._one(PuzzleStanding, query)

    async def puzzle_standings(self, player: str) -> list[PuzzleStanding]:
        """How a player stands in each game, by game."""
        columns = puzzle_standings.c
        query = select(puzzle_standings).where(columns.player == player).order_by(columns.game)
        return await self._all(PuzzleStanding, query)

    async def note_daily_puzzle(self, player: str, game: str, day: int, *, right: bool) -> PuzzleStanding | None:
        """Notes the answer to the puzzle of a day, once; returns the standing, None if the account is gone."""

        def work(connection: Connection) -> PuzzleStanding | None:
            if not lock_account(connection, player, shared=True):
                return None
            before = self._standing(connection, player, game)
            if before.day >= day:
                return before
            in_a_row = before.days if before.day == day - 1 and before.day_right else 0
            days = in_a_row + 1 if right else 0
            after = msgspec.structs.replace(
                before, day=day, day_right=right, days=days, best_days=max(before.best_days, days)
            )
            _put_standing(connection, after)
            return after

        return await self._write(work)

    async def puzzle_run(self, player: str, game: str, place: str) -> PuzzleRun | None:
        """What a player is solving at a place, or None."""
        columns = puzzle_runs.c
        query = select(puzzle_runs).where(columns.player == player, columns.game == game, columns.place == place)
        return await self._one(PuzzleRun, query)

    async def put_puzzle_run(self, run: PuzzleRun, of: PuzzleRun | None) -> PuzzleRun | None:
        """Replaces what a player is solving, with the next version, and notes a new best result.

        Returns None, with nothing done, if it is not `of` now, or the account is gone.
        """
        new = msgspec.structs.replace(run, version=1 if of is None else of.version + 1)
        fields, columns = msgspec.structs.asdict(new), puzzle_runs.c
        here = (columns.player == run.player) & (columns.game == run.game) & (columns.place == run.place)
        put = self._upsert(puzzle_runs).values(fields).on_conflict_do_nothing().returning(columns.version)
        change = update(puzzle_runs).where(here, columns.version == (of.version if of else 0)).values(fields)

        def work(connection: Connection) -> PuzzleRun | None:
            if not lock_account(connection, run.player, shared=True):
                return None
            written = connection.scalar(put if of is None else change.returning(columns.version))
            if written is None:
                return None
            if (best := _BEST.get(run.place)) is not None:
                standing = self._standing(connection, run.player, run.game)
                if run.solved > getattr(standing, best):
                    _put_standing(connection, msgspec.structs.replace(standing, **{best: run.solved}))
            return new

        return await self._write(work)

    async def vote_on_puzzle(self, player: str, puzzle: str, vote: int) -> bool:
        """Sets a player's vote, 1, -1 or 0; returns False if they have not answered the puzzle."""
        here = (attempts.c.player == player) & (attempts.c.puzzle == puzzle)
        return await self._execute(update(attempts).where(here).values(vote=vote)) > 0

    async def puzzle_votes(self, puzzle: str) -> tuple[int, int]:
        """How many players are for a puzzle, and how many against it."""
        query = (
            select(attempts.c.vote, func.count().label("number"))
            .where(attempts.c.puzzle == puzzle, attempts.c.vote != 0)
            .group_by(attempts.c.vote)
        )

        def work(connection: Connection) -> tuple[int, int]:
            counts = {row.vote: row.number for row in connection.execute(query)}
            return counts.get(1, 0), counts.get(-1, 0)

        return await self._read(work)

    def _standing(self, connection: Connection, player: str, game: str) -> PuzzleStanding:
        """The standing, made if there is none, and locked."""
        columns = puzzle_standings.c
        fresh = msgspec.structs.asdict(PuzzleStanding(player=player, game=game))
        connection.execute(self._upsert(puzzle_standings).values(fresh).on_conflict_do_nothing())
        query = select(puzzle_standings).where(columns.player == player, columns.game == game).with_for_update()
        return PuzzleStanding(**connection.execute(query).mappings().one())

    def _rate(
        self,
        connection: Connection,
        attempt: PuzzleAttempt,
        solver: GlickoRating | None,
        first: GlickoRating,
        rate: RatePuzzle,
    ) -> GlickoRating:
        """Changes the rating of a puzzle; returns the solver's new one."""
        columns = puzzle_ratings.c
        fresh = RatedPuzzle(puzzle=attempt.puzzle, game=attempt.game, attempts=0, solved=0, **_glicko_fields(first))
        connection.execute(self._upsert(puzzle_ratings).values(msgspec.structs.asdict(fresh)).on_conflict_do_nothing())
        query = select(puzzle_ratings).where(columns.puzzle == attempt.puzzle).with_for_update()
        puzzle = RatedPuzzle(**connection.execute(query).mappings().one())
        new_solver, new_puzzle = rate(solver, puzzle)
        counts = {"attempts": puzzle.attempts + 1, "solved": puzzle.solved + attempt.right}
        change = update(puzzle_ratings).where(columns.puzzle == attempt.puzzle)
        connection.execute(change.values(**_glicko_fields(new_puzzle), **counts))
        return new_solver


def move_puzzles(connection: Connection, player: str, into: str) -> None:
    """Gives a player's attempts and standings to another, who keeps their own where both have one."""
    _move(connection, attempts, "puzzle", player, into)
    _move(connection, puzzle_standings, "game", player, into)


def _move(connection: Connection, table: Table, key: str, player: str, into: str) -> None:
    there = select(table.c[key]).where(table.c.player == into)
    connection.execute(update(table).where(table.c.player == player, table.c[key].not_in(there)).values(player=into))


def _glicko_fields(rating: GlickoRating) -> dict[str, Any]:
    return {name: getattr(rating, name) for name in GlickoRating.__struct_fields__}


def _put_standing(connection: Connection, standing: PuzzleStanding) -> None:
    columns = puzzle_standings.c
    here = (columns.player == standing.player) & (columns.game == standing.game)
    connection.execute(update(puzzle_standings).where(here).values(msgspec.structs.asdict(standing)))


def _forget(connection: Connection, player: str, keep: int) -> None:
    """Deletes all but the newest attempts of a player."""
    old = (
        select(attempts.c.puzzle)
        .where(attempts.c.player == player)
        .order_by(attempts.c.at.desc(), attempts.c.puzzle)
        .limit(_FORGOTTEN)
        .offset(keep)
    )
    gone = [*connection.scalars(old)]
    if gone:
        connection.execute(delete(attempts).where(attempts.c.player == player, attempts.c.puzzle.in_(gone)))
