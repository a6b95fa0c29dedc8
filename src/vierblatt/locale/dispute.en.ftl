### Disputes at a real table: the command and the page.

dispute-title = May they play that?
dispute-lead = For a table with real cards. Say what lies on the table, and the rules answer.
dispute-game = Game
dispute-trick = This trick so far
dispute-trick-note = In the order played. Leave it empty if the card was led.
dispute-hand = Their hand
dispute-hand-note = As far as it is known: what they showed, or what they played later.
dispute-whole = That is their whole hand
dispute-card = The card in question
dispute-card-none = Choose the card in question: the answer appears here.
dispute-choose = Choose cards: { $for }
dispute-remove = Remove { $card }
dispute-done = Done
dispute-unknown = Not known
dispute-begin-again = Begin again
dispute-answer = Answer
dispute-needs = Still needed: { $field }
dispute-fields = What can be said, NAME=VALUE:
dispute-facts = And, if the answer asks for it, yes or no:
dispute-takes = { $name }: { $takes }
dispute-usual = { $name }: { $takes }; { $usual } if left out

dispute-allowed = { $card } was allowed.
dispute-fault = { $card } was not allowed.
dispute-depends = { $card }: that depends on what is not known yet.
dispute-free = They were free to play any card.
dispute-one-of-those = It is one of the cards that this rule leaves them: { $rule }
dispute-missing = A fault if they also held one of these: { $cards }. { $rule }
dispute-asks = It depends: { $question }
dispute-allowed-cards = Allowed from this hand: { $cards }
dispute-kind = The fault: { $kind }.
dispute-proofs = What proves it: { $cards }

error-no-disputes = Disputes about { $game } cannot be judged here: its rules do not say what has to be known.
error-dispute-too-many = { $count } cards are too many: at most { $most }.
error-dispute-card-twice = { $cards } is in two places. Remove it from one of them.
error-dispute-not-in-pack = { $cards } is not in this game's pack. Check the game and its house rules.
error-dispute-trick-full = { $count } cards before the one in question are too many: a trick has room for { $most }.
error-dispute-hand-too-large = { $count } cards are too many for a hand: at most { $most }, the one in question among them.
error-dispute-missing = Say “{ $field }”: { $takes }.
error-dispute-bad-value = “{ $value }” is not possible for “{ $field }”. Possible: { $takes }.
error-dispute-unknown = Nothing here is called “{ $field }”. There is: { $known }.
error-dispute-impossible = These cards and answers cannot be together: { $facts }. Change one of them.
error-dispute-not-played = { $card } has not been played in this deal, so nobody can dispute it.
error-dispute-no-card = Step { $step } of deal { $deal } is no card that was played. Choose another step.
error-dispute-syntax = “{ $given }” is not of the form NAME=VALUE, such as contract=sun.
