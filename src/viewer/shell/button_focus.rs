//! Keyboard focus among buttons: Tab moves between groups, arrows within a group.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabNavigation, TabNavigationError};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;

use crate::viewer::kernel::key_layers::FocusStep;
use crate::viewer::ui::button::Button;
use crate::viewer::ui::modal::Shade;

const fn tab(shift: bool) -> NavAction {
    if shift { NavAction::Previous } else { NavAction::Next }
}

#[derive(SystemParam)]
pub(super) struct ButtonFocus<'w, 's> {
    focus: ResMut<'w, InputFocus>,
    visible: ResMut<'w, InputFocusVisible>,
    navigation: TabNavigation<'w, 's>,
    buttons: Query<'w, 's, (&'static ComputedNode, Has<InteractionDisabled>), With<Button>>,
    fields: Query<'w, 's, (), With<EditableText>>,
    parents: Query<'w, 's, &'static ChildOf>,
    cards: Query<'w, 's, (Entity, &'static TabGroup, &'static GlobalZIndex), With<Shade>>,
    last: Local<'s, Option<Entity>>,
}

impl ButtonFocus<'_, '_> {
    pub(super) fn is_focused(&self) -> bool {
        self.visible.0 && self.focus.get().is_some_and(|entity| self.buttons.contains(entity))
    }

    pub(super) fn is_in_field(&self) -> bool {
        let focused = self.focus.get();
        focused.is_some_and(|entity| self.fields.contains(entity))
    }

    pub(super) fn take(&mut self, step: FocusStep) {
        match step {
            FocusStep::Enter => self.enter(),
            FocusStep::Leave => self.clear(),
            FocusStep::Go(action) => self.navigate(action),
            FocusStep::InGroup(action) => self.walk_in_group(action),
            FocusStep::ToGroup(is_backwards) => self.leave_group(is_backwards),
        }
    }

    fn clear(&mut self) {
        *self.last = self.focus.get().filter(|_| self.is_focused());
        self.focus.clear();
        self.visible.0 = false;
    }

    /// Focuses the last focused button if it is enabled, otherwise the first.
    fn enter(&mut self) {
        let can_be_pressed = |button: &Entity| {
            let found = self.buttons.get(*button);
            found.is_ok_and(|(node, is_disabled)| !node.is_empty() && !is_disabled)
        };
        match self.last.filter(can_be_pressed) {
            Some(button) => {
                self.focus.set(button, FocusCause::Navigated);
                self.visible.0 = true;
            }
            None => self.navigate(NavAction::First),
        }
    }

    /// The row or column of the focused button.
    fn group(&self) -> Option<Entity> {
        let focused = self.focus.get()?;
        self.parents.get(focused).ok().map(ChildOf::parent)
    }

    /// Focuses the first button of the next or previous group.
    fn leave_group(&mut self, is_backwards: bool) {
        let group = self.group();
        self.leave(group, tab(is_backwards));
        if is_backwards {
            // From the last button of that group to its first.
            let (group, last) = (self.group(), self.focus.get());
            self.leave(group, NavAction::Previous);
            if self.focus.get() != last {
                self.navigate(NavAction::Next);
            }
        }
    }

    /// Moves the focus until it has left this group.
    fn leave(&mut self, group: Option<Entity>, action: NavAction) {
        for _ in 0..self.buttons.iter().len() {
            self.navigate(action);
            if self.group() != group {
                return;
            }
        }
    }

    /// Focuses the next or previous button of the group, wrapping at its ends.
    fn walk_in_group(&mut self, action: NavAction) {
        let group = self.group();
        for _ in 0..self.buttons.iter().len() {
            self.navigate(action);
            if self.group() == group {
                return;
            }
        }
    }

    /// The next widget, in the topmost modal card if one is open.
    fn next(&self, action: NavAction) -> Result<Entity, TabNavigationError> {
        let is_in = |card| {
            let focused = self.focus.get();
            focused.is_some_and(|focused| self.parents.iter_ancestors(focused).any(|at| at == card))
        };
        let modal = self.cards.iter().filter(|(_, group, _)| group.modal);
        match modal.max_by_key(|&(_, _, z_index)| z_index.0) {
            Some((card, ..)) if !is_in(card) => self.navigation.initialize(card, action),
            _ => self.navigation.navigate(&self.focus, action),
        }
    }

    /// Focuses the next visible and enabled button.
    fn navigate(&mut self, action: NavAction) {
        let mut action = action;
        for _ in 0..self.buttons.iter().len() {
            let next = match self.next(action) {
                Ok(next) => next,
                Err(TabNavigationError::NoTabGroupForCurrentFocus { new_focus, .. }) => new_focus,
                Err(_) => return,
            };
            self.focus.set(next, FocusCause::Navigated);
            self.visible.0 = true;
            if self.fields.contains(next) {
                return;
            }
            match self.buttons.get(next) {
                Ok((node, false)) if !node.is_empty() => return,
                _ => {}
            }
            if action == NavAction::First {
                action = NavAction::Next;
            }
        }
    }
}

/// Run condition: a button has the focus.
pub(crate) fn is_button_focused(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    buttons: Query<(), With<Button>>,
) -> bool {
    let focused = focus.get().filter(|_| visible.0);
    focused.is_some_and(|entity| buttons.contains(entity))
}

/// Clears the focus of a button pressed with the mouse.
pub(super) fn unfocus_clicked_button(
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
    buttons: Query<(), With<Button>>,
) {
    if !visible.0 && focus.get().is_some_and(|entity| buttons.contains(entity)) {
        focus.clear();
    }
}
