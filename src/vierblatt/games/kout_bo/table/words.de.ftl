### Kout Bo

game-name = Kout Bo
game-line = Sechs Spieler in zwei Dreierteams bieten auf Stiche, und zwei Joker machen den Trumpf unberechenbar.

joker-xr = Farbjoker
rank-name-a = Ass

## Fragen und Ansagen

phase-bid = Dein Gebot?
phase-trump = Welcher Trumpf?
phase-cutting = Du hebst ab: Wo?
phase-play = Deine Karte?
phase-over = Die Partie ist zu Ende
call-pass = passe
call-bid = { $value }
call-bid-5 = 5 (Bab)
call-bid-9 = 9 (Bawan)
call-trump = Trumpf { $value }
call-go = die Karten so lassen
call-cut = nach Karte { $value } abheben

## Was die Ansagen bedeuten

meaning-pass = { $bid ->
    [0] kein Gebot von dir in dieser Runde
   *[other] du lässt die { $bid } stehen
}
meaning-bid = { $match ->
    [now] gewinnt sofort die Partie
   *[other] { $malzom ->
        [yes] Malzom, { $tricks } von { $all } Stichen
       *[no] { $tricks } von { $all } Stichen
    }: { $match ->
        [made] erfüllt: Ihr gewinnt die Partie
       *[no] erfüllt +{ $made }
    }, sonst { $loss ->
        [minus] −{ $failed }
       *[theirs] +{ $failed } für die anderen
    }
}
meaning-trump = dein Team muss { $tricks } von { $all } Stichen gewinnen
meaning-go = der Geber gibt sofort
meaning-cut = was darüber liegt, kommt nach unten

## Der Tisch

fact-bid = { $seat }: { $value }
fact-contract = { $seat } hat { $value ->
    [5] 5 (Bab)
    [9] 9 (Bawan)
   *[other] { $value }
} geboten
fact-malzom = { $seat } musste bieten und sagte { $value } (Malzom)
fact-trump = Trumpf: { $value }
fact-needed = { $value ->
    [0] Das Gebot ist erfüllt
    [one] Das Hokm-Team braucht noch { $value } Stich
   *[other] Das Hokm-Team braucht noch { $value } Stiche
}
fact-jokers = Joker: { $value }
fact-follow = Zu bedienen: { $value }
head-contract = Gebot { $value }
head-malzom = Malzom { $value }
head-bid = Gebot { $value }
value-jokers-free = alle dürfen sie ausspielen
value-any = noch nichts

## Was geschah

event-kout_bo-malzom = { $you ->
    [yes] Alle haben gepasst, also musstest du bieten: Malzom.
   *[no] Alle haben gepasst, also musste { $seat } bieten: Malzom.
}
event-kout_bo-maker = { $you ->
    [yes] Du hast das höchste Gebot: Dein Team muss { $tricks } Stiche machen.
   *[no] { $seat } hat das höchste Gebot: Dieses Team muss { $tricks } Stiche machen.
}
event-kout_bo-null-joker = { $card } wurde ohne Recht ausgespielt und kann diesen Stich nicht gewinnen.
event-kout_bo-jokers-free = A, K, D und B von Trumpf sind gefallen: Von nun an dürfen alle Joker ausspielen.
event-kout_bo-bawan-wins = { $you ->
    [yes] Dein Bawan gewinnt die Partie sofort.
   *[no] Das Bawan von { $seat } gewinnt die Partie sofort.
}
event-kout_bo-shutout = Einundfünfzig zu null: Damit ist die Partie zu Ende.

## Die Abrechnung

score-owed = Gebot
score-tricks = Stiche
score-bid-made = Gebot erfüllt
score-bid-lost = Gebot misslungen
score-bawan-made = Bawan erfüllt
score-bawan-lost = Bawan misslungen
score-malzom-made = Malzom erfüllt
score-malzom-lost = Malzom misslungen

## Das Ergebnis eines Spiels

outcome-bid = { $kind ->
    [malzom] { $you ->
        [yes] Du musstest
       *[no] { $seat } musste
    } { $bid } (Malzom) in { $suit } bieten
   *[other] { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $bid ->
        [5] 5 (Bab)
        [9] 9 (Bawan)
       *[other] { $bid }
    } in { $suit } geboten
}
outcome-made = { outcome-bid } – erfüllt mit { $tricks } Stichen: { $points } Punkte.
outcome-failed = { outcome-bid } – misslungen mit { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}: { $points } Punkte für die anderen.
outcome-minus = { outcome-bid } – misslungen mit { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}: minus { $points } Punkte.

## Warum der Bot so handelt

why-only-action = Etwas anderes darf ich nicht spielen.
why-bid-hand = Mit diesen Trümpfen und Beikarten sollte mein Team so viele Stiche machen.
why-bid-bawan = Dieses Blatt kann alle neun Stiche machen.
why-bid-forced = Alle haben gepasst, also nehme ich die Fünf, die am wenigsten kostet.
why-pass-weak = Mein Blatt ist für ein eigenes Gebot zu schwach.
why-pass-high = Ich könnte bieten, aber nicht so hoch.
why-pass-partner = Das Gebot ist bei meinem Team; dabei lasse ich es.
why-name-trump = Diese Farbe bringt meinem Blatt als Trumpf die meisten Stiche.
why-lead-joker = Diesen Joker darf ich ausspielen und hole damit Trümpfe heraus.
why-draw-trumps = Ich ziehe Trumpf, damit die Gegner nichts mehr zum Stechen haben.
why-lead-trump-against = Ich spiele Trumpf aus, damit das Hokm-Team weniger stechen kann.
why-lead-master = Das ist die höchste Karte ihrer Farbe; ich spiele sie, bevor jemand stechen kann.
why-lead-short = Ich werde eine einzelne Karte los, um diese Farbe später zu stechen.
why-lead-partner = Einer meiner Partner hat diese Farbe nicht und kann sie stechen.
why-lead-quiet = Ich spiele eine Karte aus, mit der ich nichts verschenke.
why-joker-takes = Dieser Stich ist mir den Joker wert.
why-win-surely = Diese Karte kann kaum noch jemand schlagen.
why-win-last = Ich spiele als Letzter und gewinne den Stich so billig wie möglich.
why-win-try = Ich gehe höher, damit die anderen etwas Besseres hergeben müssen.
why-ruff = Ich habe die Farbe nicht und steche.
why-take-over = Die Karte meines Teams wird nicht halten, also übernehme ich.
why-leave-partner = Der Stich gehört meinem Team; ich spare meine guten Karten.
why-keep-strength = Ich könnte den Stich gewinnen, aber die Karte ist später mehr wert.
why-duck = Diesen Stich kann ich nicht gewinnen und gebe meine entbehrlichste Karte.
why-null-joker = Ich habe nur noch einen Joker, den ich eigentlich nicht ausspielen darf.
why-cut-go = Ich lasse die Karten, wie sie sind.
why-card-keeps-joker = { $kept } bleibt für einen anderen Stich.

## Dieselben Tatsachen wie in anderen Spielen, in denen es nur einen Partner gibt

why-card-partner-can-ruff = Einem Partner fehlt diese Farbe, vielleicht kann er stechen.
why-card-partner-has-master = Ein Partner hat eine Karte dieser Farbe, über die in ihr kein Gegner gehen kann.
why-card-overtakes-partner = Sie geht über die Karte eines Partners.
why-card-feeds-partner = Ein Partner hat den Stich sicher, sie gibt { $worth } Punkte dazu.
why-card-feeds-partner-for-now = Ein Partner liegt vorn, sie gibt { $worth } Punkte dazu.
why-card-partner-to-come = Ein Partner kommt noch und kann den Stich vielleicht machen.
why-card-partners-suit = Diese Farbe hat ein Partner schon ausgespielt.
why-card-partner-has-trick = Kein Gegner kann diesen Stich dem Partner nehmen, der vorn liegt.
why-card-leaves-partner = Ein Partner liegt vorn, und sie kommt ihm nicht in die Quere.

## Hausregeln

option-players = Spielerzahl
option-players-6 = 6 Spieler, 54 Karten
option-players-4 = 4 Spieler, 36 Karten
option-malzom = Das erzwungene Gebot des Gebers
option-malzom-five_only = ist bei fünf Malzom: misslungen 5
option-malzom-off = ist gewöhnlich: Fünf misslungen 10
option-malzom-any_forced = ist immer Malzom: 5, so oder so
option-joker_compelled = Jokerzwang, wenn Trumpf zu bedienen ist und man keinen anderen Trumpf hat
option-joker_lead_8_9 = Bei Gebot 8 oder 9 darf Joker ausspielen
option-joker_lead_8_9-hokm_team = das ganze Hokm-Team
option-joker_lead_8_9-maker_only = nur der Maker
option-illegal_joker_lead = Ein Joker ohne Recht zum Ausspielen
option-illegal_joker_lead-forced_only = nur notgedrungen, als Null-Joker
option-illegal_joker_lead-allowed_as_null = jederzeit, als Null-Joker
option-second_joker_after_null = Ein zweiter Joker nach einem Null-Joker
option-second_joker_after_null-full_power = hat volle Kraft
option-second_joker_after_null-also_null = ist ebenfalls null
option-null_lead_suit = Die Farbe nach einem Null-Joker
option-null_lead_suit-follow_only = muss bedient werden
option-null_lead_suit-becomes_trump_for_trick = ist in diesem Stich auch Trumpf
option-fail_points = Die Punkte eines misslungenen Gebots
option-fail_points-to_opponents = gehen an die Gegner
option-fail_points-minus_for_hokm_team = verliert das Hokm-Team
option-first_round_bawan = Bawan gewinnt die Partie sofort
option-first_round_bawan-made = wenn in der ersten Runde erfüllt
option-first_round_bawan-off = nie
option-first_round_bawan-bid = wenn in der ersten Runde angesagt
option-first_round_bawan-any_deal = wenn in irgendeiner Runde erfüllt
option-early_deal_end = Die Runde endet, sobald das Gebot entschieden ist
option-target = Punkte zum Sieg
option-target-101 = 101
option-target-51 = 51
option-shutout = Punkte, die gegen null gewinnen
option-shutout-51 = 51
option-shutout-0 = aus
option-cut = Wer vor dem Geben abhebt
option-cut-none = niemand
option-cut-left = der linke Nachbar des Gebers
preset-seed = Ursprüngliche Regeln
preset-kout_bo_4 = Kout Bo zu viert
preset-short_match = Kurze Partie bis 51

## Warum eine Ansage oder Karte nicht geht

rule-KOUT-DEAL-2 = Abheben kann man nach jeder Karte außer der letzten.
rule-KOUT-BID-2 = Ein Gebot ist eine Zahl von 5 bis 9.
rule-KOUT-BID-3 = Ein Gebot muss höher sein als alle früheren.
rule-KOUT-BID-4 = Alle anderen haben gepasst, also muss der Geber bieten.
rule-KOUT-BID-6 = Höher als neun geht es nicht; es bleibt nur zu passen.
rule-KOUT-BID-7 = Der Maker nennt eine der vier Farben.
rule-KOUT-PLAY-1 = Man spielt eine Karte aus der eigenen Hand.
rule-KOUT-PLAY-3 = Du hast die ausgespielte Farbe: Bediene sie oder lege einen Joker.
rule-KOUT-JOKER-1 = Joker dürfen jetzt nicht ausgespielt werden.
rule-KOUT-JOKER-3 = Bei Gebot acht darf nur der Farbjoker ausgespielt werden.
rule-KOUT-JOKER-5 = Ein Joker wurde als Trumpf ausgespielt: Lege Trumpf oder einen Joker.
rule-KOUT-JOKER-6 = Solange du etwas anderes ausspielen darfst, bleibt dieser Joker gesperrt.
rule-KOUT-JOKER-7 = Hier muss der Joker gelegt werden, wenn Trumpf zu bedienen ist und man keinen anderen Trumpf hat.
rule-KOUT-JOKER-8 = Die Karte nach dem Null-Joker bestimmt die Farbe: Bediene sie oder lege einen Joker.
rule-KOUT-JOKER-9 = Der zweite Joker verlangt Trumpf: Lege Trumpf.
rule-KOUT-FAULT-3 = Das kann man jetzt nicht rügen: Es braucht eine Karte, die ein Gegner in dieser Runde gespielt hat, rechtzeitig, und einen Beweis, der offen liegt.

## Statistik

count-opening = Erstes Gebot
count-opening-malzom = Malzom
count-bid = Gebote, die gespielt werden
count-bid-malzom = Malzom
count-unplayed = Durch ein Gebot beendete Partien
count-unplayed-bawan = Bawan in der ersten Runde
count-joker = Die beiden Joker
count-maker-jokers = Joker in der Hand des Makers
