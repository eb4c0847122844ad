//! Typed requests in an online game: those for the server, questions that the board answers itself, and refusals.

use std::io::{self, Write};

use super::OnlineBoard;
use super::reports::MAX_CHARS;
use crate::game::CommandError;
use crate::i18n::Messages;
use crate::notation::{move_text, printable};
use crate::online::{
    Circumstances, Consequence, Fact, Offer, PROTOCOL_VERSION, Refusal, Rejection, Request, Role,
};
use crate::rules::Side;
use crate::speech::Narrator;
use crate::terminal::command_table::OFFER_WORDS;
use crate::terminal::text_command::{OnlineCommand, TextCommand};

impl<W: Write> OnlineBoard<W> {
    pub(super) fn carry_out(&mut self, command: TextCommand) -> io::Result<()> {
        match command {
            TextCommand::Apply(command) => {
                // Watchers are refused later.
                let side = self.own_side().unwrap_or(Side::White);
                match Request::for_command(command, side) {
                    Some(request) => self.ask(request),
                    None => Ok(()),
                }
            }
            TextCommand::Resign => self.ask(Request::Resign),
            TextCommand::OfferDraw => self.ask(Request::Offer(Offer::Draw)),
            TextCommand::Online(command) => self.carry_out_online(command),
            TextCommand::MoveList => self.show_move_list(),
            TextCommand::Moves => {
                let game = self.shown.game();
                if let Some(outcome) = game.outcome() {
                    let error = CommandError::GameOver(outcome);
                    return self.page.tell(|words| words.command_error(&error));
                }
                let moves = move_text::write_all(game.position()).join(" ");
                self.page.print_line(&moves)
            }
            TextCommand::Ask(question) => {
                let narrator = Narrator::new(self.shown.game(), &self.page.localizer);
                let answer = narrator.answer(question);
                self.page.print_line(&answer)
            }
            TextCommand::Fen => self.page.print_fen(self.shown.game()),
            TextCommand::Clock => self.show_clocks(),
            _ => Ok(()),
        }
    }

    fn carry_out_online(&mut self, command: OnlineCommand) -> io::Result<()> {
        match command {
            OnlineCommand::Ask(request) => self.ask(request),
            OnlineCommand::Answer { offer, accept } => {
                match self.choose_offer(offer, self.own_side().map(|side| !side))? {
                    Some(offer) => self.ask(Request::Answer { offer, accept }),
                    None => Ok(()),
                }
            }
            OnlineCommand::Withdraw(offer) => match self.choose_offer(offer, self.own_side())? {
                Some(offer) => self.ask(Request::Withdraw(offer)),
                None => Ok(()),
            },
            OnlineCommand::Who => self.show_company(),
            OnlineCommand::Link => self.show_links(),
            OnlineCommand::Invitation if self.invitation.is_some() => self.print_invitation(),
            OnlineCommand::Invitation => self.page.say(Messages::online_no_invitation),
        }
    }

    /// Returns the named offer, or this side's only one; otherwise prints the list.
    fn choose_offer(
        &mut self,
        named: Option<Offer>,
        by: Option<Side>,
    ) -> io::Result<Option<Offer>> {
        if named.is_some() {
            return Ok(named);
        }
        let game = self.online_game();
        let stands = |offer| by.is_some() && game.is_some_and(|game| game.offered(offer) == by);
        let standing: Vec<_> =
            OFFER_WORDS.into_iter().filter(|(_, offer)| stands(*offer)).collect();
        match standing[..] {
            [] => {
                let refusal = match self.role {
                    Some(Role::Watcher) => Refusal::Watching,
                    _ => Refusal::NotOffered,
                };
                self.refuse(&refusal)?;
                Ok(None)
            }
            [(_, offer)] => Ok(Some(offer)),
            _ => {
                let localizer = &self.page.localizer;
                let names = standing.iter().map(|(word, _)| {
                    let words = localizer.words(*word);
                    words.into_iter().next().unwrap_or_default()
                });
                let names: Vec<_> = names.collect();
                let names = names.join(", ");
                self.page.say(|messages| messages.online_which(names))?;
                Ok(None)
            }
        }
    }

    fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        let text = self.refusal_text(refusal);
        self.page.print_line(&text)
    }

    /// Sends a request, unless it is certain to be refused: then prints the reason.
    fn ask(&mut self, request: Request) -> io::Result<()> {
        let (Some(role), Some(game)) = (self.role, self.online_game()) else {
            return self.refuse(&Refusal::NotBegun);
        };
        // Requesting what the other player has offered accepts the offer.
        let request = match request {
            Request::Offer(offer)
                if self.own_side().is_some_and(|own| game.offered(offer) == Some(!own)) =>
            {
                let accept = true;
                Request::Answer { offer, accept }
            }
            request => request,
        };
        // Only the server knows how long the other player has been away.
        let circumstances = Circumstances { may_claim: true };
        if let Err(refusal) = game.decide(role, &request, circumstances) {
            return self.refuse(&refusal);
        }
        if let Some(reason) = self.rule_against(&request) {
            return self.page.print_line(&reason);
        }
        if let Some(wired) = &mut self.wired {
            wired.ask(request);
            self.has_asked = true;
        }
        Ok(())
    }

    fn show_company(&mut self) -> io::Result<()> {
        let Some(game) = self.online_game() else {
            return self.page.say(Messages::online_no_answer);
        };
        let company = self.company.unwrap_or_default();
        let variant = game.settings().variant;
        let seats = game.seats();
        let localizer = &self.page.localizer;
        let messages = &localizer.messages;
        let mut lines = Vec::new();
        lines.extend(self.is_lost.then(|| messages.online_lost()));
        for side in Side::BOTH {
            let name = localizer.side_of(variant, side);
            let name = match &game.names()[side] {
                _ if self.own_side() == Some(side) => messages.online_you(name),
                Some(known) => messages.online_player(name, known.as_str()),
                None => name,
            };
            let presence = company.players[side].words()(messages);
            let text = match company.lag[side] {
                _ if !seats[side] => messages.online_waiting(),
                Some(lag) => messages.online_delay(presence, lag.to_string()),
                None => presence,
            };
            lines.push(messages.text_counter(name, text));
        }
        if company.watchers > 0 {
            let count = company.watchers.to_string();
            lines.push(messages.text_counter(messages.online_watchers(), count));
        }
        lines.iter().try_for_each(|line| self.page.print_line(line))
    }

    /// The rule that a request breaks in the position shown; `None` if it breaks none or does not concern the board.
    pub(super) fn rule_against(&self, request: &Request) -> Option<String> {
        // Only the server knows how long the other player has been away.
        let circumstances = Circumstances { may_claim: true };
        let decision = self.online_game()?.decide(self.role?, request, circumstances);
        let Ok(Consequence::Log(Fact::Did { command, .. })) = decision else {
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
