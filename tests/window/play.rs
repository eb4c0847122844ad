use dames3d::board::Square;

use crate::test_app::TestApp;

fn square(number: u8) -> Square {
    Square::from_number(number).unwrap()
}

#[test]
fn hovering_a_square_puts_the_hand_over_it() {
    let mut app = TestApp::new();
    app.hover(28);
    assert_eq!(app.hand().over(), Some(square(28)));
    app.hover(32);
    assert_eq!(app.hand().over(), Some(square(32)));
}

#[test]
fn a_click_on_a_piece_and_one_on_a_square_play_a_move() {
    let mut app = TestApp::new();
    app.click(32);
    assert_eq!(app.hand().entry().map(|entry| entry.from()), Some(square(32)));
    app.click(28);
    assert_eq!(app.game().last_move().map(|played| played.text.as_str()), Some("32-28"));
}
