//! The reason for a hint: only what is true of the lines of the search.

use dames3d::engine::{Score, TableResult, Variation};
use dames3d::i18n::{Language, Localizer};
use dames3d::notation::{MoveRequest, fen};
use dames3d::players::HintReason;
use dames3d::rules::{Ply, Position, Variant};

fn position(text: &str) -> Position {
    fen::read_position(text, Variant::International).expect("a position")
}

/// A line of moves from a position, with its score in hundredths of a man.
fn line(position: &Position, hundredths: i32, moves: &[&str]) -> Variation {
    let mut now = *position;
    let moves = moves.iter().map(|text| {
        let request: MoveRequest = text.parse().expect("a move");
        let (mv, _) = request.resolve(&now).expect("legal");
        now = now.play(mv);
        mv
    });
    Variation { score: Score::estimate(hundredths), table_result: None, moves: moves.collect() }
}

fn reason(fen: &str, lines: &[(i32, &[&str])]) -> Option<HintReason> {
    let position = position(fen);
    let lines: Vec<_> = lines.iter().map(|(score, moves)| line(&position, *score, moves)).collect();
    HintReason::new(&position, &lines)
}

const QUIET: &str = "W:W32,38,43,46:B7,8,12,13";

#[test]
fn without_lines_there_is_no_reason() {
    assert_eq!(reason(QUIET, &[]), None);
}

#[test]
fn a_quiet_move_keeps_the_balance_the_advantage_or_the_defense() {
    let with = |score| reason(QUIET, &[(score, &["32-28"]), (score - 10, &["38-33"])]);
    assert_eq!(with(10), Some(HintReason::KeepsBalance));
    assert_eq!(with(-40), Some(HintReason::KeepsBalance));
    assert_eq!(with(80), Some(HintReason::KeepsAdvantage));
    assert_eq!(with(250), Some(HintReason::Wins));
    assert_eq!(with(-120), Some(HintReason::Defends));
}

#[test]
fn a_known_result_counts_more_than_an_estimate() {
    let at = position(QUIET);
    let with = |score, table_result| {
        let known = Variation { score, table_result, ..line(&at, 0, &["32-28"]) };
        HintReason::new(&at, &[known])
    };
    let (won, lost) = (Score::won_in(Ply(7)), Score::lost_in(Ply(8)));
    assert_eq!(with(won, None), Some(HintReason::Wins));
    assert_eq!(with(lost, None), Some(HintReason::Defends));
    let solved = |result| with(Score::estimate(90), Some(result));
    assert_eq!(solved(TableResult::Win(Ply(7))), Some(HintReason::Wins));
    assert_eq!(solved(TableResult::Draw), Some(HintReason::KeepsBalance));
    assert_eq!(solved(TableResult::Loss(Ply(8))), Some(HintReason::Defends));
}

#[test]
fn a_move_saves_the_game_only_if_every_other_one_loses() {
    let with = |best, second| reason(QUIET, &[(best, &["32-28"]), (second, &["38-33"])]);
    assert_eq!(with(0, -300), Some(HintReason::Saves));
    assert_eq!(with(0, -120), Some(HintReason::KeepsBalance));
    assert_eq!(with(-300, -400), Some(HintReason::Defends), "it loses, too");
    // Without a second line nothing is known about other moves.
    assert_eq!(reason(QUIET, &[(0, &["32-28"])]), Some(HintReason::KeepsBalance));
}

#[test]
fn a_forced_move_is_no_choice() {
    let forced = reason("W:W32,46:B28,1", &[(300, &["32x23"])]);
    assert_eq!(forced, Some(HintReason::OnlyMove));
}

#[test]
fn men_are_won_once_nothing_can_be_taken_back() {
    // White gives one man and takes two.
    let shot: &[&str] = &["27-22", "18x27", "32x12"];
    let fen = "W:W27,32,37,38,46:B18,17,3";
    let moves = position(fen).legal_moves().len();
    assert!(moves > 1, "{moves} moves");
    let won = reason(fen, &[(150, shot), (0, &["46-41"])]);
    let Some(HintReason::WinsMen(1)) = won else {
        panic!("{won:?}");
    };
    // As long as the line ends in the middle of the exchange, nothing is won.
    let unfinished = reason(fen, &[(150, &shot[..2]), (0, &["46-41"])]);
    assert_eq!(unfinished, Some(HintReason::KeepsAdvantage));
}

#[test]
fn a_hint_is_one_sentence_in_every_language() {
    let reasons = [
        HintReason::OnlyMove,
        HintReason::Wins,
        HintReason::Saves,
        HintReason::WinsMen(1),
        HintReason::WinsMen(2),
        HintReason::WinsMaterial,
        HintReason::KeepsAdvantage,
        HintReason::KeepsBalance,
        HintReason::Defends,
    ];
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        let mut said: Vec<String> =
            reasons.iter().map(|&reason| localizer.hint("31-26", reason)).collect();
        for words in &said {
            assert!(words.starts_with("31-26") && words.ends_with('.'), "{words}");
            assert_eq!(words.matches('.').count(), 1, "{words}");
        }
        said.sort();
        said.dedup();
        assert_eq!(said.len(), reasons.len(), "{language:?}: {said:?}");
    }
    let english = Localizer::new(Language::English);
    let men = |count| english.hint("31-26", HintReason::WinsMen(count));
    assert_eq!(men(1), "31-26 wins a man.");
    assert_eq!(men(2), "31-26 wins 2 men.");
}
