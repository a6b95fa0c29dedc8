### Die Lektionen des Baloot. Eine Variable wie $card-TD oder $suit-D ist die Karte oder Farbe, wie der Tisch sie zeigt.
### .hint hilft weiter, .done sagt, warum richtig richtig war, .wrong-… was besser gewesen wäre.

lesson-goal = Du und dein Partner gegenüber spielt gegen die beiden anderen. Beide Teams sammeln Runde für Runde Punkte, und wer zuerst 152 hat, gewinnt die Partie. Eine Runde hat zwei Teile: Jemand kauft die Karte, die offen liegt, dann folgen acht Stiche. Es geht rechts herum. Wir beginnen mit den Stichen: Sieh dir deine Karten an und geh weiter.
    .title = Zwei gegen zwei

## Stiche

lesson-follow = Dein rechter Nachbar hat { $card-KD } ausgespielt. Jeder legt eine Karte zum Stich, und wer die ausgespielte Farbe hat, muss sie bedienen. Du hast nur ein Karo. Spiel es.
    .title = Farbe bedienen
    .hint = Dein einziges Karo ist { $card-8D }.
    .done = Du hast bedient. { $card-KD } ist das höchste Karo, also macht dein rechter Nachbar den Stich und spielt zum nächsten aus.

lesson-sun-ranks = Im Sun gibt es keinen Trumpf. Alle Farben haben dieselbe Reihenfolge, von oben: Ass, 10, König, Dame, Bube, 9, 8, 7. Über der 10 steht nur das Ass! Die höchste Karte der ausgespielten Farbe macht den Stich; bisher ist das { $card-KC }. Hol dir den Stich.
    .title = Die Reihenfolge im Sun
    .hint = Eine deiner beiden Kreuzkarten schlägt den König.
    .done = Die 10 schlägt den König. Der Stich gehört dir, und wer einen Stich macht, spielt zum nächsten aus.
    .wrong-jc = Der Bube ist kleiner als der König; der Stich bliebe bei deinem rechten Nachbarn. Dein anderes Kreuz ist höher.

lesson-throw-off = Herz wurde ausgespielt, und du hast keins. Im Sun darfst du dann jede Karte legen, aber sie kann nicht gewinnen: Das kann nur ein Herz. Dieser Stich geht an die anderen, du kannst nur abwerfen. Nimm die Karte, die dir am wenigsten fehlen wird.
    .title = Wenn du nicht bedienen kannst
    .hint = Welche deiner Karten ist nichts wert und macht wohl auch keinen Stich?
    .done = Die 7 kostet dich nichts, und deine guten Karten bleiben dir für Stiche, die du gewinnen kannst.
    .wrong = Diese Karte kann später noch einen Stich machen, und hier bekämen die anderen ihre Augen. Wirf eine ab, die nichts wert ist.
    .wrong-ad = Ein Ass ist in seiner Farbe nicht zu schlagen: Heb es für einen Karo-Stich auf. Hier wäre es ein Geschenk an die anderen.

lesson-card-points = Am Ende zählen die Karten in euren Stichen. Ein Ass hat 11 Augen, eine 10 zehn, ein König 4, eine Dame 3, ein Bube 2, die übrigen keine. Dein Partner liegt mit { $card-AH } vorn, und du legst als Letzter. Gib so viele Augen dazu, wie du kannst.
    .title = Was die Karten wert sind
    .hint = Der Stich geht an euch, was du auch legst.
    .done = Das macht 21 Augen für euch. Was beide Partner holen, zählt zusammen: Gib deinem Partner also Augen, wenn sein Stich sicher ist.
    .wrong-7h = Dein Partner bekäme den Stich, aber die 7 bringt nichts dazu. Dein anderes Herz bringt zehn Augen.

lesson-trumps = Im Hokom ist eine Farbe Trumpf und schlägt alle anderen: hier { $suit-H }. In Trumpf ist die Reihenfolge anders: Bube, 9, Ass, 10, König, Dame, 8, 7. Trumpf wurde ausgespielt, und die anderen liegen mit { $card-AH } vorn. Wer darübergehen kann, muss. Hol dir den Stich.
    .title = Trumpf im Hokom
    .hint = In Trumpf stehen nur der Bube und die 9 über dem Ass.
    .done = Die 9 schlägt das Ass. Die zwei höchsten Trümpfe sind auch am meisten wert: der Bube 20 Augen, die 9 vierzehn. In den anderen Farben bleibt alles wie im Sun.

lesson-ruff = Trumpf ist { $suit-H }. Kreuz wurde ausgespielt, und du hast keins. Im Sun wärst du jetzt frei, im Hokom musst du stechen, also Trumpf legen. Schon der kleinste schlägt { $card-AC }. Stich!
    .title = Stechen
    .hint = Dein einziger Trumpf ist { $card-7H }.
    .done = Dein kleinster Trumpf hat Ass und König in Kreuz geholt: 15 Augen.

lesson-overruff = Trumpf ist { $suit-H }, und wieder hast du kein Kreuz. Diesmal hat dein linker Nachbar vor dir gestochen, mit { $card-8H }. Hat ein Gegner gestochen und du kannst höher stechen, dann musst du es. Hol dir den Stich.
    .title = Überstechen
    .hint = Einer deiner beiden Trümpfe ist höher als die 8.
    .done = Die Dame schlägt die 8. Hättest du nur die Trumpf-7, dürftest du jede Karte legen.

lesson-partner-wins = Trumpf ist { $suit-H }, und du hast kein Kreuz. Aber dein Partner liegt mit { $card-AC } vorn, und du legst als Letzter: Dann musst du nicht stechen und darfst jede Karte legen. Gib deinem Partner eine wertvolle Karte und behalte deinen Trumpf.
    .title = Wenn dein Partner vorn liegt
    .hint = Welche deiner Karten außer Trumpf ist zehn Augen wert?
    .done = Zehn Augen mehr für euch, und deinen Trumpf hast du noch.
    .wrong = Diese Karte ist erlaubt, aber wenig wert. Eine andere bringt zehn Augen.
    .wrong-9h = Der Stich gehört euch schon. Behalte die 9: Sie kann später noch einen Stich machen.

## Kaufen

lesson-buy-hokom = So beginnt eine Runde: Jeder hat fünf Karten, und die öffentliche Karte liegt offen. Vom rechten Nachbarn des Gebers an darf jeder sie kaufen. Hokom macht ihre Farbe zum Trumpf. Mit { $card-9H } hättest du vier Herzen, darunter die zwei höchsten Trümpfe. Sag Hokom.
    .title = Die öffentliche Karte kaufen
    .hint = Wähle „Hokom“.
    .done = Nun werden die anderen drei gefragt, ob sie die Karte als Sun nehmen. Alle passen.
    .wrong = Mit diesen Herzen willst du Trumpf haben. Sag Hokom.
    .wrong-pass = Wer passt, überlässt die Karte den anderen. Du hättest die zwei höchsten Trümpfe: Kauf sie.
    .wrong-sun = Im Sun gibt es keinen Trumpf, und dein Bube und die 9 wären kleine Karten. Mit diesen Herzen ist Hokom besser.
lesson-buy-hokom-2 = Niemand hat dir die Karte genommen. Jetzt wirst du noch einmal gefragt: Hokom, oder doch Sun? Bleib beim Hokom.
    .hint = Die Stärke deines Blatts sind die Trümpfe.
    .done = Du bist der Käufer, und Trumpf ist { $suit-H }. Du hast { $card-9H } aufgenommen, der Rest wurde verteilt, und alle haben acht Karten. Jetzt muss dein Team mehr Punkte machen als die anderen.
    .wrong-sun = Ohne Trumpf wären der Bube und die 9 in Herz kleine Karten. Bleib beim Hokom.

lesson-sun-over-hokom = Dein linker Nachbar hat Hokom gesagt. Sun geht über Hokom: Wer die Karte als Sun nimmt, bekommt sie. Im Sun gewinnen die Asse und Zehnen, und die Runde ist 26 Punkte wert statt 16. Du hast drei Asse und eine 10. Sag Sun.
    .title = Sun geht über Hokom
    .hint = Mit so vielen hohen Karten brauchst du keinen Trumpf.
    .done = Du hast Sun gekauft. Wer höheren Vorrang hat, hätte die Karte noch nehmen können, wieder als Sun. Den höchsten Vorrang hat der rechte Nachbar des Gebers, den niedrigsten der Geber. Alle haben gepasst.
    .wrong = Mit diesen Assen willst du die Karte selbst. Sag Sun.
    .wrong-pass = Dann spielt dein linker Nachbar sein Hokom. Dafür sind deine Asse zu gut.

lesson-second-round = Alle vier haben gepasst, also hat der Geber die zweite Bietrunde ausgerufen: Dieselbe Karte wird noch einmal angeboten. Hokom braucht jetzt eine andere Farbe, die der Käufer am Ende nennt. Du hast Bube, 9 und Ass in Pik. Sag Hokom.
    .title = Die zweite Bietrunde
    .hint = In Pik hättest du die drei höchsten Trümpfe.
    .done = Niemand nimmt die Karte als Sun.
    .wrong = Ein Ass ist zu wenig für Sun. In Pik hast du die drei höchsten Trümpfe: Sag Hokom.
    .wrong-pass = Passen wieder alle vier, ist die Runde ungültig. Dein Pik ist gut genug zum Kaufen.
lesson-second-round-2 = Dein Hokom steht. Nenne jetzt die Trumpffarbe: jede außer Herz, der Farbe der öffentlichen Karte. Wähle deine stärkste.
    .hint = In welcher Farbe hast du Bube, 9 und Ass?
    .done = Trumpf ist { $suit-S }. Du nimmst trotzdem { $card-8H } auf, und dann wird der Rest verteilt.
    .wrong = Das geht, aber deine stärkste Farbe ist Pik: Dort hast du die drei höchsten Trümpfe.

lesson-ashkal = Du bist der Geber, und alle anderen haben gepasst. Deine Asse reichen für Sun, aber zu { $card-KD } hast du kein weiteres Karo. Ashkal ist ein Sun, bei dem dein Partner die Karte bekommt. Sagen dürfen es nur der Geber und sein linker Nachbar, in der ersten Bietrunde und nicht bei einem Ass. Sag Ashkal.
    .title = Ashkal
    .hint = Wähle „Ashkal“: Dein Partner kann mit dem König mehr anfangen.
    .done = Dein Partner hat { $card-KD } aufgenommen, und du hast drei neue Karten bekommen statt zwei. Der Käufer bist trotzdem du.
    .wrong = Dein Blatt reicht für Sun. Mit Ashkal bekommt dein Partner die Karte.
    .wrong-sun = Auch Sun wäre gut, aber dann müsstest du { $card-KD } nehmen. Dein Partner kann mehr damit anfangen.

## Projekte, Verdoppeln und Abrechnung

lesson-projects = Manche Karten bringen Punkte, nur weil sie in einer Hand sind: Projekte. Im Sun sind drei in Folge in einer Farbe eine Sira (4 Punkte), vier ein 50 (10), fünf ein 100 (20), ebenso vier Zehnen, Buben, Damen oder Könige; vier Asse sind ein 400 (40). Im Hokom zählen die ersten drei halb. Die Folge: Ass, König, Dame, Bube, 10, 9, 8, 7. Such deins.
    .title = Projekte

lesson-announce = { $card-KS } { $card-QS } { $card-JS } { $card-TS }: vier in Folge, ein 50. Es wird mit deiner ersten Karte angesagt und mit der zweiten gezeigt; beides macht das Programm für dich. Du sitzt rechts vom Geber, also spielst du zum ersten Stich aus. Spiel { $card-AH }.
    .title = Ein Projekt ansagen
    .hint = Wähle das Herz-Ass.
    .done = Du hast ein 50 angesagt, dein rechter Nachbar eine Sira. Nur das Team mit dem besten Projekt schreibt Projekte an: eures.
    .wrong = Angesagt würde dein Projekt mit jeder Karte. Holen wir den Stich mit { $card-AH }.
lesson-announce-2 = Das Herz-Ass ist weg, jetzt ist { $card-TH } das höchste Herz. Spiel es aus.
    .hint = Wähle die Herz-10.
    .done = Mit deiner zweiten Karte haben alle deine vier Pikkarten gesehen. Das 50 bringt euch im Sun 10 Punkte.
    .wrong = Gezeigt würde dein Projekt mit jeder Karte. Machen wir mit { $card-TH } weiter, jetzt dem höchsten Herz.

lesson-baloot = König und Dame von Trumpf in einer Hand sind ein Baloot: 2 Punkte für dein Team, auch wenn die anderen das beste Projekt haben. Angesagt wird es mit der zweiten der beiden Karten. { $card-KH } hast du schon gespielt. Dein Partner spielt wieder Trumpf aus und liegt vorn. Leg die zweite Karte.
    .title = Das Baloot
    .hint = Der König ist gespielt, es fehlt die Dame.
    .done = „Baloot!“ Das Programm sagt es für dich. Es sind immer 2 Punkte, egal bei welchem Einsatz. Und der Stich geht auch an deinen Partner.
    .wrong-8h = Diese Karte ist erlaubt, weil dein Partner vorn liegt. Aber mit der Dame sagst du dein Baloot an.

lesson-double = Dein rechter Nachbar hat Hokom in { $suit-C } gekauft, aber die zwei höchsten Trümpfe hast du. Die Gegner des Käufers dürfen Doppel sagen: Die Runde zählt zweifach, und ein Team bekommt alles. Ist sie gesperrt, darf niemand Trumpf ausspielen, der noch eine andere Farbe hat. Sag Doppel, gesperrt oder offen.
    .title = Verdoppeln
    .hint = Hier sind beide Doppel richtig.
    .done = Doppel! Der Käufer hätte Dreifach sagen können, dann du Vierfach, dann er Gahwa, das die ganze Partie entscheidet. Diesmal hat er gepasst. Bei Sun gibt es nur Doppel, und nur für das Team, das zurückliegt, wenn allein das andere mehr als 100 Punkte hat.
    .wrong-pass = Du darfst passen, aber du hast die zwei höchsten Trümpfe und zwei Asse: Der Käufer wird es kaum schaffen. Sag Doppel.

lesson-score = Du hast Sun gekauft. Ihr habt bisher 58 Augen, die anderen 32. Zwei Stiche fehlen noch, und der letzte Stich bringt zehn Augen mehr. Du hast kein Kreuz, kannst diesen also nicht machen. Welche Karte macht vielleicht den letzten Stich? Behalte sie und leg die andere.
    .title = Hat der Käufer es geschafft?
    .hint = Ein Ass kann den letzten Stich machen, eine 7 kaum.
    .done = Dein Ass hat den letzten Stich geholt: 88 zu 42, du hast es geschafft. Im Sun rundet man auf Zehner, teilt durch zehn und verdoppelt: 18 zu 8, zusammen 26. Im Hokom entfällt der letzte Schritt: zusammen 16. Hat der Käufer weniger als die anderen, schreibt er nichts an und sie alles: Khasara.
    .wrong-as = Hier gewinnt das Ass nichts, und die anderen bekommen seine 11 Augen. Behalte es für den letzten Stich.

## Eine ganze Runde

lesson-deal-buying = Jetzt eine ganze Runde, von der ersten Ansage bis zur Abrechnung. Du sitzt rechts vom Geber, also sprichst du zuerst. { $card-9S } liegt offen. Sieh dir deine Karten an: Was sagst du?
    .title = Eine ganze Runde: das Kaufen
    .hint = Mit { $card-9S } hättest du Bube, 9, Ass und 8 in Pik.
    .done = Also Hokom. Die anderen drei passen.
    .wrong = Die Karte passt am besten zu deinem eigenen Blatt: Mit ihr hast du die drei höchsten Trümpfe. Sag Hokom.
    .wrong-pass = Du hättest die drei höchsten Trümpfe und noch zwei Asse. Mit so einem Blatt kauft man.
    .wrong-sun = Drei Asse sind gut für Sun, aber Bube, 9 und 8 in Pik wären dort kleine Karten. Als Trümpfe sind sie stark: Sag Hokom.
lesson-deal-buying-2 = Du wirst noch einmal gefragt: Hokom, oder doch Sun?
    .hint = Welche Ansage macht deinen Buben und deine 9 zu den höchsten Karten?
    .done = Du bist der Käufer und hast { $card-9S } aufgenommen. Mit dem Rest kamen { $card-KS } und { $card-TH }: Du hast fünf Trümpfe.
    .wrong-sun = Im Sun wären dein Bube und deine 9 kleine Karten. Bleib beim Hokom.

lesson-deal-playing = Du spielst aus. Die anderen könnten deine Asse stechen, also hol zuerst ihre Trümpfe: Spiel Trumpf aus, dann müssen alle bedienen. Beginne mit deinem höchsten Trumpf.
    .title = Eine ganze Runde: das Spielen
    .hint = Die Reihenfolge in Trumpf: Bube, 9, Ass, 10, König, Dame, 8, 7.
    .done = { $card-QS } und { $card-7S } sind gefallen. Dein Partner hat gar keinen Trumpf.
    .wrong = Hol zuerst die Trümpfe der anderen, und beginne mit dem höchsten: dem Buben.
lesson-deal-playing-2 = Ein Trumpf ist noch draußen: { $card-TS }. Hol ihn mit dem höchsten Trumpf, den du noch hast.
    .hint = In Trumpf steht die 9 über dem Ass.
    .done = Alle übrigen Trümpfe gehören jetzt dir, und niemand kann deine Asse stechen.
    .wrong = { $card-TS } ist noch draußen. Hol ihn mit deinem höchsten Trumpf, dann kann niemand mehr stechen.
    .wrong-as = Auch das Ass würde ihn holen. Aber dein höchster Trumpf ist jetzt die 9.
lesson-deal-playing-3 = Jetzt sind deine Asse sicher. Mach einen Stich mit { $card-AD }.
    .hint = Wähle das Karo-Ass.
    .done = Dein Partner hat den König dazugegeben: 15 Augen.
    .wrong = Dafür ist später noch Zeit. Mach zuerst einen Stich mit { $card-AD }.
    .wrong-ac = Dieses Ass ist genauso gut und kommt gleich dran. Zuerst { $card-AD }.
lesson-deal-playing-4 = Und nun das andere Ass.
    .hint = Wähle das Kreuz-Ass.
    .done = Wieder 15 Augen. Das waren vier Stiche, alle für dich.
    .wrong = Dafür ist später noch Zeit. Jetzt gewinnt dein Kreuz-Ass.
lesson-deal-playing-5 = Du hast noch drei Trümpfe und { $card-TH }. Darüber steht nur das Herz-Ass. Spiel sie jetzt aus: Holen die anderen den Stich, machen deine Trümpfe trotzdem die danach, auch den letzten.
    .hint = Deine Trümpfe gewinnen auch später noch. Wähle die Herz-10.
    .done = Dein Partner hatte das Ass, und die übrigen Stiche gehören dir. Alle acht Stiche für ein Team sind ein Kaboot: 25 Punkte im Hokom, 44 im Sun. Sehr gut! Jetzt weißt du genug für deine erste Partie. So geht es weiter bis 152.
    .wrong = Deine Trümpfe gewinnen jederzeit, denn sonst hat niemand mehr einen. Spiel zuerst { $card-TH } aus.
