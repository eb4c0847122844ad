//! Wolf and sheep at the table: its figures, its words, and no counters that never count. The names of the tables fit.

use bevy::prelude::*;
use dames3d::game::Command;
use dames3d::game::clocks::ClockSettings;
use dames3d::i18n::{Language, Localizer, Messages};
use dames3d::preferences::TextSize;
use dames3d::rules::{FigureSet, Geometry, Side, Variant};
use dames3d::speech::Narrator;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::play::actions::PlayAction;
use dames3d::viewer::kernel::settings::{Localization, ViewerSettings};
use dames3d::viewer::scene::pieces::{BoardPiece, PieceAssets};
use dames3d::viewer::shell::actions::ShellAction;

use crate::test_app::TestApp;

impl TestApp {
    /// The meshes of the pieces in the scene: those of White and of Black.
    fn meshes_shown(&mut self) -> [Vec<AssetId<Mesh>>; 2] {
        let mut pieces = self.world().query::<(&BoardPiece, &Mesh3d)>();
        let mut found = [Vec::new(), Vec::new()];
        for (piece, mesh) in pieces.iter(self.world()) {
            found[piece.side as usize].push(mesh.id());
        }
        for meshes in &mut found {
            meshes.dedup();
        }
        found
    }

    fn parent_of(&self, entity: Entity) -> Option<Entity> {
        let entity = self.world_ref().get_entity(entity).ok()?;
        entity.get::<ChildOf>().map(ChildOf::parent)
    }

    /// The texts that are laid out.
    fn said_now(&mut self) -> Vec<String> {
        let mut texts = self.world().query::<(&Text, &ComputedNode)>();
        let shown = texts.iter(self.world_ref());
        let shown = shown.filter(|(text, node)| !node.is_empty() && !text.trim().is_empty());
        shown.map(|(text, _)| text.0.clone()).collect()
    }

    fn is_shown(&mut self, wanted: &str) -> bool {
        let mut nodes = self.world().query::<(&Name, &ComputedNode)>();
        nodes.iter(self.world()).any(|(name, node)| name.as_str() == wanted && !node.is_empty())
    }
}

fn placed() -> TestApp {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(Variant::WolfAndSheep));
    app.command(Command::PlaceRandomly(1));
    app.command(Command::PlaceRandomly(2));
    app.rest();
    app
}

#[test]
fn sheep_and_wolf_have_figures_of_their_own_and_men_come_back() {
    let mut app = TestApp::new();
    let men = app.meshes_shown();
    app.command(Command::SwitchGame(Variant::WolfAndSheep));
    app.command(Command::PlaceRandomly(1));
    app.command(Command::PlaceRandomly(2));
    app.rest();
    assert_eq!(app.resource::<PieceAssets>().figures(), FigureSet::WolfAndSheep);
    let animals = app.meshes_shown();
    for side in 0..2 {
        assert_eq!(animals[side].len(), 1);
        assert!(!men[side].contains(&animals[side][0]));
    }
    assert_ne!(animals[0], animals[1]);
    app.command(Command::SwitchGame(Variant::International));
    app.rest();
    assert_eq!(app.meshes_shown(), men);
}

#[test]
fn the_panel_names_the_wolf_and_shows_only_counters_that_count() {
    let mut app = TestApp::new();
    app.rest();
    assert!(app.is_shown("All counters"));
    let mut app = placed();
    assert!(app.says(Messages::turn_wolf));
    assert!(app.says(Messages::side_sheep));
    assert!(!app.is_shown("All counters"));
}

#[test]
fn the_end_names_the_winner() {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(Variant::WolfAndSheep));
    app.set_up("W:W8,12,13,14:B3");
    app.command(Command::Play("14-9".parse().expect("a move")));
    app.rest();
    assert!(app.says(|messages| messages.result_sheep_in(1)));
    assert!(app.says(Messages::wolf_shut_in));
}

#[test]
fn the_names_of_the_tables_fit_their_tabs() {
    let sizes = [TextSize::Percent100, TextSize::Percent150, TextSize::Percent200];
    let mut app = TestApp::new();
    for language in Language::ALL {
        app.world().insert_resource(Localization::new(language));
        for size in sizes {
            app.world().resource_mut::<ViewerSettings>().display.text_size = size;
            for variant in [
                Variant::Dames3d,
                Variant::Family(Geometry::Flat),
                Variant::Brigand(Geometry::Pyramid),
                Variant::WolfAndSheep,
            ] {
                app.command(Command::SwitchGame(variant));
                app.frames(4);
                let mut nodes =
                    app.world().query::<(Entity, &Name, &ComputedNode, &UiGlobalTransform)>();
                let rects: Vec<_> = nodes
                    .iter(app.world())
                    .filter(|(_, _, node, _)| !node.is_empty())
                    .map(|(entity, name, node, at)| {
                        let rect = Rect::from_center_size(at.translation, node.size());
                        (entity, name.to_string(), rect)
                    })
                    .collect();
                let tabs: Vec<_> = rects
                    .iter()
                    .filter(|(_, name, _)| name == "Table" || name == "Other games")
                    .collect();
                assert_eq!(tabs.len(), 3);
                let (_, _, bar) = rects
                    .iter()
                    .find(|(_, name, _)| name == "Tables")
                    .expect("the bar of the tables");
                for (tab, _, place) in tabs {
                    let is_in = |outer: &Rect, inner: &Rect| {
                        outer.min.x <= inner.min.x + 0.5 && inner.max.x <= outer.max.x + 0.5
                    };
                    assert!(is_in(bar, place), "{language} {size:?} {variant:?}: {place:?}");
                    let label = rects.iter().find(|(entity, name, _)| {
                        let parent = app.parent_of(*entity);
                        name == "Variant" && parent == Some(*tab)
                    });
                    let (_, _, label) = label.expect("the name of the table");
                    assert!(is_in(place, label), "{language} {size:?} {variant:?}: {label:?}");
                    // It stands in one line.
                    let lines = label.height() / place.height();
                    assert!(lines < 0.75, "{language} {size:?} {variant:?}: {lines}");
                }
            }
        }
    }
}

/// Everything that names a side in this game: the panel, questions, notices, the clocks and what screen readers say.
#[test]
fn no_word_of_the_game_names_white_or_black() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        let colors = Side::BOTH.map(|side| localizer.side(side));
        let mut app = TestApp::new();
        app.world().insert_resource(Localization::new(language));
        app.command(Command::SwitchGame(Variant::WolfAndSheep));
        let mut said = app.said_now();
        for seed in [1, 2] {
            app.command(Command::PlaceRandomly(seed));
            app.frames(2);
            said.extend(app.said_now());
        }
        let clocks = ClockSettings::from_minutes("5").expect("a clock");
        app.command(Command::SetClock(clocks));
        app.rest();
        said.extend(app.said_now());
        said.extend(localizer.clocks(app.game()));
        for side in Side::BOTH {
            said.push(Narrator::new(app.game(), &localizer).now(Some(side)));
            for action in [PlayAction::Resign, PlayAction::OfferDraw] {
                app.ask(action);
                app.frames(3);
                said.extend(app.said_now());
                app.ask(ShellAction::Confirm(false));
                app.frames(2);
            }
        }
        app.ask(EditorAction::Open);
        app.frames(4);
        said.extend(app.said_now());
        let names: Vec<_> = said
            .iter()
            .filter(|words| {
                let words: Vec<&str> = words.split(|c: char| !c.is_alphanumeric()).collect();
                colors.iter().any(|color| {
                    let color: Vec<&str> = color.split_whitespace().collect();
                    words.windows(color.len()).any(|part| part == color)
                })
            })
            .collect();
        assert!(names.is_empty(), "{language}: {names:#?}");
    }
}
