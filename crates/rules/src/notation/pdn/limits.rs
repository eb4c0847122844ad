//! Bounds of what the reader keeps in memory, far above those of real games. Where one is passed, an error says so and
//! reading continues.

/// Greatest length of a line in bytes; PDN allows a whole game on one.
pub const MAX_LINE_BYTES: usize = 16 << 20;

/// Greatest length of a comment in bytes.
pub const MAX_COMMENT_BYTES: usize = 1 << 20;

/// Greatest length in bytes of all comments and tags of a game.
pub const MAX_TEXT_BYTES: usize = 16 << 20;

/// Greatest number of tags of a game.
pub const MAX_TAGS: usize = 1000;

/// Greatest number of variations within variations.
pub const MAX_NESTING: usize = 1000;

/// Greatest number of turns in all lines of a game.
pub const MAX_TURNS: usize = 100_000;

/// Greatest number of errors reported of a game.
pub const MAX_ERRORS: usize = 100;

/// Greatest number of squares of a move.
pub(super) const MAX_SQUARES: usize = 64;
