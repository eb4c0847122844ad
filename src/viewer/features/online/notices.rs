//! Texts about online games.

use crate::i18n::{Language, Localizer, Messages};
use crate::online::{Connection, Fact, Offer, Refusal, Rejection};
use crate::platform::is_page;
use crate::rules::{BySide, Side, Variant};
use crate::viewer::features::online::seat::SeatReport;
use crate::viewer::features::online::state::{FriendProblem, FriendStage, FriendView};
use crate::viewer::kernel::messages::{Notice, NoticeKind};

/// The notice for a report, if it deserves one.
pub(super) fn notice(
    report: &SeatReport,
    own: Option<Side>,
    variant: Variant,
    names: &BySide<Option<String>>,
    is_by_post: bool,
) -> Option<Notice> {
    let kind = match report {
        SeatReport::Refused(_) => NoticeKind::Refusal,
        SeatReport::Connection(Connection::Lost) | SeatReport::Stopping => NoticeKind::Explanation,
        _ => NoticeKind::Info,
    };
    let (report, names) = (report.clone(), names.clone());
    // The language does not affect whether there is a text.
    let words =
        move |localizer: &Localizer| words(&report, own, variant, &names, is_by_post, localizer);
    let is_said = !words(&Localizer::new(Language::English)).is_empty();
    is_said.then(|| Notice::new(kind, words))
}

/// The text of a report; empty if the window shows it elsewhere.
fn words(
    report: &SeatReport,
    own: Option<Side>,
    variant: Variant,
    names: &BySide<Option<String>>,
    is_by_post: bool,
    localizer: &Localizer,
) -> String {
    let messages = &localizer.messages;
    let player = |side: Side| {
        let name = names[side].clone();
        name.unwrap_or_else(|| localizer.side_of(variant, side))
    };
    match report {
        SeatReport::Refused(refusal) => refusal_words(refusal, localizer),
        SeatReport::Stopping => messages.online_stopping(),
        SeatReport::Connection(Connection::Lost) => messages.online_lost(),
        SeatReport::Connection(Connection::Connected) => messages.online_back(),
        SeatReport::Connection(_) => String::new(),
        SeatReport::Happened(fact) => match *fact {
            Fact::Joined(side) if own != Some(side) => match &names[side] {
                Some(name) => messages.named_begins(name),
                None => messages.online_begins(),
            },
            Fact::Withdrew { by, .. } if own != Some(by) => messages.online_withdrawn(),
            Fact::Answered { by, offer, accept: false }
                if own != Some(by) && offer != Offer::Draw =>
            {
                messages.online_declined()
            }
            Fact::Answered { offer: Offer::Takeback, accept: true, .. } => {
                messages.online_taken_back()
            }
            Fact::Resumed { by } if by != own => messages.online_resumed(),
            Fact::GaveTime { by, milliseconds } => {
                let seconds = usize::try_from(milliseconds / 1_000).unwrap_or(usize::MAX);
                messages.online_gave_time(player(!by), seconds)
            }
            Fact::Greeted { by, greeting } => {
                let says = greeting.words()(messages);
                messages.text_counter(player(by), says)
            }
            Fact::Restarted { .. } if is_by_post => messages.online_restarted_post(),
            Fact::Restarted { .. } => messages.online_restarted(),
            Fact::Rematch(_) => messages.online_rematch(),
            _ => String::new(),
        },
    }
}

pub(super) fn refusal_words(refusal: &Refusal, localizer: &Localizer) -> String {
    // The board has already named the rule that was broken.
    let words = refusal.words().unwrap_or(Messages::refused_not_your_turn);
    words(&localizer.messages)
}

/// The text for a protocol version mismatch.
fn other_version(messages: &Messages) -> String {
    if is_page() { messages.friend_other_page() } else { messages.friend_other_version() }
}

pub(super) fn problem_words(problem: &FriendProblem, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    match problem {
        FriendProblem::Address => messages.friend_no_address(),
        FriendProblem::Link => messages.friend_no_link(),
        FriendProblem::Unreachable(reason) => messages.friend_unreachable(reason),
        FriendProblem::NotUnderstood => other_version(messages),
        FriendProblem::NotHosted(reason) => messages.friend_not_hosted(reason),
        FriendProblem::Name => messages.refused_name(),
        FriendProblem::NoNetwork => messages.friend_no_network(),
        FriendProblem::Rejected(rejection) => match rejection {
            Rejection::Protocol { .. } | Rejection::Message(_) => other_version(messages),
            Rejection::NoSuchGame => messages.friend_no_such_game(),
            Rejection::SeatTaken => messages.friend_seat_taken(),
            Rejection::Settings(reason) => messages.friend_not_offered(reason),
            Rejection::Key => messages.friend_needs_key(),
            Rejection::TooMany => messages.friend_too_many(),
            Rejection::Stopping => messages.online_stopping(),
        },
    }
}

/// The friend's presence, or the event being waited for, in a sentence.
pub(super) fn state_words(view: &FriendView, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    let problem = view.problem.as_ref();
    if let Some(problem) = problem.filter(|_| view.is_going_on()) {
        return problem_words(problem, localizer);
    }
    match view.stage {
        FriendStage::None => String::new(),
        FriendStage::Saved => messages.friend_saved(),
        FriendStage::Starting => messages.friend_starting(),
        FriendStage::Connecting => messages.friend_connecting(),
        FriendStage::Invited => messages.friend_invited(),
        _ if view.connection != Some(Connection::Connected) => messages.online_lost(),
        FriendStage::Waiting => messages.online_waiting(),
        FriendStage::Playing | FriendStage::Over => match view.presence_known() {
            Some(presence) => {
                let words = presence.words()(messages);
                match &view.friend_name {
                    Some(name) => messages.text_counter(name, words),
                    None => messages.friend_is(words),
                }
            }
            None if view.own.is_none() => messages.online_watching(),
            None => messages.friend_connecting(),
        },
    }
}
