//! The game that a button goes to from the one at hand.

use super::new_game_options::NewGameOptions;
use crate::rules::{Geometry, Variant};

/// The family game after this one, or the first.
pub(crate) fn next_family_game(variant: Variant) -> Variant {
    let is_family_game = |variant: &&Variant| !Variant::STANDARD.contains(*variant);
    let mut games = Variant::ALL.iter().filter(is_family_game);
    let next = games.clone().skip_while(|&&game| game != variant).nth(1);
    *next.or_else(|| games.next()).unwrap_or(&variant)
}

/// The pyramid, or from there the flat board.
pub(crate) const fn other_game(variant: Variant) -> Variant {
    match variant {
        Variant::Dames3d => Variant::International,
        _ => Variant::Dames3d,
    }
}

/// The options for a family game, unless they are for one already.
pub(crate) fn family_game(mut options: NewGameOptions) -> NewGameOptions {
    if Variant::STANDARD.contains(&options.variant) {
        options.variant = Variant::Family(Geometry::Flat);
    }
    options
}
