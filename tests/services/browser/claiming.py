"""Programs beside a page at a Baloot table where wrong cards are played and claimed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, expect

from tests.services.browser.page_players import PATIENCE, STEP, PagePlayer, click_first, page_player
from tests.services.people import guest
from vierblatt.client import Client, Refusal, TableLink
from vierblatt.protocol import commands

SAWA = "sawa"
RANKS = "789JQKTA"  #: in sun, lowest first
#: What players answer to questions: the first that is open.
ANSWERS = ("go", "sun", "pass", "accept", "count")


@dataclass
class Player:
    """Plays the highest card that is allowed in sun, and says what it was told to say."""

    buys: bool = False  #: sun, as soon as possible
    revokes: bool = False  #: once, if the hand has a card of the suit led
    says_sawa: int = 0  #: when leading with this many cards or fewer
    fault: str = ""  #: the wrong card
    suit: str = ""  #: that it did not follow
    proof: str = ""  #: a card of that suit, once it has been played

    def choose(self, phase: str, legal: Sequence[str], hand: Sequence[str], led: str) -> str:
        """An action. led: the first card of the trick, or ""."""
        if phase != "play":
            wanted = [call for call in ANSWERS if call in legal and (call != "sun" or self.buys)]
            return wanted[0] if wanted else legal[0]
        by_rank = sorted(hand, key=lambda card: RANKS.index(card[0]), reverse=True)
        same = [card for card in by_rank if led and card[1] == led[1]]
        others = [card for card in by_rank if card not in same]
        if not led and len(hand) <= self.says_sawa:
            return SAWA
        if self.revokes and not self.fault and led and same and others:
            self.fault, self.suit = others[-1], led[1]
            return self.fault
        proofs = [card for card in same or others if card[1] == self.suit]
        card = (proofs or same or others)[0]
        if proofs:
            self.proof = self.proof or card
        return card


async def _play(url: str, token: str, table: str, seat: int, player: Player) -> None:
    async with Client(url, token) as client:
        link = await client.enter(table)
        await link.sit(seat)
        await link.ready()
        async for _ in link:
            if link.info.stage in {"over", "closed"}:
                return
            if not link.unseen:
                await _answer(link, player)


async def _answer(link: TableLink, player: Player) -> None:
    view, waits = link.view, link.info.result_wait
    try:
        if waits is not None and link.seat in waits.seats:
            await link.continue_()
        elif link.my_turn and view is not None:
            led = view.trick[0].card if view.trick else ""
            action = player.choose(view.phase, view.legal, view.hand, led)
            if action == SAWA:
                await link._ask(commands.SayOutOfTurn, seq=link.seq, text=SAWA)
            else:
                await link.act(action)
    except Refusal:  # the table has moved on, or sawa was declined in this trick
        player.says_sawa = 0


@contextmanager
def playing(url: str, table: str, players: Sequence[Player]) -> Iterator[None]:
    """Lets programs play on seats 1, 2 and 3, each a guest of their own, until the block ends."""

    begun: Future[asyncio.AbstractEventLoop] = Future()
    leave = asyncio.Event()

    async def play() -> None:
        begun.set_result(asyncio.get_running_loop())
        seated = [
            asyncio.create_task(_play(url, guest(url).token, table, seat, player))
            for seat, player in enumerate(players, 1)
        ]
        await leave.wait()
        for task in seated:
            task.cancel()
        done = await asyncio.gather(*seated, return_exceptions=True)
        assert not [each for each in done if isinstance(each, Exception)]

    with ThreadPoolExecutor(1) as thread:
        running = thread.submit(lambda: asyncio.run(play()))
        try:
            yield
        finally:
            begun.result().call_soon_threadsafe(leave.set)
            running.result(timeout=60)


@contextmanager
def majlis(
    new_context: Callable[..., BrowserContext],
    url: str,
    players: Sequence[Player],
    changes: dict[str, Any],
    **screen: Any,
) -> Iterator[PagePlayer]:
    """A page on seat 0 of a table with the rules of a Saudi majlis, and programs on the others."""
    me = page_player(new_context, url, **screen)
    settings = {"private": True}
    table = me.person.open_table("baloot", preset="saudi_majlis", changes=changes, settings=settings)
    me.enter(table)
    sit, ready = (me.page.locator(f"vb-table-seating button{kind}.wide") for kind in (".primary", ":not(.primary)"))
    sit.click()
    ready.click()  # while there are free seats, it is not the primary one
    with playing(url, table, players):
        expect(me.page.locator("card-hand button").first).to_be_visible()
        yield me


def play_until(me: PagePlayer, player: Player, there: Callable[[], bool]) -> None:
    """Plays the page's seat by the hand of a player until the condition is true."""
    assert comes_to(me, player, there), "it never came to that"


def comes_to(me: PagePlayer, player: Player, there: Callable[[], bool]) -> bool:
    """Plays the page's seat by the hand of a player; whether the condition becomes true before the match is over."""
    for _ in range(PATIENCE // STEP):
        asked = me.turn.count() and not me.waits_for_answer
        if there():  # looked at after the question, which may be the last moment to see it
            return True
        if me.page.locator("vb-page-table").evaluate("(page) => page.session.info?.stage === 'over'"):
            return False
        if asked:
            _press(me, player)
        click_first(me.result.locator("button.continue"))
        click_first(me.page.locator("card-table"))
        me.page.wait_for_timeout(STEP)
    return False


def scene(me: PagePlayer) -> dict[str, Any]:
    """What the page shows: its scene, as data."""
    shown: dict[str, Any] = me.page.locator("vb-page-table").evaluate(
        "(page) => ({board: page.session.scene.board, own: page.session.scene.own, full: page.session.scene.full})"
    )
    return shown


def _press(me: PagePlayer, player: Player) -> None:
    now = scene(me)
    board, own = now["board"], now["own"]
    if not own["legal"] or now["full"]:
        return
    led = board["trick"][0]["card"] if board["trick"] else ""
    action = player.choose(board["phase"], own["legal"], own["hand"], led)
    if board["phase"] == "play":
        click_first(me.page.locator(f"card-hand button[data-card='{action}']"))
    else:
        click_first(me.answers.nth(own["legal"].index(action)))
