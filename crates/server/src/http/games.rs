//! Games without a socket: as a file, in a player's own list, and their deletion. Secrets are in a header or a body,
//! never in an address.

use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::address::visitor;
use super::{MAX_BODY, Site};
use crate::dates::pdn_date;
use crate::hub::{Deletion, Unavailable, View};
use crate::online::{EntryNumber, GameId, OnlineGame, Phase, Presence, Secret};
use crate::rules::{BySide, Outcome, Side, Variant};
use crate::seat::SecretHash;

const MAX_LISTED: usize = 100;
const PDN: &str = "application/vnd.chess-pdn; charset=utf-8";

fn too_many() -> Response {
    let status = StatusCode::TOO_MANY_REQUESTS;
    (status, [(header::RETRY_AFTER, "60")], "too many requests\n").into_response()
}

fn unavailable() -> Response {
    let status = StatusCode::SERVICE_UNAVAILABLE;
    (status, "the game cannot be read now\n").into_response()
}

fn no_such_game() -> Response {
    let message = "there is no game here that this opens\n";
    (StatusCode::NOT_FOUND, message).into_response()
}

/// Answers with the text that `look` makes of a game; without a text, as if there were no such game.
pub(super) async fn read(
    site: &Arc<Site>,
    game: &str,
    request: Request,
    media_type: &'static str,
    look: impl FnOnce(&View<'_>) -> Option<String> + Send + 'static,
) -> Response {
    let Ok(game) = game.parse::<GameId>() else {
        return no_such_game();
    };
    if !site.may_read(&request, 1) {
        return too_many();
    }
    match site.hub.inspect(game, look).await {
        Ok(Some(Some(text))) => ([(header::CONTENT_TYPE, media_type)], text).into_response(),
        Ok(Some(None) | None) => no_such_game(),
        Err(Unavailable) => unavailable(),
    }
}

/// The secret in the header `Authorization: Bearer …`.
fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ")?.trim().parse().ok()
}

/// The names of the players for PDN: empty for a player without one.
fn names(game: &OnlineGame) -> BySide<String> {
    let name = |side: Side| game.names()[side].clone().map(String::from);
    BySide {
        white: name(Side::White).unwrap_or_default(),
        black: name(Side::Black).unwrap_or_default(),
    }
}

/// The game as PDN: all of it for players, what watchers see for everyone else. `None` if they see nothing yet.
fn pdn(view: &View<'_>, is_player: bool) -> Option<String> {
    let date = view.log.first().map(|first| pdn_date(first.at));
    let date = date.unwrap_or_default();
    let write = |game: &OnlineGame| game.game().to_pdn(&names(game), &date).to_string();
    if is_player || view.released == view.log.len() {
        return Some(write(view.room.game()));
    }
    let known = view.log[..view.released].iter();
    let known: Vec<_> = known.map(|stored| stored.entry.clone()).collect();
    OnlineGame::replay(&known).ok().as_ref().map(write)
}

pub(super) async fn export(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    request: Request,
) -> Response {
    let secret = bearer(request.headers());
    let wants_seat = request.headers().contains_key(header::AUTHORIZATION);
    let look = move |view: &View<'_>| {
        let is_player = secret.is_some_and(|secret| view.room.seat_of(&secret).is_some());
        (is_player || !wants_seat).then(|| pdn(view, is_player)).flatten()
    };
    read(&site, &game, request, PDN, look).await
}

pub(super) async fn delete(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    request: Request,
) -> Response {
    let (Ok(game), Some(seat)) = (game.parse::<GameId>(), bearer(request.headers())) else {
        return no_such_game();
    };
    let visitor = visitor(&site, &request);
    if !site.may_read(&request, 1) {
        return too_many();
    }
    match site.hub.delete(game, seat).await {
        Ok(Deletion::Deleted) => StatusCode::NO_CONTENT.into_response(),
        Ok(Deletion::IsPlayed) => {
            let message = "the game is not over: resign first\n";
            (StatusCode::CONFLICT, message).into_response()
        }
        Ok(Deletion::NoSuchGame) => {
            if site.hub.note_guess(visitor) {
                no_such_game()
            } else {
                too_many()
            }
        }
        Err(Unavailable) => unavailable(),
    }
}

/// A seat in a list of *my games*.
#[derive(Clone, Copy, Debug, Deserialize)]
struct OwnSeat {
    game: GameId,
    seat: Secret,
}

#[derive(Debug, Serialize)]
struct OwnGame {
    game: GameId,
    /// Missing if there is no such game, or not with this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<OwnGameState>,
}

#[derive(Debug, Serialize)]
struct OwnGameState {
    variant: Variant,
    side: Side,
    phase: &'static str,
    /// It is the turn of this seat.
    own_turn: bool,
    turns: usize,
    last: EntryNumber,
    /// Time since the last entry, in milliseconds.
    elapsed: u64,
    /// Time left of the days for this move, in milliseconds; only by post.
    #[serde(skip_serializing_if = "Option::is_none")]
    post_left: Option<u64>,
    other: Presence,
    /// The result as in PDN, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<GameId>,
    feed: String,
}

const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "Waiting",
        Phase::Playing => "Playing",
        Phase::Over => "Over",
    }
}

/// The score in points, as in PDN.
pub(super) fn result(game: &OnlineGame) -> Option<&'static str> {
    game.game().outcome().map(|outcome| match outcome {
        Outcome::Win { winner: Side::White, .. } => "2-0",
        Outcome::Win { .. } => "0-2",
        Outcome::Draw(_) => "1-1",
    })
}

fn own_game_state(view: &View<'_>, seat: &Secret) -> Option<OwnGameState> {
    let side = view.room.seat_of(seat)?;
    let game = view.room.game();
    let phase = game.phase();
    let own_turn = phase == Phase::Playing && game.acting_side() == side;
    let elapsed = view.room.elapsed(view.now);
    let post_left = game.post_left().map(|left| left.saturating_sub(elapsed));
    Some(OwnGameState {
        variant: game.settings().variant,
        side,
        phase: phase_name(phase),
        own_turn,
        turns: game.game().turns().len(),
        last: game.last(),
        elapsed,
        post_left,
        other: view.room.company(view.now).players[!side],
        result: result(game).map(str::to_owned),
        rematch: game.rematch(),
        feed: super::feed_path::path(view.game, &SecretHash::new(seat)),
    })
}

pub(super) async fn list(State(site): State<Arc<Site>>, request: Request) -> Response {
    let visitor = visitor(&site, &request);
    let (parts, body) = request.into_parts();
    let body = tokio::time::timeout(super::BODY_TIMEOUT, to_bytes(body, MAX_BODY)).await;
    let Ok(Ok(body)) = body else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let seats: Vec<OwnSeat> = match serde_json::from_slice(&body) {
        Ok(seats) => seats,
        Err(error) => {
            let message = format!("expected [{{\"game\":…,\"seat\":…}},…]: {error}\n");
            return (StatusCode::BAD_REQUEST, message).into_response();
        }
    };
    if seats.len() > MAX_LISTED {
        let message = format!("expected at most {MAX_LISTED} games, found {}\n", seats.len());
        return (StatusCode::BAD_REQUEST, message).into_response();
    }
    let request = Request::from_parts(parts, axum::body::Body::empty());
    if !site.may_read(&request, seats.len()) {
        return too_many();
    }
    let mut games = Vec::with_capacity(seats.len());
    for OwnSeat { game, seat } in seats {
        let look = move |view: &View<'_>| own_game_state(view, &seat);
        let state = match site.hub.inspect(game, look).await {
            Ok(state) => state.flatten(),
            Err(Unavailable) => return unavailable(),
        };
        if state.is_none() && !site.hub.note_guess(visitor) {
            return too_many();
        }
        games.push(OwnGame { game, state });
    }
    match serde_json::to_string(&games) {
        Ok(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
