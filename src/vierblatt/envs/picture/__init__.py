"""A picture of the table drawn with Pillow: cards, seats, the trick, the scores. It needs no font or image files."""
