### Les messages du programme, en français. Mêmes clés et mêmes arguments qu’en anglais ; l’espace devant : ; ! ? est fine et insécable.

## Joueurs et damiers
side-white = Blancs
side-black = Noirs
turn-white = Trait aux blancs
turn-black = Trait aux noirs
variant-dames3d = Dames 3D
variant-international = Dames internationales
tab-international = International
tab-wolf-and-sheep = Loup
variant-family = Dames en famille
variant-family-pyramid = En famille, sur la pyramide
variant-brigand = Dames de brigand
variant-brigand-pyramid = Brigand, sur la pyramide
variant-wolf-and-sheep = Le loup et les moutons
face-top = dessus
face-south-west = côté sud-ouest
face-south-east = côté sud-est
face-north-east = côté nord-est
face-north-west = côté nord-ouest
corner-south-west = SO
corner-south-east = SE
corner-north-east = NE
corner-north-west = NO
list-separator =  ;{" "}

## Fin de partie
result-white = Les blancs gagnent
result-black = Les noirs gagnent
result-draw = Partie nulle
result-you-won = { $moves ->
        [0] Vous avez gagné
        [one] Vous avez gagné en { $moves } coup
       *[other] Vous avez gagné en { $moves } coups
    }
result-you-lost = { $moves ->
        [0] Vous avez perdu
        [one] Vous avez perdu en { $moves } coup
       *[other] Vous avez perdu en { $moves } coups
    }
result-white-in = { $moves ->
        [0] Les blancs gagnent
        [one] Les blancs gagnent en { $moves } coup
       *[other] Les blancs gagnent en { $moves } coups
    }
result-black-in = { $moves ->
        [0] Les noirs gagnent
        [one] Les noirs gagnent en { $moves } coup
       *[other] Les noirs gagnent en { $moves } coups
    }
result-draw-in = { $moves ->
        [0] Partie nulle
        [one] Partie nulle en { $moves } coup
       *[other] Partie nulle en { $moves } coups
    }
no-pieces-white = les blancs n’ont plus de pièce
no-pieces-black = les noirs n’ont plus de pièce
no-moves-white = les blancs ne peuvent plus jouer
no-moves-black = les noirs ne peuvent plus jouer
resigned-white = les blancs abandonnent
resigned-black = les noirs abandonnent
time-white = les blancs ont perdu au temps
time-black = les noirs ont perdu au temps
lost-all-white = les blancs n’ont plus de pièce, et c’était le but
lost-all-black = les noirs n’ont plus de pièce, et c’était le but
shut-in-white = les blancs ne peuvent plus jouer, et c’était le but
shut-in-black = les noirs ne peuvent plus jouer, et c’était le but
got-behind = le loup est passé derrière tous les moutons
draw-agreement = d’un commun accord
draw-repetition = triple répétition
draw-quiet = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } sans prise ni mouvement de pion
draw-three-against-king = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } à trois pièces contre une dame
draw-few-against-king = une ou deux pièces contre une dame
draw-out-of-time-white = le temps des blancs est écoulé, mais les noirs ne pouvaient plus gagner
draw-out-of-time-black = le temps des noirs est écoulé, mais les blancs ne pouvaient plus gagner
outcome = { $result } : { $reason }

## Prises et coups interdits
capture-due = Prise obligatoire : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }
may-capture = Peut prendre : { $squares }. Sinon, la pièce peut être soufflée

lines-note = Lignes que cette pièce peut suivre
capture-note = { $pieces ->
        [one] Aperçu : prend { $pieces } pièce
       *[other] Aperçu : prend { $pieces } pièces
    }

refusal-no-piece = La case { $square } est vide.
refusal-click-piece-first = { $square } est vide : cliquez d’abord sur la pièce à jouer.
refusal-not-yours = La pièce en { $square } est à l’adversaire.
refusal-not-its-turn = { $turn } : ce n’est pas à la pièce en { $square } de jouer.
refusal-capture-due = Prise obligatoire : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, par { $by }
refusal-more-to-take = Il faut prendre le plus : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, par { $by }
refusal-must-take = La pièce en { $square } doit prendre { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }.
refusal-shut-in = La pièce en { $square } est enfermée.
refusal-occupied = Il y a déjà une pièce en { $square }.
refusal-backward = Les pions ne reculent pas. En arrière, ils ne font que prendre.
refusal-one-step = Les pions avancent d’une case à la fois.
refusal-off-the-top = Les pions avancent sur le dessus seulement. Le long des côtés, ils ne font que prendre.
refusal-no-line = Aucune ligne d’un damier ne mène de { $square } à { $to }.
refusal-blocked = La pièce en { $square } barre le chemin.
refusal-no-capture = Aucune prise ne mène de { $square } à { $to }.
refusal-sheep-backward = Les moutons ne reculent pas.
refusal-animals-one-step = Le loup et les moutons vont d’une case à la fois.
refusal-out-of-reach = La pièce en { $square } ne peut pas aller en { $to }.
refusal-other = Ce n’est pas un coup légal.
refusal-only-capture = Prise obligatoire : { $played }, sur le { $boards }
refusal-only-longest = La prise la plus longue est obligatoire : { $played }, sur le { $boards }
refusal-with-capture = { $reason } : { $played }, sur le { $boards }
refusal-with-example = { $reason } ; par exemple { $played }, sur le { $boards }
boards-then = { $first }, puis sur le { $next }
boards-both = { $one } et le { $other }

## Ce qui ne se fait pas
refused-over = La partie est finie. { $outcome }.
refused-no-game = Il n’y a pas ici de partie que joue Dames 3D.
refused-nothing-to-undo = Il n’y a pas de coup à annuler.
refused-nothing-to-redo = Il n’y a pas de coup à rejouer.
refused-no-such-ply = La partie compte { $last ->
        [one] { $last } demi-coup
       *[other] { $last } demi-coups
    } ; il n’y a pas de { $asked ->
        [1] 1ᵉʳ
       *[other] { $asked }ᵉ
    }.
refused-no-such-node = La partie n’a pas de position { $path }.
refused-no-turn-at-start = Aucun coup ne mène au début de la partie.
refused-main-line = C’est déjà la ligne principale.
refused-no-variation-below = Il n’y a pas de variante sous cette ligne.
refused-nothing-follows = Rien ne suit cette position.
refused-long-comment = Un commentaire a { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    } au plus.
refused-long-tag = { $most ->
        [one] { $most } caractère au plus tient
       *[other] { $most } caractères au plus tiennent
    } ici.
refused-arrow-to-itself = Une flèche partant de { $square } doit viser une autre case.
refused-nothing-to-undo-edit = Il n’y a pas de modification à annuler.
refused-nothing-to-redo-edit = Il n’y a pas de modification à rétablir.
refused-too-many-plies = La partie est trop longue pour continuer.
refused-offer-stands = La nulle est déjà proposée.
refused-no-offer = La nulle n’est pas proposée.
refused-only-international = La règle des cinq coups ne vaut qu’aux dames internationales.
refused-no-clock = Cette partie se joue sans pendule.
refused-clock-paused = La pendule est déjà arrêtée.
refused-clock-not-paused = La pendule n’est pas arrêtée.
refused-time-not-limited = { $side } : le temps n’est pas limité.
refused-too-much-time = C’est plus de temps qu’une pendule ne peut en montrer.

## Clocks
clock-unlimited = sans limite
clock-times = Pendule : blancs { $white }, noirs { $black }
clock-paused = { $times } (en pause)
clock-waiting = { $times } (elle démarre quand les deux camps ont joué)
clock-none = Cette partie se joue sans pendule : tapez par exemple pendule 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Cadence incorrecte, colonne { $column } ; attendu : { $expected } ; trouvé : { $found }.
expected-a-side = blancs ou noirs
clock-add = blancs ou noirs et un nombre de secondes
move-wrong-sign = { $played } n’est pas un coup légal ; attendu : { $expected }.
move-no-such-path = { $played } n’est pas un coup légal : aucune prise ne passe par là.
move-ambiguous = { $played } peut être plusieurs prises : préciser { $choices }.

## Texte illisible
misread = FEN illisible, colonne { $column } ; attendu : { $expected } ; trouvé : { $found }.
quoted = « { $text } »
the-end = la fin
fen-twice = FEN illisible, colonne { $column } : la case { $square } y est deux fois.
fen-uncrowned-man = Position impossible : un pion en { $square } serait dame.
fen-empty = Position impossible : le damier est vide.
fen-not-wolf-and-sheep = Position impossible : le loup et les moutons se jouent avec quatre pions blancs et un pion noir, sans dame.
position-illegal = Cette position n’est pas permise.
expected-square = une case de 1 à 50
expected-sign = « - » ou « x »
expected-end-of-move = la fin du coup
expected-side = « W » ou « B »
expected-pieces = « : » et les pièces d’un camp
expected-other-pieces = les pièces de l’autre camp
expected-end-of-run = la fin d’une suite de cases, pas avant son début
expected-end-or-dot = la fin ou « . »
expected-end-after-dot = la fin après « . »
expected-time-control = une cadence comme 5+3
expected-time = un temps supérieur à 0
expected-end-of-time-control = la fin de la cadence
expected-other = autre chose

## Le panneau
no-moves-yet = Aucun coup joué
draw-offered-white = Les blancs proposent la nulle
draw-offered-black = Les noirs proposent la nulle
accept = Accepter
decline = Refuser
counters-button = Compteurs
counters = Vers la nulle
count-repetition = Même position
count-quiet = Sans prise ni mouvement de pion
count-three = Trois contre une dame
count-few = Une ou deux contre une dame
count-of = { $count } / { $limit }
at-once = nulle aussitôt
after-capture = nulle après les prises
federation = 2 contre une dame : 5 coups (FMJD)
draws-by-sheet = 2 dames contre 1 : nulle aussitôt, sauf phase de jeu en cours
again = Encore une
next-level = Niveau suivant
yes = Oui
yes-resign = Abandonner
yes-paste = Charger
yes-quit = Quitter
no = Continuer la partie
stay-in-lesson = Rester dans la leçon
looking-back = Position antérieure : la partie attend
play-on = Jouer à partir d’ici
too-low-to-drag = Le damier est vu de trop bas pour glisser une pièce : cliquez les cases, ou tournez-le
goes-back = Les pièces vont sur les cases foncées : la pièce retourne à sa place
first-side-capture = C’était une prise sur un côté de la pyramide : chaque côté est un damier à part entière.
nobody-thinks = Personne ne réfléchit : c’est à un joueur de jouer
yes-offer-draw = Proposer la nulle
ask-draw-white = Les blancs proposent la nulle ?
ask-draw-black = Les noirs proposent la nulle ?
ask-resign-white = Les blancs abandonnent ?
ask-resign-black = Les noirs abandonnent ?
ask-paste = Charger la position collée à la place de cette partie ?
ask-quit = Abandonner la partie en cours et quitter ?
ask-leave-lesson = Quitter la leçon ? Elle reprendra à cette étape.
copied = FEN copiée : { $fen }
not-copied = Le presse-papiers n’est pas accessible.
nothing-to-paste = Il n’y a pas de texte dans le presse-papiers.

## Ce qu’un joueur peut faire
undo = Annuler le coup
redo = Rejouer le coup
first = Première position
last = Dernière position
show-ply = Voir cette position
play-only = Jouer le seul coup possible
other-table = Changer de table
offer-draw = Proposer la nulle
resign = Abandonner
new-game = Nouvelle partie
copy-fen = Copier la position (FEN)
paste-fen = Coller une position (FEN)
tip-of-view = { $name } ({ $key } ; enfoncée, un coup d’œil)
view-home = Vue de votre place ; encore : de son autre côté
view-chair = Vue de face, de votre place
view-top = Vue de dessus
view-south-west = Vue du sud-ouest
view-south-east = Vue du sud-est
view-north-east = Vue du nord-est
view-north-west = Vue du nord-ouest
view-other-side = Voir de l’autre côté
sink = Aplatir ou dresser la pyramide
numbers = Numéros des cases
lines = Lignes des côtés
lens = Perspective ou vue parallèle
pace = Vitesse des pièces
language = Langue
help = Aide
cancel = Annuler, fermer
focus = Atteindre les boutons, puis Tab et Entrée
quit = Quitter
pace-none = Aucune
pace-fast = Rapide
pace-normal = Normale
pace-slow = Lente

## Aide
help-mouse = Souris
help-first = Pour commencer
help-play = Jouer
help-advice = Conseil, analyse, bilan
help-variations = Variantes et commentaires
help-window = Fenêtre
mouse-choose = Clic sur un pion ou une dame
mouse-choose-does = choisir la pièce
mouse-play = Clic sur une case
mouse-play-does = jouer, ou préciser la prise
mouse-drag = Glisser une pièce
mouse-drag-does = la jouer là où on la lâche
mouse-net = Clic ou glisser sur les cinq damiers
mouse-net-does = y jouer comme sur la pyramide
type-key = Taper 32-28
type-does = jouer un coup : deux cases, puis Entrée
peek-key = Garder F2 à F6 enfoncée
peek-does = jeter un coup d’œil : relâchée, la vue revient
mouse-turn = Glisser, bouton droit ou milieu
mouse-turn-does = tourner autour du damier
mouse-wheel = Molette
mouse-wheel-does = zoomer
mouse-hover = Survol d’une pièce
mouse-hover-does = voir ses lignes
close = Fermer
tip = { $action } ({ $key })
key-space = Espace
key-escape = Échap
key-tab = Tab
key-enter = Entrée
key-delete = Suppr
key-backspace = Retour arrière
key-home = Début
key-end = Fin
key-pad = pavé { $key }

## Le damier en texte
text-welcome = Tapez un coup, par exemple 32-28, ou aide.
text-goodbye = Au revoir.
text-face-south-west = SO : coin gauche des blancs
text-face-south-east = SE : coin droit des blancs
text-face-north-east = NE : coin gauche des noirs
text-face-north-west = NO : coin droit des noirs
text-answer = { $offer } : accepter ou refuser ?
text-declined = La nulle est refusée.
text-counter = { $name } : { $count }
text-at-ply = Position après { $ply ->
        [one] { $ply } demi-coup
       *[other] { $ply } demi-coups
    }.
text-saved = { $commands ->
        [one] { $commands } commande enregistrée
       *[other] { $commands } commandes enregistrées
    } dans { $file }.
text-unfinished = Partie inachevée : { $variant }, { $date }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Tapez continuer pour la reprendre.
text-journal-damaged = Ce qui suivait le dernier coup n’a pas été écrit jusqu’au bout et manque.
journal-unreadable = La suite est illisible et manque ; rien n’en est effacé.
journal-newer = La suite a été écrite par une version plus récente du programme et manque ; rien n’en est effacé.
journal-anew = Le fichier de cette séance avait disparu ou était tronqué. Toute la séance a été réécrite : { $file }
journal-quarantined = Une partie d’une séance est illisible. Rien n’a été effacé : tout est dans { $file }.
text-nothing-unfinished = Il n’y a pas de partie inachevée.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
text-games = Parties de { $file } : { $count }. Ouvrez-en une par son numéro : ouvrir { $last }
text-no-games = Il n’y a pas de parties précédentes.
text-no-such-game = Cette partie n’existe pas : tapez parties pour la liste.
text-game-number = le numéro d’une partie de la liste
text-not-kept = La partie ne peut pas être écrite sur le disque : { $reason }. Le jeu continue.
text-not-saved = { $file } ne peut pas être écrit : { $reason }.
text-already-there = { $file } existe déjà : il faut le nom d’un nouveau fichier.
text-unknown = « { $typed } » n’est ni un coup ni une commande : tapez aide.
text-expected = { $word } ; attendu : { $expected }.
text-a-file = un nom de fichier
text-line = les lettres d’une variante, ou rien
text-place = les lettres d’une variante, ou un demi-coup de la ligne principale
text-mark = une case, et peut-être vert, rouge, bleu ou jaune
text-arrow = deux cases, et peut-être vert, rouge, bleu ou jaune
text-explore-what = Vous n’avez pas encore de parties : tapez explorer et le nom d’un fichier ou d’un dossier de parties.
text-editor-help =
    w 31 32 k5 b 1 2     pions blancs en 31 et 32, dame blanche en 5, pions noirs en 1 et 2 ; x 31 vide une case
    blancs, noirs        le camp au trait
    vider, départ        vider le damier ; mettre la position de départ
    miroir, échanger     échanger la gauche et la droite ; échanger les camps
    W:W31,K5:B1,2        une FEN
    annuler, refaire     défaire un changement, le rétablir
    fini, revenir        jouer à partir de cette position ; revenir à la partie
text-editor-unknown = « { $typed } » ne se compose pas : tapez w 31 32 k5 b 1 2, fini, revenir ou aide.
text-nothing-more = rien à la suite
text-misread = Coup illisible, colonne { $column } ; attendu : { $expected } ; trouvé : { $found }.
text-too-long = Cette ligne est trop longue.
text-help =
    32-28, 3228, 28x19   jouer un coup ; 28x19x10 nomme chaque case d’arrivée
    coups                donner la liste des coups légaux
    où pions blancs      des réponses en mots ; aussi rangée 4, lignes 28, dernier, marque
    annuler, refaire     annuler un coup, le rejouer
    partie               montrer les coups joués, avec variantes et commentaires
    aller B, aller 12    aller à la variante B, ou au demi-coup 12 de la ligne principale
    promouvoir B, rétrograder B  monter une variante, la descendre ; principale B en fait la ligne principale ;
                         sans lettre, la ligne montrée
    supprimer B          supprimer une variante ; supprimer, à partir du coup montré ; supprimer suite, ce qui le suit
    commenter TEXTE      commenter le coup montré ; avant TEXTE, avant lui ; sans texte, plus de commentaire
    signe SIGNE          mettre un signe derrière le coup montré, comme « !? »
    marquer 12 rouge     marquer une case ; flèche 12 23 trace une flèche ; vert, rouge, bleu, jaune
    annuler modification, refaire modification  défaire de tels changements, les rétablir
    nulle                proposer la nulle ; l’adversaire tape accepter ou refuser
    abandonner           abandonner la partie
    nouvelle             recommencer cette partie
    fen                  donner la position en FEN
    fen W:W31,K5:B1      commencer cette partie à partir d’une position
    damier international  aller à la table internationale ; aussi dames3d, famille, brigand, loup…
    côté so              choisir le côté montré sur un écran étroit : so, se, ne, no
    continuer            reprendre la partie inachevée d’une session précédente
    parties, ouvrir 3    donner la liste des parties précédentes ; en ouvrir une
    enregistrer FICHIER  écrire les commandes jusqu’ici, pour dames3d replay
    usages toucher       pièce touchée, pièce jouée, ou non ; j’adoube rajuste les pièces
    usages main          coups libres à la main, ou non : porter 31 27, retirer 22, remettre, fini ;
                         l’adversaire tape corriger ou maintenir
    usages nulle         dames internationales : deux dames contre une ont cinq coups, ou nulle aussitôt
    souffler 23          enlever une pièce qui a oublié une prise, là où c’est permis
    placer 46            placer un mouton, ou le loup
    ordinateur noirs 3   l’ordinateur joue un camp, à un niveau de 1 à 10 ; personne noirs y met fin
    jouer                l’ordinateur joue pour le camp au trait
    bilan, bilan 60      juger toute la partie, en ce nombre de secondes
    fautes blancs        corriger vos fautes : tapez un coup, conseil, montrer ou suivante
    pendule 5+3          jouer avec pendule, 5 minutes et 3 secondes par coup ; aussi 5d3, *2, =30,
                         5+3 3+2 maintenant ; pendule la montre ; pendule pause, pendule reprendre, pendule sans,
                         pendule ajouter blancs 60
    conseil, analyser    un coup que l’ordinateur propose ; ce qu’il pense de la position
    explorer FICHIER     ce qui a été joué dans cette position, dans les parties d’un fichier ou d’un dossier ;
                         explorer seul regarde encore dans les mêmes, d’abord dans les vôtres
    éditer               composer une position : w 31 32 k5 b 1 2, puis fini
    quitter              sortir

## Playing over a network
online-connecting = Connexion à { $server }…
online-unreachable = Impossible de joindre { $server } : { $reason }. Nouvel essai…
online-lost = La connexion est perdue. Nouvel essai…
online-back = La connexion est rétablie.
online-you-play = Votre camp : { $side }.
online-watching = Vous regardez cette partie.
online-invite = Envoyez ce lien à l’autre joueur. Le premier qui l’ouvre prend la place :
online-code = Dans la même pièce, le code { $code } suffit.
online-good-for = L’invitation prend fin dans { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }.
online-waiting = En attente de l’autre joueur…
online-saved = Votre place est enregistrée : { $command } revient à cette partie, même si le programme a été fermé.
online-not-saved = Votre place n’a pas pu être enregistrée : { $reason }. Gardez son lien : tapez lien.
online-your-link = Ce lien mène à votre place, aussi sur un autre appareil. Ne le donnez à personne :
online-watch-link = Avec ce lien, d’autres peuvent regarder :
online-no-invitation = Aucune place n’est libre dans cette partie.
online-begins = L’autre joueur est arrivé. La partie commence.
named-begins = { $name } est là. La partie commence.
online-named = L’autre joueur s’appelle { $name }.
online-other-connected = L’autre joueur est connecté.
online-other-reconnecting = L’autre joueur se reconnecte…
online-other-away = L’autre joueur est absent.
online-claim-in = Si cela dure, vous pourrez réclamer le résultat dans { $time } : tapez réclamer gain ou réclamer nulle.
presence-connected = en ligne
presence-reconnecting = reconnexion en cours
presence-away = absent
online-delay = { $presence }, délai { $milliseconds } ms
online-you = { $side } (vous)
online-player = { $side } ({ $name })
online-watchers = Spectateurs
online-asks-takeback = L’autre joueur demande à reprendre un coup
online-asks-pause = L’autre joueur demande une pause
online-asks-rematch = L’autre joueur demande la revanche
named-asks-takeback = { $name } demande à reprendre un coup
named-asks-pause = { $name } demande une pause
named-asks-rematch = { $name } demande la revanche
online-asked = L’autre joueur a reçu la demande. Tapez renoncer pour la retirer.
online-withdrawn = La proposition est retirée.
online-declined = Refusé.
online-taken-back = Le coup est repris.
online-paused = La pendule est arrêtée. Tapez relancer pour continuer.
online-resumed = La pendule tourne à nouveau.
online-gave-time = { $side } : { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de plus.
greeting-hello = Bonjour !
greeting-good-luck = Bonne chance !
greeting-well-played = Bien joué !
greeting-thanks = Merci !
greeting-good-move = Bon coup !
greeting-oops = Oups !
greeting-take-your-time = Prenez votre temps.
greeting-one-moment = Un instant, s’il vous plaît.
greeting-must-go = Je dois partir.
greeting-good-game = C’était une belle partie !
greeting-another = Encore une partie ?
greeting-goodbye = Au revoir !
online-restarted = Le serveur a redémarré. La pendule était arrêtée pendant ce temps.
online-restarted-post = Le serveur a été hors service un moment. Le délai du coup était suspendu pendant ce temps.
online-stopping = Le serveur s’arrête un instant et revient. La connexion se rétablit toute seule.
online-rematch = Une nouvelle partie, couleurs inversées.
online-over = Tapez revanche pour rejouer, ou quitter.
online-sent = Envoyé. Le serveur n’a pas encore répondu.
online-kept = Vous n’êtes pas connecté. Ce sera envoyé au retour de la connexion.
online-no-answer = Le serveur n’a pas encore répondu.
online-which = Il y a plusieurs propositions : tapez ensuite laquelle : { $offers }.
online-post = Par correspondance : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par coup.
online-days-left = { $days ->
        [one] il reste { $days } jour
       *[other] il reste { $days } jours
    } pour ce coup
online-hours-left = { $hours ->
        [one] il reste { $hours } heure
       *[other] il reste { $hours } heures
    } pour ce coup
online-post-over = le délai pour ce coup est écoulé
online-may-claim = Vous pouvez réclamer le résultat : tapez réclamer gain ou réclamer nulle.
refused-watching = Seuls les joueurs peuvent le faire.
refused-not-begun = L’autre joueur n’est pas encore arrivé.
refused-game-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-not-your-turn = C’est à l’autre joueur de jouer.
refused-nothing-offered = Il n’y a pas de telle proposition.
refused-offered-already = C’est déjà proposé.
refused-switched-off = Cette partie a été convenue sans cela.
refused-not-away = L’autre joueur n’est pas absent depuis assez longtemps.
refused-clock-now = La pendule ne le permet pas maintenant.
refused-time-up = Le temps était écoulé.
refused-name = Un nom a de 1 à 40 caractères, tous visibles.
refused-server-stops = Le serveur va s’arrêter.
refused-too-many = Trop de demandes : attendez un instant.
rejected-protocol = Le serveur parle la version { $server } du protocole, ce programme la version { $own } : l’un des deux est trop ancien.
rejected-no-game = Il n’y a ici aucune partie que ce lien ouvre.
rejected-seat-taken = Quelqu’un d’autre a pris cette place.
rejected-settings = Le serveur n’accepte pas cette partie : { $reason }.
rejected-key = Ce serveur demande une clé à qui propose une partie : donnez-la avec --key.
rejected-too-many = Trop de tentatives : attendez une minute.
online-not-understood = Le serveur et ce programme ne se comprennent pas, l’un des deux est peut-être trop ancien : { $reason }.
online-help =
    32-28, 3228, 28x19   jouer un coup ; 28x19x10 nomme chaque case d’arrivée
    coups                donner la liste des coups légaux
    où pions blancs      des réponses en mots ; aussi rangée 4, lignes 28, dernier, marque
    partie               montrer les coups joués
    pendule              montrer la pendule, ou les jours par coup
    qui                  montrer qui est là
    nulle, annuler       proposer la nulle ; demander à reprendre votre dernier coup
    pause, relancer      demander une pause ; remettre la pendule en marche
    accepter, refuser    répondre à une proposition ; accepter nulle, s’il y en a plusieurs
    renoncer             retirer votre propre proposition
    donner temps         donner quinze secondes à l’autre joueur
    réclamer gain, réclamer nulle  réclamer le résultat si l’autre est absent
    revanche             demander une autre partie, couleurs inversées, après la fin
    bonjour, bonne chance, au revoir  saluer l’autre joueur
    bon coup, bien joué, belle partie, merci, oups  complimenter, remercier, regretter une étourderie
    prenez votre temps, un instant, dois partir, encore une  parler du temps et d’une autre partie
    abandonner           abandonner la partie
    lien                 montrer le lien vers votre place, pour un autre appareil, et celui des spectateurs
    invitation           montrer de nouveau l’invitation
    fen                  donner la position en FEN
    côté so              choisir le côté montré sur un écran étroit : so, se, ne, no
    toucher 31, j’adoube  toucher une pièce, si pièce touchée vaut pièce jouée ; rajuster les pièces
    porter 31 27, retirer 22, remettre, fini  à la main : porter, retirer, remettre, finir le tour
    corriger, maintenir  faire corriger un tour irrégulier, ou le maintenir
    souffler 23          enlever une pièce qui a oublié une prise, là où c’est permis
    placer 46            placer un mouton, ou le loup
    quitter              partir ; la partie continue

## Jouer avec un ami, dans la fenêtre
not-with-friend-tip = Pas dans une partie avec un ami : personne n’aide avant la fin.
player-friend = Ami
friend-elsewhere = Un ami ailleurs
about-friend-elsewhere = Vous jouez par un réseau : dans cette pièce ou à toute distance.
friend-by-lot = Au sort
friend-join = Rejoindre une partie…
friend-title = Jouer avec un ami
friend-join-title = Rejoindre une partie
friend-you-play = vous jouez { $side }
friend-where = Où
friend-by-link = Par lien
friend-in-room = Dans cette pièce
friend-server = Serveur
friend-key = Clé du serveur
friend-about-link = La partie est gardée sur ce serveur. Il vous faut à tous deux le réseau, rien d’autre.
friend-about-room = Cet ordinateur est le serveur. Votre ami doit être sur le même réseau ; internet n’est pas nécessaire.
friend-days = Temps par coup
friend-no-limit = Sans limite
friend-number-of-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
friend-invite = Inviter
friend-copy = Copier le lien
friend-not-copied = Le presse-papiers est inaccessible : dictez plutôt les six lettres.
friend-join-button = Rejoindre
friend-join-as = Rejoindre : { $side }
friend-invited-by = { $name } vous invite.
friend-invited = Vous êtes invité à une partie.
friend-paste = Coller
friend-link-or-code = Lien, ou six lettres
friend-code-server = Serveur, pour les six lettres
friend-name = Votre nom, si vous voulez
friend-scan = Scannez le carré ou ouvrez le lien. Le premier arrivé prend la place.
friend-about-code = Dans la même pièce, ces six lettres et le serveur { $server } suffisent.
friend-show-invitation = Montrer l’invitation
friend-cancel = Annuler la partie
friend-return = Revenir à la partie
friend-forget = L’oublier
friend-reconnect = Réessayer maintenant
friend-saved = Votre partie avec un ami continue.
friend-starting = Préparation de cet ordinateur…
friend-connecting = Connexion au serveur…
friend-is = Votre ami : { $presence }
friend-delays = Délai : ami { $friend } ms, vous { $own } ms
friend-ask-takeback = Demander à reprendre
friend-say = Dire…
friend-say-title = Dire quelque chose
friend-give-time = Donner 15 secondes
friend-asked-takeback = Vous avez demandé à reprendre un coup.
friend-asked-pause = Vous avez demandé une pause.
friend-asked-rematch = Vous voulez une revanche.
friend-withdraw = Retirer
friend-rematch = Revanche
friend-claim-in = Si cela dure, vous pourrez réclamer le résultat dans { $time }.
friend-claim = Votre ami est absent depuis assez longtemps. Vous pouvez réclamer le résultat.
named-claim = { $name } a quitté la table depuis assez longtemps. Vous pouvez réclamer le résultat.
friend-claim-win = Réclamer le gain
friend-claim-draw = Réclamer la nulle
friend-no-address = Ce n’est pas l’adresse d’un serveur. Elle ressemble à https://dames.example ou 192.168.1.5:7171.
friend-no-link = Ce n’est ni un lien ni un code. Collez le lien entier, ou tapez les six lettres.
friend-unreachable = Le serveur est inaccessible : { $reason }. Vérifiez l’adresse et le réseau ; les essais continuent.
friend-other-version = Le serveur parle une autre version. Installez la dernière version du programme, ou demandez-le au responsable du serveur.
friend-other-page = Cette page n’a pas la même version que son serveur. Rechargez-la.
friend-reload = Recharger
friend-not-hosted = Cet ordinateur ne peut pas être le serveur : { $reason }. Jouez plutôt par lien.
friend-no-network = Cet ordinateur n’est sur aucun réseau local. Connectez-le à un réseau, ou jouez par lien.
friend-no-such-game = Ce lien n’ouvre aucune partie : il est mal écrit, ou l’invitation a pris fin. Demandez-en une autre.
friend-seat-taken = Quelqu’un d’autre a pris la place. Demandez une nouvelle invitation à votre ami.
friend-not-offered = Le serveur n’accepte pas cette partie : { $reason }
friend-needs-key = Sur ce serveur, il faut une clé de son responsable pour proposer une partie. Saisissez-la ou choisissez un autre serveur.
friend-too-many = Trop d’essais : attendez une minute, puis réessayez.
friend-not-saved = Votre place n’a pas pu être enregistrée : { $reason }. Laissez la fenêtre ouverte jusqu’à la fin de la partie.

## Plusieurs parties avec des amis, leurs liens, et montrer une position
friend-my-games = Mes parties
friend-my-games-waiting = Mes parties ({ $turns })
friend-no-games = Vous n’avez aucune partie en cours avec un ami.
friend-own-turn = À vous de jouer
friend-friends-turn = À votre ami de jouer
friend-not-joined = Personne n’a encore rejoint la partie
friend-game-over = La partie est finie
friend-not-known = Pas de connexion
friend-game-gone = Le serveur n’a plus cette partie
friend-on-board = sur le damier
friend-minutes-left = { $minutes ->
        [one] il reste { $minutes } minute
       *[other] il reste { $minutes } minutes
    }
friend-time-over = le temps est écoulé
friend-ask-forget = Oublier cette partie ?
friend-about-forget = Elle continue sans vous : une fois votre temps écoulé, votre ami pourra réclamer le résultat. Seul son lien y ramène.
friend-keep = La garder
friend-go-there = Aller à cette partie
friend-has-moved = Votre ami a joué dans une autre partie : { $game }.
friend-has-joined = Votre ami est là, une autre partie commence : { $game }.
friend-has-ended = Une autre partie est finie : { $game }.
friend-links = Liens vers cette partie
friend-links-button = Liens…
friend-watch-link = Pour regarder
friend-about-watch = Qui ouvre ce lien voit la partie une seconde plus tard, et ne peut pas jouer.
friend-copy-watch = Copier un lien pour regarder
friend-device-link = Pour mon autre appareil
friend-about-device = Qui possède ce lien peut jouer à votre place. Ne le donnez à personne.
friend-show-device = Afficher ce lien
friend-copy-device = Copier le lien pour mon autre appareil
friend-link-not-copied = Le presse-papiers est inaccessible : le lien est dans le dialogue.
friend-watchers = { $watchers ->
        [one] { $watchers } spectateur
       *[other] { $watchers } spectateurs
    }
friend-show = Montrer à mon ami
friend-show-done = Votre ami peut maintenant regarder cette position.
friend-shows = Votre ami vous montre une position.
friend-look = Regarder
friend-show-elsewhere = Cette partie n’est plus sur son damier. Ouvrez-la d’abord parmi les parties précédentes.
friend-show-too-much = C’est trop à montrer d’un coup : choisissez une position antérieure, ou moins de marques et de flèches.
online-shows = L’autre joueur montre une position : { $fen }

## Nouvelle partie
begin = Commencer
other-games = Autres jeux
other-games-tip = Choisir un jeu de la famille
choose-rules = Jeu
choose-opponent = Adversaire
choose-color = Vous jouez
choose-board = Damier
choose-table-rules = Usages
table-rules-none = aucun
rules-draughts = Dames
rules-family = En famille
rules-brigand = Brigand
rules-wolf-and-sheep = Loup et moutons
board-flat = Plat
board-pyramid = Pyramide
touch-move = Pièce touchée, jouée
over-the-board = À la main
player-person = Joueur
player-computer = Ordinateur
about-international = Les blancs commencent ; il faut prendre, et le plus possible.
about-dames3d = Cinq damiers ; les blancs commencent ; il faut prendre, et le plus possible.
about-family = Les noirs commencent ; on choisit sa prise ; la pièce qui l’oublie peut être soufflée.
about-brigand = Qui perd toutes ses pièces, ou ne peut plus jouer, gagne. Les noirs commencent.
about-wolf-and-sheep = Quatre moutons encerclent le loup, ou le loup passe derrière eux. On place d’abord les pièces.
federation-short = Règle des cinq coups
about-federation = Deux dames, ou une dame et un pion, contre une dame : la partie est nulle après cinq coups de chaque camp (FMJD).
about-board-pyramid = 100 cubes sur cinq terrasses : le dessus et quatre côtés, cinq damiers à la fois.
about-board-flat = Le damier habituel de 100 cases.
about-person = Deux personnes jouent devant cet écran.
about-color = Vous jouez cette couleur et voyez le damier de son côté.
color-with-engine-only = Contre l’ordinateur, vous choisissez votre couleur ; à deux, vous jouez les deux.
about-computer = Dames 3D joue contre vous, au niveau que vous choisissez.
wolf-on-flat-board-only = Le loup et les moutons ne se joue que sur le damier plat.
setup-of-other-rules = La position composée n’est pas permise à ce jeu.
program-plays-other-games = Ce programme ne joue pas à ce jeu.
by-hand-in-draughts-only = Le loup et les moutons ne se joue pas à la main
federation-in-international-only = Cette règle est celle des dames internationales
clock-not-chosen = Choisissez d’abord un temps de pendule
about-touch-move = Une pièce touchée qui peut jouer doit jouer. « J’adoube » permet de la rajuster.
about-over-the-board = On déplace les pièces librement ; l’adversaire corrige une irrégularité, ou la maintient.
new-game-loses = Le disque refuse l’écriture : la partie en cours à cette table sera perdue.
new-game-keeps = La partie en cours à cette table passe dans « { earlier-games } ».

## Jouer à la main
refused-bound = La pièce touchée en { $square } doit être jouée.
refused-nothing-binds = Rien à rajuster : ici, une pièce touchée n’oblige à rien.
refused-not-by-hand = Dans cette partie on ne joue pas librement à la main.
refused-hands-at-work = Des pièces ont été déplacées à la main : finissez le coup, ou remettez-les.
refused-cannot-be-done = Il faut une pièce, et une case vide où la porter.
refused-nothing-played = Rien n’a été joué.
refused-nothing-irregular = Aucune irrégularité n’attend de décision.
refused-to-be-decided = L’adversaire doit d’abord corriger l’irrégularité, ou la maintenir.
refused-cannot-be-kept = Cela ne peut être maintenu : on ne pourrait plus jouer.
refused-nothing-to-huff = Il n’y a rien à souffler.
refused-not-huffable = On ne peut souffler que { $squares }.
refused-nothing-to-place = Il n’y a pas de pièce à placer.
refused-cannot-be-placed = On ne peut rien placer en { $square } maintenant.
refused-still-placing = Il faut d’abord placer les pièces.
irregular = Irrégularité : { $names }. L’adversaire corrige ou maintient.
irregular-two-moves = deux coups de suite ({ $squares })
irregular-opponents-piece = pièce de l’adversaire jouée ({ $square })
irregular-overlooked = une prise de { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    } était obligatoire
irregular-removed = { $count ->
        [one] pièce enlevée sans raison
       *[other] pièces enlevées sans raison
    } ({ $squares })
irregular-too-few = { $taken ->
        [one] { $taken } pièce prise
       *[other] { $taken } pièces prises
    } au lieu de { $due }
irregular-too-many = { $count ->
        [one] pièce prise en trop
       *[other] pièces prises en trop
    } ({ $squares })
irregular-half-way = prise arrêtée en { $square }
irregular-early = pièce enlevée avant la fin de la prise ({ $square })
irregular-no-such-move = une pièce ne va pas de { $from } à { $to }
irregular-not-touched = la pièce touchée en { $square } devait être jouée
irregular-nothing-played = rien n’a été joué
corrected = Le coup est annulé ; jouez autre chose.
corrected-bound = Le coup est annulé ; la pièce en { $square } doit être jouée.
correct = Corriger
keep = Maintenir
done = Coup terminé
put-back = Remettre
take-off = Retirer la pièce
adjust = J’adoube
adjusting = J’adoube : on rajuste des pièces.
huff-title = Prise oubliée
huff = Souffler { $square }
place-sheep = Les quatre moutons se placent sur leur première rangée.
place-wolf = Le loup se place sur une autre case.
draw-lots = Tirer au sort
huffed-white = Les blancs soufflent { $square } : la pièce pouvait prendre { $taken }.
huffed-black = Les noirs soufflent { $square } : la pièce pouvait prendre { $taken }.
text-touched = La pièce en { $square } est touchée et doit être jouée.
text-two-squares = deux cases, de 1 à 50
text-table-rules = toucher, main ou nulle
text-sides = so, se, ne ou no
irregular-asks = { $side } : corriger ou maintenir ?
by-hand = Déplacez les pièces librement ; hors du damier, elles sont retirées.
must-play = La pièce en { $square } doit être jouée.

## L’ordinateur
seat = Choisir qui joue : une personne, l’ordinateur ou un programme
seat-choose = Confier le camp à ce joueur
seat-menu = { $side } : qui joue ?
change-sides = Changer de côté avec l’ordinateur
tools-view = Vue
tools-help = Aide
tools-games = Parties
tool-home = Ma place
tool-chair = De face
tool-turn = Retourner
tool-lens = Perspective
tool-pyramid = Pyramide
tool-numbers = Numéros
tool-lines = Lignes
tool-boards = Damiers
tool-hint = Conseil
tool-analysis = Analyse
tool-review = Bilan
tool-rules = Règles
tool-learn = École
tool-keys = Touches
tool-open = Ouvrir
tool-save = Enregistrer
tool-earlier = Précédentes
tool-list = Liste
tool-explorer = Explorateur
tool-settings = Réglages
tools-open = Ouvrir les boutons de ce groupe
sheet-pull = Relever ou abaisser la feuille de la partie
line-play-first = Jouer ce coup
line-preview = Montrer la suite jusqu’à ce coup
line-held = Aperçu : coup { $shown } sur { $length } ; Échap pour revenir
line-hovered = Aperçu : coup { $shown } sur { $length }
line-previewed = Aperçu
line-back = Un coup en arrière dans la suite
line-forward = Un coup en avant dans la suite
line-play = Jouer cette suite
line-close = Revenir à la partie
move-now = Faire jouer tout de suite
hint = Conseil
hint-only = { $played } est le seul coup.
hint-wins = { $played } gagne.
hint-saves = { $played } est le seul coup qui ne perd pas.
hint-wins-men = { $men ->
        [one] { $played } gagne un pion.
       *[other] { $played } gagne { $men } pions.
    }
hint-wins-material = { $played } gagne du matériel.
hint-ahead = { $played } conserve l’avantage.
hint-even = { $played } garde l’équilibre.
hint-behind = { $played } est la meilleure défense.
analysis = Analyse
analysis-by = Analyse par { $name }
weaker = Moins fort
stronger = Plus fort
level = Niveau { $level }
computer-name = Dames 3D, niveau { $level }
level-in-words = { $level }, { $word }
level-first-steps = premiers pas
level-beginner = débutant
level-casual = joueur occasionnel
level-regular = joueur régulier
level-club = joueur de club
level-strong-club = bon joueur de club
level-expert = expert
level-master = maître
level-grandmaster = grand maître
level-full = pleine force
seat-computer = Ordinateur : { $level }. Cliquez pour choisir un autre niveau ou joueur
white-thinks = Les blancs réfléchissent…
black-thinks = Les noirs réfléchissent…
thinking-answer = L’ordinateur réfléchit
thinking-program = { $name } réfléchit
thinking-hint = L’ordinateur cherche un conseil
thinking-depth = profondeur { $depth } · { $millions } M
thinking-depth-tip = { $depth ->
        [one] { $depth } demi-coup
       *[other] { $depth } demi-coups
    } de profondeur ; positions examinées, en millions : { $millions }
solved-tip = Les tables de finales connaissent le résultat : il n’y a plus rien à chercher.
fen-tip = FEN : une ligne de texte qui dit où sont les pièces. Les autres programmes de dames la lisent.
pdn-tip = PDN : les coups en texte, comme les programmes et les livres de dames les écrivent.
button-set-up = Composer
button-share = Partager
button-take-back = Annuler
no-sides-tip = Le damier plat n’a pas de côtés.
not-in-practice-tip = Pas pendant un exercice : quittez-le d’abord.
program-not-started = { $name } n’a pas pu démarrer.
program-gone = { $name } s’est arrêté.
program-silent = { $name } ne répond pas.
program-illegal = { $name } a joué un coup interdit.
program-params = { $name } n’a pas les réglages demandés.
program-not-understood = { $name } reste incompréhensible.
program-seat = Une personne joue à sa place.
threat = Menace : { $played }
score-even = Jeu égal
score-little-white = Les blancs sont un peu mieux
score-little-black = Les noirs sont un peu mieux
score-better-white = Les blancs sont mieux
score-better-black = Les noirs sont mieux
score-winning-white = Les blancs ont le gain
score-winning-black = Les noirs ont le gain
score-wins-white = Les blancs gagnent en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
score-wins-black = Les noirs gagnent en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

## Les fins de partie résolues
solved = résolu
verdict-draw = Partie nulle
outlook-win = gagne en { $moves }
outlook-draw = nulle
outlook-loss = perd en { $moves }
endgames-offer = Les fins de partie jusqu’à { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } peuvent être résolues ici, une fois pour toutes : en une minute environ, pendant que l’on joue.
endgames-solve = Résoudre les fins de partie
endgames-solving = Fins de partie résolues : { $percent } %
endgames-failed = Impossible de résoudre les fins de partie : { $reason }
endgames-damaged = Les fins de partie déjà résolues sont inutilisables : { $reason }
thinking-decision = L’ordinateur décide
irregular-computer = L’ordinateur décide : corriger ou maintenir
computer-keeps = L’ordinateur maintient le coup tel quel.
computer-corrects = L’ordinateur fait corriger le coup.
computer-huffs-nothing = Une prise a été oubliée ; l’ordinateur ne souffle rien.
computer-accepts = L’ordinateur accepte la nulle.
computer-declines = L’ordinateur refuse la nulle.
computer-failed-once = L’ordinateur a rencontré une erreur et réfléchit de nouveau.
computer-failed = L’ordinateur a de nouveau échoué sur ce coup.
computer-failed-type = Tapez un coup pour lui, ou jouer pour qu’il essaie encore.
search-failed = La recherche a échoué. Elle reprendra à la position suivante.
text-hint = Conseil : { $played } ({ $score })
text-depth = profondeur { $depth }
text-seat-computer = { $side } : l’ordinateur, niveau { $level } ({ $word }).
text-seat-person = { $side } : un joueur.
text-more = – Entrée : la suite –
text-seat = blancs ou noirs et, pour l’ordinateur, un niveau de 1 à 10

## Fichiers
settings-renamed = Réglages illisibles ; valeurs par défaut rétablies. L’ancien fichier s’appelle maintenant { $file }
settings-unreadable = Réglages illisibles ; valeurs par défaut rétablies. { $file } : { $reason }
settings-not-saved = Les réglages ne peuvent pas être enregistrés : { $reason }
recording-failed = La partie n’est plus enregistrée : { $reason }

## Le bilan d’une partie
review-inaccuracy = Imprécision
review-mistake = Faute
review-blunder = Gaffe
review-better = { $quality }. Meilleur : { $line }.
review-missed-shot = { $quality }. Coup de dames manqué : { $line }.
review-errors = { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }, { $mistakes ->
        [one] { $mistakes } faute
       *[other] { $mistakes } fautes
    }, { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }
review-accuracy = { $side } : précision { $accuracy } %, { $errors }
review-no-accuracy = { $side } : { $errors }
review-no-moves = Il n’y a pas de coup à juger.
review-stopped = Le bilan a été interrompu ; la fin de la partie est jugée.
review-seconds = un nombre de secondes pour toute la partie, ou rien
retry-position = { $side } : vous avez joué { $played } ici. Trouvez mieux, ou tapez conseil, montrer ou suivante.
retry-none = Il n’y a pas de faute à corriger.
retry-first = Tapez d’abord bilan.
retry-hint = Le meilleur coup se joue avec la pièce en { $square }.
retry-right = Bien.
retry-as-good = { $played } vaut le meilleur coup.
retry-same = C’est le coup de la partie.
retry-wrong = Il y a mieux.
retry-wrong-answer = Il y a mieux : l’adversaire répond { $answer }.
retry-done = Toutes les fautes ont été revues.

## Partager
share-open = Partager : image, animation, PDN, FEN
share-title = Partager
share-text = Copier en texte
share-copy-fen = Copier la position (FEN)
share-copy-pdn = Copier la partie (PDN)
share-copy-link = Copier un lien vers la partie
share-look = Aspect des images
share-scene = Comme à l’écran
share-diagram = Diagramme
share-file = Enregistrer dans un fichier
share-picture = Enregistrer une image
share-animation = Enregistrer une animation
share-stop = Arrêter
share-close = Fermer
share-working = Dessin en cours… Il continue si l’on ferme cette fenêtre.
share-copied-fen = La position est dans le presse-papiers.
share-copied-pdn = La partie est dans le presse-papiers.
share-copied-link = Le lien est dans le presse-papiers.
share-saved = Enregistré : { $path }
share-failed = Pas enregistré : { $reason }.
share-stopped = L’animation est arrêtée.

## Composer une position
editor-open = Composer une position
editor-close = Quitter la composition
editor-title = Composer une position
editor-help = Clic gauche : la pièce choisie ; clic droit : l’autre couleur ; encore : dame, puis rien. On glisse les pièces, ou hors du damier. Ou au clavier : w 31 32 k5 b 1 2
editor-typing = { $tool } : { $typed }
editor-no-square = { $number } n’est pas une case : on attend 1 à 50.
tool-white-man = Pion blanc (W)
tool-white-king = Dame blanche (W, puis K avant un numéro)
tool-black-man = Pion noir (B)
tool-black-king = Dame noire (B, puis K avant un numéro)
tool-erase = Retirer une pièce (X)
editor-other-side = Le trait à l’autre camp
editor-other-side-tip = Le trait (S)
editor-white-to-move = Trait aux blancs
editor-black-to-move = Trait aux noirs
editor-fen = Position en texte (FEN)
editor-type = Taper des pièces et des cases
editor-place = Poser une pièce sous le curseur
editor-place-other = Poser une pièce de l’autre couleur sous le curseur
editor-clear = Vider
editor-clear-tip = Vider le damier
editor-start = Début
editor-start-tip = Placer les pièces du début
editor-mirror = Miroir
editor-mirror-tip = Échanger gauche et droite dans chaque rangée
editor-swap = Inverser
editor-swap-tip = Échanger les couleurs et tourner le damier d’un demi-tour
editor-play = Jouer…
editor-play-tip = Choisir les joueurs et jouer depuis cette position
editor-analyze = Analyser
editor-analyze-tip = Analyser cette position
editor-save = Enregistrer…
editor-save-tip = Enregistrer cette position dans un fichier
editor-problems = { $problems ->
        [one] Position impossible :
       *[other] Position impossible ({ $problems } problèmes) :
    }
setup-white-man = { $square } : un pion blanc y serait dame.
setup-black-man = { $square } : un pion noir y serait dame.
setup-empty = Le damier est vide.
setup-wolf-and-sheep = Il faut quatre moutons et un loup.
setup-no-kings = { $square } : pas de dame au loup et aux moutons.
setup-ended = La partie est déjà finie : { $outcome }.
setup-too-many = { $side } : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, plus que dans aucune partie.
setup-count = { $side } : { $men ->
        [one] { $men } pion
       *[other] { $men } pions
    }{ $kings ->
        [0] {""}
        [one] , { $kings } dame
       *[other] , { $kings } dames
    }

## Variantes et commentaires
previous-variation = Variante précédente, ou début
next-variation = Variante suivante, ou fin
edit-tools = Annoter la partie : variantes, signes, commentaires
promote = Monter la variante
demote = Descendre la ligne
make-main-line = En faire la ligne principale
delete-line = Supprimer à partir d’ici
next-sign = Signe suivant du coup
sign-good = Un bon coup
sign-mistake = Une faute
sign-brilliant = Un coup brillant
sign-blunder = Une gaffe
sign-interesting = Un coup intéressant
sign-dubious = Un coup douteux
comment = Commentaire
comment-before = Avant le coup
comment-after = Après le coup
comment-start = Commenter la partie
comment-on = Commenter { $played }
save = Enregistrer
dismiss = Annuler
undo-edit = Annuler la modification
redo-edit = Rétablir la modification

## La pendule dans la fenêtre
clock-period = période { $period }
clock-moves-left = encore { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
clock-increment = +{ $seconds } s
clock-bronstein = jusqu’à +{ $seconds } s
clock-delay = délai { $seconds } s
clock-hourglass = sablier
clock-per-move = par coup
clock-toggle = Arrêter la pendule, ou la relancer
clock-pause = Pause
clock-resume = Reprendre
clock-add-minute = Ajouter une minute à cette pendule
clock-plus-minute = +1 min
clock-is-paused = Pendule en pause
clock-starts-later = La pendule démarre quand les deux camps ont joué
clock-out-of-time = Temps écoulé
choose-clock = Pendule
no-clock = sans pendule
clock-choice-none = Aucune
clock-choice-minutes = { $minutes } min
clock-choice-per-move = { $seconds } s par coup
clock-choice-hourglass = Sablier { $time }
clock-choice-hours = { $hours } h
clock-choice-bonus = { $time } + { $seconds } s par coup
clock-choice-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $time }
clock-choice-then = { $first }, puis { $next }
clock-choice-own = Autre…
clock-differs = Une par camp
clock-at-once = Démarre aussitôt
clock-options = Réglages
about-clock-differs = Les blancs et les noirs n’ont pas le même temps.
about-clock-at-once = La pendule des blancs part aussitôt, sans attendre que les deux camps aient joué.
clock-own-tip = En secondes, comme en PDN : 300+5, 40/7200:3600, 300d5 (délai), *120 (sablier), =30 (par coup)

## L’analyse dans la fenêtre
review-run = Faire le bilan, ou l’arrêter
review-title = Bilan de la partie
review-begin = Faire le bilan
review-stop = Arrêter
review-progress = { $of ->
        [one] { $done } / { $of } coup
       *[other] { $done } / { $of } coups
    }
review-builtin = Dames 3D
review-judge = Juge : { $name }
review-close = Fermer le bilan ; ses scores restent avec la partie
review-next-judge = Programme suivant comme juge
review-next-error = Faute suivante
review-previous-error = Faute précédente
review-side-accuracy = { $accuracy } %
review-accuracy-tip = La proximité des coups avec les meilleurs : 100 % ne perd aucune chance de gagner.
review-accuracy-word = Précision
review-your-accuracy = Votre précision : { $accuracy } %
review-accuracies = Précision : blancs { $white } %, noirs { $black } %
review-evaluation = Évaluation : { $words }. Chance de gagner des blancs : { $percent } %
review-chance-tip = Chance de gagner des blancs : { $percent } %
review-failed = Le juge a échoué : { $reason }
review-solved = Ce jeu est résolu ; il n’y a rien à juger.
retry-judge-first = Faites d’abord le bilan.
retry-begin = Apprendre de vos fautes
retry-begin-white = Fautes des blancs
retry-begin-black = Fautes des noirs
retry-count = Faute { $number } sur { $count }
retry-ask-white = Les blancs ont joué { $played }. Jouez mieux.
retry-ask-black = Les noirs ont joué { $played }. Jouez mieux.
retry-judging = Jugement de { $played }…
retry-found = { $played } est juste.
retry-elsewhere = Les coups s’essaient dans la position de la faute : la revoici.
retry-solution = Le mieux : { $line }
retry-hint-button = Conseil
retry-show-button = Montrer
retry-next-button = Suivante
retry-end-button = Fin

## Parties sur disque
file-open = Ouvrir…
file-save = Enregistrer
file-save-as = Enregistrer sous…
earlier-games = Parties précédentes
unfinished-games = Parties inachevées
unfinished-continue = Continuer
unfinished-later = Garder pour plus tard
unfinished-draft = Une position en cours de composition
folder-home = Dossier personnel
folder-above = Dossier parent
file-saved = Enregistrée dans { $file }. Désormais la partie s’y enregistre d’elle-même.
file-saved-once = Enregistrée dans { $file }.
file-not-saved = { $file } n’a pas pu être enregistré : { $reason }.
file-changed = { $file } a été modifié par un autre programme et reste tel quel. Enregistrez la partie sous un autre nom.
file-no-pdn = { $file } n’est pas un fichier de parties. Choisissez un autre nom.
file-shared-line = La partie partage une ligne de { $file } avec une autre. Enregistrez-la sous un autre nom.
file-unreadable = { $file } n’a pas pu être ouvert : { $reason }.
file-without-games = { $file } ne contient aucune partie que joue Dames 3D.
file-error = { $file }, ligne { $line }, colonne { $column } : { $problem }
file-more-errors = { $count ->
        [one] Il y a une autre erreur.
       *[other] Il y a { $count } autres erreurs.
    }
pdn-open-comment = Le commentaire n’a pas de fin.
pdn-open-variation = La variante n’a pas de fin.
pdn-other = Ce passage n’est pas lisible.
pdn-utf-16 = Le texte est en UTF-16. Attendu : UTF-8, Windows-1252 ou un autre codage d’un octet par caractère.
pdn-unexpected = Attendu : { $expected } ; trouvé : { $found }.
pdn-expected-move = un coup, un commentaire ou la fin de la partie
pdn-expected-glyph = un signe de $0 à $65535
pdn-expected-result = un résultat comme 2-0, 1-1, 0-2 ou *
pdn-expected-end = le résultat de la partie
pdn-expected-next-game = un commentaire ou la partie suivante
pdn-expected-tag = une étiquette comme [White "Anna"]
pdn-expected-escape = « \ » devant un guillemet dans une étiquette
pdn-other-board = { $text } est illégal au jeu international, celui d’une partie sans l’étiquette GameType : { $reason }. C’est peut-être une partie sur 8×8 cases.
pdn-answer = { $reason }. Seul un coup isolé entre parenthèses est lu comme la réponse au coup qui précède.
pdn-repeated-tag = L’étiquette { $name } apparaît deux fois : « { $kept } » est gardé, « { $left } » est ignoré.
pdn-bracketed-move = Seul l’autre camp peut jouer { $text } : lu comme un coup de la partie, sans ses parenthèses.
pdn-other-game = C’est { $number ->
        [0] une partie d’échecs
        [1] une partie d’échecs chinois
        [21] une partie de dames anglaises
        [22] une partie de dames italiennes
        [23] une partie de « pool checkers » américain
        [24] une partie de dames espagnoles
        [25] une partie de dames russes
        [26] une partie de dames brésiliennes
        [27] une partie de dames canadiennes
        [28] une partie de dames portugaises
        [29] une partie de dames tchèques
        [30] une partie de dames turques
        [31] une partie de dames thaïes
        [40] une partie de dames frisonnes
        [41] une partie de dames de Spantsireti
        [50] une partie d’Othello
       *[other] un jeu inconnu
    } (GameType { $found }), que Dames 3D ne joue pas.
pdn-invalid-type = Attendu : un GameType comme 20,W,10,10,N2,0 ; trouvé : « { $found } ».
pdn-other-size = GameType 20 se joue sur 10×10 cases ; trouvé : « { $found } ».
pdn-other-variant = C’est une partie de la variante « { $name } », que Dames 3D ne joue pas.
pdn-other-rules = Attendu : les règles { $expected } ; trouvé : « { $found } ».
pdn-long-line = La ligne est trop longue : { $limit ->
        [one] { $limit } octet au plus est lu
       *[other] { $limit } octets au plus sont lus
    }.
pdn-long-comment = Le commentaire est trop long : { $limit ->
        [one] { $limit } octet au plus est lu
       *[other] { $limit } octets au plus sont lus
    }.
pdn-long-text = Trop de texte dans une partie : { $limit ->
        [one] { $limit } octet
       *[other] { $limit } octets
    } de commentaires et d’étiquettes au plus sont lus.
pdn-many-tags = Trop d’étiquettes : { $limit ->
        [one] { $limit } au plus est lue
       *[other] { $limit } au plus sont lues
    }.
pdn-deep-nesting = Trop de variantes dans des variantes : { $limit ->
        [one] { $limit } au plus est lue
       *[other] { $limit } au plus sont lues
    }.
pdn-many-turns = Trop de coups : { $limit ->
        [one] { $limit } au plus est lu
       *[other] { $limit } au plus sont lus
    } dans une partie.
pdn-many-errors = Plus de { $limit ->
        [one] { $limit } erreur
       *[other] { $limit } erreurs
    } : les autres de cette partie ne sont pas données.
unfinished-note = Rien n’est perdu : les parties gardées pour plus tard seront proposées de nouveau.
game-board = { $variant }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
earlier-none = Il n’y a pas encore de partie précédente.
earlier-no-match = Aucune partie ne contient ces mots.
earlier-reading = Lecture…
earlier-filter = Tapez un joueur, un damier, une date ou un résultat pour trouver une partie.
earlier-show = Afficher
result-open = inachevée
file-open-button = Ouvrir
file-open-note = Tapez un chemin, ou choisissez un fichier ou un dossier.
file-save-note = Si le fichier contient déjà des parties, celle-ci s’y ajoute.
key-shift = Maj

## Many games
games-browse = Parties : liste, filtres, ouverture
games-browse-position = Lister les parties qui ont cette position
games-title = Parties
games-count = { $shown ->
        [one] { $shown } partie sur { $all }
       *[other] { $shown } parties sur { $all }
    }
games-finding = Fichiers de parties trouvés : { $files }
games-reading = Lecture des parties : { $percent } %, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
games-errors = { $count ->
        [one] { $count } erreur dans les fichiers
       *[other] { $count } erreurs dans les fichiers
    }
games-no-files = Aucune partie n’est ouverte. Ouvrez un fichier ou un dossier de parties.
games-player = Joueur
games-event = Épreuve
games-dates = Dates : 1956, 2024.05, 2020..2024
games-any-result = Tous les résultats
games-unfinished = Inachevées
games-any-variant = Tous les damiers et règles
games-duplicates = Écarter les parties identiques à une précédente
games-no-duplicates = Sans doublons
games-by-position = Avec la position du damier
games-sort = Trier selon cette colonne
games-open = Ouvrir la partie
games-column-number = Nº
games-column-date = Date
games-column-result = Résultat
games-column-event = Épreuve
games-column-variant = Damier et règles
games-column-moves = Coups
games-duplicate-of = Les mêmes coups que la partie { $number }
games-has-errors = Cette partie contient des erreurs ; elle est peut-être incomplète.
games-place = { $file }, partie { $number }
games-unreadable = Impossible de lire la partie : { $reason }
games-not-playable = Dames 3D ne joue pas ce genre de partie, ou son fichier a changé.
explorer-toggle = Explorateur : ce qui a été joué dans cette position
explorer-title = Explorateur
explorer-mirrored = En miroir
explorer-mirrored-tip = Compter aussi les parties aux couleurs inversées
explorer-games = Les parties
explorer-play = Jouer ce coup
explorer-none = Aucune partie n’atteint cette position.
explorer-openings = Ouvertures de l’ordinateur
explorer-positions = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }
explorer-total = { $games ->
        [one] { $games } partie, les blancs ont marqué { $score } %
       *[other] { $games } parties, les blancs ont marqué { $score } %
    }
explorer-total-open = { $games ->
        [one] { $games } partie sans résultat
       *[other] { $games } parties sans résultat
    }
explorer-score = { $score } %

## La fenêtre sur la partie

about-open = Joueurs, épreuve et date
about-title = À propos de cette partie
about-event = Épreuve
about-site = Lieu
about-date = Date
about-round = Ronde
about-note = Enregistré avec la partie. La date s’écrit 2024.08.17 ou 17/8/2024.
turn-of = Trait à { $name }
editor-not-saved = Une position illégale ne s’enregistre pas.
editor-kept = La position que vous composiez est gardée : Ctrl+E, puis Ctrl+Z.

## The five boards

net-toggle = Cinq damiers côte à côte
net-size = Cinq damiers en grand ou dans le panneau
net-hide = Masquer les cinq damiers
net-title = Cinq damiers

# Views
replay-last-move = Rejouer lentement le dernier coup
replay-capture = Revoir
## Le jeu en mots : lecteurs d’écran, questions
spoken-empty = vide
spoken-white-man = pion blanc
spoken-white-king = dame blanche
spoken-black-man = pion noir
spoken-black-king = dame noire
spoken-white-men = pions blancs
spoken-white-kings = dames blanches
spoken-black-men = pions noirs
spoken-black-kings = dames noires
spoken-none = aucune pièce
spoken-square = { $square }, { $content }
spoken-and = { $before } et { $last }
spoken-goes = { $side } : { $from } va en { $to }
spoken-takes = { $side } : { $from } prend en { $to }
spoken-pieces-taken = { $pieces ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
        [5] cinq pièces
        [6] six pièces
       *[other] { $pieces } pièces
    }
spoken-crowned = promu dame
spoken-by-hand = { $side } : coup joué à la main
spoken-set-up = une position a été composée
spoken-your-turn = À vous de jouer
spoken-must-capture = { $turn }, prise obligatoire
spoken-places = { $name } : { $what }
spoken-row = Rangée { $row }, de gauche à droite : { $squares }
spoken-line = { $direction } : { $squares }
spoken-north = nord
spoken-north-east = nord-est
spoken-east = est
spoken-south-east = sud-est
spoken-south = sud
spoken-south-west = sud-ouest
spoken-west = ouest
spoken-north-west = nord-ouest
spoken-men-counted = { $men ->
        [one] { $men } pion
       *[other] { $men } pions
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } dame
       *[other] { $kings } dames
    }
spoken-move-number = Coup { $number }
question-where = Attendu après « où » : blancs ou noirs, pions ou dames, par exemple où pions blancs.
question-row = Attendu après « rangée » : un nombre de 1 à 10 ; la rangée 1 est la plus proche des blancs.
question-lines = Attendu après « lignes » : une case de 1 à 50.
question-alone = Rien n’est attendu après ce mot.
typed-several = { $typed } peut être plusieurs coups : tapez l’un de { $choices }.

## Le clavier sur le damier
walk-enter = Parcourir les cases : flèches, Entrée choisit, Échap termine
walk-next = Pièce jouable suivante
walk-boards = Parcourir les cinq damiers, ou la scène
entry-open = Taper un coup, aussi par un chiffre, ou une question
entry-name = Coup ou question
entry-hint = Un coup, comme 32-28, ou une question : où pions blancs, rangée 4, lignes 28, dernier, marque.
entry-no-move = Aucun coup légal ne commence ainsi.
entry-not-your-turn = Ce n’est pas à vous de jouer.
entry-waits = Le coup sera joué quand ce sera à vous. Échap l’annule.
ahead-waits = Le coup sera joué quand ce sera à vous. Un clic ou Échap l’annule.
entry-no-square = { $found } n’est pas une case de 1 à 50. Tapez deux cases, comme 32-28, ou une question, comme lignes 28.
entry-incomplete = Il manque une case. Tapez deux cases, comme 32-28.
entry-not-a-move = { $found } ne fait pas partie d’un coup. Tapez deux cases, comme 32-28, ou une question, comme lignes 28.
cell-chosen = choisie
cell-end = la pièce peut aller ici
cell-movable = jouable

## The settings

settings-open = Réglages
settings-title = Réglages
settings-part-display = Affichage
settings-part-sounds = Sons
settings-part-playing = Jeu
settings-theme = Plateau
theme-walnut = Noyer
theme-birch = Bouleau
theme-marble = Marbre
theme-high-contrast = Contraste
theme-color-blind = Daltonien
settings-quality = Qualité de l’image
settings-high-steps = Marches aussi hautes que les cubes sont larges
quality-plain = Simple
quality-fine = Fine
settings-text-size = Taille du texte et des boutons
settings-contrast = Contraste élevé
settings-full-screen = Plein écran
settings-sound = Sons
settings-volume = Volume
settings-softer = Moins fort
settings-louder = Plus fort
settings-analysis = Finir une analyse après
settings-minutes = { $minutes } min
settings-never = Jamais
settings-entry = Déplacer les pièces
settings-entry-both = Clic ou glisser
settings-entry-click = Clic
settings-entry-drag = Glisser
settings-confirm = Confirmer chaque coup
settings-on = Oui
settings-off = Non
settings-percent = { $percent } %
settings-play-move = Jouer le coup saisi
settings-discard-move = Abandonner le coup saisi
settings-ask-move = Jouer { $played } ?
settings-play = Jouer
settings-discard = Abandonner

## The rules in the window
rules-open = Règles
rules-play = Montrer sur le damier
rules-goal = But
rules-goal-draughts = Prendre toutes les pièces adverses, ou priver l’adversaire de coup. Les blancs commencent.
rules-goal-family = Prendre toutes les pièces adverses, ou priver l’adversaire de coup. Les noirs commencent.
rules-goal-brigand = Perdre : le premier qui n’a plus de pièce, ou ne peut plus jouer, gagne. Les noirs commencent.
rules-goal-wolf = Quatre moutons contre un loup. Le loup gagne s’il passe derrière tous les moutons ; les moutons gagnent si le loup ne peut plus bouger.
rules-boards = Cinq damiers
rules-boards-are = Les 100 cubes forment cinq damiers à la fois : le dessus, et quatre côtés de 55 cubes, chacun vu d’un coin. Cliquez sur un damier pour le voir.
rules-moves = Marche
rules-moves-flat = Un pion avance d’une case en diagonale. Un pion qui finit son coup sur la dernière rangée devient une dame, qui va aussi loin qu’elle veut, en avant ou en arrière.
rules-moves-pyramid = Un pion avance d’une case en diagonale sur le dessus. Un pion qui finit son coup sur la dernière rangée devient une dame, qui va aussi loin qu’elle veut sur les diagonales de tous ses damiers.
rules-moves-wolf = On place d’abord les pièces. Chaque pièce avance d’une case en diagonale, les moutons vers l’avant seulement, le loup dans les deux sens. Le loup commence. Rien n’est pris.
rules-lines = Lignes des côtés
rules-lines-are = Une terrasse, ce sont les cubes d’une même hauteur. Un flanc est une pente de la pyramide, entre deux de ses arêtes. Une ligne qui monte un flanc continue le long d’une terrasse au-delà de l’arête : elle semble tourner, mais vue de dessus elle est droite.
rules-captures = Prise
rules-captures-flat = Sautez la pièce voisine vers la case libre derrière elle, en avant ou en arrière. Une dame saute de loin.
rules-captures-pyramid =
    Sautez la pièce voisine vers la case libre derrière elle, sur une diagonale de l’un des cinq damiers, en avant ou en arrière.
    Vue d’en haut, la diagonale d’un côté suit tout droit une rangée ou une colonne. Un pion prend donc aussi droit devant, derrière, à gauche et à droite : la pièce de la case foncée suivante de la rangée ou de la colonne, deux cases plus loin, si la case foncée d’après est libre et si un même côté porte les trois.
rules-show-side = Le pion en 42 saute 32 et arrive en 22. Les trois sont dans une même colonne, de deux en deux cases : vu d’en haut, le saut va droit devant. C’est une diagonale du seul côté sud-ouest.
rules-show-capture = Le pion en 22 prend 28, en arrière.
rules-rafles = Rafles
rules-rafles-are = Une prise de plusieurs pièces est une rafle. Elle continue tant que la pièce peut prendre. Les pièces prises partent ensemble à la fin.
rules-show-side-rafle = Le premier saut se fait sur le dessus, les autres suivent des terrasses du côté sud-ouest.
rules-show-rafle = Un pion prend trois pièces.
rules-duty = Prise obligatoire
rules-duty-most = Il faut prendre si l’on peut, et le plus de pièces possible.
rules-duty-any = Il faut prendre si l’on peut. La prise est au choix.
rules-duty-huff = La prise est au choix. Si l’on en oublie une, la pièce qui pouvait prendre peut être soufflée : l’adversaire l’enlève.
rules-draws = Nulle
rules-draws-pyramid =
    La partie est nulle
    • d’un commun accord ;
    • quand la même position se présente pour la troisième fois, avec le trait au même camp ;
    • après 25 coups de chacun sans prise ni coup de pion ;
    • quand trois pièces, dont au moins une dame, font face à une dame seule, après 16 coups de plus de chacun ;
    • aussitôt que deux dames ou une dame font face à une dame seule, sauf si une prise est due ou peut être forcée.
    Le bouton « { counters-button } », sous les coups, montre où en est chaque compte.
rules-draws-international =
    La partie est nulle
    • d’un commun accord ;
    • quand la même position se présente pour la troisième fois, avec le trait au même camp ;
    • après 25 coups de chacun sans prise ni coup de pion ;
    • quand trois pièces, dont au moins une dame, font face à une dame seule, après 16 coups de plus de chacun ;
    • aussitôt que deux dames ou une dame font face à une dame seule, sauf si une prise est due ou peut être forcée ; avec la règle des cinq coups, après 5 coups de plus de chacun, de même avec une dame et un pion.
    Le bouton « { counters-button } », sous les coups, montre où en est chaque compte.
rules-draws-family =
    La partie est nulle
    • d’un commun accord ;
    • quand la même position se présente pour la troisième fois, avec le trait au même camp ;
    • après 25 coups de chacun sans prise ni coup de pion.
    Le bouton « { counters-button } », sous les coups, montre où en est chaque compte.
rules-wolf-ends = Fin de la partie
rules-show-wolf-caught = Un mouton va de 14 en 9 : le loup est enfermé.
rules-show-wolf-escapes = Le loup va de 23 en 29 : plus aucun mouton n’est derrière lui.
rules-keys = Touches

## The first start
welcome-words = Un jeu de dames sur une pyramide de 100 cubes. Vue du dessus et de ses quatre coins, elle forme cinq damiers à la fois. Les pions avancent sur le dessus, et prennent le long des diagonales des cinq damiers.
welcome-computer = Jouer contre l’ordinateur
welcome-computer-words = Vous avez les blancs et commencez. L’ordinateur joue à un niveau facile : { $level } sur 10.
welcome-two = À deux devant cet écran
welcome-two-words = Les blancs et les noirs jouent tour à tour sur ce damier.
welcome-rules-words = Comment on avance et comment on prend sur les cinq damiers, avec des exemples.
welcome-lesson = Apprendre en six minutes

## L’école
learn-title = Apprendre et s’exercer
learn-lesson-words = Les règles sur le damier, en courtes étapes : six minutes environ.
learn-shots-words = Des positions où un seul coup gagne, à votre mesure.
learn-vision-words = Reconnaître les damiers d’un coup d’œil, par séries de 30 secondes.
learn-stars = { $stars ->
        [one] { $stars } étoile sur { $most }
       *[other] { $stars } étoiles sur { $most }
    }

## La première leçon
lesson-title = Première leçon
lesson-open = Apprendre le jeu en six minutes
lesson-stage = Étape { $stage } sur { $stages }
lesson-topic-men = Les pions
lesson-topic-capture = La prise
lesson-topic-most-pieces = Le plus de pièces
lesson-topic-side = Un côté
lesson-topic-side-capture = Prendre sur un côté
lesson-topic-rafle = La rafle
lesson-topic-king = Les dames
lesson-topic-crowning = La promotion
lesson-rule-men = Les pions avancent en diagonale sur le dessus, le damier vu d’en haut.
lesson-rule-men-flat = Les pions avancent en diagonale.
lesson-rule-capture = Prise obligatoire, même en arrière : sautez la pièce voisine vers la case libre derrière.
lesson-rule-most-pieces = Il faut prendre le plus de pièces possible.
lesson-rule-side = Vue d’un coin, la pyramide est un autre damier.
lesson-rule-side-capture = Les pions prennent aussi sur les côtés : vu d’en haut, par rangées et colonnes.
lesson-rule-rafle = La prise continue, même sur un autre damier.
lesson-rule-king = Une dame va aussi loin qu’elle veut, sur tous ses damiers.
lesson-rule-king-flat = Une dame va aussi loin qu’elle veut en diagonale.
lesson-rule-crowning = Seul le pion qui s’arrête sur la dernière rangée devient dame.
lesson-goal-visit = { $moves ->
        [one] Allez sur les cases marquées en { $moves } coup.
       *[other] Allez sur les cases marquées en { $moves } coups.
    }
lesson-goal-capture-all = { $moves ->
        [one] Prenez tout en { $moves } coup.
       *[other] Prenez tout en { $moves } coups.
    }
lesson-goal-capture-safely = Ne laissez aucune prise aux noirs.
lesson-goal-crown = Faites une dame.
lesson-goal-look = Tournez vers le { $side }, ou cliquez sur son damier.
lesson-failed-piece-lost = Les noirs prennent votre pièce.
lesson-failed-not-crowned = Le pion a quitté la dernière rangée : il ne devient pas dame.
lesson-failed-no-moves = Pas tout à fait : vous avez joué tous vos coups. Essayez autrement !
lesson-failed-capture-all = Belle prise, mais vous ne pouvez plus tout prendre. Commencez par une autre !
lesson-failed-out-of-reach = D’ici, le but est hors de portée. Essayez un autre coup !
lesson-failed-blocked = Aucune pièce ne peut plus jouer.
lesson-failed-face = C’est le { $side }.
lesson-reached = Bien joué !
lesson-task-done = Cet exercice est réussi : continuez avec « { lesson-next } ».
lesson-stars = { $stars ->
        [one] { $stars } étoile sur 3
       *[other] { $stars } étoiles sur 3
    }
lesson-finished = Vous connaissez les règles : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur { $most }. Qui ne peut plus jouer perd. Jouez une partie !
lesson-finished-some = C’était la dernière étape. Étoiles : { $stars } sur { $most }. Il reste à faire : { $stages }.
lesson-star-cost = Un essai manqué ou un coup de trop coûte une étoile.
lesson-go-to-stage = Aller à cette étape
lesson-retry = Recommencer
lesson-next = Suivant
lesson-skip = Passer
lesson-leave = Quitter
lesson-text-hint = Tapez { $played }.
lesson-reply = Les noirs doivent prendre : { $played }
lesson-reply-along = Les noirs doivent prendre : { $played }, sur le { $boards }
lesson-text-help =
    38-33, 28x19         jouer un coup
    so, se, ne, no       regarder un côté
    recommencer          recommencer l’exercice
    passer               passer à l’étape suivante
    quitter              quitter
lesson-text-look = Tapez { $letters } pour voir le { $side }.
lesson-text-heading = { $stage } : { $topic }
lesson-text-waits = Les noirs attendent et ne jouent que pour prendre.
lesson-text-play = Jouez une partie : { $command }

## Wolf and sheep
score-wins-sheep = Les moutons gagnent en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
score-wins-wolf = Le loup gagne en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
side-sheep = Moutons
side-wolf = Loup
turn-sheep = Trait aux moutons
turn-wolf = Trait au loup
result-sheep = Les moutons gagnent
result-wolf = Le loup gagne
result-sheep-in = { $moves ->
        [0] Les moutons gagnent
        [one] Les moutons gagnent en { $moves } coup
       *[other] Les moutons gagnent en { $moves } coups
    }
result-wolf-in = { $moves ->
        [0] Le loup gagne
        [one] Le loup gagne en { $moves } coup
       *[other] Le loup gagne en { $moves } coups
    }
wolf-shut-in = le loup ne peut plus bouger
sheep-shut-in = les moutons ne peuvent plus bouger
wolf-resigns = le loup abandonne
sheep-resign = les moutons abandonnent
ask-resign-sheep = Les moutons abandonnent ?
ask-resign-wolf = Le loup abandonne ?
ask-draw-sheep = Les moutons proposent la nulle ?
ask-draw-wolf = Le loup propose la nulle ?
draw-offered-sheep = Les moutons proposent la nulle
draw-offered-wolf = Le loup propose la nulle
sheep-think = Les moutons réfléchissent…
wolf-thinks = Le loup réfléchit…
clock-times-wolf = Pendule : moutons { $white }, loup { $black }
wolf-out-of-time = le loup a perdu au temps
sheep-out-of-time = les moutons ont perdu au temps
spoken-sheep = mouton
spoken-wolf = loup
# Les signes d’un mouton et du loup sur le damier en texte
glyph-sheep = M
glyph-wolf = L

## Exercices
shot-welcome = Trouvez les coups gagnants. Tapez un coup comme 32-28, ou aide.
shot-task = { $opponent } : { $played }. { $solver } : trait et gain ; { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } à trouver.
shot-ratings = Exercice { $rating }, votre cote { $own }
shot-right = Juste. La réponse est { $reply }. Continuez.
shot-solved = Résolu !
shot-other-wins = { $played } gagne aussi. Résolu !
shot-wrong = { $played } ne gagne pas : l’adversaire joue { $answer }.
shot-wrong-alone = { $played } ne gagne pas.
shot-again = Essayez encore.
shot-solution = Solution : { $line }
shot-themes = Idées : { $themes }
shot-gain-pieces = Pourquoi cela gagne : { $captured ->
        [one] { $captured } pièce prise
       *[other] { $captured } pièces prises
    } pour { $given } ; il reste { $own } contre { $other }.
shot-gain-endgame = Pourquoi cela gagne : la finale qui reste, { $own } contre { $other }, est gagnée.
shot-gain-end = Pourquoi cela gagne : l’adversaire n’a plus aucun coup.
shot-gain-king = De plus, un pion est devenu dame.
shot-result = Votre cote est de { $rating } ({ $change }) ; résolus d’affilée : { $streak }.
shot-go-on = Entrée : exercice suivant
shot-over = Cet exercice est terminé : Entrée pour le suivant.
shot-none-left = Vous avez vu tous les exercices de ce damier. Tapez ratés pour reprendre ceux que vous avez ratés.
shot-none-missed = Aucun exercice raté. Tapez nouveau pour un nouvel exercice.
shot-not-kept = Le résultat ne peut être écrit sur le disque : { $reason }.
shot-hint-boards = { $count ->
        [1] Conseil : regardez ce damier : { $boards }
       *[other] Conseil : regardez ces damiers : { $boards }
    }
shot-hint-theme = Conseil : { $theme }
shot-hint-piece = Conseil : jouez la pièce en { $square }.
shot-hint-move = Conseil : jouez { $played }.
shots-open = Résoudre des combinaisons
shots-title = Combinaisons à trouver
shots-white-wins = Les blancs jouent et gagnent
shots-black-wins = Les noirs jouent et gagnent
shots-lead-in = { $side } : { $played }.
shots-move-number = Coup { $number } sur { $moves }
shots-your-rating = Votre cote
shots-rating-of = Cote de l’exercice : { $rating }
shots-streak = { $count } d’affilée
shots-solved-of = { $solved ->
        [one] { $solved } résolu sur { $all }
       *[other] { $solved } résolus sur { $all }
    }
shots-show-solution = Voir la solution
shots-hint-wait = Un conseil est donné quand c’est à vous de jouer.
shots-hint-last = C’était le dernier conseil : la flèche montre le coup.
shots-play-line = Revoir le tout
shots-missed = Reprendre les ratés ({ $count })
shots-again-missed = Reprendre les exercices ratés
shots-none-missed-tip = Vous n’en avez raté aucun sur ce damier.
shots-all-seen = Vous avez vu tous les exercices de ce damier.
shots-file-renamed = Résultats illisibles ; ils repartent de zéro. L’ancien fichier s’appelle maintenant { $file }
shots-file-written-again = Un autre programme a endommagé le fichier de vos résultats. Ils ont été réécrits ; le fichier endommagé s’appelle maintenant { $file }
shots-file-unreadable = Résultats illisibles : { $reason }
shot-help =
    32-28, 28x19         jouer un coup
    conseil              un conseil : d’abord le damier, puis la pièce, puis le coup
    montrer              montrer la solution ; l’exercice compte comme raté
    suivante             un autre exercice
    ratés                reprendre les exercices ratés
    nouveau              de nouveaux exercices
    côté so              choisir le côté montré sur un écran étroit : so, se, ne, no
    fen                  montrer la position en FEN
    quitter              quitter
theme-rafle-over-boards = rafle sur plusieurs damiers
theme-ends-on-a-side = arrivée sur un côté
theme-makes-a-king = passage à dame
theme-coup-turc = coup turc
theme-quiet-move = coup tranquille
theme-several-given = plusieurs pièces données
theme-long-rafle = longue rafle
theme-catches-a-king = prise d’une dame
theme-defense = sous la menace
theme-endgame = finale
theme-ends-the-game = fin de la partie
## L’exercice du regard
vision-open = Exercer son regard sur les damiers
vision-title = Exercez votre regard
vision-rules = Une série laisse 30 secondes de réflexion. Une erreur coûte ce que rapporte une bonne réponse.
vision-find-square = Trouver une case
vision-name-square = Nommer une case
vision-sides = Les côtés d’une case
vision-king-moves = Les coups d’une dame
vision-captures = Les prises
ask-find-square = Où est la case { $number } ?
ask-name-square = Quelle case est marquée ?
ask-sides = Sur quels côtés se trouve la case { $number } ?
ask-king-side = Où la dame marquée peut-elle aller sur le { $side } ?
ask-king-flat = Où la dame marquée peut-elle aller ?
ask-captures-white = Quelles pièces les blancs peuvent-ils prendre ?
ask-captures-black = Quelles pièces les noirs peuvent-ils prendre ?
ask-king-words = La dame est en { $number }.
ask-place-words = Rangée { $row } en partant des blancs, numéro { $place } à partir de la gauche.
answer-click-square = Cliquez dessus, dans la scène ou sur un des damiers.
answer-type-number = Tapez son numéro.
answer-name-sides = Choisissez chaque côté qui la porte.
answer-click-moves = Cliquez sur chaque case qu’elle atteint.
answer-click-captures = Cliquez sur chacune. La prise majoritaire est obligatoire.
vision-found = { $found } sur { $total }
vision-best = record { $score }
vision-score = Points : { $score }
vision-streak = { $count } de suite
vision-right = Juste
vision-wrong = Faux. La réponse : { $answer }
vision-no-digit = ?
vision-erase = Effacer le chiffre
vision-submit = Répondre
vision-time-up = Le temps est écoulé
vision-answer-was = La réponse à la dernière question : { $answer }
vision-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
vision-new-best = Nouveau record !
vision-best-so-far = Votre record : { $score }
vision-tally = { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    }, { $wrong ->
        [one] { $wrong } fausse
       *[other] { $wrong } fausses
    }
vision-longest-streak = Plus longue série : { $count }
vision-begin = Commencer avec ces questions
vision-again = Encore
vision-other = Autres exercices
vision-leave = Quitter la série
vision-seconds = { $count } s
vision-seconds-left = { $count ->
        [one] Il reste { $count } seconde
       *[other] Il reste { $count } secondes
    }
vision-on-side = Ce côté porte la case

## Les finales à travailler
endgame-welcome = Gagnez des finales contre la meilleure défense. Tapez un coup comme 32-28, ou aide.
endgame-pieces = { $kings } et { $men }
endgame-ending = { $own } contre { $other }
endgame-task = { $side } : jouez et gagnez en { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
    }.
endgame-left = Encore { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
    }.
endgame-slow = { $played } perd { $lost ->
            [one] { $lost } coup
           *[other] { $lost } coups
    }.
endgame-drawn = { $played } laisse échapper le gain : la partie est nulle.
endgame-refuted-draw = { $played } laisse échapper le gain : après { $answer }, c’est la nulle.
endgame-refuted-loss = { $played } laisse échapper le gain : après { $answer }, victoire pour le camp adverse ({ $side }).
endgame-reply = La réponse : { $played }
endgame-won = Gagné en { $played ->
        [one] { $played } coup
       *[other] { $played } coups
    } ; { $enough ->
        [one] { $enough } suffisait
       *[other] { $enough } suffisaient
    }.
endgame-won-soonest = Gagné en { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
    } : on ne peut pas faire plus court.
endgame-best = Le meilleur : { $played }
endgame-try-again = Tapez reprendre pour annuler le coup, ou recommencer.
endgame-go-on = Entrée : finale suivante
endgame-over = Cette finale est terminée : Entrée pour la suivante.
endgame-nothing-to-take-back = Il n’y a pas de coup à annuler.
endgame-none = Les tables n’ont pas de telle finale. Choisissez une autre longueur ou une autre finale.
endgame-which-length = Attendu : le nombre de coups jusqu’au gain, 3, 6, 9 ou 10.
endgame-which-ending = Attendu : le numéro d’une finale, ou 0 pour toutes ; finales en donne la liste.
endgame-times-won = gagnées : { $count }
endgame-fewest-lost = au mieux, coups perdus : { $count }
endgame-any = Toutes les finales
endgame-help =
    32-28, 28x19         jouer un coup
    conseil              montrer le meilleur coup ; cela compte comme une aide
    reprendre            annuler le coup qui a laissé échapper le gain
    recommencer          la même finale depuis le début
    suivante             une autre finale
    longueur 6           gain en 3, 6 ou 9 coups au plus, ou en 10 et plus
    finales              la liste des finales, avec vos records
    finale 2             seulement cette finale ; 0 pour toutes
    côté so              choisir le côté montré sur un écran étroit : so, se, ne, no
    quitter              quitter
endgame-title = Finales
endgame-open = Travailler les finales
endgame-rules = Gagnez contre la meilleure défense. Les coups perdus sont comptés.
endgame-moves-lost = Coups perdus : { $count }
endgame-lengths = Coups jusqu’au gain
endgame-endings = Finale
endgame-choosing = Recherche d’une position…
endgame-preparing = Préparation des finales, une fois pour toutes : { $percent } %. La première commencera d’elle-même.
endgame-not-prepared = Les finales n’ont pas pu être préparées.
endgame-begin = Travailler cette finale
endgame-again = Depuis le début
endgame-take-back = Annuler le coup
endgame-show-best = Montrer le meilleur coup

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = coups
word-where = où
word-row = rangée
word-lines = lignes
word-last = dernier
word-score = marque
word-undo = annuler
word-redo = refaire
word-undo-edit = annuler modification
word-redo-edit = refaire modification
word-game = partie
word-goto = aller
word-promote = promouvoir
word-demote = rétrograder
word-main = principale
word-delete = supprimer
word-delete-rest = supprimer suite
word-comment = commenter
word-before = avant
word-sign = signe
word-mark = marquer
word-arrow = flèche
word-draw = nulle
word-accept = accepter
word-decline = refuser
word-resign = abandonner
word-new = nouvelle, nouveau
word-fen = fen
word-board = damier
word-side = côté, face
word-continue = continuer
word-games = parties
word-open = ouvrir
word-save = enregistrer
word-table = usages
word-table-touch = usages toucher
word-table-hand = usages main
word-table-draws = usages nulle
word-touch = toucher
word-adoube = j’adoube, adoube
word-carry = porter
word-off = retirer
word-back = remettre, reprendre
word-done = fini
word-correct = corriger
word-keep = maintenir
word-huff = souffler
word-place = placer
word-computer = ordinateur
word-person = personne
word-go = jouer, joue
word-review = bilan
word-mistakes = fautes
word-show = montrer
word-next = suivante
word-clock = pendule
word-clock-off = pendule sans
word-clock-pause = pendule pause
word-clock-resume = pendule reprendre
word-clock-add = pendule ajouter
word-hint = conseil
word-analyze = analyser
word-explore = explorer
word-takeback = annuler
word-withdraw = renoncer
word-rematch = revanche
word-pause = pause, arrêter
word-resume = relancer, continuer
word-give-time = donner temps, donner du temps
word-hello = bonjour, salut
word-good-luck = bonne chance
word-well-played = bien joué
word-thanks = merci
word-good-move = bon coup
word-oops = oups
word-take-your-time = prenez votre temps
word-one-moment = un instant
word-must-go = dois partir
word-good-game = belle partie
word-another = encore une
word-goodbye = au revoir
word-claim-win = réclamer gain, réclamer victoire
word-claim-draw = réclamer nulle
word-who = qui
word-link = lien
word-invitation = invitation, inviter
word-edit = éditer
word-help = aide
word-quit = quitter
word-again = recommencer, encore
word-skip = passer
word-missed = ratés
word-length = longueur
word-endings = finales
word-ending = finale
word-cancel = revenir
word-clear = vider
word-start = départ
word-mirror = miroir
word-swap = échanger
word-white = blancs, blanc, blanche, blanches
word-black = noirs, noir, noire, noires
word-men = pions, pion
word-kings = dames, dame
word-green = vert
word-red = rouge
word-blue = bleu
word-yellow = jaune
word-now = maintenant
word-family = famille
word-family-pyramid = famille-pyramide
word-brigand = brigand
word-brigand-pyramid = brigand-pyramide
word-wolf-and-sheep = loup
word-south-west = so
word-south-east = se
word-north-east = ne
word-north-west = no
