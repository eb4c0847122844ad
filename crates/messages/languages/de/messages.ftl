### Die Texte des Programms auf Deutsch. Schlüssel und Argumente sind die der englischen Datei.

## Spieler und Bretter
side-white = Weiß
side-black = Schwarz
turn-white = Weiß am Zug
turn-black = Schwarz am Zug
variant-dames3d = Dames 3D
variant-international = Internationale Dame
tab-international = International
tab-wolf-and-sheep = Wolf
variant-family = Familiendame
variant-family-pyramid = Familie, auf der Pyramide
variant-brigand = Schlagdame
variant-brigand-pyramid = Schlagdame, auf der Pyramide
variant-wolf-and-sheep = Wolf und Schafe
face-top = Oberseite
face-south-west = Südwestseite
face-south-east = Südostseite
face-north-east = Nordostseite
face-north-west = Nordwestseite
corner-south-west = SW
corner-south-east = SO
corner-north-east = NO
corner-north-west = NW
list-separator = ;{" "}

## Das Ende einer Partie
result-white = Weiß gewinnt
result-black = Schwarz gewinnt
result-draw = Remis
result-you-won = { $moves ->
        [0] Du hast gewonnen
        [one] Du hast in { $moves } Zug gewonnen
       *[other] Du hast in { $moves } Zügen gewonnen
    }
result-you-lost = { $moves ->
        [0] Du hast verloren
        [one] Du hast in { $moves } Zug verloren
       *[other] Du hast in { $moves } Zügen verloren
    }
result-white-in = { $moves ->
        [0] Weiß gewinnt
        [one] Weiß gewinnt in { $moves } Zug
       *[other] Weiß gewinnt in { $moves } Zügen
    }
result-black-in = { $moves ->
        [0] Schwarz gewinnt
        [one] Schwarz gewinnt in { $moves } Zug
       *[other] Schwarz gewinnt in { $moves } Zügen
    }
result-draw-in = { $moves ->
        [0] Remis
        [one] Remis nach { $moves } Zug
       *[other] Remis nach { $moves } Zügen
    }
no-pieces-white = Weiß hat keine Figuren mehr
no-pieces-black = Schwarz hat keine Figuren mehr
no-moves-white = Weiß kann nicht mehr ziehen
no-moves-black = Schwarz kann nicht mehr ziehen
resigned-white = Weiß gibt auf
resigned-black = Schwarz gibt auf
time-white = Weiß hat keine Zeit mehr
time-black = Schwarz hat keine Zeit mehr
lost-all-white = Weiß hat keine Figuren mehr, und das war das Ziel
lost-all-black = Schwarz hat keine Figuren mehr, und das war das Ziel
shut-in-white = Weiß kann nicht mehr ziehen, und das war das Ziel
shut-in-black = Schwarz kann nicht mehr ziehen, und das war das Ziel
got-behind = der Wolf ist an allen Schafen vorbei
draw-agreement = durch Einigung
draw-repetition = dreimal dieselbe Stellung
draw-quiet = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } nur mit Damen, ohne Schlagen
draw-three-against-king = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } mit drei Figuren gegen eine Dame
draw-few-against-king = eine oder zwei Figuren gegen eine Dame
draw-out-of-time-white = Weiß hat keine Zeit mehr, aber Schwarz konnte nicht mehr gewinnen
draw-out-of-time-black = Schwarz hat keine Zeit mehr, aber Weiß konnte nicht mehr gewinnen
outcome = { $result }: { $reason }

## Schlagzüge und unerlaubte Züge
capture-due = Schlagzwang: { $pieces ->
        [one] { $pieces } Figur
       *[other] { $pieces } Figuren
    }
may-capture = Kann schlagen: { $squares }. Sonst darf die Figur geblasen werden

lines-note = Linien, die diese Figur nutzen kann
capture-note = { $pieces ->
        [one] Vorschau: schlägt { $pieces } Figur
       *[other] Vorschau: schlägt { $pieces } Figuren
    }

refusal-no-piece = Auf { $square } steht keine Figur.
refusal-click-piece-first = { $square } ist leer: Klicke zuerst die Figur an, die zieht.
refusal-not-yours = Die Figur auf { $square } gehört dem Gegner.
refusal-not-its-turn = { $turn }: Die Figur auf { $square } ist nicht an der Reihe.
refusal-capture-due = Schlagzwang: { $pieces ->
        [one] { $pieces } Figur
       *[other] { $pieces } Figuren
    }, mit { $by }
refusal-more-to-take = Der längste Schlagzug ist Pflicht: { $pieces ->
        [one] { $pieces } Figur
       *[other] { $pieces } Figuren
    }, mit { $by }
refusal-must-take = Die Figur auf { $square } muss { $pieces ->
        [one] { $pieces } Figur
       *[other] { $pieces } Figuren
    } schlagen.
refusal-shut-in = Die Figur auf { $square } kann nicht ziehen.
refusal-occupied = Auf { $square } steht schon eine Figur.
refusal-backward = Steine ziehen nur vorwärts. Rückwärts dürfen sie nur schlagen.
refusal-one-step = Steine ziehen immer nur ein Feld weit.
refusal-off-the-top = Steine ziehen nur auf der Oberseite. Auf den Seiten dürfen sie nur schlagen.
refusal-no-line = Keine Linie eines Bretts führt von { $square } nach { $to }.
refusal-blocked = Die Figur auf { $square } steht im Weg.
refusal-no-capture = Kein Schlagzug führt von { $square } nach { $to }.
refusal-sheep-backward = Schafe ziehen nur vorwärts.
refusal-animals-one-step = Schafe und Wolf ziehen immer nur ein Feld weit.
refusal-out-of-reach = Die Figur auf { $square } kann nicht nach { $to } ziehen.
refusal-other = Das ist kein gültiger Zug.
refusal-only-capture = Schlagzwang: { $played } auf der { $boards }
refusal-only-longest = Der längste Schlagzug ist Pflicht: { $played } auf der { $boards }
refusal-with-capture = { $reason }: { $played } auf der { $boards }
refusal-with-example = { $reason }; zum Beispiel { $played } auf der { $boards }
boards-then = { $first }, dann der { $next }
boards-both = { $one } und der { $other }

## Abgelehnte Befehle
refused-over = Die Partie ist zu Ende. { $outcome }.
refused-no-game = Hier ist keine Partie, die Dames 3D spielt.
refused-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
refused-nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
refused-no-such-ply = Die Partie hat { $last ->
        [one] { $last } Halbzug
       *[other] { $last } Halbzüge
    }; Halbzug { $asked } gibt es nicht.
refused-no-such-node = Die Partie hat keine Stellung { $path }.
refused-no-turn-at-start = Zum Anfang der Partie führt kein Zug.
refused-main-line = Das ist schon die Hauptvariante.
refused-no-variation-below = Unter dieser Variante gibt es keine weitere.
refused-nothing-follows = Nach dieser Stellung kommt nichts mehr.
refused-long-comment = Ein Kommentar hat höchstens { $most } Zeichen.
refused-long-tag = Hier ist Platz für höchstens { $most } Zeichen.
refused-arrow-to-itself = Ein Pfeil von { $square } muss auf ein anderes Feld zeigen.
refused-nothing-to-undo-edit = Es gibt keine Änderung zum Zurücknehmen.
refused-nothing-to-redo-edit = Es gibt keine Änderung zum Wiederholen.
refused-too-many-plies = Die Partie ist zu lang, um fortgesetzt zu werden.
refused-offer-stands = Remis ist schon angeboten.
refused-no-offer = Es ist kein Remis angeboten.
refused-only-international = Die Fünf-Züge-Regel gilt nur in der internationalen Dame.
refused-no-clock = Diese Partie wird ohne Uhr gespielt.
refused-clock-paused = Die Uhr ist schon angehalten.
refused-clock-not-paused = Die Uhr ist nicht angehalten.
refused-time-not-limited = { $side }: Die Zeit ist nicht begrenzt.
refused-too-much-time = Das ist mehr Zeit, als eine Uhr anzeigen kann.

## Uhren
clock-unlimited = unbegrenzt
clock-times = Uhr: Weiß { $white }, Schwarz { $black }
clock-paused = { $times } (angehalten)
clock-waiting = { $times } (läuft, sobald beide gezogen haben)
clock-none = Diese Partie wird ohne Uhr gespielt: Tippe zum Beispiel uhr 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Ungültige Bedenkzeit, Spalte { $column }; erwartet: { $expected }; gefunden: { $found }.
expected-a-side = weiß oder schwarz
clock-add = weiß oder schwarz und eine Anzahl Sekunden
move-wrong-sign = { $played } ist kein gültiger Zug; erwartet: { $expected }.
move-no-such-path = { $played } ist kein gültiger Zug: So verläuft kein Schlagzug.
move-ambiguous = { $played } kann mehrere Schlagzüge bedeuten: Tippe einen von { $choices }.

## Unlesbarer Text
misread = Ungültige FEN, Spalte { $column }; erwartet: { $expected }; gefunden: { $found }.
quoted = „{ $text }“
the-end = das Ende
fen-twice = Ungültige FEN, Spalte { $column }: Feld { $square } zum zweiten Mal.
fen-uncrowned-man = Ungültige Stellung: Der Stein auf { $square } muss eine Dame sein.
fen-empty = Ungültige Stellung: Das Brett ist leer.
fen-not-wolf-and-sheep = Ungültige Stellung: Wolf und Schafe hat vier weiße Steine, einen schwarzen Stein und keine Damen.
position-illegal = Keine gültige Stellung.
expected-square = ein Feld von 1 bis 50
expected-sign = „-“ oder „x“
expected-end-of-move = das Ende des Zugs
expected-side = „W“ oder „B“
expected-pieces = „:“ und die Figuren einer Farbe
expected-other-pieces = die Figuren der anderen Farbe
expected-end-of-run = das letzte Feld eines Bereichs, nicht vor dem ersten
expected-end-or-dot = das Ende oder „.“
expected-end-after-dot = das Ende nach „.“
expected-time-control = eine Bedenkzeit wie 5+3
expected-time = eine Zeit über 0
expected-end-of-time-control = das Ende der Bedenkzeit
expected-other = etwas anderes

## Die Seitenleiste
no-moves-yet = Noch keine Züge
draw-offered-white = Weiß bietet Remis an
draw-offered-black = Schwarz bietet Remis an
accept = Annehmen
decline = Ablehnen
counters-button = Zähler
counters = Weg zum Remis
count-repetition = Gleiche Stellung
count-quiet = Nur Damenzüge, kein Schlagen
count-three = Drei gegen eine Dame
count-few = Eine oder zwei gegen eine Dame
count-of = { $count } / { $limit }
at-once = sofort Remis
after-capture = Remis nach der Schlagfolge
federation = Zwei gegen eine Dame: fünf Züge (FMJD)
draws-by-sheet = Zwei Damen gegen eine: sofort Remis, außer solange Schlagzüge folgen
again = Noch einmal
next-level = Nächste Stufe
yes = Ja
yes-resign = Aufgeben
yes-paste = Laden
yes-quit = Beenden
no = Weiterspielen
stay-in-lesson = In der Lektion bleiben
looking-back = Rückblick: Die Partie wartet
play-on = Ab hier weiterspielen
too-low-to-drag = Das Brett liegt zu flach, um eine Figur mit der Maus zu ziehen: Klicke auf die Felder oder drehe das Brett
goes-back = Figuren stehen nur auf dunklen Feldern: Die Figur kehrt zurück
first-side-capture = Das war ein Schlagzug auf einer Seite der Pyramide: Jede Seite ist ein eigenes Brett.
nobody-thinks = Niemand denkt nach: Ein Mensch ist am Zug
yes-offer-draw = Remis anbieten
ask-draw-white = Bietet Weiß Remis an?
ask-draw-black = Bietet Schwarz Remis an?
ask-resign-white = Gibt Weiß auf?
ask-resign-black = Gibt Schwarz auf?
ask-paste = Die eingefügte Stellung an die Stelle dieser Partie setzen?
ask-quit = Die laufende Partie abbrechen und das Programm beenden?
ask-leave-lesson = Die Lektion verlassen? Sie geht bei diesem Teil weiter.
copied = FEN kopiert: { $fen }
not-copied = Kein Zugriff auf die Zwischenablage.
nothing-to-paste = In der Zwischenablage ist kein Text.

## Was ein Spieler tun kann
undo = Zug zurücknehmen
redo = Zug wiederholen
first = Erste Stellung
last = Letzte Stellung
show-ply = Diese Stellung zeigen
play-only = Den einzigen Zug spielen
other-table = Zum anderen Tisch
offer-draw = Remis anbieten
resign = Aufgeben
new-game = Neue Partie
copy-fen = Stellung kopieren (FEN)
paste-fen = Stellung einfügen (FEN)
tip-of-view = { $name } ({ $key }; gehalten: kurzer Blick)
view-home = Blick von deinem Platz; nochmals: von dessen anderer Seite
view-chair = Blick gerade von deinem Platz
view-top = Ansicht von oben
view-south-west = Ansicht von Südwesten
view-south-east = Ansicht von Südosten
view-north-east = Ansicht von Nordosten
view-north-west = Ansicht von Nordwesten
view-other-side = Ansicht von der anderen Seite
sink = Pyramide versenken oder heben
numbers = Feldnummern
lines = Linien der Seiten
lens = Perspektive oder Parallelansicht
pace = Tempo der Figuren
language = Sprache
help = Hilfe
cancel = Abbrechen, schließen
focus = Zu den Schaltflächen, dann Tab und Enter
quit = Beenden
pace-none = Keines
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam

## Hilfe
help-mouse = Maus
help-first = Das Wichtigste
help-play = Spielen
help-advice = Tipp, Analyse, Auswertung
help-variations = Varianten und Kommentare
help-window = Fenster
mouse-choose = Figur anklicken
mouse-choose-does = sie auswählen
mouse-play = Feld anklicken
mouse-play-does = dorthin ziehen oder den Schlagzug wählen
mouse-drag = Figur ziehen
mouse-drag-does = sie auf das Feld spielen, wo du loslässt
mouse-net = Auf den fünf Brettern klicken oder ziehen
mouse-net-does = dort spielen wie auf der Pyramide
type-key = 32-28 tippen
type-does = einen Zug spielen: zwei Felder, dann Enter
peek-key = F2 bis F6 halten
peek-does = kurzer Blick: Beim Loslassen kehrt die Ansicht zurück
mouse-turn = Ziehen, rechte oder mittlere Taste
mouse-turn-does = die Ansicht drehen
mouse-wheel = Mausrad
mouse-wheel-does = zoomen
mouse-hover = Auf eine Figur zeigen
mouse-hover-does = ihre Linien sehen
close = Schließen
tip = { $action } ({ $key })
key-space = Leertaste
key-escape = Esc
key-tab = Tab
key-enter = Enter
key-delete = Entf
key-backspace = Rücktaste
key-home = Pos1
key-end = Ende
key-pad = Num { $key }

## Das Textbrett
text-welcome = Tippe einen Zug wie 32-28, oder hilfe.
text-goodbye = Bis bald.
text-face-south-west = SW: linke Ecke von Weiß
text-face-south-east = SO: rechte Ecke von Weiß
text-face-north-east = NO: linke Ecke von Schwarz
text-face-north-west = NW: rechte Ecke von Schwarz
text-answer = { $offer }: annehmen oder ablehnen?
text-declined = Das Remis ist abgelehnt.
text-counter = { $name }: { $count }
text-at-ply = Stellung nach Halbzug { $ply }.
text-saved = { $commands ->
        [one] { $commands } Befehl
       *[other] { $commands } Befehle
    } in { $file } gespeichert.
text-unfinished = Offene Partie: { $variant }, { $date }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }. Tippe weiter, um sie fortzusetzen.
text-journal-damaged = Was nach dem letzten Zug kam, wurde nicht zu Ende geschrieben und fehlt.
journal-unreadable = Was danach kam, ist nicht lesbar und fehlt; gelöscht wird davon nichts.
journal-newer = Was danach kam, hat eine neuere Version des Programms geschrieben, und es fehlt; gelöscht wird davon nichts.
journal-anew = Die Datei dieser Sitzung war verschwunden oder gekürzt. Die ganze Sitzung wurde neu geschrieben: { $file }
journal-quarantined = Ein Teil einer Sitzung ist nicht lesbar. Gelöscht wurde nichts: Alles steht in { $file }.
text-nothing-unfinished = Es gibt keine offene Partie.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
text-games = Partien in { $file }: { $count }. Öffne eine mit ihrer Nummer: öffnen { $last }
text-no-games = Es gibt keine früheren Partien.
text-no-such-game = Diese Partie gibt es nicht: Tippe partien für die Liste.
text-game-number = die Nummer einer Partie aus der Liste
text-not-kept = Die Partie kann nicht auf die Festplatte geschrieben werden: { $reason }. Das Spiel geht weiter.
text-not-saved = { $file } konnte nicht geschrieben werden: { $reason }.
text-already-there = { $file } gibt es schon: Tippe den Namen einer neuen Datei.
text-unknown = „{ $typed }“ ist weder Zug noch Befehl: Tippe hilfe.
text-expected = { $word } – erwartet: { $expected }.
text-a-file = der Name einer Datei
text-line = die Buchstaben einer Variante oder nichts
text-place = die Buchstaben einer Variante oder ein Halbzug der Hauptvariante
text-mark = ein Feld, dazu nach Wunsch grün, rot, blau oder gelb
text-arrow = zwei Felder, dazu nach Wunsch grün, rot, blau oder gelb
text-explore-what = Du hast noch keine eigenen Partien: Tippe erkunden und den Namen einer Datei oder eines Ordners mit Partien.
text-editor-help =
    w 31 32 k5 b 1 2     weiße Steine auf 31 und 32, eine weiße Dame auf 5, schwarze Steine auf 1 und 2; x 31 leert ein Feld
    weiß, schwarz        die Farbe, die am Zug ist
    leeren, anfang       das Brett leeren; die Anfangsstellung aufbauen
    spiegeln, tauschen   links und rechts vertauschen; die Farben vertauschen
    W:W31,K5:B1,2        eine FEN
    zurück, wieder       eine Änderung zurücknehmen, wiederholen
    fertig, abbrechen    von dieser Stellung aus spielen; zurück zur Partie
text-editor-unknown = „{ $typed }“ lässt sich nicht aufbauen: Tippe w 31 32 k5 b 1 2, fertig, abbrechen oder hilfe.
text-nothing-more = nichts danach
text-misread = Ungültiger Zug, Spalte { $column }; erwartet: { $expected }; gefunden: { $found }.
text-too-long = Diese Zeile ist zu lang.
text-help =
    32-28, 3228, 28x19   einen Zug spielen; 28x19x10 nennt jedes Landefeld
    züge                 die gültigen Züge zeigen
    wo weiße steine      Antwort in Worten: auch reihe 4, linien 28, letzter, anzahl
    zurück, wieder       einen Zug zurücknehmen, wiederholen
    partie               die gespielten Züge zeigen, mit Varianten und Kommentaren
    gehe B, gehe 12      zu Variante B oder zu Halbzug 12 der Hauptvariante gehen
    höher B, tiefer B    eine Variante nach oben oder unten; haupt B macht sie zur Hauptvariante; ohne Buchstaben die gezeigte
    löschen B            eine Variante löschen; löschen ab dem gezeigten Zug; löschen rest, was ihm folgt
    kommentar TEXT       den gezeigten Zug kommentieren; davor TEXT, was vor ihm steht; ohne Text entfällt der Kommentar
    zeichen !?           ein Zeichen für den gezeigten Zug: ! ? !! ?? !? ?!
    markieren 12 rot     ein Feld markieren; pfeil 12 23 zeichnet einen Pfeil; grün, rot, blau, gelb
    änderung zurück, änderung wieder  solche Änderungen zurücknehmen und wiederholen
    remis                Remis anbieten; der Gegner tippt annehmen oder ablehnen
    aufgeben             die Partie aufgeben
    neu                  diese Partie neu beginnen
    fen                  die Stellung als FEN zeigen
    fen W:W31,K5:B1      diese Partie von einer Stellung aus beginnen
    brett international  zum internationalen Tisch; auch dames3d, familie, schlagdame, wolf-und-schafe…
    seite sw             die Seite wählen, die ein schmaler Bildschirm zeigt: sw, so, no, nw
    weiter               die offene Partie einer früheren Sitzung fortsetzen
    partien, öffnen 3    die früheren Partien zeigen; eine öffnen
    speichern DATEI      die bisherigen Befehle speichern, für dames3d replay
    tisch berühren       berührt, geführt: an oder aus; zurechtrücken rückt Figuren zurecht
    tisch hand           freie Züge von Hand, an oder aus: tragen 31 27, entfernen 22, zurücklegen, fertig;
                         der Gegner tippt korrigieren oder zulassen
    tisch remis          internationale Dame: zwei Damen gegen eine haben fünf Züge oder sind sofort remis
    blasen 23            eine Figur blasen, die nicht schlug, wo das erlaubt ist
    setzen 46            ein Schaf setzen oder den Wolf
    computer schwarz 3   der Computer spielt eine Farbe, auf Stufe 1 bis 10; mensch schwarz beendet das
    los                  der Computer spielt für die Farbe am Zug
    auswerten, auswerten 60  die ganze Partie auswerten, in so vielen Sekunden
    fehler weiß          deine Fehler noch einmal: Tippe einen Zug, tipp, zeigen oder nächste
    uhr 5+3              mit Uhr spielen, 5 Minuten und 3 Sekunden pro Zug; auch 5d3, *2, =30,
                         5+3 3+2 sofort; uhr zeigt die Uhr; uhr pause, uhr weiter, uhr aus, uhr dazu weiß 60
    tipp, analyse        ein Zug, den der Computer vorschlägt; seine Bewertung der Stellung
    erkunden DATEI       was in dieser Stellung gespielt wurde, in den Partien einer Datei oder eines Ordners;
                         erkunden allein sucht wieder in denselben Partien, anfangs in deinen eigenen
    aufbauen             eine Stellung aufbauen: w 31 32 k5 b 1 2, dann fertig
    ende                 beenden

## Playing over a network
online-connecting = Verbinde mit { $server }…
online-unreachable = { $server } ist nicht erreichbar: { $reason }. Neuer Versuch…
online-lost = Die Verbindung ist unterbrochen. Neuer Versuch…
online-back = Du bist wieder verbunden.
online-you-play = Du spielst { $side }.
online-watching = Du siehst dieser Partie zu.
online-invite = Schicke deinem Gegner diesen Link. Wer ihn zuerst öffnet, bekommt den Platz:
online-code = Im selben Raum genügt der Code { $code }.
online-good-for = Die Einladung endet in { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }.
online-waiting = Warten auf den Gegner…
online-saved = Dein Platz ist gespeichert: { $command } führt zu dieser Partie zurück, auch wenn das Programm beendet wurde.
online-not-saved = Dein Platz konnte nicht gespeichert werden: { $reason }. Bewahre stattdessen seinen Link auf: Tippe link.
online-your-link = Dieser Link führt zu deinem Platz, auch auf einem anderen Gerät. Gib ihn niemandem:
online-watch-link = Mit diesem Link können andere zusehen:
online-no-invitation = In dieser Partie ist kein Platz frei.
online-begins = Dein Gegner ist da. Die Partie beginnt.
named-begins = { $name } ist da. Die Partie beginnt.
online-named = Dein Gegner heißt { $name }.
online-other-connected = Dein Gegner ist verbunden.
online-other-reconnecting = Dein Gegner verbindet sich neu…
online-other-away = Dein Gegner ist nicht da.
online-claim-in = Bleibt das so, kannst du in { $time } das Ergebnis fordern: Tippe sieg fordern oder remis fordern.
presence-connected = verbunden
presence-reconnecting = verbindet sich neu
presence-away = nicht da
online-delay = { $presence }, Verzögerung { $milliseconds } ms
online-you = { $side } (du)
online-player = { $side } ({ $name })
online-watchers = Zuschauer
online-asks-takeback = Dein Gegner möchte einen Zug zurücknehmen
online-asks-pause = Dein Gegner möchte eine Pause
online-asks-rematch = Dein Gegner möchte eine Revanche
named-asks-takeback = { $name } möchte einen Zug zurücknehmen
named-asks-pause = { $name } möchte eine Pause
named-asks-rematch = { $name } möchte eine Revanche
online-asked = Dein Gegner ist gefragt. Mit zurückziehen nimmst du es zurück.
online-withdrawn = Das Angebot ist zurückgezogen.
online-declined = Abgelehnt.
online-taken-back = Der Zug ist zurückgenommen.
online-paused = Die Uhr steht. Mit weiter geht es weiter.
online-resumed = Die Uhr läuft wieder.
online-gave-time = { $side }: { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } mehr.
greeting-hello = Hallo!
greeting-good-luck = Viel Glück!
greeting-well-played = Gut gespielt!
greeting-thanks = Danke!
greeting-good-move = Guter Zug!
greeting-oops = Hoppla!
greeting-take-your-time = Lass dir Zeit.
greeting-one-moment = Einen Moment, bitte.
greeting-must-go = Ich muss los.
greeting-good-game = Das war eine schöne Partie!
greeting-another = Noch eine Partie?
greeting-goodbye = Tschüss!
online-restarted = Der Server wurde neu gestartet. Die Uhr stand in der Zeit.
online-restarted-post = Der Server war eine Weile nicht in Betrieb. Die Bedenkzeit stand so lange still.
online-stopping = Der Server hält kurz an und kommt wieder. Du wirst von selbst neu verbunden.
online-rematch = Eine neue Partie mit vertauschten Farben.
online-over = Tippe revanche für eine neue Partie, oder ende.
online-sent = Gesendet. Der Server hat noch nicht geantwortet.
online-kept = Du bist nicht verbunden. Das wird gesendet, sobald die Verbindung wieder da ist.
online-no-answer = Der Server hat noch nicht geantwortet.
online-which = Es gibt mehrere Angebote: Tippe dahinter, welches du meinst: { $offers }.
online-post = Fernpartie: { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } je Zug.
online-days-left = noch { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } für diesen Zug
online-hours-left = noch { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    } für diesen Zug
online-post-over = die Tage für diesen Zug sind um
online-may-claim = Du kannst das Ergebnis fordern: Tippe sieg fordern oder remis fordern.
refused-watching = Das dürfen nur die Spieler.
refused-not-begun = Dein Gegner ist noch nicht da.
refused-game-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-your-turn = Dein Gegner ist am Zug.
refused-nothing-offered = Ein solches Angebot gibt es nicht.
refused-offered-already = Das ist schon angeboten.
refused-switched-off = Diese Partie wurde ohne das vereinbart.
refused-not-away = Dein Gegner ist noch nicht lange genug weg.
refused-clock-now = Das geht mit der Uhr gerade nicht.
refused-time-up = Die Zeit war abgelaufen.
refused-name = Ein Name hat 1 bis 40 Zeichen, die alle zu sehen sind.
refused-server-stops = Der Server hält gleich an.
refused-too-many = Zu viele Anfragen: Warte einen Moment.
rejected-protocol = Der Server spricht Version { $server } des Protokolls, dieses Programm Version { $own }: Eines von beiden ist zu alt.
rejected-no-game = Hier gibt es keine Partie, zu der dieser Link führt.
rejected-seat-taken = Diesen Platz hat schon jemand anders.
rejected-settings = Der Server nimmt diese Partie nicht an: { $reason }.
rejected-key = Wer auf diesem Server eine Partie anbietet, braucht einen Schlüssel: Gib ihn mit --key an.
rejected-too-many = Zu viele Versuche: Warte eine Minute.
online-not-understood = Der Server und dieses Programm verstehen einander nicht, eines von beiden ist vielleicht zu alt: { $reason }.
online-help =
    32-28, 3228, 28x19   einen Zug spielen; 28x19x10 nennt jedes Landefeld
    züge                 die gültigen Züge zeigen
    wo weiße steine      Antwort in Worten: auch reihe 4, linien 28, letzter, anzahl
    partie               die gespielten Züge zeigen
    uhr                  die Uhr zeigen oder die Tage je Zug
    wer                  zeigen, wer da ist
    remis, zurück        Remis anbieten; bitten, den eigenen letzten Zug zurückzunehmen
    pause, weiter        um eine Pause bitten; die Uhr wieder laufen lassen
    annehmen, ablehnen   ein Angebot beantworten; annehmen remis, wenn es mehrere gibt
    zurückziehen         das eigene Angebot zurückziehen
    zeit geben           dem Gegner fünfzehn Sekunden geben
    sieg fordern, remis fordern  das Ergebnis fordern, wenn der Gegner weg ist
    revanche             nach dem Ende um eine neue Partie mit vertauschten Farben bitten
    hallo, viel glück, tschüss  den Gegner grüßen
    guter zug, gut gespielt, schöne partie, danke, hoppla  Lob, Dank, ein Versehen
    lass dir zeit, moment, muss los, noch eine  über die Zeit und eine weitere Partie
    aufgeben             die Partie aufgeben
    link                 den Link zu deinem Platz zeigen, für dein anderes Gerät, und den zum Zusehen
    einladung            die Einladung noch einmal zeigen
    fen                  die Stellung als FEN zeigen
    seite sw             die Seite wählen, die ein schmaler Bildschirm zeigt: sw, so, no, nw
    berühren 31, zurechtrücken  eine Figur berühren, wo berührt, geführt gilt; zurechtrücken
    tragen 31 27, entfernen 22, zurücklegen, fertig  von Hand: tragen, entfernen, zurücklegen, den Zug beenden
    korrigieren, zulassen  einen Regelverstoß korrigieren lassen oder zulassen
    blasen 23            eine Figur blasen, die nicht schlug, wo das erlaubt ist
    setzen 46            ein Schaf setzen oder den Wolf
    ende                 gehen; die Partie läuft weiter

## Mit Freunden spielen, im Fenster
not-with-friend-tip = Nicht in einer Partie mit Freunden: Bis zum Ende hilft niemand.
player-friend = Freund
friend-elsewhere = Ein Freund woanders
about-friend-elsewhere = Ihr spielt über ein Netz: in diesem Raum oder beliebig weit voneinander.
friend-by-lot = Losen
friend-join = Mitspielen…
friend-title = Mit Freunden spielen
friend-join-title = Mitspielen
friend-you-play = du spielst { $side }
friend-where = Wo
friend-by-link = Per Link
friend-in-room = In diesem Raum
friend-server = Server
friend-key = Schlüssel des Servers
friend-about-link = Die Partie liegt auf diesem Server. Ihr braucht beide das Netz, sonst nichts.
friend-about-room = Dieser Computer ist der Server. Dein Freund muss im selben Netz sein; Internet braucht ihr nicht.
friend-days = Zeit für einen Zug
friend-no-limit = Unbegrenzt
friend-number-of-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
friend-invite = Einladen
friend-copy = Link kopieren
friend-not-copied = Kein Zugriff auf die Zwischenablage: Lies stattdessen die sechs Buchstaben vor.
friend-join-button = Mitspielen
friend-join-as = Als { $side } mitspielen
friend-invited-by = { $name } lädt dich ein.
friend-invited = Du bist zu einem Spiel eingeladen.
friend-paste = Einfügen
friend-link-or-code = Link oder sechs Buchstaben
friend-code-server = Server für die sechs Buchstaben
friend-name = Dein Name, wenn du magst
friend-scan = Scanne das Quadrat oder öffne den Link. Wer zuerst kommt, bekommt den Platz.
friend-about-code = Im selben Raum genügen diese sechs Buchstaben und der Server { $server }.
friend-show-invitation = Einladung zeigen
friend-cancel = Partie absagen
friend-return = Zurück zur Partie
friend-forget = Vergessen
friend-reconnect = Jetzt neu versuchen
friend-saved = Deine Partie mit einem Freund geht weiter.
friend-starting = Dieser Computer wird vorbereitet…
friend-connecting = Verbindung zum Server…
friend-is = Dein Freund: { $presence }
friend-delays = Verzögerung: Freund { $friend } ms, du { $own } ms
friend-ask-takeback = Rücknahme erbitten
friend-say = Sagen…
friend-say-title = Etwas sagen
friend-give-time = 15 Sekunden geben
friend-asked-takeback = Du hast um eine Zugrücknahme gebeten.
friend-asked-pause = Du hast um eine Pause gebeten.
friend-asked-rematch = Du möchtest eine Revanche.
friend-withdraw = Zurückziehen
friend-rematch = Revanche
friend-claim-in = Wenn das so bleibt, kannst du das Ergebnis in { $time } beanspruchen.
friend-claim = Dein Freund ist lange genug fort. Du kannst das Ergebnis beanspruchen.
named-claim = { $name } ist lange genug fort. Du kannst das Ergebnis beanspruchen.
friend-claim-win = Sieg beanspruchen
friend-claim-draw = Remis beanspruchen
friend-no-address = Das ist keine Adresse eines Servers. Sie sieht aus wie https://dames.example oder 192.168.1.5:7171.
friend-no-link = Das ist weder ein Link noch ein Code. Füge den ganzen Link ein oder tippe die sechs Buchstaben.
friend-unreachable = Der Server ist nicht erreichbar: { $reason }. Prüfe Adresse und Netz; es wird weiter versucht.
friend-other-version = Der Server spricht eine andere Version. Installiere die neueste Version des Programms, oder bitte den Betreiber des Servers darum.
friend-other-page = Diese Seite hat eine andere Version als ihr Server. Lade sie neu.
friend-reload = Neu laden
friend-not-hosted = Dieser Computer kann nicht der Server sein: { $reason }. Spielt stattdessen per Link.
friend-no-network = Dieser Computer ist in keinem lokalen Netz. Verbinde ihn mit einem, oder spielt per Link.
friend-no-such-game = Dieser Link öffnet keine Partie: Er ist falsch geschrieben, oder die Einladung ist abgelaufen. Bitte um eine neue.
friend-seat-taken = Jemand anderes hat den Platz genommen. Bitte deinen Freund um eine neue Einladung.
friend-not-offered = Der Server nimmt diese Partie nicht an: { $reason }
friend-needs-key = Auf diesem Server darf nur Partien anbieten, wer einen Schlüssel des Betreibers hat. Gib den Schlüssel ein oder wähle einen anderen Server.
friend-too-many = Zu viele Versuche: Warte eine Minute und versuche es dann noch einmal.
friend-not-saved = Dein Platz konnte nicht gespeichert werden: { $reason }. Lass das Fenster bis zum Ende der Partie offen.

## Mehrere Partien mit Freunden, ihre Links und das Zeigen einer Stellung
friend-my-games = Meine Partien
friend-my-games-waiting = Meine Partien ({ $turns })
friend-no-games = Du spielst gerade keine Partie mit einem Freund.
friend-own-turn = Du bist am Zug
friend-friends-turn = Dein Freund ist am Zug
friend-not-joined = Noch niemand ist dazugekommen
friend-game-over = Die Partie ist zu Ende
friend-not-known = Nicht verbunden
friend-game-gone = Der Server hat diese Partie nicht mehr
friend-on-board = auf dem Brett
friend-minutes-left = { $minutes ->
        [one] noch { $minutes } Minute
       *[other] noch { $minutes } Minuten
    }
friend-time-over = die Zeit ist um
friend-ask-forget = Diese Partie vergessen?
friend-about-forget = Sie geht ohne dich weiter: Wenn deine Zeit um ist, kann dein Freund das Ergebnis beanspruchen. Nur ihr Link führt zu ihr zurück.
friend-keep = Behalten
friend-go-there = Zu dieser Partie
friend-has-moved = Dein Freund hat in einer anderen Partie gezogen: { $game }.
friend-has-joined = Dein Freund ist da, eine andere Partie beginnt: { $game }.
friend-has-ended = Eine andere Partie ist zu Ende: { $game }.
friend-links = Links zu dieser Partie
friend-links-button = Links teilen…
friend-watch-link = Zum Zuschauen
friend-about-watch = Wer diesen Link öffnet, sieht die Partie eine Sekunde später und kann nicht spielen.
friend-copy-watch = Link zum Zuschauen kopieren
friend-device-link = Für mein anderes Gerät
friend-about-device = Wer diesen Link hat, kann für dich spielen. Gib ihn niemandem.
friend-show-device = Diesen Link zeigen
friend-copy-device = Link für mein anderes Gerät kopieren
friend-link-not-copied = Kein Zugriff auf die Zwischenablage: Der Link steht im Dialog.
friend-watchers = { $watchers ->
        [one] { $watchers } Zuschauer
       *[other] { $watchers } Zuschauer
    }
friend-show = Meinem Freund zeigen
friend-show-done = Dein Freund kann sich diese Stellung jetzt ansehen.
friend-shows = Dein Freund zeigt dir eine Stellung.
friend-look = Ansehen
friend-show-elsewhere = Diese Partie ist nicht mehr auf ihrem Brett. Öffne sie zuerst aus den früheren Partien.
friend-show-too-much = Das ist zu viel auf einmal: Wähle eine frühere Stellung oder weniger Zeichen und Pfeile.
online-shows = Dein Gegner zeigt eine Stellung: { $fen }

## Eine neue Partie
begin = Beginnen
other-games = Andere Spiele
other-games-tip = Ein Familienspiel wählen
choose-rules = Spiel
choose-opponent = Gegner
choose-color = Du spielst
choose-board = Brett
choose-table-rules = Tischregeln
table-rules-none = keine
rules-draughts = Dame
rules-family = Familie
rules-brigand = Schlagdame
rules-wolf-and-sheep = Wolf und Schafe
board-flat = Flach
board-pyramid = Pyramide
touch-move = Berührt, geführt
over-the-board = Von Hand
player-person = Mensch
player-computer = Computer
about-international = Weiß beginnt; man muss schlagen, und zwar möglichst viele Figuren.
about-dames3d = Fünf Bretter; Weiß beginnt; man muss schlagen, und zwar möglichst viele Figuren.
about-family = Schwarz beginnt; freie Wahl beim Schlagen; eine Figur, die es vergisst, darf geblasen werden.
about-brigand = Wer alle Figuren verliert oder nicht mehr ziehen kann, gewinnt. Schwarz beginnt.
about-wolf-and-sheep = Vier Schafe schließen den Wolf ein, oder er kommt an ihnen vorbei. Zuerst werden die Figuren gesetzt.
federation-short = Fünf-Züge-Regel
about-federation = Zwei Damen, oder eine Dame und ein Stein, gegen eine Dame: Die Partie ist nach fünf Zügen beider Spieler remis (FMJD).
about-board-pyramid = 100 Würfel in fünf Terrassen: die Oberseite und vier Seiten, fünf Bretter zugleich.
about-board-flat = Das übliche Brett mit 100 Feldern.
about-person = Zwei Menschen spielen an diesem Bildschirm.
about-color = Du spielst diese Farbe und siehst das Brett von ihrer Seite.
color-with-engine-only = Gegen den Computer wählst du deine Farbe; zu zweit spielt ihr beide.
about-computer = Dames 3D spielt gegen dich, auf der Stufe, die du wählst.
wolf-on-flat-board-only = Wolf und Schafe wird nur auf dem flachen Brett gespielt.
setup-of-other-rules = Die aufgebaute Stellung ist in diesem Spiel nicht gültig.
program-plays-other-games = Dieses Programm spielt dieses Spiel nicht.
by-hand-in-draughts-only = Wolf und Schafe wird nicht von Hand gespielt
federation-in-international-only = Diese Regel gehört zur internationalen Dame
clock-not-chosen = Wähle zuerst eine Zeit auf der Uhr
about-touch-move = Eine berührte Figur, die ziehen kann, muss ziehen. „J’adoube“ erlaubt, sie zurechtzurücken.
about-over-the-board = Figuren werden frei bewegt; der Gegner korrigiert einen falschen Zug oder lässt ihn zu.
new-game-loses = Die Festplatte kann nicht beschrieben werden: Die laufende Partie an diesem Tisch geht verloren.
new-game-keeps = Die laufende Partie an diesem Tisch kommt zu „{ earlier-games }“.

## Von Hand spielen
refused-bound = Die berührte Figur auf { $square } muss gespielt werden.
refused-nothing-binds = Nichts zurechtzurücken: Hier muss eine berührte Figur nicht gespielt werden.
refused-not-by-hand = In dieser Partie wird nicht von Hand gezogen.
refused-hands-at-work = Figuren wurden von Hand bewegt: Beende den Zug oder stelle sie zurück.
refused-cannot-be-done = Bewege eine Figur auf ein leeres Feld.
refused-nothing-played = Es wurde nicht gezogen.
refused-nothing-irregular = Es gibt keinen Regelverstoß, über den zu entscheiden ist.
refused-to-be-decided = Der Gegner muss den Zug erst korrigieren oder zulassen.
refused-cannot-be-kept = Dieser Zug kann nicht zugelassen werden: Niemand könnte weiterspielen.
refused-nothing-to-huff = Es gibt nichts zu blasen.
refused-not-huffable = Du darfst nur { $squares } blasen.
refused-nothing-to-place = Es gibt keine Figur zu setzen.
refused-cannot-be-placed = Auf { $square } kann jetzt keine Figur gesetzt werden.
refused-still-placing = Setze zuerst die Figuren.
irregular = Regelverstoß: { $names }. Der Gegner korrigiert den Zug oder lässt ihn zu.
irregular-two-moves = zwei Züge nacheinander ({ $squares })
irregular-opponents-piece = Figur des Gegners bewegt ({ $square })
irregular-overlooked = ein Schlagzug mit { $due ->
        [one] { $due } Figur
       *[other] { $due } Figuren
    } war Pflicht
irregular-removed = { $count ->
        [one] Figur ohne Grund entfernt
       *[other] Figuren ohne Grund entfernt
    } ({ $squares })
irregular-too-few = { $taken ->
        [one] { $taken } Figur geschlagen
       *[other] { $taken } Figuren geschlagen
    } statt { $due }
irregular-too-many = { $count ->
        [one] eine Figur zu viel geschlagen
       *[other] zu viele Figuren geschlagen
    } ({ $squares })
irregular-half-way = Schlagzug auf { $square } abgebrochen
irregular-early = Figur vor dem Ende des Schlagzugs entfernt ({ $square })
irregular-no-such-move = keine Figur zieht von { $from } nach { $to }
irregular-not-touched = die berührte Figur auf { $square } musste gespielt werden
irregular-nothing-played = es wurde nicht gezogen
corrected = Der Zug ist zurückgenommen; spiele einen anderen.
corrected-bound = Der Zug ist zurückgenommen; die Figur auf { $square } muss gespielt werden.
correct = Korrigieren
keep = Zulassen
done = Zug beenden
put-back = Rückstellen
take-off = Figur entfernen
adjust = J’adoube
adjusting = J’adoube: Figuren werden zurechtgerückt.
huff-title = Schlagen vergessen
huff = { $square } blasen
place-sheep = Die vier Schafe werden auf die erste Reihe gesetzt.
place-wolf = Der Wolf wird auf ein anderes Feld gesetzt.
draw-lots = Auslosen
huffed-white = Weiß bläst { $square }: Die Figur hätte { $taken } schlagen können.
huffed-black = Schwarz bläst { $square }: Die Figur hätte { $taken } schlagen können.
text-touched = Die Figur auf { $square } ist berührt und muss gespielt werden.
text-two-squares = zwei Felder, von 1 bis 50
text-table-rules = berühren, hand oder remis
text-sides = sw, so, no oder nw
irregular-asks = { $side }: korrigieren oder zulassen?
by-hand = Bewege die Figuren frei; lege eine Figur neben dem Brett ab, um sie zu entfernen.
must-play = Die Figur auf { $square } muss gespielt werden.

## Der Computer
seat = Wählen, wer spielt: ein Mensch, der Computer oder eine Engine
seat-choose = Diesen Spieler spielen lassen
seat-menu = { $side }: Wer spielt?
change-sides = Mit dem Computer die Farbe tauschen
tools-view = Ansicht
tools-help = Hilfe
tools-games = Partien
tool-home = Mein Platz
tool-chair = Gerade
tool-turn = Drehen
tool-lens = Perspektive
tool-pyramid = Pyramide
tool-numbers = Nummern
tool-lines = Linien
tool-boards = Bretter
tool-hint = Tipp
tool-analysis = Analyse
tool-review = Auswerten
tool-rules = Regeln
tool-learn = Lernen
tool-keys = Tasten
tool-open = Öffnen
tool-save = Speichern
tool-earlier = Frühere
tool-list = Liste
tool-explorer = Explorer
tool-settings = Einstellungen
tools-open = Die Schaltflächen dieser Gruppe öffnen
sheet-pull = Das Blatt mit der Partie hochziehen oder herunterlassen
line-play-first = Diesen Zug spielen
line-preview = Die Variante bis zu diesem Zug zeigen
line-held = Vorschau: Zug { $shown } von { $length }; Esc geht zurück
line-hovered = Vorschau: Zug { $shown } von { $length }
line-previewed = Vorschau
line-back = In der Variante einen Zug zurück
line-forward = In der Variante einen Zug vor
line-play = Diese Variante spielen
line-close = Zurück zur Partie
move-now = Jetzt ziehen
hint = Tipp
hint-only = { $played } ist der einzige Zug.
hint-wins = { $played } gewinnt.
hint-saves = { $played } ist der einzige Zug, der nicht verliert.
hint-wins-men = { $men ->
        [one] { $played } gewinnt einen Stein.
       *[other] { $played } gewinnt { $men } Steine.
    }
hint-wins-material = { $played } gewinnt Material.
hint-ahead = { $played } hält den Vorteil.
hint-even = { $played } hält das Gleichgewicht.
hint-behind = { $played } ist die beste Verteidigung.
analysis = Analyse
analysis-by = Analyse von { $name }
weaker = Schwächer
stronger = Stärker
level = Stufe { $level }
computer-name = Dames 3D, Stufe { $level }
level-in-words = { $level }, { $word }
level-first-steps = erste Schritte
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-regular = geübter Spieler
level-club = Vereinsspieler
level-strong-club = starker Vereinsspieler
level-expert = Experte
level-master = Meister
level-grandmaster = Großmeister
level-full = volle Stärke
seat-computer = Computer: { $level }. Klicken, um eine andere Stufe oder einen anderen Spieler zu wählen
white-thinks = Weiß denkt nach…
black-thinks = Schwarz denkt nach…
thinking-answer = Der Computer denkt nach
thinking-program = { $name } denkt nach
thinking-hint = Sucht einen Tipp
thinking-depth = Tiefe { $depth } · { $millions } M
thinking-depth-tip = Tiefe in Halbzügen: { $depth }; Stellungen in Millionen: { $millions }
solved-tip = Die Endspieltabellen kennen das Ergebnis: Es gibt nichts mehr zu suchen.
fen-tip = FEN: eine Textzeile, die sagt, wo die Figuren stehen. Andere Dameprogramme lesen sie.
pdn-tip = PDN: die Züge als Text, wie Dameprogramme und Damebücher sie schreiben.
button-set-up = Aufbauen
button-share = Teilen
button-take-back = Zurücknehmen
no-sides-tip = Das flache Brett hat keine Seiten.
not-in-practice-tip = Nicht während einer Übung: Beende sie zuerst.
program-not-started = { $name } konnte nicht gestartet werden.
program-gone = { $name } wurde beendet.
program-silent = { $name } antwortet nicht.
program-illegal = { $name } hat einen ungültigen Zug gespielt.
program-params = { $name } kennt diese Einstellungen nicht.
program-not-understood = { $name } hat ungültig geantwortet.
program-seat = Ein Mensch spielt stattdessen.
threat = Drohung: { $played }
score-even = Ausgeglichen
score-little-white = Weiß steht etwas besser
score-little-black = Schwarz steht etwas besser
score-better-white = Weiß steht besser
score-better-black = Schwarz steht besser
score-winning-white = Weiß steht auf Gewinn
score-winning-black = Schwarz steht auf Gewinn
score-wins-white = Weiß gewinnt in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
score-wins-black = Schwarz gewinnt in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }

## Endspiele
solved = gelöst
verdict-draw = Remis
outlook-win = gewinnt in { $moves }
outlook-draw = remis
outlook-loss = verliert in { $moves }
endgames-offer = Endspiele mit höchstens { $pieces ->
        [one] { $pieces } Figur
       *[other] { $pieces } Figuren
    } können hier ein für alle Mal gelöst werden. Das dauert etwa eine Minute, während du spielst.
endgames-solve = Endspiele lösen
endgames-solving = Endspiele werden gelöst: { $percent } %
endgames-failed = Die Endspiele konnten nicht gelöst werden: { $reason }
endgames-damaged = Die schon gelösten Endspiele sind nicht verwendbar: { $reason }
thinking-decision = Der Computer entscheidet
irregular-computer = Der Computer entscheidet: korrigieren oder zulassen
computer-keeps = Der Computer lässt den Zug zu.
computer-corrects = Der Computer lässt den Zug zurücknehmen.
computer-huffs-nothing = Schlagen wurde vergessen; der Computer bläst nichts.
computer-accepts = Der Computer nimmt das Remis an.
computer-declines = Der Computer lehnt das Remis ab.
computer-failed-once = Der Computer hatte einen Fehler und denkt noch einmal nach.
computer-failed = Der Computer ist an diesem Zug erneut gescheitert.
computer-failed-type = Tippe einen Zug für ihn, oder los für einen neuen Versuch.
search-failed = Die Suche ist gescheitert. Bei der nächsten Stellung beginnt sie neu.
text-hint = Tipp: { $played } ({ $score })
text-depth = Tiefe { $depth }
text-seat-computer = { $side }: Computer, Stufe { $level } ({ $word }).
text-seat-person = { $side }: Mensch.
text-more = – Enter: weiter –
text-seat = weiß oder schwarz und, für den Computer, eine Stufe von 1 bis 10

## Dateien
settings-renamed = Deine Einstellungen sind unlesbar; es gelten die Vorgaben. Die alte Datei heißt jetzt { $file }
settings-unreadable = Deine Einstellungen sind unlesbar; es gelten die Vorgaben. { $file }: { $reason }
settings-not-saved = Deine Einstellungen konnten nicht gespeichert werden: { $reason }
recording-failed = Diese Sitzung wird nicht mehr aufgezeichnet: { $reason }

## Eine Partie auswerten
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Patzer
review-better = { $quality }. Besser: { $line }.
review-missed-shot = { $quality }. Kombination verpasst: { $line }.
review-errors = { $blunders ->
        [one] { $blunders } Patzer
       *[other] { $blunders } Patzer
    }, { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $inaccuracies ->
        [one] { $inaccuracies } Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }
review-accuracy = { $side }: Genauigkeit { $accuracy } %, { $errors }
review-no-accuracy = { $side }: { $errors }
review-no-moves = Es gibt keine Züge auszuwerten.
review-stopped = Die Auswertung wurde abgebrochen; das Ende der Partie ist ausgewertet.
review-seconds = eine Anzahl Sekunden für die ganze Partie oder nichts
retry-position = { $side } hat hier { $played } gespielt. Finde einen besseren Zug oder tippe tipp, zeigen oder nächste.
retry-none = Keine Fehler zum Verbessern.
retry-first = Tippe zuerst auswerten.
retry-hint = Den besten Zug macht die Figur auf { $square }.
retry-right = Richtig.
retry-as-good = { $played } ist so gut wie der beste Zug.
retry-same = Das ist der Zug aus der Partie.
retry-wrong = Es gibt einen besseren Zug.
retry-wrong-answer = Es gibt einen besseren Zug: Auf diesen folgt { $answer }.
retry-done = Das waren alle Fehler.

## Teilen
share-open = Teilen: Bild, Animation, PDN, FEN
share-title = Teilen
share-text = Als Text kopieren
share-copy-fen = Stellung kopieren (FEN)
share-copy-pdn = Partie kopieren (PDN)
share-copy-link = Link zur Partie kopieren
share-look = Stil der Bilder
share-scene = Wie im Fenster
share-diagram = Diagramm
share-file = In einer Datei speichern
share-picture = Bild speichern
share-animation = Animation speichern
share-stop = Stopp
share-close = Schließen
share-working = Zeichnet… Das geht weiter, wenn du dieses Fenster schließt.
share-copied-fen = Die Stellung ist in der Zwischenablage.
share-copied-pdn = Die Partie ist in der Zwischenablage.
share-copied-link = Der Link ist in der Zwischenablage.
share-saved = Gespeichert: { $path }
share-failed = Nicht gespeichert: { $reason }.
share-stopped = Die Animation wurde abgebrochen.

## Eine Stellung aufbauen
editor-open = Eine Stellung aufbauen
editor-close = Aufbau verlassen
editor-title = Eine Stellung aufbauen
editor-help = Linksklick: die gewählte Figur; Rechtsklick: die andere Farbe; nochmals: Dame, dann nichts. Figuren mit der Maus ziehen, auch vom Brett. Oder tippen: w 31 32 k5 b 1 2
editor-typing = { $tool }: { $typed }
editor-no-square = { $number } ist kein Feld; erwartet: 1 bis 50.
tool-white-man = Weißer Stein (W)
tool-white-king = Weiße Dame (W, dann K vor einer Nummer)
tool-black-man = Schwarzer Stein (B)
tool-black-king = Schwarze Dame (B, dann K vor einer Nummer)
tool-erase = Eine Figur entfernen (X)
editor-other-side = Die andere Farbe am Zug
editor-other-side-tip = Farbe am Zug (S)
editor-white-to-move = Weiß am Zug
editor-black-to-move = Schwarz am Zug
editor-fen = Stellung als Text (FEN)
editor-type = Figuren und Felder tippen
editor-place = Eine Figur am Cursor setzen
editor-place-other = Eine Figur der anderen Farbe am Cursor setzen
editor-clear = Leeren
editor-clear-tip = Das Brett leeren
editor-start = Anfang
editor-start-tip = Die Anfangsstellung aufbauen
editor-mirror = Spiegeln
editor-mirror-tip = Links und rechts in jeder Reihe vertauschen
editor-swap = Tauschen
editor-swap-tip = Die Farben tauschen und das Brett um eine halbe Drehung drehen
editor-play = Spielen…
editor-play-tip = Die Spieler wählen und von dieser Stellung aus spielen
editor-analyze = Analyse
editor-analyze-tip = Diese Stellung analysieren
editor-save = Speichern…
editor-save-tip = Diese Stellung in einer Datei speichern
editor-problems = { $problems ->
        [one] Keine gültige Stellung:
       *[other] Keine gültige Stellung ({ $problems } Probleme):
    }
setup-white-man = { $square }: Ein weißer Stein muss hier eine Dame sein.
setup-black-man = { $square }: Ein schwarzer Stein muss hier eine Dame sein.
setup-empty = Das Brett ist leer.
setup-wolf-and-sheep = Nötig sind vier Schafe und ein Wolf.
setup-no-kings = { $square }: Wolf und Schafe kennt keine Damen.
setup-ended = Die Partie ist schon zu Ende: { $outcome }.
setup-too-many = { $side } hat { $pieces ->
        [one] { $pieces } Figur
       *[other] { $pieces } Figuren
    }, mehr als in irgendeiner Partie.
setup-count = { $side }: { $men ->
        [one] { $men } Stein
       *[other] { $men } Steine
    }{ $kings ->
        [0] {""}
        [one] , { $kings } Dame
       *[other] , { $kings } Damen
    }

## Varianten und Kommentare
previous-variation = Vorige Variante oder Anfang
next-variation = Nächste Variante oder Ende
edit-tools = Partie bearbeiten: Varianten, Zeichen, Kommentare
promote = Variante nach oben
demote = Variante nach unten
make-main-line = Zur Hauptvariante machen
delete-line = Ab hier löschen
next-sign = Nächstes Zeichen des Zugs
sign-good = Ein guter Zug
sign-mistake = Ein Fehler
sign-brilliant = Ein glänzender Zug
sign-blunder = Ein Patzer
sign-interesting = Ein interessanter Zug
sign-dubious = Ein zweifelhafter Zug
comment = Kommentar
comment-before = Vor dem Zug
comment-after = Nach dem Zug
comment-start = Kommentar zur Partie
comment-on = Kommentar zu { $played }
save = Speichern
dismiss = Abbrechen
undo-edit = Änderung zurücknehmen
redo-edit = Änderung wiederholen

## Die Uhr im Fenster
clock-period = Periode { $period }
clock-moves-left = noch { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
clock-increment = +{ $seconds } s
clock-bronstein = bis +{ $seconds } s
clock-delay = Aufschub { $seconds } s
clock-hourglass = Sanduhr
clock-per-move = pro Zug
clock-toggle = Die Uhr anhalten oder weiterlaufen lassen
clock-pause = Pause
clock-resume = Weiter
clock-add-minute = Dieser Uhr eine Minute zugeben
clock-plus-minute = +1 min
clock-is-paused = Uhr angehalten
clock-starts-later = Die Uhr läuft, sobald beide gezogen haben
clock-out-of-time = Zeit abgelaufen
choose-clock = Uhr
no-clock = ohne Uhr
clock-choice-none = Keine
clock-choice-minutes = { $minutes } min
clock-choice-per-move = { $seconds } s pro Zug
clock-choice-hourglass = Sanduhr { $time }
clock-choice-hours = { $hours } h
clock-choice-bonus = { $time } + { $seconds } s pro Zug
clock-choice-moves = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } in { $time }
clock-choice-then = { $first }, dann { $next }
clock-choice-own = Andere…
clock-differs = Eine je Spieler
clock-at-once = Sofort starten
clock-options = Uhr-Optionen
about-clock-differs = Weiß und Schwarz haben verschiedene Zeiten.
about-clock-at-once = Die Uhr von Weiß läuft sofort, nicht erst, wenn beide gezogen haben.
clock-own-tip = In Sekunden, wie in PDN: 300+5, 40/7200:3600, 300d5 (Aufschub), *120 (Sanduhr), =30 (pro Zug)

## Auswerten im Fenster
review-run = Auswertung starten oder stoppen
review-title = Auswertung
review-begin = Partie auswerten
review-stop = Stopp
review-progress = { $of ->
        [one] { $done } / { $of } Zug
       *[other] { $done } / { $of } Züge
    }
review-builtin = Dames 3D
review-judge = Auswertung: { $name }
review-close = Die Auswertung schließen; die Bewertungen bleiben bei der Partie
review-next-judge = Nächste Engine auswerten lassen
review-next-error = Nächster Fehler
review-previous-error = Voriger Fehler
review-side-accuracy = { $accuracy } %
review-accuracy-tip = Wie nah die Züge den besten kommen: Bei 100 % ist keine Gewinnchance vergeben.
review-accuracy-word = Genauigkeit
review-your-accuracy = Deine Genauigkeit: { $accuracy } %
review-accuracies = Genauigkeit: Weiß { $white } %, Schwarz { $black } %
review-evaluation = Bewertung: { $words }. Gewinnchance von Weiß: { $percent } %
review-chance-tip = Gewinnchance von Weiß: { $percent } %
review-failed = Auswertung gescheitert: { $reason }
review-solved = Dieses Spiel ist gelöst; es gibt nichts auszuwerten.
retry-judge-first = Werte zuerst die Partie aus.
retry-begin = Aus deinen Fehlern lernen
retry-begin-white = Fehler von Weiß
retry-begin-black = Fehler von Schwarz
retry-count = Fehler { $number } von { $count }
retry-ask-white = Weiß hat { $played } gespielt. Spiele einen besseren Zug.
retry-ask-black = Schwarz hat { $played } gespielt. Spiele einen besseren Zug.
retry-judging = { $played } wird ausgewertet…
retry-found = { $played } ist richtig.
retry-elsewhere = Züge werden in der Stellung des Fehlers probiert: Hier ist sie wieder.
retry-solution = Am besten: { $line }
retry-hint-button = Tipp
retry-show-button = Zeigen
retry-next-button = Weiter
retry-end-button = Ende

## Partien auf der Festplatte
file-open = Öffnen…
file-save = Speichern
file-save-as = Speichern unter…
earlier-games = Frühere Partien
unfinished-games = Offene Partien
unfinished-continue = Fortsetzen
unfinished-later = Für später aufheben
unfinished-draft = Eine Stellung, die aufgebaut wird
folder-home = Eigener Ordner
folder-above = Ordner höher
file-saved = In { $file } gespeichert. Ab jetzt speichert sich die Partie dort von selbst.
file-saved-once = In { $file } gespeichert.
file-not-saved = { $file } konnte nicht gespeichert werden: { $reason }.
file-changed = { $file } wurde von einem anderen Programm geändert und bleibt, wie es ist. Speichere die Partie unter einem anderen Namen.
file-no-pdn = { $file } ist keine Datei mit Partien. Wähle einen anderen Namen.
file-shared-line = Die Partie teilt sich in { $file } eine Zeile mit einer anderen. Speichere sie unter einem anderen Namen.
file-unreadable = { $file } konnte nicht geöffnet werden: { $reason }.
file-without-games = { $file } enthält keine Partie, die Dames 3D spielt.
file-error = { $file }, Zeile { $line }, Spalte { $column }: { $problem }
file-more-errors = { $count ->
        [one] Es gibt noch einen Fehler.
       *[other] Es gibt noch { $count } Fehler.
    }
pdn-open-comment = Der Kommentar hat kein Ende.
pdn-open-variation = Die Variante hat kein Ende.
pdn-other = Dieser Teil ist nicht lesbar.
pdn-utf-16 = Der Text ist in UTF-16 kodiert. Erwartet: UTF-8, Windows-1252 oder eine andere Kodierung mit einem Byte je Zeichen.
pdn-unexpected = Erwartet: { $expected }; gefunden: { $found }.
pdn-expected-move = ein Zug, ein Kommentar oder das Ende der Partie
pdn-expected-glyph = ein Zeichen von $0 bis $65535
pdn-expected-result = ein Ergebnis wie 2-0, 1-1, 0-2 oder *
pdn-expected-end = das Ergebnis der Partie
pdn-expected-next-game = ein Kommentar oder die nächste Partie
pdn-expected-tag = eine Angabe wie [White "Anna"]
pdn-expected-escape = „\“ vor einem Anführungszeichen in einer Angabe
pdn-other-board = { $text } ist in der internationalen Dame ungültig, die ohne die Angabe GameType angenommen wird: { $reason }. Vielleicht ist es eine Partie auf 8×8 Feldern.
pdn-answer = { $reason }. Nur ein einzelner Zug in Klammern wird als Antwort auf den Zug davor gelesen.
pdn-repeated-tag = Die Angabe { $name } kommt noch einmal vor: „{ $kept }“ bleibt, „{ $left }“ entfällt.
pdn-bracketed-move = Nur die andere Seite kann { $text } spielen: als Zug der Partie gelesen, ohne die Klammern.
pdn-other-game = Das ist { $number ->
        [0] Schach
        [1] chinesisches Schach
        [21] englische Dame
        [22] italienische Dame
        [23] amerikanisches Pool Checkers
        [24] spanische Dame
        [25] russische Dame
        [26] brasilianische Dame
        [27] kanadische Dame
        [28] portugiesische Dame
        [29] tschechische Dame
        [30] türkische Dame
        [31] thailändische Dame
        [40] friesische Dame
        [41] Spantsireti-Dame
        [50] Othello
       *[other] ein unbekanntes Spiel
    } (GameType { $found }); das spielt Dames 3D nicht.
pdn-invalid-type = Erwartet: ein GameType wie 20,W,10,10,N2,0; gefunden: „{ $found }“.
pdn-other-size = GameType 20 wird auf 10×10 Feldern gespielt; gefunden: „{ $found }“.
pdn-other-variant = Das ist eine Partie der Spielart „{ $name }“, die Dames 3D nicht spielt.
pdn-other-rules = Erwartet: die Regeln { $expected }; gefunden: „{ $found }“.
pdn-long-line = Die Zeile ist zu lang (Grenze: { $limit } Byte).
pdn-long-comment = Der Kommentar ist zu lang (Grenze: { $limit } Byte).
pdn-long-text = Zu viel Text in einer Partie (Grenze: { $limit } Byte an Kommentaren und Angaben).
pdn-many-tags = Zu viele Angaben (Grenze: { $limit }).
pdn-deep-nesting = Zu viele Varianten in Varianten (Grenze: { $limit }).
pdn-many-turns = Zu viele Züge in einer Partie (Grenze: { $limit }).
pdn-many-errors = Mehr als { $limit } Fehler: Die übrigen in dieser Partie werden nicht gemeldet.
unfinished-note = Nichts geht verloren: Partien, die du aufhebst, werden wieder angeboten.
game-board = { $variant }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
earlier-none = Es gibt noch keine früheren Partien.
earlier-no-match = Keine Partie enthält diese Wörter.
earlier-reading = Liest…
earlier-filter = Tippe einen Spieler, ein Brett, ein Datum oder ein Ergebnis, um eine Partie zu finden.
earlier-show = Zeigen
result-open = offen
file-open-button = Öffnen
file-open-note = Tippe einen Pfad oder wähle eine Datei oder einen Ordner.
file-save-note = Enthält die Datei schon Partien, so kommt diese dazu.
key-shift = Umschalt

## Viele Partien
games-browse = Partien: Liste, Filter, Öffnen
games-browse-position = Partien mit dieser Stellung zeigen
games-title = Partien
games-count = { $shown } von { $all ->
        [one] { $all } Partie
       *[other] { $all } Partien
    }
games-finding = Bisher gefundene Dateien mit Partien: { $files }
games-reading = Partien werden gelesen: { $percent } %, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
games-errors = { $count ->
        [one] { $count } Fehler in den Dateien
       *[other] { $count } Fehler in den Dateien
    }
games-no-files = Es sind keine Partien geöffnet. Öffne eine Datei oder einen Ordner mit Partien.
games-player = Spieler
games-event = Turnier
games-dates = Daten: 1956, 2024.05, 2020..2024
games-any-result = Alle Ergebnisse
games-unfinished = Offen
games-any-variant = Alle Bretter und Regeln
games-duplicates = Partien weglassen, die früheren gleichen
games-no-duplicates = Ohne Dubletten
games-by-position = Mit der Stellung auf dem Brett
games-sort = Nach dieser Spalte sortieren
games-open = Die Partie öffnen
games-column-number = Nr.
games-column-date = Datum
games-column-result = Ergebnis
games-column-event = Turnier
games-column-variant = Brett und Regeln
games-column-moves = Züge
games-duplicate-of = Dieselben Züge wie Partie { $number }
games-has-errors = Diese Partie enthält Fehler; vielleicht ist sie unvollständig.
games-place = { $file }, Partie { $number }
games-unreadable = Die Partie konnte nicht gelesen werden: { $reason }
games-not-playable = Dames 3D spielt diese Art von Partie nicht, oder ihre Datei wurde geändert.
explorer-toggle = Explorer: was in dieser Stellung gespielt wurde
explorer-title = Explorer
explorer-mirrored = Gespiegelt
explorer-mirrored-tip = Auch Partien mit vertauschten Farben zählen
explorer-games = Alle Partien
explorer-play = Diesen Zug spielen
explorer-none = Keine Partie erreicht diese Stellung.
explorer-openings = Eröffnungen des Computers
explorer-positions = { $positions ->
        [one] { $positions } Stellung
       *[other] { $positions } Stellungen
    }
explorer-total = { $games ->
        [one] { $games } Partie, Weiß holte { $score } %
       *[other] { $games } Partien, Weiß holte { $score } %
    }
explorer-total-open = { $games ->
        [one] { $games } Partie ohne Ergebnis
       *[other] { $games } Partien ohne Ergebnis
    }
explorer-score = { $score } %

## Das Fenster über die Partie

about-open = Spieler, Turnier und Datum
about-title = Über diese Partie
about-event = Turnier
about-site = Ort
about-date = Datum
about-round = Runde
about-note = Wird mit der Partie gespeichert. Ein Datum schreibt man 2024.08.17 oder 17/8/2024.
turn-of = { $name } am Zug
editor-not-saved = Eine ungültige Stellung kann nicht gespeichert werden.
editor-kept = Die Stellung, die du aufgebaut hast, ist aufgehoben: Ctrl+E, dann Ctrl+Z.

## Die fünf Bretter

net-toggle = Fünf Bretter nebeneinander
net-size = Fünf Bretter groß oder in der Seitenleiste
net-hide = Die fünf Bretter verbergen
net-title = Fünf Bretter

# Ansichten
replay-last-move = Den letzten Zug noch einmal langsam zeigen
replay-capture = Nochmals
## Das Spiel in Worten: Bildschirmleser, Fragen
spoken-empty = leer
spoken-white-man = weißer Stein
spoken-white-king = weiße Dame
spoken-black-man = schwarzer Stein
spoken-black-king = schwarze Dame
spoken-white-men = weiße Steine
spoken-white-kings = weiße Damen
spoken-black-men = schwarze Steine
spoken-black-kings = schwarze Damen
spoken-none = keine
spoken-square = { $square }, { $content }
spoken-and = { $before } und { $last }
spoken-goes = { $side } { $from } nach { $to }
spoken-takes = { $side } { $from } schlägt nach { $to }
spoken-pieces-taken = { $pieces ->
        [1] eine Figur
        [2] zwei Figuren
        [3] drei Figuren
        [4] vier Figuren
        [5] fünf Figuren
        [6] sechs Figuren
       *[other] { $pieces } Figuren
    }
spoken-crowned = wird Dame
spoken-by-hand = { $side }: von Hand gezogen
spoken-set-up = eine Stellung wurde aufgebaut
spoken-your-turn = Du bist am Zug
spoken-must-capture = { $turn }, Schlagzwang
spoken-places = { $name }: { $what }
spoken-row = Reihe { $row }, von links: { $squares }
spoken-line = { $direction }: { $squares }
spoken-north = Norden
spoken-north-east = Nordosten
spoken-east = Osten
spoken-south-east = Südosten
spoken-south = Süden
spoken-south-west = Südwesten
spoken-west = Westen
spoken-north-west = Nordwesten
spoken-men-counted = { $men ->
        [one] { $men } Stein
       *[other] { $men } Steine
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } Dame
       *[other] { $kings } Damen
    }
spoken-move-number = Zug { $number }
question-where = Erwartet nach „wo“: weiß oder schwarz, steine oder damen, zum Beispiel wo weiße steine.
question-row = Erwartet nach „reihe“: eine Zahl von 1 bis 10; Reihe 1 liegt Weiß am nächsten.
question-lines = Erwartet nach „linien“: ein Feld von 1 bis 50.
question-alone = Nach diesem Wort wird nichts erwartet.
typed-several = { $typed } kann mehrere Züge bedeuten: Tippe einen von { $choices }.

## Die Tastatur auf dem Brett
walk-enter = Über die Felder gehen: Pfeile, Enter wählt, Esc endet
walk-next = Nächste Figur, die ziehen darf
walk-boards = Auf den fünf Brettern gehen oder in der 3D-Ansicht
entry-open = Einen Zug tippen, auch gleich mit einer Ziffer, oder eine Frage
entry-name = Zug oder Frage
entry-hint = Ein Zug wie 32-28 oder eine Frage: wo weiße steine, reihe 4, linien 28, letzter, anzahl.
entry-no-move = So beginnt kein gültiger Zug.
entry-not-your-turn = Du bist nicht am Zug.
entry-waits = Der Zug wird gespielt, sobald du am Zug bist. Esc verwirft ihn.
ahead-waits = Der Zug wird gespielt, sobald du am Zug bist. Ein Klick oder Esc verwirft ihn.
entry-no-square = { $found } ist kein Feld von 1 bis 50. Tippe zwei Felder wie 32-28 oder eine Frage wie linien 28.
entry-incomplete = Ein Feld fehlt. Tippe zwei Felder wie 32-28.
entry-not-a-move = { $found } gehört nicht zu einem Zug. Tippe zwei Felder wie 32-28 oder eine Frage wie linien 28.
cell-chosen = gewählt
cell-end = die Figur kann hierher
cell-movable = darf ziehen

## Die Einstellungen

settings-open = Einstellungen
settings-title = Einstellungen
settings-part-display = Anzeige
settings-part-sounds = Töne
settings-part-playing = Spielen
settings-theme = Brett
theme-walnut = Nussbaum
theme-birch = Birke
theme-marble = Marmor
theme-high-contrast = Kontrast
theme-color-blind = Farbenblind
settings-quality = Bildqualität
settings-high-steps = Treppenstufen so hoch wie die Würfel breit
quality-plain = Einfach
quality-fine = Fein
settings-text-size = Größe von Text und Schaltflächen
settings-contrast = Hoher Kontrast
settings-full-screen = Vollbild
settings-sound = Töne
settings-volume = Lautstärke
settings-softer = Leiser
settings-louder = Lauter
settings-analysis = Eine Analyse beenden nach
settings-minutes = { $minutes } min
settings-never = Nie
settings-entry = Figuren bewegen
settings-entry-both = Klicken oder ziehen
settings-entry-click = Klicken
settings-entry-drag = Ziehen
settings-confirm = Jeden Zug bestätigen
settings-on = Ein
settings-off = Aus
settings-percent = { $percent } %
settings-play-move = Den eingegebenen Zug spielen
settings-discard-move = Den eingegebenen Zug verwerfen
settings-ask-move = { $played } spielen?
settings-play = Spielen
settings-discard = Verwerfen

## Die Regeln im Fenster
rules-open = Regeln
rules-play = Auf dem Brett zeigen
rules-goal = Ziel
rules-goal-draughts = Schlage alle Figuren des Gegners oder nimm ihm jeden Zug. Weiß beginnt.
rules-goal-family = Schlage alle Figuren des Gegners oder nimm ihm jeden Zug. Schwarz beginnt.
rules-goal-brigand = Verlieren: Wer zuerst keine Figur mehr hat oder nicht ziehen kann, gewinnt. Schwarz beginnt.
rules-goal-wolf = Vier Schafe gegen einen Wolf. Der Wolf gewinnt, sobald er an allen Schafen vorbei ist; die Schafe gewinnen, wenn der Wolf nicht ziehen kann.
rules-boards = Fünf Bretter
rules-boards-are = Die 100 Würfel bilden fünf Bretter zugleich: die Oberseite und vier Seiten mit 55 Würfeln, jede von einer Ecke gesehen. Klicke auf ein Brett, um es zu sehen.
rules-moves = Ziehen
rules-moves-flat = Ein Stein zieht ein Feld schräg vorwärts. Ein Stein, dessen Zug auf der letzten Reihe endet, wird zur Dame; sie zieht beliebig weit, vorwärts oder rückwärts.
rules-moves-pyramid = Ein Stein zieht auf der Oberseite ein Feld schräg vorwärts. Ein Stein, dessen Zug auf der letzten Reihe endet, wird zur Dame; sie zieht beliebig weit auf den Diagonalen aller ihrer Bretter.
rules-moves-wolf = Zuerst setzen die Spieler ihre Figuren. Jede Figur zieht ein Feld schräg, die Schafe nur vorwärts, der Wolf auch rückwärts. Der Wolf beginnt. Geschlagen wird nicht.
rules-lines = Linien der Seiten
rules-lines-are = Eine Terrasse sind die Würfel einer Höhe. Eine Flanke ist ein Hang der Pyramide zwischen zwei ihrer Kanten. Eine Linie, die eine Flanke hinaufsteigt, läuft hinter der Kante auf einer Terrasse weiter: Sie scheint abzubiegen, aber von oben ist sie gerade.
rules-captures = Schlagen
rules-captures-flat = Springe über die Figur neben deiner auf das leere Feld dahinter, vorwärts oder rückwärts. Eine Dame springt aus jeder Entfernung.
rules-captures-pyramid =
    Springe über die Figur neben deiner auf das leere Feld dahinter, auf einer Diagonalen eines der fünf Bretter, vorwärts oder rückwärts.
    Von oben gesehen verläuft eine Diagonale einer Seite gerade in einer Reihe oder Spalte. Ein Stein schlägt also auch geradeaus, zurück, nach links und nach rechts: die Figur auf dem nächsten dunklen Feld der Reihe oder Spalte, zwei Felder weiter, wenn das dunkle Feld dahinter leer ist und eine Seite alle drei enthält.
rules-show-side = Der Stein auf 42 überspringt 32 und landet auf 22. Die drei Felder liegen in einer Spalte, je zwei Felder auseinander: Von oben geht der Sprung geradeaus. Es ist eine Diagonale nur der Südwestseite.
rules-show-capture = Der Stein auf 22 schlägt 28, rückwärts.
rules-rafles = Mehrfachschlag (Rafle)
rules-rafles-are = Wer mehrere Figuren in einem Zug schlägt, macht einen Mehrfachschlag. Er geht weiter, solange die Figur schlagen kann. Die geschlagenen Figuren werden am Ende zusammen entfernt.
rules-show-side-rafle = Der erste Sprung ist auf der Oberseite, die anderen laufen auf Terrassen der Südwestseite.
rules-show-rafle = Ein Stein schlägt drei Figuren.
rules-duty = Schlagzwang
rules-duty-most = Wer schlagen kann, muss schlagen, und zwar möglichst viele Figuren.
rules-duty-any = Wer schlagen kann, muss schlagen. Der Schlagzug ist frei wählbar.
rules-duty-huff = Der Schlagzug ist frei wählbar. Wird das Schlagen vergessen, so darf die Figur geblasen werden, die hätte schlagen können: Der Gegner entfernt sie.
rules-draws = Remis
rules-draws-pyramid =
    Eine Partie ist remis
    • durch Einigung;
    • wenn dieselbe Stellung zum dritten Mal mit derselben Farbe am Zug entsteht;
    • nach 25 Zügen jedes Spielers nur mit Damen und ohne Schlagen;
    • wenn drei Figuren, darunter mindestens eine Dame, einer einzelnen Dame gegenüberstehen, nach 16 weiteren Zügen jedes Spielers;
    • sofort, wenn zwei Damen oder eine Dame einer einzelnen Dame gegenüberstehen, außer wenn geschlagen werden muss oder ein Schlagzug erzwungen werden kann.
    Die Schaltfläche „{ counters-button }“ unter den Zügen zeigt, wie weit jede Zählung ist.
rules-draws-international =
    Eine Partie ist remis
    • durch Einigung;
    • wenn dieselbe Stellung zum dritten Mal mit derselben Farbe am Zug entsteht;
    • nach 25 Zügen jedes Spielers nur mit Damen und ohne Schlagen;
    • wenn drei Figuren, darunter mindestens eine Dame, einer einzelnen Dame gegenüberstehen, nach 16 weiteren Zügen jedes Spielers;
    • sofort, wenn zwei Damen oder eine Dame einer einzelnen Dame gegenüberstehen, außer wenn geschlagen werden muss oder ein Schlagzug erzwungen werden kann; mit der Fünf-Züge-Regel nach 5 weiteren Zügen jedes Spielers, auch mit einer Dame und einem Stein.
    Die Schaltfläche „{ counters-button }“ unter den Zügen zeigt, wie weit jede Zählung ist.
rules-draws-family =
    Eine Partie ist remis
    • durch Einigung;
    • wenn dieselbe Stellung zum dritten Mal mit derselben Farbe am Zug entsteht;
    • nach 25 Zügen jedes Spielers nur mit Damen und ohne Schlagen.
    Die Schaltfläche „{ counters-button }“ unter den Zügen zeigt, wie weit jede Zählung ist.
rules-wolf-ends = Das Ende
rules-show-wolf-caught = Ein Schaf zieht von 14 nach 9, und der Wolf ist eingeschlossen.
rules-show-wolf-escapes = Der Wolf zieht von 23 nach 29 und ist nun an allen Schafen vorbei.
rules-keys = Tasten

## Der erste Start
welcome-words = Dame auf einer Pyramide aus 100 Würfeln. Von oben und von ihren vier Ecken gesehen bildet sie fünf Bretter zugleich. Steine ziehen auf der Oberseite und schlagen auf den Diagonalen aller fünf.
welcome-computer = Gegen den Computer spielen
welcome-computer-words = Du hast Weiß und beginnst. Der Computer spielt auf einer leichten Stufe: { $level } von 10.
welcome-two = Zu zweit an diesem Bildschirm
welcome-two-words = Weiß und Schwarz ziehen abwechselnd auf diesem Brett.
welcome-rules-words = Wie Steine ziehen und auf den fünf Brettern schlagen, mit Beispielen.
welcome-lesson = In sechs Minuten lernen

## Lernen und Üben
learn-title = Lernen und üben
learn-shots-words = Stellungen mit einem einzigen Gewinnzug, so schwer, wie es zu dir passt.
learn-lesson-words = Die Regeln am Brett, in kurzen Teilen: etwa sechs Minuten.
learn-vision-words = Die Bretter auf einen Blick erkennen, in Runden von 30 Sekunden.
learn-stars = { $stars } von { $most ->
        [one] { $most } Stern
       *[other] { $most } Sternen
    }

## Die erste Lektion
lesson-title = Erste Lektion
lesson-open = Das Spiel in sechs Minuten lernen
lesson-stage = Teil { $stage } von { $stages }
lesson-topic-men = Steine
lesson-topic-capture = Schlagen
lesson-topic-most-pieces = Möglichst viele
lesson-topic-side = Eine Seite
lesson-topic-side-capture = Schlagen auf einer Seite
lesson-topic-rafle = Mehrfachschlag
lesson-topic-king = Damen
lesson-topic-crowning = Umwandlung
lesson-rule-men = Steine ziehen schräg vorwärts auf der Oberseite, dem Brett von oben.
lesson-rule-men-flat = Steine ziehen schräg vorwärts.
lesson-rule-capture = Schlagen ist Pflicht, auch rückwärts: Springe über die Figur daneben auf das freie Feld dahinter.
lesson-rule-most-pieces = Du musst möglichst viele Figuren schlagen.
lesson-rule-side = Von einer Ecke gesehen ist die Pyramide ein weiteres Brett.
lesson-rule-side-capture = Steine schlagen auch auf den Seiten: von oben gesehen in einer Reihe oder Spalte.
lesson-rule-rafle = Ein Schlagzug geht weiter, auch auf einem anderen Brett.
lesson-rule-king = Eine Dame zieht beliebig weit, auf allen ihren Brettern.
lesson-rule-king-flat = Eine Dame zieht schräg beliebig weit.
lesson-rule-crowning = Nur ein Stein, dessen Zug auf der letzten Reihe endet, wird Dame.
lesson-goal-visit = { $moves ->
        [one] Ziehe in { $moves } Zug auf die markierten Felder.
       *[other] Ziehe in { $moves } Zügen auf die markierten Felder.
    }
lesson-goal-capture-all = { $moves ->
        [one] Schlage alle in { $moves } Zug.
       *[other] Schlage alle in { $moves } Zügen.
    }
lesson-goal-capture-safely = Schwarz darf danach nicht zurückschlagen können.
lesson-goal-crown = Mach einen Stein zur Dame.
lesson-goal-look = Drehe zur { $side } oder klicke auf ihr Brett.
lesson-failed-piece-lost = Schwarz schlägt deine Figur.
lesson-failed-not-crowned = Der Stein zog von der letzten Reihe weiter und wird keine Dame.
lesson-failed-no-moves = Noch nicht ganz: Deine Züge sind aufgebraucht. Versuche einen anderen Weg!
lesson-failed-capture-all = Gut geschlagen, aber jetzt bekommst du nicht mehr alle. Schlage zuerst anders!
lesson-failed-out-of-reach = Von hier ist das Ziel nicht mehr zu erreichen. Versuche einen anderen Zug!
lesson-failed-blocked = Keine Figur kann mehr ziehen.
lesson-failed-face = Das ist die { $side }.
lesson-reached = Gut gemacht!
lesson-task-done = Diese Aufgabe ist gelöst: Es geht mit „{ lesson-next }“ weiter.
lesson-stars = { $stars ->
        [one] { $stars } Stern von 3
       *[other] { $stars } Sterne von 3
    }
lesson-finished = Du kennst die Regeln: { $stars } von { $most ->
        [one] { $most } Stern
       *[other] { $most } Sternen
    }. Wer nicht ziehen kann, verliert. Spiele eine Partie!
lesson-finished-some = Das war der letzte Teil. Sterne: { $stars } von { $most }. Es fehlen noch: { $stages }.
lesson-star-cost = Ein misslungener Versuch oder ein Zug zu viel kostet einen Stern.
lesson-go-to-stage = Zu diesem Teil gehen
lesson-retry = Noch einmal
lesson-next = Weiter
lesson-skip = Überspringen
lesson-leave = Verlassen
lesson-text-hint = Tippe { $played }.
lesson-reply = Schwarz muss schlagen: { $played }
lesson-reply-along = Schwarz muss schlagen: { $played } auf der { $boards }
lesson-text-help =
    38-33, 28x19         einen Zug spielen
    sw, so, no, nw       eine Seite ansehen
    nochmal              die Aufgabe neu beginnen
    überspringen         zur nächsten Stufe
    ende                 beenden
lesson-text-look = Tippe { $letters }, um die { $side } zu sehen.
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = Schwarz wartet und zieht nur, um zu schlagen.
lesson-text-play = Spiele eine Partie: { $command }

## Wolf und Schafe
score-wins-sheep = Die Schafe gewinnen in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
score-wins-wolf = Der Wolf gewinnt in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
side-sheep = Schafe
side-wolf = Wolf
turn-sheep = Schafe am Zug
turn-wolf = Wolf am Zug
result-sheep = Die Schafe gewinnen
result-wolf = Der Wolf gewinnt
result-sheep-in = { $moves ->
        [0] Die Schafe gewinnen
        [one] Die Schafe gewinnen in { $moves } Zug
       *[other] Die Schafe gewinnen in { $moves } Zügen
    }
result-wolf-in = { $moves ->
        [0] Der Wolf gewinnt
        [one] Der Wolf gewinnt in { $moves } Zug
       *[other] Der Wolf gewinnt in { $moves } Zügen
    }
wolf-shut-in = der Wolf kann nicht ziehen
sheep-shut-in = die Schafe können nicht ziehen
wolf-resigns = der Wolf gibt auf
sheep-resign = die Schafe geben auf
ask-resign-sheep = Geben die Schafe auf?
ask-resign-wolf = Gibt der Wolf auf?
ask-draw-sheep = Bieten die Schafe Remis an?
ask-draw-wolf = Bietet der Wolf Remis an?
draw-offered-sheep = Die Schafe bieten Remis an
draw-offered-wolf = Der Wolf bietet Remis an
sheep-think = Die Schafe denken nach…
wolf-thinks = Der Wolf denkt nach…
clock-times-wolf = Uhr: Schafe { $white }, Wolf { $black }
wolf-out-of-time = der Wolf hat keine Zeit mehr
sheep-out-of-time = die Schafe haben keine Zeit mehr
spoken-sheep = Schaf
spoken-wolf = Wolf
# Die Zeichen eines Schafs und des Wolfs auf dem Textbrett
glyph-sheep = S
glyph-wolf = W

## Aufgaben
shot-welcome = Finde die Gewinnzüge. Tippe einen Zug wie 32-28, oder hilfe.
shot-task = { $opponent } hat { $played } gespielt. { $solver } zieht und gewinnt: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } zu finden.
shot-ratings = Aufgabe { $rating }, deine Wertung { $own }
shot-right = Richtig. Die Antwort ist { $reply }. Weiter.
shot-solved = Gelöst!
shot-other-wins = { $played } gewinnt auch. Gelöst!
shot-wrong = { $played } gewinnt nicht: Der Gegner spielt { $answer }.
shot-wrong-alone = { $played } gewinnt nicht.
shot-again = Versuch es noch einmal.
shot-solution = Lösung: { $line }
shot-themes = Ideen: { $themes }
shot-gain-pieces = Warum das gewinnt: { $captured ->
        [one] { $captured } Figur wird
       *[other] { $captured } Figuren werden
    } geschlagen und { $given } geopfert; es bleiben { $own } gegen { $other }.
shot-gain-endgame = Warum das gewinnt: Das Endspiel, das bleibt, { $own } gegen { $other }, ist gewonnen.
shot-gain-end = Warum das gewinnt: Der Gegner hat keinen Zug mehr.
shot-gain-king = Auch ist ein Stein zur Dame geworden.
shot-result = Deine Wertung ist { $rating } ({ $change }); in Folge gelöst: { $streak }.
shot-go-on = Enter: nächste Aufgabe
shot-over = Diese Aufgabe ist vorbei: Drücke Enter für die nächste.
shot-none-left = Du hast alle Aufgaben dieses Bretts gesehen. Tippe verpasste, um die verpassten noch einmal zu lösen.
shot-none-missed = Es gibt keine verpassten Aufgaben. Tippe neu für eine neue.
shot-not-kept = Das Ergebnis kann nicht auf die Festplatte geschrieben werden: { $reason }.
shot-hint-boards = { $count ->
        [1] Tipp: Sieh dir dieses Brett an: { $boards }
       *[other] Tipp: Sieh dir diese Bretter an: { $boards }
    }
shot-hint-theme = Tipp: { $theme }
shot-hint-piece = Tipp: Die Figur auf { $square } zieht.
shot-hint-move = Tipp: Spiele { $played }.
shots-open = Kombinationen lösen
shots-title = Kombinationen
shots-white-wins = Weiß zieht und gewinnt
shots-black-wins = Schwarz zieht und gewinnt
shots-lead-in = { $side } spielte { $played }.
shots-move-number = Zug { $number } von { $moves }
shots-your-rating = Deine Wertung
shots-rating-of = Wertung der Aufgabe: { $rating }
shots-streak = { $count } in Folge
shots-solved-of = { $solved } von { $all } gelöst
shots-show-solution = Lösung zeigen
shots-hint-wait = Einen Tipp gibt es, wenn du am Zug bist.
shots-hint-last = Das war der letzte Tipp: Der Pfeil zeigt den Zug.
shots-play-line = Nachspielen
shots-missed = Verpasste noch einmal ({ $count })
shots-again-missed = Löse die verpassten Aufgaben noch einmal
shots-none-missed-tip = Auf diesem Brett hast du keine verpasst.
shots-all-seen = Du hast alle Aufgaben dieses Bretts gesehen.
shots-file-renamed = Deine Ergebnisse sind unlesbar; sie beginnen neu. Die alte Datei heißt jetzt { $file }
shots-file-written-again = Die Datei deiner Ergebnisse wurde von außen beschädigt. Sie wurden neu geschrieben; die beschädigte Datei heißt jetzt { $file }
shots-file-unreadable = Deine Ergebnisse sind unlesbar: { $reason }
shot-help =
    32-28, 28x19         einen Zug spielen
    tipp                 ein Tipp: erst das Brett, dann die Figur, dann der Zug
    zeigen               die Lösung zeigen; die Aufgabe gilt als verpasst
    nächste              eine andere Aufgabe
    verpasste            verpasste Aufgaben noch einmal
    neu                  neue Aufgaben
    seite sw             die Seite wählen, die ein schmaler Bildschirm zeigt: sw, so, no, nw
    fen                  die Stellung als FEN zeigen
    ende                 beenden
theme-rafle-over-boards = Mehrfachschlag über mehrere Bretter
theme-ends-on-a-side = endet auf einer Seite
theme-makes-a-king = macht eine Dame
theme-coup-turc = Coup turc
theme-quiet-move = stiller Zug
theme-several-given = opfert mehrere Figuren
theme-long-rafle = langer Mehrfachschlag
theme-catches-a-king = schlägt eine Dame
theme-defense = unter Drohung
theme-endgame = Endspiel
theme-ends-the-game = beendet die Partie
## Das Üben des Blicks
vision-open = Den Blick für die Bretter üben
vision-title = Übe deinen Blick
vision-rules = Eine Runde gibt dir 30 Sekunden Bedenkzeit. Eine falsche Antwort kostet so viel, wie eine richtige bringt.
vision-find-square = Ein Feld finden
vision-name-square = Ein Feld benennen
vision-sides = Seiten eines Feldes
vision-king-moves = Züge einer Dame
vision-captures = Schlagzüge
ask-find-square = Wo ist Feld { $number }?
ask-name-square = Welches Feld ist markiert?
ask-sides = Auf welchen Seiten liegt Feld { $number }?
ask-king-side = Wohin kann die markierte Dame auf der { $side } ziehen?
ask-king-flat = Wohin kann die markierte Dame ziehen?
ask-captures-white = Welche Figuren kann Weiß schlagen?
ask-captures-black = Welche Figuren kann Schwarz schlagen?
ask-king-words = Die Dame steht auf { $number }.
ask-place-words = Reihe { $row } von Weiß aus, Nummer { $place } von links.
answer-click-square = Klicke es an, in der 3D-Ansicht oder auf einem der Bretter.
answer-type-number = Tippe seine Nummer.
answer-name-sides = Wähle jede Seite, auf der es liegt.
answer-click-moves = Klicke jedes Feld an, das sie erreicht.
answer-click-captures = Klicke jede an. Der längste Schlagzug ist Pflicht.
vision-found = { $found } von { $total } gefunden
vision-best = Rekord { $score }
vision-score = Punkte: { $score }
vision-streak = { $count } in Folge
vision-right = Richtig
vision-wrong = Falsch. Die Antwort: { $answer }
vision-no-digit = ?
vision-erase = Ziffer löschen
vision-submit = Antworten
vision-time-up = Die Zeit ist um
vision-answer-was = Die Antwort auf die letzte Frage: { $answer }
vision-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
vision-new-best = Dein bisher bestes Ergebnis!
vision-best-so-far = Dein bestes Ergebnis: { $score }
vision-tally = { $right } richtig, { $wrong } falsch
vision-longest-streak = Längste Serie: { $count }
vision-begin = Eine Runde mit diesen Fragen beginnen
vision-again = Noch einmal
vision-other = Andere Übungen
vision-leave = Runde verlassen
vision-seconds = { $count } s
vision-seconds-left = { $count ->
        [one] Noch { $count } Sekunde
       *[other] Noch { $count } Sekunden
    }
vision-on-side = Auf dieser Seite liegt das Feld

## Endspiele üben
endgame-welcome = Gewinne Endspiele gegen die beste Verteidigung. Tippe einen Zug wie 32-28, oder hilfe.
endgame-pieces = { $kings } und { $men }
endgame-ending = { $own } gegen { $other }
endgame-task = { $side } am Zug gewinnt in { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
    }.
endgame-left = Noch { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
    }.
endgame-slow = { $played } verliert { $lost ->
            [one] { $lost } Zug
           *[other] { $lost } Züge
    }.
endgame-drawn = { $played } vergibt den Gewinn: Die Partie ist remis.
endgame-refuted-draw = { $played } vergibt den Gewinn: Nach { $answer } ist es remis.
endgame-refuted-loss = { $played } vergibt den Gewinn: Nach { $answer } gewinnt { $side }.
endgame-reply = Die Antwort: { $played }
endgame-won = Gewonnen in { $played ->
        [one] { $played } Zug
       *[other] { $played } Zügen
    }; { $enough ->
        [one] { $enough } war genug
       *[other] { $enough } waren genug
    }.
endgame-won-soonest = Gewonnen in { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
    }: Schneller geht es nicht.
endgame-best = Bester Zug: { $played }
endgame-try-again = Tippe zurücklegen, um den Zug zurückzunehmen, oder nochmal für den Anfang.
endgame-go-on = Enter: nächstes Endspiel
endgame-over = Dieses Endspiel ist zu Ende: Drücke Enter für das nächste.
endgame-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
endgame-none = Die Tabellen haben kein solches Endspiel. Wähle eine andere Länge oder ein anderes Endspiel.
endgame-which-length = Erwartet: die Zahl der Züge bis zum Gewinn, 3, 6, 9 oder 10.
endgame-which-ending = Erwartet: die Nummer eines Endspiels, oder 0 für alle; endspiele zeigt die Liste.
endgame-times-won = gewonnen: { $count }
endgame-fewest-lost = wenigste verlorene Züge: { $count }
endgame-any = Alle Endspiele
endgame-help =
    32-28, 28x19         einen Zug spielen
    tipp                 den besten Zug zeigen; das zählt als Hilfe
    zurücklegen          den Zug zurücknehmen, der den Gewinn vergab
    nochmal              dasselbe Endspiel von vorn
    nächste              ein anderes Endspiel
    länge 6              Gewinn in höchstens 3, 6 oder 9 Zügen, oder in 10 und mehr
    endspiele            die Liste der Endspiele, mit deinen Rekorden
    endspiel 2           nur dieses Endspiel; 0 für alle
    seite sw             die Seite wählen, die ein schmaler Bildschirm zeigt: sw, so, no, nw
    ende                 beenden
endgame-title = Endspiele
endgame-open = Endspiele üben
endgame-rules = Gewinne gegen die beste Verteidigung. Langsame Züge werden gezählt.
endgame-moves-lost = Verlorene Züge: { $count }
endgame-lengths = Züge bis zum Gewinn
endgame-endings = Endspiel
endgame-choosing = Eine Stellung wird gesucht…
endgame-preparing = Die Endspiele werden vorbereitet, ein für alle Mal: { $percent } %. Das erste beginnt von selbst.
endgame-not-prepared = Die Endspiele konnten nicht vorbereitet werden.
endgame-begin = Dieses Endspiel üben
endgame-again = Von vorn
endgame-take-back = Zurücknehmen
endgame-show-best = Besten Zug zeigen

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = züge
word-where = wo
word-row = reihe
word-lines = linien
word-last = letzter
word-score = anzahl
word-undo = zurück, zurücknehmen
word-redo = wieder, wiederholen
word-undo-edit = änderung zurück
word-redo-edit = änderung wieder
word-game = partie
word-goto = gehe, gehen
word-promote = höher
word-demote = tiefer
word-main = haupt, hauptvariante
word-delete = löschen
word-delete-rest = löschen rest
word-comment = kommentar
word-before = davor
word-sign = zeichen
word-mark = markieren
word-arrow = pfeil
word-draw = remis
word-accept = annehmen
word-decline = ablehnen
word-resign = aufgeben
word-new = neu, neue
word-fen = fen
word-board = brett
word-side = seite
word-continue = weiter
word-games = partien
word-open = öffnen
word-save = speichern
word-table = tisch
word-table-touch = tisch berühren
word-table-hand = tisch hand
word-table-draws = tisch remis
word-touch = berühren
word-adoube = zurechtrücken, adoube
word-carry = tragen
word-off = entfernen
word-back = zurücklegen
word-done = fertig
word-correct = korrigieren
word-keep = zulassen
word-huff = blasen
word-place = setzen
word-computer = computer
word-person = mensch
word-go = los
word-review = auswerten, auswertung
word-mistakes = fehler
word-show = zeigen
word-next = nächste, nächster
word-clock = uhr
word-clock-off = uhr aus
word-clock-pause = uhr pause
word-clock-resume = uhr weiter
word-clock-add = uhr dazu
word-hint = tipp
word-analyze = analyse, analysieren
word-explore = erkunden
word-takeback = zurück, zurücknehmen
word-withdraw = zurückziehen
word-rematch = revanche
word-pause = pause, anhalten
word-resume = weiter
word-give-time = zeit geben
word-hello = hallo
word-good-luck = viel glück
word-well-played = gut gespielt
word-thanks = danke
word-good-move = guter zug
word-oops = hoppla
word-take-your-time = lass dir zeit
word-one-moment = moment
word-must-go = muss los, muss gehen
word-good-game = schöne partie
word-another = noch eine
word-goodbye = tschüss, auf wiedersehen
word-claim-win = sieg fordern
word-claim-draw = remis fordern
word-who = wer
word-link = link, adresse
word-invitation = einladung
word-edit = aufbauen
word-help = hilfe
word-quit = ende, beenden
word-again = nochmal
word-skip = überspringen
word-missed = verpasste
word-length = länge
word-endings = endspiele
word-ending = endspiel
word-cancel = abbrechen
word-clear = leeren
word-start = anfang
word-mirror = spiegeln
word-swap = tauschen
word-white = weiß, weiße
word-black = schwarz, schwarze
word-men = steine, stein
word-kings = damen, dame
word-green = grün
word-red = rot
word-blue = blau
word-yellow = gelb
word-now = sofort
word-family = familie
word-family-pyramid = familie-pyramide
word-brigand = schlagdame
word-brigand-pyramid = schlagdame-pyramide
word-wolf-and-sheep = wolf-und-schafe, wolf
word-south-west = sw
word-south-east = so
word-north-east = no
word-north-west = nw
