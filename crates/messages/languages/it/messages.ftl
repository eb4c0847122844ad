### I messaggi del programma in italiano. Stesse chiavi e stessi argomenti dell’inglese; la compilazione li verifica.

## Giocatori e damiere
side-white = Bianco
side-black = Nero
turn-white = Tocca al Bianco
turn-black = Tocca al Nero
variant-dames3d = Dames 3D
variant-international = Dama internazionale
tab-international = Internazionale
tab-wolf-and-sheep = Lupo
variant-family = Dama familiare
variant-family-pyramid = Familiare, sulla piramide
variant-brigand = Vinciperdi
variant-brigand-pyramid = Vinciperdi, sulla piramide
variant-wolf-and-sheep = Lupo e pecore
face-top = sopra
face-south-west = lato sud-ovest
face-south-east = lato sud-est
face-north-east = lato nord-est
face-north-west = lato nord-ovest
corner-south-west = SO
corner-south-east = SE
corner-north-east = NE
corner-north-west = NO
list-separator = ;{" "}

## Fine della partita
result-white = Vince il Bianco
result-black = Vince il Nero
result-draw = Patta
result-you-won = { $moves ->
        [0] Hai vinto
        [one] Hai vinto in { $moves } mossa
       *[other] Hai vinto in { $moves } mosse
    }
result-you-lost = { $moves ->
        [0] Hai perso
        [one] Hai perso in { $moves } mossa
       *[other] Hai perso in { $moves } mosse
    }
result-white-in = { $moves ->
        [0] Il Bianco vince
        [one] Il Bianco vince in { $moves } mossa
       *[other] Il Bianco vince in { $moves } mosse
    }
result-black-in = { $moves ->
        [0] Il Nero vince
        [one] Il Nero vince in { $moves } mossa
       *[other] Il Nero vince in { $moves } mosse
    }
result-draw-in = { $moves ->
        [0] Patta
        [one] Patta in { $moves } mossa
       *[other] Patta in { $moves } mosse
    }
no-pieces-white = il Bianco non ha più pezzi
no-pieces-black = il Nero non ha più pezzi
no-moves-white = il Bianco non può muovere
no-moves-black = il Nero non può muovere
resigned-white = il Bianco abbandona
resigned-black = il Nero abbandona
time-white = il Bianco ha esaurito il tempo
time-black = il Nero ha esaurito il tempo
lost-all-white = il Bianco non ha più pezzi, ed era lo scopo
lost-all-black = il Nero non ha più pezzi, ed era lo scopo
shut-in-white = il Bianco non può muovere, ed era lo scopo
shut-in-black = il Nero non può muovere, ed era lo scopo
got-behind = il lupo è passato dietro a tutte le pecore
draw-agreement = di comune accordo
draw-repetition = triplice ripetizione
draw-quiet = { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } senza prese né mosse di pedina
draw-three-against-king = { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } con tre pezzi contro una dama
draw-few-against-king = uno o due pezzi contro una dama
draw-out-of-time-white = il Bianco ha esaurito il tempo, ma il Nero non poteva più vincere
draw-out-of-time-black = il Nero ha esaurito il tempo, ma il Bianco non poteva più vincere
outcome = { $result }: { $reason }

## Prese e mosse illegali
capture-due = Presa obbligatoria: { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    }
may-capture = Può prendere: { $squares }. Altrimenti il pezzo può essere soffiato

lines-note = Linee che questo pezzo può seguire
capture-note = { $pieces ->
        [one] Anteprima: prende { $pieces } pezzo
       *[other] Anteprima: prende { $pieces } pezzi
    }

refusal-no-piece = Non ci sono pezzi in { $square }.
refusal-click-piece-first = { $square } è vuota: clicca prima il pezzo da muovere.
refusal-not-yours = Il pezzo in { $square } è dell’avversario.
refusal-not-its-turn = { $turn }: non tocca al pezzo in { $square }.
refusal-capture-due = Presa obbligatoria: { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    }, con { $by }
refusal-more-to-take = La presa più lunga è obbligatoria: { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    }, con { $by }
refusal-must-take = Il pezzo in { $square } deve prendere { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    }.
refusal-shut-in = Il pezzo in { $square } non può muovere.
refusal-occupied = In { $square } c’è già un pezzo.
refusal-backward = Le pedine muovono solo in avanti. All’indietro possono solo prendere.
refusal-one-step = Le pedine muovono di una casella alla volta.
refusal-off-the-top = Le pedine muovono solo sulla damiera di sopra. Lungo i lati possono solo prendere.
refusal-no-line = Nessuna linea di una damiera porta da { $square } a { $to }.
refusal-blocked = Il pezzo in { $square } sbarra la strada.
refusal-no-capture = Nessuna presa porta da { $square } a { $to }.
refusal-sheep-backward = Le pecore muovono solo in avanti.
refusal-animals-one-step = Pecore e lupo muovono di una casella alla volta.
refusal-out-of-reach = Il pezzo in { $square } non può andare in { $to }.
refusal-other = Non è una mossa legale.
refusal-only-capture = Presa obbligatoria: { $played } ({ $boards })
refusal-only-longest = La presa più lunga è obbligatoria: { $played } ({ $boards })
refusal-with-capture = { $reason }: { $played } ({ $boards })
refusal-with-example = { $reason }; per esempio { $played } ({ $boards })
boards-then = { $first }, poi { $next }
boards-both = { $one } e { $other }

## Comandi rifiutati
refused-over = La partita è finita. { $outcome }.
refused-no-game = Qui non c’è una partita che Dames 3D sappia giocare.
refused-nothing-to-undo = Non ci sono mosse da annullare.
refused-nothing-to-redo = Non ci sono mosse da ripetere.
refused-no-such-ply = La partita ha { $last ->
        [one] { $last } semimossa
       *[other] { $last } semimosse
    }; la semimossa { $asked } non esiste.
refused-no-such-node = La partita non ha una posizione { $path }.
refused-no-turn-at-start = Nessuna mossa porta all’inizio della partita.
refused-main-line = È già la linea principale.
refused-no-variation-below = Sotto questa linea non ci sono varianti.
refused-nothing-follows = Dopo questa posizione non c’è nulla.
refused-long-comment = Un commento può avere al massimo { $most ->
        [one] { $most } carattere
       *[other] { $most } caratteri
    }.
refused-long-tag = Qui entrano al massimo { $most ->
        [one] { $most } carattere
       *[other] { $most } caratteri
    }.
refused-arrow-to-itself = Una freccia da { $square } deve puntare a un’altra casella.
refused-nothing-to-undo-edit = Non ci sono modifiche da annullare.
refused-nothing-to-redo-edit = Non ci sono modifiche da ripetere.
refused-too-many-plies = La partita è troppo lunga per continuare.
refused-offer-stands = La patta è già stata offerta.
refused-no-offer = Nessuno ha offerto la patta.
refused-only-international = La regola delle cinque mosse vale solo nella dama internazionale.
refused-no-clock = Questa partita si gioca senza orologi.
refused-clock-paused = Gli orologi sono già in pausa.
refused-clock-not-paused = Gli orologi non sono in pausa.
refused-time-not-limited = { $side }: il tempo non è limitato.
refused-too-much-time = È più tempo di quanto un orologio possa mostrare.

## Orologi
clock-unlimited = senza limite
clock-times = Orologi: Bianco { $white }, Nero { $black }
clock-paused = { $times } (in pausa)
clock-waiting = { $times } (gli orologi partono quando avranno mosso entrambi)
clock-none = Questa partita si gioca senza orologi: digita per esempio orologio 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Cadenza non valida, colonna { $column }; previsto: { $expected }; trovato: { $found }.
expected-a-side = bianco o nero
clock-add = bianco o nero e un numero di secondi
move-wrong-sign = { $played } non è una mossa legale; previsto: { $expected }.
move-no-such-path = { $played } non è una mossa legale: nessuna presa passa di lì.
move-ambiguous = { $played } può indicare più prese: digita una fra { $choices }.

## Testo illeggibile
misread = FEN non valida, colonna { $column }; previsto: { $expected }; trovato: { $found }.
quoted = «{ $text }»
the-end = la fine
fen-twice = FEN non valida, colonna { $column }: la casella { $square } compare due volte.
fen-uncrowned-man = Posizione illegale: la pedina in { $square } dovrebbe essere dama.
fen-empty = Posizione illegale: la damiera è vuota.
fen-not-wolf-and-sheep = Posizione illegale: in Lupo e pecore ci sono quattro pedine bianche, una nera e nessuna dama.
position-illegal = Non è una posizione legale.
expected-square = una casella da 1 a 50
expected-sign = «-» o «x»
expected-end-of-move = la fine della mossa
expected-side = «W» o «B»
expected-pieces = «:» e i pezzi di un colore
expected-other-pieces = i pezzi dell’altro colore
expected-end-of-run = l’ultima casella di una serie, non minore della prima
expected-end-or-dot = la fine o «.»
expected-end-after-dot = la fine dopo «.»
expected-time-control = una cadenza come 5+3
expected-time = un tempo maggiore di 0
expected-end-of-time-control = la fine della cadenza
expected-other = qualcos’altro

## Il pannello
no-moves-yet = Nessuna mossa
draw-offered-white = Il Bianco offre patta
draw-offered-black = Il Nero offre patta
accept = Accetta
decline = Rifiuta
counters-button = Contatori
counters = Verso la patta
count-repetition = Stessa posizione
count-quiet = Senza prese né mosse di pedina
count-three = Tre contro una dama
count-few = Uno o due contro una dama
count-of = { $count } / { $limit }
at-once = patta subito
after-capture = patta dopo le prese
federation = Due contro una dama: cinque mosse (FMJD)
draws-by-sheet = Due dame contro una: patta subito, salvo prese in corso
again = Ancora
next-level = Livello successivo
yes = Sì
yes-resign = Abbandona
yes-paste = Carica
yes-quit = Esci
no = Continua la partita
stay-in-lesson = Resta nella lezione
looking-back = Stai guardando indietro: la partita aspetta
play-on = Gioca da qui
too-low-to-drag = La damiera è vista troppo di taglio per trascinare un pezzo: clicca le caselle, o ruota la damiera
goes-back = I pezzi stanno solo sulle caselle scure: il pezzo torna al suo posto
first-side-capture = Era una presa su un lato della piramide: ogni lato è una damiera a sé.
nobody-thinks = Nessuno sta pensando: tocca a una persona
yes-offer-draw = Offri patta
ask-draw-white = Il Bianco offre patta?
ask-draw-black = Il Nero offre patta?
ask-resign-white = Il Bianco abbandona?
ask-resign-black = Il Nero abbandona?
ask-paste = Caricare la posizione incollata al posto di questa partita?
ask-quit = Lasciare la partita in corso e uscire?
ask-leave-lesson = Uscire dalla lezione? Riprende da questa tappa.
copied = FEN copiata: { $fen }
not-copied = Gli appunti non sono accessibili.
nothing-to-paste = Negli appunti non c’è testo.

## Che cosa può fare un giocatore
undo = Annulla mossa
redo = Ripeti mossa
first = Prima posizione
last = Ultima posizione
show-ply = Mostra questa posizione
play-only = Gioca l’unica mossa
other-table = Vai all’altro tavolo
offer-draw = Offri patta
resign = Abbandona
new-game = Nuova partita
copy-fen = Copia la posizione (FEN)
paste-fen = Incolla una posizione (FEN)
tip-of-view = { $name } ({ $key }; tieni premuto per sbirciare)
view-home = Vista dal tuo posto; di nuovo: dall’altro lato del posto
view-chair = Vista frontale dal tuo posto
view-top = Vista dall’alto
view-south-west = Vista da sud-ovest
view-south-east = Vista da sud-est
view-north-east = Vista da nord-est
view-north-west = Vista da nord-ovest
view-other-side = Vista dall’altra parte
sink = Abbassa o alza la piramide
numbers = Numeri delle caselle
lines = Linee dei lati
lens = Vista prospettica o parallela
pace = Velocità dei pezzi
language = Lingua
help = Aiuto
cancel = Annulla o chiudi
focus = Vai ai pulsanti, poi Tab e Invio
quit = Esci
pace-none = Nessuna
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lenta

## Aiuto
help-mouse = Mouse
help-first = Per cominciare
help-play = Giocare
help-advice = Consiglio, analisi, esame
help-variations = Varianti e commenti
help-window = Finestra
mouse-choose = Clic su un pezzo
mouse-choose-does = lo seleziona
mouse-play = Clic su una casella
mouse-play-does = muove lì, o sceglie la presa
mouse-drag = Trascinare un pezzo
mouse-drag-does = lo gioca sulla casella dove lo lasci
mouse-net = Clic o trascinamento sulle cinque damiere
mouse-net-does = gioca lì come sulla piramide
type-key = Digitare 32-28
type-does = giocare una mossa: due caselle, poi Invio
peek-key = Tenere premuto F2–F6
peek-does = sbircia: al rilascio la vista torna com’era
mouse-turn = Trascinare, tasto destro o centrale
mouse-turn-does = ruota la vista
mouse-wheel = Rotellina
mouse-wheel-does = zoom
mouse-hover = Puntare un pezzo
mouse-hover-does = mostra le sue linee
close = Chiudi
tip = { $action } ({ $key })
key-space = Spazio
key-escape = Esc
key-tab = Tab
key-enter = Invio
key-delete = Canc
key-backspace = Backspace
key-home = Home
key-end = Fine
key-pad = num. { $key }

## La damiera in testo
text-welcome = Digita una mossa come 32-28, oppure aiuto.
text-goodbye = Arrivederci.
text-face-south-west = SO: angolo sinistro del Bianco
text-face-south-east = SE: angolo destro del Bianco
text-face-north-east = NE: angolo sinistro del Nero
text-face-north-west = NO: angolo destro del Nero
text-answer = { $offer }: accetta o rifiuta?
text-declined = La patta è rifiutata.
text-counter = { $name }: { $count }
text-at-ply = Posizione dopo { $ply ->
        [one] { $ply } semimossa
       *[other] { $ply } semimosse
    }.
text-saved = { $commands ->
        [one] { $commands } comando salvato
       *[other] { $commands } comandi salvati
    } in { $file }.
text-unfinished = Partita non finita: { $variant }, { $date }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }. Digita continua per riprenderla.
text-journal-damaged = Ciò che seguiva l’ultima mossa non è stato scritto fino in fondo e viene tralasciato.
journal-unreadable = Ciò che seguiva non si può leggere e viene tralasciato; nulla viene cancellato.
journal-newer = Ciò che seguiva è stato scritto da una versione più recente del programma e viene tralasciato; nulla viene cancellato.
journal-anew = Il file di questa sessione era scomparso o troncato. L’intera sessione è stata riscritta: { $file }
journal-quarantined = Una parte di una sessione non si può leggere. Nulla è stato cancellato: tutto si trova in { $file }.
text-nothing-unfinished = Non ci sono partite non finite.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
text-games = Partite di { $file }: { $count }. Aprine una con il suo numero: apri { $last }
text-no-games = Non ci sono partite precedenti.
text-no-such-game = Questa partita non esiste: digita partite per l’elenco.
text-game-number = il numero di una partita dell’elenco
text-not-kept = Impossibile scrivere la partita su disco: { $reason }. Il gioco continua.
text-not-saved = Impossibile scrivere { $file }: { $reason }.
text-already-there = { $file } esiste già: digita il nome di un nuovo file.
text-unknown = «{ $typed }» non è né una mossa né un comando: digita aiuto.
text-expected = { $word }; previsto: { $expected }.
text-a-file = il nome di un file
text-line = le lettere di una variante, o niente
text-place = le lettere di una variante, o una semimossa della linea principale
text-mark = una casella ed eventualmente verde, rosso, blu o giallo
text-arrow = due caselle ed eventualmente verde, rosso, blu o giallo
text-explore-what = Non hai ancora partite tue: digita esplora e il nome di un file o di una cartella di partite.
text-editor-help =
    w 31 32 k5 b 1 2     pedine bianche in 31 e 32, dama bianca in 5, pedine nere in 1 e 2; x 31 svuota una casella
    bianco, nero         a chi tocca: Bianco o Nero
    svuota, inizio       svuota la damiera; mette la posizione iniziale
    specchio, scambia    scambia sinistra e destra; scambia i colori
    W:W31,K5:B1,2        una FEN
    annulla, ripeti      annulla una modifica, la ripete
    fatto, lascia        gioca da questa posizione; torna alla partita
text-editor-unknown = «{ $typed }» non si può disporre: digita w 31 32 k5 b 1 2, fatto, lascia o aiuto.
text-nothing-more = nient’altro
text-misread = Mossa non valida, colonna { $column }; previsto: { $expected }; trovato: { $found }.
text-too-long = Questa riga è troppo lunga.
text-help =
    32-28, 3228, 28x19   gioca una mossa; 28x19x10 indica ogni casella di arrivo
    mosse                elenca le mosse legali
    dove pedine bianche  risponde a parole; anche riga 4, linee 28, ultima, conteggio
    annulla, ripeti      annulla una mossa, la rigioca
    partita              mostra le mosse giocate, con varianti e commenti
    vai B, vai 12        va alla variante B, o alla semimossa 12 della linea principale
    promuovi B, retrocedi B  sposta una variante su o giù; principale B ne fa la linea principale; senza lettera, la linea mostrata
    elimina B            elimina una variante; elimina, dalla mossa mostrata in poi; elimina resto, ciò che la segue
    commenta TESTO       commenta la mossa mostrata; prima TESTO, prima di essa; senza testo toglie il commento
    segno !?             un segno per la mossa mostrata: ! ? !! ?? !? ?!
    segna 12 rosso       segna una casella; freccia 12 23 traccia una freccia; verde, rosso, blu, giallo
    annulla modifica, ripeti modifica  annulla e ripete tali modifiche
    patta                offre patta; l’avversario digita accetta o rifiuta
    abbandona            abbandona la partita
    nuova                ricomincia questa partita
    fen                  mostra la posizione come FEN
    fen W:W31,K5:B1      comincia questa partita da una posizione
    damiera international  va al tavolo internazionale; anche dames3d, familiare, vinciperdi, lupo…
    lato so              sceglie il lato mostrato su uno schermo stretto: so, se, ne, no
    continua             riprende la partita non finita di una sessione precedente
    partite, apri 3      elenca le partite precedenti; ne apre una
    salva FILE           salva i comandi dati finora, per dames3d replay
    tavolo tocco         pezzo toccato, sì o no; accomodo per accomodare i pezzi
    tavolo mano          mosse libere a mano, sì o no: porta 31 27, togli 22, rimetti, fatto;
                         l’avversario digita correggi o mantieni
    tavolo patta         dama internazionale: due dame contro una hanno cinque mosse, o patta subito
    soffia 23            soffia un pezzo che non ha preso, dove è permesso
    piazza 46            piazza una pecora, o il lupo
    computer nero 3      il computer gioca un colore, a un livello da 1 a 10; persona nero torna a una persona
    gioca                il computer gioca per chi deve muovere
    esamina, esamina 60  esamina tutta la partita, in questo numero di secondi
    errori bianco        riprova i tuoi errori: digita una mossa, consiglio, mostra o prossima
    orologio 5+3         gioca con gli orologi, 5 minuti e 3 secondi a mossa; anche 5d3, *2, =30,
                         5+3 3+2 subito; orologio li mostra; orologio pausa, orologio riprendi, senza orologio, orologio aggiungi bianco 60
    consiglio, analizza  una mossa consigliata dal computer; la sua valutazione della posizione
    esplora FILE         che cosa si è giocato in questa posizione, nelle partite di un file o di una cartella;
                         esplora da solo cerca ancora nelle stesse partite, all’inizio nelle tue
    componi              compone una posizione: w 31 32 k5 b 1 2, poi fatto
    esci                 esce

## Playing over a network
online-connecting = Connessione a { $server }…
online-unreachable = { $server } non è raggiungibile: { $reason }. Nuovo tentativo…
online-lost = La connessione è caduta. Nuovo tentativo…
online-back = La connessione è ristabilita.
online-you-play = Il tuo colore: { $side }.
online-watching = Stai guardando questa partita.
online-invite = Manda questo collegamento all’altro giocatore. Il primo che lo apre prende il posto:
online-code = Nella stessa stanza basta il codice { $code }.
online-good-for = L’invito scade tra { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }.
online-waiting = In attesa dell’altro giocatore…
online-saved = Il tuo posto è salvato: { $command } torna a questa partita, anche se il programma è stato chiuso.
online-not-saved = Il tuo posto non è stato salvato: { $reason }. Conserva il suo collegamento: digita collegamento.
online-your-link = Questo collegamento porta al tuo posto, anche su un altro dispositivo. Non darlo a nessuno:
online-watch-link = Con questo collegamento altri possono guardare:
online-no-invitation = In questa partita non ci sono posti liberi.
online-begins = L’altro giocatore è arrivato. La partita comincia.
named-begins = { $name } è qui. La partita comincia.
online-named = L’altro giocatore si chiama { $name }.
online-other-connected = L’altro giocatore è collegato.
online-other-reconnecting = L’altro giocatore si sta ricollegando…
online-other-away = L’altro giocatore è assente.
online-claim-in = Se resta così, potrai reclamare il risultato tra { $time }: digita reclama vittoria o reclama patta.
presence-connected = in linea
presence-reconnecting = si ricollega
presence-away = assente
online-delay = { $presence }, ritardo { $milliseconds } ms
online-you = { $side } (tu)
online-player = { $side } ({ $name })
online-watchers = Spettatori
online-asks-takeback = L’altro giocatore chiede di annullare una mossa
online-asks-pause = L’altro giocatore chiede una pausa
online-asks-rematch = L’altro giocatore chiede la rivincita
named-asks-takeback = { $name } chiede di annullare una mossa
named-asks-pause = { $name } chiede una pausa
named-asks-rematch = { $name } chiede la rivincita
online-asked = La richiesta è arrivata all’altro giocatore. Digita ritira per ritirarla.
online-withdrawn = L’offerta è stata ritirata.
online-declined = Rifiutato.
online-taken-back = La mossa è annullata.
online-paused = Gli orologi sono fermi. Digita riprendi per continuare.
online-resumed = Gli orologi ripartono.
online-gave-time = { $side }: { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } in più.
greeting-hello = Ciao!
greeting-good-luck = Buona fortuna!
greeting-well-played = Ben giocato!
greeting-thanks = Grazie!
greeting-good-move = Bella mossa!
greeting-oops = Ops!
greeting-take-your-time = Fai con calma.
greeting-one-moment = Un momento, per favore.
greeting-must-go = Devo andare.
greeting-good-game = È stata una bella partita!
greeting-another = Un’altra partita?
greeting-goodbye = Arrivederci!
online-restarted = Il server è stato riavviato. Nel frattempo gli orologi erano fermi.
online-restarted-post = Il server è stato fuori servizio per un po’. Nel frattempo i giorni per la mossa non sono trascorsi.
online-stopping = Il server si ferma un momento e torna. La connessione si ristabilisce da sola.
online-rematch = Una nuova partita, a colori invertiti.
online-over = Digita rivincita per giocare ancora, oppure esci.
online-sent = Inviato. Il server non ha ancora risposto.
online-kept = Non sei collegato. Sarà inviato quando torna la connessione.
online-no-answer = Il server non ha ancora risposto.
online-which = Ci sono più offerte: digita poi quale: { $offers }.
online-post = Per corrispondenza: { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } a mossa.
online-days-left = { $days ->
        [one] resta { $days } giorno
       *[other] restano { $days } giorni
    } per questa mossa
online-hours-left = { $hours ->
        [one] resta { $hours } ora
       *[other] restano { $hours } ore
    } per questa mossa
online-post-over = i giorni per questa mossa sono finiti
online-may-claim = Puoi reclamare il risultato: digita reclama vittoria o reclama patta.
refused-watching = Solo i giocatori possono farlo.
refused-not-begun = L’altro giocatore non è ancora arrivato.
refused-game-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-not-your-turn = Tocca all’altro giocatore.
refused-nothing-offered = Non c’è un’offerta del genere.
refused-offered-already = È già stato offerto.
refused-switched-off = Questa partita è stata concordata senza.
refused-not-away = L’altro giocatore non è assente da abbastanza tempo.
refused-clock-now = Gli orologi non lo permettono ora.
refused-time-up = Il tempo era scaduto.
refused-name = Un nome ha da 1 a 40 caratteri, tutti visibili.
refused-server-stops = Il server sta per fermarsi.
refused-too-many = Troppe richieste: aspetta un momento.
rejected-protocol = Il server parla la versione { $server } del protocollo, questo programma la versione { $own }: uno dei due è troppo vecchio.
rejected-no-game = Qui non c’è nessuna partita che questo link apra.
rejected-seat-taken = Qualcun altro ha preso questo posto.
rejected-settings = Il server non accetta questa partita: { $reason }.
rejected-key = Questo server chiede una chiave a chi offre una partita: indicala con --key.
rejected-too-many = Troppi tentativi: aspetta un minuto.
online-not-understood = Il server e questo programma non si capiscono, forse uno dei due è troppo vecchio: { $reason }.
online-help =
    32-28, 3228, 28x19   gioca una mossa; 28x19x10 indica ogni casella di arrivo
    mosse                elenca le mosse legali
    dove pedine bianche  risponde a parole; anche riga 4, linee 28, ultima, conteggio
    partita              mostra le mosse giocate
    orologio             mostra gli orologi, o i giorni a mossa
    chi                  mostra chi c’è
    patta, annulla       offre patta; chiede di annullare la tua ultima mossa
    pausa, riprendi      chiede una pausa; fa ripartire gli orologi
    accetta, rifiuta     risponde a un’offerta; accetta patta, se sono più d’una
    ritira               ritira la tua offerta
    dai tempo            dà quindici secondi all’altro giocatore
    reclama vittoria, reclama patta  reclama il risultato se l’altro è assente
    rivincita            chiede un’altra partita a colori invertiti, dopo la fine
    ciao, buona fortuna, arrivederci  saluta l’altro giocatore
    bella mossa, ben giocato, bella partita, grazie, ops  complimenti, grazie, una svista
    con calma, un momento, devo andare, altra partita  sul tempo e su un’altra partita
    abbandona            abbandona la partita
    collegamento         mostra il collegamento al tuo posto, per un altro dispositivo, e quello per guardare
    invito               mostra di nuovo l’invito
    fen                  mostra la posizione come FEN
    lato so              sceglie il lato mostrato su uno schermo stretto: so, se, ne, no
    tocca 31, accomodo   tocca un pezzo, dove vale pezzo toccato; accomoda i pezzi
    porta 31 27, togli 22, rimetti, fatto  a mano: portare, togliere, rimettere, finire il turno
    correggi, mantieni   far correggere un turno irregolare, o mantenerlo
    soffia 23            soffia un pezzo che non ha preso, dove è permesso
    piazza 46            piazza una pecora, o il lupo
    esci                 esce; la partita continua

## Giocare con un amico, nella finestra
not-with-friend-tip = Non in una partita con un amico: nessuno aiuta fino alla fine.
player-friend = Amico
friend-elsewhere = Un amico altrove
about-friend-elsewhere = Si gioca in rete: in questa stanza o a qualsiasi distanza.
friend-by-lot = A sorte
friend-join = Entra in una partita…
friend-title = Gioca con un amico
friend-join-title = Entra in una partita
friend-you-play = giochi con: { $side }
friend-where = Dove
friend-by-link = Con un link
friend-in-room = In questa stanza
friend-server = Server
friend-key = Chiave del server
friend-about-link = La partita è conservata su questo server. A entrambi serve la rete, nient’altro.
friend-about-room = Questo computer è il server. Il tuo amico deve essere nella stessa rete; internet non serve.
friend-days = Tempo per mossa
friend-no-limit = Senza limite
friend-number-of-days = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
friend-invite = Invita
friend-copy = Copia il link
friend-not-copied = Non si può accedere agli appunti: detta le sei lettere.
friend-join-button = Entra
friend-join-as = Entra con: { $side }
friend-invited-by = { $name } ti invita.
friend-invited = Sei invitato a una partita.
friend-paste = Incolla
friend-link-or-code = Link o sei lettere
friend-code-server = Server, per le sei lettere
friend-name = Il tuo nome, se vuoi
friend-scan = Inquadra il quadrato o apri il link. Il primo che arriva prende il posto.
friend-about-code = Nella stessa stanza bastano queste sei lettere e il server { $server }.
friend-show-invitation = Mostra l’invito
friend-cancel = Annulla la partita
friend-return = Torna alla partita
friend-forget = Dimenticala
friend-reconnect = Riprova ora
friend-saved = La tua partita con un amico continua.
friend-starting = Preparazione di questo computer…
friend-connecting = Collegamento al server…
friend-is = Il tuo amico: { $presence }
friend-delays = Ritardo: amico { $friend } ms, tu { $own } ms
friend-ask-takeback = Chiedi di annullare
friend-say = Parla…
friend-say-title = Di’ qualcosa
friend-give-time = Dai 15 secondi
friend-asked-takeback = Hai chiesto di annullare una mossa.
friend-asked-pause = Hai chiesto una pausa.
friend-asked-rematch = Vuoi la rivincita.
friend-withdraw = Ritira
friend-rematch = Rivincita
friend-claim-in = Se continua così, potrai reclamare il risultato tra { $time }.
friend-claim = Il tuo amico è assente da abbastanza tempo. Puoi reclamare il risultato.
named-claim = { $name } manca da abbastanza tempo. Puoi reclamare il risultato.
friend-claim-win = Reclama la vittoria
friend-claim-draw = Reclama la patta
friend-no-address = Non è l’indirizzo di un server. È simile a https://dames.example o 192.168.1.5:7171.
friend-no-link = Non è né un link né un codice. Incolla il link intero o scrivi le sei lettere.
friend-unreachable = Il server non è raggiungibile: { $reason }. Controlla l’indirizzo e la rete; si continua a provare.
friend-other-version = Il server parla un’altra versione. Installa l’ultima versione del programma o chiedilo al gestore del server.
friend-other-page = Questa pagina ha una versione diversa da quella del server. Ricaricala.
friend-reload = Ricarica
friend-not-hosted = Questo computer non può essere il server: { $reason }. Giocate con un link.
friend-no-network = Questo computer non è in nessuna rete locale. Collegalo a una rete o giocate con un link.
friend-no-such-game = Questo link non apre nessuna partita: è scritto male o l’invito è scaduto. Chiedine uno nuovo.
friend-seat-taken = Qualcun altro ha preso il posto. Chiedi al tuo amico un nuovo invito.
friend-not-offered = Il server non accetta questa partita: { $reason }
friend-needs-key = Su questo server offre partite solo chi ha una chiave del gestore. Inserisci la chiave o scegli un altro server.
friend-too-many = Troppi tentativi: aspetta un minuto e riprova.
friend-not-saved = Il tuo posto non può essere salvato: { $reason }. Lascia aperta la finestra fino alla fine della partita.

## Più partite con amici, i loro link, e mostrare una posizione
friend-my-games = Le mie partite
friend-my-games-waiting = Le mie partite ({ $turns })
friend-no-games = Non hai nessuna partita in corso con un amico.
friend-own-turn = Tocca a te
friend-friends-turn = Tocca al tuo amico
friend-not-joined = Non si è ancora unito nessuno
friend-game-over = La partita è finita
friend-not-known = Non collegata
friend-game-gone = Il server non ha più questa partita
friend-on-board = sulla damiera
friend-minutes-left = { $minutes ->
        [one] resta { $minutes } minuto
       *[other] restano { $minutes } minuti
    }
friend-time-over = il tempo è scaduto
friend-ask-forget = Dimenticare questa partita?
friend-about-forget = Continua senza di te: quando il tuo tempo sarà scaduto, il tuo amico potrà reclamare il risultato. Solo il suo link riporta alla partita.
friend-keep = Tienila
friend-go-there = Vai a questa partita
friend-has-moved = Il tuo amico ha mosso in un’altra partita: { $game }.
friend-has-joined = Il tuo amico è arrivato e inizia un’altra partita: { $game }.
friend-has-ended = Un’altra partita è finita: { $game }.
friend-links = Link a questa partita
friend-links-button = Condividi…
friend-watch-link = Per guardare
friend-about-watch = Chi apre questo link vede la partita un secondo dopo e non può giocare.
friend-copy-watch = Copia un link per guardare
friend-device-link = Per il mio altro dispositivo
friend-about-device = Chi ha questo link può giocare al posto tuo. Non darlo a nessuno.
friend-show-device = Mostra questo link
friend-copy-device = Copia il link per il mio altro dispositivo
friend-link-not-copied = Impossibile accedere agli appunti: il link è nella finestra di dialogo.
friend-watchers = { $watchers ->
        [one] { $watchers } spettatore
       *[other] { $watchers } spettatori
    }
friend-show = Mostra al mio amico
friend-show-done = Ora il tuo amico può guardare questa posizione.
friend-shows = Il tuo amico ti mostra una posizione.
friend-look = Guarda
friend-show-elsewhere = Questa partita non è più sulla sua damiera. Aprila prima tra le partite precedenti.
friend-show-too-much = È troppo da mostrare in una volta: scegli una posizione precedente, o meno segni e frecce.
online-shows = L’altro giocatore mostra una posizione: { $fen }

## Nuova partita
begin = Comincia
other-games = Altri giochi
other-games-tip = Scegli un gioco familiare
choose-rules = Gioco
choose-opponent = Avversario
choose-color = Giochi
choose-board = Damiera
choose-table-rules = Regole al tavolo
table-rules-none = nessuna
rules-draughts = Dama
rules-family = Familiare
rules-brigand = Vinciperdi
rules-wolf-and-sheep = Lupo e pecore
board-flat = Piana
board-pyramid = Piramide
touch-move = Pezzo toccato
over-the-board = A mano
player-person = Persona
player-computer = Computer
about-international = Comincia il Bianco; la presa è obbligatoria, e del maggior numero di pezzi.
about-dames3d = Cinque damiere; comincia il Bianco; la presa è obbligatoria, e del maggior numero di pezzi.
about-family = Comincia il Nero; la presa è a scelta; un pezzo che non prende può essere soffiato.
about-brigand = Vince chi perde tutti i pezzi o non può più muovere. Comincia il Nero.
about-wolf-and-sheep = Quattro pecore chiudono il lupo, o il lupo passa dietro di loro. Prima si piazzano i pezzi.
federation-short = Cinque mosse
about-federation = Due dame, o una dama e una pedina, contro una dama: la partita è patta dopo cinque mosse per parte (FMJD).
about-board-pyramid = 100 cubi su cinque terrazze: sopra e quattro lati, cinque damiere insieme.
about-board-flat = La solita damiera di 100 caselle.
about-person = Due persone giocano a questo schermo.
about-color = Giochi questo colore e vedi la damiera dalla sua parte.
color-with-engine-only = Contro il computer scegli il tuo colore; in due si giocano entrambi.
about-computer = Dames 3D gioca contro di te, al livello che scegli.
wolf-on-flat-board-only = Lupo e pecore si gioca solo sulla damiera piana.
setup-of-other-rules = La posizione composta non è legale in questo gioco.
program-plays-other-games = Questo programma non conosce questo gioco.
by-hand-in-draughts-only = Lupo e pecore non si gioca a mano
federation-in-international-only = Questa regola vale nella dama internazionale
clock-not-chosen = Scegli prima un tempo per gli orologi
about-touch-move = Un pezzo toccato che può muovere va mosso. Dicendo «Accomodo» lo si può sistemare.
about-over-the-board = I pezzi si muovono liberamente; l’avversario corregge una mossa irregolare o la mantiene.
new-game-loses = Impossibile scrivere sul disco: la partita in corso a questo tavolo andrà persa.
new-game-keeps = La partita in corso a questo tavolo passa in «{ earlier-games }».

## Giocare a mano
refused-bound = Il pezzo toccato in { $square } va giocato.
refused-nothing-binds = Niente da accomodare: qui un pezzo toccato non obbliga a giocarlo.
refused-not-by-hand = In questa partita non si muove a mano.
refused-hands-at-work = Dei pezzi sono stati mossi a mano: termina la mossa, o rimettili a posto.
refused-cannot-be-done = Porta un pezzo su una casella vuota.
refused-nothing-played = Nessuna mossa giocata.
refused-nothing-irregular = Non ci sono irregolarità da decidere.
refused-to-be-decided = Prima l’avversario deve correggere l’irregolarità o mantenerla.
refused-cannot-be-kept = Questa mossa non si può mantenere: nessuno potrebbe continuare.
refused-nothing-to-huff = Non c’è nulla da soffiare.
refused-not-huffable = Si può soffiare solo { $squares }.
refused-nothing-to-place = Non ci sono pezzi da piazzare.
refused-cannot-be-placed = Ora in { $square } non si può piazzare nulla.
refused-still-placing = Prima piazza i pezzi.
irregular = Irregolarità: { $names }. L’avversario corregge o mantiene.
irregular-two-moves = due mosse di fila ({ $squares })
irregular-opponents-piece = è stato mosso un pezzo avversario ({ $square })
irregular-overlooked = era obbligatoria una presa di { $due ->
        [one] { $due } pezzo
       *[other] { $due } pezzi
    }
irregular-removed = { $count ->
        [one] pezzo tolto senza motivo
       *[other] pezzi tolti senza motivo
    } ({ $squares })
irregular-too-few = { $taken ->
        [one] { $taken } pezzo preso
       *[other] { $taken } pezzi presi
    } invece di { $due }
irregular-too-many = { $count ->
        [one] pezzo preso in più
       *[other] pezzi presi in più
    } ({ $squares })
irregular-half-way = la presa si è fermata a metà in { $square }
irregular-early = pezzo tolto prima della fine della presa ({ $square })
irregular-no-such-move = nessun pezzo va da { $from } a { $to }
irregular-not-touched = andava giocato il pezzo toccato in { $square }
irregular-nothing-played = nessuna mossa giocata
corrected = La mossa è ritirata; giocane un’altra.
corrected-bound = La mossa è ritirata; il pezzo in { $square } va giocato.
correct = Correggi
keep = Mantieni
done = Fine mossa
put-back = Rimetti
take-off = Togli il pezzo
adjust = Accomodo
adjusting = Accomodo: si sistemano i pezzi.
huff-title = Presa mancata
huff = Soffia { $square }
place-sheep = Le quattro pecore si piazzano sulla prima riga.
place-wolf = Il lupo si piazza su qualsiasi altra casella.
draw-lots = Sorteggia
huffed-white = Il Bianco soffia { $square }: poteva prendere { $taken }.
huffed-black = Il Nero soffia { $square }: poteva prendere { $taken }.
text-touched = Il pezzo in { $square } è toccato e va giocato.
text-two-squares = due caselle, da 1 a 50
text-table-rules = tocco, mano o patta
text-sides = so, se, ne o no
irregular-asks = { $side }: correggere o mantenere?
by-hand = Muovi i pezzi liberamente; lascia un pezzo fuori dalla damiera per toglierlo.
must-play = Il pezzo in { $square } va giocato.

## Il computer
seat = Scegli chi gioca: una persona, il computer o un motore
seat-choose = Fai giocare questo giocatore
seat-menu = { $side }: chi gioca?
change-sides = Scambia i colori con il computer
tools-view = Vista
tools-help = Aiuto
tools-games = Partite
tool-home = Il mio posto
tool-chair = Di fronte
tool-turn = Ruota
tool-lens = Prospettiva
tool-pyramid = Piramide
tool-numbers = Numeri
tool-lines = Linee
tool-boards = Damiere
tool-hint = Consiglio
tool-analysis = Analisi
tool-review = Esame
tool-rules = Regole
tool-learn = Scuola
tool-keys = Tasti
tool-open = Apri
tool-save = Salva
tool-earlier = Precedenti
tool-list = Elenco
tool-explorer = Esplora
tool-settings = Opzioni
tools-open = Apri i pulsanti di questo gruppo
sheet-pull = Alza o abbassa il foglio con la partita
line-play-first = Gioca questa mossa
line-preview = Mostra la linea fino a questa mossa
line-held = Anteprima: mossa { $shown } di { $length }; Esc per tornare
line-hovered = Anteprima: mossa { $shown } di { $length }
line-previewed = Anteprima
line-back = Una mossa indietro nella linea
line-forward = Una mossa avanti nella linea
line-play = Gioca questa linea
line-close = Torna alla partita
move-now = Muovi subito
hint = Consiglio
hint-only = { $played } è l’unica mossa.
hint-wins = { $played } vince.
hint-saves = { $played } è l’unica mossa che non perde.
hint-wins-men = { $men ->
        [one] { $played } guadagna una pedina.
       *[other] { $played } guadagna { $men } pedine.
    }
hint-wins-material = { $played } guadagna materiale.
hint-ahead = { $played } conserva il vantaggio.
hint-even = { $played } mantiene l’equilibrio.
hint-behind = { $played } è la difesa migliore.
analysis = Analisi
analysis-by = Analisi di { $name }
weaker = Più debole
stronger = Più forte
level = Livello { $level }
computer-name = Dames 3D, livello { $level }
level-in-words = { $level }, { $word }
level-first-steps = primi passi
level-beginner = principiante
level-casual = occasionale
level-regular = giocatore assiduo
level-club = giocatore di circolo
level-strong-club = forte circolista
level-expert = esperto
level-master = maestro
level-grandmaster = grande maestro
level-full = piena forza
seat-computer = Computer: { $level }. Clicca per scegliere un altro livello o giocatore
white-thinks = Il Bianco pensa…
black-thinks = Il Nero pensa…
thinking-answer = Il computer pensa
thinking-program = { $name } pensa
thinking-hint = Il computer cerca un consiglio
thinking-depth = profondità { $depth } · { $millions } M
thinking-depth-tip = Profondità in semimosse: { $depth }; milioni di posizioni: { $millions }
solved-tip = Le tabelle dei finali conoscono il risultato: non resta nulla da cercare.
fen-tip = FEN: una riga di testo che dice dove stanno i pezzi. Gli altri programmi di dama la leggono.
pdn-tip = PDN: le mosse come testo, come le scrivono i programmi e i libri di dama.
button-set-up = Componi
button-share = Condividi
button-take-back = Annulla mossa
no-sides-tip = La damiera piana non ha lati.
not-in-practice-tip = Non durante un esercizio: prima lascialo.
program-not-started = Impossibile avviare { $name }.
program-gone = { $name } si è chiuso.
program-silent = { $name } non risponde.
program-illegal = { $name } ha giocato una mossa illegale.
program-params = { $name } non ha queste opzioni.
program-not-understood = { $name } ha dato una risposta non valida.
program-seat = Al suo posto gioca una persona.
threat = Minaccia: { $played }
score-even = Parità
score-little-white = Il Bianco è in leggero vantaggio
score-little-black = Il Nero è in leggero vantaggio
score-better-white = Il Bianco è in vantaggio
score-better-black = Il Nero è in vantaggio
score-winning-white = Il Bianco sta vincendo
score-winning-black = Il Nero sta vincendo
score-wins-white = Il Bianco vince in { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
score-wins-black = Il Nero vince in { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }

## Finali
solved = risolto
verdict-draw = Patta
outlook-win = vince in { $moves }
outlook-draw = patta
outlook-loss = perde in { $moves }
endgames-offer = I finali con al massimo { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    } si possono risolvere qui una volta per tutte. Ci vuole circa un minuto, mentre giochi.
endgames-solve = Risolvi i finali
endgames-solving = Soluzione dei finali: { $percent }%
endgames-failed = Impossibile risolvere i finali: { $reason }
endgames-damaged = Impossibile usare i finali già risolti: { $reason }
thinking-decision = Il computer decide
irregular-computer = Il computer decide: correggere o mantenere
computer-keeps = Il computer mantiene la mossa.
computer-corrects = Il computer fa ritirare la mossa.
computer-huffs-nothing = Una presa è stata mancata; il computer non soffia nulla.
computer-accepts = Il computer accetta la patta.
computer-declines = Il computer rifiuta la patta.
computer-failed-once = Il computer ha avuto un errore e pensa di nuovo.
computer-failed = Il computer ha fallito di nuovo su questa mossa.
computer-failed-type = Digita una mossa per lui, o gioca perché ritenti.
search-failed = La ricerca è fallita. Ricomincia dalla prossima posizione.
text-hint = Consiglio: { $played } ({ $score })
text-depth = profondità { $depth }
text-seat-computer = { $side }: computer, livello { $level } ({ $word }).
text-seat-person = { $side }: persona.
text-more = – Invio: altro –
text-seat = bianco o nero e, per il computer, un livello da 1 a 10

## File
settings-renamed = Opzioni illeggibili; valgono quelle predefinite. Il vecchio file ora è { $file }
settings-unreadable = Opzioni illeggibili; valgono quelle predefinite. { $file }: { $reason }
settings-not-saved = Impossibile salvare le opzioni: { $reason }
recording-failed = Questa sessione non viene più registrata: { $reason }

## Esame di una partita
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-better = { $quality }. Meglio: { $line }.
review-missed-shot = { $quality }. Tiro mancato: { $line }.
review-errors = { $blunders ->
        [one] { $blunders } errore grave
       *[other] { $blunders } errori gravi
    }, { $mistakes ->
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }, { $inaccuracies ->
        [one] { $inaccuracies } imprecisione
       *[other] { $inaccuracies } imprecisioni
    }
review-accuracy = { $side }: precisione { $accuracy }%, { $errors }
review-no-accuracy = { $side }: { $errors }
review-no-moves = Non ci sono mosse da esaminare.
review-stopped = L’esame è stato interrotto; la fine della partita è stata esaminata.
review-seconds = un numero di secondi per tutta la partita, o niente
retry-position = Qui il { $side } ha giocato { $played }. Trova una mossa migliore, o digita consiglio, mostra o prossima.
retry-none = Non ci sono errori da correggere.
retry-first = Digita prima esamina.
retry-hint = La mossa migliore si fa con il pezzo in { $square }.
retry-right = Giusto.
retry-as-good = { $played } vale la mossa migliore.
retry-same = È la mossa della partita.
retry-wrong = C’è una mossa migliore.
retry-wrong-answer = C’è una mossa migliore: a questa si risponde { $answer }.
retry-done = Hai rivisto tutti gli errori.

## Condividere
share-open = Condividi: immagine, animazione, PDN, FEN
share-title = Condividi
share-text = Copia come testo
share-copy-fen = Copia la posizione (FEN)
share-copy-pdn = Copia la partita (PDN)
share-copy-link = Copia un link alla partita
share-look = Aspetto delle immagini
share-scene = Come nella finestra
share-diagram = Diagramma
share-file = Salva in un file
share-picture = Salva un’immagine
share-animation = Salva un’animazione
share-stop = Ferma
share-close = Chiudi
share-working = Disegno in corso… Continua anche se chiudi questa finestra.
share-copied-fen = La posizione è negli appunti.
share-copied-pdn = La partita è negli appunti.
share-copied-link = Il link è negli appunti.
share-saved = Salvato: { $path }
share-failed = Non salvato: { $reason }.
share-stopped = L’animazione è stata interrotta.

## Comporre una posizione
editor-open = Componi una posizione
editor-close = Esci dalla composizione
editor-title = Componi una posizione
editor-help = Clic sinistro: il pezzo scelto; clic destro: l’altro colore; di nuovo: dama, poi niente. Trascina i pezzi, anche fuori dalla damiera. O digita: w 31 32 k5 b 1 2
editor-typing = { $tool }: { $typed }
editor-no-square = { $number } non è una casella: previsto da 1 a 50.
tool-white-man = Pedina bianca (W)
tool-white-king = Dama bianca (W, poi K prima di un numero)
tool-black-man = Pedina nera (B)
tool-black-king = Dama nera (B, poi K prima di un numero)
tool-erase = Togli un pezzo (X)
editor-other-side = Tocca all’altro colore
editor-other-side-tip = A chi tocca (S)
editor-white-to-move = Tocca al Bianco
editor-black-to-move = Tocca al Nero
editor-fen = Posizione come testo (FEN)
editor-type = Digita pezzi e caselle
editor-place = Metti un pezzo sul cursore
editor-place-other = Metti un pezzo dell’altro colore sul cursore
editor-clear = Svuota
editor-clear-tip = Svuota la damiera
editor-start = Inizio
editor-start-tip = Metti la posizione iniziale
editor-mirror = Specchio
editor-mirror-tip = Scambia sinistra e destra in ogni riga
editor-swap = Scambia
editor-swap-tip = Scambia i colori e gira la damiera di mezzo giro
editor-play = Gioca…
editor-play-tip = Scegli i giocatori e gioca da questa posizione
editor-analyze = Analizza
editor-analyze-tip = Analizza questa posizione
editor-save = Salva…
editor-save-tip = Salva questa posizione in un file
editor-problems = { $problems ->
        [one] Posizione illegale:
       *[other] Posizione illegale ({ $problems } problemi):
    }
setup-white-man = { $square }: qui una pedina bianca dovrebbe essere dama.
setup-black-man = { $square }: qui una pedina nera dovrebbe essere dama.
setup-empty = La damiera è vuota.
setup-wolf-and-sheep = Servono quattro pecore e un lupo.
setup-no-kings = { $square }: in Lupo e pecore non ci sono dame.
setup-ended = La partita è già finita: { $outcome }.
setup-too-many = Il { $side } ha { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    }, più che in qualsiasi partita.
setup-count = { $side }: { $men ->
        [one] { $men } pedina
       *[other] { $men } pedine
    }{ $kings ->
        [0] {""}
        [one] , { $kings } dama
       *[other] , { $kings } dame
    }

## Varianti e commenti
previous-variation = Variante precedente, o inizio
next-variation = Variante successiva, o fine
edit-tools = Annota la partita: varianti, segni, commenti
promote = Sposta in su la variante
demote = Sposta in giù la linea
make-main-line = Rendila linea principale
delete-line = Elimina da qui in poi
next-sign = Segno successivo della mossa
sign-good = Una buona mossa
sign-mistake = Un errore
sign-brilliant = Una mossa brillante
sign-blunder = Un errore grave
sign-interesting = Una mossa interessante
sign-dubious = Una mossa dubbia
comment = Commento
comment-before = Prima della mossa
comment-after = Dopo la mossa
comment-start = Commento alla partita
comment-on = Commento a { $played }
save = Salva
dismiss = Annulla
undo-edit = Annulla l’ultima modifica
redo-edit = Ripeti la modifica

## Gli orologi nella finestra
clock-period = periodo { $period }
clock-moves-left = { $moves ->
        [one] ancora { $moves } mossa
       *[other] ancora { $moves } mosse
    }
clock-increment = +{ $seconds } s
clock-bronstein = fino a +{ $seconds } s
clock-delay = ritardo { $seconds } s
clock-hourglass = clessidra
clock-per-move = a mossa
clock-toggle = Metti in pausa gli orologi, o riprendi
clock-pause = Pausa
clock-resume = Riprendi
clock-add-minute = Aggiungi un minuto a questo orologio
clock-plus-minute = +1 min
clock-is-paused = Orologi in pausa
clock-starts-later = Gli orologi partono quando avranno mosso entrambi
clock-out-of-time = Tempo esaurito
choose-clock = Orologi
no-clock = senza orologio
clock-choice-none = Nessuno
clock-choice-minutes = { $minutes } min
clock-choice-per-move = { $seconds } s a mossa
clock-choice-hourglass = Clessidra { $time }
clock-choice-hours = { $hours } h
clock-choice-bonus = { $time } + { $seconds } s a mossa
clock-choice-moves = { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } in { $time }
clock-choice-then = { $first }, poi { $next }
clock-choice-own = Altro…
clock-differs = Uno per colore
clock-at-once = Avvia subito
clock-options = Opzioni orologi
about-clock-differs = Il Bianco e il Nero hanno tempi diversi.
about-clock-at-once = L’orologio del Bianco parte subito, non solo quando avranno mosso entrambi.
clock-own-tip = Secondi, come in PDN: 300+5, 40/7200:3600, 300d5 (ritardo), *120 (clessidra), =30 (a mossa)

## L’esame nella finestra
review-run = Esamina la partita, o ferma
review-title = Esame della partita
review-begin = Esamina la partita
review-stop = Ferma
review-progress = { $of ->
        [one] { $done } / { $of } mossa
       *[other] { $done } / { $of } mosse
    }
review-builtin = Dames 3D
review-judge = Giudice: { $name }
review-close = Chiudi l’esame; le valutazioni restano con la partita
review-next-judge = Motore successivo come giudice
review-next-error = Errore successivo
review-previous-error = Errore precedente
review-side-accuracy = { $accuracy }%
review-accuracy-tip = Quanto le mosse sono vicine alle migliori: 100% non spreca alcuna possibilità di vincere.
review-accuracy-word = Precisione
review-your-accuracy = La tua precisione: { $accuracy }%
review-accuracies = Precisione: Bianco { $white }%, Nero { $black }%
review-evaluation = Valutazione: { $words }. Probabilità di vittoria del Bianco: { $percent }%
review-chance-tip = Probabilità di vittoria del Bianco: { $percent }%
review-failed = Esame non riuscito: { $reason }
review-solved = Questo gioco è risolto; non c’è nulla da esaminare.
retry-judge-first = Prima esamina la partita.
retry-begin = Impara dai tuoi errori
retry-begin-white = Errori del Bianco
retry-begin-black = Errori del Nero
retry-count = Errore { $number } di { $count }
retry-ask-white = Il Bianco ha giocato { $played }. Gioca una mossa migliore.
retry-ask-black = Il Nero ha giocato { $played }. Gioca una mossa migliore.
retry-judging = Esame di { $played }…
retry-found = { $played } è giusta.
retry-elsewhere = Le mosse si provano nella posizione dell’errore: eccola di nuovo.
retry-solution = La migliore: { $line }
retry-hint-button = Consiglio
retry-show-button = Mostra
retry-next-button = Avanti
retry-end-button = Fine

## Partite su disco
file-open = Apri…
file-save = Salva
file-save-as = Salva come…
earlier-games = Partite precedenti
unfinished-games = Partite non finite
unfinished-continue = Continua
unfinished-later = Tieni per dopo
unfinished-draft = Una posizione che si sta componendo
folder-home = Cartella personale
folder-above = Cartella superiore
file-saved = Salvata in { $file }. D’ora in poi la partita si salva lì da sola.
file-saved-once = Salvata in { $file }.
file-not-saved = Impossibile salvare { $file }: { $reason }.
file-changed = { $file } è stato modificato da un altro programma e resta com’è. Salva la partita con un altro nome.
file-no-pdn = { $file } non è un file di partite. Scegli un altro nome.
file-shared-line = La partita ha in comune con un’altra una riga di { $file }. Salvala con un altro nome.
file-unreadable = Impossibile aprire { $file }: { $reason }.
file-without-games = { $file } non contiene partite che Dames 3D sappia giocare.
file-error = { $file }, riga { $line }, colonna { $column }: { $problem }
file-more-errors = { $count ->
        [one] C’è ancora { $count } errore.
       *[other] Ci sono altri { $count } errori.
    }
pdn-open-comment = Il commento non è chiuso.
pdn-open-variation = La variante non è chiusa.
pdn-other = Questa parte non è leggibile.
pdn-utf-16 = Il testo è in UTF-16. Atteso: UTF-8, Windows-1252 o un’altra codifica con un byte per carattere.
pdn-unexpected = Previsto: { $expected }; trovato: { $found }.
pdn-expected-move = una mossa, un commento o la fine della partita
pdn-expected-glyph = un segno da $0 a $65535
pdn-expected-result = un risultato come 2-0, 1-1, 0-2 o *
pdn-expected-end = il risultato della partita
pdn-expected-next-game = un commento o la partita successiva
pdn-expected-tag = un tag come [White "Anna"]
pdn-expected-escape = «\» davanti alle virgolette in un tag
pdn-other-board = { $text } non è legale nella dama internazionale, a cui si attribuisce una partita senza tag GameType: { $reason }. Forse è una partita su 8×8 caselle.
pdn-answer = { $reason }. Solo una mossa isolata tra parentesi viene letta come risposta alla mossa precedente.
pdn-repeated-tag = Il tag { $name } compare di nuovo: resta «{ $kept }», «{ $left }» viene tralasciato.
pdn-bracketed-move = Solo l’altra parte può giocare { $text }: letta come mossa della partita, senza parentesi.
pdn-other-game = Si tratta di { $number ->
        [0] scacchi
        [1] scacchi cinesi
        [21] dama inglese
        [22] dama italiana
        [23] pool checkers americano
        [24] dama spagnola
        [25] dama russa
        [26] dama brasiliana
        [27] dama canadese
        [28] dama portoghese
        [29] dama ceca
        [30] dama turca
        [31] dama thailandese
        [40] dama frisone
        [41] dama spantsiretti
        [50] Othello
       *[other] un gioco sconosciuto
    } (GameType { $found }): Dames 3D non ci gioca.
pdn-invalid-type = Previsto: un GameType come 20,W,10,10,N2,0; trovato: «{ $found }».
pdn-other-size = GameType 20 si gioca su 10×10 caselle; trovato: «{ $found }».
pdn-other-variant = È una partita della variante «{ $name }», a cui Dames 3D non gioca.
pdn-other-rules = Previste le regole { $expected }; trovato: «{ $found }».
pdn-long-line = La riga è troppo lunga: si leggono al massimo { $limit } byte.
pdn-long-comment = Il commento è troppo lungo: si leggono al massimo { $limit } byte.
pdn-long-text = Troppo testo in una partita: si leggono al massimo { $limit } byte di commenti e tag.
pdn-many-tags = Troppi tag: se ne leggono al massimo { $limit }.
pdn-deep-nesting = Troppe varianti dentro varianti: se ne leggono al massimo { $limit }.
pdn-many-turns = Troppe mosse: se ne leggono al massimo { $limit } per partita.
pdn-many-errors = Oltre { $limit ->
        [one] { $limit } errore
       *[other] { $limit } errori
    }: gli altri di questa partita non sono elencati.
unfinished-note = Nulla va perso: le partite tenute per dopo saranno proposte di nuovo.
game-board = { $variant }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
earlier-none = Non ci sono ancora partite precedenti.
earlier-no-match = Nessuna partita contiene queste parole.
earlier-reading = Lettura…
earlier-filter = Digita un giocatore, una damiera, una data o un risultato per trovare una partita.
earlier-show = Mostra
result-open = non finita
file-open-button = Apri
file-open-note = Digita un percorso, o scegli un file o una cartella.
file-save-note = Se il file contiene già partite, questa si aggiunge.
key-shift = Maiusc

## Molte partite
games-browse = Partite: elenco, filtri, apertura
games-browse-position = Elenca le partite con questa posizione
games-title = Partite
games-count = Partite: { $shown } di { $all }
games-finding = File di partite trovati: { $files }
games-reading = Lettura delle partite: { $percent }%, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
games-errors = { $count ->
        [one] { $count } errore nei file
       *[other] { $count } errori nei file
    }
games-no-files = Nessuna partita aperta. Apri un file o una cartella di partite.
games-player = Giocatore
games-event = Evento
games-dates = Date: 1956, 2024.05, 2020..2024
games-any-result = Tutti i risultati
games-unfinished = Non finite
games-any-variant = Tutte le damiere e regole
games-duplicates = Escludi le partite uguali a una precedente
games-no-duplicates = Senza doppioni
games-by-position = Con la posizione sulla damiera
games-sort = Ordina per questa colonna
games-open = Apri la partita
games-column-number = N.
games-column-date = Data
games-column-result = Risultato
games-column-event = Evento
games-column-variant = Damiera e regole
games-column-moves = Mosse
games-duplicate-of = Le stesse mosse della partita { $number }
games-has-errors = Questa partita contiene errori; forse non è completa.
games-place = { $file }, partita { $number }
games-unreadable = Impossibile leggere la partita: { $reason }
games-not-playable = Dames 3D non gioca partite di questo tipo, o il file è cambiato.
explorer-toggle = Esplora: che cosa si è giocato in questa posizione
explorer-title = Esplora
explorer-mirrored = Speculari
explorer-mirrored-tip = Conta anche le partite a colori invertiti
explorer-games = Le partite
explorer-play = Gioca questa mossa
explorer-none = Nessuna partita arriva a questa posizione.
explorer-openings = Aperture del computer
explorer-positions = { $positions ->
        [one] { $positions } posizione
       *[other] { $positions } posizioni
    }
explorer-total = { $games ->
        [one] { $games } partita, risultato del Bianco: { $score }%
       *[other] { $games } partite, risultato del Bianco: { $score }%
    }
explorer-total-open = { $games ->
        [one] { $games } partita senza risultato
       *[other] { $games } partite senza risultato
    }
explorer-score = { $score }%

## La finestra sulla partita

about-open = Giocatori, evento e data
about-title = Su questa partita
about-event = Evento
about-site = Luogo
about-date = Data
about-round = Turno
about-note = Si salva con la partita. La data si può scrivere 2024.08.17 o 17/8/2024.
turn-of = Tocca a { $name }
editor-not-saved = Una posizione illegale non si può salvare.
editor-kept = La posizione che stavi componendo è conservata: Ctrl+E, poi Ctrl+Z.

## Le cinque damiere

net-toggle = Cinque damiere affiancate
net-size = Cinque damiere in grande o nel pannello
net-hide = Nascondi le cinque damiere
net-title = Cinque damiere

# Viste
replay-last-move = Rigioca lentamente l’ultima mossa
replay-capture = Rivedi
## La partita a parole: lettori di schermo, domande
spoken-empty = vuota
spoken-white-man = pedina bianca
spoken-white-king = dama bianca
spoken-black-man = pedina nera
spoken-black-king = dama nera
spoken-white-men = pedine bianche
spoken-white-kings = dame bianche
spoken-black-men = pedine nere
spoken-black-kings = dame nere
spoken-none = nessun pezzo
spoken-square = { $square }, { $content }
spoken-and = { $before } e { $last }
spoken-goes = { $side }: { $from } va in { $to }
spoken-takes = { $side }: { $from } prende in { $to }
spoken-pieces-taken = { $pieces ->
        [1] un pezzo
        [2] due pezzi
        [3] tre pezzi
        [4] quattro pezzi
        [5] cinque pezzi
        [6] sei pezzi
       *[other] { $pieces } pezzi
    }
spoken-crowned = diventa dama
spoken-by-hand = { $side }: mossa giocata a mano
spoken-set-up = è stata composta una posizione
spoken-your-turn = Tocca a te
spoken-must-capture = { $turn }, presa obbligatoria
spoken-places = { $name }: { $what }
spoken-row = Riga { $row }, da sinistra: { $squares }
spoken-line = { $direction }: { $squares }
spoken-north = nord
spoken-north-east = nord-est
spoken-east = est
spoken-south-east = sud-est
spoken-south = sud
spoken-south-west = sud-ovest
spoken-west = ovest
spoken-north-west = nord-ovest
spoken-men-counted = { $men ->
        [one] { $men } pedina
       *[other] { $men } pedine
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } dama
       *[other] { $kings } dame
    }
spoken-move-number = Mossa { $number }
question-where = Previsto dopo «dove»: bianco o nero, pedine o dame, per esempio dove pedine bianche.
question-row = Previsto dopo «riga»: un numero da 1 a 10; la riga 1 è la più vicina al Bianco.
question-lines = Previsto dopo «linee»: una casella da 1 a 50.
question-alone = Dopo questa parola non è previsto altro.
typed-several = { $typed } può indicare più mosse: digita una fra { $choices }.

## La tastiera sulla damiera
walk-enter = Percorri le caselle: frecce, Invio sceglie, Esc termina
walk-next = Prossimo pezzo che può muovere
walk-boards = Percorri le cinque damiere, o la scena
entry-open = Digita una mossa, anche con una cifra, o una domanda
entry-name = Mossa o domanda
entry-hint = Una mossa, come 32-28, o una domanda: dove pedine bianche, riga 4, linee 28, ultima, conteggio.
entry-no-move = Nessuna mossa legale comincia così.
entry-not-your-turn = Non tocca a te.
entry-waits = La mossa sarà giocata quando toccherà a te. Esc la annulla.
ahead-waits = La mossa sarà giocata quando toccherà a te. Un clic o Esc la annulla.
entry-no-square = { $found } non è una casella da 1 a 50. Digita due caselle, come 32-28, o una domanda, come linee 28.
entry-incomplete = Manca una casella. Digita due caselle, come 32-28.
entry-not-a-move = { $found } non fa parte di una mossa. Digita due caselle, come 32-28, o una domanda, come linee 28.
cell-chosen = scelta
cell-end = il pezzo può andare qui
cell-movable = può muovere

## Le opzioni

settings-open = Opzioni
settings-title = Opzioni
settings-part-display = Schermo
settings-part-sounds = Suoni
settings-part-playing = Gioco
settings-theme = Damiera
theme-walnut = Noce
theme-birch = Betulla
theme-marble = Marmo
theme-high-contrast = Contrasto
theme-color-blind = Daltonici
settings-quality = Qualità dell’immagine
settings-high-steps = Gradini alti quanto sono larghi i cubi
quality-plain = Base
quality-fine = Alta
settings-text-size = Dimensione di testo e pulsanti
settings-contrast = Contrasto elevato
settings-full-screen = Schermo intero
settings-sound = Suoni
settings-volume = Volume
settings-softer = Più piano
settings-louder = Più forte
settings-analysis = Ferma un’analisi dopo
settings-minutes = { $minutes } min
settings-never = Mai
settings-entry = Muovere i pezzi
settings-entry-both = Clic o trascina
settings-entry-click = Clic
settings-entry-drag = Trascina
settings-confirm = Conferma ogni mossa
settings-on = Sì
settings-off = No
settings-percent = { $percent }%
settings-play-move = Gioca la mossa inserita
settings-discard-move = Scarta la mossa inserita
settings-ask-move = Giocare { $played }?
settings-play = Gioca
settings-discard = Scarta

## Le regole nella finestra
rules-open = Regole
rules-play = Mostra sulla damiera
rules-goal = Scopo
rules-goal-draughts = Prendere tutti i pezzi avversari, o lasciare l’avversario senza mosse. Comincia il Bianco.
rules-goal-family = Prendere tutti i pezzi avversari, o lasciare l’avversario senza mosse. Comincia il Nero.
rules-goal-brigand = Perdere: vince il primo che non ha più pezzi o non può muovere. Comincia il Nero.
rules-goal-wolf = Quattro pecore contro un lupo. Il lupo vince se passa dietro a tutte le pecore; le pecore vincono se il lupo non può muovere.
rules-boards = Cinque damiere
rules-boards-are = I 100 cubi formano cinque damiere insieme: quella di sopra e quattro lati di 55 cubi, ciascuno visto da un angolo. Clicca una damiera per vederla.
rules-moves = Movimento
rules-moves-flat = La pedina muove di una casella in diagonale, in avanti. Se termina la mossa sulla base avversaria diventa dama; la dama va lontano quanto vuole, avanti o indietro.
rules-moves-pyramid = La pedina muove di una casella in diagonale, in avanti, sulla damiera di sopra. Se termina la mossa sulla base avversaria diventa dama; la dama va lontano quanto vuole sulle diagonali di tutte le sue damiere.
rules-moves-wolf = Prima si piazzano i pezzi. Ogni pezzo muove di una casella in diagonale, le pecore solo in avanti, il lupo nei due sensi. Il lupo muove per primo. Non si prende nulla.
rules-lines = Linee dei lati
rules-lines-are = Una terrazza è formata dai cubi della stessa altezza. Un fianco è un pendio della piramide, fra due dei suoi spigoli. Una linea che sale un fianco prosegue su una terrazza oltre lo spigolo: sembra girare l’angolo, ma dall’alto è dritta.
rules-captures = Presa
rules-captures-flat = Salta il pezzo accanto al tuo fino alla casella vuota dietro di esso, avanti o indietro. Una dama salta da qualsiasi distanza.
rules-captures-pyramid =
    Salta il pezzo accanto al tuo fino alla casella vuota dietro di esso, lungo una diagonale di una delle cinque damiere, avanti o indietro.
    Vista dall’alto, la diagonale di un lato corre dritta lungo una riga o una colonna. Perciò una pedina prende anche dritto in avanti, indietro, a sinistra e a destra: il pezzo sulla casella scura successiva della riga o della colonna, due caselle più in là, se la casella scura dietro è vuota e un solo lato le contiene tutte e tre.
rules-show-side = La pedina in 42 salta 32 e arriva in 22. Le tre caselle sono in una colonna, a due caselle di distanza: dall’alto il salto va dritto in avanti. È una diagonale del solo lato sud-ovest.
rules-show-capture = La pedina in 22 prende 28, all’indietro.
rules-rafles = Prese multiple
rules-rafles-are = La presa di più pezzi si chiama presa multipla. Continua finché il pezzo può prendere. I pezzi presi si tolgono insieme alla fine.
rules-show-side-rafle = Il primo salto è sulla damiera di sopra, gli altri seguono terrazze del lato sud-ovest.
rules-show-rafle = Una pedina prende tre pezzi.
rules-duty = Presa obbligatoria
rules-duty-most = Se puoi prendere devi farlo, e prendere il maggior numero di pezzi.
rules-duty-any = Se puoi prendere devi farlo. La presa è a scelta.
rules-duty-huff = La presa è a scelta. Se un giocatore ne dimentica una, il pezzo che poteva prendere può essere soffiato: l’avversario lo toglie.
rules-draws = Patta
rules-draws-pyramid =
    La partita è patta
    • di comune accordo;
    • se la stessa posizione si presenta per la terza volta, con la mossa allo stesso giocatore;
    • dopo 25 mosse per parte senza prese né mosse di pedina;
    • se tre pezzi, di cui almeno uno dama, affrontano una dama sola, dopo altre 16 mosse per parte;
    • subito, se due dame o una dama affrontano una dama sola, salvo prese obbligatorie o che si possono forzare.
    Il pulsante «{ counters-button }» sotto le mosse mostra a che punto è ogni conteggio.
rules-draws-international =
    La partita è patta
    • di comune accordo;
    • se la stessa posizione si presenta per la terza volta, con la mossa allo stesso giocatore;
    • dopo 25 mosse per parte senza prese né mosse di pedina;
    • se tre pezzi, di cui almeno uno dama, affrontano una dama sola, dopo altre 16 mosse per parte;
    • subito, se due dame o una dama affrontano una dama sola, salvo prese obbligatorie o che si possono forzare; con la regola delle cinque mosse, dopo altre 5 mosse per parte, anche con una dama e una pedina.
    Il pulsante «{ counters-button }» sotto le mosse mostra a che punto è ogni conteggio.
rules-draws-family =
    La partita è patta
    • di comune accordo;
    • se la stessa posizione si presenta per la terza volta, con la mossa allo stesso giocatore;
    • dopo 25 mosse per parte senza prese né mosse di pedina.
    Il pulsante «{ counters-button }» sotto le mosse mostra a che punto è ogni conteggio.
rules-wolf-ends = Come finisce
rules-show-wolf-caught = Una pecora va da 14 a 9 e il lupo è chiuso.
rules-show-wolf-escapes = Il lupo va da 23 a 29: dietro di lui non ci sono più pecore.
rules-keys = Tasti

## Il primo avvio
welcome-words = La dama su una piramide di 100 cubi. Vista dall’alto e dai suoi quattro angoli, forma cinque damiere insieme. Le pedine muovono sulla damiera di sopra e prendono lungo le diagonali di tutte e cinque.
welcome-computer = Gioca contro il computer
welcome-computer-words = Hai il Bianco e cominci. Il computer gioca a un livello facile: { $level } su 10.
welcome-two = In due a questo schermo
welcome-two-words = Bianco e Nero giocano a turno su questa damiera.
welcome-rules-words = Come si muove e si prende sulle cinque damiere, con esempi.
welcome-lesson = Impara in sei minuti

## La scuola
learn-title = Imparare ed esercitarsi
learn-lesson-words = Le regole sulla damiera, a piccole tappe: circa sei minuti.
learn-shots-words = Posizioni con una sola mossa vincente, al tuo livello.
learn-vision-words = Riconoscere le damiere a colpo d’occhio, in turni di 30 secondi.
learn-stars = { $stars ->
        [one] { $stars } stella su { $most }
       *[other] { $stars } stelle su { $most }
    }

## La prima lezione
lesson-title = Prima lezione
lesson-open = Impara il gioco in sei minuti
lesson-stage = Tappa { $stage } di { $stages }
lesson-topic-men = Le pedine
lesson-topic-capture = La presa
lesson-topic-most-pieces = Più pezzi
lesson-topic-side = Un lato
lesson-topic-side-capture = Prese su un lato
lesson-topic-rafle = Prese multiple
lesson-topic-king = Le dame
lesson-topic-crowning = La damatura
lesson-rule-men = Le pedine avanzano in diagonale sulla damiera di sopra, vista dall’alto.
lesson-rule-men-flat = Le pedine avanzano in diagonale.
lesson-rule-capture = Devi prendere, anche indietro: salta il pezzo vicino fino alla casella libera dietro.
lesson-rule-most-pieces = Devi prendere il maggior numero di pezzi.
lesson-rule-side = Vista da un angolo, la piramide è un’altra damiera.
lesson-rule-side-capture = Le pedine prendono anche sui lati: dall’alto, lungo righe e colonne.
lesson-rule-rafle = La presa continua, anche su un’altra damiera.
lesson-rule-king = La dama va lontano quanto vuole, su tutte le sue damiere.
lesson-rule-king-flat = La dama va lontano quanto vuole in diagonale.
lesson-rule-crowning = Diventa dama solo la pedina che termina la mossa sulla base avversaria.
lesson-goal-visit = { $moves ->
        [one] Vai sulle caselle segnate in { $moves } mossa.
       *[other] Vai sulle caselle segnate in { $moves } mosse.
    }
lesson-goal-capture-all = { $moves ->
        [one] Prendi tutto in { $moves } mossa.
       *[other] Prendi tutto in { $moves } mosse.
    }
lesson-goal-capture-safely = Fai in modo che il Nero non possa riprendere.
lesson-goal-crown = Fai una dama.
lesson-goal-look = Gira verso il { $side } o clicca la sua damiera.
lesson-failed-piece-lost = Il Nero prende il tuo pezzo.
lesson-failed-not-crowned = La pedina ha lasciato la base avversaria e non diventa dama.
lesson-failed-no-moves = Non ancora: le mosse sono finite. Prova in un altro modo!
lesson-failed-capture-all = Bella presa, ma così non li prendi più tutti. Comincia da un’altra!
lesson-failed-out-of-reach = Da qui la meta non è più raggiungibile. Prova un’altra mossa!
lesson-failed-blocked = Nessun pezzo può più muovere.
lesson-failed-face = Hai scelto: { $side }.
lesson-reached = Ben fatto!
lesson-task-done = Questo esercizio è risolto: continua con «{ lesson-next }».
lesson-stars = { $stars ->
        [one] { $stars } stella su 3
       *[other] { $stars } stelle su 3
    }
lesson-finished = Conosci le regole: { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    } su { $most }. Chi non può muovere perde. Gioca una partita!
lesson-finished-some = Era l’ultima tappa. Stelle: { $stars }/{ $most }. Restano da fare: { $stages }.
lesson-star-cost = Un tentativo fallito o una mossa di troppo costa una stella.
lesson-go-to-stage = Vai a questa tappa
lesson-retry = Riprova
lesson-next = Avanti
lesson-skip = Salta
lesson-leave = Esci
lesson-text-hint = Digita { $played }.
lesson-reply = Il Nero deve prendere: { $played }
lesson-reply-along = Il Nero deve prendere: { $played } ({ $boards })
lesson-text-help =
    38-33, 28x19         gioca una mossa
    so, se, ne, no       guarda un lato
    ricomincia           ricomincia l’esercizio
    salta                va alla tappa successiva
    esci                 esce
lesson-text-look = Digita { $letters } per vedere il { $side }.
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = Il Nero aspetta e muove solo per prendere.
lesson-text-play = Gioca una partita: { $command }

## Lupo e pecore
score-wins-sheep = Le pecore vincono in { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
score-wins-wolf = Il lupo vince in { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
side-sheep = Pecore
side-wolf = Lupo
turn-sheep = Tocca alle pecore
turn-wolf = Tocca al lupo
result-sheep = Vincono le pecore
result-wolf = Vince il lupo
result-sheep-in = { $moves ->
        [0] Vincono le pecore
        [one] Vincono le pecore in { $moves } mossa
       *[other] Vincono le pecore in { $moves } mosse
    }
result-wolf-in = { $moves ->
        [0] Vince il lupo
        [one] Vince il lupo in { $moves } mossa
       *[other] Vince il lupo in { $moves } mosse
    }
wolf-shut-in = il lupo non può muovere
sheep-shut-in = le pecore non possono muovere
wolf-resigns = il lupo abbandona
sheep-resign = le pecore abbandonano
ask-resign-sheep = Le pecore abbandonano?
ask-resign-wolf = Il lupo abbandona?
ask-draw-sheep = Le pecore offrono patta?
ask-draw-wolf = Il lupo offre patta?
draw-offered-sheep = Le pecore offrono patta
draw-offered-wolf = Il lupo offre patta
sheep-think = Le pecore pensano…
wolf-thinks = Il lupo pensa…
clock-times-wolf = Orologi: pecore { $white }, lupo { $black }
wolf-out-of-time = il lupo ha esaurito il tempo
sheep-out-of-time = le pecore hanno esaurito il tempo
spoken-sheep = pecora
spoken-wolf = lupo
# I segni di una pecora e del lupo sulla damiera in testo
glyph-sheep = P
glyph-wolf = L

## Esercizi
shot-welcome = Trova le mosse vincenti. Digita una mossa come 32-28, oppure aiuto.
shot-task = Il { $opponent } ha giocato { $played }. Il { $solver } muove e vince: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } da trovare.
shot-ratings = Esercizio { $rating }, il tuo punteggio { $own }
shot-right = Giusto. La risposta è { $reply }. Continua.
shot-solved = Risolto!
shot-other-wins = Anche { $played } vince. Risolto!
shot-wrong = { $played } non vince: l’avversario gioca { $answer }.
shot-wrong-alone = { $played } non vince.
shot-again = Riprova.
shot-solution = Soluzione: { $line }
shot-themes = Idee: { $themes }
shot-gain-pieces = Perché vince: prende { $captured ->
        [one] { $captured } pezzo
       *[other] { $captured } pezzi
    } e ne dà { $given }; restano { $own } contro { $other }.
shot-gain-endgame = Perché vince: il finale che resta, { $own } contro { $other }, è vinto.
shot-gain-end = Perché vince: l’avversario non ha più mosse.
shot-gain-king = Inoltre una pedina è diventata dama.
shot-result = Il tuo punteggio è { $rating } ({ $change }); risolti di fila: { $streak }.
shot-go-on = Invio: esercizio successivo
shot-over = Questo esercizio è finito: premi Invio per il prossimo.
shot-none-left = Hai visto tutti gli esercizi di questa damiera. Digita sbagliati per rifare quelli sbagliati.
shot-none-missed = Non ci sono esercizi sbagliati. Digita nuovo per averne uno.
shot-not-kept = Impossibile scrivere il risultato su disco: { $reason }.
shot-hint-boards = { $count ->
        [1] Consiglio: guarda questa damiera: { $boards }
       *[other] Consiglio: guarda queste damiere: { $boards }
    }
shot-hint-theme = Consiglio: { $theme }
shot-hint-piece = Consiglio: muovi il pezzo in { $square }.
shot-hint-move = Consiglio: gioca { $played }.
shots-open = Risolvi i tiri
shots-title = Tiri da trovare
shots-white-wins = Il Bianco muove e vince
shots-black-wins = Il Nero muove e vince
shots-lead-in = { $side }: { $played }.
shots-move-number = Mossa { $number } di { $moves }
shots-your-rating = Il tuo punteggio
shots-rating-of = Punteggio dell’esercizio: { $rating }
shots-streak = { $count } di fila
shots-solved-of = { $solved ->
        [one] { $solved } di { $all } risolto
       *[other] { $solved } di { $all } risolti
    }
shots-show-solution = Vedi la soluzione
shots-hint-wait = Il consiglio si dà quando tocca a te.
shots-hint-last = Era l’ultimo consiglio: la freccia mostra la mossa.
shots-play-line = Rivedi tutto
shots-missed = Rifai gli sbagliati ({ $count })
shots-again-missed = Rifai gli esercizi sbagliati
shots-none-missed-tip = Su questa damiera non ne hai sbagliati.
shots-all-seen = Hai visto tutti gli esercizi di questa damiera.
shots-file-renamed = Risultati illeggibili; ripartono da zero. Il vecchio file ora è { $file }
shots-file-written-again = Un altro programma ha danneggiato il file dei tuoi risultati. Sono stati riscritti; il file danneggiato ora è { $file }
shots-file-unreadable = Risultati illeggibili: { $reason }
shot-help =
    32-28, 28x19         gioca una mossa
    consiglio            un consiglio: prima la damiera, poi il pezzo, poi la mossa
    mostra               mostra la soluzione; l’esercizio conta come sbagliato
    prossima             un altro esercizio
    sbagliati            di nuovo gli esercizi sbagliati
    nuova                nuovi esercizi
    lato so              sceglie il lato mostrato su uno schermo stretto: so, se, ne, no
    fen                  mostra la posizione come FEN
    esci                 esce
theme-rafle-over-boards = presa su più damiere
theme-ends-on-a-side = finisce su un lato
theme-makes-a-king = fa dama
theme-coup-turc = coup turc
theme-quiet-move = mossa tranquilla
theme-several-given = sacrifica più pezzi
theme-long-rafle = presa lunga
theme-catches-a-king = prende una dama
theme-defense = sotto minaccia
theme-endgame = finale
theme-ends-the-game = chiude la partita
## L’allenamento dell’occhio
vision-open = Allena l’occhio sulle damiere
vision-title = Allena l’occhio
vision-rules = Un turno dà 30 secondi per pensare. Un errore costa quanto vale una risposta giusta.
vision-find-square = Trova una casella
vision-name-square = Nomina una casella
vision-sides = Lati di una casella
vision-king-moves = Mosse di una dama
vision-captures = Prese
ask-find-square = Dov’è la casella { $number }?
ask-name-square = Quale casella è segnata?
ask-sides = Su quali lati si trova la casella { $number }?
ask-king-side = Dove può andare la dama segnata sul { $side }?
ask-king-flat = Dove può andare la dama segnata?
ask-captures-white = Quali pezzi può prendere il Bianco?
ask-captures-black = Quali pezzi può prendere il Nero?
ask-king-words = La dama è in { $number }.
ask-place-words = Riga { $row } dal lato del Bianco, numero { $place } da sinistra.
answer-click-square = Cliccala, nella scena o su una delle damiere.
answer-type-number = Digita il suo numero.
answer-name-sides = Scegli ogni lato che la contiene.
answer-click-moves = Clicca ogni casella che raggiunge.
answer-click-captures = Cliccali tutti. La presa più lunga è obbligatoria.
vision-found = { $found ->
        [one] { $found } di { $total } trovato
       *[other] { $found } di { $total } trovati
    }
vision-best = record { $score }
vision-score = Punti: { $score }
vision-streak = { $count } di fila
vision-right = Giusto
vision-wrong = Sbagliato. La risposta: { $answer }
vision-no-digit = ?
vision-erase = Cancella la cifra
vision-submit = Rispondi
vision-time-up = Tempo scaduto
vision-answer-was = La risposta all’ultima domanda: { $answer }
vision-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
vision-new-best = Nuovo record!
vision-best-so-far = Il tuo record: { $score }
vision-tally = { $right ->
        [one] { $right } giusta
       *[other] { $right } giuste
    }, { $wrong ->
        [one] { $wrong } sbagliata
       *[other] { $wrong } sbagliate
    }
vision-longest-streak = Serie più lunga: { $count }
vision-begin = Comincia un turno con queste domande
vision-again = Ancora
vision-other = Altri esercizi
vision-leave = Lascia il turno
vision-seconds = { $count } s
vision-seconds-left = { $count ->
        [one] Resta { $count } secondo
       *[other] Restano { $count } secondi
    }
vision-on-side = Questo lato contiene la casella

## I finali da esercitare
endgame-welcome = Vinci finali contro la miglior difesa. Digita una mossa come 32-28, oppure aiuto.
endgame-pieces = { $kings } e { $men }
endgame-ending = { $own } contro { $other }
endgame-task = { $side }: muove e vince in { $moves ->
            [one] { $moves } mossa
           *[other] { $moves } mosse
    }.
endgame-left = Ancora { $moves ->
            [one] { $moves } mossa
           *[other] { $moves } mosse
    }.
endgame-slow = { $played } perde { $lost ->
            [one] { $lost } mossa
           *[other] { $lost } mosse
    }.
endgame-drawn = { $played } butta via la vittoria: la partita è patta.
endgame-refuted-draw = { $played } butta via la vittoria: dopo { $answer } è patta.
endgame-refuted-loss = { $played } butta via la vittoria: dopo { $answer } vince l’altra parte ({ $side }).
endgame-reply = La risposta: { $played }
endgame-won = Vinto in { $played ->
        [one] { $played } mossa
       *[other] { $played } mosse
    }; { $enough ->
        [one] ne bastava { $enough }
       *[other] ne bastavano { $enough }
    }.
endgame-won-soonest = Vinto in { $moves ->
            [one] { $moves } mossa
           *[other] { $moves } mosse
    }: più in fretta non si può.
endgame-best = La migliore: { $played }
endgame-try-again = Digita rimetti per annullare la mossa, o ricomincia dall’inizio.
endgame-go-on = Invio: prossimo finale
endgame-over = Questo finale è finito: premi Invio per il prossimo.
endgame-nothing-to-take-back = Non ci sono mosse da annullare.
endgame-none = Le tabelle non hanno un finale così. Scegli un’altra lunghezza o un altro finale.
endgame-which-length = Previsto: il numero di mosse alla vittoria, 3, 6, 9 o 10.
endgame-which-ending = Previsto: il numero di un finale, o 0 per tutti; finali li elenca.
endgame-times-won = vinti: { $count }
endgame-fewest-lost = minimo di mosse perse: { $count }
endgame-any = Tutti i finali
endgame-help =
    32-28, 28x19         gioca una mossa
    consiglio            mostra la mossa migliore; conta come aiuto
    rimetti              annulla la mossa che ha buttato via la vittoria
    ricomincia           lo stesso finale dall’inizio
    prossima             un altro finale
    lunghezza 6          vittoria in 3, 6 o 9 mosse al massimo, o in 10 e più
    finali               l’elenco dei finali, con i tuoi record
    finale 2             solo questo finale; 0 per tutti
    lato so              sceglie il lato mostrato su uno schermo stretto: so, se, ne, no
    esci                 esce
endgame-title = Finali
endgame-open = Esercitarsi nei finali
endgame-rules = Vinci contro la miglior difesa. Le mosse perse sono contate.
endgame-moves-lost = Mosse perse: { $count }
endgame-lengths = Mosse alla vittoria
endgame-endings = Finale
endgame-choosing = Si cerca una posizione…
endgame-preparing = Preparazione dei finali, una volta per tutte: { $percent }%. Il primo comincia da solo.
endgame-not-prepared = Non è stato possibile preparare i finali.
endgame-begin = Esercitarsi in questo finale
endgame-again = Dall’inizio
endgame-take-back = Annulla la mossa
endgame-show-best = Mostra la mossa migliore

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = mosse
word-where = dove
word-row = riga
word-lines = linee
word-last = ultima
word-score = conteggio
word-undo = annulla
word-redo = ripeti
word-undo-edit = annulla modifica
word-redo-edit = ripeti modifica
word-game = partita
word-goto = vai
word-promote = promuovi
word-demote = retrocedi
word-main = principale
word-delete = elimina
word-delete-rest = elimina resto
word-comment = commenta
word-before = prima
word-sign = segno
word-mark = segna
word-arrow = freccia
word-draw = patta
word-accept = accetta
word-decline = rifiuta
word-resign = abbandona
word-new = nuova, nuovo
word-fen = fen
word-board = damiera
word-side = lato
word-continue = continua, riprendi
word-games = partite
word-open = apri
word-save = salva
word-table = tavolo
word-table-touch = tavolo tocco
word-table-hand = tavolo mano
word-table-draws = tavolo patta
word-touch = tocca
word-adoube = accomodo
word-carry = porta
word-off = togli
word-back = rimetti
word-done = fatto
word-correct = correggi
word-keep = mantieni
word-huff = soffia
word-place = piazza
word-computer = computer
word-person = persona
word-go = gioca
word-review = esamina, esame
word-mistakes = errori
word-show = mostra
word-next = prossima, prossimo
word-clock = orologio
word-clock-off = senza orologio
word-clock-pause = orologio pausa
word-clock-resume = orologio riprendi
word-clock-add = orologio aggiungi
word-hint = consiglio
word-analyze = analizza
word-explore = esplora
word-takeback = annulla
word-withdraw = ritira
word-rematch = rivincita
word-pause = pausa
word-resume = riprendi, continua
word-give-time = dai tempo
word-hello = ciao
word-good-luck = buona fortuna
word-well-played = ben giocato
word-thanks = grazie
word-good-move = bella mossa
word-oops = ops
word-take-your-time = con calma
word-one-moment = un momento
word-must-go = devo andare
word-good-game = bella partita
word-another = altra partita
word-goodbye = arrivederci
word-claim-win = reclama vittoria
word-claim-draw = reclama patta
word-who = chi
word-link = collegamento, link
word-invitation = invito
word-edit = componi
word-help = aiuto
word-quit = esci
word-again = ricomincia
word-skip = salta
word-missed = sbagliati
word-length = lunghezza
word-endings = finali
word-ending = finale
word-cancel = lascia
word-clear = svuota
word-start = inizio
word-mirror = specchio
word-swap = scambia
word-white = bianco, bianca, bianchi, bianche
word-black = nero, nera, neri, nere
word-men = pedine, pedina
word-kings = dame, dama
word-green = verde
word-red = rosso
word-blue = blu
word-yellow = giallo
word-now = subito
word-family = familiare
word-family-pyramid = familiare-piramide
word-brigand = vinciperdi
word-brigand-pyramid = vinciperdi-piramide
word-wolf-and-sheep = lupo
word-south-west = so
word-south-east = se
word-north-east = ne
word-north-west = no
