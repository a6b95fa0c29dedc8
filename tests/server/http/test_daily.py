"""Daily deals over HTTP: what a player may do and see, and that nobody learns a card of a board not yet finished."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.registry import ALL_GAMES
from tests.server.daily.playing import DAY, NOON, SECRET, make_day
from tests.server.frame_search import CARD, SHOWING
from tests.server.http.conftest import Client, serving
from vierblatt.cards import card_list
from vierblatt.daily import BOARDS, DailyBoard, DayPacks, DayProof, ends_at, verify_day
from vierblatt.daily.days import begins_at
from vierblatt.match import Match

GAME = "baloot"
BOARD = f"/api/daily/{GAME}/{DAY}/boards"


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    """A guest on a server with daily deals whose bots answer at once; it is noon."""
    async with serving(tmp_path) as made:
        set_time(made, NOON)
        made.application.daily.bots.pace = 0.0
        await make_day(made.application.store, GAME)
        yield await made.guest()


def set_time(client: Client, now: int) -> None:
    client.application.daily.now = lambda: now


async def act(client: Client, game: str, place: int, seq: int = 0, action: str = "") -> Any:
    return await client.post(f"/api/daily/{game}/{DAY}/boards/{place}", {"seq": seq, "action": action})


async def play(client: Client, game: str, place: int, *, last: bool = False) -> Any:
    """Plays a board, always with the first or the last action that is legal."""
    state = await act(client, game, place)
    while not state["finished"]:
        legal = state["table"]["own"]["legal"]
        state = await act(client, game, place, state["seq"], legal[-1 if last else 0])
    return state


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


async def test_what_others_did_is_shown_without_names_once_there_are_three(client: Client) -> None:
    packs = DayPacks(GAME, DAY, SECRET)
    want, others = packs.seating(client.player)[0], list[Client]()
    while len(others) < 3:
        other = await client.guest()
        if packs.seating(other.player)[0] == want:
            others.append(other)
    await play(client, GAME, 1)
    for number, other in enumerate(others):
        review = await client.get(f"{BOARD}/1/review")
        assert review["gains"] == [] and all(choice["counts"] == {} for choice in review["choices"]), number
        await play(other, GAME, 1)
        set_time(client, NOON + 11_000 * (number + 1))
    review = await client.get(f"{BOARD}/1/review")
    assert [choice["others"] for choice in review["choices"]] == [3] * len(review["choices"])
    for choice in review["choices"]:
        assert choice["counts"] == {review["actions"][choice["at"]]["action"]: 3}
    assert sum(gain["players"] for gain in review["gains"]) == 4
    text = msgspec.json.encode(review).decode()
    assert not any(other.player in text or other.name in text for other in others)


async def test_the_list_of_a_day_has_registered_players_with_all_boards(client: Client) -> None:
    amal, badr = await client.account("Amal"), await client.account("Badr")
    for player in (amal, client):
        for place in range(1, BOARDS + 1):
            await play(player, GAME, place)
    await play(badr, GAME, 1)
    set_time(client, NOON + 11_000)
    (leader,) = (await client.get(f"/api/daily/{GAME}/{DAY}/leaders"))["leaders"]
    assert (leader["name"], leader["player"]) == ("Amal", amal.player) and leader["rank"] in {1, 2}
    own = await amal.get(f"/api/daily/{GAME}")
    assert (own["rank"], own["percent"], own["gain"]) == (leader["rank"], leader["percent"], leader["gain"])
    assert (own["players"], own["streak"]) == (2, 1)  # Badr has finished one board alone
    history = await amal.get("/api/me/daily")
    assert history == {"today": DAY, "days": [{"game": GAME, "day": DAY, "boards": 8}], "streaks": {GAME: 1}}


async def test_the_secret_is_published_when_the_day_is_over(client: Client) -> None:
    proof = await client.get(f"/api/daily/{GAME}/{DAY}/proof")
    assert (proof["secret"], proof["packs"]) == ("", [])
    assert proof["anchor"] == (await client.get(f"/api/daily/{GAME}"))["anchor"]
    set_time(client, ends_at(DAY) - 1)
    assert await client.get(f"/api/daily/{GAME}/{DAY}/proof") == proof
    set_time(client, ends_at(DAY))
    over = await client.get(f"/api/daily/{GAME}/{DAY}/proof")
    assert over == {**proof, "secret": SECRET.hex(), "packs": over["packs"]}
    assert verify_day(msgspec.convert(over, DayProof)) == []


async def test_after_the_day_boards_that_were_not_finished_are_missed_and_may_be_seen(client: Client) -> None:
    await play(client, GAME, 1)
    await act(client, GAME, 2)
    set_time(client, ends_at(DAY))
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


async def test_a_deleted_account_leaves_no_board(client: Client) -> None:
    amal = await client.account("Amal")
    await play(amal, GAME, 1)
    assert (await amal.ask("POST", "/api/me/delete", {"password": "correct horse"})).is_success
    assert await client.application.store.all_daily_plays(GAME, DAY, after=("", 0), limit=9) == []


def unknown_cards(packs: DayPacks, run: DailyBoard, shown: set[str]) -> set[str]:
    """The cards of a running board that its player has not seen."""
    if run.finished:
        return set()
    match = run.match
    own = {*match.hand(run.seat), *DailyBoard(packs, run.board, run.seat).match.hand(run.seat)}
    return {*card_list(sum(1 << card for card in match.table.pack) & ~match.state.seen)} - own - shown


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_no_answer_names_a_card_that_its_player_cannot_know(tmp_path: Path, game: str) -> None:
    """Two boards; after every action all answers are searched: those about this board, and about the next."""
    async with serving(tmp_path) as server:
        set_time(server, NOON)
        server.application.daily.bots.pace = 0.0
        await make_day(server.application.store, game)
        client, friend = await server.guest(), await server.guest()
        await play(friend, game, 1)
        packs, searched = DayPacks(game, DAY, SECRET), 0
        for place in (1, 2):
            seating = packs.seating(client.player)[place - 1]
            base = f"/api/daily/{game}/{DAY}"
            state = await act(client, game, place)
            while True:
                stored = await server.application.store.daily_play(game, DAY, client.player, seating.board)
                assert stored is not None
                run, shown = DailyBoard(packs, seating.board, seating.seat), set[str]()
                fresh = Match(game, packs.rules, first_seat=packs.dealer(seating.board))
                events = fresh.deal(packs.pack(seating.board))
                for action in ("", *stored.actions):
                    for event in run.do(action) if action else events:
                        if event.__struct_config__.tag in SHOWING or event.audience == seating.seat:
                            shown |= {*getattr(event, "cards", []), getattr(event, "card", "")}
                hidden = unknown_cards(packs, run, shown)
                for answer in (
                    msgspec.json.encode(state),
                    (await client.ask("GET", f"{base}/boards/{place}")).content,
                    (await client.ask("GET", f"{base}/boards/{place}/review")).content if not run.finished else b"",
                ):
                    leaked = {found.decode() for found in CARD.findall(answer)} & hidden
                    assert not leaked, f"{game}, board {seating.board}: {sorted(leaked)}"
                    searched += 1
                for path in (f"/api/daily/{game}", base, f"{base}/proof", f"{base}/leaders", "/api/me/daily",
                             f"{base}/boards/{place + 1}", f"{base}/boards/{place + 1}/review"):  # fmt: skip
                    assert not CARD.search((await client.ask("GET", path)).content), path
                if state["finished"]:
                    break
                state = await act(client, game, place, state["seq"], state["table"]["own"]["legal"][-1])
        assert searched > 10
