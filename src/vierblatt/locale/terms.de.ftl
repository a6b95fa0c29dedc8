### Die Wörter des Spiels, jedes mit einem Satz, der es erklärt; .forms nennt weitere Formen des Wortes.

rules-words = Wörter dieses Spiels
terms-here = Wörter hier
rules-show-numbers = Regelnummern zeigen
rules-quoted = „{ $text }“
rules-keys = W Wörter · N Regelnummern

term-trick = Stich
    .forms = Stiche, Stichen, Stichs, Stiches
term-trick-is = Eine Karte von jedem; wer die beste gelegt hat, macht den Stich und spielt zum nächsten aus.
term-trump = Trumpf
    .forms = Trümpfe, Trümpfen, Trumpfs, Trumpffarbe
term-trump-is = Die Farbe, die jede andere schlägt; unter Trümpfen gewinnt der höhere.
term-follow = bedienen
    .forms = bedient, bedienst, bediene, Farbe bedienen
term-follow-is = Eine Karte der ausgespielten Farbe legen; wer eine hat, muss es tun.
term-lead = ausspielen
    .forms = ausspielt, ausgespielt, ausgespielte, ausgespielten, auszuspielen, Ausspiel
term-lead-is = Die erste Karte eines Stichs spielen; sie bestimmt, welche Farbe zu bedienen ist.
term-deal = Runde
    .forms = Runden
term-deal-is = Vom Geben der Karten bis zur Abrechnung; eine Partie besteht aus mehreren Runden.
term-dealer = Geber
    .forms = Gebers
term-dealer-is = Wer die Karten gibt; nach dem Platz richtet sich, wer zuerst spricht und spielt.
term-ruff = stechen
    .forms = sticht, gestochen, steche, überstochen, überstechen
term-ruff-is = Trumpf auf eine andere Farbe legen, von der man keine Karte hat.
term-discard = abwerfen
    .forms = abgeworfen, werfe ab, abzuwerfen
term-discard-is = Eine Karte legen, die weder die verlangte Farbe noch Trumpf ist; sie kann nicht gewinnen.
