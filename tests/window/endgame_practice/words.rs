use dames3d::notation::move_text;
use dames3d::viewer::features::endgames::actions::EndgameAction;

use super::{playing, throws_away};

#[test]
fn a_screen_reader_hears_the_task_the_answers_and_the_end() {
    let mut app = playing();
    let moves = app.endgame().exercise().moves;
    let heard = app.endgame_words();
    let ending = app.message_form(|messages, any| messages.endgame_ending(any, any));
    assert!(ending.is_in(&heard), "{heard}");
    let task = app.message_form(|messages, any| messages.endgame_task(any, moves));
    assert!(task.is_in(&heard), "{heard}");

    app.do_endgame(EndgameAction::ShowBest);
    let best = move_text::write(app.endgame().position(), app.best_move());
    let heard = app.endgame_words();
    let best = app.message(|messages| messages.endgame_best(best));
    assert!(heard.contains(&best), "{heard}");

    let bad = app.until_a_move(throws_away);
    app.answer_endgame(bad);
    let heard = app.endgame_words();
    assert!(app.tells_of_lost_win(&heard), "{heard}");

    app.do_endgame(EndgameAction::TakeBack);
    app.rest();
    app.win_endgame();
    let heard = app.endgame_words();
    let won = app.endgame().won_words(app.words());
    assert!(!won.is_empty() && heard.contains(&won), "{heard}");
}
