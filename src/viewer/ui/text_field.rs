use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, LineBreak, TextCursorStyle};

use super::letter_size::LetterSize;
use super::palette;

#[derive(Clone, Copy, Debug)]
pub struct TextField<'a> {
    /// The initial text.
    pub words: &'a str,
    /// Maximum length in characters.
    pub max_chars: usize,
    /// Number of visible lines.
    pub lines: f32,
    pub font_size: LetterSize,
    pub line_break: LineBreak,
}

impl<'a> TextField<'a> {
    /// A single-line field.
    pub fn new(words: &'a str, max_chars: usize) -> TextField<'a> {
        TextField {
            words,
            max_chars,
            lines: 1.0,
            font_size: LetterSize::Body,
            line_break: LineBreak::default(),
        }
    }

    /// The field without a frame. `marker` goes on the entity of its [`EditableText`].
    pub fn input<M: Bundle>(self, marker: M) -> impl Bundle + use<M> {
        (
            Name::new("Field"),
            marker,
            TabIndex(0),
            Node { width: percent(100), ..default() },
            EditableText {
                max_characters: Some(self.max_chars),
                visible_lines: Some(self.lines),
                ..EditableText::new(self.words)
            },
            TextFont { font_size: self.font_size.into(), ..default() },
            TextColor(palette::TEXT),
            TextLayout { linebreak: self.line_break, ..default() },
            TextCursorStyle {
                color: palette::ACCENT,
                selection_color: palette::BUTTON_PRESSED,
                ..default()
            },
        )
    }

    pub fn framed<M: Bundle>(self, marker: M) -> impl Bundle + use<M> {
        let layout = Node { flex_shrink: 0.0, ..default() };
        (frame(layout), children![self.input(marker)])
    }
}

/// The frame for a field with something beside it.
pub fn frame(layout: Node) -> impl Bundle {
    (
        Name::new("Frame"),
        Node {
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(8)),
            padding: UiRect::axes(px(10), px(7)),
            ..layout
        },
        BackgroundColor(palette::TRACK),
        BorderColor::all(palette::PANEL_LINE),
    )
}
