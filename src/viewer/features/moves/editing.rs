//! Game editing: the tools for signs, comments and the order of variations, and their commands.

use bevy::prelude::*;

use super::actions::{ABOUT, AboutAction, COMMENT, CommentDraft, EditAction};
use crate::game::{Command, CommentPlace, Game};
use crate::game_tree::MoveSign;
use crate::viewer::kernel::actions::{CarryOut, next_or_none};
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality, OpenDialogs};
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, icon_button};
use crate::viewer::ui::bindings::{CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::sign_color;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, card, group_of, row};

pub const EDIT_TOOLS: DialogId<()> =
    DialogId::new("edit tools", Modality::Panel, DialogHeight::Edge);

pub(crate) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    let has_turn = |ui: &Tracked| ui.game().last_turn().is_some();
    let tool = |name, edit, icon, is_enabled: fn(&Tracked) -> bool| {
        (
            icon_button(assets, name, edit, ButtonStyle::Normal, icon),
            EnabledWhen::new(is_enabled),
            HasTooltip,
        )
    };
    card(
        "Edit tools",
        palette::ACCENT,
        VisibleWhen::new(|ui| ui.dialogs().has(EDIT_TOOLS) && has_room(ui)),
        children![
            group_of(
                "Signs",
                tool_row(),
                children![
                    sign(MoveSign::Brilliant),
                    sign(MoveSign::Good),
                    sign(MoveSign::Interesting),
                    sign(MoveSign::Dubious),
                    sign(MoveSign::Mistake),
                    sign(MoveSign::Blunder),
                ]
            ),
            group_of(
                "Tools",
                tool_row(),
                children![
                    tool("Comment", EditAction::Comment, Icon::SpeechBubble, |_| true),
                    tool("Promote", EditAction::Promote, Icon::ArrowUp, |ui| {
                        let game = ui.game();
                        game.tree().variation_of(game.current_node()).is_some()
                    }),
                    tool("Main line", EditAction::MakeMainLine, Icon::DoubleArrowUp, |ui| {
                        let main = ui.game().tree().main_line();
                        let node = ui.game().current_node();
                        ui.game().last_turn().is_some() && !main.contains(&node)
                    }),
                    tool("Demote", EditAction::Demote, Icon::ArrowDown, |ui| {
                        ui.game().can_demote(ui.game().current_node())
                    }),
                    tool("Delete", EditAction::Delete, Icon::Bin, has_turn),
                    tool("Undo edit", EditAction::Undo, Icon::UndoArrow, |ui| {
                        ui.game().can_undo_edit()
                    }),
                    tool("Redo edit", EditAction::Redo, Icon::RedoArrow, |ui| {
                        ui.game().can_redo_edit()
                    }),
                ]
            ),
        ],
    )
}

fn tool_row() -> Node {
    Node { justify_content: JustifyContent::SpaceBetween, ..row(6.0) }
}

/// The button of a sign, with the letters in the sign's color.
fn sign(sign: MoveSign) -> impl Bundle {
    let node = Node {
        width: px(36),
        height: px(30),
        border_radius: BorderRadius::all(px(7)),
        ..default()
    };
    (
        bare_button("Sign", EditAction::ToggleSign(sign), ButtonStyle::Normal, node),
        EnabledWhen::new(|ui| ui.game().last_turn().is_some()),
        CheckedWhen::new(move |ui| ui.game().shown_node().annotations.sign == Some(sign)),
        HasTooltip,
        children![group_of(
            "Room",
            Node::default(),
            children![(
                Name::new("Letters"),
                Text::new(sign.text()),
                TextFont { font_size: LetterSize::Heading.into(), ..default() },
                TextColor(sign_color(sign)),
                Pickable::IGNORE,
            )]
        )],
    )
}

fn edit(
    mut actions: MessageReader<EditAction>,
    session: Res<CurrentSession>,
    mut dialogs: ResMut<OpenDialogs>,
    mut commands: MessageWriter<GameCommand>,
) {
    for &action in actions.read() {
        let game = session.game();
        match action {
            EditAction::ToggleTools => dialogs.toggle(EDIT_TOOLS),
            EditAction::Comment => {
                dialogs.open(
                    COMMENT,
                    CommentDraft { node: game.current_node(), place: CommentPlace::After },
                );
            }
            edit => {
                let command = command(edit, game);
                commands.write_batch(command.map(GameCommand));
            }
        }
    }
}

fn open_about(mut actions: MessageReader<AboutAction>, mut dialogs: ResMut<OpenDialogs>) {
    for action in actions.read() {
        match action {
            AboutAction::Open => dialogs.open(ABOUT, ()),
            // The dialog saves its own text.
            AboutAction::Save => {}
        }
    }
}

/// The command of an edit; `None` if it has none.
pub(super) fn command(edit: EditAction, game: &Game) -> Option<Command> {
    let node = game.tree().path_of(game.current_node());
    let sign = game.shown_node().annotations.sign;
    Some(match edit {
        EditAction::Promote => Command::Promote(node),
        EditAction::Demote => Command::Demote(node),
        EditAction::MakeMainLine => Command::MakeMainLine(node),
        EditAction::Delete => Command::Delete(node),
        EditAction::ToggleSign(new) => {
            Command::SetSign { node, sign: Some(new).filter(|new| sign != Some(*new)) }
        }
        EditAction::NextSign => Command::SetSign { node, sign: next_or_none(sign, &MoveSign::ALL) },
        EditAction::Undo => Command::UndoEdit,
        EditAction::Redo => Command::RedoEdit,
        EditAction::Comment | EditAction::ToggleTools => return None,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (edit, open_about).chain().in_set(CarryOut));
}
