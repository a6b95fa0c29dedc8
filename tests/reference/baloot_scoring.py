"""Scoring of one played Baloot deal, in the Baloot reference."""

from __future__ import annotations

from dataclasses import dataclass, field

from .baloot_options import Options
from .baloot_projects import HOKOM_VALUE, RAW_VALUE, SUN_VALUE

GAHWA_SCORE = 152


@dataclass
class Played:
    """All that matters for the score of a deal; pairs are per team."""

    sun: bool
    buyer: int  # team
    cards: list[int]  # card points, the ten for the last trick included
    tricks: list[int] | None = None  # None: unknown, taken to be no kaboot
    projects: list[list[str]] = field(default_factory=lambda: [[], []])  # names of those that count
    baloot: list[int] = field(default_factory=lambda: [0, 0])
    mult: int = 1
    last_raiser: int | None = None  # team
    gahwa: bool = False
    first_player_bought_ace: bool = False

    def project_value(self, team: int) -> int:
        """Game points of a team's counting projects, before any factor."""
        value = SUN_VALUE if self.sun else HOKOM_VALUE
        return sum(value[name] for name in self.projects[team])

    def raw(self, team: int) -> int:
        """Raw total of a team: cards, projects and Baloot."""
        return self.cards[team] + sum(RAW_VALUE[n] for n in self.projects[team]) + 20 * self.baloot[team]


def card_game_points(deal: Played, options: Options) -> list[int]:
    """The card points of both teams turned into game points: 26 in sun (28 where two fives go up), 16 in hokom."""
    if deal.sun:
        five_kept = options["sun_round_five"] == "exact"
        return [x // 5 if x % 10 == 5 and five_kept else 2 * ((x + 5) // 10) for x in deal.cards]
    result = [(x + 4) // 10 for x in deal.cards]
    for team in (0, 1):
        if deal.cards[team] % 10 == 5 and options["hokom_round_five"] == "up":
            result[team] = (deal.cards[team] + 5) // 10
            result[1 - team] = 16 - result[team]
    if deal.cards[0] % 10 == 6 and deal.cards[1] % 10 == 6:
        rest_team = 0 if deal.cards[0] > deal.cards[1] else 1
        if options["hokom_66"] == "counting_team":
            rest_team = deal.buyer if deal.last_raiser is None else deal.last_raiser
        result[rest_team] = 16 - result[1 - rest_team]
    return result


def own_game_points(deal: Played, options: Options) -> list[int]:
    """What each team writes when the points are shared."""
    cards = card_game_points(deal, options)
    return [cards[team] + deal.project_value(team) + 2 * deal.baloot[team] for team in (0, 1)]


def leading_team(deal: Played, options: Options) -> int | None:
    """The team with the greater total, None for a tie."""
    mine, theirs = deal.raw(0), deal.raw(1)
    if deal.sun and options["sun_tie_by"] == "gp":
        mine, theirs = own_game_points(deal, options)
    if mine == theirs:
        return None
    return 0 if mine > theirs else 1


def kaboot_team(deal: Played, options: Options) -> int | None:
    """The team that took all eight tricks, if the option `kaboot` is on."""
    if options["kaboot"] == "off" or deal.tricks is None or 8 not in deal.tricks:
        return None
    return deal.tricks.index(8)


def _project_factor(deal: Played, options: Options) -> int:
    return min(deal.mult, 2) if options["project_multiplier_cap2"] else deal.mult


def _kaboot_score(deal: Played, team: int, options: Options) -> list[int]:
    price = 44 if deal.sun else 25
    reverse = deal.sun and deal.first_player_bought_ace and team != deal.buyer
    if reverse and options["reverse_kaboot_88"]:
        price = 88
    factor = deal.mult if options["kaboot_multiplied"] else 1
    projects = _project_factor(deal, options) * deal.project_value(team)
    score = [0, 0]
    score[team] = factor * price + projects + 2 * deal.baloot[team]
    return score


def winner_takes_all(deal: Played, winner: int, options: Options) -> list[int]:
    """Khasara and every doubled deal: one team writes everything."""
    loser = 1 - winner
    projects = deal.project_value(0) + deal.project_value(1)
    score = [0, 0]
    score[winner] = deal.mult * (26 if deal.sun else 16) + _project_factor(deal, options) * projects
    score[winner] += 2 * deal.baloot[winner]
    keeper = loser if options["baloot_of_loser"] == "stays" else winner
    score[keeper] += 2 * deal.baloot[loser]
    return score


def _doubled_winner(deal: Played, options: Options) -> int:
    """Winner of a doubled deal without kaboot."""
    leader = leading_team(deal, options)
    if leader is not None:
        return leader
    if options["tie_doubled"] == "buyer_wins":
        return deal.buyer
    if deal.last_raiser is None:
        raise ValueError("a doubled deal needs the team that raised last")
    return 1 - deal.last_raiser


def gahwa_winner(deal: Played, options: Options) -> int:
    """The team that wins a Gahwa deal, and with it the game."""
    kaboot = kaboot_team(deal, options)
    return kaboot if kaboot is not None else _doubled_winner(deal, options)


def score_deal(deal: Played, options: Options) -> list[int]:
    """Game points of both teams for this deal."""
    if deal.gahwa:
        return [GAHWA_SCORE, 0] if gahwa_winner(deal, options) == 0 else [0, GAHWA_SCORE]
    kaboot = kaboot_team(deal, options)
    if kaboot is not None:
        return _kaboot_score(deal, kaboot, options)
    if deal.mult > 1:
        return winner_takes_all(deal, _doubled_winner(deal, options), options)
    if options["failed_contract"] == "each_keeps":  # no team fails, so a tie decides nothing either
        return own_game_points(deal, options)
    leader = leading_team(deal, options)
    rule = options["tie_undoubled"]
    buyer_loses_tie = rule == "buyer_loses" or (rule == "buyer_loses_hokom" and not deal.sun)
    if leader == 1 - deal.buyer or (leader is None and buyer_loses_tie):
        return winner_takes_all(deal, 1 - deal.buyer, options)
    return own_game_points(deal, options)
