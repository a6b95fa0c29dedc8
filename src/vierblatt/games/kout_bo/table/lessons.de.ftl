### Die Lektionen des Kout Bo. Eine Variable wie $card-TD oder $suit-D ist die Karte oder Farbe, wie der Tisch sie zeigt.
### .hint hilft weiter, .done sagt, warum richtig richtig war, .wrong-… was besser gewesen wäre.

lesson-goal = Kout Bo spielen zwei Dreierteams. Deine beiden Nachbarn sind Gegner, ebenso wer dir gegenübersitzt; die anderen zwei sind deine Partner. Eine Runde hat neun Stiche, und vorher bietet jemand, wie viele sein Team machen wird. Wer als Team zuerst 101 Punkte hat, gewinnt die Partie. Sieh dir deine Karten an und geh weiter.
    .title = Drei gegen drei

## Stiche und Trumpf

lesson-follow = Dein rechter Nachbar hat Herz ausgespielt. Wer die ausgespielte Farbe hat, muss sie bedienen. Liegt kein Trumpf, macht ihre höchste Karte den Stich: Ass, König, Dame, Bube, 10 und so weiter bis zur 2. Ein Gegner liegt mit { $card-QH } vorn, und du legst als Letzter. Hol dir den Stich.
    .title = Farbe bedienen
    .hint = Eins deiner beiden Herzen ist höher als die Dame.
    .done = Der König schlägt die Dame. Der Stich gehört dir, und wer einen Stich macht, spielt zum nächsten aus.
    .wrong-4h = Mit der 4 bliebe der Stich bei der Dame. Dein anderes Herz ist höher.

lesson-free = Trumpf ist { $suit-S } und schlägt alle anderen Farben. Karo wurde ausgespielt, und du hast keins. Dann darfst du jede Karte legen; stechen muss niemand. Dein Partner liegt mit { $card-AD } vorn, und du legst als Letzter. Du kannst also abwerfen: Nimm die Karte, die dir am wenigsten fehlen wird.
    .title = Du musst nicht stechen
    .hint = Eine kleine Karte macht wohl keinen Stich.
    .done = Dein Partner macht den Stich, und du hast deinen Trumpf und deine Dame noch.
    .wrong = Die Dame kann später selbst einen Stich machen. Für diesen hast du eine kleinere Karte.
    .wrong-5s = Der Stich gehört euch schon. Heb den Trumpf für einen auf, den sonst die Gegner machen.

lesson-ruff = Trumpf ist { $suit-S }. Kreuz wurde ausgespielt, und du hast keins. Ein Gegner liegt mit { $card-AC } vorn. Schon der kleinste Trumpf schlägt ein Ass in einer anderen Farbe; das heißt stechen. Hol dir den Stich.
    .title = Stechen
    .hint = Eine deiner Karten schlägt das Kreuz-Ass: ein Trumpf.
    .done = Deine Trumpf-6 hat Ass und König in Kreuz geschlagen.
    .wrong = Diese Karte kann nicht gewinnen, der Stich bliebe bei den Gegnern. Leg deinen Trumpf.

lesson-trump-order = Zwei Joker gehören zum Trumpf. Von oben: Farbjoker, Ass, schwarzer Joker, König, Dame und so weiter bis zur 2. Trumpf ist { $suit-H }, und Herz wurde ausgespielt. Ein Gegner liegt mit dem schwarzen Joker vorn, und du legst als Letzter. Hol dir den Stich.
    .title = Die Reihenfolge in Trumpf
    .hint = Über dem schwarzen Joker stehen nur das Trumpf-Ass und der Farbjoker.
    .done = Das Trumpf-Ass steht zwischen den Jokern: Es schlägt den schwarzen, und nur der Farbjoker schlägt das Ass.
    .wrong-kh = Der König steht gleich unter dem schwarzen Joker. Einer deiner Trümpfe steht gleich darüber.

## Joker

lesson-joker-any-time = Trumpf ist { $suit-S }. Karo wurde ausgespielt, und du hast eins, aber ein Gegner liegt mit { $card-AD } vorn. Einen Joker darf man zu jedem Stich legen, auch wenn man bedienen könnte. Hol dir den Stich.
    .title = Ein Joker passt immer
    .hint = Dein Joker ist ein Trumpf.
    .done = Der schwarze Joker ist ein Trumpf, also schlägt er das Karo-Ass. Nur das Trumpf-Ass und der Farbjoker hätten ihn geschlagen.
    .wrong-3d = Mit der 3 bleibt der Stich bei den Gegnern. Du darfst hier auch deinen Joker legen.

lesson-joker-lead = Du spielst aus, und Trumpf ist { $suit-C }. Legen darf man Joker zu jedem Stich, aber ausspielen darf sie in der Regel niemand. Probier es ruhig: Der Tisch sagt dir, warum es nicht geht. Spiel dann eine andere Karte aus, die in ihrer Farbe sicher gewinnt.
    .title = Joker werden nicht ausgespielt
    .hint = Über einem Ass steht in seiner Farbe nichts.
    .done = Das Ass hat gewonnen, und der Joker ist noch auf deiner Hand: Leg ihn zu einem Stich, zu dem jemand anders ausspielt.
    .wrong = Diese Karte gewinnt wohl kaum. Du hast das höchste Karo: Spiel es aus.

lesson-joker-by-right = Bei Gebot 8 darf das Hokm-Team den Farbjoker ausspielen, bei 9 beide Joker, und alle dürfen es, sobald Ass, König, Dame und Bube von Trumpf gespielt sind. So ein Joker verlangt Trumpf. Du bist der Maker mit Gebot 8, und Trumpf ist { $suit-C }. Spiel den Farbjoker aus.
    .title = Wann man Joker ausspielen darf
    .hint = Wähle den Farbjoker.
    .done = Wer einen anderen Trumpf hatte, musste ihn legen; so ist sogar { $card-AC } gefallen. Aber zu einem Joker ist niemand gezwungen.
    .wrong = Hol zuerst die Trümpfe der Gegner. Den Farbjoker schlägt nichts.
    .wrong-kc = Ass und schwarzer Joker sind noch draußen, und beide schlagen deinen König. Beginne mit dem Farbjoker.

lesson-null-joker = Der letzte Stich: Du spielst aus und hast nur noch den schwarzen Joker. Ausspielen darfst du ihn eigentlich nicht, also ist er ein Null-Joker: Er kann nicht gewinnen, und die nächste Karte bestimmt, welche Farbe zu bedienen ist. Es geht nicht anders. Spiel ihn.
    .title = Der Joker, der zu lange blieb
    .hint = Du hast nur diese Karte.
    .done = Ein König hat gegen deinen Joker gewonnen, und mit diesem Stich haben die Gegner ihr Gebot von 6 erfüllt. Leg einen Joker also rechtzeitig zu einem Stich, zu dem jemand anders ausspielt.

## Gebote und Punkte

lesson-bidding = So beginnt eine Runde: Vom rechten Nachbarn des Gebers an spricht jeder einmal: passen oder 5 bis 9 Stiche für das ganze Team bieten. Ein Gebot muss höher sein als alle vorigen. Ein Gegner hat 5 geboten, das heißt Bab. Dein Pik wäre ein guter Trumpf. Biete 6.
    .title = Bieten
    .hint = Wähle 6.
    .done = Niemand geht höher: Dein Partner und der letzte Gegner passen.
    .wrong = Das ist mutig. Um über die 5 zu gehen, genügt eine 6.
    .wrong-pass = Dann würden die Gegner den Trumpf nennen. Mit dem Farbjoker, zwei Assen und einem König kannst du bieten.
lesson-bidding-2 = Du bist der Maker: Du nennst die Trumpffarbe und spielst dann zum ersten Stich aus. Wähle deine stärkste Farbe.
    .hint = In welcher Farbe hast du Ass, Dame, 9 und 4?
    .done = Trumpf ist { $suit-S }, und beide Joker gehören dazu. Dein Team ist jetzt das Hokm-Team und muss sechs der neun Stiche machen.
    .wrong = Davon hast du wenige Karten. Zum Trumpf taugt eine Farbe mit vielen und hohen Karten: dein Pik.

lesson-malzom = Du bist der Geber, und alle anderen haben gepasst. Dann musst du bieten. Dein Blatt ist schwach, aber eine erzwungene 5, das Malzom, ist billig: Misslingt sie, bekommen die Gegner nur 5 Punkte statt 10. Biete 5.
    .title = Das Malzom
    .hint = Wähle 5, das niedrigste Gebot.
    .done = Alle anderen haben gepasst, also ist dein Gebot ein Malzom.
    .wrong = Nur die 5 ist ein Malzom. Bleib mit einem schwachen Blatt so niedrig, wie es geht.
lesson-malzom-2 = Nenne jetzt den Trumpf. Wähle deine längste Farbe.
    .hint = Zähl deine Karten in jeder Farbe.
    .done = Mit fünf Trümpfen und zwei Partnern gibt es Hoffnung. Du spielst aus.
    .wrong = Davon hast du weniger Karten. Deine längste Farbe ist Herz.

lesson-score = Dein Gebot ist 6, und Trumpf ist { $suit-S }. Dein Team hat fünf Stiche, die Gegner haben zwei, und zwei sind noch übrig. Kreuz wurde ausgespielt, und du hast keins. Ein Gegner liegt mit { $card-AC } vorn, und du legst als Letzter. Hol dir den Stich, den du brauchst.
    .title = Das Gebot erfüllen
    .hint = Ein Trumpf holt diesen Stich.
    .done = Das war der sechste Stich: Das Gebot ist erfüllt, und dein Team schreibt 6 Punkte an. Den letzten haben die Gegner gemacht, aber Stiche über das Gebot hinaus zählen ohnehin nichts. Wäre es misslungen, hätten sie das Doppelte angeschrieben: 12.
    .wrong-4d = Dann hinge alles am letzten Stich. Dein Trumpf gewinnt diesen sicher.

lesson-end = Ein erfülltes Gebot bringt so viele Punkte, wie es Stiche nennt; Bawan, das Gebot von neun, bringt 36. Ein misslungenes gibt den Gegnern das Doppelte, ein Malzom nur 5. Die Partie endet bei 101 Punkten, oder bei 51, wenn das andere Team noch keine hat. Ein Bawan in der allerersten Runde gewinnt sie sofort. Und jetzt eine ganze Runde!
    .title = Punkte und Ende der Partie

## Eine ganze Runde

lesson-deal-bidding = Eine ganze Runde: Du sprichst zuerst. Wäre Pik Trumpf, hättest du fünf Trümpfe, darunter Farbjoker und Ass, und dazu zwei Asse und einen König. Mit etwas Sorgfalt sind das sieben Stiche. Biete 7.
    .title = Eine ganze Runde: das Gebot
    .hint = Wähle 7.
    .done = Niemand geht höher.
    .wrong = Sieben Stiche verspricht dein Blatt: Ein niedrigeres Gebot bringt weniger Punkte, ein höheres ist gewagt.
    .wrong-pass = Mit diesem Blatt kannst du bieten: fünf Trümpfe, noch zwei Asse und ein König.
lesson-deal-bidding-2 = Du bist der Maker. Nenne den Trumpf.
    .hint = In welcher Farbe hast du Ass, König, 8 und 5?
    .done = Trumpf ist { $suit-S }. Dein Team braucht sieben Stiche.
    .wrong = Davon hast du nur wenige Karten. Deine lange Farbe ist Pik.

lesson-deal-playing = Du spielst aus. Der Farbjoker ist gesperrt, denn dein Gebot ist nur 7. Aber sonst schlägt nichts dein Trumpf-Ass, und alle müssen bedienen. Spiel es aus.
    .title = Eine ganze Runde: das Spielen
    .hint = Wähle das Pik-Ass.
    .done = Fünf Trümpfe der anderen sind gefallen, darunter { $card-JS }.
    .wrong = Beginne mit dem Trumpf-Ass: Es gewinnt sicher, und die Gegner haben dann weniger Trümpfe zum Stechen.
    .wrong-ks = Der schwarze Joker würde den König schlagen. Das Ass gewinnt sicher.
lesson-deal-playing-2 = Mach jetzt Stiche mit deinen hohen Karten, solange alle noch bedienen können. Beginne mit { $card-AD }.
    .hint = Wähle das Karo-Ass.
    .done = Alle haben bedient, also konnte niemand stechen.
    .wrong = Dafür ist später noch Zeit. Mach zuerst einen Stich mit { $card-AD }.
lesson-deal-playing-3 = Das Karo-Ass ist weg, also ist dein König das höchste Karo. Spiel ihn aus.
    .hint = Wähle den Karo-König.
    .done = Das ist dein dritter Stich.
    .wrong = Dafür ist später noch Zeit. Jetzt gewinnt dein Karo-König.
    .wrong-ah = Auch dieses Ass ist gut und kommt gleich dran. Zuerst der Karo-König.
lesson-deal-playing-4 = Und nun das Herz-Ass.
    .hint = Wähle das Herz-Ass.
    .done = Vier Stiche. Noch drei fehlen.
    .wrong = Dafür ist später noch Zeit. Jetzt gewinnt dein Herz-Ass.
lesson-deal-playing-5 = Ass und Bube von Trumpf sind gespielt. Sind auch König und Dame weg, darf jeder Joker ausspielen. Spiel { $card-KS }: Das kostet einen Stich, wenn der schwarze Joker ihn holt, aber es holt die Trümpfe der anderen.
    .hint = Wähle den Pik-König.
    .done = Der schwarze Joker hat ihn geholt, aber alle anderen Trümpfe sind gefallen, darunter { $card-QS }: Von jetzt an darfst du deinen Joker ausspielen. Nun spielt ein Gegner { $card-QH } aus.
    .wrong = Spiel deinen höchsten Trumpf außer dem Joker: Der König holt am meisten.
    .wrong-6c = Die Kreuz-6 verschenkt einen Stich und holt keinen Trumpf. Spiel den Trumpf-König aus.
lesson-deal-playing-6 = Herz wurde ausgespielt, und du hast keins. Alle übrigen Trümpfe gehören dir: Farbjoker, 8 und 5. Gewinn den Stich so billig, wie es geht.
    .hint = Schon der kleinste Trumpf gewinnt jetzt.
    .done = Fünf Stiche, und du spielst wieder aus.
    .wrong = Ein Kreuz kann diesen Stich nicht machen, dein kleinster Trumpf schon.
    .wrong-xr = Auch der Joker würde gewinnen, aber deine 5 genügt.
    .wrong-8s = Auch die 8 würde gewinnen, aber deine 5 genügt.
lesson-deal-playing-7 = Jetzt darfst du den Farbjoker ausspielen. Nichts schlägt ihn.
    .hint = Wähle den Farbjoker.
    .done = Nach dem Joker hat auch die 8 gewonnen, und den letzten Stich hat dein Partner mit { $card-AC } gemacht: acht Stiche. Dein Gebot von 7 ist erfüllt, 7 Punkte für euch. Sehr gut! Jetzt weißt du genug für deine erste Partie. So geht es weiter bis 101.
    .wrong = Mach zuerst die Stiche, die sicher sind, und beginne mit dem Joker.
    .wrong-8s = Auch die 8 gewinnt. Aber beginne mit dem Joker, jetzt, da du es darfst.
