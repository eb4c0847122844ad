//! Every text of the interface can be read: its contrast with what it stands on, and the sizes of its letters.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::text::FontSize;
use dames3d::preferences::TextSize;
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::library::actions::{FileAction, GamesAction};
use dames3d::viewer::features::moves::actions::{AboutAction, EditAction};
use dames3d::viewer::features::online::my_games::MyGamesAction;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::features::play::new_game::choices::{Choice, Opponent};
use dames3d::viewer::features::share::ShareAction;
use dames3d::viewer::features::vision::actions::VisionAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::settings::{CurrentTheme, color_of};
use dames3d::viewer::scene::numbers::NumberPlace;
use dames3d::viewer::shell::actions::{PageAction, SettingsAction, ShellAction};
use dames3d::viewer::ui::letter_size::LetterSize;
use dames3d::vision::QuestionKind;

use crate::test_app::TestApp;

/// The least contrast of small letters, by the Web Content Accessibility Guidelines 2.2, 1.4.3.
const MIN_CONTRAST: f32 = 4.5;

/// The contrast of two opaque colors, from 1 to 21.
fn contrast(one: LinearRgba, other: LinearRgba) -> f32 {
    let luminance =
        |color: LinearRgba| 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue;
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

/// A color laid over an opaque one, mixed as the screen does, in the values of sRGB.
fn over(upper: Color, lower: Color) -> Color {
    let (upper, lower) = (upper.to_srgba(), lower.to_srgba());
    let mix = |a: f32, b: f32| a * upper.alpha + b * (1.0 - upper.alpha);
    Color::srgb(
        mix(upper.red, lower.red),
        mix(upper.green, lower.green),
        mix(upper.blue, lower.blue),
    )
}

impl TestApp {
    /// The color behind an entity. What the panels leave free is as light as a light cube.
    fn ground(&mut self, entity: Entity) -> Color {
        let mut layers = Vec::new();
        let mut next = Some(entity);
        while let Some(entity) = next {
            let entity = self.world().entity(entity);
            if let Some(BackgroundColor(color)) = entity.get() {
                layers.push(*color);
            }
            next = entity.get::<ChildOf>().map(ChildOf::parent);
        }
        let theme = self.resource::<CurrentTheme>();
        let scene = color_of(theme.cubes.light.base);
        layers.into_iter().rev().fold(scene, |lower, upper| over(upper, lower))
    }

    /// The texts that are drawn: the words, their color and size, and where they stand.
    pub(crate) fn drawn_texts(&mut self) -> Vec<(Entity, String, Color, FontSize)> {
        let world = self.world();
        let mut texts = world.query::<(
            Entity,
            &Text,
            &TextColor,
            &TextFont,
            &ComputedNode,
            &InheritedVisibility,
        )>();
        let shown = texts.iter(world).filter(|(_, text, color, _, node, visible)| {
            !text.trim().is_empty() && color.alpha() > 0.0 && !node.is_empty() && visible.get()
        });
        let shown: Vec<_> = shown
            .map(|(entity, text, color, font, _, _)| {
                (entity, text.0.clone(), color.0, font.font_size)
            })
            .collect();
        shown
    }

    /// The texts that are too faint.
    fn faint_texts(&mut self) -> Vec<String> {
        let mut faint = Vec::new();
        for (entity, words, color, _) in self.drawn_texts() {
            let ground = self.ground(entity);
            let contrast = contrast(over(color, ground).into(), ground.into());
            if contrast < MIN_CONTRAST {
                faint.push(format!("{words:?}: {contrast:.2}"));
            }
        }
        faint
    }
}

/// The things that can be opened, and the actions that open them.
pub(crate) fn openings() -> Vec<(&'static str, Vec<AnyAction>)> {
    vec![
        ("the board", vec![]),
        ("the analysis", vec![AnalysisAction::Cycle.into()]),
        ("the draw counters", vec![PlayAction::ToggleCounters.into()]),
        ("the edit tools", vec![EditAction::ToggleTools.into()]),
        ("the new game", vec![NewGameAction::Open.into()]),
        (
            "the new game with a friend",
            vec![
                NewGameAction::Open.into(),
                NewGameAction::Choose(Choice::Opponent(Opponent::Elsewhere)).into(),
            ],
        ),
        (
            "the offer to a friend",
            vec![
                NewGameAction::Open.into(),
                NewGameAction::Choose(Choice::Opponent(Opponent::Elsewhere)).into(),
                NewGameAction::Start.into(),
            ],
        ),
        ("joining a friend", vec![NewGameAction::Open.into(), NewGameAction::Join.into()]),
        ("the games with friends", vec![MyGamesAction::Open.into()]),
        ("the settings", vec![SettingsAction::Open.into()]),
        ("the keys", vec![ShellAction::ToggleHelp.into()]),
        ("what there is to learn", vec![PageAction::ToggleLearning.into()]),
        ("the lesson", vec![LessonAction::Open.into()]),
        ("the endgames", vec![EndgameAction::Open.into()]),
        ("board vision", vec![VisionAction::Toggle.into()]),
        (
            "a round of questions",
            vec![VisionAction::Toggle.into(), VisionAction::Begin(QuestionKind::NameSquare).into()],
        ),
        ("the rules", vec![PageAction::ToggleRules.into()]),
        ("the game's particulars", vec![AboutAction::Open.into()]),
        ("sharing", vec![ShareAction::Open.into()]),
        ("the list of games", vec![GamesAction::Browse.into()]),
        ("the explorer", vec![GamesAction::ToggleExplorer.into()]),
        ("earlier games", vec![FileAction::EarlierGames.into()]),
        ("the editor", vec![EditorAction::Open.into()]),
        ("a comment", vec![EditAction::Comment.into()]),
        ("resigning", vec![PlayAction::Resign.into()]),
        ("a draw", vec![PlayAction::OfferDraw.into()]),
    ]
}

#[test]
fn every_text_has_a_contrast_of_4_5() {
    let mut faint = Vec::new();
    for (name, actions) in openings() {
        let mut app = TestApp::new();
        app.command(dames3d::game::Command::Play("31-26".parse().expect("a move")));
        for action in actions {
            app.ask(action);
            app.frames(4);
        }
        app.rest();
        assert!(app.drawn_texts().len() > 20, "{name}");
        faint.extend(app.faint_texts().into_iter().map(|text| format!("{name}: {text}")));
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

#[test]
fn letters_have_the_sizes_of_one_scale() {
    let scale: BTreeSet<i32> = LetterSize::ALL.iter().map(|size| size.px() as i32).collect();
    for (name, actions) in openings() {
        let mut app = TestApp::new();
        for action in actions {
            app.ask(action);
            app.frames(4);
        }
        for (_, words, _, size) in app.drawn_texts() {
            let FontSize::Px(size) = size else {
                panic!("{words} has no size in pixels");
            };
            assert!(
                scale.contains(&(size as i32)) && size.fract() == 0.0,
                "{name}: {words:?} has {size}"
            );
        }
    }
}

/// The size of the letters of a square's number in the window, in logical pixels; `None` if it is not drawn. The board is
/// seen from above.
fn letters_of_number(app: &mut TestApp, number: u8) -> Option<f32> {
    let mut numbers = app.world().query::<(&NumberPlace, &InheritedVisibility, &GlobalTransform)>();
    let drawn = numbers.iter(app.world_ref()).find(|(place, visible, at)| {
        place.square.number() == number && visible.get() && at.scale().y > 0.0
    });
    let at = *drawn?.2;
    // The letters of a number are 0.183 high at its usual size.
    let [top, foot] = [0.0, 0.183].map(|z| at.transform_point(Vec3::Z * z));
    let [top, foot] = [top, foot].map(|point| app.pixel_of(point));
    Some(top.distance(foot))
}

#[test]
fn square_numbers_follow_the_size_of_texts_and_are_legible_or_left_out_on_a_phone() {
    let mut app = TestApp::new();
    let pyramid = (28, 32);
    for (size, text_size, least) in [
        ((1280.0, 800.0), TextSize::Percent100, 11.0),
        ((1920.0, 1080.0), TextSize::Percent200, 22.0),
        ((1280.0, 800.0), TextSize::Percent200, 22.0),
        ((900.0, 600.0), TextSize::Percent100, 11.0),
        ((390.0, 844.0), TextSize::Percent100, 11.0),
    ] {
        app.set_text_size(text_size);
        app.set_window(size.0, size.1);
        app.look(View::Top);
        app.move_to(Vec2::new(2.0, 2.0));
        app.rest();
        let place = format!("{size:?} {text_size:?}");
        let (empty, occupied) = pyramid;
        let letters = letters_of_number(&mut app, empty).expect("on an empty square");
        assert!(letters >= least - 0.1, "{place}: {letters}");
        let is_phone = size.0 < size.1;
        let beside = letters_of_number(&mut app, occupied);
        let least_beside = if is_phone { 11.0 } else { 8.0 };
        assert!(beside.is_none_or(|letters| letters >= least_beside), "{place}: {beside:?}");
        assert_eq!(beside.is_none(), is_phone, "{place}");
        // The number of the square pointed at is drawn in any case.
        app.hover(occupied);
        app.frames(3);
        let pointed = letters_of_number(&mut app, occupied).expect("pointed at");
        assert!(pointed >= least_beside, "{place}: {pointed}");
    }
}
