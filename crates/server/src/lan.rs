use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use if_addrs::{IfAddr, get_if_addrs};

/// Prefixes of the interfaces of virtual machines and containers, which no phone reaches.
const VIRTUAL: [&str; 9] =
    ["br-", "cni", "docker", "podman", "vboxnet", "veth", "virbr", "vmnet", "wg"];

/// The private IPv4 address by which others in the same network reach this machine.
pub(crate) fn private_address() -> Option<Ipv4Addr> {
    let interfaces = get_if_addrs().unwrap_or_default();
    let candidates = interfaces.iter().filter_map(|interface| {
        let IfAddr::V4(address) = &interface.addr else {
            return None;
        };
        let is_virtual = VIRTUAL.iter().any(|name| interface.name.starts_with(name));
        (!is_virtual).then_some(address.ip)
    });
    choose(candidates, address_to_outside())
}

/// The address from which this machine would reach the internet. Nothing is sent.
fn address_to_outside() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address reserved for documentation.
    let outside: SocketAddr = (Ipv4Addr::new(192, 0, 2, 1), 9).into();
    socket.connect(outside).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) => Some(address),
        IpAddr::V6(_) => None,
    }
}

/// The private one of some addresses: the one on the route to the internet, else that of a usual home network.
fn choose(
    candidates: impl Iterator<Item = Ipv4Addr>,
    outside: Option<Ipv4Addr>,
) -> Option<Ipv4Addr> {
    let private = candidates.filter(Ipv4Addr::is_private);
    private.min_by_key(|&address| {
        let is_on_the_way = outside == Some(address);
        (!is_on_the_way, address.octets()[0] != 192, address)
    })
}
