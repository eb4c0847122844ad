//! Promises about messages with their arguments: plurals of the numbers zero and one, and articles.

use super::{Language, Localizer};
use crate::rules::{Side, Variant};

#[test]
fn one_is_counted_as_one_and_nothing_as_the_language_does() {
    use Language::*;
    let in_language = |language| Localizer::new(language).messages;
    let english = in_language(English);
    assert_eq!(english.vision_seconds_left(1), "1 second left");
    assert_eq!(english.vision_seconds_left(2), "2 seconds left");
    assert_eq!(english.endgame_won(2, 1), "Won in 2 moves; 1 was enough.");
    assert_eq!(english.games_count(1, 1), "1 of 1 game");
    assert_eq!(english.games_count(1, 40), "1 of 40 games");
    assert_eq!(english.learn_stars(3, 24), "3 of 24 stars");
    let finished = english.lesson_finished(23, 24);
    assert!(finished.contains("23 of 24 stars."), "{finished}");
    let french = in_language(French);
    assert_eq!(french.vision_seconds_left(1), "Il reste 1 seconde");
    assert_eq!(french.learn_stars(0, 24), "0 étoile sur 24");
    assert_eq!(french.learn_stars(1, 24), "1 étoile sur 24");
    assert_eq!(french.learn_stars(2, 24), "2 étoiles sur 24");
    assert_eq!(french.shots_solved_of(1, 500), "1 résolu sur 500");
    assert_eq!(french.vision_tally(1, 0), "1 juste, 0 fausse");
    assert_eq!(french.vision_tally(2, 3), "2 justes, 3 fausses");
    assert_eq!(french.games_count(1, 40), "1 partie sur 40");
    let won = |language| in_language(language).endgame_won(2, 1);
    assert_eq!(won(German), "Gewonnen in 2 Zügen; 1 war genug.");
    assert_eq!(won(Spanish), "Ganado en 2 jugadas; bastaba 1.");
    assert_eq!(won(French), "Gagné en 2 coups\u{202f}; 1 suffisait.");
    assert_eq!(won(Italian), "Vinto in 2 mosse; ne bastava 1.");
    assert_eq!(won(Dutch), "Gewonnen in 2 zetten; 1 was genoeg.");
    assert_eq!(won(Polish), "Wygrana w 2 ruchach; wystarczył 1.");
    assert_eq!(won(Portuguese), "Ganho em 2 lances; bastava 1.");
    assert_eq!(won(Russian), "Выиграно за 2 хода; хватило бы 1.");
    let left = |language, count| in_language(language).vision_seconds_left(count);
    assert_eq!(left(Polish, 22), "Zostały 22 sekundy");
    assert_eq!(left(Portuguese, 0), "Faltam 0 segundos");
    assert_eq!(left(Russian, 21), "Осталась 21 секунда");
}

#[test]
fn boards_in_french_have_their_articles() {
    let french = Localizer::new(Language::French);
    let boards = french.messages.boards_both("côté sud-ouest", "côté nord-ouest");
    let capture = french.messages.refusal_only_capture("42x22", boards);
    assert!(capture.ends_with("sur le côté sud-ouest et le côté nord-ouest"), "{capture}");
    let asked = french.messages.retry_ask_black("32-28");
    assert_eq!(asked, "Les noirs ont joué 32-28. Jouez mieux.");
}

#[test]
fn texts_that_name_a_button_have_its_words() {
    for language in Language::ALL {
        let messages = Localizer::new(language).messages;
        for (text, button) in [
            (messages.rules_draws_pyramid(), messages.counters_button()),
            (messages.rules_draws_international(), messages.counters_button()),
            (messages.rules_draws_family(), messages.counters_button()),
            (messages.new_game_keeps(), messages.earlier_games()),
            (messages.lesson_task_done(), messages.lesson_next()),
        ] {
            assert!(text.contains(&button), "{language:?}: {button} in {text}");
        }
    }
}

#[test]
fn a_game_that_is_over_tells_its_length_to_the_person_or_of_the_winner() {
    use crate::rules::{DrawReason, Outcome, WinReason};
    let won = |winner| Outcome::Win { winner, reason: WinReason::Resignation };
    let pyramid = Variant::Dames3d;
    let english = Localizer::new(Language::English);
    let says = |outcome, moves, person| english.result_in_moves(pyramid, &outcome, moves, person);
    let (white, black) = (Some(Side::White), Some(Side::Black));
    assert_eq!(says(won(Side::White), 31, white), "You won in 31 moves");
    assert_eq!(says(won(Side::White), 1, white), "You won in 1 move");
    assert_eq!(says(won(Side::White), 31, black), "You lost in 31 moves");
    assert_eq!(says(won(Side::White), 31, None), "White won in 31 moves");
    assert_eq!(says(won(Side::Black), 2, None), "Black won in 2 moves");
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(says(drawn, 31, white), "Draw after 31 moves");
    let of_wolf = english.result_in_moves(Variant::WolfAndSheep, &won(Side::Black), 9, None);
    assert_eq!(of_wolf, "The wolf won in 9 moves");
    // Without a move there is no length.
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for outcome in [won(Side::White), won(Side::Black), drawn] {
            for person in [None, white, black] {
                let says = |moves| localizer.result_in_moves(pyramid, &outcome, moves, person);
                assert!(!says(0).contains('0'), "{}", says(0));
                assert!(says(31).contains("31"), "{}", says(31));
            }
        }
    }
}
