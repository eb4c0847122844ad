//! The demonstration on the board while the rules or board vision are open.
//!
//! The board shows a position of an example or of a question instead of the game. The session knows nothing about it: its
//! clocks and its engines wait, and the game is on the board again as soon as they are closed.

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

/// The position that the board shows instead of the game.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Demonstration(Option<Shown>);

#[derive(Clone, Debug, PartialEq)]
enum Shown {
    /// Beside the rules.
    Rules(RulesBoard),
    /// Beside board vision.
    BoardQuestion(Setup),
}

#[derive(Clone, Debug, PartialEq)]
struct RulesBoard {
    variant: Variant,
    example: Option<(RuleExample, Demonstrated, Phase)>,
}

/// The phase of a demonstration.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    /// The position stands still; the share of the time for that.
    Looking(f32),
    /// The move is played.
    Played,
}

impl Demonstration {
    /// Returns `true` while the board does not show the game.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Returns `true` while the board shows the pieces of a question.
    pub fn is_question(&self) -> bool {
        matches!(self.0, Some(Shown::BoardQuestion(_)))
    }

    /// The pieces of a question.
    pub fn question(&self) -> Option<&Setup> {
        match &self.0 {
            Some(Shown::BoardQuestion(setup)) => Some(setup),
            _ => None,
        }
    }

    /// Returns `true` while the board belongs to the rules.
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

    /// The pieces on the board.
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

    /// The example on the board.
    pub fn example(&self) -> Option<RuleExample> {
        self.shown_example().map(|(example, ..)| *example)
    }

    /// The position beside the rules.
    pub fn position(&self) -> Option<Position> {
        let shown = self.rules()?;
        Some(match &shown.example {
            Some((_, scene, Phase::Looking(_))) => scene.before,
            Some((_, scene, Phase::Played)) => scene.after,
            None => Position::start(shown.variant),
        })
    }

    /// The route of the move, which is about to be played or has been.
    pub fn route(&self) -> Option<&Route> {
        self.shown_example().map(|(_, scene, _)| &scene.route)
    }

    /// Returns `true` once the move is played.
    pub fn is_played(&self) -> bool {
        matches!(self.shown_example(), Some((_, _, Phase::Played)))
    }

    /// Shows the first position of a variant.
    pub fn open(&mut self, variant: Variant) {
        self.0 = Some(Shown::Rules(RulesBoard {
            variant,
            example: None,
        }));
    }

    /// Ends the demonstration. Returns `true` if one was open.
    pub fn close(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// Shows the position of an example, if a demonstration is open. Returns `true` if it can be shown.
    pub fn begin(&mut self, example: RuleExample) -> bool {
        let scene = example.demonstration();
        let (Some(shown), Some(scene)) = (self.rules_mut(), scene) else {
            return false;
        };
        shown.example = Some((example, scene, Phase::Looking(0.0)));
        true
    }

    /// Looks on for a share of the time before the move. Returns the way of the move and the position after it, if it
    /// is to be played now.
    pub fn look_on(&mut self, share: f32) -> Option<(Route, Position)> {
        let (_, scene, phase) = self.rules_mut()?.example.as_mut()?;
        let Phase::Looking(looked) = phase else {
            return None;
        };
        *looked += share;
        if *looked < 1.0 {
            return None;
        }
        *phase = Phase::Played;
        Some((scene.route.clone(), scene.after))
    }

    /// Returns `true` while the position before the move stands still.
    pub fn is_looking(&self) -> bool {
        matches!(self.shown_example(), Some((_, _, Phase::Looking(_))))
    }

    fn shown_example(&self) -> Option<&(RuleExample, Demonstrated, Phase)> {
        self.rules()?.example.as_ref()
    }
}

/// The position of the demonstration, in the place of the game.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let demonstration = board.of::<Demonstration>();
    let setup = demonstration.setup()?;
    let (route, is_played) = (demonstration.route(), demonstration.is_played());
    let is_still = !board.of::<MoveAnimation>().is_running();
    let capture = route
        .filter(|route| is_still && route.captured().next().is_some())
        .map(|route| {
            let has_sides = board.game().variant().has_sides();
            CapturePreview::of_route(route, has_sides, is_played)
        });
    let must_see = demonstration.position().map(|position| {
        let focus = Focus {
            preview: capture.as_ref(),
            ..Focus::default()
        };
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

/// Says that the game waits for a demonstration.
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
