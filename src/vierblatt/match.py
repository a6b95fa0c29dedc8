"""`Match`: the single authority over a match in progress.

It adds to a state what people need: actions as text, reasons for refusals, events, undo, scores, and the state as one
seat may know it. Solo play, tests, bots, records and the server all use this class.

>>> from vierblatt.match import Match
>>> from vierblatt.shuffle import SeededPacks
>>> packs = SeededPacks(7)
>>> match = Match("kout_bo", first_seat=packs.seat(6))
>>> _ = match.deal(packs.next(match))
>>> match.legal_actions()[:3]
['pass', 'bid 5', 'bid 6']
>>> [event.call for event in match.do("bid 6")]
['bid 6']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vierblatt import games, taken_back
from vierblatt.argument_checks import as_whole_number, seat_number, shown, whole_number
from vierblatt.cards import NAMES, card_list, members, order_of
from vierblatt.errors import BadAction, IllegalAction, WrongTime
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.events import (
    Called,
    CalledSecretly,
    DealBegun,
    DealScored,
    Event,
    MatchOver,
    Played,
    TrickTaken,
    new_cards,
)
from vierblatt.games.options import HouseRules, RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.engine import CARDS, ENDED, REFUSED, RIGHT, SCORED, TRICK
from vierblatt.kernel.state import LOG_ACTION, NEEDS_DEAL, OVER, PLAY, States, Words
from vierblatt.sayings import MARK, Saying, check_hands, number_of, read_marked, read_saying, refusal_of, saying_of
from vierblatt.taken_back import TakenBack

#: One deal of a match: the pack in dealing order and the actions, as numbers.
DealLog = tuple[list[int], list[int]]


class Match:
    """A match of one game under one rule set.

    game: an id or a `Game`. rules, preset: house rules (a rule set, or options that differ from the preset).
    first_seat: the seat that the pack source drew. Raises BadOption.
    """

    def __init__(
        self,
        game: str | Game,
        rules: HouseRules = None,
        *,
        preset: str = "standard",
        first_seat: int = 0,
    ) -> None:
        self.game = games.get(game)
        self.rules = self.game.options.chosen(rules, preset, reserved=True)
        self.table: TableShape = self.game.rules.shape(self.rules.values)
        self.first_seat = self._seat(first_seat)
        self.deals: list[DealLog] = []
        self.taken_back: dict[int, list[TakenBack]] = {}  #: by the deal's number, counted from 1; oldest first
        self.undealt_known = True  #: False for a position that does not give its undealt cards
        layout = self.game.layout
        self.states: States = layout.new(2)  #: state 0 is the match; state 1 is the match before the last action
        self.game.write_options(self.states, self.rules)
        engine.start(self.states, 0, self.first_seat)
        self.state = layout.reader(self.states)  #: reads every field, live
        self._before = layout.reader(self.states, 1)
        self._origin = layout.words(self.states).copy()
        self._dealt: tuple[int, Words] | None = None  # the number of deals when the last one began, and its state

    @classmethod
    def at_position(cls, game: Game, rules: RuleSet, states: States, *, undealt_known: bool = True) -> Match:
        """A match that begins at a position, the first of `states`; undo goes no further back than that.

        undealt_known: False if the order of the undealt cards is unknown; an action after which the rules would deal
        some of them then raises WrongTime.
        """
        match = cls(game, rules)
        match.undealt_known = undealt_known
        game.layout.load(match.states, game.layout.words(states))
        match._origin = game.layout.words(match.states).copy()
        match.deals = [([], [])]  # the current deal, whose pack is unknown
        return match

    @classmethod
    def resumed(cls, game: Game, rules: RuleSet, first_seat: int, deals: Sequence[DealLog], words: Words) -> Match:
        """A match restored from its deals and the words of its state (`Layout.words`).

        Nothing is replayed; the caller must make sure that the words belong to the deals.
        """
        match = cls(game, rules, first_seat=first_seat)
        game.layout.load(match.states, words)
        match.deals = [(list(pack), list(actions)) for pack, actions in deals]
        return match

    # --- the state of the match ----------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat to act, or -1."""
        turn: int = self.state.turn
        return turn

    @property
    def needs_deal(self) -> bool:
        """Whether the match waits for a deal."""
        return bool(self.state.phase == NEEDS_DEAL)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state.phase == OVER)

    @property
    def deal_played(self) -> bool:
        """Whether a match of one deal, from an even score, is over: not if its pack was only shuffled again."""
        state = self.state
        if self.over or not (self.needs_deal and self.deals):
            return self.over
        return bool(state.scored or state.logged > 1 or state.held[0])

    @property
    def phase(self) -> str:
        """The name of the question put to `turn`: ``play``, ``bid`` ..., or ``needs-deal``, ``over``."""
        return self.game.phases[self.state.phase].name

    @property
    def scores(self) -> list[int]:
        """Running totals, one per side."""
        scores: list[int] = self.state.scores
        return scores[: self.table.sides]

    @property
    def winners(self) -> list[int]:
        """The sides that won; empty before the end and for a draw."""
        return list(members(self.state.winners)) if self.over else []

    def hand(self, seat: int) -> list[str]:
        """A seat's cards, suit by suit; raises BadOption."""
        return card_list(self.state.hands[self._seat(seat)])

    # --- actions -------------------------------------------------------------------------------------------------

    def legal(self) -> int:
        """The legal actions as a bit set of numbers; 0 when no seat is to act."""
        return int(engine.legal(self.states, 0))

    def legal_actions(self) -> list[str]:
        """The legal actions as texts; cards in the order of a hand."""
        return self.game.phases[self.state.phase].texts(engine.legal(self.states, 0))

    def explain(self, action: str) -> IllegalAction | None:
        """Why an action is not legal now, or None if it is.

        Raises BadAction for a text that is not an action in this phase, WrongTime when no seat is to act.
        """
        number = self._parse(action)
        return None if self.legal() >> number & 1 else self._refusal(number)

    def is_legal(self, action: str) -> bool:
        """Whether an action is legal now; False also for a text that is not an action at all."""
        try:
            return self.explain(action) is None
        except (BadAction, WrongTime):
            return False

    def do(self, action: str) -> list[Event]:
        """Carries out an action of `turn` and returns the events.

        Raises IllegalAction, BadAction or WrongTime, and then changes nothing. Before passing on what a player sends,
        check that it is their turn: a refusal says something about the hand of `turn`.
        """
        return self._act(self._parse(action))

    def say(self, seat: int, text: str) -> list[Event]:
        """Says something out of turn for a seat, where the house rules let illegal cards be claimed.

        text: as in `vierblatt.sayings`. Raises BadAction, WrongTime if a hand is unknown, or IllegalAction if it cannot
        be said now, which depends only on what everybody knows; then nothing changes.
        """
        return self._say(read_saying(self._seat(seat), text))

    def repeat(self, text: str) -> list[Event]:
        """Does or says what a record has. Never pass on what a player sends: the text says which seat speaks."""
        return self._say(read_marked(text)) if text.startswith(MARK) else self.do(text)

    def act(self, number: int) -> list[Event]:
        """Like `do`, for the number of an action or of something said out of turn, as in `deals`.

        Raises BadAction for a number that is not an action in this phase.
        """
        saying = saying_of(self.game, as_whole_number(number))
        return self._act(self._number(number)) if saying is None else self._say(saying)

    def _say(self, saying: Saying) -> list[Event]:
        number = number_of(self.game, saying)
        check_hands(self.state)
        outcome = engine.say(self.states, number)
        if outcome == REFUSED:
            raise refusal_of(self.game, saying)
        self.deals[-1][1].append(number)
        own = self.game.table.events(self._before, number, self.state)
        return [*saying.heard(right=bool(outcome & RIGHT)), *own, *self._ending(scored=bool(outcome & SCORED))]

    def _act(self, number: int) -> list[Event]:
        game, state, before = self.game, self.state, self._before
        phase, seat = state.phase, state.turn
        question = game.phases[phase]
        text = question.actions.get(number)
        outcome = REFUSED if text is None else engine.do(self.states, number)
        if text is None or outcome == REFUSED:
            raise self._refusal(number)
        if not (self.undealt_known or self.deals[-1][0]) and sum(state.held) > sum(before.held):
            game.layout.load(self.states, game.layout.words(self.states, 1))
            raise WrongTime("pack-needed", phase=self.phase)
        self.deals[-1][1].append(number)
        events: list[Event]
        if question.secret:
            events = [Called(seat=seat, call=text, audience=seat), CalledSecretly(seat=seat)]
        else:
            wording = "" if phase == PLAY else game.table.wordings(before).get(text, "")
            events = [Played(seat=seat, card=text) if phase == PLAY else Called(seat=seat, call=text, wording=wording)]
        events += game.table.events(before, number, state)
        if outcome & CARDS:
            events += new_cards(before.hands, state.hands)
        if outcome & TRICK:
            cards = [NAMES[card] for card in state.last_trick[: self.table.seats]]
            events.append(TrickTaken(seat=state.last_winner, leader_seat=state.last_leader, cards=cards))
        if outcome & (SCORED | ENDED):
            events += self._ending(scored=bool(outcome & SCORED))
        return events

    def deal(self, pack: Sequence[int] | Sequence[str] | str) -> list[Event]:
        """Deals from a pack, first card first; raises BadPack or WrongTime."""
        if not self.needs_deal:
            raise WrongTime("no-deal-now", phase=self.phase)
        order = self.check_pack(pack)
        self.game.layout.write(self.states, "pack", order)
        scored = self.state.scored
        engine.deal(self.states, 0)
        self.deals.append((order, []))
        self._dealt = len(self.deals), self.game.layout.words(self.states).copy()
        begun = DealBegun(seat=self.state.dealer, number=self.state.deal_no)
        ending = self._ending(scored=self.state.scored != scored)
        dealt = [*new_cards([0] * self.table.seats, self.state.hands), *self.game.table.dealt(self.state)]
        return [begun, *dealt, *ending]

    def check_pack(self, pack: Sequence[int] | Sequence[str] | str) -> list[int]:
        """The pack as card numbers; raises BadPack unless it is this game's pack in some order."""
        return order_of(pack, self.table.pack)

    def text_of(self, number: int) -> str:
        """A number from `deals` as records spell it, in the present phase."""
        saying = saying_of(self.game, number)
        return self.game.format(self.state.phase, number) if saying is None else saying.marked

    # --- history -------------------------------------------------------------------------------------------------

    def undo(self, steps: int = 1) -> list[Event]:
        """Takes back the last `steps` actions; raises WrongTime if the match has fewer.

        The match is then at the point where the first of these actions was chosen; the deal of that action stays dealt.
        Returns the events of that deal since it was dealt. `taken_back` keeps the actions of that deal, but not those
        of later deals, as if these had never been dealt. Usually only the last deal is replayed; a match that was
        resumed in mid-deal, or that takes back more than its last deal, is replayed from its beginning.
        """
        steps = whole_number("steps", steps)
        keep = sum(len(actions) for _, actions in self.deals) - steps
        if steps < 0 or keep < 0:
            raise WrongTime("nothing-to-undo", steps=steps)
        if not self.deals:
            return []
        actions, stay = self._rewind(steps, keep)
        if stay < len(actions):
            self._keep_taken_back(actions, stay)
        return [event for action in actions[:stay] for event in self.act(action)]

    def _rewind(self, steps: int, keep: int) -> tuple[list[int], int]:
        """Goes back to the start of the deal of the first action to undo; returns its actions, and how many stay."""
        if self._dealt is not None and self._dealt[0] == len(self.deals) and steps <= len(self.deals[-1][1]):
            actions = self.deals[-1][1]
            self._begin_again(self._dealt[1])
            return actions, len(actions) - steps
        deals, self.deals = self.deals, []
        self.game.layout.load(self.states, self._origin)
        for pack, actions in deals:
            if pack:
                self.deal(pack)
            else:
                self.deals.append(([], []))
            if keep < len(actions) or len(self.deals) == len(deals):
                break
            for action in actions:
                self.act(action)
            keep -= len(actions)
        return actions, keep

    def _begin_again(self, begun: Words) -> None:
        self.deals[-1] = self.deals[-1][0], []
        self.game.layout.load(self.states, begun)

    def _keep_taken_back(self, actions: Sequence[int], stay: int) -> None:
        """Stores what is taken back; called with the match at the beginning of that deal."""
        begun, texts = self.game.layout.words(self.states).copy(), []
        for action in actions:
            texts.append(self.text_of(action))
            self.act(action)
        self._begin_again(begun)
        number = len(self.deals)
        lines = [*self.taken_back.get(number, []), TakenBack(stay, tuple(texts[stay:]))]
        self.taken_back = {deal: kept for deal, kept in self.taken_back.items() if deal < number}
        self.taken_back[number] = lines[-taken_back.MOST :]

    def copy(self) -> Match:
        """An independent match at the same point."""
        twin = Match(self.game, self.rules, first_seat=self.first_seat)
        self.game.layout.load(twin.states, self.game.layout.words(self.states))
        twin.deals = [(list(pack), list(actions)) for pack, actions in self.deals]
        twin.taken_back = {number: [*lines] for number, lines in self.taken_back.items()}
        twin._origin, twin._dealt = self._origin, self._dealt
        twin.undealt_known = self.undealt_known
        return twin

    def concealed(self, seat: int) -> States:
        """The state as `seat` may know it (-1: a spectator), a batch of one; all that bots get. Raises BadOption."""
        return self.game.layout.conceal(self.states, seat if seat == -1 else self._seat(seat))

    def secret_actions(self) -> list[list[str]]:
        """For each deal, the secret actions in order; none for a deal whose pack is unknown.

        They are part of a record. Those of the deal in progress must not be shown to anyone at the table.
        """
        secrets: list[list[str]] = [[] for _ in self.deals]
        if not self.game.rules.has_secrets:
            return secrets
        replay = Match(self.game, self.rules, first_seat=self.first_seat)
        for number, (pack, actions) in enumerate(self.deals):
            if not pack:
                return secrets
            replay.deal(pack)
            for action in actions:
                phase = replay.game.phases[replay.state.phase]
                if phase.secret:
                    secrets[number].append(phase.actions[action])
                replay.act(action)
        return secrets

    # --- internals -----------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        """The seat, checked: as a list index, -1 would mean the last seat and show its hand to a spectator."""
        return seat_number(seat, self.table.seats)

    def _number(self, action: Any) -> int:
        """The number of an action, checked: Python would take `True` and 1.0 for the action 1."""
        number = as_whole_number(action)
        if number is None or not 0 <= number < LOG_ACTION:
            raise self._no_action(action)
        return number

    def _no_action(self, given: Any) -> BadAction:
        return BadAction("no-such-action", action=shown(given), phase=self.phase)

    def _parse(self, action: str) -> int:
        if self.turn < 0:
            raise WrongTime("deal-needed" if self.needs_deal else "match-over")
        if not isinstance(action, str):
            raise self._no_action(action)
        return self.game.parse(self.state.phase, action)

    def _refusal(self, number: int) -> IllegalAction:
        """Why an action is not legal."""
        if self.turn < 0:
            raise WrongTime("deal-needed" if self.needs_deal else "match-over")
        text = self.game.format(self.state.phase, number)
        seat = self.turn
        if self.state.phase == PLAY and not self.state.hands[seat] >> number & 1:
            return IllegalAction("not-in-hand", card=text, seat=seat)
        return IllegalAction("illegal", rule=self.game.table.why_not(self.state, number), action=text, seat=seat)

    def _ending(self, *, scored: bool) -> list[Event]:
        """The events for the score of a deal and the end of the match."""
        events: list[Event] = []
        if scored:
            scores = self.state.deal_scores[: self.table.sides]
            lines, summary = self.game.table.score_lines(self.state), self.game.table.summary(self.state)
            events.append(DealScored(scores=scores, totals=self.scores, lines=lines, summary=summary))
        if self.over:
            events.append(MatchOver(winners=self.winners, totals=self.scores))
        return events
