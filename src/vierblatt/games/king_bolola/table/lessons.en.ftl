### The lessons of King Bolola. A variable such as $card-TD or $suit-D is that card or suit as the table shows it.
### .hint helps with a turn, .done says why the right choice was right, .wrong-… what was better than a poor one.

lesson-goal = In King Bolola four people play, each of them alone. A match has 24 deals, and in each the dealer chooses what counts: mostly something to avoid, sometimes something to collect. At the end everybody with more than zero points has won. We begin with what to avoid: look at your cards and go on.
    .title = Everybody alone

## What to avoid

lesson-no-tricks = The contract is No Tricks: each trick costs whoever takes it 50 points. The player on your left led a diamond, and whoever has the suit that was led must follow suit. The highest card of it takes the trick, with the ace on top; so far { $card-QD } is winning. You play last. Leave them the trick.
    .title = No Tricks
    .hint = One of your two diamonds is below the queen.
    .done = { $card-QD } takes the trick, for 50 minus points, and leads to the next.
    .wrong-kd = The king beats the queen, and you would have to take the trick. Your other diamond is lower.

lesson-throw-off = No Tricks again. Hearts were led, and you have none: you are void. Then you may play any card, and it cannot take the trick. So get rid of the one that is most likely to take a trick later.
    .title = Throwing off what is dangerous
    .hint = Nothing is above an ace in its own suit.
    .done = Nobody can play above an ace: it might have cost you a trick later. Now it is gone.
    .wrong = That card does little harm. Throw off the one that would win nearly every trick in its suit.

lesson-no-queens = No Queens: each queen costs whoever takes it 100 points. A penalty card may not be kept back. If the king or the ace of the suit is in the trick, your queen must go under it. { $card-AC } was led. Play your queen.
    .title = No Queens
    .hint = Your queen of clubs goes under the ace.
    .done = The ace takes the trick, with your queen in it: 100 minus points for the player on your left.

lesson-no-jacks-kings = No Jacks and Kings: each of them costs whoever takes it 60 points. Clubs were led, and you are void. A void player who holds a jack or king must throw one, whichever they like. Throw one.
    .title = No Jacks and Kings
    .hint = The king of spades or the jack of hearts: both are right.
    .done = It goes to the ace of clubs, and the player on your left pays 60 for it. The same holds for queens in No Queens and for hearts in No Hearts.

lesson-no-hearts = No Hearts: each heart costs whoever takes it 30 points. You lead. Hearts are barred: nobody may lead one before one has been played, except a player who has nothing else. Lead a card that will hardly take the trick.
    .title = No Hearts
    .hint = Your low spade is hard to get under.
    .done = The trick goes to { $card-TS }. Once the first heart has been played, hearts are broken, and everybody may lead them.
    .wrong = That card would probably take the trick, and others may throw hearts on it. Lead a low one.

lesson-no-king = No King: only one card counts, the king of hearts, and it costs 320 points. You hold it. Hearts were led, another player is winning with { $card-AH }, and you play last. Which of your two hearts do you play?
    .title = No King
    .hint = The ace beats the king, so now it costs you nothing.
    .done = The ace had to take your king: 320 minus points for the player opposite. Nothing else counts in this contract, so the deal is over.
    .wrong-5h = Then the king stays with you, and it may cost you 320 later. Under the ace it costs you nothing.

lesson-last-two = No Last Two: only the last two of the thirteen tricks cost points, 120 and 240. This is the eleventh and costs nothing. You play last and will hold two more cards. Play the one that you do not want to keep for them.
    .title = No Last Two
    .hint = An ace would win one of the last tricks.
    .done = You have taken a trick that costs nothing, and your ace is gone. With { $card-2D } and { $card-4S } you took neither of the last two.
    .wrong-4s = Then the ace would stay for the last two tricks. This one costs nothing: take it with the ace.

## What to collect

lesson-ruff = In the contract Trump each trick brings 50 points, and one suit beats the others: here { $suit-H }. Spades were led, and you are void. A void player must ruff, which means playing a trump. Take the trick.
    .title = Trump
    .hint = Your only heart is your only trump.
    .done = Your low trump has beaten ace, king and queen of spades: 50 points.

lesson-overruff = Trumps are { $suit-H }. Spades were led, you are void again, and the player on your right has already ruffed with { $card-8H }. Whoever must ruff must play higher than the trumps in the trick, if possible. Take the trick.
    .title = Going higher
    .hint = One of your two trumps is above the 8.
    .done = The 10 beats the 8. With the 5 alone you would have had to play it, although it is lower.

lesson-trump-lead = Trumps are { $suit-H }, and this time one was led: { $card-TH }. Everybody must beat the highest trump so far, if they can. You play last and have three trumps. Take the trick as cheaply as you can.
    .title = Trumps are led
    .hint = Two of your trumps are above the 10. One of them is enough.
    .done = The jack was enough, and you keep the queen. Trumps, like hearts in No Hearts, may be led only once one has been played.
    .wrong-qh = The queen would win, too. But the jack is enough, and the queen may win another trick.

## The choice

lesson-choose-trump = The dealer looks at their cards, chooses the contract and leads. Now that is you. With six high spades and the highest cards of two other suits you will win nearly every trick, so choose the contract in which tricks bring points, with your longest suit.
    .title = You choose
    .hint = Trump, with spades.
    .done = Trumps are { $suit-S }, and you lead. Each of your tricks brings 50 points.
    .wrong = With these cards you will win many tricks, so tricks should bring points. And your long suit is spades: choose it as trumps.
    .wrong-bolola-plus = Bolola plus would suit these cards, too. But you do not know it yet: first choose Trump.

lesson-choose-negative = You are the dealer once more, and your cards are all low. You will take hardly a trick, let alone a king or a queen. So choose something that costs the others points: one of the six negative contracts.
    .title = A negative contract
    .hint = All contracts that begin with No are right.
    .done = With such cards each of the six is good. In a match each may be played twice, and then it is used up.
    .wrong = There you would want to collect, and your cards are too low for that. Choose something to avoid.
    .wrong-bolola-minus = Bolola minus suits low cards, too, but you have only one Bolola in the match. Choose one of the six that begin with No.

lesson-bolola = In a Bolola everything counts at once: a trick 15, jacks and kings 20, queens 30, hearts 10; the last trick but one 40 more, the last one 60 more, the king of hearts 95 more: 800 in all. In Bolola minus it costs points, and you avoid it. In Bolola plus it brings points, and you collect it. Whoever chooses Bolola says which.
    .title = Bolola

lesson-end = Everybody deals six times and owes three negative contracts, two Trumps and one Bolola, in any order. The deal passes to the left. After 24 deals your balance counts: above zero you have won, and others may have won as well. And now for a whole deal!
    .title = The match

## A whole deal

lesson-deal-choosing = A whole deal, and you choose. You hold the king of hearts. But you have only one diamond: when it is gone, you are void, and the king of hearts must be thrown as soon as somebody leads diamonds. That is just what you want. Choose No King.
    .title = A whole deal: the choice
    .hint = Choose No King.
    .done = Whoever takes the trick with the king of hearts loses 320. You lead.
    .wrong = That can be chosen. But here you know how to get rid of the king of hearts: choose No King.

lesson-deal-playing = Now get rid of the suit in which you want to be void. Lead your only diamond.
    .title = A whole deal: the play
    .hint = Choose the 5 of diamonds.
    .done = High diamonds were played, and the player on your right took the trick with { $card-AD }. Now { $card-QD } is led.
    .wrong = You have more than one card of that suit. Lead your only diamond, then you are void.
lesson-deal-playing-2 = Diamonds were led, and you are void. Whoever is void and holds the king of hearts must throw it, and nothing suits you better. Throw it.
    .hint = Choose the king of hearts.
    .done = The queen of diamonds took the trick, and the king of hearts with it: 320 minus points for the player on your right. Nothing else counts, so the deal is over after two tricks. Well done! Now you know enough for your first match.
