use crate::throttle::Rate;

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
