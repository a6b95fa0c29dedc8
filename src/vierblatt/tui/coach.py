"""The coach of a terminal table: the advice on the decision to be made, and a warning after a costly one."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from vierblatt.bots import Choice
from vierblatt.bots.costs import mistakes_of
from vierblatt.games.contract import Game
from vierblatt.locale.words import Words
from vierblatt.view import View

TRICKS = 1  #: a warning comes at most this many tricks after the action


@dataclass(eq=False)
class CoachedDecision:
    """A player's own decision.

    seen: what they saw. played: the action that they chose, empty before. wordings: those of the `View`.
    """

    seen: Hashable
    deal: int
    tricks: int
    quick: Choice | None = None
    searched: Choice | None = None
    played: str = ""
    wordings: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, view: View) -> CoachedDecision:
        """The decision of the player whose view this is."""
        seen = view.phase, *view.hand, *view.legal, *map(repr, [view.trick, view.facts, view.tricks])
        return cls((view.deal, *seen), view.deal, sum(view.tricks), wordings=view.wordings)

    @property
    def advice(self) -> Choice | None:
        """The best advice so far."""
        return self.searched or self.quick

    def call(self, words: Words, action: str) -> str:
        """An action as players say it here."""
        return words.call(self.wordings.get(action, action))

    def reason(self, words: Words) -> str:
        """The reason for the advice in words, without figures."""
        usual, searched = self.quick or self.searched, self.searched
        if usual is None:
            return ""
        if searched is None or searched.action == usual.action:
            return words.reason(usual.reason, {})
        fact = words.fact_behind(searched.figures)
        return fact or words.text("coach-prefers", usual=self.call(words, usual.action))


class Coach:
    """Follows a table: `now` is the decision to be made, `last` the one that was played last."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.on = False
        self.now: CoachedDecision | None = None
        self.last: CoachedDecision | None = None

    def switch(self) -> None:
        """Switches it on or off."""
        self.on = not self.on
        self.now = self.last = None

    def follow(self, view: View, *, asked: bool) -> None:
        """Notes what the player sees."""
        last = self.last
        if last is not None and (last.deal != view.deal or not 0 <= sum(view.tricks) - last.tricks <= TRICKS):
            self.last = None
        if not asked or len(view.legal) < 2:
            self.now = None
            return
        decision = CoachedDecision.of(view)
        if self.last is not None and self.last.seen == decision.seen:  # it was taken back: its advice is known
            decision, self.last = self.last, None
            decision.played = ""
        if self.now is None or self.now.seen != decision.seen:
            self.now = decision

    def acted(self, action: str) -> None:
        """Notes what the player has done."""
        self.last, self.now = self.now, None
        if self.last is not None:
            self.last.played = action

    def advice(self, words: Words) -> str:
        """What the coach says about the decision to be made; empty if it has nothing to say yet."""
        if self.now is None or self.now.advice is None:
            return ""
        action = self.now.call(words, self.now.advice.action)
        return words.text("coach-says", action=action, reason=self.now.reason(words))

    def warning(self, words: Words) -> str:
        """What the coach says about the last decision, if that was a mistake; else empty."""
        last = self.last
        if last is None or last.searched is None:
            return ""
        cost = mistakes_of(self.game, last.searched).get(last.played)
        if cost is None:
            return ""
        played, better = last.call(words, last.played), last.call(words, last.searched.action)
        return words.text(
            "coach-mistake", played=played, better=better, points=max(1, round(cost)), reason=last.reason(words)
        )
