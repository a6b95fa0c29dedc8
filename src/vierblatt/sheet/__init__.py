"""The score sheet for real cards: a match that is written down deal by deal and scored by the house rules.

>>> from vierblatt.sheet import Sheet
>>> sheet = Sheet("kout_bo", names=["Ali", "Badr", "Dana", "Essa", "Fahad", "Ghada"])
>>> deal = sheet.add({"maker": 2, "bid": 7, "trump": "H", "tricks": 6})
>>> deal.scores, [reason.rule for reason in deal.reasons]
((0, 14), ['KOUT-SCORE-2'])
>>> sheet.add({"maker": 1, "bid": 6, "trump": "S", "tricks": 8}).totals
(0, 20)
>>> sheet.undo()
>>> sheet.totals
(0, 14)
"""

from vierblatt.sheet.document import FORMAT as FORMAT
from vierblatt.sheet.document import SheetDocument as SheetDocument
from vierblatt.sheet.files import SheetFile as SheetFile
from vierblatt.sheet.files import from_json as from_json
from vierblatt.sheet.files import load as load
from vierblatt.sheet.files import save as save
from vierblatt.sheet.files import to_json as to_json
from vierblatt.sheet.report import report as report
from vierblatt.sheet.score_sheet import MOST_DEALS as MOST_DEALS
from vierblatt.sheet.score_sheet import Sheet as Sheet
from vierblatt.sheet.score_sheet import SheetDeal as SheetDeal
from vierblatt.sheet.words import SheetWords as SheetWords
