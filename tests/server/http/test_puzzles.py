"""Puzzles over HTTP: what is sent before and after an answer, and what does not work."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.registry import ALL_GAMES, GAMES
from tests.server.frame_search import CARD
from tests.server.http.conftest import GENEROUS_HTTP_LIMITS, Client, serving
from tests.server.puzzles.made import SAFETY, analysed, puzzles_of, write
from vierblatt.cards import card_list
from vierblatt.puzzles import Puzzle, PuzzleFile, files
from vierblatt.puzzles.safety import SafetyRun
from vierblatt.server.http.limits import PUZZLES
from vierblatt.view import view_of

WHERE = "/api/puzzles/baloot"


@pytest.fixture(autouse=True)
def no_shipped_puzzles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Only the puzzles of these tests."""
    monkeypatch.setattr(files, "SETS", tmp_path / "none")
    files.shipped.cache_clear()
    yield
    files.shipped.cache_clear()


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    """A client of a server with puzzles that has not signed in."""
    folder = write(tmp_path / "puzzles", *ALL_GAMES)
    async with serving(tmp_path, puzzles=str(folder)) as made:
        yield made


def puzzle_of(game: str, puzzle_id: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(game) if puzzle.id == puzzle_id)


def right_answer(task: dict[str, Any]) -> dict[str, Any]:
    puzzle = puzzle_of(task["game"], task["id"])
    return {"puzzle": task["id"], "place": task["place"], "action": puzzle.accepted[0]}


def wrong_answer(task: dict[str, Any]) -> dict[str, Any]:
    return {**right_answer(task), "action": puzzle_of(task["game"], task["id"]).options[-1].action}


def leaked(puzzle: Puzzle, body: bytes) -> set[str]:
    """The cards in an answer of the server that the solver's seat cannot know."""
    match = puzzle.match()
    pack = {*card_list(sum(1 << card for card in match.table.pack))}
    public = msgspec.json.encode(view_of(match, -1))
    known = {*card_list(match.state.seen), *match.hand(puzzle.seat)}
    known |= {found.decode() for found in CARD.findall(public)}
    return {found.decode() for found in CARD.findall(body)} & (pack - known)


# --- what may be known -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_nothing_hidden_leaves_before_the_answer(client: Client, game: str) -> None:
    guest, searched = await client.guest(), set()
    where = f"/api/puzzles/{game}"
    for _ in range(len(puzzles_of(game))):
        answer = await guest.ask("POST", f"{where}/next", {})
        task = answer.json()
        puzzle = puzzle_of(game, task["id"])
        assert not leaked(puzzle, answer.content)
        before = answer.content
        for word in (b"mean", b"best_in", b"accepted", b"themes", b"rating", b"margin", b"surprise", b'"hands"'):
            assert word not in before.replace(b"hands_held", b""), word
        assert task["table"]["own"]["legal"] == view_of(puzzle.match(), puzzle.seat).legal, "in the usual order"
        refused = await guest.ask("POST", f"{where}/answer", {**right_answer(task), "action": "no card"})
        assert refused.status_code == 422 and not leaked(puzzle, refused.content)
        outcome = await guest.ask("POST", f"{where}/answer", right_answer(task))
        hidden = [
            card
            for seat, hand in enumerate(outcome.json()["solution"]["hands"])
            if seat != puzzle.seat
            for card in hand
        ]
        assert leaked(puzzle, outcome.content) >= {*hidden} - {*card_list(puzzle.match().state.seen)} - {
            found.decode() for found in CARD.findall(msgspec.json.encode(view_of(puzzle.match(), -1)))
        }, "the search finds what is told afterwards"
        searched.add(task["id"])
    assert len(searched) >= len(puzzles_of(game)) - 1


@pytest.mark.parametrize("mode", ["streak", "minutes"])
async def test_nothing_hidden_of_the_next_puzzle_leaves_during_a_run(client: Client, mode: str) -> None:
    guest = await client.guest()
    assert await guest.get(f"{WHERE}/runs/{mode}") == {"run": None, "task": None}
    answer = await guest.ask("POST", f"{WHERE}/runs/{mode}", {})
    while (task := answer.json().get("task") or answer.json().get("next")) is not None:
        sent = msgspec.json.encode(task)
        assert not leaked(puzzle_of("baloot", task["id"]), sent)
        again = await guest.ask("GET", f"{WHERE}/runs/{mode}")
        assert again.json()["task"] == task
        send = right_answer(task) if answer.json().get("run", {}).get("solved", 0) < 5 else wrong_answer(task)
        answer = await guest.ask("POST", f"{WHERE}/answer", send)
    assert answer.json()["run"]["over"] and answer.json()["run"]["best"] >= 5


async def test_a_solution_is_shown_again_only_to_those_who_have_answered(client: Client) -> None:
    one, other = await client.guest(), await client.guest()
    task = (await one.post(f"{WHERE}/daily", {}))["task"]
    where = f"/api/me/puzzles/baloot/{task['id']}"
    assert await one.refused("GET", where) == (409, "puzzle-not-answered")
    await one.post(f"{WHERE}/answer", right_answer(task))
    review = await one.get(where)
    assert review["right"] and review["table"] == task["table"] and len(review["solution"]["hands"]) == 4
    assert await other.refused("GET", where) == (409, "puzzle-not-answered")
    again = await one.post(f"{WHERE}/daily", {})
    assert again["task"] is None and again["puzzle"] == task["id"] and again["standing"]["today"]
    assert (await other.post(f"{WHERE}/daily", {}))["task"] == task


# --- solving ---------------------------------------------------------------------------------------------------------


async def test_the_kinds_and_themes_of_a_game_are_listed_for_everybody(client: Client) -> None:
    counts = await client.get(WHERE)
    assert counts["count"] == len(puzzles_of("baloot")) == sum(counts["kinds"].values())
    assert {line["theme"] for line in counts["themes"]} == {"lead", "surprise", "first-call"}
    task = await (await client.guest()).post(f"{WHERE}/next", {"kind": "card", "theme": "surprise"})
    assert (task["kind"], task["theme"], task["place"]) == ("card", "surprise", "themed")


async def test_an_account_is_rated_and_sees_its_statistics(client: Client) -> None:
    amal = await client.account("Amal")
    task = await amal.post(f"{WHERE}/next", {})
    outcome = await amal.post(f"{WHERE}/answer", right_answer(task))
    assert task["rated"] and outcome["right"] and outcome["counted"] and outcome["rating_before"] is None
    assert outcome["standing"]["rating"] > 1500 and outcome["standing"]["provisional"]
    assert outcome["solution"]["attempts"] == 1 and outcome["solution"]["rating"] is not None
    assert outcome["solution"]["options"][0] == {
        "action": outcome["action"], "mean": 20.0, "best_in": 0.9, "right": True,
    }  # fmt: skip
    statistics = await amal.get("/api/me/puzzles/baloot")
    assert statistics["standing"] == outcome["standing"] == (await amal.get("/api/me/puzzles"))["standings"][0]
    assert statistics["latest"][0]["puzzle"] == task["id"] and statistics["latest"][0]["rating"] > 1500
    assert statistics["themes"][0]["solved"] == 1
    second = await amal.post(f"{WHERE}/next", {})
    wrong = await amal.post(f"{WHERE}/answer", wrong_answer(second))
    assert not wrong["right"] and wrong["loss"] > 0 and wrong["rating_before"] == outcome["standing"]["rating"]
    assert wrong["standing"]["rating"] < wrong["rating_before"]


async def test_votes(client: Client) -> None:
    amal, guest = await client.account("Amal"), await client.guest()
    task = await amal.post(f"{WHERE}/next", {})
    vote = {"puzzle": task["id"], "vote": 1}
    assert await amal.refused("POST", f"{WHERE}/vote", vote) == (409, "puzzle-not-answered")
    await amal.post(f"{WHERE}/answer", right_answer(task))
    assert await amal.post(f"{WHERE}/vote", vote) == {"votes_for": 1, "votes_against": 0}
    assert await amal.post(f"{WHERE}/vote", {**vote, "vote": -1}) == {"votes_for": 0, "votes_against": 1}
    assert await amal.refused("POST", "/api/puzzles/kout_bo/vote", vote) == (409, "puzzle-not-answered")
    assert await guest.refused("POST", f"{WHERE}/vote", vote) == (403, "vote-no-guests")
    assert (await amal.get(f"/api/me/puzzles/baloot/{task['id']}"))["solution"]["vote"] == -1


async def test_own_mistakes(client: Client) -> None:
    people = [await client.account(name) for name in ("Amal", "Badr", "Clara", "Dana")]
    stored, analysis = analysed(people=("", "", "", ""))
    stored = msgspec.structs.replace(stored, players=[each.player for each in people])
    store = client.application.store
    await store.put_record(stored, [], [])
    solver = people[analysis.deals[0].decisions[0].seat]
    assert await solver.refused("POST", f"{WHERE}/own", {}) == (409, "no-own-mistakes")
    await store.put_analysis(stored.id, stored.body, analysis.to_json())
    task = await solver.post(f"{WHERE}/own", {})
    best = analysis.deals[0].decisions[0].best
    outcome = await solver.post(f"{WHERE}/answer", {"puzzle": task["id"], "place": "own", "action": best})
    assert outcome["right"] and outcome["solution"]["options"][0]["best_in"] is None and not task["rated"]
    vote = {"puzzle": task["id"], "vote": 1}
    assert await solver.refused("POST", f"{WHERE}/vote", vote) == (409, "puzzle-not-answered")
    for other in people:
        if other is not solver:
            assert await other.refused("GET", f"/api/me/puzzles/baloot/{task['id']}") == (409, "puzzle-not-answered")


# --- puzzles with a goal ---------------------------------------------------------------------------------------------


@pytest.fixture
async def with_goals(tmp_path: Path) -> AsyncIterator[Client]:
    """A client of a server with puzzles that are played on."""
    folder = write(tmp_path / "goals", "baloot")
    shutil.copy(SAFETY, folder / "safety.jsonl")
    async with serving(tmp_path, puzzles=str(folder)) as made:
        yield made


def hidden_in(run: SafetyRun) -> set[str]:
    """The cards that the solver cannot see: those that the others hold now and have not shown to everybody."""
    seats = [seat for seat in range(run.match.table.seats) if seat != run.seat]
    public = {found.decode() for found in CARD.findall(msgspec.json.encode(view_of(run.match, -1)))}
    return {card for seat in seats for card in run.match.hand(seat)} - public


async def played(client: Client, task: dict[str, Any], *, safely: bool) -> list[httpx.Response]:
    """Plays a puzzle to its end: the right card first, or a wrong one; then the first legal card.

    No answer before the last contains a hidden card.
    """
    puzzle = PuzzleFile.read(SAFETY)[task["id"]]
    legal, answers = task["table"]["own"]["legal"], []
    action = puzzle.accepted[0] if safely else next(card for card in legal if card not in puzzle.accepted)
    where, run = f"/api/puzzles/{task['game']}/play", SafetyRun(puzzle)
    while True:
        run.choose(action)
        body = {"puzzle": task["id"], "place": task["place"], "action": action}
        answers.append(await client.ask("POST", where, body))
        assert answers[-1].status_code == 200, answers[-1].text
        if answers[-1].json()["outcome"] is not None:
            return answers
        assert not {found.decode() for found in CARD.findall(answers[-1].content)} & hidden_in(run)
        action = answers[-1].json()["table"]["own"]["legal"][0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("safely", [True, False])
async def test_a_puzzle_with_a_goal_is_played_card_by_card(with_goals: Client, game: str, safely: bool) -> None:
    amal = await with_goals.account("Amal")
    task = await amal.post(f"/api/puzzles/{game}/next", {"kind": "safety"})
    puzzle = PuzzleFile.read(SAFETY)[task["id"]]
    assert puzzle.goal is not None and task["place"] == "train-safety"
    aim = puzzle.goal.aim
    assert task["goal"] == {
        "result": puzzle.goal.result, "aim": aim.name, "count": aim.count, "tricks": aim.tricks, "card": aim.card
    }  # fmt: skip
    answers = await played(amal, task, safely=safely)
    for answer in answers[:-1]:
        assert answer.json()["outcome"] is None and answer.json()["result"] is None
        for word in (b"slip", b"safe", b"solution", b"mean"):
            assert word not in answer.content.replace(b"train-safety", b"").replace(b"-safety-", b""), word
    last = answers[-1].json()
    assert last["outcome"]["right"] == safely == (last["result"] >= task["goal"]["result"])
    slip = last["outcome"]["slip"]
    assert slip is None if safely else {*slip["safe"]} == {*puzzle.accepted} and slip["action"] not in slip["safe"]
    assert last["outcome"]["counted"] and last["outcome"]["solution"]["hands"][task["table"]["seat"]]
    assert (last["outcome"]["standing"]["rating"] > 1500) == safely
    assert last["table"]["own"]["hand"] == []
    body = {"puzzle": task["id"], "place": task["place"], "action": puzzle.accepted[0]}
    assert await amal.refused("POST", f"/api/puzzles/{game}/play", body) == (409, "puzzle-not-open")


async def test_a_puzzle_with_a_goal_goes_on_where_it_was_left(with_goals: Client) -> None:
    guest = await with_goals.guest()
    task = await guest.post(f"{WHERE}/next", {"kind": "safety"})
    body = {"puzzle": task["id"], "place": task["place"], "action": PuzzleFile.read(SAFETY)[task["id"]].accepted[0]}
    hidden = {*PuzzleFile.read(SAFETY)[task["id"]].match().hand((task["table"]["seat"] + 1) % 4)}
    assert not {found.decode() for found in CARD.findall(msgspec.json.encode(task))} & hidden
    assert await guest.refused("POST", f"{WHERE}/answer", body) == (409, "puzzle-is-played")
    after = await guest.post(f"{WHERE}/play", body)
    again = await guest.post(f"{WHERE}/next", {"kind": "safety"})
    assert again["id"] == task["id"] and after["outcome"] is None
    assert again["table"] == after["table"] and again["table"] != task["table"]
    status, code = await guest.refused("POST", f"{WHERE}/play", body)
    assert (status, code) == (422, "not-in-hand"), "the card is gone"
    card = await guest.post(f"{WHERE}/next", {"kind": "card"})
    assert await guest.refused("POST", f"{WHERE}/play", right_answer(card)) == (409, "puzzle-is-answered")


# --- what does not work ----------------------------------------------------------------------------------------------


async def test_answering_twice_counts_once(client: Client) -> None:
    amal = await client.account("Amal")
    task = await amal.post(f"{WHERE}/next", {})
    await amal.post(f"{WHERE}/answer", wrong_answer(task))
    for _ in range(2):
        assert await amal.refused("POST", f"{WHERE}/answer", right_answer(task)) == (409, "puzzle-not-open")
    assert (await amal.get("/api/me/puzzles"))["standings"][0]["solved"] == 0


async def test_another_players_puzzle_cannot_be_answered(client: Client) -> None:
    amal, badr = await client.account("Amal"), await client.account("Badr")
    task = await amal.post(f"{WHERE}/next", {})
    body = right_answer(task)
    assert await badr.refused("POST", f"{WHERE}/answer", body) == (409, "puzzle-not-open")
    assert await badr.refused("POST", "/api/puzzles/kout_bo/answer", body) == (409, "puzzle-not-open")
    assert (await badr.get("/api/me/puzzles"))["standings"] == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/puzzles/no_such_game", None, 404, "unknown-game"),
        ("POST", "/api/puzzles/no_such_game/next", {}, 404, "unknown-game"),
        ("POST", f"{WHERE}/next", {"theme": "no-such-theme"}, 404, "unknown-theme"),
        ("POST", f"{WHERE}/next", {"theme": "lead", "kind": "call"}, 404, "unknown-theme"),
        ("POST", f"{WHERE}/next", {"kind": "safety2"}, 400, "bad-request"),
        ("POST", f"{WHERE}/next", {"seed": 1}, 400, "bad-request"),
        ("POST", f"{WHERE}/runs/forever", {}, 404, "no-such-place"),
        ("POST", f"{WHERE}/answer", {"puzzle": "x", "place": "train", "action": "AS"}, 409, "puzzle-not-open"),
        ("POST", f"{WHERE}/answer", {"puzzle": "", "place": "train", "action": "AS"}, 400, "bad-request"),
        ("POST", f"{WHERE}/answer", {"puzzle": "x" * 1451, "place": "train", "action": "AS"}, 400, "bad-request"),
        ("POST", f"{WHERE}/answer", {"puzzle": "x", "place": "train", "action": "A" * 41}, 400, "bad-request"),
        ("POST", f"{WHERE}/answer", {"puzzle": "x", "place": "elsewhere", "action": "AS"}, 400, "bad-request"),
        (
            "POST", f"{WHERE}/answer",
            {"puzzle": "x", "place": "minutes", "action": "AS", "took": 2**53}, 400, "bad-request",
        ),
        ("POST", f"{WHERE}/vote", {"puzzle": "x", "vote": 2}, 400, "bad-request"),
        ("POST", f"{WHERE}/vote", {"puzzle": "x", "vote": 2**70}, 400, "bad-request"),
        ("POST", f"{WHERE}/own", {}, 409, "no-own-mistakes"),
        ("GET", "/api/me/puzzles/baloot/own-x-1-1", None, 409, "puzzle-not-answered"),
        ("GET", f"/api/me/puzzles/baloot/{'x' * 1451}", None, 404, "no-such-place"),
    ],
)  # fmt: skip
async def test_what_cannot_be_done_is_refused(
    client: Client, method: str, path: str, body: Any, status: int, code: str
) -> None:
    guest = await client.guest()
    assert await guest.refused(method, path, body) == (status, code)


@pytest.mark.parametrize("path", ["next", "daily", "own", "runs/streak", "answer", "vote"])
async def test_nobody_solves_without_at_least_a_guest(client: Client, path: str) -> None:
    body = {"puzzle": "x", "place": "train", "action": "AS"} if path == "answer" else {}
    assert await client.refused("POST", f"{WHERE}/{path}", body) == (401, "not-signed-in")


async def test_a_flood_of_one_player_is_held_up_and_nobody_else(client: Client) -> None:
    amal, badr = await client.guest(), await client.guest()
    statuses = [(await amal.ask("POST", f"{WHERE}/daily", {})).status_code for _ in range(PUZZLES + 5)]
    assert statuses.count(429) >= 1 and statuses[:PUZZLES].count(200) == PUZZLES
    assert await amal.refused("POST", f"{WHERE}/next", {}) == (429, "too-fast")
    assert (await badr.post(f"{WHERE}/daily", {}))["task"] is not None


async def test_every_address_has_a_limit_too(tmp_path: Path) -> None:
    folder, limits = (
        write(tmp_path / "p", "baloot"),
        msgspec.structs.replace(GENEROUS_HTTP_LIMITS, requests_per_minute=8),
    )
    async with serving(tmp_path, puzzles=str(folder), limits=limits) as client:
        guest = await client.guest()
        statuses = {(await guest.ask("POST", f"{WHERE}/next", {})).status_code for _ in range(9)}
        assert statuses == {200, 429}


async def test_a_game_without_puzzles_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        guest = await client.guest()
        assert (await guest.get(WHERE))["count"] == 0
        for path in ("next", "daily", "runs/streak"):
            assert await guest.refused("POST", f"{WHERE}/{path}", {}) == (404, "no-puzzles-here")


async def test_a_deleted_account_leaves_nothing_behind(client: Client) -> None:
    amal, badr = await client.account("Amal"), await client.account("Badr")
    task = (await amal.post(f"{WHERE}/daily", {}))["task"]
    theirs = (await badr.post(f"{WHERE}/daily", {}))["task"]
    for each, mine in ((amal, task), (badr, theirs)):
        await each.post(f"{WHERE}/answer", right_answer(mine))
        await each.post(f"{WHERE}/vote", {"puzzle": task["id"], "vote": 1})
    await amal.post("/api/me/delete", {"password": "correct horse"})
    assert await client.application.store.puzzle_attempts(amal.player, limit=9) == []
    assert (await badr.get(f"/api/me/puzzles/baloot/{task['id']}"))["solution"]["votes_for"] == 1
