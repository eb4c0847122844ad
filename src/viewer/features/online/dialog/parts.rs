//! Widgets shared by the dialog's pages.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::prelude::*;

use crate::game::clocks::ClockSettings;
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::online::{Connection, PlayerName};
use crate::platform::is_page;
use crate::rules::{Side, Variant};
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::notices::problem_words;
use crate::viewer::features::online::state::{
    FriendProblem, FriendSettings, FriendStage, FriendView,
};
use crate::viewer::features::online::typed::FriendField;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{button, primary_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{column, group_of, row, text};

/// Maximum length of a link or address.
pub(super) const MAX_CHARS: usize = 300;

pub(super) type Content<'w> = RelatedSpawner<'w, ChildOf>;

/// The layout of a row of choices that wraps.
pub(super) fn wrapping() -> Node {
    Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(8.0) }
}

pub(super) fn part(label: MessageFn, widgets: impl Bundle) -> impl Bundle {
    group_of(
        "Part",
        column(5.0),
        children![
            text("Label", LetterSize::Small, palette::TEXT_QUIET, BoundText::message(label)),
            widgets,
        ],
    )
}

pub(super) fn small(words: impl Fn(&Tracked) -> String + Send + Sync + 'static) -> impl Bundle {
    text("Words", LetterSize::Small, palette::TEXT_QUIET, BoundText::new(words))
}

pub(super) fn problem() -> impl Bundle {
    let words = |ui: &Tracked| {
        let problem = ui.of::<FriendView>().problem.as_ref();
        problem.map_or_else(String::new, |problem| problem_words(problem, ui.localizer()))
    };
    (
        text("Problem", LetterSize::Body, palette::WARNING, BoundText::new(words)),
        VisibleWhen::new(|ui| ui.of::<FriendView>().problem.is_some()),
    )
}

/// The button that reloads a page whose version differs from its server's.
pub(super) fn reload() -> impl Bundle {
    let is_old = |ui: &Tracked| {
        let problem = ui.of::<FriendView>().problem.as_ref();
        is_page() && problem.is_some_and(FriendProblem::is_other_version)
    };
    (
        primary_button("Reload", FriendAction::ReloadPage, Messages::friend_reload),
        VisibleWhen::new(is_old),
    )
}

pub(super) fn progress() -> impl Bundle {
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
        text("Progress", LetterSize::Body, palette::TEXT, BoundText::new(words)),
        VisibleWhen::new(|ui| {
            let view = ui.of::<FriendView>();
            let is_rejected = view.connection == Some(Connection::Rejected);
            let has_words = !matches!(view.stage, FriendStage::Playing | FriendStage::Invited);
            view.is_going_on() && has_words && !is_rejected
        }),
    )
}

/// A choice with a computed label.
pub(super) fn choice(
    name: &'static str,
    action: FriendAction,
    says: BoundText,
    is_chosen: impl Fn(&Tracked) -> bool + Send + Sync + 'static,
) -> impl Bundle {
    (button(name, action, ButtonStyle::Normal, says), CheckedWhen::new(is_chosen))
}

/// A game described in one line.
pub(super) fn game_in_words(
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

/// The server address field; `more` is added to the field.
pub(super) fn server_field<B: Bundle>(
    label: MessageFn,
    server: &str,
    more: B,
) -> impl Bundle + use<B> {
    let field = TextField::new(server, MAX_CHARS);
    part(label, field.framed((FriendField::Server, more)))
}

/// The field for the player's own name.
pub(super) fn name_field(settings: &FriendSettings) -> impl Bundle + use<> {
    let field = TextField::new(&settings.name, PlayerName::MAX_CHARS);
    part(Messages::friend_name, field.framed(FriendField::Name))
}
