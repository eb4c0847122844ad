//! The tools that change a square.

use crate::rules::{Piece, PieceKind, Side, Variant};

/// A tool of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupTool {
    /// Places this piece.
    Place(Piece),
    /// Empties the square.
    Erase,
}

impl SetupTool {
    /// The tools for the pieces of a variant, in the order of the palette.
    pub fn palette(variant: Variant) -> Vec<SetupTool> {
        let kinds = [PieceKind::Man, PieceKind::King];
        let kinds = kinds.into_iter().filter(|&kind| has_kind(variant, kind));
        let kinds: Vec<_> = kinds.collect();
        let of_side = |side| kinds.iter().map(move |&kind| Piece { side, kind });
        let pieces = Side::BOTH.into_iter().flat_map(of_side);
        pieces
            .map(SetupTool::Place)
            .chain([SetupTool::Erase])
            .collect()
    }

    /// The tool that places a man of this side.
    pub const fn man(side: Side) -> SetupTool {
        SetupTool::Place(Piece {
            side,
            kind: PieceKind::Man,
        })
    }

    /// The same tool for the other side.
    #[must_use]
    pub fn for_other_side(self) -> SetupTool {
        match self {
            SetupTool::Place(Piece { side, kind }) => SetupTool::Place(Piece { side: !side, kind }),
            SetupTool::Erase => SetupTool::Erase,
        }
    }

    /// The piece that a click with this tool leaves on a square: the tool's own or, if a piece of its side stands there,
    /// a king instead of a man and nothing instead of a king. So one tool makes men, kings and empty squares.
    pub fn result(self, found: Option<Piece>, variant: Variant) -> Option<Piece> {
        let SetupTool::Place(piece) = self else {
            return None;
        };
        match found {
            Some(found) if found.side != piece.side => Some(piece),
            Some(found) if found.kind == PieceKind::Man => {
                let king = Piece {
                    kind: PieceKind::King,
                    ..found
                };
                Some(king).filter(|_| has_kind(variant, PieceKind::King))
            }
            Some(_) => None,
            None => Some(piece),
        }
    }
}

/// Returns `true` if pieces of this kind occur in the variant.
pub(super) const fn has_kind(variant: Variant, kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Man) || variant.rule_set().promotion
}
