"""What has been played, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.http.conftest import Client
from vierblatt.analysis import Analysis, Settings
from vierblatt.record import Record, verify
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.ratings import PROVISIONAL
from vierblatt.server.accounts.results import Results
from vierblatt.server.http.history import LEAST_MATCHES
from vierblatt.server.live.services import milliseconds
from vierblatt.server.store.port import BotMatch, PlayerRating, RatedPlace, RatedTournament
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.store.tournament_ratings import note_unrated
from vierblatt.server.workers import analysing

TABLE = "abcdefghij"


@pytest.fixture
async def after_a_match(client: Client) -> Client:
    """A server that has seen one rated match of six."""
    store = client.application.store
    await add_players(store)
    await Results(store).finish(played(rated=True), NOW)
    return client


async def test_a_record_is_served_as_it_was_written(after_a_match: Client) -> None:
    answer = await after_a_match.ask("GET", f"/api/records/{TABLE}")
    assert answer.headers["content-type"] == "application/json"
    assert "content-disposition" not in answer.headers
    assert verify(Record.from_json(answer.content)) == []


async def test_a_record_is_saved_under_a_name(after_a_match: Client) -> None:
    answer = await after_a_match.ask("GET", f"/api/records/{TABLE}?download=true")
    assert answer.headers["content-disposition"] == f'attachment; filename="vierblatt-kout_bo-{TABLE}.json"'


@pytest.mark.parametrize("path", ["", "/replay", "/replay/1", "/dispute?deal=1"])
async def test_a_missing_record_is_not_found(client: Client, path: str) -> None:
    assert await client.refused("GET", f"/api/records/{TABLE}{path}") == (404, "unknown-record")


async def test_a_match_is_looked_at_deal_by_deal(after_a_match: Client) -> None:
    outline = await after_a_match.get(f"/api/records/{TABLE}/replay")
    assert outline["game"] == "kout_bo" and len(outline["seats"]) == 6
    deal = outline["deals"][0]
    steps = (await after_a_match.get(f"/api/records/{TABLE}/replay/1"))["steps"]
    assert len(steps) == deal["steps"] and len(steps[0]["hands"]) == 6
    assert steps[0]["events"][0] == {"event": "deal-begun", "seat": deal["dealer"], "number": 1}
    beyond = len(outline["deals"]) + 1
    assert await after_a_match.refused("GET", f"/api/records/{TABLE}/replay/{beyond}") == (404, "no-such-deal")
    assert await after_a_match.refused("GET", f"/api/records/{TABLE}/replay/0") == (404, "no-such-place")


async def test_every_card_of_a_match_can_be_taken_to_the_judge_of_disputes(after_a_match: Client) -> None:
    steps = (await after_a_match.get(f"/api/records/{TABLE}/replay/1"))["steps"]
    plays = [step for step, each in enumerate(steps) if each["events"][0]["event"] == "played"]
    step = plays[-1]
    about = await after_a_match.get(f"/api/records/{TABLE}/dispute?deal=1&step={step}")
    card = steps[step]["events"][0]["card"]
    assert about.pop("game") == "kout_bo" and about["card"] == card and about["whole"]
    seat = steps[step]["events"][0]["seat"]
    assert sorted(about["hand"]) == sorted(steps[step - 1]["hands"][seat])
    verdict = await after_a_match.post("/api/disputes/kout_bo", about)
    assert verdict["verdict"] == "allowed"  # wrong cards were refused in this match
    for query, refusal in (("deal=1&step=0", (422, "dispute-no-card")), ("deal=999&step=1", (404, "no-such-deal"))):
        assert await after_a_match.refused("GET", f"/api/records/{TABLE}/dispute?{query}") == refusal


async def test_a_match_is_analysed_on_request(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of two deals: each of its decisions is judged."""
    await add_players(client.application.store)
    short = played("baloot", people=4, changes={"target": 26})
    await Results(client.application.store).finish(short, NOW)
    monkeypatch.setattr(analysing, "SETTINGS", Settings(worlds=2))
    path = f"/api/records/{TABLE}/analysis"
    assert await client.get(path) == {"state": "none", "ahead": 0, "done": 0, "pieces": 0}
    assert await client.refused("GET", f"{path}/document") == (404, "no-analysis")
    assert (await client.refused("POST", path))[0] == 401
    player = await somebody(client, "p3")
    seen = [await player.post(path)]
    while seen[-1]["state"] in {"waiting", "running"}:
        await asyncio.sleep(0.05)
        seen.append(await client.get(path))
    assert seen[-1]["state"] == "done" and any(state["done"] for state in seen[:-1])
    found = Analysis.from_json((await client.ask("GET", f"{path}/document")).content)
    record = Record.from_json((await client.ask("GET", f"/api/records/{TABLE}")).content)
    assert found.complete and found.record == record.head
    assert (await player.post(path))["state"] == "done"


async def test_only_players_of_a_match_may_request_its_analysis(after_a_match: Client) -> None:
    path = f"/api/records/{TABLE}/analysis"
    guest = await after_a_match.guest()
    assert await guest.refused("POST", path) == (403, "analysis-not-yours")
    for number in range(6):
        await erase(after_a_match.application.store, f"p{number}")
    assert (await guest.post(path))["state"] == "waiting"


async def somebody(client: Client, player: str) -> Client:
    """Another client, with an account."""
    application = client.application
    account = await application.store.account(player)
    assert account is not None
    other = Client(application, client.http)
    other.token = await application.identity.token_for(account, milliseconds())
    return other


async def test_a_profile_shows_ratings_and_matches(after_a_match: Client) -> None:
    profile = await after_a_match.get("/api/players/p1")
    assert (profile["name"], profile["guest"], profile["since"]) == ("Player 1", True, NOW)
    assert [(rating["game"], rating["preset"], rating["matches"]) for rating in profile["ratings"]] == [
        ("kout_bo", "short_match", 1)
    ]
    assert [rating["provisional"] for rating in profile["ratings"]] == [True]
    assert [record["id"] for record in profile["records"]] == [TABLE]
    assert "login" not in profile and "password" not in profile


async def test_matches_come_in_pages(after_a_match: Client) -> None:
    found = (await after_a_match.get("/api/players/p1/records"))["records"]
    assert [(record["id"], record["rated"], record["players"][1]) for record in found] == [(TABLE, True, "p1")]
    assert await after_a_match.get(f"/api/players/p1/records?before={NOW}") == {"records": []}
    assert await after_a_match.get("/api/players/nobody/records") == {"records": []}


async def test_players_list_their_own_matches(after_a_match: Client) -> None:
    guest = await after_a_match.guest()
    assert await guest.get("/api/me/records?limit=5") == {"records": []}
    assert await after_a_match.refused("GET", "/api/me/records") == (401, "not-signed-in")


async def test_the_leaders_are_those_who_have_played_enough(after_a_match: Client) -> None:
    store = after_a_match.application.store
    kept = await store.record(TABLE)
    assert kept is not None
    ratings = [
        PlayerRating(
            player=f"p{number}", game="baloot", preset="standard", mu=25 + number, sigma=2,
            matches=LEAST_MATCHES - (number == 3), updated=NOW,
        )
        for number in range(4)
    ]  # fmt: skip
    other = msgspec.structs.replace(kept, id="bbbbbbbbbb", game="baloot", preset="standard")
    await store.put_record(other, ratings, [])
    found = await after_a_match.get("/api/leaders/baloot/standard")
    assert [(line["place"], line["player"], line["points"]) for line in found["leaders"]] == [
        (1, "p2", 1840), (2, "p1", 1800), (3, "p0", 1760),
    ]  # fmt: skip
    assert found["least"] == LEAST_MATCHES
    assert (await after_a_match.get("/api/leaders/baloot/seed"))["leaders"] == []


async def test_a_provisional_rating_is_not_ranked(after_a_match: Client) -> None:
    store = after_a_match.application.store
    kept = await store.record(TABLE)
    assert kept is not None
    ratings = [
        PlayerRating(player=f"p{number}", game="baloot", preset="standard", mu=40, sigma=sigma, matches=50, updated=NOW)
        for number, sigma in enumerate((PROVISIONAL, PROVISIONAL + 0.01))
    ]
    other = msgspec.structs.replace(kept, id="bbbbbbbbbb", game="baloot", preset="standard")
    await store.put_record(other, ratings, [])
    found = await after_a_match.get("/api/leaders/baloot/standard")
    assert [line["player"] for line in found["leaders"]] == ["p0"]
    assert found["most_sigma"] == PROVISIONAL
    for player, provisional in (("p0", False), ("p1", True)):
        lines = (await after_a_match.get(f"/api/players/{player}"))["ratings"]
        assert [line["provisional"] for line in lines if line["game"] == "baloot"] == [provisional]


async def test_the_cards_dealt_are_counted(after_a_match: Client) -> None:
    found = await after_a_match.get("/api/statistics/kout_bo")
    (pack,) = found["packs"]
    assert len(pack["cards"]) == 54 and {sum(row) for row in pack["counts"]} == {pack["deals"]}
    assert pack["p"] is None
    assert await after_a_match.get("/api/statistics/baloot") == {"game": "baloot", "packs": []}
    assert await after_a_match.refused("GET", "/api/statistics/chess") == (404, "unknown-game")


async def test_the_luck_of_a_match_is_public(after_a_match: Client) -> None:
    found = await after_a_match.get(f"/api/records/{TABLE}/luck")
    outline = await after_a_match.get(f"/api/records/{TABLE}/replay")
    [ahead, behind] = [a + b for a, b in zip(found["luck"], found["skill"], strict=True)]
    scores = [deal["scores"] for deal in outline["deals"] if deal["scores"] is not None]
    assert ahead == -behind == sum(own - other for own, other in scores)
    assert await after_a_match.refused("GET", "/api/records/0000000000/luck") == (404, "unknown-record")


async def test_statistics_of_a_player(after_a_match: Client) -> None:
    store = after_a_match.application.store
    match: dict[str, Any] = {
        "player": "p1",
        "game": "baloot",
        "preset": "standard",
        "bot": "club",
        "edge_squares": 200.0,
    }
    await store.put_bot_match(BotMatch(id="b" * 10, ended=NOW, deals=4, edge=10.0, won=None, **match))
    found = await after_a_match.get("/api/players/p1/statistics")
    [rating] = (await after_a_match.get("/api/players/p1"))["ratings"]
    [record] = (await after_a_match.get("/api/players/p1/records"))["records"]
    assert found["games"] == [{"game": "kout_bo", "matches": 1, "won": int(1 in record["winners"])}]
    assert found["ratings"] == [
        {
            "game": "kout_bo",
            "preset": "short_match",
            "ended": record["ended"],
            "points": rating["points"],
            "provisional": True,
        }
    ]
    line = {"game": "baloot", "preset": "standard", "bot": "club", "ended": NOW, "deals": 4, "edge": 2.5}
    assert found["edges"] == [line]
    assert await after_a_match.refused("GET", "/api/players/nobody000000/statistics") == (404, "no-such-player")


async def test_leaderboard_against_bots(after_a_match: Client) -> None:
    store = after_a_match.application.store
    for player in ("p1", "p2"):
        await store.change_account(player, login=player)
    for number, deals in ((1, 10), (2, 10), (3, 19)):
        player = "p2" if number == 3 else "p1"
        match = BotMatch(
            id=f"bots{number:06d}", player=player, game="baloot", preset="standard", bot="club", ended=NOW,
            deals=deals, edge=2.0 * deals, edge_squares=5.0 * deals,
        )  # fmt: skip
        await store.put_bot_match(match)
    found = await after_a_match.get("/api/leaders/baloot/standard/club")
    low = round(2 - 2 * (20 / 19 / 20) ** 0.5, 2)
    line = {"place": 1, "player": "p1", "name": "Player 1", "edge": 2.0, "low": low, "deals": 20, "matches": 2}
    assert found["least"] == 20 and found["leaders"] == [line]
    assert (await after_a_match.get("/api/leaders/baloot/standard/best"))["leaders"] == []
    assert (await after_a_match.refused("GET", "/api/leaders/baloot/standard/nobody"))[0] in {400, 404}


async def test_duplicate_ratings_are_apart_from_those_of_matches(after_a_match: Client) -> None:
    store = after_a_match.application.store
    assert isinstance(store, SqlStore)
    before = await after_a_match.get("/api/players/p0")
    tournament = RatedTournament(tournament="evening", game="baloot", preset="standard", at=NOW)
    place = RatedPlace(contestant=1, place=0, player="p0", counted=True)
    rating = PlayerRating(
        player="p0", game="baloot", preset="standard", kind="boards", mu=30.0, sigma=6.0, matches=5, updated=NOW
    )
    await store._write(lambda connection: note_unrated(connection, tournament))
    await store.put_tournament_ratings(msgspec.structs.replace(tournament, places=[place]), [rating])
    found = await after_a_match.get("/api/players/p0")
    assert found["ratings"] == before["ratings"] and before["board_ratings"] == []
    (line,) = found["board_ratings"]
    assert (line["points"], line["matches"], line["provisional"]) == (1480, 5, False)
    path = "/api/leaders/baloot/standard"
    assert (
        (await after_a_match.get(path))["leaders"] == [] == (await after_a_match.get(f"{path}?kind=match"))["leaders"]
    )
    (leader,) = (await after_a_match.get(f"{path}?kind=boards"))["leaders"]
    assert (leader["player"], leader["points"], leader["matches"]) == ("p0", 1480, 5)
    assert (await after_a_match.refused("GET", f"{path}?kind=luck"))[0] == 400
