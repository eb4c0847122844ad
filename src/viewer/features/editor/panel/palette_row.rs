//! The palette: a button for each piece and for clearing squares, and the typed entry.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::{small_text, when};
use crate::game::setup_editor::SetupTool;
use crate::rules::{Piece, PieceKind, Variant};
use crate::viewer::features::editor::actions::EditorAction;
use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{bare_button, icon_button, with_key};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::piece_disc;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, group_of, row};

/// Height of a button, in logical pixels.
const HEIGHT: f32 = 48.0;
/// Height of the entry line, that of its longest text.
const TYPED_HEIGHT: f32 = 48.0;
/// Width of a piece on a button.
const DISC: f32 = 32.0;

pub(super) fn tools(assets: &UiAssets, variant: Variant) -> impl Bundle + use<> {
    let assets = assets.clone();
    group_of(
        "Palette",
        Node { flex_shrink: 0.0, ..row(6.0) },
        Children::spawn(SpawnWith(move |row: &mut RelatedSpawner<ChildOf>| {
            for tool in SetupTool::palette(variant) {
                match tool {
                    SetupTool::Place(piece) => drop(row.spawn(piece_button(&assets, piece))),
                    SetupTool::Erase => drop(row.spawn(eraser(&assets))),
                }
            }
        })),
    )
}

fn chosen(tool: SetupTool) -> (CheckedWhen, Tooltip) {
    let action = EditorAction::Choose(tool);
    (
        CheckedWhen::new(when(move |state| state.tool == tool)),
        Tooltip(BoundText::new(move |ui| {
            let variant = ui.get::<PositionEditor>().map(|state| state.draft.variant());
            let variant = variant.unwrap_or(ui.game().variant());
            with_key(ui.localizer().setup_tool(variant, tool), action, ui.localizer())
        })),
    )
}

fn button_node() -> Node {
    Node {
        height: px(HEIGHT),
        flex_grow: 1.0,
        flex_basis: px(0),
        border_radius: BorderRadius::all(px(8)),
        ..default()
    }
}

fn piece_button(assets: &UiAssets, piece: Piece) -> impl Bundle + use<> {
    let tool = SetupTool::Place(piece);
    let is_king = piece.kind == PieceKind::King;
    let image = assets.icon(Icon::Crown);
    (
        bare_button("Tool", EditorAction::Choose(tool), ButtonStyle::Normal, button_node()),
        chosen(tool),
        Children::spawn(SpawnWith(move |button: &mut RelatedSpawner<ChildOf>| {
            button.spawn(piece_disc(piece.side, DISC)).with_children(|disc| {
                if is_king {
                    disc.spawn(crown(image));
                }
            });
        })),
    )
}

fn crown(image: Handle<Image>) -> impl Bundle {
    (
        Name::new("Crown"),
        Node {
            position_type: PositionType::Absolute,
            width: px(DISC * 0.62),
            height: px(DISC * 0.62),
            ..default()
        },
        ImageNode { image, color: palette::GOLD, ..default() },
        Pickable::IGNORE,
    )
}

fn eraser(assets: &UiAssets) -> impl Bundle + use<> {
    (
        icon_button(
            assets,
            "Eraser",
            EditorAction::Choose(SetupTool::Erase),
            ButtonStyle::Normal,
            Icon::Eraser,
        ),
        chosen(SetupTool::Erase),
    )
}

/// The typed entry or, before anything is typed, help on the mouse and keys.
pub(super) fn typed() -> impl Bundle {
    group_of(
        "Typed",
        Node { min_height: px(TYPED_HEIGHT), flex_shrink: 0.0, ..default() },
        children![small_text("Words", BoundText::new(typed_text))],
    )
}

fn typed_text(ui: &Tracked<'_>) -> String {
    let messages = &ui.localizer().messages;
    let Some(state) = ui.get::<PositionEditor>() else {
        return String::new();
    };
    if let Some(number) = state.invalid_number {
        return messages.editor_no_square(number);
    }
    if !state.entry.is_typing() {
        return messages.editor_help();
    }
    let king = if state.entry.is_king() { "K" } else { "" };
    let digit = state.entry.digit().map(|digit| digit.to_string());
    let typed = format!("{king}{}_", digit.unwrap_or_default());
    let tool = ui.localizer().setup_tool(state.draft.variant(), state.tool);
    messages.editor_typing(tool, typed)
}
