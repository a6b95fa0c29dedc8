"""The tables from which a result comes: one for each match, none twice; both programs say so."""

from __future__ import annotations

import json

import pytest

from tests.reference import tournaments as reference
from tests.tournaments.building import Evening
from vierblatt.errors import BadTournament
from vierblatt.tournaments import Knockout, PairsFormat, Tournament, create, deciding
from vierblatt.tournaments.entries import BoardPlayed, ResultReported, TournamentEntry, decode, encode
from vierblatt.tournaments.state import MeetingState


def begun() -> Tournament:
    """A knock-out of two pairs, best of three, in its only round."""
    tournament = Tournament([create(0, "t", "Evening", "baloot", Knockout(best_of=3))])
    for name in ("Amal and Badr", "Dana and Essa"):
        tournament.add(deciding.enter(tournament.state, 1, name)[0])
    tournament.add(deciding.start(tournament.state, 2, [1, 2])[0])
    tournament.add(deciding.pair(tournament.state, 3)[0])
    return tournament


def faults(entries: list[TournamentEntry]) -> list[str]:
    """What the independent program says."""
    return reference.faults([json.loads(encode(each)) for each in entries])


def test_a_result_may_name_its_tables() -> None:
    tournament = begun()
    (entry,) = deciding.report(tournament.state, 4, 1, [[152, 98], [160, 90]], records=["abcdefghij", "klmnopqrst"])
    tournament.add(entry)
    assert decode(encode(entry)) == entry and faults(tournament.entries) == []


@pytest.mark.parametrize("records", [["one"], ["one", "one"], ["one", "two", "three"]])
def test_every_match_has_one_table(records: list[str]) -> None:
    tournament = begun()
    with pytest.raises(BadTournament, match="bad-records"):
        deciding.report(tournament.state, 4, 1, [[152, 98], [160, 90]], records=records)
    (entry,) = deciding.report(tournament.state, 4, 1, [[152, 98], [160, 90]])
    wrong = {**json.loads(encode(entry)), "records": records}
    assert reference.faults([*(json.loads(encode(each)) for each in tournament.entries), wrong])


def test_a_log_from_before_keeps_its_bytes() -> None:
    (entry,) = deciding.report(begun().state, 4, 1, [[152, 98], [160, 90]])
    assert b"records" not in encode(entry)


@pytest.mark.parametrize(
    ("left", "records", "holds"),
    [
        ([], ["t"], True), ([1], ["t"], True), ([1, 4], ["t"], True), ([4, 1], ["t"], False), ([1, 1], ["t"], False),
        ([2], ["t"], False), ([1], [], False),
    ],
)  # fmt: skip
def test_only_who_played_boards_at_tables_can_have_left(left: list[int], records: list[str], *, holds: bool) -> None:
    evening = Evening(PairsFormat(rounds=3, boards=1, movement="howell"), 4, anchor="ab" * 32)
    evening.do(deciding.start, [1, 2, 3, 4], "1 2 3", "organiser")
    meeting = next(each.meeting for each in _paired(evening) if {1, 4} == {*evening.contestants(each)})
    boards = [BoardPlayed(board=board, margins=[12]) for board in meeting.boards]
    entry = ResultReported(at=evening.now, meeting=meeting.meeting, boards=boards, records=records, left=left)
    log = [*evening.tournament.entries, entry]
    assert (faults(log) == []) is holds
    if holds:
        Tournament(log)
        assert decode(encode(entry)) == entry and (b"left" in encode(entry)) is bool(left)
    else:
        with pytest.raises(BadTournament, match="bad-left"):
            Tournament(log)


def _paired(evening: Evening) -> list[MeetingState]:
    evening.pair()
    return evening.state.open_meetings
