//! A feed for each seat, which reports whose turn it is. Its address is not the seat's secret, and does not open the
//! seat.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::response::Response;

use super::feed_path::token;
use super::games::result;
use super::{Site, games};
use crate::dates::rfc3339;
use crate::hub::View;
use crate::online::Phase;
use crate::rules::Side;
use crate::seat::constant_time_eq;

const ATOM: &str = "application/atom+xml; charset=utf-8";

/// The feed, with one entry: the state of the game. Its id changes with the state, so that readers show it anew.
fn atom(view: &View<'_>, side: Side) -> String {
    let game = view.room.game();
    let id = view.game;
    let turns = game.game().turns().len();
    let (state, title) = match game.phase() {
        Phase::Waiting => ("waiting", "Nobody has joined yet".to_owned()),
        Phase::Playing if game.acting_side() == side => ("own", "Your turn".to_owned()),
        Phase::Playing => ("other", "The other player's turn".to_owned()),
        Phase::Over => {
            let result = result(game).unwrap_or_default();
            ("over", format!("The game is over: {result}"))
        }
    };
    let updated = rfc3339(view.room.written());
    format!(
        r#"<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:dames3d:{id}:{side:?}</id>
<title>Dames 3D {id}</title>
<author><name>Dames 3D</name></author>
<updated>{updated}</updated>
<entry>
<id>urn:dames3d:{id}:{side:?}:{turns}:{state}</id>
<title>{title}</title>
<updated>{updated}</updated>
<content>{title} ({turns} turns)</content>
</entry>
</feed>
"#
    )
}

pub(super) async fn read(
    State(site): State<Arc<Site>>,
    Path((game, text)): Path<(String, String)>,
    request: Request,
) -> Response {
    let look = move |view: &View<'_>| {
        let seats = view.room.seats();
        let is_of = |side: &Side| {
            let seat = seats[*side];
            seat.is_some_and(|seat| constant_time_eq(&text, &token(view.game, &seat)))
        };
        let side = Side::BOTH.into_iter().find(is_of)?;
        Some(atom(view, side))
    };
    games::read(&site, &game, request, ATOM, look).await
}
