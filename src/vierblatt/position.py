"""Positions set up from JSON: any game, any phase, possibly only the mover's hand known.

`docs/positions.md` lists the keys. What every game shares is read here; a game reads its own keys in `Game.setup`.

>>> match = load({"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]})
>>> match.turn, match.legal_actions()[:2]
(0, ['pass', 'bid 5'])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from vierblatt import games
from vierblatt.cards import card_set, card_text, parse_card
from vierblatt.errors import BadPosition, VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match

#: What every game reads. Other keys belong to the game and are refused there if they are wrong.
SHARED = (
    "game",
    "preset",
    "options",
    "dealer",
    "deal",
    "scores",
    "hands",
    "hand_size",
    "pack",
    "actions",
    "tricks",
    "trick",
)
Spec = Mapping[str, Any]


def load(source: Spec | str | bytes | Path) -> Match:
    """The match at a position: a mapping, JSON text, or a file. Raises BadPosition."""
    spec = _read(source)
    try:
        return _Loader(spec).load()
    except BadPosition:
        raise
    except VierblattError as fault:
        raise BadPosition("position", reason=str(fault), rule=fault.rule) from fault
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as fault:
        raise BadPosition("position", reason=f"{type(fault).__name__}: {fault}") from fault


def _read(source: Spec | str | bytes | Path) -> Spec:
    if isinstance(source, Path):
        try:
            source = source.read_bytes()
        except OSError as fault:
            raise BadPosition("cannot-read", path=str(source), reason=fault.strerror or str(fault)) from None
    if isinstance(source, str | bytes):
        try:
            source = msgspec.json.decode(source)
        except (msgspec.DecodeError, UnicodeError) as fault:
            raise BadPosition("not-json", reason=str(fault)) from None
    if not isinstance(source, Mapping):
        raise BadPosition("not-an-object", found=type(source).__name__)
    return source


class _Loader:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.game: Game = games.get(spec.get("game", ""))
        options = spec.get("options", {})
        if not isinstance(options, Mapping):
            raise BadPosition("bad-key", key="options")
        self.rules: RuleSet = self.game.options.rule_set(options, spec.get("preset", "standard"))
        self.seats = self.game.table(self.rules.values).seats
        self.sides = self.game.table(self.rules.values).sides
        self.dealer = self._number("dealer", self.seats - 1, 0, self.seats - 1)
        self.match = Match(self.game, self.rules, first_seat=self.dealer)
        self.known = [True] * self.seats

    def load(self) -> Match:
        """Sets up what the spec says, then plays its history."""
        by_pack = "pack" in self.spec
        self._situation(self._number("deal", 1, 1, 10_000) - by_pack)
        if by_pack:
            for key in ("hands", "hand_size"):
                if key in self.spec:
                    raise BadPosition("not-together", keys=f"pack, {key}")
            self.match.deal(self.spec["pack"])
        else:
            self._hands()
            self.game.setup(self.game.layout, self.match.states, self.spec)
            self.match.deals = [([], [])]
        for action in self._list("actions"):
            self._do(action)
        for trick in self._list("tricks"):
            self._trick(trick, full=True)
        if self.spec.get("trick") is not None:
            self._trick(self.spec["trick"], full=False)
        return self.match if by_pack else Match.at(self.game, self.rules, self.match.states)

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.spec.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadPosition("bad-number", name=key, value=str(value)[:40], takes=f"{least}..{most}")
        return value

    def _list(self, key: str) -> Sequence[Any]:
        value = self.spec.get(key) or []
        if not isinstance(value, list | tuple):
            raise BadPosition("bad-key", key=key)
        return value

    def _situation(self, deal: int) -> None:
        scores = self.spec.get("scores", [0] * self.sides)
        fits = isinstance(scores, list | tuple) and len(scores) == self.sides
        if not fits or any(isinstance(n, bool) or not isinstance(n, int) or abs(n) > 1_000_000 for n in scores):
            raise BadPosition("bad-scores", sides=self.sides)
        for name, value in (
            ("dealer", self.dealer),
            ("deal_no", deal),
            ("scored", max(deal - 1, 0)),
            ("scores", scores),
        ):
            self.game.layout.write(self.match.states, name, value)

    def _hands(self) -> None:
        given = self._list("hands")
        if len(given) != self.seats:
            raise BadPosition("bad-hands", given=len(given), seats=self.seats)
        pack = card_set(self.match.table.pack)
        hands, together = [], 0
        for hand in given:
            cards = 0 if hand is None else card_set(hand)
            for part, code in ((cards & together, "card-in-two-places"), (cards & ~pack, "card-not-in-pack")):
                if part:
                    raise BadPosition(code, card=card_text(part.bit_length() - 1))
            together |= cards
            hands.append(cards)
        self.known = [hand is not None for hand in given]
        sizes = [hand.bit_count() for hand, known in zip(hands, self.known, strict=True) if known]
        if not sizes:
            raise BadPosition("no-hand")
        size = self._number("hand_size", max(sizes), 1, 13)
        held = [hand.bit_count() if known else size for hand, known in zip(hands, self.known, strict=True)]
        if max(sizes) > size:
            raise BadPosition("hand-too-large", cards=max(sizes), hand_size=size)
        engine.clear(self.match.states, 0, size)
        self.game.layout.write(self.match.states, "hands", hands)
        self.game.layout.write(self.match.states, "held", held)

    def _do(self, action: Any) -> None:
        if not isinstance(action, str):
            raise BadPosition("bad-action", action=str(action)[:40])
        match = self.match
        held = sum(match.state.held)
        if match.turn >= 0 and match.state.phase == PLAY and not self.known[match.turn]:
            self._hold(parse_card(action))
        try:
            match.do(action)
        except VierblattError as fault:
            raise BadPosition("history", rule=fault.rule, action=action[:40], reason=str(fault)) from fault
        if sum(match.state.held) > held and "pack" not in self.spec:
            raise BadPosition("pack-needed")  # the action made the rules deal cards that nobody named

    def _hold(self, card: int) -> None:
        """A player whose hand is unknown evidently held the card that he plays."""
        hands = self.match.state.hands
        if (self.match.state.seen | sum(hands)) >> card & 1:
            raise BadPosition("card-in-two-places", card=card_text(card))
        hands[self.match.turn] |= 1 << card
        self.game.layout.write(self.match.states, "hands", hands)

    def _trick(self, trick: Any, *, full: bool) -> None:
        cards = trick.get("cards") if isinstance(trick, Mapping) else None
        cards = cards.split() if isinstance(cards, str) else cards
        if not isinstance(cards, list | tuple) or len(cards) > self.seats or (full and len(cards) != self.seats):
            raise BadPosition("bad-trick", cards=str(cards)[:40])
        if trick.get("leader", self.match.turn) != self.match.turn:
            raise BadPosition("wrong-leader", leader=str(trick.get("leader"))[:9], turn=self.match.turn)
        for card in cards:
            self._do(card)
