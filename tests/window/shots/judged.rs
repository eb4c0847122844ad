use std::sync::OnceLock;
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use dames3d::notation::fen;
use dames3d::rules::{Move, Variant};
use dames3d::shots::Exercise;
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::features::shots::state::{Feedback, JudgingTime, ShotPhase};

use super::{read, solving, white_wins};

/// An exercise in which every move of White wins: five men and a king against two men.
fn easy(variant: Variant) -> &'static [Exercise] {
    static EASY: OnceLock<Vec<Exercise>> = OnceLock::new();
    EASY.get_or_init(|| {
        let before = fen::read_position("B:W36,37,38,39,40,K50:B1,3", variant).expect("a position");
        let mut now = before;
        let mut line: Vec<_> = (0..4)
            .map(|_| {
                let mv = *now.legal_moves().iter().next().expect("a move");
                now = now.play(mv);
                mv
            })
            .collect();
        let lead_in = line.remove(0);
        Exercise::new(before, lead_in, line, None).into_iter().collect()
    })
}

#[test]
fn a_wrong_move_is_judged_refuted_and_taken_back_and_the_exercise_is_missed() {
    let mut app = solving(white_wins);
    let rating = app.rating();
    let position = *app.game().position();
    let wrong = app.other_move();
    app.click_move(wrong);
    app.wait_until(|app| app.phase() == Some(ShotPhase::Refutation));
    app.frames(40);
    let said = app.said();
    assert!(said.iter().any(|text| app.tells_of_wrong_move(text)), "{said:?}");
    // The best answer is on the board.
    assert_eq!(app.game().turns().len(), 3);
    app.until_phase(ShotPhase::Refuted);
    assert!(app.shows(ShotsAction::TakeBack) && !app.shows(ShotsAction::ShowSolution));
    app.key(Key::Enter, KeyCode::Enter);
    app.until_solving();
    assert!(!app.shows(ShotsAction::TakeBack) && app.shows(ShotsAction::ShowSolution));
    assert_eq!(*app.game().position(), position);
    assert!(app.rating() < rating);
    assert_eq!(app.results(Variant::Dames3d).missed(), 1);
    let missed = app.rating();
    app.solve_by_clicks();
    assert_eq!(app.rating(), missed);
    assert_eq!(app.results(Variant::Dames3d).missed(), 1);
}

#[test]
fn another_move_that_wins_counts_as_right() {
    let mut app = solving(easy);
    let rating = app.rating();
    let other = app.other_move();
    app.click_move(other);
    app.until_phase(ShotPhase::Over);
    let feedback = app.exercise().feedback().cloned();
    assert!(matches!(feedback, Some(Feedback::OtherWins(_))), "{feedback:?}");
    assert_eq!(app.results(Variant::Dames3d).solved(), 1);
    assert!(app.rating() > rating);
}

/// An exercise with too many pieces for any search to come to its end.
fn crowded(variant: Variant) -> &'static [Exercise] {
    const LINE: &str = "B:W28,30,31,32,33,35,37,38,40,41,42,43,45,46,47,48,49,50\
        :B2,3,4,5,6,7,8,9,10,12,13,14,15,16,17,19,21,22 7-11 33-29 22x24 32-27 21x32 38x29 2";
    static CROWDED: OnceLock<Vec<Exercise>> = OnceLock::new();
    match variant {
        Variant::Dames3d => read(&CROWDED, LINE, variant),
        _ => &[],
    }
}

#[test]
fn pieces_stand_still_while_a_move_is_judged_and_leaving_ends_the_judgment() {
    let mut app = solving(crowded);
    let endless = Duration::from_secs(3600);
    app.world().insert_resource(JudgingTime(endless));
    // A forced answer would be judged at once.
    let (start, right) = (*app.game().position(), app.right_move());
    let moves = start.legal_moves();
    let leaves_a_choice = |mv: &Move| start.play(*mv).legal_moves().len() > 3;
    let mut others = moves.iter().copied().filter(|mv| *mv != right);
    let wrong = others.find(leaves_a_choice).expect("another move");
    app.click_move(wrong);
    app.wait_until(|app| matches!(app.phase(), Some(ShotPhase::Judging(_))));
    assert!(app.mentions_form(|messages, any| messages.retry_judging(any)), "{:?}", app.said());
    let position = *app.game().position();
    let own = app.right_move();
    app.click_move(own);
    assert_eq!(*app.game().position(), position);
    app.do_exercise(ShotsAction::Leave);
    app.rest();
    assert!(!app.is_practicing());
    assert_eq!(app.results(Variant::Dames3d).missed(), 0);
}
