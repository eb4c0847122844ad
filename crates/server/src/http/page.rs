//! The folder and files of the page, and the headers of all answers.

use std::env;
use std::path::{Path, PathBuf};
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

/// Returns the folder of the page installed with this program: `page` beside it, or `share/dames3d/page` if it is in a
/// folder such as `/usr/games` or `~/.local/bin`. `None` if there is none.
pub fn installed_page() -> Option<PathBuf> {
    page_of(&env::current_exe().ok()?)
}

fn page_of(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    let shared = folder.parent().map(|prefix| prefix.join("share/dames3d/page"));
    let is_page = |page: &PathBuf| {
        let files = ["index.html", "page_bg.wasm"];
        files.iter().all(|file| page.join(file).is_file())
    };
    [folder.join("page")].into_iter().chain(shared).find(is_page)
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_page_is_found_beside_the_program_or_where_packages_have_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("usr/games/dames3d");
        assert_eq!(page_of(&program), None);
        assert_eq!(page_of(Path::new("/")), None);
        for place in ["usr/share/dames3d/page", "usr/games/page"] {
            let page = folder.path().join(place);
            fs::create_dir_all(&page).expect("folders");
            fs::write(page.join("index.html"), "").expect("a file");
            assert_ne!(page_of(&program), Some(page.clone()), "without its module");
            fs::write(page.join("page_bg.wasm"), "").expect("a file");
            assert_eq!(page_of(&program), Some(page));
        }
    }
}
