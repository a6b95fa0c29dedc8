"""What a change to a review does, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.review.matches import AMAL, BADR, GUEST, NOW, Reviewing, empty, lines
from vierblatt.analysis.review import swaps
from vierblatt.errors import IllegalAction, VierblattError, WrongTime
from vierblatt.protocol import review as ask
from vierblatt.protocol.review import AnyChange, Arrow, Branch, ReviewItem, ReviewPoint
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.review import deciding
from vierblatt.server.review.deciding import decide
from vierblatt.server.review.faults import ReviewFault
from vierblatt.server.review.review_state import ReviewState

START = ReviewPoint(1)


def other_action(point: ReviewPoint = START, game: str = "baloot") -> str:
    """A legal action at a point of the match that was not played there."""
    line = lines(game)[point.deal - 1]
    played = line.texts()[point.step]
    return next(action for action in line.until(point.step).legal_actions() if action != played)


def late(game: str = "baloot") -> ReviewPoint:
    """A point in the play of the first deal at which two cards can be exchanged and there is a choice."""
    line = lines(game)[0]
    for step in range(len(line.actions) - 5, 0, -1):
        at = line.until(step)
        if len(at.legal_actions()) > 1 and swaps(at, at.seat_to_act()):
            return ReviewPoint(1, 0, step)
    raise AssertionError


# --- leading ----------------------------------------------------------------------------------------------------------


def test_only_the_leader_moves_the_cursor() -> None:
    review = Reviewing()
    move = ask.MoveCursor(point=ReviewPoint(1, 0, 3), seat=2)
    with pytest.raises(ReviewFault, match="review-not-leader"):
        review.do(move)
    review.do(ask.TakeLead())
    review.do(move)
    assert review.state.leader == AMAL
    assert review.state.content("cursor", ask.Cursor) == ask.Cursor(point=ReviewPoint(1, 0, 3), seat=2)
    assert review.do(move).changes == (), "the same place again changes nothing"
    with pytest.raises(ReviewFault, match="review-not-leader"):
        review.do(move, BADR)


def test_those_who_played_may_take_the_lead_and_others_only_where_nobody_has_it() -> None:
    review = Reviewing()
    review.do(ask.TakeLead(), GUEST)
    assert review.state.leader == GUEST
    review.do(ask.TakeLead(), BADR)
    assert review.state.leader == BADR
    with pytest.raises(ReviewFault, match="review-led"):
        review.do(ask.TakeLead(), GUEST)
    with pytest.raises(ReviewFault, match="review-not-leader"):
        review.do(ask.TakeLead(on=False), AMAL)
    review.do(ask.TakeLead(on=False), BADR)
    assert review.state.leader == ""
    review.do(ask.TakeLead(), GUEST)
    assert review.do(ask.TakeLead(), GUEST).changes == ()


@pytest.mark.parametrize(
    ("point", "seat", "code"),
    [
        (ReviewPoint(9), -1, "no-such-deal"),
        (ReviewPoint(1, 7), -1, "no-such-branch"),
        (ReviewPoint(1, 0, 900), -1, "no-such-point"),
        (START, 40, "bad-seat"),
    ],
)
def test_nobody_goes_where_there_is_nothing(point: ReviewPoint, seat: int, code: str) -> None:
    review = Reviewing()
    review.do(ask.TakeLead())
    with pytest.raises(VierblattError) as caught:
        review.do(ask.MoveCursor(point=point, seat=seat))
    assert caught.value.code == code


# --- words and arrows -------------------------------------------------------------------------------------------------


def test_a_remark_stays_where_it_was_made() -> None:
    review = Reviewing()
    review.do(ask.AddRemark(point=ReviewPoint(1, 0, 2), text="  why\u202e not? "), GUEST)
    review.do(ask.AddRemark(point=START, text="x", pinned=True), AMAL)
    first, second = review.state.items.values()
    assert first.content == ask.Remark(point=ReviewPoint(1, 0, 2), text="why not?", at=NOW)
    assert (first.player, second.player, second.slot) == (GUEST, AMAL, "note-2")
    with pytest.raises(LiveFault, match="nothing-said"):
        review.do(ask.AddRemark(point=START, text="\u200b"))
    with pytest.raises(ReviewFault, match="review-not-yours"):
        review.do(ask.RemoveItem(slot="note-2"), GUEST)
    review.do(ask.RemoveItem(slot="note-1"), BADR)
    review.do(ask.RemoveItem(slot="note-2"), AMAL)
    assert not review.state.items
    with pytest.raises(ReviewFault, match="no-such-item"):
        review.do(ask.RemoveItem(slot="note-2"))
    with pytest.raises(ReviewFault, match="no-such-item"):
        review.do(ask.RemoveItem(slot="lead"))


def test_old_lines_give_way_and_notes_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "LINES", 3)
    monkeypatch.setattr(deciding, "NOTES", 2)
    review = Reviewing()
    for number in range(12):
        review.do(ask.AddRemark(point=START, text=str(number), pinned=number in {2, 5}))
    said = [remark.text for remark in review.state.all_of(ask.Remark).values()]
    assert said == ["2", "5", "9", "10", "11"]
    with pytest.raises(ReviewFault, match="too-many-notes"):
        review.do(ask.AddRemark(point=START, text="one more", pinned=True))


def test_arrows_replace_those_of_the_same_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "DRAWERS", 2)
    review = Reviewing()
    for player in (AMAL, BADR, AMAL, GUEST):
        review.do(ask.DrawArrows(point=START, arrows=[Arrow("AS", "seat-1")]), player)
    assert {*review.state.items} == {"arrows-amal", "arrows-guest"}, "whoever drew longest ago gives way"
    review.do(ask.DrawArrows(point=START, arrows=[]), GUEST)
    assert {*review.state.items} == {"arrows-amal"}
    assert review.do(ask.DrawArrows(point=START, arrows=[]), GUEST).changes == ()


def test_what_a_stranger_has_drawn_is_removed_by_those_who_played() -> None:
    review = Reviewing()
    for player in (AMAL, GUEST):
        review.do(ask.DrawArrows(point=START, arrows=[Arrow("AS", "seat-1")]), player)
    with pytest.raises(ReviewFault, match="review-not-yours"):
        review.do(ask.RemoveItem(slot="arrows-amal"), GUEST)
    review.do(ask.RemoveItem(slot="arrows-guest"), BADR)
    assert {*review.state.items} == {"arrows-amal"}


def test_writing_can_be_left_to_those_who_played() -> None:
    review = Reviewing()
    with pytest.raises(ReviewFault, match="review-players-only"):
        review.do(ask.LimitWriters(players_only=True), GUEST)
    review.do(ask.LimitWriters(players_only=True), BADR)
    for change in (ask.AddRemark(point=START, text="x"), ask.PlayAt(point=START, action=other_action())):
        with pytest.raises(ReviewFault, match="review-players-only"):
            review.do(change, GUEST)
        review.do(change, AMAL)
    review.do(ask.LimitWriters(players_only=False), AMAL)
    review.do(ask.AddRemark(point=START, text="x"), GUEST)


# --- branches ---------------------------------------------------------------------------------------------------------


def test_what_was_played_is_no_branch() -> None:
    review = Reviewing()
    played = lines()[0].texts()
    assert review.led_to(ask.PlayAt(point=START, action=played[0])) == ReviewPoint(1, 0, 1)
    assert not review.state.items


def test_a_branch_is_played_on_and_branches_again() -> None:
    review = Reviewing()
    first = review.led_to(ask.PlayAt(point=START, action=other_action()))
    assert first == ReviewPoint(1, 1, 1)
    assert review.led_to(ask.PlayAt(point=START, action=other_action()), BADR) == first, "it is the same branch"
    longer = review.led_to(ask.PlayOn(point=first, count=4), GUEST)
    assert longer == ReviewPoint(1, 1, 5)
    (item,) = review.state.items.values()
    assert item.player == AMAL and len(review.state.branch(1).actions) == 5
    inside = ReviewPoint(1, 1, 3)
    at = review.state.at(inside)
    action = next(
        each for each in at.legal_actions() if at.played(each).actions != review.state.line(first).actions[:4]
    )
    second = review.led_to(ask.PlayAt(point=inside, action=action))
    assert second == ReviewPoint(1, 3, 4)
    assert review.state.branch(3) == Branch(deal=1, parent=1, step=3, actions=[action])
    assert review.state.normal(ReviewPoint(1, 3, 2)) == ReviewPoint(1, 1, 2)
    assert review.state.normal(ReviewPoint(1, 3, 0)) == START
    with pytest.raises(ReviewFault, match="branch-has-branches"):
        review.do(ask.RemoveItem(slot="branch-1"))
    review.do(ask.RemoveItem(slot="branch-3"))
    review.do(ask.RemoveItem(slot="branch-1"))
    assert not review.state.items


def test_bots_play_a_deal_to_its_end_and_no_further() -> None:
    review = Reviewing()
    end = review.led_to(ask.PlayOn(point=START, count=1000))
    assert review.state.at(end).seat_to_act() == -1
    for change in (ask.PlayOn(point=end), ask.PlayAt(point=end, action="pass")):
        with pytest.raises(VierblattError) as caught:
            review.do(change)
        assert caught.value.code == "deal-ended"


def test_an_illegal_action_names_its_rule() -> None:
    point, review = late(), Reviewing()
    line = lines()[0].until(point.step)
    legal = line.legal_actions()
    hand = line.rules.layout.reader(line.states()).hands[line.seat_to_act()]
    assert hand.bit_count() >= len(legal)
    with pytest.raises(IllegalAction, match=r"not-in-hand|illegal"):
        review.do(ask.PlayAt(point=point, action=next(c for c in ("7S", "8S", "AH", "KD") if c not in legal)))
    with pytest.raises(WrongTime):
        review.do(ask.PlayAt(point=ReviewPoint(1, 0, 900), action="pass"))


def test_swaps_that_the_seat_could_have_noticed_are_refused() -> None:
    point, review = late(), Reviewing()
    line = lines()[0].until(point.step)
    seat = line.seat_to_act()
    first, (second, *_) = next(iter(swaps(line, seat).items()))
    where = review.led_to(ask.SwapCards(point=point, seat=seat, first=first, second=second))
    assert where == ReviewPoint(1, 1, point.step)
    assert review.state.normal(where) == where, "the branch begins with the swap"
    swapped = review.state.at(where)
    assert swapped.actions == line.actions and swapped.pack != line.pack
    back = review.led_to(ask.SwapCards(point=where, seat=seat, first=second, second=first))
    assert back == where and len(review.state.branch(1).swaps) == 2 and review.state.at(back).pack == line.pack
    own = next(iter({*line.legal_actions()} - {first, second}))
    with pytest.raises(ReviewFault, match="swap-noticed"):
        review.do(ask.SwapCards(point=point, seat=seat, first=first, second=own))
    end = review.led_to(ask.PlayOn(point=back, count=1000))
    with pytest.raises(ReviewFault, match="deal-ended"):
        review.do(ask.SwapCards(point=end, seat=seat, first=first, second=second))


def test_what_lies_on_a_removed_branch_goes_with_it_and_the_cursor_goes_back() -> None:
    review = Reviewing()
    point = review.led_to(ask.PlayAt(point=START, action=other_action()))
    review.do(ask.TakeLead(), BADR)
    review.do(ask.MoveCursor(point=point, seat=1), BADR)
    review.do(ask.AddRemark(point=point, text="here", pinned=True))
    review.do(ask.DrawArrows(point=point, arrows=[Arrow("seat-0", "table")]), GUEST)
    review.do(ask.RemoveItem(slot="branch-1"))
    assert {*review.state.items} == {"lead", "cursor"}
    assert review.state.content("cursor", ask.Cursor) == ask.Cursor(point=START, seat=1)
    assert review.state.items["cursor"].player == BADR


def test_there_is_room_for_so_many_branches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "BRANCHES", 2)
    review = Reviewing()
    review.do(ask.PlayOn(point=START, count=2))
    review.do(ask.PlayOn(point=ReviewPoint(2), count=2))
    with pytest.raises(ReviewFault, match="too-many-branches"):
        review.do(ask.PlayOn(point=START, count=3))


def test_secret_actions_can_be_played_otherwise() -> None:
    review = Reviewing("hearts")
    action = other_action(game="hearts")
    point = review.led_to(ask.PlayAt(point=START, action=action))
    assert review.state.at(point).texts() == [action]


# --- anything at all --------------------------------------------------------------------------------------------------

SEATS = st.integers(-1, 5)
POINTS = st.builds(ReviewPoint, st.integers(1, 3), st.integers(0, 12), st.integers(0, 45))
CARDS = st.sampled_from(["AS", "7S", "KH", "TD", "9C", "JC", "QD"])
CHANGES: st.SearchStrategy[Any] = st.one_of(
    st.builds(ask.TakeLead, on=st.booleans()),
    st.builds(ask.MoveCursor, point=POINTS, seat=SEATS),
    st.builds(ask.DrawArrows, point=POINTS, arrows=st.lists(st.just(Arrow("AS", "table")), max_size=2)),
    st.builds(ask.AddRemark, point=POINTS, text=st.sampled_from(["a", "\u200b"]), pinned=st.booleans()),
    st.builds(ask.PlayAt, point=POINTS, action=CARDS | st.sampled_from(["pass", "sun", "hokom"])),
    st.builds(ask.PlayOn, point=POINTS, count=st.integers(1, 5)),
    st.builds(ask.SwapCards, point=POINTS, seat=st.integers(0, 5), first=CARDS, second=CARDS),
    st.builds(ask.RemoveItem, slot=st.builds("{}-{}".format, st.sampled_from(["note", "branch"]), st.integers(1, 12))),
    st.builds(ask.LimitWriters, players_only=st.booleans()),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(CHANGES, st.sampled_from([AMAL, BADR, GUEST])), max_size=25))
def test_any_changes_keep_the_limits_and_every_point_on_its_line(all_changes: list[tuple[AnyChange, str]]) -> None:
    stored: dict[str, ReviewItem] = {}
    state = empty()
    for change, player in all_changes:
        before = state
        try:
            decision = decide(state, change, player, NOW)
        except VierblattError:
            assert state == before
            continue
        state = state.with_changes(decision.changes) if decision.changes else state
        for slot in {each.slot for each in decision.changes}:
            stored.pop(slot, None)
            if slot in state.items:
                stored[slot] = state.items[slot]
        if decision.point is not None:
            state.at(decision.point)
    packed = msgspec.json.encode([*stored.values()])
    again = msgspec.json.decode(packed, type=list[ReviewItem])
    assert ReviewState.of(lines(), [AMAL, BADR], state.seq, again[::-1]) == state, "rebuilt from what was stored"
    assert len(state.all_of(Branch)) <= deciding.BRANCHES
    for item in state.items.values():
        content = item.content
        if isinstance(content, (ask.Cursor, ask.Remark, ask.Arrows)):
            state.at(content.point)
            assert state.normal(content.point) == content.point
        elif isinstance(content, Branch):
            state.line(ReviewPoint(content.deal, int(item.slot[7:]))).states()
