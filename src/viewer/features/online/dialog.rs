//! The dialog that offers a game to a friend, shows the way to it, and joins one.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::NavAction;
use bevy::prelude::*;
use bevy::text::{EditableText, LineBreak, TextEdit};

use crate::game::clocks::ClockSettings;
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::online::{Connection, Pace, PlayerName};
use crate::platform::is_page;
use crate::rules::{Side, Variant};
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::connection::{CAN_HOST, FriendLine};
use crate::viewer::features::online::notices::problem_words;
use crate::viewer::features::online::square_code::square_code;
use crate::viewer::features::online::state::{
    FRIEND, FriendPage, FriendProblem, FriendSettings, FriendStage, FriendView, GameToOffer, Place,
    ShownInvitation,
};
use crate::viewer::features::online::typed::FriendField;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::messages::{NoticeKind, Notices};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answer_button, answers, heading, main_button};
use crate::viewer::ui::action_button::button;
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// The most characters of a link or an address.
const MAX_CHARS: usize = 300;
/// The side of a square code, in logical pixels.
const SQUARE: f32 = 184.0;
/// The days for a move to choose from.
const DAYS: [Option<u8>; 4] = [None, Some(1), Some(3), Some(7)];

/// The picture of the invitation.
#[derive(Component, Default)]
struct SquareCode {
    shows: String,
}

type Content<'w> = RelatedSpawner<'w, ChildOf>;

fn dialog(
    In(page): In<FriendPage>,
    assets: Res<UiAssets>,
    settings: Res<FriendSettings>,
    line: Res<FriendLine>,
) -> impl Bundle + use<> {
    let width = match page {
        FriendPage::Invitation => 600.0,
        FriendPage::Offer | FriendPage::Join => 520.0,
    };
    let (assets, settings, link) = (assets.clone(), settings.clone(), line.link.clone());
    let has_server = !settings.server.is_empty() || settings.place == Place::Room;
    let content = SpawnWith(move |content: &mut Content<'_>| match page {
        FriendPage::Offer => offer(content, &assets, &settings),
        FriendPage::Invitation => invitation(content, &assets),
        FriendPage::Join => join(content, &assets, &settings, &link),
    });
    let foot = SpawnWith(move |foot: &mut Content<'_>| match page {
        FriendPage::Offer => {
            foot.spawn(dismiss());
            let invite = main_button("Invite", FriendAction::Invite, Messages::friend_invite);
            let mut invite = foot.spawn((
                invite,
                EnabledWhen::new(|ui| ui.of::<FriendView>().stage != FriendStage::Starting),
            ));
            if has_server {
                invite.insert(InitialFocus);
            }
        }
        FriendPage::Invitation => {
            let cancel = FriendAction::CancelInvitation;
            foot.spawn(answer_button("Cancel", cancel, Messages::friend_cancel));
            let copy = main_button("Copy", FriendAction::CopyLink, Messages::friend_copy);
            let is_there = EnabledWhen::new(|ui| shown_invitation(ui).is_some());
            foot.spawn((copy, is_there, InitialFocus));
        }
        FriendPage::Join => {
            foot.spawn(dismiss());
            let says = BoundText::new(|ui| {
                let (view, localizer) = (ui.of::<FriendView>(), ui.localizer());
                match &view.offered {
                    Some(game) => {
                        let side = localizer.side_of(game.variant, !game.host);
                        localizer.messages.friend_join_as(side)
                    }
                    None => localizer.messages.friend_join_button(),
                }
            });
            let join = FriendAction::Join;
            foot.spawn(button("Join", join, ButtonStyle::Primary, says));
        }
    });
    Modal::new("Friend", width).with_foot(Children::spawn(content), answers(Children::spawn(foot)))
}

fn dismiss() -> impl Bundle {
    answer_button("Dismiss", ShellAction::Cancel, Messages::dismiss)
}

fn shown_invitation<'a>(ui: &Tracked<'a>) -> Option<&'a ShownInvitation> {
    ui.of::<FriendView>().invitation.as_ref()
}

fn is_invited(ui: &Tracked) -> bool {
    ui.of::<FriendView>().stage == FriendStage::Invited
}

/// The layout of choices side by side, wrapped where one is too narrow.
fn wrapping() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(8),
        ..row(8.0)
    }
}

/// A label with something below it.
fn part(label: MessageFn, widgets: impl Bundle) -> impl Bundle {
    group_of(
        "Part",
        column(5.0),
        children![
            text(
                "Label",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::message(label)
            ),
            widgets,
        ],
    )
}

fn small(words: impl Fn(&Tracked) -> String + Send + Sync + 'static) -> impl Bundle {
    text(
        "Words",
        LetterSize::Small,
        palette::TEXT_QUIET,
        BoundText::new(words),
    )
}

/// What is wrong, and what can be done.
fn problem() -> impl Bundle {
    let words = |ui: &Tracked| {
        let problem = ui.of::<FriendView>().problem.as_ref();
        problem.map_or_else(String::new, |problem| {
            problem_words(problem, ui.localizer())
        })
    };
    (
        text(
            "Problem",
            LetterSize::Body,
            palette::WARNING,
            BoundText::new(words),
        ),
        VisibleWhen::new(|ui| ui.of::<FriendView>().problem.is_some()),
    )
}

/// Loads a page again that is of another version than its server.
fn reload() -> impl Bundle {
    let is_old = |ui: &Tracked| {
        let problem = ui.of::<FriendView>().problem.as_ref();
        is_page() && problem.is_some_and(FriendProblem::is_other_version)
    };
    (
        button(
            "Reload",
            FriendAction::ReloadPage,
            ButtonStyle::Primary,
            BoundText::message(Messages::friend_reload),
        ),
        VisibleWhen::new(is_old),
    )
}

/// What is being waited for.
fn progress() -> impl Bundle {
    let words = |ui: &Tracked| {
        let messages = &ui.localizer().messages;
        match ui.of::<FriendView>().stage {
            FriendStage::Starting => messages.friend_starting(),
            FriendStage::Connecting => messages.friend_connecting(),
            FriendStage::Waiting => messages.online_waiting(),
            _ => String::new(),
        }
    };
    (
        text(
            "Progress",
            LetterSize::Body,
            palette::TEXT,
            BoundText::new(words),
        ),
        VisibleWhen::new(|ui| {
            let view = ui.of::<FriendView>();
            let is_rejected = view.connection == Some(Connection::Rejected);
            let has_words = !matches!(view.stage, FriendStage::Playing | FriendStage::Invited);
            view.is_going_on() && has_words && !is_rejected
        }),
    )
}

/// A choice of the dialog, with the words that this function returns.
fn choice(
    name: &'static str,
    action: FriendAction,
    says: BoundText,
    is_chosen: impl Fn(&Tracked) -> bool + Send + Sync + 'static,
) -> impl Bundle {
    (
        button(name, action, ButtonStyle::Normal, says),
        CheckedWhen::new(is_chosen),
    )
}

/// A game in a line.
fn game_in_words(
    variant: Variant,
    clock: Option<&ClockSettings>,
    days: Option<u8>,
    own: Side,
    localizer: &Localizer,
) -> String {
    let messages = &localizer.messages;
    let control = clock.map(|clock| localizer.time_control(clock.control(own)));
    let days = days.map(|days| messages.online_post(usize::from(days)));
    let side = messages.friend_you_play(localizer.side_of(variant, own));
    let words = [Some(localizer.variant(variant)), control, days, Some(side)];
    words.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The game that the player offers.
fn own_offer(ui: &Tracked) -> String {
    let Some(game) = &ui.of::<GameToOffer>().game else {
        return String::new();
    };
    game_in_words(
        game.variant,
        game.clock.as_ref(),
        None,
        game.side,
        ui.localizer(),
    )
}

/// The game to which the player is invited.
fn offered(ui: &Tracked) -> String {
    let Some(game) = &ui.of::<FriendView>().offered else {
        return String::new();
    };
    let (clock, days) = match &game.pace {
        Pace::Unlimited => (None, None),
        Pace::Clock(clock) => (Some(clock), None),
        Pace::Post { days } => (None, Some(*days)),
    };
    game_in_words(game.variant, clock, days, !game.host, ui.localizer())
}

/// The words for whoever invites the player; `None` without a name or an invitation.
fn host_words(ui: &Tracked) -> Option<String> {
    let name = ui.of::<FriendView>().friend_name.as_ref();
    let name = name.filter(|_| is_invited(ui))?;
    Some(ui.localizer().messages.friend_invited_by(name))
}

/// The field of a server's address. `more` belongs to the field.
fn server_field<B: Bundle>(label: MessageFn, server: &str, more: B) -> impl Bundle + use<B> {
    let field = TextField::new(server, MAX_CHARS);
    part(label, field.framed((FriendField::Server, more)))
}

/// The field of the own name.
fn name_field(settings: &FriendSettings) -> impl Bundle + use<> {
    let field = TextField::new(&settings.name, PlayerName::MAX_CHARS);
    part(Messages::friend_name, field.framed(FriendField::Name))
}

/// The field of the key, once a server has asked for one.
fn key_field(settings: &FriendSettings) -> impl Bundle + use<> {
    let kept = settings.key.as_ref();
    let kept = kept.filter(|kept| kept.server == settings.server);
    let is_kept = kept.is_some();
    let key = kept.map_or("", |kept| &kept.key);
    let field = TextField::new(key, MAX_CHARS).framed(FriendField::Key);
    (
        Name::new("Key"),
        column(0.0),
        VisibleWhen::new(move |ui| {
            is_by_link(ui) && (is_kept || ui.of::<FriendView>().asks_for_key())
        }),
        children![part(Messages::friend_key, field)],
    )
}

/// Returns `true` if the game is offered on a server.
fn is_by_link(ui: &Tracked) -> bool {
    !CAN_HOST || ui.of::<FriendSettings>().place == Place::Link
}

/// The page on which a game is offered.
fn offer(content: &mut Content<'_>, assets: &UiAssets, settings: &FriendSettings) {
    content.spawn(heading(assets, Messages::friend_title));
    content.spawn(text(
        "Game",
        LetterSize::Body,
        palette::TEXT,
        BoundText::new(own_offer),
    ));
    if CAN_HOST {
        let place = |name, place, message| {
            let is_chosen = move |ui: &Tracked| ui.of::<FriendSettings>().place == place;
            let says = BoundText::message(message);
            choice(name, FriendAction::Place(place), says, is_chosen)
        };
        content.spawn(part(
            Messages::friend_where,
            group_of(
                "Places",
                wrapping(),
                children![
                    place("By link", Place::Link, Messages::friend_by_link),
                    place("In this room", Place::Room, Messages::friend_in_room),
                ],
            ),
        ));
    }
    let place = (
        Name::new("Server"),
        column(0.0),
        VisibleWhen::new(is_by_link),
    );
    let label = Messages::friend_server;
    let mut place = content.spawn(place);
    // A player who has a server only has to press the button.
    let server = &settings.server;
    if server.is_empty() {
        place.with_child(server_field(label, server, InitialFocus));
    } else {
        place.with_child(server_field(label, server, ()));
    }
    content.spawn(key_field(settings));
    content.spawn(small(move |ui| {
        let messages = &ui.localizer().messages;
        if is_by_link(ui) {
            messages.friend_about_link()
        } else {
            messages.friend_about_room()
        }
    }));
    content.spawn((
        Name::new("Days"),
        column(0.0),
        VisibleWhen::new(|ui| {
            let game = ui.of::<GameToOffer>().game.as_ref();
            game.is_some_and(|game| game.clock.is_none())
        }),
        children![part(Messages::friend_days, days())],
    ));
    content.spawn(name_field(settings));
    content.spawn(problem());
    content.spawn(reload());
    content.spawn(progress());
}

/// The days for a move.
fn days() -> impl Bundle {
    let choices = SpawnWith(|choices: &mut Content<'_>| {
        for days in DAYS {
            let says = BoundText::new(move |ui| {
                let messages = &ui.localizer().messages;
                match days {
                    None => messages.friend_no_limit(),
                    Some(days) => messages.friend_number_of_days(usize::from(days)),
                }
            });
            let is_chosen = move |ui: &Tracked| ui.of::<GameToOffer>().days == days;
            choices.spawn(choice("Days", FriendAction::Days(days), says, is_chosen));
        }
    });
    group_of("Choices", wrapping(), Children::spawn(choices))
}

/// The page with the way to the game: the square code, the letters, the link.
fn invitation(content: &mut Content<'_>, assets: &UiAssets) {
    content.spawn(heading(assets, Messages::friend_title));
    content.spawn(progress());
    content.spawn(problem());
    content.spawn(reload());
    let code = BoundText::new(|ui| {
        let invitation = shown_invitation(ui);
        invitation.map_or_else(String::new, |invitation| invitation.code.clone())
    });
    let letters = group_of(
        "Letters",
        Node {
            flex_grow: 1.0,
            flex_basis: px(180),
            ..column(8.0)
        },
        children![
            text(
                "Scan",
                LetterSize::Body,
                palette::TEXT,
                BoundText::message(Messages::friend_scan)
            ),
            title(assets, "Code", LetterSize::Title, palette::ACCENT, code),
            small(|ui| {
                let invitation = shown_invitation(ui);
                invitation.map_or_else(String::new, |invitation| {
                    ui.localizer()
                        .messages
                        .friend_about_code(&invitation.server)
                })
            }),
        ],
    );
    content.spawn((
        Name::new("Invitation"),
        Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(10),
            ..row(18.0)
        },
        VisibleWhen::new(|ui| shown_invitation(ui).is_some()),
        children![
            (
                Name::new("Square code"),
                SquareCode::default(),
                Node {
                    width: px(SQUARE),
                    height: px(SQUARE),
                    flex_shrink: 0.0,
                    border_radius: BorderRadius::all(px(6)),
                    ..default()
                },
                ImageNode::default(),
                Pickable::IGNORE,
            ),
            letters,
        ],
    ));
    let link = BoundText::new(|ui| {
        let invitation = shown_invitation(ui);
        invitation.map_or_else(String::new, |invitation| invitation.link.clone())
    });
    content.spawn((
        text("Link", LetterSize::Small, palette::TEXT, link),
        TextLayout {
            linebreak: LineBreak::AnyCharacter,
            ..default()
        },
        VisibleWhen::new(|ui| shown_invitation(ui).is_some()),
    ));
    content.spawn(small(|ui| {
        let invitation = shown_invitation(ui);
        invitation.map_or_else(String::new, |invitation| {
            ui.localizer().messages.online_good_for(invitation.hours)
        })
    }));
}

/// The page on which a game is joined.
fn join(content: &mut Content<'_>, assets: &UiAssets, settings: &FriendSettings, link: &str) {
    content.spawn(heading(assets, Messages::friend_join_title));
    content.spawn((
        text(
            "Host",
            LetterSize::Body,
            palette::TEXT,
            BoundText::new(|ui| host_words(ui).unwrap_or_default()),
        ),
        VisibleWhen::new(|ui| host_words(ui).is_some()),
    ));
    content.spawn((
        text(
            "Game",
            LetterSize::Body,
            palette::TEXT,
            BoundText::new(offered),
        ),
        VisibleWhen::new(is_invited),
    ));
    let link = TextField::new(link, MAX_CHARS).framed((FriendField::Link, InitialFocus));
    let paste = button(
        "Paste",
        FriendAction::Paste,
        ButtonStyle::Normal,
        BoundText::message(Messages::friend_paste),
    );
    let field = Node {
        flex_grow: 4.0,
        flex_basis: px(220),
        ..column(0.0)
    };
    let is_asked = || VisibleWhen::new(|ui| !is_invited(ui));
    let fields = group_of(
        "Field and paste",
        wrapping(),
        children![group_of("Field place", field, children![link]), paste],
    );
    content.spawn((part(Messages::friend_link_or_code, fields), is_asked()));
    let server = server_field(Messages::friend_code_server, &settings.server, ());
    content.spawn((server, is_asked()));
    content.spawn(name_field(settings));
    content.spawn(progress());
    content.spawn(problem());
    content.spawn(reload());
}

/// Draws the square code of the invitation.
fn draw_code(
    view: Res<FriendView>,
    mut codes: Query<(&mut SquareCode, &mut ImageNode)>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(invitation) = &view.invitation else {
        return;
    };
    for (mut code, mut node) in &mut codes {
        if code.shows == invitation.link {
            continue;
        }
        code.shows = invitation.link.clone();
        if let Some(image) = square_code(&invitation.link) {
            node.image = images.add(image);
        }
    }
}

/// A text that is being fetched from the clipboard, which takes a while in a browser.
#[derive(Resource, Default)]
struct PastedLink(Option<ClipboardRead>);

/// Copies the link, and fetches one.
fn use_clipboard(
    mut actions: MessageReader<FriendAction>,
    view: Res<FriendView>,
    mut clipboard: ResMut<Clipboard>,
    mut pasted: ResMut<PastedLink>,
    mut notices: Notices,
) {
    for action in actions.read() {
        match (action, &view.invitation) {
            (FriendAction::CopyLink, Some(invitation)) => {
                let is_copied = clipboard.set_text(invitation.link.clone()).is_ok();
                notices.write(NoticeKind::Info, move |messages| {
                    if is_copied {
                        messages.share_copied_link()
                    } else {
                        messages.friend_not_copied()
                    }
                });
            }
            (FriendAction::Paste, _) => pasted.0 = Some(clipboard.fetch_text()),
            _ => {}
        }
    }
}

/// Puts what was pasted into the field.
fn receive_paste(
    mut pasted: ResMut<PastedLink>,
    mut fields: Query<(&FriendField, &mut EditableText)>,
    mut notices: Notices,
) {
    let read = pasted.bypass_change_detection().0.as_mut();
    let Some(received) = read.and_then(ClipboardRead::poll_result) else {
        return;
    };
    pasted.0 = None;
    let Ok(text) = received else {
        notices.write(NoticeKind::Info, Messages::nothing_to_paste);
        return;
    };
    for (field, mut editable) in &mut fields {
        if *field == FriendField::Link {
            editable.queue_edit(TextEdit::SelectAll);
            editable.queue_edit(TextEdit::Insert(text.trim().into()));
        }
    }
}

/// Reads the keys that the fields do not read themselves.
fn read(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let page = *dialogs.get(FRIEND).filter(|_| press.in_field)?;
    Some(match press.code() {
        KeyCode::Enter | KeyCode::NumpadEnter => match page {
            FriendPage::Offer => KeyUse::ask(FriendAction::Invite),
            FriendPage::Join => KeyUse::ask(FriendAction::Join),
            FriendPage::Invitation => KeyUse::Focus(FocusStep::Leave),
        },
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(NavAction::Next)),
        _ => KeyUse::ReadElsewhere,
    })
}

/// A problem on a page that was closed is none any more, and an invitation was not accepted.
fn forget_invitation(dialogs: Res<OpenDialogs>, mut line: ResMut<FriendLine>) {
    if !dialogs.has(FRIEND) && !line.is_starting && line.is_to_forget() {
        line.forget_invitation();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PastedLink>()
        .add_dialog(FRIEND, dialog)
        .add_key_layer(LayerOrder::Dialog, read)
        .add_systems(
            Update,
            (
                use_clipboard.in_set(CarryOut),
                forget_invitation.run_if(resource_changed::<OpenDialogs>),
                receive_paste.in_set(FrameSystems::Input),
                draw_code.in_set(FrameSystems::Render),
            ),
        );
}
