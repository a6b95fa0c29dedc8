"""Queries: how often something happens in the deals that satisfy a condition.

>>> from vierblatt.simulate import SimulationJob
>>> job = SimulationJob("baloot", 2000, players=("rules",), seed=4)
>>> answer = ask(DealQuery(job, "contract == hokom and count(declarer, trumps) == 4", ("made", "ahead(declarer)")))
>>> answer.drawn, answer.found > 100, [each.expression for each in answer.shown]
(2000, True, ['made', 'ahead(declarer)'])
"""

from vierblatt.simulate.queries.answer import QueryAnswer, ShownExpression, ValueShare, to_json
from vierblatt.simulate.queries.names import QueryNames
from vierblatt.simulate.queries.query import DealQuery, QueryInterrupted, ask

__all__ = [
    "DealQuery",
    "QueryAnswer",
    "QueryInterrupted",
    "QueryNames",
    "ShownExpression",
    "ValueShare",
    "ask",
    "to_json",
]
