//! The handle of the sheet in an upright window: a click or a drag pulls the sheet up or lets it down.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::game::Event;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::{BoardInput, GameEvent, PracticeCommand, any_read};
use crate::viewer::parts::action_button::bare_button;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::bindings::VisibleWhen;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::{HANDLE, WindowShape};
use crate::viewer::ui::style::ButtonStyle;

/// The way that pulls the sheet, in logical pixels of the window.
const PULL: f32 = 24.0;

/// The order in which the sheet lies over the scene and the toolbar.
pub(crate) const ABOVE: GlobalZIndex = GlobalZIndex(2);

#[derive(Component)]
struct Handle;

/// The handle, over the sheet.
pub(crate) fn handle() -> impl Bundle {
    (
        Name::new("Edge of the sheet"),
        VisibleWhen::new(|ui| ui.of::<WindowShape>().is_upright()),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            height: px(HANDLE),
            border_radius: BorderRadius::top(px(14)),
            ..default()
        },
        Handle,
        ABOVE,
        BackgroundColor(palette::PANEL),
        children![(
            bare_button(
                "Handle of the sheet",
                ShellAction::ToggleSheet,
                ButtonStyle::Flat,
                Node {
                    width: percent(100),
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    border_radius: BorderRadius::top(px(14)),
                    ..default()
                },
            ),
            children![(
                Name::new("Grip"),
                Node {
                    width: px(56),
                    height: px(5),
                    border_radius: BorderRadius::all(px(3)),
                    ..default()
                },
                BackgroundColor(palette::PANEL_LINE),
                Pickable::IGNORE,
            )],
        )],
    )
}

fn toggle(mut actions: MessageReader<ShellAction>, mut shape: ResMut<WindowShape>) {
    let toggles = |action: &&ShellAction| **action == ShellAction::ToggleSheet;
    for _ in actions.read().filter(toggles) {
        let is_up = shape.is_pulled_up();
        shape.pull(!is_up);
    }
}

/// A drag of the handle pulls the sheet its way.
fn pull(drag: On<Pointer<Drag>>, handles: Query<(), With<Handle>>, mut shape: ResMut<WindowShape>) {
    if !handles.contains(drag.entity) || drag.distance.y.abs() < PULL {
        return;
    }
    let up = drag.distance.y < 0.0;
    if shape.is_pulled_up() != up {
        shape.pull(up);
    }
}

/// A click on the board lets the sheet down.
fn let_down(mut board: MessageReader<BoardInput>, mut shape: ResMut<WindowShape>) {
    let is_click = |input: &BoardInput| matches!(input, BoardInput::Click(_));
    if any_read(&mut board, is_click) && shape.is_pulled_up() {
        shape.pull(false);
    }
}

/// A move and a new task let the sheet down: a piece that is to be moved next is not behind it.
fn let_down_to_play(
    mut events: MessageReader<GameEvent>,
    mut practice: MessageReader<PracticeCommand>,
    mut shape: ResMut<WindowShape>,
) {
    let is_turn = |GameEvent(event): &GameEvent| {
        matches!(event, Event::Played { .. } | Event::PlayedByHand { .. })
    };
    let begins = |command: &PracticeCommand| matches!(command, PracticeCommand::Begin(..));
    let (has_moved, has_begun) = (
        any_read(&mut events, is_turn),
        any_read(&mut practice, begins),
    );
    if (has_moved || has_begun) && shape.is_pulled_up() {
        shape.pull(false);
    }
}

fn place(shape: Res<WindowShape>, mut handle: Single<&mut Node, With<Handle>>) {
    let bottom = px(shape.sheet_height());
    if handle.bottom != bottom {
        handle.bottom = bottom;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(pull)
        .add_systems(
            Update,
            (toggle.in_set(CarryOut), let_down, let_down_to_play),
        )
        .add_systems(PostUpdate, place.before(UiSystems::Layout));
}
