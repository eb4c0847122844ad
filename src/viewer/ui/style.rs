//! How buttons look: at rest, under the pointer, held down, on, with the keyboard, and when they do not apply.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

use crate::viewer::state::session::FrameSystems;
use crate::viewer::ui::bindings::BindingSystems;
use crate::viewer::ui::palette;

/// The kind of button.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) enum ButtonStyle {
    /// One among others.
    Normal,
    /// Seen as a button only under the pointer.
    Flat,
    /// The one that is meant to be pressed.
    Primary,
    /// In a colour of its own, dark letters on it.
    Tinted(Color),
}

struct Colors {
    fill: Color,
    border: Color,
    ink: Color,
}

impl ButtonStyle {
    fn paint(self, hovered: bool, pressed: bool, on: bool, disabled: bool) -> Colors {
        let ink = if disabled {
            palette::TEXT_FAINT
        } else {
            palette::TEXT
        };
        let clear = palette::BUTTON.with_alpha(0.0);
        match self {
            _ if disabled => Colors {
                fill: if self == ButtonStyle::Flat {
                    clear
                } else {
                    palette::BUTTON.with_alpha(0.45)
                },
                border: Color::NONE,
                ink,
            },
            ButtonStyle::Tinted(color) => Colors {
                fill: match (pressed, hovered) {
                    (true, _) => color.darker(0.1),
                    (_, true) => color.lighter(0.08),
                    _ => color.with_alpha(0.9),
                },
                border: if hovered { palette::TEXT } else { Color::NONE },
                ink: palette::TEXT_ON_ACCENT,
            },
            ButtonStyle::Primary => Colors {
                fill: match (pressed, hovered) {
                    (true, _) => palette::ACCENT_PRESSED,
                    (_, true) => palette::ACCENT_HOVER,
                    _ => palette::ACCENT,
                },
                border: Color::NONE,
                ink: palette::TEXT_ON_ACCENT,
            },
            ButtonStyle::Normal | ButtonStyle::Flat => Colors {
                fill: match (pressed || on, hovered) {
                    (true, _) => palette::BUTTON_PRESSED,
                    (_, true) => palette::BUTTON_HOVER,
                    _ if self == ButtonStyle::Flat => clear,
                    _ => palette::BUTTON,
                },
                border: match (on, hovered) {
                    (true, true) => palette::ACCENT_HOVER,
                    (true, false) => palette::ACCENT,
                    _ => Color::NONE,
                },
                ink,
            },
        }
    }
}

type Buttons<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static ButtonStyle,
        &'static Hovered,
        Has<Pressed>,
        Has<Checked>,
        Has<InteractionDisabled>,
        &'static mut BackgroundColor,
        &'static mut BorderColor,
        &'static mut Outline,
        Option<&'static Children>,
    ),
>;

fn paint(
    mut buttons: Buttons,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut letters: Query<&mut TextColor>,
    mut icons: Query<&mut ImageNode>,
) {
    for (
        entity,
        look,
        hovered,
        pressed,
        on,
        disabled,
        mut fill,
        mut border,
        mut outline,
        children,
    ) in &mut buttons
    {
        let paint = look.paint(hovered.get(), pressed, on, disabled);
        fill.set_if_neq(BackgroundColor(paint.fill));
        border.set_if_neq(BorderColor::all(paint.border));
        let has_keyboard = visible.0 && focus.get() == Some(entity);
        let ring = if has_keyboard {
            palette::ACCENT
        } else {
            Color::NONE
        };
        if outline.color != ring {
            outline.color = ring;
        }
        for &child in children.into_iter().flatten() {
            if let Ok(mut color) = letters.get_mut(child) {
                color.set_if_neq(TextColor(paint.ink));
            }
            if let Ok(mut icon) = icons.get_mut(child)
                && icon.color != paint.ink
            {
                icon.color = paint.ink;
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_systems(
            Update,
            paint.in_set(FrameSystems::Render).after(BindingSystems),
        );
}
