use std::fmt;
use std::net::{SocketAddr, ToSocketAddrs};
use std::str::FromStr;

/// A network address: a port of this machine, `27531`, or of another one, `192.168.0.7:27531`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub SocketAddr);

/// Text that is not an address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a port such as 27531 or an address such as 127.0.0.1:27531, found “{0}”")]
pub struct AddressError(pub String);

impl Address {
    /// The port that programs use by default.
    pub const DEFAULT_PORT: u16 = 27531;

    /// A port that only this machine reaches; 0 for any free one.
    pub fn local(port: u16) -> Address {
        Address(SocketAddr::from(([127, 0, 0, 1], port)))
    }
}

impl Default for Address {
    fn default() -> Address {
        Address::local(Address::DEFAULT_PORT)
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        if let Ok(port) = text.parse() {
            return Ok(Address::local(port));
        }
        let mut addresses = text.to_socket_addrs().into_iter().flatten();
        let address = addresses.next().map(Address);
        address.ok_or_else(|| AddressError(text.to_owned()))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
