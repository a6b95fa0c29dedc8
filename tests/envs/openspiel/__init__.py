"""Tests of the games as OpenSpiel has them."""
