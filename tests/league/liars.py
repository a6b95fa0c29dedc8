"""A small league that was really played, and what a liar can do with its result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from vierblatt.arena.results import BoardResult
from vierblatt.arena.run_contest import run
from vierblatt.league.definition import LeagueDefinition, LeagueEntrant
from vierblatt.league.result import LeagueResult, table_of
from vierblatt.league.signing import LeagueKey

BOARDS = 4
LEAGUE = LeagueDefinition(
    name="Three levels",
    game="kout_bo",
    boards=BOARDS,
    seed=7,
    entrants=[
        LeagueEntrant("Weak", "rules:mistakes=80"),
        LeagueEntrant("Middle", "rules:mistakes=30"),
        LeagueEntrant("Firm", "rules"),
    ],
)


@cache
def key() -> LeagueKey:
    """The key of whoever played the league."""
    return new_key()


def new_key() -> LeagueKey:
    """Another key."""
    with TemporaryDirectory() as folder:
        return LeagueKey.create(Path(folder) / "key.pem")


@cache
def honest() -> LeagueResult:
    """The result as it was played."""
    return LeagueResult.of(LEAGUE, run(LEAGUE.contest()), {}, key())


def signed(result: LeagueResult, signer: LeagueKey) -> LeagueResult:
    """A result with a new signature."""
    unsigned = msgspec.structs.replace(result, public_key=signer.public, signature="")
    return msgspec.structs.replace(unsigned, signature=signer.sign(unsigned.signed_bytes))


def with_table(result: LeagueResult) -> LeagueResult:
    """A result with the table that follows from its boards."""
    return msgspec.structs.replace(result, table=table_of(result.league, result.ledger()))


def better(board: BoardResult) -> BoardResult:
    """A board on which the first bot is five points better at both tables, without a contradiction."""
    tables = [
        msgspec.structs.replace(table, scores=(table.scores[0] + 5, table.scores[1] - 5)) for table in board.tables
    ]
    return msgspec.structs.replace(board, tables=(tables[0], tables[1]), margin=board.margin + 5)


def _changed(**fields: object) -> LeagueResult:
    return msgspec.structs.replace(honest(), **fields)


def _margin() -> LeagueResult:
    first, *others = honest().boards
    return _changed(boards=[msgspec.structs.replace(first, margin=first.margin + 1), *others])


def _scores() -> LeagueResult:
    return _changed(boards=[better(honest().boards[0]), *honest().boards[1:]])


def _one_sided() -> LeagueResult:
    first, *others = honest().boards
    table = msgspec.structs.replace(first.tables[0], scores=(first.tables[0].scores[0] + 2, first.tables[0].scores[1]))
    return _changed(
        boards=[msgspec.structs.replace(first, tables=(table, first.tables[1]), margin=first.margin + 0.5), *others]
    )


def _table() -> LeagueResult:
    best, *others = honest().table.standings
    table = msgspec.structs.replace(honest().table, standings=[msgspec.structs.replace(best, ahead=9.0), *others])
    return _changed(table=table)


def _other_bots() -> LeagueResult:
    weak, middle, firm = LEAGUE.entrants
    swapped = [LeagueEntrant(weak.name, firm.bot), middle, LeagueEntrant(firm.name, weak.bot)]
    return with_table(_changed(league=msgspec.structs.replace(LEAGUE, entrants=swapped)))


def _other_seed() -> LeagueResult:
    return _changed(league=msgspec.structs.replace(LEAGUE, seed=8))


#: What a liar does -> the result, and the code of the fault that it has even if the liar signs it anew.
LIES: Mapping[str, tuple[Callable[[], LeagueResult], str]] = {
    "adds a point to a margin": (_margin, "league-board"),
    "changes the scores of a board, not the table": (_scores, "league-table"),
    "gives one side points that the other does not lose": (_one_sided, "league-board"),
    "changes the table": (_table, "league-table"),
    "claims another seed": (_other_seed, "league-cards"),
    "makes up the hash of the cards": (lambda: _changed(cards="0" * 64), "league-cards"),
    "leaves out a pairing": (
        lambda: _changed(boards=[board for board in honest().boards if board.pair != 1]),
        "league-missing-boards",
    ),
    "leaves out the worst board": (lambda: _changed(boards=honest().boards[1:]), "league-missing-boards"),
    "counts a board twice": (lambda: _changed(boards=[*honest().boards, honest().boards[0]]), "league-repeated-boards"),
    "adds a board": (
        lambda: _changed(boards=[*honest().boards, msgspec.structs.replace(honest().boards[0], number=BOARDS)]),
        "league-unknown-boards",
    ),
    "adds a pairing": (
        lambda: _changed(boards=[*honest().boards, msgspec.structs.replace(honest().boards[0], pair=-1)]),
        "league-unknown-boards",
    ),
}
#: Lies without any contradiction, which only a replay finds.
CONSISTENT_LIES: Mapping[str, Callable[[], LeagueResult]] = {
    "changes scores and the table": lambda: with_table(_scores()),
    "claims that other bots have played": _other_bots,
}
