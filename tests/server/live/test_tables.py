"""What people at one table may do and what they receive, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Served, asking, play_on, player_id, playing, serving, sit_down, turn
from vierblatt import games
from vierblatt.bots import Choice
from vierblatt.bots.question import Question
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.live import presenter
from vierblatt.server.table.entries import Opened, decode


async def log_length(served: Served, table: str) -> int:
    return len(await served.store.read(table))


async def test_a_forbidden_command_is_refused_with_its_code_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table, players = await playing(served)
        seat = turn(table, players)
        mover, other = players[seat], players[(seat + 1) % 6]
        seq = mover.news[table].seq
        legal = mover.own(table).legal[0]
        before = await log_length(served, table)
        assert await other.refused(ask.Act, table=table, seq=seq, action=legal) == "not-your-turn"
        assert await mover.refused(ask.Act, table=table, seq=seq - 1, action=legal) == "stale"
        assert await mover.refused(ask.Act, table=table, seq=seq, action="fly") == "no-such-action"
        assert await mover.refused(ask.Sit, table=table, seat=3) == "already-begun"
        assert await mover.refused(ask.Nonce, table=table, nonce="00" * 32) == "nonces-not-wanted"
        assert await mover.refused(ask.Answer, table=table, agree=True) == "nothing-asked"
        assert await mover.refused(ask.Rematch, table=table) == "match-running"
        assert await mover.refused(ask.Act, table="aaaaaaaaaa", seq=seq, action=legal) == "unknown-table"
        stranger = await served.player("Ghada")
        assert await stranger.refused(ask.Act, table=table, seq=seq, action=legal) == "not-entered"
        await stranger.do(ask.Enter, table=table)
        assert await stranger.refused(ask.Act, table=table, seq=seq, action=legal) == "no-seat"
        assert await log_length(served, table) == before
        assert (await mover.do(ask.Act, table=table, seq=seq, action=legal)).seq == seq + 1  # type: ignore[union-attr]


async def test_a_command_that_comes_twice_is_done_once_and_answered_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table, players = await playing(served)
        mover = players[turn(table, players)]
        seq, legal = mover.news[table].seq, mover.own(table).legal[0]
        first = await mover.do(ask.Act, id="same", table=table, seq=seq, action=legal)
        again = await mover.do(ask.Act, id="same", table=table, seq=seq, action=legal)
        assert again == first
        assert await mover.refused(ask.Act, id="no", table=table, seq=seq, action=legal) == "stale"
        assert await mover.refused(ask.Act, id="no", table=table, seq=seq + 1, action=legal) == "stale"
        same_id = players[(turn(table, players) + 1) % 6]
        assert await same_id.refused(ask.Answer, id="same", table=table, agree=True) == "nothing-asked"
        assert await log_length(served, table) == seq + 2


async def test_an_action_is_logged_and_broadcast_before_its_acknowledgement(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table, players = await playing(served)
        mover = players[turn(table, players)]
        seq, legal = mover.news[table].seq, mover.own(table).legal[0]
        await mover.do(ask.Act, table=table, seq=seq, action=legal)
        kinds = [type(frame).__name__ for frame in mover.got[-2:]]
        assert kinds == ["Update", "Ack"]
        for player in players:
            update = await player.a(frames.Update, lambda update: update.seq == seq + 1)
            assert update.events
        entry = decode((await served.store.read(table, seq + 1))[0].body)
        assert getattr(entry, "action", "") == legal


async def test_a_second_tab_takes_the_seat_and_the_first_is_notified(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table, players = await playing(served)
        first = players[0]
        second = await served.player("Amal")
        entered = await second.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.seat == 0
        assert second.own(table).hand == first.own(table).hand
        await first.a(frames.Superseded)
        assert await first.refused(ask.Stand, table=table) == "not-entered"
        heard = len(first.got)
        await players[1].do(ask.Say, table=table, phrase="hello")
        await second.a(frames.Said)
        await first.do(ask.Ping)
        assert len(first.got) == heard + 1
        await first.do(ask.Enter, table=table)
        await second.a(frames.Superseded)


async def test_a_returning_player_gets_the_seat_and_missed_updates(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        absent = (turn(table, players) + 3) % 6
        seen, name = players[absent].news[table].seq, ["Amal", "Badr", "Clara", "Dina", "Emil", "Faris"][absent]
        await players[absent].leave()
        witness = players[(absent + 1) % 6]
        gone = await witness.a(frames.Presence, lambda presence: not presence.info.seats[absent].online)
        assert gone.info.grace == {str(absent): gone.info.grace[str(absent)]} and gone.info.grace[str(absent)] <= 30_000
        others = {seat: player for seat, player in enumerate(players) if seat != absent}
        await play_on(table, others, lambda news: news.board is not None and news.board.turn == absent)
        back = await served.player(name)
        entered = await back.do(ask.Enter, table=table, since=seen)
        assert isinstance(entered, frames.Entered)
        assert entered.seat == absent
        assert [each.seq for each in entered.missed] == [*range(seen + 1, entered.seq + 1)]
        assert back.own(table).legal
        await witness.a(frames.Presence, lambda presence: presence.info.seats[absent].online)
        await back.do(ask.Act, table=table, seq=entered.seq, action=back.own(table).legal[0])


async def test_a_bot_plays_for_an_absent_player_until_the_return(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served, settings={"grace": 0})
        absent = turn(table, players)
        name = ["Amal", "Badr", "Clara", "Dina", "Emil", "Faris"][absent]
        await players[absent].leave()
        witness = players[(absent + 1) % 6]
        await witness.a(frames.Update, lambda update: any(note.what == "replaced" for note in update.notes))
        await witness.a(frames.Update, lambda update: bool(update.board and update.board.turn == (absent + 1) % 6))
        back = await served.player(name)
        entered = await back.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        assert entered.info.seats[absent].bot == "" and entered.info.seats[absent].online
        await witness.a(frames.Update, lambda update: any(note.what == "returned" for note in update.notes))


async def test_spectators_see_the_table_as_it_was_and_never_a_hand(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served, settings={"spectator_delay": 600})
        seq = players[0].news[table].seq
        watcher = await served.player("Ghada")
        entered = await watcher.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        assert entered.seat == -1 and entered.own is None
        assert entered.seq < seq and entered.board is None  # the cards were dealt less than ten minutes ago
        mover = players[turn(table, players)]
        await mover.do(ask.Act, table=table, seq=seq, action=mover.own(table).legal[0])
        await watcher.do(ask.Ping)
        assert not [frame for frame in watcher.got if isinstance(frame, frames.Update)]


async def test_spectators_are_shown_everything_when_it_is_old_enough(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served, settings={"spectator_delay": 1})
        watcher = await served.player("Ghada")
        await watcher.do(ask.Enter, table=table)
        seq = players[0].news[table].seq
        mover = players[turn(table, players)]
        await mover.do(ask.Act, table=table, seq=seq, action=mover.own(table).legal[0])
        update = await watcher.a(frames.Update, lambda update: update.seq == seq + 1)
        assert update.own is None and update.board is not None
        presence = await players[0].a(frames.Presence, lambda presence: presence.info.spectators == 1)
        assert presence.info.stage == "playing"


async def test_a_table_without_spectators_shows_only_its_seats(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        early = await served.player("Ghada")
        names = ["Amal", "Badr", "Clara", "Dina", "Emil", "Faris"]
        players = [await served.player(name) for name in names]
        table = await served.open_table("Amal", settings={"spectators": False})
        await early.do(ask.Enter, table=table)
        await sit_down(table, players)
        assert (await early.a(frames.Refused)).fault.code == "no-spectators"
        assert await early.refused(ask.Enter, table=table) == "no-spectators"
        await players[0].a(frames.Update, lambda update: update.board is not None)
        assert all(frame.board is None for frame in early.got if isinstance(frame, (frames.Update, frames.Entered)))


async def test_why_and_hint_answer_the_seat_to_act_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        seat = turn(table, players)
        mover, other = players[seat], players[(seat + 1) % 6]
        legal = mover.own(table).legal
        because = await mover.do(ask.Why, table=table, action=legal[0])
        assert isinstance(because, frames.Because) and because.fault is None
        whose = asking(served, monkeypatch)
        advice = await mover.do(ask.Hint, table=table)
        assert isinstance(advice, frames.Advice) and advice.action in legal and advice.reason
        assert await other.refused(ask.Hint, table=table) == "not-your-turn"
        assert whose == [mover.news[table].info.seats[seat].player]  # who asks, not the host
        assert set(advice.mistakes) <= {*legal} - {advice.action}


async def test_a_quick_hint_waits_for_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        seat = turn(table, players)
        mover, other = players[seat], players[(seat + 1) % 6]
        whose = asking(served, monkeypatch)
        advice = await mover.do(ask.Hint, table=table, quick=True)
        assert isinstance(advice, frames.Advice) and advice.action in mover.own(table).legal
        assert advice.reason in games.get("kout_bo").policy.reasons and not advice.mistakes
        assert await other.refused(ask.Hint, table=table, quick=True) == "not-your-turn"
        assert whose == []


async def test_a_quick_hint_is_found_once_however_often_a_person_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    answer = Question.answer

    def counted(question: Question) -> Choice:
        found.append(question.bot)
        return answer(question)

    monkeypatch.setattr(Question, "answer", counted)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        mover = players[turn(table, players)]
        found.clear()
        advice = [await mover.do(ask.Hint, table=table, quick=True) for _ in range(20)]
        actions = {each.action for each in advice if isinstance(each, frames.Advice)}
        assert len(found) == len(actions) == 1
        await mover.do(ask.Act, table=table, seq=mover.news[table].seq, action=actions.pop())
        mover = players[turn(table, players)]
        await mover.do(ask.Hint, table=table, quick=True)
        assert len(found) == 2


async def test_chat_is_delivered_kept_and_can_be_muted(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", settings={"private": True, "chat": "free"})
        amal, badr = await served.player("Amal"), await served.player("Badr")
        for player in (amal, badr):
            await player.do(ask.Enter, table=table)
            await player.do(ask.Sit, table=table)
        await amal.do(ask.Say, table=table, phrase="hello")
        await amal.do(ask.Chat, table=table, text="  Guten \u202e Abend \n ")
        said = await badr.a(frames.Said, lambda said: bool(said.text))
        assert (said.name, said.seat, said.text) == ("Amal", 0, "Guten Abend")
        assert await amal.refused(ask.Say, table=table, phrase="insult") == "unknown-phrase"
        assert await amal.refused(ask.Chat, table=table, text="\u200f \u200d") == "nothing-said"
        await badr.do(ask.Mute, table=table, player=player_id("Amal"))
        await amal.do(ask.Say, table=table, phrase="bye")
        await badr.do(ask.Ping)
        assert not [frame for frame in badr.got if isinstance(frame, frames.Said) and frame.phrase == "bye"]
        again = await badr.do(ask.Enter, table=table)
        assert isinstance(again, frames.Entered) and again.said == []
        late = await served.player("Clara")
        entered = await late.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        assert [said.phrase or said.text for said in entered.said][:2] == ["hello", "Guten Abend"]
        assert await late.refused(ask.Say, table=table, phrase="hello") == "no-seat"


async def test_free_chat_needs_a_table_that_allows_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table = await served.open_table("Amal", solo=True)
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        assert await amal.refused(ask.Chat, table=table, text="hello") == "chat-off"


async def test_a_rematch_has_the_same_people_on_the_same_seats(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", bots=2, changes={"target": 52})
        players = [await served.player(name) for name in ("Amal", "Badr")]
        await sit_down(table, players)
        await play_on(table, dict(enumerate(players)), lambda news: news.info.stage == "over")
        moved = await players[1].do(ask.Rematch, table=table)
        assert isinstance(moved, frames.Moved) and moved.table != table
        assert (await players[0].do(ask.Rematch, table=table)).table == moved.table  # type: ignore[union-attr]
        update = await players[0].a(frames.Update, lambda update: update.info.next != "")
        assert update.info.next == moved.table
        entered = await players[1].do(ask.Enter, table=moved.table)
        assert isinstance(entered, frames.Entered)
        assert entered.seat == 1 and entered.info.stage == "seating"
        assert [seat.kind for seat in entered.info.seats] == ["human", "human", "bot", "bot"]
        assert entered.info.changes == {"target": 52}
        assert entered.proof.anchor != players[1].news[table].info.id
        opened = decode((await served.store.read(moved.table))[0].body)
        assert isinstance(opened, Opened) and opened.previous == table


async def test_a_finished_table_is_closed_in_the_store_and_still_viewable(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True, changes={"target": 52})
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Ready, table=table)
        await play_on(table, {0: amal}, lambda news: news.info.stage == "over")
        await amal.do(ask.Go, table=table)
        row = await served.store.table(table)
        assert row is not None and not row.open
        entered = await amal.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.sheet


async def test_the_number_of_spectators_is_sent_only_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenter, "PRESENCE_WAIT", 50)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal")
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Sit, table=table, seat=0)
        watchers = await asyncio.gather(*(served.player(f"watcher{number}") for number in range(5)))
        for watcher in watchers:
            await watcher.do(ask.Enter, table=table)
        await amal.a(frames.Presence, lambda presence: presence.info.spectators == 5)
        for watcher in watchers[:3]:
            await watcher.do(ask.Go, table=table)
        await watchers[3].leave()
        await amal.a(frames.Presence, lambda presence: presence.info.spectators == 1)
