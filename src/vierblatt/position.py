"""Positions set up from JSON: any game, any phase, possibly only the mover's hand known.

`docs/positions.md` lists the keys. Keys that all games share are read here; a game reads its own in `GameTable.setup`.

>>> match = load({"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]})
>>> match.turn, match.legal_actions()[:2]
(0, ['pass', 'bid 5'])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from vierblatt import games
from vierblatt.cards import card_set, card_text, cards_text, parse_card
from vierblatt.errors import BadPosition, VierblattError, WrongTime
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet, plain
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match

Spec = Mapping[str, Any]


#: Keys that are always allowed; any other key is refused unless this module or the game reads it.
SHARED = {"note", "game", "dealer", "deal", "hand_size"}


class _KeyTracker(Mapping[str, Any]):
    """An object of a position that remembers which keys were read, so that the others can be refused."""

    def __init__(self, content: Spec, path: str = "") -> None:
        self._content = content
        self._path = path
        self._asked: set[str] = {"note"} if path else {*SHARED}  # a note is allowed in every object
        self._parts: dict[str, _KeyTracker] = {}

    def __getitem__(self, key: str) -> Any:
        """The value of a key; an object is tracked in the same way."""
        self._asked.add(key)
        value = self._content[key]
        if not isinstance(value, Mapping) or key == "options":
            return value
        return self._parts.setdefault(key, _KeyTracker(value, f"{self._path}{key}."))

    def __iter__(self) -> Iterator[str]:
        return iter(self._content)

    def __len__(self) -> int:
        return len(self._content)

    def refuse_the_rest(self) -> None:
        """Raises BadPosition for a key that was never read."""
        for key in self._content:
            if key not in self._asked:
                raise BadPosition("bad-key", key=f"{self._path}{key}"[:60])
        for part in self._parts.values():
            part.refuse_the_rest()


def load(source: Spec | str | bytes | Path, *, reserved: bool = False) -> Match:
    """The match at a position, given as a mapping, as JSON text or as a file. Raises BadPosition.

    reserved: whether the position may have reserved house rules (`Options.rule_set`).
    """
    spec = _read(source)
    try:
        return _Loader(spec, reserved=reserved).load()
    except BadPosition:
        raise
    except VierblattError as fault:
        raise BadPosition("position", reason=fault, rule=fault.rule) from fault
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as fault:
        raise BadPosition("position", reason=f"{type(fault).__name__}: {fault}") from fault


def position_of(match: Match) -> dict[str, Any]:
    """The position of a match in mid-deal, with its whole deal: house rules, situation, pack and actions.

    Raises WrongTime where the pack of the deal is unknown.

    >>> match = load({"game": "kout_bo", "pack": [*Match("kout_bo").table.pack], "actions": ["bid 6"]})
    >>> position_of(match)["actions"], load(position_of(match)).turn == match.turn
    (['bid 6'], True)
    """
    if not match.deals or not match.deals[-1][0]:
        raise WrongTime("pack-needed", phase=match.phase)
    pack, actions = match.deals[-1]
    twin = match.copy()
    twin.undo(len(actions))
    spec: dict[str, Any] = {"game": match.game.id}
    if match.rules.changed:
        spec["options"] = plain(match.rules.changed)
    spec |= {"dealer": twin.state.dealer, "deal": twin.state.scored + 1, "scores": twin.scores}
    spec |= match.game.table.situation(twin.state)
    spec["pack"] = " ".join(map(card_text, pack))
    spec["actions"] = []
    for action in actions:
        spec["actions"].append(twin.text_of(action))
        twin.act(action)
    return spec


def _read(source: Spec | str | bytes | Path) -> Spec:
    if isinstance(source, Path):
        try:
            source = source.read_bytes()
        except OSError as fault:
            raise BadPosition("cannot-read", path=str(source), reason=fault.strerror or str(fault)) from None
    if isinstance(source, str | bytes):
        try:
            source = msgspec.json.decode(source)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise BadPosition("not-json", reason=str(fault)) from None
    if not isinstance(source, Mapping):
        raise BadPosition("not-an-object", found=type(source).__name__)
    return source


class _Loader:
    def __init__(self, spec: Spec, *, reserved: bool) -> None:
        self.raw = spec
        self.spec = _KeyTracker(spec)
        self.game: Game = games.get(spec.get("game", ""))
        options = self.spec.get("options", {})
        if not isinstance(options, Mapping):
            raise BadPosition("bad-key", key="options")
        self.rules: RuleSet = self.game.options.rule_set(
            options, self.spec.get("preset", "standard"), reserved=reserved
        )
        table = self.game.rules.shape(self.rules.values)
        self.seats, self.sides = table.seats, table.sides
        self.full = len(table.pack) // table.seats
        self.pack = card_set(table.pack)
        self.dealer = self._number("dealer", self.seats - 1, 0, self.seats - 1)
        self.match = Match(self.game, self.rules, first_seat=self.dealer)
        self.known = [True] * self.seats

    def load(self) -> Match:
        """Sets up the position, then plays its history."""
        by_pack = "pack" in self.spec
        self._situation(self._number("deal", 1, 1, 10_000), begun=not by_pack)
        if by_pack:
            self._deal()
        else:
            self._hands()
            if "leader" in self.raw:
                self._number("leader", 0, 0, self.seats - 1)
            self.game.table.setup(self.game.layout, self.match.states, self.spec)
            self._check_cards()
            self.match.deals = [([], [])]
        for action in self._list("actions"):
            self._do(action)
        for trick in self._list("tricks"):
            self._trick(trick, full=True)
        if self.spec.get("trick") is not None:
            self._trick(self.spec["trick"], full=False)
        self.spec.refuse_the_rest()
        turn = self.match.turn
        if turn >= 0 and not self.known[turn]:
            raise BadPosition("missing-key", key=f"hands[{turn}]")
        if by_pack:
            return self.match
        return Match.at_position(self.game, self.rules, self.match.states, undealt_known=self._named())

    def _deal(self) -> None:
        """Deals from the pack; the match then has its complete deal, so that undo works for all of it."""
        for key in ("hands", "hand_size"):
            if key in self.spec:
                raise BadPosition("not-together", keys=f"pack, {key}")
        self.game.table.enter_situation(self.game.layout, self.match.states, self.spec)
        self.match = Match.at_position(self.game, self.rules, self.match.states)
        self.match.first_seat = self.dealer
        self.match.deals.clear()
        self.match.deal(self.spec["pack"])

    def _check_cards(self) -> None:
        """Checks that the cards played before agree with the pack and the hands."""
        state = self.match.state
        if state.seen & ~self.pack:
            raise BadPosition("bad-value", key="played", value=cards_text(state.seen & ~self.pack))
        for hand in state.hands:
            if hand & state.seen:
                raise BadPosition("card-in-two-places", card=cards_text(hand & state.seen))

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.raw.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadPosition("bad-number", name=key, value=str(value)[:40], takes=f"{least}..{most}")
        return value

    def _list(self, key: str) -> Sequence[Any]:
        value = self.spec.get(key) or []
        if not isinstance(value, list | tuple):
            raise BadPosition("bad-key", key=key)
        return value

    def _situation(self, deal: int, *, begun: bool) -> None:
        scores = self.spec.get("scores", [0] * self.sides)
        fits = isinstance(scores, list | tuple) and len(scores) == self.sides
        if not fits or any(isinstance(n, bool) or not isinstance(n, int) or abs(n) > 1_000_000 for n in scores):
            raise BadPosition("bad-scores", sides=self.sides)
        for name, value in (
            ("dealer", self.dealer),
            ("deal_no", deal if begun else deal - 1),
            ("scored", deal - 1),
            ("scores", scores),
        ):
            self.game.layout.write(self.match.states, name, value)

    def _hands(self) -> None:
        given = self._list("hands")
        if len(given) != self.seats:
            raise BadPosition("bad-hands", given=len(given), seats=self.seats)
        hands, together = [], 0
        for hand in given:
            cards = 0 if hand is None else card_set(hand)
            if cards & together:
                raise BadPosition("card-in-two-places", card=cards_text(cards & together))
            if cards & ~self.pack:
                raise BadPosition("bad-value", key="hands", value=cards_text(cards & ~self.pack))
            together |= cards
            hands.append(cards)
        self.known = [hand is not None for hand in given]
        sizes = [hand.bit_count() for hand, known in zip(hands, self.known, strict=True) if known]
        if not sizes:
            raise BadPosition("no-hand")
        if max(sizes) > self.full:
            raise BadPosition("hand-too-large", cards=max(sizes))
        size = self._number("hand_size", max(sizes), 1, self.full)
        for seat, hand in enumerate(hands):
            if self.known[seat] and hand.bit_count() != size:
                raise BadPosition("bad-number", name=f"hands[{seat}]", value=hand.bit_count(), takes=size)
        engine.clear(self.match.states, 0, size)
        self.game.layout.write(self.match.states, "hands", hands)
        self.game.layout.write(self.match.states, "held", [size] * self.seats)

    def _do(self, action: Any) -> None:
        if not isinstance(action, str):
            raise BadPosition("bad-action", action=str(action)[:40])
        match = self.match
        held = sum(match.state.held)
        if match.turn >= 0 and match.state.phase == PLAY and not self.known[match.turn]:
            self._hold(parse_card(action))
        try:
            match.repeat(action)
        except VierblattError as fault:
            raise BadPosition("history", rule=fault.rule, action=action[:40], reason=fault) from fault
        if sum(match.state.held) > held and not self._named():
            raise BadPosition("pack-needed")  # the action made the rules deal cards that the position does not name

    def _named(self) -> bool:
        """Whether the cards that the rules may still deal are known."""
        return "pack" in self.spec or (all(self.known) and "rest" in self.spec)

    def _hold(self, card: int) -> None:
        """Adds the card now played to the hand of a player whose cards are unknown."""
        hands = self.match.state.hands
        if not self.pack >> card & 1:
            raise BadPosition("bad-value", key="actions", value=card_text(card))
        if (self.match.state.seen | sum(hands)) >> card & 1:
            raise BadPosition("card-in-two-places", card=card_text(card))
        hands[self.match.turn] |= 1 << card
        self.game.layout.write(self.match.states, "hands", hands)

    def _trick(self, trick: Any, *, full: bool) -> None:
        cards = trick.get("cards") if isinstance(trick, Mapping) else None
        cards = cards.split() if isinstance(cards, str) else cards
        if not isinstance(cards, list | tuple) or len(cards) > self.seats or (full and len(cards) != self.seats):
            raise BadPosition("bad-trick", cards=str(cards)[:40])
        for key in trick:
            if key not in {"leader", "cards", "note"}:
                raise BadPosition("bad-key", key=f"trick.{key}"[:60])
        if trick.get("leader", self.match.turn) != self.match.turn:
            raise BadPosition("wrong-leader", leader=str(trick.get("leader"))[:9], turn=self.match.turn)
        for card in cards:
            self._do(card)
