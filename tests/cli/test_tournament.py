"""`vierblatt tournament`: whole evenings, from `new` to `close`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.cli.tournament_evening import NAMES, TypedEvening
from vierblatt.tournaments import TournamentFile, standings


def places(evening: TypedEvening) -> dict[int, list[int]]:
    """The contestants on each place."""
    found: dict[int, list[int]] = {}
    for line in standings(TournamentFile(evening.file).tournament.state):
        found.setdefault(line.place, []).append(line.contestant)
    return found


def test_a_knockout_of_eight_with_a_third_place(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "knockout", "--third-place", "--best-of", "3")
    evening.do("enter", *NAMES, "--seed", "1")
    evening.do("start")
    assert "quarter-finals" in evening.do("pair")
    assert evening.next_command()[:3] == ["tournament", "report", str(evening.file)]
    for meeting in ("1", "2", "3"):
        evening.do("report", meeting, "152:98", "160:30")
    assert "walkover for 3 Fahad" in evening.do("rule", "4", "walkover", "--winner", "3", "--reason", "not there")
    assert "semi-finals" in evening.do("pair")
    evening.do("report", "5", "152:98", "98:152", "152:98")
    evening.do("report", "6", "152:98", "152:98")
    assert "final" in evening.do("pair")
    shown = evening.do("show")
    assert "final · Meeting 7: 1 Amal and Badr – 2 Dana and Essa\n├─ Meeting 5: 1" in shown
    assert "│  └─ Meeting 2: 4 Hind and Isa – 5 Jasim and Khalid   152:98 160:30\n" in shown
    assert "Third place · Meeting 8: 4 Hind and Isa – 3 Fahad and Ghada" in shown
    evening.do("report", "7", "100:152", "100:152")
    evening.do("report", "8", "152:0", "152:0")
    assert evening.next_command() == ["tournament", "close", str(evening.file)]
    assert "The winner is 2 Dana and Essa" in evening.do("close")
    assert places(evening) == {1: [2], 2: [1], 3: [4], 4: [3], 5: [5, 6, 7, 8]}
    assert evening.next_command() == []
    assert "not there" in evening.do("show")


def test_a_swiss_of_five_with_bye_walkover_late_pair_and_withdrawal(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--contestants", "5", entered=5)
    evening.do("start", "--lot", "1")
    assert "Round 1 of 3" in (paired := evening.do("pair")) and paired.count("Bye: ") == 1
    evening.do("report", "1", "152:98")
    winner = TournamentFile(evening.file).tournament.state.meetings[2].meeting.sides[1][0]
    evening.do("rule", "2", "walkover", "--winner", str(winner), "--reason", "the others did not come")
    late = evening.do("enter", "Late and Later; Late; Later")
    assert "6  Late and Later  Late, Later" in late
    assert "Bye" not in evening.do("pair")
    gone = evening.do("withdraw", "6", "--reason", "had to go")
    assert "6 Late and Later has withdrawn" in gone and "2 results are missing" in gone
    open_ = [each.meeting.meeting for each in TournamentFile(evening.file).tournament.state.open_meetings]
    (tmp_path / "results.txt").write_text("".join(f"{number} 152:98\n\n" for number in open_), encoding="utf-8-sig")
    assert "All results of round 2 are in" in evening.do("report", "--from", str(tmp_path / "results.txt"))
    evening.do("pair")
    evening.do("rule", "1", "result", "98:152", "--reason", "written the wrong way round")
    shown = evening.do("show")
    assert "Meeting 1: a result ruled (written the wrong way round)" in shown
    assert "walkover (after a withdrawal)" in shown and "Buchholz: the sum of" in shown
    evening.do("penalise", "1", "-1", "--reason", "helped")
    evening.do("pause", "--reason", "dinner")
    assert evening.next_command()[1] == "resume"
    evening.do("resume")
    for number in (6, 7):
        evening.do("report", str(number), "152:98")
    assert "The tournament is over" in evening.do("close")


def test_pairs_play_a_movement(tmp_path: Path) -> None:
    words = ("--movement", "howell", "--rounds", "3", "--boards", "2")
    evening = TypedEvening(tmp_path, "--game", "kout_bo", "--format", "pairs", *words, entered=4)
    evening.do("start")
    results = tmp_path / "results.txt"
    for number in range(3):
        assert "1-2" in evening.do("pair") or number
        meetings = TournamentFile(evening.file).tournament.state.open_meetings
        lines = [
            f"{each.meeting.meeting} {' '.join(f'{board}={each.meeting.table - 2:+}' for board in each.meeting.boards)}"
            for each in meetings
        ]
        results.write_text("\n".join(lines), encoding="utf-8")
        evening.do("report", "--from", str(results))
    evening.do("rule", "1", "result", "1=60%/40%", "2=+0", "--reason", "cards were seen")
    out = evening.do("close")
    assert "percent" in out and "The tournament is over" in out


def test_a_game_without_partners_is_played_at_tables_of_four(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "king bolola", "--format", "swiss", "--rounds", "2", entered=8)
    evening.do("start")
    for first in (1, 3):
        assert evening.do("pair").count(" – ") == 2 * 3 + 2  # two meetings of four, without a result
        evening.do("report", str(first), "30:10:25:5")
        assert "0:0:-5:40" in evening.do("report", str(first + 1), "0:0:-5:40")
    assert "The tournament is over" in evening.do("close")


def test_groups_lead_to_a_knockout(tmp_path: Path) -> None:
    words = ("--group-size", "2", "--qualifiers", "1")
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "groups", *words, entered=4)
    evening.do("start", "--lot", "5")
    assert "group" in evening.do("pair")
    evening.do("report", "1", "152:98")
    assert "Group 2" in evening.do("report", "2", "152:98") + evening.do("show")
    assert "final" in evening.do("pair")
    evening.do("report", "3", "152:98")
    evening.do("close")
    assert [len(places(evening)[place]) for place in (1, 2, 3)] == [1, 1, 2]


def test_teams_play_boards_at_two_tables(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "league", "--boards", "2", entered=2)
    assert b'"imp_scale":[' in evening.lines()[0]  # that of the game
    evening.do("start")
    evening.do("pair")
    assert "1=+16/-8 2=60%/40%" in evening.do("report", "1", "1=+16/−8", "2=60%/40٪")
    assert "The tournament is over" in evening.do("close")


def test_an_arena_pairs_who_has_finished(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "arena", "--minutes", "60", entered=4)
    evening.do("start")
    evening.do("pair")
    assert "Nobody can be paired now" in evening.do("pair")
    evening.do("report", "1", "152:98")
    evening.do("report", "2", "152:98")
    assert "Round 2" in evening.do("pair")


def test_who_does_not_check_in_is_not_in_the_draw_but_may_come_later(tmp_path: Path) -> None:
    words = ("--format", "swiss", "--rounds", "2", "--check-in")
    evening = TypedEvening(tmp_path, "--game", "baloot", *words, entered=4)
    assert evening.next_command()[1] == "check-in"
    evening.do("check-in", "1", "2", "3")
    assert "These" not in (drawn := evening.do("start")) and "not in the draw: 4 Hind" in drawn
    evening.do("check-in", "--all")
    assert "Bye" not in evening.do("pair")
    evening.do("withdraw", "4")
    assert "4 Hind and Isa takes part again" in evening.do("return", "4")


def test_a_draw_can_be_repeated_from_its_lot(tmp_path: Path) -> None:
    drawn: list[str] = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        evening = TypedEvening(folder, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=8)
        if drawn:
            lot = drawn[0].partition("lot ")[2].partition(",")[0]
            drawn.append(evening.do("start", "--lot", lot))
        else:
            drawn.append(evening.do("start"))
    assert drawn[0].replace("/0/", "/1/") == drawn[1]


def test_what_show_says_comes_next_can_be_typed(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=2)
    for command in ("start", "pair"):
        said = evening.next_command()
        assert said[1] == command and vierblatt(*said).code == 0
    evening.do("report", "1", "152:98")
    assert vierblatt(*evening.next_command()).code == 0


@pytest.mark.parametrize(("lang", "said"), [("de", "Es ist ausgelost"), ("ar", "أُجريت القرعة")])
def test_other_languages(lang: str, said: str, tmp_path: Path) -> None:
    words = ("--game", "baloot", "--format", "groups", "--third-place", "--best-of", "3", "--knockout-best-of", "5")
    evening = TypedEvening(tmp_path, *words, entered=6, lang=lang)
    assert said in evening.do("start")
    out = evening.do("pair") + evening.do("show") + evening.do("contestants")
    assert "tournament-" not in out.replace("vierblatt tournament", "") and "tie-break" not in out


def test_columns_are_aligned_with_arabic_names(tmp_path: Path) -> None:
    from rich.cells import cell_len

    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=8)
    evening.do("start")
    rows = [line for line in evening.do("pair").splitlines() if " – " in line]
    assert len(rows) == 4 and len({cell_len(row.rstrip().removesuffix("–")) for row in rows}) == 1


def test_two_terminals_at_once_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=4)
    evening.do("start")
    evening.do("pair")
    elsewhere = [("report", "1", "152:98")]

    def now() -> int:
        if elsewhere:  # the other terminal is faster
            evening.do(*elsewhere.pop())
        return 0

    monkeypatch.setattr("vierblatt.cli.tournaments.opening.now", now)
    assert "All rounds have been played" in evening.do("report", "2", "98:152")
    assert [b'"reported"' in line for line in evening.lines()[-2:]] == [True, True]


def test_the_same_result_from_two_terminals_is_entered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=2)
    evening.do("start")
    evening.do("pair")
    elsewhere = [("report", "1", "152:98")]

    def now() -> int:
        if elsewhere:
            evening.do(*elsewhere.pop())
        return 0

    monkeypatch.setattr("vierblatt.cli.tournaments.opening.now", now)
    ran = evening.ran("report", "1", "152:98")
    assert ran.code == 2 and "has a result already" in ran.err


def test_a_final_that_both_forfeit_has_no_winner(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "knockout", entered=2)
    evening.do("start")
    evening.do("pair")
    evening.do("rule", "1", "forfeit", "--reason", "rain")
    assert "Nobody has won." in evening.do("close")


def test_a_reason_is_shown_as_it_was_given(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=2)
    evening.do("start")
    evening.do("pair")
    evening.do("withdraw", "1", "--reason", "withdrew")
    said = evening.do("show")
    assert "has withdrawn (withdrew)" in said and "walkover (after a withdrawal)" in said
