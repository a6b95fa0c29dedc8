### The lessons of Back Alley. A variable such as $card-TD or $suit-D is that card or suit as the table shows it.
### .hint helps with a turn, .done says why the right choice was right, .wrong-… what was better than a poor one.

lesson-goal = Back Alley is played by two teams of two; your partner sits opposite you. In each deal everybody says how many tricks they will take, and a team must then take at least as many as its partners have said together. In 25 deals the hands shrink from thirteen cards to one and grow again. Look at your cards and go on.
    .title = Two against two

## Tricks and trumps

lesson-follow = The player on your left led { $card-TD }. Whoever has the suit that was led must follow suit. Its highest card takes the trick, unless a trump is played: ace, king, queen, jack, 10 and so on down to 2. You play last. Take the trick.
    .title = Following suit
    .hint = One of your two diamonds beats the jack.
    .done = The queen beats the jack. The trick is yours, and whoever takes a trick leads to the next.
    .wrong-5d = With the 5 the trick would go to the jack. Your other diamond is higher.

lesson-free = After the deal { $card-7S } was turned up, so spades are trumps and beat all other suits. Clubs were led, and you have none. Then you may play any card, and nobody has to ruff. Your partner is winning with { $card-AC }, and you play last. Throw off the card that you will miss least.
    .title = You need not ruff
    .hint = A low card will hardly win a trick.
    .done = Your partner takes the trick, and you still have your trump and your high hearts.
    .wrong = That card may win a trick of its own later. You have a lower one for this trick.
    .wrong-2s = The trick belongs to your team already. Keep the trump for one that the others are about to take.

lesson-ruff = Trumps are { $suit-S }. Clubs were led, and you have none. This time an opponent is winning, with { $card-KC }, and you play last. Any trump takes the trick. Ruff as cheaply as you can.
    .title = Ruffing
    .hint = Even the lowest trump beats a king of another suit.
    .done = Your 4 of trumps was enough, and the ace is still in your hand.
    .wrong = That card cannot win, and the trick would go to the other team. Play a trump.
    .wrong-as = The ace would win, too, but the 4 is enough. The ace can take another trick.

lesson-broken = Trumps may be led only after one has been played in an earlier trick: then they are broken. You have just broken them. Lead your ace of trumps; whoever has a trump must follow.
    .title = Trumps are broken
    .hint = Choose the ace of spades.
    .done = { $card-TS } of an opponent has fallen, so there is less to ruff with on that side.
    .wrong = With that card you would hardly win. The ace of trumps wins and draws the trumps of the others.

lesson-closed = A new deal. You made the highest bid, so you lead to the first trick. No trump has been played yet, so you may not lead one: closed trumps. Lead the card that nothing in its suit can beat.
    .title = Closed trumps
    .hint = Nothing is above an ace in its own suit.
    .done = Everybody had a diamond, so nobody could ruff. A player who holds nothing but trumps may lead one all the same.
    .wrong-5c = A low club gives the trick away. You hold the highest diamond: lead it.

## Bleeders

lesson-bleeders = Two jokers belong to the trumps, the bleeders. From the top: big bleeder, little bleeder, ace, king and so on. Trumps are { $suit-S }. Diamonds were led, and you have none. The player on your right has ruffed with { $card-AS }. Take the trick.
    .title = The two highest trumps
    .hint = Only a bleeder is above the ace of trumps.
    .done = The little bleeder beats the ace of trumps. Only the big one is above it.
    .wrong = That card cannot win. One of your trumps can.
    .wrong-ks = The king of trumps is below the ace. One of your trumps is above it.

lesson-bleeder-stays = A bleeder is a trump and nothing else. As long as you hold the suit that was led, you must follow suit, and the bleeder stays in your hand. Hearts were led. Try the bleeder if you like, and then play your heart.
    .title = A bleeder follows only trumps
    .hint = Your only heart is { $card-6H }.
    .done = The others take this trick, and you keep the highest trump of all.

lesson-little-bleeder = The player on your left called a board, which claims all the tricks, and so may lead trumps at once. When the little bleeder is led, everybody must play their lowest trump. Play it.
    .title = The little bleeder is led
    .hint = Your lowest trump is the 5.
    .done = The low trump is gone, and your ace of trumps is still there.

lesson-big-bleeder = Now the board is yours: your team must take all three tricks, and you may lead trumps at once. When the big bleeder is led, everybody must play their highest trump. Lead it.
    .title = The board
    .hint = Choose the big bleeder: nothing beats it.
    .done = The ace and the little bleeder have fallen, and nothing could beat your other cards. A board brings 10 points for each card in hand, here 30. Had one trick been lost, your team would have lost 30.
    .wrong-ks = The ace or the little bleeder would beat your king. Draw them first, with the big bleeder.
    .wrong-ah = An opponent could ruff your ace. First draw their trumps with the big bleeder.

## Bids and points

lesson-bidding = Trumps are { $suit-S }. Everybody calls once: pass, a number of tricks, or board. A number need not be higher than those before. Those of both partners are added: that is the contract of their team. Your partner has bid 2. You can win two more, with ace and king of trumps. Bid 2.
    .title = Bidding
    .hint = Choose 2.
    .done = 2 and 2 make four: your team must take four of the five tricks. The highest bid leads, and of equal bids the first: that is your partner's.
    .wrong = Your hand is good for two tricks. A lower bid brings fewer points, a higher one is a risk.
    .wrong-pass = A pass promises nothing. Ace and king of trumps are two tricks: bid them.
    .wrong-board = A board means all five tricks. Your low cards will hardly win any.

lesson-score = Your contract is three tricks: you have bid 2, your partner 1. You have won two so far, and two are left. Your partner led a club, and you have none. The player on your right is winning with { $card-AC }. Take the trick that is missing.
    .title = Making the contract
    .hint = A trump beats the ace of clubs.
    .done = Three tricks, as bid: 5 points for each of them, 15. The others had passed, so their trick is an overtrick, for 1 point. If a contract fails, the team loses 5 points for each trick that it bid.
    .wrong-9h = Then all would depend on the last trick. Your trump can win this one.

lesson-end = After 25 deals the higher total wins. When a bleeder is turned up, there are no trumps in that deal. When several players call board, the second counts double, the third three times, the fourth four times. And now for a whole deal, one with five cards each!
    .title = What else there is

## A whole deal

lesson-deal-bidding = A whole deal: you call first. { $card-9S } was turned up, so spades are trumps. With the ace of trumps and with ace and king of hearts you should win three tricks. Bid 3.
    .title = A whole deal: the bid
    .hint = Choose 3.
    .done = Your partner has bid 1, so your contract is four tricks. The others have a contract of one. Your bid is the highest, so you lead.
    .wrong = Three tricks is what your hand promises: a lower bid brings fewer points, a higher one is a risk.
    .wrong-pass = A pass promises nothing, and your hand is good for three tricks.
    .wrong-board = For a board you would need all five tricks. Your 4 of clubs will hardly win one.

lesson-deal-playing = Trumps are closed, so lead something else. Begin with your highest heart.
    .title = A whole deal: the play
    .hint = Choose the ace of hearts.
    .done = Everybody followed suit: the first trick is yours.
    .wrong = A low club gives the trick away. Your ace of hearts is high.
    .wrong-kh = The king is just as good as long as you hold the ace. Here we begin with the ace.
lesson-deal-playing-2 = The ace is gone, so your king is now the highest heart. Lead it.
    .hint = Choose the king of hearts.
    .done = That happens: the player on your right had no more hearts and ruffed with { $card-6S }. Now trumps are broken, and that player leads { $card-AD }.
    .wrong = A low club gives the trick away. Your king is the highest heart.
lesson-deal-playing-3 = Diamonds were led, and you have none. Ruff, and keep your best trump for later.
    .hint = Your queen of trumps will do.
    .done = The queen was enough: your second trick.
    .wrong = That card cannot win. Ruff this trick.
    .wrong-as = The ace would win, too. But the queen will do, and the ace can win another trick.
lesson-deal-playing-4 = You need two more tricks. Trumps are broken, so you may lead them. Lead your ace.
    .hint = Choose the ace of spades.
    .done = Your ace drew { $card-JS }, and your partner won the last trick with { $card-AC }, as promised: four tricks, 20 points. The others made their contract of one: 5 points. Well done! Now you know enough for your first match.
    .wrong = First take the trick that your ace of trumps is good for.
