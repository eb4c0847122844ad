use dames3d::notation::move_text;
use dames3d::viewer::features::endgames::actions::EndgameAction;

use super::{playing, throws_away};

#[test]
fn a_screen_reader_hears_the_task_the_answers_and_the_end() {
    let mut app = playing();
    let moves = app.endgame().exercise().moves;
    let heard = app.endgame_words();
    assert!(heard.contains(" against "), "{heard}");
    assert!(heard.contains(&format!("wins in {moves} moves.")), "{heard}");

    app.do_endgame(EndgameAction::ShowBest);
    let best = move_text::write(app.endgame().position(), app.best_move());
    let heard = app.endgame_words();
    assert!(heard.contains(&format!("Best: {best}")), "{heard}");

    let bad = app.until_a_move(throws_away);
    app.answer_endgame(bad);
    let heard = app.endgame_words();
    assert!(heard.contains("throws the win away"), "{heard}");

    app.do_endgame(EndgameAction::TakeBack);
    app.rest();
    app.win_endgame();
    let heard = app.endgame_words();
    assert!(heard.contains("Won in "), "{heard}");
}
