//! The hand: the square it is over, the piece it has chosen, and the move it asks for.

use bevy::prelude::*;

use crate::board::Square;
use crate::game::{Command, Entry, Event as GameEvent, Step};
use crate::rules::Refusal;
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
pub struct Shrug(pub Refusal);

/// The square under the pointer, and the move being entered.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Hand {
    over: Option<Square>,
    entry: Option<Entry>,
    carries: bool,
}

impl Hand {
    /// The square under the pointer.
    pub fn over(&self) -> Option<Square> {
        self.over
    }

    /// The piece chosen and the ways it may still go.
    pub fn entry(&self) -> Option<&Entry> {
        self.entry.as_ref()
    }

    /// The square of the piece being dragged.
    pub fn carried_from(&self) -> Option<Square> {
        self.entry().filter(|_| self.carries).map(Entry::from)
    }

    /// Carries out what a click or a drop comes to; the command to give, if the move is complete.
    fn take(&mut self, step: Step) -> Result<Option<Command>, Refusal> {
        match step {
            Step::Chosen(entry) | Step::Narrowed(entry) => self.entry = Some(entry),
            Step::Dropped => self.entry = None,
            Step::Refused(refusal) => return Err(refusal),
            Step::Complete(request) => {
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
    mut hand: ResMut<Hand>,
    mut commands: MessageWriter<Do>,
    mut shrugs: MessageWriter<Shrug>,
) {
    let game = table.game();
    let is_open = game.outcome().is_none();
    for &touch in touches.read() {
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
                match Entry::choose(game.position(), square) {
                    Ok(entry) => Step::Chosen(entry),
                    Err(refusal) => Step::Refused(refusal),
                }
            }
            Touch::Put(Some(square)) => {
                hand.carries = false;
                match &hand.entry {
                    Some(entry) => entry.click(square),
                    None => continue,
                }
            }
            Touch::Click(square) => match &hand.entry {
                Some(entry) => entry.click(square),
                None => Entry::begin(game.position(), square),
            },
        };
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

/// A chosen piece is let go when the position under it changes.
fn let_go(mut events: MessageReader<Happened>, mut hand: ResMut<Hand>) {
    let moved = |event: &GameEvent| {
        !matches!(
            event,
            GameEvent::DrawOffered(_) | GameEvent::DrawDeclined | GameEvent::RulesChanged
        )
    };
    if events.read().any(|Happened(event)| moved(event)) && hand.entry.is_some() {
        hand.entry = None;
        hand.carries = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_message::<Touch>()
        .add_message::<Shrug>()
        .add_systems(Update, (touch.in_set(Turn::Ask), let_go.in_set(Turn::Show)));
}
