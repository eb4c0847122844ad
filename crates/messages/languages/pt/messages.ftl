### As mensagens do programa em português. As mesmas chaves e os mesmos argumentos que em inglês; a compilação verifica-os.

## Jogadores e tabuleiros
side-white = Brancas
side-black = Pretas
turn-white = Jogam as brancas
turn-black = Jogam as pretas
variant-dames3d = Dames 3D
variant-international = Damas internacionais
tab-international = Internacional
tab-wolf-and-sheep = Lobo
variant-family = Damas em família
variant-family-pyramid = Em família, na pirâmide
variant-brigand = Perde-ganha
variant-brigand-pyramid = Perde-ganha, na pirâmide
variant-wolf-and-sheep = O lobo e as ovelhas
face-top = superior
face-south-west = lado sudoeste
face-south-east = lado sudeste
face-north-east = lado nordeste
face-north-west = lado noroeste
corner-south-west = SO
corner-south-east = SE
corner-north-east = NE
corner-north-west = NO
list-separator = ;{" "}

## O fim da partida
result-white = As brancas ganham
result-black = As pretas ganham
result-draw = Empate
result-you-won = { $moves ->
        [0] Você ganhou
        [one] Você ganhou em { $moves } lance
       *[other] Você ganhou em { $moves } lances
    }
result-you-lost = { $moves ->
        [0] Você perdeu
        [one] Você perdeu em { $moves } lance
       *[other] Você perdeu em { $moves } lances
    }
result-white-in = { $moves ->
        [0] As brancas ganham
        [one] As brancas ganham em { $moves } lance
       *[other] As brancas ganham em { $moves } lances
    }
result-black-in = { $moves ->
        [0] As pretas ganham
        [one] As pretas ganham em { $moves } lance
       *[other] As pretas ganham em { $moves } lances
    }
result-draw-in = { $moves ->
        [0] Empate
        [one] Empate em { $moves } lance
       *[other] Empate em { $moves } lances
    }
no-pieces-white = as brancas ficaram sem peças
no-pieces-black = as pretas ficaram sem peças
no-moves-white = as brancas não podem jogar
no-moves-black = as pretas não podem jogar
resigned-white = as brancas desistem
resigned-black = as pretas desistem
time-white = as brancas esgotaram o tempo
time-black = as pretas esgotaram o tempo
lost-all-white = as brancas ficaram sem peças, e esse era o objetivo
lost-all-black = as pretas ficaram sem peças, e esse era o objetivo
shut-in-white = as brancas não podem jogar, e esse era o objetivo
shut-in-black = as pretas não podem jogar, e esse era o objetivo
got-behind = o lobo passou por todas as ovelhas
draw-agreement = por acordo
draw-repetition = tripla repetição
draw-quiet = { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } sem captura nem lance de pedra
draw-three-against-king = { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } com três peças contra uma dama
draw-few-against-king = uma ou duas peças contra uma dama
draw-out-of-time-white = as brancas esgotaram o tempo, mas as pretas já não podiam ganhar
draw-out-of-time-black = as pretas esgotaram o tempo, mas as brancas já não podiam ganhar
outcome = { $result }: { $reason }

## Capturas e lances ilegais
capture-due = Captura obrigatória: { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }
may-capture = Pode capturar: { $squares }. Se não, a peça pode ser soprada

lines-note = Linhas que esta peça pode usar
capture-note = { $pieces ->
        [one] Prévia: captura { $pieces } peça
       *[other] Prévia: captura { $pieces } peças
    }

refusal-no-piece = Não há nenhuma peça em { $square }.
refusal-click-piece-first = { $square } está vazia: clique primeiro na peça a mover.
refusal-not-yours = A peça em { $square } é do adversário.
refusal-not-its-turn = { $turn }: não é a vez da peça em { $square }.
refusal-capture-due = Captura obrigatória: { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }, a partir de { $by }
refusal-more-to-take = É obrigatório capturar o máximo: { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }, a partir de { $by }
refusal-must-take = A peça em { $square } deve capturar { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }.
refusal-shut-in = A peça em { $square } não tem lance.
refusal-occupied = Já há uma peça em { $square }.
refusal-backward = As pedras só avançam. Para trás só podem capturar.
refusal-one-step = As pedras andam uma casa de cada vez.
refusal-off-the-top = As pedras só andam no tabuleiro superior. Pelos lados só podem capturar.
refusal-no-line = Nenhuma linha de um tabuleiro leva de { $square } a { $to }.
refusal-blocked = A peça em { $square } está no caminho.
refusal-no-capture = Nenhuma captura leva de { $square } a { $to }.
refusal-sheep-backward = As ovelhas só avançam.
refusal-animals-one-step = As ovelhas e o lobo andam uma casa de cada vez.
refusal-out-of-reach = A peça em { $square } não pode ir para { $to }.
refusal-other = Não é um lance legal.
refusal-only-capture = Captura obrigatória: { $played } ({ $boards })
refusal-only-longest = É obrigatório capturar o máximo: { $played } ({ $boards })
refusal-with-capture = { $reason }: { $played } ({ $boards })
refusal-with-example = { $reason }; por exemplo, { $played } ({ $boards })
boards-then = { $first }, depois { $next }
boards-both = { $one } e { $other }

## Comandos recusados
refused-over = A partida terminou. { $outcome }.
refused-no-game = Não há aqui nenhuma partida que o Dames 3D jogue.
refused-nothing-to-undo = Não há nenhum lance para desfazer.
refused-nothing-to-redo = Não há nenhum lance para refazer.
refused-no-such-ply = A partida tem { $last ->
        [0] { $last } meios-lances
        [one] { $last } meio-lance
       *[other] { $last } meios-lances
    }; não existe o meio-lance { $asked }.
refused-no-such-node = A partida não tem a posição { $path }.
refused-no-turn-at-start = Nenhum lance leva ao início da partida.
refused-main-line = Já é a linha principal.
refused-no-variation-below = Não há nenhuma variante abaixo desta linha.
refused-nothing-follows = Nada se segue a esta posição.
refused-long-comment = Um comentário tem no máximo { $most ->
        [one] { $most } caractere
       *[other] { $most } caracteres
    }.
refused-long-tag = Aqui cabem no máximo { $most ->
        [one] { $most } caractere
       *[other] { $most } caracteres
    }.
refused-arrow-to-itself = Uma seta de { $square } deve apontar para outra casa.
refused-nothing-to-undo-edit = Não há nenhuma alteração para desfazer.
refused-nothing-to-redo-edit = Não há nenhuma alteração para refazer.
refused-too-many-plies = A partida é longa demais para continuar.
refused-offer-stands = Já foi proposto empate.
refused-no-offer = Não foi proposto empate.
refused-only-international = A regra dos cinco lances vale só nas damas internacionais.
refused-no-clock = Esta partida é jogada sem relógio.
refused-clock-paused = O relógio já está em pausa.
refused-clock-not-paused = O relógio não está em pausa.
refused-time-not-limited = { $side }: o tempo não é limitado.
refused-too-much-time = É mais tempo do que um relógio pode mostrar.

## Relógios
clock-unlimited = sem limite
clock-times = Relógio: brancas { $white }, pretas { $black }
clock-paused = { $times } (em pausa)
clock-waiting = { $times } (começa quando as duas cores tiverem jogado)
clock-none = Esta partida é jogada sem relógio: escreva, por exemplo, relógio 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Ritmo de jogo inválido, coluna { $column }; esperado: { $expected }; lido: { $found }.
expected-a-side = brancas ou pretas
clock-add = brancas ou pretas e um número de segundos
move-wrong-sign = { $played } não é legal; esperado: { $expected }.
move-no-such-path = { $played } não é legal: nenhuma captura passa por aí.
move-ambiguous = { $played } pode ser várias capturas: escreva uma destas: { $choices }.

## Texto ilegível
misread = FEN inválido, coluna { $column }; esperado: { $expected }; lido: { $found }.
quoted = “{ $text }”
the-end = o fim
fen-twice = FEN inválido, coluna { $column }: a casa { $square } está repetida.
fen-uncrowned-man = Posição ilegal: a pedra em { $square } tem de ser dama.
fen-empty = Posição ilegal: o tabuleiro está vazio.
fen-not-wolf-and-sheep = Posição ilegal: o lobo e as ovelhas exige quatro pedras brancas e uma preta, sem damas.
position-illegal = Não é uma posição legal.
expected-square = uma casa de 1 a 50
expected-sign = “-” ou “x”
expected-end-of-move = o fim do lance
expected-side = “W” ou “B”
expected-pieces = “:” e as peças de uma cor
expected-other-pieces = as peças da outra cor
expected-end-of-run = a última casa de uma série, não anterior à primeira
expected-end-or-dot = o fim ou “.”
expected-end-after-dot = o fim depois de “.”
expected-time-control = um ritmo de jogo como 5+3
expected-time = um tempo maior que 0
expected-end-of-time-control = o fim do ritmo de jogo
expected-other = outra coisa

## O painel
no-moves-yet = Ainda sem lances
draw-offered-white = As brancas propõem empate
draw-offered-black = As pretas propõem empate
accept = Aceitar
decline = Recusar
counters-button = Contadores
counters = Rumo ao empate
count-repetition = Mesma posição
count-quiet = Sem captura nem lance de pedra
count-three = Três contra uma dama
count-few = Uma ou duas contra uma dama
count-of = { $count } / { $limit }
at-once = empate imediato
after-capture = empate após as capturas
federation = Duas contra uma dama: cinco lances (FMJD)
draws-by-sheet = Duas damas contra uma: empate imediato, salvo durante capturas
again = Outra vez
next-level = Nível seguinte
yes = Sim
yes-resign = Desistir
yes-paste = Carregar
yes-quit = Sair
no = Continuar a partida
stay-in-lesson = Continuar a lição
looking-back = Posição anterior: a partida espera
play-on = Jogar a partir daqui
too-low-to-drag = O tabuleiro é visto muito de lado para arrastar uma peça: clique nas casas ou gire-o
goes-back = As peças só ficam em casas escuras: a peça volta ao lugar
first-side-capture = Foi uma captura num lado da pirâmide: cada lado é um tabuleiro próprio.
nobody-thinks = Ninguém pensa agora: é a vez de uma pessoa
yes-offer-draw = Propor empate
ask-draw-white = As brancas propõem empate?
ask-draw-black = As pretas propõem empate?
ask-resign-white = As brancas desistem?
ask-resign-black = As pretas desistem?
ask-paste = Carregar a posição colada no lugar desta partida?
ask-quit = Deixar a partida em curso e sair?
ask-leave-lesson = Sair da lição? Ela continua nesta etapa.
copied = FEN copiado: { $fen }
not-copied = Sem acesso à área de transferência.
nothing-to-paste = Não há texto na área de transferência.

## O que um jogador pode fazer
undo = Desfazer
redo = Refazer
first = Primeira posição
last = Última posição
show-ply = Mostrar esta posição
play-only = Fazer o único lance
other-table = Ir para a outra mesa
offer-draw = Propor empate
resign = Desistir
new-game = Nova partida
copy-fen = Copiar a posição (FEN)
paste-fen = Colar uma posição (FEN)
tip-of-view = { $name } ({ $key }; mantenha para espiar)
view-home = Vista do seu lugar; outra vez: do outro lado dele
view-chair = Vista de frente do seu lugar
view-top = Vista de cima
view-south-west = Vista de sudoeste
view-south-east = Vista de sudeste
view-north-east = Vista de nordeste
view-north-west = Vista de noroeste
view-other-side = Vista do outro lado
sink = Baixar ou erguer a pirâmide
numbers = Números das casas
lines = Linhas dos lados
lens = Vista em perspectiva ou paralela
pace = Velocidade das peças
language = Idioma
help = Ajuda
cancel = Cancelar ou fechar
focus = Ir para os botões; depois Tab e Enter
quit = Sair
pace-none = Nenhuma
pace-fast = Rápida
pace-normal = Normal
pace-slow = Lenta

## Ajuda
help-mouse = Mouse
help-first = Para começar
help-play = Jogar
help-advice = Dica, análise, revisão
help-variations = Variantes e comentários
help-window = Janela
mouse-choose = Clique numa peça
mouse-choose-does = escolher a peça
mouse-play = Clique numa casa
mouse-play-does = jogar para lá ou escolher a captura
mouse-drag = Arrastar uma peça
mouse-drag-does = jogar para a casa onde é solta
mouse-net = Clicar ou arrastar nos cinco tabuleiros
mouse-net-does = jogar lá como na pirâmide
type-key = Digitar 32-28
type-does = fazer um lance: duas casas, depois Enter
peek-key = Manter F2 a F6
peek-does = espiar: ao soltar, a vista volta
mouse-turn = Arrastar, botão direito ou do meio
mouse-turn-does = girar a vista
mouse-wheel = Roda
mouse-wheel-does = zoom
mouse-hover = Apontar para uma peça
mouse-hover-does = ver as suas linhas
close = Fechar
tip = { $action } ({ $key })
key-space = Espaço
key-escape = Esc
key-tab = Tab
key-enter = Enter
key-delete = Del
key-backspace = Backspace
key-home = Home
key-end = End
key-pad = num. { $key }

## O tabuleiro em texto
text-welcome = Escreva um lance, como 32-28, ou ajuda.
text-goodbye = Até logo.
text-face-south-west = SO: canto esquerdo das brancas
text-face-south-east = SE: canto direito das brancas
text-face-north-east = NE: canto esquerdo das pretas
text-face-north-west = NO: canto direito das pretas
text-answer = { $offer }: aceitar ou recusar?
text-declined = O empate foi recusado.
text-counter = { $name }: { $count }
text-at-ply = Posição após o meio-lance { $ply }.
text-saved = { $commands ->
        [0] { $commands } comandos gravados
        [one] { $commands } comando gravado
       *[other] { $commands } comandos gravados
    } em { $file }.
text-unfinished = Partida inacabada: { $variant }, { $date }, { $moves ->
        [0] { $moves } lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }. Escreva continuar para prosseguir.
text-journal-damaged = O que vinha após o último lance não foi escrito até o fim e é omitido.
journal-unreadable = O que vinha depois não pode ser lido e é omitido; nada disso é apagado.
journal-newer = O que vinha depois foi escrito por uma versão mais recente do programa e é omitido; nada disso é apagado.
journal-anew = O arquivo desta sessão tinha desaparecido ou estava cortado. A sessão inteira foi escrita de novo: { $file }
journal-quarantined = Uma parte de uma sessão não pode ser lida. Nada foi apagado: tudo está em { $file }.
text-nothing-unfinished = Não há nenhuma partida inacabada.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [0] { $moves } lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }
text-games = Partidas de { $file }: { $count }. Abra uma pelo número: abrir { $last }
text-no-games = Não há partidas anteriores.
text-no-such-game = Essa partida não existe: escreva partidas para ver a lista.
text-game-number = o número de uma partida da lista
text-not-kept = A partida não pode ser escrita no disco: { $reason }. O jogo continua.
text-not-saved = Não foi possível escrever { $file }: { $reason }.
text-already-there = { $file } já existe: escreva o nome de um arquivo novo.
text-unknown = “{ $typed }” não é um lance nem um comando: escreva ajuda.
text-expected = { $word }; esperado: { $expected }.
text-a-file = o nome de um arquivo
text-line = as letras de uma variante, ou nada
text-place = as letras de uma variante, ou um meio-lance da linha principal
text-mark = uma casa e, opcionalmente, verde, vermelho, azul ou amarelo
text-arrow = duas casas e, opcionalmente, verde, vermelho, azul ou amarelo
text-explore-what = Ainda não há partidas suas: escreva explorar e o nome de um arquivo ou de uma pasta de partidas.
text-editor-help =
    w 31 32 k5 b 1 2     pedras brancas em 31 e 32, dama branca em 5, pedras pretas em 1 e 2; x 31 esvazia uma casa
    brancas, pretas      a cor que joga
    esvaziar, início     esvaziar o tabuleiro; pôr o início de uma partida
    espelho, trocar      trocar a esquerda e a direita; trocar as cores
    W:W31,K5:B1,2        um FEN
    desfazer, refazer    desfazer uma alteração, refazer
    pronto, cancelar     jogar a partir desta posição; voltar à partida
text-editor-unknown = “{ $typed }” não pode ser posto: escreva w 31 32 k5 b 1 2, pronto, cancelar ou ajuda.
text-nothing-more = nada depois
text-misread = Lance inválido, coluna { $column }; esperado: { $expected }; lido: { $found }.
text-too-long = Essa linha é longa demais.
text-help =
    32-28, 3228, 28x19   fazer um lance; 28x19x10 indica cada casa de chegada
    lances               listar os lances legais
    onde pedras brancas  respostas em palavras: também fileira 4, linhas 28, último, contagem
    desfazer, refazer    desfazer um lance, refazer
    partida              mostrar os lances feitos, com variantes e comentários
    ir B, ir 12          ir para a variante B, ou para o meio-lance 12 da linha principal
    subir B, descer B    subir ou descer uma variante; principal B faz dela a linha principal; sem letra, a linha mostrada
    apagar B             apagar uma variante; apagar, a partir do lance mostrado; apagar resto, o que vem depois dele
    comentar TEXTO       comentar o lance mostrado; antes TEXTO, antes dele; sem texto, apaga o comentário
    sinal !?             um sinal para o lance mostrado: ! ? !! ?? !? ?!
    marcar 12 vermelho   marcar uma casa; seta 12 23 traça uma seta; verde, vermelho, azul, amarelo
    desfazer alteração, refazer alteração  desfazer e refazer essas alterações
    empate               propor empate; o outro jogador escreve aceitar ou recusar
    desistir             desistir da partida
    nova                 recomeçar esta partida
    fen                  mostrar a posição como FEN
    fen W:W31,K5:B1      começar esta partida a partir de uma posição
    tabuleiro international  ir para a mesa internacional; também dames3d, família, perde-ganha, lobo…
    lado so              escolher o lado mostrado num terminal estreito: so, se, ne, no
    continuar            prosseguir a partida inacabada de uma sessão anterior
    partidas, abrir 3    listar as partidas anteriores; abrir uma
    gravar ARQUIVO       gravar os comandos dados, para dames3d replay
    mesa tocada          peça tocada, peça jogada, sim ou não; ajeito ajeita as peças
    mesa mão             lances livres à mão, sim ou não: levar 31 27, retirar 22, devolver, pronto;
                         o outro jogador escreve corrigir ou manter
    mesa empate          damas internacionais: duas damas contra uma têm cinco lances, ou empate imediato
    soprar 23            soprar uma peça que não capturou, onde é permitido
    colocar 46           colocar uma ovelha, ou o lobo
    computador pretas 3  o computador joga com uma cor, num nível de 1 a 10; pessoa pretas termina isso
    jogar                o computador joga pela cor da vez
    avaliar, avaliar 60  avaliar toda a partida, neste número de segundos
    erros brancas        repetir os seus erros: escreva um lance, dica, mostrar ou próximo
    relógio 5+3          jogar com relógio, 5 minutos e 3 segundos por lance; também 5d3, *2, =30,
                         5+3 3+2 já; relógio mostra o relógio; relógio pausa, relógio retomar, sem relógio, relógio somar brancas 60
    dica, analisar       um lance que o computador sugere; a sua avaliação da posição
    explorar ARQUIVO     o que foi jogado nesta posição, nas partidas de um arquivo ou de uma pasta;
                         explorar sozinho procura de novo nas mesmas, no início nas suas
    montar               montar uma posição: w 31 32 k5 b 1 2, depois pronto
    sair                 sair

## Playing over a network
online-connecting = Ligando a { $server }…
online-unreachable = Não foi possível ligar a { $server }: { $reason }. Nova tentativa…
online-lost = A ligação caiu. Nova tentativa…
online-back = A ligação foi restabelecida.
online-you-play = As suas peças: { $side }.
online-watching = Está a assistir a esta partida.
online-invite = Envie esta ligação ao outro jogador. Quem a abrir primeiro fica com o lugar:
online-code = Na mesma sala basta o código { $code }.
online-good-for = O convite termina em { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
online-waiting = À espera do outro jogador…
online-saved = O seu lugar está guardado: { $command } volta a esta partida, mesmo que o programa tenha sido fechado.
online-not-saved = Não foi possível guardar o seu lugar: { $reason }. Guarde a sua ligação: escreva ligação.
online-your-link = Esta ligação leva ao seu lugar, também noutro aparelho. Não a dê a ninguém:
online-watch-link = Com esta ligação outros podem assistir:
online-no-invitation = Não há lugar livre nesta partida.
online-begins = O outro jogador chegou. A partida começa.
named-begins = { $name } já está aqui. A partida começa.
online-named = O outro jogador chama-se { $name }.
online-other-connected = O outro jogador está ligado.
online-other-reconnecting = O outro jogador está a religar-se…
online-other-away = O outro jogador está ausente.
online-claim-in = Se assim continuar, poderá reclamar o resultado em { $time }: escreva reclamar vitória ou reclamar empate.
presence-connected = em linha
presence-reconnecting = a religar-se
presence-away = ausente
online-delay = { $presence }, atraso de { $milliseconds } ms
online-you = { $side } (você)
online-player = { $side } ({ $name })
online-watchers = Espectadores
online-asks-takeback = O outro jogador pede para desfazer um lance
online-asks-pause = O outro jogador pede uma pausa
online-asks-rematch = O outro jogador pede a revanche
named-asks-takeback = { $name } pede para desfazer um lance
named-asks-pause = { $name } pede uma pausa
named-asks-rematch = { $name } pede a revanche
online-asked = O outro jogador recebeu o pedido. Escreva anular para o retirar.
online-withdrawn = A proposta foi retirada.
online-declined = Recusado.
online-taken-back = O lance foi desfeito.
online-paused = O relógio está parado. Escreva retomar para continuar.
online-resumed = O relógio volta a correr.
online-gave-time = { $side }: mais { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
greeting-hello = Olá!
greeting-good-luck = Boa sorte!
greeting-well-played = Bem jogado!
greeting-thanks = Obrigado!
greeting-good-move = Bom lance!
greeting-oops = Ups!
greeting-take-your-time = Não tenha pressa.
greeting-one-moment = Um momento, por favor.
greeting-must-go = Tenho de ir.
greeting-good-game = Foi uma boa partida!
greeting-another = Mais uma partida?
greeting-goodbye = Adeus!
online-restarted = O servidor foi reiniciado. Entretanto o relógio esteve parado.
online-restarted-post = O servidor esteve algum tempo fora de serviço. Entretanto o prazo do lance esteve parado.
online-stopping = O servidor faz uma pausa e volta. A ligação é restabelecida sozinha.
online-rematch = Uma nova partida, com as cores trocadas.
online-over = Escreva revanche para jogar de novo, ou sair.
online-sent = Enviado. O servidor ainda não respondeu.
online-kept = Não está ligado. Será enviado quando a ligação voltar.
online-no-answer = O servidor ainda não respondeu.
online-which = Há várias propostas: escreva a seguir qual: { $offers }.
online-post = Por correspondência: { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    } por lance.
online-days-left = { $days ->
        [one] falta { $days } dia
       *[other] faltam { $days } dias
    } para este lance
online-hours-left = { $hours ->
        [one] falta { $hours } hora
       *[other] faltam { $hours } horas
    } para este lance
online-post-over = o prazo para este lance terminou
online-may-claim = Pode reclamar o resultado: escreva reclamar vitória ou reclamar empate.
refused-watching = Só os jogadores podem fazê-lo.
refused-not-begun = O outro jogador ainda não chegou.
refused-game-over = A partida terminou.
refused-not-over = A partida ainda não terminou.
refused-not-your-turn = É a vez do outro jogador.
refused-nothing-offered = Não há tal proposta.
refused-offered-already = Isso já foi proposto.
refused-switched-off = Esta partida foi combinada sem isso.
refused-not-away = O outro jogador não está ausente há tempo suficiente.
refused-clock-now = O relógio não permite isso agora.
refused-time-up = O tempo tinha acabado.
refused-name = Um nome tem de 1 a 40 caracteres, todos visíveis.
refused-server-stops = O servidor está prestes a parar.
refused-too-many = Demasiados pedidos: espere um momento.
rejected-protocol = O servidor fala a versão { $server } do protocolo e este programa a versão { $own }: um dos dois é demasiado antigo.
rejected-no-game = Não há aqui nenhuma partida que esta ligação abra.
rejected-seat-taken = Outra pessoa ocupou este lugar.
rejected-settings = O servidor não aceita esta partida: { $reason }.
rejected-key = Este servidor pede uma chave a quem propõe uma partida: indique-a com --key.
rejected-too-many = Demasiadas tentativas: espere um minuto.
online-not-understood = O servidor e este programa não se entendem; talvez um dos dois seja demasiado antigo: { $reason }.
online-help =
    32-28, 3228, 28x19   fazer um lance; 28x19x10 indica cada casa de chegada
    lances               listar os lances legais
    onde pedras brancas  respostas em palavras: também fileira 4, linhas 28, último, contagem
    partida              mostrar os lances feitos
    relógio              mostrar o relógio, ou os dias por lance
    quem                 mostrar quem está
    empate, desfazer     propor empate; pedir para desfazer o seu último lance
    pausa, retomar       pedir uma pausa; pôr o relógio de novo a correr
    aceitar, recusar     responder a uma proposta; aceitar empate, se houver várias
    anular               retirar a sua proposta
    dar tempo            dar quinze segundos ao outro jogador
    reclamar vitória, reclamar empate  reclamar o resultado se o outro estiver ausente
    revanche             pedir outra partida com as cores trocadas, depois do fim
    olá, boa sorte, adeus  saudar o outro jogador
    bom lance, bem jogado, boa partida, obrigado, ups  elogiar, agradecer, lamentar um descuido
    sem pressa, um momento, tenho de ir, mais uma  sobre o tempo e outra partida
    desistir             desistir da partida
    ligação              mostrar a ligação ao seu lugar, para outro aparelho, e a ligação para assistir
    convite              mostrar de novo o convite
    fen                  mostrar a posição como FEN
    lado so              escolher o lado mostrado num terminal estreito: so, se, ne, no
    tocar 31, ajeito     tocar uma peça, onde vale peça tocada; ajeitar as peças
    levar 31 27, retirar 22, devolver, pronto  à mão: levar, retirar, devolver, terminar a vez
    corrigir, manter     corrigir uma jogada irregular, ou mantê-la
    soprar 23            soprar uma peça que não capturou, onde é permitido
    colocar 46           colocar uma ovelha, ou o lobo
    sair                 sair; a partida continua

## Jogar com um amigo, na janela
not-with-friend-tip = Não numa partida com um amigo: ninguém ajuda até ao fim.
player-friend = Amigo
friend-elsewhere = Um amigo noutro lugar
about-friend-elsewhere = Jogam por uma rede: nesta sala ou a qualquer distância.
friend-by-lot = À sorte
friend-join = Entrar numa partida…
friend-title = Jogar com um amigo
friend-join-title = Entrar numa partida
friend-you-play = as suas peças: { $side }
friend-where = Onde
friend-by-link = Por ligação
friend-in-room = Nesta sala
friend-server = Servidor
friend-key = Chave do servidor
friend-about-link = A partida fica guardada neste servidor. Ambos precisam da rede e de mais nada.
friend-about-room = Este computador é o servidor. O seu amigo tem de estar na mesma rede; não é precisa a internet.
friend-days = Tempo por lance
friend-no-limit = Sem limite
friend-number-of-days = { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
friend-invite = Convidar
friend-copy = Copiar a ligação
friend-not-copied = Não é possível aceder à área de transferência: dite as seis letras.
friend-join-button = Entrar
friend-join-as = Entrar: { $side }
friend-invited-by = Convite de { $name }.
friend-invited = Há um convite para uma partida.
friend-paste = Colar
friend-link-or-code = Ligação ou seis letras
friend-code-server = Servidor, para as seis letras
friend-name = O seu nome, se quiser
friend-scan = Leia o quadrado ou abra a ligação. Quem chegar primeiro fica com o lugar.
friend-about-code = Na mesma sala bastam estas seis letras e o servidor { $server }.
friend-show-invitation = Mostrar o convite
friend-cancel = Cancelar a partida
friend-return = Voltar à partida
friend-forget = Esquecê-la
friend-reconnect = Tentar agora
friend-saved = A sua partida com um amigo continua.
friend-starting = A preparar este computador…
friend-connecting = A ligar ao servidor…
friend-is = O seu amigo: { $presence }
friend-delays = Atraso: amigo { $friend } ms, você { $own } ms
friend-ask-takeback = Pedir para desfazer
friend-say = Dizer…
friend-say-title = Dizer algo
friend-give-time = Dar 15 segundos
friend-asked-takeback = Pediu para desfazer um lance.
friend-asked-pause = Pediu uma pausa.
friend-asked-rematch = Quer a revanche.
friend-withdraw = Retirar
friend-rematch = Revanche
friend-claim-in = Se continuar assim, poderá reclamar o resultado dentro de { $time }.
friend-claim = O seu amigo está ausente há tempo suficiente. Pode reclamar o resultado.
named-claim = { $name } está fora há tempo suficiente. Pode reclamar o resultado.
friend-claim-win = Reclamar a vitória
friend-claim-draw = Reclamar o empate
friend-no-address = Isso não é o endereço de um servidor. É como https://dames.example ou 192.168.1.5:7171.
friend-no-link = Isso não é uma ligação nem um código. Cole a ligação inteira ou escreva as seis letras.
friend-unreachable = Não se consegue chegar ao servidor: { $reason }. Verifique o endereço e a rede; continua-se a tentar.
friend-other-version = O servidor fala outra versão. Instale a versão mais recente do programa ou peça-o ao responsável do servidor.
friend-other-page = Esta página tem uma versão diferente da do servidor. Recarregue-a.
friend-reload = Recarregar
friend-not-hosted = Este computador não pode ser o servidor: { $reason }. Joguem por ligação.
friend-no-network = Este computador não está em nenhuma rede local. Ligue-o a uma ou joguem por ligação.
friend-no-such-game = Esta ligação não abre nenhuma partida: está mal escrita ou o convite terminou. Peça outro.
friend-seat-taken = Outra pessoa ficou com o lugar. Peça ao seu amigo um novo convite.
friend-not-offered = O servidor não aceita esta partida: { $reason }
friend-needs-key = Neste servidor só oferece partidas quem tem uma chave do responsável. Escreva a chave ou escolha outro servidor.
friend-too-many = Demasiadas tentativas: espere um minuto e tente de novo.
friend-not-saved = Não foi possível guardar o seu lugar: { $reason }. Deixe a janela aberta até ao fim da partida.

## Várias partidas com amigos, as suas ligações e mostrar uma posição
friend-my-games = As minhas partidas
friend-my-games-waiting = As minhas partidas ({ $turns })
friend-no-games = Não tem nenhuma partida em curso com um amigo.
friend-own-turn = É a sua vez
friend-friends-turn = É a vez do seu amigo
friend-not-joined = Ainda ninguém entrou
friend-game-over = A partida terminou
friend-not-known = Sem ligação
friend-game-gone = O servidor já não tem esta partida
friend-on-board = no tabuleiro
friend-minutes-left = { $minutes ->
        [one] falta { $minutes } minuto
       *[other] faltam { $minutes } minutos
    }
friend-time-over = o tempo terminou
friend-ask-forget = Esquecer esta partida?
friend-about-forget = Continua sem você: quando o seu tempo terminar, o seu amigo poderá reclamar o resultado. Só a ligação dela permite voltar.
friend-keep = Mantê-la
friend-go-there = Ir para esta partida
friend-has-moved = O seu amigo jogou noutra partida: { $game }.
friend-has-joined = O seu amigo chegou e começa outra partida: { $game }.
friend-has-ended = Outra partida terminou: { $game }.
friend-links = Ligações a esta partida
friend-links-button = Ligações…
friend-watch-link = Para assistir
friend-about-watch = Quem abrir esta ligação vê a partida um segundo depois e não pode jogar.
friend-copy-watch = Copiar uma ligação para assistir
friend-device-link = Para o meu outro dispositivo
friend-about-device = Quem tiver esta ligação pode jogar no seu lugar. Não a dê a ninguém.
friend-show-device = Mostrar esta ligação
friend-copy-device = Copiar a ligação para o meu outro dispositivo
friend-link-not-copied = Não é possível aceder à área de transferência: a ligação está na caixa de diálogo.
friend-watchers = { $watchers ->
        [one] { $watchers } espectador
       *[other] { $watchers } espectadores
    }
friend-show = Mostrar ao meu amigo
friend-show-done = O seu amigo já pode ver esta posição.
friend-shows = O seu amigo mostra-lhe uma posição.
friend-look = Ver
friend-show-elsewhere = Esta partida já não está no seu tabuleiro. Abra-a primeiro entre as partidas anteriores.
friend-show-too-much = É demasiado para mostrar de uma vez: escolha uma posição anterior, ou menos marcas e setas.
online-shows = O outro jogador mostra uma posição: { $fen }

## Nova partida
begin = Começar
other-games = Outros jogos
other-games-tip = Escolher um jogo de família
choose-rules = Jogo
choose-opponent = Adversário
choose-color = Você joga
choose-board = Tabuleiro
choose-table-rules = Regras de mesa
table-rules-none = nenhuma
rules-draughts = Damas
rules-family = Família
rules-brigand = Perde-ganha
rules-wolf-and-sheep = Lobo e ovelhas
board-flat = Plano
board-pyramid = Pirâmide
touch-move = Peça tocada, jogada
over-the-board = À mão
player-person = Pessoa
player-computer = Computador
about-international = As brancas começam; é obrigatório capturar, e o máximo de peças.
about-dames3d = Cinco tabuleiros; as brancas começam; é obrigatório capturar, e o máximo de peças.
about-family = As pretas começam; a captura é à escolha; a peça que não captura pode ser soprada.
about-brigand = Ganha quem perde todas as peças ou não pode jogar. As pretas começam.
about-wolf-and-sheep = Quatro ovelhas cercam o lobo, ou o lobo passa por elas. As peças são colocadas primeiro.
federation-short = Regra dos cinco lances
about-federation = Duas damas, ou uma dama e uma pedra, contra uma dama: empate após cinco lances de cada cor (FMJD).
about-board-pyramid = 100 cubos em cinco terraços: o tabuleiro superior e quatro lados, cinco tabuleiros ao mesmo tempo.
about-board-flat = O tabuleiro habitual de 100 casas.
about-person = Duas pessoas jogam nesta tela.
about-color = Você joga com esta cor e vê o tabuleiro do lado dela.
color-with-engine-only = Contra o computador você escolhe a sua cor; a dois, jogam-se ambas.
about-computer = O Dames 3D joga contra você, no nível que você escolher.
wolf-on-flat-board-only = O lobo e as ovelhas só se joga no tabuleiro plano.
setup-of-other-rules = A posição que você montou não é legal neste jogo.
program-plays-other-games = Este programa não joga este jogo.
by-hand-in-draughts-only = O lobo e as ovelhas não se joga à mão
federation-in-international-only = Esta regra é das damas internacionais
clock-not-chosen = Escolha primeiro um tempo de relógio
about-touch-move = Uma peça tocada que tem lance deve ser jogada. “J’adoube” permite ajeitá-la.
about-over-the-board = As peças são movidas livremente; o adversário corrige ou mantém um lance irregular.
new-game-loses = Não é possível gravar no disco: a partida em curso nesta mesa será perdida.
new-game-keeps = A partida em curso nesta mesa passa para “{ earlier-games }”.

## Jogar à mão
refused-bound = A peça tocada em { $square } deve ser jogada.
refused-nothing-binds = Não há nada a ajeitar: nesta partida, tocar numa peça não obriga a jogá-la.
refused-not-by-hand = Nesta partida não se joga à mão.
refused-hands-at-work = Há peças movidas à mão: termine o lance ou reponha-as.
refused-cannot-be-done = Leve uma peça para uma casa vazia.
refused-nothing-played = Nada foi jogado.
refused-nothing-irregular = Não há nenhuma irregularidade a decidir.
refused-to-be-decided = O adversário deve primeiro corrigir a irregularidade ou mantê-la.
refused-cannot-be-kept = Este lance não pode ser mantido: ninguém poderia continuar a jogar.
refused-nothing-to-huff = Não há nada a soprar.
refused-not-huffable = Só se pode soprar em { $squares }.
refused-nothing-to-place = Não há nenhuma peça a colocar.
refused-cannot-be-placed = Nenhuma peça pode ser colocada em { $square } agora.
refused-still-placing = Coloque primeiro as peças.
irregular = Irregularidade: { $names }. O adversário corrige ou mantém.
irregular-two-moves = dois lances seguidos ({ $squares })
irregular-opponents-piece = foi movida uma peça do adversário ({ $square })
irregular-overlooked = uma captura de { $due ->
        [one] { $due } peça
       *[other] { $due } peças
    } era obrigatória
irregular-removed = { $count ->
        [one] peça retirada sem motivo
       *[other] peças retiradas sem motivo
    } ({ $squares })
irregular-too-few = { $taken ->
        [0] { $taken } peças capturadas
        [one] { $taken } peça capturada
       *[other] { $taken } peças capturadas
    } em vez de { $due }
irregular-too-many = { $count ->
        [one] peça capturada a mais
       *[other] peças capturadas a mais
    } ({ $squares })
irregular-half-way = a captura parou no meio, em { $square }
irregular-early = peça retirada antes do fim da captura ({ $square })
irregular-no-such-move = nenhuma peça vai de { $from } para { $to }
irregular-not-touched = a peça tocada em { $square } tinha de ser jogada
irregular-nothing-played = nada foi jogado
corrected = O lance foi retirado; faça outro.
corrected-bound = O lance foi retirado; a peça em { $square } deve ser jogada.
correct = Corrigir
keep = Manter
done = Fim do lance
put-back = Repor
take-off = Retirar peça
adjust = J’adoube
adjusting = J’adoube: as peças são ajeitadas.
huff-title = Captura omitida
huff = Soprar { $square }
place-sheep = As quatro ovelhas colocam-se na primeira fileira.
place-wolf = O lobo coloca-se em qualquer outra casa.
draw-lots = Sortear
huffed-white = As brancas sopram { $square }: a peça podia capturar { $taken }.
huffed-black = As pretas sopram { $square }: a peça podia capturar { $taken }.
text-touched = A peça em { $square } foi tocada e deve ser jogada.
text-two-squares = duas casas, de 1 a 50
text-table-rules = tocada, mão ou empate
text-sides = so, se, ne ou no
irregular-asks = { $side }: corrigir ou manter?
by-hand = Mova as peças livremente; solte uma fora do tabuleiro para retirá-la.
must-play = A peça em { $square } deve ser jogada.

## O computador
seat = Escolher quem joga: uma pessoa, o computador ou um motor
seat-choose = Que jogue este jogador
seat-menu = { $side }: quem joga?
change-sides = Trocar de cor com o computador
tools-view = Vista
tools-help = Ajuda
tools-games = Partidas
tool-home = Meu lugar
tool-chair = De frente
tool-turn = Girar
tool-lens = Perspectiva
tool-pyramid = Pirâmide
tool-numbers = Números
tool-lines = Linhas
tool-boards = Tabuleiros
tool-hint = Dica
tool-analysis = Análise
tool-review = Revisão
tool-rules = Regras
tool-learn = Aprender
tool-keys = Teclas
tool-open = Abrir
tool-save = Gravar
tool-earlier = Anteriores
tool-list = Lista
tool-explorer = Explorador
tool-settings = Opções
tools-open = Abrir os botões deste grupo
sheet-pull = Puxar ou baixar a folha com a partida
line-play-first = Fazer este lance
line-preview = Mostrar a linha até este lance
line-held = Prévia: lance { $shown } de { $length }; Esc para voltar
line-hovered = Prévia: lance { $shown } de { $length }
line-previewed = Prévia
line-back = Um lance atrás na linha
line-forward = Um lance à frente na linha
line-play = Jogar esta linha
line-close = Voltar à partida
move-now = Jogar já
hint = Dica
hint-only = { $played } é o único lance.
hint-wins = { $played } ganha.
hint-saves = { $played } é o único lance que não perde.
hint-wins-men = { $men ->
        [0] { $played } ganha { $men } pedras.
        [one] { $played } ganha uma pedra.
       *[other] { $played } ganha { $men } pedras.
    }
hint-wins-material = { $played } ganha material.
hint-ahead = { $played } mantém a vantagem.
hint-even = { $played } mantém o equilíbrio.
hint-behind = { $played } é a melhor defesa.
analysis = Análise
analysis-by = Análise de { $name }
weaker = Mais fraco
stronger = Mais forte
level = Nível { $level }
computer-name = Dames 3D, nível { $level }
level-in-words = { $level }, { $word }
level-first-steps = primeiros passos
level-beginner = principiante
level-casual = jogador ocasional
level-regular = jogador regular
level-club = jogador de clube
level-strong-club = bom jogador de clube
level-expert = perito
level-master = mestre
level-grandmaster = grande mestre
level-full = força máxima
seat-computer = Computador: { $level }. Clique para escolher outro nível ou jogador
white-thinks = As brancas pensam…
black-thinks = As pretas pensam…
thinking-answer = O computador pensa
thinking-program = { $name } pensa
thinking-hint = À procura de uma dica
thinking-depth = profundidade { $depth } · { $millions } M
thinking-depth-tip = { $depth ->
        [0] { $depth } meios-lances
        [one] { $depth } meio-lance
       *[other] { $depth } meios-lances
    } de profundidade; posições, em milhões: { $millions }
solved-tip = As tabelas de finais conhecem o resultado: não resta nada a procurar.
fen-tip = FEN: uma linha de texto que diz onde estão as peças, lida por outros programas de damas.
pdn-tip = PDN: os lances em texto, como os escrevem os programas e os livros de damas.
button-set-up = Montar
button-share = Exportar
button-take-back = Desfazer
no-sides-tip = O tabuleiro plano não tem lados.
not-in-practice-tip = Não durante um exercício: saia dele primeiro.
program-not-started = Não foi possível iniciar { $name }.
program-gone = { $name } terminou.
program-silent = { $name } não responde.
program-illegal = { $name } fez um lance ilegal.
program-params = { $name } não tem estas opções.
program-not-understood = { $name } deu uma resposta inválida.
program-seat = Joga uma pessoa no seu lugar.
threat = Ameaça: { $played }
score-even = Igualdade
score-little-white = Ligeira vantagem das brancas
score-little-black = Ligeira vantagem das pretas
score-better-white = Vantagem das brancas
score-better-black = Vantagem das pretas
score-winning-white = Vantagem decisiva das brancas
score-winning-black = Vantagem decisiva das pretas
score-wins-white = As brancas ganham em { $moves ->
        [0] { $moves } lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }
score-wins-black = As pretas ganham em { $moves ->
        [0] { $moves } lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }

## Finais
solved = resolvido
verdict-draw = Empate
outlook-win = ganha em { $moves }
outlook-draw = empate
outlook-loss = perde em { $moves }
endgames-offer = Os finais com até { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    } podem ser resolvidos aqui de uma vez por todas. Demora cerca de um minuto, durante o jogo.
endgames-solve = Resolver os finais
endgames-solving = Finais resolvidos: { $percent }%
endgames-failed = Não foi possível resolver os finais: { $reason }
endgames-damaged = Não foi possível usar os finais já resolvidos: { $reason }
thinking-decision = O computador decide
irregular-computer = O computador decide: corrigir ou manter
computer-keeps = O computador mantém o lance.
computer-corrects = O computador manda retirar o lance.
computer-huffs-nothing = Foi omitida uma captura; o computador não sopra nada.
computer-accepts = O computador aceita o empate.
computer-declines = O computador recusa o empate.
computer-failed-once = O computador falhou e pensa de novo.
computer-failed = O computador falhou outra vez neste lance.
computer-failed-type = Escreva um lance por ele, ou jogar para que tente de novo.
search-failed = A busca falhou. Recomeça na próxima posição.
text-hint = Dica: { $played } ({ $score })
text-depth = profundidade { $depth }
text-seat-computer = { $side }: computador, nível { $level } ({ $word }).
text-seat-person = { $side }: pessoa.
text-more = – Enter: mais –
text-seat = brancas ou pretas e, para o computador, um nível de 1 a 10

## Arquivos
settings-renamed = Não foi possível ler as opções; são usadas as predefinidas. O arquivo antigo é agora { $file }
settings-unreadable = Não foi possível ler as opções; são usadas as predefinidas. { $file }: { $reason }
settings-not-saved = Não foi possível gravar as opções: { $reason }
recording-failed = Esta sessão já não é gravada: { $reason }

## Rever uma partida
review-inaccuracy = Imprecisão
review-mistake = Erro
review-blunder = Erro grave
review-better = { $quality }. Melhor: { $line }.
review-missed-shot = { $quality }. Combinação não vista: { $line }.
review-errors = { $blunders ->
        [0] { $blunders } erros graves
        [one] { $blunders } erro grave
       *[other] { $blunders } erros graves
    }, { $mistakes ->
        [0] { $mistakes } erros
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, { $inaccuracies ->
        [0] { $inaccuracies } imprecisões
        [one] { $inaccuracies } imprecisão
       *[other] { $inaccuracies } imprecisões
    }
review-accuracy = { $side }: precisão { $accuracy }%, { $errors }
review-no-accuracy = { $side }: { $errors }
review-no-moves = Não há lances para rever.
review-stopped = A revisão foi interrompida; o fim da partida foi avaliado.
review-seconds = um número de segundos para toda a partida, ou nada
retry-position = { $side }: aqui foi jogado { $played }. Procure um lance melhor, ou escreva dica, mostrar ou próximo.
retry-none = Não há erros a corrigir.
retry-first = Escreva primeiro avaliar.
retry-hint = O melhor lance é da peça em { $square }.
retry-right = Certo.
retry-as-good = { $played } é tão bom quanto o melhor lance.
retry-same = Foi o que se jogou na partida.
retry-wrong = Há um lance melhor.
retry-wrong-answer = Há um lance melhor: a este se responde { $answer }.
retry-done = Você já reviu todos os erros.

## Exportar
share-open = Exportar: imagem, animação, PDN, FEN
share-title = Exportar
share-text = Copiar como texto
share-copy-fen = Copiar a posição (FEN)
share-copy-pdn = Copiar a partida (PDN)
share-copy-link = Copiar um link para a partida
share-look = Aspecto das imagens
share-scene = Como na janela
share-diagram = Diagrama
share-file = Gravar num arquivo
share-picture = Gravar uma imagem
share-animation = Gravar uma animação
share-stop = Parar
share-close = Fechar
share-working = Desenho em curso… Continua se fechar esta janela.
share-copied-fen = A posição está na área de transferência.
share-copied-pdn = A partida está na área de transferência.
share-copied-link = O link está na área de transferência.
share-saved = Gravado: { $path }
share-failed = Não gravado: { $reason }.
share-stopped = A animação foi interrompida.

## Montar uma posição
editor-open = Montar uma posição
editor-close = Sair do editor de posições
editor-title = Montar uma posição
editor-help = Botão esquerdo: a peça escolhida; direito: a da outra cor; de novo: dama, depois nada. Arraste as peças, também para fora do tabuleiro. Ou escreva: w 31 32 k5 b 1 2
editor-typing = { $tool }: { $typed }
editor-no-square = { $number } não é uma casa: vão de 1 a 50.
tool-white-man = Pedra branca (W)
tool-white-king = Dama branca (W, e K antes do número)
tool-black-man = Pedra preta (B)
tool-black-king = Dama preta (B, e K antes do número)
tool-erase = Retirar uma peça (X)
editor-other-side = A vez da outra cor
editor-other-side-tip = De quem é a vez (S)
editor-white-to-move = Jogam as brancas
editor-black-to-move = Jogam as pretas
editor-fen = Posição como texto (FEN)
editor-type = Escrever peças e casas
editor-place = Pôr uma peça no cursor
editor-place-other = Pôr uma peça da outra cor no cursor
editor-clear = Limpar
editor-clear-tip = Esvaziar o tabuleiro
editor-start = Início
editor-start-tip = Pôr o início de uma partida
editor-mirror = Espelho
editor-mirror-tip = Trocar esquerda e direita em cada fileira
editor-swap = Inverter
editor-swap-tip = Trocar as cores e dar meia-volta ao tabuleiro
editor-play = Jogar…
editor-play-tip = Escolher os jogadores e jogar a partir desta posição
editor-analyze = Analisar
editor-analyze-tip = Analisar esta posição
editor-save = Gravar…
editor-save-tip = Gravar esta posição num arquivo
editor-problems = { $problems ->
        [one] Posição ilegal:
       *[other] Posição ilegal ({ $problems } problemas):
    }
setup-white-man = { $square }: uma pedra branca aqui tem de ser dama.
setup-black-man = { $square }: uma pedra preta aqui tem de ser dama.
setup-empty = O tabuleiro está vazio.
setup-wolf-and-sheep = São precisas quatro ovelhas e um lobo.
setup-no-kings = { $square }: no lobo e as ovelhas não há damas.
setup-ended = A partida já terminou: { $outcome }.
setup-too-many = { $side }: { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }, mais do que em qualquer partida.
setup-count = { $side }: { $men ->
        [0] { $men } pedras
        [one] { $men } pedra
       *[other] { $men } pedras
    }{ $kings ->
        [0] {""}
        [one] , { $kings } dama
       *[other] , { $kings } damas
    }

## Variantes e comentários
previous-variation = Variante anterior, ou início
next-variation = Variante seguinte, ou fim
edit-tools = Editar a partida: variantes, sinais, comentários
promote = Subir a variante
demote = Descer a linha
make-main-line = Tornar linha principal
delete-line = Apagar a partir daqui
next-sign = Sinal seguinte do lance
sign-good = Um bom lance
sign-mistake = Um erro
sign-brilliant = Um lance brilhante
sign-blunder = Um erro grave
sign-interesting = Um lance interessante
sign-dubious = Um lance duvidoso
comment = Comentário
comment-before = Antes do lance
comment-after = Depois do lance
comment-start = Comentar a partida
comment-on = Comentar { $played }
save = Gravar
dismiss = Cancelar
undo-edit = Desfazer a última alteração
redo-edit = Refazer a alteração

## Os relógios na janela
clock-period = período { $period }
clock-moves-left = { $moves ->
        [0] faltam { $moves } lances
        [one] falta { $moves } lance
       *[other] faltam { $moves } lances
    }
clock-increment = +{ $seconds } s
clock-bronstein = até +{ $seconds } s
clock-delay = atraso { $seconds } s
clock-hourglass = ampulheta
clock-per-move = por lance
clock-toggle = Pausar o relógio ou retomar
clock-pause = Pausa
clock-resume = Retomar
clock-add-minute = Somar um minuto a este relógio
clock-plus-minute = +1 min
clock-is-paused = Relógio em pausa
clock-starts-later = O relógio começa quando os dois tiverem jogado
clock-out-of-time = Sem tempo
choose-clock = Relógio
no-clock = sem relógio
clock-choice-none = Nenhum
clock-choice-minutes = { $minutes } min
clock-choice-per-move = { $seconds } s por lance
clock-choice-hourglass = Ampulheta { $time }
clock-choice-hours = { $hours } h
clock-choice-bonus = { $time } + { $seconds } s por lance
clock-choice-moves = { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } em { $time }
clock-choice-then = { $first }, depois { $next }
clock-choice-own = Outro…
clock-differs = Um para cada cor
clock-at-once = Começar já
clock-options = Opções
about-clock-differs = Brancas e pretas têm tempos diferentes.
about-clock-at-once = O relógio das brancas corre já, sem esperar que as duas cores tenham jogado.
clock-own-tip = Segundos, como em PDN: 300+5, 40/7200:3600, 300d5 (atraso), *120 (ampulheta), =30 (por lance)

## A revisão na janela
review-run = Rever a partida, ou parar
review-title = Revisão
review-begin = Avaliar a partida
review-stop = Parar
review-progress = { $of ->
        [0] { $done } / { $of } lances
        [one] { $done } / { $of } lance
       *[other] { $done } / { $of } lances
    }
review-builtin = Dames 3D
review-judge = Avalia: { $name }
review-close = Fechar a revisão; as avaliações ficam com a partida
review-next-judge = Avaliar com o motor seguinte
review-next-error = Erro seguinte
review-previous-error = Erro anterior
review-side-accuracy = { $accuracy }%
review-accuracy-tip = Quão perto os lances estão dos melhores: 100% não desperdiça nenhuma chance de ganhar.
review-accuracy-word = Precisão
review-your-accuracy = A sua precisão: { $accuracy }%
review-accuracies = Precisão: brancas { $white }%, pretas { $black }%
review-evaluation = Avaliação: { $words }. Chance de as brancas ganharem: { $percent }%
review-chance-tip = Chance de as brancas ganharem: { $percent }%
review-failed = A avaliação falhou: { $reason }
review-solved = Este jogo está resolvido; não há nada a avaliar.
retry-judge-first = Avalie primeiro a partida.
retry-begin = Aprender com os seus erros
retry-begin-white = Erros das brancas
retry-begin-black = Erros das pretas
retry-count = Erro { $number } de { $count }
retry-ask-white = As brancas jogaram { $played }. Faça um lance melhor.
retry-ask-black = As pretas jogaram { $played }. Faça um lance melhor.
retry-judging = Avaliação de { $played }…
retry-found = { $played } está certo.
retry-elsewhere = Os lances são tentados na posição do erro: aqui está ela de novo.
retry-solution = Melhor: { $line }
retry-hint-button = Dica
retry-show-button = Mostrar
retry-next-button = Seguinte
retry-end-button = Fim

## Partidas em disco
file-open = Abrir…
file-save = Gravar
file-save-as = Gravar como…
earlier-games = Partidas anteriores
unfinished-games = Partidas inacabadas
unfinished-continue = Continuar
unfinished-later = Deixar para depois
unfinished-draft = Uma posição em preparação
folder-home = Pasta pessoal
folder-above = Pasta acima
file-saved = Gravada em { $file }. A partir de agora, a partida é gravada lá sozinha.
file-saved-once = Gravada em { $file }.
file-not-saved = Não foi possível gravar { $file }: { $reason }.
file-changed = { $file } foi alterado por outro programa e fica como está. Grave a partida com outro nome.
file-no-pdn = { $file } não é um arquivo de partidas. Escolha outro nome.
file-shared-line = A partida tem uma linha de { $file } em comum com outra. Grave-a com outro nome.
file-unreadable = Não foi possível abrir { $file }: { $reason }.
file-without-games = { $file } não contém nenhuma partida que o Dames 3D jogue.
file-error = { $file }, linha { $line }, coluna { $column }: { $problem }
file-more-errors = { $count ->
        [one] Há mais um erro.
       *[other] Há mais { $count } erros.
    }
pdn-open-comment = O comentário não tem fim.
pdn-open-variation = A variante não tem fim.
pdn-other = Esta parte não pode ser lida.
pdn-utf-16 = O texto está em UTF-16. Esperava-se UTF-8, Windows-1252 ou outra codificação de um byte por caractere.
pdn-unexpected = Esperado: { $expected }; lido: { $found }.
pdn-expected-move = um lance, um comentário ou o fim da partida
pdn-expected-glyph = um sinal de $0 a $65535
pdn-expected-result = um resultado como 2-0, 1-1, 0-2 ou *
pdn-expected-end = o resultado da partida
pdn-expected-next-game = um comentário ou a partida seguinte
pdn-expected-tag = uma etiqueta como [White "Anna"]
pdn-expected-escape = “\” antes de aspas numa etiqueta
pdn-other-board = { $text } não é legal nas damas internacionais, que é o que se supõe sem a etiqueta GameType: { $reason }. Talvez seja uma partida em 8×8 casas.
pdn-answer = { $reason }. Só um lance isolado entre parênteses é lido como resposta ao lance anterior.
pdn-repeated-tag = A etiqueta { $name } aparece outra vez: fica “{ $kept }”, “{ $left }” é omitido.
pdn-bracketed-move = Só o outro lado pode jogar { $text }: lido como lance da partida, sem os parênteses.
pdn-other-game = Isto é { $number ->
        [0] xadrez
        [1] xadrez chinês
        [21] damas inglesas
        [22] damas italianas
        [23] pool checkers americano
        [24] damas espanholas
        [25] damas russas
        [26] damas brasileiras
        [27] damas canadenses
        [28] damas portuguesas
        [29] damas checas
        [30] damas turcas
        [31] damas tailandesas
        [40] damas frísias
        [41] damas de Spantsireti
        [50] Othello
       *[other] um jogo desconhecido
    } (GameType { $found }), que o Dames 3D não joga.
pdn-invalid-type = Esperado: um GameType como 20,W,10,10,N2,0; lido: “{ $found }”.
pdn-other-size = GameType 20 é para 10×10 casas; lido: “{ $found }”.
pdn-other-variant = É uma partida da variante “{ $name }”, que o Dames 3D não joga.
pdn-other-rules = Esperado: as regras { $expected }; lido: “{ $found }”.
pdn-long-line = A linha é longa demais: só são lidos até { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    }.
pdn-long-comment = O comentário é longo demais: só são lidos até { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    }.
pdn-long-text = Texto demais numa partida: só são lidos até { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    } de comentários e etiquetas.
pdn-many-tags = Etiquetas demais: são lidas no máximo { $limit }.
pdn-deep-nesting = Variantes demais dentro de variantes: são lidas no máximo { $limit }.
pdn-many-turns = Lances demais: são lidos no máximo { $limit } por partida.
pdn-many-errors = Mais de { $limit ->
        [one] { $limit } erro
       *[other] { $limit } erros
    }: os outros desta partida não são mostrados.
unfinished-note = Nada se perde: as partidas deixadas para depois serão oferecidas de novo.
game-board = { $variant }, { $moves ->
        [0] { $moves } lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }
earlier-none = Ainda não há partidas anteriores.
earlier-no-match = Nenhuma partida contém estas palavras.
earlier-reading = Leitura…
earlier-filter = Escreva um jogador, um tabuleiro, uma data ou um resultado para achar uma partida.
earlier-show = Mostrar
result-open = inacabada
file-open-button = Abrir
file-open-note = Escreva um caminho, ou escolha um arquivo ou uma pasta.
file-save-note = Se o arquivo já contém partidas, esta é acrescentada.
key-shift = Shift

## Muitas partidas
games-browse = Partidas: listar, filtrar e abrir
games-browse-position = Listar as partidas com esta posição
games-title = Partidas
games-count = { $shown } de { $all ->
        [0] { $all } partidas
        [one] { $all } partida
       *[other] { $all } partidas
    }
games-finding = Arquivos de partidas encontrados: { $files }
games-reading = Leitura das partidas: { $percent }%, { $games ->
        [0] { $games } partidas
        [one] { $games } partida
       *[other] { $games } partidas
    }
games-errors = { $count ->
        [0] { $count } erros nos arquivos
        [one] { $count } erro nos arquivos
       *[other] { $count } erros nos arquivos
    }
games-no-files = Não há partidas abertas. Abra um arquivo ou uma pasta de partidas.
games-player = Jogador
games-event = Torneio
games-dates = Datas: 1956, 2024.05, 2020..2024
games-any-result = Todo resultado
games-unfinished = Inacabadas
games-any-variant = Todos os tabuleiros e regras
games-duplicates = Omitir as partidas idênticas a outras anteriores
games-no-duplicates = Sem duplicados
games-by-position = Com a posição no tabuleiro
games-sort = Ordenar por esta coluna
games-open = Abrir a partida
games-column-number = N.º
games-column-date = Data
games-column-result = Resultado
games-column-event = Torneio
games-column-variant = Tabuleiro e regras
games-column-moves = Lances
games-duplicate-of = Os mesmos lances que a partida { $number }
games-has-errors = Esta partida tem erros; pode estar incompleta.
games-place = { $file }, partida { $number }
games-unreadable = Não foi possível ler a partida: { $reason }
games-not-playable = O Dames 3D não joga este tipo de partida, ou o arquivo foi alterado.
explorer-toggle = Explorador: o que foi jogado nesta posição
explorer-title = Explorador
explorer-mirrored = Espelhadas
explorer-mirrored-tip = Contar também as partidas com as cores trocadas
explorer-games = As partidas
explorer-play = Fazer este lance
explorer-none = Nenhuma partida chega a esta posição.
explorer-openings = Aberturas do computador
explorer-positions = { $positions ->
        [0] { $positions } posições
        [one] { $positions } posição
       *[other] { $positions } posições
    }
explorer-total = { $games ->
        [0] { $games } partidas, as brancas somaram { $score }%
        [one] { $games } partida, as brancas somaram { $score }%
       *[other] { $games } partidas, as brancas somaram { $score }%
    }
explorer-total-open = { $games ->
        [0] { $games } partidas sem resultado
        [one] { $games } partida sem resultado
       *[other] { $games } partidas sem resultado
    }
explorer-score = { $score }%

## A janela sobre a partida

about-open = Jogadores, torneio e data
about-title = Sobre esta partida
about-event = Torneio
about-site = Local
about-date = Data
about-round = Rodada
about-note = Gravado com a partida. A data pode ser escrita 2024.08.17 ou 17/8/2024.
turn-of = Vez de { $name }
editor-not-saved = Uma posição ilegal não pode ser gravada.
editor-kept = A posição que estava no editor foi conservada: Ctrl+E, depois Ctrl+Z.

## Os cinco tabuleiros

net-toggle = Cinco tabuleiros lado a lado
net-size = Cinco tabuleiros em tamanho grande ou no painel
net-hide = Ocultar os cinco tabuleiros
net-title = Cinco tabuleiros

# Vistas
replay-last-move = Mostrar de novo o último lance, devagar
replay-capture = Repetir
## O jogo em palavras: leitores de tela, perguntas
spoken-empty = vazia
spoken-white-man = pedra branca
spoken-white-king = dama branca
spoken-black-man = pedra preta
spoken-black-king = dama preta
spoken-white-men = pedras brancas
spoken-white-kings = damas brancas
spoken-black-men = pedras pretas
spoken-black-kings = damas pretas
spoken-none = nenhuma peça
spoken-square = { $square }, { $content }
spoken-and = { $before } e { $last }
spoken-goes = { $side }: de { $from } para { $to }
spoken-takes = { $side }: { $from } captura e vai para { $to }
spoken-pieces-taken = { $pieces ->
        [1] uma peça
        [2] duas peças
        [3] três peças
        [4] quatro peças
        [5] cinco peças
        [6] seis peças
       *[other] { $pieces } peças
    }
spoken-crowned = é coroada dama
spoken-by-hand = { $side }: lance feito à mão
spoken-set-up = foi montada uma posição
spoken-your-turn = É a sua vez
spoken-must-capture = { $turn }, captura obrigatória
spoken-places = { $name }: { $what }
spoken-row = Fileira { $row }, da esquerda: { $squares }
spoken-line = { $direction }: { $squares }
spoken-north = norte
spoken-north-east = nordeste
spoken-east = leste
spoken-south-east = sudeste
spoken-south = sul
spoken-south-west = sudoeste
spoken-west = oeste
spoken-north-west = noroeste
spoken-men-counted = { $men ->
        [0] { $men } pedras
        [one] { $men } pedra
       *[other] { $men } pedras
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } dama
       *[other] { $kings } damas
    }
spoken-move-number = Lance { $number }
question-where = Esperado depois de “onde”: brancas ou pretas, pedras ou damas; por exemplo, onde pedras brancas.
question-row = Esperado depois de “fileira”: um número de 1 a 10; a fileira 1 é a mais próxima das brancas.
question-lines = Esperado depois de “linhas”: uma casa de 1 a 50.
question-alone = Nada é esperado depois desta palavra.
typed-several = { $typed } pode ser vários lances: escreva um destes: { $choices }.

## O teclado no tabuleiro
walk-enter = Percorrer as casas: setas, Enter escolhe, Esc termina
walk-next = Próxima peça que pode jogar
walk-boards = Percorrer os cinco tabuleiros, ou a cena
entry-open = Escrever um lance, também com um algarismo, ou uma pergunta
entry-name = Lance ou pergunta
entry-hint = Um lance, como 32-28, ou uma pergunta: onde pedras brancas, fileira 4, linhas 28, último, contagem.
entry-no-move = Nenhum lance legal começa assim.
entry-not-your-turn = Não é a sua vez.
entry-waits = O lance será feito quando for a sua vez. Esc descarta-o.
ahead-waits = O lance será feito quando for a sua vez. Um clique ou Esc descarta-o.
entry-no-square = { $found } não é uma casa de 1 a 50. Escreva duas casas, como 32-28, ou uma pergunta, como linhas 28.
entry-incomplete = Falta uma casa. Escreva duas casas, como 32-28.
entry-not-a-move = { $found } não faz parte de um lance. Escreva duas casas, como 32-28, ou uma pergunta, como linhas 28.
cell-chosen = escolhida
cell-end = a peça pode ir para esta casa
cell-movable = pode jogar

## As opções

settings-open = Opções
settings-title = Opções
settings-part-display = Imagem
settings-part-sounds = Sons
settings-part-playing = Jogo
settings-theme = Tabuleiro
theme-walnut = Nogueira
theme-birch = Bétula
theme-marble = Mármore
theme-high-contrast = Contraste
theme-color-blind = Daltonismo
settings-quality = Qualidade da imagem
settings-high-steps = Degraus tão altos quanto a largura dos cubos
quality-plain = Simples
quality-fine = Alta
settings-text-size = Tamanho do texto e dos botões
settings-contrast = Alto contraste
settings-full-screen = Tela cheia
settings-sound = Sons
settings-volume = Volume
settings-softer = Mais baixo
settings-louder = Mais alto
settings-analysis = Acabar a análise após
settings-minutes = { $minutes } min
settings-never = Nunca
settings-entry = Mover as peças
settings-entry-both = Clicar ou arrastar
settings-entry-click = Clicar
settings-entry-drag = Arrastar
settings-confirm = Confirmar cada lance
settings-on = Sim
settings-off = Não
settings-percent = { $percent }%
settings-play-move = Fazer o lance indicado
settings-discard-move = Descartar o lance indicado
settings-ask-move = Jogar { $played }?
settings-play = Jogar
settings-discard = Descartar

## As regras na janela
rules-open = Regras
rules-play = Mostrar no tabuleiro
rules-goal = Objetivo
rules-goal-draughts = Capturar todas as peças do adversário ou deixá-lo sem lance. As brancas começam.
rules-goal-family = Capturar todas as peças do adversário ou deixá-lo sem lance. As pretas começam.
rules-goal-brigand = Perder: ganha o primeiro que fica sem peças ou não pode jogar. As pretas começam.
rules-goal-wolf = Quatro ovelhas contra um lobo. O lobo ganha quando passa por todas as ovelhas; as ovelhas ganham se o lobo não pode jogar.
rules-boards = Cinco tabuleiros
rules-boards-are = Os 100 cubos formam cinco tabuleiros ao mesmo tempo: o superior e quatro lados de 55 cubos, cada um visto de um canto. Clique num tabuleiro para vê-lo.
rules-moves = Movimento
rules-moves-flat = Uma pedra avança uma casa na diagonal. A pedra que acaba o lance na última fileira é coroada dama, que percorre qualquer distância, para a frente ou para trás.
rules-moves-pyramid = Uma pedra avança uma casa na diagonal no tabuleiro superior. A pedra que acaba o lance na última fileira é coroada dama, que percorre qualquer distância nas diagonais de todos os seus tabuleiros.
rules-moves-wolf = As peças são colocadas primeiro. Todas andam uma casa na diagonal: as ovelhas só para a frente, o lobo nos dois sentidos. O lobo começa. Não há capturas.
rules-lines = Linhas dos lados
rules-lines-are = Um terraço são os cubos de uma mesma altura. Um flanco é uma encosta da pirâmide, entre duas das suas arestas. Uma linha que sobe um flanco continua por um terraço além da aresta: parece dobrar uma esquina, mas vista de cima é reta.
rules-captures = Captura
rules-captures-flat = Salte a peça vizinha para a casa vazia atrás dela, para a frente ou para trás. Uma dama salta de qualquer distância.
rules-captures-pyramid =
    Salte a peça vizinha para a casa vazia atrás dela, numa diagonal de qualquer um dos cinco tabuleiros, para a frente ou para trás.
    Vista de cima, a diagonal de um lado segue reta por uma fileira ou uma coluna. Por isso, uma pedra também captura em frente, para trás, à esquerda e à direita: a peça na casa escura seguinte da fileira ou da coluna, a duas casas, se a casa escura atrás dela está vazia e um mesmo lado contém as três.
rules-show-side = A pedra em 42 salta 32 e para em 22. As três casas estão numa coluna, a duas casas uma da outra: visto de cima, o salto vai em frente. É uma diagonal só do lado sudoeste.
rules-show-capture = A pedra em 22 captura 28, para trás.
rules-rafles = Capturas múltiplas (rafles)
rules-rafles-are = A captura de várias peças é uma captura múltipla. Continua enquanto a peça puder capturar. As peças capturadas são retiradas juntas no fim.
rules-show-side-rafle = O primeiro salto é no tabuleiro superior; os outros seguem terraços do lado sudoeste.
rules-show-rafle = Uma pedra captura três peças.
rules-duty = Captura obrigatória
rules-duty-most = É obrigatório capturar, se possível, e o maior número de peças.
rules-duty-any = É obrigatório capturar, se possível. A captura é à escolha.
rules-duty-huff = A captura é à escolha. Se um jogador omite uma, a peça que podia capturar pode ser soprada: o adversário a retira.
rules-draws = Empate
rules-draws-pyramid =
    A partida termina empatada
    • por acordo;
    • quando a mesma posição ocorre pela terceira vez, com a vez da mesma cor;
    • após 25 lances de cada jogador sem captura nem lance de pedra;
    • com três peças, pelo menos uma delas dama, contra uma só dama, após mais 16 lances de cada jogador;
    • de imediato, com duas damas ou uma contra uma só dama, a menos que haja uma captura a fazer ou que se possa forçar.
    O botão “{ counters-button }”, abaixo dos lances, mostra como vai cada contagem.
rules-draws-international =
    A partida termina empatada
    • por acordo;
    • quando a mesma posição ocorre pela terceira vez, com a vez da mesma cor;
    • após 25 lances de cada jogador sem captura nem lance de pedra;
    • com três peças, pelo menos uma delas dama, contra uma só dama, após mais 16 lances de cada jogador;
    • de imediato, com duas damas ou uma contra uma só dama, a menos que haja uma captura a fazer ou que se possa forçar; com a regra dos cinco lances, após mais 5 lances de cada jogador, também com uma dama e uma pedra.
    O botão “{ counters-button }”, abaixo dos lances, mostra como vai cada contagem.
rules-draws-family =
    A partida termina empatada
    • por acordo;
    • quando a mesma posição ocorre pela terceira vez, com a vez da mesma cor;
    • após 25 lances de cada jogador sem captura nem lance de pedra.
    O botão “{ counters-button }”, abaixo dos lances, mostra como vai cada contagem.
rules-wolf-ends = Como termina
rules-show-wolf-caught = Uma ovelha vai de 14 para 9, e o lobo fica cercado.
rules-show-wolf-escapes = O lobo vai de 23 para 29: já não há nenhuma ovelha atrás dele.
rules-keys = Teclas

## O primeiro início
welcome-words = Um jogo de damas numa pirâmide de 100 cubos. Vista de cima e dos seus quatro cantos, forma cinco tabuleiros ao mesmo tempo. As pedras andam no tabuleiro superior e capturam pelas diagonais dos cinco.
welcome-computer = Jogar contra o computador
welcome-computer-words = Você tem as brancas e começa. O computador joga num nível fácil: { $level } de 10.
welcome-two = A dois nesta tela
welcome-two-words = Brancas e pretas jogam à vez neste tabuleiro.
welcome-rules-words = Como se anda e se captura nos cinco tabuleiros, com exemplos.
welcome-lesson = Aprender em seis minutos

## Aprender e praticar
learn-title = Aprender e praticar
learn-lesson-words = As regras no tabuleiro, em etapas curtas: cerca de seis minutos.
learn-shots-words = Posições com um único lance vencedor, no seu nível.
learn-vision-words = Reconhecer os tabuleiros num relance, em rodadas de 30 segundos.
learn-stars = { $stars } de { $most ->
        [one] { $most } estrela
       *[other] { $most } estrelas
    }

## A primeira lição
lesson-title = Primeira lição
lesson-open = Aprender o jogo em seis minutos
lesson-stage = Etapa { $stage } de { $stages }
lesson-topic-men = As pedras
lesson-topic-capture = A captura
lesson-topic-most-pieces = O maior número
lesson-topic-side = Um lado
lesson-topic-side-capture = Capturas por um lado
lesson-topic-rafle = Capturas múltiplas
lesson-topic-king = As damas
lesson-topic-crowning = A coroação
lesson-rule-men = As pedras avançam na diagonal no tabuleiro superior, visto de cima.
lesson-rule-men-flat = As pedras avançam na diagonal.
lesson-rule-capture = É obrigatório capturar, também para trás: salte a peça vizinha para a casa livre seguinte.
lesson-rule-most-pieces = É preciso capturar o maior número de peças.
lesson-rule-side = Vista de um canto, a pirâmide é outro tabuleiro.
lesson-rule-side-capture = As pedras também capturam nos lados: vistas de cima, por fileiras e colunas.
lesson-rule-rafle = A captura continua, até em outro tabuleiro.
lesson-rule-king = Uma dama percorre qualquer distância, em todos os seus tabuleiros.
lesson-rule-king-flat = Uma dama percorre qualquer distância na diagonal.
lesson-rule-crowning = Só é coroada a pedra que acaba o lance na última fileira.
lesson-goal-visit = { $moves ->
        [one] Vá para as casas marcadas em { $moves } lance.
       *[other] Vá para as casas marcadas em { $moves } lances.
    }
lesson-goal-capture-all = { $moves ->
        [one] Capture tudo em { $moves } lance.
       *[other] Capture tudo em { $moves } lances.
    }
lesson-goal-capture-safely = As pretas não devem poder capturar em seguida.
lesson-goal-crown = Faça uma dama.
lesson-goal-look = Vire para o { $side } ou clique no tabuleiro dele.
lesson-failed-piece-lost = As pretas capturam a sua peça.
lesson-failed-not-crowned = A pedra saiu da última fileira e não é coroada.
lesson-failed-no-moves = Quase: os seus lances acabaram. Tente de outra maneira!
lesson-failed-capture-all = Boa captura, mas assim já não leva todas. Comece por outra!
lesson-failed-out-of-reach = Daqui já não se chega ao objetivo. Tente outro lance!
lesson-failed-blocked = Nenhuma peça pode mais jogar.
lesson-failed-face = Esse é o { $side }.
lesson-reached = Muito bem!
lesson-task-done = Este exercício está resolvido: continue com “{ lesson-next }”.
lesson-stars = { $stars ->
        [one] { $stars } estrela de 3
       *[other] { $stars } estrelas de 3
    }
lesson-finished = Você já conhece as regras: { $stars } de { $most ->
        [one] { $most } estrela
       *[other] { $most } estrelas
    }. Quem não pode jogar perde. Jogue uma partida!
lesson-finished-some = Essa era a última etapa. Estrelas: { $stars } de { $most }. Falta fazer: { $stages }.
lesson-star-cost = Uma tentativa errada ou um lance a mais custa uma estrela.
lesson-go-to-stage = Ir para esta etapa
lesson-retry = De novo
lesson-next = Seguinte
lesson-skip = Saltar
lesson-leave = Sair
lesson-text-hint = Escreva { $played }.
lesson-reply = As pretas têm de capturar: { $played }
lesson-reply-along = As pretas têm de capturar: { $played } ({ $boards })
lesson-text-help =
    38-33, 28x19         fazer um lance
    so, se, ne, no       olhar um lado
    repetir              recomeçar a tarefa
    pular                passar à etapa seguinte
    sair                 sair
lesson-text-look = Escreva { $letters } para ver o { $side }.
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = As pretas esperam e só jogam para capturar.
lesson-text-play = Jogue uma partida: { $command }

## O lobo e as ovelhas
score-wins-sheep = As ovelhas ganham em { $moves ->
        [0] { $moves } lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }
score-wins-wolf = O lobo ganha em { $moves ->
        [0] { $moves } lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }
side-sheep = Ovelhas
side-wolf = Lobo
turn-sheep = Jogam as ovelhas
turn-wolf = Joga o lobo
result-sheep = As ovelhas ganham
result-wolf = O lobo ganha
result-sheep-in = { $moves ->
        [0] As ovelhas ganham
        [one] As ovelhas ganham em { $moves } lance
       *[other] As ovelhas ganham em { $moves } lances
    }
result-wolf-in = { $moves ->
        [0] O lobo ganha
        [one] O lobo ganha em { $moves } lance
       *[other] O lobo ganha em { $moves } lances
    }
wolf-shut-in = o lobo não pode jogar
sheep-shut-in = as ovelhas não podem jogar
wolf-resigns = o lobo desiste
sheep-resign = as ovelhas desistem
ask-resign-sheep = As ovelhas desistem?
ask-resign-wolf = O lobo desiste?
ask-draw-sheep = As ovelhas propõem empate?
ask-draw-wolf = O lobo propõe empate?
draw-offered-sheep = As ovelhas propõem empate
draw-offered-wolf = O lobo propõe empate
sheep-think = As ovelhas pensam…
wolf-thinks = O lobo pensa…
clock-times-wolf = Relógio: ovelhas { $white }, lobo { $black }
wolf-out-of-time = o lobo esgotou o tempo
sheep-out-of-time = as ovelhas esgotaram o tempo
spoken-sheep = ovelha
spoken-wolf = lobo
# Os sinais de uma ovelha e do lobo no tabuleiro em texto
glyph-sheep = O
glyph-wolf = L

## Exercícios
shot-welcome = Encontre os lances vencedores. Escreva um lance como 32-28, ou ajuda.
shot-task = { $opponent }: { $played }. { $solver }: jogam e ganham; { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } a encontrar.
shot-ratings = Exercício { $rating }, a sua pontuação { $own }
shot-right = Certo. A resposta é { $reply }. Continue.
shot-solved = Resolvido!
shot-other-wins = { $played } também ganha. Resolvido!
shot-wrong = { $played } não ganha: o adversário joga { $answer }.
shot-wrong-alone = { $played } não ganha.
shot-again = Tente de novo.
shot-solution = Solução: { $line }
shot-themes = Ideias: { $themes }
shot-gain-pieces = Por que ganha: captura { $captured ->
        [0] { $captured } peças
        [one] { $captured } peça
       *[other] { $captured } peças
    } e entrega { $given }; restam { $own } contra { $other }.
shot-gain-endgame = Por que ganha: o final que resta, { $own } contra { $other }, está ganho.
shot-gain-end = Por que ganha: o adversário fica sem lances.
shot-gain-king = Além disso, uma pedra foi coroada.
shot-result = A sua pontuação é { $rating } ({ $change }); resolvidos seguidos: { $streak }.
shot-go-on = Enter: exercício seguinte
shot-over = Este exercício acabou: pressione Enter para o seguinte.
shot-none-left = Você já viu todos os exercícios deste tabuleiro. Escreva errados para repetir os que errou.
shot-none-missed = Não há exercícios que você errou. Escreva novo para ver outro.
shot-not-kept = O resultado não pode ser escrito no disco: { $reason }.
shot-hint-boards = { $count ->
        [1] Dica: olhe para este tabuleiro: { $boards }
       *[other] Dica: olhe para estes tabuleiros: { $boards }
    }
shot-hint-theme = Dica: { $theme }
shot-hint-piece = Dica: mova a peça em { $square }.
shot-hint-move = Dica: jogue { $played }.
shots-open = Resolver combinações
shots-title = Combinações para resolver
shots-white-wins = Brancas jogam e ganham
shots-black-wins = Pretas jogam e ganham
shots-lead-in = { $side }: { $played }.
shots-move-number = Lance { $number } de { $moves }
shots-your-rating = Sua pontuação
shots-rating-of = Pontuação do exercício: { $rating }
shots-streak = { $count ->
        [0] { $count } seguidos
        [one] { $count } seguido
       *[other] { $count } seguidos
    }
shots-solved-of = { $solved ->
        [0] { $solved } de { $all } resolvidos
        [one] { $solved } de { $all } resolvido
       *[other] { $solved } de { $all } resolvidos
    }
shots-show-solution = Ver a solução
shots-hint-wait = A dica é dada quando é a sua vez.
shots-hint-last = Foi a última dica: a seta mostra o lance.
shots-play-line = Rever tudo
shots-missed = Repetir os que errei ({ $count })
shots-again-missed = Repetir os exercícios que errei
shots-none-missed-tip = Você não errou nenhum neste tabuleiro.
shots-all-seen = Você já viu todos os exercícios deste tabuleiro.
shots-file-renamed = Não foi possível ler os resultados; eles recomeçam do zero. O arquivo antigo é agora { $file }
shots-file-written-again = Outro programa danificou o arquivo dos resultados. Eles foram gravados de novo; o arquivo danificado é agora { $file }
shots-file-unreadable = Não foi possível ler os resultados: { $reason }
shot-help =
    32-28, 28x19         fazer um lance
    dica                 uma dica: primeiro o tabuleiro, depois a peça, depois o lance
    mostrar              mostrar a solução; o exercício conta como errado
    próximo              outro exercício
    errados              os exercícios errados de novo
    nova                 exercícios novos
    lado so              escolher o lado mostrado num terminal estreito: so, se, ne, no
    fen                  mostrar a posição como FEN
    sair                 sair
theme-rafle-over-boards = captura por vários tabuleiros
theme-ends-on-a-side = termina num lado
theme-makes-a-king = faz uma dama
theme-coup-turc = golpe turco
theme-quiet-move = lance tranquilo
theme-several-given = sacrifica várias peças
theme-long-rafle = captura longa
theme-catches-a-king = captura uma dama
theme-defense = sob ameaça
theme-endgame = final
theme-ends-the-game = termina a partida
## O treino da visão
vision-open = Treinar o olhar nos tabuleiros
vision-title = Treine o olhar
vision-rules = Uma rodada dá 30 segundos para pensar. Um erro custa o que vale um acerto.
vision-find-square = Encontrar uma casa
vision-name-square = Nomear uma casa
vision-sides = Lados de uma casa
vision-king-moves = Lances de uma dama
vision-captures = Capturas
ask-find-square = Onde está a casa { $number }?
ask-name-square = Que casa está marcada?
ask-sides = Em que lados está a casa { $number }?
ask-king-side = Para onde pode ir a dama marcada no { $side }?
ask-king-flat = Para onde pode ir a dama marcada?
ask-captures-white = Que peças as brancas podem capturar?
ask-captures-black = Que peças as pretas podem capturar?
ask-king-words = A dama está em { $number }.
ask-place-words = Fileira { $row } a partir das brancas, número { $place } da esquerda.
answer-click-square = Clique nela, na cena ou num dos tabuleiros.
answer-type-number = Escreva o número dela.
answer-name-sides = Escolha cada lado em que ela está.
answer-click-moves = Clique em cada casa que ela alcança.
answer-click-captures = Clique em cada uma. A captura mais longa é obrigatória.
vision-found = { $found } de { $total }
vision-best = recorde { $score }
vision-score = Pontos: { $score }
vision-streak = { $count ->
        [0] { $count } seguidas
        [one] { $count } seguida
       *[other] { $count } seguidas
    }
vision-right = Certo
vision-wrong = Errado. A resposta: { $answer }
vision-no-digit = ?
vision-erase = Apagar o algarismo
vision-submit = Responder
vision-time-up = O tempo acabou
vision-answer-was = A resposta à última pergunta: { $answer }
vision-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
vision-new-best = Novo recorde!
vision-best-so-far = O seu recorde: { $score }
vision-tally = { $right ->
        [0] { $right } certas
        [one] { $right } certa
       *[other] { $right } certas
    }, { $wrong ->
        [0] { $wrong } erradas
        [one] { $wrong } errada
       *[other] { $wrong } erradas
    }
vision-longest-streak = Maior série: { $count }
vision-begin = Começar uma rodada com estas perguntas
vision-again = De novo
vision-other = Outros exercícios
vision-leave = Sair da rodada
vision-seconds = { $count } s
vision-seconds-left = { $count ->
        [0] Faltam { $count } segundos
        [one] Falta { $count } segundo
       *[other] Faltam { $count } segundos
    }
vision-on-side = A casa está neste lado

## Os finais para treinar
endgame-welcome = Ganhe finais contra a melhor defesa. Escreva um lance como 32-28, ou ajuda.
endgame-pieces = { $kings } e { $men }
endgame-ending = { $own } contra { $other }
endgame-task = { $side }: jogam e ganham em { $moves ->
            [one] { $moves } lance
           *[other] { $moves } lances
    }.
endgame-left = Faltam: { $moves ->
            [one] { $moves } lance
           *[other] { $moves } lances
    }.
endgame-slow = { $played } perde { $lost ->
            [one] { $lost } lance
           *[other] { $lost } lances
    }.
endgame-drawn = { $played } deixa escapar a vitória: a partida termina empatada.
endgame-refuted-draw = { $played } deixa escapar a vitória: depois de { $answer } é empate.
endgame-refuted-loss = { $played } deixa escapar a vitória: depois de { $answer } ganha a outra cor ({ $side }).
endgame-reply = A resposta: { $played }
endgame-won = Ganho em { $played ->
        [0] { $played } lances
        [one] { $played } lance
       *[other] { $played } lances
    }; { $enough ->
        [0] bastavam { $enough }
        [one] bastava { $enough }
       *[other] bastavam { $enough }
    }.
endgame-won-soonest = Ganho em { $moves ->
            [one] { $moves } lance
           *[other] { $moves } lances
    }: mais rápido não é possível.
endgame-best = O melhor: { $played }
endgame-try-again = Escreva devolver para desfazer o lance, ou repetir para recomeçar.
endgame-go-on = Enter: próximo final
endgame-over = Este final terminou: pressione Enter para o próximo.
endgame-nothing-to-take-back = Não há lance para desfazer.
endgame-none = As tabelas não têm um final assim. Escolha outro comprimento ou outro final.
endgame-which-length = Esperado o número de lances até a vitória: 3, 6, 9 ou 10.
endgame-which-ending = Esperado o número de um final, ou 0 para todos; finais mostra a lista.
endgame-times-won = ganhos: { $count }
endgame-fewest-lost = mínimo de lances perdidos: { $count }
endgame-any = Todos os finais
endgame-help =
    32-28, 28x19         fazer um lance
    dica                 mostrar o melhor lance; conta como ajuda
    devolver             desfazer o lance que deixou escapar a vitória
    repetir              o mesmo final desde o início
    próximo              outro final
    comprimento 6        vitória em 3, 6 ou 9 lances no máximo, ou em 10 e mais
    finais               a lista de finais, com os seus recordes
    final 2              só este final; 0 para todos
    lado so              escolher o lado mostrado num terminal estreito: so, se, ne, no
    sair                 sair
endgame-title = Finais
endgame-open = Treinar finais
endgame-rules = Ganhe contra a melhor defesa. Os lances perdidos são contados.
endgame-moves-lost = Lances perdidos: { $count }
endgame-lengths = Lances até à vitória
endgame-endings = Final
endgame-choosing = A procurar uma posição…
endgame-preparing = Preparação dos finais, de uma vez por todas: { $percent }%. O primeiro começa sozinho.
endgame-not-prepared = Não foi possível preparar os finais.
endgame-begin = Treinar este final
endgame-again = Desde o início
endgame-take-back = Desfazer o lance
endgame-show-best = Mostrar o melhor lance

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = lances
word-where = onde
word-row = fileira
word-lines = linhas
word-last = último
word-score = contagem
word-undo = desfazer
word-redo = refazer
word-undo-edit = desfazer alteração
word-redo-edit = refazer alteração
word-game = partida
word-goto = ir
word-promote = subir
word-demote = descer
word-main = principal
word-delete = apagar
word-delete-rest = apagar resto
word-comment = comentar
word-before = antes
word-sign = sinal
word-mark = marcar
word-arrow = seta
word-draw = empate
word-accept = aceitar
word-decline = recusar
word-resign = desistir, abandonar
word-new = nova, novo
word-fen = fen
word-board = tabuleiro
word-side = lado
word-continue = continuar
word-games = partidas
word-open = abrir
word-save = gravar, salvar
word-table = mesa
word-table-touch = mesa tocada
word-table-hand = mesa mão
word-table-draws = mesa empate
word-touch = tocar
word-adoube = ajeito
word-carry = levar
word-off = retirar
word-back = devolver
word-done = pronto
word-correct = corrigir
word-keep = manter
word-huff = soprar
word-place = colocar
word-computer = computador
word-person = pessoa
word-go = jogar
word-review = avaliar
word-mistakes = erros
word-show = mostrar
word-next = próximo, próxima
word-clock = relógio
word-clock-off = sem relógio
word-clock-pause = relógio pausa
word-clock-resume = relógio retomar
word-clock-add = relógio somar
word-hint = dica
word-analyze = analisar
word-explore = explorar
word-takeback = desfazer
word-withdraw = anular
word-rematch = revanche, desforra
word-pause = pausa
word-resume = retomar
word-give-time = dar tempo
word-hello = olá
word-good-luck = boa sorte
word-well-played = bem jogado
word-thanks = obrigado, obrigada
word-good-move = bom lance
word-oops = ups
word-take-your-time = sem pressa
word-one-moment = um momento
word-must-go = tenho de ir
word-good-game = boa partida
word-another = mais uma
word-goodbye = adeus
word-claim-win = reclamar vitória
word-claim-draw = reclamar empate
word-who = quem
word-link = ligação, link
word-invitation = convite
word-edit = montar
word-help = ajuda
word-quit = sair
word-again = repetir
word-skip = pular
word-missed = errados
word-length = comprimento
word-endings = finais
word-ending = final
word-cancel = cancelar
word-clear = esvaziar
word-start = início
word-mirror = espelho
word-swap = trocar
word-white = brancas, branca, brancos, branco
word-black = pretas, preta, pretos, preto
word-men = pedras, pedra
word-kings = damas, dama
word-green = verde
word-red = vermelho
word-blue = azul
word-yellow = amarelo
word-now = já
word-family = família
word-family-pyramid = família-pirâmide
word-brigand = perde-ganha
word-brigand-pyramid = perde-ganha-pirâmide
word-wolf-and-sheep = lobo
word-south-west = so
word-south-east = se
word-north-east = ne
word-north-west = no
