"""Daily deals over HTTP: what a player may do and see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.daily.playing import DAY, NOON, SECRET
from tests.server.http.conftest import Client
from tests.server.http.daily_client import DailyServer, act, daily_server, play, players_with
from vierblatt.daily import BOARDS, DayPacks, DayProof, Seating, ends_at, verify_day
from vierblatt.daily.days import begins_at

GAME = "baloot"
BOARD = f"/api/daily/{GAME}/{DAY}/boards"


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DailyServer]:
    """A server with the daily deals of Baloot; it is noon."""
    async with daily_server(tmp_path, monkeypatch, GAME) as made:
        yield made


@pytest.fixture
async def client(server: DailyServer) -> Client:
    """A guest of the server."""
    return await server.guest()


async def test_a_board_is_begun_played_and_reviewed(client: Client) -> None:
    day = await client.get(f"/api/daily/{GAME}")
    assert (day["day"], day["begins"], day["ends"], day["over"]) == (DAY, begins_at(DAY), ends_at(DAY), False)
    assert [line["place"] for line in day["boards"]] == [*range(1, BOARDS + 1)]
    assert {(line["state"], line["board"]) for line in day["boards"]} == {("new", 0)}
    assert (await client.get(f"{BOARD}/1"))["table"] is None
    state = await act(client, GAME, 1)
    assert state["seat"] == day["boards"][0]["seat"] and state["table"]["own"]["legal"]
    assert await client.refused("GET", f"{BOARD}/1/review") == (403, "daily-hidden")
    end = await play(client, GAME, 1)
    assert (await client.get(f"{BOARD}/1")) == {**end, "moments": []}
    review = await client.get(f"{BOARD}/1/review")
    seating = DayPacks(GAME, DAY, SECRET).seating(client.player)[0]
    assert (review["board"], review["seat"]) == (seating.board, seating.seat)
    assert len(review["actions"]) == end["seq"] and len(review["hands"]) == 4
    own = [at for at, past in enumerate(review["actions"]) if past["seat"] == review["seat"]]
    assert [choice["at"] for choice in review["choices"]] == own
    line = (await client.get(f"/api/daily/{GAME}"))["boards"][0]
    assert (line["state"], line["board"], line["gain"]) == ("finished", seating.board, review["gain"])
    assert review["gain"] == review["points"] - review["bot_points"]
    assert (
        line["percent"] == review["percent"] == {True: 100.0, False: 0.0}.get(review["gain"] > 0) or not review["gain"]
    )


async def test_a_board_that_a_bot_ends_before_the_players_first_turn_is_finished_at_once(server: DailyServer) -> None:
    """A bot declares a worthless hand (kawesh), and the deal is void."""
    client = await server.guest(players_with(GAME, Seating(7, 1), 1)[0])
    first, again = [await act(client, GAME, 1) for _ in range(2)]
    assert first["finished"] and first["moments"] and first == again
    review = await client.get(f"{BOARD}/1/review")
    assert (review["points"], review["gain"], review["choices"]) == (0.0, 0.0, [])
    assert [past["action"] for past in review["actions"]] == ["pass", "kawesh"]
    assert (await act(client, GAME, 2))["table"]


async def test_what_others_did_is_shown_without_names_once_there_are_three(server: DailyServer, client: Client) -> None:
    want = DayPacks(GAME, DAY, SECRET).seating(client.player)[0]
    others = [await server.guest(player) for player in players_with(GAME, want, 3)]
    await play(client, GAME, 1)
    alone = (await client.get(f"{BOARD}/1/review"))["percent"]
    for number, other in enumerate(others):
        review = await client.get(f"{BOARD}/1/review")
        assert review["gains"] == [] and all(choice["counts"] == {} for choice in review["choices"])
        assert review["percent"] == alone in {0.0, 50.0, 100.0}
        assert [choice["others"] for choice in review["choices"]] == [number] * len(review["choices"])
        await play(other, GAME, 1)
        server.set_time(NOON + 11_000 * (number + 1))
    review = await client.get(f"{BOARD}/1/review")
    assert [choice["others"] for choice in review["choices"]] == [3] * len(review["choices"]) != []
    for choice in review["choices"]:
        assert choice["counts"] == {review["actions"][choice["at"]]["action"]: 3}
    assert review["gains"] == [{"gain": review["gain"], "players": 4}]
    text = msgspec.json.encode(review).decode()
    assert not any(other.player in text or other.name in text for other in others)


async def test_the_list_of_a_day_has_registered_players_with_all_boards(server: DailyServer, client: Client) -> None:
    amal, badr = await server.account("Amal"), await server.account("Badr")
    for player in (amal, client):
        for place in range(1, BOARDS + 1):
            await play(player, GAME, place)
    await play(badr, GAME, 1)
    server.set_time(NOON + 11_000)
    (leader,) = (await client.get(f"/api/daily/{GAME}/{DAY}/leaders"))["leaders"]
    assert (leader["name"], leader["player"]) == ("Amal", amal.player) and leader["rank"] in {1, 2}
    own = await amal.get(f"/api/daily/{GAME}")
    assert (own["rank"], own["percent"], own["gain"]) == (leader["rank"], leader["percent"], leader["gain"])
    assert (own["players"], own["streak"]) == (2, 1)  # Badr has finished one board alone
    history = await amal.get("/api/me/daily")
    days = [{"game": GAME, "day": DAY, "boards": BOARDS}]
    assert history == {"today": DAY, "boards": BOARDS, "days": days, "streaks": {GAME: 1}}


async def test_the_secret_is_published_when_the_day_is_over(server: DailyServer, client: Client) -> None:
    proof = await client.get(f"/api/daily/{GAME}/{DAY}/proof")
    assert (proof["secret"], proof["packs"]) == ("", [])
    assert proof["anchor"] == (await client.get(f"/api/daily/{GAME}"))["anchor"]
    server.set_time(ends_at(DAY) - 1)
    assert await client.get(f"/api/daily/{GAME}/{DAY}/proof") == proof
    server.set_time(ends_at(DAY))
    over = await client.get(f"/api/daily/{GAME}/{DAY}/proof")
    assert over == {**proof, "secret": SECRET.hex(), "packs": over["packs"]}
    assert verify_day(msgspec.convert(over, DayProof)) == []


async def test_after_the_day_boards_that_were_not_finished_are_missed_and_may_be_seen(
    server: DailyServer, client: Client
) -> None:
    await play(client, GAME, 1)
    await act(client, GAME, 2)
    server.set_time(ends_at(DAY))
    day = await client.get(f"/api/daily/{GAME}/{DAY}")
    assert [line["state"] for line in day["boards"]] == ["finished"] + ["missed"] * 7
    assert day["over"] and all(line["board"] for line in day["boards"])
    review = await client.get(f"{BOARD}/2/review")
    assert (review["points"], review["actions"], review["choices"]) == (None, [], []) and review[
        "bot_points"
    ] is not None
    assert await client.refused("POST", f"{BOARD}/3", {}) == (409, "daily-over")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", f"{BOARD}/1", {"seq": 2**53}, 400, "bad-request"),
        ("POST", f"{BOARD}/1", {"seq": -1}, 400, "bad-request"),
        ("POST", f"{BOARD}/1", {"action": "x" * 41}, 400, "bad-request"),
        ("POST", f"{BOARD}/1", {"seat": 1}, 400, "bad-request"),
        ("POST", f"{BOARD}/1", {"seq": 2**53 - 1, "action": "pass"}, 409, "daily-elsewhere"),
        ("POST", f"{BOARD}/2", {}, 409, "daily-not-yet"),
        ("POST", f"{BOARD}/0", {}, 404, "no-such-place"),
        ("POST", f"{BOARD}/9", {}, 404, "no-such-place"),
        ("POST", f"{BOARD}/{10**30}", {}, 404, "no-such-place"),
        ("GET", f"{BOARD}/1/review", None, 403, "daily-hidden"),
        ("GET", "/api/daily/no_such_game", None, 404, "unknown-game"),
        ("GET", f"/api/daily/{GAME}/2027-01-16", None, 404, "unknown-day"),
        ("GET", f"/api/daily/{GAME}/2027-02-30", None, 404, "bad-day"),
        ("GET", f"/api/daily/{GAME}/20270115", None, 404, "no-such-place"),
        ("GET", f"/api/daily/{GAME}/2027-01-16/proof", None, 404, "unknown-day"),
        ("GET", f"/api/daily/{GAME}/2027-01-14/leaders", None, 404, "unknown-day"),
    ],
)
async def test_what_cannot_be_is_refused(
    client: Client, method: str, path: str, body: object, status: int, code: str
) -> None:
    assert await client.refused(method, path, body) == (status, code)


async def test_a_refused_action_says_why(client: Client) -> None:
    state = await act(client, GAME, 1)
    body = {"seq": state["seq"], "action": "no such call"}
    assert await client.refused("POST", f"{BOARD}/1", body) == (422, "no-such-action")
    assert (await client.get(f"{BOARD}/1"))["seq"] == state["seq"]


@pytest.mark.parametrize("path", [f"/api/daily/{GAME}", f"{BOARD}/1", f"{BOARD}/1/review", "/api/me/daily"])
async def test_nobody_plays_without_an_account(client: Client, path: str) -> None:
    nobody = Client(client.application, client.http)
    assert await nobody.refused("GET", path) == (401, "not-signed-in")


async def test_a_deleted_account_leaves_no_board(server: DailyServer) -> None:
    amal = await server.account("Amal")
    await play(amal, GAME, 1)
    assert (await amal.ask("POST", "/api/me/delete", {"password": "correct horse"})).is_success
    assert await server.store.all_daily_plays(GAME, DAY, after=("", 0), limit=9) == []
