### Die Lektionen von Back Alley. Eine Variable wie $card-TD oder $suit-D ist die Karte oder Farbe, wie der Tisch sie zeigt.
### .hint hilft weiter, .done sagt, warum richtig richtig war, .wrong-… was besser gewesen wäre.

lesson-goal = Back Alley spielen zwei Zweierteams; dein Partner sitzt dir gegenüber. In jeder Runde sagt jeder an, wie viele Stiche er machen wird, und ein Team muss dann mindestens so viele machen, wie beide zusammen gesagt haben. In 25 Runden schrumpfen die Blätter von dreizehn Karten auf eine und wachsen wieder. Sieh dir deine Karten an und geh weiter.
    .title = Zwei gegen zwei

## Stiche und Trumpf

lesson-follow = Dein linker Nachbar hat { $card-TD } ausgespielt. Wer die ausgespielte Farbe hat, muss sie bedienen. Fällt kein Trumpf, macht ihre höchste Karte den Stich: Ass, König, Dame, Bube, 10 und so weiter bis zur 2. Du legst als Letzter. Hol dir den Stich.
    .title = Farbe bedienen
    .hint = Eins deiner beiden Karos schlägt den Buben.
    .done = Die Dame schlägt den Buben. Der Stich gehört dir, und wer einen Stich macht, spielt zum nächsten aus.
    .wrong-5d = Mit der 5 ginge der Stich an den Buben. Dein anderes Karo ist höher.

lesson-free = Nach dem Geben wurde { $card-7S } aufgedeckt, also ist Pik Trumpf und schlägt alle anderen Farben. Kreuz wurde ausgespielt, und du hast keins. Dann darfst du jede Karte legen, stechen muss niemand. Dein Partner liegt mit { $card-AC } vorn, und du legst als Letzter. Du kannst also abwerfen: Nimm die Karte, die dir am wenigsten fehlen wird.
    .title = Du musst nicht stechen
    .hint = Eine kleine Karte macht wohl keinen Stich.
    .done = Dein Partner macht den Stich, und du hast deinen Trumpf und deine hohen Herzen noch.
    .wrong = Diese Karte kann später selbst einen Stich machen. Für diesen hast du eine kleinere.
    .wrong-2s = Der Stich gehört euch schon. Heb den Trumpf für einen auf, den sonst die anderen machen.

lesson-ruff = Trumpf ist { $suit-S }. Kreuz wurde ausgespielt, und du hast keins. Diesmal liegt ein Gegner vorn, mit { $card-KC }, und du legst als Letzter. Jeder Trumpf holt den Stich. Du kannst also stechen, so billig wie möglich.
    .title = Stechen
    .hint = Schon der kleinste Trumpf schlägt einen König in einer anderen Farbe.
    .done = Deine Trumpf-4 hat genügt, und das Ass ist noch auf deiner Hand.
    .wrong = Diese Karte kann nicht gewinnen, der Stich ginge an die anderen. Leg Trumpf.
    .wrong-as = Auch das Ass würde gewinnen, aber die 4 genügt. Das Ass kann noch einen anderen Stich machen.

lesson-broken = Trumpf darf erst ausgespielt werden, wenn in einem früheren Stich einer gefallen ist: Dann ist er geöffnet. Das hast du gerade getan. Spiel dein Trumpf-Ass aus; wer Trumpf hat, muss bedienen.
    .title = Der Trumpf ist geöffnet
    .hint = Wähle das Pik-Ass.
    .done = { $card-TS } eines Gegners ist gefallen, dort gibt es also weniger zum Stechen.
    .wrong = Mit dieser Karte machst du kaum einen Stich. Das Trumpf-Ass gewinnt und holt die Trümpfe der anderen.

lesson-closed = Eine neue Runde. Du hast das höchste Gebot, also spielst du zum ersten Stich aus. Noch ist kein Trumpf gefallen, also darfst du keinen ausspielen: geschlossener Trumpf. Spiel die Karte, die in ihrer Farbe nichts schlägt.
    .title = Geschlossener Trumpf
    .hint = Über einem Ass steht in seiner Farbe nichts.
    .done = Alle hatten ein Karo, also konnte niemand stechen. Wer nur noch Trümpfe hat, darf trotzdem einen ausspielen.
    .wrong-5c = Ein kleines Kreuz verschenkt den Stich. Du hast das höchste Karo: Spiel es.

## Bleeder

lesson-bleeders = Zwei Joker gehören zum Trumpf, die Bleeder. Von oben: Großer Joker, Kleiner Joker, Ass, König und so weiter. Trumpf ist { $suit-S }. Karo wurde ausgespielt, und du hast keins. Dein rechter Nachbar hat mit { $card-AS } gestochen. Hol dir den Stich.
    .title = Die zwei höchsten Trümpfe
    .hint = Über dem Trumpf-Ass steht nur ein Bleeder.
    .done = Der Kleine Joker schlägt das Trumpf-Ass. Nur der Große steht über ihm.
    .wrong = Diese Karte kann nicht gewinnen. Einer deiner Trümpfe kann es.
    .wrong-ks = Der Trumpf-König steht unter dem Ass. Einer deiner Trümpfe steht darüber.

lesson-bleeder-stays = Ein Bleeder ist Trumpf und nichts anderes. Solange du die ausgespielte Farbe hast, musst du bedienen, und der Bleeder bleibt auf der Hand. Herz wurde ausgespielt. Probier ruhig den Bleeder, und spiel dann dein Herz.
    .title = Ein Bleeder bedient nur Trumpf
    .hint = Dein einziges Herz ist { $card-6H }.
    .done = Diesen Stich machen die anderen, und du behältst den höchsten Trumpf von allen.

lesson-little-bleeder = Dein linker Nachbar hat ein Board angesagt, das heißt alle Stiche, und darf darum sofort Trumpf ausspielen. Wird der Kleine Joker ausgespielt, legt jeder seinen niedrigsten Trumpf. Leg ihn.
    .title = Der Kleine Joker wird ausgespielt
    .hint = Dein niedrigster Trumpf ist die 5.
    .done = Der kleine Trumpf ist weg, und dein Trumpf-Ass ist noch da.

lesson-big-bleeder = Jetzt hast du selbst ein Board: Dein Team muss alle drei Stiche machen, und du darfst sofort Trumpf ausspielen. Wird der Große Joker ausgespielt, legt jeder seinen höchsten Trumpf. Spiel ihn aus.
    .title = Das Board
    .hint = Wähle den Großen Joker: Ihn schlägt nichts.
    .done = Ass und Kleiner Joker sind gefallen, und deine übrigen Karten konnte nichts mehr schlagen. Ein Board bringt 10 Punkte je Handkarte, hier 30. Wäre ein Stich verloren gegangen, hätte es euch 30 gekostet.
    .wrong-ks = Das Ass oder der Kleine Joker würde deinen König schlagen. Hol sie zuerst, mit dem Großen Joker.
    .wrong-ah = Ein Gegner könnte dein Ass stechen. Hol zuerst die Trümpfe, mit dem Großen Joker.

## Gebote und Punkte

lesson-bidding = Trumpf ist { $suit-S }. Jeder spricht einmal: passen, eine Zahl von Stichen, oder Board. Die Zahl muss nicht höher sein als die vorigen. Die Gebote beider Partner werden addiert: Das ist der Kontrakt des Teams. Dein Partner hat 2 geboten. Zwei weitere kannst du machen, mit Ass und König von Trumpf. Biete 2.
    .title = Bieten
    .hint = Wähle 2.
    .done = 2 und 2 sind vier: Dein Team muss vier der fünf Stiche machen. Das höchste Gebot spielt aus, bei gleichen das frühere: das deines Partners.
    .wrong = Dein Blatt ist gut für zwei Stiche. Weniger bringt weniger Punkte, mehr ist gewagt.
    .wrong-pass = Wer passt, verspricht nichts. Ass und König von Trumpf sind zwei Stiche: Biete sie.
    .wrong-board = Board heißt alle fünf Stiche. Deine kleinen Karten machen wohl keinen.

lesson-score = Euer Kontrakt ist drei Stiche: Du hast 2 geboten, dein Partner 1. Zwei habt ihr schon, und zwei sind noch übrig. Dein Partner hat Kreuz ausgespielt, und du hast keins. Dein rechter Nachbar liegt mit { $card-AC } vorn. Hol dir den Stich, der noch fehlt.
    .title = Den Kontrakt erfüllen
    .hint = Ein Trumpf schlägt das Kreuz-Ass.
    .done = Drei Stiche, wie geboten: 5 Punkte für jeden, zusammen 15. Die anderen hatten gepasst, also ist ihr Stich ein Überstich und bringt 1 Punkt. Misslingt ein Kontrakt, verliert das Team 5 Punkte für jeden gebotenen Stich.
    .wrong-9h = Dann hinge alles am letzten Stich. Dein Trumpf kann diesen holen.

lesson-end = Nach 25 Runden gewinnt die höhere Summe. Wird ein Bleeder aufgedeckt, gibt es in dieser Runde keinen Trumpf. Sagen mehrere ein Board an, zählt das zweite doppelt, das dritte dreifach, das vierte vierfach. Und jetzt eine ganze Runde mit fünf Karten für jeden!
    .title = Was es sonst noch gibt

## Eine ganze Runde

lesson-deal-bidding = Eine ganze Runde: Du sprichst zuerst. { $card-9S } wurde aufgedeckt, also ist Pik Trumpf. Mit dem Trumpf-Ass und mit Ass und König in Herz solltest du drei Stiche machen. Biete 3.
    .title = Eine ganze Runde: das Gebot
    .hint = Wähle 3.
    .done = Dein Partner hat 1 geboten, also ist euer Kontrakt vier Stiche. Die anderen haben einen Kontrakt von einem. Dein Gebot ist das höchste, also spielst du aus.
    .wrong = Drei Stiche verspricht dein Blatt: Weniger bringt weniger Punkte, mehr ist gewagt.
    .wrong-pass = Wer passt, verspricht nichts, und dein Blatt ist gut für drei Stiche.
    .wrong-board = Für ein Board brauchst du alle fünf Stiche. Deine Kreuz-4 macht wohl keinen.

lesson-deal-playing = Trumpf darf noch niemand ausspielen, also spiel etwas anderes. Beginne mit deinem höchsten Herz.
    .title = Eine ganze Runde: das Spielen
    .hint = Wähle das Herz-Ass.
    .done = Alle haben bedient: Der erste Stich gehört dir.
    .wrong = Ein kleines Kreuz verschenkt den Stich. Dein Herz-Ass ist hoch.
    .wrong-kh = Der König ist genauso gut, solange du das Ass hast. Hier beginnen wir mit dem Ass.
lesson-deal-playing-2 = Das Ass ist weg, also ist dein König jetzt das höchste Herz. Spiel ihn aus.
    .hint = Wähle den Herz-König.
    .done = Das kommt vor: Dein rechter Nachbar hatte kein Herz mehr und hat mit { $card-6S } gestochen. Jetzt ist der Trumpf geöffnet, und er spielt { $card-AD } aus.
    .wrong = Ein kleines Kreuz verschenkt den Stich. Dein König ist das höchste Herz.
lesson-deal-playing-3 = Karo wurde ausgespielt, und du hast keins. Du kannst stechen: Heb aber deinen besten Trumpf für später auf.
    .hint = Deine Trumpf-Dame wird reichen.
    .done = Die Dame hat genügt: dein zweiter Stich.
    .wrong = Diese Karte kann nicht gewinnen. Leg Trumpf.
    .wrong-as = Auch das Ass würde gewinnen. Aber die Dame wird reichen, und das Ass kann noch einen Stich machen.
lesson-deal-playing-4 = Ihr braucht noch zwei Stiche. Der Trumpf ist geöffnet, du darfst ihn also ausspielen. Spiel dein Ass.
    .hint = Wähle das Pik-Ass.
    .done = Dein Ass hat { $card-JS } geholt, und den letzten Stich hat dein Partner mit { $card-AC } gemacht, wie versprochen: vier Stiche, 20 Punkte. Die anderen haben ihren Kontrakt von einem erfüllt: 5 Punkte. Sehr gut! Jetzt weißt du genug für deine erste Partie.
    .wrong = Mach zuerst den Stich, den dein Trumpf-Ass sicher hat.
