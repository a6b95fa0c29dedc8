"""Tests of Baloot, rule by rule."""
