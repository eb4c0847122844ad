### Komunikaty programu po polsku. Te same klucze i argumenty co po angielsku; między liczbą a jednostką twarda spacja.

## Gracze i plansze
side-white = Białe
side-black = Czarne
turn-white = Ruch białych
turn-black = Ruch czarnych
variant-dames3d = Dames 3D
variant-international = Warcaby międzynarodowe
tab-international = Stupolowe
tab-wolf-and-sheep = Wilk
variant-family = Warcaby domowe
variant-family-pyramid = Domowe, na piramidzie
variant-brigand = Wybijanka
variant-brigand-pyramid = Wybijanka, na piramidzie
variant-wolf-and-sheep = Wilk i owce
face-top = wierzch
face-south-west = ściana SW
face-south-east = ściana SE
face-north-east = ściana NE
face-north-west = ściana NW
corner-south-west = SW
corner-south-east = SE
corner-north-east = NE
corner-north-west = NW
list-separator = ;{" "}

## Koniec partii
result-white = Białe wygrywają
result-black = Czarne wygrywają
result-draw = Remis
result-you-won = { $moves ->
        [0] Wygrywasz
        [one] Wygrywasz w { $moves } ruchu
        [few] Wygrywasz w { $moves } ruchach
        [many] Wygrywasz w { $moves } ruchach
       *[other] Wygrywasz w { $moves } ruchach
    }
result-you-lost = { $moves ->
        [0] Przegrywasz
        [one] Przegrywasz w { $moves } ruchu
        [few] Przegrywasz w { $moves } ruchach
        [many] Przegrywasz w { $moves } ruchach
       *[other] Przegrywasz w { $moves } ruchach
    }
result-white-in = { $moves ->
        [0] Białe wygrywają
        [one] Białe wygrywają w { $moves } ruchu
        [few] Białe wygrywają w { $moves } ruchach
        [many] Białe wygrywają w { $moves } ruchach
       *[other] Białe wygrywają w { $moves } ruchach
    }
result-black-in = { $moves ->
        [0] Czarne wygrywają
        [one] Czarne wygrywają w { $moves } ruchu
        [few] Czarne wygrywają w { $moves } ruchach
        [many] Czarne wygrywają w { $moves } ruchach
       *[other] Czarne wygrywają w { $moves } ruchach
    }
result-draw-in = { $moves ->
        [0] Remis
        [one] Remis po { $moves } ruchu
        [few] Remis po { $moves } ruchach
        [many] Remis po { $moves } ruchach
       *[other] Remis po { $moves } ruchach
    }
no-pieces-white = białe nie mają już bierek
no-pieces-black = czarne nie mają już bierek
no-moves-white = białe nie mają ruchu
no-moves-black = czarne nie mają ruchu
resigned-white = białe się poddają
resigned-black = czarne się poddają
time-white = upłynął czas białych
time-black = upłynął czas czarnych
lost-all-white = białe nie mają już bierek, a taki był cel
lost-all-black = czarne nie mają już bierek, a taki był cel
shut-in-white = białe nie mają ruchu, a taki był cel
shut-in-black = czarne nie mają ruchu, a taki był cel
got-behind = wilk minął wszystkie owce
draw-agreement = za obopólną zgodą
draw-repetition = trzykrotne powtórzenie
draw-quiet = { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    } bez bicia i bez ruchu pionkiem
draw-three-against-king = { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    } trzema bierkami przeciw damce
draw-few-against-king = jedna lub dwie bierki przeciw damce
draw-out-of-time-white = upłynął czas białych, ale czarne nie mogły już wygrać
draw-out-of-time-black = upłynął czas czarnych, ale białe nie mogły już wygrać
outcome = { $result }: { $reason }

## Bicia i ruchy niedozwolone
capture-due = Bicie obowiązkowe: { $pieces ->
        [one] { $pieces } bierka
        [few] { $pieces } bierki
        [many] { $pieces } bierek
       *[other] { $pieces } bierek
    }
may-capture = Może bić: { $squares }. Inaczej za bierkę można wziąć chucha

lines-note = Linie dostępne dla tej bierki
capture-note = { $pieces ->
        [one] Podgląd: bije { $pieces } bierkę
        [few] Podgląd: bije { $pieces } bierki
        [many] Podgląd: bije { $pieces } bierek
       *[other] Podgląd: bije { $pieces } bierek
    }

refusal-no-piece = Na polu { $square } nie ma bierki.
refusal-click-piece-first = { $square } jest puste: najpierw kliknij bierkę, która ma ruszyć.
refusal-not-yours = Bierka na { $square } należy do przeciwnika.
refusal-not-its-turn = { $turn }: to nie kolej bierki na { $square }.
refusal-capture-due = Bicie obowiązkowe: { $pieces ->
        [one] { $pieces } bierka
        [few] { $pieces } bierki
        [many] { $pieces } bierek
       *[other] { $pieces } bierek
    }, z { $by }
refusal-more-to-take = Trzeba bić najwięcej: { $pieces ->
        [one] { $pieces } bierka
        [few] { $pieces } bierki
        [many] { $pieces } bierek
       *[other] { $pieces } bierek
    }, z { $by }
refusal-must-take = Bierka na { $square } musi zbić { $pieces ->
        [one] { $pieces } bierkę
        [few] { $pieces } bierki
        [many] { $pieces } bierek
       *[other] { $pieces } bierek
    }.
refusal-shut-in = Bierka na { $square } nie ma ruchu.
refusal-occupied = Pole { $square } jest już zajęte.
refusal-backward = Pionki chodzą tylko do przodu. Do tyłu mogą tylko bić.
refusal-one-step = Pionki chodzą po jednym polu.
refusal-off-the-top = Pionki chodzą tylko po wierzchu. Po ścianach mogą tylko bić.
refusal-no-line = Żadna linia planszy nie prowadzi z { $square } na { $to }.
refusal-blocked = Bierka na { $square } stoi na drodze.
refusal-no-capture = Nie ma bicia z { $square } na { $to }.
refusal-sheep-backward = Owce chodzą tylko do przodu.
refusal-animals-one-step = Owce i wilk chodzą po jednym polu.
refusal-out-of-reach = Bierka z { $square } nie może pójść na { $to }.
refusal-other = To nie jest dozwolony ruch.
refusal-only-capture = Obowiązkowo: { $played } ({ $boards })
refusal-only-longest = Trzeba bić najwięcej: { $played } ({ $boards })
refusal-with-capture = { $reason }: { $played } ({ $boards })
refusal-with-example = { $reason }; na przykład { $played } ({ $boards })
boards-then = { $first }, potem { $next }
boards-both = { $one } i { $other }

## Polecenia odrzucone
refused-over = Partia skończona. { $outcome }.
refused-no-game = Nie ma tu partii w żadną z gier Dames 3D.
refused-nothing-to-undo = Nie ma ruchu do cofnięcia.
refused-nothing-to-redo = Nie ma ruchu do ponowienia.
refused-no-such-ply = Partia ma { $last ->
        [one] { $last } półruch
        [few] { $last } półruchy
        [many] { $last } półruchów
       *[other] { $last } półruchów
    }; nie ma półruchu { $asked }.
refused-no-such-node = W partii nie ma pozycji { $path }.
refused-no-turn-at-start = Do początku partii nie prowadzi żaden ruch.
refused-main-line = To już jest wariant główny.
refused-no-variation-below = Pod tym wariantem nie ma innego.
refused-nothing-follows = Po tej pozycji nic nie następuje.
refused-long-comment = Najwięcej znaków w komentarzu: { $most }.
refused-long-tag = Najwięcej znaków w tym miejscu: { $most }.
refused-arrow-to-itself = Strzałka z { $square } musi wskazywać inne pole.
refused-nothing-to-undo-edit = Nie ma zmiany do cofnięcia.
refused-nothing-to-redo-edit = Nie ma zmiany do przywrócenia.
refused-too-many-plies = Partia jest za długa, by grać dalej.
refused-offer-stands = Remis jest już zaproponowany.
refused-no-offer = Nikt nie zaproponował remisu.
refused-only-international = Zasada pięciu ruchów dotyczy tylko warcabów międzynarodowych.
refused-no-clock = Ta partia toczy się bez zegarów.
refused-clock-paused = Zegary są już zatrzymane.
refused-clock-not-paused = Zegary nie są zatrzymane.
refused-time-not-limited = { $side }: czas nie jest ograniczony.
refused-too-much-time = To więcej czasu, niż zegar może pokazać.

## Zegary
clock-unlimited = bez limitu
clock-times = Zegary: białe { $white }, czarne { $black }
clock-paused = { $times } (pauza)
clock-waiting = { $times } (ruszą po pierwszych ruchach obu stron)
clock-none = Ta partia toczy się bez zegarów: wpisz na przykład zegar 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Błędne tempo gry, kolumna { $column }; oczekiwano: { $expected }; jest: { $found }.
expected-a-side = białe lub czarne
clock-add = białe lub czarne i liczba sekund
move-wrong-sign = { $played } to ruch niedozwolony; oczekiwano: { $expected }.
move-no-such-path = { $played } to ruch niedozwolony: żadne bicie tędy nie prowadzi.
move-ambiguous = { $played } może oznaczać kilka bić: wpisz jedno z { $choices }.

## Tekst nie do odczytania
misread = Błędny FEN, kolumna { $column }; oczekiwano: { $expected }; jest: { $found }.
quoted = „{ $text }”
the-end = koniec
fen-twice = Błędny FEN, kolumna { $column }: pole { $square } po raz drugi.
fen-uncrowned-man = Niedozwolona pozycja: pionek na { $square } musi być damką.
fen-empty = Niedozwolona pozycja: plansza jest pusta.
fen-not-wolf-and-sheep = Niedozwolona pozycja: w wilku i owcach są cztery białe pionki, jeden czarny i żadnych damek.
position-illegal = To nie jest dozwolona pozycja.
expected-square = pole od 1 do 50
expected-sign = „-” lub „x”
expected-end-of-move = koniec ruchu
expected-side = „W” lub „B”
expected-pieces = „:” i bierki jednej strony
expected-other-pieces = bierki drugiej strony
expected-end-of-run = ostatnie pole zakresu, nie przed pierwszym
expected-end-or-dot = koniec lub „.”
expected-end-after-dot = koniec po „.”
expected-time-control = tempo gry, np. 5+3
expected-time = czas większy od 0
expected-end-of-time-control = koniec zapisu tempa
expected-other = coś innego

## Panel
no-moves-yet = Brak ruchów
draw-offered-white = Białe proponują remis
draw-offered-black = Czarne proponują remis
accept = Przyjmij
decline = Odrzuć
counters-button = Liczniki
counters = Do remisu
count-repetition = Ta sama pozycja
count-quiet = Bez bicia i ruchu pionkiem
count-three = Trzy bierki na damkę
count-few = Jedna lub dwie bierki na damkę
count-of = { $count } / { $limit }
at-once = remis od razu
after-capture = remis po biciach
federation = Dwie bierki na damkę: pięć ruchów (FMJD)
draws-by-sheet = Dwie damki na jedną: remis od razu, chyba że trwają bicia
again = Jeszcze raz
next-level = Następny poziom
yes = Tak
yes-resign = Poddaj się
yes-paste = Wczytaj
yes-quit = Wyjdź
no = Graj dalej
stay-in-lesson = Zostań w lekcji
looking-back = Wcześniejsza pozycja: partia czeka
play-on = Graj dalej stąd
too-low-to-drag = Widok jest zbyt płaski, by przeciągać bierki: klikaj pola albo obróć planszę
goes-back = Bierki stoją tylko na ciemnych polach: bierka wraca na miejsce
first-side-capture = To było bicie na ścianie piramidy: każda ściana jest osobną planszą.
nobody-thinks = Nikt nie myśli: ruch należy do człowieka
yes-offer-draw = Zaproponuj remis
ask-draw-white = Czy białe proponują remis?
ask-draw-black = Czy czarne proponują remis?
ask-resign-white = Czy białe się poddają?
ask-resign-black = Czy czarne się poddają?
ask-paste = Wczytać wklejoną pozycję w miejsce tej partii?
ask-quit = Porzucić bieżącą partię i wyjść?
ask-leave-lesson = Wyjść z lekcji? Będzie można ją podjąć od tego etapu.
copied = Skopiowano FEN: { $fen }
not-copied = Brak dostępu do schowka.
nothing-to-paste = W schowku nie ma tekstu.

## Co może zrobić gracz
undo = Cofnij ruch
redo = Ponów ruch
first = Pierwsza pozycja
last = Ostatnia pozycja
show-ply = Pokaż tę pozycję
play-only = Zagraj jedyny ruch
other-table = Przejdź do innego stołu
offer-draw = Zaproponuj remis
resign = Poddaj się
new-game = Nowa partia
copy-fen = Kopiuj pozycję (FEN)
paste-fen = Wklej pozycję (FEN)
tip-of-view = { $name } ({ $key }; przytrzymaj, by zerknąć)
view-home = Widok z twojego miejsca; jeszcze raz: z jego drugiej strony
view-chair = Widok na wprost z twojego miejsca
view-top = Widok z góry
view-south-west = Widok z południowego zachodu
view-south-east = Widok z południowego wschodu
view-north-east = Widok z północnego wschodu
view-north-west = Widok z północnego zachodu
view-other-side = Widok z drugiej strony
sink = Spłaszcz lub podnieś piramidę
numbers = Numery pól
lines = Linie ścian
lens = Perspektywa lub rzut równoległy
pace = Szybkość bierek
language = Język
help = Pomoc
cancel = Anuluj lub zamknij
focus = Przejdź do przycisków, potem Tab i Enter
quit = Wyjdź
pace-none = Brak
pace-fast = Szybko
pace-normal = Normalnie
pace-slow = Wolno

## Pomoc
help-mouse = Mysz
help-first = Na początek
help-play = Gra
help-advice = Wskazówka, analiza, ocena
help-variations = Warianty i komentarze
help-window = Okno
mouse-choose = Kliknięcie bierki
mouse-choose-does = wybiera ją
mouse-play = Kliknięcie pola
mouse-play-does = ruch na nie lub wybór bicia
mouse-drag = Przeciągnięcie bierki
mouse-drag-does = ruch na pole, gdzie ją upuścisz
mouse-net = Klikanie lub przeciąganie na pięciu planszach
mouse-net-does = gra jak na piramidzie
type-key = Wpisanie 32-28
type-does = wykonuje ruch: dwa pola, potem Enter
peek-key = Przytrzymanie F2 do F6
peek-does = zerknięcie: po puszczeniu widok wraca
mouse-turn = Przeciąganie, prawy lub środkowy przycisk
mouse-turn-does = obraca widok
mouse-wheel = Kółko
mouse-wheel-does = przybliża
mouse-hover = Wskazanie bierki
mouse-hover-does = pokazuje jej linie
close = Zamknij
tip = { $action } ({ $key })
key-space = Spacja
key-escape = Esc
key-tab = Tab
key-enter = Enter
key-delete = Del
key-backspace = Backspace
key-home = Home
key-end = End
key-pad = num { $key }

## Plansza tekstowa
text-welcome = Wpisz ruch, np. 32-28, albo pomoc.
text-goodbye = Do widzenia.
text-face-south-west = SW: lewy róg białych
text-face-south-east = SE: prawy róg białych
text-face-north-east = NE: lewy róg czarnych
text-face-north-west = NW: prawy róg czarnych
text-answer = { $offer }: przyjmij czy odrzuć?
text-declined = Remis odrzucony.
text-counter = { $name }: { $count }
text-at-ply = Pozycja po półruchu { $ply }.
text-saved = { $commands ->
        [one] Zapisano { $commands } polecenie
        [few] Zapisano { $commands } polecenia
        [many] Zapisano { $commands } poleceń
       *[other] Zapisano { $commands } poleceń
    } w { $file }.
text-unfinished = Niedokończona: { $variant }, { $date }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }. Wpisz kontynuuj, by grać dalej.
text-journal-damaged = To, co było po ostatnim ruchu, nie zapisało się do końca i zostało pominięte.
journal-unreadable = Tego, co było dalej, nie da się odczytać i zostało pominięte; nic z tego nie zostanie usunięte.
journal-newer = To, co było dalej, zapisała nowsza wersja programu i zostało pominięte; nic z tego nie zostanie usunięte.
journal-anew = Plik tej sesji zniknął lub został skrócony. Całą sesję zapisano od nowa: { $file }
journal-quarantined = Części sesji nie da się odczytać. Nic nie zostało usunięte: wszystko jest w pliku { $file }.
text-nothing-unfinished = Nie ma niedokończonej partii.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }
text-games = Partie w { $file }: { $count }. Otwórz jedną według numeru: otwórz { $last }
text-no-games = Nie ma poprzednich partii.
text-no-such-game = Nie ma takiej partii: wpisz partie, by zobaczyć listę.
text-game-number = numer partii z listy
text-not-kept = Nie można zapisać partii na dysku: { $reason }. Gra toczy się dalej.
text-not-saved = Nie można zapisać { $file }: { $reason }.
text-already-there = { $file } już istnieje: podaj nazwę nowego pliku.
text-unknown = „{ $typed }” to ani ruch, ani polecenie: wpisz pomoc.
text-expected = { $word }; oczekiwano: { $expected }.
text-a-file = nazwa pliku
text-line = litery wariantu albo nic
text-place = litery wariantu albo półruch wariantu głównego
text-mark = pole i ewentualnie zielony, czerwony, niebieski lub żółty
text-arrow = dwa pola i ewentualnie zielony, czerwony, niebieski lub żółty
text-explore-what = Nie masz jeszcze własnych partii: wpisz przeglądaj i nazwę pliku lub folderu z partiami.
text-editor-help =
    w 31 32 k5 b 1 2     białe pionki na 31 i 32, biała damka na 5, czarne pionki na 1 i 2; x 31 opróżnia pole
    białe, czarne        strona, która ma ruch
    wyczyść, początek    opróżnia planszę; ustawia początek partii
    odbij, zamień        zamienia lewą i prawą stronę; zamienia kolory
    W:W31,K5:B1,2        FEN
    cofnij, ponów        cofa zmianę, przywraca ją
    gotowe, anuluj       gra od tej pozycji; powrót do partii
text-editor-unknown = „{ $typed }” nie da się ustawić: wpisz w 31 32 k5 b 1 2, gotowe, anuluj lub pomoc.
text-nothing-more = nic więcej
text-misread = Błędny ruch, kolumna { $column }; oczekiwano: { $expected }; jest: { $found }.
text-too-long = Ten wiersz jest za długi.
text-help =
    32-28, 3228, 28x19   wykonuje ruch; 28x19x10 podaje wszystkie pola, na których bierka staje
    ruchy                lista dozwolonych ruchów
    gdzie białe pionki   odpowiedź słowami; także rząd 4, linie 28, ostatni, stan
    cofnij, ponów        cofa ruch, ponawia go
    partia               pokazuje rozegrane ruchy z wariantami i komentarzami
    idź B, idź 12        przechodzi do wariantu B albo do półruchu 12 wariantu głównego
    wyżej B, niżej B     przesuwa wariant wyżej lub niżej; główny B czyni go głównym; bez litery: wariant pokazany
    usuń B               usuwa wariant; usuń: od pokazanego ruchu; usuń resztę: to, co po nim
    komentarz TEKST      komentarz po pokazanym ruchu; przed TEKST: przed nim; bez tekstu usuwa komentarz
    znak !?              znak przy pokazanym ruchu: ! ? !! ?? !? ?!
    zaznacz 12 czerwony  zaznacza pole; strzałka 12 23 rysuje strzałkę; zielony, czerwony, niebieski, żółty
    cofnij zmianę, ponów zmianę  cofa i przywraca takie zmiany
    remis                proponuje remis; drugi gracz wpisuje przyjmij lub odrzuć
    poddaj               poddaje partię
    nowa                 zaczyna tę partię od nowa
    fen                  pokazuje pozycję jako FEN
    fen W:W31,K5:B1      zaczyna tę partię od podanej pozycji
    plansza international  przechodzi do warcabów międzynarodowych; także dames3d, domowe, wybijanka, wilk…
    ściana sw            wybiera ścianę pokazaną na wąskim ekranie: sw, se, ne, nw
    kontynuuj            wznawia niedokończoną partię z poprzedniej sesji
    partie, otwórz 3     lista poprzednich partii; otwiera jedną z nich
    zapisz PLIK          zapisuje dotychczasowe polecenia, dla dames3d replay
    stół dotknięcie      dotknięta – ruszona, tak lub nie; poprawiam: ustawianie bierek na polach
    stół ręka            swobodne ruchy ręką, tak lub nie: przenieś 31 27, zdejmij 22, przywróć, gotowe;
                         drugi gracz wpisuje popraw lub zostaw
    stół remis           warcaby międzynarodowe: dwie damki na jedną mają pięć ruchów albo remis od razu
    chuch 23             bierze chucha: zabiera bierkę, która przeoczyła bicie, gdzie to dozwolone
    postaw 46            stawia owcę albo wilka
    komputer czarne 3    komputer gra jedną stroną, na poziomie od 1 do 10; człowiek czarne to kończy
    graj                 komputer gra za stronę, która ma ruch
    oceń, oceń 60        ocenia całą partię, w ciągu tylu sekund
    błędy białe          twoje błędy jeszcze raz: wpisz ruch, wskazówka, pokaż lub dalej
    zegar 5+3            gra z zegarami, 5 minut i 3 sekundy na ruch; także 5d3, *2, =30,
                         5+3 3+2 zaraz; zegar je pokazuje; zegar pauza, zegar wznów, bez zegara, zegar dodaj białe 60
    wskazówka, analizuj  ruch, który podpowiada komputer; jego ocena pozycji
    przeglądaj PLIK      co grano w tej pozycji, w partiach z pliku lub folderu;
                         samo przeglądaj szuka w tych samych partiach, na początku w twoich
    ustaw                ustawia pozycję: w 31 32 k5 b 1 2, potem gotowe
    koniec               kończy program

## Playing over a network
online-connecting = Łączenie z { $server }…
online-unreachable = Nie można połączyć się z { $server }: { $reason }. Kolejna próba…
online-lost = Połączenie zostało przerwane. Kolejna próba…
online-back = Połączenie przywrócone.
online-you-play = Twoja strona: { $side }.
online-watching = Oglądasz tę partię.
online-invite = Wyślij ten adres drugiemu graczowi. Miejsce zajmie ten, kto otworzy go pierwszy:
online-code = W tym samym pokoju wystarczy kod { $code }.
online-good-for = Zaproszenie wygaśnie za { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }.
online-waiting = Czekamy na drugiego gracza…
online-saved = Twoje miejsce jest zapisane: { $command } wraca do tej partii, nawet po zamknięciu programu.
online-not-saved = Nie udało się zapisać Twojego miejsca: { $reason }. Zachowaj jego adres: wpisz adres.
online-your-link = Ten adres prowadzi do Twojego miejsca, także na innym urządzeniu. Nie podawaj go nikomu:
online-watch-link = Pod tym adresem inni mogą oglądać partię:
online-no-invitation = W tej partii nie ma wolnego miejsca.
online-begins = Drugi gracz już jest. Partia się zaczyna.
named-begins = { $name } już jest. Partia się zaczyna.
online-named = Drugi gracz nazywa się { $name }.
online-other-connected = Drugi gracz jest połączony.
online-other-reconnecting = Drugi gracz ponownie się łączy…
online-other-away = Drugiego gracza nie ma.
online-claim-in = Jeśli to potrwa, za { $time } możesz zażądać wyniku: wpisz żądaj wygranej lub żądaj remisu.
presence-connected = na miejscu
presence-reconnecting = ponownie się łączy
presence-away = nie ma go
online-delay = { $presence }, opóźnienie { $milliseconds } ms
online-you = { $side } (ty)
online-player = { $side } ({ $name })
online-watchers = Widzowie
online-asks-takeback = Drugi gracz prosi o cofnięcie ruchu
online-asks-pause = Drugi gracz prosi o przerwę
online-asks-rematch = Drugi gracz chce rewanżu
named-asks-takeback = { $name } prosi o cofnięcie ruchu
named-asks-pause = { $name } prosi o przerwę
named-asks-rematch = { $name } chce rewanżu
online-asked = Drugi gracz został zapytany. Wpisz wycofaj, by to wycofać.
online-withdrawn = Propozycja została wycofana.
online-declined = Odrzucono.
online-taken-back = Ruch został cofnięty.
online-paused = Zegary stoją. Wpisz wznów, by grać dalej.
online-resumed = Zegary znów idą.
online-gave-time = { $side }: { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } więcej.
greeting-hello = Cześć!
greeting-good-luck = Powodzenia!
greeting-well-played = Dobra gra!
greeting-thanks = Dziękuję!
greeting-good-move = Dobry ruch!
greeting-oops = Ojej!
greeting-take-your-time = Nie spiesz się.
greeting-one-moment = Chwileczkę, proszę.
greeting-must-go = Muszę kończyć.
greeting-good-game = To była ładna partia!
greeting-another = Jeszcze jedna partia?
greeting-goodbye = Do widzenia!
online-restarted = Serwer został uruchomiony ponownie. Zegary w tym czasie stały.
online-restarted-post = Serwer przez pewien czas nie działał. Dni na ruch w tym czasie nie upływały.
online-stopping = Serwer na chwilę się zatrzymuje i wróci. Połączenie wznowi się samo.
online-rematch = Nowa partia, z zamianą kolorów.
online-over = Wpisz rewanż, by zagrać jeszcze raz, albo koniec.
online-sent = Wysłano. Serwer jeszcze nie odpowiedział.
online-kept = Brak połączenia. Zostanie wysłane, gdy połączenie wróci.
online-no-answer = Serwer jeszcze nie odpowiedział.
online-which = Jest kilka propozycji: wpisz za tym, o którą chodzi: { $offers }.
online-post = Korespondencyjnie: { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } na ruch.
online-days-left = { $days ->
        [one] został { $days } dzień
        [few] zostały { $days } dni
       *[many] zostało { $days } dni
    } na ten ruch
online-hours-left = { $hours ->
        [one] została { $hours } godzina
        [few] zostały { $hours } godziny
       *[many] zostało { $hours } godzin
    } na ten ruch
online-post-over = dni na ten ruch minęły
online-may-claim = Możesz zażądać wyniku: wpisz żądaj wygranej lub żądaj remisu.
refused-watching = Mogą to zrobić tylko gracze.
refused-not-begun = Drugiego gracza jeszcze nie ma.
refused-game-over = Partia skończona.
refused-not-over = Partia jeszcze się nie skończyła.
refused-not-your-turn = Ruch ma drugi gracz.
refused-nothing-offered = Nie ma takiej propozycji.
refused-offered-already = To już zaproponowano.
refused-switched-off = Tę partię uzgodniono bez tego.
refused-not-away = Drugi gracz nie jest nieobecny dość długo.
refused-clock-now = Zegary teraz na to nie pozwalają.
refused-time-up = Czas już minął.
refused-name = Nazwa ma od 1 do 40 znaków, a wszystkie są widoczne.
refused-server-stops = Serwer zaraz się zatrzyma.
refused-too-many = Za dużo próśb: chwileczkę.
rejected-protocol = Serwer używa wersji { $server } protokołu, a ten program wersji { $own }: jedno z nich jest za stare.
rejected-no-game = Nie ma tu partii, do której prowadzi ten link.
rejected-seat-taken = To miejsce zajął już ktoś inny.
rejected-settings = Serwer nie przyjmuje tej partii: { $reason }.
rejected-key = Ten serwer wymaga klucza od tego, kto proponuje partię: podaj go przez --key.
rejected-too-many = Za dużo prób: odczekaj minutę.
online-not-understood = Serwer i ten program się nie rozumieją, być może jedno z nich jest za stare: { $reason }.
online-help =
    32-28, 3228, 28x19   wykonuje ruch; 28x19x10 podaje wszystkie pola, na których bierka staje
    ruchy                lista dozwolonych ruchów
    gdzie białe pionki   odpowiedź słowami; także rząd 4, linie 28, ostatni, stan
    partia               pokazuje rozegrane ruchy
    zegar                pokazuje zegary albo dni na ruch
    kto                  pokazuje, kto jest
    remis, cofnij        proponuje remis; prosi o cofnięcie Twojego ostatniego ruchu
    pauza, wznów         prosi o przerwę; uruchamia zegary
    przyjmij, odrzuć     odpowiada na propozycję; przyjmij remis, jeśli jest ich kilka
    wycofaj              wycofuje Twoją propozycję
    dodaj czas           dodaje drugiemu graczowi piętnaście sekund
    żądaj wygranej, żądaj remisu  żąda wyniku, gdy drugiego gracza nie ma
    rewanż               po zakończeniu prosi o partię z zamianą kolorów
    cześć, powodzenia, do widzenia  pozdrawia drugiego gracza
    dobry ruch, dobra gra, ładna partia, dziękuję, ojej  pochwała, podziękowanie, pomyłka
    bez pośpiechu, chwileczkę, muszę kończyć, jeszcze jedna  o czasie i o następnej partii
    poddaj               poddaje partię
    adres                pokazuje adres Twojego miejsca, dla innego urządzenia, i adres dla widzów
    zaproszenie          pokazuje zaproszenie jeszcze raz
    fen                  pokazuje pozycję jako FEN
    ściana sw            wybiera ścianę pokazaną na wąskim ekranie: sw, se, ne, nw
    dotknij 31, poprawiam  dotyka bierki, gdzie obowiązuje dotknięta – ruszona; ustawia bierki
    przenieś 31 27, zdejmij 22, przywróć, gotowe  ręką: przenosi, zdejmuje, przywraca, kończy kolejkę
    popraw, zostaw       każe poprawić nieprawidłowe zagranie albo je zostawia
    chuch 23             bierze chucha: zabiera bierkę, która przeoczyła bicie, gdzie to dozwolone
    postaw 46            stawia owcę albo wilka
    koniec               kończy; partia trwa dalej

## Gra ze znajomym, w oknie
not-with-friend-tip = Nie w partii ze znajomym: do końca nikt nie pomaga.
player-friend = Znajomy
friend-elsewhere = Znajomy gdzie indziej
about-friend-elsewhere = Gracie przez sieć: w tym pokoju albo na dowolną odległość.
friend-by-lot = Losowo
friend-join = Dołącz do partii…
friend-title = Gra ze znajomym
friend-join-title = Dołącz do partii
friend-you-play = twoja strona: { $side }
friend-where = Gdzie
friend-by-link = Przez link
friend-in-room = W tym pokoju
friend-server = Serwer
friend-key = Klucz serwera
friend-about-link = Partia jest na tym serwerze. Oboje potrzebujecie sieci i niczego więcej.
friend-about-room = Ten komputer jest serwerem. Znajomy musi być w tej samej sieci; internet nie jest potrzebny.
friend-days = Czas na ruch
friend-no-limit = Bez limitu
friend-number-of-days = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
friend-invite = Zaproś
friend-copy = Kopiuj link
friend-not-copied = Brak dostępu do schowka: przeczytaj na głos sześć liter.
friend-join-button = Dołącz
friend-join-as = Dołącz: { $side }
friend-invited-by = { $name } zaprasza cię do gry.
friend-invited = Masz zaproszenie do gry.
friend-paste = Wklej
friend-link-or-code = Link albo sześć liter
friend-code-server = Serwer, dla sześciu liter
friend-name = Twoje imię, jeśli chcesz
friend-scan = Zeskanuj kwadrat albo otwórz link. Miejsce zajmie ten, kto przyjdzie pierwszy.
friend-about-code = W tym samym pokoju wystarczy tych sześć liter i serwer { $server }.
friend-show-invitation = Pokaż zaproszenie
friend-cancel = Odwołaj partię
friend-return = Wróć do partii
friend-forget = Zapomnij
friend-reconnect = Spróbuj teraz
friend-saved = Twoja partia ze znajomym trwa.
friend-starting = Przygotowywanie tego komputera…
friend-connecting = Łączenie z serwerem…
friend-is = Znajomy: { $presence }
friend-delays = Opóźnienie: znajomy { $friend } ms, ty { $own } ms
friend-ask-takeback = Poproś o cofnięcie
friend-say = Powiedz…
friend-say-title = Powiedz coś
friend-give-time = Dodaj 15 sekund
friend-asked-takeback = Prosisz o cofnięcie ruchu.
friend-asked-pause = Prosisz o przerwę.
friend-asked-rematch = Chcesz rewanżu.
friend-withdraw = Wycofaj
friend-rematch = Rewanż
friend-claim-in = Jeśli to potrwa, będzie można zażądać wyniku za { $time }.
friend-claim = Znajomego nie ma już dość długo. Możesz zażądać wyniku.
named-claim = { $name } nie wraca już dość długo. Możesz zażądać wyniku.
friend-claim-win = Zażądaj wygranej
friend-claim-draw = Zażądaj remisu
friend-no-address = To nie jest adres serwera. Wygląda on jak https://dames.example albo 192.168.1.5:7171.
friend-no-link = To nie jest link ani kod. Wklej cały link albo wpisz sześć liter.
friend-unreachable = Serwer jest nieosiągalny: { $reason }. Sprawdź adres i sieć; próby trwają.
friend-other-version = Serwer używa innej wersji. Zainstaluj najnowszą wersję programu albo poproś o to właściciela serwera.
friend-other-page = Ta strona ma inną wersję niż serwer. Wczytaj ją ponownie.
friend-reload = Wczytaj ponownie
friend-not-hosted = Ten komputer nie może być serwerem: { $reason }. Zagrajcie przez link.
friend-no-network = Ten komputer nie jest w żadnej sieci lokalnej. Podłącz go do sieci albo zagrajcie przez link.
friend-no-such-game = Ten link nie otwiera żadnej partii: jest błędny albo zaproszenie wygasło. Poproś o nowe.
friend-seat-taken = Ktoś inny zajął miejsce. Poproś znajomego o nowe zaproszenie.
friend-not-offered = Serwer nie przyjmuje tej partii: { $reason }
friend-needs-key = Na tym serwerze partie proponuje tylko ten, kto ma klucz od właściciela. Wpisz klucz albo wybierz inny serwer.
friend-too-many = Za dużo prób: poczekaj minutę i spróbuj ponownie.
friend-not-saved = Nie udało się zapisać twojego miejsca: { $reason }. Nie zamykaj okna do końca partii.

## Kilka partii ze znajomymi, ich linki i pokazywanie pozycji
friend-my-games = Moje partie
friend-my-games-waiting = Moje partie ({ $turns })
friend-no-games = Nie grasz teraz żadnej partii ze znajomym.
friend-own-turn = Twój ruch
friend-friends-turn = Ruch znajomego
friend-not-joined = Nikt jeszcze nie dołączył
friend-game-over = Partia skończona
friend-not-known = Brak połączenia
friend-game-gone = Serwer nie ma już tej partii
friend-on-board = na planszy
friend-minutes-left = { $minutes ->
        [one] została { $minutes } minuta
        [few] zostały { $minutes } minuty
       *[many] zostało { $minutes } minut
    }
friend-time-over = czas minął
friend-ask-forget = Zapomnieć tę partię?
friend-about-forget = Potrwa bez ciebie: gdy twój czas minie, znajomy może zażądać wyniku. Wrócić do niej można tylko przez jej link.
friend-keep = Zostaw
friend-go-there = Przejdź do tej partii
friend-has-moved = Znajomy wykonał ruch w innej partii: { $game }.
friend-has-joined = Znajomy już jest i zaczyna się inna partia: { $game }.
friend-has-ended = Inna partia się skończyła: { $game }.
friend-links = Linki do tej partii
friend-links-button = Linki…
friend-watch-link = Do oglądania
friend-about-watch = Kto otworzy ten link, widzi partię z sekundowym opóźnieniem i nie może grać.
friend-copy-watch = Kopiuj link do oglądania
friend-device-link = Na moje drugie urządzenie
friend-about-device = Kto ma ten link, może grać za ciebie. Nie dawaj go nikomu.
friend-show-device = Pokaż ten link
friend-copy-device = Kopiuj link na moje drugie urządzenie
friend-link-not-copied = Brak dostępu do schowka: link jest w oknie dialogowym.
friend-watchers = { $watchers ->
        [one] { $watchers } widz
        [few] { $watchers } widzów
       *[many] { $watchers } widzów
    }
friend-show = Pokaż znajomemu
friend-show-done = Znajomy może teraz obejrzeć tę pozycję.
friend-shows = Znajomy pokazuje ci pozycję.
friend-look = Obejrzyj
friend-show-elsewhere = Tej partii nie ma już na jej planszy. Najpierw otwórz ją z wcześniejszych partii.
friend-show-too-much = To za dużo naraz: wybierz wcześniejszą pozycję albo mniej znaków i strzałek.
online-shows = Drugi gracz pokazuje pozycję: { $fen }

## Nowa partia
begin = Zacznij
other-games = Inne gry
other-games-tip = Wybierz grę domową
choose-rules = Gra
choose-opponent = Przeciwnik
choose-color = Grasz
choose-board = Plansza
choose-table-rules = Zasady przy stole
table-rules-none = brak
rules-draughts = Warcaby
rules-family = Domowe
rules-brigand = Wybijanka
rules-wolf-and-sheep = Wilk i owce
board-flat = Płaska
board-pyramid = Piramida
touch-move = Dotknięta – ruszona
over-the-board = Ręcznie
player-person = Człowiek
player-computer = Komputer
about-international = Zaczynają białe; trzeba bić, i to jak najwięcej bierek.
about-dames3d = Pięć plansz; zaczynają białe; trzeba bić, i to jak najwięcej bierek.
about-family = Zaczynają czarne; bicie do wyboru; za przeoczone można wziąć chucha.
about-brigand = Wygrywa, kto straci wszystkie bierki albo nie ma ruchu. Zaczynają czarne.
about-wolf-and-sheep = Cztery owce zamykają wilka albo wilk je mija. Najpierw ustawia się bierki.
federation-short = Zasada pięciu ruchów
about-federation = Dwie damki albo damka i pionek na damkę: remis po pięciu ruchach każdej strony (FMJD).
about-board-pyramid = 100 sześcianów na pięciu tarasach: wierzch i cztery ściany, pięć plansz naraz.
about-board-flat = Zwykła plansza o 100 polach.
about-person = Dwie osoby grają przy tym ekranie.
about-color = Grasz tym kolorem i widzisz planszę z jego strony.
color-with-engine-only = Grając z komputerem, wybierasz kolor; we dwoje gracie obydwoma.
about-computer = Dames 3D gra przeciw tobie, na wybranym poziomie.
wolf-on-flat-board-only = W wilka i owce gra się tylko na płaskiej planszy.
setup-of-other-rules = Ustawiona pozycja jest w tej grze niedozwolona.
program-plays-other-games = Ten program nie gra w tę grę.
by-hand-in-draughts-only = W wilka i owce nie gra się ręcznie
federation-in-international-only = To zasada warcabów międzynarodowych
clock-not-chosen = Najpierw wybierz czas na zegarze
about-touch-move = Dotkniętą bierką, która ma ruch, trzeba zagrać. „J’adoube” pozwala ją tylko ustawić.
about-over-the-board = Bierki przesuwa się swobodnie; przeciwnik poprawia nieprawidłowy ruch albo go zostawia.
new-game-loses = Nie można zapisać na dysku: bieżąca partia przy tym stole przepadnie.
new-game-keeps = Bieżąca partia przy tym stole trafi do grupy „{ earlier-games }”.

## Gra ręczna
refused-bound = Trzeba zagrać dotkniętą bierką z { $square }.
refused-nothing-binds = Nie ma czego ustawiać: w tej grze nie trzeba grać dotkniętą bierką.
refused-not-by-hand = W tej partii nie gra się ręcznie.
refused-hands-at-work = Przesunięto bierki ręcznie: zakończ ruch albo odstaw je na miejsce.
refused-cannot-be-done = Przenieś bierkę na puste pole.
refused-nothing-played = Nie wykonano żadnego ruchu.
refused-nothing-irregular = Nie ma nieprawidłowości do rozstrzygnięcia.
refused-to-be-decided = Przeciwnik musi najpierw poprawić nieprawidłowość albo ją zostawić.
refused-cannot-be-kept = Tego ruchu nie można zostawić: nikt nie mógłby grać dalej.
refused-nothing-to-huff = Nie ma za co wziąć chucha.
refused-not-huffable = Chucha można wziąć tylko z { $squares }.
refused-nothing-to-place = Nie ma bierki do postawienia.
refused-cannot-be-placed = Na { $square } nie można teraz nic postawić.
refused-still-placing = Najpierw ustaw bierki.
irregular = Nieprawidłowość: { $names }. Przeciwnik ją poprawia albo zostawia.
irregular-two-moves = dwa ruchy z rzędu ({ $squares })
irregular-opponents-piece = ruch bierką przeciwnika ({ $square })
irregular-overlooked = obowiązkowe było bicie { $due ->
        [one] { $due } bierki
        [few] { $due } bierek
        [many] { $due } bierek
       *[other] { $due } bierek
    }
irregular-removed = { $count ->
        [one] bierka zdjęta bez powodu
        [few] bierki zdjęte bez powodu
        [many] bierki zdjęte bez powodu
       *[other] bierki zdjęte bez powodu
    } ({ $squares })
irregular-too-few = { $taken ->
        [one] zbito { $taken } bierkę
        [few] zbito { $taken } bierki
        [many] zbito { $taken } bierek
       *[other] zbito { $taken } bierek
    } zamiast { $due }
irregular-too-many = { $count ->
        [one] o jedną zbitą bierkę za dużo
        [few] za dużo zbitych bierek
        [many] za dużo zbitych bierek
       *[other] za dużo zbitych bierek
    } ({ $squares })
irregular-half-way = bicie przerwane na { $square }
irregular-early = bierka zdjęta przed końcem bicia ({ $square })
irregular-no-such-move = żadna bierka nie może pójść z { $from } na { $to }
irregular-not-touched = trzeba było zagrać dotkniętą bierką z { $square }
irregular-nothing-played = nie wykonano ruchu
corrected = Ruch cofnięty; zagraj inny.
corrected-bound = Ruch cofnięty; trzeba zagrać bierką z { $square }.
correct = Popraw
keep = Zostaw
done = Koniec ruchu
put-back = Odstaw
take-off = Zdejmij bierkę
adjust = J’adoube
adjusting = J’adoube: trwa ustawianie bierek.
huff-title = Przeoczone bicie
huff = Chuch: { $square }
place-sheep = Cztery owce stają w pierwszym rzędzie.
place-wolf = Wilk staje na dowolnym innym polu.
draw-lots = Losuj
huffed-white = Białe biorą chucha z { $square }: ta bierka mogła bić { $taken }.
huffed-black = Czarne biorą chucha z { $square }: ta bierka mogła bić { $taken }.
text-touched = Bierka na { $square } jest dotknięta i trzeba nią zagrać.
text-two-squares = dwa pola, od 1 do 50
text-table-rules = dotknięcie, ręka lub remis
text-sides = sw, se, ne lub nw
irregular-asks = { $side }: poprawić czy zostawić?
by-hand = Przesuwaj bierki swobodnie; bierka upuszczona obok planszy znika.
must-play = Trzeba zagrać bierką z { $square }.

## Komputer
seat = Wybierz, kto gra: człowiek, komputer czy silnik
seat-choose = Wybierz tego gracza
seat-menu = { $side }: kto gra?
change-sides = Zamień się stronami z komputerem
tools-view = Widok
tools-help = Pomoc
tools-games = Partie
tool-home = Moje miejsce
tool-chair = Na wprost
tool-turn = Obróć
tool-lens = Perspektywa
tool-pyramid = Piramida
tool-numbers = Numery
tool-lines = Linie
tool-boards = Plansze
tool-hint = Wskazówka
tool-analysis = Analiza
tool-review = Ocena
tool-rules = Zasady
tool-learn = Nauka
tool-keys = Skróty
tool-open = Otwórz
tool-save = Zapisz
tool-earlier = Poprzednie
tool-list = Lista
tool-explorer = Eksplorator
tool-settings = Ustawienia
tools-open = Otwórz przyciski tej grupy
sheet-pull = Podciągnij lub opuść arkusz z partią
line-play-first = Zagraj ten ruch
line-preview = Pokaż wariant do tego ruchu
line-held = Podgląd: ruch { $shown } z { $length }; Esc wraca
line-hovered = Podgląd: ruch { $shown } z { $length }
line-previewed = Podgląd
line-back = Ruch wstecz w wariancie
line-forward = Ruch naprzód w wariancie
line-play = Zagraj ten wariant
line-close = Powrót do partii
move-now = Zagraj od razu
hint = Wskazówka
hint-only = { $played } to jedyny ruch.
hint-wins = { $played } wygrywa.
hint-saves = { $played } to jedyny ruch, który nie przegrywa.
hint-wins-men = { $men ->
        [one] { $played } wygrywa pionka.
        [few] { $played } wygrywa { $men } pionki.
        [many] { $played } wygrywa { $men } pionków.
       *[other] { $played } wygrywa { $men } pionka.
    }
hint-wins-material = { $played } wygrywa materiał.
hint-ahead = { $played } utrzymuje przewagę.
hint-even = { $played } utrzymuje równowagę.
hint-behind = { $played } to najlepsza obrona.
analysis = Analiza
analysis-by = Analiza: { $name }
weaker = Słabiej
stronger = Silniej
level = Poziom { $level }
computer-name = Dames 3D, poziom { $level }
level-in-words = { $level }, { $word }
level-first-steps = pierwsze kroki
level-beginner = początkujący
level-casual = gracz okazjonalny
level-regular = stały gracz
level-club = gracz klubowy
level-strong-club = silny gracz klubowy
level-expert = ekspert
level-master = mistrz
level-grandmaster = arcymistrz
level-full = pełna siła
seat-computer = Komputer: { $level }. Kliknij, by wybrać inny poziom lub gracza
white-thinks = Białe myślą…
black-thinks = Czarne myślą…
thinking-answer = Komputer myśli
thinking-program = { $name } myśli
thinking-hint = Szukanie wskazówki
thinking-depth = głębokość { $depth } · { $millions } mln
thinking-depth-tip = Głębokość w półruchach: { $depth }; zbadane pozycje, w milionach: { $millions }
solved-tip = Bazy końcówek znają wynik: nie ma już czego szukać.
fen-tip = FEN: wiersz tekstu, który mówi, gdzie stoją bierki. Czytają go inne programy do warcabów.
pdn-tip = PDN: ruchy jako tekst, tak jak zapisują je programy i książki o warcabach.
button-set-up = Ustaw
button-share = Udostępnij
button-take-back = Cofnij
no-sides-tip = Płaska plansza nie ma ścian.
not-in-practice-tip = Nie podczas ćwiczenia: najpierw z niego wyjdź.
program-not-started = Nie udało się uruchomić: { $name }.
program-gone = Koniec pracy: { $name }.
program-silent = Program { $name } nie odpowiada.
program-illegal = Program { $name } wykonał niedozwolony ruch.
program-params = Program { $name } nie ma takich ustawień.
program-not-understood = Program { $name } przysłał błędną odpowiedź.
program-seat = Zamiast niego gra człowiek.
threat = Groźba: { $played }
score-even = Równa gra
score-little-white = Białe stoją nieco lepiej
score-little-black = Czarne stoją nieco lepiej
score-better-white = Białe stoją lepiej
score-better-black = Czarne stoją lepiej
score-winning-white = Białe stoją na wygraną
score-winning-black = Czarne stoją na wygraną
score-wins-white = Białe wygrywają w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }
score-wins-black = Czarne wygrywają w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }

## Końcówki
solved = rozwiązane
verdict-draw = Remis
outlook-win = wygrywa w { $moves }
outlook-draw = remis
outlook-loss = przegrywa w { $moves }
endgames-offer = Końcówki do { $pieces ->
        [one] { $pieces } bierki
        [few] { $pieces } bierek
        [many] { $pieces } bierek
       *[other] { $pieces } bierek
    } można tu rozwiązać raz na zawsze. Potrwa to około minuty, podczas gry.
endgames-solve = Rozwiąż końcówki
endgames-solving = Rozwiązywanie końcówek: { $percent }%
endgames-failed = Nie udało się rozwiązać końcówek: { $reason }
endgames-damaged = Nie można użyć rozwiązanych wcześniej końcówek: { $reason }
thinking-decision = Komputer decyduje
irregular-computer = Komputer decyduje: poprawić czy zostawić
computer-keeps = Komputer zostawia ten ruch.
computer-corrects = Komputer cofa ten ruch.
computer-huffs-nothing = Przeoczono bicie; komputer nie bierze chucha.
computer-accepts = Komputer przyjmuje remis.
computer-declines = Komputer odrzuca remis.
computer-failed-once = Komputer napotkał błąd i myśli od nowa.
computer-failed = Komputerowi znów nie udało się znaleźć ruchu.
computer-failed-type = Wpisz ruch za niego albo graj, żeby spróbował jeszcze raz.
search-failed = Analiza nie powiodła się. Zacznie się od nowa przy następnej pozycji.
text-hint = Wskazówka: { $played } ({ $score })
text-depth = głębokość { $depth }
text-seat-computer = { $side }: komputer, poziom { $level } ({ $word }).
text-seat-person = { $side }: człowiek.
text-more = – Enter: dalej –
text-seat = białe lub czarne oraz, dla komputera, poziom od 1 do 10

## Pliki
settings-renamed = Nie można odczytać ustawień; użyto domyślnych. Dawny plik to teraz { $file }
settings-unreadable = Nie można odczytać ustawień; użyto domyślnych. { $file }: { $reason }
settings-not-saved = Nie można zapisać ustawień: { $reason }
recording-failed = Ta sesja nie jest już zapisywana: { $reason }

## Ocena partii
review-inaccuracy = Niedokładność
review-mistake = Błąd
review-blunder = Gruby błąd
review-better = { $quality }. Lepiej: { $line }.
review-missed-shot = { $quality }. Przeoczona kombinacja: { $line }.
review-errors = { $blunders ->
        [one] { $blunders } gruby błąd
        [few] { $blunders } grube błędy
        [many] { $blunders } grubych błędów
       *[other] { $blunders } grubych błędów
    }, { $mistakes ->
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
        [many] { $mistakes } błędów
       *[other] { $mistakes } błędów
    }, { $inaccuracies ->
        [one] { $inaccuracies } niedokładność
        [few] { $inaccuracies } niedokładności
        [many] { $inaccuracies } niedokładności
       *[other] { $inaccuracies } niedokładności
    }
review-accuracy = { $side }: dokładność { $accuracy }%, { $errors }
review-no-accuracy = { $side }: { $errors }
review-no-moves = Nie ma ruchów do oceny.
review-stopped = Ocenę przerwano; koniec partii jest już oceniony.
review-seconds = liczba sekund na całą partię albo nic
retry-position = { $side }: zagrano tu { $played }. Znajdź lepszy ruch albo wpisz wskazówka, pokaż lub dalej.
retry-none = Nie ma błędów do poprawienia.
retry-first = Najpierw wpisz oceń.
retry-hint = Najlepszy ruch wykonuje bierka z { $square }.
retry-right = Dobrze.
retry-as-good = { $played } jest tak samo dobre jak najlepszy ruch.
retry-same = Tak zagrano w partii.
retry-wrong = Jest lepszy ruch.
retry-wrong-answer = Jest lepszy ruch: na ten następuje { $answer }.
retry-done = To były już wszystkie błędy.

## Udostępnianie
share-open = Udostępnij: obraz, animacja, PDN, FEN
share-title = Udostępnij
share-text = Kopiuj jako tekst
share-copy-fen = Kopiuj pozycję (FEN)
share-copy-pdn = Kopiuj partię (PDN)
share-copy-link = Kopiuj link do partii
share-look = Wygląd obrazów
share-scene = Jak w oknie
share-diagram = Diagram
share-file = Zapisz w pliku
share-picture = Zapisz obraz
share-animation = Zapisz animację
share-stop = Przerwij
share-close = Zamknij
share-working = Rysowanie… Potrwa dalej, nawet gdy zamkniesz to okno.
share-copied-fen = Pozycja jest w schowku.
share-copied-pdn = Partia jest w schowku.
share-copied-link = Link jest w schowku.
share-saved = Zapisano: { $path }
share-failed = Nie zapisano: { $reason }.
share-stopped = Animację przerwano.

## Ustawianie pozycji
editor-open = Ustaw pozycję
editor-close = Zamknij ustawianie pozycji
editor-title = Ustaw pozycję
editor-help = Lewy przycisk: wybrana bierka; prawy: drugi kolor; ponownie: damka, potem nic. Przeciągaj bierki, także poza planszę. Albo wpisz: w 31 32 k5 b 1 2
editor-typing = { $tool }: { $typed }
editor-no-square = { $number } to nie pole: oczekiwano od 1 do 50.
tool-white-man = Biały pionek (W)
tool-white-king = Biała damka (W, potem K przed numerem)
tool-black-man = Czarny pionek (B)
tool-black-king = Czarna damka (B, potem K przed numerem)
tool-erase = Usuń bierkę (X)
editor-other-side = Ruch drugiej strony
editor-other-side-tip = Kto ma ruch (S)
editor-white-to-move = Ruch białych
editor-black-to-move = Ruch czarnych
editor-fen = Pozycja jako tekst (FEN)
editor-type = Wpisz bierki i pola
editor-place = Postaw bierkę pod kursorem
editor-place-other = Postaw pod kursorem bierkę drugiego koloru
editor-clear = Wyczyść
editor-clear-tip = Opróżnij planszę
editor-start = Start
editor-start-tip = Ustaw początek partii
editor-mirror = Lustro
editor-mirror-tip = Zamień lewą i prawą stronę w każdym rzędzie
editor-swap = Zamień kolory
editor-swap-tip = Zamień kolory i obróć planszę o pół obrotu
editor-play = Graj…
editor-play-tip = Wybierz graczy i graj od tej pozycji
editor-analyze = Analizuj
editor-analyze-tip = Analizuj tę pozycję
editor-save = Zapisz…
editor-save-tip = Zapisz tę pozycję w pliku
editor-problems = { $problems ->
        [one] Pozycja niedozwolona:
        [few] Pozycja niedozwolona ({ $problems } problemy):
        [many] Pozycja niedozwolona ({ $problems } problemów):
       *[other] Pozycja niedozwolona ({ $problems } problemów):
    }
setup-white-man = { $square }: biały pionek musi tu być damką.
setup-black-man = { $square }: czarny pionek musi tu być damką.
setup-empty = Plansza jest pusta.
setup-wolf-and-sheep = Potrzebne są cztery owce i jeden wilk.
setup-no-kings = { $square }: w wilku i owcach nie ma damek.
setup-ended = Partia jest już skończona: { $outcome }.
setup-too-many = { $side }: { $pieces ->
        [one] { $pieces } bierka
        [few] { $pieces } bierki
        [many] { $pieces } bierek
       *[other] { $pieces } bierek
    }, więcej niż w jakiejkolwiek grze.
setup-count = { $side }: { $men ->
        [one] { $men } pionek
        [few] { $men } pionki
        [many] { $men } pionków
       *[other] { $men } pionków
    }{ $kings ->
        [0] {""}
        [one] , { $kings } damka
        [few] , { $kings } damki
        [many] , { $kings } damek
       *[other] , { $kings } damek
    }

## Warianty i komentarze
previous-variation = Poprzedni wariant lub początek
next-variation = Następny wariant lub koniec
edit-tools = Opracuj partię: warianty, znaki, komentarze
promote = Przesuń wariant wyżej
demote = Przesuń wariant niżej
make-main-line = Ustaw jako wariant główny
delete-line = Usuń od tego miejsca
next-sign = Następny znak ruchu
sign-good = Dobry ruch
sign-mistake = Błąd
sign-brilliant = Świetny ruch
sign-blunder = Gruby błąd
sign-interesting = Ciekawy ruch
sign-dubious = Wątpliwy ruch
comment = Komentarz
comment-before = Przed ruchem
comment-after = Po ruchu
comment-start = Komentarz do partii
comment-on = Komentarz do { $played }
save = Zapisz
dismiss = Anuluj
undo-edit = Cofnij ostatnią zmianę
redo-edit = Przywróć zmianę

## Zegary w oknie
clock-period = okres { $period }
clock-moves-left = { $moves ->
        [one] jeszcze { $moves } ruch
        [few] jeszcze { $moves } ruchy
        [many] jeszcze { $moves } ruchów
       *[other] jeszcze { $moves } ruchów
    }
clock-increment = +{ $seconds } s
clock-bronstein = do +{ $seconds } s
clock-delay = opóźnienie { $seconds } s
clock-hourglass = klepsydra
clock-per-move = na ruch
clock-toggle = Zatrzymaj lub wznów zegary
clock-pause = Pauza
clock-resume = Wznów
clock-add-minute = Dodaj minutę do tego zegara
clock-plus-minute = +1 min
clock-is-paused = Zegary zatrzymane
clock-starts-later = Zegary ruszą po pierwszych ruchach obu stron
clock-out-of-time = Koniec czasu
choose-clock = Zegary
no-clock = bez zegara
clock-choice-none = Brak
clock-choice-minutes = { $minutes } min
clock-choice-per-move = { $seconds } s na ruch
clock-choice-hourglass = Klepsydra { $time }
clock-choice-hours = { $hours } h
clock-choice-bonus = { $time } + { $seconds } s na ruch
clock-choice-moves = { $moves ->
        [one] { $moves } ruch w { $time }
        [few] { $moves } ruchy w { $time }
        [many] { $moves } ruchów w { $time }
       *[other] { $moves } ruchów w { $time }
    }
clock-choice-then = { $first }, potem { $next }
clock-choice-own = Inne…
clock-differs = Osobny czas
clock-at-once = Start od razu
clock-options = Opcje zegara
about-clock-differs = Białe i czarne mają różny czas.
about-clock-at-once = Zegar białych rusza od razu, a nie dopiero po pierwszych ruchach obu stron.
clock-own-tip = W sekundach, jak w PDN: 300+5, 40/7200:3600, 300d5 (opóźnienie), *120 (klepsydra), =30 (na ruch)

## Ocena partii w oknie
review-run = Oceń partię lub przerwij
review-title = Ocena partii
review-begin = Oceń partię
review-stop = Przerwij
review-progress = { $of ->
        [one] { $done } / { $of } ruch
        [few] { $done } / { $of } ruchy
        [many] { $done } / { $of } ruchów
       *[other] { $done } / { $of } ruchu
    }
review-builtin = Dames 3D
review-judge = Ocenia: { $name }
review-close = Zamknij ocenę; jej wyniki zostają przy partii
review-next-judge = Niech ocenia następny silnik
review-next-error = Następny błąd
review-previous-error = Poprzedni błąd
review-side-accuracy = { $accuracy }%
review-accuracy-tip = Jak bliskie najlepszym są ruchy: przy 100% nie stracono żadnej szansy na wygraną.
review-accuracy-word = Dokładność
review-your-accuracy = Twoja dokładność: { $accuracy }%
review-accuracies = Dokładność: białe { $white }%, czarne { $black }%
review-evaluation = Ocena: { $words }. Szansa białych na wygraną: { $percent }%
review-chance-tip = Szansa białych na wygraną: { $percent }%
review-failed = Ocena się nie udała: { $reason }
review-solved = Ta gra jest rozwiązana; nie ma czego oceniać.
retry-judge-first = Najpierw oceń partię.
retry-begin = Ucz się na błędach
retry-begin-white = Błędy białych
retry-begin-black = Błędy czarnych
retry-count = Błąd { $number } z { $count }
retry-ask-white = Białe zagrały { $played }. Zagraj lepiej.
retry-ask-black = Czarne zagrały { $played }. Zagraj lepiej.
retry-judging = Ocena { $played }…
retry-found = { $played } – dobrze.
retry-elsewhere = Ruchy próbuje się w pozycji błędu: oto ona znowu.
retry-solution = Najlepiej: { $line }
retry-hint-button = Wskazówka
retry-show-button = Pokaż
retry-next-button = Dalej
retry-end-button = Koniec


## Partie na dysku
file-open = Otwórz…
file-save = Zapisz
file-save-as = Zapisz jako…
earlier-games = Poprzednie partie
unfinished-games = Niedokończone partie
unfinished-continue = Kontynuuj
unfinished-later = Zostaw na później
unfinished-draft = Ustawiana pozycja
folder-home = Folder domowy
folder-above = Folder wyżej
file-saved = Zapisano w { $file }. Odtąd partia sama się tam zapisuje.
file-saved-once = Zapisano w { $file }.
file-not-saved = Nie udało się zapisać { $file }: { $reason }.
file-changed = { $file } zmienił inny program i plik zostaje taki, jaki jest. Zapisz partię pod inną nazwą.
file-no-pdn = { $file } nie jest plikiem z partiami. Wybierz inną nazwę.
file-shared-line = Partia dzieli wiersz pliku { $file } z inną. Zapisz ją pod inną nazwą.
file-unreadable = Nie udało się otworzyć { $file }: { $reason }.
file-without-games = W { $file } nie ma partii w żadną z gier Dames 3D.
file-error = { $file }, wiersz { $line }, kolumna { $column }: { $problem }
file-more-errors = { $count ->
        [one] Jest jeszcze jeden błąd.
        [few] Są jeszcze { $count } błędy.
        [many] Jest jeszcze { $count } błędów.
       *[other] Jest jeszcze { $count } błędów.
    }
pdn-open-comment = Komentarz nie ma końca.
pdn-open-variation = Wariant nie ma końca.
pdn-other = Tego fragmentu nie można odczytać.
pdn-utf-16 = Tekst jest w UTF-16. Oczekiwano UTF-8, Windows-1252 lub innego kodowania z jednym bajtem na znak.
pdn-unexpected = Oczekiwano: { $expected }; jest: { $found }.
pdn-expected-move = ruch, komentarz lub koniec partii
pdn-expected-glyph = znak od $0 do $65535
pdn-expected-result = wynik, np. 2-0, 1-1, 0-2 lub *
pdn-expected-end = wynik partii
pdn-expected-next-game = komentarz lub następna partia
pdn-expected-tag = znacznik, np. [White "Anna"]
pdn-expected-escape = „\” przed cudzysłowem w znaczniku
pdn-other-board = { $text } to ruch niedozwolony w warcabach międzynarodowych, które przyjęto z braku znacznika GameType: { $reason }. To może być partia na 8×8 polach.
pdn-answer = { $reason }. Tylko pojedynczy ruch w nawiasie jest czytany jako odpowiedź na ruch przed nim.
pdn-repeated-tag = Znacznik { $name } występuje ponownie: zachowano „{ $kept }”, pominięto „{ $left }”.
pdn-bracketed-move = Tylko druga strona może zagrać { $text }: odczytano jako ruch partii, bez nawiasów.
pdn-other-game = To { $number ->
        [0] szachy
        [1] szachy chińskie
        [21] warcaby angielskie
        [22] warcaby włoskie
        [23] amerykańskie warcaby pool
        [24] warcaby hiszpańskie
        [25] warcaby rosyjskie
        [26] warcaby brazylijskie
        [27] warcaby kanadyjskie
        [28] warcaby portugalskie
        [29] warcaby czeskie
        [30] warcaby tureckie
        [31] warcaby tajskie
        [40] warcaby fryzyjskie
        [41] warcaby Spantsireti
        [50] Othello
       *[other] nieznana gra
    } (GameType { $found }); Dames 3D w to nie gra.
pdn-invalid-type = Oczekiwano GameType, np. 20,W,10,10,N2,0; jest: „{ $found }”.
pdn-other-size = W GameType 20 gra się na 10×10 polach; jest: „{ $found }”.
pdn-other-variant = To partia odmiany „{ $name }”, w którą Dames 3D nie gra.
pdn-other-rules = Oczekiwano zasad { $expected }; jest: „{ $found }”.
pdn-long-line = Wiersz jest za długi: limit odczytu w bajtach to { $limit }.
pdn-long-comment = Komentarz jest za długi: limit odczytu w bajtach to { $limit }.
pdn-long-text = Za dużo tekstu w partii: limit odczytu komentarzy i znaczników w bajtach to { $limit }.
pdn-many-tags = Za dużo znaczników: limit odczytu to { $limit }.
pdn-deep-nesting = Za dużo wariantów w wariantach: limit odczytu to { $limit }.
pdn-many-turns = Za dużo ruchów: limit odczytu w jednej partii to { $limit }.
pdn-many-errors = Za dużo błędów (ponad { $limit }): dalszych w tej partii nie podano.
unfinished-note = Nic nie przepada: partie zostawione na później pojawią się tu znowu.
game-board = { $variant }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }
earlier-none = Nie ma jeszcze poprzednich partii.
earlier-no-match = Żadna partia nie zawiera tych słów.
earlier-reading = Czytanie…
earlier-filter = Wpisz gracza, planszę, datę lub wynik, by znaleźć partię.
earlier-show = Pokaż
result-open = w toku
file-open-button = Otwórz
file-open-note = Wpisz ścieżkę albo wybierz plik lub folder.
file-save-note = Jeśli w pliku są już partie, ta zostanie do nich dodana.
key-shift = Shift

## Wiele partii
games-browse = Partie: lista, filtry, otwieranie
games-browse-position = Lista partii z tą pozycją
games-title = Partie
games-count = { $shown } z { $all } partii
games-finding = Znalezione pliki z partiami: { $files }
games-reading = Czytanie partii: { $percent }%, { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
games-errors = { $count ->
        [one] { $count } błąd w plikach
        [few] { $count } błędy w plikach
        [many] { $count } błędów w plikach
       *[other] { $count } błędów w plikach
    }
games-no-files = Nie otwarto żadnych partii. Otwórz plik lub folder z partiami.
games-player = Gracz
games-event = Turniej
games-dates = Daty: 1956, 2024.05, 2020..2024
games-any-result = Każdy wynik
games-unfinished = Niedokończone
games-any-variant = Wszystkie plansze i zasady
games-duplicates = Pomiń partie takie same jak wcześniejsze
games-no-duplicates = Bez powtórzeń
games-by-position = Z pozycją na planszy
games-sort = Sortuj według tej kolumny
games-open = Otwórz partię
games-column-number = Nr
games-column-date = Data
games-column-result = Wynik
games-column-event = Turniej
games-column-variant = Plansza i zasady
games-column-moves = Ruchy
games-duplicate-of = Te same ruchy co w partii { $number }
games-has-errors = Ta partia ma błędy; może być niepełna.
games-place = { $file }, partia { $number }
games-unreadable = Nie udało się odczytać partii: { $reason }
games-not-playable = Dames 3D nie obsługuje takich partii albo plik się zmienił.
explorer-toggle = Eksplorator: co grano w tej pozycji
explorer-title = Eksplorator
explorer-mirrored = Odbicie
explorer-mirrored-tip = Licz też partie z zamienionymi kolorami
explorer-games = Wszystkie partie
explorer-play = Zagraj ten ruch
explorer-none = W żadnej partii nie ma tej pozycji.
explorer-openings = Otwarcia komputera
explorer-positions = { $positions ->
        [one] { $positions } pozycja
        [few] { $positions } pozycje
        [many] { $positions } pozycji
       *[other] { $positions } pozycji
    }
explorer-total = { $games ->
        [one] { $games } partia, wynik białych { $score }%
        [few] { $games } partie, wynik białych { $score }%
        [many] { $games } partii, wynik białych { $score }%
       *[other] { $games } partii, wynik białych { $score }%
    }
explorer-total-open = { $games ->
        [one] { $games } partia bez wyniku
        [few] { $games } partie bez wyniku
        [many] { $games } partii bez wyniku
       *[other] { $games } partii bez wyniku
    }
explorer-score = { $score }%

## Okno o partii

about-open = Gracze, turniej i data
about-title = O tej partii
about-event = Turniej
about-site = Miejsce
about-date = Data
about-round = Runda
about-note = Zapisywane z partią. Datę można podać jako 2024.08.17 lub 17/8/2024.
turn-of = Ruch: { $name }
editor-not-saved = Niedozwolonej pozycji nie można zapisać.
editor-kept = Ustawiana pozycja została zachowana: Ctrl+E, potem Ctrl+Z.

## Pięć plansz

net-toggle = Pięć plansz obok siebie
net-size = Pięć plansz w dużym rozmiarze lub w panelu
net-hide = Ukryj pięć plansz
net-title = Pięć plansz

# Widoki
replay-last-move = Pokaż ostatni ruch jeszcze raz, powoli
replay-capture = Powtórz
## Partia słowami: czytniki ekranu, pytania
spoken-empty = puste
spoken-white-man = biały pionek
spoken-white-king = biała damka
spoken-black-man = czarny pionek
spoken-black-king = czarna damka
spoken-white-men = białe pionki
spoken-white-kings = białe damki
spoken-black-men = czarne pionki
spoken-black-kings = czarne damki
spoken-none = brak
spoken-square = { $square }, { $content }
spoken-and = { $before } i { $last }
spoken-goes = { $side }: z { $from } na { $to }
spoken-takes = { $side }: { $from } bije na { $to }
spoken-pieces-taken = { $pieces ->
        [1] jedna bierka
        [2] dwie bierki
        [3] trzy bierki
        [4] cztery bierki
        [5] pięć bierek
        [6] sześć bierek
       *[other] { $pieces } bierek
    }
spoken-crowned = zostaje damką
spoken-by-hand = { $side }: ruch wykonany ręcznie
spoken-set-up = ustawiono pozycję
spoken-your-turn = Twój ruch
spoken-must-capture = { $turn }, bicie obowiązkowe
spoken-places = { $name }: { $what }
spoken-row = Rząd { $row }, od lewej: { $squares }
spoken-line = { $direction }: { $squares }
spoken-north = północ
spoken-north-east = północny wschód
spoken-east = wschód
spoken-south-east = południowy wschód
spoken-south = południe
spoken-south-west = południowy zachód
spoken-west = zachód
spoken-north-west = północny zachód
spoken-men-counted = { $men ->
        [one] { $men } pionek
        [few] { $men } pionki
        [many] { $men } pionków
       *[other] { $men } pionków
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } damka
        [few] { $kings } damki
        [many] { $kings } damek
       *[other] { $kings } damek
    }
spoken-move-number = Ruch { $number }
question-where = Po „gdzie” oczekiwano: białe lub czarne, pionki lub damki, na przykład gdzie białe pionki.
question-row = Po „rząd” oczekiwano: liczba od 1 do 10; rząd 1 jest najbliżej białych.
question-lines = Po „linie” oczekiwano: pole od 1 do 50.
question-alone = Po tym słowie nie powinno nic być.
typed-several = { $typed } może oznaczać kilka ruchów: wpisz jeden z { $choices }.

## Klawiatura na planszy
walk-enter = Chodź po polach: strzałki, Enter wybiera, Esc kończy
walk-next = Następna bierka, która ma ruch
walk-boards = Chodź po pięciu planszach lub po scenie
entry-open = Wpisz ruch, także od dowolnej cyfry, albo pytanie
entry-name = Ruch lub pytanie
entry-hint = Ruch, np. 32-28, albo pytanie: gdzie białe pionki, rząd 4, linie 28, ostatni, stan.
entry-no-move = Żaden dozwolony ruch tak się nie zaczyna.
entry-not-your-turn = To nie twój ruch.
entry-waits = Ruch zostanie wykonany, gdy przyjdzie twoja kolej. Esc go odrzuca.
ahead-waits = Ruch zostanie wykonany, gdy przyjdzie twoja kolej. Kliknięcie lub Esc go odrzuca.
entry-no-square = { $found } to nie pole od 1 do 50. Wpisz dwa pola, np. 32-28, albo pytanie, np. linie 28.
entry-incomplete = Brakuje pola. Wpisz dwa pola, np. 32-28.
entry-not-a-move = { $found } nie jest częścią ruchu. Wpisz dwa pola, np. 32-28, albo pytanie, np. linie 28.
cell-chosen = wybrana
cell-end = bierka może tu stanąć
cell-movable = ma ruch

## Ustawienia

settings-open = Ustawienia
settings-title = Ustawienia
settings-part-display = Ekran
settings-part-sounds = Dźwięki
settings-part-playing = Gra
settings-theme = Plansza
theme-walnut = Orzech
theme-birch = Brzoza
theme-marble = Marmur
theme-high-contrast = Kontrast
theme-color-blind = Daltonizm
settings-quality = Jakość obrazu
settings-high-steps = Stopnie tak wysokie, jak szerokie są sześciany
quality-plain = Zwykła
quality-fine = Wysoka
settings-text-size = Wielkość tekstu i przycisków
settings-contrast = Wysoki kontrast
settings-full-screen = Pełny ekran
settings-sound = Dźwięki
settings-volume = Głośność
settings-softer = Ciszej
settings-louder = Głośniej
settings-analysis = Kończ analizę po
settings-minutes = { $minutes } min
settings-never = Nigdy
settings-entry = Przesuwanie bierek
settings-entry-both = Oba sposoby
settings-entry-click = Klik
settings-entry-drag = Przeciąganie
settings-confirm = Potwierdzaj każdy ruch
settings-on = Tak
settings-off = Nie
settings-percent = { $percent }%
settings-play-move = Zagraj podany ruch
settings-discard-move = Odrzuć podany ruch
settings-ask-move = Zagrać { $played }?
settings-play = Zagraj
settings-discard = Odrzuć

## Zasady w oknie
rules-open = Zasady
rules-play = Pokaż na planszy
rules-goal = Cel
rules-goal-draughts = Zbij wszystkie bierki przeciwnika albo pozbaw go ruchu. Zaczynają białe.
rules-goal-family = Zbij wszystkie bierki przeciwnika albo pozbaw go ruchu. Zaczynają czarne.
rules-goal-brigand = Przegraj: wygrywa ten, kto pierwszy nie ma już bierek albo nie ma ruchu. Zaczynają czarne.
rules-goal-wolf = Cztery owce przeciw wilkowi. Wilk wygrywa, gdy minie wszystkie owce; owce wygrywają, gdy wilk nie ma ruchu.
rules-boards = Pięć plansz
rules-boards-are = 100 sześcianów tworzy pięć plansz naraz: wierzch i cztery ściany po 55 sześcianów, każda widziana z rogu. Kliknij planszę, by ją zobaczyć.
rules-moves = Ruch
rules-moves-flat = Pionek idzie o jedno pole na ukos do przodu. Pionek, który kończy ruch w ostatnim rzędzie, zostaje damką; ta chodzi na dowolną odległość, do przodu i do tyłu.
rules-moves-pyramid = Pionek idzie o jedno pole na ukos do przodu po wierzchu. Pionek, który kończy ruch w ostatnim rzędzie, zostaje damką; ta chodzi na dowolną odległość po przekątnych wszystkich swoich plansz.
rules-moves-wolf = Najpierw gracze ustawiają bierki. Każda chodzi o jedno pole na ukos, owce tylko do przodu, wilk w obie strony. Zaczyna wilk. Bicia nie ma.
rules-lines = Linie ścian
rules-lines-are = Taras to sześciany na jednej wysokości. Zbocze to pochyłość piramidy między dwiema jej krawędziami. Linia, która wspina się po zboczu, za krawędzią biegnie dalej po tarasie: zdaje się skręcać, ale widziana z góry jest prosta.
rules-captures = Bicie
rules-captures-flat = Przeskocz bierkę obok na puste pole za nią, do przodu lub do tyłu. Damka skacze z dowolnej odległości.
rules-captures-pyramid =
    Przeskocz bierkę obok na puste pole za nią, po przekątnej dowolnej z pięciu plansz, do przodu lub do tyłu.
    Widziana z góry, przekątna ściany biegnie prosto, wzdłuż rzędu lub kolumny. Pionek bije więc także prosto przed siebie, do tyłu, w lewo i w prawo: bierkę na następnym ciemnym polu rzędu lub kolumny, dwa pola dalej, jeśli ciemne pole za nią jest puste i wszystkie trzy leżą na jednej ścianie.
rules-show-side = Pionek z 42 przeskakuje 32 i staje na 22. Te trzy pola leżą w jednej kolumnie, co dwa pola: widziany z góry skok biegnie prosto do przodu. To przekątna tylko ściany SW.
rules-show-capture = Pionek z 22 bije 28, do tyłu.
rules-rafles = Bicia wielokrotne
rules-rafles-are = Zbicie kilku bierek w jednym ruchu to bicie wielokrotne. Trwa, dopóki bierka może bić. Zbite bierki zdejmuje się razem, na końcu.
rules-show-side-rafle = Pierwszy skok jest na wierzchu, następne biegną po tarasach ściany SW.
rules-show-rafle = Jeden pionek bije trzy bierki.
rules-duty = Bicie obowiązkowe
rules-duty-most = Jeśli możesz bić, musisz, i to jak najwięcej bierek.
rules-duty-any = Jeśli możesz bić, musisz. Bicie jest do wyboru.
rules-duty-huff = Bicie jest do wyboru. Jeśli gracz je przeoczy, za bierkę, która mogła bić, można wziąć chucha: przeciwnik ją zabiera.
rules-draws = Remis
rules-draws-pyramid =
    Partia kończy się remisem
    • za obopólną zgodą;
    • gdy ta sama pozycja, z ruchem tej samej strony, powstanie po raz trzeci;
    • po 25 ruchach każdego gracza bez bicia i bez ruchu pionkiem;
    • gdy trzy bierki, w tym co najmniej damka, grają przeciw samotnej damce, po dalszych 16 ruchach każdego gracza;
    • od razu, gdy dwie damki lub jedna grają przeciw samotnej damce, chyba że trzeba bić lub można wymusić bicie.
    Przycisk „{ counters-button }” pod ruchami pokazuje stan każdego z liczników.
rules-draws-international =
    Partia kończy się remisem
    • za obopólną zgodą;
    • gdy ta sama pozycja, z ruchem tej samej strony, powstanie po raz trzeci;
    • po 25 ruchach każdego gracza bez bicia i bez ruchu pionkiem;
    • gdy trzy bierki, w tym co najmniej damka, grają przeciw samotnej damce, po dalszych 16 ruchach każdego gracza;
    • od razu, gdy dwie damki lub jedna grają przeciw samotnej damce, chyba że trzeba bić lub można wymusić bicie; z zasadą pięciu ruchów: po dalszych 5 ruchach każdego gracza, także z damką i pionkiem.
    Przycisk „{ counters-button }” pod ruchami pokazuje stan każdego z liczników.
rules-draws-family =
    Partia kończy się remisem
    • za obopólną zgodą;
    • gdy ta sama pozycja, z ruchem tej samej strony, powstanie po raz trzeci;
    • po 25 ruchach każdego gracza bez bicia i bez ruchu pionkiem.
    Przycisk „{ counters-button }” pod ruchami pokazuje stan każdego z liczników.
rules-wolf-ends = Koniec gry
rules-show-wolf-caught = Owca idzie z 14 na 9 i wilk jest zamknięty.
rules-show-wolf-escapes = Wilk idzie z 23 na 29: nie ma już za sobą żadnej owcy.
rules-keys = Skróty

## Pierwsze uruchomienie
welcome-words = Warcaby na piramidzie ze 100 sześcianów. Widziana z góry i z czterech rogów, tworzy pięć plansz naraz. Pionki chodzą po wierzchu, a biją po przekątnych wszystkich pięciu.
welcome-computer = Graj z komputerem
welcome-computer-words = Masz białe i zaczynasz. Komputer gra na łatwym poziomie: { $level } z 10.
welcome-two = We dwoje przy tym ekranie
welcome-two-words = Białe i czarne grają na zmianę na tej planszy.
welcome-rules-words = Jak się chodzi i bije na pięciu planszach, z przykładami.
welcome-lesson = Naucz się w sześć minut

## Nauka
learn-title = Nauka i ćwiczenia
learn-lesson-words = Zasady na planszy, w krótkich etapach: około sześciu minut.
learn-shots-words = Pozycje z jednym wygrywającym ruchem, na twoim poziomie.
learn-vision-words = Rozpoznawanie plansz jednym rzutem oka, w rundach po 30 sekund.
learn-stars = Gwiazdki: { $stars } z { $most }

## Pierwsza lekcja
lesson-title = Pierwsza lekcja
lesson-open = Naucz się gry w sześć minut
lesson-stage = Etap { $stage } z { $stages }
lesson-topic-men = Pionki
lesson-topic-capture = Bicie
lesson-topic-most-pieces = Najwięcej bierek
lesson-topic-side = Ściana
lesson-topic-side-capture = Bicie po ścianie
lesson-topic-rafle = Bicie wielokrotne
lesson-topic-king = Damki
lesson-topic-crowning = Promocja
lesson-rule-men = Pionki chodzą na ukos do przodu po wierzchu, planszy widzianej z góry.
lesson-rule-men-flat = Pionki chodzą na ukos do przodu.
lesson-rule-capture = Bicie jest obowiązkowe, także do tyłu: przeskocz bierkę obok na wolne pole za nią.
lesson-rule-most-pieces = Trzeba zbić jak najwięcej bierek.
lesson-rule-side = Widziana z rogu, piramida jest kolejną planszą.
lesson-rule-side-capture = Pionki biją też na ścianach: patrząc z góry, po rzędach i kolumnach.
lesson-rule-rafle = Bicie trwa dalej, także na innej planszy.
lesson-rule-king = Damka chodzi na dowolną odległość po wszystkich swoich planszach.
lesson-rule-king-flat = Damka chodzi na ukos na dowolną odległość.
lesson-rule-crowning = Damką zostaje tylko pionek, który kończy ruch w ostatnim rzędzie.
lesson-goal-visit = { $moves ->
        [one] Przejdź na zaznaczone pola w { $moves } ruchu.
        [few] Przejdź na zaznaczone pola w { $moves } ruchach.
        [many] Przejdź na zaznaczone pola w { $moves } ruchach.
       *[other] Przejdź na zaznaczone pola w { $moves } ruchu.
    }
lesson-goal-capture-all = { $moves ->
        [one] Zbij wszystko w { $moves } ruchu.
        [few] Zbij wszystko w { $moves } ruchach.
        [many] Zbij wszystko w { $moves } ruchach.
       *[other] Zbij wszystko w { $moves } ruchu.
    }
lesson-goal-capture-safely = Czarne nie mogą potem odbić.
lesson-goal-crown = Zdobądź damkę.
lesson-goal-look = Obróć widok na: { $side }, albo kliknij tę planszę.
lesson-failed-piece-lost = Czarne biją twoją bierkę.
lesson-failed-not-crowned = Pionek poszedł dalej z ostatniego rzędu i nie zostaje damką.
lesson-failed-no-moves = Jeszcze nie: ruchy się skończyły. Spróbuj inaczej!
lesson-failed-capture-all = Dobre bicie, ale teraz nie zbijesz już wszystkich. Zacznij od innego!
lesson-failed-out-of-reach = Stąd celu już nie osiągniesz. Spróbuj innego ruchu!
lesson-failed-blocked = Żadna bierka nie może się już ruszyć.
lesson-failed-face = To { $side }.
lesson-reached = Dobrze!
lesson-task-done = To zadanie jest rozwiązane: przejdź „{ lesson-next }”.
lesson-stars = { $stars ->
        [one] { $stars } gwiazdka z 3
        [few] { $stars } gwiazdki z 3
        [many] { $stars } gwiazdek z 3
       *[other] { $stars } gwiazdki z 3
    }
lesson-finished = Znasz zasady. Gwiazdki: { $stars } z { $most }. Kto nie może się ruszyć, przegrywa. Zagraj partię!
lesson-finished-some = To był ostatni etap. Gwiazdki: { $stars } z { $most }. Do zrobienia zostało: { $stages }.
lesson-star-cost = Nieudana próba lub zbędny ruch kosztuje gwiazdkę.
lesson-go-to-stage = Przejdź do tego etapu
lesson-retry = Jeszcze raz
lesson-next = Dalej
lesson-skip = Pomiń
lesson-leave = Wyjdź
lesson-text-hint = Wpisz { $played }.
lesson-reply = Czarne muszą bić: { $played }
lesson-reply-along = Czarne muszą bić: { $played } ({ $boards })
lesson-text-help =
    38-33, 28x19         wykonuje ruch
    sw, se, ne, nw       pokazuje ścianę
    powtórz              zaczyna zadanie od nowa
    pomiń                przechodzi do następnego etapu
    koniec               kończy program
lesson-text-look = Wpisz { $letters }, aby zobaczyć: { $side }.
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = Czarne czekają i ruszają się tylko, żeby bić.
lesson-text-play = Zagraj partię: { $command }

## Wilk i owce
score-wins-sheep = Owce wygrywają w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }
score-wins-wolf = Wilk wygrywa w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }
side-sheep = Owce
side-wolf = Wilk
turn-sheep = Ruch owiec
turn-wolf = Ruch wilka
result-sheep = Owce wygrywają
result-wolf = Wilk wygrywa
result-sheep-in = { $moves ->
        [0] Owce wygrywają
        [one] Owce wygrywają w { $moves } ruchu
        [few] Owce wygrywają w { $moves } ruchach
        [many] Owce wygrywają w { $moves } ruchach
       *[other] Owce wygrywają w { $moves } ruchach
    }
result-wolf-in = { $moves ->
        [0] Wilk wygrywa
        [one] Wilk wygrywa w { $moves } ruchu
        [few] Wilk wygrywa w { $moves } ruchach
        [many] Wilk wygrywa w { $moves } ruchach
       *[other] Wilk wygrywa w { $moves } ruchach
    }
wolf-shut-in = wilk nie ma ruchu
sheep-shut-in = owce nie mają ruchu
wolf-resigns = wilk się poddaje
sheep-resign = owce się poddają
ask-resign-sheep = Czy owce się poddają?
ask-resign-wolf = Czy wilk się poddaje?
ask-draw-sheep = Czy owce proponują remis?
ask-draw-wolf = Czy wilk proponuje remis?
draw-offered-sheep = Owce proponują remis
draw-offered-wolf = Wilk proponuje remis
sheep-think = Owce myślą…
wolf-thinks = Wilk myśli…
clock-times-wolf = Zegary: owce { $white }, wilk { $black }
wolf-out-of-time = upłynął czas wilka
sheep-out-of-time = upłynął czas owiec
spoken-sheep = owca
spoken-wolf = wilk
# Znaki owcy i wilka na planszy tekstowej
glyph-sheep = O
glyph-wolf = W

## Zadania
shot-welcome = Znajdź wygrywające ruchy. Wpisz ruch, na przykład 32-28, albo pomoc.
shot-task = { $opponent }: { $played }. { $solver } zaczynają i wygrywają: do znalezienia { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }.
shot-ratings = Zadanie { $rating }, twój ranking { $own }
shot-right = Dobrze. Odpowiedź to { $reply }. Graj dalej.
shot-solved = Rozwiązane!
shot-other-wins = { $played } też wygrywa. Rozwiązane!
shot-wrong = { $played } nie wygrywa: przeciwnik gra { $answer }.
shot-wrong-alone = { $played } nie wygrywa.
shot-again = Spróbuj jeszcze raz.
shot-solution = Rozwiązanie: { $line }
shot-themes = Pomysły: { $themes }
shot-gain-pieces = Dlaczego to wygrywa: zbite bierki: { $captured }, oddane: { $given }; zostaje { $own } przeciw { $other }.
shot-gain-endgame = Dlaczego to wygrywa: końcówka, która zostaje, { $own } przeciw { $other }, jest wygrana.
shot-gain-end = Dlaczego to wygrywa: przeciwnik nie ma już ruchu.
shot-gain-king = Poza tym pionek został damką.
shot-result = Twój ranking to { $rating } ({ $change }); rozwiązane z rzędu: { $streak }.
shot-go-on = Enter: następne zadanie
shot-over = To zadanie jest skończone: naciśnij Enter, by przejść do następnego.
shot-none-left = Wszystkie zadania tej planszy już były. Wpisz nierozwiązane, by powtórzyć nierozwiązane.
shot-none-missed = Nie ma nierozwiązanych zadań. Wpisz nowa, by dostać nowe.
shot-not-kept = Nie można zapisać wyniku na dysku: { $reason }.
shot-hint-boards = { $count ->
        [1] Wskazówka: spójrz na tę planszę: { $boards }
       *[other] Wskazówka: spójrz na te plansze: { $boards }
    }
shot-hint-theme = Wskazówka: { $theme }
shot-hint-piece = Wskazówka: zagraj bierką z { $square }.
shot-hint-move = Wskazówka: zagraj { $played }.
shots-open = Rozwiązuj kombinacje
shots-title = Kombinacje do znalezienia
shots-white-wins = Białe zaczynają i wygrywają
shots-black-wins = Czarne zaczynają i wygrywają
shots-lead-in = { $side }: { $played }.
shots-move-number = Ruch { $number } z { $moves }
shots-your-rating = Twój ranking
shots-rating-of = Ranking zadania: { $rating }
shots-streak = { $count } z rzędu
shots-solved-of = Rozwiązane: { $solved } z { $all }
shots-show-solution = Pokaż rozwiązanie
shots-hint-wait = Wskazówka jest wtedy, gdy to twój ruch.
shots-hint-last = To była ostatnia wskazówka: strzałka pokazuje ruch.
shots-play-line = Odtwórz
shots-missed = Powtórz nierozwiązane ({ $count })
shots-again-missed = Powtórz nierozwiązane zadania
shots-none-missed-tip = Na tej planszy nie masz nierozwiązanych zadań.
shots-all-seen = Wszystkie zadania tej planszy już były.
shots-file-renamed = Nie można odczytać wyników; zaczynają się od nowa. Dawny plik to teraz { $file }
shots-file-written-again = Inny program uszkodził plik wyników. Zapisano je od nowa; uszkodzony plik to teraz { $file }
shots-file-unreadable = Nie można odczytać wyników: { $reason }
shot-help =
    32-28, 28x19         wykonuje ruch
    wskazówka            wskazówka: najpierw plansza, potem bierka, potem ruch
    pokaż                pokazuje rozwiązanie; zadanie liczy się jako nierozwiązane
    dalej                inne zadanie
    nierozwiązane        nierozwiązane zadania jeszcze raz
    nowa                 nowe zadania
    ściana sw            wybiera ścianę pokazaną na wąskim ekranie: sw, se, ne, nw
    fen                  pokazuje pozycję jako FEN
    koniec               kończy program
theme-rafle-over-boards = bicie przez kilka plansz
theme-ends-on-a-side = kończy się na ścianie
theme-makes-a-king = robi damkę
theme-coup-turc = coup turc
theme-quiet-move = cichy ruch
theme-several-given = oddaje kilka bierek
theme-long-rafle = długie bicie
theme-catches-a-king = bije damkę
theme-defense = pod groźbą
theme-endgame = końcówka
theme-ends-the-game = kończy partię
## Ćwiczenie oka
vision-open = Ćwicz oko na planszach
vision-title = Ćwicz oko
vision-rules = Runda daje 30 sekund do namysłu. Błąd kosztuje tyle, ile daje dobra odpowiedź.
vision-find-square = Znajdź pole
vision-name-square = Nazwij pole
vision-sides = Ściany z polem
vision-king-moves = Ruchy damki
vision-captures = Bicia
ask-find-square = Gdzie jest pole { $number }?
ask-name-square = Które pole jest zaznaczone?
ask-sides = Na których ścianach jest pole { $number }?
ask-king-side = Dokąd może pójść zaznaczona damka? Plansza: { $side }
ask-king-flat = Dokąd może pójść zaznaczona damka?
ask-captures-white = Które bierki mogą zbić białe?
ask-captures-black = Które bierki mogą zbić czarne?
ask-king-words = Damka stoi na { $number }.
ask-place-words = Rząd { $row } od strony białych, numer { $place } od lewej.
answer-click-square = Kliknij je w scenie albo na jednej z plansz.
answer-type-number = Wpisz jego numer.
answer-name-sides = Wybierz każdą ścianę z tym polem.
answer-click-moves = Kliknij każde pole, na które dojdzie.
answer-click-captures = Kliknij każdą. Najdłuższe bicie jest obowiązkowe.
vision-found = Znaleziono { $found } z { $total }
vision-best = rekord { $score }
vision-score = Wynik: { $score }
vision-streak = { $count } z rzędu
vision-right = Dobrze
vision-wrong = Źle. Odpowiedź: { $answer }
vision-no-digit = ?
vision-erase = Usuń cyfrę
vision-submit = Odpowiedz
vision-time-up = Czas minął
vision-answer-was = Odpowiedź na ostatnie pytanie: { $answer }
vision-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
vision-new-best = Nowy rekord!
vision-best-so-far = Twój rekord: { $score }
vision-tally = Dobrze: { $right }, źle: { $wrong }
vision-longest-streak = Najdłuższa seria: { $count }
vision-begin = Zacznij rundę z tymi pytaniami
vision-again = Jeszcze raz
vision-other = Inne ćwiczenia
vision-leave = Opuść rundę
vision-seconds = { $count } s
vision-seconds-left = { $count ->
        [one] Została { $count } sekunda
        [few] Zostały { $count } sekundy
        [many] Zostało { $count } sekund
       *[other] Zostało { $count } sekundy
    }
vision-on-side = Pole jest na tej ścianie

## Ćwiczenie końcówek
endgame-welcome = Wygrywaj końcówki z najlepszą obroną. Wpisz ruch, na przykład 32-28, albo pomoc.
endgame-pieces = { $kings } i { $men }
endgame-ending = { $own } – { $other }
endgame-task = { $side } zaczynają i wygrywają w { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchach
            [many] { $moves } ruchach
           *[other] { $moves } ruchu
    }.
endgame-left = Zostało: { $moves ->
            [one] { $moves } ruch
            [few] { $moves } ruchy
            [many] { $moves } ruchów
           *[other] { $moves } ruchu
    }.
endgame-slow = { $played } traci { $lost ->
            [one] { $lost } ruch
            [few] { $lost } ruchy
            [many] { $lost } ruchów
           *[other] { $lost } ruchu
    }.
endgame-drawn = { $played } wypuszcza wygraną: remis.
endgame-refuted-draw = { $played } wypuszcza wygraną: po { $answer } jest remis.
endgame-refuted-loss = { $played } wypuszcza wygraną: po { $answer } wygrywa przeciwnik ({ $side }).
endgame-reply = Odpowiedź: { $played }
endgame-won = Wygrana w { $played ->
        [one] { $played } ruchu
        [few] { $played } ruchach
        [many] { $played } ruchach
       *[other] { $played } ruchu
    }; { $enough ->
        [one] wystarczył { $enough }
        [few] wystarczyły { $enough }
        [many] wystarczyło { $enough }
       *[other] wystarczyło { $enough }
    }.
endgame-won-soonest = Wygrana w { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchach
            [many] { $moves } ruchach
           *[other] { $moves } ruchu
    }: szybciej się nie da.
endgame-best = Najlepszy ruch: { $played }
endgame-try-again = Wpisz przywróć, by cofnąć ruch, albo powtórz, by zacząć od nowa.
endgame-go-on = Enter: następna końcówka
endgame-over = Ta końcówka jest skończona: naciśnij Enter, by przejść do następnej.
endgame-nothing-to-take-back = Nie ma ruchu do cofnięcia.
endgame-none = Bazy nie mają takiej końcówki. Wybierz inną długość albo inną końcówkę.
endgame-which-length = Oczekiwano liczby ruchów do wygranej: 3, 6, 9 albo 10.
endgame-which-ending = Oczekiwano numeru końcówki albo 0 dla dowolnej; końcówki pokaże listę.
endgame-times-won = wygrane: { $count }
endgame-fewest-lost = najmniej straconych ruchów: { $count }
endgame-any = Dowolna końcówka
endgame-help =
    32-28, 28x19         wykonuje ruch
    wskazówka            pokazuje najlepszy ruch; liczy się jako pomoc
    przywróć             cofa ruch, który wypuścił wygraną
    powtórz              ta sama końcówka od początku
    dalej                inna końcówka
    długość 6            wygrana w najwyżej 3, 6 albo 9 ruchach, albo w 10 i więcej
    końcówki             lista końcówek z twoimi rekordami
    końcówka 2           tylko ta końcówka; 0 dla dowolnej
    ściana sw            wybiera ścianę pokazaną na wąskim ekranie: sw, se, ne, nw
    koniec               kończy program
endgame-title = Końcówki
endgame-open = Ćwicz końcówki
endgame-rules = Wygraj z najlepszą obroną. Stracone ruchy są liczone.
endgame-moves-lost = Stracone ruchy: { $count }
endgame-lengths = Ruchy do wygranej
endgame-endings = Końcówka
endgame-choosing = Szukanie pozycji…
endgame-preparing = Przygotowanie końcówek, raz na zawsze: { $percent }%. Pierwsza zacznie się sama.
endgame-not-prepared = Nie udało się przygotować końcówek.
endgame-begin = Ćwicz tę końcówkę
endgame-again = Od początku
endgame-take-back = Cofnij ruch
endgame-show-best = Pokaż najlepszy ruch

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = ruchy
word-where = gdzie
word-row = rząd
word-lines = linie
word-last = ostatni
word-score = stan
word-undo = cofnij
word-redo = ponów
word-undo-edit = cofnij zmianę
word-redo-edit = ponów zmianę
word-game = partia
word-goto = idź
word-promote = wyżej
word-demote = niżej
word-main = główny
word-delete = usuń
word-delete-rest = usuń resztę
word-comment = komentarz
word-before = przed
word-sign = znak
word-mark = zaznacz
word-arrow = strzałka
word-draw = remis
word-accept = przyjmij
word-decline = odrzuć
word-resign = poddaj, poddaję
word-new = nowa, nowe, nowy
word-fen = fen
word-board = plansza
word-side = ściana
word-continue = kontynuuj
word-games = partie
word-open = otwórz
word-save = zapisz
word-table = stół
word-table-touch = stół dotknięcie
word-table-hand = stół ręka
word-table-draws = stół remis
word-touch = dotknij
word-adoube = poprawiam
word-carry = przenieś
word-off = zdejmij
word-back = przywróć
word-done = gotowe
word-correct = popraw
word-keep = zostaw
word-huff = chuch
word-place = postaw
word-computer = komputer
word-person = człowiek
word-go = graj
word-review = oceń, ocena
word-mistakes = błędy
word-show = pokaż
word-next = dalej
word-clock = zegar
word-clock-off = bez zegara
word-clock-pause = zegar pauza
word-clock-resume = zegar wznów
word-clock-add = zegar dodaj
word-hint = wskazówka
word-analyze = analizuj, analiza
word-explore = przeglądaj
word-takeback = cofnij
word-withdraw = wycofaj
word-rematch = rewanż
word-pause = pauza
word-resume = wznów
word-give-time = dodaj czas
word-hello = cześć, witaj
word-good-luck = powodzenia
word-well-played = dobra gra
word-thanks = dziękuję, dzięki
word-good-move = dobry ruch
word-oops = ojej
word-take-your-time = bez pośpiechu
word-one-moment = chwileczkę
word-must-go = muszę kończyć
word-good-game = ładna partia
word-another = jeszcze jedna
word-goodbye = do widzenia
word-claim-win = żądaj wygranej
word-claim-draw = żądaj remisu
word-who = kto
word-link = adres, link
word-invitation = zaproszenie
word-edit = ustaw
word-help = pomoc
word-quit = koniec, wyjdź
word-again = powtórz
word-skip = pomiń
word-missed = nierozwiązane
word-length = długość
word-endings = końcówki
word-ending = końcówka
word-cancel = anuluj
word-clear = wyczyść
word-start = początek
word-mirror = odbij
word-swap = zamień
word-white = białe, biały, białych
word-black = czarne, czarny, czarnych
word-men = pionki, pionek
word-kings = damki, damka
word-green = zielony
word-red = czerwony
word-blue = niebieski
word-yellow = żółty
word-now = zaraz
word-family = domowe
word-family-pyramid = domowe-piramida
word-brigand = wybijanka
word-brigand-pyramid = wybijanka-piramida
word-wolf-and-sheep = wilk
word-south-west = sw
word-south-east = se
word-north-east = ne
word-north-west = nw
