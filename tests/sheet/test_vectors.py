"""The vectors that the page is held to are what this program computes now."""

from __future__ import annotations

import gzip
import json

import pytest

from tests.scale import SCALE
from tests.sheet.vectors import FILE, GAMES, SHEETS, described_games, one_sheet
from vierblatt import games

#: How many sheets of each game are computed anew.
COMPARED = SHEETS if SCALE == "large" else 1 if SCALE == "small" else 8


@pytest.fixture(scope="module")
def sheets() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {game: [] for game in games.game_ids()}
    for line in gzip.decompress(FILE.read_bytes()).decode().splitlines():
        found[json.loads(line)["game"]].append(line)
    return found


@pytest.mark.parametrize("game", games.game_ids())
def test_the_vectors_of_sheets_are_what_the_engine_computes(game: str, sheets: dict[str, list[str]]) -> None:
    assert len(sheets[game]) == SHEETS, "run python -m tests.sheet.vectors"
    for place in range(COMPARED):
        computed = json.loads(json.dumps(one_sheet(game, place)))
        assert computed == json.loads(sheets[game][place]), "run python -m tests.sheet.vectors"


def test_the_vectors_are_of_the_rules_that_the_server_describes() -> None:
    written = {each["id"]: each for each in json.loads(GAMES.read_bytes())["games"]}
    described = {each["id"]: each for each in json.loads(described_games())["games"]}  # tests may have added games
    assert {game: described[game] for game in written} == written, "run python -m tests.sheet.vectors"
