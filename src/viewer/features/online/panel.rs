//! The card of a game with a friend: presence, requests and actions.

use bevy::prelude::*;

use crate::game::clocks::clock_text;
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::online::{Claim, Connection, Offer, Presence};
use crate::rules::Side;
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::connection::rematch;
use crate::viewer::features::online::links::LinksAction;
use crate::viewer::features::online::notices::state_words;
use crate::viewer::features::online::showing::{Showing, ShowingAction};
use crate::viewer::features::online::state::{FriendStage, FriendView, ShownClaim};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{
    HasTooltip, bare_button, icon_button, message_button, primary_button,
};
use crate::viewer::ui::bindings::{BindingSystems, BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{
    UiAssets, button_row, card, column, group_of, label_text, row, text,
};

/// Size of the presence dot, in logical pixels.
const DOT: f32 = 10.0;

/// The dot whose color shows the friend's presence.
#[derive(Component)]
struct PresenceDot;

fn view<'a>(ui: &Tracked<'a>) -> &'a FriendView {
    ui.of::<FriendView>()
}

fn is_at(ui: &Tracked, stages: &[FriendStage]) -> bool {
    stages.contains(&view(ui).stage)
}

/// The latency of both connections, or the days per move.
fn detail_words(ui: &Tracked) -> String {
    let (view, messages) = (view(ui), &ui.localizer().messages);
    let is_connected = view.connection == Some(Connection::Connected);
    let watchers = usize::try_from(view.watchers).unwrap_or(usize::MAX);
    let watchers = (watchers > 0 && is_connected).then(|| messages.friend_watchers(watchers));
    let pace = match (view.stage, view.delays, view.days) {
        (FriendStage::Playing, _, Some(days)) => messages.online_post(usize::from(days)),
        (FriendStage::Playing, (Some(friend), Some(own)), None) if is_connected => {
            messages.friend_delays(friend.to_string(), own.to_string())
        }
        _ => String::new(),
    };
    let words = Some(pace).filter(|pace| !pace.is_empty());
    words.into_iter().chain(watchers).collect::<Vec<_>>().join(" · ")
}

/// Buttons shown at these stages.
fn buttons_at(stages: &'static [FriendStage], buttons: impl Bundle) -> impl Bundle {
    (button_row(buttons), VisibleWhen::new(move |ui| is_at(ui, stages)))
}

/// A small button, shown while it is enabled.
fn small_act(
    name: &'static str,
    action: FriendAction,
    message: MessageFn,
    is_there: impl Fn(&Tracked) -> bool + Send + Sync + 'static,
) -> impl Bundle {
    (
        bare_button(
            name,
            action,
            ButtonStyle::Normal,
            Node {
                height: px(26),
                padding: UiRect::horizontal(px(8)),
                border_radius: BorderRadius::all(px(6)),
                flex_shrink: 0.0,
                ..default()
            },
        ),
        VisibleWhen::new(is_there),
        children![label_text(LetterSize::Small, BoundText::message(message))],
    )
}

fn may_talk(ui: &Tracked) -> bool {
    view(ui).own.is_some() && is_at(ui, &[FriendStage::Playing, FriendStage::Over])
}

/// The latencies and, if there is room, the buttons for greetings and takebacks.
fn details() -> impl Bundle {
    let may_ask = |ui: &Tracked| view(ui).may_take_back && ui.is_remote();
    group_of(
        "Details",
        Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::SpaceBetween,
            row_gap: px(5),
            ..row(8.0)
        },
        (
            VisibleWhen::new(move |ui| !detail_words(ui).is_empty() || may_ask(ui) || may_talk(ui)),
            children![
                text(
                    "Delays",
                    LetterSize::Small,
                    palette::TEXT_QUIET,
                    BoundText::new(detail_words)
                ),
                small_act("Say", FriendAction::Talk, Messages::friend_say, may_talk),
                small_act("Give time", FriendAction::GiveTime, Messages::friend_give_time, |ui| {
                    view(ui).may_give_time && ui.is_remote()
                }),
                small_act(
                    "Ask to take back",
                    FriendAction::Offer(Offer::Takeback),
                    Messages::friend_ask_takeback,
                    may_ask
                ),
            ],
        ),
    )
}

/// The text for the friend's offer: “Anna asks for a pause”.
fn offer_words(offer: Offer, view: &FriendView, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    match (offer, &view.friend_name) {
        // Shown by the table.
        (Offer::Draw, _) => String::new(),
        (Offer::Takeback, Some(name)) => messages.named_asks_takeback(name),
        (Offer::Pause, Some(name)) => messages.named_asks_pause(name),
        (Offer::Rematch, Some(name)) => messages.named_asks_rematch(name),
        (Offer::Takeback, None) => messages.online_asks_takeback(),
        (Offer::Pause, None) => messages.online_asks_pause(),
        (Offer::Rematch, None) => messages.online_asks_rematch(),
    }
}

/// The friend's offer, with answer buttons.
fn asked_by_friend(offer: Offer) -> impl Bundle {
    group_of(
        "Asked by the friend",
        column(5.0),
        (
            VisibleWhen::new(move |ui| view(ui).asked_by_friend.contains(&offer)),
            children![
                text(
                    "Words",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::new(move |ui| offer_words(offer, view(ui), ui.localizer()) + ".")
                ),
                button_row(children![
                    primary_button("Accept", FriendAction::Answer(offer, true), Messages::accept),
                    message_button(
                        "Decline",
                        FriendAction::Answer(offer, false),
                        Messages::decline
                    ),
                ]),
            ],
        ),
    )
}

/// The player's own offer, which can be withdrawn.
fn asked_by_me(offer: Offer, words: MessageFn) -> impl Bundle {
    group_of(
        "Asked",
        row(8.0),
        (
            VisibleWhen::new(move |ui| view(ui).asked_by_me.contains(&offer)),
            children![
                group_of(
                    "Words place",
                    Node { flex_grow: 2.0, flex_basis: px(0), ..default() },
                    children![text(
                        "Words",
                        LetterSize::Small,
                        palette::TEXT_QUIET,
                        BoundText::message(words)
                    )]
                ),
                message_button(
                    "Withdraw",
                    FriendAction::Withdraw(offer),
                    Messages::friend_withdraw
                ),
            ],
        ),
    )
}

/// The result that can be claimed from an absent friend.
fn claim() -> impl Bundle {
    let words = |ui: &Tracked| {
        let messages = &ui.localizer().messages;
        match view(ui).claim {
            Some(ShownClaim::Later(seconds)) => {
                let time = clock_text(std::time::Duration::from_secs(seconds));
                messages.friend_claim_in(ui.localizer().language().localize(&time))
            }
            Some(ShownClaim::Now) => match &view(ui).friend_name {
                Some(name) => messages.named_claim(name),
                None => messages.friend_claim(),
            },
            None => String::new(),
        }
    };
    group_of(
        "Claim",
        column(5.0),
        (
            VisibleWhen::new(|ui| view(ui).claim.is_some()),
            children![
                text("Words", LetterSize::Small, palette::TEXT, BoundText::new(words)),
                (
                    button_row(children![
                        message_button(
                            "Claim a win",
                            FriendAction::Claim(Claim::Win),
                            Messages::friend_claim_win
                        ),
                        message_button(
                            "Claim a draw",
                            FriendAction::Claim(Claim::Draw),
                            Messages::friend_claim_draw
                        ),
                    ]),
                    VisibleWhen::new(|ui| view(ui).claim == Some(ShownClaim::Now)),
                ),
            ],
        ),
    )
}

/// The buttons for entering and leaving the game.
fn ways() -> impl Bundle {
    card_part(children![
        buttons_at(
            &[FriendStage::Saved],
            children![
                primary_button("Return", FriendAction::Return, Messages::friend_return),
                message_button("Forget", FriendAction::Forget, Messages::friend_forget),
            ]
        ),
        buttons_at(
            &[FriendStage::Waiting],
            children![
                primary_button(
                    "Show the invitation",
                    FriendAction::ShowInvitation,
                    Messages::friend_show_invitation
                ),
                message_button("Cancel", FriendAction::CancelInvitation, Messages::friend_cancel),
            ]
        ),
        buttons_at(
            &[FriendStage::Starting, FriendStage::Connecting],
            children![message_button(
                "Cancel",
                FriendAction::CancelInvitation,
                Messages::friend_cancel
            )]
        ),
        (
            button_row(children![primary_button(
                "Return",
                FriendAction::Return,
                Messages::friend_return
            )]),
            VisibleWhen::new(|ui| {
                (is_at(ui, &[FriendStage::Playing]) || view(ui).ends_unseen) && !ui.is_remote()
            }),
        ),
        (
            button_row(children![message_button(
                "Connect",
                FriendAction::Reconnect,
                Messages::friend_reconnect
            )]),
            VisibleWhen::new(|ui| {
                is_at(ui, &[FriendStage::Playing]) && view(ui).connection == Some(Connection::Lost)
            }),
        ),
        buttons_at(
            &[FriendStage::Over],
            children![
                (
                    primary_button("Rematch", rematch(), Messages::friend_rematch),
                    VisibleWhen::new(may_ask_rematch),
                ),
                (
                    message_button("Close", FriendAction::Forget, Messages::close),
                    // Makes room for the answers to the friend's request.
                    VisibleWhen::new(|ui| view(ui).asked_by_friend.is_empty()),
                ),
            ]
        ),
    ])
}

fn card_part(widgets: impl Bundle) -> impl Bundle {
    group_of("Ways", column(6.0), widgets)
}

fn may_ask_rematch(ui: &Tracked) -> bool {
    let view = view(ui);
    let is_asked = |offers: &[Offer]| offers.contains(&Offer::Rematch);
    view.stage == FriendStage::Over
        && view.own.is_some()
        && !is_asked(&view.asked_by_me)
        && !is_asked(&view.asked_by_friend)
}

fn links_button(assets: &UiAssets) -> impl Bundle + use<> {
    (
        icon_button(assets, "Links", LinksAction::Open, ButtonStyle::Flat, Icon::Share),
        HasTooltip,
        VisibleWhen::new(|ui| is_at(ui, &[FriendStage::Playing, FriendStage::Over])),
    )
}

/// A position shown by the friend, and the button for showing one to the friend.
fn showing() -> impl Bundle {
    group_of(
        "Showing",
        column(5.0),
        children![
            (
                text(
                    "Words",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::message(Messages::friend_shows)
                ),
                VisibleWhen::new(|ui| ui.of::<Showing>().has_something),
            ),
            (
                button_row(children![
                    (
                        primary_button("Look", ShowingAction::Look, Messages::friend_look),
                        VisibleWhen::new(|ui| ui.of::<Showing>().has_something),
                    ),
                    (
                        message_button("Show", ShowingAction::Show, Messages::friend_show),
                        VisibleWhen::new(|ui| ui.of::<Showing>().is_possible),
                    ),
                ]),
                VisibleWhen::new(|ui| {
                    let showing = ui.of::<Showing>();
                    showing.has_something || showing.is_possible
                }),
            ),
        ],
    )
}

fn friend_card(assets: &UiAssets) -> impl Bundle + use<> {
    let state = group_of(
        "State",
        Node { align_items: AlignItems::Center, ..row(8.0) },
        children![
            (
                Name::new("Dot"),
                PresenceDot,
                Node {
                    width: px(DOT),
                    height: px(DOT),
                    flex_shrink: 0.0,
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::TEXT_FAINT),
                Pickable::IGNORE,
            ),
            group_of(
                "Words place",
                Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                children![text(
                    "State",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::new(|ui| state_words(view(ui), ui.localizer()))
                )]
            ),
            links_button(assets),
        ],
    );
    card(
        "Friend",
        palette::LAST_MOVE,
        VisibleWhen::new(|ui| view(ui).stage != FriendStage::None),
        children![
            state,
            details(),
            asked_by_friend(Offer::Takeback),
            asked_by_friend(Offer::Pause),
            asked_by_friend(Offer::Rematch),
            asked_by_me(Offer::Takeback, Messages::friend_asked_takeback),
            asked_by_me(Offer::Pause, Messages::friend_asked_pause),
            asked_by_me(Offer::Rematch, Messages::friend_asked_rematch),
            claim(),
            showing(),
            ways(),
        ],
    )
}

/// The color of a state, which its text repeats.
fn color_of(view: &FriendView) -> Color {
    match (view.connection, view.presence_known()) {
        _ if view.problem.is_some() && view.is_going_on() => palette::WARNING,
        (Some(Connection::Connected), _) if view.stage == FriendStage::Waiting => {
            palette::TEXT_FAINT
        }
        (Some(Connection::Lost | Connection::Rejected), _) => palette::WARNING,
        (_, Some(Presence::Connected)) => palette::DESTINATION,
        (_, Some(Presence::Reconnecting)) => palette::ACCENT,
        _ => palette::TEXT_FAINT,
    }
}

fn color_dot(view: Res<FriendView>, mut dots: Query<&mut BackgroundColor, With<PresenceDot>>) {
    for mut dot in &mut dots {
        dot.set_if_neq(BackgroundColor(color_of(&view)));
    }
}

fn rematch_button(_: &UiAssets) -> impl Bundle + use<> {
    (
        primary_button("Rematch", rematch(), Messages::friend_rematch),
        VisibleWhen::new(may_ask_rematch),
    )
}

/// Both players' names for the result card.
fn names_of_players(_: &UiAssets) -> impl Bundle + use<> {
    let names = |ui: &Tracked| {
        let own = ui.of::<CurrentSession>().own_side_in_finished()?;
        let view = view(ui).clone();
        let friend = view.friend_name.filter(|_| view.own == Some(own))?;
        let side = || ui.localizer().side_of(ui.game().variant(), own);
        let me = view.own_name.unwrap_or_else(side);
        Some(match own {
            Side::White => format!("{me} – {friend}"),
            Side::Black => format!("{friend} – {me}"),
        })
    };
    (
        text(
            "Names of the players",
            LetterSize::Body,
            palette::TEXT_QUIET,
            BoundText::new(move |ui| names(ui).unwrap_or_default()),
        ),
        VisibleWhen::new(move |ui| names(ui).is_some()),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Game, "friend", friend_card)
        .fill(UiSlot::ResultWords, "friend", names_of_players)
        .fill(UiSlot::Result, "rematch", rematch_button)
        .add_systems(
            Update,
            color_dot
                .run_if(resource_changed::<FriendView>)
                .in_set(FrameSystems::Render)
                .before(BindingSystems),
        );
}
