//! The hand: the square it is over, the piece it has chosen, and the move it asks for.

use bevy::prelude::*;

use crate::board::Square;
use crate::game::{Command, Event, Game, InputResult, MoveInput};
use crate::rules::IllegalMove;
use crate::viewer::engine_bridge::PlayerSeats;
use crate::viewer::input::free_hand::FreeHand;
use crate::viewer::state::session::{CurrentSession, FrameSystems, GameCommand, GameEvent};

/// What the pointer does on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// It is over a square now, or over none.
    Hover(Option<Square>),
    /// A square is clicked.
    Click(Square),
    /// The piece on a square is picked up.
    PickUp(Square),
    /// What was picked up is put down on a square, or beside the board.
    Drop(Option<Square>),
    /// Whatever was begun is given up.
    Cancel,
}

/// A touch that cannot be, and why.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RejectedClick(pub IllegalMove);

/// The square under the pointer, and the move being entered.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Selection {
    hovered: Option<Square>,
    entry: Option<MoveInput>,
    carries: bool,
    /// The piece a hand holds that may do anything.
    held: FreeHand,
}

impl Selection {
    /// The square under the pointer.
    pub fn hovered(&self) -> Option<Square> {
        self.hovered
    }

    /// The piece chosen and the ways it may still go.
    pub fn entry(&self) -> Option<&MoveInput> {
        self.entry.as_ref()
    }

    /// The square of the piece being dragged.
    pub fn dragged_from(&self) -> Option<Square> {
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
    mut touches: MessageReader<BoardInput>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    mut selection: ResMut<Selection>,
    mut commands: MessageWriter<GameCommand>,
    mut shrugs: MessageWriter<RejectedClick>,
) {
    let game = session.game();
    let is_open = game.outcome().is_none()
        && game.irregularities().is_empty()
        && seats.assignment(game).is_none();
    for &touch in touches.read() {
        let is_over = matches!(touch, BoardInput::Hover(_));
        if is_open && !is_over && game.placement().is_some() {
            if let BoardInput::Click(square) = touch {
                commands.write(GameCommand(Command::Place(square)));
            }
            continue;
        }
        if is_open && !is_over && game.table_rules().over_the_board {
            commands.write_batch(selection.held.touch(touch, game).map(GameCommand));
            continue;
        }
        let step = match touch {
            BoardInput::Hover(square) => {
                selection.hovered = square;
                continue;
            }
            BoardInput::Cancel => {
                selection.entry = None;
                selection.carries = false;
                continue;
            }
            BoardInput::Drop(None) => {
                selection.entry = None;
                selection.carries = false;
                continue;
            }
            _ if !is_open => continue,
            BoardInput::PickUp(square) => {
                selection.carries = true;
                commands.write_batch(touched(game, square).map(GameCommand));
                match MoveInput::select(game.position(), square) {
                    Ok(entry) => InputResult::Selected(entry),
                    Err(refusal) => InputResult::Rejected(refusal),
                }
            }
            BoardInput::Drop(Some(square)) => {
                selection.carries = false;
                match &selection.entry {
                    Some(entry) => entry.click(square),
                    None => continue,
                }
            }
            BoardInput::Click(square) => {
                commands.write_batch(touched(game, square).map(GameCommand));
                match &selection.entry {
                    Some(entry) => entry.click(square),
                    None => MoveInput::first_click(game.position(), square),
                }
            }
        };
        if let (Some(bound), InputResult::Selected(other)) = (game.touched_piece(), &step)
            && other.from() != bound
        {
            selection.carries = false;
            continue;
        }
        match selection.take(step) {
            Ok(command) => {
                commands.write_batch(command.map(GameCommand));
            }
            Err(refusal) => {
                selection.carries = false;
                shrugs.write(RejectedClick(refusal));
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
fn let_go(mut events: MessageReader<GameEvent>, mut selection: ResMut<Selection>) {
    let moved = |event: &Event| {
        !matches!(
            event,
            Event::DrawOffered(_)
                | Event::DrawDeclined
                | Event::RulesChanged
                | Event::Touched(_)
                | Event::Adjusting(_)
                | Event::Handled(_)
        )
    };
    if !events.read().any(|GameEvent(event)| moved(event)) {
        return;
    }
    if selection.entry.is_some() || selection.held != FreeHand::default() {
        selection.entry = None;
        selection.carries = false;
        selection.held = FreeHand::default();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .add_message::<BoardInput>()
        .add_message::<RejectedClick>()
        .add_systems(
            Update,
            (
                touch.in_set(FrameSystems::Input),
                let_go.in_set(FrameSystems::Render),
            ),
        );
}
