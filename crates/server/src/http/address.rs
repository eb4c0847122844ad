//! The address of a request's sender.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::Request;

use super::Site;
use crate::hub::Visitor;
use crate::throttle::AddressKey;

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
        address: AddressKey::of(address),
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
