"""What is sent about a tournament: what comes next in each format, results of boards, groups and brackets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tournaments.building import Evening
from vierblatt.protocol.tournament import PlayedBoard, TournamentPage
from vierblatt.server.store.port import StoredTournament, TournamentRow
from vierblatt.server.tournament.pages import next_acts, page_for, page_of, page_tag
from vierblatt.tournaments import ArenaFormat, Groups, Knockout, League, PairsFormat, Swiss, deciding
from vierblatt.tournaments.entries import BoardPlayed


def page(evening: Evening) -> TournamentPage:
    """An evening as a stranger sees it."""
    row = TournamentRow(id="t", organiser="amal", name="Evening", game="baloot", format="", created=0, changed=0)
    return page_of(StoredTournament(row=row, organiser_name="Amal"), evening.tournament)


def acts(evening: Evening) -> list[str]:
    """What can be done now."""
    return [*next_acts(evening.state, evening.now)]


def tag(evening: Evening) -> str:
    """What a reader who asks again is known by."""
    return page_tag(page_for(page(evening), evening.state, set(), evening.now, organising=False))


@pytest.mark.parametrize(
    "chosen",
    [
        Knockout(),
        Swiss(rounds=2),
        League(),
        Groups(group_size=2, qualifiers=1),
        PairsFormat(rounds=3, boards=2, movement="howell"),
    ],
    ids=lambda each: each.__struct_config__.tag,
)
def test_a_tournament_goes_from_one_act_to_the_next(chosen: Any) -> None:
    evening = Evening(chosen, 4)
    assert acts(evening)[0] == "start"
    evening.start()
    while "pair" in acts(evening):
        assert acts(evening)[0] == "pair"
        assert ("close" in acts(evening)) is not (isinstance(chosen, Knockout) or bool(evening.state.bracket))
        evening.pair()
        assert acts(evening)[0] == "report" and "close" not in acts(evening)
        for each in evening.state.open_meetings:
            boards = [BoardPlayed(board=board, margins=[board]) for board in each.meeting.boards]
            evening.do(deciding.report, each.meeting.meeting, [] if boards else [[152, 98]], boards)
    assert acts(evening)[0] == "close"
    assert len(page(evening).rounds) == page(evening).rounds_planned
    evening.do(deciding.close)
    assert acts(evening) == []


def test_who_is_alone_can_only_enter_others_or_cancel() -> None:
    assert acts(Evening(Knockout(), 1)) == ["enter", "cancel"]


def test_a_pause_and_the_end_of_an_arena() -> None:
    evening = Evening(ArenaFormat(minutes=1), 4)
    evening.start()
    evening.pair()
    assert acts(evening) == ["report", "pair", "enter", "pause", "cancel"]
    evening.do(deciding.pause)
    assert acts(evening) == ["resume", "report", "enter", "cancel"]
    evening.do(deciding.resume)
    evening.report(lambda one, other: (one, other))
    before = tag(evening)
    assert tag(evening) == before
    evening.now += 60_000
    assert acts(evening) == ["close", "enter", "pause", "cancel"]
    assert tag(evening) != before
    assert page(evening).rounds_planned is None


def test_teams_have_the_imps_of_their_boards_and_victory_points() -> None:
    evening = Evening(Swiss(rounds=1, boards=2, imp_scale=[10, 20, 30]), 2)
    evening.start()
    evening.pair()
    boards = [BoardPlayed(board=1, margins=[15, 10]), BoardPlayed(board=2, percents=[60, 40])]
    evening.do(deciding.report, 1, [], boards)
    seen = page(evening)
    result = seen.rounds[0].meetings[0].result
    assert result is not None and (result.kind, result.scores) == ("reported", [2, -2])
    assert result.boards[1] == PlayedBoard(board=2, percents=[60, 40])
    assert [line.points for line in seen.standings] == ["11.67", "8.33"]


def test_groups_and_then_a_bracket() -> None:
    evening = Evening(Groups(group_size=2, qualifiers=1), 4)
    evening.start()
    evening.round(lambda one, other: (9 - one, 9 - other))
    assert [(each.group, [line.contestant for line in each.standings]) for each in page(evening).groups] == [
        (1, [1, 4]), (2, [2, 3]),
    ]  # fmt: skip
    evening.round(lambda one, other: (9 - one, 9 - other))
    seen = page(evening)
    assert [each.bracket for each in seen.rounds] == [[], [1, 2]]
    assert [(line.contestant, line.place, line.points) for line in seen.standings][:2] == [(1, 1, None), (2, 2, None)]


def test_a_ruling_says_how_and_why() -> None:
    evening = Evening(League(), 4)
    evening.start()
    evening.round(lambda one, other: (one, other))
    evening.do(deciding.withdraw, 1, "ill")
    seen = page(evening)
    kinds = {[1] in each.sides: each.result for each in seen.rounds[0].meetings}
    own, other = kinds[True], kinds[False]
    assert own is not None and (own.kind, own.reason, own.scores) == ("annulled", "withdrew", [])
    assert other is not None and (other.kind, other.reason) == ("reported", "") and sorted(other.scores) == [0, 1]
    assert seen.contestants[0].withdrawn
