//! Arguments for the variant and the position.

use anyhow::Context;

use super::values::{board_names, variant_names};
use crate::notation::fen;
use crate::rules::{GameHistory, Geometry, Position, Variant};

/// The variant.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct RulesArgs {
    #[arg(long, default_value_t = Variant::Dames3d, help = variant_names())]
    variant: Variant,
    #[arg(long, help = board_help())]
    board: Option<Geometry>,
}

/// The help text of `--board`.
pub(crate) fn board_help() -> String {
    format!("{}; the default is the variant's own board", board_names())
}

impl RulesArgs {
    /// The rules of a variant, optionally on another board.
    pub(crate) fn new(variant: Variant, board: Option<Geometry>) -> RulesArgs {
        RulesArgs { variant, board }
    }

    /// Returns the variant with these rules and this board, if it exists.
    pub fn variant(self) -> anyhow::Result<Variant> {
        let Some(board) = self.board else {
            return Ok(self.variant);
        };
        self.variant.with_geometry(board).with_context(|| {
            format!(
                "--board: {} is played on the flat board only: expected flat, found {}",
                self.variant,
                board.name()
            )
        })
    }
}

/// Parses a FEN; defaults to the starting position.
pub(crate) fn position(variant: Variant, text: Option<&str>) -> anyhow::Result<Position> {
    match text {
        None => Ok(Position::start(variant)),
        Some(text) => fen::read_position(&fen::typed(text), variant).context("--fen"),
    }
}

/// Starts a game history from a FEN with its counters, or from the starting position.
pub(crate) fn history(variant: Variant, text: Option<&str>) -> anyhow::Result<GameHistory> {
    let Some(text) = text else {
        return Ok(GameHistory::new(Position::start(variant)));
    };
    let (start, counters) = fen::read_start(&fen::typed(text), variant).context("--fen")?;
    Ok(GameHistory::with_counters(start, counters.draws(&start)))
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory};

    use crate::cli::arguments::Arguments;

    fn assert_has_default(command: &Command) {
        let variant = command.get_arguments().find(|argument| argument.get_id() == "variant");
        assert!(variant.is_none_or(|variant| !variant.is_required_set()), "{command}");
        command.get_subcommands().for_each(assert_has_default);
    }

    #[test]
    fn no_command_asks_for_a_variant() {
        assert_has_default(&Arguments::command());
    }
}
