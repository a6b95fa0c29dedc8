"""Moderation over HTTP: evidence that nobody can forge, and moderators with no more power than they need."""

from __future__ import annotations

import asyncio
import io
import zipfile
from typing import Any

import msgspec
import pytest

from tests.server.http.conftest import PASSWORD, Client
from vierblatt.protocol import EMOJI
from vierblatt.server.live.services import milliseconds
from vierblatt.server.moderation import reporting

DAY = 24


@pytest.fixture
async def amal(client: Client) -> Client:
    """A player."""
    return await client.account("Amal")


@pytest.fixture
async def badr(client: Client) -> Client:
    """Another one, who is reported."""
    return await client.account("Badr")


@pytest.fixture
async def dana(client: Client) -> Client:
    """A moderator."""
    return await moderator(client, "Dana")


async def moderator(client: Client, name: str) -> Client:
    """An account with the role."""
    made = await client.account(name)
    assert await client.application.store.set_moderator(made.player, milliseconds(), on=True)
    return made


def on_page(of: Client) -> dict[str, Any]:
    """A report about a player's name."""
    return {"kind": "name", "place": {"at": "player", "player": of.player}}


async def cases(moderator: Client) -> list[dict[str, Any]]:
    """The queue."""
    found: list[dict[str, Any]] = (await moderator.get("/api/moderation/queue"))["cases"]
    return found


async def case(moderator: Client, number: int = 0) -> dict[str, Any]:
    """A case of the queue."""
    found: dict[str, Any] = await moderator.get(f"/api/moderation/cases/{(await cases(moderator))[number]['id']}")
    return found


def doing(found: dict[str, Any], act: str, **more: Any) -> dict[str, Any]:
    """An act in a case as it was seen."""
    return {"act": act, "version": found["version"], "reason": "because", **more}


async def does(moderator: Client, found: dict[str, Any], act: str, **more: Any) -> dict[str, Any]:
    """The case after an act."""
    after: dict[str, Any] = await moderator.post(f"/api/moderation/cases/{found['id']}/acts", doing(found, act, **more))
    return after


async def a_majlis(host: Client, *members: Client) -> str:
    """The path of a majlis of all of them."""
    opened = await host.post("/api/majlises", {"name": "Diwan", "game": "baloot"})
    path = f"/api/majlises/{opened['id']}"
    for each in members:
        await each.post(f"{path}/members")
    return path


def of_line(path: str, line: int) -> dict[str, Any]:
    """A report about a line of a majlis."""
    return {"kind": "chat", "place": {"at": "majlis", "majlis": path.rpartition("/")[2], "line": line}}


async def test_a_line_of_a_majlis_is_copied_as_it_was_said(amal: Client, badr: Client, dana: Client) -> None:
    path = await a_majlis(amal, badr)
    for number, speaker in enumerate((amal, badr)):
        await speaker.post(f"{path}/chat", {"text": f"line {number}"})
    reported = await amal.post("/api/reports", {**of_line(path, 2), "text": " that \n was rude "})
    assert (reported["name"], reported["text"], reported["handled"]) == ("Badr", "that was rude", False)
    assert (await badr.ask("DELETE", f"{path}/chat/2")).is_success
    found = await case(dana)
    (report,) = found["reports"]
    assert [(line["text"], line["marked"], line["own"]) for line in report["lines"]] == [
        ("line 0", False, False), ("line 1", True, True),
    ]  # fmt: skip
    assert report["id"] == "" and path.rpartition("/")[2] not in str(found), "nobody gets an invitation"
    assert await amal.refused("POST", "/api/reports", of_line(path, 2)) == (404, "no-such-line")


async def test_a_block_takes_no_evidence_away_and_brings_no_lines_of_others(
    client: Client, amal: Client, badr: Client, dana: Client
) -> None:
    clara = await client.account("Clara")
    path = await a_majlis(amal, badr, clara)
    for speaker in (clara, badr, amal):
        await speaker.post(f"{path}/chat", {"text": f"by {speaker.name}"})
    for each in (badr, clara):
        assert (await each.ask("PUT", f"/api/people/{amal.player}/block", {})).is_success
    await amal.post("/api/reports", of_line(path, 2))
    (report,) = (await case(dana))["reports"]
    assert [line["text"] for line in report["lines"]] == ["by Badr", "by Amal"]


async def test_evidence_cannot_be_forged(amal: Client, badr: Client, dana: Client) -> None:
    path = await a_majlis(amal, badr)
    for more in (
        {"lines": [{"player": badr.player, "text": "invented"}]}, {"evidence": "invented"}, {"name": "invented"},
    ):  # fmt: skip
        assert (await amal.refused("POST", "/api/reports", {**on_page(badr), **more}))[0] == 400
        place = {**on_page(badr)["place"], **more}
        assert (await amal.refused("POST", "/api/reports", {"kind": "name", "place": place}))[0] == 400
    table = await amal.post("/api/tables", {"game": "baloot", "sit": True})
    at_table = {"kind": "cheating", "place": {"at": "table", "table": table["id"], "player": badr.player}}
    assert await amal.refused("POST", "/api/reports", at_table) == (404, "no-such-player"), "they never sat there"
    assert await amal.refused("POST", "/api/reports", of_line(path, 7)) == (404, "no-such-line")
    assert await cases(dana) == []


async def test_nobody_gets_lines_into_a_report_that_they_may_not_read(
    amal: Client, badr: Client, dana: Client, client: Client
) -> None:
    stranger, path = await client.guest(), await a_majlis(amal, badr)
    await badr.post(f"{path}/chat", {"text": "secret"})
    assert await stranger.refused("POST", "/api/reports", of_line(path, 1)) == (403, "majlis-members-only")
    settings = {"private": True, "chat": "free", "spectators": False}
    table = await badr.post("/api/tables", {"game": "baloot", "sit": True, "bots": 3, "settings": settings})
    at_table = {"kind": "leaving", "place": {"at": "table", "table": table["id"], "player": badr.player}}
    await stranger.post("/api/reports", at_table)
    (report,) = (await case(dana))["reports"]
    assert (report["place"], report["name"], report["lines"]) == ("table", "Badr", []) and report["seq"] > 0
    nowhere = {"kind": "leaving", "place": {"at": "table", "table": "x" * 10, "player": badr.player}}
    assert await stranger.refused("POST", "/api/reports", nowhere) == (404, "unknown-table")


async def test_a_report_about_an_account_that_is_gone_or_about_oneself(
    amal: Client, badr: Client, dana: Client
) -> None:
    assert await badr.refused("POST", "/api/reports", on_page(badr)) == (409, "report-on-yourself")
    await amal.post("/api/reports", on_page(badr))
    about = (await cases(dana))[0]["id"]
    await badr.post("/api/me/delete", {"password": PASSWORD})
    assert await amal.refused("POST", "/api/reports", on_page(badr)) == (404, "no-such-player")
    assert await dana.refused("GET", f"/api/moderation/cases/{about}") == (404, "no-such-case")
    assert await cases(dana) == [] and (await amal.get("/api/me/reports"))["reports"] == []


async def test_ten_thousand_reports_of_one_account_are_ten(
    amal: Client, badr: Client, dana: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(amal.application.gate, "enter", lambda kind, address: None)
    again = [await amal.post("/api/reports", on_page(badr)) for _ in range(3)]
    assert again[0] == again[1] == again[2], "the same report is one"
    store, refused = dana.application.store, set()
    path = await a_majlis(badr, amal)
    row = await store.majlis(path.rpartition("/")[2])
    assert row is not None
    for number in range(1, reporting.MOST_TODAY + 10):
        await store.add_majlis_line(row.id, badr.player, number, f"line {number}", keep=500)
        answer = await amal.ask("POST", "/api/reports", of_line(path, number))
        if not answer.is_success:
            refused.add((answer.status_code, answer.json()["fault"]["code"]))
    assert refused == {(409, "too-many-reports-today")}
    (line,) = await cases(dana)
    assert (line["reports"], line["reporters"]) == (reporting.MOST_TODAY, 1)


async def test_an_address_makes_so_many_reports_an_hour(amal: Client, badr: Client) -> None:
    codes = {(await amal.ask("POST", "/api/reports", on_page(badr))).status_code for _ in range(70)}
    assert codes == {200, 429}


async def test_a_silenced_player_is_told_until_when_in_every_chat(amal: Client, badr: Client, dana: Client) -> None:
    path = await a_majlis(amal, badr)
    await amal.post("/api/reports", on_page(badr))
    after = await does(dana, await case(dana), "silence", hours=DAY)
    answer = await badr.ask("POST", f"{path}/chat", {"text": "hello"})
    assert answer.status_code == 403
    assert answer.json()["fault"] == {
        "code": "silenced", "rule": "", "parameters": {"until_moment": after["silenced_until"]},
    }  # fmt: skip
    remark = {"type": "remark", "point": {"deal": 1}, "text": "hello"}
    assert await badr.refused("POST", "/api/reviews/aaaaaaaaaa/changes", remark) == (403, "silenced")
    assert (await badr.ask("POST", "/api/reviews/aaaaaaaaaa/changes", {"type": "lead"})).status_code == 404
    await amal.post(f"{path}/chat", {"text": "hello"})
    react = f"{path}/chat/1/reactions/{EMOJI[0]}"
    assert (await badr.ask("PUT", react, {"on": True})).is_success
    mine = await badr.get("/api/me/moderation")
    assert mine["silenced_until"] == after["silenced_until"] > milliseconds()
    (act,) = mine["acts"]
    assert (act["act"], act["reason"], act["appealable"]) == ("silence", "because", True)
    assert "Dana" not in str(mine) and "Amal" not in str(mine)


async def test_an_appeal_enters_the_queue_once_and_is_decided_by_another(
    client: Client, amal: Client, badr: Client, dana: Client
) -> None:
    await amal.post("/api/reports", on_page(badr))
    closed = await does(dana, await case(dana), "silence", hours=DAY)
    assert closed["outcome"] == "silence" and await cases(dana) == []
    number = (await badr.get("/api/me/moderation"))["acts"][0]["number"]
    path = f"/api/me/moderation/{number}/appeal"
    assert await badr.refused("POST", path, {"text": " "}) == (422, "words-needed")
    assert await amal.refused("POST", path, {"text": "for them"}) == (404, "no-such-act")
    after = await badr.post(path, {"text": "it was not me"})
    assert after["acts"][0]["appeal"]["outcome"] == ""
    assert await badr.refused("POST", path, {"text": "again"}) == (409, "appealed-already")
    essa, clara = await moderator(client, "Essa"), await client.account("Clara")
    await amal.post("/api/reports", on_page(clara))
    assert [line["own"] for line in await cases(dana)] == [False, True]
    assert not any(line["own"] for line in await cases(essa))
    (appealed,) = [line for line in await cases(essa) if line["appeal"]]
    found = await essa.get(f"/api/moderation/cases/{appealed['id']}")
    assert found["appeals"][0]["text"] == "it was not me" and found["earlier"][0]["outcome"] == "silence"
    after = await does(essa, found, "lift", lifts=number)
    assert (after["silenced_until"], after["outcome"]) == (0, "lift")
    (mine,) = (await badr.get("/api/me/moderation"))["acts"]
    assert mine["lifted"] and mine["appeal"]["outcome"] == "lifted" and not mine["appealable"]
    assert (await amal.get("/api/me/reports"))["reports"][-1]["handled"]


async def test_two_moderators_at_once(client: Client, amal: Client, badr: Client, dana: Client) -> None:
    essa = await moderator(client, "Essa")
    await amal.post("/api/reports", on_page(badr))
    found = await case(dana)
    path = f"/api/moderation/cases/{found['id']}/acts"
    answers = await asyncio.gather(
        dana.ask("POST", path, doing(found, "warn")), essa.ask("POST", path, doing(found, "ban", hours=1))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    (lost,) = [answer for answer in answers if answer.status_code == 409]
    assert lost.json()["fault"]["code"] == "case-changed"
    (act,) = (await badr.get("/api/me/moderation"))["acts"]
    assert act["act"] in {"warn", "ban"}


async def test_only_moderators_see_and_do_anything_and_only_as_long_as_they_are(
    amal: Client, badr: Client, dana: Client
) -> None:
    await amal.post("/api/reports", on_page(badr))
    found = await case(dana)
    ways: list[tuple[str, str, Any]] = [
        ("GET", "/api/moderation/queue", None), ("GET", f"/api/moderation/cases/{found['id']}", None),
        ("GET", "/api/moderation/trail", None),
        ("POST", f"/api/moderation/cases/{found['id']}/acts", doing(found, "warn")),
    ]  # fmt: skip
    for method, path, body in ways:
        assert await amal.refused(method, path, body) == (403, "moderators-only")
    token = (await dana.post("/api/me/tokens", {"label": "my bot", "bot": True}))["token"]
    store = dana.application.store
    assert (await dana.get("/api/me/moderation"))["moderator"]
    assert await store.set_moderator(dana.player, milliseconds(), on=False)
    for method, path, body in ways:
        assert await dana.refused(method, path, body) == (403, "moderators-only")
    assert not (await dana.get("/api/me/moderation"))["moderator"]
    assert await store.set_moderator(dana.player, milliseconds(), on=True)
    dana.token = token
    assert await dana.refused("GET", "/api/moderation/queue") == (403, "session-needed")


async def test_moderators_can_do_nothing_to_themselves_and_each_other(
    client: Client, amal: Client, dana: Client
) -> None:
    essa = await moderator(client, "Essa")
    for each in (dana, essa):
        await amal.post("/api/reports", on_page(each))
    for number in range(2):
        found = await case(dana, number)
        assert found["protected"]
        path = f"/api/moderation/cases/{found['id']}/acts"
        for act in ("dismiss", "warn", "silence", "rename", "ban"):
            answer = await dana.refused("POST", path, doing(found, act, hours=1))
            assert answer == (403, "moderator-protected")


async def test_acts_need_a_reason_and_a_span(amal: Client, badr: Client, dana: Client) -> None:
    await amal.post("/api/reports", on_page(badr))
    found = await case(dana)
    path = f"/api/moderation/cases/{found['id']}/acts"
    for body, answer in [
        (doing(found, "warn", reason=" "), (422, "words-needed")),
        (doing(found, "warn", reason="x" * 501), (422, "text-too-long")),
        (doing(found, "warn", reason="x" * 1001), (400, "bad-request")),
        (doing(found, "ban"), (422, "hours-needed")),
        (doing(found, "ban", hours=10**9), (400, "bad-request")),
        (doing(found, "lift", lifts=1), (409, "nothing-to-lift")),
        (doing(found, "appoint"), (400, "bad-request")),
    ]:
        assert await dana.refused("POST", path, body) == answer
    assert await case(dana) == found


async def test_a_banned_player_reads_why_and_appeals(amal: Client, badr: Client, dana: Client) -> None:
    await amal.post("/api/reports", on_page(badr))
    await does(dana, await case(dana), "ban", hours=DAY)
    assert await badr.refused("GET", "/api/me/tables") == (403, "banned")
    (act,) = (await badr.get("/api/me/moderation"))["acts"]
    assert act["reason"] == "because"
    assert (await badr.post(f"/api/me/moderation/{act['number']}/appeal", {"text": "why?"}))["acts"][0]["appeal"]
    (line,) = await cases(dana)
    assert line["appeal"] and line["own"]


async def test_a_name_that_was_taken_away_does_not_come_back(amal: Client, badr: Client, dana: Client) -> None:
    await amal.post("/api/reports", on_page(badr))
    after = await does(dana, await case(dana), "rename", close=False)
    assert after["name"] != "Badr" and after["acts"][0]["detail"] == "Badr" and not after["closed"]
    for name in ("Badr", "BADR", "badr"):
        assert await badr.refused("PATCH", "/api/me", {"name": name}) == (422, "name-taken-away")
    again = await badr.post("/api/login", {"name": "Badr", "password": PASSWORD})
    assert again["name"] == after["name"], "they sign in as before"
    assert (await badr.ask("PATCH", "/api/me", {"name": "Bashir"})).is_success
    await does(dana, after, "lift", lifts=after["acts"][0]["number"])
    assert (await badr.ask("PATCH", "/api/me", {"name": "Badr"})).is_success


async def test_a_tournament_is_reported_with_its_organiser(amal: Client, badr: Client, dana: Client) -> None:
    new = {"name": "Rude cup", "game": "baloot", "format": {"format": "swiss", "rounds": 3}}
    made = await badr.post("/api/tournaments", new)
    await amal.post("/api/reports", {"kind": "name", "place": {"at": "tournament", "tournament": made["id"]}})
    assert (await badr.ask("DELETE", f"/api/tournaments/{made['id']}")).is_success
    found = await case(dana)
    assert found["player"] == badr.player and found["reports"][0]["name"] == "Rude cup"


async def test_the_trail_shows_who_did_what_to_whom_and_why(amal: Client, badr: Client, dana: Client) -> None:
    await amal.post("/api/reports", on_page(badr))
    found = await case(dana)
    await does(dana, found, "warn", reason="the first time")
    warned, appointed = (await dana.get("/api/moderation/trail"))["acts"]
    assert (warned["act"], warned["player_name"], warned["moderator_name"], warned["reason"], warned["case"]) == (
        "warn", "Badr", "Dana", "the first time", found["id"],
    )  # fmt: skip
    assert (appointed["act"], appointed["administrator"], appointed["player_name"]) == ("appoint", True, "Dana")
    assert (await dana.get("/api/moderation/trail?limit=1&before=2"))["acts"] == [appointed]


async def test_an_export_has_own_reports_and_what_was_done_to_oneself(amal: Client, badr: Client, dana: Client) -> None:
    path = await a_majlis(badr, amal)
    await badr.post(f"{path}/chat", {"text": "hello"})
    await amal.post("/api/reports", {**of_line(path, 1), "text": "my words"})
    await does(dana, await case(dana), "warn")
    found = {}
    for each in (amal, badr):
        packed = (await each.ask("GET", "/api/me/export")).content
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            found[each.name] = msgspec.json.decode(archive.read("profile.json"))
    (report,) = found["Amal"]["reports"]
    assert (report["text"], report["outcome"], report["source"]) == ("my words", "", "")
    assert found["Amal"]["acts"] == [] == found["Badr"]["reports"]
    assert found["Badr"]["acts"][0]["reason"] == "because" and "my words" not in str(found["Badr"])
