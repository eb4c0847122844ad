//! The pieces of both sides, which tables are divided by.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::board::Square;
use crate::combinatorial_index::binomial;
use crate::evaluation::perspective::Perspective;
use crate::rules::Position;

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

    /// Returns true for one king and nothing else.
    const fn is_lone_king(self) -> bool {
        self.kings == 1 && self.men == 0
    }

    /// All ways to have this number of pieces, those with fewer men first.
    fn with_pieces(pieces: u8) -> impl Iterator<Item = SideMaterial> {
        (0..=pieces).map(move |men| SideMaterial {
            men,
            kings: pieces - men,
        })
    }
}

impl Material {
    /// The material of a position.
    pub fn of(position: &Position) -> Material {
        Material::from_perspective(&Perspective::from_position(
            position,
            position.side_to_move(),
        ))
    }

    #[inline]
    pub(super) fn from_perspective(perspective: &Perspective) -> Material {
        let [own_men, own_kings, opponent_men, opponent_kings] =
            perspective.0.map(|set| set.len() as u8);
        Material {
            own: SideMaterial {
                men: own_men,
                kings: own_kings,
            },
            opponent: SideMaterial {
                men: opponent_men,
                kings: opponent_kings,
            },
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
        Material {
            own: self.opponent,
            opponent: self.own,
        }
    }

    /// Returns true for the pieces of [`EndgameClass::FewAgainstKing`](crate::rules::EndgameClass::FewAgainstKing),
    /// whoever is to move.
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
    pub(super) fn placement_counts(self) -> [usize; 4] {
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
                Some(Material {
                    own: side(own)?,
                    opponent: side(opponent)?,
                })
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
