"""Majlises: permanent groups of people who play one game together, and who of them may do what."""

from vierblatt.server.majlis.majlises import Majlises as Majlises
