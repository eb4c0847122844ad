//! Variants: a board and a rule set under one name.

use std::borrow::Cow;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::DrawRules;
use super::FewAgainstKing;
use super::Goal;
use super::RuleSet;
use crate::board::Board;

/// A kind of board.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(
    serialize_all = "lowercase",
    parse_err_ty = UnknownName,
    parse_err_fn = UnknownName::geometry
)]
pub enum Geometry {
    /// The top board alone.
    Flat,
    /// The five boards of the pyramid.
    Pyramid,
}

impl Geometry {
    /// Both kinds.
    pub const ALL: [Geometry; Geometry::COUNT] =
        *Geometry::VARIANTS.first_chunk().expect("all variants");

    /// The name in text: `flat` or `pyramid`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The board itself.
    #[inline]
    pub fn board(self) -> &'static Board {
        match self {
            Geometry::Flat => Board::flat(),
            Geometry::Pyramid => Board::pyramid(),
        }
    }

    /// The [standard](Variant::STANDARD) variant on this board.
    pub const fn standard_variant(self) -> Variant {
        match self {
            Geometry::Flat => Variant::International,
            Geometry::Pyramid => Variant::Dames3d,
        }
    }
}

/// One value for each kind of board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, bound(deserialize = "T: Default + Deserialize<'de>"))]
pub struct ByGeometry<T> {
    /// The value for the flat board.
    pub flat: T,
    /// The value for the pyramid.
    pub pyramid: T,
}

impl<T> Index<Geometry> for ByGeometry<T> {
    type Output = T;

    fn index(&self, geometry: Geometry) -> &T {
        match geometry {
            Geometry::Flat => &self.flat,
            Geometry::Pyramid => &self.pyramid,
        }
    }
}

impl<T> IndexMut<Geometry> for ByGeometry<T> {
    fn index_mut(&mut self, geometry: Geometry) -> &mut T {
        match geometry {
            Geometry::Flat => &mut self.flat,
            Geometry::Pyramid => &mut self.pyramid,
        }
    }
}

/// The error for a text that is not the name of a variant, a board, a level, a player or a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown {kind} “{name}”: expected {expected}")]
pub struct UnknownName {
    /// The kind of name that was expected, such as “variant”.
    pub kind: &'static str,
    /// The text.
    pub name: String,
    /// The names that exist.
    pub expected: Cow<'static, str>,
}

impl UnknownName {
    fn geometry(name: &str) -> UnknownName {
        UnknownName { kind: "board", name: name.to_owned(), expected: "flat or pyramid".into() }
    }
}

/// A board and a rule set with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Variant {
    /// International draughts on the flat board.
    International,
    /// Draughts on the five boards of the pyramid.
    Dames3d,
    /// Draughts by the family sheet: free choice of captures, and huffing (`rules.md` §4).
    Family(Geometry),
    /// The losing game of the family sheet.
    Brigand(Geometry),
    /// Wolf and sheep by the family sheet, on the flat board.
    WolfAndSheep,
}

impl Variant {
    /// Draughts on either board by the rules of `rules.md` §3.
    pub const STANDARD: [Variant; 2] = [Variant::International, Variant::Dames3d];

    /// All variants.
    pub const ALL: [Variant; 7] = [
        Variant::International,
        Variant::Dames3d,
        Variant::Family(Geometry::Flat),
        Variant::Family(Geometry::Pyramid),
        Variant::Brigand(Geometry::Flat),
        Variant::Brigand(Geometry::Pyramid),
        Variant::WolfAndSheep,
    ];

    /// The name in text: that of the rules, with `-pyramid` added to a family game on the pyramid.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::International => "international",
            Variant::Dames3d => "dames3d",
            Variant::Family(Geometry::Flat) => "family",
            Variant::Family(Geometry::Pyramid) => "family-pyramid",
            Variant::Brigand(Geometry::Flat) => "brigand",
            Variant::Brigand(Geometry::Pyramid) => "brigand-pyramid",
            Variant::WolfAndSheep => "wolf-and-sheep",
        }
    }

    /// The index in [`Variant::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Variant::International => 0,
            Variant::Dames3d => 1,
            Variant::Family(Geometry::Flat) => 2,
            Variant::Family(Geometry::Pyramid) => 3,
            Variant::Brigand(Geometry::Flat) => 4,
            Variant::Brigand(Geometry::Pyramid) => 5,
            Variant::WolfAndSheep => 6,
        }
    }

    /// The kind of its board.
    #[inline]
    pub const fn geometry(self) -> Geometry {
        match self {
            Variant::International | Variant::WolfAndSheep => Geometry::Flat,
            Variant::Dames3d => Geometry::Pyramid,
            Variant::Family(geometry) | Variant::Brigand(geometry) => geometry,
        }
    }

    /// The same rules on another kind of board. `None` for wolf and sheep on the pyramid, which is flat only
    /// (`rules.md` §4). Draughts is International on the flat board and Dames 3D on the pyramid.
    pub const fn with_geometry(self, geometry: Geometry) -> Option<Variant> {
        match (self, geometry) {
            (Variant::International | Variant::Dames3d, Geometry::Flat) => {
                Some(Variant::International)
            }
            (Variant::International | Variant::Dames3d, Geometry::Pyramid) => {
                Some(Variant::Dames3d)
            }
            (Variant::Family(_), geometry) => Some(Variant::Family(geometry)),
            (Variant::Brigand(_), geometry) => Some(Variant::Brigand(geometry)),
            (Variant::WolfAndSheep, Geometry::Flat) => Some(Variant::WolfAndSheep),
            (Variant::WolfAndSheep, Geometry::Pyramid) => None,
        }
    }

    /// The board it is played on.
    #[inline]
    pub fn board(self) -> &'static Board {
        self.geometry().board()
    }

    /// Returns `true` if the board has sides.
    pub const fn has_sides(self) -> bool {
        matches!(self.geometry(), Geometry::Pyramid)
    }

    /// The rule set.
    #[inline]
    pub const fn rule_set(self) -> RuleSet {
        match self {
            Variant::International => RuleSet::INTERNATIONAL,
            Variant::Dames3d => RuleSet::DAMES_3D,
            Variant::Family(_) => RuleSet::FAMILY,
            Variant::Brigand(_) => RuleSet::BRIGAND,
            Variant::WolfAndSheep => RuleSet::WOLF_AND_SHEEP,
        }
    }

    /// The draw rules with this rule for few pieces against a king; `None` if the variant is not played by it.
    /// International draughts has the federation's rule and that of the rule sheet, Dames 3D only the latter
    /// (`rules.md` §3.8).
    pub fn draws_with(self, few_against_king: FewAgainstKing) -> Option<DrawRules> {
        let is_played = match self {
            Variant::International => true,
            Variant::Dames3d => few_against_king == FewAgainstKing::SHEET,
            _ => false,
        };
        is_played.then_some(DrawRules {
            few_against_king: Some(few_against_king),
            ..self.rule_set().draws
        })
    }

    /// Returns `true` if the game is solved: every position's result is known, so the computer plays it without a
    /// search. Only wolf and sheep is.
    pub const fn is_solved(self) -> bool {
        matches!(self.rule_set().goal, Goal::GetBehind)
    }

    /// Returns `true` if the players place the pieces before play, as in wolf and sheep (`rules.md` §4).
    pub const fn has_placement(self) -> bool {
        matches!(self.rule_set().goal, Goal::GetBehind)
    }

    /// The figures it is played with.
    pub const fn figures(self) -> FigureSet {
        match self.rule_set().goal {
            Goal::GetBehind => FigureSet::WolfAndSheep,
            _ => FigureSet::Draughtsmen,
        }
    }

    /// Returns `true` if the side that loses its pieces wins, as in Brigand (`rules.md` §4).
    pub const fn is_giveaway(self) -> bool {
        matches!(self.rule_set().goal, Goal::LoseAll)
    }
}

/// The figures that a game is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FigureSet {
    /// Men and kings.
    #[default]
    Draughtsmen,
    /// White's men are sheep, and Black's is the wolf.
    WolfAndSheep,
}

impl From<Variant> for &'static str {
    fn from(variant: Variant) -> &'static str {
        variant.name()
    }
}

impl TryFrom<String> for Variant {
    type Error = UnknownName;

    fn try_from(name: String) -> Result<Variant, UnknownName> {
        name.parse()
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Variant {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Variant, UnknownName> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name).ok_or_else(|| UnknownName {
            kind: "variant",
            name: name.to_owned(),
            expected: Variant::ALL.map(Variant::name).join(", ").into(),
        })
    }
}
