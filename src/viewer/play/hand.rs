//! The hand: the square it is over, the piece it has chosen, and the move it asks for.

use bevy::prelude::*;

use super::free_hand::Held;
use crate::board::Square;
use crate::game::{Command, Event as GameEvent, Game, InputResult, MoveInput};
use crate::rules::IllegalMove;
use crate::viewer::engine_bridge::Seats;
use crate::viewer::table::{Do, Happened, Table, Turn};

/// What the pointer does on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It is over a square now, or over none.
    Over(Option<Square>),
    /// A square is clicked.
    Click(Square),
    /// The piece on a square is picked up.
    Lift(Square),
    /// What was picked up is put down on a square, or beside the board.
    Put(Option<Square>),
    /// Whatever was begun is given up.
    Cancel,
}

/// A touch that cannot be, and why.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shrug(pub IllegalMove);

/// The square under the pointer, and the move being entered.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Hand {
    over: Option<Square>,
    entry: Option<MoveInput>,
    carries: bool,
    /// The piece a hand holds that may do anything.
    held: Held,
}

impl Hand {
    /// The square under the pointer.
    pub fn over(&self) -> Option<Square> {
        self.over
    }

    /// The piece chosen and the ways it may still go.
    pub fn entry(&self) -> Option<&MoveInput> {
        self.entry.as_ref()
    }

    /// The square of the piece being dragged.
    pub fn carried_from(&self) -> Option<Square> {
        let free = self.held.from.filter(|_| self.held.carries);
        free.or(self.entry().filter(|_| self.carries).map(MoveInput::from))
    }

    /// The piece held by a hand that may do anything.
    pub fn held(&self) -> Option<Square> {
        self.held.from
    }

    /// Carries out what a click or a drop comes to; the command to give, if the move is complete.
    fn take(&mut self, step: InputResult) -> Result<Option<Command>, IllegalMove> {
        match step {
            InputResult::Selected(entry) | InputResult::Narrowed(entry) => self.entry = Some(entry),
            InputResult::Deselected => self.entry = None,
            InputResult::Rejected(refusal) => return Err(refusal),
            InputResult::Complete(request) => {
                self.entry = None;
                return Ok(Some(Command::Play(request)));
            }
        }
        Ok(None)
    }
}

fn touch(
    mut touches: MessageReader<Touch>,
    table: Res<Table>,
    seats: Res<Seats>,
    mut hand: ResMut<Hand>,
    mut commands: MessageWriter<Do>,
    mut shrugs: MessageWriter<Shrug>,
) {
    let game = table.game();
    let is_open = game.outcome().is_none()
        && game.irregularities().is_empty()
        && seats.assignment(game).is_none();
    for &touch in touches.read() {
        let is_over = matches!(touch, Touch::Over(_));
        if is_open && !is_over && game.placement().is_some() {
            if let Touch::Click(square) = touch {
                commands.write(Do(Command::Place(square)));
            }
            continue;
        }
        if is_open && !is_over && game.table_rules().over_the_board {
            commands.write_batch(hand.held.touch(touch, game).map(Do));
            continue;
        }
        let step = match touch {
            Touch::Over(square) => {
                hand.over = square;
                continue;
            }
            Touch::Cancel => {
                hand.entry = None;
                hand.carries = false;
                continue;
            }
            Touch::Put(None) => {
                hand.entry = None;
                hand.carries = false;
                continue;
            }
            _ if !is_open => continue,
            Touch::Lift(square) => {
                hand.carries = true;
                commands.write_batch(touched(game, square).map(Do));
                match MoveInput::select(game.position(), square) {
                    Ok(entry) => InputResult::Selected(entry),
                    Err(refusal) => InputResult::Rejected(refusal),
                }
            }
            Touch::Put(Some(square)) => {
                hand.carries = false;
                match &hand.entry {
                    Some(entry) => entry.click(square),
                    None => continue,
                }
            }
            Touch::Click(square) => {
                commands.write_batch(touched(game, square).map(Do));
                match &hand.entry {
                    Some(entry) => entry.click(square),
                    None => MoveInput::first_click(game.position(), square),
                }
            }
        };
        if let (Some(bound), InputResult::Selected(other)) = (game.touched_piece(), &step)
            && other.from() != bound
        {
            hand.carries = false;
            continue;
        }
        match hand.take(step) {
            Ok(command) => {
                commands.write_batch(command.map(Do));
            }
            Err(refusal) => {
                hand.carries = false;
                shrugs.write(Shrug(refusal));
            }
        }
    }
}

/// Where a touched piece must be played, touching one of one's own is told to the table.
fn touched(game: &Game, square: Square) -> Option<Command> {
    let piece = game.position().piece_at(square)?;
    let is_own = piece.side == game.position().side_to_move();
    (game.table_rules().touch_move && is_own).then_some(Command::Touch(square))
}

/// A chosen piece is let go when the position under it changes.
fn let_go(mut events: MessageReader<Happened>, mut hand: ResMut<Hand>) {
    let moved = |event: &GameEvent| {
        !matches!(
            event,
            GameEvent::DrawOffered(_)
                | GameEvent::DrawDeclined
                | GameEvent::RulesChanged
                | GameEvent::Touched(_)
                | GameEvent::Adjusting(_)
                | GameEvent::Handled(_)
        )
    };
    if !events.read().any(|Happened(event)| moved(event)) {
        return;
    }
    if hand.entry.is_some() || hand.held != Held::default() {
        hand.entry = None;
        hand.carries = false;
        hand.held = Held::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_message::<Touch>()
        .add_message::<Shrug>()
        .add_systems(Update, (touch.in_set(Turn::Ask), let_go.in_set(Turn::Show)));
}
