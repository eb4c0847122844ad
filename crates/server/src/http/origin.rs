//! The origins that may open a socket.

use axum::http::{HeaderMap, header};

/// Returns `true` for programs, which send no origin, for pages of this host, and for those of the public address.
pub(super) fn may_open(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = origins.next() else {
        return true;
    };
    let (Ok(origin), None) = (origin.to_str(), origins.next()) else {
        return false;
    };
    let host = headers.get(header::HOST);
    let host = host.and_then(|host| host.to_str().ok());
    let is_same = |host: &str| !host.is_empty() && authority(origin) == Some(host);
    let is_public = public_url.is_some_and(|url| same_origin(url, origin));
    is_public || host.is_some_and(is_same)
}

/// Host and port of a web address.
fn authority(url: &str) -> Option<&str> {
    let rest = ["http://", "https://"].into_iter().find_map(|scheme| url.strip_prefix(scheme))?;
    rest.split('/').next()
}

fn same_origin(url: &str, origin: &str) -> bool {
    let scheme = |url: &str| url.split_once("://").map(|(scheme, _)| scheme.to_owned());
    authority(url).is_some() && authority(url) == authority(origin) && scheme(url) == scheme(origin)
}
