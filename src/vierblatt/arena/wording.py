"""The words and figures of a contest's report, in one language: for its tables and for its plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vierblatt.arena.contest import Contest
from vierblatt.arena.report import BotStanding, ContestReport, Forfeit, Pairing
from vierblatt.arena.results import Clock
from vierblatt.errors import PlayerFault
from vierblatt.locale.words import Words
from vierblatt.simulate.number_format import NOTHING, NumberFormatter

#: The maximum number of forfeits of one bot that are listed individually.
TOLD = 3


class ContestWording(NumberFormatter):
    """The texts and formatted numbers of a contest's report. names: of the bots, if not those of the contest.

    >>> wording = ContestWording("en", Contest("baloot", ["rules", "random"], 10))
    >>> wording.clock(Clock(decisions=4, seconds=0.5, longest=0.2))
    '125.00 ms, up to 200.00'
    """

    def __init__(self, language: str, contest: Contest, names: Sequence[str] = ()) -> None:
        super().__init__(Words(language, contest.game_object))
        self._names: Sequence[str] = [*(names or contest.names)]

    def name_bots(self, report: ContestReport) -> None:
        """From now on, names external programs as they name themselves in this report.

        Where two bots would have the same name, both are also named by their commands.
        """
        given = [bot.given or bot.name for bot in report.bots]
        self._names = [
            name if given.count(name) == 1 else f"{name} ({bot.name})"
            for name, bot in zip(given, report.bots, strict=True)
        ]

    def bot(self, number: int) -> str:
        """The name of a bot."""
        return self._names[number]

    def title(self, report: ContestReport) -> str:
        """The game, the number of boards and the changed rules."""
        boards = self.whole(report.asked)
        units = self.words.text("arena-deals" if report.unit == "deals" else "arena-matches", boards=boards)
        changed = ", ".join(f"{name}={value}" for name, value in report.rules.items())
        return " · ".join([self.words.game_name, units, *([changed] if changed else [])])

    def notes(self, report: ContestReport) -> list[str]:
        """The players, how much has been played, and the type of the intervals."""
        text = self.words.text
        return [
            text("arena-by", players=self.words.join(self._names), seed=str(report.seed)),
            *([text("arena-drawn")] if report.drawn else []),
            text("arena-played", deals=self.whole(report.deals), moves=self.whole(report.moves)),
            text("arena-looks" if report.until_decided else "arena-interval"),
        ]

    def part(self, report: ContestReport) -> str:
        """A note that the report is incomplete."""
        return self.words.text("arena-part", boards=self.whole(sum(pair.boards for pair in report.pairs)))

    def pair(self, pair: Pairing) -> str:
        """The names of a pair."""
        return self.words.text("arena-pair", first=self._names[pair.first], second=self._names[pair.second])

    def record(self, report: ContestReport, pair: Pairing) -> str:
        """The numbers of boards or matches by outcome."""
        counts = (pair.won, pair.drawn, pair.lost) if report.unit == "matches" else (pair.ahead, pair.even, pair.behind)
        return self.words.ratio(counts)

    def verdict(self, pair: Pairing) -> str:
        """Which bot is better, if decided."""
        if not pair.decided:
            return self.words.text("arena-open")
        return self.words.text("arena-better", bot=self._names[pair.first if pair.decided > 0 else pair.second])

    def over_all(self, standing: BotStanding) -> str:
        """A bot's lead over all others, with its interval if there is one."""
        if standing.margin is not None or standing.ahead is None:
            return self.number(standing.margin, signed=True)
        return self._shown(f"{'+' if standing.ahead > 0 else ''}{standing.ahead:,.2f}")

    def rating(self, standing: BotStanding) -> str:
        """A strength and its uncertainty."""
        bot_rating = standing.rating
        return NOTHING if bot_rating is None else f"{self.plain(bot_rating.mu)} ±{self.plain(2 * bot_rating.sigma)}"

    def clock(self, clock: Clock) -> str:
        """A bot's thinking time per decision: the mean and the maximum."""
        mean = self.plain(1000 * clock.seconds / clock.decisions) if clock.decisions else NOTHING
        return self.words.text("arena-milliseconds", mean=mean, longest=self.plain(1000 * clock.longest))

    def forfeits(self, report: ContestReport) -> Iterator[str]:
        """A line for each bot with forfeits, followed by lines for the first of them."""
        for bot in range(len(report.bots)):
            own = [each for each in report.forfeits if each.bot == bot]
            if own:
                yield self.words.text(
                    "arena-forfeited", bot=self.bot(bot), tables=self.whole(len(own)), points=self.whole(report.forfeit)
                )
                yield from (self._fault(each) for each in own[:TOLD])

    def _fault(self, forfeit: Forfeit) -> str:
        why = self.words.error(PlayerFault(forfeit.code, **forfeit.details))
        return self.words.text(
            "arena-fault",
            board=self.whole(forfeit.board + 1),
            table=self.whole(forfeit.half + 1),
            seat=self.whole(forfeit.seat + 1),
            why=why,
        )
