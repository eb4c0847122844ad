### Los mensajes del programa en español. Las mismas claves y los mismos argumentos que en inglés; la compilación lo comprueba.

## Jugadores y tableros
side-white = Blancas
side-black = Negras
turn-white = Juegan las blancas
turn-black = Juegan las negras
variant-dames3d = Dames 3D
variant-international = Damas internacionales
tab-international = Internacional
tab-wolf-and-sheep = Lobo
variant-family = Damas en familia
variant-family-pyramid = En familia, en la pirámide
variant-brigand = Ganapierde
variant-brigand-pyramid = Ganapierde, en la pirámide
variant-wolf-and-sheep = El lobo y las ovejas
face-top = superior
face-south-west = lado suroeste
face-south-east = lado sureste
face-north-east = lado noreste
face-north-west = lado noroeste
corner-south-west = SO
corner-south-east = SE
corner-north-east = NE
corner-north-west = NO
list-separator = ;{" "}

## El final de la partida
result-white = Ganan las blancas
result-black = Ganan las negras
result-draw = Tablas
result-you-won = { $moves ->
        [0] Has ganado
        [one] Has ganado en { $moves } jugada
       *[other] Has ganado en { $moves } jugadas
    }
result-you-lost = { $moves ->
        [0] Has perdido
        [one] Has perdido en { $moves } jugada
       *[other] Has perdido en { $moves } jugadas
    }
result-white-in = { $moves ->
        [0] Ganan las blancas
        [one] Ganan las blancas en { $moves } jugada
       *[other] Ganan las blancas en { $moves } jugadas
    }
result-black-in = { $moves ->
        [0] Ganan las negras
        [one] Ganan las negras en { $moves } jugada
       *[other] Ganan las negras en { $moves } jugadas
    }
result-draw-in = { $moves ->
        [0] Tablas
        [one] Tablas tras { $moves } jugada
       *[other] Tablas tras { $moves } jugadas
    }
no-pieces-white = las blancas se han quedado sin piezas
no-pieces-black = las negras se han quedado sin piezas
no-moves-white = las blancas no pueden mover
no-moves-black = las negras no pueden mover
resigned-white = las blancas abandonan
resigned-black = las negras abandonan
time-white = las blancas han agotado su tiempo
time-black = las negras han agotado su tiempo
lost-all-white = las blancas se han quedado sin piezas, y ese era el objetivo
lost-all-black = las negras se han quedado sin piezas, y ese era el objetivo
shut-in-white = las blancas no pueden mover, y ese era el objetivo
shut-in-black = las negras no pueden mover, y ese era el objetivo
got-behind = el lobo ha rebasado a todas las ovejas
draw-agreement = de común acuerdo
draw-repetition = triple repetición
draw-quiet = { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } sin captura ni jugada de peón
draw-three-against-king = { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } con tres piezas contra una dama
draw-few-against-king = una o dos piezas contra una dama
draw-out-of-time-white = las blancas han agotado su tiempo, pero las negras ya no podían ganar
draw-out-of-time-black = las negras han agotado su tiempo, pero las blancas ya no podían ganar
outcome = { $result }: { $reason }

## Capturas y jugadas ilegales
capture-due = Captura obligatoria: { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }
may-capture = Puede capturar: { $squares }. Si no, la pieza se puede soplar

lines-note = Líneas que puede usar esta pieza
capture-note = { $pieces ->
        [one] Vista previa: captura { $pieces } pieza
       *[other] Vista previa: captura { $pieces } piezas
    }

refusal-no-piece = No hay ninguna pieza en { $square }.
refusal-click-piece-first = { $square } está vacía: primero haz clic en la pieza que mueve.
refusal-not-yours = La pieza de { $square } es del rival.
refusal-not-its-turn = { $turn }: no le toca a la pieza de { $square }.
refusal-capture-due = Captura obligatoria: { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }, desde { $by }
refusal-more-to-take = Es obligatorio capturar lo máximo: { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }, desde { $by }
refusal-must-take = La pieza de { $square } debe capturar { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }.
refusal-shut-in = La pieza de { $square } no puede mover.
refusal-occupied = Ya hay una pieza en { $square }.
refusal-backward = Los peones solo avanzan. Hacia atrás solo pueden capturar.
refusal-one-step = Los peones mueven de casilla en casilla.
refusal-off-the-top = Los peones solo mueven en el tablero superior. Por los lados solo pueden capturar.
refusal-no-line = Ninguna línea de un tablero lleva de { $square } a { $to }.
refusal-blocked = La pieza de { $square } cierra el paso.
refusal-no-capture = Ninguna captura lleva de { $square } a { $to }.
refusal-sheep-backward = Las ovejas solo avanzan.
refusal-animals-one-step = Las ovejas y el lobo mueven de casilla en casilla.
refusal-out-of-reach = La pieza de { $square } no puede mover a { $to }.
refusal-other = No es una jugada legal.
refusal-only-capture = Captura obligatoria: { $played } ({ $boards })
refusal-only-longest = Es obligatorio capturar lo máximo: { $played } ({ $boards })
refusal-with-capture = { $reason }: { $played } ({ $boards })
refusal-with-example = { $reason }; por ejemplo, { $played } ({ $boards })
boards-then = { $first }, luego { $next }
boards-both = { $one } y { $other }

## Órdenes rechazadas
refused-over = La partida ha terminado. { $outcome }.
refused-no-game = Aquí no hay ninguna partida que Dames 3D pueda jugar.
refused-nothing-to-undo = No hay ninguna jugada que deshacer.
refused-nothing-to-redo = No hay ninguna jugada que rehacer.
refused-no-such-ply = La partida tiene { $last ->
        [one] { $last } media jugada
       *[other] { $last } medias jugadas
    }; no existe la media jugada { $asked }.
refused-no-such-node = La partida no tiene la posición { $path }.
refused-no-turn-at-start = Ninguna jugada lleva al inicio de la partida.
refused-main-line = Ya es la línea principal.
refused-no-variation-below = No hay ninguna variante bajo esta línea.
refused-nothing-follows = Nada sigue a esta posición.
refused-long-comment = Un comentario tiene como máximo { $most ->
        [one] { $most } carácter
       *[other] { $most } caracteres
    }.
refused-long-tag = Aquí caben como máximo { $most ->
        [one] { $most } carácter
       *[other] { $most } caracteres
    }.
refused-arrow-to-itself = Una flecha desde { $square } debe apuntar a otra casilla.
refused-nothing-to-undo-edit = No hay ningún cambio que deshacer.
refused-nothing-to-redo-edit = No hay ningún cambio que rehacer.
refused-too-many-plies = La partida es demasiado larga para continuar.
refused-offer-stands = Ya se han ofrecido tablas.
refused-no-offer = No se han ofrecido tablas.
refused-only-international = La regla de las cinco jugadas es solo para las damas internacionales.
refused-no-clock = Esta partida se juega sin reloj.
refused-clock-paused = El reloj ya está en pausa.
refused-clock-not-paused = El reloj no está en pausa.
refused-time-not-limited = { $side }: el tiempo no está limitado.
refused-too-much-time = Es más tiempo del que puede mostrar un reloj.

## Relojes
clock-unlimited = sin límite
clock-times = Reloj: blancas { $white }, negras { $black }
clock-paused = { $times } (en pausa)
clock-waiting = { $times } (empieza cuando ambos bandos hayan jugado)
clock-none = Esta partida se juega sin reloj: escribe, por ejemplo, reloj 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Ritmo de juego no válido, columna { $column }; se espera: { $expected }; hay: { $found }.
expected-a-side = blancas o negras
clock-add = blancas o negras y un número de segundos
move-wrong-sign = { $played } no es legal; se espera: { $expected }.
move-no-such-path = { $played } no es legal: ninguna captura pasa por ahí.
move-ambiguous = { $played } puede ser varias capturas: escribe una de estas: { $choices }.

## Texto ilegible
misread = FEN no válido, columna { $column }; se espera: { $expected }; hay: { $found }.
quoted = «{ $text }»
the-end = el final
fen-twice = FEN no válido, columna { $column }: la casilla { $square } está repetida.
fen-uncrowned-man = Posición ilegal: el peón de { $square } tiene que ser dama.
fen-empty = Posición ilegal: el tablero está vacío.
fen-not-wolf-and-sheep = Posición ilegal: el lobo y las ovejas se juega con cuatro peones blancos y uno negro, sin damas.
position-illegal = No es una posición legal.
expected-square = una casilla de 1 a 50
expected-sign = «-» o «x»
expected-end-of-move = el final de la jugada
expected-side = «W» o «B»
expected-pieces = «:» y las piezas de un bando
expected-other-pieces = las piezas del otro bando
expected-end-of-run = la última casilla de una serie, no anterior a la primera
expected-end-or-dot = el final o «.»
expected-end-after-dot = el final después de «.»
expected-time-control = un ritmo de juego como 5+3
expected-time = un tiempo mayor que 0
expected-end-of-time-control = el final del ritmo de juego
expected-other = otra cosa

## El panel
no-moves-yet = Aún no hay jugadas
draw-offered-white = Las blancas ofrecen tablas
draw-offered-black = Las negras ofrecen tablas
accept = Aceptar
decline = Rechazar
counters-button = Contadores
counters = Hacia las tablas
count-repetition = Misma posición
count-quiet = Sin captura ni jugada de peón
count-three = Tres contra una dama
count-few = Una o dos contra una dama
count-of = { $count } / { $limit }
at-once = tablas al momento
after-capture = tablas tras las capturas
federation = Dos contra una dama: cinco jugadas (FMJD)
draws-by-sheet = Dos damas contra una: tablas al momento, salvo mientras siguen capturas
again = Otra vez
next-level = Nivel siguiente
yes = Sí
yes-resign = Abandonar
yes-paste = Cargar
yes-quit = Salir
no = Seguir jugando
stay-in-lesson = Seguir con la lección
looking-back = Posición anterior: la partida espera
play-on = Jugar desde aquí
too-low-to-drag = El tablero se ve muy de lado para arrastrar una pieza: haz clic en las casillas o gíralo
goes-back = Las piezas solo van en casillas oscuras: la pieza vuelve a su sitio
first-side-capture = Esa captura fue por un lado de la pirámide: cada lado es un tablero propio.
nobody-thinks = Nadie está pensando: le toca a una persona
yes-offer-draw = Ofrecer tablas
ask-draw-white = ¿Ofrecen tablas las blancas?
ask-draw-black = ¿Ofrecen tablas las negras?
ask-resign-white = ¿Abandonan las blancas?
ask-resign-black = ¿Abandonan las negras?
ask-paste = ¿Cargar la posición pegada en lugar de esta partida?
ask-quit = ¿Dejar la partida en curso y salir?
ask-leave-lesson = ¿Salir de la lección? Sigue en esta etapa.
copied = FEN copiado: { $fen }
not-copied = No se puede acceder al portapapeles.
nothing-to-paste = No hay texto en el portapapeles.

## Lo que puede hacer un jugador
undo = Deshacer
redo = Rehacer
first = Primera posición
last = Última posición
show-ply = Ver esta posición
play-only = Hacer la única jugada
other-table = Ir a la otra mesa
offer-draw = Ofrecer tablas
resign = Abandonar
new-game = Nueva partida
copy-fen = Copiar la posición (FEN)
paste-fen = Pegar una posición (FEN)
tip-of-view = { $name } ({ $key }; mantenla para un vistazo)
view-home = Vista desde tu sitio; otra vez: desde su otro lado
view-chair = Vista de frente desde tu sitio
view-top = Vista desde arriba
view-south-west = Vista desde el suroeste
view-south-east = Vista desde el sureste
view-north-east = Vista desde el noreste
view-north-west = Vista desde el noroeste
view-other-side = Vista desde el otro lado
sink = Hundir o alzar la pirámide
numbers = Números de las casillas
lines = Líneas de los lados
lens = Vista en perspectiva o paralela
pace = Velocidad de las piezas
language = Idioma
help = Ayuda
cancel = Cancelar o cerrar
focus = Ir a los botones; luego Tab e Intro
quit = Salir
pace-none = Ninguna
pace-fast = Rápida
pace-normal = Normal
pace-slow = Lenta

## Ayuda
help-mouse = Ratón
help-first = Lo primero
help-play = Jugar
help-advice = Pista, análisis, revisión
help-variations = Variantes y comentarios
help-window = Ventana
mouse-choose = Clic en una pieza
mouse-choose-does = seleccionarla
mouse-play = Clic en una casilla
mouse-play-does = mover allí o elegir la captura
mouse-drag = Arrastrar una pieza
mouse-drag-does = jugarla a la casilla donde se suelta
mouse-net = Clic o arrastre en los cinco tableros
mouse-net-does = jugar allí como en la pirámide
type-key = Escribir 32-28
type-does = hacer una jugada: dos casillas, luego Intro
peek-key = Mantener de F2 a F6
peek-does = vistazo: al soltar, vuelve la vista
mouse-turn = Arrastrar, botón derecho o central
mouse-turn-does = girar la vista
mouse-wheel = Rueda
mouse-wheel-does = hacer zoom
mouse-hover = Apuntar a una pieza
mouse-hover-does = ver sus líneas
close = Cerrar
tip = { $action } ({ $key })
key-space = Espacio
key-escape = Esc
key-tab = Tab
key-enter = Intro
key-delete = Supr
key-backspace = Retroceso
key-home = Inicio
key-end = Fin
key-pad = num. { $key }

## El tablero en texto
text-welcome = Escribe una jugada, como 32-28, o ayuda.
text-goodbye = Adiós.
text-face-south-west = SO: esquina izquierda de las blancas
text-face-south-east = SE: esquina derecha de las blancas
text-face-north-east = NE: esquina izquierda de las negras
text-face-north-west = NO: esquina derecha de las negras
text-answer = { $offer }: ¿aceptar o rechazar?
text-declined = Se rechazan las tablas.
text-counter = { $name }: { $count }
text-at-ply = Posición tras la media jugada { $ply }.
text-saved = { $commands ->
        [one] { $commands } orden guardada
       *[other] { $commands } órdenes guardadas
    } en { $file }.
text-unfinished = Partida sin terminar: { $variant }, { $date }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }. Escribe continuar para seguir con ella.
text-journal-damaged = Lo que venía tras la última jugada no se escribió hasta el final y se omite.
journal-unreadable = Lo que venía después no se puede leer y se omite; no se borra nada de ello.
journal-newer = Lo que venía después lo escribió una versión más reciente del programa y se omite; no se borra nada de ello.
journal-anew = El archivo de esta sesión había desaparecido o estaba cortado. Toda la sesión se ha escrito de nuevo: { $file }
journal-quarantined = Una parte de una sesión no se puede leer. No se ha borrado nada: todo está en { $file }.
text-nothing-unfinished = No hay ninguna partida sin terminar.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
text-games = Partidas de { $file }: { $count }. Abre una por su número: abrir { $last }
text-no-games = No hay partidas anteriores.
text-no-such-game = Esa partida no existe: escribe partidas para ver la lista.
text-game-number = el número de una partida de la lista
text-not-kept = La partida no se puede escribir en el disco: { $reason }. El juego continúa.
text-not-saved = No se ha podido escribir { $file }: { $reason }.
text-already-there = { $file } ya existe: escribe el nombre de un archivo nuevo.
text-unknown = «{ $typed }» no es ni una jugada ni una orden: escribe ayuda.
text-expected = { $word }; se espera: { $expected }.
text-a-file = el nombre de un archivo
text-line = las letras de una variante, o nada
text-place = las letras de una variante, o una media jugada de la línea principal
text-mark = una casilla y, si se quiere, verde, rojo, azul o amarillo
text-arrow = dos casillas y, si se quiere, verde, rojo, azul o amarillo
text-explore-what = Aún no hay partidas tuyas: escribe explorar y el nombre de un archivo o una carpeta de partidas.
text-editor-help =
    w 31 32 k5 b 1 2     peones blancos en 31 y 32, dama blanca en 5, peones negros en 1 y 2; x 31 vacía una casilla
    blancas, negras      el bando al que le toca
    vaciar, inicio       vaciar el tablero; colocar el inicio de una partida
    espejo, cambiar      cambiar izquierda y derecha; cambiar los bandos
    W:W31,K5:B1,2        un FEN
    deshacer, rehacer    deshacer un cambio, rehacerlo
    listo, cancelar      jugar desde esta posición; volver a la partida
text-editor-unknown = «{ $typed }» no se puede colocar: escribe w 31 32 k5 b 1 2, listo, cancelar o ayuda.
text-nothing-more = nada después
text-misread = Jugada no válida, columna { $column }; se espera: { $expected }; hay: { $found }.
text-too-long = Esa línea es demasiado larga.
text-help =
    32-28, 3228, 28x19   hacer una jugada; 28x19x10 nombra cada casilla de llegada
    jugadas              listar las jugadas legales
    dónde peones blancos  respuestas en palabras: también fila 4, líneas 28, última, recuento
    deshacer, rehacer    deshacer una jugada, rehacerla
    partida              ver las jugadas hechas, con variantes y comentarios
    ir B, ir 12          ir a la variante B, o a la media jugada 12 de la línea principal
    subir B, bajar B     subir o bajar una variante; principal B la hace línea principal; sin letra, la línea mostrada
    borrar B             borrar una variante; borrar, desde la jugada mostrada; borrar resto, lo que la sigue
    comentar TEXTO       comentar la jugada mostrada; antes TEXTO, antes de ella; sin texto se borra el comentario
    signo !?             un signo para la jugada mostrada: ! ? !! ?? !? ?!
    marcar 12 rojo       marcar una casilla; flecha 12 23 traza una flecha; verde, rojo, azul, amarillo
    deshacer cambio, rehacer cambio  deshacer y rehacer esos cambios
    tablas               ofrecer tablas; el otro jugador escribe aceptar o rechazar
    abandonar            abandonar la partida
    nueva                empezar de nuevo esta partida
    fen                  mostrar la posición como FEN
    fen W:W31,K5:B1      empezar esta partida desde una posición
    tablero international  ir a la mesa internacional; también dames3d, familia, ganapierde, lobo…
    lado so              elegir el lado que se ve en una pantalla estrecha: so, se, ne, no
    continuar            seguir con la partida sin terminar de una sesión anterior
    partidas, abrir 3    listar las partidas anteriores; abrir una
    guardar ARCHIVO      guardar las órdenes dadas, para dames3d replay
    mesa tocada          pieza tocada, pieza jugada, sí o no; compongo compone las piezas
    mesa mano            jugadas libres a mano, sí o no: llevar 31 27, retirar 22, devolver, listo;
                         el otro jugador escribe corregir o mantener
    mesa tablas          damas internacionales: dos damas contra una tienen cinco jugadas, o tablas al momento
    soplar 23            soplar una pieza que no capturó, donde se permite
    colocar 46           colocar una oveja, o el lobo
    ordenador negras 3   el ordenador juega un bando, a un nivel de 1 a 10; persona negras lo termina
    juega                el ordenador juega por el bando al que le toca
    revisar, revisar 60  evaluar toda la partida, en este número de segundos
    errores blancas      repetir tus errores: escribe una jugada, pista, mostrar o siguiente
    reloj 5+3            jugar con reloj, 5 minutos y 3 segundos por jugada; también 5d3, *2, =30,
                         5+3 3+2 ya; reloj lo muestra; reloj pausa, reloj sigue, sin reloj, reloj añadir blancas 60
    pista, analizar      una jugada que sugiere el ordenador; su evaluación de la posición
    explorar ARCHIVO     lo que se jugó en esta posición, en las partidas de un archivo o una carpeta;
                         explorar solo vuelve a mirar en las mismas, al principio en las tuyas
    preparar             preparar una posición: w 31 32 k5 b 1 2, luego listo
    salir                salir

## Playing over a network
online-connecting = Conectando con { $server }…
online-unreachable = No se puede acceder a { $server }: { $reason }. Se vuelve a intentar…
online-lost = Se ha perdido la conexión. Se vuelve a intentar…
online-back = Vuelves a estar conectado.
online-you-play = Tu bando: { $side }.
online-watching = Estás viendo esta partida.
online-invite = Envía este enlace al otro jugador. El primero que lo abra ocupa el puesto:
online-code = En la misma sala basta el código { $code }.
online-good-for = La invitación termina en { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
online-waiting = Esperando al otro jugador…
online-saved = Tu puesto está guardado: { $command } vuelve a esta partida, aunque se haya cerrado el programa.
online-not-saved = No se ha podido guardar tu puesto: { $reason }. Guarda su enlace: escribe enlace.
online-your-link = Este enlace lleva a tu puesto, también en otro dispositivo. No se lo des a nadie:
online-watch-link = Con este enlace otros pueden ver la partida:
online-no-invitation = No hay ningún puesto libre en esta partida.
online-begins = El otro jugador ha llegado. Empieza la partida.
named-begins = { $name } ya está aquí. Empieza la partida.
online-named = El otro jugador se llama { $name }.
online-other-connected = El otro jugador está conectado.
online-other-reconnecting = El otro jugador se está reconectando…
online-other-away = El otro jugador está ausente.
online-claim-in = Si sigue así, podrás reclamar el resultado en { $time }: escribe reclamar victoria o reclamar tablas.
presence-connected = en línea
presence-reconnecting = reconectando
presence-away = ausente
online-delay = { $presence }, retardo de { $milliseconds } ms
online-you = { $side } (tú)
online-player = { $side } ({ $name })
online-watchers = Espectadores
online-asks-takeback = El otro jugador pide deshacer una jugada
online-asks-pause = El otro jugador pide una pausa
online-asks-rematch = El otro jugador pide la revancha
named-asks-takeback = { $name } pide deshacer una jugada
named-asks-pause = { $name } pide una pausa
named-asks-rematch = { $name } pide la revancha
online-asked = Se ha preguntado al otro jugador. Escribe anular para retirarlo.
online-withdrawn = Se ha retirado la oferta.
online-declined = Rechazado.
online-taken-back = Se ha deshecho la jugada.
online-paused = El reloj está parado. Escribe seguir para continuar.
online-resumed = El reloj vuelve a correr.
online-gave-time = { $side }: { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } más.
greeting-hello = ¡Hola!
greeting-good-luck = ¡Suerte!
greeting-well-played = ¡Bien jugado!
greeting-thanks = ¡Gracias!
greeting-good-move = ¡Buena jugada!
greeting-oops = ¡Uy!
greeting-take-your-time = Tómate tu tiempo.
greeting-one-moment = Un momento, por favor.
greeting-must-go = Tengo que irme.
greeting-good-game = ¡Ha sido una buena partida!
greeting-another = ¿Otra partida?
greeting-goodbye = ¡Adiós!
online-restarted = El servidor se ha reiniciado. El reloj estuvo parado mientras tanto.
online-restarted-post = El servidor estuvo un tiempo fuera de servicio. El plazo de la jugada estuvo parado mientras tanto.
online-stopping = El servidor se detiene un momento y vuelve. La conexión se recupera sola.
online-rematch = Una nueva partida, con los colores cambiados.
online-over = Escribe revancha para volver a jugar, o salir.
online-sent = Enviado. El servidor aún no ha respondido.
online-kept = No estás conectado. Se enviará cuando vuelva la conexión.
online-no-answer = El servidor aún no ha respondido.
online-which = Hay varias ofertas: escribe detrás cuál: { $offers }.
online-post = Por correspondencia: { $days ->
        [one] { $days } día
       *[other] { $days } días
    } por jugada.
online-days-left = { $days ->
        [one] queda { $days } día
       *[other] quedan { $days } días
    } para esta jugada
online-hours-left = { $hours ->
        [one] queda { $hours } hora
       *[other] quedan { $hours } horas
    } para esta jugada
online-post-over = el plazo para esta jugada ha terminado
online-may-claim = Puedes reclamar el resultado: escribe reclamar victoria o reclamar tablas.
refused-watching = Solo los jugadores pueden hacerlo.
refused-not-begun = El otro jugador aún no ha llegado.
refused-game-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-not-your-turn = Le toca al otro jugador.
refused-nothing-offered = No hay tal oferta.
refused-offered-already = Eso ya se ha ofrecido.
refused-switched-off = Esta partida se acordó sin eso.
refused-not-away = El otro jugador no lleva bastante tiempo ausente.
refused-clock-now = El reloj no permite eso ahora.
refused-time-up = El tiempo se había agotado.
refused-name = Un nombre tiene de 1 a 40 caracteres, todos visibles.
refused-server-stops = El servidor está a punto de detenerse.
refused-too-many = Demasiadas peticiones: espera un momento.
rejected-protocol = El servidor habla la versión { $server } del protocolo y este programa la { $own }: uno de los dos es demasiado antiguo.
rejected-no-game = Aquí no hay ninguna partida que abra este enlace.
rejected-seat-taken = Otra persona ha ocupado este puesto.
rejected-settings = El servidor no acepta esta partida: { $reason }.
rejected-key = Este servidor pide una clave a quien ofrece una partida: indícala con --key.
rejected-too-many = Demasiados intentos: espera un minuto.
online-not-understood = El servidor y este programa no se entienden; quizá uno de los dos sea demasiado antiguo: { $reason }.
online-help =
    32-28, 3228, 28x19   hacer una jugada; 28x19x10 nombra cada casilla de llegada
    jugadas              listar las jugadas legales
    dónde peones blancos  respuestas en palabras: también fila 4, líneas 28, última, recuento
    partida              ver las jugadas hechas
    reloj                ver el reloj, o los días por jugada
    quién                ver quién está
    tablas, deshacer     ofrecer tablas; pedir que se deshaga tu última jugada
    pausa, seguir        pedir una pausa; poner de nuevo en marcha el reloj
    aceptar, rechazar    responder a una oferta; aceptar tablas, si hay varias
    anular               retirar tu propia oferta
    dar tiempo           dar quince segundos al otro jugador
    reclamar victoria, reclamar tablas  reclamar el resultado si el otro está ausente
    revancha             pedir otra partida con los colores cambiados, al terminar
    hola, suerte, adiós  saludar al otro jugador
    buena jugada, bien jugado, buena partida, gracias, uy  elogiar, agradecer, lamentar un descuido
    sin prisa, un momento, tengo que irme, otra  sobre el tiempo y otra partida
    abandonar            abandonar la partida
    enlace               ver el enlace a tu puesto, para tu otro dispositivo, y el enlace para mirar
    invitación           ver de nuevo la invitación
    fen                  mostrar la posición como FEN
    lado so              elegir el lado que se ve en una pantalla estrecha: so, se, ne, no
    tocar 31, compongo   tocar una pieza, si se juega pieza tocada; componer las piezas
    llevar 31 27, retirar 22, devolver, listo  a mano: llevar, retirar, devolver, terminar el turno
    corregir, mantener   corregir un turno irregular, o mantenerlo
    soplar 23            soplar una pieza que no capturó, donde se permite
    colocar 46           colocar una oveja, o el lobo
    salir                salir; la partida sigue

## Jugar con un amigo, en la ventana
not-with-friend-tip = No en una partida con un amigo: nadie ayuda hasta el final.
player-friend = Amigo
friend-elsewhere = Un amigo en otro lugar
about-friend-elsewhere = Jugáis por una red: en esta sala o a cualquier distancia.
friend-by-lot = A suertes
friend-join = Unirse a una partida…
friend-title = Jugar con un amigo
friend-join-title = Unirse a una partida
friend-you-play = juegas con { $side }
friend-where = Dónde
friend-by-link = Por enlace
friend-in-room = En esta sala
friend-server = Servidor
friend-key = Clave del servidor
friend-about-link = La partida se guarda en este servidor. Los dos necesitáis la red y nada más.
friend-about-room = Este ordenador es el servidor. Tu amigo debe estar en la misma red; no hace falta internet.
friend-days = Tiempo por jugada
friend-no-limit = Sin límite
friend-number-of-days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
friend-invite = Invitar
friend-copy = Copiar el enlace
friend-not-copied = No se puede acceder al portapapeles: dicta las seis letras.
friend-join-button = Unirse
friend-join-as = Unirse con { $side }
friend-invited-by = { $name } te invita.
friend-invited = Te invitan a una partida.
friend-paste = Pegar
friend-link-or-code = Enlace o seis letras
friend-code-server = Servidor, para las seis letras
friend-name = Tu nombre, si quieres
friend-scan = Escanea el cuadrado o abre el enlace. El primero en llegar ocupa el puesto.
friend-about-code = En la misma sala bastan estas seis letras y el servidor { $server }.
friend-show-invitation = Mostrar la invitación
friend-cancel = Cancelar la partida
friend-return = Volver a la partida
friend-forget = Olvidarla
friend-reconnect = Reintentar ahora
friend-saved = Tu partida con un amigo continúa.
friend-starting = Preparando este ordenador…
friend-connecting = Conectando con el servidor…
friend-is = Tu amigo: { $presence }
friend-delays = Retardo: amigo { $friend } ms, tú { $own } ms
friend-ask-takeback = Pedir deshacer
friend-say = Decir…
friend-say-title = Decir algo
friend-give-time = Dar 15 segundos
friend-asked-takeback = Has pedido deshacer una jugada.
friend-asked-pause = Has pedido una pausa.
friend-asked-rematch = Quieres la revancha.
friend-withdraw = Retirar
friend-rematch = Revancha
friend-claim-in = Si sigue así, podrás reclamar el resultado en { $time }.
friend-claim = Tu amigo lleva bastante tiempo ausente. Puedes reclamar el resultado.
named-claim = { $name } lleva bastante tiempo fuera. Puedes reclamar el resultado.
friend-claim-win = Reclamar la victoria
friend-claim-draw = Reclamar tablas
friend-no-address = Eso no es la dirección de un servidor. Es como https://dames.example o 192.168.1.5:7171.
friend-no-link = Eso no es un enlace ni un código. Pega el enlace entero o escribe las seis letras.
friend-unreachable = No se puede llegar al servidor: { $reason }. Revisa la dirección y la red; se sigue intentando.
friend-other-version = El servidor habla otra versión. Instala la última versión del programa o pídeselo al responsable del servidor.
friend-other-page = Esta página tiene otra versión que su servidor. Vuelve a cargarla.
friend-reload = Recargar
friend-not-hosted = Este ordenador no puede ser el servidor: { $reason }. Jugad por enlace.
friend-no-network = Este ordenador no está en ninguna red local. Conéctalo a una o jugad por enlace.
friend-no-such-game = Este enlace no abre ninguna partida: está mal escrito o la invitación ha terminado. Pide otra.
friend-seat-taken = Otra persona ha ocupado el puesto. Pide a tu amigo otra invitación.
friend-not-offered = El servidor no acepta esta partida: { $reason }
friend-needs-key = En este servidor solo ofrece partidas quien tiene una clave de su responsable. Escribe la clave o elige otro servidor.
friend-too-many = Demasiados intentos: espera un minuto y vuelve a probar.
friend-not-saved = No se ha podido guardar tu puesto: { $reason }. Deja la ventana abierta hasta el final de la partida.

## Varias partidas con amigos, sus enlaces y mostrar una posición
friend-my-games = Mis partidas
friend-my-games-waiting = Mis partidas ({ $turns })
friend-no-games = No tienes ninguna partida en curso con un amigo.
friend-own-turn = Te toca jugar
friend-friends-turn = Le toca a tu amigo
friend-not-joined = Aún no se ha unido nadie
friend-game-over = La partida ha terminado
friend-not-known = Sin conexión
friend-game-gone = El servidor ya no tiene esta partida
friend-on-board = en el tablero
friend-minutes-left = { $minutes ->
        [one] queda { $minutes } minuto
       *[other] quedan { $minutes } minutos
    }
friend-time-over = el tiempo ha terminado
friend-ask-forget = ¿Olvidar esta partida?
friend-about-forget = Sigue sin ti: cuando se acabe tu tiempo, tu amigo podrá reclamar el resultado. Solo su enlace lleva de vuelta a ella.
friend-keep = Conservarla
friend-go-there = Ir a esta partida
friend-has-moved = Tu amigo ha jugado en otra partida: { $game }.
friend-has-joined = Tu amigo ha llegado y empieza otra partida: { $game }.
friend-has-ended = Otra partida ha terminado: { $game }.
friend-links = Enlaces a esta partida
friend-links-button = Enlaces…
friend-watch-link = Para mirar
friend-about-watch = Quien abra este enlace verá la partida un segundo después y no podrá jugar.
friend-copy-watch = Copiar un enlace para mirar
friend-device-link = Para mi otro dispositivo
friend-about-device = Quien tenga este enlace puede jugar por ti. No se lo des a nadie.
friend-show-device = Mostrar este enlace
friend-copy-device = Copiar el enlace para mi otro dispositivo
friend-link-not-copied = No se puede acceder al portapapeles: el enlace está en el diálogo.
friend-watchers = { $watchers ->
        [one] { $watchers } espectador
       *[other] { $watchers } espectadores
    }
friend-show = Mostrar a mi amigo
friend-show-done = Tu amigo ya puede ver esta posición.
friend-shows = Tu amigo te muestra una posición.
friend-look = Ver
friend-show-elsewhere = Esta partida ya no está en su tablero. Ábrela primero entre las partidas anteriores.
friend-show-too-much = Es demasiado para mostrarlo de una vez: elige una posición anterior, o menos marcas y flechas.
online-shows = El otro jugador muestra una posición: { $fen }

## Nueva partida
begin = Empezar
other-games = Otros juegos
other-games-tip = Elegir un juego de familia
choose-rules = Juego
choose-opponent = Rival
choose-color = Llevas
choose-board = Tablero
choose-table-rules = Reglas de mesa
table-rules-none = ninguna
rules-draughts = Damas
rules-family = En familia
rules-brigand = Ganapierde
rules-wolf-and-sheep = Lobo y ovejas
board-flat = Plano
board-pyramid = Pirámide
touch-move = Pieza tocada, jugada
over-the-board = A mano
player-person = Persona
player-computer = Ordenador
about-international = Empiezan las blancas; hay que capturar, y el máximo de piezas.
about-dames3d = Cinco tableros; empiezan las blancas; hay que capturar, y el máximo de piezas.
about-family = Empiezan las negras; la captura se elige; la pieza que no captura se puede soplar.
about-brigand = Gana quien pierde todas sus piezas o no puede mover. Empiezan las negras.
about-wolf-and-sheep = Cuatro ovejas encierran al lobo, o el lobo las rebasa. Primero se colocan las piezas.
federation-short = Regla de cinco jugadas
about-federation = Dos damas, o una dama y un peón, contra una dama: tablas tras cinco jugadas de cada bando (FMJD).
about-board-pyramid = 100 cubos en cinco terrazas: el tablero superior y cuatro lados, cinco tableros a la vez.
about-board-flat = El tablero habitual de 100 casillas.
about-person = Dos personas juegan ante esta pantalla.
about-color = Juegas con este color y ves el tablero desde su lado.
color-with-engine-only = Contra el ordenador eliges tu color; entre dos personas se juegan ambos.
about-computer = Dames 3D juega contra ti, al nivel que elijas.
wolf-on-flat-board-only = El lobo y las ovejas se juega solo en el tablero plano.
setup-of-other-rules = La posición que has preparado no es legal en este juego.
program-plays-other-games = Este programa no juega a este juego.
by-hand-in-draughts-only = El lobo y las ovejas no se juega a mano
federation-in-international-only = Esta regla es de las damas internacionales
clock-not-chosen = Elige primero un tiempo de reloj
about-touch-move = Una pieza tocada que puede mover debe jugarse. «Compongo» permite ajustarla.
about-over-the-board = Las piezas se mueven libremente; el rival corrige una jugada irregular o la mantiene.
new-game-loses = No se puede escribir en el disco: se perderá la partida en curso de esta mesa.
new-game-keeps = La partida en curso de esta mesa pasa a «{ earlier-games }».

## Jugar a mano
refused-bound = La pieza tocada en { $square } debe jugarse.
refused-nothing-binds = No hay nada que componer: en esta partida tocar una pieza no obliga.
refused-not-by-hand = En esta partida no se juega a mano.
refused-hands-at-work = Se han movido piezas a mano: termina la jugada o devuélvelas.
refused-cannot-be-done = Lleva una pieza a una casilla vacía.
refused-nothing-played = No se ha jugado nada.
refused-nothing-irregular = No hay ninguna irregularidad que decidir.
refused-to-be-decided = El rival debe primero corregir la irregularidad o mantenerla.
refused-cannot-be-kept = Esta jugada no se puede mantener: nadie podría seguir jugando.
refused-nothing-to-huff = No hay nada que soplar.
refused-not-huffable = Solo se puede soplar en { $squares }.
refused-nothing-to-place = No hay ninguna pieza que colocar.
refused-cannot-be-placed = Ahora no se puede colocar ninguna pieza en { $square }.
refused-still-placing = Coloca primero las piezas.
irregular = Irregularidad: { $names }. El rival la corrige o la mantiene.
irregular-two-moves = dos jugadas seguidas ({ $squares })
irregular-opponents-piece = se movió una pieza del rival ({ $square })
irregular-overlooked = una captura de { $due ->
        [one] { $due } pieza
       *[other] { $due } piezas
    } era obligatoria
irregular-removed = { $count ->
        [one] pieza retirada sin motivo
       *[other] piezas retiradas sin motivo
    } ({ $squares })
irregular-too-few = { $taken ->
        [one] { $taken } pieza capturada
       *[other] { $taken } piezas capturadas
    } en lugar de { $due }
irregular-too-many = { $count ->
        [one] pieza capturada de más
       *[other] piezas capturadas de más
    } ({ $squares })
irregular-half-way = la captura se detuvo a medias en { $square }
irregular-early = pieza retirada antes de acabar la captura ({ $square })
irregular-no-such-move = ninguna pieza va de { $from } a { $to }
irregular-not-touched = había que jugar la pieza tocada en { $square }
irregular-nothing-played = no se ha jugado nada
corrected = Se retira la jugada; haz otra.
corrected-bound = Se retira la jugada; hay que jugar la pieza de { $square }.
correct = Corregir
keep = Mantener
done = Fin de jugada
put-back = Devolver
take-off = Retirar pieza
adjust = Compongo
adjusting = Compongo: se están ajustando piezas.
huff-title = Captura omitida
huff = Soplar { $square }
place-sheep = Las cuatro ovejas se colocan en la primera fila.
place-wolf = El lobo se coloca en cualquier otra casilla.
draw-lots = Sortear
huffed-white = Las blancas soplan { $square }: podía capturar { $taken }.
huffed-black = Las negras soplan { $square }: podía capturar { $taken }.
text-touched = La pieza de { $square } está tocada y debe jugarse.
text-two-squares = dos casillas, de 1 a 50
text-table-rules = tocada, mano o tablas
text-sides = so, se, ne o no
irregular-asks = { $side }: ¿corregir o mantener?
by-hand = Mueve las piezas libremente; suelta una fuera del tablero para retirarla.
must-play = Hay que jugar la pieza de { $square }.

## El ordenador
seat = Elegir quién juega: una persona, el ordenador o un motor
seat-choose = Que juegue este jugador
seat-menu = { $side }: ¿quién juega?
change-sides = Cambiar de bando con el ordenador
tools-view = Vista
tools-help = Ayuda
tools-games = Partidas
tool-home = Mi sitio
tool-chair = De frente
tool-turn = Girar
tool-lens = Perspectiva
tool-pyramid = Pirámide
tool-numbers = Números
tool-lines = Líneas
tool-boards = Tableros
tool-hint = Pista
tool-analysis = Análisis
tool-review = Revisión
tool-rules = Reglas
tool-learn = Escuela
tool-keys = Teclas
tool-open = Abrir
tool-save = Guardar
tool-earlier = Anteriores
tool-list = Lista
tool-explorer = Explorador
tool-settings = Ajustes
tools-open = Abrir los botones de este grupo
sheet-pull = Subir o bajar la hoja con la partida
line-play-first = Hacer esta jugada
line-preview = Ver la línea hasta esta jugada
line-held = Vista previa: jugada { $shown } de { $length }; Esc para volver
line-hovered = Vista previa: jugada { $shown } de { $length }
line-previewed = Vista previa
line-back = Una jugada atrás en la línea
line-forward = Una jugada adelante en la línea
line-play = Jugar esta línea
line-close = Volver a la partida
move-now = Jugar ya
hint = Pista
hint-only = { $played } es la única jugada.
hint-wins = { $played } gana.
hint-saves = { $played } es la única jugada que no pierde.
hint-wins-men = { $men ->
        [one] { $played } gana un peón.
       *[other] { $played } gana { $men } peones.
    }
hint-wins-material = { $played } gana material.
hint-ahead = { $played } conserva la ventaja.
hint-even = { $played } mantiene el equilibrio.
hint-behind = { $played } es la mejor defensa.
analysis = Análisis
analysis-by = Análisis de { $name }
weaker = Más débil
stronger = Más fuerte
level = Nivel { $level }
computer-name = Dames 3D, nivel { $level }
level-in-words = { $level }, { $word }
level-first-steps = primeros pasos
level-beginner = principiante
level-casual = jugador ocasional
level-regular = jugador habitual
level-club = jugador de club
level-strong-club = buen jugador de club
level-expert = experto
level-master = maestro
level-grandmaster = gran maestro
level-full = máxima fuerza
seat-computer = Ordenador: { $level }. Haz clic para elegir otro nivel o jugador
white-thinks = Las blancas piensan…
black-thinks = Las negras piensan…
thinking-answer = El ordenador está pensando
thinking-program = { $name } está pensando
thinking-hint = Buscando una pista
thinking-depth = profundidad { $depth } · { $millions } M
thinking-depth-tip = { $depth ->
        [one] { $depth } media jugada
       *[other] { $depth } medias jugadas
    } de profundidad; posiciones, en millones: { $millions }
solved-tip = Las tablas de finales conocen el resultado: no queda nada que buscar.
fen-tip = FEN: una línea de texto que dice dónde están las piezas. Otros programas de damas la leen.
pdn-tip = PDN: las jugadas en texto, como las escriben los programas y los libros de damas.
button-set-up = Preparar
button-share = Compartir
button-take-back = Deshacer
no-sides-tip = El tablero plano no tiene lados.
not-in-practice-tip = No durante un ejercicio: sal de él primero.
program-not-started = No se ha podido iniciar { $name }.
program-gone = { $name } se ha cerrado.
program-silent = { $name } no responde.
program-illegal = { $name } ha hecho una jugada ilegal.
program-params = { $name } no tiene estos ajustes.
program-not-understood = { $name } ha dado una respuesta no válida.
program-seat = En su lugar juega una persona.
threat = Amenaza: { $played }
score-even = Igualdad
score-little-white = Ligera ventaja de las blancas
score-little-black = Ligera ventaja de las negras
score-better-white = Ventaja de las blancas
score-better-black = Ventaja de las negras
score-winning-white = Ventaja decisiva de las blancas
score-winning-black = Ventaja decisiva de las negras
score-wins-white = Ganan las blancas en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
score-wins-black = Ganan las negras en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }

## Finales
solved = resuelto
verdict-draw = Tablas
outlook-win = gana en { $moves }
outlook-draw = tablas
outlook-loss = pierde en { $moves }
endgames-offer = Los finales de hasta { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } se pueden resolver aquí de una vez por todas. Tarda un minuto, más o menos, mientras juegas.
endgames-solve = Resolver los finales
endgames-solving = Resolviendo los finales: { $percent } %
endgames-failed = No se han podido resolver los finales: { $reason }
endgames-damaged = No se han podido usar los finales ya resueltos: { $reason }
thinking-decision = El ordenador está decidiendo
irregular-computer = El ordenador decide: corregir o mantener
computer-keeps = El ordenador mantiene la jugada.
computer-corrects = El ordenador hace retirar la jugada.
computer-huffs-nothing = Se omitió una captura; el ordenador no sopla nada.
computer-accepts = El ordenador acepta las tablas.
computer-declines = El ordenador rechaza las tablas.
computer-failed-once = El ordenador ha fallado y vuelve a pensar.
computer-failed = El ordenador ha fallado otra vez en esta jugada.
computer-failed-type = Escribe una jugada por él, o juega para que lo intente de nuevo.
search-failed = La búsqueda ha fallado. Empezará de nuevo en la próxima posición.
text-hint = Pista: { $played } ({ $score })
text-depth = profundidad { $depth }
text-seat-computer = { $side }: ordenador, nivel { $level } ({ $word }).
text-seat-person = { $side }: persona.
text-more = – Intro: más –
text-seat = blancas o negras y, para el ordenador, un nivel de 1 a 10

## Archivos
settings-renamed = No se han podido leer tus ajustes; se usan los predeterminados. El archivo anterior es ahora { $file }
settings-unreadable = No se han podido leer tus ajustes; se usan los predeterminados. { $file }: { $reason }
settings-not-saved = No se han podido guardar tus ajustes: { $reason }
recording-failed = Esta sesión ya no se registra: { $reason }

## Revisar una partida
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-better = { $quality }. Mejor: { $line }.
review-missed-shot = { $quality }. Combinación no vista: { $line }.
review-errors = { $blunders ->
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }, { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $inaccuracies ->
        [one] { $inaccuracies } imprecisión
       *[other] { $inaccuracies } imprecisiones
    }
review-accuracy = { $side }: precisión { $accuracy } %, { $errors }
review-no-accuracy = { $side }: { $errors }
review-no-moves = No hay jugadas que revisar.
review-stopped = La revisión se ha detenido; se ha evaluado el final de la partida.
review-seconds = un número de segundos para toda la partida, o nada
retry-position = { $side }: aquí jugaste { $played }. Busca una jugada mejor, o escribe pista, mostrar o siguiente.
retry-none = No hay errores que corregir.
retry-first = Escribe primero revisar.
retry-hint = La mejor jugada es de la pieza de { $square }.
retry-right = Correcto.
retry-as-good = { $played } es tan buena como la mejor jugada.
retry-same = Eso se jugó en la partida.
retry-wrong = Hay una jugada mejor.
retry-wrong-answer = Hay una jugada mejor: a esta se responde { $answer }.
retry-done = Ya has repasado todos los errores.

## Compartir
share-open = Compartir: imagen, animación, PDN, FEN
share-title = Compartir
share-text = Copiar como texto
share-copy-fen = Copiar la posición (FEN)
share-copy-pdn = Copiar la partida (PDN)
share-copy-link = Copiar un enlace a la partida
share-look = Aspecto de las imágenes
share-scene = Como en la ventana
share-diagram = Diagrama
share-file = Guardar en un archivo
share-picture = Guardar una imagen
share-animation = Guardar una animación
share-stop = Detener
share-close = Cerrar
share-working = Dibujando… Continúa aunque cierres esta ventana.
share-copied-fen = La posición está en el portapapeles.
share-copied-pdn = La partida está en el portapapeles.
share-copied-link = El enlace está en el portapapeles.
share-saved = Guardado: { $path }
share-failed = No se ha guardado: { $reason }.
share-stopped = La animación se ha detenido.

## Preparar una posición
editor-open = Preparar una posición
editor-close = Salir del editor de posiciones
editor-title = Preparar una posición
editor-help = Clic izquierdo: la pieza elegida; derecho: la del otro color; otra vez: dama, luego nada. Arrastra las piezas, también fuera del tablero. O escribe: w 31 32 k5 b 1 2
editor-typing = { $tool }: { $typed }
editor-no-square = { $number } no es una casilla: va de 1 a 50.
tool-white-man = Peón blanco (W)
tool-white-king = Dama blanca (W, y K antes del número)
tool-black-man = Peón negro (B)
tool-black-king = Dama negra (B, y K antes del número)
tool-erase = Quitar una pieza (X)
editor-other-side = Que juegue el otro bando
editor-other-side-tip = A quién le toca (S)
editor-white-to-move = Juegan las blancas
editor-black-to-move = Juegan las negras
editor-fen = Posición como texto (FEN)
editor-type = Escribir piezas y casillas
editor-place = Poner una pieza en el cursor
editor-place-other = Poner una pieza del otro color en el cursor
editor-clear = Vaciar
editor-clear-tip = Vaciar el tablero
editor-start = Inicio
editor-start-tip = Colocar el inicio de una partida
editor-mirror = Espejo
editor-mirror-tip = Cambiar izquierda y derecha en cada fila
editor-swap = Invertir
editor-swap-tip = Cambiar los colores y dar media vuelta al tablero
editor-play = Jugar…
editor-play-tip = Elegir los jugadores y jugar desde esta posición
editor-analyze = Analizar
editor-analyze-tip = Analizar esta posición
editor-save = Guardar…
editor-save-tip = Guardar esta posición en un archivo
editor-problems = { $problems ->
        [one] Posición ilegal:
       *[other] Posición ilegal ({ $problems } problemas):
    }
setup-white-man = { $square }: un peón blanco aquí tiene que ser dama.
setup-black-man = { $square }: un peón negro aquí tiene que ser dama.
setup-empty = El tablero está vacío.
setup-wolf-and-sheep = Hacen falta cuatro ovejas y un lobo.
setup-no-kings = { $square }: en el lobo y las ovejas no hay damas.
setup-ended = La partida ya ha terminado: { $outcome }.
setup-too-many = { $side }: { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }, más que en cualquier partida.
setup-count = { $side }: { $men ->
        [one] { $men } peón
       *[other] { $men } peones
    }{ $kings ->
        [0] {""}
        [one] , { $kings } dama
       *[other] , { $kings } damas
    }

## Variantes y comentarios
previous-variation = Variante anterior, o inicio
next-variation = Variante siguiente, o final
edit-tools = Editar la partida: variantes, signos, comentarios
promote = Subir la variante
demote = Bajar la línea
make-main-line = Hacerla línea principal
delete-line = Borrar desde aquí
next-sign = Siguiente signo de la jugada
sign-good = Buena jugada
sign-mistake = Un error
sign-brilliant = Jugada brillante
sign-blunder = Error grave
sign-interesting = Jugada interesante
sign-dubious = Jugada dudosa
comment = Comentario
comment-before = Antes de la jugada
comment-after = Después de la jugada
comment-start = Comentar la partida
comment-on = Comentar { $played }
save = Guardar
dismiss = Cancelar
undo-edit = Deshacer el último cambio
redo-edit = Rehacer el cambio

## Los relojes en la ventana
clock-period = periodo { $period }
clock-moves-left = { $moves ->
        [one] queda { $moves } jugada
       *[other] quedan { $moves } jugadas
    }
clock-increment = +{ $seconds } s
clock-bronstein = hasta +{ $seconds } s
clock-delay = retardo { $seconds } s
clock-hourglass = reloj de arena
clock-per-move = por jugada
clock-toggle = Pausar el reloj o reanudarlo
clock-pause = Pausa
clock-resume = Reanudar
clock-add-minute = Añadir un minuto a este reloj
clock-plus-minute = +1 min
clock-is-paused = Reloj en pausa
clock-starts-later = El reloj empieza cuando ambos hayan jugado
clock-out-of-time = Sin tiempo
choose-clock = Reloj
no-clock = sin reloj
clock-choice-none = Ninguno
clock-choice-minutes = { $minutes } min
clock-choice-per-move = { $seconds } s por jugada
clock-choice-hourglass = Arena { $time }
clock-choice-hours = { $hours } h
clock-choice-bonus = { $time } + { $seconds } s por jugada
clock-choice-moves = { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } en { $time }
clock-choice-then = { $first }, luego { $next }
clock-choice-own = Otro…
clock-differs = Uno por bando
clock-at-once = Empezar ya
clock-options = Opciones
about-clock-differs = Blancas y negras tienen tiempos distintos.
about-clock-at-once = El reloj de las blancas corre ya, sin esperar a que ambos bandos hayan jugado.
clock-own-tip = Segundos, como en PDN: 300+5, 40/7200:3600, 300d5 (retardo), *120 (reloj de arena), =30 (por jugada)

## La revisión en la ventana
review-run = Revisar la partida, o detener
review-title = Revisión
review-begin = Evaluar la partida
review-stop = Detener
review-progress = { $of ->
        [one] { $done } / { $of } jugada
       *[other] { $done } / { $of } jugadas
    }
review-builtin = Dames 3D
review-judge = Evalúa: { $name }
review-close = Cerrar la revisión; sus valoraciones quedan con la partida
review-next-judge = Evaluar con el motor siguiente
review-next-error = Error siguiente
review-previous-error = Error anterior
review-side-accuracy = { $accuracy } %
review-accuracy-tip = Lo cerca que están las jugadas de las mejores: 100 % no desperdicia ninguna ocasión de ganar.
review-accuracy-word = Precisión
review-your-accuracy = Tu precisión: { $accuracy } %
review-accuracies = Precisión: blancas { $white } %, negras { $black } %
review-evaluation = Evaluación: { $words }. Probabilidad de que ganen las blancas: { $percent } %
review-chance-tip = Probabilidad de que ganen las blancas: { $percent } %
review-failed = La evaluación ha fallado: { $reason }
review-solved = Este juego está resuelto; no hay nada que evaluar.
retry-judge-first = Evalúa primero la partida.
retry-begin = Aprender de tus errores
retry-begin-white = Errores de las blancas
retry-begin-black = Errores de las negras
retry-count = Error { $number } de { $count }
retry-ask-white = Las blancas jugaron { $played }. Haz una jugada mejor.
retry-ask-black = Las negras jugaron { $played }. Haz una jugada mejor.
retry-judging = Evaluando { $played }…
retry-found = { $played } es correcto.
retry-elsewhere = Las jugadas se prueban en la posición del error: aquí está de nuevo.
retry-solution = Lo mejor: { $line }
retry-hint-button = Pista
retry-show-button = Ver
retry-next-button = Siguiente
retry-end-button = Fin

## Partidas en disco
file-open = Abrir…
file-save = Guardar
file-save-as = Guardar como…
earlier-games = Partidas anteriores
unfinished-games = Partidas sin terminar
unfinished-continue = Continuar
unfinished-later = Dejar para luego
unfinished-draft = Una posición que se está preparando
folder-home = Carpeta personal
folder-above = Carpeta superior
file-saved = Guardada en { $file }. A partir de ahora, la partida se guarda ahí sola.
file-saved-once = Guardada en { $file }.
file-not-saved = No se ha podido guardar { $file }: { $reason }.
file-changed = Otro programa ha cambiado { $file }, que queda como está. Guarda la partida con otro nombre.
file-no-pdn = { $file } no es un archivo de partidas. Elige otro nombre.
file-shared-line = La partida comparte una línea de { $file } con otra. Guárdala con otro nombre.
file-unreadable = No se ha podido abrir { $file }: { $reason }.
file-without-games = { $file } no contiene ninguna partida que Dames 3D pueda jugar.
file-error = { $file }, línea { $line }, columna { $column }: { $problem }
file-more-errors = { $count ->
        [one] Hay un error más.
       *[other] Hay { $count } errores más.
    }
pdn-open-comment = El comentario no tiene final.
pdn-open-variation = La variante no tiene final.
pdn-other = Esta parte no se puede leer.
pdn-utf-16 = El texto está en UTF-16. Se esperaba UTF-8, Windows-1252 u otra codificación de un byte por carácter.
pdn-unexpected = Se espera: { $expected }; hay: { $found }.
pdn-expected-move = una jugada, un comentario o el final de la partida
pdn-expected-glyph = un signo de $0 a $65535
pdn-expected-result = un resultado como 2-0, 1-1, 0-2 o *
pdn-expected-end = el resultado de la partida
pdn-expected-next-game = un comentario o la partida siguiente
pdn-expected-tag = una etiqueta como [White "Anna"]
pdn-expected-escape = «\» antes de unas comillas en una etiqueta
pdn-other-board = { $text } no es legal en damas internacionales, que es lo que se supone sin la etiqueta GameType: { $reason }. Quizá sea una partida en un tablero de 8×8.
pdn-answer = { $reason }. Solo una jugada suelta entre paréntesis se lee como respuesta a la jugada anterior.
pdn-repeated-tag = La etiqueta { $name } aparece otra vez: se conserva «{ $kept }» y se omite «{ $left }».
pdn-bracketed-move = Solo el otro bando puede jugar { $text }: se lee como jugada de la partida, sin los paréntesis.
pdn-other-game = Esto es { $number ->
        [0] ajedrez
        [1] ajedrez chino
        [21] damas inglesas
        [22] damas italianas
        [23] pool checkers americano
        [24] damas españolas
        [25] damas rusas
        [26] damas brasileñas
        [27] damas canadienses
        [28] damas portuguesas
        [29] damas checas
        [30] damas turcas
        [31] damas tailandesas
        [40] damas frisias
        [41] damas de Spantsireti
        [50] Othello
       *[other] un juego desconocido
    } (GameType { $found }), y Dames 3D no juega a eso.
pdn-invalid-type = Se espera un GameType como 20,W,10,10,N2,0; hay: «{ $found }».
pdn-other-size = GameType 20 se juega en 10×10 casillas; hay: «{ $found }».
pdn-other-variant = Es una partida de la variante «{ $name }», a la que Dames 3D no juega.
pdn-other-rules = Se esperan las reglas { $expected }; hay: «{ $found }».
pdn-long-line = La línea es demasiado larga: se leen como máximo { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    }.
pdn-long-comment = El comentario es demasiado largo: se leen como máximo { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    }.
pdn-long-text = Demasiado texto en una partida: se leen como máximo { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    } de comentarios y etiquetas.
pdn-many-tags = Demasiadas etiquetas: se leen como máximo { $limit }.
pdn-deep-nesting = Demasiadas variantes dentro de variantes: se leen como máximo { $limit }.
pdn-many-turns = Demasiadas jugadas: se leen como máximo { $limit } por partida.
pdn-many-errors = Más de { $limit ->
        [one] { $limit } error
       *[other] { $limit } errores
    }: los demás de esta partida no se muestran.
unfinished-note = No se pierde nada: las partidas que dejes para luego se ofrecerán de nuevo.
game-board = { $variant }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
earlier-none = Aún no hay partidas anteriores.
earlier-no-match = Ninguna partida contiene estas palabras.
earlier-reading = Leyendo…
earlier-filter = Escribe un jugador, un tablero, una fecha o un resultado para buscar una partida.
earlier-show = Ver
result-open = sin acabar
file-open-button = Abrir
file-open-note = Escribe una ruta, o elige un archivo o una carpeta.
file-save-note = Si el archivo ya contiene partidas, esta se añade a ellas.
key-shift = Mayús

## Muchas partidas
games-browse = Partidas: listar, filtrar y abrir
games-browse-position = Listar las partidas con esta posición
games-title = Partidas
games-count = { $shown } de { $all ->
        [one] { $all } partida
       *[other] { $all } partidas
    }
games-finding = Archivos de partidas encontrados: { $files }
games-reading = Leyendo partidas: { $percent } %, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
games-errors = { $count ->
        [one] { $count } error en los archivos
       *[other] { $count } errores en los archivos
    }
games-no-files = No hay partidas abiertas. Abre un archivo o una carpeta de partidas.
games-player = Jugador
games-event = Torneo
games-dates = Fechas: 1956, 2024.05, 2020..2024
games-any-result = Todo resultado
games-unfinished = Sin terminar
games-any-variant = Todos los tableros y reglas
games-duplicates = Omitir las partidas idénticas a otras anteriores
games-no-duplicates = Sin duplicados
games-by-position = Con la posición del tablero
games-sort = Ordenar por esta columna
games-open = Abrir la partida
games-column-number = N.º
games-column-date = Fecha
games-column-result = Resultado
games-column-event = Torneo
games-column-variant = Tablero y reglas
games-column-moves = Jugadas
games-duplicate-of = Las mismas jugadas que la partida { $number }
games-has-errors = Esta partida tiene errores; puede que no esté completa.
games-place = { $file }, partida { $number }
games-unreadable = No se ha podido leer la partida: { $reason }
games-not-playable = Dames 3D no juega a este tipo de partida, o su archivo ha cambiado.
explorer-toggle = Explorador: lo que se jugó en esta posición
explorer-title = Explorador
explorer-mirrored = En espejo
explorer-mirrored-tip = Contar también las partidas con los colores cambiados
explorer-games = Las partidas
explorer-play = Hacer esta jugada
explorer-none = Ninguna partida llega a esta posición.
explorer-openings = Aperturas del ordenador
explorer-positions = { $positions ->
        [one] { $positions } posición
       *[other] { $positions } posiciones
    }
explorer-total = { $games ->
        [one] { $games } partida, las blancas sumaron el { $score } %
       *[other] { $games } partidas, las blancas sumaron el { $score } %
    }
explorer-total-open = { $games ->
        [one] { $games } partida sin resultado
       *[other] { $games } partidas sin resultado
    }
explorer-score = { $score } %

## La ventana sobre la partida

about-open = Jugadores, torneo y fecha
about-title = Sobre esta partida
about-event = Torneo
about-site = Lugar
about-date = Fecha
about-round = Ronda
about-note = Se guarda con la partida. La fecha puede escribirse 2024.08.17 o 17/8/2024.
turn-of = Juega { $name }
editor-not-saved = Una posición ilegal no se puede guardar.
editor-kept = Se conserva la posición que estabas preparando: Ctrl+E, luego Ctrl+Z.

## Los cinco tableros

net-toggle = Cinco tableros uno junto a otro
net-size = Cinco tableros en grande o en el panel
net-hide = Ocultar los cinco tableros
net-title = Cinco tableros

# Vistas
replay-last-move = Ver de nuevo la última jugada, despacio
replay-capture = Repetir
## El juego en palabras: lectores de pantalla, preguntas
spoken-empty = vacía
spoken-white-man = peón blanco
spoken-white-king = dama blanca
spoken-black-man = peón negro
spoken-black-king = dama negra
spoken-white-men = peones blancos
spoken-white-kings = damas blancas
spoken-black-men = peones negros
spoken-black-kings = damas negras
spoken-none = ninguna pieza
spoken-square = { $square }, { $content }
spoken-and = { $before } y { $last }
spoken-goes = { $side }: de { $from } a { $to }
spoken-takes = { $side }: { $from } captura y va a { $to }
spoken-pieces-taken = { $pieces ->
        [1] una pieza
        [2] dos piezas
        [3] tres piezas
        [4] cuatro piezas
        [5] cinco piezas
        [6] seis piezas
       *[other] { $pieces } piezas
    }
spoken-crowned = corona dama
spoken-by-hand = { $side }: jugada a mano
spoken-set-up = se ha preparado una posición
spoken-your-turn = Te toca
spoken-must-capture = { $turn }, captura obligatoria
spoken-places = { $name }: { $what }
spoken-row = Fila { $row }, desde la izquierda: { $squares }
spoken-line = { $direction }: { $squares }
spoken-north = norte
spoken-north-east = noreste
spoken-east = este
spoken-south-east = sureste
spoken-south = sur
spoken-south-west = suroeste
spoken-west = oeste
spoken-north-west = noroeste
spoken-men-counted = { $men ->
        [one] { $men } peón
       *[other] { $men } peones
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } dama
       *[other] { $kings } damas
    }
spoken-move-number = Jugada { $number }
question-where = Tras «dónde» se espera blancas o negras, peones o damas; por ejemplo, dónde peones blancos.
question-row = Tras «fila» se espera un número de 1 a 10; la fila 1 es la más cercana a las blancas.
question-lines = Tras «líneas» se espera una casilla de 1 a 50.
question-alone = No se espera nada tras esta palabra.
typed-several = { $typed } puede ser varias jugadas: escribe una de estas: { $choices }.

## El teclado en el tablero
walk-enter = Recorrer las casillas: flechas, Intro elige, Esc termina
walk-next = Siguiente pieza que puede mover
walk-boards = Recorrer los cinco tableros, o la escena
entry-open = Escribir una jugada, también con una cifra, o una pregunta
entry-name = Jugada o pregunta
entry-hint = Una jugada, como 32-28, o una pregunta: dónde peones blancos, fila 4, líneas 28, última, recuento.
entry-no-move = Ninguna jugada legal empieza así.
entry-not-your-turn = No te toca jugar.
entry-waits = La jugada se hará cuando te toque. Esc la descarta.
ahead-waits = La jugada se hará cuando te toque. Un clic o Esc la descarta.
entry-no-square = { $found } no es una casilla de 1 a 50. Escribe dos casillas, como 32-28, o una pregunta, como líneas 28.
entry-incomplete = Falta una casilla. Escribe dos casillas, como 32-28.
entry-not-a-move = { $found } no es parte de una jugada. Escribe dos casillas, como 32-28, o una pregunta, como líneas 28.
cell-chosen = elegida
cell-end = la pieza puede ir aquí
cell-movable = puede mover

## Los ajustes

settings-open = Ajustes
settings-title = Ajustes
settings-part-display = Pantalla
settings-part-sounds = Sonidos
settings-part-playing = Juego
settings-theme = Tablero
theme-walnut = Nogal
theme-birch = Abedul
theme-marble = Mármol
theme-high-contrast = Contraste
theme-color-blind = Daltonismo
settings-quality = Calidad de imagen
settings-high-steps = Escalones tan altos como anchos son los cubos
quality-plain = Sencilla
quality-fine = Alta
settings-text-size = Tamaño de texto y botones
settings-contrast = Alto contraste
settings-full-screen = Pantalla completa
settings-sound = Sonidos
settings-volume = Volumen
settings-softer = Más bajo
settings-louder = Más alto
settings-analysis = Acabar el análisis tras
settings-minutes = { $minutes } min
settings-never = Nunca
settings-entry = Mover las piezas con
settings-entry-both = Clic o arrastre
settings-entry-click = Clic
settings-entry-drag = Arrastre
settings-confirm = Confirmar cada jugada
settings-on = Sí
settings-off = No
settings-percent = { $percent } %
settings-play-move = Hacer la jugada introducida
settings-discard-move = Descartar la jugada introducida
settings-ask-move = ¿Jugar { $played }?
settings-play = Jugar
settings-discard = Descartar

## Las reglas en la ventana
rules-open = Reglas
rules-play = Verlo en el tablero
rules-goal = Objetivo
rules-goal-draughts = Capturar todas las piezas del rival o dejarlo sin jugada. Empiezan las blancas.
rules-goal-family = Capturar todas las piezas del rival o dejarlo sin jugada. Empiezan las negras.
rules-goal-brigand = Perder: gana el primero que se queda sin piezas o no puede mover. Empiezan las negras.
rules-goal-wolf = Cuatro ovejas contra un lobo. El lobo gana cuando rebasa a todas las ovejas; las ovejas ganan si el lobo no puede mover.
rules-boards = Cinco tableros
rules-boards-are = Los 100 cubos forman cinco tableros a la vez: el superior y cuatro lados de 55 cubos, cada uno visto desde una esquina. Haz clic en un tablero para verlo.
rules-moves = Movimiento
rules-moves-flat = Un peón avanza una casilla en diagonal. El peón que acaba su jugada en la última fila corona y se convierte en dama, que recorre cualquier distancia, hacia delante o hacia atrás.
rules-moves-pyramid = Un peón avanza una casilla en diagonal en el tablero superior. El peón que acaba su jugada en la última fila corona y se convierte en dama, que recorre cualquier distancia por las diagonales de todos sus tableros.
rules-moves-wolf = Primero se colocan las piezas. Todas mueven una casilla en diagonal: las ovejas solo hacia delante, el lobo en ambos sentidos. Empieza el lobo. No hay capturas.
rules-lines = Líneas de los lados
rules-lines-are = Una terraza son los cubos de una misma altura. Un flanco es una ladera de la pirámide, entre dos de sus aristas. Una línea que sube por un flanco sigue por una terraza más allá de la arista: parece doblar una esquina, pero desde arriba es recta.
rules-captures = Captura
rules-captures-flat = Salta la pieza contigua hasta la casilla vacía que hay detrás, hacia delante o hacia atrás. Una dama salta desde cualquier distancia.
rules-captures-pyramid =
    Salta la pieza contigua hasta la casilla vacía que hay detrás, por una diagonal de cualquiera de los cinco tableros, hacia delante o hacia atrás.
    Vista desde arriba, la diagonal de un lado va recta por una fila o una columna. Por eso un peón también captura de frente, hacia atrás, a la izquierda y a la derecha: la pieza de la siguiente casilla oscura de la fila o la columna, a dos casillas, si la casilla oscura que hay detrás está vacía y un mismo lado contiene las tres.
rules-show-side = El peón de 42 salta 32 y cae en 22. Las tres casillas están en una columna, a dos casillas una de otra: desde arriba, el salto va de frente. Es una diagonal solo del lado suroeste.
rules-show-capture = El peón de 22 captura 28, hacia atrás.
rules-rafles = Capturas múltiples (rafles)
rules-rafles-are = La captura de varias piezas es una captura múltiple. Sigue mientras la pieza pueda capturar. Las piezas capturadas se retiran juntas al final.
rules-show-side-rafle = El primer salto va por el tablero superior; los demás, por terrazas del lado suroeste.
rules-show-rafle = Un peón captura tres piezas.
rules-duty = Captura obligatoria
rules-duty-most = Hay que capturar si se puede, y el mayor número posible de piezas.
rules-duty-any = Hay que capturar si se puede. Se puede elegir cualquier captura.
rules-duty-huff = Se puede elegir cualquier captura. Si un jugador omite una, la pieza que podía capturar se puede soplar: el rival la retira.
rules-draws = Tablas
rules-draws-pyramid =
    La partida es tablas
    • de común acuerdo;
    • cuando la misma posición se da por tercera vez, y le toca al mismo bando;
    • tras 25 jugadas de cada jugador sin captura ni jugada de peón;
    • con tres piezas, al menos una de ellas dama, contra una dama sola, tras 16 jugadas más de cada jugador;
    • al momento, con dos damas o una contra una dama sola, salvo que haya una captura pendiente o se pueda forzar.
    El botón «{ counters-button }», bajo las jugadas, muestra cómo va cada cuenta.
rules-draws-international =
    La partida es tablas
    • de común acuerdo;
    • cuando la misma posición se da por tercera vez, y le toca al mismo bando;
    • tras 25 jugadas de cada jugador sin captura ni jugada de peón;
    • con tres piezas, al menos una de ellas dama, contra una dama sola, tras 16 jugadas más de cada jugador;
    • al momento, con dos damas o una contra una dama sola, salvo que haya una captura pendiente o se pueda forzar; con la regla de las cinco jugadas, tras 5 jugadas más de cada jugador, también con una dama y un peón.
    El botón «{ counters-button }», bajo las jugadas, muestra cómo va cada cuenta.
rules-draws-family =
    La partida es tablas
    • de común acuerdo;
    • cuando la misma posición se da por tercera vez, y le toca al mismo bando;
    • tras 25 jugadas de cada jugador sin captura ni jugada de peón.
    El botón «{ counters-button }», bajo las jugadas, muestra cómo va cada cuenta.
rules-wolf-ends = Cómo termina
rules-show-wolf-caught = Una oveja va de 14 a 9, y el lobo queda encerrado.
rules-show-wolf-escapes = El lobo va de 23 a 29: ya no tiene ninguna oveja detrás.
rules-keys = Teclas

## El primer inicio
welcome-words = Un juego de damas en una pirámide de 100 cubos. Vista desde arriba y desde sus cuatro esquinas, forma cinco tableros a la vez. Los peones mueven en el tablero superior y capturan por las diagonales de los cinco.
welcome-computer = Jugar contra el ordenador
welcome-computer-words = Llevas las blancas y empiezas. El ordenador juega a un nivel fácil: { $level } de 10.
welcome-two = Dos ante esta pantalla
welcome-two-words = Blancas y negras se turnan en este tablero.
welcome-rules-words = Cómo se mueve y se captura en los cinco tableros, con ejemplos.
welcome-lesson = Aprender en seis minutos

## La escuela
learn-title = Aprender y practicar
learn-lesson-words = Las reglas en el tablero, en etapas cortas: unos seis minutos.
learn-shots-words = Posiciones con una sola jugada ganadora, a tu nivel.
learn-vision-words = Reconocer los tableros de un vistazo, en rondas de 30 segundos.
learn-stars = { $stars } de { $most ->
        [one] { $most } estrella
       *[other] { $most } estrellas
    }

## La primera lección
lesson-title = Primera lección
lesson-open = Aprender el juego en seis minutos
lesson-stage = Etapa { $stage } de { $stages }
lesson-topic-men = Peones
lesson-topic-capture = La captura
lesson-topic-most-pieces = El mayor número
lesson-topic-side = Un lado
lesson-topic-side-capture = Capturas por un lado
lesson-topic-rafle = Capturas múltiples
lesson-topic-king = Damas
lesson-topic-crowning = La coronación
lesson-rule-men = Los peones avanzan en diagonal en el tablero superior, visto desde arriba.
lesson-rule-men-flat = Los peones avanzan en diagonal.
lesson-rule-capture = Es obligatorio capturar, también hacia atrás: salta la pieza contigua hasta la casilla libre detrás.
lesson-rule-most-pieces = Hay que capturar el mayor número de piezas.
lesson-rule-side = Vista desde una esquina, la pirámide es otro tablero.
lesson-rule-side-capture = Los peones capturan también en los lados: desde arriba, por filas y columnas.
lesson-rule-rafle = La captura continúa, incluso en otro tablero.
lesson-rule-king = Una dama recorre cualquier distancia, en todos sus tableros.
lesson-rule-king-flat = Una dama recorre cualquier distancia en diagonal.
lesson-rule-crowning = Solo corona el peón que acaba su jugada en la última fila.
lesson-goal-visit = { $moves ->
        [one] Ve a las casillas marcadas en { $moves } jugada.
       *[other] Ve a las casillas marcadas en { $moves } jugadas.
    }
lesson-goal-capture-all = { $moves ->
        [one] Captura todo en { $moves } jugada.
       *[other] Captura todo en { $moves } jugadas.
    }
lesson-goal-capture-safely = Que las negras no puedan capturar después.
lesson-goal-crown = Consigue una dama.
lesson-goal-look = Gira hacia el { $side } o haz clic en su tablero.
lesson-failed-piece-lost = Las negras capturan tu pieza.
lesson-failed-not-crowned = El peón siguió desde la última fila y no corona.
lesson-failed-no-moves = Casi: ya no quedan jugadas. ¡Prueba de otra manera!
lesson-failed-capture-all = Buena captura, pero así ya no puedes con todas. ¡Empieza por otra!
lesson-failed-out-of-reach = Desde aquí ya no se llega a la meta. ¡Prueba otra jugada!
lesson-failed-blocked = Ninguna pieza puede mover ya.
lesson-failed-face = Ese es el { $side }.
lesson-reached = ¡Bien hecho!
lesson-task-done = Este ejercicio está resuelto: sigue con «{ lesson-next }».
lesson-stars = { $stars ->
        [one] { $stars } estrella de 3
       *[other] { $stars } estrellas de 3
    }
lesson-finished = Ya conoces las reglas: { $stars } de { $most ->
        [one] { $most } estrella
       *[other] { $most } estrellas
    }. Quien no puede mover pierde. ¡Juega una partida!
lesson-finished-some = Esa era la última etapa. Estrellas: { $stars } de { $most }. Te queda por hacer: { $stages }.
lesson-star-cost = Un intento fallido o una jugada de más cuesta una estrella.
lesson-go-to-stage = Ir a esta etapa
lesson-retry = Otra vez
lesson-next = Siguiente
lesson-skip = Saltar
lesson-leave = Salir
lesson-text-hint = Escribe { $played }.
lesson-reply = Las negras deben capturar: { $played }
lesson-reply-along = Las negras deben capturar: { $played } ({ $boards })
lesson-text-help =
    38-33, 28x19         hacer una jugada
    so, se, ne, no       mirar un lado
    repetir              empezar de nuevo el ejercicio
    saltar               pasar a la etapa siguiente
    salir                salir
lesson-text-look = Escribe { $letters } para ver el { $side }.
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = Las negras esperan y solo juegan para capturar.
lesson-text-play = Juega una partida: { $command }

## El lobo y las ovejas
score-wins-sheep = Ganan las ovejas en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
score-wins-wolf = Gana el lobo en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
side-sheep = Ovejas
side-wolf = Lobo
turn-sheep = Juegan las ovejas
turn-wolf = Juega el lobo
result-sheep = Ganan las ovejas
result-wolf = Gana el lobo
result-sheep-in = { $moves ->
        [0] Ganan las ovejas
        [one] Ganan las ovejas en { $moves } jugada
       *[other] Ganan las ovejas en { $moves } jugadas
    }
result-wolf-in = { $moves ->
        [0] Gana el lobo
        [one] Gana el lobo en { $moves } jugada
       *[other] Gana el lobo en { $moves } jugadas
    }
wolf-shut-in = el lobo no puede mover
sheep-shut-in = las ovejas no pueden mover
wolf-resigns = el lobo abandona
sheep-resign = las ovejas abandonan
ask-resign-sheep = ¿Abandonan las ovejas?
ask-resign-wolf = ¿Abandona el lobo?
ask-draw-sheep = ¿Ofrecen tablas las ovejas?
ask-draw-wolf = ¿Ofrece tablas el lobo?
draw-offered-sheep = Las ovejas ofrecen tablas
draw-offered-wolf = El lobo ofrece tablas
sheep-think = Las ovejas piensan…
wolf-thinks = El lobo piensa…
clock-times-wolf = Reloj: ovejas { $white }, lobo { $black }
wolf-out-of-time = el lobo ha agotado su tiempo
sheep-out-of-time = las ovejas han agotado su tiempo
spoken-sheep = oveja
spoken-wolf = lobo
# Los signos de una oveja y del lobo en el tablero en texto
glyph-sheep = O
glyph-wolf = L

## Ejercicios
shot-welcome = Encuentra las jugadas ganadoras. Escribe una jugada como 32-28, o ayuda.
shot-task = { $opponent }: { $played }. { $solver }: juegan y ganan; { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } por encontrar.
shot-ratings = Ejercicio { $rating }, tu puntuación { $own }
shot-right = Correcto. La respuesta es { $reply }. Sigue.
shot-solved = ¡Resuelto!
shot-other-wins = { $played } también gana. ¡Resuelto!
shot-wrong = { $played } no gana: el rival juega { $answer }.
shot-wrong-alone = { $played } no gana.
shot-again = Inténtalo otra vez.
shot-solution = Solución: { $line }
shot-themes = Ideas: { $themes }
shot-gain-pieces = Por qué gana: captura { $captured ->
        [one] { $captured } pieza
       *[other] { $captured } piezas
    } y entrega { $given }; quedan { $own } contra { $other }.
shot-gain-endgame = Por qué gana: el final que queda, { $own } contra { $other }, está ganado.
shot-gain-end = Por qué gana: el rival se queda sin jugadas.
shot-gain-king = Además, un peón ha coronado.
shot-result = Tu puntuación es { $rating } ({ $change }); resueltos seguidos: { $streak }.
shot-go-on = Intro: ejercicio siguiente
shot-over = Este ejercicio ha terminado: pulsa Intro para el siguiente.
shot-none-left = Has visto todos los ejercicios de este tablero. Escribe fallados para repetir los fallados.
shot-none-missed = No hay ejercicios fallados. Escribe nuevo para ver otro.
shot-not-kept = El resultado no se puede escribir en el disco: { $reason }.
shot-hint-boards = { $count ->
        [1] Pista: mira este tablero: { $boards }
       *[other] Pista: mira estos tableros: { $boards }
    }
shot-hint-theme = Pista: { $theme }
shot-hint-piece = Pista: mueve la pieza de { $square }.
shot-hint-move = Pista: juega { $played }.
shots-open = Resolver combinaciones
shots-title = Combinaciones por hallar
shots-white-wins = Juegan blancas y ganan
shots-black-wins = Juegan negras y ganan
shots-lead-in = { $side }: { $played }.
shots-move-number = Jugada { $number } de { $moves }
shots-your-rating = Tu puntuación
shots-rating-of = Puntuación del ejercicio: { $rating }
shots-streak = { $count ->
        [one] { $count } seguido
       *[other] { $count } seguidos
    }
shots-solved-of = { $solved ->
        [one] { $solved } de { $all } resuelto
       *[other] { $solved } de { $all } resueltos
    }
shots-show-solution = Ver la solución
shots-hint-wait = La pista se da cuando te toca jugar.
shots-hint-last = Era la última pista: la flecha muestra la jugada.
shots-play-line = Repasar
shots-missed = Repetir los fallados ({ $count })
shots-again-missed = Repetir los ejercicios fallados
shots-none-missed-tip = No has fallado ninguno en este tablero.
shots-all-seen = Has visto todos los ejercicios de este tablero.
shots-file-renamed = No se han podido leer tus resultados; empiezan de nuevo. El archivo anterior es ahora { $file }
shots-file-written-again = Otro programa ha dañado el archivo de tus resultados. Se han escrito de nuevo; el archivo dañado es ahora { $file }
shots-file-unreadable = No se han podido leer tus resultados: { $reason }
shot-help =
    32-28, 28x19         hacer una jugada
    pista                una pista: primero el tablero, luego la pieza, luego la jugada
    mostrar              ver la solución; el ejercicio cuenta como fallado
    siguiente            otro ejercicio
    fallados             los ejercicios fallados otra vez
    nueva                ejercicios nuevos
    lado so              elegir el lado que se ve en una pantalla estrecha: so, se, ne, no
    fen                  mostrar la posición como FEN
    salir                salir
theme-rafle-over-boards = captura por varios tableros
theme-ends-on-a-side = termina en un lado
theme-makes-a-king = corona una dama
theme-coup-turc = golpe turco
theme-quiet-move = jugada tranquila
theme-several-given = entrega varias piezas
theme-long-rafle = captura larga
theme-catches-a-king = captura una dama
theme-defense = bajo amenaza
theme-endgame = final
theme-ends-the-game = termina la partida
## El entrenamiento de la vista
vision-open = Entrenar la vista en los tableros
vision-title = Entrena la vista
vision-rules = Una ronda te da 30 segundos para pensar. Un fallo resta lo que suma un acierto.
vision-find-square = Encuentra una casilla
vision-name-square = Nombra una casilla
vision-sides = Lados de una casilla
vision-king-moves = Jugadas de una dama
vision-captures = Capturas
ask-find-square = ¿Dónde está la casilla { $number }?
ask-name-square = ¿Qué casilla está marcada?
ask-sides = ¿En qué lados está la casilla { $number }?
ask-king-side = ¿Adónde puede ir la dama marcada en el { $side }?
ask-king-flat = ¿Adónde puede ir la dama marcada?
ask-captures-white = ¿Qué piezas pueden capturar las blancas?
ask-captures-black = ¿Qué piezas pueden capturar las negras?
ask-king-words = La dama está en { $number }.
ask-place-words = Fila { $row } desde las blancas, número { $place } desde la izquierda.
answer-click-square = Haz clic en ella, en la escena o en un tablero.
answer-type-number = Escribe su número.
answer-name-sides = Elige cada lado en el que está.
answer-click-moves = Haz clic en cada casilla a la que llega.
answer-click-captures = Haz clic en cada una. La captura más larga es obligatoria.
vision-found = { $found } de { $total }
vision-best = récord { $score }
vision-score = Puntos: { $score }
vision-streak = { $count ->
        [one] { $count } seguida
       *[other] { $count } seguidas
    }
vision-right = Correcto
vision-wrong = Incorrecto. La respuesta: { $answer }
vision-no-digit = ?
vision-erase = Borrar la cifra
vision-submit = Responder
vision-time-up = Se acabó el tiempo
vision-answer-was = La respuesta a la última pregunta: { $answer }
vision-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
vision-new-best = ¡Nuevo récord!
vision-best-so-far = Tu récord: { $score }
vision-tally = { $right } bien, { $wrong } mal
vision-longest-streak = Mejor racha: { $count }
vision-begin = Empezar una ronda con estas preguntas
vision-again = Otra vez
vision-other = Otros ejercicios
vision-leave = Dejar la ronda
vision-seconds = { $count } s
vision-seconds-left = { $count ->
        [one] Queda { $count } segundo
       *[other] Quedan { $count } segundos
    }
vision-on-side = La casilla está en este lado

## Los finales para practicar
endgame-welcome = Gana finales contra la mejor defensa. Escribe una jugada como 32-28, o ayuda.
endgame-pieces = { $kings } y { $men }
endgame-ending = { $own } contra { $other }
endgame-task = { $side }: juegan y ganan en { $moves ->
            [one] { $moves } jugada
           *[other] { $moves } jugadas
    }.
endgame-left = Faltan: { $moves ->
            [one] { $moves } jugada
           *[other] { $moves } jugadas
    }.
endgame-slow = { $played } pierde { $lost ->
            [one] { $lost } jugada
           *[other] { $lost } jugadas
    }.
endgame-drawn = { $played } deja escapar la victoria: la partida es tablas.
endgame-refuted-draw = { $played } deja escapar la victoria: tras { $answer } son tablas.
endgame-refuted-loss = { $played } deja escapar la victoria: tras { $answer } gana el otro bando ({ $side }).
endgame-reply = La respuesta: { $played }
endgame-won = Ganado en { $played ->
        [one] { $played } jugada
       *[other] { $played } jugadas
    }; { $enough ->
        [one] bastaba { $enough }
       *[other] bastaban { $enough }
    }.
endgame-won-soonest = Ganado en { $moves ->
            [one] { $moves } jugada
           *[other] { $moves } jugadas
    }: más rápido no se puede.
endgame-best = La mejor: { $played }
endgame-try-again = Escribe devolver para deshacer la jugada, o repetir para empezar de nuevo.
endgame-go-on = Intro: siguiente final
endgame-over = Este final ha terminado: pulsa Intro para el siguiente.
endgame-nothing-to-take-back = No hay ninguna jugada que deshacer.
endgame-none = Las tablas no tienen un final así. Elige otra longitud u otro final.
endgame-which-length = Se esperaba el número de jugadas hasta ganar: 3, 6, 9 o 10.
endgame-which-ending = Se esperaba el número de un final, o 0 para todos; finales los muestra.
endgame-times-won = ganados: { $count }
endgame-fewest-lost = mínimo de jugadas perdidas: { $count }
endgame-any = Todos los finales
endgame-help =
    32-28, 28x19         hacer una jugada
    pista                mostrar la mejor jugada; cuenta como ayuda
    devolver             deshacer la jugada que dejó escapar la victoria
    repetir              el mismo final desde el principio
    siguiente            otro final
    longitud 6           victoria en 3, 6 o 9 jugadas como máximo, o en 10 y más
    finales              la lista de finales, con tus récords
    final 2              solo este final; 0 para todos
    lado so              elegir el lado que se ve en una pantalla estrecha: so, se, ne, no
    salir                salir
endgame-title = Finales
endgame-open = Practicar finales
endgame-rules = Gana contra la mejor defensa. Se cuentan las jugadas perdidas.
endgame-moves-lost = Jugadas perdidas: { $count }
endgame-lengths = Jugadas hasta ganar
endgame-endings = Final
endgame-choosing = Buscando una posición…
endgame-preparing = Preparando los finales, de una vez por todas: { $percent } %. El primero empieza solo.
endgame-not-prepared = No se pudieron preparar los finales.
endgame-begin = Practicar este final
endgame-again = Desde el principio
endgame-take-back = Deshacer la jugada
endgame-show-best = Mostrar la mejor jugada

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = jugadas
word-where = dónde
word-row = fila
word-lines = líneas
word-last = última
word-score = recuento
word-undo = deshacer
word-redo = rehacer
word-undo-edit = deshacer cambio
word-redo-edit = rehacer cambio
word-game = partida
word-goto = ir
word-promote = subir
word-demote = bajar
word-main = principal
word-delete = borrar
word-delete-rest = borrar resto
word-comment = comentar
word-before = antes
word-sign = signo
word-mark = marcar
word-arrow = flecha
word-draw = tablas
word-accept = aceptar
word-decline = rechazar
word-resign = abandonar
word-new = nueva, nuevo
word-fen = fen
word-board = tablero
word-side = lado
word-continue = continuar, seguir
word-games = partidas
word-open = abrir
word-save = guardar
word-table = mesa
word-table-touch = mesa tocada
word-table-hand = mesa mano
word-table-draws = mesa tablas
word-touch = tocar
word-adoube = compongo
word-carry = llevar
word-off = retirar, quitar
word-back = devolver
word-done = listo
word-correct = corregir
word-keep = mantener
word-huff = soplar
word-place = colocar
word-computer = ordenador
word-person = persona
word-go = juega, jugar
word-review = revisar, revisión
word-mistakes = errores
word-show = mostrar
word-next = siguiente
word-clock = reloj
word-clock-off = sin reloj
word-clock-pause = reloj pausa
word-clock-resume = reloj sigue
word-clock-add = reloj añadir
word-hint = pista
word-analyze = analizar
word-explore = explorar
word-takeback = deshacer, rectificar
word-withdraw = anular
word-rematch = revancha
word-pause = pausa
word-resume = seguir, reanudar
word-give-time = dar tiempo
word-hello = hola
word-good-luck = suerte, buena suerte
word-well-played = bien jugado
word-thanks = gracias
word-good-move = buena jugada
word-oops = uy
word-take-your-time = sin prisa
word-one-moment = un momento
word-must-go = tengo que irme
word-good-game = buena partida
word-another = otra, otra partida
word-goodbye = adiós
word-claim-win = reclamar victoria
word-claim-draw = reclamar tablas
word-who = quién
word-link = enlace
word-invitation = invitación
word-edit = preparar, editar
word-help = ayuda
word-quit = salir
word-again = repetir
word-skip = saltar
word-missed = fallados
word-length = longitud
word-endings = finales
word-ending = final
word-cancel = cancelar
word-clear = vaciar
word-start = inicio
word-mirror = espejo
word-swap = cambiar
word-white = blancas, blanca, blancos, blanco
word-black = negras, negra, negros, negro
word-men = peones, peón
word-kings = damas, dama
word-green = verde
word-red = rojo
word-blue = azul
word-yellow = amarillo
word-now = ya
word-family = familia
word-family-pyramid = familia-pirámide
word-brigand = ganapierde
word-brigand-pyramid = ganapierde-pirámide
word-wolf-and-sheep = lobo
word-south-west = so
word-south-east = se
word-north-east = ne
word-north-west = no
