//! Begins, changes and ends the practice of endgames.

use bevy::prelude::*;

use super::choosing::EndgameChoice;
use super::state::{EndgamePractice, PlayedEndgame, PracticeStage};
use crate::endgame_practice::{EndgameAttempt, EndgameExercise};
use crate::game_tree::MarkColor;
use crate::rules::{Move, Position};
use crate::viewer::board::practice_host::{ClosePractice, PracticeHost, practice_has_ended};
use crate::viewer::features::endgames::actions::EndgameAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, PracticeCommand};
use crate::viewer::kernel::practice::arrows_along;
use crate::viewer::kernel::session::CurrentSession;

/// The command that draws the arrows of a move.
pub(super) fn arrows_of(position: &Position, mv: Move, color: MarkColor) -> PracticeCommand {
    PracticeCommand::Draw {
        marks: Vec::new(),
        arrows: arrows_along(position, mv, color),
    }
}

fn handle_actions(
    mut actions: MessageReader<EndgameAction>,
    session: Res<CurrentSession>,
    localization: Res<Localization>,
    mut practice: ResMut<EndgamePractice>,
    mut host: PracticeHost,
    mut choice: EndgameChoice,
    mut board: MessageWriter<PracticeCommand>,
    mut announcements: MessageWriter<Announcement>,
) {
    for &action in actions.read() {
        if practice.is_open() == (action == EndgameAction::Open) {
            continue;
        }
        match action {
            EndgameAction::Open if !host.opens() => {}
            EndgameAction::Open => {
                practice.open(session.game().variant().geometry());
                board.write_batch(start_of(&practice));
                choice.begin(&mut practice);
            }
            EndgameAction::Board(geometry) => {
                practice.open(geometry);
                board.write_batch(start_of(&practice));
                choice.begin(&mut practice);
            }
            EndgameAction::Length(length) => {
                practice.length = length;
                choice.begin(&mut practice);
            }
            EndgameAction::Ending(ending) => {
                practice.ending = ending;
                choice.begin(&mut practice);
            }
            EndgameAction::Next => choice.begin(&mut practice),
            EndgameAction::Again => {
                let Some(played) = practice.played_mut() else {
                    continue;
                };
                *played = PlayedEndgame::new(played.attempt.begun_again());
                set_out(&played.attempt, &mut board);
            }
            EndgameAction::TakeBack => {
                let Some(played) = practice.played_mut() else {
                    continue;
                };
                if played.take_back() {
                    set_out(&played.attempt, &mut board);
                }
            }
            EndgameAction::ShowBest => {
                let Some(played) = practice.played_mut() else {
                    continue;
                };
                if let Some(best) = played.attempt.show_best() {
                    played.best = Some(best);
                    let position = played.attempt.position();
                    board.write(arrows_of(position, best, MarkColor::Green));
                    let words = played.attempt.best_words(best, &localization);
                    announcements.write(Announcement(words));
                }
            }
            EndgameAction::Leave => drop(board.write(PracticeCommand::End)),
        }
    }
}

/// The command that puts the first endgame on the board: it is looked at while the tables are solved.
fn start_of(practice: &EndgamePractice) -> Option<PracticeCommand> {
    let first = EndgameExercise::first(practice.variant()?);
    Some(PracticeCommand::Begin(first))
}

/// Puts the position of the attempt on the board.
pub(super) fn set_out(attempt: &EndgameAttempt, board: &mut MessageWriter<PracticeCommand>) {
    board.write(PracticeCommand::Begin(*attempt.position()));
}

/// Closes the practice when its board is left.
fn close(mut practice: ResMut<EndgamePractice>, mut choice: EndgameChoice) {
    if practice.is_open() {
        choice.leave();
        practice.geometry = None;
        practice.stage = PracticeStage::Choosing;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            handle_actions.in_set(CarryOut),
            close.run_if(practice_has_ended).in_set(ClosePractice),
        ),
    );
}
