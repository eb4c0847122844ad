use super::game_review::{GameReview, JudgedMove};
use crate::engine::Score;
use crate::game::{Command, TurnNote};
use crate::game_tree::{AnnotatedScore, GameTree};
use crate::rules::Side;

/// The most turns that one command notes something about, so that it fits on a line of a recording.
const MAX_NOTES: usize = 100;

impl GameReview {
    /// The commands that note the review in the game: the score of each position, and the sign and a comment for each
    /// error. The game reviewed is the main line of the tree. `comment` is the comment on an error.
    pub fn commands(
        &self,
        tree: &GameTree,
        comment: &dyn Fn(&JudgedMove) -> String,
    ) -> Vec<Command> {
        let nodes = [tree.root()].into_iter().chain(tree.main_line());
        let notes = nodes.enumerate().filter_map(|(plies, node)| {
            let side = self.history.position_at(plies)?.side_to_move();
            let judged = match plies {
                0 => None,
                _ => self.judge_move(plies),
            };
            let error = judged.filter(|judged| judged.quality.is_some());
            Some(TurnNote {
                node: tree.path_of(node),
                evaluation: Some(evaluation(self.position(plies)?.score, side)),
                sign: error.as_ref().and_then(|error| Some(error.quality?.sign())),
                comment: error.map_or(String::new(), |error| comment(&error)),
            })
        });
        let notes: Vec<TurnNote> = notes.collect();
        let commands = notes.chunks(MAX_NOTES);
        commands
            .map(|notes| Command::Note(notes.to_vec()))
            .collect()
    }
}

/// A score for the side to move, as it is noted in a game.
fn evaluation(score: Score, side: Side) -> AnnotatedScore {
    let wins = |winner, plies: u16| AnnotatedScore::WinIn {
        winner,
        moves: plies.div_ceil(2),
    };
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => wins(side, plies.0),
        (_, Some(plies)) => wins(!side, plies.0),
        _ => AnnotatedScore::Centimen(match side {
            Side::White => score.hundredths(),
            Side::Black => -score.hundredths(),
        }),
    }
}
