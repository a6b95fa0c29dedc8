"""The head of the table before and after the choice of a contract."""

from __future__ import annotations

from tests.games.king_bolola.table import Round, chosen
from vierblatt.games.events import Fact, Headline
from vierblatt.games.king_bolola import GAME

ROUND = Fact("round", "number", 1)


def headline(deal: Round) -> Headline:
    return GAME.table.headline(deal.state, GAME.table.facts(deal.state))


def test_before_the_choice_only_the_number_of_the_deal_is_shown() -> None:
    assert headline(chosen(used=[2, 1, 0, 0, 0, 0], negatives=[1, 2, 3, 3])) == Headline(facts=[ROUND])


def test_in_play_the_contract_comes_first_with_the_player_who_chose_it() -> None:
    trump = Headline(trump="H", facts=[Fact("contract", "key", "trump"), ROUND], owner=0)
    assert headline(Round("trump H")) == trump
    assert headline(Round("no tricks")) == Headline(facts=[Fact("contract", "key", "no-tricks"), ROUND], owner=0)
