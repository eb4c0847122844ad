//! Draws the setup: its pieces, with marks for the cursor, the hovered square, and the squares that make it illegal.

use bevy::prelude::*;

use super::state::PositionEditor;
use crate::board::{Square, SquareSet};
use crate::rules::{Setup, SetupError, Side};
use crate::viewer::board::drawing::pieces::{SetOutGame, set_out};
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, ComposeBoard, LayerHeight, Marks};
use crate::viewer::board::marking::marks::SquareMark;
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{BoardPiece, PieceAssets};

fn marks(state: &PositionEditor, hovered: Option<Square>) -> Marks {
    let problems = state.draft.problems();
    let problems = problems.iter().filter_map(SetupError::square);
    let cursor = state.cursor.map(|square| (SquareMark::Cursor, square));
    let over = hovered.filter(|_| cursor.is_none());
    problems
        .map(|square| (SquareMark::Problem, square))
        .chain(cursor)
        .chain(over.map(|square| (SquareMark::Over, square)))
        .collect()
}

fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let state = board.get::<PositionEditor>()?;
    let setup = state.draft.setup();
    Some(BoardLayer {
        covers_game: true,
        setup: Some(*setup),
        carried: Some(state.carried),
        marks: Some(marks(state, board.of::<Selection>().hovered())),
        must_see: Some(Vec::new()),
        to_click: Some(SquareSet::EMPTY),
        to_drag: Some(setup.pieces(Side::White) | setup.pieces(Side::Black)),
        cursor: state.cursor,
        ..BoardLayer::default()
    })
}

/// Sets out the draft's pieces, and the game's when the editor closes.
fn set_out_draft(
    mut commands: Commands,
    editor: Option<Res<PositionEditor>>,
    session: Res<CurrentSession>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    mut animation: ResMut<MoveAnimation>,
    mut shown: Local<Option<Setup>>,
    pieces: Query<Entity, With<BoardPiece>>,
) {
    let draft = editor.map(|editor| *editor.draft.setup());
    if *shown == draft {
        return;
    }
    *shown = draft;
    *animation = MoveAnimation::default();
    pieces.iter().for_each(|piece| commands.entity(piece).despawn());
    let setup = draft.unwrap_or_else(|| session.game().current_setup());
    set_out(&mut commands, &setup, &looks, *relief);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_board_layer(LayerHeight::Instead, layer).add_systems(
        Update,
        set_out_draft
            .in_set(FrameSystems::Render)
            .after(SetOutGame)
            .before(ComposeBoard::AfterMoves),
    );
}
