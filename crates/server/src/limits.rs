//! The limits of a server, and rate limits for each address or each connection.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::online::Milliseconds;

const MAX_ADDRESSES: usize = 20_000;

/// The limits of a server, which protect it from exhaustion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub connections: usize,
    /// Maximum number of sockets of one address at a time.
    pub sockets_per_address: u32,
    /// Maximum number of games in memory.
    pub rooms: usize,
    /// Number of entries of a log after which a game accepts only what ends it.
    pub entries: u64,
    /// The requests of one socket.
    pub requests: Rate,
    /// The greetings and names of one seat.
    pub talk: Rate,
    /// The wrong secrets, codes and names of games of one address.
    pub guesses: Rate,
    /// The games offered from one address without the owner's key.
    pub creations: Rate,
    /// The games read by one address without a socket: exports, feeds and lists.
    pub reads: Rate,
    /// Sockets and new games from this machine itself are not limited by address.
    pub trusts_loopback: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            sockets_per_address: 500,
            rooms: 20_000,
            entries: 10_000,
            requests: Rate::new(40, 100),
            talk: Rate::new(6, 3_000),
            guesses: Rate::new(10, 6_000),
            creations: Rate::new(20, 60_000),
            reads: Rate::new(300, 200),
            trusts_loopback: true,
        }
    }
}

/// A rate limit: a burst, and then one in each interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Number at once.
    pub burst: u32,
    pub interval: Milliseconds,
}

impl Rate {
    /// A burst of this number, and then one in each interval of milliseconds.
    pub const fn new(burst: u32, interval: Milliseconds) -> Rate {
        Rate { burst, interval }
    }
}

/// The state of a [`Rate`]: the time at which everything taken has been earned back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowance {
    full_at: Milliseconds,
}

impl Allowance {
    /// Returns `true` if there is nothing left to take.
    pub fn is_spent(&self, rate: Rate, now: Milliseconds) -> bool {
        let owed = self.full_at.saturating_sub(now);
        owed + rate.interval > rate.interval * Milliseconds::from(rate.burst)
    }

    /// Takes one. Returns `false`, and takes nothing, if there is none left.
    pub fn take(&mut self, rate: Rate, now: Milliseconds) -> bool {
        let may = !self.is_spent(rate, now);
        if may {
            self.full_at = self.full_at.max(now) + rate.interval;
        }
        may
    }
}

/// An address for limits: a /64 network of IPv6 counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AddressKey(IpAddr);

impl AddressKey {
    pub fn new(address: IpAddr) -> AddressKey {
        AddressKey(match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = address.to_bits() & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from_bits(network))
            }
            address => address,
        })
    }
}

/// A rate for each address.
#[derive(Debug)]
pub struct Throttle {
    rate: Rate,
    allowances: Mutex<HashMap<AddressKey, Allowance>>,
}

impl Throttle {
    pub fn new(rate: Rate) -> Throttle {
        Throttle { rate, allowances: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<AddressKey, Allowance>> {
        self.allowances.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns `true` if this address has nothing left to take.
    pub fn is_spent(&self, address: AddressKey, now: Milliseconds) -> bool {
        let allowances = self.lock();
        let allowance = allowances.get(&address).copied().unwrap_or_default();
        allowance.is_spent(self.rate, now)
    }

    /// Takes one for this address. Returns `false` if there is none left.
    pub fn take(&self, address: AddressKey, now: Milliseconds) -> bool {
        let mut allowances = self.lock();
        if allowances.len() >= MAX_ADDRESSES && !allowances.contains_key(&address) {
            allowances.retain(|_, allowance| allowance.full_at > now);
            if allowances.len() >= MAX_ADDRESSES {
                // This many addresses at once are an attack; any of them may begin anew.
                if let Some(&any) = allowances.keys().next() {
                    allowances.remove(&any);
                }
            }
        }
        allowances.entry(address).or_default().take(self.rate, now)
    }

    pub fn addresses(&self) -> usize {
        self.lock().len()
    }
}
