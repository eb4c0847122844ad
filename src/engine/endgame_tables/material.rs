use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::combinatorial_index::binomial;
use crate::engine::evaluation::perspective::Perspective;
use crate::rules::Position;

/// How many men and kings each side has, the side to move first. Written as `KKM-KM`: two kings and a man to move
/// against a king and a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Material {
    /// What the side to move has.
    pub own: SideMaterial,
    /// What the other side has.
    pub other: SideMaterial,
}

/// One side's men and kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideMaterial {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
}

/// Squares a man can stand on: it is crowned on the last row.
pub(super) const MEN_SQUARES: usize = 45;

impl SideMaterial {
    /// All its pieces.
    pub const fn pieces(self) -> u8 {
        self.men + self.kings
    }

    /// Every way to have so many pieces, those of fewest men first.
    fn with_pieces(pieces: u8) -> impl Iterator<Item = SideMaterial> {
        (0..=pieces).map(move |men| SideMaterial {
            men,
            kings: pieces - men,
        })
    }
}

impl Material {
    /// What a position has.
    pub fn from_position(position: &Position) -> Material {
        Material::from_perspective(&Perspective::from_position(
            position,
            position.side_to_move(),
        ))
    }

    #[inline]
    pub(super) fn from_perspective(perspective: &Perspective) -> Material {
        let [own_men, own_kings, other_men, other_kings] = perspective.0.map(|set| set.len() as u8);
        Material {
            own: SideMaterial {
                men: own_men,
                kings: own_kings,
            },
            other: SideMaterial {
                men: other_men,
                kings: other_kings,
            },
        }
    }

    /// Everything with so many pieces, at least one for each side; what a capture or a crowning leads to comes
    /// before it.
    pub fn with_pieces(pieces: u8) -> Vec<Material> {
        let mut all: Vec<Material> = (1..pieces)
            .flat_map(|own| {
                SideMaterial::with_pieces(own).flat_map(move |own| {
                    SideMaterial::with_pieces(pieces - own.pieces())
                        .map(move |other| Material { own, other })
                })
            })
            .collect();
        all.sort_by_key(|material| material.own.men + material.other.men);
        all
    }

    /// The same with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Material {
        Material {
            own: self.other,
            other: self.own,
        }
    }

    /// Two kings or one against one king, whoever is to move.
    pub(super) const fn is_few_against_king(self) -> bool {
        self.own.men + self.other.men == 0 && self.pieces() <= 3
    }

    /// All pieces of both sides.
    pub const fn pieces(self) -> u8 {
        self.own.pieces() + self.other.pieces()
    }

    /// How many ways there are to place own men, own kings, other men and other kings, each kind by itself.
    pub(super) fn placement_counts(self) -> [usize; 4] {
        [
            binomial(MEN_SQUARES, self.own.men.into()),
            binomial(50, self.own.kings.into()),
            binomial(MEN_SQUARES, self.other.men.into()),
            binomial(50, self.other.kings.into()),
        ]
    }
}

impl fmt::Display for SideMaterial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |letter: &str, times: u8| letter.repeat(times.into());
        write!(f, "{}{}", letters("K", self.kings), letters("M", self.men))
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{}", self.own, self.other))
    }
}

/// A text that names no material.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected pieces such as KKM-K, found “{0}”")]
pub struct ParseMaterialError(pub String);

impl FromStr for Material {
    type Err = ParseMaterialError;

    fn from_str(text: &str) -> Result<Material, ParseMaterialError> {
        let force = |text: &str| {
            let kings = text.bytes().take_while(|&letter| letter == b'K').count();
            let is_rest_men = text.bytes().skip(kings).all(|letter| letter == b'M');
            let men = u8::try_from(text.len() - kings).ok()?;
            let kings = u8::try_from(kings).ok()?;
            is_rest_men.then_some(SideMaterial { men, kings })
        };
        let sides = text.split_once('-');
        sides
            .and_then(|(own, other)| {
                Some(Material {
                    own: force(own)?,
                    other: force(other)?,
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
