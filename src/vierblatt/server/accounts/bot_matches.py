"""Matches of one person against bots of one level, for the leaderboard.

A match counts if it was announced as one: no hints and no takebacks, a preset without changes. What counts is the edge:
how many points more the person's side brought in than `rules` bots would have with the same cards (`analysis.par`). The
luck of the cards has no part in it, so five players can be compared after a few matches.

Walking away drops nothing: a match counts from its first deal, whether it is finished or not, and once the table is
closed, the deal in play counts as if `rules` bots had finished it for everybody. So bad deals cannot be dropped, and
whoever opens many tables cannot choose among them.

A deal that the person did not play whole (broken off, or a bot or the clock acted for them) brings nothing good: a gain
counts as 0. Whoever has many such deals is not listed. So nobody rises by leaving deals, or by letting a bot play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vierblatt.analysis.par import luck_and_skill
from vierblatt.server.accounts.names import is_program
from vierblatt.server.store.bot_matches_port import BotMatchesPort
from vierblatt.server.store.port import BotLeader, BotMatch
from vierblatt.server.table import Table
from vierblatt.server.table.solo import counted_bot

LEAST_DEALS = 20  #: played whole, to be on the leaderboard
MOST_INCOMPLETE = 10  #: whoever has more than one incomplete deal in this many is not on the leaderboard


@dataclass(frozen=True)
class Standing:
    """A player's edge per deal; low: it is almost certainly at least this, the mean minus two standard errors."""

    leader: BotLeader
    edge: float
    low: float


def bot_match(table: Table) -> BotMatch | None:
    """The match of a table as the leaderboard counts it; None if it does not count, or before its first deal."""
    bot, match = counted_bot(table), table.match
    if not bot or match is None or table.rules_unsupported:
        return None
    seat = next(number for number, each in enumerate(table.seats) if each.kind == "human")
    # While a table is open, the way bots would finish the deal in play would tell the player about hidden cards.
    margins = luck_and_skill(match, play_on=table.stage == "closed")
    if not margins or is_program(table.seats[seat].name):
        return None
    side = match.table.side(seat)
    incomplete = {*table.played_for, *([len(margins)] if match.turn >= 0 and table.stage == "closed" else [])}
    skill = [each.skill[side] for each in margins]
    skill = [min(0.0, each) if number in incomplete else each for number, each in enumerate(skill, 1)]
    return BotMatch(
        id=table.id, player=table.seats[seat].player, game=table.opened.game, preset=table.rules.preset, bot=bot,
        ended=table.last_at, deals=len(skill), edge=sum(skill), edge_squares=sum(each * each for each in skill),
        incomplete=sum(number <= len(skill) for number in incomplete),
        won=side in match.winners if match.over else None,
    )  # fmt: skip


async def leaders_against(store: BotMatchesPort, game: str, preset: str, bot: str) -> list[Standing]:
    """The leaderboard against bots of one level, best first."""
    return standings(await store.bot_leaders(game, preset, bot, least=LEAST_DEALS, share=MOST_INCOMPLETE))


def standings(leaders: Sequence[BotLeader]) -> list[Standing]:
    """The leaderboard, best first: by the lower bound, so that a few lucky deals lead nobody to the top."""
    return sorted(map(_standing, leaders), key=lambda at: (-at.low, at.leader.player))


def _standing(leader: BotLeader) -> Standing:
    mean = leader.edge / leader.deals
    variance = max(0.0, leader.edge_squares - leader.deals * mean * mean) / max(1, leader.deals - 1)
    return Standing(leader, mean, mean - 2 * (variance / leader.deals) ** 0.5)
