"""Reviewing a match: variations of its deals, what a seat could know at each point, and what each action was worth.

There are two judgements of a decision. `open_actions` and `card_chances` see only the concealed record of a seat: how
good the decision was. `actions_on_these_cards` sees all hands: how it turned out. No function sees both, so that
neither can colour the other.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> reviews = open_actions(match.game, match.concealed(match.turn), worlds=16)
>>> len(reviews) == len(match.legal_actions()), reviews[0].mean >= reviews[-1].mean
(True, True)
"""

from vierblatt.analysis.review.card_chances import CardChance as CardChance
from vierblatt.analysis.review.card_chances import card_chances as card_chances
from vierblatt.analysis.review.line import Line as Line
from vierblatt.analysis.review.line import lines_of as lines_of
from vierblatt.analysis.review.open_actions import ActionReview as ActionReview
from vierblatt.analysis.review.open_actions import open_actions as open_actions
from vierblatt.analysis.review.swaps import can_swap as can_swap
from vierblatt.analysis.review.swaps import swaps as swaps
from vierblatt.analysis.review.these_cards import OnTheseCards as OnTheseCards
from vierblatt.analysis.review.these_cards import actions_on_these_cards as actions_on_these_cards
