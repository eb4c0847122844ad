//! A client that plays over a WebSocket.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::client::Client;
use crate::game::Session;
use crate::input_output::{ClientEvent, Input, Milliseconds, Output};
use crate::link::{Link, Secret};
use crate::network::{Line, Network, Wake};
use crate::platform::{PageReturns, Stopwatch, WireError, WireEvent, random_bytes};
use crate::player_name::PlayerName;
use crate::request::Request;
use crate::settings::GameSettings;

/// A [`Client`] over a WebSocket. It never blocks: its owner takes the [events](WiredClient::take_events) when woken
/// and at each [deadline](WiredClient::time_left).
pub struct WiredClient {
    client: Client,
    network: Network,
    line: Option<Box<dyn Line>>,
    /// The reason why the last connection failed or broke.
    failure: Option<WireError>,
    events: Vec<ClientEvent>,
    started: Stopwatch,
    wake: Wake,
    /// Set when the page has come back, until that is handled.
    has_returned: Arc<AtomicBool>,
    _returns: PageReturns,
}

/// The time at which a client starts, by its own clock: the last entry of a game may be years older.
const START: Milliseconds = 1 << 42;

impl WiredClient {
    /// Follows a link. `wake` is called, maybe on another thread, when there may be events to take.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn following(
        link: &Link,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<WiredClient> {
        WiredClient::following_over(&Network::default(), link, wake)
    }

    /// As [`WiredClient::following`], over this network.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn following_over(
        network: &Network,
        link: &Link,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<WiredClient> {
        WiredClient::start(network, Arc::new(wake), |seat, random| {
            Client::following(link, seat, random)
        })
    }

    /// As [`WiredClient::following_over`], but an invited client looks at the game first, and takes its seat by
    /// [accepting](WiredClient::accept).
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn looking_over(
        network: &Network,
        link: &Link,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<WiredClient> {
        WiredClient::start(network, Arc::new(wake), |seat, random| {
            Client::looking(link, seat, random)
        })
    }

    /// Offers a game at the server of this page, with the key that its owner requires. `wake` is as in
    /// [`WiredClient::following`].
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn offering(
        server: String,
        settings: GameSettings,
        key: Option<String>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<WiredClient> {
        WiredClient::offering_over(&Network::default(), server, settings, key, wake)
    }

    /// As [`WiredClient::offering`], over this network.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn offering_over(
        network: &Network,
        server: String,
        settings: GameSettings,
        key: Option<String>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<WiredClient> {
        WiredClient::start(network, Arc::new(wake), |seat, random| {
            Client::offering(server, settings, key, seat, random)
        })
    }

    /// Starts a client that is made from a random secret of the seat and a random number.
    fn start(
        network: &Network,
        wake: Wake,
        client: impl FnOnce(Secret, u32) -> Client,
    ) -> io::Result<WiredClient> {
        let seat = Secret::from_random(u128::from_be_bytes(random_bytes()?));
        let client = client(seat, u32::from_be_bytes(random_bytes()?));
        let has_returned = Arc::new(AtomicBool::new(false));
        let returns = {
            let (has_returned, wake) = (has_returned.clone(), wake.clone());
            PageReturns::listen(move || {
                has_returned.store(true, Ordering::Relaxed);
                wake();
            })
        };
        let mut wired = WiredClient {
            client,
            started: network.stopwatch(),
            network: network.clone(),
            line: None,
            failure: None,
            events: Vec::new(),
            wake,
            has_returned,
            _returns: returns,
        };
        let outputs = wired.client.begin(wired.now());
        wired.carry_out(outputs);
        Ok(wired)
    }

    /// Sets the player's name in the game.
    pub fn set_name(&mut self, name: PlayerName) {
        let outputs = self.client.set_name(name, self.now());
        self.carry_out(outputs);
    }

    /// The client.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The reason why the last connection failed or broke.
    pub fn failure(&self) -> Option<&WireError> {
        self.failure.as_ref()
    }

    /// The board as the player sees it now.
    pub fn shown(&self) -> Option<Session> {
        self.client.shown(self.now())
    }

    /// Time left for the move by post; `None` in other games.
    pub fn post_left(&self) -> Option<Duration> {
        self.client.post_left(self.now()).map(Duration::from_millis)
    }

    /// Time since the last entry of the game.
    pub fn since_last_entry(&self) -> Duration {
        Duration::from_millis(self.client.since_last_entry(self.now()))
    }

    /// Makes a request.
    pub fn ask(&mut self, request: Request) {
        let outputs = self.client.ask(request, self.now());
        self.carry_out(outputs);
    }

    /// Takes the seat of the invitation.
    pub fn accept(&mut self) {
        let outputs = self.client.accept(self.now());
        self.carry_out(outputs);
    }

    /// Connects at once if the connection is lost: the program is visible again, or the network is back. A page does so
    /// by itself.
    pub fn reconnect(&mut self) {
        self.handle(Input::Woken);
    }

    /// Takes the events since the last call.
    pub fn take_events(&mut self) -> Vec<ClientEvent> {
        while let Some(event) = self.line.as_mut().and_then(|line| line.take()) {
            match event {
                WireEvent::Opened => self.handle(Input::Opened),
                WireEvent::Received(text) => self.handle(Input::Received(&text)),
                WireEvent::Closed(error) => {
                    self.failure = error;
                    self.line = None;
                    self.handle(Input::Closed);
                }
            }
        }
        // After pending events, which do not prove that the connection still exists.
        if self.has_returned.swap(false, Ordering::Relaxed) {
            self.handle(Input::Woken);
        }
        if self.time_left() == Some(Duration::ZERO) {
            self.handle(Input::Deadline);
        }
        std::mem::take(&mut self.events)
    }

    /// Time until events must be taken even without a wake-up; `None` if there is no such time.
    pub fn time_left(&self) -> Option<Duration> {
        let deadline = self.client.deadline()?;
        Some(Duration::from_millis(deadline.saturating_sub(self.now())))
    }

    fn now(&self) -> Milliseconds {
        let elapsed = self.started.elapsed().as_millis();
        START.saturating_add(Milliseconds::try_from(elapsed).unwrap_or(Milliseconds::MAX))
    }

    fn handle(&mut self, input: Input<'_>) {
        let outputs = self.client.handle(input, self.now());
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Connect(address) => {
                    self.line = Some(self.network.open(&address, self.wake.clone()));
                }
                Output::Send(text) => {
                    if let Some(line) = &self.line {
                        line.send(text);
                    }
                }
                Output::Close => self.line = None,
                Output::Event(event) => self.events.push(event),
            }
        }
    }
}

impl fmt::Debug for WiredClient {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("WiredClient").field("client", &self.client).finish_non_exhaustive()
    }
}
