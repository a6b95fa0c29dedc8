"""Faults claimed over real sockets: by whom, once, and durable before the answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.live.servers import Player, Served, serving, sit_down, turn
from vierblatt.cards import NAMES, members
from vierblatt.claims import ClaimVerdict, OpenClaims
from vierblatt.kernel import engine
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.table import Table
from vierblatt.server.table import entries as log

CLAIMABLE = {"illegal_cards": "claimable"}
NAMES_OF_PEOPLE = ("Amal", "Badr", "Clara", "Dina")


async def at_fault(served: Served) -> tuple[str, list[Player], int, str]:
    """A table at which somebody has just revoked: players, the accuser's seat, what they have to say."""
    players = [await served.player(name) for name in NAMES_OF_PEOPLE]
    table = await served.open_table("Amal", "baloot", preset="saudi_majlis")
    await sit_down(table, players)
    for player in players:
        await player.a(frames.Update, lambda update: update.board is not None)
    while True:
        mover = turn(table, players)
        live: Table = served.hub._actors[table].table
        match = live.playing()
        wrong = [*members(match.legal() & ~engine.allowed(match.states, 0))]
        if wrong and match.phase == "play":
            action = NAMES[wrong[0]]
        elif match.is_legal("sun"):  # if all passed, there would be nothing to play
            action = "sun"
        else:
            action = live.bot_choice(mover).action
        seq = live.seq
        await players[mover].do(ask.Act, table=table, seq=seq, action=action)
        for player in players:
            await player.until(lambda player=player, seq=seq: player.news[table].seq > seq)  # type: ignore[misc]
        if wrong and match.phase == "play":
            break
    accuser = (mover + 1) % 4
    for kind in match.game.rules.out_of_turn.kinds.values():  # type: ignore[union-attr]
        text = f"accuse {kind} {action}"
        if kind != "false-sawa" and match.copy().say(accuser, text)[1].key == "right":  # type: ignore[attr-defined]
            return table, players, accuser, text
    raise AssertionError(action)


async def said(served: Served, table: str) -> list[log.SaidOutOfTurn]:
    entries = [log.decode(each.body) for each in await served.store.read(table)]
    return [entry for entry in entries if isinstance(entry, log.SaidOutOfTurn)]


async def test_a_claim_reaches_all_is_done_once_and_survives_a_kill_after_its_answer(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table, players, accuser, text = await at_fault(served)
        seq = players[accuser].news[table].seq
        stranger = await served.player("Ghada")
        assert await stranger.refused(ask.SayOutOfTurn, table=table, seq=seq, text=text) == "not-entered"
        await stranger.do(ask.Enter, table=table)
        assert await stranger.refused(ask.SayOutOfTurn, table=table, seq=seq, text=text) == "no-seat"
        own = (accuser + 3) % 4  # whose card it was
        assert await players[own].refused(ask.SayOutOfTurn, table=table, seq=seq, text=text) == "illegal"
        frames_before = len(players[own].got)
        first = await players[accuser].do(ask.SayOutOfTurn, id="same", table=table, seq=seq, text=text)
        again = await players[accuser].do(ask.SayOutOfTurn, id="same", table=table, seq=seq, text=text)
        assert again == first
        for player in players:
            update = await player.a(frames.Update, lambda update: update.seq == seq + 1)
            assert [event["event"] for event in update.events][:2] == ["accused", "judged"]
            assert update.events[1]["key"] == "right" and update.revealed is not None
        assert all(not isinstance(frame, frames.Refused) for frame in players[own].got[frames_before:])
        # What is stored now is all that a killed server leaves.
        assert [entry.text for entry in await said(served, table)] == [text]
        live = served.hub._actors[table].table
        left = [log.decode(each.body) for each in await served.store.read(table)]
        again_table = Table.replay(live.secret, left, left[-1].at)
        assert again_table.playing().scores == live.playing().scores and again_table.board() == live.board()
        # Whoever comes back before the next deal learns the verdict, from the log and from a snapshot.
        heard = next(number for number, entry in enumerate(left) if isinstance(entry, log.SaidOutOfTurn))
        until = Table.replay(live.secret, left[: heard + 1], left[heard].at)
        resumed = Table.resumed(live.secret, until.snapshot(), [], left[heard].at)
        assert resumed is not None
        kind, card = text.split()[1:3]
        for board in (update.board, until.board(), resumed.board()):
            assert board is not None and isinstance(board.claims, OpenClaims)
            assert board.claims.judged == ClaimVerdict(seat=accuser, kind=kind, card=card, right=True)
        board = live.board()
        assert board is not None and isinstance(board.claims, OpenClaims)
        assert board.deal == 1 or board.claims.judged is None


async def test_two_who_claim_the_same_card_at_once_get_one_verdict(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table, players, accuser, text = await at_fault(served)
        seq, partner = players[accuser].news[table].seq, (accuser + 2) % 4
        answers = await asyncio.gather(
            *(players[seat].ask(ask.SayOutOfTurn, table=table, seq=seq, text=text) for seat in (accuser, partner))
        )
        refused = [answer.fault.code for answer in answers if isinstance(answer, frames.Refused)]
        assert len(refused) == 1 and set(refused) <= {"illegal", "stale"}
        assert len(await said(served, table)) == 1


async def test_a_card_can_be_checked_by_what_everybody_knows(tmp_path: Path) -> None:
    """All players get the same, with no card that is still hidden; whoever watches with a delay gets nothing."""
    async with serving(tmp_path / "v.db") as served:
        table, players, accuser, text = await at_fault(served)
        card = text.split()[2]
        answers = [await player.do(ask.CheckCard, table=table, card=card) for player in players]
        abouts = [answer.about for answer in answers if isinstance(answer, frames.CardInQuestion)]
        assert len(abouts) == 4 and all(about == abouts[0] for about in abouts)
        match = served.hub._actors[table].table.playing()
        hidden = {NAMES[each] for hand in match.state.hands for each in members(hand)}
        assert abouts[0].card == card and not {*abouts[0].hand, *abouts[0].trick} & hidden and not abouts[0].whole
        assert abouts[0].preset == "saudi_majlis" and abouts[0].changes == {}
        unplayed = players[accuser].news[table].own.hand[0]  # type: ignore[union-attr]
        assert await players[accuser].refused(ask.CheckCard, table=table, card=unplayed) == "dispute-not-played"
        stranger = await served.player("Ghada")
        await stranger.do(ask.Enter, table=table)
        assert await stranger.refused(ask.CheckCard, table=table, card=card) == "no-seat"
