"""What each decision of a match cost, and how much of its deals was luck."""

from vierblatt.analysis.analyse import Interrupted as Interrupted
from vierblatt.analysis.analyse import analyse as analyse
from vierblatt.analysis.document import Analysis as Analysis
from vierblatt.analysis.document import Decision as Decision
from vierblatt.analysis.document import Settings as Settings
from vierblatt.analysis.document import schema_text as schema_text
