"""Reviews over HTTP: who may open, see and change one, and what is told of its points."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import Any

import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.http.conftest import Client
from tests.waiting import eventually
from vierblatt.server.accounts.results import Results
from vierblatt.server.live import chat
from vierblatt.server.live.services import milliseconds
from vierblatt.server.review import deciding
from vierblatt.server.workers import judging, puzzle_judging
from vierblatt.server.workers.workers import Workers

TABLE = "abcdefghij"
START = {"deal": 1}


@pytest.fixture
async def played_one(client: Client) -> Client:
    """A server that has seen one match of six, four of them people."""
    store = client.application.store
    await add_players(store, 6)
    await Results(store).finish(played(people=6), NOW)
    return client


async def somebody(client: Client, player: str) -> Client:
    """Another client, as one of those who played."""
    application = client.application
    account = await application.store.account(player)
    assert account is not None
    other = Client(application, client.http)
    other.token, other.player = await application.identity.token_for(account, milliseconds()), player
    return other


async def opened(played_one: Client, player: str = "p1") -> tuple[Client, str]:
    """Somebody who has opened a review, and its path."""
    host = await somebody(played_one, player)
    return host, f"/api/reviews/{(await host.post(f'/api/records/{TABLE}/review'))['id']}"


def change(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, **fields}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Judges here, with few worlds; the names of the questions that were worked on."""
    asked: list[str] = []

    async def timed(self: Workers, work: Any, given: Any, **more: Any) -> Any:
        asked.append(work.__name__)
        return work(given(1.0))

    monkeypatch.setattr(Workers, "timed", timed)
    monkeypatch.setattr(judging, "WORLDS", 4)
    monkeypatch.setattr(judging, "CHANCE_WORLDS", 4)
    return asked


async def test_those_who_played_open_a_review_and_everybody_with_the_link_sees_it(played_one: Client) -> None:
    assert (await played_one.refused("POST", f"/api/records/{TABLE}/review"))[0] == 401
    guest = await played_one.guest()
    assert await guest.refused("POST", f"/api/records/{TABLE}/review") == (403, "review-not-yours-to-open")
    host, path = await opened(played_one)
    made = await played_one.get(path)
    assert (made["record"], made["game"], made["opener"], made["items"]) == (TABLE, "kout_bo", "p1", [])
    assert made["players"] == [f"p{seat}" for seat in range(6)]
    assert await host.post(f"/api/records/{TABLE}/review") == made, "it is found again"
    (mine,) = (await host.get("/api/me/reviews"))["reviews"]
    assert (mine["id"], mine["record"], mine["game"]) == (made["id"], TABLE, "kout_bo")
    assert await played_one.refused("GET", "/api/reviews/zzzzzzzzzz") == (404, "no-such-review")


async def test_a_match_that_is_not_over_has_no_review(played_one: Client) -> None:
    player = await somebody(played_one, "p1")
    running = await player.post("/api/tables", {"game": "baloot", "settings": {"private": True}})
    assert await player.refused("POST", f"/api/records/{running['id']}/review") == (404, "unknown-record")


async def test_changes_are_stored_and_say_where_they_lead(played_one: Client) -> None:
    host, path = await opened(played_one)
    guest = await played_one.guest()
    changes = f"{path}/changes"
    assert (await played_one.refused("POST", changes, change("lead")))[0] == 401
    assert await host.post(changes, change("lead")) == {"seq": 1, "point": None}
    await host.post(changes, change("move", point={"deal": 1, "step": 2}, seat=3))
    assert await guest.refused("POST", changes, change("move", point=START)) == (409, "review-not-leader")
    await guest.post(changes, change("remark", point=START, text="Why not?"))
    branched = await guest.post(changes, change("play-on", point=START, count=3))
    assert branched == {"seq": 4, "point": {"deal": 1, "branch": 4, "step": 3}}
    items = {item["slot"]: item for item in (await host.get(path))["items"]}
    assert {*items} == {"lead", "cursor", "note-3", "branch-4"}
    assert items["cursor"]["content"] == {"kind": "cursor", "point": {"deal": 1, "branch": 0, "step": 2}, "seat": 3}
    assert items["note-3"]["name"] == guest.name
    assert await host.refused("POST", changes, change("dance")) == (400, "bad-request")
    for slot in ("note-3", "branch-4"):
        await host.post(changes, change("remove", slot=slot))
    assert len((await host.get(path))["items"]) == 2


async def test_only_who_opened_a_review_deletes_it(played_one: Client) -> None:
    _, path = await opened(played_one)
    other = await somebody(played_one, "p2")
    assert await other.refused("DELETE", path) == (403, "review-not-yours")
    host = await somebody(played_one, "p1")
    assert (await host.ask("DELETE", path)).status_code == 204
    assert await host.refused("GET", path) == (404, "no-such-review")
    assert await host.refused("POST", f"{path}/changes", change("lead")) == (404, "no-such-review")


async def test_of_many_changes_at_once_none_is_lost(played_one: Client) -> None:
    host, path = await opened(played_one)
    await asyncio.gather(
        *(host.post(f"{path}/changes", change("play-on", point=START, count=n + 1)) for n in range(12)),
        *(host.post(f"{path}/changes", change("draw", point=START, arrows=[])) for _ in range(3)),
    )
    found = await host.get(path)
    assert found["seq"] == len(found["items"]) == 12
    assert len({item["slot"] for item in found["items"]}) == 12


async def test_a_change_elsewhere_at_the_same_moment_is_decided_again(
    played_one: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, path = await opened(played_one)
    store = played_one.application.store
    change_review, tries = store.change_review, []

    async def overtaken(review: str, seq: int, items: Any, now: int) -> bool:
        tries.append(seq)
        if len(tries) == 1:
            assert await change_review(review, seq, [], now)
        return await change_review(review, seq, items, now)

    monkeypatch.setattr(store, "change_review", overtaken)
    answered = await host.post(f"{path}/changes", change("play-on", point=START))
    assert tries == [0, 1] and answered["seq"] == 2
    assert answered["point"]["branch"] == 2, "it was decided on what the other change left"


async def test_a_line_is_looked_at_like_a_deal_with_what_is_open_at_each_step(played_one: Client) -> None:
    host, path = await opened(played_one)
    deal = await played_one.get(f"/api/records/{TABLE}/replay/1")
    main = await played_one.get(f"{path}/line?deal=1")
    plain = [{key: value for key, value in step.items() if key != "taken_back"} for step in deal["steps"]]
    assert main["steps"] == plain and len(main["legal"]) == len(main["steps"]) == len(main["played"]) + 1
    assert all(action in legal for action, legal in zip(main["played"], main["legal"], strict=False))
    assert main["legal"][-1] == []
    other = next(action for action in main["legal"][0] if action != main["played"][0])
    point = (await host.post(f"{path}/changes", change("play", point=START, action=other)))["point"]
    branch = await played_one.get(f"{path}/line?deal=1&branch={point['branch']}")
    assert branch["played"] == [other] and len(branch["steps"]) == 2
    assert await played_one.refused("GET", f"{path}/line?deal=1&branch=77") == (404, "no-such-branch")
    assert await played_one.refused("GET", f"{path}/line?deal=99") == (404, "no-such-deal")


async def test_what_was_known_and_what_the_cards_were_worth_are_separate_answers(
    played_one: Client, here: list[str]
) -> None:
    host, path = await opened(played_one)
    point = "deal=1&step=20"
    seat = (await played_one.get(f"{path}/line?deal=1"))["steps"][20]["board"]["turn"]
    known = await host.get(f"{path}/known/actions?{point}")
    assert known["seat"] == seat and known["actions"]
    assert known["actions"][0].keys() == {"action", "mean", "error", "share_best", "worst_twentieth_loss", "bots"}
    cards = await host.get(f"{path}/cards?{point}")
    assert cards.keys() == {"exact", "values"}
    assert {*cards["values"]} == {each["action"] for each in known["actions"]}
    chances = await host.get(f"{path}/known/chances?{point}&seat={seat}")
    assert all(each["seats"][seat] == 0 for each in chances["chances"])
    swaps = (await host.get(f"{path}/swaps?{point}&seat={seat}"))["swaps"]
    first, (second, *_) = next(iter(swaps.items()))
    swapped = change("swap", point={"deal": 1, "step": 20}, seat=seat, first=first, second=second)
    branch = (await host.post(f"{path}/changes", swapped))["point"]["branch"]
    other = await host.get(f"{path}/known/actions?{point}&branch={branch}")
    assert other == known, "the seat knows no more than before"
    asked = len(here)
    assert await host.get(f"{path}/known/actions?{point}") == known and len(here) == asked, "nothing is judged twice"
    assert (await played_one.refused("GET", f"{path}/known/actions?{point}"))[0] == 401


async def test_a_seat_that_the_match_does_not_have_is_refused(played_one: Client, here: list[str]) -> None:
    host, path = await opened(played_one)
    for of in ("swaps", "known/chances"):
        assert await host.refused("GET", f"{path}/{of}?deal=1&step=20&seat=6") == (422, "bad-seat")


async def test_what_is_being_compiled_in_the_background_is_judged_later(
    played_one: Client, here: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, path = await opened(played_one)
    monkeypatch.setattr(judging, "search_is_ready", lambda *_: False)
    for question in ("known/actions?deal=1", "known/chances?deal=1&seat=0", "cards?deal=1"):
        answer = await host.ask("GET", f"{path}/{question}")
        assert answer.status_code == 503 and answer.headers["retry-after"] == "5"
        assert answer.json()["fault"]["code"] == "judging-prepared" and here == []
    assert await host.get(f"{path}/swaps?deal=1&seat=0"), "this takes no search"
    monkeypatch.setattr(judging, "search_is_ready", lambda *_: True)
    assert (await host.get(f"{path}/known/actions?deal=1"))["actions"], "the refusal is not remembered"


async def test_a_level_of_bots_plays_on_in_a_branch(played_one: Client, here: list[str]) -> None:
    host, path = await opened(played_one)
    steps = len((await host.get(f"{path}/line?deal=1"))["played"])
    point = {"deal": 1, "step": steps - 11}
    for bot, parts in (("strong", 2), ("club", 2)):
        here.clear()
        led_to = (await host.post(f"{path}/changes", change("play-on", point=point, count=10, bot=bot)))["point"]
        assert (led_to["step"], here) == (steps - 1, ["judge_continuation"] * parts)
    line = await host.get(f"{path}/line?deal=1&branch={led_to['branch']}")
    assert len(line["played"]) == steps - 1
    over = await host.post(f"{path}/changes", change("play-on", point=led_to, count=40, bot="strong"))
    assert over["point"] == {**led_to, "step": steps}
    ended = change("play-on", point=over["point"], bot="strong")
    assert await host.refused("POST", f"{path}/changes", ended) == (409, "deal-ended")
    for bot in ("best", "search:worlds=9"):
        assert (await host.refused("POST", f"{path}/changes", change("play-on", point=point, bot=bot)))[0] == 400


async def test_no_bot_thinks_about_what_would_be_refused(
    played_one: Client, here: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, path = await opened(played_one)
    guest = await played_one.guest()
    playing_on = change("play-on", point={"deal": 1, "step": 5}, count=4, bot="club")
    await host.post(f"{path}/changes", change("writers", players_only=True))
    assert await guest.refused("POST", f"{path}/changes", playing_on) == (409, "review-players-only")
    monkeypatch.setattr(deciding, "BRANCHES", 0)
    assert await host.refused("POST", f"{path}/changes", playing_on) == (409, "too-many-branches")
    assert here == []


async def test_a_point_of_a_review_and_of_a_match_is_judged_as_a_puzzle_once(
    played_one: Client, here: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_judging, "STAGES", ((4, 0.0, 0),))
    monkeypatch.setattr(puzzle_judging, "WORLDS", 4)
    host, path = await opened(played_one)
    found = await host.get(f"{path}/puzzle?deal=1&step=20")
    assert bool(found["puzzle"]) != bool(found["why"])
    asked = len(here)
    assert await host.get(f"/api/records/{TABLE}/puzzle?deal=1&step=20") == found and len(here) == asked
    steps = len((await host.get(f"{path}/line?deal=1"))["played"])
    assert (await host.refused("GET", f"{path}/puzzle?deal=1&step={steps}"))[1] == "deal-ended"
    assert await host.refused("GET", f"/api/records/{TABLE}/puzzle?deal=99") == (404, "no-such-deal")
    assert (await played_one.refused("GET", f"{path}/puzzle?deal=1"))[0] == 401


async def test_a_player_waits_for_one_puzzle_at_a_time(played_one: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, go = list[str](), asyncio.Event()

    async def timed(self: Workers, work: Any, given: Any, **more: Any) -> str:
        asked.append(work.__name__)
        await go.wait()
        return "forced"

    monkeypatch.setattr(Workers, "timed", timed)
    host, path = await opened(played_one)
    first = asyncio.create_task(host.get(f"{path}/puzzle?deal=1&step=16"))
    await eventually(lambda: bool(asked))
    assert await host.refused("GET", f"{path}/puzzle?deal=1&step=17") == (409, "puzzle-pending")
    go.set()
    assert (await first)["why"] == "forced" and asked == ["is_ruled_out"]
    assert (await host.get(f"{path}/puzzle?deal=1&step=17"))["why"] == "forced"


async def test_at_the_end_of_a_deal_there_is_nothing_to_judge(played_one: Client, here: list[str]) -> None:
    host, path = await opened(played_one)
    steps = len((await played_one.get(f"{path}/line?deal=1"))["played"])
    assert (await host.get(f"{path}/known/actions?deal=1&step={steps}")) == {"seat": -1, "worlds": 256, "actions": []}
    assert await host.get(f"{path}/cards?deal=1&step={steps}") == {"exact": False, "values": {}}
    assert await host.refused("GET", f"{path}/known/chances?deal=1&step={steps}&seat=1") == (422, "no-deal-in-progress")
    assert await host.refused("GET", f"{path}/cards?deal=1&step=900") == (404, "no-such-point")


async def test_nobody_talks_without_end(played_one: Client) -> None:
    host, path = await opened(played_one)
    for _ in range(chat.AT_ONCE):
        await host.post(f"{path}/changes", change("remark", point=START, text="again"))
    refused = await host.refused("POST", f"{path}/changes", change("remark", point=START, text="again"))
    assert refused == (429, "too-fast")
    await host.post(f"{path}/changes", change("lead"))


async def test_with_an_account_goes_what_it_said_and_the_export_has_it(played_one: Client) -> None:
    host, path = await opened(played_one)
    account = await played_one.account("Farid")
    await account.post(f"{path}/changes", change("remark", point=START, text="Nice"))
    exported = await account.ask("GET", "/api/me/export")
    with zipfile.ZipFile(io.BytesIO(exported.content)) as archive:
        (said,) = json.loads(archive.read("profile.json"))["remarks"]
    assert (said["record"], said["text"]) == (TABLE, "Nice")
    await account.post("/api/me/delete", {"password": "correct horse"})
    assert (await host.get(path))["items"] == []
