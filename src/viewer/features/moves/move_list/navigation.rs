//! Navigation: the buttons that step through the game, the card below the list while an earlier position is shown and,
//! in a sheet too small for the list, the last moves, which a click expands.

use bevy::prelude::*;

use crate::i18n::Messages;
use crate::notation::move_text;
use crate::rules::Ply;
use crate::viewer::features::moves::actions::EditAction;
use crate::viewer::features::moves::editing::EDIT_TOOLS;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, icon_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, Wide, group_of, label_text, row, text};

pub(crate) fn navigation_buttons() -> impl Bundle {
    (
        VisibleWhen::new(has_room),
        Name::new("Steps"),
        Node { flex_shrink: 0.0, justify_content: JustifyContent::SpaceBetween, ..row(8.0) },
        Pickable::IGNORE,
        UiSlot::Navigation,
    )
}

/// A button that shows another position, enabled if there is one.
fn step(
    assets: &UiAssets,
    name: &'static str,
    action: GameAction,
    icon: Icon,
    is_possible: fn(&Tracked) -> bool,
) -> impl Bundle + use<> {
    (
        icon_button(assets, name, action, ButtonStyle::Normal, icon),
        HasTooltip,
        EnabledWhen::new(is_possible),
        Wide,
    )
}

fn edit_button(assets: &UiAssets) -> impl Bundle + use<> {
    let (tools, style) = (EditAction::ToggleTools, ButtonStyle::Normal);
    (
        icon_button(assets, "Edit", tools, style, Icon::Pencil),
        HasTooltip,
        CheckedWhen::new(|ui| ui.dialogs().has(EDIT_TOOLS)),
        EnabledWhen::new(|ui| !ui.is_remote()),
        Wide,
    )
}

/// Returns `true` if a later position can be shown.
fn may_go_on(ui: &Tracked) -> bool {
    ui.game().current_ply() < ui.game().last_ply()
}

fn redo(assets: &UiAssets) -> impl Bundle + use<> {
    let redo = GameAction::Redo;
    step(assets, "Redo", redo, Icon::ChevronRight, may_go_on)
}

/// Returns `true` if an unfinished game, unless opened for reading without a computer to move, shows an earlier
/// position.
fn is_looking_back(ui: &Tracked) -> bool {
    let waits = !ui.game().is_for_reading() || !ui.players()[ui.game().side_to_move()].is_here();
    waits && !ui.game().is_live() && ui.outcome().is_none() && ui.game().final_outcome().is_none()
}

pub(crate) fn looking_back_card() -> impl Bundle {
    let words = group_of(
        "Room of the words",
        Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
        children![text(
            "Words",
            LetterSize::Small,
            palette::TEXT,
            BoundText::message(Messages::looking_back)
        )],
    );
    let play_on = (
        bare_button(
            "Play on",
            GameAction::PlayOn,
            ButtonStyle::Normal,
            Node {
                height: px(28),
                padding: UiRect::horizontal(px(8)),
                border_radius: BorderRadius::all(px(6)),
                flex_shrink: 0.0,
                ..default()
            },
        ),
        children![label_text(LetterSize::Small, BoundText::message(Messages::play_on))],
    );
    (
        Name::new("Looking back"),
        Node {
            flex_shrink: 0.0,
            padding: UiRect::axes(px(8), px(5)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..row(8.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(palette::LAST_MOVE),
        VisibleWhen::new(is_looking_back),
        Pickable::IGNORE,
        children![words, play_on],
    )
}

/// Both players' last moves up to the position shown: “4. 41-37 5-10”.
fn words(ui: &Tracked) -> String {
    let game = ui.game();
    let last = game.current_ply();
    if last == Ply(0) {
        return if game.tree().is_empty() {
            ui.localizer().messages.no_moves_yet()
        } else {
            format!("{}. …", game.move_number(Ply(1)))
        };
    }
    let place = last.0 + game.ply_offset();
    let number = game.move_number(last);
    let is_reply = place.is_multiple_of(2);
    let first = if is_reply { Ply(last.0 - 1) } else { last };
    let moves = [first, last].into_iter().skip(usize::from(!is_reply));
    let moves: Vec<String> = moves.filter_map(|ply| game.text_at(ply)).collect();
    let dots = if is_reply && moves.len() == 1 { "..." } else { "." };
    move_text::printed(&format!("{number}{dots} {}", moves.join(" ")))
}

pub(crate) fn button() -> impl Bundle {
    let node = Node {
        // The neighboring buttons are wide as well.
        flex_grow: 8.0,
        flex_basis: px(0),
        min_width: px(0),
        padding: UiRect::horizontal(px(10)),
        justify_content: JustifyContent::Start,
        border_radius: BorderRadius::all(px(7)),
        overflow: Overflow::clip(),
        ..default()
    };
    (
        bare_button("Last moves", ShellAction::ToggleSheet, ButtonStyle::Normal, node),
        children![(
            text("Words", LetterSize::Body, palette::TEXT, BoundText::new(words)),
            TextLayout::no_wrap(),
        )],
    )
}

/// Adds the buttons: first, undo, redo, last, and the editing tools.
pub(in crate::viewer::features::moves) fn plugin(app: &mut App) {
    app.fill(UiSlot::Navigation, "first", |assets| {
        let may = |ui: &Tracked| ui.game().current_ply() > Ply(0);
        step(assets, "First", GameAction::ShowFirst, Icon::SkipToStart, may)
    })
    .fill(UiSlot::Navigation, "undo", |assets| {
        let may = |ui: &Tracked| ui.may_take_back();
        step(assets, "Undo", GameAction::Undo, Icon::ChevronLeft, may)
    })
    .fill(UiSlot::Navigation, "redo", redo)
    .fill(UiSlot::Navigation, "last", |assets| {
        let last = GameAction::ShowLast;
        step(assets, "Last", last, Icon::SkipToEnd, may_go_on)
    })
    .fill(UiSlot::Navigation, "edit", edit_button)
    .fill(UiSlot::CollapsedSheet, "redo", redo);
}
