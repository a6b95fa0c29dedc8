"""What the commands say about a tournament: contestants, meetings, results, its format, the names of its rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from vierblatt import games
from vierblatt.locale.bidi import isolate, isolate_name, isolate_own, isolate_right_to_left
from vierblatt.locale.decimals import Decimals
from vierblatt.locale.words import Words
from vierblatt.tournaments.amounts import rounded
from vierblatt.tournaments.entries import TournamentCreated
from vierblatt.tournaments.formats import Knockout, PairsFormat
from vierblatt.tournaments.pairing.next_round import rounds_planned
from vierblatt.tournaments.results_text import written
from vierblatt.tournaments.standings import TournamentStanding
from vierblatt.tournaments.state import MeetingState, RoundState, TournamentState


class TournamentWording:
    """The words for what is in a tournament."""

    def __init__(self, language: str, state: TournamentState) -> None:
        self.words = Words(language)
        self.state = state
        self._decimals = Decimals(self.words)

    # --- people and meetings -------------------------------------------------------------------------------------

    def name(self, number: int) -> str:
        """A contestant's name, and whether they have withdrawn."""
        contestant = self.state.contestants[number]
        name = isolate_name(contestant.name)
        return self.words.text("tournament-gone", name=name) if contestant.withdrawn else name

    def contestant(self, number: int) -> str:
        """A contestant's number and name."""
        name = self.state.contestants[number].name
        if self.words.right_to_left:
            return isolate_right_to_left(f"{number} {isolate_own(name)}")
        return f"{number} {isolate_name(name)}"

    def contestants(self, numbers: Iterable[int]) -> str:
        """Several of them."""
        return self.words.join([self.contestant(number) for number in numbers])

    def sides(self, meeting: MeetingState) -> str:
        """Who meets whom; members of a side are joined by a plus sign."""
        sides = [" + ".join(self.contestant(number) for number in side) for side in meeting.meeting.sides]
        return isolate(" – ".join(sides)) if self.words.right_to_left else " – ".join(sides)

    def result(self, meeting: MeetingState) -> str:
        """The result of a meeting as it can be typed again, or how it was ruled; a dash if there is none."""
        result, text = meeting.result, self.words.text
        if result is None:
            return "–"
        if result.annulled:
            return text("tournament-annulled")
        if result.played:
            shown = written(result.matches, result.boards)
            return isolate(shown) if self.words.right_to_left else shown
        if result.winner < 0:
            return text("tournament-forfeit")
        return text("tournament-walkover", contestants=self.contestants(meeting.meeting.sides[result.winner]))

    def part(self, chosen: RoundState) -> str:
        """What the parts of a round are called, groups or sections; empty if it has only one."""
        if len({each.meeting.group for each in chosen.meetings}) < 2:
            return ""
        return self.words.text(
            "tournament-section" if isinstance(self.state.created.format, PairsFormat) else "tournament-group"
        )

    # --- numbers -------------------------------------------------------------------------------------------------

    def amount(self, number: Fraction | None) -> str:
        """Points or a tie-break."""
        return "" if number is None else self._decimals.shown(rounded(number))

    def places(self, lines: Sequence[TournamentStanding]) -> dict[int, str]:
        """The place of each contestant; a dash for those who can still win a knock-out."""
        open_ = not self.has_points or bool(self.state.bracket)
        first = sum(line.place == 1 for line in lines)
        return {
            line.contestant: "–" if open_ and first > 1 and line.place == 1 and line.points is None else str(line.place)
            for line in lines
        }

    # --- the tournament ------------------------------------------------------------------------------------------

    def title(self) -> str:
        """Name, game and format."""
        created = self.state.created
        game = Words(self.words.language, games.get(created.game)).game_name
        return " · ".join((isolate_name(created.name), game, self.format(created)))

    def format(self, created: TournamentCreated) -> str:
        """The format with what is special about it."""
        chosen = created.format
        parts = [self.words.text(f"tournament-format-{chosen.__struct_config__.tag}")]
        for field in msgspec.structs.fields(chosen):
            value = getattr(chosen, field.name)
            if field.name != "imp_scale" and (field.required or value != field.default):
                parts.append(self.words.text(f"tournament-part-{field.name.replace('_', '-')}", value=value))
        return self.words.text("list-comma").join(parts)

    def round(self, number: int) -> str:
        """The title of a round: its number of all, and in a knock-out what it is."""
        state, planned = self.state, rounds_planned(self.state)
        name, values = ("tournament-round-of", {"rounds": planned}) if planned else ("tournament-round", {})
        title = self.words.text(name, round=number, **values)
        stage = self.stage(number)
        return f"{title} · {stage}" if stage and state.bracket else title

    def stage(self, number: int) -> str:
        """What a round of a knock-out is called: final, semi-finals and so on; empty for other rounds."""
        state = self.state
        if not state.bracket or number < state.bracket_round:
            return ""
        lines = len(state.bracket) >> (number - state.bracket_round)
        return self.words.text("tournament-stage", lines=lines) if lines > 1 else ""

    def points_head(self) -> str:
        """What the points are called."""
        chosen = self.state.created.format
        unit = chosen.scoring if isinstance(chosen, PairsFormat) else "points"
        return self.words.text("tournament-points", unit=unit)

    def tie_breaks(self) -> Sequence[str]:
        """The names of the tie-breaks in the tournament's order."""
        return [self.words.text(f"tie-break-{name}") for name in self.state.created.tie_breaks]

    def tie_break_lines(self) -> list[str]:
        """Each tie-break, explained in a line."""
        text = self.words.text
        return [
            text("tournament-explained", name=text(f"tie-break-{name}"), meaning=text(f"tie-break-{name}-is"))
            for name in self.state.created.tie_breaks
        ]

    @property
    def has_points(self) -> bool:
        """Whether the standings have points."""
        return not isinstance(self.state.created.format, Knockout)
