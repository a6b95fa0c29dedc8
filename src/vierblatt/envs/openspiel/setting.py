"""The setting of a deal: the game, its house rules and the match situation."""

from __future__ import annotations

from functools import cache

from vierblatt import games
from vierblatt.envs.episode import Episode
from vierblatt.errors import BadOption
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.state import States


class Setting:
    """The parameters of a game loaded in OpenSpiel, shared by all its states.

    game: its id. preset: a named set of house rules. rules: differences from the preset, ``NAME:VALUE;NAME:VALUE``.
    situation: 0 for a fresh match; any other number is the seed of a realistic match situation. Raises BadOption.
    """

    def __init__(self, game: str, preset: str, rules: str, situation: int) -> None:
        self.game = games.get(game)
        self.arguments = (game, preset, rules, situation)
        self.episode = Episode(self.game, self._rule_set(preset, rules))
        self.episode.reset(situation)
        began = self.episode.state
        #: Whether this is the first deal of a match (a drawn situation may be, too); chance then draws the first seat.
        self.fresh = situation == 0 or (began.deal_no == 1 and not any(began.scores))
        self.situation = situation
        self.table = self.episode.table
        self.seats = self.episode.seats

    def _rule_set(self, preset: str, rules: str) -> RuleSet:
        changes = {}
        for rule in filter(None, map(str.strip, rules.split(";"))):
            name, colon, value = rule.partition(":")
            if not colon:
                raise BadOption("rule-syntax", rule=rule[:40])
            changes[name.strip()] = value.strip()
        return self.game.options.rule_set(changes, preset)

    def new_episode(self, first_seat: int, pack: list[int]) -> Episode:
        """A new episode, dealt from this pack; `first_seat` is used only in a fresh match."""
        episode = self.episode.clone()
        if self.fresh:
            episode.begin(pack, first_seat)
            return episode
        episode.reset(self.situation)
        self.game.research.known_pack(self.game.layout, episode.states, -1)
        self.deal(episode.states, pack)
        return episode

    def deal(self, states: States, pack: list[int]) -> None:
        """Deals from this pack in a state that is waiting for a deal."""
        self.game.layout.write(states, "pack", pack)
        engine.deal(states, 0)

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[object, tuple[str, str, str, int]]:
        return setting_of, self.arguments


@cache
def setting_of(game: str, preset: str, rules: str, situation: int) -> Setting:
    """The shared `Setting` with these arguments."""
    return Setting(game, preset, rules, situation)
