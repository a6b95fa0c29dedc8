"""Misère: two teams, five cards each, no trumps, and the fewest tricks win: a fewest-win game of two sides."""

from tests.misere.game import GAME as GAME
