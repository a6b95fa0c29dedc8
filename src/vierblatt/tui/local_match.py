"""One match at this terminal: its people and bots, its record, its file. It does not depend on any screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from vierblatt.bots import Bot, Choice, RulesBot
from vierblatt.bots.at_once import bot_for_table
from vierblatt.bots.explaining import explained
from vierblatt.claims import certain_accusation, judged_claim, open_claims
from vierblatt.errors import VierblattError, WrongTime
from vierblatt.games.contract import Game
from vierblatt.games.events import Accused, Called, CardsDealt, DealBegun, DealScored, Event, Played, SawaSaid
from vierblatt.games.options import RuleSet
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.record import Player, Record, Recorder, load, moves, resume, save
from vierblatt.shuffle import SeededPacks
from vierblatt.tui.claims.choices import hands_laid_open
from vierblatt.tui.match_lock import MatchLock
from vierblatt.tui.scene import Scene, ScoredDeal
from vierblatt.view import call_help, view_of, visible_to

HUMAN = "human"
#: The bot that gives hints.
ADVISER = "search:worlds=60"
#: In `LocalMatch.unsaved`: another window plays this match.
ELSEWHERE = "elsewhere"


@dataclass(frozen=True)
class HistoryStep:
    """A deal (`seat` is -1), an action, or what was said out of turn, and its events."""

    seat: int
    events: list[Event]


class LocalMatch:
    """Plays a match. Every deal and action is in the record's file before the method returns.

    file: None for a match that is not saved. If the file cannot be written, `unsaved` says why; it is ELSEWHERE if
    another window has written the file in the meantime: that window's match then stays.
    """

    def __init__(self, recorder: Recorder, file: Path | None, history: Sequence[HistoryStep] = ()) -> None:
        self.recorder = recorder
        self.match: Match = recorder.match
        self.players = recorder.record().seats
        self.file = file
        self.unsaved = ""
        self._stamp = _stamp(file) if file is not None else None
        self._lock = MatchLock(file) if file is not None else None
        self.history = list(history)
        self.names = [player.name for player in self.players]
        self.humans = [seat for seat, player in enumerate(self.players) if player.kind == HUMAN]
        self._bots: dict[int, Bot] = {
            seat: bot_for_table(player.kind, seat) for seat, player in enumerate(self.players) if player.kind != HUMAN
        }
        self._adviser = bot_for_table(ADVISER)
        self._bot_says: tuple[int, str] | None = None
        self._listen()

    @classmethod
    def new(
        cls, game: Game, rules: RuleSet, players: Sequence[Player], *, seed: int | None = None, file: Path | None = None
    ) -> Self:
        """A match that has not begun."""
        packs = SeededPacks(seed)
        match = Match(game, rules, first_seat=packs.seat(len(players)))
        created = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        local_match = cls(Recorder(match, packs, players, created=created), file)
        local_match._keep()
        return local_match

    @classmethod
    def resumed(cls, file: Path, game: Game | None = None) -> Self:
        """Resumes the match of a file; raises BadRecord, or OSError if the file cannot be read."""
        return cls.of_record(load(file), file, game)

    @classmethod
    def of_record(cls, record: Record, file: Path | None = None, game: Game | None = None) -> Self:
        """The match of a record; raises BadRecord."""
        history = [HistoryStep(_actor(events), events) for _, events in moves(record, game)]
        return cls(resume(record, game=game), file, history)

    @property
    def elsewhere(self) -> bool:
        """Whether another window had the file open when this match was opened."""
        return self._lock is not None and self._lock.elsewhere

    def close(self) -> None:
        """This window has left the match; another one may open it without being warned."""
        if self._lock is not None:
            self._lock.release()

    # --- state ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def rules(self) -> RuleSet:
        """The house rules of this match."""
        return self.match.rules

    @property
    def result(self) -> Event:
        """How the match ended."""
        return self.history[-1].events[-1]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def human_to_act(self) -> bool:
        """Whether a person has to decide now; not while a bot has seen a fault, which it claims first."""
        return self.match.turn in self.humans and self._bot_says is None

    @property
    def solo(self) -> bool:
        """Whether one person plays alone against bots."""
        return len(self.humans) == 1

    def scene(self, seat: int) -> Scene:
        """What the player at `seat` sees."""
        deal = self._this_deal()
        heard = (event for moment in deal for event in visible_to(moment.events, seat))
        called = {event.seat: event.wording or event.call for event in heard if isinstance(event, Called)}
        recent = [event for moment in self.history[-80:] for event in visible_to(moment.events, seat)]
        judgement = judged_claim(event for moment in deal for event in moment.events)
        view, claims = view_of(self.match, seat), open_claims(self.match)
        return Scene(
            view=view,
            clockwise=self.match.table.clockwise,
            called=called,
            events=[event for event in recent if not isinstance(event, CardsDealt)],
            cards=self.match.state.hand_size or 13,
            call_help=call_help(self.match, view.legal),
            open_hands=hands_laid_open(claims, view),
            claims=claims,
            judgement=judgement,
        )

    def scored_deals(self) -> list[ScoredDeal]:
        """Every scored deal, with its number."""
        scored: list[ScoredDeal] = []
        number, judgement = 0, None
        for moment in self.history:
            judgement = judged_claim(moment.events) or (judgement if moment.seat >= 0 else None)
            for event in moment.events:
                if isinstance(event, DealBegun):
                    number = event.number
                elif isinstance(event, DealScored):
                    scored.append(ScoredDeal(number, event, judgement))
        return scored

    def remarks(self, _words: Words) -> list[str]:
        """None: the record says everything."""
        return []

    def _this_deal(self) -> list[HistoryStep]:
        for i in reversed(range(len(self.history))):
            if self.history[i].seat < 0:
                return self.history[i:]
        return []

    # --- what can be done ----------------------------------------------------------------------------------------

    def advance(self) -> list[Event]:
        """Deals, or lets a bot act, or claim a fault that it has seen; raises WrongTime if a person has to act."""
        if self.match.needs_deal:
            return self._done(-1, self.recorder.deal())
        if self._bot_says is not None:
            return self.say(*self._bot_says)
        seat = self.match.turn
        if seat not in self._bots:
            raise WrongTime("match-over" if self.over else "not-a-bot")
        choice = self._bots[seat].choose(self.game, self.match.concealed(seat))
        return self._done(seat, self.recorder.do(choice.action))

    def do(self, action: str) -> list[Event]:
        """Takes a person's action; raises what `Match.do` raises, and then nothing has changed."""
        return self._done(self.match.turn, self.recorder.do(action))

    def say(self, seat: int, text: str) -> list[Event]:
        """Says something out of turn for a seat; raises what `Match.say` raises, and then nothing has changed."""
        return self._done(seat, self.recorder.say(seat, text))

    def refusal(self, action: str) -> VierblattError | None:
        """Why an action is not open now, or None if it is."""
        try:
            return self.match.explain(action)
        except VierblattError as fault:
            return fault

    def hint(self) -> Choice:
        """What a strong bot would do in place of the player whose turn it is, and why."""
        return self.adviser()()

    def adviser(self, *, quick: bool = False) -> Callable[[], Choice]:
        """Finds the advice on the current decision, even while the match continues. quick: without a search."""
        known, bot = self.match.concealed(self.match.turn), RulesBot() if quick else self._adviser
        return lambda: explained(self.game, known, bot.choose(self.game, known))

    def undo(self) -> None:
        """Takes back the last decision of the only person; raises WrongTime if there is none."""
        actors = [moment.seat for moment in self.history if moment.seat >= 0]
        if not self.solo or self.humans[0] not in actors:
            raise WrongTime("nothing-to-undo", steps=0)
        steps = actors[::-1].index(self.humans[0]) + 1
        self.recorder.undo(steps)
        while steps:
            steps -= self.history.pop().seat >= 0
        while sum(moment.seat < 0 for moment in self.history) > len(self.match.deals):
            self.history.pop()  # a deal that was taken back entirely
        self._listen()
        self._keep()

    # --- keeping -------------------------------------------------------------------------------------------------

    def _done(self, seat: int, events: list[Event]) -> list[Event]:
        self.history.append(HistoryStep(seat, events))
        self._listen()
        self._keep()
        return events

    def _listen(self) -> None:
        """Notes whether a bot sees a fault proven now, as at a server's tables."""
        self._bot_says = certain_accusation(self.match, self._bots)

    def _keep(self) -> None:
        if self.file is None:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if _stamp(self.file) not in {None, self._stamp}:
                self.unsaved = ELSEWHERE
                return
            save(self.recorder.record(), self.file)
            self._stamp = _stamp(self.file)
            self.unsaved = ""
        except OSError as fault:
            self.unsaved = fault.strerror or str(fault)


def _stamp(file: Path) -> tuple[int, ...] | None:
    """What changes when a file is written; None if there is no file."""
    try:
        stat = file.stat()
    except OSError:
        return None
    return stat.st_ino, stat.st_mtime_ns, stat.st_size


def _actor(events: Sequence[Event]) -> int:
    """The seat whose action made these events; -1 for a deal."""
    first = events[0]
    return first.seat if isinstance(first, Played | Called | Accused | SawaSaid) else -1
