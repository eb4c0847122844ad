//! The endgame practice panel: the task, the judgment of each move, and the choice of board, length and ending.

mod choices;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::state::{PlayedEndgame, PracticeStage};
use crate::i18n::Messages;
use crate::progress::Stars;
use crate::viewer::features::endgames::actions::EndgameAction;
use crate::viewer::features::endgames::state::EndgamePractice;
use crate::viewer::kernel::analysis::EndgameStatus;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::{
    growing_part, has_room, practice_heading, scrolling_middle,
};
use crate::viewer::ui::action_button::{message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, BoundWidth, EnabledWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// Minimum height of the judgment in logical pixels, so that the buttons below do not move.
const JUDGMENT_HEIGHT: f32 = 66.0;

/// Evaluates a property of the endgame on the board; empty or `false` without one.
fn of_played<T: Default>(
    property: impl Fn(&PlayedEndgame, &Tracked<'_>) -> T + Send + Sync + 'static,
) -> impl Fn(&Tracked<'_>) -> T + Send + Sync + 'static {
    move |ui| {
        let played = ui.of::<EndgamePractice>().played();
        played.map_or_else(T::default, |played| property(played, ui))
    }
}

pub(crate) fn panel(assets: &UiAssets) -> impl Bundle + use<> {
    let parts = children![
        solving(),
        task(assets),
        judgment(assets),
        buttons(),
        (VisibleWhen::new(has_room), choices::choices()),
    ];
    growing_part(
        "Endgame practice",
        0.0,
        children![heading(assets), scrolling_middle("Endgame", 0.0, parts)],
    )
}

fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    let words = BoundText::message(Messages::endgame_title);
    practice_heading(assets, words, ("Leave the endgames", EndgameAction::Leave))
}

/// The state before an endgame is on the board: solving, with a progress bar, then choosing.
fn solving() -> impl Bundle {
    let words = BoundText::new(|ui| {
        let messages = &ui.localizer().messages;
        match (&ui.of::<EndgamePractice>().stage, ui.of::<EndgameStatus>().solved_share) {
            (PracticeStage::NoTables, Some(share)) => {
                messages.endgame_preparing((100.0 * share).floor())
            }
            (PracticeStage::NotPrepared, _) => messages.endgame_not_prepared(),
            (PracticeStage::Damaged(reason), _) => messages.endgames_damaged(reason),
            (PracticeStage::NoneFound, _) => messages.endgame_none(),
            (PracticeStage::Choosing | PracticeStage::NoTables, _) => messages.endgame_choosing(),
            (PracticeStage::Playing(_), _) => String::new(),
        }
    });
    (
        Name::new("State"),
        column(8.0),
        VisibleWhen::new(|ui| ui.of::<EndgamePractice>().played().is_none()),
        Pickable::IGNORE,
        children![
            text("Words", LetterSize::Body, palette::TEXT, words),
            (
                Name::new("Progress"),
                Node { height: px(6), border_radius: BorderRadius::all(px(3)), ..default() },
                BackgroundColor(palette::TRACK),
                VisibleWhen::new(|ui| {
                    let is_missing =
                        matches!(ui.of::<EndgamePractice>().stage, PracticeStage::NoTables);
                    is_missing && ui.of::<EndgameStatus>().solved_share.is_some()
                }),
                Pickable::IGNORE,
                children![(
                    Name::new("Done"),
                    Node {
                        width: percent(0),
                        border_radius: BorderRadius::all(px(3)),
                        ..default()
                    },
                    BackgroundColor(palette::ACCENT),
                    BoundWidth::new(|ui| ui.of::<EndgameStatus>().solved_share.unwrap_or_default()),
                    Pickable::IGNORE,
                )],
            ),
        ],
    )
}

fn task(assets: &UiAssets) -> impl Bundle + use<> {
    let ending = of_played(|played, ui| {
        let material = played.attempt.exercise().material();
        ui.localizer().ending(material)
    });
    let task = of_played(|played, ui| played.attempt.exercise().task_words(ui.localizer()));
    (
        Name::new("Task"),
        column(4.0),
        VisibleWhen::new(|ui| ui.of::<EndgamePractice>().played().is_some()),
        Pickable::IGNORE,
        children![
            text("Ending", LetterSize::Small, palette::TEXT_QUIET, BoundText::new(ending)),
            title(assets, "Task", LetterSize::Heading, palette::TEXT, BoundText::new(task)),
        ],
    )
}

/// The judgment of the last judged move.
fn judgment_words(played: &PlayedEndgame, ui: &Tracked<'_>) -> String {
    let attempt = &played.attempt;
    if played.is_won() && !played.is_unreported {
        let stars = Stars::for_endgame(attempt.lost(), attempt.helps());
        let stars = ui.localizer().messages.lesson_stars(stars.count());
        return format!("{} {stars}", attempt.won_words(ui.localizer()));
    }
    if let Some(best) = played.best {
        return attempt.best_words(best, ui.localizer());
    }
    match &played.judged {
        _ if played.is_unreported => String::new(),
        Some((judgment, text)) => attempt.judgment_words(*judgment, text, ui.localizer()),
        None => ui.localizer().messages.endgame_rules(),
    }
}

fn judgment(assets: &UiAssets) -> impl Bundle + use<> {
    let line = |name, color, is_shown: fn(&PlayedEndgame) -> bool| {
        (
            title(assets, name, LetterSize::Body, color, BoundText::new(of_played(judgment_words))),
            VisibleWhen::new(of_played(move |played, _| is_shown(played))),
        )
    };
    let lost = of_played(|played, ui| {
        let lost = played.attempt.lost();
        ui.localizer().messages.endgame_moves_lost(lost)
    });
    (
        Name::new("Judgment"),
        Node { min_height: px(JUDGMENT_HEIGHT), ..column(6.0) },
        VisibleWhen::new(|ui| ui.of::<EndgamePractice>().played().is_some()),
        Pickable::IGNORE,
        children![
            line("Won", palette::DESTINATION, PlayedEndgame::is_won),
            line("Gone", palette::CAPTURE, PlayedEndgame::is_thrown_away),
            line("Judged", palette::TEXT, |played| {
                !played.is_won() && !played.is_thrown_away()
            }),
            text("Lost", LetterSize::Small, palette::TEXT_QUIET, BoundText::new(lost)),
        ],
    )
}

fn buttons() -> impl Bundle {
    let goes_on = of_played(|played, _| !played.is_over());
    let line = |parts| group_of("Row", row(8.0), parts);
    (
        Name::new("Buttons"),
        column(8.0),
        // The first Tab stop.
        TabGroup::new(-2),
        Pickable::IGNORE,
        children![
            line(children![
                (
                    primary_button(
                        "Take back",
                        EndgameAction::TakeBack,
                        Messages::endgame_take_back
                    ),
                    VisibleWhen::new(of_played(|played, _| played.is_thrown_away())),
                ),
                (
                    primary_button("Next", EndgameAction::Next, Messages::lesson_next),
                    VisibleWhen::new(of_played(|played, _| played.is_won())),
                ),
                (
                    message_button(
                        "Show the best move",
                        EndgameAction::ShowBest,
                        Messages::endgame_show_best
                    ),
                    VisibleWhen::new(goes_on),
                    EnabledWhen::new(of_played(|played, _| played.attempt.is_players_turn())),
                ),
            ]),
            group_of(
                "Row",
                row(8.0),
                children![
                    (
                        message_button("Again", EndgameAction::Again, Messages::endgame_again),
                        EnabledWhen::new(of_played(|_, _| true)),
                    ),
                    (
                        message_button("Skip", EndgameAction::Next, Messages::lesson_skip),
                        VisibleWhen::new(|ui| {
                            let played = ui.of::<EndgamePractice>().played();
                            !played.is_some_and(PlayedEndgame::is_won)
                        }),
                    ),
                ]
            ),
        ],
    )
}
