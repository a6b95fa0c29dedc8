"""The invariants hold in every game, and a game that breaks one is found out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.registry import GAMES
from tests.scale import scaled
from tests.whist.game import GAME as WHIST
from tests.whist.game import OPTIONS
from tests.whist.game import act as whist_act
from tests.whist.game import deal as whist_deal
from vierblatt import games
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.state import FIRST_PHASE, Layout, public
from vierblatt.simulate import SimulationFault, SimulationJob, run
from vierblatt.simulate.invariants import BROKEN
from vierblatt.simulate.loops import FAULTS, units_at
from vierblatt.simulate.setup import SimulationSetup

PRESETS = [(name, preset) for name in GAMES for preset in games.get(name).options.preset_names()]


@pytest.mark.parametrize("game", [*GAMES, "whist"])
def test_twenty_thousand_random_deals_keep_every_invariant(game: str) -> None:
    deals = scaled(20_000)
    assert run(SimulationJob(game, deals, seed=21, checked=True)) == run(SimulationJob(game, deals, seed=21))


@pytest.mark.parametrize("unit", ["deals", "matches"])
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_house_rules_and_the_rules_bot_keep_them_too(game: str, preset: str, unit: Any) -> None:
    rules = games.get(game).options.rule_set({}, preset).changed
    job = SimulationJob(
        game, scaled(1000 if unit == "deals" else 40), unit, rules, 22, ("rules", "random"), checked=True
    )
    assert run(job).units == job.count


@entry
def audit_at(states: State, i: int) -> int:
    return dispatch.audit(states[i])


#: What is changed in a scored deal, and the invariant that this breaks.
LIES = [
    ("baloot", "sum_cards", "BAL-SCORE-2"),
    ("baloot", "deal_scores", "BAL-SCORE-7"),
    ("king_bolola", "deal_scores", "KB-SCORE-5"),
    ("king_bolola", "scored", "KB-GEN-3"),
    ("kout_bo", "deal_scores", "KOUT-SCORE"),
    ("kout_bo", "bid", "KOUT-BID-1"),
    ("kout_bo", "trick_no", "KOUT-PLAY-1"),
    ("back_alley", "deal_scores", "BA-SCORE-1"),
    ("back_alley", "hand_size", "BA-DEAL-2"),
    ("back_alley", "face_up", "BA-TRUMP-4"),
]


@pytest.mark.parametrize(("game", "field", "invariant"), LIES)
def test_a_deal_that_was_scored_wrongly_breaks_an_invariant(game: str, field: str, invariant: str) -> None:
    setup = SimulationSetup(game, None, 3)
    layout, rows = setup.game.layout, setup.rows(1)
    for stream in range(50):  # the first deal that is scored, undoubled and without a board
        rows[:] = 0
        units_at(setup.states, 0, setup.seed, stream, 1, 15, 1, rows, setup.counts())
        state = layout.reader(setup.states)
        if state.scored and getattr(state, "level", 1) == 1 and not any(getattr(state, "board_levels", [0])):
            break
    assert audit_at(setup.states, 0) == 0
    now = getattr(state, field)
    lie = [now[0] + 1, *now[1:]] if isinstance(now, list) else now + 1
    layout.write(setup.states, field, {"scored": 24, "bid": 4, "face_up": state.seen}.get(field, lie))
    assert setup.game.research.invariants[audit_at(setup.states, 0) - 1].startswith(invariant)


# --- a game that breaks one invariant in its fourth trick; the target says which --------------------------------------

BAD = Layout("bad", seats=4, log=52, fields={"trump": public(), **OPTIONS.fields()}, folder=Path(__file__).parent)
SABOTAGE = range(1, 15)


@rule
def bad_deal(s: State) -> None:
    whist_deal(s)
    if s.opt_target == 1:
        s.pack[0] = s.pack[1]


@rule
def bad_act(s: State, action: int) -> None:
    seat = s.turn
    whist_act(s, action)
    if s.trick_no == 3 and s.in_trick == 1:
        spoil(s, seat)
    elif s.turn < 0:
        spoil_end(s)


@rule
def spoil(s: State, seat: int) -> None:
    other = (seat + 1) % 4
    card, gift = 1 << lowest(s.hands[seat]), 1 << lowest(s.hands[other])
    if s.opt_target == 2:
        s.hands[seat] ^= card
    elif s.opt_target == 3:
        s.hands[seat] ^= card | gift
    elif s.opt_target == 4:
        s.hands[seat] ^= card
        s.held[seat] -= 1
    elif s.opt_target == 5:
        s.hands[seat] |= 1 << 53
        s.held[seat] += 1
    elif s.opt_target == 6:
        s.hands[seat] ^= card
        s.held[seat] -= 1
        s.hands[other] |= card
        s.held[other] += 1
    elif s.opt_target == 7:
        s.taken[0] |= 1 << 53
    elif s.opt_target == 8:
        s.tricks[0] += 1
    elif s.opt_target == 9:
        s.turn = 4
    elif s.opt_target == 10:
        s.phase = FIRST_PHASE
    elif s.opt_target == 12:
        s.logged -= 1


@rule
def spoil_end(s: State) -> None:
    if s.opt_target == 13:
        s.scores[0] += 1
    elif s.opt_target == 14:
        s.phase = 1
        s.winners = 16


@rule
def bad_legal(s: State) -> int:
    mine = s.hands[s.turn]
    return mine | s.seen if s.opt_target == 11 and s.trick_no == 3 else mine


GAME = replace(WHIST, id="bad", rules=replace(WHIST.rules, layout=BAD, deal=bad_deal, act=bad_act, legal=bad_legal))


@pytest.mark.parametrize("target", SABOTAGE)
def test_every_kind_of_fault_is_found(target: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MODULES, "bad", __name__)
    with pytest.raises(SimulationFault, match=f"number 0: {BROKEN[target - 1]}"):
        run(SimulationJob("bad", 3, rules={"target": target}, checked=True))


def test_every_kind_of_fault_has_its_sentence() -> None:
    assert len(SABOTAGE) == len(BROKEN) == len({*BROKEN, *FAULTS}) - len(FAULTS)


def test_a_game_that_keeps_its_invariants_passes_with_the_same_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MODULES, "bad", __name__)
    assert run(SimulationJob("bad", 3, rules={"target": 50}, checked=True)).units == 3
