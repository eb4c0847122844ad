//! The page of what there is to learn and to practise, a card for each.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::bound::action_button::bare_button;
use super::bound::snapshot::{BoundText, UiSnapshot, VisibleWhen};
use super::scaffold::{answer_button, answers, heading};
use crate::board_vision::QuestionKind;
use crate::i18n::{MessageFn, Messages};
use crate::lessons::Lesson;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::{
    Action, EndgameAction, ExercisesAction, ExplainAction, LessonAction, TrainerAction,
};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, row, text, tinted_icon, title};

/// The width of a card, in logical pixels.
const CARD_WIDTH: f32 = 296.0;
/// The gap between cards, in logical pixels.
const GAP: f32 = 12.0;
/// The width of the page, in logical pixels: two cards beside each other.
const PAGE_WIDTH: f32 = 2.0 * CARD_WIDTH + GAP + 50.0;

/// The page on the screen.
#[derive(Component)]
struct LearningPage;

/// Something to learn or to practise.
struct Subject {
    name: &'static str,
    opens: Action,
    icon: Icon,
    heading: MessageFn,
    words: MessageFn,
    /// The progress of the player; empty at the beginning.
    progress: fn(&UiSnapshot) -> String,
}

const LESSON: Subject = Subject {
    name: "First lesson",
    opens: Action::Lesson(LessonAction::Open),
    icon: Icon::GraduationCap,
    heading: Messages::lesson_title,
    words: Messages::learn_lesson_words,
    progress: lesson_progress,
};

const SHOTS: Subject = Subject {
    name: "Shots to solve",
    opens: Action::Exercises(ExercisesAction::Open),
    icon: Icon::PuzzlePiece,
    heading: Messages::exercises_title,
    words: Messages::learn_shots_words,
    progress: rating,
};

const TRAINER: Subject = Subject {
    name: "Seeing the boards",
    opens: Action::Trainer(TrainerAction::Toggle),
    icon: Icon::Eye,
    heading: Messages::trainer_title,
    words: Messages::learn_trainer_words,
    progress: best_round,
};

const ENDGAMES: Subject = Subject {
    name: "Endgames",
    opens: Action::Endgame(EndgameAction::Open),
    icon: Icon::Trophy,
    heading: Messages::endgame_open,
    words: Messages::endgame_rules,
    progress: endgames_won,
};

fn open_or_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    page: Query<Entity, With<LearningPage>>,
) {
    match (dialogs.learning, page.iter().next()) {
        (true, None) => {
            commands.spawn(page_of(&assets));
        }
        (false, Some(page)) => commands.entity(page).despawn(),
        _ => {}
    }
}

fn page_of(assets: &UiAssets) -> impl Bundle + use<> {
    let modal = Modal {
        z_index: 5,
        tab_group: TabGroup::new(3),
        ..Modal::new("Learning", PAGE_WIDTH)
    };
    (
        LearningPage,
        modal.with_foot(
            children![
                heading(assets, Messages::learn_title),
                (
                    Name::new("Subjects"),
                    Node {
                        flex_wrap: FlexWrap::Wrap,
                        row_gap: px(GAP),
                        align_items: AlignItems::Stretch,
                        flex_shrink: 0.0,
                        ..row(GAP)
                    },
                    Pickable::IGNORE,
                    children![
                        (card(assets, LESSON), InitialFocus),
                        card(assets, SHOTS),
                        card(assets, TRAINER),
                        card(assets, ENDGAMES),
                    ],
                ),
            ],
            answers(children![answer_button(
                "Close",
                Action::Explain(ExplainAction::ToggleLearning),
                Messages::close
            )]),
        ),
    )
}

/// A card that is one button.
fn card(assets: &UiAssets, subject: Subject) -> impl Bundle + use<> {
    let Subject {
        name,
        opens,
        icon,
        heading,
        words,
        progress,
    } = subject;
    let node = Node {
        width: px(CARD_WIDTH),
        max_width: percent(100),
        min_height: px(112),
        padding: UiRect::all(px(14)),
        column_gap: px(14),
        border_radius: BorderRadius::all(px(10)),
        align_items: AlignItems::Start,
        justify_content: JustifyContent::Start,
        ..default()
    };
    (
        bare_button(name, opens, ButtonStyle::Normal, node),
        children![
            tinted_icon(assets, icon, 34.0, palette::ACCENT),
            (
                Name::new("Words"),
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    ..column(5.0)
                },
                Pickable::IGNORE,
                children![
                    title(
                        assets,
                        "Heading",
                        LetterSize::Heading,
                        palette::TEXT,
                        BoundText::message(heading)
                    ),
                    text(
                        "Sentence",
                        LetterSize::Body,
                        palette::TEXT_QUIET,
                        BoundText::message(words)
                    ),
                    (
                        text(
                            "Progress",
                            LetterSize::Small,
                            palette::ACCENT,
                            BoundText::new(progress)
                        ),
                        VisibleWhen::new(move |ui| !progress(ui).is_empty()),
                    ),
                ],
            ),
        ],
    )
}

/// The stage to go on with and the stars in the lesson for the board in use.
fn lesson_progress(ui: &UiSnapshot) -> String {
    let geometry = ui.game.variant().geometry();
    let progress = ui.lessons.on(geometry);
    if *progress == Default::default() {
        return String::new();
    }
    let lesson = Lesson::on(geometry);
    let messages = &ui.localizer.messages;
    let stars = messages.learn_stars(progress.total(), lesson.most_stars());
    let is_done = |stage| progress.stars_of(stage).count() > 0;
    if (0..lesson.stages.len()).all(is_done) {
        return stars;
    }
    let stage = progress.stage.min(lesson.stages.len() - 1) + 1;
    let stage = messages.lesson_stage(stage, lesson.stages.len());
    format!("{stage} · {stars}")
}

/// The rating with the shots of the board in use.
fn rating(ui: &UiSnapshot) -> String {
    let results = ui.exercise_results.on(ui.game.variant());
    if results.solved() + results.missed() == 0 {
        return String::new();
    }
    let label = ui.localizer.messages.exercises_your_rating();
    format!("{label} · {}", results.rating().rounded())
}

/// The best round on the board in use.
fn best_round(ui: &UiSnapshot) -> String {
    let geometry = ui.game.variant().geometry();
    QuestionKind::all_on(geometry)
        .filter_map(|kind| ui.vision_scores.get(kind, geometry))
        .max()
        .map_or_else(String::new, |best| ui.localizer.messages.trainer_best(best))
}

/// The number of endgames won on the board in use.
fn endgames_won(ui: &UiSnapshot) -> String {
    let geometry = ui.game.variant().geometry();
    match ui.endgame_practice.records.total_won(geometry) {
        0 => String::new(),
        won => ui.localizer.messages.endgame_times_won(won),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_or_close
            .run_if(resource_changed::<OpenDialogs>)
            .in_set(ModalSystems),
    );
}
