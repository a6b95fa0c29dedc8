"""The figures that a call promises are those that its deal is scored with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.questions import PlayedDeal, Question, played_deals
from vierblatt import games
from vierblatt.games.baloot.rules.state import DOUBLED, KHASARA
from vierblatt.games.events import TrickTaken

MATCHES, DEALS = 60, 6
#: The phases of Baloot in which the contract is found.
BUYING = {"bidding", "over-hokom", "over-sun", "confirming", "naming"}


def promised(question: Question) -> dict[str, int | str]:
    """The figures of the answer that was given."""
    return question.shown.figures.get(question.answer, {})


def check_kout_bo(deal: PlayedDeal) -> str:
    """A bid made or failed; one that wins the match."""
    bids = [each for each in deal.questions if each.answer.startswith("bid ")]
    if not bids:
        return ""
    figures, side = promised(bids[-1]), bids[-1].seat % 2
    match = deal.match
    if figures["match"] == "now":
        assert match.over
        assert match.winners == [side]
        return "now"
    bid = int(bids[-1].answer.split()[1])
    made = sum(match.state.tricks[side : match.table.seats : 2]) >= bid
    own, other = match.state.deal_scores[side], match.state.deal_scores[1 - side]
    expected = (figures["made"], 0) if made else (0, figures["failed"])
    if not made and figures["loss"] == "minus":
        expected = (-int(figures["failed"]), 0)
    assert (own, other) == expected, figures
    if made and figures["match"] == "made":
        assert match.over
        assert match.winners == [side]
    malzom = [event for event in deal.events if event.__struct_config__.tag == "kout_bo-malzom"]
    assert bool(malzom) == (figures["malzom"] == "yes")
    naming = [each for each in deal.questions if each.phase == "trump"]
    assert promised(naming[0])["tricks"] == bid
    return f"{'made' if made else 'failed'} {figures['loss']} {figures['malzom']}"


def _units(call: str, tricks: list[TrickTaken], seat: int) -> int:
    """How many of what counts in a contract a player took."""
    own = [trick for trick in tricks if trick.seat == seat]
    cards = [card for trick in own for card in trick.cards]
    if call == "no tricks" or call.startswith("trump"):
        return len(own)
    wanted: Callable[[str], bool] = {
        "no jk": lambda card: card[0] in "JK",
        "no queens": lambda card: card[0] == "Q",
        "no hearts": lambda card: card[1] == "H",
        "no king": lambda card: card == "KH",
    }[call]
    return sum(map(wanted, cards))


def check_king_bolola(deal: PlayedDeal) -> str:
    """What each player paid or got, a unit at a time."""
    [question] = deal.questions
    figures, call = promised(question), question.answer
    scores = deal.match.state.deal_scores
    tricks = [event for event in deal.events if isinstance(event, TrickTaken)]
    if call.startswith("bolola"):
        assert abs(sum(scores)) == figures["total"]
        assert (sum(scores) > 0) == (call == "bolola plus")
        return call
    for seat in range(4):
        if call == "last two":
            ends = {11: "points", 12: "last"}
            expected = -sum(int(figures[name]) for at, name in ends.items() if tricks[at].seat == seat)
        else:
            sign = 1 if call.startswith("trump") else -1
            expected = sign * int(figures["points"]) * _units(call, tricks, seat)
        assert scores[seat] == expected, call
    return call.split()[0] if call.startswith("trump") else call


def check_back_alley(deal: PlayedDeal) -> str:
    """Each team's contract, as its second partner saw it; a board, as the last to claim one saw it."""
    state, seen = deal.match.state, ""
    if not any(state.calls):
        return "passed out"
    for side in range(2):
        tricks = state.tricks[side] + state.tricks[side + 2]
        own = state.deal_scores[side] - state.bonus[side]
        boards = [each for each in deal.questions if each.seat % 2 == side and each.answer == "board"]
        if boards:
            later = [each for each in deal.questions if each.answer == "board"][-1]
            if later is boards[-1]:
                points = int(promised(later)["points"])
                assert own == (points if tricks == state.hand_size else -points)
                seen = "board"
            continue
        figures = promised([each for each in deal.questions if each.seat % 2 == side][-1])
        points, wanted = int(figures["points"]), int(figures["tricks"])
        assert own == (points + tricks - wanted if tricks >= wanted else -points), figures
        assert (figures["case"] == "over") == (wanted > state.hand_size)
        seen = f"{figures['case']} {'made' if tricks >= wanted else 'failed'}"
    return seen


def check_baloot(deal: PlayedDeal) -> str:
    """All points to one team, at the stakes of the last raise; who takes the card after an ashkal."""
    state = deal.match.state
    last = [each for each in deal.questions if each.phase in BUYING and each.answer != "pass"][-1]
    taken = [event for event in deal.events if event.__struct_config__.tag == "baloot-card-taken"]
    if last.answer == "ashkal":
        taker = last.seat ^ 2 if promised(last)["taker"] == "partner" else last.seat
        assert [getattr(event, "seat", -1) for event in taken] == [taker]
    raises = [each for each in deal.questions if each.phase == "doubling" and each.answer != "pass"]
    if raises and raises[-1].answer == "gahwa":
        assert deal.match.over
        return "gahwa"
    if any(state.sum_projects[:2]) or any(state.sum_baloots[:2]):
        return last.answer
    if state.verdict in {KHASARA, DOUBLED}:
        contracts = [each for each in deal.questions if each.phase in BUYING and "points" in promised(each)]
        assert sum(state.deal_scores[:2]) == promised((raises or contracts)[-1])["points"]
        return "doubled" if raises else "khasara"
    return last.answer


CHECKS: dict[str, tuple[Callable[[PlayedDeal], str], set[str]]] = {
    "kout_bo": (check_kout_bo, {"made theirs no", "failed theirs no", "failed minus no", "made theirs yes", "now"}),
    "king_bolola": (
        check_king_bolola,
        {
            *("no tricks", "no jk", "no queens", "no hearts", "last two", "no king", "trump"),
            *("bolola minus", "bolola plus"),
        },
    ),
    "back_alley": (check_back_alley, {"board", "over failed", "bid made", "bid failed", "alone failed"}),
    "baloot": (check_baloot, {"ashkal", "khasara", "doubled", "gahwa"}),
}


@pytest.mark.parametrize("name", CHECKS)
def test_a_deal_is_scored_as_its_calls_promised(name: str) -> None:
    check, wanted = CHECKS[name]
    seen = {check(deal) for deal in played_deals(games.get(name), MATCHES, DEALS) if deal.scored or deal.match.over}
    assert wanted <= seen


def test_king_bolola_counts_how_often_a_contract_can_still_be_chosen() -> None:
    chosen: Counter[object] = Counter()
    match = None
    for deal in played_deals(games.get("king_bolola"), 12, 24):
        if deal.match is not match:
            chosen.clear()
            match = deal.match
        rules = match.rules.values
        [question] = deal.questions
        seat = question.seat
        for call in (*question.legal, *question.shown.barred):
            kind = call.split()[0] if call.startswith(("trump", "bolola")) else "negative"
            left = {"trump": 2, "bolola": 1, "negative": 3}[kind] - chosen[seat, kind]
            if kind == "negative" and rules["negative_cap"] == 2:
                left = 2 - chosen[call]
            elif kind == "bolola" and rules["bolola_signs"] == "two_each":
                left = min(left, 2 - chosen[call])
            assert question.shown.figures[call]["left"] == left
            assert left or call not in question.legal
        answer = question.answer
        kind = answer.split()[0] if answer.startswith(("trump", "bolola")) else "negative"
        chosen[answer] += 1
        chosen[seat, kind] += 1
