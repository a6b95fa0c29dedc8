"""The list of games for the page: enough to offer every house rule."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from tests.locale.sources import rule_ids
from tests.registry import FULLY_TESTED_GAMES
from tests.server.http.conftest import Client
from vierblatt import games
from vierblatt.games.options import plain
from vierblatt.locale.languages import LANGUAGES


async def test_every_game_lists_its_presets_and_house_rules(client: Client) -> None:
    listed = {game["id"]: game for game in (await client.get("/api/games"))["games"]}
    assert [*listed] == games.game_ids()
    for name in games.game_ids():
        options = games.get(name).options
        assert [option["name"] for option in listed[name]["options"]] == [*options.every]
        assert [preset["name"] for preset in listed[name]["presets"]] == options.preset_names(reserved=True)
        tables_only = {each["name"] for each in listed[name]["options"] if each.get("tables_only")}
        assert tables_only == {*options.reserved}
        for preset in listed[name]["presets"]:
            rules = options.rule_set({}, preset["name"], reserved=True)
            assert preset["tables_only"] == (preset["name"] in options.reserved_presets)
            assert preset["values"] == plain(rules.values) and preset["rules_hash"] == rules.hash
            table = games.get(name).rules.shape(rules.values)
            assert (preset["seats"], preset["sides"], len(preset["pack"])) == (
                table.seats,
                table.sides,
                len(table.pack),
            )


async def test_every_listed_value_can_be_chosen(client: Client) -> None:
    for game in (await client.get("/api/games"))["games"]:
        options = games.get(game["id"]).options
        for option in game["options"]:
            offered = {
                "choice": option.get("values", []),
                "flag": [True, False],
                "number": [option.get("least", 0), option.get("most", 0)],
                "numbers": [*option.get("named", {}), *option.get("named", {}).values()],
            }[option["kind"]]
            assert len(offered) >= 2 or option["kind"] == "numbers", option
            for value in [option["default"], *offered]:
                options.parse(option["name"], value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.game_ids())
async def test_a_rules_page_has_an_anchor_for_every_rule_that_refuses(client: Client, game: str, language: str) -> None:
    answer = await client.ask("GET", f"/api/rules/{game}?lang={language}")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    anchors = re.findall(r'<a id="([^"]+)"></a>', answer.text)
    assert len(anchors) == len(set(anchors)) > (20 if game in FULLY_TESTED_GAMES else 3)
    assert rule_ids(Path(inspect.getfile(games.get(game).table.why_not))) <= set(anchors)
    options = {option.rule for option in games.get(game).options.by_name.values() if option.rule}
    assert {rule for rule in options if re.fullmatch(r"[A-Z]+-[A-Z]+-\d+", rule)} <= set(anchors)
    assert "<!--" not in answer.text and "&lt;!--" not in answer.text
    assert "<h2>" in answer.text and ("<table>" in answer.text or game not in FULLY_TESTED_GAMES)


async def test_an_unknown_game_or_language_has_no_rules_page(client: Client) -> None:
    assert await client.refused("GET", "/api/rules/chess") == (404, "unknown-game")
    assert await client.refused("GET", "/api/rules/baloot?lang=tlh") == (422, "unknown-language")
