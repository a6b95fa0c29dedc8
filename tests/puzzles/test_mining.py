"""The search for puzzles: the same with any number of processes, and after an interruption."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.puzzles.made import JOB, puzzles
from tests.server.puzzles.made import SAFETY
from tests.walks import game_of
from vierblatt.errors import BadCheckpoint, BadOption
from vierblatt.match import Match
from vierblatt.position import load, position_of
from vierblatt.puzzles import KINDS, Puzzle, PuzzleFile, puzzle_id
from vierblatt.puzzles.checking import check, check_puzzle
from vierblatt.puzzles.deals import deal_of_bots, deals_of_record, moments
from vierblatt.puzzles.job import EASY, EASY_SHARE, MiningJob, Selection
from vierblatt.puzzles.mining import MiningInterrupted, MiningProgress, mine
from vierblatt.puzzles.safety import fault_of_proof
from vierblatt.record import Player, Recorder
from vierblatt.shuffle import SeededPacks


def text(found: list[Puzzle] | tuple[Puzzle, ...]) -> bytes:
    return b"\n".join(puzzle.to_json() for puzzle in found)


def after(deals: int) -> Callable[[MiningProgress], None]:
    """What interrupts a search after so many deals, as Ctrl+C does."""

    def done(progress: MiningProgress) -> None:
        if len(progress.found) >= deals:
            raise KeyboardInterrupt

    return done


@pytest.mark.nightly  # the search that is interrupted and goes on compares the same
def test_two_processes_find_what_one_finds(tmp_path: Path) -> None:
    assert text(mine(JOB, processes=2, checkpoint=tmp_path / "search.json")) == text(puzzles())


def test_an_interrupted_search_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    checkpoint = tmp_path / "search.json"
    with pytest.raises(MiningInterrupted) as stopped:
        mine(JOB, done=after(2), checkpoint=checkpoint)
    assert len(stopped.value.progress.found) == 2
    searched: list[int] = []
    found = mine(JOB, done=lambda progress: searched.append(len(progress.found)), checkpoint=checkpoint)
    assert searched[0] == 2 and text(found) == text(puzzles())


def test_a_checkpoint_of_other_puzzles_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    checkpoint = tmp_path / "search.json"
    with pytest.raises(MiningInterrupted):
        mine(JOB, done=after(0), checkpoint=checkpoint)
    with pytest.raises(BadCheckpoint, match="checkpoint-of-other-puzzles"):
        mine(replace(JOB, seed=2), checkpoint=checkpoint)
    body = json.loads(checkpoint.read_bytes())
    checkpoint.write_text(json.dumps({**body, "searched": [7]}))
    with pytest.raises(BadCheckpoint, match="checkpoint-damaged"):
        mine(JOB, checkpoint=checkpoint)


def test_what_is_found_holds_what_the_job_asked_for() -> None:
    assert len(puzzles()) == JOB.count and len({puzzle.id for puzzle in puzzles()}) == JOB.count
    deals = [puzzle.source.deal for puzzle in puzzles()]
    assert deals == sorted({*deals})  # one of each deal
    for puzzle in puzzles():
        assert (puzzle.kind, puzzle.worlds, puzzle.seed) == ("card", JOB.worlds, JOB.seed)
        again = check_puzzle(puzzle, worlds=puzzle.worlds, seed=puzzle.seed)  # as anybody can repeat it
        assert again.stands and (again.margin, again.margin_low) == (puzzle.margin, puzzle.margin_low)


def spoilt(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its best and its worst action exchanged."""
    options = (puzzle.options[-1], *puzzle.options[1:-1], puzzle.options[0])
    return msgspec.structs.replace(puzzle, options=options, accepted=(options[0].action,))


def test_a_check_finds_a_spoilt_answer() -> None:
    good, bad = puzzles()[0], spoilt(puzzles()[1])
    report = check([good, bad], worlds=96, seed=5)
    assert [each.fault for each in report.checks] == ["", "answer"]
    assert report.standing == 1 and not report.enough
    no_option = msgspec.structs.replace(good, options=good.options[:-1])
    elsewhere = msgspec.structs.replace(good, position={**good.position, "actions": ["bid 99"]})
    assert [check_puzzle(each, worlds=8, seed=1).fault for each in (no_option, elsewhere)] == ["options", "position"]


def test_easy_and_alike_puzzles_are_few() -> None:
    job = MiningJob("baloot", 8, kinds=("card",))
    selection = Selection(job)
    easy = [msgspec.structs.replace(puzzle, rating=EASY - 1) for puzzle in puzzles()]
    selection.add(easy)
    assert len(selection.puzzles) == EASY_SHARE * job.count
    selection.add(puzzles()[:1])  # alike: it is there already
    assert len({puzzle.id for puzzle in selection.puzzles}) == len(selection.puzzles)


def test_of_all_kinds_a_quarter_are_calls_and_an_eighth_safety() -> None:
    job = MiningJob("baloot", 16)
    assert [job.wanted(kind) for kind in KINDS] == [10, 4, 2]
    alone = MiningJob("baloot", 16, kinds=("safety",))
    assert [alone.wanted(kind) for kind in KINDS] == [0, 0, 16]


#: A search for puzzles of the kind `safety`.
SAFE = MiningJob("king_bolola", 3, kinds=("safety",), bot="rules", seed=7)


@pytest.mark.nightly
def test_safety_puzzles_are_found_with_any_number_of_processes_and_after_an_interruption(tmp_path: Path) -> None:
    checkpoint = tmp_path / "search.json"
    found = mine(SAFE)
    assert [puzzle.kind for puzzle in found] == ["safety"] * 3
    assert len({puzzle.source.deal for puzzle in found}) == 3 and all(puzzle.source.bots for puzzle in found)
    with pytest.raises(MiningInterrupted):
        mine(SAFE, done=after(2), checkpoint=checkpoint)
    assert text(mine(SAFE, processes=2, checkpoint=checkpoint)) == text(found)
    report = check(found, worlds=8, seed=1)
    assert report.enough and all(each.proven for each in report.checks)


def test_a_check_proves_safety_puzzles_and_one_that_falls_is_too_many() -> None:
    good = PuzzleFile.read(SAFETY).puzzles.values()
    assert check([*good], worlds=8, seed=1).enough
    puzzle = next(iter(good))
    goal = puzzle.goal
    assert goal is not None
    replace_in = msgspec.structs.replace
    wrong = [
        replace_in(puzzle, goal=replace_in(goal, result=goal.result - 1)),
        replace_in(puzzle, goal=replace_in(goal, deals=goal.deals + 1)),
        replace_in(puzzle, goal=replace_in(goal, aim=replace_in(goal.aim, count=goal.aim.count + 1))),
        spoilt(puzzle),
    ]
    assert [check_puzzle(each, worlds=8, seed=1).fault for each in wrong] == ["proof"] * 4
    assert fault_of_proof(puzzle, puzzle.match(), nodes=1) == "stopped"
    assert not check([puzzle, wrong[0]], worlds=8, seed=1).enough


@pytest.mark.parametrize("name", ["baloot", "king_bolola", "kout_bo", "back_alley", "whist"])
def test_moments_are_choices_that_a_position_can_tell(name: str) -> None:
    deal = deal_of_bots(name, {}, "rules", 3, 1)
    assert deal is not None
    seen = 0
    for moment in moments(deal):
        again = load({**deal.position, "actions": [*deal.actions[: moment.number - 1]]})
        layout = again.game.layout
        ours, theirs = (layout.words(match.concealed(match.turn)) for match in (again, moment.match))
        assert ours.tobytes() == theirs.tobytes()
        assert again.legal().bit_count() > 1 and (moment.kind == "card") == (again.phase == "play")
        assert puzzle_id(again, moment.kind) == puzzle_id(moment.match, moment.kind)
        seen += 1
    assert seen > 3


def test_deals_of_a_record_are_searched_without_names() -> None:
    packs = SeededPacks(5)
    match = Match("baloot", first_seat=packs.seat(4))
    recorder = Recorder(match, packs, seats=[Player("Somebody", "human")] * 4)
    while len(match.deals) < 3:
        recorder.deal() if match.needs_deal else recorder.do(match.legal_actions()[0])
    record = recorder.record()
    deals = [*deals_of_record(record)]
    assert [deal.source.deal for deal in deals] == [1, 2, 3]
    assert all(deal.source.record == record.head and not deal.source.bots for deal in deals)
    assert "Somebody" not in repr(deals)
    last = load(deals[1].position)
    assert position_of(last) == {**deals[1].position, "actions": []}
    assert mine(replace(JOB, count=1, worlds=24, records=[record.head]), deals=[]) == []


@pytest.mark.parametrize(
    "wrong", [{"count": 0}, {"kinds": ()}, {"kinds": ("trick",)}, {"bot": "best"}, {"bot": "chess"}, {"seed": -1}]
)
def test_impossible_jobs_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        MiningJob(**{"game": "kout_bo", "count": 1, **wrong})  # type: ignore[arg-type]


def test_a_position_names_the_earlier_choices_of_king_bolola() -> None:
    game = game_of("king_bolola")
    packs = SeededPacks(2)
    match = Match(game, first_seat=packs.seat(4))
    fields = ("negatives", "trumps", "bololas", "types", "used", "signs")
    for _ in range(24):
        match.deal(packs.next(match))
        again = load(position_of(match))
        for field in fields:
            assert getattr(again.state, field) == getattr(match.state, field), field
        assert again.legal_actions() == match.legal_actions()
        while match.turn >= 0:
            match.do(match.legal_actions()[len(match.deals) % len(match.legal_actions())])
