"""A record taken apart into decisions, deals and luck."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import pytest

from tests.analysis.played import played
from tests.records import relinked
from tests.registry import COMPILED_GAMES
from tests.scale import SCALE
from tests.walks import game_of
from vierblatt.analysis import luck
from vierblatt.analysis.luck import luck_of
from vierblatt.analysis.walk import check, walk
from vierblatt.errors import BadAnalysis, BadRecord
from vierblatt.match import Match
from vierblatt.record import Record, Recorder
from vierblatt.shuffle import SeededPacks


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_every_action_is_a_decision_or_forced(name: str) -> None:
    record = played(name, 2)
    for deal, said in zip(walk(record), record.deals, strict=True):
        assert len(deal.decision_points) + len(deal.forced) == len(said.actions) == len(deal.actions)
        assert said.end is not None and deal.scores == said.end.scores and deal.totals == said.end.totals
        for point in deal.decision_points:
            game = game_of(name)
            phase = game.layout.read(point.open(), "phase")
            assert game.format(phase, point.action) == said.actions[point.number - 1]
            assert game.layout.read(point.concealed(), "turn") == point.seat


@pytest.mark.rule("KOUT-DEAL-2")
def test_to_cut_the_pack_is_no_decision() -> None:
    recorder = Recorder(Match("kout_bo", {"cut": "left"}), SeededPacks(7, first_seat=0))
    recorder.deal()
    for action in ("cut 9", "bid 6"):
        recorder.do(action)
    (deal,) = walk(recorder.record())
    assert (deal.forced, [(point.number, point.seat) for point in deal.decision_points]) == ([5], [(2, 1)])


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_results_are_the_games_own(name: str) -> None:
    for deal in walk(played(name)):
        assert deal.results is not None and deal.scores is not None
        scores = [-score if game_of(name).rules.fewer_wins else score for score in deal.scores]
        if len(scores) == 2:
            assert deal.results[0] == -deal.results[1] == scores[0] - scores[1], "`utility`: own score minus theirs"
        else:
            assert deal.results == scores, "`utility`: each side's own score"


def test_a_deal_under_way_has_no_result() -> None:
    (deal,) = walk(played("kout_bo", actions=30))
    assert deal.results is None and deal.scores is None and len(deal.actions) == 29


def test_a_forged_record_is_refused() -> None:
    record = played("kout_bo")
    check(record)
    with pytest.raises(BadAnalysis) as caught:
        check(msgspec.structs.replace(record, program="another"))
    assert caught.value.code == "record-faulty"
    document = json.loads(record.to_json())
    document["rules"]["behaviour"] += 1
    with pytest.raises(BadAnalysis) as caught:
        check(Record.from_json(json.dumps(relinked(document))))
    assert caught.value.code == "record-behaviour"
    with pytest.raises(BadRecord) as unknown:
        check(msgspec.structs.replace(record, game="canasta"))
    assert unknown.value.code == "record-game"


@pytest.mark.parametrize("name", ["kout_bo", "king_bolola", "whist"])
def test_luck_ends_at_the_result_and_the_same_seed_gives_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if SCALE == "small":
        monkeypatch.setattr(luck, "TIMES", 4)
        monkeypatch.setattr(luck, "TIMES_ON_COURSE", 2)
    (deal,) = walk(played(name))
    found = luck_of(deal, 1)
    assert found.course[-1][: len(deal.results or [])] == deal.results
    assert len(found.course) == len(deal.actions)
    assert found == luck_of(deal, 1)
    assert found.cards != luck_of(deal, 2).cards
    if game_of(name).sides == 2:
        assert np.allclose(found.cards[0], -found.cards[1])
