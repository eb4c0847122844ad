//! Reports of events in an online game.

use std::io::Write;
use std::time::Duration;

use super::{OnlineBoard, OnlineEnd};
use crate::game::Event;
use crate::i18n::Localizer;
use crate::notation::printable;
use crate::online::{
    ClientEvent, Company, Connection, Entry, Fact, Offer, OnlineGame, Pace, Phase, PlayerName,
    Presence, Refusal, Role, ShownPosition, WiredClient,
};
use crate::rules::Side;

/// Maximum number of characters shown of a text from the server.
pub(super) const MAX_CHARS: usize = 200;

const HOUR: u64 = 60 * 60;

/// News to print between two prompts.
#[derive(Debug, Default)]
pub(super) struct News {
    /// The player is joining: describe the board instead of its history.
    pub(super) is_entering: bool,
    pub(super) draws: bool,
    /// Lines below the board.
    pub(super) lines: Vec<String>,
    pub(super) has_invitation: bool,
}

impl News {
    pub(super) fn is_empty(&self) -> bool {
        !self.draws && self.lines.is_empty() && !self.has_invitation
    }
}

/// The player's name or, without one, the side.
fn player_text(game: &OnlineGame, side: Side, localizer: &Localizer) -> String {
    let name = game.names()[side].as_ref().map(PlayerName::to_string);
    name.unwrap_or_else(|| localizer.side_of(game.settings().variant, side))
}

/// The other player's offer: “The other player asks for a pause”.
fn offer_text(offer: Offer, game: &OnlineGame, by: Side, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    match (offer, game.names()[by].as_ref().map(PlayerName::as_str)) {
        (Offer::Draw, _) => localizer.draw_offered(game.settings().variant, by),
        (Offer::Takeback, Some(name)) => messages.named_asks_takeback(name),
        (Offer::Pause, Some(name)) => messages.named_asks_pause(name),
        (Offer::Rematch, Some(name)) => messages.named_asks_rematch(name),
        (Offer::Takeback, None) => messages.online_asks_takeback(),
        (Offer::Pause, None) => messages.online_asks_pause(),
        (Offer::Rematch, None) => messages.online_asks_rematch(),
    }
}

fn seconds(milliseconds: u64) -> usize {
    usize::try_from(milliseconds.div_ceil(1_000)).unwrap_or(usize::MAX)
}

impl<W: Write> OnlineBoard<W> {
    /// Handles an event and adds its report.
    pub(super) fn take_in(&mut self, event: ClientEvent, news: &mut News) {
        match event {
            ClientEvent::Connection(connection) => self.take_in_connection(connection, news),
            ClientEvent::Entered(role) => self.role = Some(role),
            // A typed link or code joins at once.
            ClientEvent::Offered(_) => {}
            ClientEvent::Invites(invitation) => {
                let is_new = self.invitation.replace(invitation).is_none();
                news.has_invitation |= is_new;
            }
            ClientEvent::Happened { entry, events } => {
                if !news.is_entering {
                    self.report_entry(&entry, &events, news);
                }
            }
            ClientEvent::Company(company) => self.take_in_company(company, news),
            ClientEvent::Refused { request, refusal } => {
                let reason = match refusal {
                    // In the player's language, if the local check agrees.
                    Refusal::Rules(_) => self.rule_against(&request),
                    _ => None,
                };
                news.lines.push(reason.unwrap_or_else(|| self.refusal_text(&refusal)));
            }
            ClientEvent::Rejected(rejection) => {
                self.end = Some(OnlineEnd::Rejected(self.rejection_text(&rejection)));
            }
            ClientEvent::Stopping => {
                let text = self.page.localizer.messages.online_stopping();
                news.lines.push(text);
            }
            ClientEvent::NotUnderstood(reason) => {
                let reason = printable(&reason, MAX_CHARS);
                let text = self.page.localizer.messages.online_not_understood(reason);
                self.end = Some(OnlineEnd::Rejected(text));
            }
        }
    }

    fn take_in_connection(&mut self, connection: Connection, news: &mut News) {
        let messages = &self.page.localizer.messages;
        match connection {
            Connection::Connected if self.is_lost => {
                self.is_lost = false;
                news.lines.push(messages.online_back());
            }
            Connection::Lost if !self.is_lost => {
                self.is_lost = true;
                let wired = self.wired.as_ref();
                let failure = wired.and_then(WiredClient::failure);
                // The reason helps only if the connection was never up.
                let text = match (self.role, failure, wired) {
                    (None, Some(failure), Some(wired)) => {
                        let reason = printable(&failure.to_string(), MAX_CHARS);
                        messages.online_unreachable(wired.client().server(), reason)
                    }
                    _ => messages.online_lost(),
                };
                news.lines.push(text);
            }
            Connection::Connecting
            | Connection::Connected
            | Connection::Lost
            | Connection::Rejected => {}
        }
    }

    /// Describes the game to a player who joins.
    pub(super) fn describe_entry(&self, news: &mut News) {
        let (Some(role), Some(game)) = (self.role, self.online_game()) else {
            return;
        };
        let localizer = &self.page.localizer;
        let messages = &localizer.messages;
        let variant = game.settings().variant;
        news.draws = true;
        let Role::Seat(own) = role else {
            news.lines.push(messages.online_watching());
            return;
        };
        news.lines.push(messages.online_you_play(localizer.side_of(variant, own)));
        let named = self.other_name().map(PlayerName::as_str);
        news.lines.extend(named.map(|name| messages.online_named(name)));
        self.save_seat(news);
        news.lines.extend(self.post_left());
        for offer in [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Rematch] {
            if game.offered(offer) == Some(!own) {
                let text = offer_text(offer, game, !own, localizer);
                news.lines.push(messages.text_answer(text));
            }
        }
        news.lines.extend(match game.phase() {
            // The invitation covers this.
            Phase::Waiting => None,
            Phase::Playing => Some(messages.text_welcome()),
            Phase::Over if game.rematch().is_none() => Some(messages.online_over()),
            Phase::Over => None,
        });
    }

    /// Correspondence games: the days or hours left for the move, or the claim if they are over.
    pub(super) fn post_left(&self) -> Vec<String> {
        let left = self.wired.as_ref().and_then(WiredClient::post_left);
        let (Some(left), Some(game)) = (left, self.online_game()) else {
            return Vec::new();
        };
        let localizer = &self.page.localizer;
        let messages = &localizer.messages;
        let acting = game.acting_side();
        let hours = usize::try_from(left.as_secs() / HOUR).unwrap_or(usize::MAX);
        let text = match hours {
            _ if left.is_zero() => messages.online_post_over(),
            0..48 => messages.online_hours_left(hours.max(1)),
            _ => messages.online_days_left(hours / 24),
        };
        let side = player_text(game, acting, localizer);
        let mut lines = vec![messages.text_counter(side, text)];
        if left.is_zero() && self.own_side() == Some(!acting) {
            lines.push(messages.online_may_claim());
        }
        lines
    }

    /// The FEN of a position shown by the other player; `None` if its moves are illegal.
    fn fen_of(&self, position: &ShownPosition) -> Option<String> {
        let played = self.online_game()?;
        let commands = position.commands(played.session(), played.game())?.ok()?;
        let mut session = played.session().clone();
        for command in commands {
            session.apply(command).ok()?;
        }
        Some(crate::notation::fen::write(&session.game().position().setup()))
    }

    fn report_entry(&mut self, entry: &Entry, events: &[Event], news: &mut News) {
        let own = self.own_side();
        let Some(game) = self.online_game() else {
            return;
        };
        let has_begun = game.phase() != Phase::Waiting;
        let localizer = &self.page.localizer;
        let messages = &localizer.messages;
        let name = |side| player_text(game, side, localizer);
        let text = match entry.fact {
            // The player's own request, or named below.
            Fact::Created(_) | Fact::Claimed { .. } | Fact::TimeUp(_) | Fact::Did { .. } => None,
            Fact::Joined(side) if own != Some(side) && has_begun => {
                // A player who joins is connected; no separate report.
                if let Some(company) = &mut self.company {
                    company.players[side] = Presence::Connected;
                }
                self.invitation = None;
                Some(messages.online_begins())
            }
            Fact::Joined(_) => None,
            Fact::Named { by, .. } if own == Some(by) => None,
            Fact::Named { by, ref name } => Some(match own {
                Some(_) => messages.online_named(name.as_str()),
                None => {
                    let side = localizer.side_of(game.settings().variant, by);
                    messages.online_player(side, name.as_str()) + "."
                }
            }),
            Fact::Offered { by, .. } if own == Some(by) => Some(messages.online_asked()),
            Fact::Offered { by, offer } => {
                let text = offer_text(offer, game, by, localizer);
                Some(match own {
                    Some(_) => messages.text_answer(text),
                    None => text + ".",
                })
            }
            Fact::Withdrew { .. } => Some(messages.online_withdrawn()),
            Fact::Answered { offer, accept: false, .. } => Some(match offer {
                Offer::Draw => messages.text_declined(),
                Offer::Takeback | Offer::Pause | Offer::Rematch => messages.online_declined(),
            }),
            Fact::Answered { offer, .. } => match offer {
                Offer::Takeback => Some(messages.online_taken_back()),
                Offer::Pause => Some(messages.online_paused()),
                Offer::Draw | Offer::Rematch => None,
            },
            Fact::Resumed { .. } => Some(messages.online_resumed()),
            Fact::GaveTime { by, milliseconds } => {
                Some(messages.online_gave_time(name(!by), seconds(milliseconds)))
            }
            Fact::Greeted { by, greeting } => {
                let greeting = greeting.words()(messages);
                Some(messages.text_counter(name(by), greeting))
            }
            // The board does not change.
            Fact::Showed { by, ref position } if own != Some(by) => {
                self.fen_of(position).map(|fen| messages.online_shows(fen))
            }
            Fact::Showed { .. } => None,
            Fact::Restarted { bonus } => {
                news.lines.push(match game.settings().pace {
                    Pace::Post { .. } => messages.online_restarted_post(),
                    Pace::Unlimited | Pace::Clock(_) => messages.online_restarted(),
                });
                (bonus > 0)
                    .then(|| messages.online_gave_time(name(game.acting_side()), seconds(bonus)))
            }
            Fact::Rematch(_) => Some(messages.online_rematch()),
        };
        news.lines.extend(text);
        // Draw offers and answers are reported above.
        let is_reported = matches!(
            entry.fact,
            Fact::Offered { .. } | Fact::Withdrew { .. } | Fact::Answered { accept: false, .. }
        );
        if is_reported {
            return;
        }
        for event in events {
            news.draws |= !matches!(event, Event::ClockChanged);
            news.lines.extend(self.event_text(event));
            if matches!(event, Event::Ended(_)) && own.is_some() {
                news.lines.push(self.page.localizer.messages.online_over());
            }
        }
    }

    fn take_in_company(&mut self, company: Company, news: &mut News) {
        let before = self.company.replace(company);
        let Some(game) = self.online_game() else {
            return;
        };
        if game.phase() == Phase::Waiting {
            return;
        }
        let acting = game.acting_side();
        let localizer = &self.page.localizer;
        let messages = &localizer.messages;
        for side in Side::BOTH {
            let presence = company.players[side];
            let known = before.map_or(Presence::Connected, |before| before.players[side]);
            // In a rematch both players join at the same moment, one of them first.
            let is_coming = before.is_none() && presence == Presence::Reconnecting;
            if presence == known || is_coming || self.own_side() == Some(side) {
                continue;
            }
            let is_player = self.own_side().is_some();
            news.lines.push(match presence {
                _ if !is_player || game.names()[side].is_some() => {
                    let word = presence.words()(&localizer.messages);
                    messages.text_counter(player_text(game, side, localizer), word)
                }
                Presence::Connected => messages.online_other_connected(),
                Presence::Reconnecting => messages.online_other_reconnecting(),
                Presence::Away => messages.online_other_away(),
            });
            if let Some(time) = company.claim_after
                && is_player
                && presence == Presence::Away
                && acting == side
            {
                let time = localizer.clock_time(Some(Duration::from_millis(time)));
                news.lines.push(messages.online_claim_in(time));
            }
        }
    }
}
