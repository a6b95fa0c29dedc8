### Nur Streitfälle bei Back Alley verwenden diese.

dispute-trump = Trumpf
dispute-trump-none = ohne Trumpf
dispute-trump-only-xb = nur der kleine Joker
dispute-trump-only-xr = nur der große Joker
dispute-fact-broken = War in einem früheren Stich schon ein Trumpf oder Joker gefallen?
dispute-fact-first-trick = War das der erste Stich der Runde?
dispute-fact-board = War das Board von dieser Person selbst angesagt?
dispute-fact-partner-board = War das Board vom Partner angesagt?
dispute-cost = Wird es gerügt, zählt das Team mit dem Verstoß, als hätte es seine Ansage um einen Stich verfehlt, das andere, als hätte es seine gerade erfüllt, sofern sie überhaupt zu erfüllen ist.
