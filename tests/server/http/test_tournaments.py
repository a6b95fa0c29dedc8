"""Tournaments over HTTP: an evening from the first entry to the last, who may act, repeated acts, limits."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.conftest import PASSWORD, Client, serving
from vierblatt import games
from vierblatt.server.http import limits
from vierblatt.server.proving import prove
from vierblatt.server.table import Person
from vierblatt.server.tournament import acts, tournaments
from vierblatt.tournaments import TournamentFile, standings
from vierblatt.tournaments.amounts import rounded

EVENING = {"name": "Evening", "game": "baloot", "format": {"format": "swiss", "rounds": 2}, "public": True}
NAMES = ("Amal and Badr", "Dana and Essa", "Fahad and Ghada", "Huda and Isa")


async def opened(organiser: Client, **fields: Any) -> str:
    """A new tournament; returns its address."""
    made = await organiser.post("/api/tournaments", {**EVENING, **fields})
    return f"/api/tournaments/{made['id']}"


async def entered(organiser: Client, **fields: Any) -> str:
    """One with four contestants."""
    place = await opened(organiser, **fields)
    for name in NAMES:
        await organiser.post(f"{place}/contestants", {"name": name})
    return place


async def started(organiser: Client, **fields: Any) -> str:
    """One whose first round is paired."""
    place = await entered(organiser, **fields)
    await organiser.post(f"{place}/start")
    await organiser.post(f"{place}/pair")
    return place


async def test_an_evening(client: Client, tmp_path: Path) -> None:
    organiser = await client.account("Amal")
    place = await opened(organiser, starts=1_800_000_000_000, place="Diwan")
    page = await client.get(place)
    assert (page["stage"], page["organising"], page["next"]) == ("entering", False, ["enter", "cancel"])
    assert (page["seq"], page["organiser_name"], page["tie_breaks"][0]) == (1, "Amal", "buchholz")
    for name in NAMES:
        page = await organiser.post(f"{place}/contestants", {"name": f" {name}  ", "players": name.split(" and ")})
    assert [each["name"] for each in page["contestants"]] == [*NAMES]
    assert page["organising"] and page["next"][0] == "start"
    page = await organiser.post(f"{place}/start")
    assert page["next"][0] == "pair" and page["rounds_planned"] == 2
    while "pair" in page["next"]:
        page = await organiser.post(f"{place}/pair")
        assert page["next"][0] == "report"
        for meeting in page["rounds"][-1]["meetings"]:
            assert meeting["result"] is None
            low = min(side[0] for side in meeting["sides"])
            points = [152 if side == [low] else 98 for side in meeting["sides"]]
            page = await organiser.post(f"{place}/meetings/{meeting['number']}/result", {"matches": [points]})
    assert page["next"] == ["close", "enter", "pause", "cancel"]
    page = await organiser.post(f"{place}/close", {"reason": "finished"})
    assert (page["stage"], page["next"]) == ("closed", [])
    first = page["standings"][0]
    assert (first["contestant"], first["place"], first["points"], first["tie_breaks"][1:]) == (1, 1, "4", [2, 108])
    log = (await client.ask("GET", f"{place}/log")).content
    (tmp_path / "evening.jsonl").write_bytes(log)
    file = TournamentFile(tmp_path / "evening.jsonl").tournament
    assert len(file.entries) == page["seq"]
    assert [(each["contestant"], each["place"], each["points"]) for each in page["standings"]] == [
        (each.contestant, each.place, rounded(each.points or Fraction(0))) for each in standings(file.state)
    ]
    table = (await client.ask("GET", f"{place}/standings.csv")).text.splitlines()
    assert len(table) == 5 and table[0].startswith("group,place,contestant,name,players,points")
    assert len((await client.ask("GET", f"{place}/results.csv")).text.splitlines()) == 9
    assert b"LOCATION:Diwan\r\n" in (await client.ask("GET", f"{place}/calendar.ics")).content


async def test_only_the_organiser_acts(client: Client) -> None:
    organiser, other = await client.account("Amal"), await client.guest()
    place = await started(organiser)
    acts = [
        ("contestants", {"name": "Badr"}), ("contestants/1/check-in", None), ("contestants/1/withdraw", {}),
        ("contestants/1/return", None), ("contestants/1/penalty", {"points": 1}), ("start", None), ("pair", None),
        ("pause", {}), ("resume", None), ("close", {"reason": "cancelled"}), ("contestants/99/check-in", None),
        ("meetings/1/result", {"matches": [[1, 0]]}), ("meetings/1/ruling", {"ruling": "annulled"}),
        ("meetings/99/result", {"matches": [[1, 0]]}),
    ]  # fmt: skip
    before = await client.get(place)
    for act, body in acts:
        assert await other.refused("POST", f"{place}/{act}", body) == (403, "not-the-organiser"), act
        assert (await client.refused("POST", f"{place}/{act}", body))[0] == 401
    assert await other.refused("DELETE", place) == (403, "not-the-organiser")
    assert await client.get(place) == before


async def test_what_was_done_already_is_answered_as_the_first_time(client: Client) -> None:
    organiser = await client.account("Amal")
    place = await opened(organiser)
    acts: list[tuple[str, Any]] = [("contestants", {"name": name}) for name in NAMES]
    acts += [("contestants/4/check-in", None), ("start", None), ("pair", None)]
    acts += [("contestants/1/penalty", {"points": 2, "reason": "late"}), ("pause", {"reason": "tea"}), ("resume", None)]
    acts += [("meetings/1/result", {"matches": [[152, 98]]})]
    acts += [("meetings/2/ruling", {"ruling": "walkover", "side": 1, "reason": "absent"})]
    acts += [("contestants/3/withdraw", {}), ("contestants/3/return", None), ("close", {"reason": "finished"})]
    for seq, (act, body) in enumerate(acts, 2):
        first = await organiser.post(f"{place}/{act}", body)
        assert first["seq"] == seq, act
        assert await organiser.post(f"{place}/{act}", body) == first, act
    page = await client.get(place)
    assert [each["result"]["kind"] for each in page["rounds"][0]["meetings"]] == ["reported", "walkover"]
    assert page["contestants"][0]["penalty"] == 2


async def test_another_result_is_refused_and_ruled_instead(client: Client) -> None:
    organiser = await client.account("Amal")
    place = await started(organiser)
    await organiser.post(f"{place}/meetings/1/result", {"matches": [[152, 98]]})
    other = {"matches": [[98, 152]]}
    assert await organiser.refused("POST", f"{place}/meetings/1/result", other) == (409, "meeting-has-result")
    page = await organiser.post(f"{place}/meetings/1/ruling", {"ruling": "result", **other, "reason": "swapped\n"})
    result = page["rounds"][0]["meetings"][0]["result"]
    assert (result["kind"], result["scores"], result["reason"]) == ("result", [0, 1], "swapped")


@pytest.mark.parametrize(
    ("act", "body", "refusal"),
    [
        ("contestants/9/check-in", None, (404, "no-such-contestant")),
        ("meetings/9/result", {"matches": [[1, 0]]}, (404, "no-such-meeting")),
        ("meetings/1/result", {"matches": [[1, 0, 2]]}, (422, "bad-match-sides")),
        ("meetings/1/result", {"matches": [[10**9, 0]]}, (400, "bad-request")),
        ("meetings/1/ruling", {"ruling": "forfeit", "reason": "x" * 201}, (422, "text-too-long")),
        ("contestants", {"name": " "}, (422, "bad-name-length")),
        ("contestants", {"name": NAMES[0], "players": ["Amal"]}, (409, "contestant-name-taken")),
        ("contestants", {"name": NAMES[0].upper()}, (409, "contestant-name-taken")),
        ("close", {"reason": "finished"}, (409, "tournament-not-finished")),
    ],
)
async def test_what_cannot_be_done_changes_nothing(client: Client, act: str, body: Any, refusal: Any) -> None:
    organiser = await client.account("Amal")
    place = await started(organiser)
    before = await organiser.get(place)
    assert await organiser.refused("POST", f"{place}/{act}", body) == refusal
    assert await organiser.get(place) == before


async def test_two_windows_of_an_organiser_act_at_once(client: Client) -> None:
    organiser = await client.account("Amal")
    place = await opened(organiser)
    names = [f"Pair {number}" for number in range(12)]
    pages = await asyncio.gather(*(organiser.post(f"{place}/contestants", {"name": name}) for name in names))
    assert sorted(page["seq"] for page in pages) == [*range(2, 14)]
    assert {each["name"] for each in (await client.get(place))["contestants"]} == {*names}
    started = await asyncio.gather(*(organiser.post(f"{place}/start") for _ in range(2)))
    assert [page["seq"] for page in started] == [14, 14]


async def test_two_servers_add_to_one_log(tmp_path: Path) -> None:
    """Each has the tournament in memory, and the other one changes it."""
    async with serving(tmp_path) as one:
        organiser = await one.account("Amal")
        place = await opened(organiser)
        elsewhere = tournaments.Tournaments(one.application.store, lambda: 1_800_000_000_000)
        person = Person(organiser.player, "Amal")
        number = place.rpartition("/")[2]
        for turn in range(3):
            await elsewhere.act(person, number, acts.enter, f"Here {turn}", [], 0)
            page = await organiser.post(f"{place}/contestants", {"name": f"There {turn}"})
        assert (page["seq"], len(page["contestants"])) == (7, 6)


async def test_a_knockout_is_not_finished_before_its_final(client: Client) -> None:
    organiser = await client.account("Amal")
    place = await started(organiser, format={"format": "knockout"})
    for meeting in (1, 2):
        page = await organiser.post(f"{place}/meetings/{meeting}/result", {"matches": [[152, 98]]})
    assert page["next"] == ["pair", "pause", "cancel"]
    assert await organiser.refused("POST", f"{place}/close", {"reason": "finished"}) == (409, "nobody-has-won")


async def test_only_the_organiser_takes_somebody_out_of_a_league_that_has_begun(client: Client) -> None:
    organiser, dana = await client.account("Amal"), await client.account("Dana")
    place = await opened(organiser, open_entry=True, format={"format": "league"})
    await dana.post(f"{place}/entry", {"name": "The Falcons"})
    await organiser.post(f"{place}/contestants", {"name": "Owls"})
    await organiser.post(f"{place}/start")
    assert await dana.refused("DELETE", f"{place}/entry") == (409, "organiser-withdraws")
    assert (await organiser.post(f"{place}/contestants/1/withdraw"))["contestants"][0]["withdrawn"]


async def test_players_enter_themselves_once_and_withdraw(client: Client) -> None:
    organiser, dana = await client.account("Amal"), await client.account("Dana")
    place = await opened(organiser, open_entry=True)
    pair = {"name": "The Falcons", "partners": ["Essa"]}
    page = await dana.post(f"{place}/entry", pair)
    assert [(each["name"], each["players"], each["mine"]) for each in page["contestants"]] == [
        ("The Falcons", ["Dana", "Essa"], True)
    ]
    assert await dana.post(f"{place}/entry", pair) == page
    assert await dana.refused("POST", f"{place}/entry", {"name": "Owls"}) == (409, "entered-already")
    assert not (await organiser.get(place))["contestants"][0]["mine"]
    assert [each["id"] for each in (await dana.get("/api/me/tournaments"))["tournaments"]] == [page["id"]]
    assert await organiser.refused("DELETE", f"{place}/entry") == (404, "not-a-contestant")
    for _ in range(2):
        answer = await dana.ask("DELETE", f"{place}/entry")
        assert answer.json()["contestants"][0]["withdrawn"]
    assert not (await dana.post(f"{place}/entry", {}))["contestants"][0]["withdrawn"]
    await organiser.post(f"{place}/contestants", {"name": "Owls"})
    await organiser.post(f"{place}/start")
    late = await client.guest()
    assert await late.refused("POST", f"{place}/entry", {"name": "Late"}) == (409, "entry-closed")
    await organiser.post(f"{place}/contestants/1/withdraw", {"reason": "rude"})
    assert await dana.refused("POST", f"{place}/entry", pair) == (409, "entry-closed")
    closed = await opened(organiser)
    assert await dana.refused("POST", f"{closed}/entry", {}) == (409, "entry-closed")


async def test_only_public_tournaments_are_listed(client: Client) -> None:
    organiser = await client.account("Amal")
    private = await opened(organiser, name="Private", public=False)
    await opened(organiser, name="First")
    await opened(organiser, name="Knock-out", game="kout_bo", format={"format": "knockout"})
    found = (await client.get("/api/tournaments"))["tournaments"]
    assert [(each["name"], each["format"], each["organiser_name"]) for each in found] == [
        ("Knock-out", "knockout", "Amal"), ("First", "swiss", "Amal"),
    ]  # fmt: skip
    assert [each["name"] for each in (await client.get("/api/tournaments?game=baloot&stage=entering"))["tournaments"]] \
        == ["First"]  # fmt: skip
    assert (await client.get("/api/tournaments?stage=closed"))["tournaments"] == []
    rest = f"/api/tournaments?before={found[0]['created']}"
    assert [each["name"] for each in (await client.get(rest))["tournaments"]] == ["First"]
    assert (await client.get(private))["name"] == "Private"
    assert len((await organiser.get("/api/me/tournaments"))["tournaments"]) == 3


async def test_a_page_that_the_reader_has_is_not_sent_again(client: Client) -> None:
    organiser = await client.account("Amal")
    place = await opened(organiser)
    tag = (await client.ask("GET", place)).headers["etag"]
    again = await client.ask("GET", place, headers={"If-None-Match": f'W/"0", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await organiser.ask("GET", place, headers={"If-None-Match": tag})).status_code == 200  # it is theirs
    await organiser.post(f"{place}/contestants", {"name": "Badr"})
    assert (await client.ask("GET", place, headers={"If-None-Match": tag})).status_code == 200


async def test_an_old_window_begins_no_round(client: Client) -> None:
    organiser = await client.account("Amal")
    place = await started(organiser, format={"format": "swiss", "rounds": 3})
    for number in (1, 2):
        await organiser.post(f"{place}/meetings/{number}/result", {"matches": [[152, 98]]})
    old = (await organiser.get(place))["seq"]
    second = await organiser.post(f"{place}/pair", {"seq": old})
    assert (await organiser.post(f"{place}/pair", {"seq": old}))["seq"] == second["seq"]  # the answer was lost
    for meeting in second["rounds"][-1]["meetings"]:
        await organiser.post(f"{place}/meetings/{meeting['number']}/result", {"matches": [[152, 98]]})
    assert await organiser.refused("POST", f"{place}/pair", {"seq": old}) == (409, "round-begun")
    now = await organiser.get(place)
    assert (len(now["rounds"]), now["next"][0]) == (2, "pair")
    assert len((await organiser.post(f"{place}/pair", {"seq": now["seq"]}))["rounds"]) == 3
    assert await organiser.refused("POST", f"{place}/pair", {"seq": 10**20}) == (400, "bad-request")


async def test_the_list_goes_on_after_the_last_one_whatever_their_moment(client: Client) -> None:
    organiser = await client.account("Amal")
    made = {await opened(organiser, name=f"Evening {number}") for number in range(3)}
    found, rest = list[str](), ""
    while page := (await client.get(f"/api/tournaments?limit=1{rest}"))["tournaments"]:
        found.append(f"/api/tournaments/{page[0]['id']}")
        rest = f"&before={page[0]['created']}&after={page[0]['id']}"
    assert (len(found), {*found}) == (3, made)


async def test_a_player_is_in_so_many_tournaments_at_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_ENTERED", 2)
    organiser, badr = await client.account("Amal"), await client.account("Badr")
    places = [await opened(organiser, open_entry=True) for _ in range(3)]
    for place in (*places[:2], places[0]):  # the same one again is not another one
        await badr.post(f"{place}/entry", {})
    assert await badr.refused("POST", f"{places[2]}/entry", {}) == (409, "too-many-entries")
    await organiser.post(f"{places[0]}/close", {"reason": "cancelled"})
    assert (await badr.post(f"{places[2]}/entry", {}))["contestants"]


async def test_limits(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    organiser = await client.account("Amal")
    place = await entered(organiser)
    monkeypatch.setattr(tournaments, "MOST_CONTESTANTS", 4)
    assert await organiser.refused("POST", f"{place}/contestants", {"name": "Fifth"}) == (409, "tournament-full")
    monkeypatch.setattr(tournaments, "MOST_TOURNAMENTS", 1)
    assert await organiser.refused("POST", "/api/tournaments", EVENING) == (409, "too-many-tournaments")
    monkeypatch.setattr(tournaments, "MOST_BYTES", 100)
    assert await organiser.refused("POST", f"{place}/start") == (409, "tournament-log-full")
    assert (await organiser.post(f"{place}/close", {"reason": "cancelled"}))["cancelled"]
    assert (await organiser.ask("DELETE", place)).status_code == 204
    assert await client.refused("GET", place) == (404, "no-such-tournament")
    assert (await organiser.post("/api/tournaments", EVENING))["stage"] == "entering"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"format": {"format": "swiss", "rounds": 3, "boards": 4, "imp_scale": [3, 3]}}, "bad-imp-scale"),
        ({"format": {"format": "swiss", "rounds": 3, "boards": 4, "imp_scale": [*range(1, 26)]}}, "bad-imp-scale"),
        ({"game": "king_bolola", "format": {"format": "knockout"}}, "format-needs-two-sides"),
        ({"players": 3}, "bad-contestant-size"),
        ({"tie_breaks": ["luck"]}, "bad-tie-break"),
        ({"changes": {"target": -1}}, "bad-value"),
        ({"preset": "none"}, "unknown-preset"),
        ({"name": "x" * 81}, "bad-name-length"),
    ],
)
async def test_what_cannot_be_a_tournament_is_refused(client: Client, fields: dict[str, Any], code: str) -> None:
    organiser = await client.guest()
    assert await organiser.refused("POST", "/api/tournaments", {**EVENING, **fields}) == (422, code)
    assert (await organiser.get("/api/me/tournaments"))["tournaments"] == []


async def test_house_rules_and_a_scale_are_in_the_log(client: Client) -> None:
    organiser = await client.guest()
    boards = {"format": "swiss", "rounds": 3, "boards": 4, "imp_scale": [2, 5, 9]}
    place = await opened(organiser, changes={"target": 101}, format=boards)
    page = await client.get(place)
    assert (page["changes"], page["format"], page["players"]) == ({"target": 101}, boards, 4)
    usual = await client.get(await opened(organiser, format={"format": "swiss", "rounds": 3, "boards": 4}))
    assert usual["format"]["imp_scale"] == [*games.get("baloot").research.imp_scale]
    useless = {"format": "swiss", "rounds": 3, "imp_scale": [2]}
    assert (await client.get(await opened(organiser, format=useless)))["format"] == {"format": "swiss", "rounds": 3}


async def test_deleting_an_account_takes_its_names_out_of_the_logs(client: Client) -> None:
    organiser, dana = await client.account("Amal"), await client.account("Dana")
    place = await opened(organiser, open_entry=True)
    await dana.post(f"{place}/entry", {"name": "The Falcons", "partners": ["Essa"]})
    await organiser.post(f"{place}/contestants", {"name": "Owls"})
    with zipfile.ZipFile(io.BytesIO((await dana.ask("GET", "/api/me/export")).content)) as archive:
        (own,) = json.loads(archive.read("profile.json"))["tournaments"]
    assert (own["organised"], own["entered"][0]["players"]) == (False, ["Dana", "Essa"])
    await dana.post("/api/me/delete", {"password": PASSWORD})
    page = await client.get(place)
    assert [(each["name"], each["players"]) for each in page["contestants"]] == [("-", ["-", "-"]), ("Owls", [])]
    log = (await client.ask("GET", f"{place}/log")).text
    assert "Falcons" not in log and "Essa" not in log
    assert (await prove(client.application.store, 0)).faults == []
    assert (await organiser.post(f"{place}/start"))["stage"] == "running"


async def test_who_entered_first_organises_when_the_organiser_goes(client: Client) -> None:
    organiser, dana = await client.account("Amal"), await client.account("Dana")
    alone, going_on, over = [await opened(organiser, open_entry=True) for _ in range(3)]
    for place in (going_on, over):
        await dana.post(f"{place}/entry", {})
    await organiser.post(f"{over}/close", {"reason": "cancelled"})
    with zipfile.ZipFile(io.BytesIO((await organiser.ask("GET", "/api/me/export")).content)) as archive:
        assert archive.read(f"tournaments/{alone.rpartition('/')[2]}.jsonl").startswith(b'{"entry":"created"')
    await organiser.post("/api/me/delete", {"password": PASSWORD})
    assert await client.refused("GET", alone) == (404, "no-such-tournament")
    assert (await dana.get(going_on))["organising"]
    assert (await dana.post(f"{going_on}/close", {"reason": "cancelled"}))["organiser_name"] == "Dana"
    assert (await dana.get(going_on))["organising"]
    page = await dana.get(over)
    assert (page["organiser"], page["organiser_name"], page["organising"]) == ("", "", False)


async def test_acts_have_a_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TOURNAMENTS", (2, 0.001))
    async with serving(tmp_path) as client:
        organiser, other = await client.account("Amal"), await client.account("Dana")
        place = await opened(organiser)
        await organiser.post(f"{place}/contestants", {"name": "Badr"})
        refused = await organiser.ask("POST", f"{place}/contestants", {"name": "Essa"})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1000")
        await opened(other)
