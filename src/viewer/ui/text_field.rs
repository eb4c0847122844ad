//! Text fields, of one line or several.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, LineBreak, TextCursorStyle};

use super::letter_size::LetterSize;
use super::palette;

/// A field with a text that is typed.
#[derive(Clone, Copy, Debug)]
pub struct TextField<'a> {
    /// The text at the beginning.
    pub words: &'a str,
    /// The most characters that can be typed.
    pub max_chars: usize,
    /// Number of lines that are visible.
    pub lines: f32,
    /// Font size in logical pixels.
    pub font_size: LetterSize,
    /// The places at which lines break.
    pub line_break: LineBreak,
}

impl<'a> TextField<'a> {
    /// A field of one line.
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
            Node {
                width: percent(100),
                ..default()
            },
            EditableText {
                max_characters: Some(self.max_chars),
                visible_lines: Some(self.lines),
                ..EditableText::new(self.words)
            },
            TextFont {
                font_size: self.font_size.into(),
                ..default()
            },
            TextColor(palette::TEXT),
            TextLayout {
                linebreak: self.line_break,
                ..default()
            },
            TextCursorStyle {
                color: palette::ACCENT,
                selection_color: palette::BUTTON_PRESSED,
                ..default()
            },
        )
    }

    /// The field in a frame.
    pub fn framed<M: Bundle>(self, marker: M) -> impl Bundle + use<M> {
        let layout = Node {
            flex_shrink: 0.0,
            ..default()
        };
        (frame(layout), children![self.input(marker)])
    }
}

/// The frame of a field, for a field with something beside it.
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
