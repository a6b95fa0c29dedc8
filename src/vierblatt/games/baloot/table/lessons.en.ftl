### The lessons of Baloot. A variable such as $card-TD or $suit-D is that card or suit as the table shows it.
### .hint helps with a turn, .done says why the right choice was right, .wrong-… what was better than a poor one.

lesson-goal = You and the partner opposite you play against the other two. Both teams collect points, deal after deal, and the first with 152 wins the match. A deal has two parts: somebody buys the card that lies face up, then eight tricks are played. Turns go round to the right. We begin with the tricks: look at your cards and go on.
    .title = Two against two

## Tricks

lesson-follow = The player on your right led { $card-KD }. Everybody plays one card to a trick, and whoever has the suit that was led must follow suit. You have only one diamond. Play it.
    .title = Following suit
    .hint = Your only diamond is { $card-8D }.
    .done = You followed suit. { $card-KD } is the highest diamond, so the player on your right takes the trick and leads to the next one.

lesson-sun-ranks = In sun there are no trumps. Every suit has the same order, from the top: ace, 10, king, queen, jack, 9, 8, 7. Only the ace is above the 10! The highest card of the suit led takes the trick; so far that is { $card-KC }. Take the trick.
    .title = The order in sun
    .hint = One of your two clubs beats the king.
    .done = The 10 beats the king. The trick is yours, and whoever takes a trick leads to the next.
    .wrong-jc = The jack is below the king, so the player on your right would keep the trick. Your other club is higher.

lesson-throw-off = Hearts were led, and you have none. In sun you may then play any card, but it cannot win: only a heart can. This trick goes to the other team. Throw off the card that you will miss least.
    .title = When you cannot follow
    .hint = Which of your cards is worth nothing and will hardly win a trick?
    .done = The 7 costs you nothing, and your good cards are still there for tricks that you can win.
    .wrong = That card may win a trick later, and here the others would get its points. Throw off one that is worth nothing.
    .wrong-ad = Nothing beats an ace in its own suit: keep it for a trick in diamonds. Here it would be a gift to the others.

lesson-card-points = In the end the cards in your tricks count. An ace is 11 card points, a 10 ten, a king 4, a queen 3, a jack 2, the others nothing. Your partner is winning this trick with { $card-AH }, and you play last. Add as many points as you can.
    .title = What the cards are worth
    .hint = The trick goes to your team, whatever you play.
    .done = That makes 21 card points for your team. What both partners take counts together, so give your partner points whenever the trick is safe.
    .wrong-7h = Your partner would take the trick, but the 7 adds nothing. Your other heart adds ten card points.

lesson-trumps = In hokom one suit is trump and beats all others: here { $suit-H }. Trumps have an order of their own: jack, 9, ace, 10, king, queen, 8, 7. A trump was led, and { $card-AH } is winning for the other team. Whoever can beat it must do so. Take the trick.
    .title = Trumps in hokom
    .hint = Among trumps, only the jack and the 9 are above the ace.
    .done = The 9 beats the ace. The two highest trumps are also worth the most: the jack is 20 card points, the 9 is 14. In the other suits everything stays as it is in sun.

lesson-ruff = Trumps are { $suit-H }. Clubs were led, and you have none. In sun you would now be free, but in hokom you must ruff, which means playing a trump. Even the lowest one beats { $card-AC }. Ruff.
    .title = Ruffing
    .hint = Your only trump is { $card-7H }.
    .done = Your lowest trump has taken the ace and the king of clubs: 15 card points.

lesson-overruff = Trumps are { $suit-H }, and again you have no clubs. This time the player on your left has ruffed before you, with { $card-8H }. If an opponent has ruffed and you can go higher, you must. Take the trick.
    .title = Going higher
    .hint = One of your two trumps is above the 8.
    .done = The queen beats the 8. Had you only the 7 of trumps, you would be free to play any card.

lesson-partner-wins = Trumps are { $suit-H }, and you have no clubs. But your partner is winning with { $card-AC }, and you play last: then you need not ruff and may play any card. Give your partner a valuable card and keep your trump.
    .title = When your partner is winning
    .hint = Which of your cards outside trumps is worth ten?
    .done = Ten more card points for your team, and you still have your trump.
    .wrong = You may play that card, but it is worth little. Another one brings ten card points.
    .wrong-9h = The trick belongs to your team already. Keep the 9: it can take another trick later.

## Buying

lesson-buy-hokom = This is how a deal begins: everybody has five cards, and the public card lies face up. From the dealer's right on, each player may buy it. Hokom makes its suit trumps. With { $card-9H } you would hold four hearts, the two highest trumps among them. Say hokom.
    .title = Buying the public card
    .hint = Choose “hokom”.
    .done = Now the other three are asked whether they take the card for sun. They all pass.
    .wrong = With these hearts you want trumps. Say hokom.
    .wrong-pass = A pass leaves the card to the others. You would have the two highest trumps: buy it.
    .wrong-sun = In sun there are no trumps, and your jack and the 9 would be low cards. With these hearts hokom is better.
lesson-buy-hokom-2 = Nobody took the card from you. Now you are asked once more: hokom, or sun after all? Stay with hokom.
    .hint = The strength of your hand is in its trumps.
    .done = You are the buyer, and trumps are { $suit-H }. You picked up { $card-9H }, the rest was dealt, and everybody has eight cards. Now your team must make more points than the others.
    .wrong-sun = Without trumps, your jack and your 9 of hearts would be low cards. Stay with hokom.

lesson-sun-over-hokom = The player on your left said hokom. Sun goes over hokom: whoever takes the card for sun gets it. In sun the aces and 10s win, and a deal is worth 26 points instead of 16. You hold three aces and a 10. Say sun.
    .title = Sun goes over hokom
    .hint = With so many high cards you need no trumps.
    .done = You have bought sun. Those with higher priority could still have taken the card, again for sun. The player on the dealer's right has the highest priority, the dealer the lowest. All of them passed.
    .wrong = With these aces you want the card yourself. Say sun.
    .wrong-pass = Then the player on your left would play hokom. Your aces are too good for that.

lesson-second-round = All four passed, so the dealer called the second round: the same card is offered again. Hokom now needs another suit, which the buyer names in the end. You hold jack, 9 and ace of spades. Say hokom.
    .title = The second round
    .hint = In spades you would hold the three highest trumps.
    .done = Nobody takes the card for sun.
    .wrong = One ace is not enough for sun. In spades you hold the three highest trumps: say hokom.
    .wrong-pass = If all four pass again, the deal is void. Your spades are good enough to buy.
lesson-second-round-2 = Your hokom stands. Now name the trump suit: any suit except hearts, the suit of the public card. Choose your strongest.
    .hint = In which suit do you hold jack, 9 and ace?
    .done = Trumps are { $suit-S }. You pick up { $card-8H } all the same, and then the rest is dealt.
    .wrong = That is possible, but your strongest suit is spades: there you hold the three highest trumps.

lesson-ashkal = You are the dealer, and the others have passed. Your aces are good for sun, but you have no diamond to go with { $card-KD }. Ashkal is a sun in which your partner gets the card. Only the dealer and the player on the dealer's left may say it, in the first round and not over an ace. Say ashkal.
    .title = Ashkal
    .hint = Choose “ashkal”: your partner can use the king better than you.
    .done = Your partner picked up { $card-KD }, and you got three new cards instead of two. You are still the buyer.
    .wrong = Your hand is good enough for sun. With ashkal your partner gets the card.
    .wrong-sun = Sun would be a good call, too, but then you would have to take { $card-KD }. Your partner can use it better.

## Projects, doubling and scoring

lesson-projects = Some cards score just for being in one hand: projects. In sun, three in a row of one suit are a sira (4 points), four a 50 (10), five a 100 (20), and so are four 10s, jacks, queens or kings; four aces are a 400 (40). In hokom the first three score half. The row is: ace, king, queen, jack, 10, 9, 8, 7. Find your project.
    .title = Projects

lesson-announce = { $card-KS } { $card-QS } { $card-JS } { $card-TS }: four in a row, a 50. It is announced with your first card and shown with the second; the program does both for you. You sit on the dealer's right, so you lead to the first trick. Lead { $card-AH }.
    .title = Announcing a project
    .hint = Choose the ace of hearts.
    .done = You announced a 50, the player on your right a sira. Only the team with the best project scores its projects: yours.
    .wrong = Your project would be announced with any card. Let us take the trick with { $card-AH }.
lesson-announce-2 = The ace of hearts is gone, so now { $card-TH } is the highest heart. Lead it.
    .hint = Choose the 10 of hearts.
    .done = With your second card everybody has seen your four spades. The 50 brings your team 10 points in sun.
    .wrong = Your project would be shown with any card. Let us go on with { $card-TH }, now the highest heart.

lesson-baloot = King and queen of trumps in one hand are a Baloot: 2 points for your team, even if the others have the best project. It is announced with the second of the two cards. You have already played { $card-KH }. Your partner leads trumps again and is winning. Play the second card.
    .title = The Baloot
    .hint = The king has been played. What is missing is the queen.
    .done = “Baloot!” The program says it for you. It is always 2 points, whatever the stakes. And the trick is your partner's, too.
    .wrong-8h = You may play that card, as your partner is winning. But with the queen you announce your Baloot.

lesson-double = The player on your right bought hokom in { $suit-C }, but the two highest trumps are yours. The buyer's opponents may double: the deal is worth twice as much, and one team takes it all. If it is locked, nobody may lead a trump while holding another suit. Double, locked or open, as you like.
    .title = Doubling
    .hint = Both doubles are right here.
    .done = Doubled! The buyer could have said triple, then you four, then the buyer gahwa, which decides the whole match. This time the buyer passed. A sun can only be doubled, by the team behind, when just the other one has more than 100 points.
    .wrong-pass = You may pass, but the two highest trumps and two aces are in your hand: the buyer will hardly make it. Double.

lesson-score = You bought sun. Your team has 58 card points so far, the others 32. Two tricks are left, and the last trick is worth ten more. You have no clubs, so you cannot win this one. Which card may win the last trick? Keep it and play the other.
    .title = Did the buyer make it?
    .hint = An ace may win the last trick. A 7 hardly will.
    .done = Your ace took the last trick: 88 to 42, and you made it. In sun they become points like this: round to tens, divide by ten, double. That is 18 to 8, together 26. In hokom the last step is left out: together 16. A buyer with less than the others writes nothing, and they write it all: khasara.
    .wrong-as = Here the ace wins nothing, and the others get its 11 card points. Keep it for the last trick.

## A whole deal

lesson-deal-buying = Now a whole deal, from the first call to the score. You sit on the dealer's right, so you speak first. { $card-9S } lies face up. Look at your cards: what do you call?
    .title = A whole deal: the buying
    .hint = With { $card-9S } you would hold jack, 9, ace and 8 of spades.
    .done = Hokom it is. The other three pass.
    .wrong = The card fits your own hand best: with it you hold the three highest trumps. Say hokom.
    .wrong-pass = You would hold the three highest trumps and two more aces. That is a hand to buy with.
    .wrong-sun = Three aces are good in sun, but jack, 9 and 8 of spades would be low cards there. As trumps they are strong: say hokom.
lesson-deal-buying-2 = You are asked once more: hokom, or sun after all?
    .hint = Which call makes your jack and your 9 the highest cards?
    .done = You are the buyer and have picked up { $card-9S }. With the rest of the cards came { $card-KS } and { $card-TH }: you hold five trumps.
    .wrong-sun = In sun your jack and your 9 would be low cards. Stay with hokom.

lesson-deal-playing = You lead. The others could ruff your aces, so first draw their trumps: lead trumps, and everybody has to follow. Begin with your highest trump.
    .title = A whole deal: the play
    .hint = The order of trumps: jack, 9, ace, 10, king, queen, 8, 7.
    .done = { $card-QS } and { $card-7S } have fallen. Your partner has no trump at all.
    .wrong = First draw the trumps of the others, and begin with the highest one: the jack.
lesson-deal-playing-2 = One trump is still out: { $card-TS }. Draw it with the highest trump that you have left.
    .hint = Among trumps, the 9 is above the ace.
    .done = Now all the trumps that are left are yours, and nobody can ruff your aces.
    .wrong = { $card-TS } is still out. Draw it with your highest trump, then nobody can ruff.
    .wrong-as = The ace would draw it, too. But the highest trump that you have left is the 9.
lesson-deal-playing-3 = Your aces are safe now. Take a trick with { $card-AD }.
    .hint = Choose the ace of diamonds.
    .done = Your partner added the king: 15 card points.
    .wrong = There is time for that later. First take a trick with { $card-AD }.
    .wrong-ac = That ace is just as good, and its turn comes next. First { $card-AD }.
lesson-deal-playing-4 = Now the other ace.
    .hint = Choose the ace of clubs.
    .done = 15 card points again. You have taken four tricks out of four.
    .wrong = There is time for that later. Your ace of clubs wins now.
lesson-deal-playing-5 = You have three trumps left, and { $card-TH }. Only the ace of hearts is above it. Lead it now: if the others take it, your trumps still win the tricks after that, even the last one.
    .hint = Your trumps win later as well. Choose the 10 of hearts.
    .done = Your partner had the ace, and the other tricks are yours. All eight tricks for one team are a kaboot: 25 points in hokom, 44 in sun. Well done! Now you know enough for your first match. Go on like this up to 152.
    .wrong = Your trumps win at any time, as nobody else has one. Lead { $card-TH } first.
