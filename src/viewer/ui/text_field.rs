//! Text fields of one line.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle};

use super::palette;

/// A field with a text. `marker` goes on the entity of its [`EditableText`].
pub fn text_field<M: Bundle>(words: &str, max_chars: usize, marker: M) -> impl Bundle + use<M> {
    (
        Name::new("Frame"),
        Node {
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(8)),
            padding: UiRect::axes(px(10), px(8)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::TRACK),
        BorderColor::all(palette::PANEL_LINE),
        children![(
            Name::new("Field"),
            marker,
            TabIndex(0),
            Node {
                width: percent(100),
                ..default()
            },
            EditableText {
                max_characters: Some(max_chars),
                visible_lines: Some(1.0),
                ..EditableText::new(words)
            },
            TextFont {
                font_size: FontSize::Px(15.0),
                ..default()
            },
            TextColor(palette::TEXT),
            TextCursorStyle {
                color: palette::ACCENT,
                selection_color: palette::BUTTON_PRESSED,
                ..default()
            },
        )],
    )
}
