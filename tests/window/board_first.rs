//! The board comes first: its share of the window at every size, for every size of letters, and in every mode.

use bevy::prelude::*;

use dames3d::game::{Command, TurnNote};
use dames3d::game_tree::AnnotatedScore;
use dames3d::preferences::TextSize;
use dames3d::viewer::board::unfolded::place::UnfoldedPlacement;
use dames3d::viewer::board::unfolded::view::UnfoldedView;
use dames3d::viewer::features::review::ReviewAction;
use dames3d::viewer::kernel::settings::{UnfoldedPlace, ViewerSettings};
use dames3d::viewer::scene::camera::PanelInsets;
use dames3d::viewer::ui::style::PANEL_WIDTH;

use crate::test_app::TestApp;

/// The sizes of windows, and the least share of the scene.
const SIZES: [((f32, f32), f32); 5] = [
    ((900.0, 600.0), 0.64),
    ((1280.0, 800.0), 0.72),
    ((1600.0, 1000.0), 0.72),
    ((1920.0, 1080.0), 0.72),
    ((2560.0, 1440.0), 0.76),
];
const TEXT_SIZES: [TextSize; 3] =
    [TextSize::Percent100, TextSize::Percent150, TextSize::Percent200];

impl TestApp {
    pub(crate) fn set_text_size(&mut self, size: TextSize) {
        self.world().resource_mut::<ViewerSettings>().display.text_size = size;
        self.frames(4);
    }

    /// Notes a score at each position of the game, as a review does.
    pub(crate) fn note_scores(&mut self) {
        let tree = self.game().tree();
        let nodes = [tree.root()].into_iter().chain(tree.main_line());
        let note = |node| TurnNote {
            node: tree.path_of(node),
            evaluation: Some(AnnotatedScore::Centimen(10)),
            sign: None,
            comment: String::new(),
        };
        let notes = nodes.map(note).collect();
        self.command(Command::Note(notes));
    }

    fn set_analysis(&mut self, is_on: bool) {
        self.world().resource_mut::<ViewerSettings>().analysis = is_on;
        self.frames(4);
    }

    fn insets(&self) -> PanelInsets {
        *self.resource::<PanelInsets>()
    }

    /// The share of the window's width that the scene has.
    fn share_of_scene(&self, width: f32) -> f32 {
        let scale = self.resource::<UiScale>().0;
        let insets = self.insets();
        1.0 - (insets.left + insets.right) * scale / width
    }

    /// Goes through the modes: in play, in analysis, in review, and in both. Ends in play.
    fn in_every_mode(&mut self, mut check: impl FnMut(&mut TestApp, &'static str)) {
        self.frames(4);
        check(self, "play");
        self.set_analysis(true);
        assert!(self.is_laid_out("Thinking"));
        check(self, "analysis");
        self.ask(ReviewAction::Toggle);
        self.frames(4);
        assert!(self.is_laid_out("Run"));
        check(self, "review and analysis");
        self.set_analysis(false);
        check(self, "review");
        self.press(ReviewAction::Close);
        self.frames(4);
        check(self, "play again");
    }
}

/// A session with a reviewed game, whose review is closed.
fn reviewed() -> TestApp {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23", "28x19", "14x23"]);
    app.note_scores();
    app.frames(4);
    app.press(ReviewAction::Close);
    app
}

#[test]
fn the_scene_has_most_of_the_width_and_keeps_its_room_in_analysis_and_review() {
    let mut app = reviewed();
    for ((width, height), least) in SIZES {
        for text_size in TEXT_SIZES {
            app.set_text_size(text_size);
            app.set_window(width, height);
            // Where letters are large, the panel has its least width.
            let scale = app.resource::<UiScale>().0;
            let least = least.min(1.0 - PANEL_WIDTH * scale / width);
            let mut room = None;
            app.in_every_mode(|app, mode| {
                let share = app.share_of_scene(width);
                let place = format!("{mode}, {width}x{height}, {text_size:?}");
                assert!(share >= least - 0.0001, "{place}: {share}");
                let before = *room.get_or_insert(app.insets());
                assert_eq!(app.insets(), before, "{place}: the scene leaps");
                let shown = app.shown_place();
                assert_ne!(shown, UnfoldedPlacement::At(UnfoldedPlace::Beside), "{place}");
            });
        }
    }
}

#[test]
fn the_boards_in_the_panel_are_as_wide_as_it_and_legible_at_full_hd() {
    let mut app = reviewed();
    for ((width, height), least) in [
        ((1280.0, 800.0), 14.0),
        ((1600.0, 1000.0), 18.0),
        ((1920.0, 1080.0), 22.0),
        ((2560.0, 1440.0), 22.0),
    ] {
        app.set_window(width, height);
        app.frames(4);
        assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
        let fitted = app.resource::<UnfoldedView>().0.expect("shown");
        assert_eq!(fitted.unit(), least, "{width}x{height}");
        let panel = app.rect_named("Panel");
        assert!(panel.width() - fitted.size().x < 14.0, "{panel:?}");
        assert_eq!(fitted.numbers().on_sides, least >= 22.0);
    }
}
