//! Refusals by the server, or by a local check, in the player's language.

use std::io::Write;

use super::OnlineBoard;
use super::reports::MAX_CHARS;
use crate::notation::printable;
use crate::online::{Circumstances, Decision, Fact, PROTOCOL_VERSION, Refusal, Rejection, Request};

impl<W: Write> OnlineBoard<W> {
    /// The rule that a request breaks in the position shown; `None` if it breaks none or does not concern the board.
    pub(super) fn rule_against(&self, request: &Request) -> Option<String> {
        // Only the server knows how long the other player has been away.
        let circumstances = Circumstances { may_claim: true };
        let decision = self.online_game()?.decide(self.role?, request, circumstances);
        let Ok(Decision::Log(Fact::Did { command, .. })) = decision else {
            return None;
        };
        let error = self.shown.clone().apply(command).err()?;
        let position = self.shown.game().position();
        Some(self.page.localizer.command_error_in(&error, position))
    }

    /// The reason why the server rejects the player.
    pub(super) fn rejection_text(&self, rejection: &Rejection) -> String {
        let messages = &self.page.localizer.messages;
        match rejection {
            Rejection::Protocol { server } => {
                messages.rejected_protocol(server.to_string(), PROTOCOL_VERSION.to_string())
            }
            Rejection::NoSuchGame => messages.rejected_no_game(),
            Rejection::SeatTaken => messages.rejected_seat_taken(),
            Rejection::Settings(reason) => messages.rejected_settings(printable(reason, MAX_CHARS)),
            Rejection::Key => messages.rejected_key(),
            Rejection::TooMany => messages.rejected_too_many(),
            Rejection::Stopping => messages.refused_server_stops(),
            Rejection::Message(reason) => {
                messages.online_not_understood(printable(reason, MAX_CHARS))
            }
        }
    }

    /// The reason why the server or a local check refuses a request.
    pub(super) fn refusal_text(&self, refusal: &Refusal) -> String {
        let messages = &self.page.localizer.messages;
        match (refusal, refusal.words()) {
            (Refusal::Clock, _) if self.shown.game().clock().is_none() => {
                messages.refused_no_clock()
            }
            (_, Some(words)) => words(messages),
            (refusal, None) => printable(&refusal.to_string(), MAX_CHARS),
        }
    }
}
