//! Games that are opened.

use dames3d::game::{Command, CommandError, Event, Session};
use dames3d::game_tree::{GameTree, Turn};
use dames3d::notation::pdn::{GameResult, PdnGame, Tags};
use dames3d::rules::{BySide, DrawReason, FewAgainstKing, Outcome, Ply, Position, Side, Variant};

use super::{after, carry_out, play, position, refuse, set_up};

/// The command that opens a game with this tree.
fn load(tree: &GameTree) -> Command {
    Command::from(&PdnGame {
        tags: Tags::from_iter([("White", "Anna")]),
        tree: tree.clone(),
        result: GameResult::Drawn,
    })
}

#[test]
fn a_game_that_was_opened_keeps_its_tags_and_its_result_and_knows_its_changes() {
    let text = "[White \"Anna\"] [Result \"2-0\"] [GameType \"20\"] 1. 32-28 19-23 2-0";
    let mut session = Session::default();
    carry_out(&mut session, Command::Load(text.to_owned()));
    let game = session.game();
    assert_eq!(game.tags().get("White"), Some("Anna"));
    assert_eq!(game.result(), GameResult::Won(Side::White));
    assert!(!game.has_changes());
    carry_out(&mut session, Command::Show(Ply(2)));
    assert!(!session.game().has_changes());
    carry_out(&mut session, play("28x19"));
    assert!(session.game().has_changes());
    assert_eq!(session.game().result(), GameResult::Won(Side::White));
    carry_out(&mut session, Command::NewGame);
    assert!(session.game().tags().is_empty());
    assert_eq!(session.game().result(), GameResult::Unfinished);
    for text in ["", "[GameType \"21\"] 1. 11-15 *"] {
        let before = session.clone();
        let error = refuse(&mut session, Command::Load(text.to_owned()));
        assert_eq!(error, CommandError::NoGame, "{text}");
        assert_eq!(session, before);
    }
}

#[test]
fn a_game_is_opened_with_the_draw_rule_it_was_written_with() {
    let variant = Variant::International;
    let [federation, sheet] =
        [FewAgainstKing::FEDERATION, FewAgainstKing::SHEET].map(Command::SetFewAgainstKing);
    let written = |session: &Session| session.game().to_pdn(&BySide::default(), "");
    let mut table = set_up("W:WK47:BK1,K6", variant);
    let by_federation = written(&table);
    carry_out(&mut table, sheet.clone());
    let by_sheet = written(&table);
    assert!(!by_federation.to_string().contains("DrawRule"), "{by_federation}");
    assert!(by_sheet.to_string().contains("[DrawRule \"sheet\"]\n"), "{by_sheet}");

    let mut session = Session::default();
    let drawn = Event::Ended(Outcome::Draw(DrawReason::FewAgainstKing));
    let events = carry_out(&mut session, Command::from(&by_sheet));
    let switched = Event::GameSwitched(variant);
    assert_eq!(events, [switched, Event::RulesChanged, Event::Started, drawn.clone()]);
    assert!(!session.game().has_changes());
    assert_eq!(carry_out(&mut session, federation), [Event::RulesChanged]);
    assert_eq!(written(&session).tags.get("DrawRule"), None);
    // Without the tag, the rule chosen stays.
    carry_out(&mut session, sheet);
    assert_eq!(carry_out(&mut session, Command::from(&by_federation)), [Event::Started, drawn]);
}

/// A resignation that is taken back is no result any more.
#[test]
fn an_opened_game_that_goes_on_after_its_end_has_no_result() {
    let mut session = after(&["32-28"]);
    carry_out(&mut session, Command::Resign(Side::Black));
    let ended = PdnGame {
        tags: Tags::new(),
        tree: session.game().tree().clone(),
        result: session.game().result(),
    };
    assert_eq!(ended.result, GameResult::Won(Side::White));
    carry_out(&mut session, Command::from(&ended));
    assert_eq!(session.game().result(), GameResult::Won(Side::White));
    carry_out(&mut session, Command::Show(Ply(1)));
    carry_out(&mut session, Command::Undo);
    assert_eq!(session.game().result(), GameResult::Unfinished);
}

#[test]
fn a_tree_is_loaded_at_its_table_and_shown_from_the_start() {
    let mut tree = GameTree::new(Position::start(Variant::International));
    let moves = tree.start().legal_moves();
    let turns: Vec<_> = moves.into_iter().map(|mv| Turn::legal(tree.start(), mv)).collect();
    for turn in turns.into_iter().take(3) {
        tree.add(tree.root(), turn);
    }
    let mut session = after(&["32-28"]);
    let pyramid = session.game().clone();
    let events = carry_out(&mut session, load(&tree));
    assert_eq!(events, [Event::GameSwitched(Variant::International), Event::Started]);
    let game = session.game();
    assert_eq!((game.tree(), game.current_ply(), game.last_ply()), (&tree, Ply(0), Ply(1)));
    assert_eq!(*session.game_of(Variant::Dames3d), pyramid);
    carry_out(&mut session, Command::GoTo("1:2 1".parse().expect("a path")));
    assert_eq!(session.game().line().len(), 1);
    carry_out(&mut session, Command::NewGame);
    assert!(session.game().tree().is_empty());
    let error = refuse(&mut session, Command::UndoEdit);
    assert_eq!(error, CommandError::NothingToUndoEdit);
}

#[test]
fn a_tree_with_more_plies_than_can_be_numbered_is_refused() {
    let start = position("W:WK46:BK5", Variant::International);
    let mut tree = GameTree::new(start);
    let mut node = tree.root();
    for _ in 0..=usize::from(u16::MAX) {
        node = tree.add(node, Turn::SetUp(Box::new(start)));
    }
    let mut session = Session::default();
    let error = refuse(&mut session, load(&tree));
    assert_eq!(error, CommandError::TooManyPlies);
    assert_eq!(session, Session::default());
}
