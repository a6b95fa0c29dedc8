"""What a seat sees: nothing that is hidden from it, and everything that is not."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from tests.registry import COMPILED_GAMES, GAMES
from tests.scale import scaled
from tests.walks import game_of, walk
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, States
from vierblatt.match import Match
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.observations.writing import observe_at

every_game = pytest.mark.parametrize("name", COMPILED_GAMES)
PRESETS = [(name, preset) for name in GAMES for preset in game_of(name).options.preset_names()]
Row = npt.NDArray[np.int8]


def seen(name: str, states: States, seat: int) -> Row:
    """The observation of a state, its row filled with rubbish before."""
    layout = ObservationLayout.of(name)
    out, memory = np.full(layout.size, 99, np.int8), np.full(layout.memory_size, 99, np.int8)
    observe_at(states, 0, seat, layout.flats, memory, out)
    return out


def looks(name: str, preset: str, seed: int, deals: int) -> Iterator[tuple[Match, int, dict[str, Row]]]:
    """Every third position of some deals, from every seat: the observation by its parts."""
    layout = ObservationLayout.of(name)
    for number, match in enumerate(walk(name, seed, deals, preset)):
        if number % 3 == 0:
            for seat in range(match.table.seats):
                row = seen(name, match.states, seat)
                yield match, seat, {part.name: row[part.at : part.at + part.length] for part in layout.parts}


@every_game
def test_the_parts_are_contiguous_and_described(name: str) -> None:
    layout = ObservationLayout.of(name)
    at = 0
    for part in layout.parts:
        assert part.at == at and part.length > 0 and part.text
        at += part.length
    assert at == layout.size
    assert len({part.name for part in layout.parts}) == len(layout.parts)


@every_game
def test_indistinguishable_states_are_observed_alike(name: str) -> None:
    game = game_of(name)
    for number, match in enumerate(walk(name, 11, scaled(12))):
        seat = number % match.table.seats
        concealed = match.concealed(seat)
        assert np.array_equal(seen(name, match.states, seat), seen(name, concealed, seat))
        rubbish = game.layout.words(match.states).copy()
        hidden = game.layout.mask(seat) == 0
        rubbish[hidden] = np.random.default_rng(number).integers(0, 1 << 50, int(hidden.sum()))
        game.layout.load(concealed, rubbish)
        assert np.array_equal(seen(name, match.states, seat), seen(name, concealed, seat))


@pytest.mark.parametrize(("name", "preset"), [*PRESETS, ("whist", "standard")])
def test_the_cards_and_their_order_can_be_read_back(name: str, preset: str) -> None:
    space = ActionSpace.of(name)
    width = len(space.cards)
    for match, seat, part in looks(name, preset, 3, scaled(6)):
        s, seats = match.state, match.table.seats
        planes = {key: part[key].reshape(-1, width) for key in ("hand", "played", "trick")}
        assert cards_in(space, planes["hand"][0]) == s.hands[seat]
        plays = [entry for entry in s.log[: s.logged] if entry // (LOG_ACTION * LOG_SEAT) == PLAY]
        order = [space.cards[place] for place in np.argsort(part["order"]) if part["order"][place] > 0]
        assert order == [entry % LOG_ACTION for entry in plays]
        for step in range(game_of(name).layout.seats):
            other = (seat + step) % seats
            own = [e % LOG_ACTION for e in plays if e // LOG_ACTION % LOG_SEAT == other] if step < seats else []
            assert cards_in(space, planes["played"][step]) == sum(1 << card for card in own)
            place = (other - s.leader) % seats
            lies = step < seats and place < s.in_trick
            assert cards_in(space, planes["trick"][step]) == (1 << s.trick[place] if lies else 0)


@pytest.mark.parametrize(("name", "preset"), [*PRESETS, ("whist", "standard")])
def test_the_calls_the_table_and_the_scores_can_be_read_back(name: str, preset: str) -> None:
    space, most = ActionSpace.of(name), game_of(name).layout.seats
    for match, seat, part in looks(name, preset, 4, scaled(6)):
        s, seats, sides = match.state, match.table.seats, match.table.sides
        if "calls" in part:
            expected = [
                (*space.split(int(call) - 1 + len(space.cards)), (int(caller) - 1 + seat) % seats)
                for call, caller in zip(part["calls"], part["callers"], strict=True)
                if call > 0
            ]
            calls = [entry for entry in s.log[: s.logged] if entry // (LOG_ACTION * LOG_SEAT) != PLAY]
            phases = [entry // (LOG_ACTION * LOG_SEAT) for entry in calls]
            actors = [entry // LOG_ACTION % LOG_SEAT for entry in calls]
            assert expected == [*zip(phases, [entry % LOG_ACTION for entry in calls], actors, strict=True)]
        assert [*np.flatnonzero(part["turn"])] == [(s.turn - seat) % seats]
        assert [*np.flatnonzero(part["dealer"])] == [(s.dealer - seat) % seats]
        assert [*np.flatnonzero(part["winning"])] == ([(s.winning - seat) % seats] if s.in_trick else [])
        if s.phase == PLAY:
            assert [*np.flatnonzero(part["leader"])] == [(s.leader - seat) % seats]
        assert [*np.flatnonzero(part["phase"])] == [s.phase - PLAY]
        turned = [(seat + step) % seats for step in range(seats)]
        assert part["held"].tolist() == [s.held[other] for other in turned] + [0] * (most - seats)
        assert part["tricks"].tolist() == [s.tricks[other] for other in turned] + [0] * (most - seats)
        assert part["hand_size"].tolist() == [s.hand_size] and part["scored"].tolist() == [s.scored]
        totals = [100 * int(high) + int(low) for high, low in part["scores"].reshape(-1, 2)]
        assert totals == [s.scores[(seat + step) % sides] for step in range(sides)]


def test_kout_bo_shows_its_contract() -> None:
    for match, seat, part in looks("kout_bo", "standard", 5, scaled(10)):
        s = match.state
        assert [*np.flatnonzero(part["trump"])] == ([s.trump] if s.trump >= 0 else [])
        assert [*np.flatnonzero(part["maker"])] == ([(s.maker - seat) % 6] if s.maker >= 0 else [])
        assert part["bid"].tolist() == [s.bid] and part["malzom"].tolist() == [s.malzom]
        assert part["bids"].tolist() == [s.bids[(seat + step) % 6] + 1 for step in range(6)]
        assert bits_of(part["voids"], 4) == [s.voids[(seat + step) % 6] for step in range(6)]
        assert [*np.flatnonzero(part["suit"])] == ([s.suit] if s.in_trick else [])
        assert part["first_deal"].tolist() == [int(s.deal_no == 1)]


def test_baloot_shows_who_buys_what_and_the_projects() -> None:
    space = ActionSpace.of("baloot")
    for match, seat, part in looks("baloot", "seed", 6, scaled(25)):
        s = match.state
        assert cards_in(space, part["public_card"]) == (1 << s.public_card if s.public_card >= 0 else 0)
        shown = [cards_in(space, plane) for plane in part["shown"].reshape(4, 32)]
        assert shown == [s.shown[(seat + step) % 4] for step in range(4)]
        assert [*np.flatnonzero(part["mode"])] == ([s.mode - 1] if s.mode else [])
        assert [*np.flatnonzero(part["buyer"])] == ([(s.buyer - seat) % 4] if s.buyer >= 0 else [])
        assert [*np.flatnonzero(part["level"])] == [s.level - 1] and part["locked"].tolist() == [s.locked]
        asked = {(s.dealer + 1 + place - seat) % 4 for place in range(4) if s.pending >> place & 1}
        assert {*np.flatnonzero(part["pending"])} == asked
        assert bits_of(part["voids"], 4) == [s.voids[(seat + step) % 4] for step in range(4)]
        words = [int(low) | int(high) << 3 for low, high in part["announced"].reshape(4, 2)]
        assert words == [s.announced[(seat + step) % 4] for step in range(4)]
        side = {-1: [], 2: [2]}.get(s.project_side, [(s.project_side - seat) % 2])
        assert [*np.flatnonzero(part["project_side"])] == side


def test_king_bolola_shows_the_contract_and_the_remaining_choices() -> None:
    for match, seat, part in looks("king_bolola", "standard", 7, scaled(10)):
        s = match.state
        assert [*np.flatnonzero(part["contract"])] == ([s.contract] if s.contract >= 0 else [])
        turned = [(seat + step) % 4 for step in range(4)]
        for name in ("negatives", "trumps", "bololas"):
            assert part[name].tolist() == [getattr(s, name)[other] for other in turned]
        assert bits_of(part["types"], 6) == [s.types[other] for other in turned]
        assert part["used"].tolist() == s.used and part["signs"].tolist() == s.signs
        assert part["opened"].tolist() == [int(bool(s.seen & s.barred))]


def test_back_alley_shows_trumps_and_calls() -> None:
    space = ActionSpace.of("back_alley")
    for match, seat, part in looks("back_alley", "standard", 8, scaled(10)):
        s = match.state
        assert [*np.flatnonzero(part["trump"])] == [s.trump]
        assert cards_in(space, part["trumps"]) == s.trumps and cards_in(space, part["face_up"]) == s.face_up
        assert cards_in(space, part["drawn"]) == (1 << s.drawn[seat] - 1 if s.drawn[seat] > 0 else 0)
        assert part["called"].tolist() == [s.calls[(seat + step) % 4] + 1 for step in range(4)]
        assert part["bids"].tolist() == [s.bids[seat % 2], s.bids[1 - seat % 2]]


def test_a_game_without_a_rule_of_its_own_shows_its_public_fields_as_they_are() -> None:
    assert [part.name for part in ObservationLayout.of("whist").parts][-1] == "trump"
    for match, _, part in looks("whist", "standard", 9, scaled(3)):
        assert int(part["trump"].copy().view(np.int64)[0]) == match.state.trump


def cards_in(space: ActionSpace, plane: Row) -> int:
    """The cards of a plane as a bit set."""
    assert set(np.unique(plane)) <= {0, 1}
    return sum(1 << space.cards[place] for place in np.flatnonzero(plane))


def bits_of(row: Row, width: int) -> list[int]:
    """Bit sets of so many places each."""
    return [sum(int(bit) << k for k, bit in enumerate(part)) for part in row.reshape(-1, width)]
