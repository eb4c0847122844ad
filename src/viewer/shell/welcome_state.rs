//! The question of the first start: what is this?

use bevy::prelude::*;

/// The card of the first start, which is offered at most once to a player.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Welcome {
    /// It has been offered, or is not to be.
    #[default]
    Past,
    /// It opens with the window.
    Due,
    /// It has been offered in this session.
    Offered,
}
