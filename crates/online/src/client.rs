//! The client of a game, a state machine without input or output: messages and the time go in; messages, a deadline and
//! events come out.

use crate::game::{Command, Session};
use crate::input_output::{ClientEvent, Connection, Input, Milliseconds, Output};
use crate::link::{GameId, Link, Secret, Target, socket_of};
use crate::log::{Entry, EntryNumber};
use crate::message::{
    ClientMessage, Company, Hello, Intent, Invitation, OfferedGame, PROTOCOL_VERSION,
    ServerMessage, Welcome,
};
use crate::online_game::OnlineGame;
use crate::outbox::Outbox;
use crate::player_name::PlayerName;
use crate::request::{Request, Role};
use crate::settings::GameSettings;

/// Time after which an unanswered request is sent again.
const SEND_AGAIN: Milliseconds = 1_200;
/// Time without a message from the server after which the connection is given up. The server sends one every four
/// seconds.
const SILENCE: Milliseconds = 9_000;
/// Delays before the first attempts to reconnect. The last one is that of further attempts, so that play resumes soon
/// after a restart of the server.
const RECONNECT_DELAYS: [Milliseconds; 4] = [500, 1_000, 2_000, 3_000];
/// Number of attempts, which take about a minute, after which the delay stays long.
const FAST_ATTEMPTS: usize = 20;
const LONG_DELAY: Milliseconds = 15_000;

/// A hello without a welcome yet.
#[derive(Clone, Copy, Debug)]
struct PendingHello {
    at: Milliseconds,
    /// The server has sent something else, and so has accepted it: the welcome is late, or lost.
    is_taken: bool,
}

/// The client of one game.
#[derive(Clone, Debug)]
pub struct Client {
    server: String,
    intent: Intent,
    connection: Connection,
    /// The number of attempts since the server last answered.
    attempts: usize,
    /// The time of the next attempt to connect.
    attempt_at: Option<Milliseconds>,
    /// The time of the last message from the server.
    heard: Milliseconds,
    hello: Option<PendingHello>,
    place: Option<(GameId, Role)>,
    game: Option<OnlineGame>,
    /// The seat that the client takes, and the game to which it is invited, until it has [accepted](Client::accept).
    invited: Option<(Secret, Option<Box<OfferedGame>>)>,
    /// The time at which the last entry was written, by the client's clock.
    entry_at: Milliseconds,
    outbox: Outbox,
    company: Company,
    /// The player's name, until it has been requested.
    name: Option<PlayerName>,
}

impl Client {
    /// A client that follows a link. The secret is that of a seat, in case it takes one; the random number
    /// distinguishes the requests of two devices at one seat.
    pub fn following(link: &Link, seat: Secret, random: u32) -> Client {
        let known = EntryNumber::default();
        let intent = match link.target {
            Target::Join { game, secret } => {
                Intent::Join { invitation: Invitation::Link { game, secret }, seat }
            }
            Target::Code(code) => Intent::Join { invitation: Invitation::Code(code), seat },
            Target::Seat { game, secret } => Intent::Sit { game, seat: secret, known },
            Target::Watch { game } => Intent::Watch { game, known },
        };
        Client::new(link.server.clone(), intent, random)
    }

    /// As [`Client::following`], but an invited client looks at the game first, and takes its seat when it
    /// [accepts](Client::accept).
    pub fn looking(link: &Link, seat: Secret, random: u32) -> Client {
        let mut client = Client::following(link, seat, random);
        if let Intent::Join { invitation, seat } = client.intent {
            client.intent = Intent::Look { invitation };
            client.invited = Some((seat, None));
        }
        client
    }

    /// A client that offers a game at the server of this page, with the key that its owner requires. The secret is that
    /// of the seat; the random number is as in [`Client::following`].
    pub fn offering(
        server: String,
        settings: GameSettings,
        key: Option<String>,
        seat: Secret,
        random: u32,
    ) -> Client {
        let intent = Intent::Create { settings, seat, key };
        Client::new(server, intent, random)
    }

    fn new(server: String, intent: Intent, random: u32) -> Client {
        Client {
            server,
            intent,
            connection: Connection::Connecting,
            attempts: 0,
            attempt_at: None,
            heard: 0,
            hello: None,
            place: None,
            game: None,
            invited: None,
            entry_at: 0,
            outbox: Outbox::new(random),
            company: Company::default(),
            name: None,
        }
    }

    /// Sets the player's name, which is requested at once or when the client has come to its seat.
    pub fn set_name(&mut self, name: PlayerName, now: Milliseconds) -> Vec<Output> {
        self.name = Some(name);
        self.ask_for_name(now)
    }

    /// Starts connecting.
    pub fn begin(&mut self, now: Milliseconds) -> Vec<Output> {
        self.connect(now)
    }

    /// The game to which the client is invited, while it waits for an [answer](Client::accept).
    pub fn offered(&self) -> Option<&OfferedGame> {
        let (_, offered) = self.invited.as_ref()?;
        offered.as_deref()
    }

    /// Takes the seat of the invitation; no-op without one.
    pub fn accept(&mut self, now: Milliseconds) -> Vec<Output> {
        match (&self.intent, self.invited.take()) {
            (Intent::Look { invitation }, Some((seat, _))) => {
                let invitation = invitation.clone();
                self.intent = Intent::Join { invitation, seat };
                self.reconnect(now)
            }
            _ => Vec::new(),
        }
    }

    /// The state of the client's connection.
    pub fn connection(&self) -> Connection {
        self.connection
    }

    /// The role of the client; `None` before the server has answered.
    pub fn role(&self) -> Option<Role> {
        self.place.map(|(_, role)| role)
    }

    /// The game as the server has it.
    pub fn game(&self) -> Option<&OnlineGame> {
        self.game.as_ref()
    }

    /// The players and watchers as the server last reported them.
    pub fn company(&self) -> Company {
        self.company
    }

    /// The id of the game; `None` before the server has answered an offer or a join.
    pub fn game_id(&self) -> Option<GameId> {
        match self.intent {
            Intent::Sit { game, .. } | Intent::Watch { game, .. } => Some(game),
            Intent::Create { .. } | Intent::Join { .. } | Intent::Look { .. } => None,
        }
    }

    /// The link to the client's own place, also from another device; `None` before the server has answered.
    pub fn own_link(&self) -> Option<Link> {
        let target = match self.intent {
            Intent::Sit { game, seat, .. } => Target::Seat { game, secret: seat },
            Intent::Watch { game, .. } => Target::Watch { game },
            Intent::Create { .. } | Intent::Join { .. } | Intent::Look { .. } => return None,
        };
        Some(self.link(target))
    }

    /// The address of the server's page.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// The link to the client's own place in the rematch; `None` if there is none.
    pub fn rematch_link(&self) -> Option<Link> {
        let game = self.game()?.rematch()?;
        let target = match self.own_link()?.target {
            Target::Seat { secret, .. } => Target::Seat { game, secret },
            _ => Target::Watch { game },
        };
        Some(self.link(target))
    }

    /// A link to this server.
    pub fn link(&self, target: Target) -> Link {
        Link { server: self.server.clone(), target }
    }

    /// Time left for the move by post, in milliseconds; `None` in other games.
    pub fn post_left(&self, now: Milliseconds) -> Option<Milliseconds> {
        let left = self.game.as_ref()?.post_left()?;
        Some(left.saturating_sub(self.since_last_entry(now)))
    }

    /// Time since the last entry, in milliseconds.
    pub fn since_last_entry(&self, now: Milliseconds) -> Milliseconds {
        now.saturating_sub(self.entry_at)
    }

    /// The unanswered requests, in order.
    pub fn unanswered(&self) -> impl Iterator<Item = &Request> {
        self.outbox.requests()
    }

    /// The board as the player sees it: with the elapsed time, and the own move before the server has answered.
    pub fn shown(&self, now: Milliseconds) -> Option<Session> {
        let game = self.game.as_ref()?;
        let mut session = game.after(self.since_last_entry(now));
        for request in self.unanswered() {
            let command = match request {
                Request::Play(request) => Command::Play(request.clone()),
                Request::Hand(action) => Command::Hand(*action),
                Request::Touch(square) => Command::Touch(*square),
                _ => continue,
            };
            // Commands that the server will refuse are not shown.
            let _ = session.apply(command);
        }
        Some(session)
    }

    /// Makes a request. It is sent at once or on reconnection, and again until the server answers.
    pub fn ask(&mut self, request: Request, now: Milliseconds) -> Vec<Output> {
        let message = self.outbox.add(request, now);
        match self.connection {
            Connection::Connected => vec![message],
            _ => Vec::new(),
        }
    }

    /// The time at which [`Input::Deadline`] is due, if no input comes before.
    pub fn deadline(&self) -> Option<Milliseconds> {
        let sent = match self.connection {
            _ if self.offered().is_some() => return None,
            Connection::Rejected => return None,
            Connection::Lost => return self.attempt_at,
            Connection::Connecting => self.hello.map(|hello| hello.at),
            Connection::Connected => self.outbox.oldest(),
        };
        let again = sent.map(|sent| sent + SEND_AGAIN);
        again.into_iter().chain([self.heard + SILENCE]).min()
    }

    /// Handles an input, and returns the outputs.
    pub fn handle(&mut self, input: Input<'_>, now: Milliseconds) -> Vec<Output> {
        match (input, self.connection) {
            (_, Connection::Rejected) => Vec::new(),
            // The server has nothing more to send.
            _ if self.offered().is_some() => Vec::new(),
            (Input::Opened, _) => {
                self.heard = now;
                vec![self.say_hello(now)]
            }
            (Input::Received(text), _) => {
                self.heard = now;
                match ServerMessage::read(text) {
                    Ok(message) => self.receive(message, now),
                    Err(error) => self.give_up(error.to_string()),
                }
            }
            (Input::Closed, Connection::Lost) => Vec::new(),
            (Input::Closed, _) => self.lose(now),
            (Input::Woken, Connection::Connected) if now < self.heard + SILENCE / 2 => {
                // The last message may date from before a sleep: the next one must come soon.
                self.heard = now.saturating_sub(SILENCE / 2);
                Vec::new()
            }
            (Input::Woken, Connection::Connecting) if now < self.heard + SILENCE / 2 => Vec::new(),
            (Input::Woken, _) => self.connect(now),
            (Input::Deadline, Connection::Lost) => match self.attempt_at {
                Some(at) if at <= now => self.connect(now),
                _ => Vec::new(),
            },
            (Input::Deadline, _) if now >= self.heard + SILENCE => {
                let mut outputs = vec![Output::Close];
                outputs.extend(self.lose(now));
                outputs
            }
            (Input::Deadline, Connection::Connected) => self.outbox.send_again(now, SEND_AGAIN),
            (Input::Deadline, Connection::Connecting) => match self.hello {
                Some(hello) if hello.at + SEND_AGAIN > now => Vec::new(),
                Some(hello) if hello.is_taken => self.reconnect(now),
                Some(_) => vec![self.say_hello(now)],
                None => Vec::new(),
            },
        }
    }

    fn say_hello(&mut self, now: Milliseconds) -> Output {
        self.hello = Some(PendingHello { at: now, is_taken: false });
        let hello = ClientMessage::Hello(Hello {
            protocol: PROTOCOL_VERSION,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            intent: self.intent.clone(),
        });
        Output::Send(hello.text())
    }

    fn set_connection(&mut self, connection: Connection) -> Option<Output> {
        let is_new = self.connection != connection;
        self.connection = connection;
        is_new.then_some(Output::Event(ClientEvent::Connection(connection)))
    }

    fn connect(&mut self, now: Milliseconds) -> Vec<Output> {
        self.heard = now;
        self.hello = None;
        self.attempt_at = None;
        let connect = Output::Connect(socket_of(&self.server));
        let change = self.set_connection(Connection::Connecting);
        [connect].into_iter().chain(change).collect()
    }

    /// Reconnects, to get what the client lacks.
    fn reconnect(&mut self, now: Milliseconds) -> Vec<Output> {
        let connect = self.connect(now);
        [Output::Close].into_iter().chain(connect).collect()
    }

    fn last(&self) -> EntryNumber {
        self.game.as_ref().map(OnlineGame::last).unwrap_or_default()
    }

    /// Waits for the next attempt.
    fn lose(&mut self, now: Milliseconds) -> Vec<Output> {
        let delay = match self.attempts {
            FAST_ATTEMPTS.. => LONG_DELAY,
            attempts => RECONNECT_DELAYS[attempts.min(RECONNECT_DELAYS.len() - 1)],
        };
        self.attempts += 1;
        self.attempt_at = Some(now + delay);
        self.set_connection(Connection::Lost).into_iter().collect()
    }

    /// Stays disconnected for this reason.
    fn end(&mut self, reason: ClientEvent) -> Vec<Output> {
        let change = self.set_connection(Connection::Rejected);
        [Output::Close].into_iter().chain(change).chain([Output::Event(reason)]).collect()
    }

    fn give_up(&mut self, error: String) -> Vec<Output> {
        self.end(ClientEvent::NotUnderstood(error))
    }

    fn receive(&mut self, message: ServerMessage, now: Milliseconds) -> Vec<Output> {
        let is_answer = matches!(
            message,
            ServerMessage::Welcome(_)
                | ServerMessage::Offered(_)
                | ServerMessage::Rejected(_)
                | ServerMessage::Stopping
        );
        if let (Connection::Connecting, Some(hello), false) =
            (self.connection, &mut self.hello, is_answer)
        {
            // The welcome will contain everything.
            hello.is_taken = true;
            return Vec::new();
        }
        match message {
            ServerMessage::Welcome(welcome) => self.enter(*welcome, now),
            ServerMessage::Offered(game) => self.note_offered(game),
            ServerMessage::Rejected(rejection) => self.end(ClientEvent::Rejected(rejection)),
            ServerMessage::Entries { entries, elapsed } => self.learn(entries, elapsed, now),
            ServerMessage::Done { id } => {
                self.outbox.remove(id);
                Vec::new()
            }
            ServerMessage::Refused { id, refusal } => {
                let refused = self.outbox.remove(id);
                let event =
                    refused.map(|request| Output::Event(ClientEvent::Refused { request, refusal }));
                event.into_iter().collect()
            }
            ServerMessage::Company(company) => {
                self.company = company;
                vec![Output::Event(ClientEvent::Company(company))]
            }
            ServerMessage::Beat { last, .. } if last > self.last() => self.reconnect(now),
            ServerMessage::Beat { elapsed, last } => {
                // A beat that was overtaken by an entry refers to the time before it.
                if last == self.last() {
                    self.entry_at = self.entry_at.min(now.saturating_sub(elapsed));
                }
                Vec::new()
            }
            ServerMessage::Stopping => vec![Output::Event(ClientEvent::Stopping)],
        }
    }

    fn note_offered(&mut self, game: Box<OfferedGame>) -> Vec<Output> {
        let Some((_, offered)) = &mut self.invited else {
            return Vec::new();
        };
        *offered = Some(game.clone());
        self.attempts = 0;
        self.hello = None;
        vec![Output::Close, Output::Event(ClientEvent::Offered(game))]
    }

    fn enter(&mut self, welcome: Welcome, now: Milliseconds) -> Vec<Output> {
        self.attempts = 0;
        self.hello = None;
        let mut outputs: Vec<_> = self.set_connection(Connection::Connected).into_iter().collect();
        let place = (welcome.game, welcome.role);
        if self.place.replace(place) != Some(place) {
            outputs.push(Output::Event(ClientEvent::Entered(welcome.role)));
        }
        outputs.extend(self.learn(welcome.entries, welcome.elapsed, now));
        let known = self.last();
        self.intent = match self.intent {
            // A server that welcomes a client that only looks has not understood it.
            Intent::Look { .. } => {
                return self.give_up("expected Offered, found Welcome".to_owned());
            }
            Intent::Create { seat, .. } | Intent::Join { seat, .. } | Intent::Sit { seat, .. } => {
                Intent::Sit { game: welcome.game, seat, known }
            }
            Intent::Watch { .. } => Intent::Watch { game: welcome.game, known },
        };
        if let Some(invitation) = welcome.invitation {
            outputs.push(Output::Event(ClientEvent::Invites(invitation)));
        }
        if self.connection == Connection::Connected {
            outputs.extend(self.outbox.send_again(now, 0));
            outputs.extend(self.ask_for_name(now));
        }
        outputs
    }

    /// Requests the player's name, unless the game has it.
    fn ask_for_name(&mut self, now: Milliseconds) -> Vec<Output> {
        let (Some(Role::Seat(side)), Some(game)) = (self.role(), &self.game) else {
            return Vec::new();
        };
        let known = game.names()[side].clone();
        match self.name.take().filter(|name| known.as_ref() != Some(name)) {
            Some(name) => self.ask(Request::Name(name.into()), now),
            None => Vec::new(),
        }
    }

    /// Applies entries to the game. Known ones are skipped; after a gap the client reconnects to get what it lacks.
    fn learn(&mut self, entries: Vec<Entry>, elapsed: u64, now: Milliseconds) -> Vec<Output> {
        let mut outputs = Vec::new();
        let known = self.last();
        // Another server may not have the last entry yet. The beat after a welcome names the one it has.
        let is_about_last = entries.last().is_some_and(|entry| entry.number == known);
        for entry in entries {
            let last = self.last();
            if entry.number <= last {
                continue;
            }
            if entry.number > last.next() {
                outputs.extend(self.reconnect(now));
                return outputs;
            }
            let applied = match &mut self.game {
                Some(game) => game.apply(&entry),
                None => OnlineGame::new(&entry).map(|game| {
                    self.game = Some(game);
                    Vec::new()
                }),
            };
            match applied {
                Ok(events) => {
                    outputs.push(Output::Event(ClientEvent::Happened { entry, events }));
                }
                Err(error) => {
                    outputs.extend(self.give_up(error.to_string()));
                    return outputs;
                }
            }
        }
        let entry_at = now.saturating_sub(elapsed);
        if self.last() > known {
            self.entry_at = entry_at;
        } else if is_about_last {
            // A network delay only makes it look later.
            self.entry_at = self.entry_at.min(entry_at);
        }
        if let (Intent::Sit { known, .. } | Intent::Watch { known, .. }, Some(game)) =
            (&mut self.intent, &self.game)
        {
            *known = game.last();
        }
        outputs
    }
}
