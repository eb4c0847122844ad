//! The draft's FEN in a text field, synchronized with the board both ways.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, LineBreak, TextEdit};
use bevy::window::RequestRedraw;

use super::small_text;
use crate::i18n::Messages;
use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{BoardInput, any_read};
use crate::viewer::shell::actions::ClipboardAction;
use crate::viewer::ui::action_button::{HasTooltip, icon_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::text_field::{TextField, frame};
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text};

/// Maximum length of a FEN: fifty kings and typed spaces.
const MAX_CHARS: usize = 400;
const LINES: f32 = 4.0;

#[derive(Component)]
struct FenField;

pub(super) fn with_buttons(assets: &UiAssets) -> impl Bundle + use<> {
    let copy = |name, action, icon| {
        (icon_button(assets, name, action, ButtonStyle::Normal, icon), HasTooltip)
    };
    let error = BoundText::new(|ui| {
        let error = ui.get::<PositionEditor>().and_then(|state| state.fen_error.as_ref());
        error.map(|error| ui.localizer().fen_error(error)).unwrap_or_default()
    });
    group_of(
        "FEN",
        Node { flex_shrink: 0.0, ..column(4.0) },
        children![
            small_text("Label", BoundText::message(Messages::editor_fen)),
            group_of(
                "Field and buttons",
                Node { align_items: AlignItems::Start, ..row(6.0) },
                children![
                    field(),
                    group_of(
                        "Clipboard",
                        column(4.0),
                        children![
                            copy("Copy FEN", ClipboardAction::CopyFen, Icon::Copy),
                            copy("Paste FEN", ClipboardAction::PasteFen, Icon::Paste),
                        ]
                    ),
                ]
            ),
            (
                text("Error", LetterSize::Small, palette::WARNING, error),
                VisibleWhen::new(|ui| ui
                    .get::<PositionEditor>()
                    .is_some_and(|state| state.fen_error.is_some())),
            ),
        ],
    )
}

fn field() -> impl Bundle {
    let field = TextField {
        lines: LINES,
        font_size: LetterSize::Small,
        // A FEN has no spaces to break at.
        line_break: LineBreak::AnyCharacter,
        ..TextField::new("", MAX_CHARS)
    };
    let layout = Node { flex_grow: 1.0, flex_basis: px(0), ..default() };
    (frame(layout), children![field.input(FenField)])
}

/// Applies the text while it is edited, otherwise shows the draft's. An invalid FEN changes nothing.
fn follow(
    editor: Option<ResMut<PositionEditor>>,
    focus: Res<InputFocus>,
    field: Option<Single<(Entity, &mut EditableText), With<FenField>>>,
    mut read: Local<String>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(mut editor), Some(field)) = (editor, field) else {
        return;
    };
    let (entity, mut field) = field.into_inner();
    let state = editor.bypass_change_detection();
    let text = field.value().to_string();
    if focus.get() == Some(entity) {
        if *read == text {
            return;
        }
        state.fen_error = state.draft.set_fen(&text).err();
        *read = text;
        editor.set_changed();
        redraw.write(RequestRedraw);
        return;
    }
    let fen = state.draft.fen();
    if text != fen {
        field.editor_mut().set_text(&fen);
        field.queue_edit(TextEdit::TextStart(false));
        redraw.write(RequestRedraw);
    }
    *read = fen;
    if state.fen_error.take().is_some() {
        editor.set_changed();
        redraw.write(RequestRedraw);
    }
}

/// Ends text editing on a click on the board.
fn leave(
    mut inputs: MessageReader<BoardInput>,
    field: Option<Single<Entity, With<FenField>>>,
    mut focus: ResMut<InputFocus>,
) {
    let is_pointing = |input: &BoardInput| !matches!(input, BoardInput::Hover(_));
    if !any_read(&mut inputs, is_pointing) {
        return;
    }
    if field.is_some_and(|field| focus.get() == Some(*field)) {
        focus.clear();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (leave, follow).chain().after(FrameSystems::Apply).before(FrameSystems::Render),
    );
}
