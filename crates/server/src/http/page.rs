//! The files of the page, and the headers of all answers.

use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::routing::get;
use tower_http::services::ServeDir;

use super::Site;

/// The answer without a page.
const NO_PAGE: &str = concat!(
    "Dames 3D ",
    env!("CARGO_PKG_VERSION"),
    ": a server of games, without the page; open its links by: dames3d LINK\n"
);

/// The page may load from its own server only, and open sockets; `web/README.md` has the same for other hosts. Its
/// engine is WebAssembly in workers, whose threads need an isolated origin; links with secrets are sent to nobody as
/// referrers.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self' ws: wss:; \
         img-src 'self'; style-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A new version of the page is visible at once; an unchanged file is not sent again.
    (header::CACHE_CONTROL, "no-cache"),
];

pub(super) fn add_headers(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// The files of a folder, compressed where it has them so. Browsers accept brotli through TLS only, gzip everywhere.
fn packed(folder: &Path) -> ServeDir {
    ServeDir::new(folder).precompressed_br().precompressed_gzip()
}

/// Adds the files of a folder, or a line of text without one.
pub(super) fn with_page(router: Router<Arc<Site>>, page: Option<&Path>) -> Router<Arc<Site>> {
    match page {
        Some(folder) => router.fallback_service(packed(folder)),
        None => router.route("/", get(async || NO_PAGE)),
    }
}
