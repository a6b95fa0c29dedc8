"""Match analysis: the cost of each decision, and how much of each deal's result was luck."""

from vierblatt.analysis.document import Analysis as Analysis
from vierblatt.analysis.document import Decision as Decision
from vierblatt.analysis.document import Settings as Settings
from vierblatt.analysis.document import schema_text as schema_text
from vierblatt.analysis.run import AnalysisInterrupted as AnalysisInterrupted
from vierblatt.analysis.run import analyse as analyse
