//! The comment dialog.

use bevy::prelude::*;
use bevy::text::EditableText;

use crate::game::{Command, CommentPlace, Game};
use crate::i18n::Messages;
use crate::notation::move_text;
use crate::viewer::features::moves::actions::{COMMENT, CommentAction, CommentDraft};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answers};
use crate::viewer::ui::action_button::{message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, group_of, row, title};

/// Maximum length of a comment.
const MAX_CHARS: usize = 2000;
/// Height of the field, in lines.
const LINES: f32 = 6.0;

#[derive(Component)]
struct CommentField;

/// The saved comment.
fn noted(game: &Game, draft: CommentDraft) -> String {
    let noted = &game.tree().node(draft.node).annotations;
    match draft.place {
        CommentPlace::Before => noted.comment_before.clone(),
        CommentPlace::After => noted.comment_after.clone(),
    }
}

fn dialog(
    In(draft): In<CommentDraft>,
    assets: Res<UiAssets>,
    session: Res<CurrentSession>,
) -> impl Bundle + use<> {
    let game = session.all().game();
    let played = move_text::printed(&game.text(draft.node));
    let is_turn = !played.is_empty();
    let heading = BoundText::new(move |ui| match played.as_str() {
        "" => ui.localizer().messages.comment_start(),
        played => ui.localizer().messages.comment_on(played),
    });
    let modal = Modal::new("Comment dialog", 520.0);
    let place = |name, place, message| {
        (
            message_button(name, CommentAction::ChoosePlace(place), message),
            CheckedWhen::new(move |_| draft.place == place),
            EnabledWhen::new(move |_| is_turn),
        )
    };
    modal.with_foot(
        children![
            title(&assets, "Words", LetterSize::Heading, palette::TEXT, heading),
            group_of(
                "Places",
                row(8.0),
                children![
                    place("Before", CommentPlace::Before, Messages::comment_before),
                    place("After", CommentPlace::After, Messages::comment_after),
                ]
            ),
            field(&noted(game, draft)),
        ],
        answers(children![
            message_button("Dismiss", ShellAction::Cancel, Messages::dismiss),
            primary_button("Save", CommentAction::Save, Messages::save),
        ]),
    )
}

fn field(words: &str) -> impl Bundle + use<> {
    let field = TextField { lines: LINES, ..TextField::new(words, MAX_CHARS) };
    field.framed((CommentField, InitialFocus))
}

/// Saves the comment when finished, or before switching to the other place.
fn save(
    mut actions: MessageReader<CommentAction>,
    mut dialogs: ResMut<OpenDialogs>,
    session: Res<CurrentSession>,
    field: Query<&EditableText, With<CommentField>>,
    mut commands: MessageWriter<GameCommand>,
) {
    for action in actions.read() {
        let next = match *action {
            CommentAction::Save => None,
            CommentAction::ChoosePlace(place) => Some(place),
        };
        let (Some(draft), Ok(text)) = (dialogs.get(COMMENT).copied(), field.single()) else {
            continue;
        };
        // An online game may have come on the board.
        let tree = session.all().game().tree();
        if tree.contains(draft.node) {
            commands.write(GameCommand(Command::SetComment {
                node: tree.path_of(draft.node),
                place: draft.place,
                text: text.value().to_string(),
            }));
        }
        dialogs.set(COMMENT, next.map(|place| CommentDraft { place, ..draft }));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, save.after(CarryOut).before(FrameSystems::Apply))
        .add_dialog(COMMENT, dialog);
}
