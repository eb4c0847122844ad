//! The numbers that tune the search, and the depth reductions that follow from them.
//!
//! Scores and margins are in hundredths of a man, depths in plies. A change of any of these changes `dames3d bench`, and
//! a match has to show that it pays; see `docs/strength.md`.

/// The parameters of the search.
pub(super) struct SearchParams {
    /// The last depth of a search without a limit of depth.
    pub(super) max_depth: i32,

    /// The least depth with an aspiration window.
    pub(super) aspiration_min_depth: i32,
    /// Half the width of the first aspiration window.
    pub(super) aspiration_margin: i32,
    /// The factor by which the window grows on each failure.
    pub(super) aspiration_growth: i32,
    /// Beyond this margin the window is infinite.
    pub(super) aspiration_max_margin: i32,

    /// The least depth of an internal iterative reduction.
    iir_min_depth: i32,
    /// The plies by which it reduces the depth.
    iir_reduction: i32,

    /// The least depth of a late move reduction.
    lmr_min_depth: i32,
    /// Moves searched at full depth before any is reduced.
    lmr_full_depth_moves: usize,
    /// Up to this number of moves tried, the next one is reduced by the base alone.
    lmr_early_moves: usize,
    /// Up to this number, by a share of the depth as well; after it, by a larger share.
    lmr_middle_moves: usize,
    /// The reduction of every late move.
    lmr_base: i32,
    /// The divisor of the depth for moves in the middle of the list.
    lmr_middle_divisor: i32,
    /// The divisor of the depth for the last moves.
    lmr_late_divisor: i32,
    /// The divisor of the reduction in a principal variation, before the base is added.
    lmr_pv_divisor: i32,

    /// The least depth at which the shallow search of ProbCut is worth its time.
    pub(super) probcut_min_depth: i32,
    /// Distance above beta that the shallow score must have for each ply of depth.
    pub(super) probcut_margin: i32,
    /// The depth of the shallow search, as a fraction of the depth.
    probcut_depth: (i32, i32),

    /// Plies below the leaves at which sacrifices are still tried.
    pub(super) max_quiescence_plies: i32,
    /// The most that a sacrifice is expected to gain (Delta Pruning).
    pub(super) delta_margin: i32,

    /// The score of a cursed win at the root, before the distance to its end is subtracted.
    pub(super) cursed_win: i32,

    /// A bound that no score of the history table reaches.
    pub(super) history_max: i32,
    /// The most that one cutoff adds to a score, before the history's rate.
    pub(super) history_max_bonus: i32,
    /// The factor of each bonus: a score approaches the bound the faster, the greater it is.
    pub(super) history_rate: i32,
    /// The divisor of all scores from one iteration to the next.
    pub(super) history_decay: i32,
    /// Move order: the score of the killer move.
    pub(super) killer_score: i32,
    /// Move order: the score of each king that a move captures.
    pub(super) captured_king_score: i32,

    /// A move is easy if all others are worse by more than this.
    pub(super) easy_move_margin: i32,
    /// The plies by which the check for an easy move is shallower.
    pub(super) easy_move_reduction: i32,
    /// Iterations with the same best move before that check.
    pub(super) stable_iterations: usize,
    /// A drop of the score by this much counts as 1; greater drops count no more.
    pub(super) large_drop: f64,
    /// The weight of a change of the best move, one iteration later.
    pub(super) instability_decay: f64,
    /// The share of the time that a move takes: an easy one.
    pub(super) easy_time: f64,
    /// The share of the time that a move takes: while nothing changes.
    pub(super) stable_time: f64,
    /// The addition to that share for each change of the best move.
    pub(super) instability_time: f64,
    /// The addition for a large drop of the score.
    pub(super) drop_time: f64,
}

/// The parameters in use.
pub(super) const PARAMS: SearchParams = SearchParams {
    max_depth: 100,

    aspiration_min_depth: 5,
    aspiration_margin: 12,
    aspiration_growth: 3,
    aspiration_max_margin: 300,

    iir_min_depth: 4,
    iir_reduction: 1,

    lmr_min_depth: 2,
    lmr_full_depth_moves: 2,
    lmr_early_moves: 4,
    lmr_middle_moves: 10,
    lmr_base: 1,
    lmr_middle_divisor: 6,
    lmr_late_divisor: 4,
    lmr_pv_divisor: 2,

    probcut_min_depth: 3,
    probcut_margin: 5,
    probcut_depth: (2, 5),

    max_quiescence_plies: 8,
    delta_margin: 120,

    cursed_win: 200,

    history_max: HISTORY_MAX,
    history_max_bonus: 400,
    history_rate: 32,
    history_decay: 4,
    killer_score: 2 * HISTORY_MAX,
    captured_king_score: 4 * HISTORY_MAX,

    easy_move_margin: 80,
    easy_move_reduction: 3,
    stable_iterations: 4,
    large_drop: 60.0,
    instability_decay: 0.6,
    easy_time: 0.2,
    stable_time: 0.8,
    instability_time: 0.9,
    drop_time: 0.6,
};

const HISTORY_MAX: i32 = 1 << 14;

impl SearchParams {
    /// Internal iterative reduction: returns the depth for a position without a move in the transposition table.
    pub(super) fn internal_iterative_reduction(&self, depth: i32) -> i32 {
        if depth >= self.iir_min_depth {
            depth - self.iir_reduction
        } else {
            depth
        }
    }

    /// Late move reduction: returns how much less deeply a quiet move is searched after `tried` others.
    pub(super) fn late_move_reduction(&self, depth: i32, tried: usize, is_pv: bool) -> i32 {
        if depth < self.lmr_min_depth || tried < self.lmr_full_depth_moves {
            return 0;
        }
        let reduction = if tried < self.lmr_early_moves {
            self.lmr_base
        } else if tried < self.lmr_middle_moves {
            self.lmr_base + depth / self.lmr_middle_divisor
        } else {
            self.lmr_base + depth / self.lmr_late_divisor
        };
        let reduction = if is_pv {
            reduction / self.lmr_pv_divisor + self.lmr_base
        } else {
            reduction
        };
        reduction.min(depth - 1)
    }

    /// Returns the depth of ProbCut's shallow search.
    pub(super) fn probcut_depth(&self, depth: i32) -> i32 {
        let (numerator, denominator) = self.probcut_depth;
        numerator * depth / denominator
    }
}
