"""Majlises: permanent groups of people who play one game together, and what each of them may do."""

from vierblatt.server.majlis.majlises import Majlises as Majlises
