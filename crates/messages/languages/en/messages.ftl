### The program's messages in English. The other languages have the same keys and arguments; the build checks them.

## Players and boards
side-white = White
side-black = Black
turn-white = White to move
turn-black = Black to move
variant-dames3d = Dames 3D
variant-international = International draughts
tab-international = International
# Short enough for a tab
tab-wolf-and-sheep = Wolf
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
# Between the items of a list that may contain commas.
list-separator = ;{" "}

## The end of a game
result-white = White wins
result-black = Black wins
result-draw = Draw
# $moves (Number)
result-you-won = { $moves ->
        [0] You won
        [one] You won in { $moves } move
       *[other] You won in { $moves } moves
    }
# $moves (Number)
result-you-lost = { $moves ->
        [0] You lost
        [one] You lost in { $moves } move
       *[other] You lost in { $moves } moves
    }
# $moves (Number)
result-white-in = { $moves ->
        [0] White won
        [one] White won in { $moves } move
       *[other] White won in { $moves } moves
    }
# $moves (Number)
result-black-in = { $moves ->
        [0] Black won
        [one] Black won in { $moves } move
       *[other] Black won in { $moves } moves
    }
# $moves (Number)
result-draw-in = { $moves ->
        [0] Draw
        [one] Draw after { $moves } move
       *[other] Draw after { $moves } moves
    }
no-pieces-white = White has no pieces left
no-pieces-black = Black has no pieces left
no-moves-white = White cannot move
no-moves-black = Black cannot move
resigned-white = White resigns
resigned-black = Black resigns
time-white = White is out of time
time-black = Black is out of time
lost-all-white = White has no pieces left and so wins
lost-all-black = Black has no pieces left and so wins
shut-in-white = White cannot move and so wins
shut-in-black = Black cannot move and so wins
got-behind = the wolf has got behind every sheep
draw-agreement = by agreement
draw-repetition = threefold repetition
# $moves (Number)
draw-quiet = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } without a capture or a man’s move
# $moves (Number)
draw-three-against-king = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } with three pieces against a king
draw-few-against-king = one or two pieces against a king
draw-out-of-time-white = White is out of time, but Black could not win any more
draw-out-of-time-black = Black is out of time, but White could not win any more
# $result (String)
# $reason (String)
outcome = { $result }: { $reason }

## Captures and illegal moves
capture-due = Compulsory capture: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
# $squares (String)
may-capture = Can capture: { $squares }. If you do not, the piece can be huffed

# What the lines of the piece under the pointer are
lines-note = Lines this piece can use

# What the capture under the pointer captures
# $pieces (Number) - the pieces captured
capture-note = { $pieces ->
        [one] Preview: captures { $pieces } piece
       *[other] Preview: captures { $pieces } pieces
    }

# $square (Number)
refusal-no-piece = There is no piece on { $square }.
# $square (Number)
refusal-click-piece-first = { $square } is empty: first click the piece that moves.
# $square (Number)
refusal-not-yours = The piece on { $square } belongs to the opponent.
# $turn (String) - the side to move: “White to move”
# $square (Number)
refusal-not-its-turn = { $turn }: it is not the turn of the piece on { $square }.
# $by (String) - the squares of the pieces that can capture
refusal-capture-due = Compulsory capture: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }, by { $by }
# $by (String) - the squares of the pieces that can capture
refusal-more-to-take = The longest capture is compulsory: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }, by { $by }
# $square (Number)
refusal-must-take = The piece on { $square } must capture { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }.
# $square (Number)
refusal-shut-in = The piece on { $square } cannot move.
# $square (Number)
refusal-occupied = There is a piece on { $square } already.
refusal-backward = Men move forward only. Backward they can only capture.
refusal-one-step = Men move one square at a time.
refusal-off-the-top = Men move on the top only. Along the sides they can only capture.
# $square (Number)
# $to (Number)
refusal-no-line = No line of a board leads from { $square } to { $to }.
# $square (Number)
refusal-blocked = The piece on { $square } is in the way.
# $square (Number)
# $to (Number)
refusal-no-capture = No capture leads from { $square } to { $to }.
refusal-sheep-backward = Sheep move forward only.
refusal-animals-one-step = Sheep and wolf move one square at a time.
# $square (Number)
# $to (Number)
refusal-out-of-reach = The piece on { $square } cannot move to { $to }.
refusal-other = This is not a legal move.
# $boards (String) - the boards that the capture follows
# $played (String) - the capture
refusal-only-capture = Compulsory: { $played } along the { $boards }
# $boards (String)
# $played (String)
refusal-only-longest = The longest capture is compulsory: { $played } along the { $boards }
# $boards (String)
# $played (String)
# $reason (String)
refusal-with-capture = { $reason }: { $played } along the { $boards }
# $boards (String)
# $played (String)
# $reason (String)
refusal-with-example = { $reason }; for example { $played } along the { $boards }
# $first (String)
# $next (String)
boards-then = { $first }, then the { $next }
# $one (String)
# $other (String)
boards-both = { $one } and { $other }

## Commands that are refused
# $outcome (String)
refused-over = The game is over. { $outcome }.
refused-no-game = There is no game here that Dames 3D plays.
refused-nothing-to-undo = There is no move to undo.
refused-nothing-to-redo = There is no move to redo.
# $asked (Number)
refused-no-such-ply = The game has { $last ->
        [one] { $last } half-move
       *[other] { $last } half-moves
    }; there is no half-move { $asked }.
# $path (String)
refused-no-such-node = The game has no position { $path }.
refused-no-turn-at-start = No move leads to the start of the game.
refused-main-line = This is the main line already.
refused-no-variation-below = There is no variation below this line.
refused-nothing-follows = Nothing follows this position.
# $most (Number)
refused-long-comment = A comment has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
# $most (Number) - the most bytes
refused-long-tag = At most { $most ->
        [one] { $most } character fits
       *[other] { $most } characters fit
    } here.
# $square (Number)
refused-arrow-to-itself = An arrow from { $square } must point to another square.
refused-nothing-to-undo-edit = There is no edit to undo.
refused-nothing-to-redo-edit = There is no edit to repeat.
refused-too-many-plies = The game is too long to go on.
refused-offer-stands = A draw has already been offered.
refused-no-offer = No draw has been offered.
refused-only-international = The five-move rule is for international draughts only.
refused-no-clock = This game is played without clocks.
refused-clock-paused = The clocks are paused already.
refused-clock-not-paused = The clocks are not paused.
# $side (String)
refused-time-not-limited = { $side }: the time is not limited.
refused-too-much-time = That is more time than a clock can show.

## Clocks
clock-unlimited = no limit
# $white (String)
# $black (String)
clock-times = Clocks: White { $white }, Black { $black }
# $times (String)
clock-paused = { $times } (paused)
# $times (String)
clock-waiting = { $times } (they start when both sides have moved)
clock-none = This game is played without clocks: type clock 5+3, for instance.
# $side (String)
# $time (String)
# $other (String)
# $other-time (String)
clock-prompt = { $side } { $time } ({ $other } { $other-time })
# $column (Number)
# $expected (String)
# $found (String)
clock-misread = Invalid time control, column { $column }: expected { $expected }, found { $found }.
expected-a-side = white or black
clock-add = white or black and a number of seconds
# $played (String)
# $expected (String)
move-wrong-sign = { $played } is not legal: expected { $expected }.
# $played (String)
move-no-such-path = { $played } is not legal: no capture goes that way.
# $played (String)
# $choices (String)
move-ambiguous = { $played } can be several captures: type one of { $choices }.

## Text that cannot be read
# $column (Number)
# $expected (String)
# $found (String)
misread = Invalid FEN, column { $column }: expected { $expected }, found { $found }.
# $text (String)
quoted = “{ $text }”
the-end = the end
# $column (Number)
# $square (Number)
fen-twice = Invalid FEN, column { $column }: square { $square } a second time.
# $square (Number)
fen-uncrowned-man = Illegal position: the man on { $square } must be a king.
fen-empty = Illegal position: the board is empty.
fen-not-wolf-and-sheep = Illegal position: wolf and sheep has four white men and one black man, and no kings.
position-illegal = Not a legal position.
expected-square = a square from 1 to 50
expected-sign = “-” or “x”
expected-end-of-move = the end of the move
expected-side = “W” or “B”
expected-pieces = “:” and a side’s pieces
expected-other-pieces = the other side’s pieces
expected-end-of-run = the last square of a range, not below its first
expected-end-or-dot = the end or “.”
expected-end-after-dot = the end after “.”
expected-time-control = a time control such as 5+3
expected-time = a time above 0
expected-end-of-time-control = the end of the time control
expected-other = something else

## The panel
no-moves-yet = No moves yet
draw-offered-white = White offers a draw
draw-offered-black = Black offers a draw
accept = Accept
decline = Decline
counters-button = Counters
counters = Toward a draw
count-repetition = Same position
count-quiet = No capture or man’s move
count-three = Three against a king
count-few = One or two against a king
# $count (Number)
# $limit (Number)
count-of = { $count } / { $limit }
at-once = draw at once
after-capture = draw after the captures
federation = Two against a king: five moves (FMJD)
draws-by-sheet = Two kings against one: draw at once, except while captures follow
again = Again
next-level = Next level
yes = Yes
yes-resign = Resign
yes-paste = Load
yes-quit = Quit
no = Keep playing
stay-in-lesson = Stay in the lesson
looking-back = Looking back: the game waits
play-on = Play on from here
too-low-to-drag = The view is too low to drag a piece: click the squares, or turn the board
goes-back = Pieces stand on dark squares only: the piece goes back
first-side-capture = That was a capture on a side of the pyramid: each side is a board of its own.
nobody-thinks = Nobody is thinking: it is a person’s turn
yes-offer-draw = Offer a draw
ask-draw-white = Does White offer a draw?
ask-draw-black = Does Black offer a draw?
ask-resign-white = Does White resign?
ask-resign-black = Does Black resign?
ask-paste = Load the pasted position in place of this game?
ask-quit = Give up the current game and quit?
ask-leave-lesson = Leave the lesson? It goes on at this stage.
# $fen (String)
copied = FEN copied: { $fen }
not-copied = Cannot access the clipboard.
nothing-to-paste = There is no text on the clipboard.

## What a player can do
undo = Undo
redo = Redo
first = First position
last = Last position
show-ply = Show this position
play-only = Play the only move
other-table = Go to the other table
offer-draw = Offer a draw
resign = Resign
new-game = New game
copy-fen = Copy the position (FEN)
paste-fen = Paste a position (FEN)
# The name of a view, and its key.
# $name (String)
# $key (String)
tip-of-view = { $name } ({ $key }; hold it to peek)
view-home = View from your seat; again: from its other side
view-chair = View straight from your seat
view-top = View from above
view-south-west = View from the south-west
view-south-east = View from the south-east
view-north-east = View from the north-east
view-north-west = View from the north-west
view-other-side = View from the other side
sink = Sink or raise the pyramid
numbers = Square numbers
lines = Lines of the sides
lens = Perspective or parallel view
pace = Speed of the pieces
language = Language
help = Help
cancel = Cancel or close
focus = Go to the buttons, then Tab and Enter
quit = Quit
pace-none = None
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow

## Help
help-mouse = Mouse
help-first = First of all
help-play = Playing
help-advice = Hint, analysis, review
help-variations = Variations and comments
help-window = Window
mouse-choose = Click a piece
mouse-choose-does = select it
mouse-play = Click a square
mouse-play-does = move there, or choose the capture
mouse-drag = Drag a piece
mouse-drag-does = play it to the square where you drop it
mouse-net = Click or drag on the five boards
mouse-net-does = play there as on the pyramid
type-key = Type 32-28
type-does = play a move: two squares, then Enter
peek-key = Hold F2 to F6
peek-does = peek: when you let go, the view springs back
mouse-turn = Drag, right or middle button
mouse-turn-does = turn the view
mouse-wheel = Wheel
mouse-wheel-does = zoom
mouse-hover = Point at a piece
mouse-hover-does = see its lines
close = Close
# $action (String)
# $key (String)
tip = { $action } ({ $key })
key-space = Space
key-escape = Esc
key-tab = Tab
key-enter = Enter
key-delete = Del
key-backspace = Backspace
key-home = Home
key-end = End
# $key (String)
key-pad = pad { $key }

## The text board
text-welcome = Type a move such as 32-28, or help.
text-goodbye = Goodbye.
text-face-south-west = SW: White’s left corner
text-face-south-east = SE: White’s right corner
text-face-north-east = NE: Black’s left corner
text-face-north-west = NW: Black’s right corner
# $offer (String)
text-answer = { $offer }: accept or decline?
text-declined = The draw is declined.
# $name (String)
# $count (String)
text-counter = { $name }: { $count }
# $ply (Number)
text-at-ply = Position after ply { $ply }.
# $file (String)
text-saved = { $commands ->
        [one] { $commands } command
       *[other] { $commands } commands
    } saved to { $file }.
# $date (String)
# $moves (Number)
# $variant (String)
text-unfinished = Unfinished: { $variant }, { $date }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. Type continue to go on with it.
text-journal-damaged = What came after the last turn was not written to its end and is left out.
journal-unreadable = What came after that cannot be read and is left out; nothing of it is deleted.
journal-newer = What came after that was written by a newer version of the program and is left out; nothing of it is deleted.
# $file (String)
journal-anew = The file of this session was gone or cut short. The whole session has been written again: { $file }
# $file (String)
journal-quarantined = A part of a session cannot be read. Nothing was deleted: everything is in { $file }.
text-nothing-unfinished = There is no unfinished game.
# $black (String)
# $date (String)
# $number (Number)
# $result (String)
# $moves (Number)
# $variant (String)
# $white (String)
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# $file (String)
# $count (Number)
# $last (String)
text-games = Games of { $file }: { $count }. Open one by its number: open { $last }
text-no-games = There are no earlier games.
text-no-such-game = There is no such game: type games for the list.
text-game-number = the number of a game in the list of games
# $reason (String)
text-not-kept = The game cannot be written to disk: { $reason }. Play goes on.
# $file (String)
# $reason (String)
text-not-saved = Could not write { $file }: { $reason }.
# $file (String)
text-already-there = { $file } already exists: type the name of a new file.
# $typed (String)
text-unknown = “{ $typed }” is neither a move nor a command: type help.
# $word (String)
# $expected (String)
text-expected = { $word }: expected { $expected }.
text-a-file = the name of a file
text-line = the letters of a variation, or nothing
text-place = the letters of a variation, or a ply of the main line
text-mark = a square, and perhaps green, red, blue or yellow
text-arrow = two squares, and perhaps green, red, blue or yellow
text-explore-what = There are no games of your own yet: type explore and the name of a file or folder of games.
text-editor-help =
    w 31 32 k5 b 1 2     white men on 31 and 32, a white king on 5, black men on 1 and 2; x 31 empties a square
    white, black         the side to move
    clear, start         empty the board; set up the start of a game
    mirror, swap         exchange left and right; exchange the sides
    W:W31,K5:B1,2        a FEN
    undo, redo           undo an edit, repeat it
    done, cancel         play from this position; go back to the game
# $typed (String)
text-editor-unknown = “{ $typed }” cannot be set up: type w 31 32 k5 b 1 2, done, cancel or help.
text-nothing-more = nothing after it
# $column (Number)
# $expected (String)
# $found (String)
text-misread = Invalid move: column { $column }: expected { $expected }, found { $found }.
text-too-long = That line is too long.
text-help =
    32-28, 3228, 28x19   play a move; 28x19x10 names every landing square
    moves                list the legal moves
    where white men      answers in words: also row 4, lines 28, last, score
    undo, redo           undo a move, play it again
    game                 show the moves played, with variations and comments
    goto B, goto 12      go to variation B, or to ply 12 of the main line
    promote B, demote B  move a variation up or down; main B makes it the main line; without a letter, the line shown
    delete B             delete a variation; delete, from the move shown on; delete rest, what follows it
    comment TEXT         comment on the move shown; before TEXT, before it; nothing removes the comment
    sign !?              a sign for the move shown: ! ? !! ?? !? ?!
    mark 12 red          mark a square; arrow 12 23 draws an arrow; green, red, blue, yellow
    undo edit, redo edit  undo and repeat such changes
    draw                 offer a draw; the other player types accept or decline
    resign               resign the game
    new                  start this game again
    fen                  show the position as FEN
    fen W:W31,K5:B1      start this game from a position
    board international  go to the international table; also dames3d, family, brigand, wolf-and-sheep…
    side sw              choose the side shown on a narrow screen: sw, se, ne, nw
    continue             go on with the unfinished game of an earlier session
    games, open 3        list the earlier games; open one
    save FILE            save the commands so far, for dames3d replay
    table touch          touch-move, on or off; adoube adjusts pieces
    table hand           free moves by hand, on or off: carry 31 27, off 22, back, done;
                         the other player types correct or keep
    table draws          international draughts: two kings against one have five moves, or draw at once
    huff 23              remove a piece that missed a capture, where that is allowed
    place 46             place a sheep, or the wolf
    computer black 3     the computer plays a side, at a level from 1 to 10; person black ends that
    go                   the computer plays for the side to move
    review, review 60    judge the whole game, in this number of seconds
    mistakes white       try your mistakes again: type a move, hint, show or next
    clock 5+3            play with clocks, 5 minutes and 3 seconds a move; also 5d3, *2, =30,
                         5+3 3+2 now; clock shows them; clock pause, resume, off, add white 60
    hint, analyze        a move the computer suggests; its evaluation of the position
    explore FILE         what was played in this position, in the games of a file or folder;
                         explore alone looks in the same games again, at first in your own
    edit                 set up a position: w 31 32 k5 b 1 2, then done
    quit                 leave

## Playing over a network
# $server (String)
online-connecting = Connecting to { $server }…
# $server (String)
# $reason (String)
online-unreachable = { $server } cannot be reached: { $reason }. Trying again…
online-lost = The connection is lost. Trying again…
online-back = You are connected again.
# $side (String)
online-you-play = You play { $side }.
online-watching = You are watching this game.
online-invite = Send this link to the other player. The first who opens it gets the seat:
# $code (String)
online-code = In the same room, the code { $code } is enough.
# $hours (Number)
online-good-for = The invitation ends in { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }.
online-waiting = Waiting for the other player…
# $command (String)
online-saved = Your seat is saved: { $command } comes back to this game, even if the program was closed.
# $reason (String)
online-not-saved = Your seat could not be saved: { $reason }. Keep its link instead: type link.
online-your-link = This link leads to your seat, also on another device. Give it to nobody:
online-watch-link = With this link others can watch:
online-no-invitation = No seat of this game is free.
online-begins = The other player is there. The game begins.
# $name (String)
named-begins = { $name } is there. The game begins.
# $name (String)
online-named = The other player goes by the name { $name }.
online-other-connected = The other player is connected.
online-other-reconnecting = The other player is reconnecting…
online-other-away = The other player is away.
# $time (String)
online-claim-in = If that lasts, you may claim the result in { $time }: type claim win or claim draw.
presence-connected = connected
presence-reconnecting = reconnecting
presence-away = away
# $presence (String)
# $milliseconds (String)
online-delay = { $presence }, delay { $milliseconds } ms
# $side (String)
online-you = { $side } (you)
# $side (String)
# $name (String)
online-player = { $side } ({ $name })
online-watchers = Watching
online-asks-takeback = The other player asks to take back a move
online-asks-pause = The other player asks for a pause
online-asks-rematch = The other player wants a rematch
# $name (String)
named-asks-takeback = { $name } asks to take back a move
# $name (String)
named-asks-pause = { $name } asks for a pause
# $name (String)
named-asks-rematch = { $name } wants a rematch
online-asked = The other player has been asked. Type withdraw to take it back.
online-withdrawn = The offer has been taken back.
online-declined = Declined.
online-taken-back = The move has been taken back.
online-paused = The clocks stand still. Type resume to go on.
online-resumed = The clocks run again.
# $side (String)
# $seconds (Number)
online-gave-time = { $side }: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } more.
greeting-hello = Hello!
greeting-good-luck = Good luck!
greeting-well-played = Well played!
greeting-thanks = Thank you!
greeting-good-move = Good move!
greeting-oops = Oops!
greeting-take-your-time = Take your time.
greeting-one-moment = One moment, please.
greeting-must-go = I have to go.
greeting-good-game = That was a good game!
greeting-another = Another game?
greeting-goodbye = Goodbye!
online-restarted = The server was restarted. The clocks stood still meanwhile.
online-restarted-post = The server was down for a while. The days for the move stood still meanwhile.
online-stopping = The server is restarting. You will be reconnected automatically.
online-rematch = A new game, with the colors exchanged.
online-over = Type rematch to play again, or quit.
online-sent = Sent. The server has not answered yet.
online-kept = You are not connected. This is sent when the connection is back.
online-no-answer = The server has not answered yet.
# $offers (String)
online-which = Several offers stand: type the one you mean after it: { $offers }.
# $days (Number)
online-post = By post: { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each move.
# $days (Number)
online-days-left = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } left for this move
# $hours (Number)
online-hours-left = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } left for this move
online-post-over = the days for this move are over
online-may-claim = You may claim the result: type claim win or claim draw.
refused-watching = Only the players may do this.
refused-not-begun = The other player is not there yet.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-your-turn = It is the other player’s turn.
refused-nothing-offered = There is no such offer.
refused-offered-already = That has already been offered.
refused-switched-off = This game was agreed on without that.
refused-not-away = The other player has not been away for long enough.
refused-clock-now = The clocks cannot do that now.
refused-time-up = The time was up.
refused-name = A name has 1 to 40 characters, all of them visible.
refused-server-stops = The server is about to stop.
refused-too-many = Too many requests: wait a moment.
# $server (String)
# $own (String)
rejected-protocol = The server speaks version { $server } of the protocol, this program version { $own }: one of them is too old.
rejected-no-game = This link does not lead to a game.
rejected-seat-taken = Somebody else has taken this seat.
# $reason (String)
rejected-settings = The server does not take this game: { $reason }.
rejected-key = This server asks for a key from whoever offers a game: give it with --key.
rejected-too-many = Too many attempts: wait a minute.
# $reason (String)
online-not-understood = The server and this program do not understand each other, one of them may be too old: { $reason }.
online-help =
    32-28, 3228, 28x19   play a move; 28x19x10 names every landing square
    moves                list the legal moves
    where white men      answers in words: also row 4, lines 28, last, score
    game                 show the moves played
    clock                show the clocks, or the days for a move
    who                  show who is there
    draw, takeback       offer a draw; ask to take back your last move
    pause, resume        ask for a pause; let the clocks run again
    accept, decline      answer an offer; accept draw, if several stand
    withdraw             take back your own offer
    give time            give the other player fifteen seconds
    claim win, claim draw  claim the result from a player who is away
    rematch              ask to play again with the colors exchanged, after the end
    hello, good luck, goodbye  greet the other player
    good move, well played, good game, thanks, oops  praise, thanks, a slip
    take your time, one moment, must go, another  about time and another game
    resign               resign the game
    link                 show the link to your seat, for your other device, and the link to watch
    invitation           show the invitation again
    fen                  show the position as FEN
    side sw              choose the side shown on a narrow screen: sw, se, ne, nw
    touch 31, adoube     touch a piece, where touch-move is played; adjust pieces
    carry 31 27, off 22, back, done  by hand: carry, remove, put back, end the turn
    correct, keep        have an irregular turn corrected, or keep it
    huff 23              remove a piece that missed a capture, where that is allowed
    place 46             place a sheep, or the wolf
    quit                 leave; the game goes on

## Playing a friend, in the window
not-with-friend-tip = Not in a game with a friend: nobody helps until its end.
player-friend = Friend
friend-elsewhere = A friend elsewhere
about-friend-elsewhere = You play over a network: in this room, or at any distance.
friend-by-lot = By lot
friend-join = Join a game…
friend-title = Play a friend
friend-join-title = Join a game
# $side (String)
friend-you-play = you play { $side }
friend-where = Where
friend-by-link = By link
friend-in-room = In this room
friend-server = Server
friend-key = Key of the server
friend-about-link = The game is kept on this server. Both of you need the network, and nothing else.
friend-about-room = This computer is the server. Your friend needs to be in the same network; the internet is not needed.
friend-days = Time for a move
friend-no-limit = No limit
# $days (Number)
friend-number-of-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
friend-invite = Invite
friend-copy = Copy the link
friend-not-copied = Cannot access the clipboard: read the six letters out instead.
friend-join-button = Join
# $side (String)
friend-join-as = Join as { $side }
# $name (String)
friend-invited-by = { $name } invites you.
friend-invited = You are invited to a game.
friend-paste = Paste
friend-link-or-code = Link, or six letters
friend-code-server = Server, for six letters
friend-name = Your name, if you like
friend-scan = Scan the square, or open the link. The first who joins gets the seat.
# $server (String)
friend-about-code = In the same room, these six letters and the server { $server } are enough.
friend-show-invitation = Show the invitation
friend-cancel = Cancel the game
friend-return = Return to the game
friend-forget = Forget it
friend-reconnect = Try again now
friend-saved = Your game with a friend goes on.
friend-starting = Getting this computer ready…
friend-connecting = Connecting to the server…
# $presence (String)
friend-is = Your friend: { $presence }
# $friend (String)
# $own (String)
friend-delays = Delay: friend { $friend } ms, you { $own } ms
friend-ask-takeback = Ask to take back
friend-say = Say…
friend-say-title = Say something
friend-give-time = Give 15 seconds
friend-asked-takeback = You have asked to take back a move.
friend-asked-pause = You have asked for a pause.
friend-asked-rematch = You want a rematch.
friend-withdraw = Withdraw
friend-rematch = Rematch
# $time (String)
friend-claim-in = If that lasts, you may claim the result in { $time }.
friend-claim = Your friend has been away for long enough. You may claim the result.
# $name (String)
named-claim = { $name } has been away for long enough. You may claim the result.
friend-claim-win = Claim a win
friend-claim-draw = Claim a draw
friend-no-address = That is not the address of a server. It looks like https://dames.example or 192.168.1.5:7171.
friend-no-link = That is neither a link nor a code. Paste the whole link, or type the six letters.
# $reason (String)
friend-unreachable = The server cannot be reached: { $reason }. Check the address and the network; it is tried again.
friend-other-version = The server speaks another version. Install the newest version of the program, or ask the owner of the server to.
friend-other-page = This page is of another version than its server. Load it again.
friend-reload = Load again
# $reason (String)
friend-not-hosted = This computer cannot be the server: { $reason }. Play by link instead.
friend-no-network = This computer is in no local network. Connect it to one, or play by link.
friend-no-such-game = This link opens no game: it was mistyped, or the invitation has ended. Ask for a new one.
friend-seat-taken = Somebody else has taken the seat. Ask your friend for a new invitation.
# $reason (String)
friend-not-offered = The server does not take this game: { $reason }
friend-needs-key = To offer a game on this server, you need a key from its owner. Enter the key, or choose another server.
friend-too-many = Too many attempts: wait a minute, then try again.
# $reason (String)
friend-not-saved = Your seat could not be saved: { $reason }. Keep the window open until the game is over.

## Several games with friends, their links, and showing a position
friend-my-games = My games
# $turns (Number)
friend-my-games-waiting = My games ({ $turns })
friend-no-games = You have no game with a friend going on.
friend-own-turn = Your move
friend-friends-turn = Your friend’s move
friend-not-joined = Nobody has joined yet
friend-game-over = The game is over
friend-not-known = Not connected
friend-game-gone = The server does not have this game any more
friend-on-board = on the board
# $minutes (Number)
friend-minutes-left = { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
friend-time-over = the time is up
friend-ask-forget = Forget this game?
friend-about-forget = It goes on without you: when your time is up, your friend may claim the result. Only its link leads back to it.
friend-keep = Keep it
friend-go-there = Go to this game
# $game (String)
friend-has-moved = Your friend has moved in another game: { $game }.
# $game (String)
friend-has-joined = Your friend is there, and another game begins: { $game }.
# $game (String)
friend-has-ended = Another game is over: { $game }.
friend-links = Links to this game
friend-links-button = Share links…
friend-watch-link = To watch
friend-about-watch = Whoever opens this link sees the game a second later, and cannot play.
friend-copy-watch = Copy a link to watch
friend-device-link = For my other device
friend-about-device = Whoever has this link can play for you. Give it to nobody.
friend-show-device = Show this link
friend-copy-device = Copy the link for my other device
friend-link-not-copied = Cannot access the clipboard: the link stands in the dialog.
# $watchers (Number)
friend-watchers = { $watchers ->
        [one] { $watchers } person is watching
       *[other] { $watchers } people are watching
    }
friend-show = Show my friend
friend-show-done = Your friend can look at this position now.
friend-shows = Your friend shows you a position.
friend-look = Look
friend-show-elsewhere = This game is not at its table any more. Open it from the earlier games first.
friend-show-too-much = That is too much to show at once: choose an earlier position, or fewer marks and arrows.
# $fen (String)
online-shows = The other player shows a position: { $fen }

## A new game
begin = Begin
other-games = Other games
other-games-tip = Choose a family game
choose-rules = Game
choose-opponent = Opponent
choose-color = You play
choose-board = Board
choose-table-rules = Table rules
table-rules-none = none
rules-draughts = Draughts
rules-family = Family
rules-brigand = Brigand
rules-wolf-and-sheep = Wolf and sheep
board-flat = Flat
board-pyramid = Pyramid
touch-move = Touch-move
over-the-board = By hand
player-person = Person
player-computer = Computer
about-international = White begins; captures are compulsory, with as many pieces as possible.
about-dames3d = Five boards; White begins; captures are compulsory, with as many pieces as possible.
about-family = Black begins; any capture may be chosen; a piece that misses one may be huffed.
about-brigand = Lose every piece, or be unable to move, to win. Black begins.
about-wolf-and-sheep = Four sheep shut the wolf in, or the wolf gets behind them. The pieces are placed first.
federation-short = Five-move rule
about-federation = Two kings, or a king and a man, against a king: the game is drawn after five moves by each side (FMJD).
about-board-pyramid = 100 cubes in five terraces: the top and four sides, five boards at once.
about-board-flat = The usual board of 100 squares.
about-person = Two people play at this screen.
about-color = You play this color and see the board from its side.
color-with-engine-only = You choose your color against the computer; two people play both.
about-computer = Dames 3D plays against you, at the level you choose.
wolf-on-flat-board-only = Wolf and sheep is played on the flat board only.
setup-of-other-rules = The position that you have set up is not legal in this game.
program-plays-other-games = This program does not play this game.
by-hand-in-draughts-only = Wolf and sheep is not played by hand
federation-in-international-only = This rule belongs to international draughts
clock-not-chosen = Choose a time on the clock first
about-touch-move = A touched piece that can move must be moved. “J’adoube” lets you adjust a piece.
about-over-the-board = Pieces are moved freely; the opponent corrects an irregular turn or keeps it.
new-game-loses = The disk cannot be written: the current game at this table will be lost.
new-game-keeps = The current game at this table goes to { earlier-games }.

## Playing by hand
# $square (Number)
refused-bound = The touched piece on { $square } must be played.
refused-nothing-binds = There is nothing to adjust: touched pieces need not be played in this game.
refused-not-by-hand = Moves are not made by hand in this game.
refused-hands-at-work = Pieces have been moved by hand: end the turn, or put them back.
refused-cannot-be-done = Carry a piece to an empty square.
refused-nothing-played = No move was played.
refused-nothing-irregular = There is no irregularity to decide.
refused-to-be-decided = The opponent must first correct the irregularity or keep it.
refused-cannot-be-kept = This turn cannot be kept: nobody could play on.
refused-nothing-to-huff = There is nothing to huff.
# $squares (String)
refused-not-huffable = Only { $squares } can be huffed.
refused-nothing-to-place = There is no piece to place.
# $square (Number)
refused-cannot-be-placed = No piece can be placed on { $square } now.
refused-still-placing = Place the pieces first.
# $names (String)
irregular = Irregular: { $names }. The opponent corrects or keeps it.
# $squares (String)
irregular-two-moves = two moves in a row ({ $squares })
# $square (Number)
irregular-opponents-piece = the opponent’s piece was moved ({ $square })
irregular-overlooked = a capture of { $due ->
        [one] { $due } piece
       *[other] { $due } pieces
    } was compulsory
# $squares (String)
irregular-removed = { $count ->
        [one] piece removed without cause
       *[other] pieces removed without cause
    } ({ $squares })
# $due (Number)
irregular-too-few = { $taken ->
        [one] { $taken } piece captured
       *[other] { $taken } pieces captured
    } instead of { $due }
# $squares (String)
irregular-too-many = { $count ->
        [one] piece too many captured
       *[other] pieces too many captured
    } ({ $squares })
# $square (Number)
irregular-half-way = the capture stopped half-way on { $square }
# $square (Number)
irregular-early = piece removed before the capture was over ({ $square })
# $from (Number)
# $to (Number)
irregular-no-such-move = no piece goes from { $from } to { $to }
# $square (Number)
irregular-not-touched = the touched piece on { $square } had to be played
irregular-nothing-played = no move was played
corrected = The turn is taken back; play another move.
# $square (Number)
corrected-bound = The turn is taken back; the piece on { $square } must be played.
correct = Correct
keep = Keep
done = End turn
put-back = Put back
take-off = Remove piece
adjust = J’adoube
adjusting = J’adoube: pieces are being adjusted.
huff-title = Missed capture
# $square (Number)
huff = Huff { $square }
place-sheep = The sheep take their places: four on the first row.
place-wolf = The wolf takes its place: any other square.
draw-lots = Draw lots
# $square (Number)
# $taken (String)
huffed-white = White huffs { $square }: it could have taken { $taken }.
# $square (Number)
# $taken (String)
huffed-black = Black huffs { $square }: it could have taken { $taken }.
# $square (Number)
text-touched = The piece on { $square } is touched and must be played.
text-two-squares = two squares, from 1 to 50
text-table-rules = touch, hand or draws
text-sides = sw, se, ne or nw
# $side (String)
irregular-asks = { $side }: correct it, or keep it?
by-hand = Move the pieces freely; drop a piece beside the board to remove it.
# $square (Number)
must-play = The piece on { $square } must be played.

## The computer
seat = Choose who plays: a person, the computer or an engine
seat-choose = Let this player play
# $side (String)
seat-menu = { $side }: who plays?
change-sides = Change sides with the computer
tools-view = View
tools-help = Help
tools-games = Games
tool-home = My seat
tool-chair = Straight
tool-turn = Flip
tool-lens = Perspective
tool-pyramid = Pyramid
tool-numbers = Numbers
tool-lines = Lines
tool-boards = Boards
tool-hint = Hint
tool-analysis = Analysis
tool-review = Review
tool-rules = Rules
tool-learn = Learn
tool-keys = Keys
tool-open = Open
tool-save = Save
tool-earlier = Earlier
tool-list = List
tool-explorer = Explorer
tool-settings = Settings
tools-open = Open the buttons of this group
sheet-pull = Pull up the sheet with the game, or let it down
line-play-first = Play this move
line-preview = Show the line as far as this move
# $length (Number)
# $shown (Number)
line-held = Preview: move { $shown } of { $length }; Esc goes back
# $length (Number)
# $shown (Number)
line-hovered = Preview: move { $shown } of { $length }
line-previewed = Preview
line-back = One move back in the line
line-forward = One move on in the line
line-play = Play this line
line-close = Back to the game
move-now = Move now
hint = Hint
# $played (String)
hint-only = { $played } is the only move.
# $played (String)
hint-wins = { $played } wins.
# $played (String)
hint-saves = { $played } is the only move that does not lose.
# $played (String)
# $men (Number)
hint-wins-men = { $men ->
        [one] { $played } wins a man.
       *[other] { $played } wins { $men } men.
    }
# $played (String)
hint-wins-material = { $played } wins material.
# $played (String)
hint-ahead = { $played } keeps the advantage.
# $played (String)
hint-even = { $played } keeps the balance.
# $played (String)
hint-behind = { $played } is the best defense.
analysis = Analysis
# $name (String)
analysis-by = Analysis by { $name }
weaker = Weaker
stronger = Stronger
# $level (Number)
level = Level { $level }
# $level (Number)
computer-name = Dames 3D, level { $level }
# $level (String) - with its number
# $word (String)
level-in-words = { $level }, { $word }
level-first-steps = first steps
level-beginner = beginner
level-casual = casual player
level-regular = regular player
level-club = club player
level-strong-club = strong club player
level-expert = expert
level-master = master
level-grandmaster = grandmaster
level-full = full strength
# $level (String)
seat-computer = Computer: { $level }. Click to choose another level or player
white-thinks = White is thinking…
black-thinks = Black is thinking…
thinking-answer = The computer is thinking
# $name (String)
thinking-program = { $name } is thinking
thinking-hint = Looking for a hint
# $depth (Number)
# $millions (String)
thinking-depth = depth { $depth } · { $millions } M
# $depth (Number)
# $millions (String)
thinking-depth-tip = { $depth ->
        [one] { $depth } half-move
       *[other] { $depth } half-moves
    } deep, { $millions } million positions
solved-tip = The endgame tables know the result: nothing is left to search.
fen-tip = FEN: a line of text that says where the pieces stand. Other draughts programs read it.
pdn-tip = PDN: the moves as text, as draughts programs and books write them.
button-set-up = Set up
button-share = Share
button-take-back = Take back
no-sides-tip = The flat board has no sides.
not-in-practice-tip = Not while you practice: leave the practice first.
# $name (String)
program-not-started = Could not start { $name }.
# $name (String)
program-gone = { $name } has ended.
# $name (String)
program-silent = { $name } does not answer.
# $name (String)
program-illegal = { $name } played an illegal move.
# $name (String)
program-params = { $name } does not have these settings.
# $name (String)
program-not-understood = { $name } sent an invalid answer.
program-seat = A person plays instead.
# $played (String)
threat = Threat: { $played }
score-even = Equal
score-little-white = White is slightly better
score-little-black = Black is slightly better
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

## Endgames
solved = solved
verdict-draw = A draw
# $moves (Number)
outlook-win = wins in { $moves }
outlook-draw = draw
# $moves (Number)
outlook-loss = loses in { $moves }
# $pieces (Number)
endgames-offer = Endgames with up to { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } can be solved here once and for all. It takes about a minute, while you play.
endgames-solve = Solve the endgames
# $percent (Number)
endgames-solving = Solving the endgames: { $percent }%
# $reason (String)
endgames-failed = Could not solve the endgames: { $reason }
# $reason (String)
endgames-damaged = Could not use the endgames solved before: { $reason }
thinking-decision = The computer is deciding
irregular-computer = The computer decides: correct it, or keep it
computer-keeps = The computer keeps the turn.
computer-corrects = The computer takes the turn back.
computer-huffs-nothing = A capture was missed; the computer huffs nothing.
computer-accepts = The computer accepts the draw.
computer-declines = The computer declines the draw.
computer-failed-once = The computer failed and is thinking again.
computer-failed = The computer failed again on this move.
computer-failed-type = Type a move for it, or go to have it try again.
search-failed = The search failed. It begins anew with the next position.
# $played (String)
# $score (String)
text-hint = Hint: { $played } ({ $score })
# $depth (Number)
text-depth = depth { $depth }
# $side (String)
# $level (Number)
# $word (String)
text-seat-computer = { $side }: computer, level { $level } ({ $word }).
# $side (String)
text-seat-person = { $side }: person.
text-more = – Enter: more –
text-seat = white or black and, for the computer, a level from 1 to 10

## Files
# $file (String)
settings-renamed = Could not read your settings; using defaults. The old file is now { $file }
# $file (String)
# $reason (String)
settings-unreadable = Could not read your settings; using defaults. { $file }: { $reason }
# $reason (String)
settings-not-saved = Could not save your settings: { $reason }
# $reason (String)
recording-failed = This session is no longer recorded: { $reason }

## Reviewing a game
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
# $quality (String)
# $line (String)
review-better = { $quality }. Better: { $line }.
# $quality (String)
# $line (String)
review-missed-shot = { $quality }. A shot was missed: { $line }.
review-errors = { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }
# $side (String)
# $accuracy (Number)
# $errors (String)
review-accuracy = { $side }: accuracy { $accuracy } %, { $errors }
# $side (String)
# $errors (String)
review-no-accuracy = { $side }: { $errors }
review-no-moves = There are no moves to review.
review-stopped = The review was stopped; the end of the game has been judged.
review-seconds = a number of seconds for the whole game, or nothing
# $played (String)
# $side (String)
retry-position = { $side } played { $played } here. Find a better move, or type hint, show or next.
retry-none = No mistakes to try again.
retry-first = Type review first.
# $square (Number)
retry-hint = The best move is played by the piece on { $square }.
retry-right = Right.
# $played (String)
retry-as-good = { $played } is as good as the best move.
retry-same = That was played in the game.
retry-wrong = There is a better move.
# $answer (String)
retry-wrong-answer = There is a better move: this one is answered by { $answer }.
retry-done = These were all the mistakes.

## Sharing
share-open = Share: picture, animation, PDN, FEN
share-title = Share
share-text = Copy as text
share-copy-fen = Copy the position (FEN)
share-copy-pdn = Copy the game (PDN)
share-copy-link = Copy a link to the game
share-look = Look of pictures
share-scene = As in the window
share-diagram = Diagram
share-file = Save in a file
share-picture = Save a picture
share-animation = Save an animation
share-stop = Stop
share-close = Close
share-working = Drawing… This goes on if you close the dialog.
share-copied-fen = The position is on the clipboard.
share-copied-pdn = The game is on the clipboard.
share-copied-link = The link is on the clipboard.
# $path (String)
share-saved = Saved: { $path }
# $reason (String)
share-failed = Not saved: { $reason }.
share-stopped = The animation was stopped.

## Setting up a position
editor-open = Set up a position
editor-close = Leave the position editor
editor-title = Set up a position
editor-help = Left click: the piece chosen; right click: the other color; again: king, then nothing. Drag pieces, or off the board. Or type: w 31 32 k5 b 1 2
# $tool (String)
# $typed (String)
editor-typing = { $tool }: { $typed }
# $number (Number)
editor-no-square = { $number } is not a square: expected 1 to 50.
tool-white-man = White man (W)
tool-white-king = White king (W, then K before a number)
tool-black-man = Black man (B)
tool-black-king = Black king (B, then K before a number)
tool-erase = Remove a piece (X)
editor-other-side = The other side to move
editor-other-side-tip = Side to move (S)
editor-white-to-move = White to move
editor-black-to-move = Black to move
editor-fen = Position as text (FEN)
editor-type = Type pieces and squares
editor-place = Place a piece at the cursor
editor-place-other = Place a piece of the other color at the cursor
editor-clear = Clear
editor-clear-tip = Empty the board
editor-start = Start
editor-start-tip = Set up the start of a game
editor-mirror = Mirror
editor-mirror-tip = Exchange left and right in every row
editor-swap = Swap sides
editor-swap-tip = Exchange the colors and turn the board half round
editor-play = Play…
editor-play-tip = Choose the players and play from this position
editor-analyze = Analyze
editor-analyze-tip = Analyze this position
editor-save = Save…
editor-save-tip = Save this position in a file
# $problems (Number)
editor-problems = { $problems ->
        [one] Not a legal position:
       *[other] Not a legal position ({ $problems } problems):
    }
# $square (Number)
setup-white-man = { $square }: a white man here must be a king.
# $square (Number)
setup-black-man = { $square }: a black man here must be a king.
setup-empty = The board is empty.
setup-wolf-and-sheep = Four sheep and one wolf are needed.
# $square (Number)
setup-no-kings = { $square }: wolf and sheep has no kings.
# $outcome (String)
setup-ended = The game is already over: { $outcome }.
# $pieces (Number)
# $side (String)
setup-too-many = { $side } has { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }, more than in any game.
# $kings (Number)
# $men (Number)
# $side (String)
setup-count = { $side }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    }{ $kings ->
        [0] {""}
        [one] , { $kings } king
       *[other] , { $kings } kings
    }

## Variations and comments
previous-variation = Previous variation, or start
next-variation = Next variation, or end
edit-tools = Edit the game: variations, signs, comments
promote = Move the variation up
demote = Move the line down
make-main-line = Make it the main line
delete-line = Delete from here on
next-sign = Next sign of the move
sign-good = A good move
sign-mistake = A mistake
sign-brilliant = A brilliant move
sign-blunder = A blunder
sign-interesting = An interesting move
sign-dubious = A dubious move
comment = Comment
comment-before = Before the move
comment-after = After the move
comment-start = Comment on the game
# $played (String)
comment-on = Comment on { $played }
save = Save
dismiss = Cancel
undo-edit = Undo the last edit
redo-edit = Repeat the edit

## Clocks in the window
# $period (Number)
clock-period = period { $period }
# $moves (Number)
clock-moves-left = { $moves ->
        [one] { $moves } move left
       *[other] { $moves } moves left
    }
# $seconds (String)
clock-increment = +{ $seconds } s
# $seconds (String)
clock-bronstein = up to +{ $seconds } s
# $seconds (String)
clock-delay = delay { $seconds } s
clock-hourglass = hourglass
clock-per-move = a move
clock-toggle = Pause the clocks, or resume
clock-pause = Pause
clock-resume = Resume
clock-add-minute = Add a minute to this clock
clock-plus-minute = +1 min
clock-is-paused = Clocks paused
clock-starts-later = Clocks start when both have moved
clock-out-of-time = Out of time
choose-clock = Clocks
no-clock = no clock
clock-choice-none = None
# $minutes (Number)
clock-choice-minutes = { $minutes } min
# $seconds (String)
clock-choice-per-move = { $seconds } s a move
# $time (String)
clock-choice-hourglass = Hourglass { $time }
# $hours (Number)
clock-choice-hours = { $hours } h
# $time (String)
# $seconds (String)
clock-choice-bonus = { $time } + { $seconds } s a move
# $moves (Number)
# $time (String)
clock-choice-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $time }
# $first (String)
# $next (String)
clock-choice-then = { $first }, then { $next }
clock-choice-own = Other…
clock-differs = One for each side
clock-at-once = Start at once
clock-options = Clock options
about-clock-differs = White and Black have different times.
about-clock-at-once = White’s clock runs at once, not only when both sides have moved.
clock-own-tip = Seconds, as in PDN: 300+5, 40/7200:3600, 300d5 (delay), *120 (hourglass), =30 (a move)

## Reviewing in the window
review-run = Review the game, or stop
review-title = Review
review-begin = Judge the game
review-stop = Stop
# $done (Number)
# $of (Number)
review-progress = { $of ->
        [one] { $done } / { $of } move
       *[other] { $done } / { $of } moves
    }
review-builtin = Dames 3D
# $name (String)
review-judge = Judge: { $name }
review-close = Close the review; its scores stay with the game
review-next-judge = Next engine as judge
review-next-error = Next error
review-previous-error = Previous error
# $accuracy (Number)
review-side-accuracy = { $accuracy } %
review-accuracy-tip = How near the moves are to the best ones: 100 % gives no chance to win away.
review-accuracy-word = Accuracy
# $accuracy (Number)
review-your-accuracy = Your accuracy: { $accuracy } %
# $black (Number)
# $white (Number)
review-accuracies = Accuracy: White { $white } %, Black { $black } %
# $percent (Number)
# $words (String)
review-evaluation = Evaluation: { $words }. White’s chance to win: { $percent } %
# $percent (Number)
review-chance-tip = White’s chance to win: { $percent } %
# $reason (String)
review-failed = The judge failed: { $reason }
review-solved = This game is solved; there is nothing to judge.
retry-judge-first = Judge the game first.
retry-begin = Learn from your mistakes
retry-begin-white = White’s mistakes
retry-begin-black = Black’s mistakes
# $number (Number)
# $count (Number)
retry-count = Mistake { $number } of { $count }
# $played (String)
retry-ask-white = White played { $played }. Play a better move.
# $played (String)
retry-ask-black = Black played { $played }. Play a better move.
# $played (String)
retry-judging = Judging { $played }…
# $played (String)
retry-found = { $played } is right.
retry-elsewhere = Moves are tried in the position of the mistake: here it is again.
# $line (String)
retry-solution = Best: { $line }
retry-hint-button = Hint
retry-show-button = Show
retry-next-button = Next
retry-end-button = End


## Games on disk
file-open = Open…
file-save = Save
file-save-as = Save as…
earlier-games = Earlier games
unfinished-games = Unfinished games
unfinished-continue = Continue
unfinished-later = Keep for later
unfinished-draft = A position that is being set up
folder-home = Home
folder-above = Folder above
# $file (String)
file-saved = Saved in { $file }. From now on the game saves itself there.
# $file (String)
file-saved-once = Saved in { $file }.
# $file (String)
# $reason (String)
file-not-saved = { $file } could not be saved: { $reason }.
# $file (String)
file-changed = { $file } was changed by another program and is left as it is. Save the game under another name.
# $file (String)
file-no-pdn = { $file } is not a file of games. Choose another name.
# $file (String)
file-shared-line = The game shares a line of { $file } with another one. Save it under another name.
# $file (String)
# $reason (String)
file-unreadable = { $file } could not be opened: { $reason }.
# $file (String)
file-without-games = { $file } holds no game that Dames 3D plays.
# $file (String)
# $line (Number)
# $column (Number)
# $problem (String)
file-error = { $file }, line { $line }, column { $column }: { $problem }
# $count (Number)
file-more-errors = { $count ->
        [one] There is one more error.
       *[other] There are { $count } more errors.
    }
pdn-open-comment = The comment has no end.
pdn-open-variation = The variation has no end.
pdn-other = This part cannot be read.
pdn-utf-16 = The text is in UTF-16. Expected UTF-8, Windows-1252 or another encoding with one byte a character.
# $expected (String)
# $found (String)
pdn-unexpected = Expected { $expected }, found { $found }.
pdn-expected-move = a move, a comment or the end of the game
pdn-expected-glyph = a glyph from $0 to $65535
pdn-expected-result = a result such as 2-0, 1-1, 0-2 or *
pdn-expected-end = the result of the game
pdn-expected-next-game = a comment or the next game
pdn-expected-tag = a tag such as [White "Anna"]
pdn-expected-escape = “\” before a quotation mark within a tag
# $text (String)
# $reason (String)
pdn-other-board = { $text } is not legal in international draughts, for which the game is taken without the tag GameType: { $reason }. It may be a game on 8×8 squares.
# $reason (String)
pdn-answer = { $reason }. Only a single move in brackets is read as the answer to the move before them.
# $name (String)
# $kept (String)
# $left (String)
pdn-repeated-tag = The tag { $name } occurs again: kept “{ $kept }”, left out “{ $left }”.
# $text (String)
pdn-bracketed-move = Only the other side can play { $text }: read as a move of the game, without its brackets.
# $number (Number)
# $found (String)
pdn-other-game = This is { $number ->
        [0] chess
        [1] Chinese chess
        [21] English draughts
        [22] Italian draughts
        [23] American pool checkers
        [24] Spanish draughts
        [25] Russian draughts
        [26] Brazilian draughts
        [27] Canadian draughts
        [28] Portuguese draughts
        [29] Czech draughts
        [30] Turkish draughts
        [31] Thai draughts
        [40] Frisian draughts
        [41] Spantsiretti draughts
        [50] Othello
       *[other] an unknown game
    } (GameType { $found }), which Dames 3D does not play.
# $found (String)
pdn-invalid-type = Expected a GameType such as 20,W,10,10,N2,0, found “{ $found }”.
# $found (String)
pdn-other-size = GameType 20 is played on 10×10 squares, found “{ $found }”.
# $name (String)
pdn-other-variant = This is a game of the variant “{ $name }”, which Dames 3D does not play.
# $expected (String)
# $found (String)
pdn-other-rules = Expected the rules { $expected }, found “{ $found }”.
# $limit (Number)
pdn-long-line = The line is too long: at most { $limit ->
        [one] { $limit } byte is
       *[other] { $limit } bytes are
    } read.
# $limit (Number)
pdn-long-comment = The comment is too long: at most { $limit ->
        [one] { $limit } byte is
       *[other] { $limit } bytes are
    } read.
# $limit (Number)
pdn-long-text = Too much text in a game: at most { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    } of comments and tags are read.
# $limit (Number)
pdn-many-tags = Too many tags: at most { $limit ->
        [one] { $limit } is
       *[other] { $limit } are
    } read.
# $limit (Number)
pdn-deep-nesting = Too many variations within variations: at most { $limit ->
        [one] { $limit } is
       *[other] { $limit } are
    } read.
# $limit (Number)
pdn-many-turns = Too many moves: at most { $limit ->
        [one] { $limit } is
       *[other] { $limit } are
    } read in a game.
# $limit (Number)
pdn-many-errors = More than { $limit ->
        [one] { $limit } error
       *[other] { $limit } errors
    }: the others in this game are not reported.
unfinished-note = Nothing is lost: games that you keep for later are offered again.
# $variant (String)
# $moves (Number)
game-board = { $variant }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
earlier-none = There are no earlier games yet.
earlier-no-match = No game has these words.
earlier-reading = Reading…
earlier-filter = Type a player, a board, a date or a result to find a game.
earlier-show = Show
result-open = open
file-open-button = Open
file-open-note = Type a path, or choose a file or a folder.
file-save-note = If the file already has games, this one is added to them.
key-shift = Shift

## Many games
games-browse = Games: list, filter and open
games-browse-position = List the games with this position
games-title = Games
# $shown (Number)
# $all (Number)
games-count = { $shown } of { $all ->
        [one] { $all } game
       *[other] { $all } games
    }
# $files (Number)
games-finding = Files of games found so far: { $files }
# $games (Number)
# $percent (Number)
games-reading = Reading games: { $percent } %, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# $count (Number)
games-errors = { $count ->
        [one] { $count } error in the files
       *[other] { $count } errors in the files
    }
games-no-files = No games are open. Open a file or a folder of games.
games-player = Player
games-event = Event
games-dates = Dates: 1956, 2024.05, 2020..2024
games-any-result = Any result
games-unfinished = Unfinished
games-any-variant = All boards and rules
games-duplicates = Leave out games that are the same as earlier ones
games-no-duplicates = Without duplicates
games-by-position = With the position on the board
games-sort = Sort by this column
games-open = Open the game
games-column-number = No.
games-column-date = Date
games-column-result = Result
games-column-event = Event
games-column-variant = Board and rules
games-column-moves = Moves
# $number (Number)
games-duplicate-of = The same moves as game { $number }
games-has-errors = This game has errors; it may not be complete.
# $file (String)
# $number (Number)
games-place = { $file }, game { $number }
# $reason (String)
games-unreadable = Could not read the game: { $reason }
games-not-playable = Dames 3D does not play this kind of game, or its file has changed.
explorer-toggle = Explorer: what was played in this position
explorer-title = Explorer
explorer-mirrored = Mirrored
explorer-mirrored-tip = Count games with the colors swapped as well
explorer-games = All games
explorer-play = Play this move
explorer-none = No game reaches this position.
explorer-openings = Openings of the computer
# $positions (Number)
explorer-positions = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }
# $games (Number)
# $score (Number)
explorer-total = { $games ->
        [one] { $games } game, White scored { $score } %
       *[other] { $games } games, White scored { $score } %
    }
# $games (Number)
explorer-total-open = { $games ->
        [one] { $games } game without a result
       *[other] { $games } games without a result
    }
# $score (Number)
explorer-score = { $score } %

## The dialog about the game

about-open = Players, event and date
about-title = About this game
about-event = Event
about-site = Place
about-date = Date
about-round = Round
about-note = Saved with the game. A date may be written 2024.08.17 or 17/8/2024.
# $name (String)
turn-of = { $name } to move
editor-not-saved = An illegal position cannot be saved.
editor-kept = The position that you were setting up is kept: Ctrl+E, then Ctrl+Z.

## The five boards

net-toggle = Five boards side by side
net-size = Five boards large, or in the panel
net-hide = Hide the five boards
net-title = Five boards

# Views
replay-last-move = Play the last move again, slowly
replay-capture = Replay
## The game in words: screen readers, questions
spoken-empty = empty
spoken-white-man = white man
spoken-white-king = white king
spoken-black-man = black man
spoken-black-king = black king
spoken-white-men = white men
spoken-white-kings = white kings
spoken-black-men = black men
spoken-black-kings = black kings
spoken-none = none
# $square (Number)
# $content (String)
spoken-square = { $square }, { $content }
# The last item of a list.
# $before (String)
# $last (String)
spoken-and = { $before } and { $last }
# $side (String)
# $from (Number)
# $to (Number)
spoken-goes = { $side } { $from } to { $to }
# $side (String)
# $from (Number)
# $to (Number)
spoken-takes = { $side } { $from } takes { $to }
# $pieces (Number)
spoken-pieces-taken = { $pieces ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
        [5] five pieces
        [6] six pieces
       *[other] { $pieces } pieces
    }
spoken-crowned = becomes a king
# $side (String)
spoken-by-hand = { $side } has played by hand
spoken-set-up = a position was set up
spoken-your-turn = Your turn
# $turn (String)
spoken-must-capture = { $turn }, capture is compulsory
# $name (String)
# $what (String)
spoken-places = { $name }: { $what }
# $row (Number)
# $squares (String)
spoken-row = Row { $row }, from the left: { $squares }
# $direction (String)
# $squares (String)
spoken-line = { $direction }: { $squares }
spoken-north = north
spoken-north-east = north-east
spoken-east = east
spoken-south-east = south-east
spoken-south = south
spoken-south-west = south-west
spoken-west = west
spoken-north-west = north-west
# $men (Number)
spoken-men-counted = { $men ->
        [one] { $men } man
       *[other] { $men } men
    }
# $kings (Number)
spoken-kings-counted = { $kings ->
        [one] { $kings } king
       *[other] { $kings } kings
    }
# $number (Number)
spoken-move-number = Move { $number }
question-where = Expected after “where”: white or black, men or kings, such as where white men.
question-row = Expected after “row”: a number from 1 to 10; row 1 is nearest to White.
question-lines = Expected after “lines”: a square from 1 to 50.
question-alone = Expected nothing after this word.
# $typed (String)
# $choices (String)
typed-several = { $typed } can be several moves: type one of { $choices }.

## The keyboard on the board
walk-enter = Walk over the squares: arrows, Enter chooses, Esc ends
walk-next = Next piece that may move
walk-boards = Walk on the five boards, or in the scene
entry-open = Type a move, also with any digit, or a question
entry-name = Move or question
entry-hint = A move, such as 32-28, or a question: where white men, row 4, lines 28, last, score.
entry-no-move = No legal move begins like this.
entry-not-your-turn = It is not your turn.
entry-waits = The move is played when your turn comes. Esc discards it.
ahead-waits = The move is played when your turn comes. A click or Esc discards it.
# $found (String)
entry-no-square = { $found } is no square from 1 to 50. Type two squares, such as 32-28, or a question, such as lines 28.
entry-incomplete = A square is missing. Type two squares, such as 32-28.
# $found (String)
entry-not-a-move = { $found } is not part of a move. Type two squares, such as 32-28, or a question, such as lines 28.
cell-chosen = chosen
cell-end = the piece can go here
cell-movable = may move

## The settings

settings-open = Settings
settings-title = Settings
settings-part-display = Display
settings-part-sounds = Sounds
settings-part-playing = Playing
settings-theme = Board
theme-walnut = Walnut
theme-birch = Birch
theme-marble = Marble
theme-high-contrast = Contrast
theme-color-blind = Color-blind
settings-quality = Picture quality
settings-high-steps = Steps as high as the cubes are wide
quality-plain = Plain
quality-fine = Fine
settings-text-size = Size of text and buttons
settings-contrast = High contrast
settings-full-screen = Full screen
settings-sound = Sounds
settings-volume = Volume
settings-softer = Softer
settings-louder = Louder
settings-analysis = End an analysis after
# $minutes (Number)
settings-minutes = { $minutes } min
settings-never = Never
settings-entry = Move pieces by
settings-entry-both = Click or drag
settings-entry-click = Click
settings-entry-drag = Drag
settings-confirm = Confirm each move
settings-on = On
settings-off = Off
# $percent (Number)
settings-percent = { $percent } %
settings-play-move = Play the move entered
settings-discard-move = Discard the move entered
# $played (String)
settings-ask-move = Play { $played }?
settings-play = Play
settings-discard = Discard

## The rules in the window
rules-open = Rules
rules-play = Show it on the board
rules-goal = Goal
rules-goal-draughts = Capture all the opponent’s pieces, or leave them without a move. White begins.
rules-goal-family = Capture all the opponent’s pieces, or leave them without a move. Black begins.
rules-goal-brigand = Lose: the first player who has no piece left, or cannot move, wins. Black begins.
rules-goal-wolf = Four sheep against one wolf. The wolf wins once it is behind every sheep; the sheep win if the wolf cannot move.
rules-boards = Five boards
rules-boards-are = The 100 cubes are five boards at once: the top, and four sides of 55 cubes, each seen from a corner. Click a board to see it.
rules-moves = Moving
rules-moves-flat = A man moves one square diagonally forward. A man that ends its move on the far row becomes a king, which goes any distance, forward or backward.
rules-moves-pyramid = A man moves one square diagonally forward on the top board. A man that ends its move on the far row becomes a king, which goes any distance along the diagonals of all its boards.
rules-moves-wolf = Players place their pieces first. Every piece moves one square diagonally, the sheep forward only, the wolf both ways. The wolf moves first. Nothing is captured.
rules-lines = Lines of the sides
rules-lines-are = A terrace is the cubes of one height. A flank is a slope of the pyramid, between two of its edges. A line that climbs a flank runs on along a terrace behind the edge: it seems to turn a corner, but from above it is straight.
rules-captures = Capturing
rules-captures-flat = Jump the piece beside yours to the empty square behind it, forward or backward. A king jumps from any distance.
rules-captures-pyramid =
    Jump the piece beside yours to the empty square behind it, along a diagonal of any of the five boards, forward or backward.
    Seen from above, a diagonal of a side runs straight along a row or a column. So a man also captures straight ahead, back, to the left and to the right: the piece on the next dark square of the row or column, two squares away, if the dark square behind it is empty and one side holds all three.
rules-show-side = The man on 42 jumps 32 and lands on 22. The three stand in one column, two squares apart: from above the jump goes straight ahead. It is a diagonal of the south-west side alone.
rules-show-capture = The man on 22 captures 28, backward.
rules-rafles = Long captures (rafles)
rules-rafles-are = A capture of several pieces is a rafle. It goes on as long as the piece can capture. The captured pieces leave together at the end.
rules-show-side-rafle = The first hop is on the top, the others run along terraces on the south-west side.
rules-show-rafle = One man captures three pieces.
rules-duty = Compulsory capture
rules-duty-most = You must capture if you can, and as many pieces as possible.
rules-duty-any = You must capture if you can. Any capture may be chosen.
rules-duty-huff = Any capture may be chosen. If a player overlooks a capture, the piece that could have captured may be huffed: the opponent removes it.
rules-draws = Draw
rules-draws-pyramid =
    A game is drawn
    • by agreement;
    • when the same position occurs for the third time, with the same side to move;
    • after 25 moves by each player without a capture or a man’s move;
    • when three pieces, at least one a king, face a lone king, after 16 more moves by each player;
    • at once when two kings or one king face a lone king, unless a capture is due or can be forced.
    The button { counters-button } under the moves shows how far each count has run.
rules-draws-international =
    A game is drawn
    • by agreement;
    • when the same position occurs for the third time, with the same side to move;
    • after 25 moves by each player without a capture or a man’s move;
    • when three pieces, at least one a king, face a lone king, after 16 more moves by each player;
    • at once when two kings or one king face a lone king, unless a capture is due or can be forced; by the five-move rule, after 5 more moves by each player, also with a king and a man.
    The button { counters-button } under the moves shows how far each count has run.
rules-draws-family =
    A game is drawn
    • by agreement;
    • when the same position occurs for the third time, with the same side to move;
    • after 25 moves by each player without a capture or a man’s move.
    The button { counters-button } under the moves shows how far each count has run.
rules-wolf-ends = How it ends
rules-show-wolf-caught = A sheep moves from 14 to 9, and the wolf is shut in.
rules-show-wolf-escapes = The wolf moves from 23 to 29: no sheep is behind it any more.
rules-keys = Keys

## The first start
welcome-words = Draughts on a pyramid of 100 cubes. Seen from above and from its four corners, it is five boards at once. Men move on the top, and capture along the diagonals of all five.
welcome-computer = Play the computer
# $level (Number)
welcome-computer-words = You have White and begin. The computer plays at an easy level: { $level } of 10.
welcome-two = Two at this screen
welcome-two-words = White and Black take turns on this board.
welcome-rules-words = How men move, and capture on the five boards, with examples.
welcome-lesson = Learn in six minutes

## What there is to learn
learn-title = Learn and practice
learn-lesson-words = The rules on the board, in short stages: about six minutes.
learn-shots-words = Positions with one winning move, as hard as suits you.
learn-vision-words = Know the boards at a glance, in rounds of 30 seconds.
# $stars (Number)
# $most (Number)
learn-stars = { $stars } of { $most ->
        [one] { $most } star
       *[other] { $most } stars
    }

## The first lesson
lesson-title = First lesson
lesson-open = Learn the game in six minutes
# $stage (Number)
# $stages (Number)
lesson-stage = Stage { $stage } of { $stages }
lesson-topic-men = Men
lesson-topic-capture = Captures
lesson-topic-most-pieces = The most pieces
lesson-topic-side = A side
lesson-topic-side-capture = Captures on a side
lesson-topic-rafle = Rafles: captures in a row
lesson-topic-king = Kings
lesson-topic-crowning = Crowning
# A rule and the goal of a task stand together: at most 20 words.
lesson-rule-men = Men step diagonally forward on the top, the board seen from above.
lesson-rule-men-flat = Men step diagonally forward.
lesson-rule-capture = You must capture, forward or backward: jump a neighbor to the free square behind.
lesson-rule-most-pieces = You must capture as many pieces as possible.
lesson-rule-side = Seen from a corner, the pyramid is another board.
lesson-rule-side-capture = Men also capture on the sides: seen from above, along rows and columns.
lesson-rule-rafle = A capture goes on, even on another board.
lesson-rule-king = A king moves any distance, on every board it stands on.
lesson-rule-king-flat = A king moves any distance along a diagonal.
lesson-rule-crowning = Only a man that ends its move on the last row is crowned.
# $moves (Number)
lesson-goal-visit = { $moves ->
        [one] Go to the marked squares in { $moves } move.
       *[other] Go to the marked squares in { $moves } moves.
    }
# $moves (Number)
lesson-goal-capture-all = { $moves ->
        [one] Capture all in { $moves } move.
       *[other] Capture all in { $moves } moves.
    }
lesson-goal-capture-safely = Make sure Black cannot capture back.
lesson-goal-crown = Make a king.
# $side (String)
lesson-goal-look = Turn to the { $side }, or click its board.
lesson-failed-piece-lost = Black captures your piece.
lesson-failed-not-crowned = The man went on from the last row, so it is not crowned.
lesson-failed-no-moves = Not quite: your moves are used up. Try another way!
lesson-failed-capture-all = Good capture, but now you cannot get all of them. Try another one first!
lesson-failed-out-of-reach = From here the goal is out of reach. Try another move!
lesson-failed-blocked = No piece can move any more.
# $side (String)
lesson-failed-face = That is the { $side }.
lesson-reached = Well done!
lesson-task-done = This task is solved: go on with { lesson-next }.
# $stars (Number)
lesson-stars = { $stars ->
        [one] { $stars } star of 3
       *[other] { $stars } stars of 3
    }
# $stars (Number)
# $most (Number)
lesson-finished = You know the rules: { $stars } of { $most ->
        [one] { $most } star
       *[other] { $most } stars
    }. A player who cannot move loses. Play a game!
# $stars (Number)
# $most (Number)
# $stages (String)
lesson-finished-some = That was the last stage. Stars: { $stars } of { $most }. Still to do: { $stages }.
lesson-star-cost = A failed try or a move too many costs a star.
lesson-go-to-stage = Go to this stage
lesson-retry = Try again
lesson-next = Next
lesson-skip = Skip
lesson-leave = Leave
# $played (String)
lesson-text-hint = Type { $played }.
# $played (String)
lesson-reply = Black must capture: { $played }
# $played (String)
# $boards (String)
lesson-reply-along = Black must capture: { $played } along the { $boards }
lesson-text-help =
    38-33, 28x19         play a move
    sw, se, ne, nw       look at a side
    retry                begin the task again
    skip                 go on to the next stage
    quit                 leave
# $letters (String)
# $side (String)
lesson-text-look = Type { $letters } to see the { $side }.
# $stage (String)
# $topic (String)
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = Black waits, and moves only to capture.
# $command (String)
lesson-text-play = Play a game: { $command }

## Wolf and sheep
# $moves (Number)
score-wins-sheep = The sheep win in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# $moves (Number)
score-wins-wolf = The wolf wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
side-sheep = Sheep
side-wolf = Wolf
turn-sheep = Sheep to move
turn-wolf = Wolf to move
result-sheep = The sheep have won
result-wolf = The wolf has won
# $moves (Number)
result-sheep-in = { $moves ->
        [0] The sheep won
        [one] The sheep won in { $moves } move
       *[other] The sheep won in { $moves } moves
    }
# $moves (Number)
result-wolf-in = { $moves ->
        [0] The wolf won
        [one] The wolf won in { $moves } move
       *[other] The wolf won in { $moves } moves
    }
wolf-shut-in = the wolf cannot move
sheep-shut-in = the sheep cannot move
wolf-resigns = the wolf resigns
sheep-resign = the sheep resign
ask-resign-sheep = Do the sheep resign?
ask-resign-wolf = Does the wolf resign?
ask-draw-sheep = Do the sheep offer a draw?
ask-draw-wolf = Does the wolf offer a draw?
draw-offered-sheep = The sheep offer a draw
draw-offered-wolf = The wolf offers a draw
sheep-think = The sheep are thinking…
wolf-thinks = The wolf is thinking…
# $white (String)
# $black (String)
clock-times-wolf = Clocks: sheep { $white }, wolf { $black }
wolf-out-of-time = the wolf is out of time
sheep-out-of-time = the sheep are out of time
spoken-sheep = sheep
spoken-wolf = wolf
# The characters of a sheep and of the wolf on the text board
glyph-sheep = S
glyph-wolf = W

## Exercises
shot-welcome = Find the winning moves. Type a move such as 32-28, or help.
# $moves (Number) - the moves of the solver
# $opponent (String)
# $played (String)
# $solver (String)
shot-task = { $opponent } played { $played }. { $solver } to move and win: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } to find.
# $rating (Number)
# $own (Number)
shot-ratings = Exercise { $rating }, your rating { $own }
# $reply (String)
shot-right = Right. The reply is { $reply }. Go on.
shot-solved = Solved!
# $played (String)
shot-other-wins = { $played } wins as well. Solved!
# $played (String)
# $answer (String)
shot-wrong = { $played } does not win: the opponent plays { $answer }.
# $played (String)
shot-wrong-alone = { $played } does not win.
shot-again = Try again.
# $line (String)
shot-solution = Solution: { $line }
# $themes (String)
shot-themes = Ideas: { $themes }
# $captured (Number)
# $given (Number)
# $own (Number)
# $other (Number)
shot-gain-pieces = Why it wins: it captures { $captured ->
        [one] { $captured } piece
       *[other] { $captured } pieces
    } and gives up { $given }; that leaves { $own } against { $other }.
# $own (Number)
# $other (Number)
shot-gain-endgame = Why it wins: the endgame that is left, { $own } against { $other }, is won.
shot-gain-end = Why it wins: the opponent has no move left.
shot-gain-king = A man has become a king, too.
# $rating (Number)
# $change (String)
# $streak (Number)
shot-result = Your rating is { $rating } ({ $change }); solved in a row: { $streak }.
shot-go-on = Enter: next exercise
shot-over = This exercise is over: press Enter for the next.
shot-none-left = You have seen all exercises of this board. Type missed for those to solve again.
shot-none-missed = There are no missed exercises. Type new for a new one.
# $reason (String)
shot-not-kept = The result cannot be written to disk: { $reason }.
# $count (Number)
# $boards (String)
shot-hint-boards = { $count ->
        [1] Hint: look at this board: { $boards }
       *[other] Hint: look at these boards: { $boards }
    }
# $theme (String)
shot-hint-theme = Hint: { $theme }
# $square (Number)
shot-hint-piece = Hint: the piece on { $square } moves.
# $played (String)
shot-hint-move = Hint: play { $played }.
shots-open = Solve shots
shots-title = Shots to solve
shots-white-wins = White to move and win
shots-black-wins = Black to move and win
# $side (String)
# $played (String)
shots-lead-in = { $side } played { $played }.
# $number (Number)
# $moves (Number)
shots-move-number = Move { $number } of { $moves }
shots-your-rating = Your rating
# $rating (Number)
shots-rating-of = Exercise rated { $rating }
# $count (Number)
shots-streak = { $count } in a row
# $solved (Number)
# $all (Number)
shots-solved-of = { $solved } of { $all } solved
shots-show-solution = Show the solution
shots-hint-wait = A hint is given when it is your turn.
shots-hint-last = That was the last hint: the arrow shows the move.
shots-play-line = Play it through
# $count (Number)
shots-missed = Missed ones again ({ $count })
shots-again-missed = Solve again the exercises that you missed
shots-none-missed-tip = You have missed none on this board.
shots-all-seen = You have seen all exercises of this board.
# $file (String)
shots-file-renamed = Could not read your results; they begin anew. The old file is now { $file }
# $file (String)
shots-file-written-again = Another program has damaged the file of your results. They were written again; the damaged file is now { $file }
# $reason (String)
shots-file-unreadable = Could not read your results: { $reason }
shot-help =
    32-28, 28x19         play a move
    hint                 a hint: first the boards or the idea, then the piece, then the move
    show                 show the solution; the exercise counts as missed
    next                 another exercise
    missed               missed exercises again
    new                  new exercises
    side sw              choose the side shown on a narrow screen: sw, se, ne, nw
    fen                  show the position as FEN
    quit                 leave
theme-rafle-over-boards = capture over several boards
theme-ends-on-a-side = ends on a side
theme-makes-a-king = makes a king
theme-coup-turc = coup turc
theme-quiet-move = quiet move
theme-several-given = several pieces given up
theme-long-rafle = long capture
theme-catches-a-king = catches a king
theme-defense = under threat
theme-endgame = endgame
theme-ends-the-game = ends the game
## Board vision
# Short, under an icon
vision-open = Train your eye for the boards
vision-title = Train your eye
vision-rules = A round gives you 30 seconds to think. A wrong answer costs what a right one gains.
vision-find-square = Find a square
vision-name-square = Name a square
vision-sides = Sides of a square
vision-king-moves = Moves of a king
vision-captures = Captures
# $number (Number)
ask-find-square = Where is square { $number }?
ask-name-square = Which square is marked?
# $number (Number)
ask-sides = Which sides hold square { $number }?
# $side (String)
ask-king-side = Where can the marked king go on the { $side }?
ask-king-flat = Where can the marked king go?
ask-captures-white = Which pieces can White capture?
ask-captures-black = Which pieces can Black capture?
# $number (Number)
ask-king-words = The king is on { $number }.
# $row (Number)
# $place (Number)
ask-place-words = Row { $row } from White’s side, number { $place } from the left.
answer-click-square = Click it, in the scene or on one of the boards.
answer-type-number = Type its number.
answer-name-sides = Press each side that holds it.
answer-click-moves = Click every square that it reaches.
answer-click-captures = Click each of them. The longest capture is compulsory.
# $found (Number)
# $total (Number)
vision-found = { $found } of { $total } found
# $score (Number)
vision-best = best { $score }
# $score (Number)
vision-score = Score { $score }
# $count (Number)
vision-streak = { $count } in a row
vision-right = Right
# $answer (String)
vision-wrong = Wrong. The answer: { $answer }
# Digits that are typed, before the first one
vision-no-digit = ?
vision-erase = Remove the digit
vision-submit = Answer
vision-time-up = Time is up
# $answer (String)
vision-answer-was = The answer to the last question: { $answer }
# $count (Number)
vision-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
vision-new-best = Your best score yet!
# $score (Number)
vision-best-so-far = Your best score: { $score }
# $right (Number)
# $wrong (Number)
vision-tally = { $right } right, { $wrong } wrong
# $count (Number)
vision-longest-streak = Longest streak: { $count }
vision-begin = Begin a round of these questions
vision-again = Again
vision-other = Other exercises
vision-leave = Leave the round
# $count (Number)
vision-seconds = { $count } s
# $count (Number)
vision-seconds-left = { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
vision-on-side = This side holds the square

## Endgames to practice
endgame-welcome = Win endgames against the best defense. Type a move such as 32-28, or help.
# $kings (String)
# $men (String)
endgame-pieces = { $kings } and { $men }
# $own (String)
# $other (String)
endgame-ending = { $own } against { $other }
# $side (String)
# $moves (Number)
endgame-task = { $side } to move wins in { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
    }.
# $moves (Number)
endgame-left = { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
    } left.
# $played (String)
# $lost (Number)
endgame-slow = { $played } loses { $lost ->
            [one] { $lost } move
           *[other] { $lost } moves
    }.
# $played (String)
endgame-drawn = { $played } throws the win away: the game is drawn.
# $played (String)
# $answer (String)
endgame-refuted-draw = { $played } throws the win away: after { $answer } it is a draw.
# $played (String)
# $answer (String)
# $side (String)
endgame-refuted-loss = { $played } throws the win away: after { $answer } { $side } wins.
# $played (String)
endgame-reply = The answer: { $played }
# $played (Number)
# $enough (Number)
endgame-won = Won in { $played ->
        [one] { $played } move
       *[other] { $played } moves
    }; { $enough ->
        [one] { $enough } was enough
       *[other] { $enough } were enough
    }.
# $moves (Number)
endgame-won-soonest = Won in { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
    }: it cannot be done faster.
# $played (String)
endgame-best = Best: { $played }
endgame-try-again = Type back to take the move back, or again to start over.
endgame-go-on = Enter: next endgame
endgame-over = This endgame is over: press Enter for the next.
endgame-nothing-to-take-back = There is no move to take back.
endgame-none = The tables hold no such endgame. Choose another length or another ending.
endgame-which-length = Expected the number of moves to the win: 3, 6, 9 or 10.
endgame-which-ending = Expected the number of an ending, or 0 for any; endings lists them.
# $count (Number)
endgame-times-won = won: { $count }
# $count (Number)
endgame-fewest-lost = fewest moves lost: { $count }
endgame-any = Any ending
endgame-help =
    32-28, 28x19         play a move
    hint                 show the best move; this counts as help
    back                 take back the move that threw the win away
    again                the same endgame from the start
    next                 another endgame
    length 6             wins in up to 3, 6 or 9 moves, or 10 and more
    endings              list the endings, with your records
    ending 2             only this ending; 0 for any
    side sw              choose the side shown on a narrow screen: sw, se, ne, nw
    quit                 leave
endgame-title = Endgames
endgame-open = Practice endgames
endgame-rules = Win against the best defense. Slow moves are counted.
# $count (Number)
endgame-moves-lost = Moves lost: { $count }
endgame-lengths = Moves to the win
endgame-endings = Ending
endgame-choosing = Looking for a position…
# $percent (Number)
endgame-preparing = Preparing the endgames, once and for all: { $percent } %. The first one begins by itself.
endgame-not-prepared = The endgames could not be prepared.
endgame-begin = Practice this ending
endgame-again = From the start
endgame-take-back = Take back
endgame-show-best = Show the best move

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = moves
word-where = where
word-row = row
word-lines = lines
word-last = last
word-score = score
word-undo = undo
word-redo = redo
word-undo-edit = undo edit
word-redo-edit = redo edit
word-game = game
word-goto = goto
word-promote = promote
word-demote = demote
word-main = main
word-delete = delete
word-delete-rest = delete rest
word-comment = comment
word-before = before
word-sign = sign
word-mark = mark
word-arrow = arrow
word-draw = draw
word-accept = accept
word-decline = decline
word-resign = resign
word-new = new
word-fen = fen
word-board = board
word-side = side, face
word-continue = continue
word-games = games
word-open = open
word-save = save
word-table = table, manners
word-table-touch = table touch, manners touch
word-table-hand = table hand, manners hand
word-table-draws = table draws, manners draws
word-touch = touch
word-adoube = adoube, j’adoube
word-carry = carry
word-off = off
word-back = back
word-done = done
word-correct = correct
word-keep = keep
word-huff = huff
word-place = place
word-computer = computer
word-person = person
word-go = go, move now
word-review = review
word-mistakes = mistakes
word-show = show
word-next = next
word-clock = clock
word-clock-off = clock off
word-clock-pause = clock pause
word-clock-resume = clock resume
word-clock-add = clock add
word-hint = hint
word-analyze = analyze, analyse
word-explore = explore
word-takeback = takeback, undo
word-withdraw = withdraw
word-rematch = rematch
word-pause = pause
word-resume = resume
word-give-time = give time, more time
word-hello = hello, hi
word-good-luck = good luck
word-well-played = well played
word-thanks = thanks, thank you
word-good-move = good move
word-oops = oops
word-take-your-time = take your time, no hurry
word-one-moment = one moment
word-must-go = must go, have to go
word-good-game = good game
word-another = another, one more
word-goodbye = goodbye, bye
word-claim-win = claim win
word-claim-draw = claim draw
word-who = who
word-link = link
word-invitation = invitation
word-edit = edit
word-help = help
word-quit = quit, exit, leave
word-again = again, retry
word-skip = skip
word-missed = missed
word-length = length
word-endings = endings
word-ending = ending
word-cancel = cancel
word-clear = clear
word-start = start
word-mirror = mirror
word-swap = swap
word-white = white
word-black = black
word-men = men, man
word-kings = kings, king
word-green = green
word-red = red
word-blue = blue
word-yellow = yellow
word-now = now
word-family = family
word-family-pyramid = family-pyramid
word-brigand = brigand
word-brigand-pyramid = brigand-pyramid
word-wolf-and-sheep = wolf-and-sheep
word-south-west = sw
word-south-east = se
word-north-east = ne
word-north-west = nw
