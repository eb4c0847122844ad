//! The routes of the server: the socket, games as files and feeds, metrics, and the page.

mod address;
mod feed;
mod feed_path;
mod games;
mod page;
mod socket;

pub(crate) use address::Connected;
pub use page::installed_page;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};

use crate::hub::Hub;
use crate::limits::{AddressKey, Throttle};
use crate::metrics::MEDIA_TYPE;
use address::{AddressCounter, client_address};

const MAX_BODY: usize = 16 * 1024;
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

pub(crate) struct Site {
    pub(crate) hub: Arc<Hub>,
    /// The address of the page for clients, if it is not the one they connect to.
    pub(crate) public_url: Option<String>,
    /// A proxy passes the address of a client in a header.
    pub(crate) is_behind_proxy: bool,
    reads: Throttle,
    sockets: Arc<AddressCounter>,
}

impl Site {
    pub(crate) fn new(
        hub: Arc<Hub>,
        public_url: Option<String>,
        is_behind_proxy: bool,
    ) -> Arc<Site> {
        let reads = Throttle::new(hub.limits().reads);
        Arc::new(Site { hub, public_url, is_behind_proxy, reads, sockets: Arc::default() })
    }

    /// Takes this number of readings of games from the allowance of this request's address.
    fn may_read(&self, request: &Request, games: usize) -> bool {
        let address = AddressKey::new(client_address(self, request));
        let now = self.hub.now();
        (0..games.max(1)).all(|_| self.reads.take(address, now))
    }
}

/// All routes. Without a folder of the page there is a line of text in its place.
pub(crate) fn router(site: Arc<Site>, page: Option<&Path>) -> Router {
    let router = Router::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .route("/socket", any(socket::open))
        .route("/games", post(games::list))
        .route("/game/{game}/pdn", get(games::export))
        .route("/game/{game}", axum::routing::delete(games::delete))
        .route("/feed/{game}/{token}", get(feed::read))
        .layer(DefaultBodyLimit::max(MAX_BODY));
    page::with_page(router, page).layer(middleware::from_fn(with_headers)).with_state(site)
}

async fn with_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    page::add_headers(response.headers_mut());
    response
}

async fn health(State(site): State<Arc<Site>>) -> Response {
    if site.hub.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response()
    } else {
        "ok\n".into_response()
    }
}

/// The metrics are for the owner of the server: they are not sent to public addresses.
async fn metrics(State(site): State<Arc<Site>>, request: Request) -> Response {
    if !address::is_local(client_address(&site, &request)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = site.hub.metrics().text();
    ([(header::CONTENT_TYPE, MEDIA_TYPE)], text).into_response()
}
