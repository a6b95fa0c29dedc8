"""Where wrong cards are played at a table of a server: claims by the keyboard, and those of others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.client.fake import FakeServer, fake
from tests.tui.faults import CLAIMABLE, right_action, wrong_cards
from tests.tui.table import SMALL, at, menu, shown, until
from tests.tui.test_online import always_fresh, app_at, begin, friend
from vierblatt.claims import judged_claim
from vierblatt.games.events import Judged
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.server.table.table_frames import board_of
from vierblatt.tui.claims.choices import claimable_cards
from vierblatt.tui.claims.dialogs import ClaimScreen
from vierblatt.tui.claims.wording import verdict_texts
from vierblatt.tui.online.match_feed import OnlineMatchFeed
from vierblatt.tui.online.table import OnlineTableScreen
from vierblatt.tui.screens.scores import DealScorePage

__all__ = ["always_fresh"]


async def play(
    pilot: Pilot[None], server: FakeServer, screen: OnlineTableScreen, zoe: Any, until_turn: Callable[[Match], bool]
) -> None:
    """Ann and Zoe play cards that break no rule, until something holds where one of them is to act."""
    while not until_turn(await decision(pilot, server, screen, zoe)):
        match = server.table.playing()
        await (zoe if match.turn else screen.link).act(right_action(match))


async def decision(pilot: Pilot[None], server: FakeServer, screen: OnlineTableScreen, zoe: Any) -> Match:
    """Waits until Ann or Zoe is to act, and both see that; Ann reads the results of deals."""

    def seen() -> bool:
        seqs = {server.table.seq, zoe.seq, screen.online.change.seq}
        return server.table.turn in {0, 1} and len(seqs) == 1 and screen.top.scene == screen.online.scene(0)

    def result() -> bool:
        return isinstance(pilot.app.screen, DealScorePage)

    await until(pilot, lambda: seen() or result())
    while result():
        await pilot.press("enter")
        await until(pilot, seen)
    return server.table.playing()


def right_kind(match: Match, card: str) -> str:
    """What seat 0 has to claim of a wrong card."""
    scene = match.game.rules.out_of_turn
    assert scene is not None
    kinds = [kind for kind in scene.kinds.values() if kind != "false-sawa"]
    return next(k for k in kinds if Judged(seat=0, key="right") in match.copy().say(0, f"accuse {k} {card}"))


async def test_a_fault_of_the_other_player_is_claimed_by_the_keyboard(tmp_path: Path) -> None:
    async with fake("baloot", CLAIMABLE | {"sawa": "customary"}) as server, friend(server, "Zoe", 1) as zoe:
        await zoe.ready()
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            await play(pilot, server, screen, zoe, lambda match: match.turn == 1 and bool(wrong_cards(match)))
            card = wrong_cards(server.table.playing())[0]
            await zoe.act(card)
            kind = right_kind(await decision(pilot, server, screen, zoe), card)
            assert screen.top.scene.claims is not None
            await pilot.press("d")
            assert screen.top.note == screen.top.texts().say("claim-sawa-closed")
            await pilot.press("c")
            dialog = await at(pilot, ClaimScreen)
            dialog.form.rows.to("card")
            while dialog.claim.card != card:
                await pilot.press("right")
            dialog.form.rows.to(f"kind {kind}")
            await pilot.press("enter")
            dialog.form.rows.to("say")
            await pilot.press("enter")
            page = await at(pilot, DealScorePage)
            judgement = page.deals[-1].judgement
            assert judgement is not None
            assert (judgement.seat, judgement.card, judgement.right) == (0, card, True)
            assert verdict_texts(page.texts().words, judgement, 0)[0] in shown(app)


async def test_a_wrong_claim_of_another_player_is_shown_and_closes_the_own_dialog(tmp_path: Path) -> None:
    async with fake("baloot", CLAIMABLE) as server, friend(server, "Zoe", 1) as zoe:
        await zoe.ready()
        app = app_at(server, tmp_path)

        def ann_plays(match: Match) -> bool:
            return bool(match.turn == 0 and match.state.phase == PLAY and match.state.trick_no)

        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            await play(pilot, server, screen, zoe, ann_plays)
            scene = screen.online.scene(1)
            assert scene.claims is not None
            card = claimable_cards(scene.claims, scene.view)[0].card
            await pilot.press("c")
            dialog = await at(pilot, ClaimScreen)
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is screen)
            await pilot.press("escape")  # the table's menu: no claim of the rest, which would play for others
            form = await menu(pilot)
            keys = {row.key for row in form.rows.rows}
            assert "accuse" in keys and not {"sawa", "claim"} & keys
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is screen)
            await pilot.press("c")
            dialog = await at(pilot, ClaimScreen)
            ended = server.table.playing().copy()
            events = ended.say(1, f"accuse no-follow {card}")
            await zoe.say_out_of_turn(f"accuse no-follow {card}")
            page = await at(pilot, DealScorePage)
            judgement = page.deals[-1].judgement
            assert judgement is not None and (judgement.seat, judgement.right) == (1, False)
            assert "✗" in shown(app) and dialog not in app.screen_stack
            board = board_of(ended, {}, judged_claim(events))
            entered = replace(screen.online.change, events=[], board=board)  # by a player who comes back
            feed = OnlineMatchFeed(screen.link, entered, board, screen.top.texts().words)
            assert feed.scene(0).judgement == judgement == feed.scored_deals()[-1].judgement
