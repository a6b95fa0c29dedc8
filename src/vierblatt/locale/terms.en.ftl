### The words of the game, each with one sentence that explains it; .forms lists other forms of the word.

rules-words = Words of this game
terms-here = Words used here
rules-show-numbers = Show rule numbers
rules-quoted = “{ $text }”
rules-keys = W words · N rule numbers

term-trick = trick
    .forms = tricks
term-trick-is = One card from each player; whoever played the best one takes the trick and leads to the next.
term-trump = trump
    .forms = trumps, trump suit
term-trump-is = The suit that beats every other suit; among trumps the higher one wins.
term-follow = follow suit
    .forms = follow, follows, followed, following
term-follow-is = To play a card of the suit that was led, which you must if you have one.
term-lead = lead
    .forms = leads, leading, led
term-lead-is = To play the first card of a trick; it decides which suit has to be followed.
term-deal = deal
    .forms = deals
term-deal-is = From dealing the cards to scoring them; a match has several deals.
term-dealer = dealer
    .forms = dealers
term-dealer-is = Whoever deals the cards; the seat decides who speaks and plays first.
term-ruff = ruff
    .forms = ruffs, ruffed, ruffing, trumped, trumping
term-ruff-is = To play a trump on a suit of which you hold no card.
term-discard = throw off
    .forms = discard, discards, thrown off, throws off, slough
term-discard-is = To play a card that is neither of the suit led nor a trump, so it cannot win.
