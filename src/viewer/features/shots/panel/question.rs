//! The question, the answer to the last move, and the information about a finished exercise.

use bevy::prelude::*;

use super::{of_run, of_shots, raised};
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::Side;
use crate::shots::Exercise;
use crate::viewer::features::shots::state::{ExerciseRun, FeedbackKind, ShotPhase, ShotsPractice};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::piece_disc;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, tinted_icon, title};

/// Diameter of the side-to-move disc, in logical pixels.
const DISC: f32 = 26.0;
/// Height reserved for the answer, so that nothing below moves.
const FEEDBACK_HEIGHT: f32 = 44.0;

/// The question: the side to win.
fn goal(localizer: &Localizer, exercise: &Exercise) -> String {
    match exercise.solver() {
        Side::White => localizer.messages.shots_white_wins(),
        Side::Black => localizer.messages.shots_black_wins(),
    }
}

/// The opponent's move before the position.
fn lead_in(localizer: &Localizer, exercise: &Exercise) -> String {
    let played = move_text::write(exercise.before(), exercise.lead_in());
    let opponent = localizer.side(!exercise.solver());
    localizer.messages.shots_lead_in(opponent, move_text::printed(&played))
}

fn move_number(localizer: &Localizer, run: &ExerciseRun) -> String {
    let (played, all) = run.attempt().progress();
    let number = (played + 1).min(all);
    localizer.messages.shots_move_number(number, all)
}

/// The question card; without an exercise, it states that all have been seen.
pub(super) fn card(assets: &UiAssets) -> impl Bundle + use<> {
    let disc = |side: Side| {
        (
            VisibleWhen::new(of_run(move |_, run| run.exercise().solver() == side)),
            piece_disc(side, DISC),
        )
    };
    let words = BoundText::new(of_shots(|ui, open: &ShotsPractice| match &open.run {
        Some(run) => goal(ui.localizer(), run.exercise()),
        None if open.is_exhausted() => ui.localizer().messages.shots_all_seen(),
        None => String::new(),
    }));
    let small = |name, words| text(name, LetterSize::Body, palette::TEXT_QUIET, words);
    raised(
        "Question",
        children![
            group_of(
                "Goal",
                row(10.0),
                children![
                    disc(Side::White),
                    disc(Side::Black),
                    title(assets, "Words", LetterSize::Title, palette::TEXT, words),
                ]
            ),
            (
                Name::new("Moves"),
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    flex_wrap: FlexWrap::Wrap,
                    ..row(8.0)
                },
                VisibleWhen::new(of_run(|_, _| true)),
                Pickable::IGNORE,
                children![
                    small(
                        "Opponent's move",
                        BoundText::new(of_run(|ui, run| lead_in(ui.localizer(), run.exercise())))
                    ),
                    small(
                        "Number of the move",
                        BoundText::new(of_run(|ui, run| move_number(ui.localizer(), run)))
                    ),
                ],
            ),
        ],
    )
}

/// The answer to the solver's last action.
pub(super) fn feedback(assets: &UiAssets) -> impl Bundle + use<> {
    group_of(
        "Answer",
        Node { min_height: px(FEEDBACK_HEIGHT), flex_shrink: 0.0, ..column(0.0) },
        children![
            note(assets, "Good", Icon::Check, palette::DESTINATION, |run| {
                is_of_kind(run, FeedbackKind::Good)
            }),
            note(assets, "Bad", Icon::Cross, palette::CAPTURE, |run| {
                is_of_kind(run, FeedbackKind::Bad)
            }),
            note(assets, "Judging", Icon::Clock, palette::LAST_MOVE, |run| {
                is_of_kind(run, FeedbackKind::Neutral) && is_judging(run)
            }),
            note(assets, "Help", Icon::LightBulb, palette::ADVICE, |run| {
                is_of_kind(run, FeedbackKind::Neutral) && !is_judging(run)
            }),
        ],
    )
}

fn is_of_kind(run: &ExerciseRun, kind: FeedbackKind) -> bool {
    run.feedback().is_some_and(|feedback| feedback.kind() == kind)
}

fn is_judging(run: &ExerciseRun) -> bool {
    matches!(run.phase(), ShotPhase::Judging(_))
}

/// A note with an icon and a background, shown on this condition.
fn note(
    assets: &UiAssets,
    name: &'static str,
    sign: Icon,
    color: Color,
    is_shown: fn(&ExerciseRun) -> bool,
) -> impl Bundle + use<> {
    let words = of_run(|ui, run| {
        let feedback = run.feedback();
        feedback.map_or_else(String::new, |feedback| feedback.words(ui.localizer()))
    });
    (
        Name::new(name),
        VisibleWhen::new(of_run(move |ui, run| {
            is_shown(run) && ui.of::<ShotsPractice>().shown_feedback() == run.feedback()
        })),
        Node {
            padding: UiRect::axes(px(12), px(9)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..row(10.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(color),
        Pickable::IGNORE,
        children![
            tinted_icon(assets, sign, 20.0, color),
            title(assets, "Words", LetterSize::Body, color, BoundText::new(words)),
        ],
    )
}

/// The reason for the win, the themes and the rating of a finished exercise.
pub(super) fn about_solved() -> impl Bundle {
    let line = |name, words| text(name, LetterSize::Body, palette::TEXT_QUIET, words);
    let themes = of_run(|ui, run| {
        let names: Vec<String> =
            run.themes().iter().map(|theme| theme.words(ui.localizer())).collect();
        if names.is_empty() {
            String::new()
        } else {
            ui.localizer().messages.shot_themes(names.join(", "))
        }
    });
    let gain = |ui: &Tracked<'_>, run: &ExerciseRun| {
        if run.attempt().is_solved_otherwise() {
            String::new()
        } else {
            run.exercise().gain_words(ui.localizer())
        }
    };
    let rating = of_run(|ui, run| {
        let rating = run.exercise().rating().round() as u32;
        ui.localizer().messages.shots_rating_of(rating)
    });
    (
        Name::new("About the exercise"),
        VisibleWhen::new(of_run(|_, run| run.is_over())),
        Node { flex_shrink: 0.0, ..column(4.0) },
        Pickable::IGNORE,
        children![
            (
                text("Gain", LetterSize::Body, palette::TEXT, BoundText::new(of_run(gain))),
                VisibleWhen::new(of_run(move |ui, run| !gain(ui, run).is_empty())),
            ),
            (VisibleWhen::new(has_room), line("Ideas", BoundText::new(themes))),
            (VisibleWhen::new(has_room), line("Rating of the exercise", BoundText::new(rating))),
        ],
    )
}
