### Die Lektionen von King Bolola. Eine Variable wie $card-TD oder $suit-D ist die Karte oder Farbe, wie der Tisch sie zeigt.
### .hint hilft weiter, .done sagt, warum richtig richtig war, .wrong-… was besser gewesen wäre.

lesson-goal = King Bolola spielen vier, jeder für sich. Eine Partie hat 24 Runden, und in jeder bestimmt der Geber, was zählt: meist etwas, das man vermeiden, manchmal etwas, das man sammeln soll. Wer am Ende mehr als null Punkte hat, hat gewonnen. Wir beginnen mit dem Vermeiden: Sieh dir deine Karten an und geh weiter.
    .title = Jeder für sich

## Was zu vermeiden ist

lesson-no-tricks = Der Kontrakt ist „Keine Stiche“: Jeder Stich kostet 50 Punkte. Dein linker Nachbar hat Karo ausgespielt, und wer die ausgespielte Farbe hat, muss sie bedienen. Ihre höchste Karte macht den Stich, ganz oben steht das Ass; bisher liegt { $card-QD } vorn. Du legst als Letzter. Lass ihm den Stich.
    .title = Keine Stiche
    .hint = Eins deiner beiden Karos ist kleiner als die Dame.
    .done = { $card-QD } macht den Stich, für 50 Minuspunkte, und spielt zum nächsten aus.
    .wrong-kd = Der König schlägt die Dame, und du müsstest den Stich nehmen. Dein anderes Karo ist kleiner.

lesson-throw-off = Wieder „Keine Stiche“. Herz wurde ausgespielt, und du hast keins: Du bist blank. Dann darfst du jede Karte legen, und sie kann den Stich nicht machen. Wirf also die ab, die später am ehesten einen Stich macht.
    .title = Gefährliches abwerfen
    .hint = Über einem Ass steht in seiner Farbe nichts.
    .done = Ein Ass kann niemand übertreffen: Es hätte dir später einen Stich bringen können. Jetzt ist es weg. Wer nicht bedienen kann, sollte so abwerfen.
    .wrong = Diese Karte schadet wenig. Wirf die ab, die in ihrer Farbe fast jeden Stich machen würde.

lesson-no-queens = „Keine Damen“: Jede Dame im Stich kostet 100 Punkte. Eine Strafkarte darf man nicht festhalten. Liegt König oder Ass der Farbe im Stich, muss deine Dame darunter. { $card-AC } wurde ausgespielt. Leg deine Dame.
    .title = Keine Damen
    .hint = Deine Kreuz-Dame kommt unter das Ass.
    .done = Das Ass macht den Stich mit deiner Dame darin: 100 Minuspunkte für deinen linken Nachbarn.

lesson-no-jacks-kings = „Keine Buben und Könige“: Jeder davon im Stich kostet 60 Punkte. Kreuz wurde ausgespielt, und du bist blank. Wer blank ist und einen Buben oder König hat, muss einen abwerfen, welchen er will. Wirf einen ab.
    .title = Keine Buben und Könige
    .hint = Pik-König oder Herz-Bube: Beide sind richtig.
    .done = Er geht an das Kreuz-Ass, und dein linker Nachbar zahlt 60 dafür. Ebenso ist es mit Damen bei „Keine Damen“ und mit Herzen bei „Keine Herzen“.

lesson-no-hearts = „Keine Herzen“: Jedes Herz im Stich kostet 30 Punkte. Du spielst aus. Herz ist gesperrt: Niemand darf es ausspielen, bevor eines gefallen ist, außer wer nichts anderes hat. Spiel eine Karte aus, die den Stich wohl kaum macht.
    .title = Keine Herzen
    .hint = Unter dein kleines Pik kommt kaum jemand.
    .done = Den Stich macht { $card-TS }. Ist das erste Herz gefallen, ist Herz geöffnet, und alle dürfen es ausspielen.
    .wrong = Diese Karte würde den Stich wahrscheinlich machen, und andere könnten Herzen darauf abwerfen. Spiel eine kleine.

lesson-no-king = „Nicht den King“: Nur eine Karte zählt, der Herz-König, und er kostet 320 Punkte. Du hast ihn. Herz wurde ausgespielt, ein anderer liegt mit { $card-AH } vorn, und du legst als Letzter. Welches deiner beiden Herzen legst du?
    .title = Nicht den King
    .hint = Das Ass schlägt den König, also kostet er dich jetzt nichts.
    .done = Das Ass musste deinen König nehmen: 320 Minuspunkte für den Spieler gegenüber. Sonst zählt in diesem Kontrakt nichts, also ist die Runde zu Ende.
    .wrong-5h = Dann bleibt der König bei dir und kann dich später 320 kosten. Unter dem Ass kostet er dich nichts.

lesson-last-two = „Nicht die letzten zwei“: Nur die letzten zwei der dreizehn Stiche kosten Punkte, 120 und 240. Dies ist der elfte, er kostet nichts. Du legst als Letzter und hast dann noch zwei Karten. Leg die, die du dafür nicht behalten willst.
    .title = Nicht die letzten zwei
    .hint = Ein Ass würde einen der letzten Stiche machen.
    .done = Du hast einen Stich gemacht, der nichts kostet, und dein Ass ist weg. Mit { $card-2D } und { $card-4S } hast du keinen der letzten beiden gemacht.
    .wrong-4s = Dann bliebe das Ass für die letzten zwei Stiche. Dieser kostet nichts: Nimm ihn mit dem Ass.

## Was zu sammeln ist

lesson-ruff = Im Kontrakt Trumpf bringt jeder Stich 50 Punkte, und eine Farbe schlägt die anderen: hier { $suit-H }. Pik wurde ausgespielt, und du bist blank. Wer blank ist, muss stechen, also Trumpf legen. Hol dir den Stich.
    .title = Trumpf
    .hint = Dein einziges Herz ist dein einziger Trumpf.
    .done = Dein kleiner Trumpf hat Ass, König und Dame in Pik geschlagen: 50 Punkte.

lesson-overruff = Trumpf ist { $suit-H }. Pik wurde ausgespielt, du bist wieder blank, und dein rechter Nachbar hat schon mit { $card-8H } gestochen. Wer stechen muss, muss höher gehen als die Trümpfe im Stich, wenn er kann. Hol dir den Stich.
    .title = Überstechen
    .hint = Einer deiner beiden Trümpfe ist höher als die 8.
    .done = Die 10 schlägt die 8. Mit der 5 allein hättest du die 5 legen müssen, obwohl sie kleiner ist.

lesson-trump-lead = Trumpf ist { $suit-H }, und diesmal wurde er ausgespielt: { $card-TH }. Jeder muss über den höchsten Trumpf im Stich gehen, wenn er kann. Du legst als Letzter und hast drei Trümpfe. Hol dir den Stich so billig wie möglich.
    .title = Trumpf wird ausgespielt
    .hint = Zwei deiner Trümpfe sind höher als die 10. Einer davon genügt.
    .done = Der Bube hat genügt, und die Dame bleibt dir. Trumpf darf man, wie Herz bei „Keine Herzen“, erst ausspielen, wenn einer gefallen ist.
    .wrong-qh = Auch die Dame würde gewinnen. Aber der Bube genügt, und die Dame kann noch einen Stich machen.

## Die Wahl

lesson-choose-trump = Der Geber sieht sich seine Karten an, wählt den Kontrakt und spielt aus. Jetzt bist du das. Mit sechs hohen Pikkarten und den höchsten Karten zweier anderer Farben machst du fast jeden Stich. Wähle also den Kontrakt, in dem Stiche Punkte bringen, mit deiner längsten Farbe.
    .title = Du wählst
    .hint = Trumpf, und zwar Pik.
    .done = Trumpf ist { $suit-S }, und du spielst aus. Jeder deiner Stiche bringt 50 Punkte.
    .wrong = Mit diesen Karten machst du viele Stiche, also sollten Stiche Punkte bringen. Und deine lange Farbe ist Pik: Wähle sie als Trumpf.
    .wrong-bolola-plus = Auch Bolola plus würde passen. Aber das kennst du noch nicht: Wähle zuerst Trumpf.

lesson-choose-negative = Du bist noch einmal der Geber, und deine Karten sind alle klein. Du machst kaum einen Stich, geschweige denn mit König oder Dame. Wähle also etwas, das die anderen Punkte kostet: einen der sechs negativen Kontrakte.
    .title = Ein negativer Kontrakt
    .hint = Richtig ist alles, was mit „Keine“ oder „Nicht“ beginnt.
    .done = Mit solchen Karten ist jeder der sechs gut. In einer Partie darf jeder zweimal gespielt werden, dann ist er verbraucht.
    .wrong = Dabei müsstest du sammeln, und dafür sind deine Karten zu klein. Wähle etwas, das zu vermeiden ist.
    .wrong-bolola-minus = Auch Bolola minus passt zu kleinen Karten, aber du hast in der Partie nur ein Bolola. Wähle einen der sechs, die mit „Keine“ oder „Nicht“ beginnen.

lesson-bolola = Im Bolola zählt alles zugleich: ein Stich 15, Buben und Könige 20, Damen 30, Herzen 10; der vorletzte Stich 40 mehr, der letzte 60 mehr, der Herz-König 95 mehr: zusammen 800. Im Bolola minus kostet das Punkte, und du meidest es. Im Bolola plus bringt es Punkte, und du sammelst es. Wer Bolola wählt, sagt, welches.
    .title = Das Bolola

lesson-end = Jeder ist sechsmal Geber und schuldet drei negative Kontrakte, zwei Trumpfkontrakte und ein Bolola, in beliebiger Reihenfolge. Nach jeder Runde gibt der linke Nachbar. Nach 24 Runden zählt deine Bilanz: Im Plus hast du gewonnen, und vielleicht andere auch. Und jetzt eine ganze Runde!
    .title = Die Partie

## Eine ganze Runde

lesson-deal-choosing = Eine ganze Runde, und du wählst. Du hast den Herz-König. Aber du hast nur ein Karo: Ist es weg, bist du blank, und sobald jemand Karo ausspielt, musst du den Herz-König abwerfen. Genau das willst du. Wähle „Nicht den King“.
    .title = Eine ganze Runde: die Wahl
    .hint = Wähle „Nicht den King“.
    .done = Wer den Stich mit dem Herz-König macht, verliert 320. Du spielst aus.
    .wrong = Das kann man wählen. Aber hier weißt du, wie du den Herz-König loswirst: Wähle „Nicht den King“.

lesson-deal-playing = Werde jetzt die Farbe los, in der du blank sein willst. Spiel dein einziges Karo aus.
    .title = Eine ganze Runde: das Spielen
    .hint = Wähle die Karo-5.
    .done = Es fielen hohe Karos, und dein rechter Nachbar hat den Stich mit { $card-AD } gemacht. Jetzt spielt er { $card-QD } aus.
    .wrong = Von dieser Farbe hast du mehr als eine Karte. Spiel dein einziges Karo aus, dann bist du blank.
lesson-deal-playing-2 = Karo wurde ausgespielt, und du bist blank. Wer blank ist und den Herz-König hat, muss ihn abwerfen, und nichts passt dir besser. Wirf ihn ab.
    .hint = Wähle den Herz-König.
    .done = Die Karo-Dame hat den Stich gemacht und den Herz-König dazu: 320 Minuspunkte für deinen rechten Nachbarn. Sonst zählt nichts, also ist die Runde nach zwei Stichen zu Ende. Sehr gut! Jetzt weißt du genug für deine erste Partie.
