"""Misère: two teams, five cards each, no trumps; the fewest tricks win. A game of two sides where fewer is better."""

from tests.misere.game import GAME as GAME
