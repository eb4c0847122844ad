//! The invitation to an online game, and its links.

use std::io::{self, Write};

use super::OnlineBoard;
use crate::i18n::Messages;
use crate::online::{QrCode, Target};
use crate::terminal::caps::TerminalCaps;

impl<W: Write> OnlineBoard<W> {
    pub(super) fn print_invitation(&mut self) -> io::Result<()> {
        let client = self.wired.as_ref().map(|wired| wired.client());
        let game = client.and_then(|client| client.game_id());
        let (Some(invitation), Some(client), Some(game)) = (self.invitation, client, game) else {
            return Ok(());
        };
        let secret = invitation.secret;
        let link = client.link(Target::Join { game, secret }).to_string();
        self.page.say(Messages::online_invite)?;
        self.page.print_line(&link)?;
        if self.has_qr_code
            && let Some(code) = qr_code(&link, self.page.caps)
        {
            write!(self.page.output, "{code}")?;
        }
        let code = invitation.code.to_string();
        self.page.say(|messages| messages.online_code(code))?;
        let hours = invitation.seconds.div_ceil(60 * 60);
        let hours = usize::try_from(hours).unwrap_or(usize::MAX);
        self.page.say(|messages| messages.online_good_for(hours))?;
        self.page.say(Messages::online_waiting)
    }

    /// Prints the links to the player's own seat and for watchers.
    pub(super) fn show_links(&mut self) -> io::Result<()> {
        let client = self.wired.as_ref().map(|wired| wired.client());
        let game = client.and_then(|client| client.game_id());
        let (Some(client), Some(game)) = (client, game) else {
            return self.page.say(Messages::online_no_answer);
        };
        let own = client.own_link();
        let own = own.filter(|link| matches!(link.target, Target::Seat { .. }));
        let watch = client.link(Target::Watch { game });
        if let Some(own) = own {
            self.page.say(Messages::online_your_link)?;
            self.page.print_line(&own.to_string())?;
        }
        self.page.say(Messages::online_watch_link)?;
        self.page.print_line(&watch.to_string())
    }
}

/// The link as a QR code; `None` if the terminal cannot show it.
fn qr_code(link: &str, caps: TerminalCaps) -> Option<String> {
    let code = QrCode::small(link).filter(|_| caps.unicode)?;
    Some(code.half_blocks(caps.colors))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str =
        "http://192.168.1.5:7171/#join=0123456789abcdef.0123456789abcdef0123456789abcdef";

    #[test]
    fn a_qr_code_fits_the_terminal_and_is_drawn_only_where_it_is_shown() {
        let code = qr_code(LINK, TerminalCaps::PLAIN).expect("drawn");
        let widths: Vec<_> = code.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{code}");
        assert!(widths[0] < 80 && widths.len() <= 23, "{widths:?}");
        let ascii = TerminalCaps { unicode: false, ..TerminalCaps::PLAIN };
        assert_eq!(qr_code(LINK, ascii), None);
    }
}
