//! `dames3d text --join` and `--invite`: two players at their terminals, and a server between them.

mod games;
mod player;
#[cfg(feature = "server")]
mod python;
#[cfg(feature = "server")]
mod served;
mod server;
mod tls;
mod typed;

use dames3d::rules::Side;

use player::{Home, Player};
use server::TestServer;

/// Two players in a game.
struct Pair {
    server: TestServer,
    white: Player,
    black: Player,
    homes: [Home; 2],
}

impl Pair {
    /// White offers a game with these options, and Black joins it.
    fn new(options: &[&str]) -> Pair {
        let server = TestServer::start();
        let homes = [Home::new(), Home::new()];
        let url = server.url();
        let mut arguments = vec!["--invite", &url];
        arguments.extend(options);
        let mut white = Player::start(&homes[0], &arguments);
        let link = invitation(&mut white);
        let mut black = Player::start(&homes[1], &["--join", &link]);
        black.sees("You play Black.");
        black.sees("> ");
        white.sees("The other player is there. The game begins.");
        white.sees("> ");
        Pair { server, white, black, homes }
    }

    fn player(&mut self, side: Side) -> &mut Player {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }

    /// Plays a move of this ply, and waits until both players see it.
    #[track_caller]
    fn play(&mut self, ply: usize, side: Side, text: &str) {
        self.player(side).types(text);
        let seen = numbered(ply, text);
        self.white.sees(&seen);
        self.black.sees(&seen);
    }
}

/// A move as it is printed: `1... 19-23`.
fn numbered(ply: usize, text: &str) -> String {
    let dots = if ply.is_multiple_of(2) { "." } else { "..." };
    format!("\n{}{dots} {text}\n", ply / 2 + 1)
}

/// The link that a player who offers a game sees.
#[track_caller]
fn invitation(host: &mut Player) -> String {
    host.sees("Send this link to the other player. The first who opens it gets the seat:\n");
    host.sees("\n")
}
