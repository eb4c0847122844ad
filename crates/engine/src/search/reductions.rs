//! By how many plies less some moves and positions are searched.

/// Internal iterative reduction: without a move from the transposition table, the depth is one ply less.
pub(super) fn internal_iterative_reduction(depth: i32) -> i32 {
    if depth >= 4 { depth - 1 } else { depth }
}

/// Late move reduction: by how many plies less a quiet move is searched, after `tried` others.
pub(super) fn late_move_reduction(depth: i32, tried: usize, is_pv: bool) -> i32 {
    if depth < 2 || tried < 2 {
        return 0;
    }
    let reduction = match tried {
        ..4 => 1,
        4..10 => 1 + depth / 6,
        _ => 1 + depth / 4,
    };
    if is_pv { reduction / 2 + 1 } else { reduction }.min(depth - 1)
}
