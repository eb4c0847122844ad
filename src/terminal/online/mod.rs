//! An online game at the text board. Moves and connection changes are printed while the board waits for a line.

mod invitation;
mod reports;
mod requests;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Duration;

use super::caps::TerminalCaps;
use super::dialogue::{Dialogue, Flow, GO_ON};
use super::layout;
use super::page::Page;
use super::text_command::{Activity, TextCommand};
use super::typed_lines::{TypedLine, TypedLines};
use crate::game::{Game, Session};
use crate::i18n::{Language, Messages};
use crate::online::{
    ClientEvent, Company, Connection, GameSettings, Link, OnlineGame, OpenInvitation, Pace, Phase,
    PlayerName, Role, SavedSeats, SavedSeatsFile, WiredClient,
};
use crate::platform::Instant;
use crate::rules::Side;
use reports::News;

/// Delay before a notice that the server is slow.
const PATIENCE: Duration = Duration::from_secs(1);

/// The way into a game.
#[derive(Clone, Debug)]
pub enum OnlineStart {
    Follow(Link),
    Offer {
        server: String,
        settings: GameSettings,
        /// The key required by the server's owner.
        key: Option<String>,
    },
}

/// The reason why an online game ended before the player quit.
#[derive(Debug, thiserror::Error)]
pub enum OnlineEnd {
    /// The server rejected the player, or the protocols do not match: the reason in the player's language.
    #[error("{0}")]
    Rejected(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

pub struct OnlineBoard<W> {
    page: Page<W>,
    seats: Option<SavedSeatsFile>,
    name: Option<PlayerName>,
    /// Show QR codes in invitations.
    has_qr_code: bool,
    /// `None` before connecting.
    wired: Option<WiredClient>,
    /// Interrupts the wait for a line.
    wake: Arc<dyn Fn() + Send + Sync>,
    shown: Session,
    role: Option<Role>,
    /// The players and watchers last reported by the server.
    company: Option<Company>,
    invitation: Option<OpenInvitation>,
    /// The lost connection has been reported.
    is_lost: bool,
    /// A request was sent since the last prompt.
    has_asked: bool,
    end: Option<OnlineEnd>,
}

impl<W: Write> OnlineBoard<W> {
    pub fn new(
        output: W,
        seats: Option<SavedSeatsFile>,
        language: Language,
        caps: TerminalCaps,
    ) -> OnlineBoard<W> {
        OnlineBoard {
            page: Page::new(output, language, caps),
            seats,
            name: None,
            has_qr_code: false,
            wired: None,
            wake: Arc::new(|| ()),
            shown: Session::default(),
            role: None,
            company: None,
            invitation: None,
            is_lost: false,
            has_asked: false,
            end: None,
        }
    }

    /// Sets the name that the other player sees.
    pub fn set_name(&mut self, name: PlayerName) {
        self.name = Some(name);
    }

    /// Adds QR codes to invitations, for phones.
    pub fn draw_qr_codes(&mut self) {
        self.has_qr_code = true;
    }

    /// Runs until the input ends or the player quits; the game itself goes on.
    ///
    /// # Errors
    /// If the server rejects the player, or the input or output fails.
    pub fn play(
        mut self,
        start: OnlineStart,
        input: impl BufRead + Send + 'static,
    ) -> Result<(), OnlineEnd> {
        let input = TypedLines::new(input)?;
        self.wake = Arc::new(input.waker());
        self.enter(start)?;
        while self.role.is_none() && self.end.is_none() && !self.is_lost {
            self.page.output.flush()?;
            input.wait(self.time_left());
            self.print_news(false)?;
        }
        // The player list follows the game.
        let until = Instant::now() + PATIENCE;
        while self.role.is_some() && self.company.is_none() && Instant::now() < until {
            let left = until.saturating_duration_since(Instant::now());
            input.wait(Some(left));
            self.print_news(false)?;
        }
        if self.end.is_none() {
            self.answer_lines(&input)?;
        }
        self.end.map_or(Ok(()), Err)
    }

    fn enter(&mut self, start: OnlineStart) -> io::Result<()> {
        let wake = self.wake.clone();
        let wake = move || wake();
        let mut wired = match start {
            OnlineStart::Follow(link) => WiredClient::following(&link, wake)?,
            OnlineStart::Offer { server, settings, key } => {
                WiredClient::offering(server, settings, key, wake)?
            }
        };
        if let Some(name) = &self.name {
            wired.set_name(name.clone());
        }
        let server = wired.client().server().to_owned();
        self.wired = Some(wired);
        self.role = None;
        self.company = None;
        self.invitation = None;
        self.page.say(|messages| messages.online_connecting(server))
    }

    /// Time until the next deadline that arrives without a wake-up.
    fn time_left(&self) -> Option<Duration> {
        self.wired.as_ref().and_then(WiredClient::time_left)
    }

    fn online_game(&self) -> Option<&OnlineGame> {
        self.wired.as_ref()?.client().game()
    }

    /// The player's side; `None` for a watcher.
    fn own_side(&self) -> Option<Side> {
        self.role?.side()
    }

    /// The other player's name; `None` for watchers and nameless players.
    fn other_name(&self) -> Option<&PlayerName> {
        let own = self.own_side()?;
        self.online_game()?.names()[!own].as_ref()
    }

    /// Handles and prints pending events; returns `true` if anything was printed.
    fn print_news(&mut self, is_at_prompt: bool) -> io::Result<bool> {
        let events = self.wired.as_mut().map(WiredClient::take_events);
        let events = events.unwrap_or_default();
        if events.is_empty() {
            return Ok(false);
        }
        let mut news = News {
            is_entering: events.iter().any(|event| matches!(event, ClientEvent::Entered(_))),
            ..News::default()
        };
        self.refresh();
        for event in events {
            self.take_in(event, &mut news);
        }
        if news.is_entering {
            self.describe_entry(&mut news);
        }
        if news.is_empty() {
            return Ok(false);
        }
        if is_at_prompt {
            writeln!(self.page.output)?;
        }
        if news.draws {
            self.page.draw_game(self.shown.game())?;
        }
        news.lines.iter().try_for_each(|line| self.page.print_line(line))?;
        if news.has_invitation {
            self.print_invitation()?;
        }
        let rematch = self.wired.as_ref().and_then(|wired| {
            let link = wired.client().rematch_link()?;
            Some(OnlineStart::Follow(link))
        });
        rematch.map_or(Ok(()), |start| self.enter(start))?;
        self.page.output.flush()?;
        Ok(true)
    }

    /// Copies the current board.
    fn refresh(&mut self) {
        if let Some(shown) = self.wired.as_ref().and_then(WiredClient::shown) {
            self.shown = shown;
        }
    }

    /// Saves the player's seat and adds instructions for returning to it.
    fn save_seat(&self, news: &mut News) {
        let (Some(file), Some(wired)) = (&self.seats, &self.wired) else {
            return;
        };
        let (Some(link), Some(game)) = (wired.client().own_link(), self.online_game()) else {
            return;
        };
        let messages = &self.page.localizer.messages;
        let text = match SavedSeats::save(file, &link, game.settings().variant) {
            Ok(()) => messages.online_saved("dames3d text --join"),
            Err(error) => messages.online_not_saved(error.to_string()),
        };
        news.lines.push(text);
    }

    fn show_move_list(&mut self) -> io::Result<()> {
        let lines = super::move_list::move_list(self.shown.game(), self.page.caps.width);
        if lines.is_empty() {
            return self.page.say(Messages::no_moves_yet);
        }
        lines.iter().try_for_each(|line| self.page.print_line(line))
    }

    /// Prints the clocks, or the days left for a move by post.
    fn show_clocks(&mut self) -> io::Result<()> {
        let pace = self.online_game().map(|game| &game.settings().pace);
        let messages = &self.page.localizer.messages;
        let lines = match pace {
            Some(Pace::Post { days }) => {
                let mut lines = vec![messages.online_post(usize::from(*days))];
                lines.extend(self.post_left());
                lines
            }
            _ => {
                let clocks = self.page.localizer.clocks(self.shown.game());
                vec![clocks.unwrap_or_else(|| messages.refused_no_clock())]
            }
        };
        lines.iter().try_for_each(|line| self.page.print_line(line))
    }

    /// The text for a game event that the board does not show.
    fn event_text(&self, event: &crate::game::Event) -> Option<String> {
        layout::event_text(self.shown.game(), event, &self.page.localizer)
    }
}

impl<W: Write> Dialogue<W> for OnlineBoard<W> {
    fn stage(&mut self) -> (&mut Page<W>, &Game) {
        (&mut self.page, self.shown.game())
    }

    fn activity(&self) -> Activity {
        Activity::Online
    }

    fn begin(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn before_prompt(&mut self, input: &TypedLines) -> io::Result<()> {
        if std::mem::take(&mut self.has_asked) {
            self.wait_for_answer(input)?;
        }
        self.refresh();
        Ok(())
    }

    /// The side to move with the clocks, followed by dots while waiting for the other player.
    fn prompt(&self) -> String {
        let Some(game) = self.online_game() else {
            return String::new();
        };
        if game.phase() != Phase::Playing {
            return String::new();
        }
        let side = game.acting_side();
        let prompt = layout::prompt(self.shown.game(), side, &self.page.localizer);
        if self.own_side() == Some(side) { prompt } else { prompt + "…" }
    }

    fn wait(&mut self, input: &TypedLines) -> io::Result<TypedLine> {
        loop {
            if self.print_news(true)? && self.end.is_none() {
                self.refresh();
                let prompt = self.prompt();
                self.page.prompt(&prompt)?;
            }
            if self.end.is_some() {
                return Ok(TypedLine::End);
            }
            if let Some(line) = input.wait(self.time_left()) {
                return line;
            }
        }
    }

    fn before_line(&mut self) -> io::Result<()> {
        self.refresh();
        Ok(())
    }

    fn execute(&mut self, command: TextCommand) -> Flow {
        self.carry_out(command)?;
        Ok(GO_ON)
    }
}

impl<W: Write> OnlineBoard<W> {
    /// Waits briefly for the server's answer, so that it is printed before the prompt.
    fn wait_for_answer(&mut self, input: &TypedLines) -> io::Result<()> {
        let until = Instant::now() + PATIENCE;
        loop {
            self.print_news(false)?;
            let Some(wired) = &self.wired else {
                return Ok(());
            };
            if wired.client().unanswered().next().is_none() || self.end.is_some() {
                return Ok(());
            }
            if wired.client().connection() != Connection::Connected {
                return self.page.say(Messages::online_kept);
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return self.page.say(Messages::online_sent);
            }
            // No line is pending.
            input.wait(Some(self.time_left().map_or(left, |time| time.min(left))));
        }
    }
}
