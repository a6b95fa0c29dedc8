"""Disputes at a table with real cards: whether a card was allowed, by which rule, and what a fault costs.

>>> answer = judge(Dispute("baloot", "9D", hand="AS 7S 9D", trick="TS", values={"contract": "sun"}))
>>> answer.verdict, answer.rule, answer.fault.kind, answer.fault.proofs
('fault', 'BAL-PLAY-2', 'no-follow', ('AS', '7S'))
>>> answer = judge(Dispute("king_bolola", "AH", hand="AH 7C", values={"contract": "no king"}))
>>> answer.verdict, answer.asks
('depends', ('broken',))
"""

from vierblatt.dispute.answer import DisputeAnswer as DisputeAnswer
from vierblatt.dispute.answer import JudgedCard as JudgedCard
from vierblatt.dispute.answer import MissingCards as MissingCards
from vierblatt.dispute.answer import ProvenFault as ProvenFault
from vierblatt.dispute.judging import judge as judge
from vierblatt.dispute.question import Dispute as Dispute
from vierblatt.dispute.question import facts_of as facts_of
from vierblatt.dispute.question import fields_of as fields_of
from vierblatt.dispute.recorded import recorded_dispute as recorded_dispute
from vierblatt.dispute.words import DisputeWords as DisputeWords
