"""`simulate --where --show` and `--facts`: what is printed, written and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.registry import GAMES
from vierblatt import games

FEW = ("--deals", "400", "--seed", "3")
BOTH = ("--where", "count(declarer, jokers) == 2", "--show", "made", "--show", "bid")


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
@pytest.mark.parametrize("game", GAMES)
def test_the_facts_of_a_game_are_listed_in_every_language(game: str, lang: str) -> None:
    ran = vierblatt("simulate", game, "--facts", "--lang", lang)
    assert ran.code == 0
    assert all(fact.name in ran.out for fact in games.get(game).research.facts)
    assert "deal-fact" not in ran.out and "query-" not in ran.out


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_an_answer_says_what_was_drawn_and_found(lang: str) -> None:
    ran = vierblatt("simulate", "kout_bo", *FEW, *BOTH, "--lang", lang)
    assert ran.code == 0
    assert "400" in ran.out and "±" in ran.out and "count(declarer, jokers) == 2" in ran.out
    assert "query-" not in ran.out and "column-" not in ran.out


def test_json_has_the_same_figures_and_nothing_else_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    ran = vierblatt("simulate", "kout_bo", *FEW, *BOTH, "--json", "-")
    answer = json.loads(ran.out)
    assert (answer["format"], answer["drawn"], answer["complete"]) == ("vierblatt-query-1", 400, True)
    assert [each["expression"] for each in answer["shown"]] == ["made", "bid"]
    assert sum(each["count"] for each in answer["shown"][1]["values"]) == answer["found"] > 0
    assert vierblatt("simulate", "kout_bo", *FEW, *BOTH, "--json", str(file), "--threads", "2").code == 0
    assert json.loads(file.read_text()) == answer
    listed = json.loads(vierblatt("simulate", "kout_bo", "--facts", "--json", "-", "--lang", "de").out)
    assert {"usage": "malzom", "kind": "truth", "meaning": "Ob das Gebot ein Malzom war."} in listed


def test_a_rare_condition_says_how_many_deals_were_drawn_and_where_it_ended() -> None:
    none = vierblatt("simulate", "kout_bo", *FEW, "--where", "bid == 4", "--show", "made", "--lang", "en")
    assert none.code == 0 and "None of the 400 deals" in none.out and "%" not in none.out.replace("95%", "")
    limit = vierblatt("simulate", "kout_bo", *FEW, *BOTH, "--enough", "1000", "--lang", "en").out
    assert "1,000 were wanted" in limit and "after 400 deals" in limit
    early = vierblatt("simulate", "kout_bo", *FEW, *BOTH, "--enough", "3", "--lang", "en").out
    assert "3 of " in early and "were wanted" not in early


def test_house_rules_change_what_can_be_asked() -> None:
    for words, code in ((("--preset", "kout_bo_4"), 2), ((), 0)):
        ran = vierblatt("simulate", "kout_bo", *FEW, *words, "--where", "declarer == fifth", "--lang", "en")
        assert ran.code == code


BAD = {
    "syntax": (("--where", "bid = 5"), "at place 5"),
    "name": (("--where", "bids == 5"), "Did you mean bid?"),
    "kind": (("--show", "aces"), "number, truth, seat, word"),
    "no truth": (("--where", "bid"), "truth"),
    "code": (("--where", "__import__('os')"), "at place 12"),
    "matches": (("--matches", "3", "--where", "made"), "--where, --matches"),
    "csv": (("--facts", "--csv", "deals.csv"), "--facts, --csv"),
    "plot": (("--show", "made", "--plot", "deals.svg"), "--show, --plot"),
    "checkpoint": (("--show", "made", "--checkpoint", "kept"), "--show, --checkpoint"),
    "ray": (("--show", "made", "--ray", "local"), "--show, --ray"),
    "enough": (("--where", "made", "--enough", "-1"), "enough"),
}


@pytest.mark.parametrize("fault", BAD)
def test_bad_questions_are_refused_with_a_sentence(fault: str) -> None:
    words, said = BAD[fault]
    ran = vierblatt("simulate", "kout_bo", *words, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err and "Traceback" not in ran.err
