//! The actions on lines of the analysis.

/// An action on a line of the analysis, or on the one that is previewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineAction {
    /// Play the first move of a line, or preview the line as far as a later one.
    Choose {
        /// The rank of the line, the best one being 0.
        line: u8,
        /// The number of moves.
        moves: u8,
    },
    /// Show one move less of the line previewed.
    Back,
    /// Show one move more of the line previewed.
    Forward,
    /// Play the moves shown of the line previewed.
    Play,
    /// Go back to the game.
    Close,
}
