"""A picture of the table, drawn with Pillow: cards, seats, the trick, the scores; no font or image file is needed."""
