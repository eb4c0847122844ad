//! The pieces of both sides, which tables are divided by, and the index of their positions: a mixed-radix number whose
//! four digits are the combinatorial indices of the own men, own kings, opponent's men and opponent's kings (Wikipedia,
//! “Combinatorial number system”).

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::board::{Square, SquareSet};
use crate::combinatorial_index;
use crate::combinatorial_index::binomial;
use crate::evaluation::features::Perspective;
use crate::rules::{
    DrawRules, EndgameClass, FewAgainstKing, MoveList, Ply, Position, Setup, Side, Variant,
};

/// The men and kings of both sides, the side to move first. Written like `KKM-KM`: two kings and a man to move against
/// a king and a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Material {
    /// The pieces of the side to move.
    pub own: SideMaterial,
    /// The pieces of its opponent.
    pub opponent: SideMaterial,
}

/// The men and kings of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideMaterial {
    /// Number of men.
    pub men: u8,
    /// Number of kings.
    pub kings: u8,
}

/// The largest number of pieces for which tables can be built.
pub const MAX_PIECES: u8 = 5;

/// Number of squares on which a man can stand: all but those of its promotion row.
const MEN_SQUARES: usize = 45;

impl SideMaterial {
    /// Number of pieces.
    pub const fn pieces(self) -> u8 {
        self.men + self.kings
    }

    /// Returns `true` for one king and nothing else.
    const fn is_lone_king(self) -> bool {
        self.kings == 1 && self.men == 0
    }

    /// All ways to have this number of pieces, those with fewer men first.
    fn with_pieces(pieces: u8) -> impl Iterator<Item = SideMaterial> {
        (0..=pieces).map(move |men| SideMaterial { men, kings: pieces - men })
    }
}

impl Material {
    /// The material of a position.
    pub fn from_position(position: &Position) -> Material {
        Material::from_perspective(&Perspective::from_position(position, position.side_to_move()))
    }

    #[inline]
    pub(super) fn from_perspective(perspective: &Perspective) -> Material {
        let [own_men, own_kings, opponent_men, opponent_kings] =
            perspective.0.map(|set| set.len() as u8);
        Material {
            own: SideMaterial { men: own_men, kings: own_kings },
            opponent: SideMaterial { men: opponent_men, kings: opponent_kings },
        }
    }

    /// All materials with this number of pieces, at least one for each side, in an order in which the materials that
    /// promotions lead to come first.
    pub fn with_pieces(pieces: u8) -> Vec<Material> {
        let mut all: Vec<Material> = (1..pieces)
            .flat_map(|own| {
                SideMaterial::with_pieces(own).flat_map(move |own| {
                    SideMaterial::with_pieces(pieces - own.pieces())
                        .map(move |opponent| Material { own, opponent })
                })
            })
            .collect();
        all.sort_by_key(|material| material.own.men + material.opponent.men);
        all
    }

    /// The same material with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Material {
        Material { own: self.opponent, opponent: self.own }
    }

    /// Returns `true` for the pieces of [`EndgameClass::FewAgainstKing`](crate::rules::EndgameClass::FewAgainstKing),
    /// with either side to move.
    pub(super) const fn is_few_against_king(self) -> bool {
        let (own, opponent) = (self.own, self.opponent);
        let has_lone_king = own.is_lone_king() || opponent.is_lone_king();
        has_lone_king && own.kings > 0 && opponent.kings > 0 && self.pieces() <= 3
    }

    /// Number of pieces of both sides.
    pub const fn pieces(self) -> u8 {
        self.own.pieces() + self.opponent.pieces()
    }

    /// Numbers of own men, own kings, opponent's men and opponent's kings.
    pub(super) fn counts(self) -> [u8; 4] {
        let Material { own, opponent } = self;
        [own.men, own.kings, opponent.men, opponent.kings]
    }

    /// Number of ways to place each kind of piece by itself, in the order of [`Material::counts`].
    fn placement_counts(self) -> [usize; 4] {
        let squares = [MEN_SQUARES, Square::COUNT, MEN_SQUARES, Square::COUNT];
        let counts = self.counts();
        std::array::from_fn(|kind| binomial(squares[kind], counts[kind].into()))
    }
}

impl fmt::Display for SideMaterial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |letter: &str, count: u8| letter.repeat(count.into());
        write!(f, "{}{}", letters("K", self.kings), letters("M", self.men))
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{}", self.own, self.opponent))
    }
}

/// The error for a text that is not a material.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected pieces such as KKM-K, found “{0}”")]
pub struct ParseMaterialError(pub String);

impl FromStr for Material {
    type Err = ParseMaterialError;

    fn from_str(text: &str) -> Result<Material, ParseMaterialError> {
        let side = |text: &str| {
            let kings = text.bytes().take_while(|&letter| letter == b'K').count();
            let is_rest_men = text.bytes().skip(kings).all(|letter| letter == b'M');
            let men = u8::try_from(text.len() - kings).ok()?;
            let kings = u8::try_from(kings).ok()?;
            is_rest_men.then_some(SideMaterial { men, kings })
        };
        let sides = text.split_once('-');
        sides
            .and_then(|(own, opponent)| {
                Some(Material { own: side(own)?, opponent: side(opponent)? })
            })
            .ok_or_else(|| ParseMaterialError(text.to_owned()))
    }
}

impl TryFrom<String> for Material {
    type Error = ParseMaterialError;

    fn try_from(text: String) -> Result<Material, ParseMaterialError> {
        text.parse()
    }
}

impl From<Material> for String {
    fn from(material: Material) -> String {
        material.to_string()
    }
}

/// The rule by which tables judge two kings or one against one king (`rules.md` §3.8). Most endgames lead there, so the
/// rule changes nearly all results, and there are tables for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FewKingsRule {
    /// They are played out, without any draw by count. On the flat board, no win of these takes longer than the five
    /// moves that the federation gives them, with the first of them to move or the last, so that the results are those
    /// of games by its rule, too.
    PlayedOut,
    /// They are drawn at once, unless a phase of play is in progress: the rule of the rule sheets.
    Sheet,
}

impl FewKingsRule {
    /// Both rules.
    pub const BOTH: [FewKingsRule; 2] = [FewKingsRule::PlayedOut, FewKingsRule::Sheet];

    /// The rule of the tables that fit games under these draw rules.
    pub const fn from_draw_rules(draws: &DrawRules) -> FewKingsRule {
        match draws.few_against_king {
            Some(FewAgainstKing::DrawAtOnce) => FewKingsRule::Sheet,
            Some(FewAgainstKing::DrawAfter(_)) | None => FewKingsRule::PlayedOut,
        }
    }

    /// The draw rules whose results the tables of a variant hold: that for few kings alone.
    pub fn draw_rules(self, variant: Variant) -> DrawRules {
        let rule = match self {
            FewKingsRule::PlayedOut => FewAgainstKing::FEDERATION,
            FewKingsRule::Sheet => FewAgainstKing::SHEET,
        };
        let draws = variant.draws_with(rule);
        DrawRules {
            repetitions: u8::MAX,
            quiet: Ply(u16::MAX),
            three_against_king: None,
            few_against_king: draws.and_then(|draws| draws.few_against_king),
        }
    }

    /// The folder of a variant's tables under this rule, in the folder of all tables.
    pub(super) fn folder(self, all_tables: &Path, variant: Variant) -> PathBuf {
        let played_out = all_tables.join(variant.name());
        match self {
            FewKingsRule::PlayedOut => played_out,
            FewKingsRule::Sheet => played_out.join("sheet"),
        }
    }

    /// Returns `true` if a position with these legal moves is drawn at once.
    pub(crate) fn draws_at_once(self, position: &Position, moves: &MoveList) -> bool {
        self == FewKingsRule::Sheet
            && !moves.is_empty()
            && position.endgame_class() == Some(EndgameClass::FewAgainstKing)
            && FewAgainstKing::SHEET.applies_to(position)
            && !position.is_in_phase_of_play()
    }
}

// At least one piece is the opponent's.
const _: () = assert!(MAX_PIECES as usize <= combinatorial_index::MAX_SQUARES + 1);

/// The indices of the positions of one material, from 0. An index at which pieces would share a square has no position.
#[derive(Clone, Copy, Debug)]
pub(super) struct PositionIndex {
    material: Material,
    /// Number of square sets for each kind of piece.
    set_counts: [usize; 4],
    /// Difference in index between one set of a kind and the next.
    strides: [usize; 4],
}

impl PositionIndex {
    pub(super) fn new(material: Material) -> PositionIndex {
        let set_counts = material.placement_counts();
        PositionIndex {
            material,
            set_counts,
            strides: std::array::from_fn(|kind| set_counts[kind + 1..].iter().product()),
        }
    }

    /// Number of indices.
    pub(super) fn len(&self) -> usize {
        self.set_counts.iter().product()
    }

    /// Returns the index of a position of this material, in the perspective of the side to move.
    #[inline]
    pub(super) fn index(&self, perspective: &Perspective) -> usize {
        (0..4).map(|kind| self.index_part(kind, perspective.0[kind])).sum()
    }

    /// Returns the part of the index that comes from one kind of piece, by its place in a [`Perspective`].
    #[inline]
    pub(super) fn index_part(&self, kind: usize, set: SquareSet) -> usize {
        // Rotated so that own men stay off the last five squares, as the opponent's do: no man stands on its promotion
        // row.
        let set = if kind == 0 { set.rotate_180() } else { set };
        combinatorial_index::index_of(set) * self.strides[kind]
    }

    /// Returns the position at an index, in the perspective of the side to move; `None` if pieces would share a square
    /// or the index is too high.
    pub(super) fn perspective_at(&self, index: usize) -> Option<Perspective> {
        static SETS: LazyLock<[Vec<SquareSet>; combinatorial_index::MAX_SQUARES + 1]> =
            LazyLock::new(|| std::array::from_fn(combinatorial_index::subsets));
        let counts = self.material.counts();
        let mut sets = [SquareSet::EMPTY; 4];
        let mut rest = index;
        for kind in (0..4).rev() {
            let of_kind = &SETS[usize::from(counts[kind])];
            sets[kind] = *of_kind.get(rest % self.set_counts[kind])?;
            rest /= self.set_counts[kind];
        }
        sets[0] = sets[0].rotate_180();
        let occupied = sets.into_iter().fold(SquareSet::EMPTY, |all, set| all | set);
        (rest == 0 && occupied.len() == usize::from(self.material.pieces()))
            .then_some(Perspective(sets))
    }
}

/// The position with these pieces and White to move; `None` if the variant has no such position.
pub(super) fn position_at(perspective: &Perspective, variant: Variant) -> Option<Position> {
    let [own_men, own_kings, opponent_men, opponent_kings] = perspective.0;
    Setup::from_sets(
        own_men | own_kings,
        opponent_men | opponent_kings,
        own_kings | opponent_kings,
        Side::White,
    )
    .position(variant)
    .ok()
}

/// The same pieces in the opponent's perspective.
pub(super) fn swap_sides(perspective: &Perspective) -> Perspective {
    let [own_men, own_kings, opponent_men, opponent_kings] =
        perspective.0.map(SquareSet::rotate_180);
    Perspective([opponent_men, opponent_kings, own_men, own_kings])
}
