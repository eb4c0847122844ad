//! Sessions: one game of each variant, setting up, the draw rule for few pieces against a king.

use dames3d::game::{Command, CommandError, Event, Session};
use dames3d::notation::FenError;
use dames3d::rules::{
    DrawReason, FewAgainstKing, Outcome, Ply, Position, Side, Variant, WinReason,
};

use super::{after, carry_out, fen_of, last_text, play, refuse, set_up, win};

#[test]
fn a_session_begins_on_the_pyramid() {
    let session = Session::default();
    assert_eq!(session.game().variant(), Variant::Dames3d);
    for variant in Variant::STANDARD {
        let game = session.game_of(variant);
        assert_eq!(*game.position(), Position::start(variant));
        assert_eq!((game.current_ply(), game.last_ply(), game.outcome()), (Ply(0), Ply(0), None));
    }
}

#[test]
fn games_of_other_variants_stay_as_they_were() {
    let mut session = after(&["32-28", "19-23"]);
    carry_out(&mut session, Command::OfferDraw);
    let pyramid = session.game().clone();

    let events = carry_out(&mut session, Command::SwitchGame(Variant::International));
    assert_eq!(events, [Event::GameSwitched(Variant::International)]);
    assert_eq!(*session.game().position(), Position::start(Variant::International));
    carry_out(&mut session, play("34-30"));
    carry_out(&mut session, Command::Resign(Side::White));
    let flat = session.game().clone();
    assert_eq!(*session.game_of(Variant::Dames3d), pyramid);

    carry_out(&mut session, Command::SwitchGame(Variant::Dames3d));
    assert_eq!(*session.game(), pyramid);
    carry_out(&mut session, Command::NewGame);
    assert_eq!(*session.game_of(Variant::International), flat);
    assert_eq!(*session.game().position(), Position::start(Variant::Dames3d));
}

#[test]
fn a_move_is_reported_with_its_ply_and_its_route() {
    let mut session = after(&["32-28", "19-23"]);
    let events = carry_out(&mut session, play("28x19"));
    let [Event::Played { ply: Ply(3), route }] = events.as_slice() else {
        panic!("{events:?}");
    };
    assert_eq!(route.captured().map(|square| square.number()).collect::<Vec<_>>(), [23]);
    let game = session.game();
    assert_eq!(last_text(game).as_deref(), Some("28x19"));
    assert_eq!((game.pieces_lost(Side::White), game.pieces_lost(Side::Black)), (0, 1));
    assert_eq!(game.movable(), game.position().legal_moves().iter().map(|mv| mv.from()).collect());
}

#[test]
fn the_last_capture_ends_the_game() {
    let mut session = set_up("W:W31:B21", Variant::Dames3d);
    let events = carry_out(&mut session, play("31x11"));
    let won = win(Side::White, WinReason::NoPieces);
    assert_eq!(events[1..], [Event::Ended(won)]);
    assert!(session.game().movable().is_empty());
    for command in [play("11-7"), Command::OfferDraw, Command::Resign(Side::Black)] {
        assert_eq!(refuse(&mut session, command), CommandError::GameOver(won));
    }
    let error = refuse(&mut session, Command::AnswerDraw { accept: true });
    assert_eq!(error, CommandError::NoOffer);
}

#[test]
fn a_position_is_set_up_or_refused() {
    let mut session = after(&["32-28"]);
    for wrong in ["", "W:W31,31", "W:W5:B6", "W:W:B", "hello"] {
        let error = refuse(&mut session, Command::SetUp(wrong.to_owned()));
        assert!(matches!(error, CommandError::Fen(_)), "{wrong}: {error}");
    }
    assert!(matches!(
        refuse(&mut session, Command::SetUp("W:W99".into())),
        CommandError::Fen(FenError::Parse(_))
    ));

    let events = carry_out(&mut session, Command::SetUp("B:W31,K5:B21".into()));
    assert_eq!(events, [Event::Started]);
    assert_eq!(
        (fen_of(session.game()).as_str(), session.game().last_ply()),
        ("B:W31,K5:B21", Ply(0))
    );
    let error = refuse(&mut session, Command::Undo);
    assert_eq!(error, CommandError::NothingToUndo);

    // A position without pieces of one side ends the game at once.
    let lost = win(Side::White, WinReason::NoPieces);
    let events = carry_out(&mut session, Command::SetUp("B:W31:B".into()));
    assert_eq!(events, [Event::Started, Event::Ended(lost)]);
    let events = carry_out(&mut session, Command::NewGame);
    assert_eq!((events, session.game().outcome()), (vec![Event::Started], None));
}

#[test]
fn the_five_move_draw_rule_is_for_international_draughts() {
    let [federation, sheet] =
        [FewAgainstKing::FEDERATION, FewAgainstKing::SHEET].map(Command::SetFewAgainstKing);
    for rule in [&federation, &sheet] {
        let error = refuse(&mut Session::default(), rule.clone());
        assert_eq!(error, CommandError::InternationalOnly);
    }

    let drawn = Outcome::Draw(DrawReason::FewAgainstKing);
    let mut session = set_up("W:WK46:BK28,K50", Variant::International);
    carry_out(&mut session, sheet.clone());
    assert_eq!(session.game().outcome(), None, "a capture is pending");
    let mut session = set_up("W:WK47:BK1,K6", Variant::International);
    assert_eq!(session.game().outcome(), None, "five moves");
    let events = carry_out(&mut session, sheet);
    assert_eq!(events, [Event::RulesChanged, Event::Ended(drawn)]);
    assert_eq!(session.game().outcome(), Some(drawn));
    // The choice outlives the game.
    carry_out(&mut session, Command::NewGame);
    assert_eq!(session.game().rules().draws.few_against_king, Some(FewAgainstKing::SHEET));
    assert_eq!(carry_out(&mut session, federation), [Event::RulesChanged]);
}
