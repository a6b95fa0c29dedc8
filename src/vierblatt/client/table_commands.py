"""The commands to a table that need nothing but an answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, cast

from vierblatt.bots import Choice
from vierblatt.client.faults import refusal
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands, frames
from vierblatt.protocol.values import Question


class TableCommands(ABC):
    """The base of `TableLink`. Every command raises `Refusal` if it is refused."""

    @abstractmethod
    async def _ask(self, kind: type[commands.AtTable], **fields: Any) -> Any:
        """Sends a command to the table and returns the answer."""

    async def stand(self) -> None:
        """Gives up the seat; in a match a bot plays on, and the seat can be taken back."""
        await self._ask(commands.Stand)

    async def take_seat(self) -> None:
        """Takes the seat back from the bot that plays there."""
        await self._ask(commands.TakeSeat)

    async def seat_bot(self, seat: int = -1, bot: str = "rules") -> None:
        """Seats a bot on a seat without a person, or on all empty seats (-1); only the host can do so."""
        await self._ask(commands.SeatBot, seat=seat, bot=bot)

    async def unseat(self, seat: int) -> None:
        """Frees a seat before the match; only the host can do so."""
        await self._ask(commands.Unseat, seat=seat)

    async def continue_(self) -> None:
        """Says that the player has read the result of the deal; the next is dealt when everybody has."""
        await self._ask(commands.Continue)

    async def why(self, action: str) -> VierblattError | None:
        """Why an action is not open, or None if it is."""
        answer: frames.Because = await self._ask(commands.Why, action=action)
        return refusal(answer.fault) if answer.fault is not None else None

    async def hint(self, *, quick: bool = False) -> Choice:
        """What a bot would do with this hand. quick: asks the heuristic bot, which answers at once, not a search."""
        answer: frames.Advice = await self._ask(commands.Hint, quick=quick)
        return Choice(answer.action, answer.reason, answer.figures, answer.mistakes)

    async def claim(self) -> None:
        """Claims all remaining tricks."""
        await self._ask(commands.Claim)

    async def ask(self, what: Question) -> None:
        """Asks the other players for a takeback of the last action, or for a pause."""
        await self._ask(commands.Ask, what=what)

    async def answer(self, *, agree: bool) -> None:
        """Agrees to what the others ask, or declines it."""
        await self._ask(commands.Answer, agree=agree)

    async def unpause(self) -> None:
        """Ends a pause."""
        await self._ask(commands.Unpause)

    async def claim_absence(self, seat: int) -> None:
        """Lets a bot play for a player who keeps the table waiting; `info.absent` says from when."""
        await self._ask(commands.ClaimAbsence, seat=seat)

    async def set_pace(self, pace: int) -> None:
        """Changes how many milliseconds bots take; see `client.seen.sets_pace`."""
        await self._ask(commands.SetPace, pace=pace)

    async def skip(self) -> None:
        """Lets bots act at once until the trick is over or the player's turn comes; for a player alone with bots."""
        await self._ask(commands.Skip)

    async def say(self, phrase: str) -> None:
        """Says a phrase or an emoji of `vierblatt.protocol`."""
        await self._ask(commands.Say, phrase=phrase)

    async def chat(self, text: str) -> None:
        """Says something in the player's own words, where the table allows it."""
        await self._ask(commands.Chat, text=text)

    async def mute(self, player: str, *, on: bool = True) -> None:
        """Mutes a player; with `on=False`, unmutes them."""
        await self._ask(commands.Mute, player=player, on=on)

    async def rematch(self) -> str:
        """The id of the table where the same players continue; enter it next."""
        return cast("frames.Moved", await self._ask(commands.Rematch)).table

    async def join_queue(self, partner: str = "") -> None:
        """Joins the queue of a table where winners stay; partner: the id of somebody in it, to sit down together."""
        await self._ask(commands.JoinQueue, partner=partner)

    async def leave_queue(self) -> None:
        """Leaves the queue."""
        await self._ask(commands.LeaveQueue)

    async def close(self) -> None:
        """Closes a table whose match has not begun; only the host can do so."""
        await self._ask(commands.Close)
