//! The words for the game of two players over a network, in the player's language.

use crate::i18n::{MessageFn, Messages};
use crate::request::Greeting;

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
