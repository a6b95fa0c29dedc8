"""Tests of the analysis of played matches."""
