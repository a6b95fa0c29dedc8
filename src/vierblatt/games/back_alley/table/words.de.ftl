### Back Alley

game-name = Back Alley
game-line = Zwei Teams bieten auf Stiche, mit Blättern, die von dreizehn Karten auf eine schrumpfen und wieder wachsen.

joker-xr = Großer Joker (Bleeder)
joker-xb = Kleiner Joker (Bleeder)

## Fragen und Ansagen

phase-bidding = Dein Gebot?
phase-play = Deine Karte?
call-pass = passe
call-bid = { $value }
call-board = Board

## Was die Ansagen bedeuten

meaning-pass = { $case ->
    [board] das Board deines Partners gilt
    [bid] zusammen { $tricks }: erfüllt +{ $points }, sonst −{ $points }
   *[alone] kein Gebot, jeder Stich +1
}
meaning-bid = { $case ->
    [board] das Board deines Partners gilt
    [over] zusammen { $tricks }: zu viele, −{ $points }
    [bid] zusammen { $tricks }: +{ $points } / −{ $points }
   *[alone] +{ $points } / −{ $points }
}
meaning-board = { $tricks ->
    [one] der Stich: erfüllt +{ $points }, sonst −{ $points }
   *[other] alle { $tricks } Stiche: erfüllt +{ $points }, sonst −{ $points }
}

## Der Tisch

fact-deal = Runde { $value }
fact-deals-left = Runden danach: { $value }
fact-trump = Trumpf: { $value }
fact-turned = Aufgedeckt: { $value }
fact-exchanged = { $seat } hat getauscht: { $value }
fact-call = { $seat }: { $value }
fact-contract = { $side }: Kontrakt { $value }
fact-lead = Trumpf ausspielen: { $value }
head-trump = Kein Trumpf
head-call = Höchstes: { $value }
head-deal = Runde { $value }
head-contract = { $side }: { $value }
value-tie-break = Entscheidung bei Gleichstand
value-no-trump = keiner
value-open = allen erlaubt
value-closed = noch nicht
value-board-1 = Board
value-board-2 = doppeltes Board
value-board-3 = dreifaches Board
value-board-4 = vierfaches Board

## Was geschehen ist

event-back_alley-trump-turned = Aufgedeckt ist { $card }: Diese Farbe ist Trumpf.
event-back_alley-bleeder-turned = Aufgedeckt ist { $card }: In dieser Runde gibt es keinen Trumpf.
event-back_alley-bleeder-passed-over = Aufgedeckt ist { $card } und wird beiseitegelegt; die nächste Karte entscheidet.
event-back_alley-bleeder-exchanged = { $you ->
    [yes] { $card } auf deiner Hand spielt nicht mit; du ziehst dafür eine Karte.
   *[no] { $card } bei { $seat } spielt nicht mit und wird gegen eine Karte vom Stapel getauscht.
}
event-back_alley-card-drawn = Du hast { $card } gezogen.
event-back_alley-board-claimed = { $you ->
    [yes] Du beanspruchst alle Stiche: { $level ->
        [1] Board.
        [2] doppeltes Board.
        [3] dreifaches Board.
       *[other] vierfaches Board.
    }
   *[no] { $seat } beansprucht alle Stiche: { $level ->
        [1] Board.
        [2] doppeltes Board.
        [3] dreifaches Board.
       *[other] vierfaches Board.
    }
}
event-back_alley-auction-over = { $you ->
    [yes] Dein Gebot ist das höchste: Du spielst aus.
   *[no] { $seat } hat das höchste Gebot und spielt aus.
}
event-back_alley-passed-out = Alle vier haben gepasst. { $cards_each ->
    [one] Es wird neu gegeben, eine Karte für jeden.
   *[other] Es wird neu gegeben, { $cards_each } Karten für jeden.
}
event-back_alley-trumps-broken = { $you ->
    [yes] Du spielst den ersten Trumpf: Ab dem nächsten Stich darf jeder Trumpf ausspielen.
   *[no] { $seat } spielt den ersten Trumpf: Ab dem nächsten Stich darf jeder Trumpf ausspielen.
}

## Die Abrechnung

score-passed-out = Alle gepasst
score-tricks = Stiche
score-bid = Gebot
score-overtricks = Überstiche
score-board = Board
score-rainbow = Prämie für vier Farben

## Das Ergebnis eines Spiels

outcome-first = { $first_side }: { $first_kind ->
    [board] { $first_key }
    [bid] Gebot { $first_bid }
   *[none] kein Gebot
}, { $first_result ->
    [made] erfüllt mit{ " " }
    [failed] misslungen mit{ " " }
   *[none] { "" }
}{ $first_result ->
    [none] { $first_tricks ->
        [one] { $first_tricks } Stich
       *[other] { $first_tricks } Stiche
    }
   *[other] { $first_tricks ->
        [one] { $first_tricks } Stich
       *[other] { $first_tricks } Stichen
    }
}{ $first_over ->
    [0] { "" }
   *[other] , { $first_over } darüber
} ({ $first_points })
outcome-second = { $second_side }: { $second_kind ->
    [board] { $second_key }
    [bid] Gebot { $second_bid }
   *[none] kein Gebot
}, { $second_result ->
    [made] erfüllt mit{ " " }
    [failed] misslungen mit{ " " }
   *[none] { "" }
}{ $second_result ->
    [none] { $second_tricks ->
        [one] { $second_tricks } Stich
       *[other] { $second_tricks } Stiche
    }
   *[other] { $second_tricks ->
        [one] { $second_tricks } Stich
       *[other] { $second_tricks } Stichen
    }
}{ $second_over ->
    [0] { "" }
   *[other] , { $second_over } darüber
} ({ $second_points })
outcome-contracts = { outcome-first }; { outcome-second }.
outcome-passed-out = Alle vier haben gepasst: Niemand bekommt Punkte.

## Warum ein Bot so handelt

why-nothing-to-bid = Ich kann keinen Stich versprechen, den mein Partner nicht schon angesagt hat.
why-bid-my-tricks = Ich biete die Stiche, die ich auf der Hand sehe.
why-complete-partner = Mit dem Gebot meines Partners sollten wir zusammen so viele machen.
why-claim-board = Meine Karten sollten jeden Stich machen, also beanspruche ich das Board.
why-raise-board = Mein Partner beansprucht alles, und auch ich bin stark: Ich erhöhe das Board.
why-partner-has-board = Mein Partner hat das Board, da zählt meine Zahl nicht mehr.
why-only-choice = Etwas anderes konnte ich nicht tun.
why-cash-for-board = Wir brauchen jeden Stich, also spiele ich die Karte, die am schwersten zu schlagen ist.
why-draw-trumps = Ich ziehe mit dem höchsten Trumpf den Gegnern ihre Trümpfe.
why-cash-winner = Diese Karte macht wohl den Stich, solange noch alle die Farbe haben.
why-partner-ruffs = Mein Partner hat diese Farbe nicht mehr und kann stechen.
why-short-suit = Das ist meine einzige Karte dieser Farbe; später kann ich sie stechen.
why-low-lead = Ich spiele klein aus und behalte meine guten Karten.
why-partner-has-it = Der Stich gehört meinem Partner, also lege ich meine niedrigste.
why-help-partner = Die Karte meines Partners hält wohl nicht, also gehe ich darüber.
why-win-cheaply = Ich bin zuletzt dran und nehme den Stich so billig wie möglich.
why-second-high = Meine Karte hält wohl, also nehme ich den Stich gleich.
why-second-low = An zweiter Stelle bleibe ich klein: Mein Partner kommt noch.
why-third-high = Ich spiele hoch, um ihnen den Stich abzunehmen.
why-ruff = Ich kann nicht bedienen, also steche ich.
why-cannot-win = Diesen Stich bekomme ich nicht, also lege ich meine niedrigste.
why-save-high = Meine hohe Karte würde wohl geschlagen, also spare ich sie.
why-discard = Ich kann nicht bedienen und werfe ab, was mir am wenigsten fehlen wird.
why-card-overtrick = Der Kontrakt ist erfüllt, und das ist sicher ein Überstich.

## Warum nicht: die Regeln

rule-BA-BID-2 = Biete höchstens einen Stich weniger, als du Karten hast, oder beanspruche das Board.
rule-BA-BID-4 = Mit dem Gebot deines Partners wären das mehr Stiche, als es gibt.
rule-BA-BID-8 = Mit einer einzigen Karte gibt es nur Passen und Board.
rule-BA-LEAD-3 = Es ist noch kein Trumpf gefallen, also darfst du keinen ausspielen.
rule-BA-PLAY-1 = Diese Karte hast du nicht.
rule-BA-PLAY-2 = Du musst die ausgespielte Farbe bedienen; die Joker gehören zum Trumpf.
rule-BA-BLEED-1 = Der Große Joker wurde ausgespielt: Du musst deinen höchsten Trumpf legen.
rule-BA-BLEED-2 = Der Kleine Joker wurde ausgespielt: Du musst deinen niedrigsten Trumpf legen.
rule-BA-BLEED-5 = Ein Joker ist Trumpf, und Trumpf darf noch nicht ausgespielt werden.
rule-BA-FAULT-3 = Das kann man jetzt nicht rügen: Es braucht eine Karte, die ein Gegner in dieser Runde gespielt hat, rechtzeitig, und einen Beweis, der offen liegt.

## Hausregeln

option-trump_source = Was Trumpf ist
option-trump_source-turnup = eine Karte wird aufgedeckt
option-trump_source-always_spades = immer Pik
option-joker_turned = Ein Joker wird aufgedeckt
option-joker_turned-no_trump_replace = kein Trumpf, und der andere Joker wird getauscht
option-joker_turned-redraw = es wird noch eine Karte aufgedeckt
option-joker_turned-no_trump_keep_joker = keine Trumpffarbe, der andere Joker ist der einzige Trumpf
option-schedule = Wie viele Karten in welcher Runde
option-schedule-13_1_13 = 13 hinunter bis 1 und hinauf bis 13
option-schedule-13_1_1_13 = 13 hinunter bis 1, dann 1 hinauf bis 13
option-schedule-1_13_13_1 = 1 hinauf bis 13, dann 13 hinunter bis 1
option-schedule-7_1_1_7 = 7 hinunter bis 1, dann 1 hinauf bis 7
option-max_bid = Höchste Zahl
option-max_bid-n_minus_1 = eine weniger als Karten auf der Hand
option-max_bid-n = so viele wie Karten auf der Hand
option-sum_over_hand = Partner bieten mehr Stiche, als es gibt
option-sum_over_hand-allow = erlaubt, aber nicht zu machen
option-sum_over_hand-cap = gilt als alle Stiche
option-sum_over_hand-forbid = nicht erlaubt
option-all_pass = Alle vier passen
option-all_pass-redeal_next_dealer = der nächste Geber gibt noch einmal
option-all_pass-redeal_same_dealer = derselbe Geber gibt noch einmal
option-all_pass-count_as_zero = die Runde zählt null
option-all_pass_limit = Nach so vielen gepassten Runden hintereinander zählt eine null (0: ohne Grenze)
option-board_trump_lead = Wer nach einem Board gleich Trumpf ausspielen darf
option-board_trump_lead-claimer = wer es beansprucht hat
option-board_trump_lead-team = beide Partner
option-big_force = Der ausgespielte Große Joker zieht die höchsten Trümpfe
option-big_force-all = von allen
option-big_force-opponents_only = von den Gegnern
option-big_force-off = von niemandem
option-little_force = Der ausgespielte Kleine Joker zieht die niedrigsten Trümpfe
option-little_force-all = von allen
option-little_force-opponents_only = von den Gegnern
option-little_force-off = von niemandem
option-board_level_scope = Ein Board zählt
option-board_level_scope-team_highest = nach der höchsten Stufe des eigenen Teams
option-board_level_scope-deal_highest = nach der höchsten Stufe der Runde
option-board_points = Punkte je Stich eines Boards
option-board_multipliers = Faktoren der Board-Stufen
option-board_multipliers-1_2_3_4 = 1, 2, 3, 4
option-board_multipliers-2_4_8_16 = 2, 4, 8, 16
option-points_per_bid = Punkte je gebotenem Stich
option-tie = Gleichstand am Ende
option-tie-draw = unentschieden
option-tie-extra_13_card_deal = noch eine Runde mit 13 Karten
option-rainbow_bonus = Prämie für ein Blatt mit allen vier Farben, in den Runden mit vier Karten
option-first_lead_trump = Trumpf zum ersten Stich ausspielen
option-first_lead_trump-board = darf, wer ein Board beansprucht hat
option-first_lead_trump-never = darf nur, wer nichts als Trümpfe hat
preset-seed = Ursprüngliche Regeln
preset-bill_james = Bill James
preset-short = Kurz, vierzehn Runden

## Statistik

count-size = Karten je Spieler
count-call = Ansagen eines Spielers
count-bid = Gebote eines Teams, beide Partner zusammen
count-bid-more = 14 oder mehr
count-board = Boards nach Karten je Spieler
count-level = Boards nach ihrer Stufe
count-level-1 = einfach
count-level-2 = doppelt
count-level-3 = dreifach
count-level-4 = vierfach
count-bleeder = Die beiden Joker
figure-passed = alle passen
figure-board = mit Board
figure-no-trump = ohne Trumpf
figure-led = ausgespielt
