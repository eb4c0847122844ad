//! The picture is refined while the scene rests, and as it is after any change.

use bevy::ecs::message::Messages;
use bevy::window::RequestRedraw;
use dames3d::themes::ThemeName;
use dames3d::viewer::kernel::messages::{GoToView, View};
use dames3d::viewer::kernel::settings::CurrentTheme;
use dames3d::viewer::scene::refinement::{FRAMES, Refinement};

use crate::test_app::TestApp;

impl TestApp {
    /// A board at rest whose picture is refined, as with a graphics card.
    fn refined() -> TestApp {
        let mut app = TestApp::new();
        app.rest();
        app.world().resource_mut::<Refinement>().frames = FRAMES;
        app.frames(FRAMES as usize + 1);
        app
    }

    fn is_refined(&self) -> bool {
        self.resource::<Refinement>().is_complete()
    }

    /// Runs a frame. Returns `true` if it asks for another one.
    fn asks_for_another_frame(&mut self) -> bool {
        let requests = |app: &mut TestApp| {
            let mut requests = app.world().resource_mut::<Messages<RequestRedraw>>();
            requests.drain().count()
        };
        requests(self);
        self.frames(1);
        requests(self) > 0
    }
}

#[test]
fn a_scene_at_rest_is_refined_and_then_asks_for_no_frame() {
    let mut app = TestApp::refined();
    assert!(app.is_refined());
    assert!(!app.asks_for_another_frame());
    app.world().write_message(GoToView(View::SouthEast));
    assert!(app.asks_for_another_frame());
    app.rest();
    let mut frames = 0;
    while !app.is_refined() {
        assert!(app.asks_for_another_frame() || app.is_refined());
        frames += 1;
    }
    assert!((1..=FRAMES).contains(&frames), "{frames} frames");
    assert!(!app.asks_for_another_frame());
}

#[test]
fn the_frame_of_a_change_is_not_averaged() {
    let mut app = TestApp::refined();
    app.hover(33);
    assert!(!app.is_refined(), "a hovered square");
    app.rest();
    app.frames(FRAMES as usize + 1);
    assert!(app.is_refined());
    *app.world().resource_mut() = CurrentTheme::of(ThemeName::Marble);
    app.frames(1);
    assert!(!app.is_refined(), "another theme");
    app.rest();
    app.frames(FRAMES as usize + 1);
    assert!(app.is_refined());
    app.click(33);
    assert!(!app.is_refined(), "a selected man");
}

#[test]
fn a_software_renderer_refines_nothing() {
    let mut app = TestApp::new();
    app.rest();
    assert_eq!(app.resource::<Refinement>().frames, 0);
    assert!(!app.asks_for_another_frame());
}
