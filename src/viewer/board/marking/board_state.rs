//! The state of the window that decides what the board shows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::advice::{AdvisedMove, advice};
use super::better_line::better_line;
use super::capture_preview::CapturePreview;
use super::marks::{SquareMark, beside_preview, marks, pointers, route_marks};
use super::must_see::{Focus, trainer_targets};
use super::noted::Noted;
use super::past_capture::long_capture;
use super::shown_setup::shown_setup;
use super::stretches::{PieceReach, Stretch, side_lines};
use crate::board::{Square, SquareSet};
use crate::board_vision::QuestionKind;
use crate::game::Game;
use crate::rules::{Hop, Setup};
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::drawn_arrow::DrawnArrow;
use crate::viewer::board::input::selection::Selection;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::board::previewed_node::PreviewedNode;
use crate::viewer::features::editor::marks::{EditorMark, editor_marks};
use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::features::lesson::state::CurrentLesson;
use crate::viewer::features::review::state::CurrentReview;
use crate::viewer::features::rules::state::RuleCard;
use crate::viewer::features::vision::marks::{answer_marks, question_marks};
use crate::viewer::features::vision::state::Trainer;
use crate::viewer::kernel::analysis::{CurrentAnalysis, SearchPurpose};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::scene::camera::Peeking;
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::sight::Target;

/// The resources that decide what the board shows.
#[derive(SystemParam)]
pub struct BoardState<'w> {
    session: Res<'w, CurrentSession>,
    selection: Res<'w, Selection>,
    previewed: Res<'w, PreviewedNode>,
    line: Res<'w, LinePreview>,
    editor: Res<'w, PositionEditor>,
    animation: Res<'w, MoveAnimation>,
    analysis: Res<'w, CurrentAnalysis>,
    review: Res<'w, CurrentReview>,
    drawn: Res<'w, DrawnArrow>,
    settings: Res<'w, ViewerSettings>,
    seats: Res<'w, PlayerSeats>,
    spotlight: Res<'w, Spotlight>,
    demonstration: Res<'w, Demonstration>,
    peeking: Res<'w, Peeking>,
    rule_card: Res<'w, RuleCard>,
    trainer: Res<'w, Trainer>,
    lesson: Res<'w, CurrentLesson>,
}

impl BoardState<'_> {
    /// Returns `true` if anything that the board shows may have changed since the calling system last ran. Steps of a
    /// move's animation are no change; its beginning and its end are.
    pub fn has_changed(&self) -> bool {
        self.session.is_changed()
            || self.selection.is_changed()
            || self.previewed.is_changed()
            || self.line.is_changed()
            || self.editor.is_changed()
            || self.animation.is_changed()
            || self.analysis.is_changed()
            || self.review.is_changed()
            || self.drawn.is_changed()
            || self.settings.is_changed()
            || self.seats.is_changed()
            || self.spotlight.is_changed()
            || self.demonstration.is_changed()
            || self.peeking.is_changed()
            || self.rule_card.is_changed()
            || self.trainer.is_changed()
            || self.lesson.is_changed()
    }

    /// The current game.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// The square under the pointer.
    pub fn hovered(&self) -> Option<Square> {
        self.selection.hovered()
    }

    /// Returns `true` if the squares are numbered.
    pub fn shows_numbers(&self) -> bool {
        self.trainer
            .shows_numbers()
            .unwrap_or(self.settings.numbers)
    }

    /// The square of the piece that is dragged.
    pub fn carried(&self) -> Option<Square> {
        match self.editor.get() {
            Some(state) => state.carried,
            None => self.selection.dragged_from(),
        }
    }

    /// The pieces on the board: those of a demonstration, of the editor, of a previewed position, or of the game.
    pub fn setup(&self) -> Setup {
        if let Some(setup) = self.demonstration.setup() {
            return setup;
        }
        match self.editor.get() {
            Some(state) => *state.draft.setup(),
            None => shown_setup(self.game(), self.previewed.0, self.line.position()),
        }
    }

    /// The marks on the squares.
    pub fn marks(&self) -> Vec<(SquareMark, Square)> {
        if self.trainer.is_open() {
            return self.trainer_marks(true);
        }
        if self.demonstration.is_open() {
            let played = self.demonstration.route();
            return played
                .filter(|_| self.demonstration.is_played())
                .map_or_else(Vec::new, route_marks);
        }
        if let Some(line) = self.line.shown().filter(|_| self.previewed.0.is_none()) {
            let route = line.last_route();
            return route.as_ref().map_or_else(Vec::new, route_marks);
        }
        match self.editor.is_open() {
            true => Vec::new(),
            false => {
                let mut marks = marks(self.game(), &self.selection, self.previewed.0);
                if self.peeking.0 {
                    marks.retain(|(mark, _)| !mark.is_of_last_move());
                }
                match self.capture_preview() {
                    Some(preview) => beside_preview(&marks, &preview),
                    None => marks,
                }
            }
        }
    }

    /// The marks on the squares of the five boards.
    pub fn marks_on_boards(&self) -> Vec<(SquareMark, Square)> {
        match self.trainer.is_open() {
            true => self.trainer_marks(false),
            false => self.marks(),
        }
    }

    /// The marks of the trainer, in the scene or on the five boards.
    fn trainer_marks(&self, is_in_scene: bool) -> Vec<(SquareMark, Square)> {
        let Some(round) = self.trainer.round() else {
            return pointers(&self.selection);
        };
        let kind = round.question().kind();
        // On the five boards the same square is marked on each side that holds it.
        let gives_away = kind == QuestionKind::SidesOfSquare && round.is_asking();
        let mut marks = Vec::new();
        if is_in_scene || !gives_away {
            marks.extend(question_marks(round));
        }
        marks.extend(answer_marks(round));
        if kind.is_answered_by_clicks() && round.is_asking() {
            marks.extend(pointers(&self.selection));
        }
        marks
    }

    /// The marks of the position editor.
    pub fn editor_marks(&self) -> Vec<(EditorMark, Square)> {
        let state = self.editor.get().filter(|_| !self.demonstration.is_open());
        state.map_or_else(Vec::new, |state| editor_marks(state, self.hovered()))
    }

    /// All lines of the inspected side.
    pub fn side_lines(&self) -> Vec<Stretch> {
        let game = self.game();
        let inspected = self.spotlight.0;
        inspected
            .filter(|_| self.settings.lines && game.variant().has_sides())
            .map(|face| side_lines(game.position().board(), face))
            .unwrap_or_default()
    }

    /// The reach of the piece under the pointer, unless an engine is to move or a capture is previewed.
    pub fn piece_reach(&self) -> PieceReach {
        let is_still = self.selection.move_input().is_none()
            && !self.lesson.is_before_sides()
            && !self.is_hidden()
            && self.game().placement().is_none()
            && self.seats.assignment(self.game()).is_none()
            && self.capture_preview().is_none();
        let hovered = self
            .hovered()
            .filter(|_| is_still && !self.demonstration.is_open());
        hovered.map_or_else(PieceReach::default, |square| {
            PieceReach::of_piece(self.game(), square)
        })
    }

    /// The capture that is previewed.
    pub fn capture_preview(&self) -> Option<CapturePreview> {
        if self.demonstration.is_open() {
            let route = self.demonstration.route()?;
            let is_still = !self.animation.is_running() && route.captured().next().is_some();
            return is_still.then(|| {
                let has_sides = self.game().variant().has_sides();
                CapturePreview::of_route(route, has_sides, self.demonstration.is_played())
            });
        }
        (!self.is_hidden())
            .then(|| CapturePreview::new(self.game(), &self.selection))
            .flatten()
    }

    /// The capture of several pieces that led to the position shown. It gives way to whatever is looked at: a view that
    /// is peeked at, a selected piece, the lines of the one under the pointer, a preview, advice.
    pub fn past_capture(&self) -> Option<CapturePreview> {
        let game = self.game();
        let route = long_capture(game, self.previewed.0)?;
        let is_free = !self.is_hidden()
            && !self.peeking.0
            && self.selection.move_input().is_none()
            && self.selection.held().is_none()
            && self.capture_preview().is_none()
            && self.piece_reach().is_empty()
            && self.advice().is_empty()
            && self.better_line().is_empty();
        let has_sides = game.variant().has_sides();
        is_free.then(|| CapturePreview::of_route(route, has_sides, false))
    }

    /// The targets that must be in sight in the scene. Pieces that an engine may move are none.
    pub fn must_see(&self) -> Vec<Target> {
        if self.editor.is_open() || self.line.shown().is_some() {
            return Vec::new();
        }
        if let Some(round) = self.trainer.round() {
            return trainer_targets(round);
        }
        if let Some(position) = self.demonstration.position() {
            let preview = self.capture_preview();
            let focus = Focus {
                preview: preview.as_ref(),
                ..Focus::default()
            };
            return focus.targets(&position);
        }
        let game = self.game();
        let node = self.previewed.0.filter(|&node| game.tree().contains(node));
        let shown = game.tree().node(node.unwrap_or(game.current_node()));
        let is_person = game.outcome().is_none() && self.seats.assignment(game).is_none();
        let is_current = node.is_none();
        let preview = self.capture_preview().filter(|_| is_current);
        let focus = Focus {
            movable: match is_current && is_person {
                true => game.movable(),
                false => SquareSet::EMPTY,
            },
            entry: self.selection.move_input().filter(|_| is_current),
            preview: preview.as_ref(),
            last_move: shown
                .turn()
                .filter(|_| preview.is_none() && !self.peeking.0)
                .and_then(|played| played.squares()),
        };
        focus.targets(game.position())
    }

    /// The computer's advice.
    pub fn advice(&self) -> Vec<AdvisedMove> {
        let shown = self.analysis.get().filter(|analysis| {
            let is_advice = match analysis.purpose {
                SearchPurpose::Answer(_) => false,
                SearchPurpose::Hint => analysis.is_over,
                SearchPurpose::Analysis(_) => true,
            };
            let is_current = analysis.position == *self.game().position();
            is_advice && is_current && self.previewed.0.is_none() && !self.shows_no_advice()
        });
        shown.map(advice).unwrap_or_default()
    }

    /// The moves of the better line, unless an analysis shows its own.
    pub fn better_line(&self) -> Vec<Vec<Hop>> {
        let is_analysed = self
            .analysis
            .get()
            .is_some_and(|analysis| matches!(analysis.purpose, SearchPurpose::Analysis(_)));
        let is_practice = self.session.is_practising();
        if self.shows_no_advice() || self.previewed.0.is_some() || is_analysed || is_practice {
            return Vec::new();
        }
        better_line(self.game(), &self.review)
    }

    /// The annotations of the position shown, and the moves on the card of a rule.
    pub fn noted(&self) -> Noted {
        match self.is_hidden() {
            true => Noted::default(),
            false => {
                let mut noted = Noted::new(self.game(), self.previewed.0, &self.drawn);
                noted.arrows.extend(self.rule_card.arrows());
                noted
            }
        }
    }

    /// Returns `true` while a previewed capture is the only thing that is drawn, or lines and arrows are hidden.
    fn shows_no_advice(&self) -> bool {
        self.is_hidden() || self.capture_preview().is_some()
    }

    /// Returns `true` while lines and arrows are hidden: a move is animated, or the board does not show the game.
    fn is_hidden(&self) -> bool {
        self.animation.is_running()
            || self.editor.is_open()
            || self.demonstration.is_open()
            || self.line.shown().is_some()
    }
}
