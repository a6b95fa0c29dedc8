"""Max^n by trying everything: no table, no bounds, no equal cards, only the game's own `legal`, `act` and scores."""

from __future__ import annotations

from vierblatt import games
from vierblatt.cards import members
from vierblatt.games.king_bolola.rules.state import BOLOLA_PLUS, TRUMP
from vierblatt.kernel import engine
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.kernel.state import States

GAME = games.get("king_bolola")
LAYOUT = GAME.layout
CALLS = 12
Scores = tuple[int, ...]


def ending(preset: str, call: int, seed: int, tricks: int) -> States | None:
    """A position after so many random cards that each hand has at most `tricks`; None if the deal is over by then."""
    states = GAME.new(GAME.options.rule_set(preset=preset))
    engine.start(states, 0, seed % 4)
    seed_at(states, 0, seed, call)
    shuffle_at(states, 0, 52)
    engine.deal(states, 0)
    engine.act(states, 0, call)
    state = LAYOUT.reader(states)
    cards = 52 - 4 * tricks + (seed // 4) % 4  # every place in a trick
    while state.turn >= 0 and state.seen.bit_count() < cards:
        open_cards = [*members(engine.legal(states, 0))]
        engine.act(states, 0, open_cards[(seed * 7 + state.logged * 13) % len(open_cards)])
    return states if state.turn >= 0 else None


def copy(states: States) -> States:
    """A state of its own."""
    twin = LAYOUT.new(1)
    LAYOUT.load(twin, LAYOUT.words(states))
    return twin


def liking(states: States, card: int) -> tuple[bool, int, int]:
    """Of cards that bring the same, the one with the least liking is played."""
    state = LAYOUT.reader(states)
    suit = card // 13
    in_hands = sum(state.hands) >> 13 * suit & 0x1FFF
    height = (in_hands & (1 << card % 13) - 1).bit_count()
    takes = True
    if state.in_trick:
        best = state.trick[(state.winning - state.leader) % 4]
        takes = card > best if suit == best // 13 else suit == state.trump
    if state.contract in (TRUMP, BOLOLA_PLUS):
        return not takes, -height if state.in_trick == 0 else height, suit
    return takes, height if takes else -height, suit


def scores_of_cards(states: States) -> dict[int, Scores]:
    """What each open card brings every seat at the end of the deal."""
    found = {}
    for card in members(engine.legal(states, 0)):
        twin = copy(states)
        engine.act(twin, 0, card)
        found[card] = scores(twin)
    return found


def scores(states: States) -> Scores:
    """What every seat gets in the end."""
    state = LAYOUT.reader(states)
    seat = state.turn
    if seat < 0:
        return tuple(state.deal_scores[:4])
    found = scores_of_cards(states)
    first = sorted(found, key=lambda card: liking(states, card))
    return found[max(first, key=lambda card: found[card][seat])]
