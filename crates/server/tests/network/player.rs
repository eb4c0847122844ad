//! A player as a process: the client of the program over its own socket, and a head that plays by a script.
//!
//! Its actions depend on its seed and on the entry that came last, so that a player who was killed goes on in the same
//! way. It prints its links, and its board when asked for it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use dames3d_online::{
    ClientEvent, EntryNumber, GameSettings, Greeting, Link, Offer, OnlineGame, Pace, Phase,
    Request, Role, Target, WiredClient,
};
use dames3d_platform::{thread, unix_milliseconds};
use dames3d_rules::rules::Side;

use crate::random_moves::random_request;

/// The longest time that a player thinks, in milliseconds.
const LONGEST_THOUGHT: u64 = 120;
/// The odds against a request that is no move.
const ASIDE: u32 = 12;

enum Came {
    Events,
    Line(String),
    End,
}

/// `offer SERVER SETTINGS SEED` or `follow LINK SEED`.
pub(crate) fn run(arguments: &[String]) {
    let (sender, came) = mpsc::channel();
    let lines = sender.clone();
    thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            let _ = lines.send(Came::Line(line));
        }
        let _ = lines.send(Came::End);
    })
    .expect("a thread");
    let wake = move || {
        let _ = sender.send(Came::Events);
    };
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (client, seed) = match arguments.as_slice() {
        ["offer", server, settings, seed] => {
            let settings: GameSettings = serde_json::from_str(settings).expect("settings");
            let server = (*server).to_owned();
            (WiredClient::offering(server, settings, None, wake), seed)
        }
        ["follow", link, seed] => {
            let link: Link = link.parse().expect("a link");
            (WiredClient::following(&link, wake), seed)
        }
        other => panic!("{other:?}"),
    };
    let mut player = Player {
        client: client.expect("random numbers"),
        seed: seed.parse().expect("a number"),
        thought: None,
        refusals: 0,
        plays: true,
    };
    loop {
        player.take_events();
        let wait = player.act();
        let came = match wait {
            Some(wait) => came.recv_timeout(wait),
            None => came.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match came {
            Ok(Came::Events) | Err(RecvTimeoutError::Timeout) => {}
            Ok(Came::Line(line)) => player.obey(&line),
            Ok(Came::End) | Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

struct Player {
    client: WiredClient,
    seed: u64,
    /// The request after this entry, and its time.
    thought: Option<(EntryNumber, Instant, Option<Request>)>,
    /// Refused requests, which are not repeated again and again.
    refusals: u64,
    plays: bool,
}

impl Player {
    fn take_events(&mut self) {
        for event in self.client.take_events() {
            match event {
                ClientEvent::Entered(_) => {
                    let link = self.client.client().own_link().expect("a place");
                    println!("seat {link}");
                }
                ClientEvent::Invites(invitation) => {
                    let client = self.client.client();
                    let place = client.own_link().expect("a place").target;
                    let Target::Seat { game, .. } = place else {
                        panic!("expected a seat, found {place:?}");
                    };
                    let secret = invitation.secret;
                    println!("invite {}", client.link(Target::Join { game, secret }));
                }
                ClientEvent::Refused { request, refusal } => {
                    println!("refused {request:?}: {refusal}");
                    self.refusals += 1;
                }
                ClientEvent::Rejected(rejection) => println!("rejected {rejection:?}"),
                ClientEvent::NotUnderstood(reason) => println!("rejected {reason}"),
                _ => {}
            }
        }
    }

    /// Asks for what is thought of, once it is time. Returns the time until there is something to do.
    fn act(&mut self) -> Option<Duration> {
        let client_wait = self.client.time_left();
        let client = self.client.client();
        let (Some(game), Some(Role::Seat(side))) = (client.game(), client.role()) else {
            return client_wait;
        };
        if !self.plays || client.unanswered().next().is_some() {
            return client_wait;
        }
        let last = game.last();
        if self.thought.as_ref().map(|thought| thought.0) != Some(last) {
            let (time, request) = think(game, side, self.seed ^ self.refusals << 32);
            self.thought = Some((last, Instant::now() + time, request));
        }
        let (_, at, request) = self.thought.as_mut().expect("a thought");
        let left = at.saturating_duration_since(Instant::now());
        if request.is_some() && left.is_zero() {
            let request = request.take().expect("a request");
            // Should it be refused, the player thinks again.
            self.thought = None;
            self.client.ask(request);
            return self.client.time_left();
        }
        let own_wait = request.is_some().then_some(left);
        [client_wait, own_wait].into_iter().flatten().min()
    }

    fn obey(&mut self, line: &str) {
        match line {
            "stop" => self.plays = false,
            "report" => self.report(),
            other => panic!("expected stop or report, found {other}"),
        }
    }

    /// Prints whether something is unanswered, the number of the last entry, the game, and the clocks with the time.
    fn report(&self) {
        let client = self.client.client();
        let unanswered = client.unanswered().count();
        let Some(game) = client.game() else {
            println!("report {unanswered} 0 0 0 0 0");
            return;
        };
        let shown = self.client.shown().expect("a game");
        let now = unix_milliseconds();
        let left = |side| {
            let clock = shown.game().clock();
            let left = clock.and_then(|clock| clock.left(side));
            left.map_or(0, |left| left.as_millis())
        };
        println!(
            "report {unanswered} {} {} {now} {} {}",
            game.last().0,
            fingerprint(game),
            left(Side::White),
            left(Side::Black)
        );
    }
}

/// A number by which games differ: by their turns, the board, the clocks, the offers and the end.
pub(crate) fn fingerprint(online: &OnlineGame) -> u64 {
    let game = online.game();
    let mut hasher = DefaultHasher::new();
    let left = Side::BOTH.map(|side| game.clock().map(|clock| clock.left(side)));
    let board = (game.turns().collect::<Vec<_>>(), game.position(), game.outcome(), left);
    let offers = (online.offers(), game.draw_offer(), online.seats());
    format!("{board:?} {offers:?}").hash(&mut hasher);
    hasher.finish()
}

/// The request of a player after the last entry, and the time before it.
fn think(game: &OnlineGame, side: Side, seed: u64) -> (Duration, Option<Request>) {
    fastrand::seed(seed ^ game.last().0.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ side as u64);
    let time = Duration::from_millis(fastrand::u64(..LONGEST_THOUGHT));
    if game.phase() != Phase::Playing {
        return (time, None);
    }
    let offered = |offer| game.offered(offer) == Some(!side);
    let has_clock = matches!(game.settings().pace, Pace::Clock(_));
    let request = if offered(Offer::Draw) {
        let (offer, accept) = (Offer::Draw, false);
        Some(Request::Answer { offer, accept })
    } else if offered(Offer::Takeback) {
        let (offer, accept) = (Offer::Takeback, fastrand::bool());
        Some(Request::Answer { offer, accept })
    } else if game.acting_side() != side {
        None
    } else if fastrand::u32(..ASIDE) == 0 {
        let is_open = game.offered(Offer::Draw).is_none() && game.offers().takeback.is_none();
        Some(match fastrand::u32(..4) {
            0 if has_clock => Request::GiveTime,
            1 if is_open => Request::Offer(Offer::Draw),
            // How the clocks are after a takeback is tested where the turns are.
            2 if is_open && !has_clock && game.turns_to_take_back(side).is_some() => {
                Request::Offer(Offer::Takeback)
            }
            _ => Request::Greet(Greeting::Hello),
        })
    } else {
        random_request(game)
    };
    (time, request)
}
