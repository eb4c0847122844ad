//! A player: the client of the program over a socket, and a head that chooses random moves.

use std::time::{Duration, Instant};

use dames3d_online::{
    Client, ClientEvent, Connection, GameSettings, Input, Link, OnlineGame, Output, Phase, Request,
    Role, Secret,
};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{Running, within_patience};
use crate::random_moves::random_request;

/// The pause before another attempt to reach a server that is down.
const PAUSE: Duration = Duration::from_millis(5);

pub(crate) struct Player {
    pub(crate) client: Client,
    socket: Option<WebSocketStream<TcpStream>>,
    /// The server to connect to next.
    pub(crate) address: std::net::SocketAddr,
    began: Instant,
    pub(crate) events: Vec<ClientEvent>,
}

impl Player {
    fn new(server: &Running, client: Client) -> Player {
        Player {
            client,
            socket: None,
            address: server.address,
            began: Instant::now(),
            events: Vec::new(),
        }
    }

    pub(crate) fn offering(server: &Running, settings: GameSettings, seat: Secret) -> Player {
        let client = Client::offering(server.url(), settings, None, seat, 1);
        Player::new(server, client)
    }

    pub(crate) fn following(server: &Running, link: &Link, seat: Secret, random: u32) -> Player {
        Player::new(server, Client::following(link, seat, random))
    }

    fn now(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    async fn carry_out(&mut self, outputs: Vec<Output>) {
        let mut queue = std::collections::VecDeque::from(outputs);
        while let Some(output) = queue.pop_front() {
            match output {
                Output::Connect(_) => {
                    self.socket = None;
                    let url = format!("ws://{}/socket", self.address);
                    let connected = match TcpStream::connect(self.address).await {
                        Ok(stream) => client_async(url, stream).await.ok(),
                        Err(_) => None,
                    };
                    let now = self.now();
                    let input = match connected {
                        Some((socket, _)) => {
                            self.socket = Some(socket);
                            Input::Opened
                        }
                        None => Input::Closed,
                    };
                    queue.extend(self.client.handle(input, now));
                }
                Output::Send(text) => {
                    if let Some(socket) = &mut self.socket {
                        // A lost connection is seen when something is read.
                        let _ = socket.send(Message::text(text)).await;
                    }
                }
                Output::Close => self.socket = None,
                Output::Event(event) => self.events.push(event),
            }
        }
    }

    /// Begins to connect.
    pub(crate) async fn begin(&mut self) {
        let now = self.now();
        let outputs = self.client.begin(now);
        self.carry_out(outputs).await;
    }

    pub(crate) async fn ask(&mut self, request: Request) {
        let now = self.now();
        let outputs = self.client.ask(request, now);
        self.carry_out(outputs).await;
    }

    /// Handles what comes next. Without a connection it connects at once: the pauses are tested where the client is.
    pub(crate) async fn step(&mut self) {
        let Some(socket) = &mut self.socket else {
            assert_ne!(self.client.connection(), Connection::Rejected, "{:?}", self.events);
            tokio::time::sleep(PAUSE).await;
            let now = self.now();
            let outputs = self.client.handle(Input::Woken, now);
            let outputs = if outputs.is_empty() {
                // Its connection has just been lost.
                self.client.handle(Input::Closed, now)
            } else {
                outputs
            };
            return self.carry_out(outputs).await;
        };
        let text = match tokio::time::timeout(Duration::from_secs(1), socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => Some(text),
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => {
                self.socket = None;
                None
            }
            Ok(Some(Ok(_))) => return,
            Err(_) => {
                let now = self.now();
                let outputs = self.client.handle(Input::Deadline, now);
                return self.carry_out(outputs).await;
            }
        };
        let now = self.now();
        let input = match &text {
            Some(text) => Input::Received(text),
            None => Input::Closed,
        };
        let outputs = self.client.handle(input, now);
        self.carry_out(outputs).await;
    }

    pub(crate) async fn step_until(&mut self, is_reached: impl Fn(&Player) -> bool) {
        within_patience(async {
            while !is_reached(self) {
                self.step().await;
            }
        })
        .await;
    }

    /// Something that this player may do in its game now; `None` if there is nothing.
    pub(crate) fn next_request(&self) -> Option<Request> {
        let game = self.client.game()?;
        let Role::Seat(side) = self.client.role()? else {
            return None;
        };
        let is_free = self.client.unanswered().next().is_none();
        if game.phase() != Phase::Playing || game.acting_side() != side || !is_free {
            return None;
        }
        random_request(game)
    }

    /// Plays until the game is over or has this number of turns.
    pub(crate) async fn play(&mut self, turns: usize) {
        let is_at_end =
            |game: &OnlineGame| game.phase() == Phase::Over || game.game().turns().len() >= turns;
        within_patience(async {
            loop {
                if let Some(request) = self.next_request()
                    && !self.client.game().is_some_and(is_at_end)
                {
                    self.ask(request).await;
                }
                let is_quiet = self.client.unanswered().next().is_none();
                if is_quiet && self.client.game().is_some_and(is_at_end) {
                    return;
                }
                self.step().await;
            }
        })
        .await;
    }
}
