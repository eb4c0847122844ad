//! Entrance to a room: by a seat's secret, by an invitation, or to watch.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::Hub;
use super::Unavailable;
use super::creation::invitation_secret;
use super::messages::{
    Deletion, Entered, Entrance, InvitationProof, NotEntered, Outgoing, Reached, RoomMessage, View,
    Visitor,
};
use super::room_task::{End, RoomTask, WATCH_DELAY};
use crate::online::{
    EntryNumber, GameId, Hello, Intent, Invitation, Milliseconds, OfferedGame, OpenInvitation,
    PROTOCOL_VERSION, Phase, Rejection, Role, RoomCode, Secret, ServerMessage, Welcome,
};
use crate::seat::SecretHash;
use crate::store::{StoreError, StoredInvitation, Written};

/// The version of this program, for clients.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Returns `true` if this proves an invitation that has not expired.
fn is_open(invitation: &StoredInvitation, proof: InvitationProof, now: Milliseconds) -> bool {
    let is_proved = match proof {
        InvitationProof::Secret(secret) => invitation.secret.is_of(&secret),
        InvitationProof::Code(code) => invitation.code == code,
    };
    is_proved && invitation.until > now
}

impl Hub {
    /// Lets a client in after its hello.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        hello: Hello,
        visitor: Visitor,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Result<Entered, NotEntered> {
        let mut entered = self.try_enter(hello, visitor, outbox).await;
        if let Err(NotEntered::Rejected(rejection)) = &mut entered {
            let is_wrong = matches!(rejection, Rejection::NoSuchGame | Rejection::Key);
            if is_wrong && !self.note_guess(visitor) {
                *rejection = Rejection::TooMany;
            }
            self.metrics.count_rejection(rejection);
        }
        entered
    }

    async fn try_enter(
        self: &Arc<Self>,
        hello: Hello,
        visitor: Visitor,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Result<Entered, NotEntered> {
        if hello.protocol != PROTOCOL_VERSION {
            let server = PROTOCOL_VERSION;
            return Err(Rejection::Protocol { server }.into());
        }
        let known = EntryNumber::default();
        let (game, entrance) = match hello.intent {
            Intent::Create { settings, seat, key } => {
                let game = self.create(settings, &seat, key, visitor).await?;
                (game, Entrance::Sit { seat, known })
            }
            Intent::Look { invitation } => {
                let (game, proof) = self.invited(invitation, None, visitor).await?;
                let offered = self.offered(game, proof, visitor).await?;
                return Err(NotEntered::Offered(Box::new(offered)));
            }
            Intent::Join { invitation, seat } => {
                let (game, proof) = self.invited(invitation, Some(&seat), visitor).await?;
                (game, Entrance::Join { proof, seat })
            }
            Intent::Sit { game, seat, known } => (game, Entrance::Sit { seat, known }),
            Intent::Watch { game, known } => (game, Entrance::Watch { known }),
        };
        self.require_guesses(game, visitor)?;
        let (reply, answer) = oneshot::channel();
        let message = RoomMessage::Enter { entrance: Box::new(entrance), outbox, reply };
        let sent = self.send(game, message).await;
        sent.map_err(|Unavailable| NotEntered::Unavailable)?;
        answer.await.map_err(|_| NotEntered::Unavailable)?
    }

    /// Returns an error for a visitor with too many wrong guesses. A game in memory, which costs nothing, stays open to
    /// everyone.
    fn require_guesses(&self, game: GameId, visitor: Visitor) -> Result<(), NotEntered> {
        if self.guesses.is_spent(visitor.address, self.now()) && self.live_room(game).is_none() {
            return Err(Rejection::TooMany.into());
        }
        Ok(())
    }

    /// The game of an invitation, and the proof of it. `seat` is the one that it may have filled already.
    async fn invited(
        &self,
        invitation: Invitation,
        seat: Option<&Secret>,
        visitor: Visitor,
    ) -> Result<(GameId, InvitationProof), NotEntered> {
        Ok(match invitation {
            Invitation::Link { game, secret } => (game, InvitationProof::Secret(secret)),
            Invitation::Code(code) => {
                let game = self.game_of_code(code, seat, visitor).await?;
                (game, InvitationProof::Code(code))
            }
        })
    }

    /// The game of an invitation.
    async fn offered(
        self: &Arc<Self>,
        game: GameId,
        proof: InvitationProof,
        visitor: Visitor,
    ) -> Result<OfferedGame, NotEntered> {
        self.require_guesses(game, visitor)?;
        let look = move |view: &View<'_>| {
            view.room.free_seat().ok_or(Rejection::SeatTaken)?;
            let is_invited =
                view.invitation.is_some_and(|invitation| is_open(invitation, proof, view.now));
            if !is_invited {
                return Err(Rejection::NoSuchGame);
            }
            let game = view.room.game();
            let settings = game.settings().clone();
            let host_name = game.names()[settings.host].clone();
            Ok(OfferedGame { settings, host_name })
        };
        let inspected = self.inspect(game, look).await;
        let seen = inspected.map_err(|Unavailable| NotEntered::Unavailable)?;
        Ok(seen.ok_or(Rejection::NoSuchGame)??)
    }

    async fn game_of_code(
        &self,
        code: RoomCode,
        seat: Option<&Secret>,
        visitor: Visitor,
    ) -> Result<GameId, NotEntered> {
        let now = self.now();
        if self.guesses.is_spent(visitor.address, now) {
            return Err(Rejection::TooMany.into());
        }
        let unavailable = |error: StoreError| {
            self.note_store_error(&error);
            NotEntered::Unavailable
        };
        // The code expires once the seat is taken, but the answer may have been lost.
        if let Some(seat) = seat {
            let joined = self.store.game_of_seat(SecretHash::new(seat)).await;
            if let Some(game) = joined.map_err(unavailable)? {
                return Ok(game);
            }
        }
        let invited = self.store.game_of_code(code, now).await;
        let invited = invited.map_err(unavailable)?;
        invited.ok_or_else(|| Rejection::NoSuchGame.into())
    }

    /// Counts a wrong secret. Returns `false` if there were too many.
    pub(crate) fn note_guess(&self, visitor: Visitor) -> bool {
        self.guesses.take(visitor.address, self.now())
    }

    /// Deletes a game, for the holder of this seat.
    pub(crate) async fn delete(
        self: &Arc<Self>,
        game: GameId,
        seat: Secret,
    ) -> Result<Deletion, Unavailable> {
        let (reply, answer) = oneshot::channel();
        self.send(game, RoomMessage::Delete { seat, reply }).await?;
        answer.await.map_err(|_| Unavailable)
    }
}

impl RoomTask {
    pub(super) async fn enter(
        &mut self,
        entrance: Entrance,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Result<Result<Entered, NotEntered>, End> {
        Ok(match entrance {
            Entrance::Sit { seat, known } => match self.room.seat_of(&seat) {
                Some(side) => {
                    if known.0 > self.log.len() as u64 {
                        // The player comes from another server.
                        self.catch_up().await?;
                    }
                    Ok(self.welcome(Role::Seat(side), known, Some(&seat), outbox))
                }
                None => Err(Rejection::NoSuchGame.into()),
            },
            Entrance::Watch { known } => Ok(self.welcome(Role::Watcher, known, None, outbox)),
            Entrance::Join { proof, seat } => match self.join(proof, &seat).await? {
                Ok(role) => Ok(self.welcome(role, EntryNumber::default(), Some(&seat), outbox)),
                Err(rejection) => Err(rejection.into()),
            },
        })
    }

    async fn join(
        &mut self,
        proof: InvitationProof,
        seat: &Secret,
    ) -> Result<Result<Role, Rejection>, End> {
        // After a conflict another player has the seat, or another server has applied the request itself.
        for _ in 0..2 {
            if let Some(side) = self.room.seat_of(seat) {
                return Ok(Ok(Role::Seat(side)));
            }
            let now = self.now();
            let Some(side) = self.room.free_seat() else {
                return Ok(Err(Rejection::SeatTaken));
            };
            let is_invited =
                self.invitation.is_some_and(|invitation| is_open(&invitation, proof, now));
            let joined = self.room.prepare_seat(side, now);
            let Some(joined) = joined.filter(|_| is_invited) else {
                return Ok(Err(Rejection::NoSuchGame));
            };
            let seat = Some((side, SecretHash::new(seat)));
            if self.write(joined, seat, None).await? == Written::All {
                return Ok(Ok(Role::Seat(side)));
            }
        }
        Ok(Err(Rejection::SeatTaken))
    }

    fn welcome(
        &mut self,
        role: Role,
        known: EntryNumber,
        seat: Option<&Secret>,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Entered {
        self.release();
        let now = self.now();
        let (length, delay) = match role {
            Role::Seat(_) => (self.log.len(), 0),
            Role::Watcher => (self.released, WATCH_DELAY),
        };
        let known = (known.0 as usize).min(length);
        let last = self.log[..length].last();
        let since = last.map_or(now, |stored| stored.at + delay);
        let lacking = self.log[known..length].iter();
        let lacking: Vec<_> = lacking.map(|stored| stored.entry.clone()).collect();
        let mut messages = lacking.chunks(super::room_task::MAX_ENTRIES);
        let entries = messages.next().unwrap_or_default().to_vec();
        let known = EntryNumber(known as u64);
        let last = entries.last().map_or(known, |entry| entry.number);
        let welcome = Welcome {
            version: VERSION.to_owned(),
            game: self.game,
            role,
            invitation: seat.and_then(|seat| self.open_invitation(seat, now)),
            entries,
            elapsed: now.saturating_sub(since),
        };
        let rest = messages.flatten().cloned().collect();
        let welcome = ServerMessage::Welcome(Box::new(welcome));
        let mut first = vec![Outgoing::new(&welcome, Some(Reached { last, since }))];
        first.extend(self.entries_messages(rest, since, now));
        let watched = match role {
            Role::Seat(_) => None,
            Role::Watcher => Some(self.audience.watch()),
        };
        let connection = self.audience.add(role, outbox);
        self.room.connect(role);
        let company = ServerMessage::Company(self.room.company(now));
        let company = Outgoing::new(&company, None);
        self.audience.say(connection, &company, &self.hub.metrics);
        Entered { connection, room: self.address.clone(), first, watched }
    }

    /// The invitation to the free seat, for the seat from whose secret it was derived.
    fn open_invitation(&self, seat: &Secret, now: Milliseconds) -> Option<OpenInvitation> {
        let invitation = self.invitation?;
        let secret = invitation_secret(seat, self.game);
        let is_open = self.room.game().phase() == Phase::Waiting
            && invitation.until > now
            && invitation.secret.is_of(&secret);
        is_open.then(|| OpenInvitation {
            secret,
            code: invitation.code,
            seconds: (invitation.until - now) / 1_000,
        })
    }
}
