use dames3d::i18n::Messages;
use dames3d::shots::Hint;
use dames3d::viewer::features::shots::actions::ShotsAction;

use super::{solving, white_wins};
use crate::messages::ANY_NUMBER;

#[test]
fn a_screen_reader_hears_the_question_the_answers_and_the_rating() {
    let mut app = solving(white_wins);
    let heard = app.announced().join("\n");
    let task = app.message(|messages| {
        messages.shot_task(messages.side_black(), "13-19", messages.side_white(), 3)
    });
    assert!(heard.contains(&task), "{heard}");
    app.press(ShotsAction::Hint);
    let heard = app.announced().join("\n");
    let Some(Hint::Boards(boards)) = app.exercise().hint().cloned() else {
        panic!("no boards");
    };
    let hint = app.message_form(|messages, any| messages.shot_hint_boards(boards.len(), any));
    assert!(hint.is_in(&heard), "{heard}");
    app.miss();
    let heard = app.announced().join("\n");
    assert!(app.tells_of_wrong_move(&heard), "{heard}");
    let result =
        app.message_form(|messages, any| messages.shot_result(ANY_NUMBER, any, ANY_NUMBER));
    assert!(result.is_in(&heard), "{heard}");
    app.solve_by_clicks();
    let heard = app.announced().join("\n");
    for words in [app.message(Messages::vision_right), app.message(Messages::shot_solved)] {
        assert!(heard.contains(&words), "{words}: {heard}");
    }
    app.press(ShotsAction::Retry);
    app.until_solving();
    let heard = app.announced().join("\n");
    assert!(heard.contains(&task), "another try: {heard}");
}
