//! Every panel and dialog holds its words, in every language, with text of usual and of twice the size.

use std::collections::BTreeSet;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::{LineBreak, TextLayoutInfo};

use dames3d::game::{Command, TableRules};
use dames3d::i18n::Language;
use dames3d::preferences::TextSize;
use dames3d::rules::{Geometry, HandAction, Side, Variant};
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::play::actions::SeatAction;
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::features::shots::state::{ExerciseRun, ShotsPractice};
use dames3d::viewer::kernel::settings::{Localization, ViewerSettings};
use dames3d::viewer::ui::button::Button;

use crate::clocks::timed;
use crate::endgame_practice::{playing, throws_away};
use crate::legibility::openings;
use crate::test_app::{TestApp, square};

/// The width in pixels by which rounding may move an edge.
const TOLERANCE: f32 = 1.5;

/// The width in pixels of a space at the end of a line, which may stand out of a text's place.
const SPACE: f32 = 5.0;

/// A node of the interface that is drawn.
struct Drawn {
    rect: Rect,
    /// The text, its width, and how far it may stand out of its place.
    text: Option<(String, f32, f32)>,
    /// The name of a box that is seen as such, because it is a button, filled or bordered.
    seen_box: Option<String>,
    parent: Option<Entity>,
    /// `true` if it lies over others on purpose.
    is_layer: bool,
    /// `true` if it cuts or scrolls what is too wide or too high.
    cuts: bool,
}

/// A text on the screen.
struct DrawnText<'a> {
    words: &'a str,
    /// The part that is not scrolled away.
    visible: Rect,
    layer: Entity,
}

impl TestApp {
    /// The nodes that are drawn.
    fn drawn_nodes(&mut self) -> HashMap<Entity, Drawn> {
        let world = self.world();
        let mut nodes = world.query::<(
            Entity,
            (&Node, &ComputedNode, &UiGlobalTransform, &InheritedVisibility),
            (Option<&Name>, Option<&ChildOf>, Has<GlobalZIndex>),
            (Has<Button>, Option<&BackgroundColor>, Option<&BorderColor>),
            Option<(&Text, &TextLayout, &TextLayoutInfo)>,
        )>();
        let mut drawn = HashMap::default();
        for (entity, (node, computed, place, visible), (name, parent, is_high), seen, text) in
            nodes.iter(world)
        {
            if computed.is_empty() || !visible.get() {
                continue;
            }
            let (is_button, fill, border) = seen;
            let is_seen = is_button
                || fill.is_some_and(|fill| !fill.0.is_fully_transparent())
                || border.is_some_and(|border| !border.is_fully_transparent());
            let words = text.filter(|(text, ..)| !text.trim().is_empty());
            let node = Drawn {
                rect: Rect::from_center_size(place.translation, computed.size()),
                text: words.map(|(text, layout, info)| {
                    let stands_out = match layout.linebreak {
                        LineBreak::NoWrap => 0.0,
                        _ => SPACE / computed.inverse_scale_factor,
                    };
                    (text.0.clone(), info.size.x, stands_out)
                }),
                seen_box: is_seen.then(|| name.map_or(String::new(), ToString::to_string)),
                parent: parent.map(ChildOf::parent),
                is_layer: node.position_type == PositionType::Absolute || is_high,
                cuts: !node.overflow.is_visible(),
            };
            drawn.insert(entity, node);
        }
        drawn
    }

    /// The texts that do not fit: wider than their place, beyond the side of a box around them, or over another text.
    fn misfits(&mut self) -> Vec<String> {
        let drawn = self.drawn_nodes();
        let mut misfits = BTreeSet::new();
        let mut texts: Vec<DrawnText> = Vec::new();
        for (&entity, node) in &drawn {
            let Some((words, width, stands_out)) = &node.text else {
                continue;
            };
            let place = node.rect;
            if *width > place.width() + stands_out + TOLERANCE {
                let place = place.width();
                misfits.insert(format!("“{words}” is {width} wide in a place of {place}"));
            }
            let mut text = DrawnText { words, visible: place, layer: entity };
            let mut is_in_layer = !node.is_layer;
            let mut outer = node.parent;
            while let Some((entity, around)) =
                outer.and_then(|outer| Some((outer, drawn.get(&outer)?)))
            {
                let leaves = place.min.x < around.rect.min.x - TOLERANCE
                    || place.max.x > around.rect.max.x + TOLERANCE;
                match &around.seen_box {
                    Some(name) if leaves && is_in_layer => {
                        let [left, right] =
                            [around.rect.min.x - place.min.x, place.max.x - around.rect.max.x];
                        misfits.insert(format!("“{words}” leaves {name} by {left} and {right}"));
                    }
                    _ => {}
                }
                if around.cuts && is_in_layer {
                    text.visible = text.visible.intersect(around.rect);
                }
                if is_in_layer {
                    text.layer = entity;
                    is_in_layer = !around.is_layer;
                }
                outer = around.parent;
            }
            if text.visible.height() <= 0.0 {
                continue;
            }
            if text.visible.width() < place.width() - TOLERANCE {
                misfits.insert(format!(
                    "“{words}” is cut to {} of {}",
                    text.visible.width(),
                    place.width()
                ));
            }
            texts.push(text);
        }
        for (index, one) in texts.iter().enumerate() {
            for other in &texts[..index] {
                let overlap = one.visible.intersect(other.visible);
                let overlaps = overlap.width() > TOLERANCE && overlap.height() > 2.0 * TOLERANCE;
                if one.layer == other.layer && overlaps {
                    let mut words = [one.words, other.words];
                    words.sort_unstable();
                    misfits.insert(format!("“{}” overlaps “{}”", words[0], words[1]));
                }
            }
        }
        misfits.into_iter().collect()
    }

    /// The texts that do not fit in any language and size of text, with what is open.
    pub(crate) fn misfits_of_all_languages(&mut self, open: &str) -> Vec<String> {
        let mut misfits = Vec::new();
        for size in [TextSize::Percent100, TextSize::Percent200] {
            let mut settings = self.world().resource_mut::<ViewerSettings>();
            settings.display.text_size = size;
            for language in Language::ALL {
                self.world().insert_resource(Localization::new(language));
                self.frames(5);
                let percent = size.percent();
                let found = self.misfits().into_iter();
                misfits
                    .extend(found.map(|misfit| format!("{open}, {language} {percent}: {misfit}")));
            }
        }
        misfits
    }
}

#[test]
fn the_words_fit_in_every_language_at_100_and_200_percent() {
    let mut misfits = Vec::new();
    for (name, actions) in openings() {
        let mut app = TestApp::new();
        app.command(Command::Play("31-26".parse().expect("a move")));
        for action in actions {
            app.ask(action);
            app.frames(4);
        }
        app.rest();
        misfits.extend(app.misfits_of_all_languages(name));
    }
    assert!(misfits.is_empty(), "{} {misfits:#?}", misfits.len());
}

#[test]
fn the_words_of_shots_to_solve_fit() {
    let mut app = TestApp::new();
    let exercises = |app: &mut TestApp, action: ShotsAction| {
        app.ask(action);
        app.rest();
    };
    exercises(&mut app, ShotsAction::Open);
    app.wait_until(|app| {
        let run = app.resource::<ShotsPractice>().run.as_ref();
        run.is_some_and(ExerciseRun::is_solving)
    });
    let mut misfits = app.misfits_of_all_languages("a shot to solve");
    exercises(&mut app, ShotsAction::Hint);
    misfits.extend(app.misfits_of_all_languages("a hint"));
    exercises(&mut app, ShotsAction::ShowSolution);
    app.wait_until(|app| {
        let run = app.resource::<ShotsPractice>().run.as_ref();
        run.is_some_and(ExerciseRun::is_over)
    });
    app.rest();
    misfits.extend(app.misfits_of_all_languages("a solution"));
    assert!(misfits.is_empty(), "{} {misfits:#?}", misfits.len());
}

#[test]
fn the_words_of_endgames_to_practice_fit() {
    let mut app = TestApp::new();
    app.do_endgame(EndgameAction::Open);
    app.rest();
    let mut misfits = app.misfits_of_all_languages("endgames without tables");
    let mut app = playing();
    misfits.extend(app.misfits_of_all_languages("an endgame"));
    app.do_endgame(EndgameAction::ShowBest);
    misfits.extend(app.misfits_of_all_languages("the best move of an endgame"));
    let bad = app.until_a_move(throws_away);
    app.answer_endgame(bad);
    misfits.extend(app.misfits_of_all_languages("a win thrown away"));
    app.do_endgame(EndgameAction::TakeBack);
    app.rest();
    app.win_endgame();
    misfits.extend(app.misfits_of_all_languages("an endgame won"));
    assert!(misfits.is_empty(), "{} {misfits:#?}", misfits.len());
}

#[test]
fn the_words_of_games_of_all_kinds_fit() {
    let by_hand = TableRules { by_hand: true, touch_move: true };
    let wolf = Command::SwitchGame(Variant::WolfAndSheep);
    let brigand = Command::SwitchGame(Variant::Brigand(Geometry::Pyramid));
    let mut misfits = Vec::new();
    for (name, commands) in [
        ("a result", vec![Command::Resign(Side::White)]),
        ("an offer", vec![Command::OfferDrawBy(Side::White)]),
        ("wolf and sheep", vec![wolf]),
        ("brigand", vec![brigand]),
        ("hands", vec![Command::SetTableRules(by_hand)]),
        (
            "an irregularity",
            vec![
                Command::SetTableRules(by_hand),
                Command::Hand(HandAction::Carry { from: square(32), to: square(23) }),
                Command::EndTurn,
            ],
        ),
    ] {
        let mut app = TestApp::new();
        for command in commands {
            app.command(command);
        }
        app.rest();
        misfits.extend(app.misfits_of_all_languages(name));
    }
    let (mut app, _) = timed("5+3");
    app.rest();
    misfits.extend(app.misfits_of_all_languages("clocks"));
    let mut app = TestApp::new();
    app.ask(SeatAction::ToggleMenu(Side::Black));
    app.rest();
    misfits.extend(app.misfits_of_all_languages("the menu of players"));
    assert!(misfits.is_empty(), "{} {misfits:#?}", misfits.len());
}
