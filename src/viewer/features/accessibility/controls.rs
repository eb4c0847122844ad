//! Accessible names, roles and states of widgets.

use accesskit::{Action as AccessAction, Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::Checked;

use super::TreeSystems;
use crate::viewer::board::move_entry::EntryField;
use crate::viewer::kernel::actions::ButtonRole;
use crate::viewer::kernel::registry::key_label;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::ui::action_button::{ActionButton, HasTooltip};
use crate::viewer::ui::bindings::{CheckedWhen, SpokenName};
use crate::viewer::ui::button::Button;
use crate::viewer::ui::scroll::{ListRow, ListView};
use crate::viewer::ui::widgets::{Caption, label_nearby};

/// Adds every widget to the tree, which then mirrors the window's order and groups.
fn add(mut commands: Commands, widgets: Query<Entity, (With<Node>, Without<AccessibilityNode>)>) {
    for widget in &widgets {
        let node = accesskit::Node::new(Role::GenericContainer);
        commands.entity(widget).insert(AccessibilityNode(node));
    }
}

/// The parts that determine a widget's name, role and state.
type ControlParts<'a> = (
    Entity,
    &'a Node,
    Option<&'a Visibility>,
    Option<&'a Text>,
    Has<ImageNode>,
    Option<&'a TabGroup>,
    Option<&'a EditableText>,
    Has<ListView>,
    Option<&'a SpokenName>,
    &'a mut AccessibilityNode,
);

/// Describes all widgets except buttons. One with a name but no text is a gauge.
fn describe(
    mut widgets: Query<ControlParts, (Without<Button>, Without<EntryField>)>,
    parents: Query<&ChildOf>,
    buttons: Query<(), With<Button>>,
    children: Query<&Children>,
    texts: Query<&Text>,
) {
    for (entity, layout, visibility, text, is_image, group, field, is_list, name, mut node) in
        &mut widgets
    {
        let is_in_button = parents.iter_ancestors(entity).any(|parent| buttons.contains(parent));
        let is_empty = text.is_some_and(|text| text.trim().is_empty());
        let is_hidden = layout.display == Display::None
            || visibility == Some(&Visibility::Hidden)
            || is_in_button
            || is_empty
            || is_image;
        let (role, label, value) = if let Some(field) = field {
            let role = match field.visible_lines {
                Some(lines) if lines > 1.0 => Role::MultilineTextInput,
                _ => Role::TextInput,
            };
            let label = label_nearby(entity, &parents, &children, &texts, &buttons);
            (role, label, Some(field.value().to_string()))
        } else if let Some(text) = text {
            (Role::Label, None, Some(text.0.clone()))
        } else if group.is_some_and(|group| group.modal) {
            let title = first_text(entity, &children, &texts);
            (Role::Dialog, title, None)
        } else if is_list {
            let label = label_nearby(entity, &parents, &children, &texts, &buttons);
            (Role::List, label, None)
        } else if let Some(SpokenName(name)) = name {
            (Role::Meter, Some(name.clone()), None)
        } else {
            (Role::GenericContainer, None, None)
        };
        let is_same = node.is_hidden() == is_hidden
            && node.role() == role
            && node.label() == label.as_deref()
            && node.value() == value.as_deref();
        if is_same {
            continue;
        }
        node.set_role(role);
        if is_hidden {
            node.set_hidden()
        } else {
            node.clear_hidden()
        }
        match label {
            Some(label) => node.set_label(label),
            None => node.clear_label(),
        }
        match value {
            Some(value) => node.set_value(value),
            None => node.clear_value(),
        }
        match role {
            Role::Dialog => node.set_modal(),
            Role::TextInput | Role::MultilineTextInput => node.add_action(AccessAction::Focus),
            _ => {}
        }
    }
}

fn first_text(entity: Entity, children: &Query<&Children>, texts: &Query<&Text>) -> Option<String> {
    let below = children.iter_descendants_depth_first(entity);
    let mut words = below.filter_map(|child| texts.get(child).ok());
    let first = words.find(|text| !text.trim().is_empty())?;
    Some(first.0.clone())
}

pub(super) fn describe_buttons(
    mut buttons: Query<
        (
            Entity,
            &Node,
            Option<&ActionButton>,
            Has<HasTooltip>,
            Has<CheckedWhen>,
            Has<Checked>,
            Has<ListRow>,
            &mut AccessibilityNode,
        ),
        With<Button>,
    >,
    names: Query<&SpokenName>,
    (localization, session): (Res<Localization>, Res<CurrentSession>),
    children: Query<&Children>,
    texts: Query<&Text, Without<Caption>>,
    layouts: Query<&Node>,
) {
    let is_shown = |entity: Entity| {
        let layout = layouts.get(entity);
        // Skips floating tooltips.
        layout.is_ok_and(|node| {
            node.display != Display::None && node.position_type != PositionType::Absolute
        })
    };
    for (entity, layout, action, has_tooltip, is_switch, is_checked, is_row, mut node) in
        &mut buttons
    {
        let mut words = Vec::new();
        let mut inside: Vec<Entity> = vec![entity];
        while let Some(part) = inside.pop() {
            let text = texts.get(part).ok().filter(|text| !text.trim().is_empty());
            words.extend(text.map(|text| text.0.clone()));
            let parts = children.get(part).into_iter().flatten().copied();
            let shown: Vec<_> = parts.filter(|&part| is_shown(part)).collect();
            inside.extend(shown.into_iter().rev());
        }
        let phrase = action.map(|ActionButton(action)| localization.text(action.phrase()));
        let name = match names.get(entity) {
            Ok(SpokenName(name)) => name.clone(),
            Err(_) => button_name(&words, phrase.as_deref(), has_tooltip),
        };
        let side = action.and_then(|ActionButton(action)| action.side());
        let label = match side {
            Some(side) => localization
                .messages
                .spoken_places(localization.side_of(session.game().variant(), side), name),
            None => name,
        };
        let role = match action.map(|ActionButton(action)| action.role()) {
            _ if is_row => Role::ListItem,
            Some(ButtonRole::Tab) => Role::Tab,
            Some(ButtonRole::MenuItem) => Role::MenuItemRadio,
            Some(ButtonRole::Choice) if is_switch => Role::RadioButton,
            _ if is_switch => Role::Switch,
            _ => Role::Button,
        };
        let is_hidden = layout.display == Display::None;
        let is_same = node.label() == Some(label.as_str())
            && node.role() == role
            && node.is_hidden() == is_hidden
            && (role == Role::Button || node.toggled() == Some(Toggled::from(is_checked)));
        if is_same {
            continue;
        }
        node.set_role(role);
        node.set_label(label);
        node.add_action(AccessAction::Click);
        node.add_action(AccessAction::Focus);
        if is_hidden {
            node.set_hidden()
        } else {
            node.clear_hidden()
        }
        if role != Role::Button {
            node.set_toggled(Toggled::from(is_checked));
            node.set_selected(is_checked);
        }
        let key = action.and_then(|ActionButton(action)| key_label(action, &localization));
        match key {
            Some(key) => node.set_keyboard_shortcut(key),
            None => node.clear_keyboard_shortcut(),
        }
    }
}

/// Returns the name of a button from its texts and its action's name. `is_named`: the tooltip has the name, and the
/// texts are only a symbol or the state.
fn button_name(texts: &[String], action: Option<&str>, is_named: bool) -> String {
    let texts = texts.join(", ");
    let letters = texts.chars().filter(|sign| sign.is_alphabetic()).count();
    match action {
        Some(action) if letters < 2 => action.to_owned(),
        Some(action) if is_named && texts != action => format!("{action}: {texts}"),
        _ => texts,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (add, describe, describe_buttons).chain().in_set(TreeSystems));
}

#[cfg(test)]
mod tests {
    use super::button_name;

    #[test]
    fn a_button_is_named_by_its_words_and_a_sign_by_its_action() {
        let name = |texts: &[&str], action, is_named| {
            let texts: Vec<_> = texts.iter().map(|&text| text.to_owned()).collect();
            button_name(&texts, action, is_named)
        };
        assert_eq!(name(&["Resign"], Some("Resign"), false), "Resign");
        assert_eq!(name(&["28"], Some("Numbers"), true), "Numbers");
        assert_eq!(name(&[], Some("Hint"), true), "Hint");
        assert_eq!(name(&["EN"], Some("Language"), true), "Language: EN");
        assert_eq!(name(&["White", "Person"], Some("Who plays"), false), "White, Person");
    }
}
