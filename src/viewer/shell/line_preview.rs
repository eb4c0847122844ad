//! Words over the scene while the board shows something else than the game: the move under the pointer, or a line of the
//! analysis that is not played, with steps through it and the way back.

use bevy::prelude::*;

use crate::i18n::{MessageFn, Messages};
use crate::viewer::board::actions::LineAction;
use crate::viewer::board::line_preview::{LinePreview, PreviewedNode};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::{HasTooltip, bare_button};
use crate::viewer::shell::actions::RULES;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, icon, row, text};

/// The height of a button, in logical pixels: the note covers little of the board.
const STEP: f32 = 24.0;

/// Returns `true` while the board shows a move under the pointer or a line of the analysis.
pub(crate) fn is_shown(ui: &Tracked) -> bool {
    let is_game = ui.mode() == BoardMode::Editor || ui.dialogs().has(RULES);
    !is_game && (ui.of::<LinePreview>().shown().is_some() || ui.of::<PreviewedNode>().0.is_some())
}

fn is_held(ui: &Tracked) -> bool {
    ui.of::<LinePreview>().held().is_some()
}

/// The words: which moves of a line are shown, and how to go back.
fn words(ui: &Tracked) -> String {
    let messages = &ui.localizer().messages;
    let line = ui
        .of::<LinePreview>()
        .shown()
        .filter(|_| ui.of::<PreviewedNode>().0.is_none());
    match (line, is_held(ui)) {
        (Some(line), true) => messages.line_held(line.moves().len(), line.length()),
        (Some(line), false) if line.length() > 1 => {
            messages.line_hovered(line.moves().len(), line.length())
        }
        _ => messages.line_previewed(),
    }
}

/// The steps through a line that stays on the board, its play, and the way back.
fn steps(assets: &UiAssets) -> impl Bundle + use<> {
    let step = |name, action, sign| {
        let node = Node {
            width: px(STEP),
            height: px(STEP),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        };
        (
            bare_button(name, action, ButtonStyle::Normal, node),
            HasTooltip,
            children![icon(assets, sign, 16.0)],
        )
    };
    let is_more = |ui: &Tracked| {
        let line = ui.of::<LinePreview>().held();
        line.is_some_and(|line| line.moves().len() < line.length())
    };
    (
        Name::new("Steps of the line"),
        row(6.0),
        VisibleWhen::new(is_held),
        Pickable::IGNORE,
        children![
            (
                step("Back", LineAction::Back, Icon::ChevronLeft),
                EnabledWhen::new(|ui| {
                    let line = ui.of::<LinePreview>().held();
                    line.is_some_and(|line| line.moves().len() > 1)
                }),
            ),
            (
                step("Forward", LineAction::Forward, Icon::ChevronRight),
                EnabledWhen::new(is_more),
            ),
            (
                labeled("Play the line", LineAction::Play, Messages::line_play),
                VisibleWhen::new(|ui| ui.are_all_persons()),
            ),
            labeled("Back to the game", LineAction::Close, Messages::line_close),
        ],
    )
}

fn labeled(name: &'static str, action: LineAction, label: MessageFn) -> impl Bundle {
    let node = Node {
        height: px(STEP),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(6)),
        ..default()
    };
    (
        bare_button(name, action, ButtonStyle::Normal, node),
        children![(
            text(
                "Label",
                LetterSize::Small,
                palette::TEXT,
                BoundText::message(label)
            ),
            TextLayout::no_wrap(),
        )],
    )
}

/// The words and the steps.
pub(super) fn content(assets: &UiAssets) -> impl Bundle + use<> {
    children![
        (
            text(
                "Words",
                LetterSize::Body,
                palette::TEXT,
                BoundText::new(words)
            ),
            TextLayout::no_wrap(),
        ),
        steps(assets),
    ]
}
