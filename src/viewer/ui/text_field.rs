//! Text fields. On a page, the browser's dialog asks for the text of one that is tapped: the canvas in which they are
//! drawn brings up no keyboard.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::text::{EditableText, LineBreak, TextCursorStyle, TextEdit};
use bevy::window::RequestRedraw;

use super::button::Button;
use super::letter_size::LetterSize;
use super::palette;
use super::shape::in_interface;
use super::widgets::label_nearby;
use crate::platform::{ask_for_text, is_page};
use crate::viewer::kernel::paste::PasteFrames;
use crate::viewer::kernel::skipped_frame::ClockTickSystems;

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

/// The field that a finger is on.
#[derive(Resource, Default, Debug)]
struct TouchedField(Option<(PointerId, Entity)>);

fn on_touch(
    press: On<Pointer<Press>>,
    fields: Query<(), With<EditableText>>,
    mut touched: ResMut<TouchedField>,
) {
    if matches!(press.pointer_id, PointerId::Touch(_)) && fields.contains(press.entity) {
        touched.0 = Some((press.pointer_id, press.entity));
    }
}

/// Replaces the text of a field by the start of another one, as far as the field has room for it.
fn replace_text(field: &mut EditableText, text: &str) {
    let room = field.max_characters.unwrap_or(usize::MAX);
    let text: String = text.chars().take(room).collect();
    field.queue_edit(TextEdit::SelectAll);
    field.queue_edit(TextEdit::Insert(text.into()));
}

/// Asks for the text of a field at the end of a touch on it. A dialog at its beginning would hide the end.
fn ask(
    mut inputs: MessageReader<PointerInput>,
    mut touched: ResMut<TouchedField>,
    mut fields: Query<(&mut EditableText, &ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    children: Query<&Children>,
    texts: Query<&Text>,
    buttons: Query<(), With<Button>>,
    scale: Res<UiScale>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for input in inputs.read() {
        let is_release = match input.action {
            PointerAction::Release(_) => true,
            PointerAction::Cancel => false,
            _ => continue,
        };
        let Some((_, entity)) = touched.0.take_if(|(pointer, _)| *pointer == input.pointer_id)
        else {
            continue;
        };
        let Ok((mut field, node, transform)) = fields.get_mut(entity) else {
            continue;
        };
        let position = in_interface(input.location.position, &scale) / node.inverse_scale_factor;
        if !is_release || !node.contains_point(*transform, position) {
            continue;
        }
        let label = label_nearby(entity, &parents, &children, &texts, &buttons);
        let label = label.unwrap_or_default();
        if let Some(text) = ask_for_text(&label, &field.value().to_string()) {
            replace_text(&mut field, &text);
            // The edits are applied after the systems that read the field.
            redraw.write(RequestRedraw);
        }
    }
}

/// Wakes the window until a text pasted into a field has come.
fn wait_for_paste(
    fields: Query<&EditableText>,
    mut frames: PasteFrames,
    mut was_pending: Local<bool>,
) {
    let is_pending = fields.iter().any(|field| field.pending_paste.is_some());
    if is_pending {
        frames.wait();
    } else if *was_pending {
        frames.show();
    }
    *was_pending = is_pending;
}

pub(super) fn plugin(app: &mut App) {
    if is_page() {
        app.init_resource::<TouchedField>()
            .add_message::<RequestRedraw>()
            .add_observer(on_touch)
            .add_systems(PreUpdate, ask.after(PickingSystems::Last))
            .add_systems(Last, wait_for_paste.before(ClockTickSystems));
    }
}
