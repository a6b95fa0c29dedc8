"""What a change puts into the slots of a review, and what it leads to; refuses what is not allowed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from vierblatt.analysis.review import can_swap
from vierblatt.protocol import review as ask
from vierblatt.protocol.review import Arrows, Branch, ReviewPoint, SwappedCards
from vierblatt.server.live.chat import cleaned
from vierblatt.server.review.faults import ReviewFault
from vierblatt.server.review.review_state import ReviewState, SlotChange, branch_slot, number_of

BRANCHES = 60  #: the most in a review
NOTES, LINES = 200, 300  #: the most notes; the lines of chat that are kept
DRAWERS = 50  #: people whose arrows are shown
SWAPS = 20  #: the most exchanges in one branch


@dataclass(frozen=True)
class ReviewDecision:
    """changes: what goes into which slots, all at once. point: where what was played leads to."""

    changes: tuple[SlotChange, ...] = ()
    point: ReviewPoint | None = None


@dataclass(frozen=True)
class PlayedOn:
    """What bots have played at a point, where they had to be asked first."""

    point: ReviewPoint
    actions: tuple[str, ...]


def decide(state: ReviewState, change: ask.AnyChange | PlayedOn, player: str, now: int) -> ReviewDecision:
    """What a change does; raises VierblattError if it is not allowed. now: milliseconds since 1970.

    The heuristic player of a `PlayOn` acts here; for any other bot, there is `PlayedOn`.
    """
    if not isinstance(change, (ask.TakeLead, ask.MoveCursor)) and not state.may_write(player):
        raise ReviewFault("review-players-only")
    return _decide(change, state, player, now)


@singledispatch
def _decide(change: ask.AnyChange | PlayedOn, state: ReviewState, player: str, now: int) -> ReviewDecision:
    raise TypeError(f"{type(change).__name__} does not change a review")


# --- who leads, and where ---------------------------------------------------------------------------------------------


@_decide.register(ask.TakeLead)
def _lead(change: ask.TakeLead, state: ReviewState, player: str, now: int) -> ReviewDecision:
    if not change.on:
        _check_leads(state, player)
        return ReviewDecision((SlotChange("lead", player, None),))
    if state.leader == player:
        return ReviewDecision()
    if state.leader and player not in state.players:
        raise ReviewFault("review-led")
    return ReviewDecision((SlotChange("lead", player, ask.Lead()),))


@_decide.register(ask.MoveCursor)
def _move(change: ask.MoveCursor, state: ReviewState, player: str, now: int) -> ReviewDecision:
    _check_leads(state, player)
    _check_seat(state, change.seat)
    state.at(change.point)
    cursor = ask.Cursor(point=state.normal(change.point), seat=change.seat)
    if state.content("cursor", ask.Cursor) == cursor:
        return ReviewDecision()
    return ReviewDecision((SlotChange("cursor", player, cursor),))


@_decide.register(ask.LimitWriters)
def _limit(change: ask.LimitWriters, state: ReviewState, player: str, now: int) -> ReviewDecision:
    if player not in state.players:
        raise ReviewFault("review-players-only")
    return ReviewDecision((SlotChange("writers", player, ask.Writers() if change.players_only else None),))


# --- words and arrows -------------------------------------------------------------------------------------------------


@_decide.register(ask.AddRemark)
def _remark(change: ask.AddRemark, state: ReviewState, player: str, now: int) -> ReviewDecision:
    state.at(change.point)
    text = cleaned(change.text)
    alike = {slot for slot, remark in state.all_of(ask.Remark).items() if remark.pinned == change.pinned}
    if change.pinned and len(alike) >= NOTES:
        raise ReviewFault("too-many-notes", most=NOTES)
    remark = ask.Remark(point=state.normal(change.point), text=text, at=now, pinned=change.pinned)
    oldest = sorted(alike, key=number_of)
    dropped = [] if change.pinned else oldest[: len(oldest) + 1 - LINES]
    return ReviewDecision(
        (SlotChange(f"note-{state.seq + 1}", player, remark), *(SlotChange(slot, player, None) for slot in dropped))
    )


@_decide.register(ask.DrawArrows)
def _draw(change: ask.DrawArrows, state: ReviewState, player: str, now: int) -> ReviewDecision:
    state.at(change.point)
    slot = f"arrows-{player}"
    if not change.arrows:
        return ReviewDecision((SlotChange(slot, player, None),) if slot in state.items else ())
    drawn = ask.Arrows(point=state.normal(change.point), arrows=change.arrows)
    others = [each for each in state.all_of(Arrows) if each != slot]
    dropped = [SlotChange(each, player, None) for each in others[: len(others) + 1 - DRAWERS]]
    return ReviewDecision((SlotChange(slot, player, drawn), *dropped))


# --- branches ---------------------------------------------------------------------------------------------------------


@_decide.register(ask.PlayAt)
def _play(change: ask.PlayAt, state: ReviewState, player: str, now: int) -> ReviewDecision:
    given = change.point
    longer = state.at(given).played(change.action)
    if state.line(given).actions[: given.step + 1] == longer.actions:  # it is what was played there
        return ReviewDecision(point=state.normal(ReviewPoint(given.deal, given.branch, given.step + 1)))
    point = state.normal(given)
    text = longer.texts()[-1]
    for number in state.children(point.branch):
        branch = state.branch(number)
        if (branch.deal, branch.step, branch.swaps) == (point.deal, point.step, []) and branch.actions[:1] == [text]:
            return ReviewDecision(point=ReviewPoint(point.deal, number, point.step + 1))
    return _extended(state, point, [text], player)


@_decide.register(ask.PlayOn)
def _play_on(change: ask.PlayOn, state: ReviewState, player: str, now: int) -> ReviewDecision:
    line = state.at(change.point)
    texts = line.played_by_policy(change.count).texts()[len(line.actions) :]
    return _played_on(PlayedOn(change.point, tuple(texts)), state, player, now)


@_decide.register(PlayedOn)
def _played_on(change: PlayedOn, state: ReviewState, player: str, now: int) -> ReviewDecision:
    if not change.actions:
        raise ReviewFault("deal-ended")
    state.at(change.point).played(*change.actions)
    return _extended(state, state.normal(change.point), [*change.actions], player)


@_decide.register(ask.SwapCards)
def _swap(change: ask.SwapCards, state: ReviewState, player: str, now: int) -> ReviewDecision:
    _check_seat(state, change.seat)
    line, point = state.at(change.point), state.normal(change.point)
    if line.seat_to_act() < 0:
        raise ReviewFault("deal-ended")
    if not can_swap(line, change.seat, change.first, change.second):
        raise ReviewFault("swap-noticed", first=change.first, second=change.second, seat=change.seat)
    pair = SwappedCards(change.first, change.second)
    if point.branch:
        branch = state.branch(point.branch)
        same = branch.step == point.step and not branch.actions and branch.seat == change.seat
        if same and not state.children(point.branch):
            if len(branch.swaps) >= SWAPS:
                raise ReviewFault("too-many-swaps", most=SWAPS)
            swapped = Branch(
                deal=branch.deal, parent=branch.parent, step=branch.step, seat=branch.seat,
                swaps=[*branch.swaps, pair],
            )  # fmt: skip
            return ReviewDecision((_kept(state, point.branch, swapped),), point)
    return _new(state, point, player, seat=change.seat, swaps=[pair])


@_decide.register(ask.RemoveItem)
def _remove(change: ask.RemoveItem, state: ReviewState, player: str, now: int) -> ReviewDecision:
    slot, item = change.slot, state.items.get(change.slot)
    if item is None or not isinstance(item.content, (ask.Remark, Arrows, Branch)):
        raise ReviewFault("no-such-item", slot=slot)
    if item.player != player and player not in state.players:
        raise ReviewFault("review-not-yours")
    if not isinstance(item.content, Branch):
        return ReviewDecision((SlotChange(slot, player, None),))
    number = number_of(slot)
    if state.children(number):
        raise ReviewFault("branch-has-branches")
    return ReviewDecision((SlotChange(slot, player, None), *_without(state, number, player)))


def _without(state: ReviewState, number: int, player: str) -> list[SlotChange]:
    """What else changes when a branch is removed: what was said or drawn there goes, and the cursor goes back."""
    changes = []
    for slot, item in state.items.items():
        content = item.content
        if isinstance(content, (ask.Remark, Arrows)) and content.point.branch == number:
            changes.append(SlotChange(slot, player, None))
        elif isinstance(content, ask.Cursor) and content.point.branch == number:
            branch = state.branch(number)
            before = state.normal(ReviewPoint(branch.deal, branch.parent, branch.step))
            changes.append(SlotChange(slot, item.player, ask.Cursor(point=before, seat=content.seat)))
    return changes


def _extended(state: ReviewState, point: ReviewPoint, texts: list[str], player: str) -> ReviewDecision:
    """What was played at a point: more of its branch if that ends there, otherwise a new branch."""
    if point.branch:
        branch = state.branch(point.branch)
        if branch.step + len(branch.actions) == point.step:
            longer = Branch(
                deal=branch.deal, parent=branch.parent, step=branch.step, seat=branch.seat, swaps=branch.swaps,
                actions=[*branch.actions, *texts],
            )  # fmt: skip
            after = ReviewPoint(point.deal, point.branch, point.step + len(texts))
            return ReviewDecision((_kept(state, point.branch, longer),), after)
    return _new(state, point, player, actions=texts)


def _kept(state: ReviewState, number: int, branch: Branch) -> SlotChange:
    slot = branch_slot(number)
    return SlotChange(slot, state.items[slot].player, branch)


def _new(
    state: ReviewState,
    point: ReviewPoint,
    player: str,
    *,
    seat: int = -1,
    swaps: list[SwappedCards] | None = None,
    actions: list[str] | None = None,
) -> ReviewDecision:
    if len(state.all_of(Branch)) >= BRANCHES:
        raise ReviewFault("too-many-branches", most=BRANCHES)
    number, played = state.seq + 1, actions or []
    branch = Branch(
        deal=point.deal, parent=point.branch, step=point.step, seat=seat, swaps=swaps or [], actions=played
    )  # fmt: skip
    after = ReviewPoint(point.deal, number, point.step + len(played))
    return ReviewDecision((SlotChange(branch_slot(number), player, branch),), after)


# --- checks -----------------------------------------------------------------------------------------------------------


def _check_leads(state: ReviewState, player: str) -> None:
    if state.leader != player:
        raise ReviewFault("review-not-leader")


def _check_seat(state: ReviewState, seat: int) -> None:
    seats = state.lines[0].seats if state.lines else 0
    if seat >= seats:
        raise ReviewFault("bad-seat", seat=seat, seats=seats)
