//! The pages that explain the game: the rules, and the learning page with a card per subject. Like the welcome card,
//! they stay beside the board until another action.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::actions::{HELP, LEARNING, PageAction, RULES};
use super::scaffold::{AddDialog, answers, heading};
use super::welcome::WELCOME;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::kernel::actions::{ActionTaken, AnyAction, CarryOut};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{BoardInput, CommandApplied, PracticeCommand};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{bare_button, message_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, tinted_icon, title};

/// Card width, in logical pixels.
const CARD_WIDTH: f32 = 296.0;
/// Gap between cards, in logical pixels.
const GAP: f32 = 12.0;
/// Page width, in logical pixels: two cards side by side.
const PAGE_WIDTH: f32 = 2.0 * CARD_WIDTH + GAP + 50.0;

/// Something to learn or practice: a card of the page.
#[derive(Clone)]
pub struct Subject {
    pub name: &'static str,
    pub opens: AnyAction,
    pub icon: Icon,
    pub heading: MessageFn,
    /// A sentence about it.
    pub words: MessageFn,
    /// The player's progress; empty at the beginning.
    pub progress: fn(&Tracked) -> String,
}

/// The subjects in registration order.
#[derive(Resource, Default)]
struct Subjects(Vec<Subject>);

pub trait AddSubject {
    fn add_subject(&mut self, subject: Subject) -> &mut Self;
}

impl AddSubject for App {
    fn add_subject(&mut self, subject: Subject) -> &mut App {
        let mut subjects = self.world_mut().get_resource_or_init::<Subjects>();
        subjects.0.push(subject);
        self
    }
}

fn page(_: In<()>, assets: Res<UiAssets>, subjects: Res<Subjects>) -> impl Bundle + use<> {
    let (assets_of_cards, subjects) = (UiAssets::clone(&assets), subjects.0.clone());
    let modal =
        Modal { z_index: 5, tab_group: TabGroup::new(3), ..Modal::new("Learning", PAGE_WIDTH) };
    modal.with_foot(
        children![
            heading(&assets, Messages::learn_title),
            group_of(
                "Subjects",
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    row_gap: px(GAP),
                    align_items: AlignItems::Stretch,
                    flex_shrink: 0.0,
                    ..row(GAP)
                },
                Children::spawn(SpawnWith(move |page: &mut RelatedSpawner<ChildOf>| {
                    for (place, subject) in subjects.into_iter().enumerate() {
                        let mut card = page.spawn(card(&assets_of_cards, subject));
                        if place == 0 {
                            card.insert(InitialFocus);
                        }
                    }
                }))
            ),
        ],
        answers(children![message_button("Close", PageAction::ToggleLearning, Messages::close)]),
    )
}

fn card(assets: &UiAssets, subject: Subject) -> impl Bundle + use<> {
    let Subject { name, opens, icon, heading, words, progress } = subject;
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
            group_of(
                "Words",
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(5.0) },
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
                ]
            ),
        ],
    )
}

/// Closes the pages on any other action, and the welcome card also on an explanation.
fn close_for_another(mut actions: MessageReader<ActionTaken>, mut dialogs: ResMut<OpenDialogs>) {
    for ActionTaken(action) in actions.read() {
        let closes = !action.leaves_pages_open();
        if dialogs.has(WELCOME) && (closes || action.is_of::<PageAction>()) {
            dialogs.close(WELCOME);
        }
        if closes && (dialogs.has(RULES) || dialogs.has(LEARNING)) {
            dialogs.close(RULES);
            dialogs.close(LEARNING);
        }
    }
}

/// Toggles the rules or the learning page, each replacing the other.
fn carry_out(
    mut actions: MessageReader<PageAction>,
    mut dialogs: ResMut<OpenDialogs>,
    mut preview: ResMut<LinePreview>,
) {
    for action in actions.read() {
        // The board shows something else.
        if preview.held().is_some() {
            preview.close();
        }
        let (rules, learning) = match action {
            PageAction::ToggleRules => (!dialogs.has(RULES), false),
            PageAction::ToggleLearning => (false, !dialogs.has(LEARNING)),
        };
        dialogs.set(RULES, rules.then_some(()));
        dialogs.set(LEARNING, learning.then_some(()));
        if rules || learning {
            dialogs.close(HELP);
        }
    }
}

/// Closes the rules and the welcome card on a click on the board, and when the game changes without a player.
fn close_from_outside(
    mut board: MessageReader<BoardInput>,
    mut applied: MessageReader<CommandApplied>,
    mut practice: MessageReader<PracticeCommand>,
    mut dialogs: ResMut<OpenDialogs>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_closed = board.read().filter(|input| input.is_click()).count()
        + applied.read().filter(|applied| applied.is_change()).count()
        + practice.read().count()
        > 0;
    if (dialogs.has(RULES) || dialogs.has(WELCOME)) && is_closed {
        dialogs.close(RULES);
        dialogs.close(WELCOME);
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Subjects>().add_dialog(LEARNING, page).add_systems(
        Update,
        (
            (close_for_another, carry_out).chain().in_set(CarryOut),
            // The click itself still belongs to the demonstration.
            close_from_outside.after(FrameSystems::Apply),
        ),
    );
}
