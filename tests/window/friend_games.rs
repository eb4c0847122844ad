//! Several games with friends beside each other, and looking on.

use std::path::Path;
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use dames3d::game::Command;
use dames3d::i18n::{Language, MessageFn, Messages};
use dames3d::online::{GameSettings, Request, SavedSeats, SavedSeatsFile};
use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::app::WindowOptions;
use dames3d::viewer::features::online::actions::FriendAction;
use dames3d::viewer::features::online::links::{LINKS, LinksAction};
use dames3d::viewer::features::online::my_games::MyGamesAction;
use dames3d::viewer::features::online::state::{
    FriendGames, GameState, GamesPage, MY_GAMES, SeatKey, TimeLeft,
};
use dames3d::viewer::features::play::actions::PlayAction;
use dames3d::viewer::kernel::dialogs::CONFIRMATION;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::OnlineGameRequest;
use dames3d::viewer::kernel::persistence::UserFolders;
use dames3d::viewer::kernel::session::CurrentSession;
use dames3d::viewer::kernel::waker::{Alarms, Wakes, WindowWaker};
use dames3d::viewer::shell::welcome::WELCOME;

use crate::friend_hall::{HOUR, Hall, by_post, company, key, seat};
use crate::test_app::TestApp;

/// Three games: in the first it is the friend's turn, in the others the player's, and the third has waited longest.
fn three(hall: &Hall, folder: &Path) -> TestApp {
    let international = Variant::International;
    hall.begin(1, by_post(international), &["32-28"], 2 * HOUR);
    hall.begin(2, by_post(Variant::Dames3d), &[], HOUR);
    hall.begin(3, by_post(international), &["32-28", "19-23"], 5 * HOUR);
    let seats = [(1, international), (2, Variant::Dames3d), (3, international)];
    hall.window(folder, &seats)
}

fn title(app: &mut TestApp) -> String {
    let mut windows = app.world().query_filtered::<&Window, With<PrimaryWindow>>();
    let window = windows.single(app.world_ref()).expect("one window");
    window.title.clone()
}

fn listed(app: &TestApp) -> Vec<SeatKey> {
    let games = app.resource::<FriendGames>().0.iter();
    games.map(|game| game.seat).collect()
}

/// The description of the first and the third game in the list.
fn international_as_white(app: &TestApp) -> String {
    app.message(|messages| {
        let you_play = messages.friend_you_play(messages.side_white());
        format!("{} · {you_play}", messages.variant_international())
    })
}

/// The state of a game in the list, with two days left.
fn two_days_left(app: &TestApp, state: MessageFn) -> String {
    app.message(|messages| format!("{} · {}", state(messages), messages.online_days_left(2)))
}

fn is_on_board(app: &TestApp) -> bool {
    app.resource::<CurrentSession>().is_remote()
}

#[test]
fn the_games_that_go_on_are_listed_and_those_that_wait_for_the_player_are_counted() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    assert_eq!(listed(&app), [key(3), key(2), key(1)], "the longest waiting first");
    assert!(!is_on_board(&app), "nothing is put on the board unasked");
    assert_eq!(title(&mut app), "(2) Dames 3D");
    assert!(app.says(|messages| messages.friend_my_games_waiting(2)), "{:?}", app.said());
    app.press(MyGamesAction::Open);
    for words in [
        two_days_left(&app, Messages::friend_own_turn),
        two_days_left(&app, Messages::friend_friends_turn),
        international_as_white(&app),
    ] {
        assert!(app.says_text(&words), "{words}: {:?}", app.said());
    }
    let games = &app.resource::<FriendGames>().0;
    assert_eq!(games[0].left, Some(TimeLeft::Days(2)));
    assert_eq!(games[2].state, GameState::FriendsTurn);
}

#[test]
fn a_click_puts_a_game_on_the_board_and_the_others_go_on_beside_it() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    let connections = hall.connections();
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::GoTo(key(3)));
    app.rest();
    assert!(is_on_board(&app) && !app.open().has(MY_GAMES));
    assert_eq!(app.game().current_ply(), Ply(2));
    app.press(MyGamesAction::Open);
    let standing = two_days_left(&app, Messages::friend_own_turn);
    assert!(app.says(|messages| format!("{standing} · {}", messages.friend_on_board())));
    app.press(MyGamesAction::GoTo(key(2)));
    app.rest();
    assert_eq!(app.game().variant(), Variant::Dames3d);
    assert_eq!(listed(&app).len(), 3);
    // A move goes to the game on the board alone.
    app.click(32);
    app.click(28);
    app.frames(3);
    assert!(matches!(hall.asked(2), Some((_, Request::Play(_)))));
    assert_eq!(hall.asked(3), None);
    assert_eq!(hall.connections(), connections);
}

#[test]
fn a_move_in_another_game_is_told_with_the_way_there() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::GoTo(key(2)));
    app.rest();
    hall.plays(1, Side::Black, "19-23");
    let game = international_as_white(&app);
    let told = app.message(|messages| messages.friend_has_moved(game));
    app.frames(2);
    assert!(!app.says_text(&told), "the games beside it are looked at now and then");
    hall.pass(&mut app, 10);
    assert!(app.says_text(&told), "{:?}", app.said());
    assert_eq!(title(&mut app), "(3) Dames 3D");
    app.press(MyGamesAction::GoTo(key(1)));
    app.rest();
    assert_eq!(app.game().variant(), Variant::International);
    assert_eq!(app.game().current_ply(), Ply(2));
    hall.pass(&mut app, 1);
    app.rest();
    assert!(!app.says(Messages::friend_go_there), "the notice has done its work");
}

#[test]
fn a_game_beside_another_kind_of_game_is_not_lost() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::GoTo(key(3)));
    app.rest();
    app.ask(GameAction::Switch(Variant::Dames3d));
    app.command(Command::NewGame);
    app.rest();
    assert!(!is_on_board(&app));
    hall.plays(3, Side::White, "28x19");
    hall.plays(3, Side::Black, "14x23");
    hall.pass(&mut app, 1);
    let game = international_as_white(&app);
    assert!(app.says(|messages| messages.friend_has_moved(game)));
    app.press(FriendAction::Return);
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(4));
}

#[test]
fn a_game_is_forgotten_after_a_question() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::AskForget(key(2)));
    assert_eq!(app.open().get(MY_GAMES), Some(&GamesPage::Forget(key(2))));
    app.press(MyGamesAction::Open);
    assert_eq!(listed(&app).len(), 3, "it is kept");
    app.press(MyGamesAction::AskForget(key(2)));
    app.press(MyGamesAction::Forget(key(2)));
    app.frames(2);
    assert_eq!(listed(&app), [key(3), key(1)]);
    let page = GamesPage::List(vec![key(3), key(1)]);
    assert_eq!(app.open().get(MY_GAMES), Some(&page));
    assert_eq!(title(&mut app), "(1) Dames 3D");
    let file = SavedSeatsFile::new(folder.path().join("online.json"));
    let open = file.load().expect("seats").open();
    assert!(open.iter().all(|(link, _)| *link != seat(2)));
}

#[test]
fn games_beside_the_board_wake_the_window_together_and_draw_nothing() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::GoTo(key(2)));
    app.rest();
    hall.pass(&mut app, 20);
    app.frames(8);
    // What the server says of the games beside the board wakes nobody.
    let wakes = |app: &TestApp| app.resource::<Wakes>().quiet() + app.resource::<Wakes>().count();
    let before = wakes(&app);
    hall.say(1, &company(1));
    hall.say(3, &company(1));
    assert_eq!(wakes(&app), before);
    hall.say(2, &company(0));
    assert_eq!(wakes(&app), before + 1);
    app.frames(4);
    // For a minute, the window runs a frame for each beat of the game on the board and at each alarm, and draws none.
    let time = |app: &TestApp| app.resource::<Time<Real>>().elapsed();
    let (start, mut alarms, mut drawn) = (time(&app), 0, 0);
    let mut beat = start;
    while time(&app) < start + Duration::from_secs(60) {
        beat += Duration::from_secs(4);
        while let Some(at) = app.resource::<Alarms>().next().filter(|at| *at < beat) {
            alarms += 1;
            drawn += usize::from(hall.idle_until(&mut app, at));
        }
        hall.beats();
        app.world()
            .run_system_cached(|waker: WindowWaker| waker.quiet_waker()())
            .expect("it wakes");
        drawn += usize::from(hall.idle_until(&mut app, beat));
    }
    assert_eq!(drawn, 0);
    assert!(alarms <= 6, "{alarms} alarms in a minute");
}

#[test]
fn the_list_holds_its_words_in_every_language() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    app.rest();
    let mut misfits = app.misfits_of_all_languages("the button of the games");
    app.press(MyGamesAction::Open);
    misfits.extend(app.misfits_of_all_languages("the list of games"));
    app.press(MyGamesAction::AskForget(key(2)));
    misfits.extend(app.misfits_of_all_languages("the question about a game"));
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::GoTo(key(2)));
    app.rest();
    app.press(LinksAction::Open);
    app.press(LinksAction::ShowSeat);
    misfits.extend(app.misfits_of_all_languages("the links"));
    assert!(misfits.is_empty(), "{} {misfits:#?}", misfits.len());
}

#[test]
fn on_a_phone_each_game_and_the_way_out_are_on_the_screen() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    app.resize(Vec2::new(390.0, 844.0));
    app.ask(MyGamesAction::Open);
    app.frames(8);
    let card = app.rect_named("Card");
    for number in [1, 2, 3] {
        let button = app.button(MyGamesAction::GoTo(key(number)));
        let place = app.rect_of(button);
        assert!(card.contains(place.min) && card.contains(place.max), "{place:?}");
        assert!(place.width() > 200.0 && place.height() > 30.0, "{place:?}");
    }
}

/// Returns `true` if this text is on the clipboard, or the machine has none.
fn is_copied(app: &mut TestApp, text: &str) -> bool {
    app.pasted().is_none_or(|copied| copied == text)
}

#[test]
fn the_link_of_the_seat_is_hidden_until_it_is_asked_for() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = three(&hall, folder.path());
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::GoTo(key(2)));
    app.rest();
    app.press(LinksAction::Open);
    let watch = "http://192.168.1.5:7171/#watch=0000000000000002";
    assert!(app.says_text(watch), "{:?}", app.said());
    let own = seat(2).to_string();
    assert!(!app.says_text(&own));
    assert!(app.says(Messages::friend_about_device));
    app.press(LinksAction::CopyWatch);
    assert!(is_copied(&mut app, watch));
    app.press(LinksAction::ShowSeat);
    assert!(app.says_text(&own), "{:?}", app.said());
    app.press(LinksAction::CopySeat);
    assert!(is_copied(&mut app, &own));
}

#[test]
fn whoever_looks_on_sees_the_game_and_has_no_buttons_that_play() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    hall.begin(4, by_post(Variant::International), &["32-28"], HOUR);
    let mut app = hall.window(folder.path(), &[]);
    let link = "http://192.168.1.5:7171/#watch=0000000000000004";
    let follow = OnlineGameRequest::Follow(link.to_owned());
    app.world().write_message(follow);
    hall.answer(&mut app);
    assert!(is_on_board(&app));
    assert_eq!(app.game().current_ply(), Ply(1));
    assert!(app.says(Messages::online_watching), "{:?}", app.said());
    for action in [PlayAction::Resign, PlayAction::OfferDraw] {
        assert!(!app.shows(action), "{action:?}");
    }
    app.key(Key::Character("d".into()), KeyCode::KeyD);
    assert!(!app.open().has(CONFIRMATION), "a draw is not theirs");
    app.click(19);
    app.click(23);
    app.frames(3);
    assert_eq!(app.game().current_ply(), Ply(1));
    assert_eq!(hall.asked(4), None);
    hall.plays(4, Side::Black, "19-23");
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(2));
    hall.say(4, &company(2));
    app.frames(3);
    assert!(app.mentions(|messages| messages.friend_watchers(2)), "{:?}", app.said());
    assert!(app.resource::<FriendGames>().0.is_empty(), "it is no game of the player");
    app.press(LinksAction::Open);
    assert!(app.open().has(LINKS));
    assert!(!app.says(Messages::friend_device_link), "there is no seat");
}

#[test]
fn a_second_start_with_a_game_by_link_has_no_card_of_a_first_start() {
    let hall = Hall::default();
    hall.begin(2, GameSettings::new(Variant::International), &[], 0);
    for has_seat in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        if has_seat {
            let file = SavedSeatsFile::new(folder.path().join("online.json"));
            SavedSeats::save(&file, &seat(2), Variant::International).expect("saved");
        }
        let options = WindowOptions {
            language: Some(Language::English),
            folders: UserFolders::In(folder.path().to_owned()),
            ..WindowOptions::default()
        };
        let network = hall.network();
        let mut app = TestApp::with(move |app| {
            app.insert_resource(network);
            options.add_to(app);
        });
        hall.answer(&mut app);
        assert_eq!(app.open().has(WELCOME), !has_seat);
        assert_eq!(app.shows(FriendAction::Return), has_seat);
    }
}

#[test]
fn a_game_that_the_player_gives_up_waiting_for_stays_in_the_list() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let file = SavedSeatsFile::new(folder.path().join("online.json"));
    for (number, variant) in [(1, Variant::International), (2, Variant::Dames3d)] {
        SavedSeats::save(&file, &seat(number), variant).expect("saved");
    }
    let (network, folders) = (hall.network(), UserFolders::In(folder.path().to_owned()));
    let mut app = TestApp::with(move |app| {
        app.insert_resource(network).insert_resource(folders);
    });
    app.frames(2);
    assert_eq!(listed(&app).len(), 2);
    app.press(MyGamesAction::Open);
    app.press(MyGamesAction::GoTo(key(1)));
    app.rest();
    app.press(FriendAction::CancelInvitation);
    app.rest();
    let mut games = listed(&app);
    games.sort_by_key(|game| *game != key(1));
    assert_eq!(games, [key(1), key(2)], "the server has only not answered yet");
    let game = app.resource::<FriendGames>().get(key(1)).expect("listed");
    assert_eq!(game.variant, Variant::International);
}
