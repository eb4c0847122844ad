//! Lines of the analysis that are hovered and clicked, and things that keep their places while others come and go.

use bevy::input::keyboard::Key;
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::ui::Checked;

use dames3d::game::Command;
use dames3d::i18n::Messages;
use dames3d::notation::move_text;
use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::board::actions::{LineAction, ViewAction};
use dames3d::viewer::board::line_preview::{LinePreview, PreviewedLine};
use dames3d::viewer::board::marking::advice::AdviceKind;
use dames3d::viewer::board::marking::marks::SquareMark;
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::moves::actions::EditAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::settings::ViewerSettings;
use dames3d::viewer::shell::actions::ShellAction;
use dames3d::viewer::ui::action_button::ActionButton;
use dames3d::viewer::ui::tooltip::OpenTooltip;

use crate::engine_bridge::seat;
use crate::messages::ANY_NUMBER;
use crate::test_app::{TestApp, square};

/// A capture of two pieces, and no other move: the analysis has one line, and it begins with it.
const ONE_CAPTURE: &str = "W:W32,46:B28,19,1";

impl TestApp {
    /// Turns analysis on and waits for a line of two moves.
    fn analyze(&mut self) {
        self.press(AnalysisAction::Cycle);
        self.wait_until(|app| {
            let analysis = app.resource::<CurrentAnalysis>().get();
            let info = analysis.and_then(|analysis| analysis.info.as_ref());
            info.is_some_and(|info| info.lines[0].moves.len() >= 2)
        });
        self.frames(3);
    }

    fn has_on_screen(&mut self, wanted: &str) -> bool {
        let mut nodes = self.world().query::<(&Name, &ComputedNode)>();
        let mut nodes = nodes.iter(self.world());
        nodes.any(|(name, node)| name.as_str() == wanted && !node.is_empty())
    }

    pub(crate) fn rect_of(&mut self, entity: Entity) -> Rect {
        let entity = self.world().entity(entity);
        let node = entity.get::<ComputedNode>().expect("a size");
        let place = entity.get::<UiGlobalTransform>().expect("a place");
        let scale = node.inverse_scale_factor;
        Rect::from_center_size(place.translation * scale, node.size() * scale)
    }
}

/// A move of the best line.
const fn line_move(moves: u8) -> LineAction {
    LineAction::Choose { line: 0, moves }
}

#[test]
fn the_move_of_a_line_under_the_pointer_is_previewed_and_a_click_keeps_the_preview() {
    let mut app = TestApp::new();
    app.press(GameAction::Switch(Variant::International));
    app.set_up(ONE_CAPTURE);
    app.analyze();
    let button = app.button(line_move(2));
    let at = app.middle_of(button);
    let start = app.pieces_shown();

    // The lines hold still under the mouse; the other pointer clicks.
    app.move_mouse(at);
    app.move_to(at);
    app.frames(3);
    let previewed = app.pieces_shown();
    assert_eq!(app.shown(), Ply(0), "nothing is played");
    assert!(start.iter().any(|(at, _)| *at == square(32)));
    assert!(previewed.iter().all(|(at, _)| *at != square(32)));
    assert_eq!(previewed.len(), start.len() - 2, "{previewed:?}");
    assert!(
        app.mentions_form(|messages, _| messages.line_hovered(2, ANY_NUMBER)),
        "{:?}",
        app.said()
    );

    app.act(PointerAction::Press(PointerButton::Primary));
    app.act(PointerAction::Release(PointerButton::Primary));
    app.move_mouse(Vec2::new(5.0, 400.0));
    app.move_to(Vec2::new(5.0, 400.0));
    app.rest();
    assert_eq!(app.shown(), Ply(0), "nothing is played");
    assert!(app.game().tree().is_empty());
    assert_eq!(app.pieces_shown(), previewed, "and the preview stays");
    assert!(app.mentions_form(|messages, _| messages.line_held(2, ANY_NUMBER)), "{:?}", app.said());

    app.key(Key::Escape, KeyCode::Escape);
    app.frames(3);
    assert_eq!(app.pieces_shown(), start);
    assert!(!app.has_on_screen("Preview note"));
}

#[test]
fn against_the_computer_a_later_move_of_a_line_plays_nothing_and_the_first_plays_itself() {
    let mut app = TestApp::new();
    app.press(GameAction::Switch(Variant::International));
    app.set_up(ONE_CAPTURE);
    app.analyze();
    seat(&mut app, Variant::International, Side::Black, 1);
    app.press(line_move(2));
    app.press(LineAction::Play);
    app.frames(3);
    assert!(app.game().tree().is_empty(), "a game is not played from a line");
    assert!(!app.shows(LineAction::Play));
    app.press(LineAction::Close);
    app.press(line_move(1));
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn between_persons_the_line_previewed_can_be_played() {
    let mut app = TestApp::new();
    app.press(GameAction::Switch(Variant::International));
    app.set_up(ONE_CAPTURE);
    app.analyze();
    app.press(line_move(2));
    app.frames(3);
    let previewed = app.pieces_shown();
    assert!(app.shows(LineAction::Play));
    app.press(LineAction::Play);
    app.rest();
    assert_eq!(app.shown(), Ply(2));
    assert_eq!(app.pieces_shown(), previewed);
    assert_eq!(app.resource::<LinePreview>().held(), None);
}

#[test]
fn the_keys_that_step_through_the_game_step_through_the_line_previewed() {
    let mut app = TestApp::new();
    app.press(GameAction::Switch(Variant::International));
    app.command(Command::Play("32-28".parse().expect("a move")));
    app.rest();
    app.analyze();
    let start = app.pieces_shown();
    app.press(line_move(2));
    let shown = |app: &TestApp| {
        let held = app.resource::<LinePreview>().held();
        held.map(|line| (line.moves().len(), line.position()))
    };
    let (two, second) = shown(&app).expect("a preview");
    assert_eq!(two, 2);
    app.press(GameAction::Undo);
    let (one, first) = shown(&app).expect("a preview");
    assert_eq!(one, 1);
    app.press(GameAction::Undo);
    assert_eq!(shown(&app).map(|(count, _)| count), Some(1), "it stays in the line");
    app.press(GameAction::Redo);
    assert_eq!(shown(&app), Some((2, second)));
    app.press(GameAction::ShowFirst);
    assert_eq!(shown(&app), Some((1, first)));
    app.press(GameAction::ShowLast);
    let length = app.resource::<LinePreview>().held().map(PreviewedLine::length);
    assert_eq!(shown(&app).map(|(count, _)| count), length);
    assert_eq!(app.shown(), Ply(1), "the game stays where it was");

    // The frame of the last move is that of the line, and a click on the board goes back to the game.
    app.press(GameAction::ShowFirst);
    app.frames(3);
    let line = app.resource::<LinePreview>().held().cloned().expect("a preview");
    let route = line.last_route().expect("a route");
    let to = route.hops.last().expect("a hop").to;
    let marks = app.shown_board().marks.clone();
    assert!(marks.contains(&(SquareMark::WentTo, to)), "{marks:?}");
    assert!(!marks.contains(&(SquareMark::WentTo, square(28))), "{marks:?}");
    let mut frames = app.world().query::<(&SquareMark, &Name)>();
    let frame = format!("WentTo {to}");
    let in_scene = frames.iter(app.world()).any(|(_, name)| name.as_str() == frame);
    assert!(in_scene, "{frame}");
    app.click(20);
    app.frames(3);
    assert_eq!(app.pieces_shown(), start);
    assert_eq!(app.selection().move_input(), None, "the click does nothing else");
}

#[test]
fn the_moves_stay_in_place_while_advice_thinking_and_due_captures_come_and_go() {
    let mut app = TestApp::new();
    app.press(GameAction::Switch(Variant::International));
    let list = app.rect_named("Moves");
    let mut steps = vec![("at the start", list)];
    app.play(&["32-28", "19-23"]);
    steps.push(("with a capture due", app.rect_named("Moves")));
    assert!(app.says(|messages| messages.capture_due(1)), "{:?}", app.said());
    for (name, place) in &steps {
        assert_eq!((place.min, place.max), (list.min, list.max), "{name}");
    }
    app.analyze();
    let with_advice = app.rect_named("Moves");
    assert_eq!(with_advice.min, list.min);
    // The computer thinks instead of advising: the room of the advice stays.
    seat(&mut app, Variant::International, Side::White, 10);
    app.frames(6);
    // It may have played its only move already.
    let thinks = app.says(Messages::white_thinks) || app.says(Messages::black_thinks);
    assert!(thinks, "{:?}", app.said());
    assert_eq!(app.rect_named("Moves"), with_advice);
}

#[test]
fn a_hint_has_as_much_room_in_the_panel_as_an_analysis() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23"]);
    let beyond = |app: &mut TestApp| {
        let areas = app.world().query::<(&Name, &ComputedNode, &ChildOf)>();
        let world = app.world_ref();
        let is_middle = |parent: &ChildOf| {
            let name = world.entity(parent.parent()).get::<Name>();
            name.is_some_and(|name| name.as_str() == "Course")
        };
        let mut areas = areas.iter_manual(world);
        let area = areas.find(|(name, _, parent)| name.as_str() == "Area" && is_middle(parent));
        let (_, area, _) = area.expect("the middle of the panel");
        area.content_size().y - area.size().y
    };
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.is_over)
    });
    app.frames(4);
    assert!(app.has_on_screen("Thinking"));
    let with_hint = app.rect_named("Moves").height();
    assert!(beyond(&mut app) < 1.0, "{} pixels too high", beyond(&mut app));
    // A sentence takes less room than three lines.
    app.press(AnalysisAction::Cycle);
    app.frames(6);
    assert!(app.rect_named("Moves").height() < with_hint);
    assert!(beyond(&mut app) < 1.0);
}

#[test]
fn a_hint_is_a_sentence_without_depth_score_or_lines() {
    let mut app = TestApp::new();
    app.press(GameAction::Switch(Variant::International));
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.is_over)
    });
    app.frames(4);
    let texts: Vec<String> = app.drawn_texts().into_iter().map(|(_, words, ..)| words).collect();
    let hint = app.message_form(|messages, any| messages.hint_even(any));
    assert_eq!(texts.iter().filter(|words| hint.is(words)).count(), 1, "{texts:?}");
    for of_analysis in ["depth", "Equal", "slightly better"] {
        let said = texts.iter().find(|words| words.contains(of_analysis));
        assert_eq!(said, None, "{of_analysis}");
    }
    assert!(!app.has_on_screen("Line move"));
    let advice = app.shown_board().advice.clone();
    let [advised] = &advice[..] else {
        panic!("a hint is one arrow: {advice:?}");
    };
    assert_eq!(advised.kind, AdviceKind::Advised(0));
    // An analysis shows them.
    app.analyze();
    assert!(app.has_on_screen("Line move"));
    assert!(app.mentions_form(|messages, any| messages.thinking_depth(ANY_NUMBER, any)));

    // A capture that is compulsory is no choice.
    app.press(AnalysisAction::Cycle);
    app.set_up("W:W32,46:B28,1");
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.info.is_some())
    });
    app.frames(4);
    assert!(app.says(|messages| messages.hint_only("32×23")), "{:?}", app.said());
}

#[test]
fn a_tooltip_stays_in_the_window_and_covers_no_piece_no_player_and_not_its_button() {
    let mut app = TestApp::new();
    app.frames(3);
    let squares = app.pieces_shown();
    let pieces: Vec<Vec2> =
        squares.iter().map(|(square, _)| app.pixel_of_piece(square.number())).collect();
    let players = app.rects_named("Player");
    let world = app.world();
    let mut buttons = world.query_filtered::<Entity, With<ActionButton>>();
    let buttons: Vec<Entity> = buttons.iter(world).collect();
    let window = Rect::new(0.0, 0.0, 1280.0, 800.0);
    let mut seen = 0;
    for button in buttons {
        let place = app.rect_of(button);
        if place.is_empty() {
            continue;
        }
        app.move_mouse(place.center());
        app.frames(3);
        let world = app.world();
        let mut tooltips = world.query::<(Entity, &OpenTooltip)>();
        let tooltips: Vec<(Entity, bool)> =
            tooltips.iter(world).map(|(tooltip, open)| (tooltip, open.anchor == button)).collect();
        for (tooltip, is_its_own) in tooltips {
            let tooltip = app.rect_of(tooltip);
            if !is_its_own || tooltip.is_empty() {
                continue;
            }
            seen += 1;
            assert!(tooltip.intersect(place).is_empty(), "{tooltip:?} covers {place:?}");
            assert!(window.contains(tooltip.min) && window.contains(tooltip.max), "{tooltip:?}");
            let covered = pieces.iter().filter(|&&at| tooltip.contains(at)).count();
            assert_eq!(covered, 0, "{tooltip:?} of {place:?}");
            let is_player = |player: &Rect| !player.intersect(tooltip).is_empty();
            assert!(
                // That of a player's own button may touch its row.
                !players.iter().any(|player| is_player(player) && !player.contains(place.center())),
                "{tooltip:?} of {place:?}"
            );
        }
    }
    assert!(seen > 20, "{seen} tooltips");
}

#[test]
fn where_the_groups_do_not_fit_one_at_a_time_opens() {
    use dames3d::preferences::TextSize;
    use dames3d::viewer::kernel::settings::ViewerSettings;
    use dames3d::viewer::ui::slots::ToolGroup;

    let mut app = TestApp::new();
    let size_of = |app: &mut TestApp, action: AnyAction| {
        let button = app.button(action);
        app.rect_of(button)
    };
    app.frames(3);
    assert!(size_of(&mut app, ShellAction::ToggleTools(ToolGroup::Help).into()).is_empty());
    assert!(!size_of(&mut app, AnalysisAction::Hint.into()).is_empty());

    app.world().resource_mut::<ViewerSettings>().display.text_size = TextSize::Percent200;
    app.rest();
    assert!(size_of(&mut app, AnalysisAction::Hint.into()).is_empty());
    let bar = app.rect_named("Bar");
    assert!(bar.height() <= 106.0, "two rows at most: {bar:?}");
    app.press(ShellAction::ToggleTools(ToolGroup::Help));
    app.frames(3);
    let hint = size_of(&mut app, AnalysisAction::Hint.into());
    assert!(!hint.is_empty() && hint.max.y <= bar.min.y, "{hint:?} {bar:?}");
    app.press(ShellAction::ToggleTools(ToolGroup::View));
    app.frames(3);
    assert!(size_of(&mut app, AnalysisAction::Hint.into()).is_empty());
    assert!(!size_of(&mut app, ViewAction::ToggleProjection.into()).is_empty());
}

#[test]
fn the_steps_stay_in_sight_below_every_card() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23"]);
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.is_over)
    });
    app.play(&["28x19"]);
    app.press(GameAction::Undo);
    app.press(EditAction::ToggleTools);
    app.frames(4);
    for size in [Vec2::new(1280.0, 800.0), Vec2::new(960.0, 520.0)] {
        if size.y < 800.0 {
            app.resize(size);
        }
        app.frames(4);
        let (steps, course) = (app.rect_named("Steps"), app.rect_named("Course"));
        let buttons = app.rect_named("Play");
        assert!(steps.min.y >= course.max.y && steps.max.y <= buttons.min.y, "{steps:?}");
        for action in
            [GameAction::ShowFirst, GameAction::Undo, GameAction::Redo, GameAction::ShowLast]
        {
            let button = app.button(action);
            let place = app.rect_of(button);
            assert!(!place.is_empty() && place.max.y <= size.y, "{action:?} {place:?}");
        }
    }
}

#[test]
fn the_move_shown_is_in_sight_after_each_undo_in_analysis() {
    let mut app = TestApp::new();
    app.world().resource_mut::<ViewerSettings>().analysis = true;
    for ply in 0..24 {
        let position = *app.game().position();
        let moves = position.legal_moves();
        let mv = moves[7 * ply % moves.len()];
        let text = move_text::write_line(&position, &[mv]);
        app.play(&[&text[0]]);
    }
    app.frames(5);
    for undone in 0..20 {
        app.press(GameAction::Undo);
        app.frames(5);
        let shown = app.game().current_node();
        let cell = app.button(GameAction::ShowNode(shown));
        assert!(app.world_ref().get::<Checked>(cell).is_some());
        let (cell, page) = (app.rect_of(cell), app.rect_named("Page"));
        let course = app.rect_named("Course");
        assert!(
            cell.min.y >= page.min.y.max(course.min.y) - 0.6
                && cell.max.y <= page.max.y.min(course.max.y) + 0.6,
            "after {undone}: {cell:?} in {page:?} of {course:?}"
        );
    }
}
