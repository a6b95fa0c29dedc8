"""Names are understood as people type them, or the nearest ones are suggested."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import vierblatt
from vierblatt import games
from vierblatt.cli.names import known_as, nearest

POSITIONS = Path(__file__).parents[1] / "positions"
UNDERSTOOD = {
    "Baloot": "baloot",
    "kout-bo": "kout_bo",
    "Kout Bo": "kout_bo",
    "koutbo": "kout_bo",
    "king bolola": "king_bolola",
    "KingBolola": "king_bolola",
    "backalley": "back_alley",
    "Back-Alley": "back_alley",
}
SLIPS = {"balot": "baloot", "bal": "baloot", "kuot_bo": "kout_bo", "king": "king_bolola", "back_aley": "back_alley"}


@pytest.mark.parametrize("text", UNDERSTOOD)
def test_a_game_is_understood(text: str) -> None:
    assert known_as(text, games.game_ids()) == UNDERSTOOD[text]


@pytest.mark.parametrize("text", SLIPS)
def test_a_slip_finds_the_nearest_game(text: str) -> None:
    assert nearest(text, games.game_ids())[0] == SLIPS[text]


def test_what_is_far_from_every_name_suggests_none() -> None:
    assert nearest("chess", games.game_ids()) == [] and nearest("", games.game_ids()) == []


@pytest.mark.parametrize(
    "words",
    [
        ("watch", "Kout-Bo", "--seed", "1", "--deals", "1"),
        ("games", "Kout Bo"),
        ("rules", "koutbo"),
        ("duel", "KOUT_BO", "Rules", "RANDOM", "--pairs", "2"),
        ("simulate", "Kout Bo", "--deals", "4", "--players", "Rules,Random"),
        ("arena", "Kout Bo", "Rules", "Random", "--deals", "2"),
        ("play", "kout-bo"),
        ("watch", "kout_bo", "--preset", "Kout-Bo 4", "--rule", "Target=51", "--bots", "Random", "--deals", "1"),
        ("rules", "baloot", "--lang", "DE"),
    ],
)
def test_commands_take_names_as_they_are_typed(words: tuple[str, ...]) -> None:
    ran = vierblatt(*words)
    assert ran.code == 0, ran.err


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("watch", "balot"), "baloot"),
        (("play", "king"), "king_bolola"),
        (("games", "koutt"), "kout_bo"),
        (("warm", "backaly"), "back_alley"),
        (("rules", "baloot", "--preset", "saudi_turnament"), "saudi_tournament"),
        (("rules", "baloot", "--rule", "tarjet=3"), "target"),
        (("watch", "baloot", "--bots", "rulez"), "rules"),
        (("watch", "baloot", "--bots", "casul:ms=3"), "casual"),
        (("duel", "baloot", "rules", "randm"), "random"),
        (("simulate", "baloot", "--players", "rule"), "rules"),
        (("arena", "baloot", "rules", "stong", "--deals", "2"), "strong"),
        (("load", "x", "--bots", "clb"), "club"),
        (("load", "x", "--game", "balot"), "baloot"),
    ],
)
def test_a_slip_is_answered_with_the_nearest_name(
    words: tuple[str, ...], meant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    ran = vierblatt(*words)
    assert ran.code == 2 and f"Did you mean {meant}" in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize(("lang", "said"), [("de", "Meintest du baloot"), ("ar", "هل تقصد")])
def test_suggestions_are_worded_in_every_language(lang: str, said: str) -> None:
    assert said in vierblatt("watch", "balot", "--lang", lang).err


def test_no_number_is_suggested() -> None:
    ran = vierblatt("watch", "kout_bo", "--rule", "target=5", "--lang", "en")
    assert ran.code == 2 and "Did you mean" not in ran.err


def test_nothing_is_suggested_where_nothing_is_near() -> None:
    ran = vierblatt("watch", "chess", "--lang", "en")
    assert ran.code == 2 and "Did you mean" not in ran.err and "baloot" in ran.err


@pytest.mark.parametrize("server", ["", "localhost"])
def test_the_app_gets_the_names_that_the_program_knows(server: str, started: list[Any]) -> None:
    words = ["play", "KingBolola", "--preset", "Standard", "--rule", "Deals=8", "--lang", "en"]
    option = next(iter(games.get("king_bolola").options.by_name))
    words[5] = f"{option.upper()}={games.get('king_bolola').options.by_name[option].default}"
    ran = vierblatt(*words, *(["--server", server] if server else []))
    assert ran.code == 0, ran.err
    game, changes, preset, *_ = started[0]
    assert (game, preset, [*changes]) == ("king_bolola", "standard", [option])


def test_a_table_takes_house_rules_that_let_wrong_cards_be_claimed_and_a_match_of_bots_does_not(
    started: list[Any],
) -> None:
    words = ("baloot", "--preset", "Saudi Majlis", "--rule", "Illegal-Cards=claimable", "--lang", "en")
    assert vierblatt("play", *words).code == 0
    _, changes, preset, *_ = started[0]
    assert (changes, preset) == ({"illegal_cards": "claimable"}, "saudi_majlis")
    refused = vierblatt("watch", *words)
    assert refused.code == 2 and "a match in which people play" in refused.err
