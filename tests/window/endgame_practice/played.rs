use dames3d::endgame_practice::{AttemptEnd, EndgameExercise, MoveJudgment, PracticeLength};
use dames3d::game::Command;
use dames3d::game_tree::MarkColor;
use dames3d::i18n::Messages;
use dames3d::rules::{FewAgainstKing, Geometry, Variant};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::endgames::state::{
    EndgameFilter, EndgamePractice, PracticeStage, WonEndgames,
};
use dames3d::viewer::kernel::analysis::EndgameStatus;
use dames3d::viewer::kernel::engine_bridge::PlayerTables;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::View;

use crate::messages::ANY_NUMBER;

use super::{playing, session_with, tables, throws_away};

#[test]
fn the_best_moves_win_as_soon_as_announced() {
    let mut app = playing();
    let enough = app.endgame().exercise().moves;
    let has_task = app.mentions_form(|messages, any| messages.endgame_task(any, enough));
    assert!(has_task, "{:?}", app.said());
    app.win_endgame();
    let played = enough;
    assert_eq!(app.endgame().end(), Some(AttemptEnd::Won { played, enough }));
    assert_eq!(app.endgame().lost(), 0);
    let is_told = app.mentions(|messages| messages.endgame_won_soonest(enough));
    assert!(is_told, "{:?}", app.said());
    assert_eq!(app.resource::<WonEndgames>().get().total_won(Geometry::Pyramid), 1);
}

#[test]
fn a_slow_move_is_counted_and_answered() {
    let mut app = playing();
    let is_slow = |judgment| matches!(judgment, MoveJudgment::Slow { .. });
    let slow = app.until_a_move(is_slow);
    let Some(MoveJudgment::Slow { lost, .. }) = app.endgame().clone().play(slow) else {
        unreachable!("it was found because it is slow");
    };
    app.answer_endgame(slow);
    assert!(app.endgame().is_players_turn(), "the defense has answered");
    assert_eq!(app.endgame().lost(), lost);
    assert!(app.says(|messages| messages.endgame_moves_lost(lost)), "{:?}", app.said());
}

#[test]
fn a_win_that_is_thrown_away_is_refuted_and_taken_back() {
    let mut app = playing();
    let bad = app.until_a_move(throws_away);
    let before = *app.endgame().position();
    app.click_move(bad);
    app.wait_until(|app| app.endgame().end().is_some());
    app.rest();
    let said = app.said();
    assert!(said.iter().any(|text| app.tells_of_lost_win(text)), "{said:?}");
    let refutation = app.endgame().refutation();
    let arrows = app.game().shown_node().annotations.arrows.clone();
    let drawn = arrows.first().map(|arrow| (arrow.color, arrow.from));
    assert_eq!(drawn, refutation.map(|mv| (MarkColor::Red, mv.from())));

    app.press(EndgameAction::TakeBack);
    app.rest();
    assert_eq!(*app.game().position(), before);
    assert!(app.endgame().is_players_turn());
    app.win_endgame();
    let kind = app.endgame().exercise().material();
    let record = app.resource::<WonEndgames>().get().get(Variant::Dames3d, kind);
    assert_eq!((record.won, record.fewest_lost), (1, None), "with help");
}

#[test]
fn a_move_of_the_defense_cannot_be_made_by_hand() {
    let mut app = playing();
    while app.endgame().exercise().moves < 2 {
        app.do_endgame(EndgameAction::Next);
        app.until_endgame();
    }
    let best = app.best_move();
    app.click_move(best);
    let defense = app.game().position().legal_moves()[0];
    app.click_move(defense);
    app.until_answered();
    assert_eq!(app.game().position(), app.endgame().position());
    assert!(app.endgame().is_players_turn());
}

#[test]
fn the_best_move_is_drawn_on_request_and_counts_as_help() {
    let mut app = playing();
    let best = app.best_move();
    app.press(EndgameAction::ShowBest);
    app.frames(2);
    assert!(app.mentions_form(|messages, any| messages.endgame_best(any)), "{:?}", app.said());
    let arrows = &app.game().shown_node().annotations.arrows;
    assert_eq!((arrows[0].from, arrows[0].to), (best.from(), best.to()));
    assert_eq!(app.endgame().helps(), 1);
    app.press(EndgameAction::Again);
    app.rest();
    assert_eq!(app.endgame().helps(), 0);
    assert!(app.game().shown_node().annotations.arrows.is_empty());
}

#[test]
fn length_and_ending_are_chosen_on_the_panel() {
    let mut app = playing();
    let mut lengths = 0;
    for length in PracticeLength::ALL.into_iter().rev() {
        app.press(EndgameAction::Length(length));
        app.wait_until(|app| !matches!(app.endgames().stage, PracticeStage::Choosing));
        if let Some(played) = app.endgames().played() {
            let moves = played.attempt.exercise().moves;
            assert!(length.moves().contains(&moves), "{length}: {moves}");
            lengths += 1;
        } else {
            app.frames(2);
            assert!(app.mentions(Messages::endgame_none));
        }
    }
    assert!(lengths > 0);
    let endings = app.resource::<EndgameFilter>().endings.clone();
    assert!(!endings.is_empty());
    let mut found = 0;
    for ending in endings {
        app.press(EndgameAction::Ending(Some(ending)));
        app.wait_until(|app| !matches!(app.endgames().stage, PracticeStage::Choosing));
        if let Some(played) = app.endgames().played() {
            assert_eq!(played.attempt.exercise().material(), ending);
            found += 1;
        } else {
            app.frames(2);
            assert!(app.mentions(Messages::endgame_none));
        }
    }
    assert!(found > 0);
}

#[test]
fn an_endgame_does_not_come_twice() {
    let mut app = playing();
    let mut seen = Vec::new();
    for _ in 0..8 {
        let position = app.endgame().exercise().position;
        assert!(!seen.contains(&position));
        seen.push(position);
        app.do_endgame(EndgameAction::Next);
        app.until_endgame();
    }
}

#[test]
fn without_tables_they_are_prepared_with_progress_and_nobody_asks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = session_with(folder.path(), |_| ());
    app.do_endgame(EndgameAction::Open);
    while !app.mentions_form(|messages, _| messages.endgame_preparing(ANY_NUMBER)) {
        assert!(app.endgames().played().is_none(), "it was not said");
        app.frames(1);
    }
    assert!(app.resource::<EndgameStatus>().solved_share.is_some());
    assert!(!app.shows(AnalysisAction::SolveEndgames));
    // Meanwhile the first endgame is on the board, and is played then.
    let first = EndgameExercise::first(Variant::Dames3d);
    assert_eq!(*app.game().position(), first);
    app.wait_until(|app| app.endgames().played().is_some());
    assert_eq!(app.endgame().exercise().position, first);
    app.rest();
    app.look(View::Top);
    app.win_endgame();
}

#[test]
fn endgames_are_prepared_under_the_draw_rule_of_the_boards_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = session_with(folder.path(), |_| ());
    app.ask(GameAction::Switch(Variant::International));
    app.frames(3);
    app.command(Command::SetFewAgainstKing(FewAgainstKing::SHEET));
    app.do_endgame(EndgameAction::Open);
    app.wait_until(|app| {
        app.endgames().played().is_some()
            || matches!(app.endgames().stage, PracticeStage::NotPrepared)
    });
    assert!(app.endgames().played().is_some());
    assert_eq!(app.game().variant(), Variant::International);
}

#[test]
fn endgames_that_cannot_be_prepared_say_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = session_with(folder.path(), |app| {
        // No folder that keeps them.
        app.insert_resource(PlayerTables::in_folder(None, 2));
    });
    app.do_endgame(EndgameAction::Open);
    app.wait_until(|app| matches!(app.endgames().stage, PracticeStage::NotPrepared));
    app.frames(2);
    assert!(app.says(Messages::endgame_not_prepared));
}

#[test]
fn the_flat_board_has_endgames_of_its_own() {
    let mut app = playing();
    app.press(EndgameAction::Board(Geometry::Flat));
    app.wait_until(|app| app.endgames().played().is_some());
    assert_eq!(app.game().variant(), Variant::International);
    app.press(EndgameAction::Board(Geometry::Pyramid));
    app.until_endgame();
    assert_eq!(app.game().variant(), Variant::Dames3d);
}

#[test]
fn an_ending_is_wanted_on_the_board_for_which_it_was_chosen() {
    let mut app = playing();
    let ending = app.endgame().exercise().material();
    let wish = EndgameAction::Ending(Some(ending));
    app.press(wish);
    app.until_endgame();
    app.do_endgame(EndgameAction::Leave);
    app.open_endgames();
    assert_eq!(app.resource::<EndgameFilter>().ending, Some(ending), "the same board");
    for board in [Geometry::Flat, Geometry::Pyramid] {
        app.do_endgame(EndgameAction::Board(board));
        assert_eq!(app.resource::<EndgameFilter>().ending, None, "{board:?}");
        app.do_endgame(wish);
    }
}

#[test]
fn the_game_waits_and_comes_back() {
    let mut app = session_with(tables(), |_| ());
    app.play(&["32-28", "19-23"]);
    app.rest();
    let game = app.game().clone();
    app.open_endgames();
    assert!(app.is_practicing());
    app.do_endgame(EndgameAction::Leave);
    app.rest();
    assert!(!app.is_practicing() && !app.is_open::<EndgamePractice>());
    assert_eq!(app.game().position(), game.position());
    assert_eq!(app.game().last_ply(), game.last_ply());
}
