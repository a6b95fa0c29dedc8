"""The driver of a match, without a screen."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.registry import ALL_GAMES
from vierblatt import games
from vierblatt.errors import BadRecord, IllegalAction, WrongTime
from vierblatt.games.events import CardsDealt
from vierblatt.locale.words import Words
from vierblatt.record import Player, load, verify
from vierblatt.tui.local_match import ELSEWHERE, HUMAN, LocalMatch
from vierblatt.tui.match_lock import MatchLock


def local_match(
    game_id: str, humans: tuple[int, ...] = (0,), file: Path | None = None, bot: str = "random"
) -> LocalMatch:
    game = games.get(game_id)
    rules = game.options.rule_set(dict(game.rules.simulation))
    seats = game.rules.shape(rules.values).seats
    players = [Player(f"P{seat}", HUMAN if seat in humans else bot) for seat in range(seats)]
    return LocalMatch.new(game, rules, players, seed=11, file=file)


def play(match: LocalMatch, decisions: int) -> None:
    """Plays on until so many human decisions are made; a person does the first that is open."""
    while decisions and not match.over:
        if match.human_to_act:
            match.do(match.match.legal_actions()[0])
            decisions -= 1
        else:
            match.advance()
    while not match.over and not match.human_to_act:
        match.advance()


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_a_match_resumes_exactly_from_its_file(game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "saved" / "match.json"
    match = local_match(game_id, file=file)
    play(match, 12)
    again = LocalMatch.resumed(file)
    assert again.scene(0) == match.scene(0)
    assert again.names == match.names
    assert again.scored_deals() == match.scored_deals()
    assert again.recorder.record() == match.recorder.record()
    assert verify(load(file)) == []


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_undo_goes_back_to_the_players_own_last_decision(game_id: str) -> None:
    match = local_match(game_id, bot="rules")
    scenes = []
    for _ in range(20):
        play(match, 0)
        if match.over:
            break
        scenes.append(match.scene(0))
        match.do(match.match.legal_actions()[-1])
    while scenes:
        match.undo()
        while not match.human_to_act:
            match.advance()
        assert match.scene(0) == scenes.pop()
    with pytest.raises(WrongTime):
        match.undo()


def test_undo_is_for_one_person_alone() -> None:
    match = local_match("whist", humans=(0, 1))
    play(match, 3)
    with pytest.raises(WrongTime):
        match.undo()


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_the_hint_is_legal_and_has_a_reason(game_id: str) -> None:
    match = local_match(game_id)
    for _ in range(15):
        play(match, 0)
        choice = match.hint()
        assert match.match.is_legal(choice.action)
        sentence = Words("en", match.game).reason(choice.reason, choice.figures)
        assert sentence != choice.reason or choice.reason in match.game.policy.reasons
        match.do(choice.action)


def test_a_refused_card_changes_nothing_and_is_explained() -> None:
    match = local_match("whist")
    play(match, 1)
    while len(match.match.legal_actions()) == len(match.match.hand(0)):
        play(match, 1)
    barred = next(card for card in match.match.hand(0) if card not in match.match.legal_actions())
    before = match.recorder.record()
    fault = match.refusal(barred)
    assert isinstance(fault, IllegalAction)
    assert fault.rule == "WH-PLAY-1"
    with pytest.raises(IllegalAction):
        match.do(barred)
    assert match.recorder.record() == before
    assert match.refusal("nonsense") is not None


def test_a_scene_shows_no_other_seats_cards() -> None:
    match = local_match("whist", humans=(0, 1))
    play(match, 5)
    assert not [event for event in match.scene(1).events if isinstance(event, CardsDealt)]
    assert match.scene(-1).view.hand == []
    assert match.scene(1).view.hand == match.match.hand(1)


def test_bots_do_not_act_for_people() -> None:
    match = local_match("whist")
    play(match, 0)
    with pytest.raises(WrongTime):
        match.advance()


def test_the_hand_lies_suit_by_suit_with_trumps_first() -> None:
    match = local_match("whist")
    play(match, 0)
    scene = match.scene(0)
    suits = [card[1] for card in scene.hand()]
    assert sorted(scene.hand()) == sorted(scene.view.hand)
    assert len([1 for a, b in pairwise(suits) if a != b]) == len(set(suits)) - 1
    assert scene.trump not in suits or suits[0] == scene.trump


def test_an_unwritable_folder_is_reported_and_play_continues(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where the folder should be")
    match = local_match("whist", file=tmp_path / "blocked" / "match.json")
    play(match, 2)
    assert match.unsaved
    assert len(match.match.hand(0)) < 13


def test_two_windows_do_not_write_over_each_other(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    first = local_match("whist", file=file)
    play(first, 2)
    second = LocalMatch.resumed(file, first.game)
    play(second, 1)
    kept = file.read_bytes()
    play(first, 1)
    assert first.unsaved == ELSEWHERE
    assert file.read_bytes() == kept
    play(second, 1)
    assert not second.unsaved
    assert file.read_bytes() != kept


def test_a_match_that_is_open_in_another_window_says_so_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    first = local_match("whist", file=file)
    assert not first.elsewhere
    assert LocalMatch.resumed(file, first.game).elsewhere
    first.close()
    again = LocalMatch.resumed(file, first.game)
    assert not again.elsewhere
    again.close()
    assert not local_match("whist").elsewhere  # a match that is not saved


def test_a_window_that_was_killed_has_no_match_open(tmp_path: Path) -> None:
    file = tmp_path / "saved" / "match.json"
    code = (
        "import sys; from pathlib import Path; from vierblatt.tui.match_lock import MatchLock;"
        "held = MatchLock(Path(sys.argv[1])); print(held.elsewhere, flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as window:
        assert window.stdout is not None and window.stdout.readline() == "False\n"
        assert MatchLock(file).elsewhere
        window.kill()
        window.wait()
    assert not MatchLock(file).elsewhere


def test_a_folder_that_cannot_be_written_to_is_no_other_window(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where the folder should be")
    assert not MatchLock(tmp_path / "blocked" / "match.json").elsewhere


@pytest.mark.parametrize("text", ["", "{}", "[1, 2", "null", '{"format": 99}', "\x00\xff"])
def test_a_damaged_file_is_a_bad_record(text: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    with pytest.raises(BadRecord):
        LocalMatch.resumed(file)
