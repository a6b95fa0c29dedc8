"""A player who wants to know more: everything that a server answers is searched for cards that they cannot know.

They play boards that others have finished, ask for everything that can be asked for, and do what is not allowed. What
is hidden is found from the stored actions, replayed on its own.
"""

from __future__ import annotations

import io
import zipfile
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.registry import ALL_GAMES, GAMES
from tests.scale import slow_except
from tests.server.daily.playing import DAY, NOON, SECRET
from tests.server.frame_search import CARD, SHOWING
from tests.server.http.conftest import Client
from tests.server.http.daily_client import DailyServer, act, daily_server, play, players_with
from vierblatt.cards import card_list
from vierblatt.daily import BOARDS, DailyBoard, DayPacks
from vierblatt.match import Match
from vierblatt.server.http.registry import GROUPS

#: Endpoints that show cards of something else: all that a game has, those of rules, lessons and puzzles.
OTHER_CARDS = ("/api/games", "/api/rules/", "/api/lessons/", "/api/puzzles/", "/api/me/puzzles")


class Search:
    """The search of all that one player is answered. others: players who have finished a board."""

    def __init__(self, server: DailyServer, client: Client, game: str, others: list[str]) -> None:
        self.server, self.client, self.game, self.others = server, client, game, others
        self.packs, self.base = DayPacks(game, DAY, SECRET), f"/api/daily/{game}/{DAY}"
        self.searched = 0

    async def hidden(self, place: int) -> set[str]:
        """The cards of a board that goes on that its player has not seen."""
        seating = self.packs.seating(self.client.player)[place - 1]
        stored = await self.server.store.daily_play(self.game, DAY, self.client.player, seating.board)
        assert stored is not None
        run, shown = DailyBoard(self.packs, seating.board, seating.seat), set[str]()
        fresh = Match(self.game, self.packs.rules, first_seat=self.packs.dealer(seating.board))
        events = fresh.deal(self.packs.pack(seating.board))
        had = {*run.match.hand(run.seat)}
        for action in ("", *stored.actions):
            for event in run.do(action) if action else events:
                if event.__struct_config__.tag in SHOWING or event.audience == seating.seat:
                    shown |= {*getattr(event, "cards", []), getattr(event, "card", "")}
            had |= {*run.match.hand(run.seat)}
        if run.finished:
            return set()
        pack = sum(1 << card for card in run.match.table.pack)
        return {*card_list(pack & ~run.match.state.seen)} - had - shown

    def check(self, answer: bytes, hidden: set[str], what: str) -> None:
        """Fails where an answer has a hidden card."""
        self.searched += 1
        leaked = {found.decode() for found in CARD.findall(answer)} & hidden
        assert not leaked, f"{self.game}, {what}: {sorted(leaked)}"

    async def board(self, place: int, hidden: set[str], state: Any) -> None:
        """The answers about the board that goes on, and what is refused there."""
        path = f"{self.base}/boards/{place}"
        self.check(msgspec.json.encode(state), hidden, "the answer to an action")
        if not hidden:
            return
        for ask in (path, f"{path}/review"):
            self.check((await self.client.ask("GET", ask)).content, hidden, ask)
        shut = [card for card in state["table"]["own"]["hand"] if card not in state["table"]["own"]["legal"]]
        for action in (*shut[:1], "no such call"):
            answer = await self.client.ask("POST", path, {"seq": state["seq"], "action": action})
            assert not answer.is_success
            self.check(answer.content, hidden, f"the refusal of {action}")
        self.check(await self.export(place), hidden, "the export")

    async def export(self, place: int) -> bytes:
        """What an export says about the day, but for the boards that are finished."""
        packed = (await self.client.ask("GET", "/api/me/export")).content
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            assert archive.namelist() == ["profile.json"]
            profile = msgspec.json.decode(archive.read("profile.json"))
        daily = profile.pop("daily")
        assert [play["points"] is None for play in daily] == [False] * (place - 1) + [True]
        assert (daily[-1]["board"], daily[-1]["actions"]) == (0, [])
        return msgspec.json.encode([profile, daily[-1]])

    async def everything(self, place: int, hidden: set[str]) -> None:
        """Everything that can be asked for at all, about the player and about others."""
        for endpoint in (each for group in GROUPS for each in group):
            if endpoint.method != "GET" or endpoint.path.startswith(OTHER_CARDS) or endpoint.path == "/api/me/export":
                continue
            for path in self.filled(endpoint.path, place):
                self.check((await self.client.ask("GET", path)).content, hidden, path)

    def filled(self, path: str, place: int) -> list[str]:
        """The paths of an endpoint: of several players, and of boards that are not finished."""
        paths = [path.replace("{game}", self.game).replace("{day}", DAY)]
        boards, players = (place, place + 1, BOARDS), [self.client.player, *self.others]
        paths = [each.replace("{number}", str(board)) for each in paths for board in boards]
        paths = [each.replace("{player}", player) for each in paths for player in players]
        given = {"preset": "standard", "bot": "rules"} | dict.fromkeys(("step", "deal", "board", "act"), "1")
        for name, value in given.items():
            paths = [each.replace(f"{{{name}}}", value) for each in paths]
        # The player is at no table, in no review, majlis and tournament, has no study, and is no moderator: these are
        # refused as unknown.
        for name in ("table", "majlis", "record", "review", "study", "tournament", "event", "case", "challenge"):
            paths = [each.replace(f"{{{name}}}", "aaaaaaaaaa") for each in paths]
        assert not any("{" in each for each in paths), f"{path}: say what stands there"
        return [*dict.fromkeys(paths)]


@pytest.mark.parametrize("game", slow_except((*GAMES, "hearts"), ALL_GAMES))
async def test_no_answer_names_a_card_that_its_player_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Two boards; others have finished the first, three of them in the same seat."""
    async with daily_server(tmp_path, monkeypatch, game) as server:
        client = await server.guest()
        packs = DayPacks(game, DAY, SECRET)
        first = packs.seating(client.player)[0]
        others = [await server.guest(player) for player in players_with(game, first, 3)]
        for other in others:
            await play(other, game, 1)
        registered = await server.account("Amal")
        await play(registered, game, 1)
        server.set_time(NOON + 20_000)
        search = Search(server, client, game, [others[0].player, registered.player])
        for place in (1, 2):
            state, decisions = await act(client, game, place), 0
            at_first = await search.hidden(place)
            while not state["finished"]:
                hidden = await search.hidden(place)
                await search.board(place, hidden, state)
                if decisions == {1: 3, 2: 0}[place]:
                    await search.everything(place, hidden)
                decisions += 1
                state = await act(client, game, place, state["seq"], state["table"]["own"]["legal"][-1])
            assert decisions and at_first
            review = await client.get(f"{search.base}/boards/{place}/review")
            assert {*chain(*review["hands"])} & at_first, "those who have finished see all cards"
        assert search.searched > 60
