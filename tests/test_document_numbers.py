"""The numbers in the documents are those of the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from uvicorn import Config as Uvicorn

from vierblatt.analysis.collusion.pairs import LEAST_DEALS
from vierblatt.bots.specs import LEAST
from vierblatt.daily import BOARDS
from vierblatt.protocol.commands import LARGEST
from vierblatt.protocol.frames import ANSWER_SIZE, OWN_SIZE
from vierblatt.protocol.majlis import MOST_MAJLISES
from vierblatt.protocol.review import MOST_REVIEWS
from vierblatt.protocol.values import TableSettings
from vierblatt.server import app
from vierblatt.server.accounts import (
    challenges,
    common_passwords,
    erasing,
    keys,
    passkeys,
    passwords,
    ratings,
    sessions,
    tokens,
)
from vierblatt.server.cluster import links, node
from vierblatt.server.http import history, limits, serving
from vierblatt.server.live import (
    actor,
    chat,
    closing,
    erased_players,
    hub,
    idle_tables,
    open_table_limit,
    sockets,
    thinking,
)
from vierblatt.server.majlis import events, leaderboard, majlises, rule_sets, scoreboards
from vierblatt.server.ops import pruning
from vierblatt.server.ops.config import Config
from vierblatt.server.review import deciding as review
from vierblatt.server.store import leases, postgresql, timeout_connection
from vierblatt.server.table import applying, deciding, pacing, seat, ticking, waiting
from vierblatt.server.transport import pending_connections, wire
from vierblatt.shuffle import LINKS, MOST_ROUNDS, SCHEME
from vierblatt.shuffle.rounds import CODE_DIGITS, CODE_GROUPS

DOCS = Path(__file__).parent.parent / "docs"
SET = Config()
MINUTE, DAY = 60_000, 86_400_000  # milliseconds
WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 8: "eight", 10: "ten", 20: "twenty"}

CLAIMS = {
    "security.md": [
        f"guessed {limits.GUESSES} times in an hour",
        f"share {limits.GUESS_PLACES:,} places",
        f"{WORDS[int(sockets.HELLO_WAIT)]} seconds to authenticate",
        f"frames of {LARGEST // 1024} KiB at most",
        f"{pending_connections.ClientDeadline.HEAD.value:g} seconds for the request headers",
        f"{serving.BODY_WAIT:g} for a body",
        f"{pending_connections.ClientDeadline.READING.value:g} without reading a kilobyte a second",
        f"{Uvicorn('').timeout_keep_alive} between two requests",
        f"the private part has {OWN_SIZE} bytes",
        f"have {ANSWER_SIZE}.",
        f"at least {pacing.THINKING / 1000:g} seconds, even if it has only one card",
        f"at a fast table {pacing.HURRIED_THINKING / 1000:g} seconds",
        f"it thinks for {pacing.THOUGHT / 1000:g} at most",
        f"(after {waiting.ABSENCE_LIMIT // MINUTE} minutes at first)",
        f"questions end after {ticking.ANSWER_WAIT // 1000} seconds",
        f"at most {SET.limits.tables_per_player} tables open",
        f"{SET.limits.sockets_per_player} sockets, {sessions.MOST} sessions, {keys.MOST} personal tokens",
        f"{passkeys.MOST} passkeys, is in at most {MOST_MAJLISES} majlises,",
        f"takes {SET.limits.seats_per_minute} seats in a minute",
        f"| {tokens.LIFETIME // DAY} days without use |",
        f"at least {passwords.SHORTEST} characters",
        f"and after {sessions.LONGEST // DAY} days",
        f"for {challenges.CHALLENGE_LIFETIME // MINUTE} minutes",
        f"every {hub.ACCESS_EVERY:g} seconds",
        f"{len(common_passwords._listed().split()):,} of them",
        f"a letter has at most {WORDS[chat.MOST_MARKS]} marks",
        f"lets go of such tables within {erased_players.LOOK_EVERY:g} seconds",
    ],
    "operations.md": [
        f"silent for longer than the {SET.ping_every:g} seconds between two pings",
        f"{WORDS[postgresql.READERS + 1]} connections for each node",
        f"nobody has visited for {WORDS[actor.EMPTY_FOR // MINUTE]} minutes",
        f"a log has {SET.limits.entries_per_table:,} entries plus those of the current match",
        f"{2 * SET.limits.entries_per_table:,} at most",
        f"{SET.retention.unfinished_days} days after they were closed",
        f"{WORDS[BOARDS]} boards per player, day and game | {SET.retention.daily_days} days",
        f"{SET.limits.tables_per_player} per player, tables at rest count an eighth",
        f"{MOST_REVIEWS} per player, {review.BRANCHES} branches, {review.NOTES} notes, {review.LINES} lines of chat",
        f"{SET.retention.reviews_days} days after the last change",
        f"{majlises.MEMBERS} members, {majlises.MANAGERS} managers, {rule_sets.RULE_SETS} rule sets",
        f"{events.EVENTS} that go on, and the last {events.ENDED} that have ended",
        f"the {scoreboards.KEPT} that were looked at last, {scoreboards.LEADER_MATCHES:,} matches each",
        f"{SET.limits.seats_per_minute} a minute per player",
        f"{SET.limits.guests_per_hour} an hour from one address | {SET.retention.guests_days} days unseen",
        f"{sessions.MOST} per player | {(tokens.LIFETIME + tokens.AHEAD) // DAY} days after their last token",
        f"passkey challenges | | {challenges.CHALLENGE_LIFETIME // MINUTE} minutes",
        f"the {limits.MOST_ADDRESSES:,} with the latest requests",
        f"{limits.GUESS_PLACES:,} places",
        f"{WORDS[int(pruning.FIRST / 60)]} minutes after its start",
        f"becomes void after {tokens.LIFETIME // DAY} days without use",
        f"down to {LEAST} ms",
        f"**After {thinking.ANSWER_TIMEOUT:g} seconds**, or with more than {thinking.WAITING} turns waiting",
        f"each player has {WORDS[applying.RESTART_BONUS // 1000]} seconds more",
        f"ended after {app.REST_WAIT:g} seconds without the database",
    ],
    "reliability.md": [
        f"given up after {timeout_connection.SILENCE:g} seconds",
        f"cannot be made after {postgresql.CONNECTION_TIMEOUT};",
        f"free after {node.LEASE // 1000} seconds (PostgreSQL)",
        f"{SET.limits.send_queue} frames wait for a client, then it is cut off ({closing.CloseCode.SLOW:d})",
        f"{WORDS[int(wire.LINGER)]} seconds later its socket is gone",
        f"(close code {closing.CloseCode.RESYNC:d})",
        f"it has {app.REST_WAIT:g} seconds for all of them",
        f"not seen for {SET.retention.guests_days} days",
        f"after {SET.retention.unfinished_days}, are deleted",
    ],
    "clubs.md": [
        f"up to {majlises.MANAGERS} managers and up to {majlises.MEMBERS} members",
        f"up to {rule_sets.RULE_SETS} more sets with names",
        f"at most {events.EVENTS} such events",
        f"entered {WORDS[events.MOST_EMPTY]} dates in a row",
        f"the next {events.CALENDAR_DATES} dates",
        f"{WORDS[int(leaderboard.PRIOR)]} matches",
        f"with {leaderboard.PRIOR:g} times the squares",
        f"The latest {scoreboards.LEADER_MATCHES:,} matches count",
    ],
    "fair-play.md": [
        f"{TableSettings().spectator_delay} seconds by default",
        f"at least {LEAST_DEALS} deals together",
    ],
    "adr/0005-a-table-is-its-log.md": [
        f"after {ticking.ANSWER_WAIT // 1000} seconds",
        f"A seat may ask for {WORDS[deciding.MOST_PAUSES]} pauses in a match",
        f"no seat within {WORDS[deciding.PAUSE_AGAIN // MINUTE]} minutes",
        f"a seat that was refused {WORDS[deciding.MOST_REFUSED]} may ask for no more",
    ],
    "ratings.md": [
        f"`{ratings.START_POINTS} + {ratings.POINTS_PER_MU} * (mu - 3 * sigma)`",
        f"also asks for {WORDS[history.LEAST_MATCHES]} rated matches",
        f"had met in {WORDS[ratings.MOST_TOGETHER]} matches",
        f"within the {ratings.DAY // 3_600_000} hours before",
        f"chose more than {WORDS[ratings.MOST_ABSENT]} of their actions",
    ],
    "provable-deals.md": [
        f"at the {MOST_ROUNDS + 1}th round that fails",
        f"`s({LINKS})`",
        f"in {CODE_GROUPS * CODE_DIGITS} digits",
    ],
}


@cache
def words_of(document: str) -> str:
    """A document in one line."""
    return " ".join((DOCS / document).read_text(encoding="utf-8").split())


@pytest.mark.parametrize(("document", "claim"), [(doc, claim) for doc, claims in CLAIMS.items() for claim in claims])
def test_a_number_of_the_documents_is_that_of_the_program(document: str, claim: str) -> None:
    assert claim in words_of(document)


def test_numbers_written_as_words_match_the_program() -> None:
    assert open_table_limit.RESTING == 8, "an eighth"
    assert SCHEME == 2, "provable-deals.md: no table is opened under scheme 1"
    assert SET.ping_every + SET.ping_wait == 60, "reliability.md: a minute"
    assert {*idle_tables.ABANDONED_AFTER.values()} == {3_600_000, 14 * DAY}, "an hour before the match, two weeks in it"
    assert (pruning.SNAPSHOTS, leases.FORGOTTEN, erasing.SETTLING) == (DAY, DAY, MINUTE)
    assert (pruning.EVERY, tokens.UNUSED) == (6 * 3600, 365 * DAY)
    refused: list[str] = []
    assert pending_connections.PendingConnections(SET, refused.append)._most == 4 * SET.limits.sockets_per_address, (
        "four times as many"
    )
    assert 1000 * TableSettings().grace > seat.LEAST_GRACE and links.GONE * 1000 == node.LEASE
