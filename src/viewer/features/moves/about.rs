//! The game information dialog: players, event, date.

use bevy::prelude::*;
use bevy::text::EditableText;

use crate::game::{AboutTag, Command};
use crate::i18n::Messages;
use crate::notation::pdn::Tags;
use crate::rules::Side;
use crate::viewer::features::moves::actions::{ABOUT, AboutAction};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::autosave::GameText;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answers, heading};
use crate::viewer::ui::action_button::{HasTooltip, bare_button, message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, EnabledWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// Maximum length of a field.
const MAX_CHARS: usize = 100;

/// A field, with its initial text.
#[derive(Component)]
struct AboutField {
    tag: AboutTag,
    shown: String,
}

fn name_of(tag: AboutTag, ui: &Tracked) -> String {
    let messages = &ui.localizer().messages;
    let side = |side| ui.localizer().side_of(ui.game().variant(), side);
    match tag {
        AboutTag::White => side(Side::White),
        AboutTag::Black => side(Side::Black),
        AboutTag::Event => messages.about_event(),
        AboutTag::Site => messages.about_site(),
        AboutTag::Date => messages.about_date(),
        AboutTag::Round => messages.about_round(),
    }
}

fn dialog(
    _: In<()>,
    assets: Res<UiAssets>,
    session: Res<CurrentSession>,
    game_text: GameText,
) -> impl Bundle + use<> {
    let tags = &game_text.pdn(session.game()).tags;
    let modal = Modal::new("About the game", 560.0);
    let field = |tag| field(tag, tags, ());
    modal.with_foot(
        children![
            heading(&assets, Messages::about_title),
            pair(
                "Players",
                children![self::field(AboutTag::White, tags, InitialFocus), field(AboutTag::Black)]
            ),
            pair("Event", children![field(AboutTag::Event), field(AboutTag::Site)]),
            pair("Time", children![field(AboutTag::Date), field(AboutTag::Round)]),
            text(
                "Note",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::message(Messages::about_note)
            ),
        ],
        answers(children![
            message_button("Dismiss", ShellAction::Cancel, Messages::dismiss),
            primary_button("Save", AboutAction::Save, Messages::save),
        ]),
    )
}

fn pair(name: &'static str, fields: impl Bundle) -> impl Bundle {
    (Name::new(name), row(12.0), Pickable::IGNORE, fields)
}

/// A labeled field; `more` is added to the field.
fn field<B: Bundle>(tag: AboutTag, tags: &Tags, more: B) -> impl Bundle + use<B> {
    let shown = tags.get(tag.name()).unwrap_or_default().to_owned();
    let input = TextField::new(&shown, MAX_CHARS);
    group_of(
        "Field and label",
        Node { flex_grow: 1.0, flex_basis: px(0), ..column(4.0) },
        children![
            text(
                "Label",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::new(move |ui| name_of(tag, ui))
            ),
            input.framed((AboutField { tag, shown: shown.clone() }, more)),
        ],
    )
}

/// Sets the changed tags; the others keep their defaults from the players and the date.
fn save(
    mut actions: MessageReader<AboutAction>,
    mut dialogs: ResMut<OpenDialogs>,
    fields: Query<(&AboutField, &EditableText)>,
    mut commands: MessageWriter<GameCommand>,
) {
    for action in actions.read() {
        if *action != AboutAction::Save || !dialogs.has(ABOUT) {
            continue;
        }
        let mut changed: Vec<_> = fields
            .iter()
            .map(|(field, text)| (field, text.value().to_string()))
            .filter(|(field, text)| text.trim() != field.shown)
            .map(|(field, text)| (field.tag, text))
            .collect();
        changed.sort_by_key(|(tag, _)| AboutTag::ALL.iter().position(|other| other == tag));
        if !changed.is_empty() {
            commands.write(GameCommand(Command::SetTags(changed)));
        }
        dialogs.close(ABOUT);
    }
}

/// A player's name; a click opens the game information.
pub(super) fn name_button(assets: &UiAssets, side: Side) -> impl Bundle + use<> {
    let name = BoundText::new(move |ui| {
        let plays = ui.game().outcome().is_none() && ui.game().side_to_move() == side;
        match (ui.game().tags().player(side), plays) {
            (Some(name), true) => ui.localizer().messages.turn_of(name),
            (Some(name), false) => name.to_owned(),
            (None, true) => ui.localizer().turn_of(ui.game().variant(), side),
            (None, false) => ui.localizer().side_of(ui.game().variant(), side),
        }
    });
    (
        bare_button(
            "About the game",
            AboutAction::Open,
            ButtonStyle::Flat,
            Node {
                height: px(24),
                min_width: px(0),
                flex_shrink: 1.0,
                justify_content: JustifyContent::FlexStart,
                padding: UiRect::horizontal(px(6)),
                margin: UiRect::left(px(-7)),
                border_radius: BorderRadius::all(px(6)),
                overflow: Overflow::clip(),
                ..default()
            },
        ),
        HasTooltip,
        EnabledWhen::new(|ui| !ui.is_remote()),
        children![(
            title(assets, "Name", LetterSize::Heading, palette::TEXT, name),
            TextLayout::no_wrap(),
        )],
    )
}

/// The button of the save dialog that edits the game information for the file.
pub(super) fn button_of_save() -> impl Bundle {
    answers(children![message_button("About", AboutAction::Open, Messages::about_open)])
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, save.after(CarryOut).before(FrameSystems::Apply))
        .add_dialog(ABOUT, dialog);
}
