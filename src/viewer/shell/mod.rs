//! The frame around the features: a column on the right, or a sheet at the bottom, for the game or a practice, a
//! toolbar at the bottom left, notes over the scene, help, settings, the welcome card, and the keyboard. Features fill
//! its [slots](super::ui::slots).

pub mod actions;
pub mod button_focus;
pub mod clipboard;
pub mod compass;
pub mod help;
pub mod keyboard;
pub mod learning;
pub mod notice;
pub mod over_the_scene;
mod page_messages;
pub mod pointer_note;
pub mod scaffold;
pub mod settings_dialog;
pub mod side_panel;
pub mod toolbar;
mod tooltip_place;
pub mod welcome;

use actions::{ClipboardAction, PageAction, SettingsAction, ShellAction};
use bevy::prelude::*;
use side_panel::{growing_part, has_room, scrolling_middle, side_panel};

use super::board::unfolded;
use super::board::unfolded::place::UnfoldedSlot;
use super::kernel::mode::BoardMode;
use super::kernel::registry::AddActions;
use super::scene::camera::PanelInsets;
use super::ui::bindings::VisibleWhen;
use super::ui::shape::{ContentHeight, PanelPlace};
use super::ui::slots::{FillSlots, UiSlot};
use super::ui::style::PANEL_WIDTH;
use super::ui::widgets::{UiAssets, group_of, row};

/// Minimum height of the game part: the players, two moves and the navigation.
const LEAST_GAME: f32 = 270.0;
/// Minimum height of its moves: one line.
const LEAST_COURSE: f32 = 34.0;

fn spawn_panels(mut commands: Commands) {
    commands.spawn((
        Name::new("Panels"),
        Node {
            width: percent(100),
            height: percent(100),
            position_type: PositionType::Absolute,
            ..default()
        },
        Pickable::IGNORE,
        UiSlot::Window,
    ));
}

fn panel(_: &UiAssets) -> impl Bundle + use<> {
    (
        VisibleWhen::new(|ui| ui.mode() != BoardMode::Editor),
        side_panel("Panel", PanelPlace::Panel, UiSlot::SidePanel),
    )
}

fn game(_: &UiAssets) -> impl Bundle + use<> {
    (
        VisibleWhen::new(|ui| !ui.is_practice()),
        growing_part("Game", LEAST_GAME, UiSlot::Game),
        ContentHeight::default(),
    )
}

/// The middle of the panel: the move list above the temporary cards, so that the moves stay in place. The navigation
/// below stays visible when it scrolls.
fn middle(_: &UiAssets) -> impl Bundle + use<> {
    scrolling_middle("Course", LEAST_COURSE, UiSlot::Moves)
}

/// The visible part of a collapsed sheet: the last moves, and takeback.
fn collapsed_sheet(_: &UiAssets) -> impl Bundle + use<> {
    (
        VisibleWhen::new(|ui| !has_room(ui)),
        group_of(
            "In reach",
            Node { flex_shrink: 0.0, align_items: AlignItems::Stretch, ..row(6.0) },
            UiSlot::CollapsedSheet,
        ),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ShellAction>()
        .add_actions::<ClipboardAction>()
        .add_actions::<SettingsAction>()
        .add_actions::<PageAction>()
        .add_plugins((
            (
                actions::plugin,
                keyboard::plugin,
                clipboard::plugin,
                toolbar::plugin,
                compass::plugin,
                notice::plugin,
                over_the_scene::plugin,
                side_panel::plugin,
            ),
            (
                page_messages::plugin,
                pointer_note::plugin,
                tooltip_place::plugin,
                scaffold::plugin,
                help::plugin,
                learning::plugin,
                welcome::plugin,
                settings_dialog::plugin,
            ),
        ))
        .insert_resource(PanelInsets { left: 0.0, right: PANEL_WIDTH, top: 0.0, bottom: 0.0 })
        .fill(UiSlot::Window, "panel", panel)
        .fill(UiSlot::Window, "sheet handle", |_| side_panel::handle())
        .fill(UiSlot::Window, "unfolded boards", |_| unfolded::slot(UnfoldedSlot::Large))
        .fill(UiSlot::Window, "toolbar", toolbar::bar)
        .fill(UiSlot::Window, "notice", |_| notice::line())
        .fill(UiSlot::Window, "notes", |_| over_the_scene::note())
        .fill(UiSlot::Window, "pointer note", |_| pointer_note::note())
        .fill(UiSlot::SidePanel, "game", game)
        .fill(UiSlot::SidePanel, "unfolded boards", |assets| {
            unfolded::in_panel(assets, UnfoldedSlot::Panel)
        })
        .fill(UiSlot::Game, "collapsed sheet", collapsed_sheet)
        .fill(UiSlot::Game, "moves", middle)
        .add_systems(Startup, spawn_panels);
}
