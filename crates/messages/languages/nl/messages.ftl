### De berichten van het programma in het Nederlands. De sleutels en argumenten zijn die van het Engels.

## Spelers en borden
side-white = Wit
side-black = Zwart
turn-white = Wit aan zet
turn-black = Zwart aan zet
variant-dames3d = Dames 3D
variant-international = Internationaal dammen
tab-international = Internationaal
tab-wolf-and-sheep = Wolf
variant-family = Familiedammen
variant-family-pyramid = Familie, op de piramide
variant-brigand = Weggeefdammen
variant-brigand-pyramid = Weggeef, op de piramide
variant-wolf-and-sheep = Wolf en schapen
face-top = bovenkant
face-south-west = zuidwestkant
face-south-east = zuidoostkant
face-north-east = noordoostkant
face-north-west = noordwestkant
corner-south-west = ZW
corner-south-east = ZO
corner-north-east = NO
corner-north-west = NW
list-separator = ;{" "}

## Het einde van een partij
result-white = Wit wint
result-black = Zwart wint
result-draw = Remise
result-you-won = { $moves ->
        [0] Gewonnen
        [one] Gewonnen in { $moves } zet
       *[other] Gewonnen in { $moves } zetten
    }
result-you-lost = { $moves ->
        [0] Verloren
        [one] Verloren in { $moves } zet
       *[other] Verloren in { $moves } zetten
    }
result-white-in = { $moves ->
        [0] Wit wint
        [one] Wit wint in { $moves } zet
       *[other] Wit wint in { $moves } zetten
    }
result-black-in = { $moves ->
        [0] Zwart wint
        [one] Zwart wint in { $moves } zet
       *[other] Zwart wint in { $moves } zetten
    }
result-draw-in = { $moves ->
        [0] Remise
        [one] Remise na { $moves } zet
       *[other] Remise na { $moves } zetten
    }
no-pieces-white = Wit heeft geen stukken meer
no-pieces-black = Zwart heeft geen stukken meer
no-moves-white = Wit kan niet meer zetten
no-moves-black = Zwart kan niet meer zetten
resigned-white = Wit geeft op
resigned-black = Zwart geeft op
time-white = Wit heeft geen tijd meer
time-black = Zwart heeft geen tijd meer
lost-all-white = Wit heeft geen stukken meer en dat was het doel
lost-all-black = Zwart heeft geen stukken meer en dat was het doel
shut-in-white = Wit kan niet meer zetten en dat was het doel
shut-in-black = Zwart kan niet meer zetten en dat was het doel
got-behind = de wolf is alle schapen voorbij
draw-agreement = in onderling overleg
draw-repetition = driemaal dezelfde stand
draw-quiet = { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } alleen met dammen, zonder slag
draw-three-against-king = { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } met drie stukken tegen een dam
draw-few-against-king = één of twee stukken tegen een dam
draw-out-of-time-white = Wit heeft geen tijd meer, maar Zwart kon niet meer winnen
draw-out-of-time-black = Zwart heeft geen tijd meer, maar Wit kon niet meer winnen
outcome = { $result }: { $reason }

## Slaan en ongeldige zetten
capture-due = Slaan is verplicht: { $pieces ->
        [one] { $pieces } stuk
       *[other] { $pieces } stukken
    }
may-capture = Kan slaan: { $squares }. Anders mag het stuk worden geblazen

lines-note = Lijnen die dit stuk kan volgen
capture-note = { $pieces ->
        [one] Voorbeeld: slaat { $pieces } stuk
       *[other] Voorbeeld: slaat { $pieces } stukken
    }

refusal-no-piece = Op { $square } staat geen stuk.
refusal-click-piece-first = { $square } is leeg: klik eerst op het stuk dat gaat.
refusal-not-yours = Het stuk op { $square } is van de tegenstander.
refusal-not-its-turn = { $turn }: het stuk op { $square } is niet aan de beurt.
refusal-capture-due = Slaan is verplicht: { $pieces ->
        [one] { $pieces } stuk
       *[other] { $pieces } stukken
    }, met { $by }
refusal-more-to-take = Meerslag gaat voor: { $pieces ->
        [one] { $pieces } stuk
       *[other] { $pieces } stukken
    }, met { $by }
refusal-must-take = Het stuk op { $square } moet { $pieces ->
        [one] { $pieces } stuk
       *[other] { $pieces } stukken
    } slaan.
refusal-shut-in = Het stuk op { $square } kan nergens heen.
refusal-occupied = Op { $square } staat al een stuk.
refusal-backward = Schijven gaan alleen vooruit. Achteruit mogen ze alleen slaan.
refusal-one-step = Schijven gaan één veld tegelijk.
refusal-off-the-top = Schijven gaan alleen over de bovenkant. Langs de zijkanten mogen ze alleen slaan.
refusal-no-line = Geen lijn van een bord loopt van { $square } naar { $to }.
refusal-blocked = Het stuk op { $square } staat in de weg.
refusal-no-capture = Er is geen slag van { $square } naar { $to }.
refusal-sheep-backward = Schapen zetten alleen vooruit.
refusal-animals-one-step = Schapen en wolf zetten één veld tegelijk.
refusal-out-of-reach = Het stuk op { $square } kan niet naar { $to } gaan.
refusal-other = Dit is geen geldige zet.
refusal-only-capture = Verplicht: { $played } langs de { $boards }
refusal-only-longest = Meerslag gaat voor: { $played } langs de { $boards }
refusal-with-capture = { $reason }: { $played } langs de { $boards }
refusal-with-example = { $reason }; bijvoorbeeld { $played } langs de { $boards }
boards-then = { $first }, dan de { $next }
boards-both = { $one } en de { $other }

## Geweigerde opdrachten
refused-over = De partij is afgelopen. { $outcome }.
refused-no-game = Hier is geen partij die Dames 3D speelt.
refused-nothing-to-undo = Er is geen zet om terug te nemen.
refused-nothing-to-redo = Er is geen zet om opnieuw te spelen.
refused-no-such-ply = De partij heeft { $last ->
        [one] { $last } halve zet
       *[other] { $last } halve zetten
    }; halve zet { $asked } bestaat niet.
refused-no-such-node = De partij heeft geen stand { $path }.
refused-no-turn-at-start = Naar het begin van de partij leidt geen zet.
refused-main-line = Dit is al de hoofdvariant.
refused-no-variation-below = Onder deze variant is er geen andere.
refused-nothing-follows = Na deze stand komt niets meer.
refused-long-comment = Een opmerking heeft hoogstens { $most ->
        [one] { $most } teken
       *[other] { $most } tekens
    }.
refused-long-tag = Hier passen hoogstens { $most ->
        [one] { $most } teken
       *[other] { $most } tekens
    }.
refused-arrow-to-itself = Een pijl vanaf { $square } moet naar een ander veld wijzen.
refused-nothing-to-undo-edit = Er is geen wijziging om ongedaan te maken.
refused-nothing-to-redo-edit = Er is geen wijziging om te herhalen.
refused-too-many-plies = De partij is te lang om door te gaan.
refused-offer-stands = Er is al remise aangeboden.
refused-no-offer = Er is geen remise aangeboden.
refused-only-international = De vijfzettenregel geldt alleen bij internationaal dammen.
refused-no-clock = Deze partij wordt zonder klok gespeeld.
refused-clock-paused = De klok staat al stil.
refused-clock-not-paused = De klok staat niet stil.
refused-time-not-limited = { $side }: de tijd is niet beperkt.
refused-too-much-time = Dat is meer tijd dan een klok kan aangeven.

## Klokken
clock-unlimited = onbeperkt
clock-times = Klok: Wit { $white }, Zwart { $black }
clock-paused = { $times } (staat stil)
clock-waiting = { $times } (loopt zodra beide spelers gezet hebben)
clock-none = Deze partij wordt zonder klok gespeeld: typ bijvoorbeeld klok 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Ongeldig speeltempo, kolom { $column }: verwacht { $expected }, gevonden { $found }.
expected-a-side = wit of zwart
clock-add = wit of zwart en een aantal seconden
move-wrong-sign = { $played } is geen geldige zet: verwacht { $expected }.
move-no-such-path = { $played } is geen geldige zet: zo loopt geen enkele slag.
move-ambiguous = { $played } kan meer dan één slag zijn: typ één van { $choices }.

## Onleesbare tekst
misread = Ongeldige FEN, kolom { $column }: verwacht { $expected }, gevonden { $found }.
quoted = “{ $text }”
the-end = het einde
fen-twice = Ongeldige FEN, kolom { $column }: veld { $square } voor de tweede keer.
fen-uncrowned-man = Ongeldige stand: de schijf op { $square } moet een dam zijn.
fen-empty = Ongeldige stand: het bord is leeg.
fen-not-wolf-and-sheep = Ongeldige stand: wolf en schapen heeft vier witte schijven, één zwarte schijf en geen dammen.
position-illegal = Dit is geen geldige stand.
expected-square = een veld van 1 tot en met 50
expected-sign = “-” of “x”
expected-end-of-move = het einde van de zet
expected-side = “W” of “B”
expected-pieces = “:” en de stukken van een kleur
expected-other-pieces = de stukken van de andere kleur
expected-end-of-run = het laatste veld van een reeks, niet vóór het eerste
expected-end-or-dot = het einde of “.”
expected-end-after-dot = het einde na “.”
expected-time-control = een speeltempo zoals 5+3
expected-time = een tijd boven 0
expected-end-of-time-control = het einde van het speeltempo
expected-other = iets anders

## Het paneel
no-moves-yet = Nog geen zetten
draw-offered-white = Wit biedt remise aan
draw-offered-black = Zwart biedt remise aan
accept = Aannemen
decline = Afwijzen
counters-button = Tellers
counters = Op weg naar remise
count-repetition = Zelfde stand
count-quiet = Alleen damzetten, geen slag
count-three = Drie tegen een dam
count-few = Eén of twee tegen een dam
count-of = { $count } / { $limit }
at-once = meteen remise
after-capture = remise na de slagen
federation = Twee tegen een dam: vijf zetten (FMJD)
draws-by-sheet = Twee dammen tegen één: meteen remise, behalve zolang er slagen volgen
again = Nog eens
next-level = Volgend niveau
yes = Ja
yes-resign = Opgeven
yes-paste = Laden
yes-quit = Afsluiten
no = Doorspelen
stay-in-lesson = In de les blijven
looking-back = Terugblik: de partij wacht
play-on = Vanaf hier doorspelen
too-low-to-drag = Het bord ligt te vlak in beeld om een stuk te slepen: klik op de velden of draai het bord
goes-back = Stukken staan alleen op donkere velden: het stuk gaat terug
first-side-capture = Dat was een slag op een zijkant van de piramide: elke zijkant is een bord op zich.
nobody-thinks = Niemand denkt na: een mens is aan zet
yes-offer-draw = Remise aanbieden
ask-draw-white = Biedt Wit remise aan?
ask-draw-black = Biedt Zwart remise aan?
ask-resign-white = Geeft Wit op?
ask-resign-black = Geeft Zwart op?
ask-paste = De geplakte stand laden in plaats van deze partij?
ask-quit = De huidige partij afbreken en afsluiten?
ask-leave-lesson = De les verlaten? Je gaat later bij dit onderdeel verder.
copied = FEN gekopieerd: { $fen }
not-copied = Geen toegang tot het klembord.
nothing-to-paste = Er staat geen tekst op het klembord.

## Wat een speler kan doen
undo = Zet terugnemen
redo = Zet opnieuw spelen
first = Eerste stand
last = Laatste stand
show-ply = Deze stand tonen
play-only = De enige zet spelen
other-table = Naar de andere tafel
offer-draw = Remise aanbieden
resign = Opgeven
new-game = Nieuwe partij
copy-fen = Stand kopiëren (FEN)
paste-fen = Stand plakken (FEN)
tip-of-view = { $name } ({ $key }; ingedrukt: even kijken)
view-home = Beeld vanaf je plaats; nogmaals: vanaf de andere kant ervan
view-chair = Recht vanaf je plaats gezien
view-top = Van boven gezien
view-south-west = Vanuit het zuidwesten gezien
view-south-east = Vanuit het zuidoosten gezien
view-north-east = Vanuit het noordoosten gezien
view-north-west = Vanuit het noordwesten gezien
view-other-side = Van de andere kant gezien
sink = Piramide laten zakken of rijzen
numbers = Veldnummers
lines = Lijnen van de zijkanten
lens = Perspectief of parallel beeld
pace = Snelheid van de stukken
language = Taal
help = Help
cancel = Annuleren of sluiten
focus = Naar de knoppen, dan Tab en Enter
quit = Afsluiten
pace-none = Geen
pace-fast = Snel
pace-normal = Normaal
pace-slow = Traag

## Help
help-mouse = Muis
help-first = Om te beginnen
help-play = Spelen
help-advice = Hint, analyse, beoordeling
help-variations = Varianten en commentaar
help-window = Venster
mouse-choose = Klikken op een stuk
mouse-choose-does = het stuk kiezen
mouse-play = Klikken op een veld
mouse-play-does = erheen zetten, of de slag kiezen
mouse-drag = Een stuk slepen
mouse-drag-does = het spelen naar het veld waar je het loslaat
mouse-net = Klikken of slepen op de vijf borden
mouse-net-does = daar spelen zoals op de piramide
type-key = 32-28 typen
type-does = een zet spelen: twee velden, dan Enter
peek-key = F2 tot F6 ingedrukt houden
peek-does = even kijken: bij loslaten springt het beeld terug
mouse-turn = Slepen, rechter- of middenknop
mouse-turn-does = het beeld draaien
mouse-wheel = Wiel
mouse-wheel-does = zoomen
mouse-hover = Wijzen naar een stuk
mouse-hover-does = zijn lijnen zien
close = Sluiten
tip = { $action } ({ $key })
key-space = Spatie
key-escape = Esc
key-tab = Tab
key-enter = Enter
key-delete = Del
key-backspace = Backspace
key-home = Home
key-end = End
key-pad = num { $key }

## Het tekstbord
text-welcome = Typ een zet zoals 32-28, of help.
text-goodbye = Tot ziens.
text-face-south-west = ZW: linkerhoek van Wit
text-face-south-east = ZO: rechterhoek van Wit
text-face-north-east = NO: linkerhoek van Zwart
text-face-north-west = NW: rechterhoek van Zwart
text-answer = { $offer }: aannemen of afwijzen?
text-declined = De remise is afgewezen.
text-counter = { $name }: { $count }
text-at-ply = Stand na halve zet { $ply }.
text-saved = { $commands ->
        [one] { $commands } opdracht
       *[other] { $commands } opdrachten
    } opgeslagen in { $file }.
text-unfinished = Afgebroken: { $variant }, { $date }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }. Typ verder om die voort te zetten.
text-journal-damaged = Wat na de laatste zet kwam, is niet helemaal weggeschreven en ontbreekt.
journal-unreadable = Wat daarna kwam, is onleesbaar en ontbreekt; er wordt niets van gewist.
journal-newer = Wat daarna kwam, is door een nieuwere versie van het programma geschreven en ontbreekt; er wordt niets van gewist.
journal-anew = Het bestand van deze sessie was verdwenen of ingekort. De hele sessie is opnieuw weggeschreven: { $file }
journal-quarantined = Een deel van een sessie is onleesbaar. Er is niets gewist: alles staat in { $file }.
text-nothing-unfinished = Er is geen afgebroken partij.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
text-games = Partijen in { $file }: { $count }. Open er een met het nummer: openen { $last }
text-no-games = Er zijn geen eerdere partijen.
text-no-such-game = Die partij bestaat niet: typ partijen voor de lijst.
text-game-number = het nummer van een partij in de lijst
text-not-kept = De partij kan niet worden weggeschreven: { $reason }. Het spel gaat door.
text-not-saved = Kon { $file } niet schrijven: { $reason }.
text-already-there = { $file } bestaat al: typ de naam van een nieuw bestand.
text-unknown = “{ $typed }” is geen zet en geen opdracht: typ help.
text-expected = { $word }: verwacht { $expected }.
text-a-file = de naam van een bestand
text-line = de letters van een variant, of niets
text-place = de letters van een variant, of een halve zet van de hoofdvariant
text-mark = een veld, en eventueel groen, rood, blauw of geel
text-arrow = twee velden, en eventueel groen, rood, blauw of geel
text-explore-what = Je hebt nog geen eigen partijen: typ verken en de naam van een bestand of map met partijen.
text-editor-help =
    w 31 32 k5 b 1 2     witte schijven op 31 en 32, een witte dam op 5, zwarte schijven op 1 en 2; x 31 maakt een veld leeg
    wit, zwart           de kleur die aan zet is
    leeg, begin          het bord leegmaken; de beginstand opzetten
    spiegel, wissel      links en rechts verwisselen; de kleuren verwisselen
    W:W31,K5:B1,2        een FEN
    terug, herhaal       een wijziging ongedaan maken, herhalen
    klaar, annuleer      vanuit deze stand spelen; terug naar de partij
text-editor-unknown = “{ $typed }” kan niet worden opgezet: typ w 31 32 k5 b 1 2, klaar, annuleer of help.
text-nothing-more = niets daarna
text-misread = Ongeldige zet, kolom { $column }: verwacht { $expected }, gevonden { $found }.
text-too-long = Die regel is te lang.
text-help =
    32-28, 3228, 28x19   een zet spelen; 28x19x10 noemt elk veld waar je landt
    zetten               de geldige zetten tonen
    waar witte schijven  antwoord in woorden: ook rij 4, lijnen 28, laatste, telling
    terug, herhaal       een zet terugnemen, opnieuw spelen
    partij               de gespeelde zetten tonen, met varianten en opmerkingen
    ga B, ga 12          naar variant B, of naar halve zet 12 van de hoofdvariant
    hoger B, lager B     een variant omhoog of omlaag; hoofd B maakt er de hoofdvariant van; zonder letter: de getoonde variant
    verwijder B          een variant verwijderen; verwijder: vanaf de getoonde zet; verwijder rest: wat erop volgt
    opmerking TEKST      opmerking bij de getoonde zet; ervoor TEKST: ervóór; zonder tekst vervalt de opmerking
    teken !?             een teken bij de getoonde zet: ! ? !! ?? !? ?!
    markeer 12 rood      een veld markeren; pijl 12 23 tekent een pijl; groen, rood, blauw, geel
    wijziging terug, wijziging herhaal  zulke wijzigingen ongedaan maken en herhalen
    remise               remise aanbieden; de andere speler typt aannemen of afwijzen
    opgeven              de partij opgeven
    nieuw                deze partij opnieuw beginnen
    fen                  de stand als FEN tonen
    fen W:W31,K5:B1      deze partij vanuit een stand beginnen
    bord international   naar de internationale tafel; ook dames3d, familie, weggeefdammen, wolf-en-schapen…
    kant zw              de zijkant kiezen die een smal scherm toont: zw, zo, no, nw
    verder               verdergaan met de afgebroken partij van een vorige keer
    partijen, openen 3   de eerdere partijen tonen; er één openen
    opslaan BESTAND      de opdrachten tot nu toe opslaan, voor dames3d replay
    tafel aanraken       aanraken is zetten, aan of uit; rechtzetten: stukken rechtzetten
    tafel hand           vrij met de hand zetten, aan of uit: verplaats 31 27, weghalen 22, terugzetten, klaar;
                         de andere speler typt herstel of laten
    tafel remise         internationaal dammen: twee dammen tegen één hebben vijf zetten, of meteen remise
    blazen 23            een stuk blazen dat niet sloeg, waar dat mag
    plaats 46            een schaap plaatsen, of de wolf
    computer zwart 3     de computer speelt een kleur, op niveau 1 tot en met 10; mens zwart maakt er een eind aan
    speel                de computer speelt voor wie aan zet is
    beoordeel, beoordeel 60  de hele partij beoordelen, in dit aantal seconden
    fouten wit           je fouten opnieuw proberen: typ een zet, hint, toon of volgende
    klok 5+3             met klok spelen, 5 minuten en 3 seconden per zet; ook 5d3, *2, =30,
                         5+3 3+2 nu; klok toont de klok; klok pauze, klok verder, klok uit, klok erbij wit 60
    hint, analyse        een zet die de computer voorstelt; zijn oordeel over de stand
    verken BESTAND       wat in deze stand is gespeeld, in de partijen van een bestand of map;
                         verken alleen zoekt weer in dezelfde partijen, in het begin in je eigen
    opzetten             een stand opzetten: w 31 32 k5 b 1 2, dan klaar
    stop                 stoppen

## Playing over a network
online-connecting = Verbinden met { $server }…
online-unreachable = { $server } is niet bereikbaar: { $reason }. Nieuwe poging…
online-lost = De verbinding is verbroken. Nieuwe poging…
online-back = Je bent weer verbonden.
online-you-play = Je speelt met { $side }.
online-watching = Je kijkt naar deze partij.
online-invite = Stuur deze link naar de andere speler. Wie hem het eerst opent, krijgt de plaats:
online-code = In dezelfde kamer is de code { $code } genoeg.
online-good-for = De uitnodiging eindigt over { $hours ->
        [one] { $hours } uur
       *[other] { $hours } uur
    }.
online-waiting = Wachten op de andere speler…
online-saved = Je plaats is bewaard: { $command } brengt je terug naar deze partij, ook als het programma gesloten was.
online-not-saved = Je plaats kon niet bewaard worden: { $reason }. Bewaar de link ervan: typ link.
online-your-link = Deze link leidt naar je plaats, ook op een ander apparaat. Geef hem aan niemand:
online-watch-link = Met deze link kunnen anderen meekijken:
online-no-invitation = In deze partij is geen plaats vrij.
online-begins = De andere speler is er. De partij begint.
named-begins = { $name } is er. De partij begint.
online-named = De andere speler heet { $name }.
online-other-connected = De andere speler is verbonden.
online-other-reconnecting = De andere speler maakt opnieuw verbinding…
online-other-away = De andere speler is weg.
online-claim-in = Blijft dat zo, dan kun je over { $time } de uitslag claimen: typ claim winst of claim remise.
presence-connected = verbonden
presence-reconnecting = maakt opnieuw verbinding
presence-away = weg
online-delay = { $presence }, vertraging { $milliseconds } ms
online-you = { $side } (jij)
online-player = { $side } ({ $name })
online-watchers = Kijkers
online-asks-takeback = De andere speler wil een zet terugnemen
online-asks-pause = De andere speler wil een pauze
online-asks-rematch = De andere speler wil revanche
named-asks-takeback = { $name } wil een zet terugnemen
named-asks-pause = { $name } wil een pauze
named-asks-rematch = { $name } wil revanche
online-asked = Het is aan de andere speler gevraagd. Typ intrekken om het in te trekken.
online-withdrawn = Het aanbod is ingetrokken.
online-declined = Afgewezen.
online-taken-back = De zet is teruggenomen.
online-paused = De klok staat stil. Typ verder om door te gaan.
online-resumed = De klok loopt weer.
online-gave-time = { $side }: { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } erbij.
greeting-hello = Hallo!
greeting-good-luck = Veel succes!
greeting-well-played = Goed gespeeld!
greeting-thanks = Bedankt!
greeting-good-move = Goede zet!
greeting-oops = Oeps!
greeting-take-your-time = Neem de tijd.
greeting-one-moment = Een ogenblik, alsjeblieft.
greeting-must-go = Ik moet gaan.
greeting-good-game = Dat was een mooie partij!
greeting-another = Nog een partij?
greeting-goodbye = Tot ziens!
online-restarted = De server is opnieuw gestart. De klok stond intussen stil.
online-restarted-post = De server was een tijd buiten werking. De dagen voor de zet telden zolang niet door.
online-stopping = De server stopt even en komt terug. Je wordt vanzelf weer verbonden.
online-rematch = Een nieuwe partij, met verwisselde kleuren.
online-over = Typ revanche om nog eens te spelen, of stop.
online-sent = Verzonden. De server heeft nog niet geantwoord.
online-kept = Je bent niet verbonden. Dit wordt verzonden zodra de verbinding terug is.
online-no-answer = De server heeft nog niet geantwoord.
online-which = Er zijn meer voorstellen: typ erachter welk je bedoelt: { $offers }.
online-post = Per correspondentie: { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } per zet.
online-days-left = nog { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } voor deze zet
online-hours-left = nog { $hours ->
        [one] { $hours } uur
       *[other] { $hours } uur
    } voor deze zet
online-post-over = de dagen voor deze zet zijn om
online-may-claim = Je kunt de uitslag claimen: typ claim winst of claim remise.
refused-watching = Dat mogen alleen de spelers.
refused-not-begun = De andere speler is er nog niet.
refused-game-over = De partij is afgelopen.
refused-not-over = De partij is nog niet afgelopen.
refused-not-your-turn = De andere speler is aan zet.
refused-nothing-offered = Zo’n voorstel is er niet.
refused-offered-already = Dat is al voorgesteld.
refused-switched-off = Deze partij is zonder dat afgesproken.
refused-not-away = De andere speler is nog niet lang genoeg weg.
refused-clock-now = Dat kan de klok nu niet.
refused-time-up = De tijd was om.
refused-name = Een naam heeft 1 tot 40 tekens, die allemaal zichtbaar zijn.
refused-server-stops = De server gaat zo stoppen.
refused-too-many = Te veel verzoeken: wacht even.
rejected-protocol = De server spreekt versie { $server } van het protocol, dit programma versie { $own }: een van beide is te oud.
rejected-no-game = Er is hier geen partij die deze link opent.
rejected-seat-taken = Iemand anders heeft deze plaats al.
rejected-settings = De server neemt deze partij niet aan: { $reason }.
rejected-key = Wie op deze server een partij aanbiedt, heeft een sleutel nodig: geef hem op met --key.
rejected-too-many = Te veel pogingen: wacht een minuut.
online-not-understood = De server en dit programma begrijpen elkaar niet, een van beide is misschien te oud: { $reason }.
online-help =
    32-28, 3228, 28x19   een zet spelen; 28x19x10 noemt elk veld waar je landt
    zetten               de geldige zetten tonen
    waar witte schijven  antwoord in woorden: ook rij 4, lijnen 28, laatste, telling
    partij               de gespeelde zetten tonen
    klok                 de klok tonen, of de dagen per zet
    wie                  tonen wie er is
    remise, terug        remise aanbieden; vragen je laatste zet terug te nemen
    pauze, verder        om een pauze vragen; de klok weer laten lopen
    aannemen, afwijzen   een voorstel beantwoorden; aannemen remise, als er meer zijn
    intrekken            je eigen voorstel intrekken
    geef tijd            de andere speler vijftien seconden geven
    claim winst, claim remise  de uitslag claimen als de ander weg is
    revanche             na afloop om een nieuwe partij met verwisselde kleuren vragen
    hallo, veel succes, tot ziens  de andere speler groeten
    goede zet, goed gespeeld, mooie partij, bedankt, oeps  lof, dank, een vergissing
    neem de tijd, ogenblik, moet gaan, nog een  over de tijd en een volgende partij
    opgeven              de partij opgeven
    link                 de link naar je plaats tonen, voor je andere apparaat, en de link om mee te kijken
    uitnodiging          de uitnodiging opnieuw tonen
    fen                  de stand als FEN tonen
    kant zw              de zijkant kiezen die een smal scherm toont: zw, zo, no, nw
    aanraken 31, rechtzetten  een stuk aanraken, als aanraken zetten is; stukken rechtzetten
    verplaats 31 27, weghalen 22, terugzetten, klaar  met de hand: verplaatsen, weghalen, terugzetten, de beurt beëindigen
    herstel, laten       een onregelmatige beurt laten herstellen, of laten staan
    blazen 23            een stuk blazen dat niet sloeg, waar dat mag
    plaats 46            een schaap plaatsen, of de wolf
    stop                 weggaan; de partij gaat door

## Met een vriend spelen, in het venster
not-with-friend-tip = Niet in een partij met een vriend: niemand helpt tot het einde.
player-friend = Vriend
friend-elsewhere = Een vriend elders
about-friend-elsewhere = Jullie spelen via een netwerk: in deze kamer of op elke afstand.
friend-by-lot = Loten
friend-join = Meedoen…
friend-title = Met een vriend spelen
friend-join-title = Meedoen
friend-you-play = je speelt met { $side }
friend-where = Waar
friend-by-link = Via een link
friend-in-room = In deze kamer
friend-server = Server
friend-key = Sleutel van de server
friend-about-link = De partij wordt op deze server bewaard. Jullie hebben allebei het netwerk nodig, verder niets.
friend-about-room = Deze computer is de server. Je vriend moet in hetzelfde netwerk zijn; internet is niet nodig.
friend-days = Tijd per zet
friend-no-limit = Onbeperkt
friend-number-of-days = { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
friend-invite = Uitnodigen
friend-copy = Link kopiëren
friend-not-copied = Het klembord is niet bereikbaar: lees de zes letters voor.
friend-join-button = Meedoen
friend-join-as = Meedoen met { $side }
friend-invited-by = { $name } nodigt je uit.
friend-invited = Je bent uitgenodigd voor een partij.
friend-paste = Plakken
friend-link-or-code = Link of zes letters
friend-code-server = Server, voor de zes letters
friend-name = Je naam, als je wilt
friend-scan = Scan het vierkant of open de link. Wie het eerst komt, krijgt de plaats.
friend-about-code = In dezelfde kamer zijn deze zes letters en de server { $server } genoeg.
friend-show-invitation = Uitnodiging tonen
friend-cancel = Partij afzeggen
friend-return = Terug naar de partij
friend-forget = Vergeten
friend-reconnect = Nu opnieuw proberen
friend-saved = Je partij met een vriend gaat door.
friend-starting = Deze computer wordt klaargemaakt…
friend-connecting = Verbinden met de server…
friend-is = Je vriend: { $presence }
friend-delays = Vertraging: vriend { $friend } ms, jij { $own } ms
friend-ask-takeback = Terugnemen vragen
friend-say = Zeg…
friend-say-title = Iets zeggen
friend-give-time = 15 seconden geven
friend-asked-takeback = Je hebt gevraagd een zet terug te nemen.
friend-asked-pause = Je hebt om een pauze gevraagd.
friend-asked-rematch = Je wilt een revanche.
friend-withdraw = Intrekken
friend-rematch = Revanche
friend-claim-in = Als dat zo blijft, kun je over { $time } het resultaat opeisen.
friend-claim = Je vriend is lang genoeg weg. Je kunt het resultaat opeisen.
named-claim = { $name } is lang genoeg weg. Je kunt het resultaat opeisen.
friend-claim-win = Winst opeisen
friend-claim-draw = Remise opeisen
friend-no-address = Dat is geen adres van een server. Het lijkt op https://dames.example of 192.168.1.5:7171.
friend-no-link = Dat is geen link en geen code. Plak de hele link of typ de zes letters.
friend-unreachable = De server is niet bereikbaar: { $reason }. Controleer het adres en het netwerk; het programma blijft het proberen.
friend-other-version = De server spreekt een andere versie. Installeer de nieuwste versie van het programma, of vraag dat aan de beheerder van de server.
friend-other-page = Deze pagina heeft een andere versie dan de server. Laad haar opnieuw.
friend-reload = Opnieuw laden
friend-not-hosted = Deze computer kan de server niet zijn: { $reason }. Speel via een link.
friend-no-network = Deze computer is in geen lokaal netwerk. Verbind hem met een netwerk, of speel via een link.
friend-no-such-game = Deze link opent geen partij: hij is verkeerd getypt of de uitnodiging is verlopen. Vraag om een nieuwe.
friend-seat-taken = Iemand anders heeft de plaats genomen. Vraag je vriend om een nieuwe uitnodiging.
friend-not-offered = De server neemt deze partij niet aan: { $reason }
friend-needs-key = Op deze server biedt alleen partijen aan wie een sleutel van de beheerder heeft. Vul de sleutel in of kies een andere server.
friend-too-many = Te veel pogingen: wacht een minuut en probeer het opnieuw.
friend-not-saved = Je plaats kon niet worden opgeslagen: { $reason }. Laat het venster open tot het einde van de partij.

## Meer partijen met vrienden, hun links, en een stand laten zien
friend-my-games = Mijn partijen
friend-my-games-waiting = Mijn partijen ({ $turns })
friend-no-games = Je hebt geen lopende partij met een vriend.
friend-own-turn = Jij bent aan zet
friend-friends-turn = Je vriend is aan zet
friend-not-joined = Nog niemand doet mee
friend-game-over = De partij is afgelopen
friend-not-known = Niet verbonden
friend-game-gone = De server heeft deze partij niet meer
friend-on-board = op het bord
friend-minutes-left = { $minutes ->
        [one] nog { $minutes } minuut
       *[other] nog { $minutes } minuten
    }
friend-time-over = de tijd is om
friend-ask-forget = Deze partij vergeten?
friend-about-forget = Ze gaat zonder jou verder: als je tijd om is, kan je vriend de uitslag opeisen. Alleen haar link brengt je terug.
friend-keep = Bewaren
friend-go-there = Naar deze partij
friend-has-moved = Je vriend heeft in een andere partij gezet: { $game }.
friend-has-joined = Je vriend is er, en een andere partij begint: { $game }.
friend-has-ended = Een andere partij is afgelopen: { $game }.
friend-links = Links naar deze partij
friend-links-button = Links delen…
friend-watch-link = Om te kijken
friend-about-watch = Wie deze link opent, ziet de partij een seconde later en kan niet spelen.
friend-copy-watch = Link om te kijken kopiëren
friend-device-link = Voor mijn andere apparaat
friend-about-device = Wie deze link heeft, kan voor jou spelen. Geef hem aan niemand.
friend-show-device = Deze link tonen
friend-copy-device = Link voor mijn andere apparaat kopiëren
friend-link-not-copied = Geen toegang tot het klembord: de link staat in het dialoogvenster.
friend-watchers = { $watchers ->
        [one] { $watchers } toeschouwer
       *[other] { $watchers } toeschouwers
    }
friend-show = Aan mijn vriend tonen
friend-show-done = Je vriend kan deze stand nu bekijken.
friend-shows = Je vriend laat je een stand zien.
friend-look = Bekijken
friend-show-elsewhere = Deze partij staat niet meer op haar bord. Open haar eerst bij de eerdere partijen.
friend-show-too-much = Dat is te veel ineens: kies een eerdere stand, of minder tekens en pijlen.
online-shows = De andere speler laat een stand zien: { $fen }

## Een nieuwe partij
begin = Beginnen
other-games = Meer spellen
other-games-tip = Een familiespel kiezen
choose-rules = Spel
choose-opponent = Tegenstander
choose-color = Je speelt
choose-board = Bord
choose-table-rules = Tafelregels
table-rules-none = geen
rules-draughts = Dammen
rules-family = Familie
rules-brigand = Weggeef
rules-wolf-and-sheep = Wolf en schapen
board-flat = Vlak
board-pyramid = Piramide
touch-move = Aanraken is zetten
over-the-board = Met de hand
player-person = Mens
player-computer = Computer
about-international = Wit begint; slaan is verplicht en meerslag gaat voor.
about-dames3d = Vijf borden; Wit begint; slaan is verplicht en meerslag gaat voor.
about-family = Zwart begint; vrije slagkeuze; een stuk dat een slag vergeet, mag worden geblazen.
about-brigand = Wie al zijn stukken verliest of niet meer kan zetten, wint. Zwart begint.
about-wolf-and-sheep = Vier schapen sluiten de wolf in, of de wolf komt erlangs. Eerst worden de stukken geplaatst.
federation-short = Vijfzettenregel
about-federation = Twee dammen, of een dam en een schijf, tegen een dam: de partij is remise na vijf zetten van beide spelers (FMJD).
about-board-pyramid = 100 kubussen in vijf terrassen: de bovenkant en vier zijkanten, vijf borden tegelijk.
about-board-flat = Het gewone bord van 100 velden.
about-person = Twee mensen spelen aan dit scherm.
about-color = Je speelt deze kleur en ziet het bord van haar kant.
color-with-engine-only = Tegen de computer kies je je kleur; met z’n tweeën speel je beide.
about-computer = Dames 3D speelt tegen je, op het niveau dat je kiest.
wolf-on-flat-board-only = Wolf en schapen wordt alleen op het vlakke bord gespeeld.
setup-of-other-rules = De opgezette stand is in dit spel niet geldig.
program-plays-other-games = Dit programma speelt dit spel niet.
by-hand-in-draughts-only = Wolf en schapen wordt niet met de hand gespeeld
federation-in-international-only = Deze regel hoort bij internationaal dammen
clock-not-chosen = Kies eerst een tijd op de klok
about-touch-move = Een aangeraakt stuk dat kan gaan, moet gaan. Met “J’adoube” mag je een stuk rechtzetten.
about-over-the-board = Stukken worden vrij verzet; de tegenstander herstelt een foute zet of laat die staan.
new-game-loses = Er kan niet naar de schijf worden geschreven: de huidige partij aan deze tafel gaat verloren.
new-game-keeps = De huidige partij aan deze tafel gaat naar “{ earlier-games }”.

## Met de hand spelen
refused-bound = Het aangeraakte stuk op { $square } moet gespeeld worden.
refused-nothing-binds = Er is niets recht te zetten: hier hoef je een aangeraakt stuk niet te spelen.
refused-not-by-hand = In deze partij wordt niet met de hand gezet.
refused-hands-at-work = Er zijn stukken met de hand verzet: beëindig de zet of zet ze terug.
refused-cannot-be-done = Verplaats een stuk naar een leeg veld.
refused-nothing-played = Er is geen zet gedaan.
refused-nothing-irregular = Er is geen onregelmatigheid om over te beslissen.
refused-to-be-decided = De tegenstander moet de onregelmatigheid eerst herstellen of laten staan.
refused-cannot-be-kept = Deze zet kan niet blijven staan: niemand zou verder kunnen spelen.
refused-nothing-to-huff = Er valt niets te blazen.
refused-not-huffable = Je mag alleen { $squares } blazen.
refused-nothing-to-place = Er is geen stuk om te plaatsen.
refused-cannot-be-placed = Op { $square } kan nu geen stuk worden geplaatst.
refused-still-placing = Plaats eerst de stukken.
irregular = Onregelmatigheid: { $names }. De tegenstander herstelt de zet of laat hem staan.
irregular-two-moves = twee zetten achter elkaar ({ $squares })
irregular-opponents-piece = een stuk van de tegenstander verzet ({ $square })
irregular-overlooked = een slag van { $due ->
        [one] { $due } stuk
       *[other] { $due } stukken
    } was verplicht
irregular-removed = { $count ->
        [one] stuk zonder reden weggenomen
       *[other] stukken zonder reden weggenomen
    } ({ $squares })
irregular-too-few = { $taken ->
        [one] { $taken } stuk geslagen
       *[other] { $taken } stukken geslagen
    } in plaats van { $due }
irregular-too-many = { $count ->
        [one] een stuk te veel geslagen
       *[other] te veel stukken geslagen
    } ({ $squares })
irregular-half-way = slag halverwege gestopt op { $square }
irregular-early = stuk weggenomen voor het einde van de slag ({ $square })
irregular-no-such-move = geen stuk gaat van { $from } naar { $to }
irregular-not-touched = het aangeraakte stuk op { $square } moest gespeeld worden
irregular-nothing-played = er is geen zet gedaan
corrected = De zet is teruggenomen; speel een andere zet.
corrected-bound = De zet is teruggenomen; het stuk op { $square } moet gespeeld worden.
correct = Herstellen
keep = Laten staan
done = Zet klaar
put-back = Terugzetten
take-off = Stuk wegnemen
adjust = J’adoube
adjusting = J’adoube: er worden stukken rechtgezet.
huff-title = Vergeten slag
huff = { $square } blazen
place-sheep = De vier schapen worden op de eerste rij geplaatst.
place-wolf = De wolf wordt op een ander veld geplaatst.
draw-lots = Loten
huffed-white = Wit blaast { $square }: dat stuk had { $taken } kunnen slaan.
huffed-black = Zwart blaast { $square }: dat stuk had { $taken } kunnen slaan.
text-touched = Het stuk op { $square } is aangeraakt en moet gespeeld worden.
text-two-squares = twee velden, van 1 tot en met 50
text-table-rules = aanraken, hand of remise
text-sides = zw, zo, no of nw
irregular-asks = { $side }: herstellen of laten staan?
by-hand = Verzet de stukken vrij; laat een stuk naast het bord los om het weg te nemen.
must-play = Het stuk op { $square } moet gespeeld worden.

## De computer
seat = Kiezen wie speelt: een mens, de computer of een engine
seat-choose = Deze speler laten spelen
seat-menu = { $side }: wie speelt?
change-sides = Van kleur wisselen met de computer
tools-view = Beeld
tools-help = Help
tools-games = Partijen
tool-home = Mijn plaats
tool-chair = Recht
tool-turn = Draaien
tool-lens = Perspectief
tool-pyramid = Piramide
tool-numbers = Nummers
tool-lines = Lijnen
tool-boards = Borden
tool-hint = Hint
tool-analysis = Analyse
tool-review = Oordeel
tool-rules = Regels
tool-learn = Leren
tool-keys = Toetsen
tool-open = Openen
tool-save = Opslaan
tool-earlier = Eerder
tool-list = Lijst
tool-explorer = Verkenner
tool-settings = Instellingen
tools-open = De knoppen van deze groep openen
sheet-pull = Het blad met de partij omhoog trekken of laten zakken
line-play-first = Deze zet spelen
line-preview = De variant tot en met deze zet tonen
line-held = Voorbeeld: zet { $shown } van { $length }; Esc gaat terug
line-hovered = Voorbeeld: zet { $shown } van { $length }
line-previewed = Voorbeeld
line-back = Eén zet terug in de variant
line-forward = Eén zet verder in de variant
line-play = Deze variant spelen
line-close = Terug naar de partij
move-now = Nu zetten
hint = Hint
hint-only = { $played } is de enige zet.
hint-wins = { $played } wint.
hint-saves = { $played } is de enige zet die niet verliest.
hint-wins-men = { $men ->
        [one] { $played } wint een schijf.
       *[other] { $played } wint { $men } schijven.
    }
hint-wins-material = { $played } wint materiaal.
hint-ahead = { $played } houdt het voordeel.
hint-even = { $played } houdt het evenwicht.
hint-behind = { $played } is de beste verdediging.
analysis = Analyse
analysis-by = Analyse door { $name }
weaker = Zwakker
stronger = Sterker
level = Niveau { $level }
computer-name = Dames 3D, niveau { $level }
level-in-words = { $level }, { $word }
level-first-steps = eerste stappen
level-beginner = beginner
level-casual = huisdammer
level-regular = regelmatige speler
level-club = clubspeler
level-strong-club = sterke clubspeler
level-expert = expert
level-master = meester
level-grandmaster = grootmeester
level-full = volle sterkte
seat-computer = Computer: { $level }. Klik om een ander niveau of een andere speler te kiezen
white-thinks = Wit denkt na…
black-thinks = Zwart denkt na…
thinking-answer = De computer denkt na
thinking-program = { $name } denkt na
thinking-hint = Zoekt een hint
thinking-depth = diepte { $depth } · { $millions } M
thinking-depth-tip = Diepte in halve zetten: { $depth }; bekeken standen: { $millions } miljoen
solved-tip = De eindspeltabellen kennen de uitslag: er valt niets meer te zoeken.
fen-tip = FEN: een regel tekst die zegt waar de stukken staan. Andere damprogramma’s lezen die.
pdn-tip = PDN: de zetten als tekst, zoals damprogramma’s en damboeken ze schrijven.
button-set-up = Opzetten
button-share = Delen
button-take-back = Terugnemen
no-sides-tip = Het vlakke bord heeft geen zijkanten.
not-in-practice-tip = Niet tijdens een oefening: verlaat die eerst.
program-not-started = Kon { $name } niet starten.
program-gone = { $name } is gestopt.
program-silent = { $name } antwoordt niet.
program-illegal = { $name } speelde een ongeldige zet.
program-params = { $name } kent deze instellingen niet.
program-not-understood = { $name } gaf een ongeldig antwoord.
program-seat = In plaats daarvan speelt een mens.
threat = Dreiging: { $played }
score-even = Gelijk
score-little-white = Wit staat iets beter
score-little-black = Zwart staat iets beter
score-better-white = Wit staat beter
score-better-black = Zwart staat beter
score-winning-white = Wit staat gewonnen
score-winning-black = Zwart staat gewonnen
score-wins-white = Wit wint in { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
score-wins-black = Zwart wint in { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }

## Eindspelen
solved = opgelost
verdict-draw = Remise
outlook-win = wint in { $moves }
outlook-draw = remise
outlook-loss = verliest in { $moves }
endgames-offer = Eindspelen met hoogstens { $pieces ->
        [one] { $pieces } stuk
       *[other] { $pieces } stukken
    } kunnen hier voor eens en altijd worden opgelost. Dat duurt ongeveer een minuut, terwijl je speelt.
endgames-solve = Eindspelen oplossen
endgames-solving = Eindspelen oplossen: { $percent }%
endgames-failed = Kon de eindspelen niet oplossen: { $reason }
endgames-damaged = Kon de eerder opgeloste eindspelen niet gebruiken: { $reason }
thinking-decision = De computer beslist
irregular-computer = De computer beslist: herstellen of laten staan
computer-keeps = De computer laat de zet staan.
computer-corrects = De computer laat de zet terugnemen.
computer-huffs-nothing = Er is een slag vergeten; de computer blaast niets.
computer-accepts = De computer neemt de remise aan.
computer-declines = De computer wijst de remise af.
computer-failed-once = De computer liep vast en denkt opnieuw na.
computer-failed = De computer liep bij deze zet opnieuw vast.
computer-failed-type = Typ een zet voor hem, of speel om het nog eens te proberen.
search-failed = Het zoeken is mislukt. Bij de volgende stand begint het opnieuw.
text-hint = Hint: { $played } ({ $score })
text-depth = diepte { $depth }
text-seat-computer = { $side }: computer, niveau { $level } ({ $word }).
text-seat-person = { $side }: mens.
text-more = – Enter: verder –
text-seat = wit of zwart en, voor de computer, een niveau van 1 tot en met 10

## Bestanden
settings-renamed = Je instellingen zijn onleesbaar; de standaardwaarden gelden. Het oude bestand heet nu { $file }
settings-unreadable = Je instellingen zijn onleesbaar; de standaardwaarden gelden. { $file }: { $reason }
settings-not-saved = Kon je instellingen niet opslaan: { $reason }
recording-failed = Deze sessie wordt niet meer vastgelegd: { $reason }

## Een partij beoordelen
review-inaccuracy = Onnauwkeurig
review-mistake = Fout
review-blunder = Blunder
review-better = { $quality }. Beter: { $line }.
review-missed-shot = { $quality }. Slagzet gemist: { $line }.
review-errors = { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }, { $inaccuracies ->
        [one] { $inaccuracies } onnauwkeurigheid
       *[other] { $inaccuracies } onnauwkeurigheden
    }
review-accuracy = { $side }: nauwkeurigheid { $accuracy }%, { $errors }
review-no-accuracy = { $side }: { $errors }
review-no-moves = Er zijn geen zetten om te beoordelen.
review-stopped = De beoordeling is gestopt; het einde van de partij is beoordeeld.
review-seconds = een aantal seconden voor de hele partij, of niets
retry-position = { $side } speelde hier { $played }. Vind een betere zet, of typ hint, toon of volgende.
retry-none = Er zijn geen fouten om te verbeteren.
retry-first = Typ eerst beoordeel.
retry-hint = De beste zet is met het stuk op { $square }.
retry-right = Goed.
retry-as-good = { $played } is even goed als de beste zet.
retry-same = Dat is de zet uit de partij.
retry-wrong = Er is een betere zet.
retry-wrong-answer = Er is een betere zet: hierop volgt { $answer }.
retry-done = Je hebt alle fouten bekeken.

## Delen
share-open = Delen: afbeelding, animatie, PDN, FEN
share-title = Delen
share-text = Als tekst kopiëren
share-copy-fen = Stand kopiëren (FEN)
share-copy-pdn = Partij kopiëren (PDN)
share-copy-link = Link naar de partij kopiëren
share-look = Stijl van afbeeldingen
share-scene = Zoals in het venster
share-diagram = Diagram
share-file = In een bestand opslaan
share-picture = Afbeelding opslaan
share-animation = Animatie opslaan
share-stop = Stoppen
share-close = Sluiten
share-working = Tekenen… Dit gaat door als je het venster sluit.
share-copied-fen = De stand staat op het klembord.
share-copied-pdn = De partij staat op het klembord.
share-copied-link = De link staat op het klembord.
share-saved = Opgeslagen: { $path }
share-failed = Niet opgeslagen: { $reason }.
share-stopped = De animatie is gestopt.

## Een stand opzetten
editor-open = Een stand opzetten
editor-close = Opzetten beëindigen
editor-title = Een stand opzetten
editor-help = Linksklik: het gekozen stuk; rechtsklik: de andere kleur; nog eens: dam, dan niets. Sleep stukken, of van het bord af. Of typ: w 31 32 k5 b 1 2
editor-typing = { $tool }: { $typed }
editor-no-square = { $number } is geen veld: verwacht 1 tot en met 50.
tool-white-man = Witte schijf (W)
tool-white-king = Witte dam (W, dan K voor een nummer)
tool-black-man = Zwarte schijf (B)
tool-black-king = Zwarte dam (B, dan K voor een nummer)
tool-erase = Een stuk wegnemen (X)
editor-other-side = De andere kleur aan zet
editor-other-side-tip = Wie aan zet is (S)
editor-white-to-move = Wit aan zet
editor-black-to-move = Zwart aan zet
editor-fen = Stand als tekst (FEN)
editor-type = Stukken en velden typen
editor-place = Stuk bij de cursor plaatsen
editor-place-other = Stuk van de andere kleur bij de cursor plaatsen
editor-clear = Wissen
editor-clear-tip = Het bord leegmaken
editor-start = Begin
editor-start-tip = De beginstand opzetten
editor-mirror = Spiegel
editor-mirror-tip = Links en rechts in elke rij verwisselen
editor-swap = Omwisselen
editor-swap-tip = De kleuren verwisselen en het bord een halve slag draaien
editor-play = Spelen…
editor-play-tip = De spelers kiezen en vanuit deze stand spelen
editor-analyze = Analyse
editor-analyze-tip = Deze stand analyseren
editor-save = Opslaan…
editor-save-tip = Deze stand in een bestand opslaan
editor-problems = { $problems ->
        [one] Geen geldige stand:
       *[other] Geen geldige stand ({ $problems } problemen):
    }
setup-white-man = { $square }: een witte schijf moet hier een dam zijn.
setup-black-man = { $square }: een zwarte schijf moet hier een dam zijn.
setup-empty = Het bord is leeg.
setup-wolf-and-sheep = Vier schapen en één wolf zijn nodig.
setup-no-kings = { $square }: wolf en schapen kent geen dammen.
setup-ended = De partij is al afgelopen: { $outcome }.
setup-too-many = { $side } heeft { $pieces ->
        [one] { $pieces } stuk
       *[other] { $pieces } stukken
    }, meer dan in enige partij.
setup-count = { $side }: { $men ->
        [one] { $men } schijf
       *[other] { $men } schijven
    }{ $kings ->
        [0] {""}
        [one] , { $kings } dam
       *[other] , { $kings } dammen
    }

## Varianten en opmerkingen
previous-variation = Vorige variant, of begin
next-variation = Volgende variant, of einde
edit-tools = De partij bewerken: varianten, tekens, opmerkingen
promote = Variant omhoog
demote = Variant omlaag
make-main-line = Tot hoofdvariant maken
delete-line = Vanaf hier verwijderen
next-sign = Volgend teken bij de zet
sign-good = Een goede zet
sign-mistake = Een fout
sign-brilliant = Een schitterende zet
sign-blunder = Een blunder
sign-interesting = Een interessante zet
sign-dubious = Een twijfelachtige zet
comment = Opmerking
comment-before = Vóór de zet
comment-after = Na de zet
comment-start = Opmerking bij de partij
comment-on = Opmerking bij { $played }
save = Opslaan
dismiss = Annuleren
undo-edit = Wijziging ongedaan maken
redo-edit = Wijziging herhalen

## De klok in het venster
clock-period = periode { $period }
clock-moves-left = nog { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
clock-increment = +{ $seconds } s
clock-bronstein = tot +{ $seconds } s
clock-delay = vertraging { $seconds } s
clock-hourglass = zandloper
clock-per-move = per zet
clock-toggle = De klok stilzetten, of laten doorlopen
clock-pause = Pauze
clock-resume = Verder
clock-add-minute = Deze klok een minuut extra geven
clock-plus-minute = +1 min
clock-is-paused = Klok staat stil
clock-starts-later = De klok loopt zodra beiden gezet hebben
clock-out-of-time = Tijd voorbij
choose-clock = Klok
no-clock = zonder klok
clock-choice-none = Geen
clock-choice-minutes = { $minutes } min
clock-choice-per-move = { $seconds } s per zet
clock-choice-hourglass = Zandloper { $time }
clock-choice-hours = { $hours } u
clock-choice-bonus = { $time } + { $seconds } s per zet
clock-choice-moves = { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } in { $time }
clock-choice-then = { $first }, dan { $next }
clock-choice-own = Anders…
clock-differs = Eén per speler
clock-at-once = Meteen starten
clock-options = Klokopties
about-clock-differs = Wit en Zwart hebben verschillende tijden.
about-clock-at-once = De klok van Wit loopt meteen, niet pas als beide spelers gezet hebben.
clock-own-tip = In seconden, zoals in PDN: 300+5, 40/7200:3600, 300d5 (vertraging), *120 (zandloper), =30 (per zet)

## Beoordelen in het venster
review-run = Beoordeling starten of stoppen
review-title = Beoordeling
review-begin = Partij beoordelen
review-stop = Stoppen
review-progress = { $of ->
        [one] { $done } / { $of } zet
       *[other] { $done } / { $of } zetten
    }
review-builtin = Dames 3D
review-judge = Beoordelaar: { $name }
review-close = De beoordeling sluiten; de scores blijven bij de partij
review-next-judge = Volgende engine als beoordelaar
review-next-error = Volgende fout
review-previous-error = Vorige fout
review-side-accuracy = { $accuracy }%
review-accuracy-tip = Hoe dicht de zetten bij de beste liggen: bij 100% is geen winstkans weggegeven.
review-accuracy-word = Nauwkeurigheid
review-your-accuracy = Jouw nauwkeurigheid: { $accuracy }%
review-accuracies = Nauwkeurigheid: Wit { $white }%, Zwart { $black }%
review-evaluation = Beoordeling: { $words }. Winstkans van Wit: { $percent }%
review-chance-tip = Winstkans van Wit: { $percent }%
review-failed = De beoordeling is mislukt: { $reason }
review-solved = Dit spel is opgelost; er valt niets te beoordelen.
retry-judge-first = Beoordeel eerst de partij.
retry-begin = Leer van je fouten
retry-begin-white = Fouten van Wit
retry-begin-black = Fouten van Zwart
retry-count = Fout { $number } van { $count }
retry-ask-white = Wit speelde { $played }. Speel een betere zet.
retry-ask-black = Zwart speelde { $played }. Speel een betere zet.
retry-judging = { $played } beoordelen…
retry-found = { $played } is goed.
retry-elsewhere = Zetten probeer je in de stand van de fout: hier is die weer.
retry-solution = Het beste: { $line }
retry-hint-button = Hint
retry-show-button = Tonen
retry-next-button = Volgende
retry-end-button = Einde

## Partijen in bestanden
file-open = Openen…
file-save = Opslaan
file-save-as = Opslaan als…
earlier-games = Eerdere partijen
unfinished-games = Afgebroken partijen
unfinished-continue = Doorspelen
unfinished-later = Bewaren voor later
unfinished-draft = Een stand die wordt opgezet
folder-home = Persoonlijke map
folder-above = Map hoger
file-saved = Opgeslagen in { $file }. Voortaan wordt de partij daar vanzelf opgeslagen.
file-saved-once = Opgeslagen in { $file }.
file-not-saved = Kon { $file } niet opslaan: { $reason }.
file-changed = { $file } is door een ander programma gewijzigd en blijft zoals het is. Sla de partij onder een andere naam op.
file-no-pdn = { $file } is geen bestand met partijen. Kies een andere naam.
file-shared-line = De partij deelt een regel van { $file } met een andere. Sla de partij onder een andere naam op.
file-unreadable = Kon { $file } niet openen: { $reason }.
file-without-games = { $file } bevat geen partij die Dames 3D speelt.
file-error = { $file }, regel { $line }, kolom { $column }: { $problem }
file-more-errors = { $count ->
        [one] Er is nog één fout.
       *[other] Er zijn nog { $count } fouten.
    }
pdn-open-comment = De opmerking heeft geen einde.
pdn-open-variation = De variant heeft geen einde.
pdn-other = Dit gedeelte is niet leesbaar.
pdn-utf-16 = De tekst is in UTF-16. Verwacht: UTF-8, Windows-1252 of een andere codering met één byte per teken.
pdn-unexpected = Verwacht { $expected }, gevonden { $found }.
pdn-expected-move = een zet, een opmerking of het einde van de partij
pdn-expected-glyph = een teken van $0 tot $65535
pdn-expected-result = een uitslag zoals 2-0, 1-1, 0-2 of *
pdn-expected-end = de uitslag van de partij
pdn-expected-next-game = een opmerking of de volgende partij
pdn-expected-tag = een label zoals [White "Anna"]
pdn-expected-escape = “\” voor een aanhalingsteken in een label
pdn-other-board = { $text } is ongeldig bij internationaal dammen, waarvoor een partij zonder label GameType wordt gehouden: { $reason }. Misschien is het een partij op 8×8 velden.
pdn-answer = { $reason }. Alleen een losse zet tussen haakjes wordt gelezen als antwoord op de zet ervoor.
pdn-repeated-tag = Het label { $name } komt nog eens voor: “{ $kept }” blijft, “{ $left }” vervalt.
pdn-bracketed-move = Alleen de andere partij kan { $text } spelen: gelezen als zet van de partij, zonder de haakjes.
pdn-other-game = Dit is { $number ->
        [0] schaken
        [1] Chinees schaken
        [21] Engels dammen
        [22] Italiaans dammen
        [23] Amerikaans pool checkers
        [24] Spaans dammen
        [25] Russisch dammen
        [26] Braziliaans dammen
        [27] Canadees dammen
        [28] Portugees dammen
        [29] Tsjechisch dammen
        [30] Turks dammen
        [31] Thais dammen
        [40] Fries dammen
        [41] Spantsireti-dammen
        [50] Othello
       *[other] een onbekend spel
    } (GameType { $found }) en dat speelt Dames 3D niet.
pdn-invalid-type = Verwacht een GameType zoals 20,W,10,10,N2,0, gevonden “{ $found }”.
pdn-other-size = GameType 20 wordt op 10×10 velden gespeeld, gevonden “{ $found }”.
pdn-other-variant = Dit is een partij van de spelsoort “{ $name }”, die Dames 3D niet speelt.
pdn-other-rules = Verwacht de regels { $expected }, gevonden “{ $found }”.
pdn-long-line = De regel is te lang: hoogstens { $limit ->
        [one] { $limit } byte wordt
       *[other] { $limit } bytes worden
    } gelezen.
pdn-long-comment = De opmerking is te lang: hoogstens { $limit ->
        [one] { $limit } byte wordt
       *[other] { $limit } bytes worden
    } gelezen.
pdn-long-text = Te veel tekst in een partij: hoogstens { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    } aan opmerkingen en labels.
pdn-many-tags = Te veel labels: hoogstens { $limit ->
        [one] { $limit } wordt
       *[other] { $limit } worden
    } gelezen.
pdn-deep-nesting = Te veel varianten in varianten: hoogstens { $limit ->
        [one] { $limit } wordt
       *[other] { $limit } worden
    } gelezen.
pdn-many-turns = Te veel zetten: hoogstens { $limit ->
        [one] { $limit } wordt
       *[other] { $limit } worden
    } in een partij gelezen.
pdn-many-errors = Meer dan { $limit ->
        [one] { $limit } fout
       *[other] { $limit } fouten
    }: de overige in deze partij worden niet gemeld.
unfinished-note = Er gaat niets verloren: partijen die je voor later bewaart, worden weer aangeboden.
game-board = { $variant }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
earlier-none = Er zijn nog geen eerdere partijen.
earlier-no-match = Geen partij heeft deze woorden.
earlier-reading = Lezen…
earlier-filter = Typ een speler, een bord, een datum of een uitslag om een partij te vinden.
earlier-show = Tonen
result-open = afgebroken
file-open-button = Openen
file-open-note = Typ een pad, of kies een bestand of map.
file-save-note = Staan er al partijen in het bestand, dan komt deze erbij.
key-shift = Shift

## Veel partijen
games-browse = Partijen: lijst, filters, openen
games-browse-position = Partijen met deze stand tonen
games-title = Partijen
games-count = { $shown } van { $all ->
        [one] { $all } partij
       *[other] { $all } partijen
    }
games-finding = Gevonden bestanden met partijen: { $files }
games-reading = Partijen lezen: { $percent }%, { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
games-errors = { $count ->
        [one] { $count } fout in de bestanden
       *[other] { $count } fouten in de bestanden
    }
games-no-files = Er zijn geen partijen geopend. Open een bestand of map met partijen.
games-player = Speler
games-event = Wedstrijd
games-dates = Datums: 1956, 2024.05, 2020..2024
games-any-result = Elke uitslag
games-unfinished = Afgebroken
games-any-variant = Alle borden en regels
games-duplicates = Partijen weglaten die gelijk zijn aan eerdere
games-no-duplicates = Zonder dubbele
games-by-position = Met de stand op het bord
games-sort = Op deze kolom sorteren
games-open = De partij openen
games-column-number = Nr.
games-column-date = Datum
games-column-result = Uitslag
games-column-event = Wedstrijd
games-column-variant = Bord en regels
games-column-moves = Zetten
games-duplicate-of = Dezelfde zetten als partij { $number }
games-has-errors = Deze partij bevat fouten; misschien is die niet volledig.
games-place = { $file }, partij { $number }
games-unreadable = Kon de partij niet lezen: { $reason }
games-not-playable = Dames 3D speelt dit soort partijen niet, of het bestand is gewijzigd.
explorer-toggle = Verkenner: wat in deze stand is gespeeld
explorer-title = Verkenner
explorer-mirrored = Gespiegeld
explorer-mirrored-tip = Ook partijen met verwisselde kleuren tellen
explorer-games = Alle partijen
explorer-play = Deze zet spelen
explorer-none = Geen partij bereikt deze stand.
explorer-openings = Openingen van de computer
explorer-positions = { $positions ->
        [one] { $positions } stand
       *[other] { $positions } standen
    }
explorer-total = { $games ->
        [one] { $games } partij, Wit scoorde { $score }%
       *[other] { $games } partijen, Wit scoorde { $score }%
    }
explorer-total-open = { $games ->
        [one] { $games } partij zonder uitslag
       *[other] { $games } partijen zonder uitslag
    }
explorer-score = { $score }%

## Het venster over de partij

about-open = Spelers, wedstrijd en datum
about-title = Over deze partij
about-event = Wedstrijd
about-site = Plaats
about-date = Datum
about-round = Ronde
about-note = Wordt bij de partij opgeslagen. Een datum schrijf je als 2024.08.17 of 17/8/2024.
turn-of = { $name } aan zet
editor-not-saved = Een ongeldige stand kan niet worden opgeslagen.
editor-kept = De stand die je aan het opzetten was, is bewaard: Ctrl+E, dan Ctrl+Z.

## De vijf borden

net-toggle = Vijf borden naast elkaar
net-size = Vijf borden groot of in het paneel
net-hide = De vijf borden verbergen
net-title = Vijf borden

# Beelden
replay-last-move = De laatste zet nog eens langzaam spelen
replay-capture = Herhalen
## Het spel in woorden: schermlezers, vragen
spoken-empty = leeg
spoken-white-man = witte schijf
spoken-white-king = witte dam
spoken-black-man = zwarte schijf
spoken-black-king = zwarte dam
spoken-white-men = witte schijven
spoken-white-kings = witte dammen
spoken-black-men = zwarte schijven
spoken-black-kings = zwarte dammen
spoken-none = geen
spoken-square = { $square }, { $content }
spoken-and = { $before } en { $last }
spoken-goes = { $side } { $from } naar { $to }
spoken-takes = { $side } { $from } slaat naar { $to }
spoken-pieces-taken = { $pieces ->
        [1] één stuk
        [2] twee stukken
        [3] drie stukken
        [4] vier stukken
        [5] vijf stukken
        [6] zes stukken
       *[other] { $pieces } stukken
    }
spoken-crowned = wordt dam
spoken-by-hand = { $side }: met de hand gezet
spoken-set-up = er is een stand opgezet
spoken-your-turn = Jij bent aan zet
spoken-must-capture = { $turn }, slaan is verplicht
spoken-places = { $name }: { $what }
spoken-row = Rij { $row }, van links: { $squares }
spoken-line = { $direction }: { $squares }
spoken-north = noord
spoken-north-east = noordoost
spoken-east = oost
spoken-south-east = zuidoost
spoken-south = zuid
spoken-south-west = zuidwest
spoken-west = west
spoken-north-west = noordwest
spoken-men-counted = { $men ->
        [one] { $men } schijf
       *[other] { $men } schijven
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } dam
       *[other] { $kings } dammen
    }
spoken-move-number = Zet { $number }
question-where = Verwacht na “waar”: wit of zwart, schijven of dammen, bijvoorbeeld waar witte schijven.
question-row = Verwacht na “rij”: een getal van 1 tot en met 10; rij 1 ligt het dichtst bij Wit.
question-lines = Verwacht na “lijnen”: een veld van 1 tot en met 50.
question-alone = Na dit woord wordt niets verwacht.
typed-several = { $typed } kan meer dan één zet zijn: typ één van { $choices }.

## Het toetsenbord op het bord
walk-enter = Over de velden lopen: pijltjes, Enter kiest, Esc stopt
walk-next = Volgende stuk dat kan gaan
walk-boards = Over de vijf borden lopen, of in het 3D-beeld
entry-open = Een zet typen, ook meteen met een cijfer, of een vraag
entry-name = Zet of vraag
entry-hint = Een zet, zoals 32-28, of een vraag: waar witte schijven, rij 4, lijnen 28, laatste, telling.
entry-no-move = Zo begint geen geldige zet.
entry-not-your-turn = Je bent niet aan zet.
entry-waits = De zet wordt gespeeld zodra je aan zet bent. Esc wist hem.
ahead-waits = De zet wordt gespeeld zodra je aan zet bent. Een klik of Esc wist hem.
entry-no-square = { $found } is geen veld van 1 tot en met 50. Typ twee velden, zoals 32-28, of een vraag, zoals lijnen 28.
entry-incomplete = Er ontbreekt een veld. Typ twee velden, zoals 32-28.
entry-not-a-move = { $found } hoort niet in een zet. Typ twee velden, zoals 32-28, of een vraag, zoals lijnen 28.
cell-chosen = gekozen
cell-end = het stuk kan hierheen
cell-movable = mag zetten

## De instellingen

settings-open = Instellingen
settings-title = Instellingen
settings-part-display = Weergave
settings-part-sounds = Geluid
settings-part-playing = Spelen
settings-theme = Bord
theme-walnut = Walnoot
theme-birch = Berk
theme-marble = Marmer
theme-high-contrast = Contrast
theme-color-blind = Kleurenblind
settings-quality = Beeldkwaliteit
settings-high-steps = Treden zo hoog als de kubussen breed zijn
quality-plain = Simpel
quality-fine = Fijn
settings-text-size = Grootte van tekst en knoppen
settings-contrast = Hoog contrast
settings-full-screen = Volledig scherm
settings-sound = Geluid
settings-volume = Volume
settings-softer = Zachter
settings-louder = Harder
settings-analysis = Een analyse stoppen na
settings-minutes = { $minutes } min
settings-never = Nooit
settings-entry = Stukken verzetten
settings-entry-both = Klik of sleep
settings-entry-click = Klik
settings-entry-drag = Sleep
settings-confirm = Elke zet bevestigen
settings-on = Aan
settings-off = Uit
settings-percent = { $percent }%
settings-play-move = De ingevoerde zet spelen
settings-discard-move = De ingevoerde zet niet spelen
settings-ask-move = { $played } spelen?
settings-play = Spelen
settings-discard = Niet spelen

## De regels in het venster
rules-open = Regels
rules-play = Op het bord tonen
rules-goal = Doel
rules-goal-draughts = Sla alle stukken van de tegenstander, of zorg dat die niet meer kan zetten. Wit begint.
rules-goal-family = Sla alle stukken van de tegenstander, of zorg dat die niet meer kan zetten. Zwart begint.
rules-goal-brigand = Verliezen: wie het eerst geen stuk meer heeft of niet meer kan zetten, wint. Zwart begint.
rules-goal-wolf = Vier schapen tegen één wolf. De wolf wint zodra hij alle schapen voorbij is; de schapen winnen als de wolf niet kan zetten.
rules-boards = Vijf borden
rules-boards-are = De 100 kubussen vormen vijf borden tegelijk: de bovenkant, en vier zijkanten van 55 kubussen, elk vanuit een hoek gezien. Klik op een bord om het te zien.
rules-moves = Zetten
rules-moves-flat = Een schijf gaat één veld schuin vooruit. Een schijf die zijn zet op de laatste rij eindigt, wordt dam en gaat zo ver als hij wil, vooruit of achteruit.
rules-moves-pyramid = Een schijf gaat op de bovenkant één veld schuin vooruit. Een schijf die zijn zet op de laatste rij eindigt, wordt dam en gaat zo ver als hij wil langs de diagonalen van al zijn borden.
rules-moves-wolf = Eerst plaatsen de spelers hun stukken. Elk stuk gaat één veld schuin, de schapen alleen vooruit, de wolf ook achteruit. De wolf begint. Er wordt niet geslagen.
rules-lines = Lijnen van de zijkanten
rules-lines-are = Een terras bestaat uit de kubussen van één hoogte. Een flank is een helling van de piramide, tussen twee ribben. Een lijn die een flank opgaat, loopt achter de ribbe door langs een terras: hij lijkt een hoek om te gaan, maar van boven is hij recht.
rules-captures = Slaan
rules-captures-flat = Spring over het stuk naast het jouwe naar het lege veld erachter, vooruit of achteruit. Een dam springt van elke afstand.
rules-captures-pyramid =
    Spring over het stuk naast het jouwe naar het lege veld erachter, langs een diagonaal van één van de vijf borden, vooruit of achteruit.
    Van boven gezien loopt een diagonaal van een zijkant recht langs een rij of een kolom. Een schijf slaat dus ook recht vooruit, achteruit, naar links en naar rechts: het stuk op het volgende donkere veld van de rij of kolom, twee velden verder, als het donkere veld daarachter leeg is en één zijkant ze alle drie bevat.
rules-show-side = De schijf op 42 springt over 32 en landt op 22. De drie velden liggen in één kolom, twee velden uit elkaar: van boven gaat de sprong recht vooruit. Het is een diagonaal van alleen de zuidwestkant.
rules-show-capture = De schijf op 22 slaat 28, achteruit.
rules-rafles = Meerslag (rafle)
rules-rafles-are = Een slag van meerdere stukken heet meerslag. Hij gaat door zolang het stuk kan slaan. De geslagen stukken gaan aan het eind samen van het bord.
rules-show-side-rafle = De eerste sprong is op de bovenkant, de andere lopen langs terrassen van de zuidwestkant.
rules-show-rafle = Eén schijf slaat drie stukken.
rules-duty = Slagplicht
rules-duty-most = Als je kunt slaan, moet je slaan, en zo veel mogelijk stukken.
rules-duty-any = Als je kunt slaan, moet je slaan. De slagkeuze is vrij.
rules-duty-huff = De slagkeuze is vrij. Wordt een slag vergeten, dan mag het stuk dat had kunnen slaan worden geblazen: de tegenstander neemt het weg.
rules-draws = Remise
rules-draws-pyramid =
    Een partij is remise
    • in onderling overleg;
    • als dezelfde stand voor de derde keer voorkomt met dezelfde speler aan zet;
    • na 25 zetten van elke speler met alleen dammen en zonder slag;
    • als drie stukken, waaronder minstens één dam, tegenover een dam alleen staan, na nog 16 zetten van elke speler;
    • meteen als twee dammen of één dam tegenover een dam alleen staan, tenzij er geslagen moet worden of een slag kan worden afgedwongen.
    De knop “{ counters-button }” onder de zetten toont hoe ver elke telling is.
rules-draws-international =
    Een partij is remise
    • in onderling overleg;
    • als dezelfde stand voor de derde keer voorkomt met dezelfde speler aan zet;
    • na 25 zetten van elke speler met alleen dammen en zonder slag;
    • als drie stukken, waaronder minstens één dam, tegenover een dam alleen staan, na nog 16 zetten van elke speler;
    • meteen als twee dammen of één dam tegenover een dam alleen staan, tenzij er geslagen moet worden of een slag kan worden afgedwongen; met de vijfzettenregel na nog 5 zetten van elke speler, ook met een dam en een schijf.
    De knop “{ counters-button }” onder de zetten toont hoe ver elke telling is.
rules-draws-family =
    Een partij is remise
    • in onderling overleg;
    • als dezelfde stand voor de derde keer voorkomt met dezelfde speler aan zet;
    • na 25 zetten van elke speler met alleen dammen en zonder slag.
    De knop “{ counters-button }” onder de zetten toont hoe ver elke telling is.
rules-wolf-ends = Het einde
rules-show-wolf-caught = Een schaap gaat van 14 naar 9 en de wolf is ingesloten.
rules-show-wolf-escapes = De wolf gaat van 23 naar 29 en is nu alle schapen voorbij.
rules-keys = Toetsen

## De eerste keer
welcome-words = Dammen op een piramide van 100 kubussen. Van boven en vanuit de vier hoeken gezien vormt die vijf borden tegelijk. Schijven gaan over de bovenkant en slaan langs de diagonalen van alle vijf.
welcome-computer = Tegen de computer spelen
welcome-computer-words = Je hebt wit en begint. De computer speelt op een makkelijk niveau: { $level } van 10.
welcome-two = Met z’n tweeën aan dit scherm
welcome-two-words = Wit en zwart zijn om de beurt aan zet op dit bord.
welcome-rules-words = Hoe je zet en slaat op de vijf borden, met voorbeelden.
welcome-lesson = Leer het in zes minuten

## Leren en oefenen
learn-title = Leren en oefenen
learn-shots-words = Stellingen met één winnende zet, op jouw niveau.
learn-lesson-words = De regels op het bord, in korte onderdelen: ongeveer zes minuten.
learn-vision-words = Herken de borden in één oogopslag, in rondes van 30 seconden.
learn-stars = { $most ->
        [one] { $stars } van { $most } ster
       *[other] { $stars } van de { $most } sterren
    }

## De eerste les
lesson-title = Eerste les
lesson-open = Leer het spel in zes minuten
lesson-stage = Onderdeel { $stage } van { $stages }
lesson-topic-men = Schijven
lesson-topic-capture = Slaan
lesson-topic-most-pieces = Meerslag gaat voor
lesson-topic-side = Een zijkant
lesson-topic-side-capture = Slaan langs een zijkant
lesson-topic-rafle = Meerslag
lesson-topic-king = Dammen
lesson-topic-crowning = Promotie
lesson-rule-men = Schijven gaan schuin vooruit over de bovenkant, het bord van boven gezien.
lesson-rule-men-flat = Schijven gaan schuin vooruit.
lesson-rule-capture = Slaan is verplicht, ook achteruit: spring over het stuk ernaast naar het vrije veld erachter.
lesson-rule-most-pieces = Je moet zo veel mogelijk stukken slaan.
lesson-rule-side = Vanuit een hoek gezien is de piramide een ander bord.
lesson-rule-side-capture = Schijven slaan ook op de zijkanten: van boven gezien langs rijen en kolommen.
lesson-rule-rafle = Een slag gaat door, ook op een ander bord.
lesson-rule-king = Een dam gaat zo ver als hij wil, op al zijn borden.
lesson-rule-king-flat = Een dam gaat schuin zo ver als hij wil.
lesson-rule-crowning = Alleen een schijf die zijn zet op de laatste rij eindigt, wordt dam.
lesson-goal-visit = { $moves ->
        [one] Ga in { $moves } zet naar de gemarkeerde velden.
       *[other] Ga in { $moves } zetten naar de gemarkeerde velden.
    }
lesson-goal-capture-all = { $moves ->
        [one] Sla alles in { $moves } zet.
       *[other] Sla alles in { $moves } zetten.
    }
lesson-goal-capture-safely = Zorg dat Zwart niets kan terugslaan.
lesson-goal-crown = Haal een dam.
lesson-goal-look = Draai naar de { $side } of klik op dat bord.
lesson-failed-piece-lost = Zwart slaat je stuk.
lesson-failed-not-crowned = De schijf ging van de laatste rij verder en wordt geen dam.
lesson-failed-no-moves = Net niet: je zetten zijn op. Probeer het anders!
lesson-failed-capture-all = Mooie slag, maar nu krijg je ze niet meer allemaal. Begin met een andere!
lesson-failed-out-of-reach = Vanaf hier is het doel niet meer te bereiken. Probeer een andere zet!
lesson-failed-blocked = Geen stuk kan nog gaan.
lesson-failed-face = Dat is de { $side }.
lesson-reached = Goed gedaan!
lesson-task-done = Deze opgave is opgelost: ga door met “{ lesson-next }”.
lesson-stars = { $stars ->
        [one] { $stars } ster van 3
       *[other] { $stars } sterren van 3
    }
lesson-finished = Je kent de regels: { $stars } van { $most ->
        [one] { $most } ster
       *[other] { $most } sterren
    }. Wie niet kan zetten, verliest. Speel een partij!
lesson-finished-some = Dat was het laatste onderdeel. Sterren: { $stars } van { $most }. Nog te doen: { $stages }.
lesson-star-cost = Een mislukte poging of een zet te veel kost een ster.
lesson-go-to-stage = Ga naar dit onderdeel
lesson-retry = Opnieuw
lesson-next = Volgende
lesson-skip = Overslaan
lesson-leave = Verlaten
lesson-text-hint = Typ { $played }.
lesson-reply = Zwart moet slaan: { $played }
lesson-reply-along = Zwart moet slaan: { $played } langs de { $boards }
lesson-text-help =
    38-33, 28x19         een zet spelen
    zw, zo, no, nw       een zijkant bekijken
    opnieuw              de opgave opnieuw beginnen
    overslaan            naar de volgende stap
    stop                 stoppen
lesson-text-look = Typ { $letters } om de { $side } te zien.
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = Zwart wacht en zet alleen om te slaan.
lesson-text-play = Speel een partij: { $command }

## Wolf en schapen
score-wins-sheep = De schapen winnen in { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
score-wins-wolf = De wolf wint in { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
side-sheep = Schapen
side-wolf = Wolf
turn-sheep = Schapen aan zet
turn-wolf = Wolf aan zet
result-sheep = De schapen winnen
result-wolf = De wolf wint
result-sheep-in = { $moves ->
        [0] De schapen winnen
        [one] De schapen winnen in { $moves } zet
       *[other] De schapen winnen in { $moves } zetten
    }
result-wolf-in = { $moves ->
        [0] De wolf wint
        [one] De wolf wint in { $moves } zet
       *[other] De wolf wint in { $moves } zetten
    }
wolf-shut-in = de wolf kan niet zetten
sheep-shut-in = de schapen kunnen niet zetten
wolf-resigns = de wolf geeft op
sheep-resign = de schapen geven op
ask-resign-sheep = Geven de schapen op?
ask-resign-wolf = Geeft de wolf op?
ask-draw-sheep = Bieden de schapen remise aan?
ask-draw-wolf = Biedt de wolf remise aan?
draw-offered-sheep = De schapen bieden remise aan
draw-offered-wolf = De wolf biedt remise aan
sheep-think = De schapen denken na…
wolf-thinks = De wolf denkt na…
clock-times-wolf = Klok: schapen { $white }, wolf { $black }
wolf-out-of-time = de wolf heeft geen tijd meer
sheep-out-of-time = de schapen hebben geen tijd meer
spoken-sheep = schaap
spoken-wolf = wolf
# De tekens van een schaap en van de wolf op het tekstbord
glyph-sheep = S
glyph-wolf = W

## Oefeningen
shot-welcome = Vind de winnende zetten. Typ een zet zoals 32-28, of help.
shot-task = { $opponent } speelde { $played }. { $solver } speelt en wint: { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } te vinden.
shot-ratings = Oefening { $rating }, je rating { $own }
shot-right = Goed. Het antwoord is { $reply }. Ga door.
shot-solved = Opgelost!
shot-other-wins = { $played } wint ook. Opgelost!
shot-wrong = { $played } wint niet: de tegenstander speelt { $answer }.
shot-wrong-alone = { $played } wint niet.
shot-again = Probeer het opnieuw.
shot-solution = Oplossing: { $line }
shot-themes = Ideeën: { $themes }
shot-gain-pieces = Waarom dit wint: het slaat { $captured ->
        [one] { $captured } stuk
       *[other] { $captured } stukken
    } en geeft er { $given }; het wordt { $own } tegen { $other }.
shot-gain-endgame = Waarom dit wint: het eindspel dat overblijft, { $own } tegen { $other }, is gewonnen.
shot-gain-end = Waarom dit wint: de tegenstander heeft geen zet meer.
shot-gain-king = Bovendien is een schijf dam geworden.
shot-result = Je rating is { $rating } ({ $change }); achter elkaar opgelost: { $streak }.
shot-go-on = Enter: volgende oefening
shot-over = Deze oefening is klaar: druk op Enter voor de volgende.
shot-none-left = Je hebt alle oefeningen van dit bord gezien. Typ gemist om de gemiste opnieuw op te lossen.
shot-none-missed = Er zijn geen gemiste oefeningen. Typ nieuw voor een nieuwe.
shot-not-kept = Het resultaat kan niet worden weggeschreven: { $reason }.
shot-hint-boards = { $count ->
        [1] Hint: kijk naar dit bord: { $boards }
       *[other] Hint: kijk naar deze borden: { $boards }
    }
shot-hint-theme = Hint: { $theme }
shot-hint-piece = Hint: zet met het stuk op { $square }.
shot-hint-move = Hint: speel { $played }.
shots-open = Slagzetten oplossen
shots-title = Slagzetten
shots-white-wins = Wit speelt en wint
shots-black-wins = Zwart speelt en wint
shots-lead-in = { $side } speelde { $played }.
shots-move-number = Zet { $number } van { $moves }
shots-your-rating = Je rating
shots-rating-of = Rating van de oefening: { $rating }
shots-streak = { $count } achter elkaar
shots-solved-of = { $solved } van { $all } opgelost
shots-show-solution = Oplossing tonen
shots-hint-wait = Een hint komt er als je aan zet bent.
shots-hint-last = Dat was de laatste hint: de pijl toont de zet.
shots-play-line = Naspelen
shots-missed = De gemiste opnieuw ({ $count })
shots-again-missed = Los de gemiste oefeningen opnieuw op
shots-none-missed-tip = Je hebt er op dit bord geen gemist.
shots-all-seen = Je hebt alle oefeningen van dit bord gezien.
shots-file-renamed = Je resultaten zijn onleesbaar; ze beginnen opnieuw. Het oude bestand heet nu { $file }
shots-file-written-again = Een ander programma heeft het bestand met je resultaten beschadigd. Ze zijn opnieuw weggeschreven; het beschadigde bestand heet nu { $file }
shots-file-unreadable = Je resultaten zijn onleesbaar: { $reason }
shot-help =
    32-28, 28x19         een zet spelen
    hint                 een hint: eerst het bord, dan het stuk, dan de zet
    toon                 de oplossing tonen; de oefening telt als gemist
    volgende             een andere oefening
    gemist               gemiste oefeningen opnieuw
    nieuw                nieuwe oefeningen
    kant zw              de zijkant kiezen die een smal scherm toont: zw, zo, no, nw
    fen                  de stand als FEN tonen
    stop                 stoppen
theme-rafle-over-boards = meerslag over meerdere borden
theme-ends-on-a-side = eindigt op een zijkant
theme-makes-a-king = haalt een dam
theme-coup-turc = coup turc
theme-quiet-move = stille zet
theme-several-given = offert meerdere stukken
theme-long-rafle = lange meerslag
theme-catches-a-king = slaat een dam
theme-defense = onder dreiging
theme-endgame = eindspel
theme-ends-the-game = beëindigt de partij
## Het oefenen van de blik
vision-open = Je blik op de borden oefenen
vision-title = Oefen je blik
vision-rules = Een ronde geeft je 30 seconden bedenktijd. Een fout antwoord kost wat een goed antwoord oplevert.
vision-find-square = Een veld zoeken
vision-name-square = Een veld benoemen
vision-sides = Zijkanten van een veld
vision-king-moves = Zetten van een dam
vision-captures = Slaan
ask-find-square = Waar is veld { $number }?
ask-name-square = Welk veld is gemarkeerd?
ask-sides = Op welke zijkanten ligt veld { $number }?
ask-king-side = Waar kan de gemarkeerde dam heen op de { $side }?
ask-king-flat = Waar kan de gemarkeerde dam heen?
ask-captures-white = Welke stukken kan Wit slaan?
ask-captures-black = Welke stukken kan Zwart slaan?
ask-king-words = De dam staat op { $number }.
ask-place-words = Rij { $row } vanaf Wit, nummer { $place } van links.
answer-click-square = Klik erop, in het 3D-beeld of op een van de borden.
answer-type-number = Typ het nummer.
answer-name-sides = Kies elke zijkant waarop het ligt.
answer-click-moves = Klik op elk veld dat hij bereikt.
answer-click-captures = Klik op elk ervan. Meerslag gaat voor.
vision-found = { $found } van { $total } gevonden
vision-best = record { $score }
vision-score = Punten: { $score }
vision-streak = { $count } op rij
vision-right = Goed
vision-wrong = Fout. Het antwoord: { $answer }
vision-no-digit = ?
vision-erase = Cijfer wissen
vision-submit = Antwoorden
vision-time-up = De tijd is om
vision-answer-was = Het antwoord op de laatste vraag: { $answer }
vision-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
vision-new-best = Je beste score tot nu toe!
vision-best-so-far = Je beste score: { $score }
vision-tally = { $right } goed, { $wrong } fout
vision-longest-streak = Langste reeks: { $count }
vision-begin = Een ronde met deze vragen beginnen
vision-again = Nog eens
vision-other = Andere oefeningen
vision-leave = De ronde verlaten
vision-seconds = { $count } s
vision-seconds-left = { $count ->
        [one] Nog { $count } seconde
       *[other] Nog { $count } seconden
    }
vision-on-side = Op deze zijkant ligt het veld

## Eindspelen oefenen
endgame-welcome = Win eindspelen tegen de beste verdediging. Typ een zet zoals 32-28, of help.
endgame-pieces = { $kings } en { $men }
endgame-ending = { $own } tegen { $other }
endgame-task = { $side } aan zet wint in { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
    }.
endgame-left = Nog { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
    }.
endgame-slow = { $played } verliest { $lost ->
            [one] { $lost } zet
           *[other] { $lost } zetten
    }.
endgame-drawn = { $played } geeft de winst weg: de partij is remise.
endgame-refuted-draw = { $played } geeft de winst weg: na { $answer } is het remise.
endgame-refuted-loss = { $played } geeft de winst weg: na { $answer } wint { $side }.
endgame-reply = Het antwoord: { $played }
endgame-won = Gewonnen in { $played ->
        [one] { $played } zet
       *[other] { $played } zetten
    }; { $enough ->
        [one] { $enough } was genoeg
       *[other] { $enough } waren genoeg
    }.
endgame-won-soonest = Gewonnen in { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
    }: sneller kan niet.
endgame-best = Beste zet: { $played }
endgame-try-again = Typ terugzetten om de zet terug te nemen, of opnieuw voor het begin.
endgame-go-on = Enter: volgend eindspel
endgame-over = Dit eindspel is afgelopen: druk op Enter voor het volgende.
endgame-nothing-to-take-back = Er is geen zet om terug te nemen.
endgame-none = De tabellen hebben zo’n eindspel niet. Kies een andere lengte of een ander eindspel.
endgame-which-length = Verwacht: het aantal zetten tot de winst, 3, 6, 9 of 10.
endgame-which-ending = Verwacht: het nummer van een eindspel, of 0 voor alle; eindspelen toont de lijst.
endgame-times-won = gewonnen: { $count }
endgame-fewest-lost = minste verloren zetten: { $count }
endgame-any = Alle eindspelen
endgame-help =
    32-28, 28x19         een zet spelen
    hint                 de beste zet tonen; dit telt als hulp
    terugzetten          de zet terugnemen die de winst weggaf
    opnieuw              hetzelfde eindspel vanaf het begin
    volgende             een ander eindspel
    lengte 6             winst in hoogstens 3, 6 of 9 zetten, of in 10 en meer
    eindspelen           de lijst van eindspelen, met je records
    eindspel 2           alleen dit eindspel; 0 voor alle
    kant zw              de zijkant kiezen die een smal scherm toont: zw, zo, no, nw
    stop                 stoppen
endgame-title = Eindspelen
endgame-open = Eindspelen oefenen
endgame-rules = Win tegen de beste verdediging. Trage zetten worden geteld.
endgame-moves-lost = Verloren zetten: { $count }
endgame-lengths = Zetten tot de winst
endgame-endings = Eindspel
endgame-choosing = Er wordt een stand gezocht…
endgame-preparing = De eindspelen worden voorbereid, voor eens en altijd: { $percent }%. Het eerste begint vanzelf.
endgame-not-prepared = De eindspelen konden niet worden voorbereid.
endgame-begin = Dit eindspel oefenen
endgame-again = Vanaf het begin
endgame-take-back = Terugnemen
endgame-show-best = Beste zet tonen

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = zetten
word-where = waar
word-row = rij
word-lines = lijnen
word-last = laatste
word-score = telling
word-undo = terug, terugnemen
word-redo = herhaal, herhalen
word-undo-edit = wijziging terug
word-redo-edit = wijziging herhaal
word-game = partij
word-goto = ga
word-promote = hoger
word-demote = lager
word-main = hoofd, hoofdvariant
word-delete = verwijder, verwijderen
word-delete-rest = verwijder rest, verwijderen rest
word-comment = opmerking
word-before = ervoor
word-sign = teken
word-mark = markeer, markeren
word-arrow = pijl
word-draw = remise
word-accept = aannemen
word-decline = afwijzen
word-resign = opgeven
word-new = nieuw, nieuwe
word-fen = fen
word-board = bord
word-side = kant, zijkant
word-continue = verder
word-games = partijen
word-open = openen, open
word-save = opslaan
word-table = tafel
word-table-touch = tafel aanraken
word-table-hand = tafel hand
word-table-draws = tafel remise
word-touch = aanraken
word-adoube = rechtzetten
word-carry = verplaats, verplaatsen
word-off = weghalen
word-back = terugzetten
word-done = klaar
word-correct = herstel, herstellen
word-keep = laten, laten staan
word-huff = blazen, blaas
word-place = plaats, plaatsen
word-computer = computer
word-person = mens
word-go = speel, spelen
word-review = beoordeel, beoordelen
word-mistakes = fouten
word-show = toon, tonen
word-next = volgende
word-clock = klok
word-clock-off = klok uit
word-clock-pause = klok pauze
word-clock-resume = klok verder
word-clock-add = klok erbij
word-hint = hint, tip
word-analyze = analyse, analyseer, analyseren
word-explore = verken, verkennen
word-takeback = terug, terugnemen
word-withdraw = intrekken
word-rematch = revanche
word-pause = pauze
word-resume = verder
word-give-time = geef tijd, tijd geven
word-hello = hallo
word-good-luck = veel succes, succes
word-well-played = goed gespeeld
word-thanks = bedankt, dank je
word-good-move = goede zet
word-oops = oeps
word-take-your-time = neem de tijd
word-one-moment = ogenblik
word-must-go = moet gaan
word-good-game = mooie partij
word-another = nog een
word-goodbye = tot ziens
word-claim-win = claim winst
word-claim-draw = claim remise
word-who = wie
word-link = link, adres
word-invitation = uitnodiging
word-edit = opzetten
word-help = help, hulp
word-quit = stop, stoppen
word-again = opnieuw
word-skip = overslaan
word-missed = gemist, gemiste
word-length = lengte
word-endings = eindspelen
word-ending = eindspel
word-cancel = annuleer, annuleren
word-clear = leeg, leegmaken
word-start = begin
word-mirror = spiegel
word-swap = wissel
word-white = wit, witte
word-black = zwart, zwarte
word-men = schijven, schijf
word-kings = dammen, dam
word-green = groen
word-red = rood
word-blue = blauw
word-yellow = geel
word-now = nu
word-family = familie
word-family-pyramid = familie-piramide
word-brigand = weggeefdammen, weggeef
word-brigand-pyramid = weggeef-piramide
word-wolf-and-sheep = wolf-en-schapen, wolf
word-south-west = zw
word-south-east = zo
word-north-east = no
word-north-west = nw
