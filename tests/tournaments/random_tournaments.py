"""Random tournaments: of any format, with late contestants, withdrawals, rulings, penalties and pauses."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from vierblatt.errors import BadTournament
from vierblatt.tournaments import deciding
from vierblatt.tournaments.entries import BoardPlayed, Ruling, TournamentEntry
from vierblatt.tournaments.formats import AnyFormat, ArenaFormat, BestOf, Groups, Knockout, League, PairsFormat, Swiss
from vierblatt.tournaments.log import Tournament
from vierblatt.tournaments.results import best_of, match_wins, needs_winner
from vierblatt.tournaments.state import MeetingState, TournamentState
from vierblatt.tournaments.tie_breaks import TIE_BREAKS

SCALE = [1, 3, 6, 10, 15, 21, 28, 36]


class RandomTournament:
    """Plays a tournament at random. dice: decides everything. most: contestants."""

    def __init__(self, dice: random.Random, *, most: int = 12) -> None:
        self.dice, self.now = dice, 0
        game, sides, side = dice.choice((("baloot", 2, 2), ("king_bolola", 4, 1), ("kout_bo", 2, 3)))
        chosen = self._format(sides)
        teams = isinstance(chosen, Swiss | League) and chosen.boards > 0
        players = 2 * side if teams else side
        if isinstance(chosen, Swiss | ArenaFormat) and not teams and dice.random() < 0.2:
            players = 1
        tie_breaks = None if dice.random() < 0.3 else dice.sample(sorted(TIE_BREAKS), dice.randint(0, 4))
        if isinstance(chosen, Knockout | PairsFormat):
            tie_breaks = None
        created = deciding.create(
            0, "t", "Evening", game, chosen, players=players, tie_breaks=tie_breaks, check_in=dice.random() < 0.2
        )
        self.tournament = Tournament([created])
        self.contestants = dice.randint(0, most)

    @property
    def entries(self) -> list[TournamentEntry]:
        """The log so far."""
        return self.tournament.entries

    def play(self) -> Tournament:
        """Plays it to the end."""
        for number in range(1, self.contestants + 1):
            seed = number if self.dice.random() < 0.3 else 0
            self._do(deciding.enter(self.state, self._later(), f"Contestant {number}", seed=seed))
            if self.dice.random() < 0.9:
                self._do(deciding.check_in(self.state, self._later(), number))
        self._something()
        lot = [*self.state.contestants]
        self.dice.shuffle(lot)
        if not self._try(lambda: deciding.start(self.state, self._later(), lot)):
            self._do(deciding.close(self.state, self._later(), "cancelled"))
            return self.tournament
        while True:
            try:
                entries = deciding.pair(self.state, self._later(60_000))
            except BadTournament as fault:
                if fault.code not in {"last-round-played", "too-few-contestants"}:
                    raise
                break
            self._do(entries)
            self._results()
            self._something()
        while self.state.open_meetings:
            self._result(self.state.open_meetings[0])
        if self.dice.random() < 0.8:
            self._do(deciding.close(self.state, self._later()))
        return self.tournament

    @property
    def state(self) -> TournamentState:
        """The tournament's state."""
        return self.tournament.state

    @property
    def _pairs(self) -> bool:
        return isinstance(self.state.created.format, PairsFormat)

    def _format(self, sides: int) -> AnyFormat:
        dice = self.dice
        of: BestOf = dice.choice((1, 1, 3, 5))
        boards = dice.choice((0, 0, 1, 4))
        scale = SCALE if boards else []
        swiss = Swiss(rounds=dice.randint(1, 7), best_of=of, boards=boards if sides == 2 else 0,
                      imp_scale=scale if sides == 2 else [])  # fmt: skip
        if sides > 2:
            return dice.choice((swiss, ArenaFormat(minutes=dice.randint(1, 15))))
        return dice.choice((
            swiss,
            swiss,
            Knockout(best_of=of, third_place=dice.random() < 0.5),
            League(cycles=dice.randint(1, 2), best_of=of, boards=boards, imp_scale=scale),
            Groups(
                group_size=dice.randint(2, 5), qualifiers=dice.randint(1, 3), best_of=of,
                third_place=dice.random() < 0.5,
            ),
            ArenaFormat(minutes=dice.randint(1, 15)),
            PairsFormat(
                rounds=dice.randint(2, 7), boards=dice.randint(1, 3), movement=dice.choice(("mitchell", "howell")),
                scoring=dice.choice(("match-points", "cross-imps")), imp_scale=SCALE,
            ),
        ))  # fmt: skip

    def _results(self) -> None:
        arena = isinstance(self.state.created.format, ArenaFormat)
        open_meetings = self.state.open_meetings
        self.dice.shuffle(open_meetings)
        for each in open_meetings:
            if each.result is None and not (arena and self.dice.random() < 0.3):
                self._result(each)
                if self.dice.random() < 0.1:
                    self._something()

    def _result(self, each: MeetingState) -> None:
        dice, number = self.dice, each.meeting.meeting
        if dice.random() < 0.08:
            rulings: list[Ruling] = ["walkover", "forfeit", "annulled"]
            ruling = "annulled" if self._pairs else dice.choice(rulings)
            side = dice.randrange(len(each.meeting.sides)) if ruling == "walkover" else -1
            self._do(deciding.rule(self.state, self._later(), number, ruling, side=side))
        elif each.meeting.boards:
            boards = [self._board(board) for board in each.meeting.boards]
            self._do(deciding.report(self.state, self._later(), number, boards=boards))
        else:
            self._do(deciding.report(self.state, self._later(), number, self._matches(each)))

    def _board(self, board: int) -> BoardPlayed:
        if self.dice.random() < 0.1:
            return BoardPlayed(board=board, percents=[self.dice.choice((40, 50, 60)), 50])
        tables = 1 if self._pairs else 2
        return BoardPlayed(board=board, margins=[self.dice.randint(-26, 26) for _ in range(tables)])

    def _matches(self, each: MeetingState) -> list[list[int]]:
        most, sides = best_of(self.state, each.meeting), len(each.meeting.sides)
        matches: list[list[int]] = []
        while len(matches) < most:
            points = [self.dice.randint(0, 5) for _ in range(sides)]
            matches.append(points)
            won = match_wins(matches, sides, fewest_win=False)
            if 2 * max(won) > most:
                return matches
        if needs_winner(self.state, each.meeting) and won.count(max(won)) != 1:
            return self._matches(each)
        return matches

    def _something(self) -> None:
        """Perhaps something that an organiser does in between."""
        dice, state = self.dice, self.state
        anyone = dice.randint(1, len(state.contestants) + 1)
        if dice.random() < 0.15:
            self._try(lambda: deciding.withdraw(state, self._later(), anyone, "ill"))
        if dice.random() < 0.1:
            self._try(lambda: deciding.come_back(state, self._later(), anyone))
        if dice.random() < 0.1:
            self._try(lambda: deciding.enter(state, self._later(), "Late"))
        if dice.random() < 0.1:
            self._try(lambda: deciding.penalise(state, self._later(), anyone, dice.randint(-2, 3)))
        if dice.random() < 0.05:
            self._try(lambda: deciding.pause(state, self._later()))
            self._try(lambda: deciding.resume(state, self._later()))
        if dice.random() < 0.15 and state.meetings:
            self._rule_again()

    def _rule_again(self) -> None:
        each = self.dice.choice([*self.state.meetings.values()])
        if each.meeting.boards or self.dice.random() < 0.3:
            self._try(lambda: deciding.rule(self.state, self._later(), each.meeting.meeting, "annulled"))
            return
        self._try(
            lambda: deciding.rule(
                self.state, self._later(), each.meeting.meeting, "result", matches=self._matches(each), reason="misread"
            )
        )

    def _later(self, most: int = 1000) -> int:
        self.now += self.dice.randint(0, most)
        return self.now

    def _try(self, decide: Callable[[], Sequence[TournamentEntry]]) -> bool:
        try:
            self._do(decide())
        except BadTournament:
            return False
        return True

    def _do(self, entries: Sequence[TournamentEntry]) -> None:
        for entry in entries:
            self.tournament.add(entry)
