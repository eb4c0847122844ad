//! The position editor's panel: palette, whole-board edits, FEN, problems, and the ways to continue.

mod fen_field;
mod palette_row;
mod report;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::state::PositionEditor;
use crate::game::setup_editor::SetupEdit;
use crate::i18n::{MessageFn, Messages};
use crate::rules::{FigureSet, Side, Variant};
use crate::viewer::board::unfolded;
use crate::viewer::board::unfolded::place::UnfoldedSlot;
use crate::viewer::features::editor::actions::EditorAction;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::{GAP, scrolling_middle, side_panel};
use crate::viewer::ui::action_button::{HasTooltip, button, icon_button, message_button};
use crate::viewer::ui::bindings::{BindingSystems, BoundText, CheckedWhen, EnabledWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PanelPlace;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// The panel, with the variant of its palette.
#[derive(Component)]
struct EditorPanel(Variant);

fn open_and_close(
    mut commands: Commands,
    editor: Option<Res<PositionEditor>>,
    assets: Res<UiAssets>,
    open: Query<(Entity, &EditorPanel)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let on_screen = open.iter().next();
    let wanted = editor.map(|editor| editor.draft.variant());
    if on_screen.map(|(_, EditorPanel(variant))| *variant) == wanted {
        return;
    }
    if let Some((entity, _)) = on_screen {
        commands.entity(entity).despawn();
    }
    if let Some(variant) = wanted {
        commands.spawn(panel(&assets, variant));
        // The field shows the FEN from the next frame on.
        redraw.write(RequestRedraw);
    }
}

fn panel(assets: &UiAssets, variant: Variant) -> impl Bundle + use<> {
    (
        EditorPanel(variant),
        side_panel(
            "Editor panel",
            PanelPlace::Scrolled,
            children![
                heading(assets),
                (
                    Name::new("Top"),
                    Node { flex_shrink: 0.0, ..column(GAP) },
                    UiSlot::EditorTop,
                    Pickable::IGNORE,
                ),
                middle(assets, variant),
                unfolded::in_panel(assets, UnfoldedSlot::EditorPanel),
                endings(),
            ],
        ),
    )
}

fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    group_of(
        "Heading",
        Node { justify_content: JustifyContent::SpaceBetween, flex_shrink: 0.0, ..row(8.0) },
        children![
            title(
                assets,
                "Title",
                LetterSize::Heading,
                palette::TEXT,
                BoundText::message(Messages::editor_title)
            ),
            group_of(
                "Steps",
                row(6.0),
                children![
                    step(assets, EditorAction::Undo, Icon::UndoArrow, |state| state
                        .draft
                        .can_undo()),
                    step(assets, EditorAction::Redo, Icon::RedoArrow, |state| state
                        .draft
                        .can_redo()),
                ]
            ),
        ],
    )
}

/// Evaluates a condition of the editor; `false` while it is closed.
fn when(
    condition: impl Fn(&PositionEditor) -> bool + Send + Sync + 'static,
) -> impl Fn(&Tracked<'_>) -> bool + Send + Sync + 'static {
    move |ui| ui.get::<PositionEditor>().is_some_and(&condition)
}

fn step(
    assets: &UiAssets,
    action: EditorAction,
    icon: Icon,
    can: fn(&PositionEditor) -> bool,
) -> impl Bundle + use<> {
    (
        icon_button(assets, "Step", action, ButtonStyle::Normal, icon),
        EnabledWhen::new(when(can)),
        HasTooltip,
    )
}

fn middle(assets: &UiAssets, variant: Variant) -> impl Bundle + use<> {
    let parts = children![
        palette_row::tools(assets, variant),
        palette_row::typed(),
        sides_to_move(variant),
        whole_board(),
        fen_field::with_buttons(assets),
        report::card_of(assets),
    ];
    scrolling_middle("Editor", 0.0, parts)
}

fn sides_to_move(variant: Variant) -> impl Bundle {
    let side = |name, side, message: MessageFn| {
        let words = BoundText::new(move |ui| match variant.figures() {
            FigureSet::Draughtsmen => message(&ui.localizer().messages),
            FigureSet::WolfAndSheep => ui.localizer().turn_of(variant, side),
        });
        (
            button(
                name,
                EditorAction::Edit(SetupEdit::SideToMove(side)),
                ButtonStyle::Normal,
                words,
            ),
            CheckedWhen::new(when(move |state| state.draft.setup().side_to_move == side)),
            HasTooltip,
        )
    };
    group_of(
        "Side to move",
        Node { flex_shrink: 0.0, ..row(8.0) },
        children![
            side("White to move", Side::White, Messages::editor_white_to_move),
            side("Black to move", Side::Black, Messages::editor_black_to_move),
        ],
    )
}

fn whole_board() -> impl Bundle {
    let edit = |name, edit, message: MessageFn| {
        (message_button(name, EditorAction::Edit(edit), message), HasTooltip)
    };
    let pair = |name, buttons| (Name::new(name), row(8.0), Pickable::IGNORE, buttons);
    group_of(
        "Whole board",
        Node { flex_shrink: 0.0, ..column(8.0) },
        children![
            pair(
                "Arrangements",
                children![
                    edit("Clear", SetupEdit::Clear, Messages::editor_clear),
                    edit("Start", SetupEdit::Start, Messages::editor_start),
                ]
            ),
            pair(
                "Symmetries",
                children![
                    edit("Mirror", SetupEdit::Mirror, Messages::editor_mirror),
                    edit("Swap sides", SetupEdit::SwapSides, Messages::editor_swap),
                ]
            ),
        ],
    )
}

/// A button that needs a legal position.
fn button_if_legal(
    name: &'static str,
    action: EditorAction,
    style: ButtonStyle,
    message: MessageFn,
) -> impl Bundle {
    (
        button(name, action, style, BoundText::message(message)),
        EnabledWhen::new(when(|state| state.draft.position().is_some())),
        HasTooltip,
    )
}

fn save_button(_: &UiAssets) -> impl Bundle + use<> {
    let (save, style) = (EditorAction::Save, ButtonStyle::Normal);
    button_if_legal("Save", save, style, Messages::editor_save)
}

fn close_button(_: &UiAssets) -> impl Bundle + use<> {
    let dismiss = BoundText::message(Messages::dismiss);
    (button("Close editor", EditorAction::Close, ButtonStyle::Normal, dismiss), HasTooltip)
}

/// The ways to continue; all but closing need a legal position.
fn endings() -> impl Bundle {
    group_of(
        "Go on",
        Node { flex_shrink: 0.0, ..column(8.0) },
        children![
            group_of(
                "Play it",
                row(8.0),
                children![
                    button_if_legal(
                        "Play",
                        EditorAction::Play,
                        ButtonStyle::Primary,
                        Messages::editor_play
                    ),
                    button_if_legal(
                        "Analyze",
                        EditorAction::Analyze,
                        ButtonStyle::Normal,
                        Messages::editor_analyze
                    ),
                ]
            ),
            (Name::new("Keep it"), row(8.0), UiSlot::EditorEndings, Pickable::IGNORE,),
        ],
    )
}

fn small_text(name: &'static str, label: BoundText) -> impl Bundle {
    text(name, LetterSize::Small, palette::TEXT_QUIET, label)
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::EditorEndings, "save", save_button).fill(
        UiSlot::EditorEndings,
        "close",
        close_button,
    );
    app.add_plugins(fen_field::plugin)
        .add_systems(Update, open_and_close.in_set(FrameSystems::Render).before(BindingSystems));
}
