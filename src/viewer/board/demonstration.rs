//! The board's demonstration mode, for the rules and board vision.
//!
//! The board shows the position of an example or a question instead of the game. The session is unaware of it: clocks
//! and engines wait, and closing the demonstration shows the game again.

use bevy::prelude::*;

use super::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use super::marking::capture_preview::CapturePreview;
use super::marking::marks::route_marks;
use super::marking::must_see::Focus;
use crate::board::SquareSet;
use crate::lessons::{Demonstrated, RuleExample};
use crate::rules::{Position, Route, Setup, Variant};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::mode::BoardBusy;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::move_animation::MoveAnimation;

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Demonstration(Option<Shown>);

#[derive(Clone, Debug, PartialEq)]
enum Shown {
    Rules(RulesBoard),
    BoardQuestion(Setup),
}

#[derive(Clone, Debug, PartialEq)]
struct RulesBoard {
    variant: Variant,
    example: Option<(RuleExample, Demonstrated, Phase)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    /// Before the move; the elapsed share of the pause.
    Pausing(f32),
    Played,
}

impl Demonstration {
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Returns `true` while the board shows a question of board vision.
    pub fn is_question(&self) -> bool {
        matches!(self.0, Some(Shown::BoardQuestion(_)))
    }

    pub fn question(&self) -> Option<&Setup> {
        match &self.0 {
            Some(Shown::BoardQuestion(setup)) => Some(setup),
            _ => None,
        }
    }

    /// Returns `true` while the board shows the rules.
    pub fn is_of_rules(&self) -> bool {
        self.rules().is_some()
    }

    fn rules(&self) -> Option<&RulesBoard> {
        match &self.0 {
            Some(Shown::Rules(board)) => Some(board),
            _ => None,
        }
    }

    fn rules_mut(&mut self) -> Option<&mut RulesBoard> {
        match &mut self.0 {
            Some(Shown::Rules(board)) => Some(board),
            _ => None,
        }
    }

    pub fn setup(&self) -> Option<Setup> {
        match &self.0 {
            Some(Shown::BoardQuestion(setup)) => Some(*setup),
            _ => self.position().map(|position| position.setup()),
        }
    }

    /// Shows the pieces of a question.
    pub fn ask(&mut self, setup: Setup) {
        self.0 = Some(Shown::BoardQuestion(setup));
    }

    pub fn example(&self) -> Option<RuleExample> {
        self.shown_example().map(|(example, ..)| *example)
    }

    pub fn position(&self) -> Option<Position> {
        let shown = self.rules()?;
        Some(match &shown.example {
            Some((_, scene, Phase::Pausing(_))) => scene.before,
            Some((_, scene, Phase::Played)) => scene.after,
            None => Position::start(shown.variant),
        })
    }

    /// The route of the move, played or about to be played.
    pub fn route(&self) -> Option<&Route> {
        self.shown_example().map(|(_, scene, _)| &scene.route)
    }

    /// Returns `true` once the move has been played.
    pub fn is_played(&self) -> bool {
        matches!(self.shown_example(), Some((_, _, Phase::Played)))
    }

    /// Shows the starting position of a variant.
    pub fn open(&mut self, variant: Variant) {
        self.0 = Some(Shown::Rules(RulesBoard { variant, example: None }));
    }

    /// Ends the demonstration; returns `true` if one was open.
    pub fn close(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// Shows an example if a demonstration is open; returns `true` if it can be shown.
    pub fn begin(&mut self, example: RuleExample) -> bool {
        let scene = example.demonstration();
        let (Some(shown), Some(scene)) = (self.rules_mut(), scene) else {
            return false;
        };
        shown.example = Some((example, scene, Phase::Pausing(0.0)));
        true
    }

    /// Advances the pause before the move by a share. Once it is over, returns the move's route and the position after
    /// it.
    pub fn advance(&mut self, share: f32) -> Option<(Route, Position)> {
        let (_, scene, phase) = self.rules_mut()?.example.as_mut()?;
        let Phase::Pausing(elapsed) = phase else {
            return None;
        };
        *elapsed += share;
        if *elapsed < 1.0 {
            return None;
        }
        *phase = Phase::Played;
        Some((scene.route.clone(), scene.after))
    }

    /// Returns `true` during the pause before the move.
    pub fn is_pausing(&self) -> bool {
        matches!(self.shown_example(), Some((_, _, Phase::Pausing(_))))
    }

    fn shown_example(&self) -> Option<&(RuleExample, Demonstrated, Phase)> {
        self.rules()?.example.as_ref()
    }
}

/// The layer that replaces the game.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let demonstration = board.of::<Demonstration>();
    let setup = demonstration.setup()?;
    let (route, is_played) = (demonstration.route(), demonstration.is_played());
    let is_still = !board.of::<MoveAnimation>().is_running();
    let capture =
        route.filter(|route| is_still && route.captured().next().is_some()).map(|route| {
            let has_sides = board.game().variant().has_sides();
            CapturePreview::of_route(route, has_sides, is_played)
        });
    let must_see = demonstration.position().map(|position| {
        let focus = Focus { preview: capture.as_ref(), ..Focus::default() };
        focus.targets(&position)
    });
    let played = route.filter(|_| is_played);
    Some(BoardLayer {
        covers_game: true,
        takes_no_moves: true,
        to_drag: Some(SquareSet::EMPTY),
        setup: Some(setup),
        marks: Some(played.map_or_else(Vec::new, route_marks)),
        must_see,
        capture: Some(capture),
        ..BoardLayer::default()
    })
}

/// Marks the game as paused.
fn report(demonstration: Res<Demonstration>, mut busy: ResMut<BoardBusy>) {
    let demonstrates = demonstration.is_open();
    if busy.demonstrates != demonstrates {
        busy.demonstrates = demonstrates;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Demonstration>()
        .add_board_layer(LayerHeight::Demonstration, layer)
        .add_systems(Update, report.in_set(FrameSystems::Input));
}
