"""Checks a result: who signed it, whether it was played on the league's cards, whether its table follows from it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import isclose, isfinite
from random import Random, SystemRandom
from typing import Any

import msgspec

from vierblatt.arena.contest import EXEC, TABLE_NUMBERS, Contest
from vierblatt.arena.playing import BoardPlayer, board_margin
from vierblatt.arena.results import BoardResult
from vierblatt.bots.specs import limit, parse
from vierblatt.errors import BadLeague
from vierblatt.league.cards import cards_hash
from vierblatt.league.definition import LeagueDefinition
from vierblatt.league.result import LeagueResult, hashes_of_nets, table_of
from vierblatt.policies.naming import NET

#: Two computers may differ in the last digits of a mean.
CLOSE = 1e-9
#: The kinds of bots that play the same every time and everywhere, unless they look at a clock.
REPEATABLE = ("rules", "random", "search", NET)


class LeagueFault(msgspec.Struct, frozen=True):
    """Something that is wrong with a result; its text is the message ``fault-CODE``."""

    code: str
    details: Mapping[str, str | int] = {}


class LeagueCheck(msgspec.Struct, frozen=True):
    """What a check has found.

    replayed: the number of boards that were played again. same_sources: whether this program has the sources with which
    the result was played; otherwise its bots may play differently.
    """

    faults: list[LeagueFault]
    replayed: int
    same_sources: bool


def check(
    result: LeagueResult,
    *,
    public_key: str = "",
    replays: int = 0,
    chooser: Random | None = None,
    done: Callable[[], None] | None = None,
) -> LeagueCheck:
    """Checks a result.

    public_key: of whoever must have signed it; otherwise the key in the file counts, and then only who knows that key
    knows whose result it is. replays: the number of boards to play again, of those of bots that play the same every
    time; all of them if there are fewer. chooser: draws them; by default nobody can foresee which. done: called after
    each. Raises BadLeague if boards are to be replayed and none can be, BadOption for a league that cannot be played,
    and MissingPackage.
    """
    contest = result.league.contest()
    faults = [*_signature_faults(result, public_key)]
    if result.cards != cards_hash(contest):
        faults.append(LeagueFault("league-cards"))
    wrong = [*board_faults(result, contest)]
    if not wrong and not _alike(_plain(result.table), _plain(table_of(result.league, result.ledger()))):
        wrong.append(LeagueFault("league-table"))
    faults += wrong
    same = result.rules_key == contest.rules_key
    replayed = 0
    if replays:
        chosen = _to_replay(result, contest, replays, chooser or SystemRandom())
        faults += _net_faults(result)
        for board, again in _replay(contest, chosen):
            replayed += 1
            if not _same_play(board, again):
                code = "league-replay" if same else "league-replay-other-version"
                faults.append(LeagueFault(code, _place(result.league, contest, board)))
            if done:
                done()
    return LeagueCheck(faults, replayed, same)


def board_faults(result: LeagueResult, contest: Contest) -> Iterator[LeagueFault]:
    """What is wrong with the boards themselves: missing, unknown or repeated ones, and margins that do not follow."""
    league = result.league
    counts = Counter((board.pair, board.number) for board in result.boards)
    unknown = [task for task in counts if not _is_known(*task, contest)]
    repeated = [task for task, count in counts.items() if count > 1]
    played = Counter(pair for pair, number in counts if _is_known(pair, number, contest))
    if unknown:
        yield LeagueFault("league-unknown-boards", {"count": len(unknown)})
    if repeated:
        yield LeagueFault("league-repeated-boards", {"count": len(repeated)})
    for pair, bots in enumerate(contest.pairs):
        first, second = (league.names[bot] for bot in bots)
        if missing := contest.count - played[pair]:
            details: dict[str, str | int] = {
                "first": first,
                "second": second,
                "missing": missing,
                "boards": contest.count,
            }
            yield LeagueFault("league-missing-boards", details)
    for board in result.boards:
        if _is_known(board.pair, board.number, contest) and not _agrees(board, contest):
            yield LeagueFault("league-board", _place(league, contest, board))


def _is_known(pair: int, number: int, contest: Contest) -> bool:
    return 0 <= pair < len(contest.pairs) and 0 <= number < contest.count


def replayable_pairs(contest: Contest) -> list[int]:
    """The pairs whose boards can be replayed: neither bot is a program or foreign code, or looks at a clock.

    >>> replayable_pairs(Contest("kout_bo", ["rules", "club", "best"], 2))
    [0]
    """

    def repeatable(spec: str) -> bool:
        return not spec.startswith(EXEC) and parse(spec)[0] in REPEATABLE and limit(spec)[1] == 0

    return [n for n, bots in enumerate(contest.pairs) if all(repeatable(contest.bots[bot]) for bot in bots)]


def _signature_faults(result: LeagueResult, public_key: str) -> Iterator[LeagueFault]:
    if not result.is_signed:
        yield LeagueFault("league-signature")
    if public_key and result.public_key != public_key:
        yield LeagueFault("league-other-signer", {"key": result.public_key[:80]})


def _agrees(board: BoardResult, contest: Contest) -> bool:
    """Whether a board agrees with itself; what was played there only a replay can tell."""
    scores = [score for table in board.tables for score in table.scores]
    if not all(map(isfinite, scores)) or len(board.tables) != len(TABLE_NUMBERS):
        return False
    if contest.table.sides == 2 and any(sum(table.scores) for table in board.tables):
        return False  # what one side wins, the other loses
    bots = contest.pairs[board.pair]
    known = all(fault.bot in bots and fault.half in TABLE_NUMBERS for fault in board.faults)
    counted = all(table.deals >= 0 and table.moves >= 0 and table.won in {-1, 0, 1} for table in board.tables)
    return known and counted and isclose(board.margin, board_margin(contest, board.tables), abs_tol=CLOSE)


def _net_faults(result: LeagueResult) -> Iterator[LeagueFault]:
    """Nets whose files here are not those that have played."""
    for spec, digest in hashes_of_nets(result.league).items():
        if result.nets.get(spec) != digest:
            yield LeagueFault("league-other-net", {"net": spec})


def _to_replay(result: LeagueResult, contest: Contest, count: int, chooser: Random) -> list[BoardResult]:
    """The boards to replay, in an order in which players are made only once for each pair."""
    pairs = replayable_pairs(contest)
    boards = [board for board in result.boards if board.pair in pairs and _is_known(board.pair, board.number, contest)]
    if not boards:
        raise BadLeague("league-not-replayable")
    chosen = chooser.sample(boards, min(count, len(boards)))
    return sorted(chosen, key=lambda board: (board.pair, board.number))


def _replay(contest: Contest, boards: list[BoardResult]) -> Iterator[tuple[BoardResult, BoardResult]]:
    with BoardPlayer(contest) as player:
        for board in boards:
            yield board, player.play(board.pair, board.number)


def _same_play(board: BoardResult, again: BoardResult) -> bool:
    return (board.tables, board.margin, board.faults) == (again.tables, again.margin, again.faults)


def _place(league: LeagueDefinition, contest: Contest, board: BoardResult) -> dict[str, str | int]:
    first, second = (league.names[bot] for bot in contest.pairs[board.pair])
    return {"first": first, "second": second, "board": board.number + 1}


def _plain(table: object) -> Any:
    return json.loads(json.dumps(msgspec.to_builtins(table)))


def _alike(given: Any, computed: Any) -> bool:
    """Whether two tables are the same, but for the last digits of their numbers."""
    if isinstance(given, dict) and isinstance(computed, dict):
        return given.keys() == computed.keys() and all(_alike(given[key], computed[key]) for key in given)
    if isinstance(given, list) and isinstance(computed, list):
        return len(given) == len(computed) and all(map(_alike, given, computed))
    if isinstance(given, float) and isinstance(computed, int | float):
        return isclose(given, computed, rel_tol=CLOSE, abs_tol=CLOSE)
    return bool(given == computed)
