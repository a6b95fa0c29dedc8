"""`DealHistory`: a deal as OpenSpiel sees it, from the first card of the pack that chance draws to the last trick.

It does not depend on OpenSpiel: an OpenSpiel state holds one and delegates to it. It can be deep-copied and pickled,
which is how OpenSpiel clones and serialises the states of Python games.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from vierblatt.cards import NAMES, cards_text, members
from vierblatt.envs.episode import Episode
from vierblatt.envs.openspiel.setting import Setting
from vierblatt.errors import NoWorlds
from vierblatt.kernel import engine
from vierblatt.search import Worlds


class DealHistory:
    """The outcomes of chance and of the players so far, and the episode once the cards are dealt.

    In a fresh match, chance first draws the first seat. It then draws the pack, one card at a time, in the order of
    dealing. A cutter may ask for a reshuffle; chance then draws another pack.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.first_seat = -1 if setting.fresh else 0
        self.outcomes: list[int] = []  #: of chance and of the players, in order
        self.pack: list[int] = []  #: the cards drawn so far
        self.episode: Episode | None = None  #: None until the first deal
        self._hands = [0] * setting.seats  #: the first cards of each seat
        self._pack_at = 0  #: where in `outcomes` the last pack begins
        self._worlds: dict[int, Worlds] = {}

    # --- chance --------------------------------------------------------------------------------------------------

    @property
    def chance(self) -> bool:
        """Whether a card of the pack, or the first seat, is to be drawn."""
        return self.first_seat < 0 or len(self.pack) < len(self.setting.table.pack)

    def draws(self) -> list[int]:
        """The outcomes that chance may draw, all equally likely: seats, then cards."""
        if self.first_seat < 0:
            return [*range(self.setting.seats)]
        return sorted(set(self.setting.table.pack) - set(self.pack))

    def draw(self, outcome: int) -> None:
        """Records a drawn seat or card; after the last card, deals the pack."""
        self.outcomes.append(outcome)
        if self.first_seat < 0:
            self.first_seat = outcome
            return
        if not self.pack:
            self._pack_at = len(self.outcomes) - 1
        self.pack.append(outcome)
        if self.chance:
            return
        if self.episode is None:
            self.episode = self.setting.new_episode(self.first_seat, self.pack)
        else:
            self.setting.deal(self.episode.states, self.pack)
        self._store_first_cards()

    def draw_text(self, outcome: int) -> str:
        """The text of a draw."""
        return f"first seat {outcome}" if self.first_seat < 0 else f"deal {NAMES[outcome]}"

    # --- the players ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.episode is not None and self.episode.terminated

    @property
    def current_player(self) -> int:
        """The seat to act; -1 if chance is to act or the deal is over."""
        return -1 if self.chance or self.episode is None else self.episode.current_player

    def legal(self) -> list[int]:
        """The legal flat ids of the seat to act."""
        return [] if self.current_player < 0 or self.episode is None else self.episode.legal_actions()

    def act(self, flat: int) -> None:
        """Plays an action of the seat to act; raises as `Episode.step` does."""
        episode = self.episode
        assert episode is not None
        layout, before = self.setting.game.layout, self.setting.game.layout.words(episode.states).copy()
        number = episode.state.deal_no
        episode.step(flat)
        self.outcomes.append(flat)
        self._worlds.clear()
        if not episode.terminated and episode.state.deal_no != number:  # dealt again: undo it, since here chance deals
            layout.load(episode.states, before)
            engine.act(episode.states, 0, episode.space.split(flat)[1])
            self.pack = []
        elif not any(self._hands):
            self._store_first_cards()

    def _store_first_cards(self) -> None:
        """Stores the first cards of each seat; a cutter acts before any are dealt."""
        assert self.episode is not None
        self._hands = self.episode.state.hands[: self.setting.seats]

    def returns(self) -> list[float]:
        """What each seat has won; 0 before the end."""
        return [0.0] * self.setting.seats if self.episode is None else [*map(float, self.episode.returns)]

    # --- information ---------------------------------------------------------------------------------------------

    def dealt(self, seat: int) -> int:
        """The first cards that a seat was dealt, as a bit set."""
        return 0 if self.chance else self._hands[seat]

    def information_text(self, seat: int, *, dealt: bool) -> str:
        """What a seat (-1: a spectator) may know, as text; with `dealt`, also its first cards."""
        if self.chance or self.episode is None:
            return "dealing"
        text = self.episode.information_text(seat)
        return f"{text}\ndealt {cards_text(self.dealt(seat))}" if dealt and seat >= 0 else text

    def held_text(self, seat: int, *, dealt: bool) -> str:
        """A seat's private information only, as text."""
        if self.chance or self.episode is None:
            return ""
        first = f" dealt {cards_text(self.dealt(seat))}" if dealt else ""
        return f"seat {seat} hand {cards_text(self.episode.state.hands[seat])}{first}"

    def full_text(self) -> str:
        """Everything, as text: the draws so far, or the table with all hands."""
        if self.chance or self.episode is None:
            seat = f"first seat {self.first_seat} " if self.first_seat >= 0 and self.setting.fresh else ""
            return f"{seat}pack {' '.join(NAMES[card] for card in self.pack)}".strip()
        hands = [f"hand of {seat}: {cards_text(self.episode.state.hands[seat])}" for seat in range(self.setting.seats)]
        return "\n".join(
            [self.episode.information_text(-1), *hands, f"pack {' '.join(NAMES[card] for card in self.pack)}"]
        )

    def seen_by_all(self, seat: int) -> npt.NDArray[np.int8]:
        """The public observation, without any cards in hand; seats are relative to `seat`."""
        assert self.episode is not None
        spectator = self.episode.clone()
        layout = self.setting.game.layout
        layout.load(spectator.states, layout.words(layout.conceal(self.episode.states, -1)).ravel())
        return spectator.observe(seat)

    # --- other worlds --------------------------------------------------------------------------------------------

    def resample_outcomes(self, seat: int, rng: np.random.Generator) -> list[int]:
        """The outcomes of a deal drawn uniformly from those that this seat cannot tell from the actual one.

        Raises NoWorlds while chance draws and when the deal is over.
        """
        if self.chance or self.episode is None:
            raise NoWorlds("no-deal-in-progress")
        if seat not in self._worlds:
            concealed = self.setting.game.layout.conceal(self.episode.states, seat)
            self._worlds[seat] = Worlds(self.setting.game, concealed, seat)
        pack = self._worlds[seat].sample_packs(rng)[0].tolist()
        outcomes = self.outcomes[:]
        size = len(pack)
        last = self._pack_at
        for at in range(last - size - 1, -1, -size - 1):  # earlier packs, reshuffled before any card was seen
            outcomes[at : at + size] = rng.permutation(self.setting.table.pack).tolist()
        outcomes[last : last + size] = pack
        if self.setting.fresh:
            outcomes[0] = self.episode.state.dealer  # the seat drawn; if a card named the dealer, any seat is right
        return self._with_first_cards(outcomes, seat)

    def _with_first_cards(self, outcomes: list[int], seat: int) -> list[int]:
        """The same outcomes, with cards exchanged so that the seat is dealt its actual first cards first.

        If a deal has two parts, the record does not show which cards a seat received in the first part, but the seat
        knows. No action depends on it, so exchanging the seat's own cards keeps every action legal.
        """
        twin = DealHistory(self.setting)
        for outcome in outcomes:
            twin.follow(outcome)
            if any(twin._hands):
                break
        actual_first, resampled_first = self._hands[seat], twin._hands[seat]
        if actual_first == resampled_first:
            return outcomes
        pairs = [*zip(members(actual_first & ~resampled_first), members(resampled_first & ~actual_first), strict=True)]
        exchanged = {**dict(pairs), **{b: a for a, b in pairs}}
        pack = slice(self._pack_at, self._pack_at + len(self.pack))
        outcomes[pack] = [exchanged.get(card, card) for card in outcomes[pack]]
        return outcomes

    # --- copies --------------------------------------------------------------------------------------------------

    def follow(self, outcome: int) -> None:
        """Applies an outcome of chance or of a player, whichever is next."""
        (self.draw if self.chance else self.act)(outcome)

    @classmethod
    def from_outcomes(cls, setting: Setting, outcomes: Sequence[int]) -> DealHistory:
        """The deal in which these outcomes have happened."""
        deal = cls(setting)
        for outcome in outcomes:
            deal.follow(outcome)
        return deal

    def __deepcopy__(self, memo: object) -> DealHistory:
        twin = DealHistory(self.setting)
        twin.first_seat = self.first_seat
        twin.outcomes = self.outcomes[:]
        twin.pack = self.pack[:]
        twin.episode = self.episode and self.episode.clone()
        twin._hands = self._hands
        twin._pack_at = self._pack_at
        return twin

    def __reduce__(self) -> tuple[object, tuple[Setting, list[int]]]:
        return DealHistory.from_outcomes, (self.setting, self.outcomes)
