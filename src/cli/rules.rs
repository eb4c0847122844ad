//! What is played, and from which position.

use dames3d::notation::fen;
use dames3d::rules::{Geometry, Position, Variant};

use super::errors::about;

/// What is played.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// international, dames3d, family, brigand or wolf-and-sheep
    #[arg(long)]
    variant: Variant,
    /// flat or pyramid, where the rules may be put on either; without it, the board they are named for
    #[arg(long)]
    board: Option<Geometry>,
}

impl RulesArgs {
    pub(crate) fn new(variant: Variant, board: Option<Geometry>) -> RulesArgs {
        RulesArgs { variant, board }
    }

    /// The rules on their board, if they can be put there.
    pub(crate) fn variant(self) -> anyhow::Result<Variant> {
        match self.board {
            None => Ok(self.variant),
            Some(board) => self.variant.with_geometry(board).ok_or_else(|| {
                anyhow::anyhow!(
                    "--board: {} is played on the flat board: expected flat, found {}",
                    self.variant,
                    board.name()
                )
            }),
        }
    }
}

/// The position of this text; without it, the start.
pub(crate) fn position(variant: Variant, text: Option<&str>) -> anyhow::Result<Position> {
    match text {
        None => Ok(Position::start(variant)),
        Some(text) => fen::read_position(text, variant).map_err(about("--fen")),
    }
}
