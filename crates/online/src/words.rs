use crate::i18n::{MessageFn, Messages};
use crate::message::Presence;
use crate::request::{Greeting, Refusal};

impl Refusal {
    /// The words of the refusal; `None` for one of the rules, which brings words of its own.
    pub const fn words(&self) -> Option<MessageFn> {
        Some(match self {
            Refusal::Watching => Messages::refused_watching,
            Refusal::NotBegun => Messages::refused_not_begun,
            Refusal::Over => Messages::refused_game_over,
            Refusal::NotOver => Messages::refused_not_over,
            Refusal::NotYourTurn => Messages::refused_not_your_turn,
            Refusal::NotOffered => Messages::refused_nothing_offered,
            Refusal::AlreadyOffered => Messages::refused_offered_already,
            Refusal::SwitchedOff => Messages::refused_switched_off,
            Refusal::NothingToTakeBack => Messages::refused_nothing_to_undo,
            Refusal::Clock => Messages::refused_clock_now,
            Refusal::NotAway => Messages::refused_not_away,
            Refusal::TimeIsUp => Messages::refused_time_up,
            Refusal::Name => Messages::refused_name,
            Refusal::Stopping => Messages::refused_server_stops,
            Refusal::TooMany => Messages::refused_too_many,
            Refusal::Rules(_) => return None,
        })
    }
}

impl Presence {
    /// The presence in words: “connected”.
    pub const fn words(self) -> MessageFn {
        match self {
            Presence::Connected => Messages::presence_connected,
            Presence::Reconnecting => Messages::presence_reconnecting,
            Presence::Away => Messages::presence_away,
        }
    }
}

impl Greeting {
    /// The words of the greeting: “Hello!”.
    pub const fn words(self) -> MessageFn {
        match self {
            Greeting::Hello => Messages::greeting_hello,
            Greeting::GoodLuck => Messages::greeting_good_luck,
            Greeting::WellPlayed => Messages::greeting_well_played,
            Greeting::Thanks => Messages::greeting_thanks,
            Greeting::GoodMove => Messages::greeting_good_move,
            Greeting::Oops => Messages::greeting_oops,
            Greeting::TakeYourTime => Messages::greeting_take_your_time,
            Greeting::OneMoment => Messages::greeting_one_moment,
            Greeting::MustGo => Messages::greeting_must_go,
            Greeting::GoodGame => Messages::greeting_good_game,
            Greeting::Another => Messages::greeting_another,
            Greeting::Goodbye => Messages::greeting_goodbye,
        }
    }
}
