"""The replay of a recorded match: stepping through it, judging it, trying something else."""
