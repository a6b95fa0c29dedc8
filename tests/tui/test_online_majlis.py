"""A majlis in the terminal: the invitation, members, score, chat and tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.server.live.servers import Served, player_id, serving
from tests.server.store.stores import NOW, a_match
from tests.tui.online import at_form, at_seats, in_lobby, press_row
from tests.tui.table import WIDE, app_in, at, menu, shown, until
from vierblatt.client import Client, ClientFault, Refusal
from vierblatt.locale import LANGUAGES
from vierblatt.protocol.majlis import Majlis, MajlisLine
from vierblatt.tui.app import VierblattApp
from vierblatt.tui.online.majlis import MajlisScreen
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.storage import UserFiles


async def ann_at(served: Served, folder: Path, where: str = "", **more: Any) -> VierblattApp:
    """Ann's app."""
    UserFiles(folder).keep_token(served.url, await served.token("Ann"))
    return app_in(folder, server=served.url + where, **more)


async def bens(served: Served) -> tuple[Client, Majlis]:
    """Ben, who has opened a majlis."""
    ben = Client(served.url, await served.token("Ben"))
    await ben.open()
    return ben, await ben.open_majlis("Diwan", "whist")


async def in_majlis(pilot: Pilot[None]) -> MajlisScreen:
    return await at_form(pilot, MajlisScreen)


async def test_the_host_removes_a_member_and_changes_the_link(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        async with Client(served.url, await served.token("Ann")) as ann:
            majlis = await ann.open_majlis("Diwan", "whist")
        ben = Client(served.url, await served.token("Ben"))
        await ben.join_majlis(majlis.id)
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            await press_row(pilot, f"member {player_id('Ben')}")
            await at_form(pilot, AskScreen)
            await press_row(pilot, "remove")
            await until(pilot, lambda: "no longer sees the majlis" in shown(app))
            await press_row(pilot, "yes")
            await until(pilot, lambda: app.screen is screen and len(screen.majlis.members) == 1)
            await press_row(pilot, "manage")
            await at_form(pilot, AskScreen)
            await press_row(pilot, "link")
            await until(pilot, lambda: "stops working" in shown(app))
            await press_row(pilot, "yes")
            await until(pilot, lambda: screen.majlis.id != majlis.id)
            await until(pilot, lambda: app.screen is screen and f"/m/{screen.majlis.id}" in shown(app))
            with pytest.raises(Refusal):
                await ben.majlis(majlis.id)
            await ben.join_majlis(screen.majlis.id)
            await until(pilot, lambda: len(screen.majlis.members) == 2)
            await press_row(pilot, f"member {player_id('Ben')}")
            await at_form(pilot, AskScreen)
            await press_row(pilot, "host")
            await until(pilot, lambda: screen.majlis.host == player_id("Ben"))
            await until(pilot, lambda: all(row.key != "manage" for row in screen.form.rows.rows))
        await ben.close()


async def test_the_host_deletes_the_majlis(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served, Client(served.url, await served.token("Ann")) as ann:
        majlis = await ann.open_majlis("Diwan", "whist")
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            await in_majlis(pilot)
            await press_row(pilot, "manage")
            await at_form(pilot, AskScreen)
            await press_row(pilot, "delete")
            await until(pilot, lambda: "for ever" in shown(app))
            await press_row(pilot, "yes")
            lobby = await in_lobby(pilot)
            assert not lobby.form.note, "whoever deletes it knows that it is gone"
        assert await ann.majlises() == []


async def test_messages_get_reactions_and_can_be_deleted(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        line = await ben.say_in_majlis(majlis.id, "marhaba")
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            await in_majlis(pilot)
            await press_row(pilot, "join")
            await until(pilot, lambda: "marhaba" in shown(app))
            for there in (True, False):
                await press_row(pilot, f"line {line.id}")
                await at_form(pilot, AskScreen)
                assert "Delete" not in shown(app)
                await press_row(pilot, "react 🌹")
                screen = await in_majlis(pilot)  # the question that is closed shows the rose, too
                await until(pilot, lambda: ("🌹" in shown(app)) is there)  # noqa: B023 - it is used up at once
                [kept] = await ben.majlis_chat(majlis.id)
                assert kept.reactions == ({"🌹": [player_id("Ann")]} if there else {})
            screen._input.text = "too much"
            await press_row(pilot, "say")
            await until(pilot, lambda: "Ann: too much" in shown(app))
            await press_row(pilot, f"line {screen.lines[-1].id}")
            await at_form(pilot, AskScreen)
            await press_row(pilot, "delete")
            await until(pilot, lambda: "for everyone" in shown(app))
            await press_row(pilot, "yes")
            await until(pilot, lambda: app.screen is screen and "too much" not in shown(app))
        await ben.close()


async def test_a_long_message_can_be_read_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        ann = Client(served.url, await served.token("Ann"))
        await ann.join_majlis(majlis.id)
        await ann.close()
        await ben.say_in_majlis(majlis.id, "come over " * 20 + "at nine")
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            await in_majlis(pilot)
            await until(pilot, lambda: "come over" in shown(app))
            assert "at nine" in shown(app)
        await ben.close()


async def test_a_message_that_is_gone_opens_no_menu(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        ann = Client(served.url, await served.token("Ann"))
        await ann.join_majlis(majlis.id)
        await ann.close()
        await ben.say_in_majlis(majlis.id, "marhaba")
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            await until(pilot, lambda: "marhaba" in shown(app))
            key, screen.lines = f"line {screen.lines[0].id}", []
            await screen._choose(*key.split())
            assert app.screen is screen
        await ben.close()


async def test_an_invitation_is_accepted_and_a_table_found(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        await ben.say_in_majlis(majlis.id, "a secret")
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            await until(pilot, lambda: "Diwan" in shown(app) and "Ben" in shown(app))
            assert "a secret" not in shown(app)
            await press_row(pilot, "join")
            await until(pilot, lambda: "a secret" in shown(app) and f"{served.url}/m/{majlis.id}" in shown(app))
            table = await ben.majlis_table(majlis.id)
            await until(pilot, lambda: any(row.key == f"table {table.id}" for row in screen.form.rows.rows))
            await press_row(pilot, "play")
            seating = await at_seats(pilot)
            await until(pilot, lambda: seating.link.seat > 0)
            assert seating.link.table == table.id
            await pilot.press("escape")
            await in_lobby(pilot)
            await until(pilot, lambda: "Diwan" in shown(app))
        await ben.close()


async def test_what_is_typed_is_said_and_stays_while_others_speak(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            await press_row(pilot, "join")
            form = await menu(pilot)
            await until(pilot, lambda: any(row.key == "say" for row in form.rows.rows))
            form.rows.to("say")
            await pilot.press("h", "i", "space")
            await ben.say_in_majlis(majlis.id, "from Ben")
            await until(pilot, lambda: "Ben: from Ben" in shown(app))
            await pilot.press("y", "o", "u", "enter")
            await until(pilot, lambda: "Ann: hi you" in shown(app))
            await until(pilot, lambda: not screen._input.text)
            assert [line.text for line in await ben.majlis_chat(majlis.id)] == ["from Ben", "hi you"]
        await ben.close()


async def test_the_score_of_members_is_shown(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        names = ["Ann", "Ben", "Cleo", "Dan"]
        for name in names:
            client = Client(served.url, await served.token(name))
            await client.join_majlis(majlis.id)
            await client.close()
        table = await ben.majlis_table(majlis.id)
        match = a_match(
            table.id, ended=NOW, players=[player_id(name) for name in names], names=names, scores=[5, 3], winners=[0]
        )
        await served.store.put_record(match, [], [])
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            await in_majlis(pilot)
            await until(pilot, lambda: "Ann, Cleo: 1 · Ben, Dan: 0 (one match)" in shown(app))
            assert "Ben (host) · one match, 0 won" in shown(app)
        await ben.close()


async def test_a_majlis_is_opened_and_left_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = await ann_at(served, tmp_path)
        async with app.run_test(size=WIDE) as pilot:
            await in_lobby(pilot)
            await press_row(pilot, "new-majlis")
            await at(pilot, AskScreen)
            await press_row(pilot, "baloot")
            await in_majlis(pilot)
            await until(pilot, lambda: "Ann’s majlis" in shown(app))
            await press_row(pilot, "copy")
            form = await menu(pilot)
            assert form.note == app.texts().words.text("tui-majlis-copied")
            await press_row(pilot, "leave")
            await at(pilot, AskScreen)
            await press_row(pilot, "leave")
            await in_lobby(pilot)
            assert await served.store.majlises_of(player_id("Ann")) == []


async def test_who_is_removed_or_has_an_old_link_is_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            await press_row(pilot, "join")
            await until(pilot, lambda: screen.majlis.member)
            await ben.leave_majlis(majlis.id, player_id("Ann"))
            await until(pilot, lambda: not screen.majlis.member)
            await press_row(pilot, "join")
            await until(pilot, lambda: screen.majlis.member)
            await ben.api.send("POST", f"/api/majlises/{majlis.id}/link", {})
            lobby = await in_lobby(pilot)
            await until(pilot, lambda: lobby.form.note == app.texts().words.text("error-no-such-majlis"))
        await ben.close()


async def test_who_is_removed_while_the_chat_is_fetched_sees_the_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            fetch = screen.session.client.majlis_chat
            removed: list[str] = []

            async def too_late(majlis_id: str) -> list[MajlisLine]:
                await ben.leave_majlis(majlis_id, player_id("Ann"))
                removed.append("Ann")
                return await fetch(majlis_id)

            monkeypatch.setattr(screen.session.client, "majlis_chat", too_late)
            await press_row(pilot, "join")
            await until(pilot, lambda: bool(removed) and any(row.key == "join" for row in screen.form.rows.rows))
        await ben.close()


async def test_a_majlis_is_looked_at_again_if_the_server_has_not_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}")
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            fetch = screen.session.client.majlis
            unanswered: list[str] = []

            async def sometimes(majlis_id: str) -> Majlis:
                if len(unanswered) < 2:
                    unanswered.append(screen.form.note)
                    raise ClientFault("no-connection", server=served.url, reason="ReadTimeout")
                return await fetch(majlis_id)

            monkeypatch.setattr(screen.session.client, "majlis", sometimes)
            monkeypatch.setattr("vierblatt.tui.online.majlis.AGAIN", 0)
            await press_row(pilot, "join")
            await until(pilot, lambda: screen.majlis.member)
            await ben.leave_majlis(majlis.id, player_id("Ann"))
            await until(pilot, lambda: not screen.majlis.member)
            assert "ReadTimeout" in unanswered[1]
        await ben.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_majlis_is_worded_in_every_language(language: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        ben, majlis = await bens(served)
        ann = Client(served.url, await served.token("Ann"))
        await ann.join_majlis(majlis.id)
        await ann.close()
        app = await ann_at(served, tmp_path, f"/m/{majlis.id}", language=language)
        async with app.run_test(size=WIDE) as pilot:
            screen = await in_majlis(pilot)
            await until(pilot, lambda: any(row.key == "say" for row in screen.form.rows.rows))
            labels = " ".join(row.label for row in screen.form.rows.rows)
            assert "tui-" not in labels and app.texts().words.text("tui-majlis-silent") in labels
        await ben.close()
