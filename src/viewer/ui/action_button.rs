//! Buttons that trigger an action, with its name and key as their tooltip.

use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::i18n::{Localizer, MessageFn};
use crate::viewer::kernel::actions::{ActionRequest, AnyAction};
use crate::viewer::kernel::registry::key_label;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets;
use crate::viewer::ui::widgets::{UiAssets, Wide};

#[derive(Component, Clone, Debug, PartialEq)]
pub struct ActionButton(pub AnyAction);

/// A button without a label.
pub fn bare_button(
    name: &'static str,
    action: impl Into<AnyAction>,
    style: ButtonStyle,
    node: Node,
) -> impl Bundle {
    (widgets::bare_button(name, style, node), ActionButton(action.into()))
}

/// A button with a label; it takes its share of the row's width.
pub fn button(
    name: &'static str,
    action: impl Into<AnyAction>,
    style: ButtonStyle,
    label: BoundText,
) -> impl Bundle {
    (widgets::button(name, style, label), ActionButton(action.into()))
}

/// A button labeled with a message.
pub fn message_button(
    name: &'static str,
    action: impl Into<AnyAction>,
    message: MessageFn,
) -> impl Bundle {
    button(name, action, ButtonStyle::Normal, BoundText::message(message))
}

/// The highlighted button of a row, labeled with a message.
pub fn primary_button(
    name: &'static str,
    action: impl Into<AnyAction>,
    message: MessageFn,
) -> impl Bundle {
    button(name, action, ButtonStyle::Primary, BoundText::message(message))
}

pub fn icon_button<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    style: ButtonStyle,
    icon: Icon,
) -> impl Bundle + use<A> {
    (widgets::icon_button(assets, name, style, icon), ActionButton(action.into()))
}

/// A square button with a few letters.
pub fn letter_button<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    style: ButtonStyle,
    label: BoundText,
) -> impl Bundle + use<A> {
    (widgets::letter_button(assets, name, style, label), ActionButton(action.into()))
}

/// A button with an icon above a caption; it takes its share of the row's width.
pub fn captioned<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<A> {
    let sign = widgets::icon(assets, icon, 17.0);
    (
        widgets::captioned_button(name, ButtonStyle::Normal, sign, BoundText::message(word)),
        ActionButton(action.into()),
        Wide,
    )
}

/// The name of an action with its key, and a note if holding the key only peeks.
pub fn description(action: impl Into<AnyAction>, localizer: &Localizer) -> String {
    let action = action.into();
    if action.is_peek()
        && let Some(key) = key_label(&action, localizer)
    {
        let name = localizer.text(action.phrase());
        return localizer.messages.tip_of_view(name, key);
    }
    with_key(localizer.text(action.phrase()), action, localizer)
}

pub fn with_key(name: String, action: impl Into<AnyAction>, localizer: &Localizer) -> String {
    match key_label(&action.into(), localizer) {
        Some(key) => localizer.messages.tip(name, key),
        None => name,
    }
}

/// Adds a tooltip with the action's name and key to an [`ActionButton`].
#[derive(Component)]
#[component(on_add = add_tooltip)]
pub struct HasTooltip;

fn add_tooltip(mut world: DeferredWorld, context: HookContext) {
    let Some(ActionButton(action)) = world.get(context.entity) else {
        return;
    };
    let action = action.clone();
    let text = BoundText::new(move |ui| description(&action, ui.localizer()));
    let mut commands = world.commands();
    commands.entity(context.entity).insert(Tooltip(text));
}

fn on_activate(
    activate: On<Activate>,
    buttons: Query<&ActionButton>,
    mut actions: MessageWriter<ActionRequest>,
) {
    if let Ok(ActionButton(action)) = buttons.get(activate.entity) {
        actions.write(ActionRequest(action.clone()));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_activate);
}
