"""The lessons over HTTP: without an account, nothing is kept, and the whole path of every game can be played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lessons.paths import PATHS
from tests.registry import TEST_GAMES
from tests.server.http.conftest import Client

games = pytest.mark.parametrize("game", PATHS)


async def chosen(client: Client, address: str, choices: list[str], choice: str = "") -> dict[str, Any]:
    answer = await client.ask("POST", f"/api/lessons/{address}", json={"choices": choices, "choice": choice})
    assert answer.status_code == 200, answer.text
    state: dict[str, Any] = answer.json()
    return state


@games
async def test_the_steps_are_listed_in_order(client: Client, game: str) -> None:
    listed = (await client.get(f"/api/lessons/{game}"))["steps"]
    assert [step["id"] for step in listed] == [step.id for step in PATHS[game].steps]
    assert [step["turns"] for step in listed] == [len(step.turn) for step in PATHS[game].steps]
    assert any(step["continues"] for step in listed)


@games
async def test_the_whole_path_is_played_with_the_choices_that_answers_list(client: Client, game: str) -> None:
    before: list[str] = []
    for step in PATHS[game].steps:
        state = await chosen(client, f"{game}/{step.id}", before if step.continues else [])
        assert (state["title"], state["judgement"]) == (f"lesson-{step.id}.title", None)
        for turn in range(len(step.turn)):
            assert (state["text"], state["finished"]) == (step.message(turn), False)
            assert state["right"] in state["table"]["own"]["legal"]
            state = await chosen(client, f"{game}/{step.id}", state["choices"], state["right"])
            judgement = state["judgement"]
            assert (judgement["kind"], judgement["text"]) == ("right", f"{step.message(turn)}.done")
            assert len(judgement["moments"]) == 1 + len(step.turn[turn].then)
            assert judgement["moments"][-1]["board"] == state["table"]["board"]
        assert state["finished"] and state["right"] == state["hint"] == ""
        assert (state["table"] is None) == (step.position is None and not step.continues)
        before = state["choices"]


async def test_a_poor_choice_changes_nothing_and_has_a_text(client: Client) -> None:
    before = await chosen(client, "baloot/throw-off", [])
    after = await chosen(client, "baloot/throw-off", [], "AD")
    text = "lesson-throw-off.wrong-ad"
    assert after.pop("judgement") == {"kind": "poor", "text": text, "refusal": None, "moments": []}
    before.pop("judgement")
    assert after == before


async def test_an_illegal_choice_names_its_rule(client: Client) -> None:
    judgement = (await chosen(client, "baloot/overruff", [], "7H"))["judgement"]
    assert judgement["kind"] == "illegal" and judgement["refusal"]["rule"] == "BAL-PLAY-5"


async def test_a_question_comes_with_its_calls_and_what_they_mean(client: Client) -> None:
    table = (await chosen(client, "baloot/double", []))["table"]
    assert table["board"]["calls"]["1"] == "hokom" and table["board"]["clockwise"] is False
    assert {"double open", "double locked", "pass"} <= {*table["own"]["legal"]}
    assert table["own"]["figures"]


async def test_every_moment_shows_the_calls_so_far(client: Client) -> None:
    moments = (await chosen(client, "baloot/deal-buying", [], "hokom"))["judgement"]["moments"]
    assert [len(moment["board"]["calls"]) for moment in moments] == [1, 2, 3, 4]
    assert all(not moment["own"].get("legal") for moment in moments)


@pytest.mark.parametrize(
    ("address", "body", "status", "code"),
    [
        ("baloot/no-such-step", {}, 404, "unknown-step"),
        ("no_such_game/follow", {}, 404, "unknown-game"),
        ("baloot/follow", {"choice": "hokom"}, 422, "no-such-action"),
        ("baloot/follow", {"choices": ["8D"], "choice": "AS"}, 422, "lesson-over"),
        ("baloot/follow", {"choices": ["AS"]}, 422, "lesson-choice"),
        ("baloot/follow", {"choices": ["8D", "8D"]}, 422, "lesson-choice"),
        ("baloot/goal", {"choice": "8D"}, 422, "lesson-over"),
        ("baloot/follow", {"choices": ["8D"] * 101}, 400, "bad-request"),
        ("baloot/follow", {"choice": "8" * 41}, 400, "bad-request"),
        ("baloot/follow", {"seat": 1}, 400, "bad-request"),
    ],
)
async def test_what_cannot_be_played_is_refused(
    client: Client, address: str, body: dict[str, Any], status: int, code: str
) -> None:
    answer = await client.ask("POST", f"/api/lessons/{address}", json=body)
    assert (answer.status_code, answer.json()["fault"]["code"]) == (status, code)


async def test_a_game_without_lessons_has_none(client: Client) -> None:
    game = next(name for name in TEST_GAMES if name not in PATHS)
    answer = await client.ask("GET", f"/api/lessons/{game}")
    assert (answer.status_code, answer.json()["fault"]["code"]) == (404, "no-lessons")
