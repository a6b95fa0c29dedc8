"""`DealHistory`: a deal as OpenSpiel sees it, from the first card of the pack that chance draws to the last trick.

It knows nothing of OpenSpiel: a state there holds one and asks it everything. It can be deep-copied and pickled, which
is how OpenSpiel clones and serialises the states of Python games.
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
    """What chance and the players have done, and the episode once the cards are dealt.

    The first outcome of chance is the first seat of a fresh match; then the pack follows, a card at a time, first card
    first. A cutter may have the pack shuffled: then chance deals another one.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.first_seat = -1 if setting.fresh else 0
        self.outcomes: list[int] = []  #: of chance and of the players, in their order
        self.pack: list[int] = []  #: as far as it is drawn
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
        """What chance may draw, all equally likely: seats, then cards."""
        if self.first_seat < 0:
            return [*range(self.setting.seats)]
        return sorted(set(self.setting.table.pack) - set(self.pack))

    def draw(self, outcome: int) -> None:
        """Takes a seat or a card; with the last card the pack is dealt."""
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
            self.episode = self.setting.begun(self.first_seat, self.pack)
        else:
            self.setting.deal(self.episode.states, self.pack)
        self._look()

    def draw_text(self, outcome: int) -> str:
        """What a draw is called."""
        return f"first seat {outcome}" if self.first_seat < 0 else f"deal {NAMES[outcome]}"

    # --- the players ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.episode is not None and self.episode.terminated

    @property
    def turn(self) -> int:
        """The seat to act; -1 for none or chance."""
        return -1 if self.chance or self.episode is None else self.episode.turn

    def legal(self) -> list[int]:
        """The flat ids that are open to the seat to act."""
        return [] if self.turn < 0 or self.episode is None else self.episode.legal_actions()

    def act(self, flat: int) -> None:
        """Does an action of the seat to act; raises as `Episode.step` does."""
        episode = self.episode
        assert episode is not None
        layout, before = self.setting.game.layout, self.setting.game.layout.words(episode.states).copy()
        number = episode.state.deal_no
        episode.step(flat)
        self.outcomes.append(flat)
        self._worlds.clear()
        if not episode.terminated and episode.state.deal_no != number:  # dealt anew: here it is chance that deals
            layout.load(episode.states, before)
            engine.act(episode.states, 0, episode.space.split(flat)[1])
            self.pack = []
        elif not any(self._hands):
            self._look()

    def _look(self) -> None:
        """Notes the cards of each seat; a cutter speaks before there are any."""
        assert self.episode is not None
        self._hands = self.episode.state.hands[: self.setting.seats]

    def returns(self) -> list[float]:
        """What each seat has won, 0 before the end."""
        return [0.0] * self.setting.seats if self.episode is None else [*map(float, self.episode.returns)]

    # --- knowing -------------------------------------------------------------------------------------------------

    def dealt(self, seat: int) -> int:
        """The cards that a seat was dealt at first, as bits."""
        return 0 if self.chance else self._hands[seat]

    def told(self, seat: int, *, dealt: bool) -> str:
        """What a seat (-1: a spectator) may know, as text; `dealt`: also which cards it had at first."""
        if self.chance or self.episode is None:
            return "dealing"
        text = self.episode.information_text(seat)
        return f"{text}\ndealt {cards_text(self.dealt(seat))}" if dealt and seat >= 0 else text

    def held_text(self, seat: int, *, dealt: bool) -> str:
        """Only what a seat knows and others do not, as text."""
        if self.chance or self.episode is None:
            return ""
        first = f" dealt {cards_text(self.dealt(seat))}" if dealt else ""
        return f"seat {seat} hand {cards_text(self.episode.state.hands[seat])}{first}"

    def told_all(self) -> str:
        """Everything, as text: what was drawn so far, or the table with all hands."""
        if self.chance or self.episode is None:
            seat = f"first seat {self.first_seat} " if self.first_seat >= 0 and self.setting.fresh else ""
            return f"{seat}pack {' '.join(NAMES[card] for card in self.pack)}".strip()
        hands = [f"hand of {seat}: {cards_text(self.episode.state.hands[seat])}" for seat in range(self.setting.seats)]
        return "\n".join(
            [self.episode.information_text(-1), *hands, f"pack {' '.join(NAMES[card] for card in self.pack)}"]
        )

    def seen_by_all(self, seat: int) -> npt.NDArray[np.int8]:
        """The observation that is left when nobody's cards are seen, with the seats as this one counts them."""
        assert self.episode is not None
        spectator = self.episode.clone()
        layout = self.setting.game.layout
        layout.load(spectator.states, layout.words(layout.conceal(self.episode.states, -1)).ravel())
        return spectator.observe(seat)

    # --- other worlds --------------------------------------------------------------------------------------------

    def imagined(self, seat: int, rng: np.random.Generator) -> list[int]:
        """The outcomes of another deal that this seat cannot tell from this one, exactly uniformly drawn.

        Raises NoWorlds while chance deals and when the deal is over.
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
        for at in range(last - size - 1, -1, -size - 1):  # a pack that was shuffled anew before anybody saw a card
            outcomes[at : at + size] = rng.permutation(self.setting.table.pack).tolist()
        outcomes[last : last + size] = pack
        if self.setting.fresh:
            outcomes[0] = self.episode.state.dealer  # the seat drawn, unless a card named the dealer: then any will do
        return self._alike(outcomes, seat)

    def _alike(self, outcomes: list[int], seat: int) -> list[int]:
        """The same, but with what the seat was dealt at first in the places of its first cards.

        The record of a deal in two parts does not tell which of its cards a seat had before; the seat knows. Nothing
        that anybody did hangs on it, so exchanging own cards keeps every action legal.
        """
        twin = DealHistory(self.setting)
        for outcome in outcomes:
            twin.follow(outcome)
            if any(twin._hands):
                break
        here, there = self._hands[seat], twin._hands[seat]
        if here == there:
            return outcomes
        pairs = [*zip(members(here & ~there), members(there & ~here), strict=True)]
        exchanged = {**dict(pairs), **{b: a for a, b in pairs}}
        pack = slice(self._pack_at, self._pack_at + len(self.pack))
        outcomes[pack] = [exchanged.get(card, card) for card in outcomes[pack]]
        return outcomes

    # --- copies --------------------------------------------------------------------------------------------------

    def follow(self, outcome: int) -> None:
        """Takes an outcome of chance or of a player, whoever is next."""
        (self.draw if self.chance else self.act)(outcome)

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
        return played, (self.setting, self.outcomes)


def played(setting: Setting, outcomes: Sequence[int]) -> DealHistory:
    """The deal in which this has happened."""
    deal = DealHistory(setting)
    for outcome in outcomes:
        deal.follow(outcome)
    return deal
