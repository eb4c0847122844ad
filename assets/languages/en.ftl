# The program's words, in English. The same keys as fr.ftl.
# Players and boards
side-white = White
side-black = Black
turn-white = White to move
turn-black = Black to move
variant-dames3d = Dames 3D
variant-international = International
variant-family = Family draughts
variant-family-pyramid = Family, on the pyramid
variant-brigand = Brigand
variant-brigand-pyramid = Brigand, on the pyramid
variant-wolf-and-sheep = Wolf and sheep
face-top = top
face-south-west = south-west side
face-south-east = south-east side
face-north-east = north-east side
face-north-west = north-west side
corner-south-west = SW
corner-south-east = SE
corner-north-east = NE
corner-north-west = NW

# How a game ends
result-white = White wins
result-black = Black wins
result-draw = Draw
no-pieces-white = White has no piece left
no-pieces-black = Black has no piece left
no-moves-white = White cannot move
no-moves-black = Black cannot move
resigned-white = White resigns
resigned-black = Black resigns
time-white = White is out of time
time-black = Black is out of time
lost-all-white = White has no piece left, which was the goal
lost-all-black = Black has no piece left, which was the goal
shut-in-white = White cannot move, which was the goal
shut-in-black = Black cannot move, which was the goal
got-behind = the wolf has got behind every sheep
draw-agreement = by agreement
draw-repetition = the same position three times
draw-quiet = { $moves } moves without a capture or a man moved
draw-three-against-king = { $moves } moves of three pieces against a king
draw-few-against-king = two kings or one against one king
outcome = { $result }: { $reason }

# What must be played
capture-due = Compulsory capture: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
refusal-no-piece = There is no piece on { $square }.
refusal-not-yours = The piece on { $square } belongs to the other player.
refusal-capture-due = Compulsory capture: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }, by { $by }
refusal-more-to-take = The most must be taken: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }, by { $by }
refusal-must-take = The piece on { $square } must take { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }.
refusal-shut-in = The piece on { $square } cannot move.
refusal-out-of-reach = The piece on { $square } does not go to { $to }.

# What is not done
refused-over = The game is over. { $outcome }.
refused-nothing-to-undo = There is no move to take back.
refused-nothing-to-redo = There is no move to play again.
refused-no-such-ply = The game has { $last ->
        [one] { $last } half-move
       *[other] { $last } half-moves
    }; there is no number { $asked }.
refused-too-many-plies = The game is too long to go on.
refused-offer-stands = A draw has been offered already.
refused-no-offer = No draw has been offered.
refused-only-international = The five-move count is for international draughts only.
move-wrong-sign = { $move } is not legal: expected { $expected }.
move-no-such-path = { $move } is not legal: no capture goes that way.
move-ambiguous = { $move } can be several captures: say which of { $choices }.

# Text that cannot be read
misread = The FEN cannot be read, column { $column }: expected { $expected }, found { $found }.
quoted = “{ $text }”
the-end = the end
fen-twice = The FEN cannot be read, column { $column }: { $square } a second time.
fen-uncrowned-man = No legal position: a man on { $square } would be a king.
fen-empty = No legal position: the board is empty.
fen-not-wolf-and-sheep = wolf and sheep is played with four white men and one black man, no kings
expected-square = a square from 1 to 50
expected-sign = “-” or “x”
expected-end-of-move = the end of the move
expected-side = “W” or “B”
expected-pieces = “:” and a side’s pieces
expected-other-pieces = the other side’s pieces
expected-end-of-run = the last square of a range, not below its first
expected-end-or-dot = the end or “.”
expected-end-after-dot = the end after “.”

# The panel
no-moves-yet = No move played yet
draw-offered-white = White offers a draw
draw-offered-black = Black offers a draw
accept = Accept
decline = Decline
counters = Towards a draw
count-repetition = Same position
count-quiet = No capture, no man
count-three = Three against a king
count-few = Two or one against one
count-of = { $count } / { $limit }
at-once = draw at once
after-capture = draw after the capture
federation = Federation rule: five moves
review = Review the game
yes-resign = Resign
yes-paste = Set up the position
yes-quit = Quit
no = Go on playing
ask-resign-white = Does White resign?
ask-resign-black = Does Black resign?
ask-paste = Leave this game for the pasted position?
ask-quit = Leave the game under way and quit?
copied = FEN copied: { $fen }
not-copied = The clipboard is out of reach.
nothing-to-paste = There is no text on the clipboard.

# What a player can do
undo = Take back
redo = Play again
first = First position
last = Last position
play-only = Play the only move
other-table = Go to the other table
offer-draw = Offer a draw
resign = Resign
new-game = New game
copy-fen = Copy the position (FEN)
paste-fen = Paste a position (FEN)
view-home = Home view
view-top = View from above
view-south-west = View from the south-west
view-south-east = View from the south-east
view-north-east = View from the north-east
view-north-west = View from the north-west
view-other-side = See from the other side
sink = Sink or raise the pyramid
numbers = Square numbers
lines = Lines of the sides
lens = Perspective or parallel view
pace = Speed of the pieces
pace-is = Speed: { $pace }
language = Language
help = Help
cancel = Put back, close
focus = Reach the buttons, then Tab and Enter
quit = Quit
pace-none = none
pace-fast = fast
pace-normal = normal
pace-slow = slow

# Help
help-keys = Keys
help-mouse = Mouse
mouse-choose = Click on a piece
mouse-choose-does = choose it
mouse-play = Click on a square
mouse-play-does = play, or say which capture
mouse-turn = Drag, right or middle button
mouse-turn-does = turn round the board
mouse-wheel = Wheel
mouse-wheel-does = come nearer, go away
mouse-hover = Hover over a piece
mouse-hover-does = see its lines
close = Close
tip = { $action } ({ $key })
key-space = Space
key-escape = Esc
key-tab = Tab
key-enter = Enter
key-delete = Del
key-backspace = Backspace
key-home = Home
key-end = End
key-pad = pad { $key }

# The text board
text-welcome = Type a move such as 32-28, or help.
text-goodbye = Goodbye.
text-face-south-west = SW: White’s left corner
text-face-south-east = SE: White’s right corner
text-face-north-east = NE: Black’s left corner
text-face-north-west = NW: Black’s right corner
text-answer = { $offer }: accept or decline?
text-declined = The draw is declined.
text-counter = { $name }: { $count }
text-at-ply = Position after ply { $ply }.
text-saved = { $commands ->
        [one] { $commands } command
       *[other] { $commands } commands
    } saved in { $file }.
text-not-saved = { $file } cannot be written: { $reason }.
text-already-there = { $file } is there already: expected the name of a new file.
text-unknown = “{ $typed }” is neither a move nor a command: type help.
text-expected = { $word }: expected { $expected }.
text-a-file = the name of a file
text-nothing-more = nothing after it
text-misread = The move cannot be read: column { $column }: expected { $expected }, found { $found }.
text-too-long = That line is too long.
text-help =
    32-28, 28x19         play a move; 28x19x10 names every landing square
    moves                list the legal moves
    undo, redo           take a move back, play it again
    draw                 offer a draw; the other player types accept or decline
    resign               give up
    new                  start this game anew
    fen                  show the position as FEN
    fen W:W31,K5:B1      start this game from a position
    board international  go to the international table; also dames3d, family, brigand, wolf-and-sheep…
    side sw              choose the side shown on a narrow screen: sw, se, ne, nw
    save FILE            write the commands so far, for dames3d replay
    manners touch        touch-move, on or off; adoube straightens pieces
    manners hand         free moves by hand, on or off: carry 31 27, off 22, back, done;
                         the other player types correct or keep
    huff 23              take off a piece that overlooked a capture, where that is allowed
    place 46             place a sheep, or the wolf
    computer black 3     the computer plays a side, at a level from 1 to 10; person black ends that
    go                   the computer does what is to be done now, whoever’s turn it is
    hint, analyse        a move the computer proposes; what it thinks of the position
    quit                 leave

# A new game
begin = Begin
other-games = Other games
other-games-tip = Choose one of the family games
choose-rules = Game
choose-board = Board
choose-manners = At the table
rules-draughts = Draughts
rules-family = Family
rules-brigand = Brigand
rules-wolf-and-sheep = Wolf and sheep
board-flat = Flat
board-pyramid = Pyramid
touch-move = Touch-move
over-the-board = By hand
player-person = A person
player-computer = The computer
about-international = White begins; captures are compulsory, the longest first.
about-dames3d = Five boards; White begins; captures are compulsory, the longest first.
about-family = Black begins; any capture may be chosen; who overlooks one may be huffed.
about-brigand = Whoever loses every piece, or cannot move, wins. Black begins.
about-wolf-and-sheep = Four sheep shut the wolf in, or the wolf gets behind them. The pieces are placed first.
about-touch-move = A touched piece that can move must be moved. “J’adoube” lets you straighten one.
about-over-the-board = Pieces are moved freely; the other player corrects an irregularity, or keeps it.
new-game-loses = The game under way at this table will be given up.

# At the table
refused-bound = The piece touched on { $square } must be played.
refused-nothing-binds = Nothing to straighten: touched pieces need not be played in this game.
refused-not-by-hand = In this game moves are not made freely by hand.
refused-hands-at-work = Pieces have been moved by hand: end the turn, or put them back.
refused-cannot-be-done = A piece is needed, and an empty square to carry it to.
refused-nothing-played = nothing was played
refused-nothing-irregular = Nothing irregular waits to be decided.
refused-to-be-decided = The other player must first correct the irregularity, or keep it.
refused-cannot-be-kept = This cannot be kept: nobody could play on.
refused-nothing-to-huff = There is nothing to huff.
refused-not-huffable = Only { $squares } can be huffed.
refused-nothing-to-place = There is no piece to place.
refused-cannot-be-placed = Nothing can be placed on { $square } now.
refused-still-placing = The pieces must be placed first.
irregular = Irregular: { $names }. The other player corrects or keeps it.
irregular-two-moves = two moves in a row ({ $squares })
irregular-opponents-piece = the opponent’s piece was moved ({ $squares })
irregular-overlooked = a capture of { $due } was due
irregular-removed = removed without cause ({ $squares })
irregular-too-few = { $taken } taken instead of { $due }
irregular-too-many = too many taken ({ $squares })
irregular-half-way = the capture stopped half-way on { $squares }
irregular-early = lifted before the capture was over ({ $squares })
irregular-no-such-move = no piece goes from { $from } to { $to }
irregular-not-touched = the piece touched on { $squares } had to be played
corrected = The turn is taken back; play something else.
corrected-bound = The turn is taken back; the piece on { $square } must be played.
correct = Correct
keep = Keep
done = Turn over
put-back = Put back
take-off = Take off
adjust = J’adoube
adjusting = J’adoube: pieces are being straightened.
huff-title = Capture overlooked
huff = Huff { $square }
place-sheep = White places four sheep on its first row.
place-wolf = Black places the wolf on any other square.
draw-lots = Draw lots
text-huffed = The piece on { $square } is huffed.
text-touched = The piece on { $square } is touched and must be played.
text-two-squares = two squares, from 1 to 50
text-manners = touch or hand
text-sides = sw, se, ne, nw
irregular-asks = { $side }: correct it, or keep it?
by-hand = Move the pieces freely; let go beside the board they are taken off.
must-play = The piece on { $square } must be played.

# What the computer thinks
seat = A person, the computer or another program
change-sides = Change sides with the computer
move-now = Move now
hint = Hint
analysis = Analysis
analysis-by = Analysis by { $name }
weaker = Weaker
stronger = Stronger
level = Level { $level }
thinking-answer = The computer is thinking
thinking-program = { $name } is thinking
thinking-hint = Looking for a hint
thinking-depth = depth { $depth } · { $millions } M
program-not-started = { $name } cannot be started.
program-gone = { $name } has ended.
program-silent = { $name } does not answer.
program-illegal = { $name } played a move that is not legal.
program-params = { $name } does not have the settings named.
program-not-understood = { $name } cannot be understood.
program-seat = A person plays on in its place.
threat = Threat: { $move }
score-even = Nobody is better
score-little-white = White is a little better
score-little-black = Black is a little better
score-better-white = White is better
score-better-black = Black is better
score-winning-white = White is winning
score-winning-black = Black is winning
score-wins-white = White wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
score-wins-black = Black wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# Endgames, solved
solved = solved
verdict-draw = A draw
outlook-win = wins in { $moves }
outlook-draw = draw
outlook-loss = loses in { $moves }
endgames-offer = Endgames of up to { $pieces } pieces can be solved here, once and for all: in a minute or so, beside the game.
endgames-solve = Solve the endgames
endgames-solving = Solving the endgames: { $percent }%
endgames-failed = The endgames cannot be solved: { $reason }
endgames-damaged = The endgames solved before cannot be used: { $reason }
thinking-decision = The computer is deciding
irregular-computer = The computer decides: correct it, or keep it
computer-keeps = The computer keeps the turn as it stands.
computer-corrects = The computer has the turn corrected.
computer-huffs = The computer huffs the piece on { $square }.
computer-huffs-nothing = A capture was overlooked; the computer huffs nothing.
computer-accepts = The computer accepts the draw.
computer-declines = The computer declines the draw.
text-hint = Hint: { $move } ({ $score })
text-depth = depth { $depth }
text-seat-computer = { $side }: computer, level { $level }.
text-seat-person = { $side }: person.
text-more = – Enter: more –
text-seat = white or black and, for the computer, a level from 1 to 10
settings-unreadable = The settings cannot be read and are as usual; the file is kept: { $file }
