//! The address of a request's sender, and the origin of its page.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::Request;
use axum::http::{HeaderMap, header};

use super::Site;
use crate::hub::Visitor;
use crate::limits::AddressKey;

/// The peer of a connection, attached to each of its requests.
#[derive(Clone, Debug)]
pub(crate) struct Connected {
    pub(crate) peer: SocketAddr,
    /// Held as long as the connection counts.
    pub(crate) _permit: Arc<tokio::sync::OwnedSemaphorePermit>,
}

/// The address of the client: that of the connection or, behind a proxy, the one in the proxy's header.
pub(super) fn client_address(site: &Site, request: &Request) -> IpAddr {
    let connected = request.extensions().get::<Connected>();
    let peer = connected.map_or(Ipv4Addr::UNSPECIFIED.into(), |connected| connected.peer.ip());
    if !site.is_behind_proxy {
        return peer.to_canonical();
    }
    // Each proxy appends; everything before the last address can be forged.
    let forwarded = request.headers().get_all("x-forwarded-for");
    let last = forwarded.iter().next_back();
    let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    let address = last.and_then(|text| text.trim().parse().ok());
    address.unwrap_or(peer).to_canonical()
}

/// Returns `true` for this machine and for private networks.
pub(super) fn is_local(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_loopback() || address.is_private() || address.is_link_local()
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

/// The sender of a request, for limits.
pub(super) fn visitor(site: &Site, request: &Request) -> Visitor {
    let address = client_address(site, request);
    Visitor {
        address: AddressKey::new(address),
        is_trusted: site.hub.limits().trusts_loopback && address.is_loopback(),
    }
}

/// Number of sockets of each address.
#[derive(Debug, Default)]
pub(super) struct AddressCounter(Mutex<HashMap<AddressKey, u32>>);

/// A socket that counts for its address.
#[derive(Debug)]
pub(super) struct Counted {
    counter: Arc<AddressCounter>,
    address: AddressKey,
}

impl AddressCounter {
    fn lock(&self) -> MutexGuard<'_, HashMap<AddressKey, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts another socket, unless the address has reached the limit.
    pub(super) fn count(self: &Arc<Self>, address: AddressKey, most: u32) -> Option<Counted> {
        let mut counts = self.lock();
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { counter: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counter.lock();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// Returns `true` for programs, which send no origin, for pages of this host, and for those of the public address.
pub(super) fn is_origin_allowed(headers: &HeaderMap, public_url: Option<&str>) -> bool {
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
