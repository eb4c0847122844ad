//! Offers of a draw, and resignation.

use dames3d::game::{Command, CommandError, Event, Session};
use dames3d::rules::{DrawReason, FewAgainstKing, Outcome, Ply, Side, Variant, WinReason};

use super::{after, carry_out, play, refuse, set_up, win};

const ACCEPT: Command = Command::AnswerDraw { accept: true };
const DECLINE: Command = Command::AnswerDraw { accept: false };

#[test]
fn the_side_to_move_offers_and_the_other_agrees() {
    let mut session = after(&["32-28"]);
    let events = carry_out(&mut session, Command::OfferDraw);
    assert_eq!(events, [Event::DrawOffered(Side::Black)]);
    assert_eq!(session.game().draw_offer(), Some(Side::Black));
    let error = refuse(&mut session, Command::OfferDraw);
    assert_eq!(error, CommandError::AlreadyOffered);
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(carry_out(&mut session, ACCEPT), [Event::Ended(drawn)]);
    assert_eq!((session.game().outcome(), session.game().draw_offer()), (Some(drawn), None));
    let error = refuse(&mut session, play("19-23"));
    assert_eq!(error, CommandError::GameOver(drawn));
    assert_eq!(refuse(&mut session, ACCEPT), CommandError::NoOffer);

    // An agreement can be taken back like a move.
    let events = carry_out(&mut session, Command::Undo);
    assert_eq!(events, [Event::Shown(Ply(1))]);
    assert_eq!(session.game().outcome(), None);
    carry_out(&mut session, play("19-23"));
}

#[test]
fn an_offer_is_declined_by_an_answer() {
    let mut session = Session::default();
    carry_out(&mut session, Command::OfferDraw);
    assert_eq!(carry_out(&mut session, DECLINE), [Event::DrawDeclined]);
    assert_eq!((session.game().outcome(), session.game().draw_offer()), (None, None));
    assert_eq!(refuse(&mut session, DECLINE), CommandError::NoOffer);
    carry_out(&mut session, Command::OfferDraw);
}

#[test]
fn an_offer_outlives_the_own_move_and_is_declined_by_the_other_sides_move() {
    let mut session = Session::default();
    carry_out(&mut session, Command::OfferDraw);
    assert_eq!(carry_out(&mut session, play("32-28")).len(), 1);
    assert_eq!(session.game().draw_offer(), Some(Side::White));
    let events = carry_out(&mut session, play("18-22"));
    assert_eq!(events[1..], [Event::DrawDeclined]);
    assert_eq!(session.game().draw_offer(), None);
}

#[test]
fn either_side_may_resign_at_any_time() {
    for side in Side::BOTH {
        let mut session = after(&["32-28"]);
        carry_out(&mut session, Command::OfferDraw);
        let won = win(!side, WinReason::Resignation);
        let events = carry_out(&mut session, Command::Resign(side));
        assert_eq!(events, [Event::Ended(won)]);
        assert_eq!(session.game().draw_offer(), None);
        let error = refuse(&mut session, Command::Resign(!side));
        assert_eq!(error, CommandError::GameOver(won));
        carry_out(&mut session, Command::NewGame);
        assert_eq!(session.game().outcome(), None);
    }
}

#[test]
fn an_offer_does_not_outlive_its_position() {
    let mut session = after(&["32-28"]);
    carry_out(&mut session, Command::OfferDraw);
    carry_out(&mut session, Command::Undo);
    assert_eq!(refuse(&mut session, ACCEPT), CommandError::NoOffer);
    carry_out(&mut session, Command::Redo);
    assert_eq!(refuse(&mut session, ACCEPT), CommandError::NoOffer);
}

#[test]
fn an_offer_ends_with_a_game_that_another_rule_ends() {
    let mut session = set_up("W:WK37:BK5", Variant::International);
    carry_out(&mut session, play("37-31"));
    carry_out(&mut session, Command::OfferDraw);
    carry_out(&mut session, Command::SetFewAgainstKing(FewAgainstKing::DrawAtOnce));
    assert!(session.game().outcome().is_some());
    assert_eq!(session.game().draw_offer(), None);
    assert_eq!(refuse(&mut session, ACCEPT), CommandError::NoOffer);
}
