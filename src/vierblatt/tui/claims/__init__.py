"""What players say out of turn where wrong cards are played: claims, their verdicts, and laying the rest down."""
