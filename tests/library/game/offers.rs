use dames3d::game::{Command, Event, Refused, Session};
use dames3d::rules::{DrawReason, Outcome, Ply, Side, WinReason};

use super::{after, carry_out, play, refuse};

const ACCEPT: Command = Command::AnswerDraw { accept: true };
const DECLINE: Command = Command::AnswerDraw { accept: false };

#[test]
fn the_side_to_move_offers_and_the_other_agrees() {
    let mut tables = after(&["32-28"]);
    assert_eq!(
        carry_out(&mut tables, Command::OfferDraw),
        [Event::DrawOffered(Side::Black)]
    );
    assert_eq!(tables.game().draw_offer(), Some(Side::Black));
    assert_eq!(
        refuse(&mut tables, Command::OfferDraw),
        Refused::OfferStands
    );
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(carry_out(&mut tables, ACCEPT), [Event::Ended(drawn)]);
    assert_eq!(
        (tables.game().outcome(), tables.game().draw_offer()),
        (Some(drawn), None)
    );
    assert_eq!(refuse(&mut tables, play("19-23")), Refused::Over(drawn));
    assert_eq!(refuse(&mut tables, ACCEPT), Refused::NoOffer);

    // What was agreed can be taken back, as a move can.
    assert_eq!(
        carry_out(&mut tables, Command::Undo),
        [Event::Shown(Ply(1))]
    );
    assert_eq!(tables.game().outcome(), None);
    carry_out(&mut tables, play("19-23"));
}

#[test]
fn an_offer_is_declined_in_words() {
    let mut tables = Session::default();
    carry_out(&mut tables, Command::OfferDraw);
    assert_eq!(carry_out(&mut tables, DECLINE), [Event::DrawDeclined]);
    assert_eq!(
        (tables.game().outcome(), tables.game().draw_offer()),
        (None, None)
    );
    assert_eq!(refuse(&mut tables, DECLINE), Refused::NoOffer);
    carry_out(&mut tables, Command::OfferDraw);
}

#[test]
fn an_offer_stands_with_the_move_and_is_declined_by_the_answer() {
    let mut tables = Session::default();
    carry_out(&mut tables, Command::OfferDraw);
    assert_eq!(carry_out(&mut tables, play("32-28")).len(), 1);
    assert_eq!(tables.game().draw_offer(), Some(Side::White));
    let events = carry_out(&mut tables, play("18-22"));
    assert_eq!(events[1..], [Event::DrawDeclined]);
    assert_eq!(tables.game().draw_offer(), None);
}

#[test]
fn either_side_may_resign_at_any_time() {
    for side in Side::BOTH {
        let mut tables = after(&["32-28"]);
        carry_out(&mut tables, Command::OfferDraw);
        let won = Outcome::Win {
            winner: !side,
            reason: WinReason::Resignation,
        };
        assert_eq!(
            carry_out(&mut tables, Command::Resign(side)),
            [Event::Ended(won)]
        );
        assert_eq!(tables.game().draw_offer(), None);
        assert_eq!(
            refuse(&mut tables, Command::Resign(!side)),
            Refused::Over(won)
        );
        carry_out(&mut tables, Command::NewGame);
        assert_eq!(tables.game().outcome(), None);
    }
}

#[test]
fn an_offer_does_not_outlive_its_position() {
    let mut tables = after(&["32-28"]);
    carry_out(&mut tables, Command::OfferDraw);
    carry_out(&mut tables, Command::Undo);
    assert_eq!(refuse(&mut tables, ACCEPT), Refused::NoOffer);
    carry_out(&mut tables, Command::Redo);
    assert_eq!(refuse(&mut tables, ACCEPT), Refused::NoOffer);
}
