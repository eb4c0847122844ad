use crate::protocol::Program;
use crate::protocol::dxp::Address;

/// A program to play against over DamExchange, and the settings sent to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DxpOpponent {
    /// The way to reach it.
    pub endpoint: DxpEndpoint,
    /// Minutes that each player has, as the game request gives them.
    pub minutes: u16,
    /// Moves that each player makes in these minutes, as the game request gives them; 0 for the whole game.
    pub moves: u16,
    /// A chat message to send before the first game.
    pub say: Option<String>,
}

/// The way to reach a DamExchange program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DxpEndpoint {
    /// Call it: it listens at this address.
    Connect(Address),
    /// Wait for its call at this address.
    Listen(Address),
    /// Start it and wait for its call. In its arguments `{port}` stands for the port.
    Start {
        /// The program.
        program: Program,
        /// The address it calls.
        address: Address,
    },
}

impl DxpOpponent {
    /// The name of its program, or its address.
    pub(super) fn name(&self) -> String {
        match &self.endpoint {
            DxpEndpoint::Connect(address) | DxpEndpoint::Listen(address) => address.to_string(),
            DxpEndpoint::Start { program, .. } => program.name(),
        }
    }
}
