### The lessons of Kout Bo. A variable such as $card-TD or $suit-D is that card or suit as the table shows it.
### .hint helps with a turn, .done says why the right choice was right, .wrong-… what was better than a poor one.

lesson-goal = Kout Bo is played by two teams of three. Your neighbours on both sides are opponents, and so is the player opposite; the other two are your partners. A deal has nine tricks, and before it somebody bids how many their team will win. The first team with 101 points wins the match. Look at your cards and go on.
    .title = Three against three

## Tricks and trumps

lesson-follow = The player on your right led a heart. Whoever has the suit that was led must follow suit. The highest card of that suit takes the trick, unless there is a trump: ace, king, queen, jack, 10 and so on down to 2. An opponent is winning with { $card-QH }, and you play last. Take the trick.
    .title = Following suit
    .hint = One of your two hearts is above the queen.
    .done = The king beats the queen. The trick is yours, and whoever takes a trick leads to the next.
    .wrong-4h = With the 4 the trick would stay with the queen. Your other heart is higher.

lesson-free = Trumps are { $suit-S }: they beat all other suits. Diamonds were led, and you have none. Then you may play any card; nobody has to ruff. Your partner is winning with { $card-AD }, and you play last. Throw off the card that you will miss least.
    .title = You need not ruff
    .hint = A low card will hardly win a trick.
    .done = Your partner takes the trick, and you still have your trump and your queen.
    .wrong = The queen may win a trick of its own later. You have a lower card for this one.
    .wrong-5s = The trick belongs to your team already. Keep the trump for one that the opponents are about to take.

lesson-ruff = Trumps are { $suit-S }. Clubs were led, and you have none. An opponent is winning with { $card-AC }. Even the lowest trump beats an ace of another suit: to play one is to ruff. Take the trick.
    .title = Ruffing
    .hint = You have one card that beats the ace of clubs: a trump.
    .done = Your 6 of trumps has beaten the ace and the king of clubs.
    .wrong = That card cannot win, and the opponents would keep the trick. Play your trump.

lesson-trump-order = Two jokers belong to the trumps. From the top: colour joker, ace, black joker, king, queen and so on down to 2. Trumps are { $suit-H }, and a heart was led. An opponent is winning with the black joker, and you play last. Take the trick.
    .title = The order of trumps
    .hint = Above the black joker there are only the ace of trumps and the colour joker.
    .done = The ace of trumps stands between the jokers: it beats the black one, and only the colour joker beats it.
    .wrong-kh = The king is just below the black joker. One of your trumps is just above it.

## Jokers

lesson-joker-any-time = Trumps are { $suit-S }. Diamonds were led, and you have one, but an opponent is winning with { $card-AD }. A joker may be played to any trick, even by a player who could follow suit. Take the trick.
    .title = A joker fits every trick
    .hint = Your joker is a trump.
    .done = The black joker is a trump, so it beats the ace of diamonds. Only the ace of trumps and the colour joker could have beaten it.
    .wrong-3d = With the 3 the opponents keep the trick. Your joker may be played here, too.

lesson-joker-lead = You lead, and trumps are { $suit-C }. Jokers may be played to any trick, but as a rule nobody may lead one. Try it if you like: the table tells you why not. Then lead another card that will surely win its suit.
    .title = Jokers are not led
    .hint = Nothing is above an ace in its own suit.
    .done = The ace has won, and the joker is still in your hand: play it to a trick that somebody else leads.
    .wrong = That card will hardly win. You hold the highest diamond: lead it.

lesson-joker-by-right = If the bid is 8, the hokm team may lead the colour joker, at 9 both jokers. And everybody may, once ace, king, queen and jack of trumps have all been played. Such a joker asks for trumps. You are the maker of a bid of 8, and trumps are { $suit-C }. Lead the colour joker.
    .title = When a joker may be led
    .hint = Choose the colour joker.
    .done = Whoever had another trump had to play one, so even { $card-AC } has fallen. But nobody is forced to play a joker.
    .wrong = First draw the trumps of the opponents. Nothing beats the colour joker.
    .wrong-kc = The ace and the black joker are still out, and both beat your king. Begin with the colour joker.

lesson-null-joker = The last trick: you lead, and the black joker is your only card. You have no right to lead it, so it is a null joker: it cannot win, and the next card decides which suit must be followed. There is no other way. Play it.
    .title = The joker that was kept too long
    .hint = You have only this card.
    .done = A king has won against your joker, and with this trick the opponents made their bid of 6. So play a joker in good time, to a trick that somebody else leads.

## Bids and points

lesson-bidding = This is how a deal begins. From the dealer's right on, everybody speaks once: pass, or bid 5 to 9 tricks for the whole team. A bid must be higher than all before it. An opponent has bid 5, which is called bab. Your spades would make good trumps. Bid 6.
    .title = Bidding
    .hint = Choose 6.
    .done = Nobody goes higher: your partner and the last opponent pass.
    .wrong = That is bold. To go over the 5, a 6 is enough.
    .wrong-pass = Then the opponents would name the trumps. With the colour joker, two aces and a king you can bid.
lesson-bidding-2 = You are the maker, so you name the trumps and then lead to the first trick. Choose your strongest suit.
    .hint = Of which suit do you hold ace, queen, 9 and 4?
    .done = Trumps are { $suit-S }, and both jokers belong to them. Your team is now the hokm team and must win six of the nine tricks.
    .wrong = There you have few cards. As trumps you want a suit with many cards, and high ones: your spades.

lesson-malzom = You are the dealer, and all the others have passed. Then you must bid. Your hand is weak, but a forced 5, the malzom, is cheap: if it fails, the opponents get only 5 points instead of 10. Bid 5.
    .title = The malzom
    .hint = Choose 5, the lowest bid.
    .done = All the others passed, so your bid is a malzom.
    .wrong = Only the 5 is a malzom. With a weak hand, stay as low as you can.
lesson-malzom-2 = Now name the trumps. Choose your longest suit.
    .hint = Count your cards of each suit.
    .done = With five trumps and two partners there is hope. You lead.
    .wrong = Of that suit you have fewer cards. Your longest suit is hearts.

lesson-score = Your bid is 6, and trumps are { $suit-S }. Your team has won five tricks, the opponents two, and two are left. Clubs were led, and you have none. An opponent is winning with { $card-AC }, and you play last. Take the trick that you need.
    .title = Making the bid
    .hint = A trump takes this trick.
    .done = That was the sixth trick: the bid is made, and your team writes 6 points. The opponents took the last trick, but tricks beyond the bid count nothing anyway. Had you failed, they would have written twice your bid: 12.
    .wrong-4d = Then all would depend on the last trick. Your trump wins this one for sure.

lesson-end = A bid that is made scores as many points as it says; bawan, the bid of nine, scores 36. A bid that fails gives the opponents twice as many, a malzom only 5. The match ends with 101 points, or with 51 if the other team still has none. A bawan made in the very first deal wins it at once. Now for a whole deal!
    .title = Points and the end of the match

## A whole deal

lesson-deal-bidding = A whole deal: you speak first. With spades as trumps you would hold five of them, among them the colour joker and the ace, and besides these two aces and a king. With a little care that makes seven tricks. Bid 7.
    .title = A whole deal: the bid
    .hint = Choose 7.
    .done = Nobody goes higher.
    .wrong = Seven is what your hand promises: a lower bid scores fewer points, and a higher one is a risk.
    .wrong-pass = With this hand you can bid: five trumps, two more aces and a king.
lesson-deal-bidding-2 = You are the maker. Name the trumps.
    .hint = Which suit has your ace, king, 8 and 5?
    .done = Trumps are { $suit-S }. Your team needs seven tricks.
    .wrong = There you have only a few cards. Your long suit is spades.

lesson-deal-playing = You lead. The colour joker is barred, because your bid is only 7. But nothing else beats your ace of trumps, and everybody has to follow. Lead it.
    .title = A whole deal: the play
    .hint = Choose the ace of spades.
    .done = Five trumps of the others have fallen, { $card-JS } among them.
    .wrong = Begin with the ace of trumps: it is sure to win, and then the opponents have fewer trumps to ruff with.
    .wrong-ks = The black joker would beat the king. The ace is sure to win.
lesson-deal-playing-2 = Now take tricks with your high cards, while everybody can still follow. Begin with { $card-AD }.
    .hint = Choose the ace of diamonds.
    .done = Everybody followed, so nobody could ruff.
    .wrong = There is time for that later. First take a trick with { $card-AD }.
lesson-deal-playing-3 = The ace of diamonds is gone, so your king is the highest diamond. Lead it.
    .hint = Choose the king of diamonds.
    .done = That is your third trick.
    .wrong = There is time for that later. Your king of diamonds wins now.
    .wrong-ah = That ace is good, too, and its turn comes next. First the king of diamonds.
lesson-deal-playing-4 = And now the ace of hearts.
    .hint = Choose the ace of hearts.
    .done = Four tricks. Three more are needed.
    .wrong = There is time for that later. Your ace of hearts wins now.
lesson-deal-playing-5 = Ace and jack of trumps have been played. When king and queen are gone as well, everybody may lead jokers. Lead { $card-KS }: it costs a trick if the black joker takes it, but it draws the trumps of the others.
    .hint = Choose the king of spades.
    .done = The black joker took it, but all the other trumps have fallen, { $card-QS } among them: from now on you may lead your joker. An opponent now leads { $card-QH }.
    .wrong = Lead your highest trump except the joker: the king draws the most.
    .wrong-6c = The 6 of clubs gives a trick away and draws no trump. Lead the king of trumps.
lesson-deal-playing-6 = Hearts were led, and you have none. All trumps that are left are yours: colour joker, 8 and 5. Win the trick as cheaply as you can.
    .hint = Even the lowest trump wins now.
    .done = Five tricks, and you lead again.
    .wrong = A club cannot win this trick. Your lowest trump does.
    .wrong-xr = The joker would win, too, but your 5 is enough.
    .wrong-8s = The 8 would win, too, but your 5 is enough.
lesson-deal-playing-7 = Now you may lead the colour joker. Nothing beats it.
    .hint = Choose the colour joker.
    .done = After the joker the 8 won as well, and your partner took the last trick with { $card-AC }: eight tricks. Your bid of 7 is made, 7 points for your team. Well done! Now you know enough for your first match. Go on like this up to 101.
    .wrong = First win the tricks that are certain, and begin with the joker.
    .wrong-8s = The 8 wins as well. But begin with the joker, now that you may.
