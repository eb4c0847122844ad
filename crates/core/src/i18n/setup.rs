//! Phrases about setting up a position.

use super::Localizer;
use crate::game::setup_editor::{SetupRemark, SetupTool};
use crate::rules::{FigureSet, Piece, PieceKind, Setup, SetupError, Side, Variant};

impl Localizer {
    /// A problem of an arrangement, with its square.
    pub fn setup_problem(&self, problem: &SetupError) -> String {
        let messages = &self.messages;
        match *problem {
            SetupError::UnpromotedMan {
                side: Side::White,
                square,
            } => messages.setup_white_man(square.number()),
            SetupError::UnpromotedMan {
                side: Side::Black,
                square,
            } => messages.setup_black_man(square.number()),
            SetupError::Empty => messages.setup_empty(),
            SetupError::NotWolfAndSheep => messages.setup_wolf_and_sheep(),
            SetupError::KingInWolfAndSheep { square, .. } => {
                messages.setup_no_kings(square.number())
            }
            _ => messages.position_illegal(),
        }
    }

    /// A remark about a legal position.
    pub fn setup_remark(&self, remark: &SetupRemark) -> String {
        match remark {
            SetupRemark::Ended(outcome) => self.messages.setup_ended(self.outcome(outcome)),
            SetupRemark::TooMany { side, pieces } => {
                self.messages.setup_too_many(self.side(*side), *pieces)
            }
        }
    }

    /// The numbers of men and kings of both sides.
    pub fn setup_counts(&self, variant: Variant, setup: &Setup) -> String {
        let of_side = |side| {
            let pieces = setup.pieces(side);
            let kings = (pieces & setup.kings()).len();
            let men = pieces.len() - kings;
            let name = self.side_of(variant, side);
            self.messages.setup_count(name, men, kings)
        };
        format!("{}\n{}", of_side(Side::White), of_side(Side::Black))
    }

    /// The name of a tool of the palette.
    pub fn setup_tool(&self, variant: Variant, tool: SetupTool) -> String {
        let messages = &self.messages;
        match tool {
            SetupTool::Place(piece) if variant.figures() == FigureSet::WolfAndSheep => {
                self.side_of(variant, piece.side)
            }
            SetupTool::Erase => messages.tool_erase(),
            SetupTool::Place(Piece { side, kind }) => match (side, kind) {
                (Side::White, PieceKind::Man) => messages.tool_white_man(),
                (Side::White, PieceKind::King) => messages.tool_white_king(),
                (Side::Black, PieceKind::Man) => messages.tool_black_man(),
                (Side::Black, PieceKind::King) => messages.tool_black_king(),
            },
        }
    }
}
