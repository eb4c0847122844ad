//! Button styles: colors at rest, hovered, pressed, checked, focused and disabled.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

use super::bindings::BindingSystems;
use super::letter_size::Fonts;
use super::palette;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::settings::ViewerSettings;

/// Minimum width of the panel on the right, in logical pixels.
pub const PANEL_WIDTH: f32 = 320.0;

#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum ButtonStyle {
    Normal,
    /// Without a background until hovered.
    Flat,
    /// The primary button, filled with the accent color.
    Primary,
    /// Filled with its own color, with dark letters.
    Tinted(Color),
    /// Like [`ButtonStyle::Normal`] with colored letters, but tinted when hovered.
    Hinted(Color),
}

struct Colors {
    fill: Color,
    border: Color,
    ink: Color,
}

impl ButtonStyle {
    fn colors(self, hovered: bool, pressed: bool, checked: bool, disabled: bool) -> Colors {
        let ink = if disabled { palette::TEXT_FAINT } else { palette::TEXT };
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
            ButtonStyle::Hinted(color) if !pressed && !hovered => {
                Colors { fill: palette::BUTTON, border: Color::NONE, ink: color }
            }
            ButtonStyle::Tinted(color) | ButtonStyle::Hinted(color) => Colors {
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
                fill: match (pressed || checked, hovered) {
                    (true, _) => palette::BUTTON_PRESSED,
                    (_, true) => palette::BUTTON_HOVER,
                    _ if self == ButtonStyle::Flat => clear,
                    _ => palette::BUTTON,
                },
                border: match (checked, hovered) {
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

fn paint_buttons(
    mut buttons: Buttons,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    settings: Res<ViewerSettings>,
    mut letters: Query<&mut TextColor>,
    mut icons: Query<&mut ImageNode>,
) {
    for (
        entity,
        style,
        hovered,
        pressed,
        checked,
        disabled,
        mut fill,
        mut border,
        mut outline,
        children,
    ) in &mut buttons
    {
        let colors = style.colors(hovered.get(), pressed, checked, disabled);
        fill.set_if_neq(BackgroundColor(colors.fill));
        let is_plain = *style == ButtonStyle::Normal && colors.border == Color::NONE;
        let edge = if is_plain && settings.display.high_contrast {
            palette::STRONG_PANEL_LINE
        } else {
            colors.border
        };
        border.set_if_neq(BorderColor::all(edge));
        let is_focused = visible.0 && focus.get() == Some(entity);
        let ring = if is_focused { palette::ACCENT } else { Color::NONE };
        if outline.color != ring {
            outline.color = ring;
        }
        for &child in children.into_iter().flatten() {
            if let Ok(mut color) = letters.get_mut(child) {
                color.set_if_neq(TextColor(colors.ink));
            }
            if let Ok(mut icon) = icons.get_mut(child)
                && icon.color != colors.ink
            {
                icon.color = colors.ink;
            }
        }
    }
}

/// Makes dark letters on a light button bold: in the regular font they look disabled.
fn embolden_dark_letters(
    buttons: Query<(&ButtonStyle, &Children), Changed<Children>>,
    mut letters: Query<&mut TextFont>,
    fonts: Option<Res<Fonts>>,
) {
    let Some(fonts) = fonts else { return };
    for (_, children) in buttons.iter().filter(|(style, _)| **style == ButtonStyle::Primary) {
        for &child in children {
            if let Ok(mut font) = letters.get_mut(child) {
                font.font = fonts.bold.clone().into();
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>().init_resource::<InputFocusVisible>().add_systems(
        Update,
        (embolden_dark_letters, paint_buttons).in_set(FrameSystems::Render).after(BindingSystems),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::viewer::ui::palette::at_high_contrast;

    /// The contrast of two opaque colors, from 1 to 21, as defined by the WCAG.
    fn contrast(one: Color, other: Color) -> f32 {
        let [one, other] = [one, other].map(|color| color.to_linear().luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    /// The words of rows, which buttons do not paint: those of lists, of menus and of moves with their signs.
    const ON_ROWS: [Color; 5] = [
        palette::TEXT,
        palette::TEXT_QUIET,
        palette::ACCENT,
        palette::WARNING,
        palette::DESTINATION,
    ];

    #[test]
    fn words_on_a_row_that_is_on_have_a_contrast_of_4_5() {
        for style in [ButtonStyle::Normal, ButtonStyle::Flat] {
            for (hovered, pressed, checked) in
                [(false, true, false), (false, false, true), (true, false, true)]
            {
                let ground = style.colors(hovered, pressed, checked, false).fill;
                for ink in ON_ROWS {
                    let strong = contrast(at_high_contrast(ink), at_high_contrast(ground));
                    let found = contrast(ink, ground).min(strong);
                    assert!(found >= 4.5, "{ink:?} on {style:?}: {found}");
                }
            }
        }
    }

    #[test]
    fn words_on_a_hovered_row_and_on_a_lit_button_have_a_contrast_of_4_5() {
        for ink in [palette::TEXT, palette::TEXT_QUIET, palette::ACCENT] {
            let found = contrast(ink, ButtonStyle::Flat.colors(true, false, false, false).fill);
            assert!(found >= 4.5, "{ink:?}: {found}");
        }
        for (hovered, pressed) in [(false, false), (true, false), (true, true)] {
            let colors = ButtonStyle::Primary.colors(hovered, pressed, false, false);
            assert!(contrast(colors.ink, colors.fill) >= 4.5);
        }
    }
}
