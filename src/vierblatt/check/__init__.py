"""Checks worked cases against the engine: `vierblatt check FILE...`."""

from vierblatt.check.files import CheckReport as CheckReport
from vierblatt.check.files import Disagreement as Disagreement
from vierblatt.check.files import check_cases as check_cases
from vierblatt.check.files import check_file as check_file
