"""Tests of Back Alley, rule by rule."""
