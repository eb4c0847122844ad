//! The reasons of refused moves, in the words of the rules, on both boards and in both languages.

use dames3d::i18n::{Language, Localizer};
use dames3d::notation::{MoveError, MoveRequest, fen};
use dames3d::rules::{Geometry, IllegalMove, Variant};

use crate::cases::rows;
use crate::drawing::square;

/// The reason why a move is refused, and its words in English and French.
fn refused(variant: Variant, position: &str, text: &str) -> (IllegalMove, [String; 2]) {
    let position = fen::read_position(position, variant).expect("a position");
    let request: MoveRequest = text.parse().expect("a move");
    let error = match request.resolve(&position) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{text}: {other:?}"),
    };
    let words = [Language::English, Language::French]
        .map(|language| Localizer::new(language).illegal_move_in(&error, &position));
    (error, words)
}

#[test]
fn a_refused_move_has_its_reason_and_its_words_on_both_boards() {
    for [position, text, reason, english, french] in rows(
        "
        W:W32:B5          | 32-38 | Backward(32) \
            | Men move forward only. Backward they can only capture. \
            | Les pions ne reculent pas. En arrière, ils ne font que prendre.
        B:W45:B19         | 19-14 | Backward(19) \
            | Men move forward only. Backward they can only capture. \
            | Les pions ne reculent pas. En arrière, ils ne font que prendre.
        W:W32:B5          | 32-23 | OneStep(32) \
            | Men move one square at a time. \
            | Les pions avancent d’une case à la fois.
        W:W32:B5          | 32-29 | NoLine { from: 32, to: 29 } \
            | No line of a board leads from 32 to 29. \
            | Aucune ligne d’un damier ne mène de 32 à 29.
        W:W32,28:B5       | 32-28 | Occupied(28) \
            | There is a piece on 28 already. \
            | Il y a déjà une pièce en 28.
        W:W46,41,36,37:B5 | 46-41 | Occupied(41) \
            | There is a piece on 41 already. \
            | Il y a déjà une pièce en 41.
        W:WK46,37:B5      | 46-28 | Blocked { from: 46, to: 28, by: 37 } \
            | The piece on 37 is in the way. \
            | La pièce en 37 barre le chemin.
        W:W32:B5          | 32x23 | NoCapture { from: 32, to: 23 } \
            | No capture leads from 32 to 23. \
            | Aucune prise ne mène de 32 à 23.
        W:W32:B5          | 28-23 | NoPiece(28) \
            | There is no piece on 28. \
            | La case 28 est vide.
        W:W32:B5          | 5-10  | NotYours(5) \
            | White to move: it is not the turn of the piece on 5. \
            | Trait aux blancs\u{202f}: ce n’est pas à la pièce en 5 de jouer.
        ",
    ) {
        for variant in Variant::STANDARD {
            let (found, words) = refused(variant, position, text);
            assert_eq!(format!("{found:?}"), reason, "{text} in {position}, {variant}");
            assert_eq!(words, [english, french], "{text} in {position}, {variant}");
        }
    }
}

#[test]
fn along_a_side_of_the_pyramid_men_only_capture() {
    let position = "W:W42:B5";
    let (from, to) = (square(42), square(32));
    let (found, words) = refused(Variant::Dames3d, position, "42-32");
    assert_eq!(found, IllegalMove::OffTheTop { from, to });
    assert_eq!(
        words,
        [
            "Men move on the top only. Along the sides they can only capture.",
            "Les pions avancent sur le dessus seulement. Le long des côtés, ils ne font que prendre.",
        ]
    );
    // The flat board has no sides.
    let (found, _) = refused(Variant::International, position, "42-32");
    assert_eq!(found, IllegalMove::NoLine { from, to });
}

#[test]
fn a_compulsory_capture_comes_before_every_other_reason() {
    for variant in Variant::STANDARD {
        let by = square(32).into();
        let due = IllegalMove::CaptureDue { by, pieces: 1 };
        for text in ["50-44", "50-39"] {
            let (found, [english, french]) = refused(variant, "W:W32,50:B28,5", text);
            assert_eq!(found, due, "{text}");
            assert!(english.starts_with("Compulsory"), "{english}");
            assert!(french.starts_with("Prise obligatoire"), "{french}");
        }
        // The same man, the other way.
        let (found, [english, french]) = refused(variant, "W:W32,50:B28,5", "32-38");
        let from = square(32);
        assert_eq!(found, IllegalMove::MustTake { from, pieces: 1 });
        assert!(english.starts_with("The piece on 32 must capture 1 piece"));
        assert!(french.starts_with("La pièce en 32 doit prendre 1 pièce"));
        // Two pieces must be taken, not one.
        let (found, [english, french]) = refused(variant, "W:W32,40:B28,19,35,5", "40-34");
        assert!(matches!(found, IllegalMove::CaptureDue { pieces: 2, .. }), "{found:?}");
        assert!(english.contains("32"), "{english}");
        assert!(french.contains("32"), "{french}");
    }
}

#[test]
fn where_a_capture_may_be_ignored_the_way_of_the_man_is_the_reason() {
    let family = Variant::Family(Geometry::Flat);
    let (found, _) = refused(family, "W:W32:B28", "32-38");
    assert_eq!(found, IllegalMove::Backward(square(32)));
}

#[test]
fn sheep_and_wolf_are_called_so() {
    let variant = Variant::WolfAndSheep;
    let (found, words) = refused(variant, "W:W41,47,48,49:B3", "41-46");
    assert_eq!(found, IllegalMove::Backward(square(41)));
    assert_eq!(words, ["Sheep move forward only.", "Les moutons ne reculent pas."]);
    let (found, words) = refused(variant, "B:W46,47,48,49:B23", "23-32");
    assert_eq!(found, IllegalMove::OneStep(square(23)));
    assert_eq!(
        words,
        [
            "Sheep and wolf move one square at a time.",
            "Le loup et les moutons vont d’une case à la fois.",
        ]
    );
}
