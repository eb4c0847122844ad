//! What a page announces in place of a tree: a card that opens, and the control or square that the keyboard comes to.

use accesskit::{Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::TreeSystems;
use crate::platform::is_page;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::Announcement;
use crate::viewer::ui::button::Button;
use crate::viewer::ui::modal::Shade;

/// Run condition: the page may have something to announce, and needs the names of controls.
pub(super) fn is_due(focus: Res<InputFocus>, dialogs: Res<OpenDialogs>) -> bool {
    is_page() && (focus.is_changed() || dialogs.is_changed())
}

/// Returns the words for a control or a square: its name, and its state.
fn words_of(node: &AccessibilityNode) -> Option<String> {
    let name = node.label().filter(|name| !name.trim().is_empty())?;
    let state = match node.role() {
        Role::TextInput | Role::MultilineTextInput => node.value(),
        Role::GridCell => node.description(),
        _ => (node.toggled() == Some(Toggled::True)).then_some("✓"),
    };
    Some(match state.filter(|state| !state.is_empty()) {
        Some(state) => format!("{name}, {state}"),
        None => name.to_owned(),
    })
}

/// Returns the words for a card: its title and, if it leaves the keyboard to the board, its choices.
fn words_of_card(
    card: Entity,
    is_modal: bool,
    nodes: &Query<(&AccessibilityNode, Has<Button>)>,
    children: &Query<&Children>,
) -> String {
    let below = children.iter_descendants_depth_first(card);
    let shown = below.filter_map(|part| nodes.get(part).ok());
    let shown = shown.filter(|(node, _)| !node.is_hidden());
    let (mut title, mut choices) = (None, Vec::new());
    for (node, is_button) in shown {
        match node.role() {
            Role::Label if title.is_none() => title = node.value().map(str::to_owned),
            _ if is_button && !is_modal => choices.extend(words_of(node)),
            _ => {}
        }
    }
    title
        .into_iter()
        .chain(choices)
        .collect::<Vec<_>>()
        .join(". ")
}

fn tell(
    opened: Query<(Entity, &TabGroup), Added<Shade>>,
    nodes: Query<(&AccessibilityNode, Has<Button>)>,
    children: Query<&Children>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut told: Local<Option<Entity>>,
    mut announcements: MessageWriter<Announcement>,
) {
    for (card, group) in &opened {
        let words = words_of_card(card, group.modal, &nodes, &children);
        announcements.write(Announcement(words));
    }
    let focused = focus.get().filter(|_| visible.0);
    if std::mem::replace(&mut *told, focused) == focused {
        return;
    }
    let node = focused.and_then(|focused| nodes.get(focused).ok());
    let words = node.and_then(|(node, _)| words_of(node));
    announcements.write_batch(words.map(Announcement));
}

pub(super) fn plugin(app: &mut App) {
    if is_page() {
        app.add_systems(
            PostUpdate,
            tell.run_if(is_due)
                .in_set(TreeSystems)
                .after(super::controls::describe_buttons),
        );
    }
}
