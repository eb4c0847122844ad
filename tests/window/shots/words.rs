use super::{solving, white_wins};
use dames3d::viewer::features::shots::actions::ShotsAction;

#[test]
fn a_screen_reader_hears_the_question_the_answers_and_the_rating() {
    let mut app = solving(white_wins);
    let heard = app.announced().join("\n");
    assert!(
        heard.contains("Black played 13-19. White to move and win: 3 moves to find."),
        "{heard}"
    );
    app.press(ShotsAction::Hint);
    let heard = app.announced().join("\n");
    assert!(heard.contains("Hint: look at this board"), "{heard}");
    app.miss();
    let heard = app.announced().join("\n");
    assert!(heard.contains("does not win"), "{heard}");
    assert!(heard.contains("Your rating is "), "{heard}");
    app.solve_by_clicks();
    let heard = app.announced().join("\n");
    assert!(heard.contains("Right"), "{heard}");
    assert!(heard.contains("Solved!"), "{heard}");
    app.press(ShotsAction::Retry);
    app.until_solving();
    let heard = app.announced().join("\n");
    assert!(heard.contains("White to move and win"), "another try: {heard}");
}
