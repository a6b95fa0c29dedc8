"""What players are shown: events, facts and the score sheet."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUITS, XB, card_text
from vierblatt.games.accusing import awarded_lines
from vierblatt.games.events import Event, Fact, ScoreLine
from vierblatt.games.kout_bo.rules.options import TARGET_51
from vierblatt.games.kout_bo.rules.play import HONOURS
from vierblatt.games.kout_bo.rules.scoring import bawan_wins
from vierblatt.games.kout_bo.rules.state import ANY, BAWAN, BID, COUNTING, PHASES, SILENT, TRUMP
from vierblatt.kernel.state import OVER, PLAY


class Malzom(Event, frozen=True, tag="kout_bo-malzom"):
    """All others passed, and the bid that the dealer is forced to make costs less."""

    seat: int


class AuctionWon(Event, frozen=True, tag="kout_bo-maker"):
    """The auction is over: `seat` names trumps, and its team must win `tricks`."""

    seat: int
    tricks: int


class NullJoker(Event, frozen=True, tag="kout_bo-null-joker"):
    """A joker that cannot win the trick was played."""

    seat: int
    card: str


class JokersFree(Event, frozen=True, tag="kout_bo-jokers-free"):
    """A, K, Q and J of trumps are gone, and any joker may be led from now on."""


class BawanWins(Event, frozen=True, tag="kout_bo-bawan-wins"):
    """A bawan ended the match at once; `seat` bid it."""

    seat: int


class Shutout(Event, frozen=True, tag="kout_bo-shutout"):
    """The match ended because the losers have no points."""


def events(before: Any, action: int, after: Any) -> list[Event]:
    """The events that an action caused."""
    phase = before.phase
    if phase in {PLAY, COUNTING}:
        return _play_events(before, action, after)
    return _auction_events(before, after) if phase == BID else []


def _auction_events(before: Any, after: Any) -> list[Event]:
    if after.phase == OVER:
        return [BawanWins(seat=after.maker)]
    caused: list[Event] = []
    if after.malzom:
        caused.append(Malzom(seat=after.maker))
    if after.phase == TRUMP:
        caused.append(AuctionWon(seat=after.maker, tricks=after.bid))
    return caused


def _play_events(before: Any, action: int, after: Any) -> list[Event]:
    caused: list[Event] = []
    if action >= XB and after.phase == PLAY and after.nulls > _nulls(before):
        caused.append(NullJoker(seat=before.turn, card=card_text(action)))
    if not after.in_trick and _jokers_free(after) and not _jokers_free(before):
        caused.append(JokersFree())
    if after.phase == OVER:
        caused += _end_events(after)
    return caused


def _nulls(state: Any) -> int:
    return state.nulls if state.in_trick else 0


def _end_events(after: Any) -> list[Event]:
    side = after.maker % 2
    won = sum(after.tricks[side : after.seats : 2])
    if after.claim_awarded:
        won = after.bid - (after.deal_scores[side] <= 0)
    if bawan_wins(after.bid, won, after.deal_no, after.opt_first_round_bawan):
        return [BawanWins(seat=after.maker)]
    target = 51 if after.opt_target == TARGET_51 else 101
    return [Shutout()] if max(after.scores[:2]) < target else []


def _jokers_free(state: Any) -> bool:
    """Whether A, K, Q and J of trumps are all in completed tricks."""
    honours = HONOURS << 13 * state.trump + 9
    if honours & ~state.seen:
        return False
    return not any(honours >> card & 1 for card in state.trick[: state.in_trick])


def facts(state: Any) -> list[Fact]:
    """The calls during the auction; then contract, trumps, tricks still needed and the rights of jokers."""
    shown: list[Fact] = []
    if state.phase in {BID, TRUMP}:
        calls = PHASES[BID].actions
        shown += [
            Fact("bid", "call", calls[call], seat)
            for seat, call in enumerate(state.bids[: state.seats])
            if call != SILENT
        ]
    if state.maker < 0 or state.phase == BID:
        return shown
    name = "malzom" if state.malzom else "contract"
    shown.append(Fact(name, "number", state.bid, state.maker))
    if state.trump < 0:
        return shown
    shown.append(Fact("trump", "suit", SUITS[state.trump]))
    won = sum(state.tricks[state.maker % 2 : state.seats : 2])
    shown.append(Fact("needed", "number", max(state.bid - won, 0)))
    if state.phase == PLAY:
        shown += _trick_facts(state)
    return shown


def _trick_facts(state: Any) -> list[Fact]:
    shown: list[Fact] = []
    if _jokers_free(state):
        shown.append(Fact("jokers", "key", "jokers-free"))
    if state.in_trick and state.trick[0] >= XB:
        follow = Fact("follow", "key", "any") if state.suit == ANY else Fact("follow", "suit", SUITS[state.suit])
        shown.append(follow)
    return shown


def score_lines(state: Any) -> list[ScoreLine]:
    """The tricks of both teams, and the points for the bid."""
    if state.claim_awarded:
        return awarded_lines(state, 2)
    tricks = [sum(state.tricks[side : state.seats : 2]) for side in range(2)]
    name = "malzom" if state.malzom else "bawan" if state.bid == BAWAN else "bid"
    result = "made" if tricks[state.maker % 2] >= state.bid else "lost"
    owed = [state.bid if state.maker % 2 == side else 0 for side in range(2)]
    return [
        ScoreLine("owed", owed),
        ScoreLine("tricks", tricks),
        ScoreLine(f"{name}-{result}", state.deal_scores[:2]),
    ]
