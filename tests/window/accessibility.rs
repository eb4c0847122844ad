//! The window for screen readers: names, roles and states, the board, announcements, and their requests.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use accesskit::{Action as AccessAction, NodeId, Role, Toggled, TreeId};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, ActionRequest};
use bevy::ecs::entity::EntityHashMap;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};

use dames3d::board::Square;
use dames3d::game::Command;
use dames3d::i18n::{Language, MessageFn, Messages};
use dames3d::lessons::LessonProgress;
use dames3d::players::Player;
use dames3d::progress::Stars;
use dames3d::rules::{ByGeometry, BySide, Variant};
use dames3d::viewer::board::actions::ViewAction;
use dames3d::viewer::board::line_preview::{LinePreview, PreviewedLine};
use dames3d::viewer::features::accessibility::{BoardCell, LiveRegion};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::lesson::state::{LessonsProgress, OpenLesson};
use dames3d::viewer::features::online::typed::FriendField;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::settings::Localization;
use dames3d::viewer::kernel::skipped_frame::FrameReasons;
use dames3d::viewer::shell::actions::ShellAction;
use dames3d::viewer::ui::button::Button;

use crate::test_app::TestApp;

/// A session in which a screen reader listens, with two persons at the board.
fn session() -> TestApp {
    let mut app = TestApp::new();
    app.world().resource::<AccessibilityRequested>().set(true);
    let persons = BySide { white: Player::Person, black: Player::Person };
    app.world().resource_mut::<PlayerSeats>().set(Variant::Dames3d, persons);
    app.frames(4);
    app
}

fn cell(app: &mut TestApp, number: u8) -> Entity {
    let mut cells = app.world().query::<(Entity, &BoardCell)>();
    let found = cells.iter(app.world()).find(|(_, cell)| cell.0.number() == number);
    found.expect("a cell").0
}

fn node(app: &mut TestApp, entity: Entity) -> accesskit::Node {
    let node = app.world().get::<AccessibilityNode>(entity);
    (**node.expect("a node")).clone()
}

fn label(app: &mut TestApp, entity: Entity) -> String {
    node(app, entity).label().unwrap_or_default().to_owned()
}

fn said(app: &mut TestApp) -> String {
    let mut regions = app.world().query_filtered::<Entity, With<LiveRegion>>();
    let region = regions.single(app.world()).expect("one region");
    let node = node(app, region);
    assert_eq!(node.label(), node.value(), "name and value");
    node.label().unwrap_or_default().to_owned()
}

fn asked_of(entity: Entity, action: AccessAction) -> accesskit::ActionRequest {
    accesskit::ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: NodeId(entity.to_bits()),
        data: None,
    }
}

fn request(app: &mut TestApp, entity: Entity, action: AccessAction) {
    app.world().write_message(ActionRequest(asked_of(entity, action)));
    app.frames(2);
}

/// Bevy takes it at the end of the frame, and whoever watches the requests would not see it.
#[test]
fn a_request_that_comes_during_a_frame_waits_where_it_is_seen() {
    #[derive(Resource, Default)]
    struct Late(Option<accesskit::ActionRequest>);
    let mut app = TestApp::with(|app| {
        let take = |mut late: ResMut<Late>, mut requests: MessageWriter<ActionRequest>| {
            requests.write_batch(late.0.take().map(ActionRequest));
        };
        app.init_resource::<Late>().add_systems(PostUpdate, take);
    });
    let handler = Arc::new(Mutex::new(WinitActionRequestHandler::default()));
    let handlers = EntityHashMap::from([(Entity::PLACEHOLDER, handler.clone())]);
    app.world().insert_resource(WinitActionRequestHandlers(handlers));
    let square = cell(&mut app, 32);
    let waiting = || handler.lock().expect("no panic").len();
    app.world().resource_mut::<Late>().0 = Some(asked_of(square, AccessAction::Click));
    app.frames(1);
    assert_eq!(waiting(), 1);
    assert!(!app.selection().has_piece());
    app.frames(1);
    assert_eq!(waiting(), 0);
    assert!(app.selection().has_piece());
}

/// Whoever watches the requests has the flag from the start on; the window would sleep in spite of it.
#[test]
fn the_flag_for_a_request_stays_the_same_from_frame_to_frame() {
    let mut app = session();
    let player_waits =
        |app: &mut TestApp| app.world().resource::<FrameReasons>().player_waits.clone();
    let watched = player_waits(&mut app);
    app.frames(3);
    watched.store(true, Ordering::Release);
    assert!(player_waits(&mut app).load(Ordering::Acquire));
}

#[test]
fn a_piece_chosen_in_the_frame_after_a_new_game_stays_chosen() {
    let mut app = session();
    for action in [NewGameAction::Open, NewGameAction::Start] {
        app.ask(action);
        app.frames(1);
    }
    let square = cell(&mut app, 32);
    request(&mut app, square, AccessAction::Click);
    assert_eq!(node(&mut app, square).is_selected(), Some(true));
}

#[test]
fn every_button_has_a_name_and_a_role_in_every_language() {
    let mut app = session();
    for language in Language::ALL {
        app.world().insert_resource(Localization::new(language));
        for dialog in
            [None, Some(AnyAction::from(NewGameAction::Open)), Some(ShellAction::ToggleHelp.into())]
        {
            dialog.iter().for_each(|open| {
                app.ask(open);
            });
            app.frames(6);
            let world = app.world();
            let mut buttons = world.query_filtered::<(&AccessibilityNode, &Name), With<Button>>();
            let mut count = 0;
            for (node, name) in buttons.iter(world).filter(|(node, _)| !node.is_hidden()) {
                let label = node.label().unwrap_or_default();
                assert!(label.chars().any(char::is_alphanumeric), "{name}: “{label}”");
                assert!(node.supports_action(AccessAction::Click), "{name}");
                count += 1;
            }
            assert!(count > 30, "{count}");
            if dialog.is_some() {
                app.key(Key::Escape, KeyCode::Escape);
            }
        }
    }
}

#[test]
fn a_field_is_named_by_the_words_beside_it_and_not_by_those_of_a_button() {
    let mut app = session();
    app.world().insert_resource(Localization::new(Language::English));
    for action in [NewGameAction::Open, NewGameAction::Join] {
        app.ask(action);
        app.frames(6);
    }
    let mut fields = app.world().query::<(Entity, &FriendField)>();
    let mut fields = fields.iter(app.world());
    let (link, _) = fields.find(|(_, field)| **field == FriendField::Link).expect("a field");
    assert_eq!(label(&mut app, link), "Link, or six letters");
}

#[test]
fn the_stages_of_the_lesson_are_told_apart_and_tell_their_stars() {
    let mut app = session();
    app.world().insert_resource(Localization::new(Language::English));
    let progress = LessonProgress { stage: 2, stars: vec![Stars::from(3), Stars::from(1)] };
    app.world().insert_resource(LessonsProgress(ByGeometry { pyramid: progress, ..default() }));
    app.ask(LessonAction::Open);
    app.frames(6);
    let mut told = |stage| {
        let button = app.button(LessonAction::Stage(stage));
        label(&mut app, button)
    };
    let (men, captures, most_pieces) = (told(0), told(1), told(2));
    let heading = |stage: u8, topic: MessageFn| {
        app.message(|messages| {
            messages.lesson_text_heading(messages.lesson_stage(stage, 8), topic(messages))
        })
    };
    let stars = |stars: u8| app.message(|messages| messages.lesson_stars(stars));
    assert_eq!(men, format!("{} · {}", heading(1, Messages::lesson_topic_men), stars(3)));
    let one_star = format!("{} · {}", heading(2, Messages::lesson_topic_capture), stars(1));
    assert_eq!(captures, one_star);
    assert_eq!(most_pieces, heading(3, Messages::lesson_topic_most_pieces));
}

#[test]
fn a_turn_that_black_passes_in_the_lesson_is_not_announced() {
    let mut app = session();
    app.world().insert_resource(Localization::new(Language::English));
    app.send_lesson(LessonAction::Open);
    let mv = app.resource::<OpenLesson>().run().shown_move().expect("a move");
    app.click_move(mv);
    let heard = said(&mut app);
    let white = app.message(Messages::turn_white);
    let black = app.message(Messages::turn_black);
    assert!(heard.ends_with(&white) && !heard.contains(&black), "{heard}");
}

#[test]
fn switches_tabs_and_disabled_buttons_tell_their_state() {
    let mut app = session();
    let numbers = app.button(ViewAction::ToggleNumbers);
    let before = node(&mut app, numbers);
    assert_eq!(before.role(), Role::Switch);
    app.press(ViewAction::ToggleNumbers);
    app.frames(2);
    let after = node(&mut app, numbers);
    assert_ne!(before.toggled(), after.toggled());
    let tab = app.button(GameAction::Switch(Variant::Dames3d));
    let tab = node(&mut app, tab);
    assert_eq!((tab.role(), tab.toggled()), (Role::Tab, Some(Toggled::True)));
    let resign = app.button(PlayAction::Resign);
    assert!(!node(&mut app, resign).is_disabled());
    app.command(Command::Resign(dames3d::rules::Side::White));
    app.frames(2);
    assert!(node(&mut app, resign).is_disabled());
}

#[test]
fn a_square_that_all_captures_pass_is_no_place_to_go() {
    const FEN: &str = "W:W29,30,33,35,37,38,39,40,41,42,43,47,49,50:\
        B1,2,3,4,5,7,8,12,13,14,15,19,21,26,28";
    let mut app = session();
    app.command(Command::SetUp(FEN.to_owned()));
    app.frames(2);
    let [from, passed, ends @ ..] = [29, 9, 18, 20].map(|number| cell(&mut app, number));
    request(&mut app, from, AccessAction::Click);
    assert_eq!(node(&mut app, passed).description(), None);
    let can_go_here = app.message(Messages::cell_end);
    for end in ends {
        let described = node(&mut app, end);
        assert_eq!(described.description(), Some(can_go_here.as_str()));
    }
}

#[test]
fn the_cells_say_square_piece_and_boards_and_what_may_move() {
    let mut app = session();
    let mut cells = app.world().query::<&BoardCell>();
    let squares: Vec<Square> = cells.iter(app.world()).map(|cell| cell.0).collect();
    assert_eq!(squares.len(), Square::COUNT);
    let (from, to) = (cell(&mut app, 32), cell(&mut app, 28));
    let on_top = |app: &TestApp, number: u8, content: MessageFn| {
        let square = app.message(|messages| messages.spoken_square(number, content(messages)));
        format!("{square}, {}, ", app.message(Messages::face_top))
    };
    let on_32 = on_top(&app, 32, Messages::spoken_white_man);
    assert!(label(&mut app, from).starts_with(&on_32));
    let on_28 = on_top(&app, 28, Messages::spoken_empty);
    assert!(label(&mut app, to).starts_with(&on_28));
    let may_move = app.message(Messages::cell_movable);
    assert_eq!(node(&mut app, from).description(), Some(may_move.as_str()));
    request(&mut app, from, AccessAction::Click);
    assert_eq!(node(&mut app, from).is_selected(), Some(true));
    let can_go_here = app.message(Messages::cell_end);
    assert_eq!(node(&mut app, to).description(), Some(can_go_here.as_str()));
    request(&mut app, to, AccessAction::Click);
    let on_28 = on_top(&app, 28, Messages::spoken_white_man);
    assert!(label(&mut app, to).starts_with(&on_28));
    assert_eq!(node(&mut app, to).description(), None, "it is Black's turn");
    app.world().insert_resource(Localization::new(Language::French));
    app.frames(2);
    let in_french = on_top(&app, 28, Messages::spoken_white_man);
    assert_ne!(in_french, on_28);
    assert!(label(&mut app, to).starts_with(&in_french));
}

#[test]
fn moves_and_refusals_are_announced_in_the_frame_in_which_they_happen() {
    let mut app = session();
    app.play(&["32-28"]);
    let first = said(&mut app);
    let turn = app.message(|messages| messages.spoken_goes(messages.side_white(), 32, 28));
    let turn = format!("{turn}, {}", app.message(Messages::face_top));
    assert!(first.starts_with(&turn), "{first}");
    assert!(first.ends_with(&format!(". {}", app.message(Messages::turn_black))), "{first}");
    app.play(&["19-23"]);
    let due = said(&mut app);
    let must_capture = app.message(|messages| messages.spoken_must_capture(messages.turn_white()));
    assert!(due.ends_with(&must_capture), "{due}");
    // The same refusal twice is said twice.
    let empty = cell(&mut app, 26);
    request(&mut app, empty, AccessAction::Click);
    let refused = said(&mut app);
    request(&mut app, empty, AccessAction::Click);
    let again = said(&mut app);
    assert_ne!(refused, again);
    assert_eq!(refused.trim_end_matches('\u{a0}'), again.trim_end_matches('\u{a0}'));
}

#[test]
fn a_screen_reader_moves_the_focus_over_the_board_and_to_the_buttons() {
    let mut app = session();
    let square = cell(&mut app, 40);
    request(&mut app, square, AccessAction::Focus);
    assert_eq!(app.selection().walker().map(Square::number), Some(40));
    assert_eq!(app.resource::<InputFocus>().get(), Some(square));
    app.key(Key::Escape, KeyCode::Escape);
    assert_eq!(app.resource::<InputFocus>().get(), None);
    let resign = app.button(PlayAction::Resign);
    request(&mut app, resign, AccessAction::Focus);
    assert_eq!(app.resource::<InputFocus>().get(), Some(resign));
}

#[test]
fn the_keyboard_reaches_all_buttons_by_groups() {
    let mut app = session();
    let mut stops = Vec::new();
    app.key(Key::F10, KeyCode::F10);
    for _ in 0..80 {
        let focused = app.resource::<InputFocus>().get().expect("a focus");
        if stops.contains(&focused) {
            break;
        }
        stops.push(focused);
        app.key(Key::Tab, KeyCode::Tab);
    }
    let buttons = {
        let world = app.world();
        let mut buttons = world.query_filtered::<&AccessibilityNode, With<Button>>();
        let enabled = |node: &&AccessibilityNode| !node.is_hidden() && !node.is_disabled();
        buttons.iter(world).filter(enabled).count()
    };
    assert!(stops.len() * 2 < buttons, "{} stops for {buttons} buttons", stops.len());
    // The arrows go round the group.
    let resign = app.button(PlayAction::Resign);
    let offer = app.button(PlayAction::OfferDraw);
    let group = stops.iter().copied().find(|&stop| stop == offer || stop == resign);
    let first = group.expect("the group of the endings");
    request(&mut app, first, AccessAction::Focus);
    app.key(Key::ArrowRight, KeyCode::ArrowRight);
    let second = app.resource::<InputFocus>().get().expect("a focus");
    assert!(second != first && (second == offer || second == resign));
    app.key(Key::ArrowRight, KeyCode::ArrowRight);
    assert_eq!(app.resource::<InputFocus>().get(), Some(first));
    // The focus comes back to where it was.
    app.key(Key::Escape, KeyCode::Escape);
    assert_eq!(app.resource::<InputFocus>().get(), None);
    app.key(Key::F10, KeyCode::F10);
    assert_eq!(app.resource::<InputFocus>().get(), Some(first));
}

/// The number of keys that lead from the board to a button: F10, Tab to its group, the arrow to itself.
fn keys_to(action: impl Into<AnyAction> + Copy + std::fmt::Debug) -> usize {
    let mut app = TestApp::new();
    app.rest();
    let button = app.button(action);
    let group = |app: &mut TestApp, entity: Entity| {
        let parent = app.world().get::<ChildOf>(entity);
        parent.map(ChildOf::parent)
    };
    let wanted = group(&mut app, button);
    app.key(Key::F10, KeyCode::F10);
    let mut keys = 1;
    loop {
        let focused = app.resource::<InputFocus>().get().expect("a focus");
        if focused == button {
            return keys;
        }
        if group(&mut app, focused) == wanted {
            app.key(Key::ArrowRight, KeyCode::ArrowRight)
        } else {
            app.key(Key::Tab, KeyCode::Tab)
        }
        keys += 1;
        assert!(keys < 40, "{action:?} cannot be reached");
    }
}

#[test]
fn the_hint_and_resigning_are_few_keys_away_from_the_board() {
    let (hint, resign) = (keys_to(AnalysisAction::Hint), keys_to(PlayAction::Resign));
    assert!(hint <= 1, "{hint} keys to the hint");
    assert!(resign <= 3, "{resign} keys to resign");
}

#[test]
fn a_line_that_stays_on_the_board_is_announced_move_by_move() {
    let mut app = TestApp::new();
    let start = *app.game().position();
    let first = start.legal_moves()[0];
    let second = start.play(first).legal_moves()[0];
    let line = PreviewedLine::new(start, &[first, second], 2).expect("two moves");
    app.world().resource_mut::<LinePreview>().hold(line);
    app.frames(3);
    assert_eq!(said(&mut app), app.message(|messages| messages.line_held(2, 2)));
    app.key(Key::ArrowLeft, KeyCode::ArrowLeft);
    app.frames(3);
    assert_eq!(said(&mut app), app.message(|messages| messages.line_held(1, 2)));
}
