//! The tags of a game, and the variant that GameType, Variant and Rules name.

use std::fmt::{self, Write};

use crate::notation::printable;
use crate::notation::printable::acts_on_display;
use crate::rules::{DrawRules, FewAgainstKing, Geometry, Side, Variant};

/// The tags of a game, names with values, in order: `[Event "World championship"]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// No tags.
    pub fn new() -> Tags {
        Tags::default()
    }

    /// The value of the first tag with this name, in upper or lower case.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut pairs = self.pairs.iter();
        let found = pairs.find(|(other, _)| other.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// The name of a player, if the tag names one: a question mark means unknown.
    pub fn player(&self, side: Side) -> Option<&str> {
        let name = self.get(match side {
            Side::White => "White",
            Side::Black => "Black",
        });
        name.map(str::trim).filter(|name| !name.is_empty() && !name.chars().all(|c| c == '?'))
    }

    /// The rule for few pieces against a king that the tag DrawRule names, if it does: `federation` or `sheet`.
    pub fn few_against_king(&self) -> Option<FewAgainstKing> {
        let name = self.get(DRAW_RULE)?.trim();
        let named = DRAW_RULES.iter().find(|(known, _)| *known == name);
        named.map(|&(_, rule)| rule)
    }

    /// Sets the tag DrawRule to the rule for few pieces against a king, or removes it if that is the variant's own.
    pub fn set_few_against_king(&mut self, variant: Variant, draws: &DrawRules) {
        let own = variant.rule_set().draws.few_against_king;
        let other = draws.few_against_king.filter(|rule| Some(*rule) != own);
        match DRAW_RULES.iter().find(|(_, rule)| Some(*rule) == other) {
            Some((name, _)) => self.set(DRAW_RULE, *name),
            None => self.remove(DRAW_RULE),
        }
    }

    /// Sets the value of a tag: of the first with this name, or of a new one at the end.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let mut pairs = self.pairs.iter_mut();
        match pairs.find(|(other, _)| other.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value.into(),
            None => self.push(name, value),
        }
    }

    /// Adds a tag at the end, even if there is one with this name.
    pub fn push(&mut self, name: &str, value: impl Into<String>) {
        self.pairs.push((name.to_owned(), value.into()));
    }

    /// Removes all tags with this name.
    pub fn remove(&mut self, name: &str) {
        self.pairs.retain(|(other, _)| !other.eq_ignore_ascii_case(name));
    }

    /// The names and values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        let pairs = self.pairs.iter();
        pairs.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Number of tags.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Returns `true` if there are no tags.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
}

impl<N: AsRef<str>, V: Into<String>> FromIterator<(N, V)> for Tags {
    fn from_iter<T: IntoIterator<Item = (N, V)>>(pairs: T) -> Tags {
        let mut tags = Tags::new();
        for (name, value) in pairs {
            tags.push(name.as_ref(), value);
        }
        tags
    }
}

/// The tag for the draw rule in which games of one variant differ. Other programs do not know it, and skip it.
const DRAW_RULE: &str = "DrawRule";

/// The values of [`DRAW_RULE`].
const DRAW_RULES: [(&str, FewAgainstKing); 2] =
    [("federation", FewAgainstKing::FEDERATION), ("sheet", FewAgainstKing::SHEET)];

/// The name of a tag as it is written: ASCII letters and digits, beginning with a letter.
pub(super) fn clean_name(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).skip_while(char::is_ascii_digit).collect()
}

/// Writes a tag on a line of its own, with quotation marks and backslashes in its value escaped. Control characters
/// become spaces; bidirectional controls are dropped. Writes nothing if the name or the value is empty.
pub(super) fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    // Control characters become spaces, so that they are removed at the ends as well.
    let value = value.replace(char::is_control, " ");
    let value = value.replace(acts_on_display, "");
    let value = value.trim();
    if name.is_empty() || value.is_empty() {
        return Ok(());
    }
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c => f.write_char(c)?,
        }
    }
    f.write_str("\"]\n")
}

/// A game that this program does not play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OtherGame {
    /// A game type with a name in the PDN standard.
    #[error("this is {name} (GameType {number}), which Dames 3D does not play")]
    Known {
        /// Its number.
        number: u32,
        /// Its name.
        name: &'static str,
    },
    /// A game type without a name in the standard.
    #[error("this is a game of the unknown GameType {0}: expected 20 for international draughts")]
    UnknownType(u32),
    /// A tag that is no game type.
    #[error("expected a GameType such as 20,W,10,10,N2,0, found “{0}”")]
    InvalidType(String),
    /// International draughts on another board.
    #[error("GameType 20 is played on 10x10 squares, found “{0}”")]
    OtherBoard(String),
    /// Another variant, by its name.
    #[error("this is a game of the variant “{0}”, which Dames 3D does not play")]
    Variant(String),
    /// Rules of a later version.
    #[error("expected the rules {expected}, found “{found}”")]
    Rules {
        /// The rules this program knows.
        expected: &'static str,
        /// The rules of the game.
        found: String,
    },
}

/// The number and first side of international draughts in PDN's list of game types.
const INTERNATIONAL: u32 = 20;

/// The number that lidraughts writes for international draughts from a position.
const FROM_POSITION: u32 = 99;

/// The names of the game types in the standard.
const OTHER_GAMES: [(u32, &str); 16] = [
    (0, "chess"),
    (1, "Chinese chess"),
    (21, "English draughts"),
    (22, "Italian draughts"),
    (23, "American pool checkers"),
    (24, "Spanish draughts"),
    (25, "Russian draughts"),
    (26, "Brazilian draughts"),
    (27, "Canadian draughts"),
    (28, "Portuguese draughts"),
    (29, "Czech draughts"),
    (30, "Turkish draughts"),
    (31, "Thai draughts"),
    (40, "Frisian draughts"),
    (41, "Spantsiretti draughts"),
    (50, "Othello"),
];

/// Variants that other programs play on the board of international draughts, with its game type.
const OTHER_VARIANTS: [&str; 7] =
    ["frisian", "frysk", "frysk!", "antidraughts", "breakthrough", "killer", "bt"];

/// The GameType number of a variant. 20 is standard; the others are our own.
const fn number(variant: Variant) -> u32 {
    match variant {
        Variant::International => INTERNATIONAL,
        Variant::Dames3d => 3055,
        Variant::Family(Geometry::Flat) => 3056,
        Variant::Family(Geometry::Pyramid) => 3057,
        Variant::Brigand(Geometry::Flat) => 3058,
        Variant::Brigand(Geometry::Pyramid) => 3059,
        Variant::WolfAndSheep => 3060,
    }
}

/// The value of the tag Variant.
const fn title(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "International draughts",
        Variant::Dames3d => "Dames 3D",
        Variant::Family(Geometry::Flat) => "Family draughts",
        Variant::Family(Geometry::Pyramid) => "Family draughts on the pyramid",
        Variant::Brigand(Geometry::Flat) => "Brigand",
        Variant::Brigand(Geometry::Pyramid) => "Brigand on the pyramid",
        Variant::WolfAndSheep => "Wolf and sheep",
    }
}

/// The value of the tag Rules. Its number rises when the rules change.
const fn rules(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "international-1",
        Variant::Dames3d => "pyramid-1",
        Variant::Family(Geometry::Flat) => "family-1",
        Variant::Family(Geometry::Pyramid) => "family-pyramid-1",
        Variant::Brigand(Geometry::Flat) => "brigand-1",
        Variant::Brigand(Geometry::Pyramid) => "brigand-pyramid-1",
        Variant::WolfAndSheep => "wolf-and-sheep-1",
    }
}

/// The tags that name the variant of a game.
pub(super) fn tags_of(variant: Variant) -> Vec<(&'static str, String)> {
    let first = match variant.rule_set().first_side {
        Side::White => 'W',
        Side::Black => 'B',
    };
    let game_type = format!("{},{first},10,10,N2,0", number(variant));
    let mut tags = vec![("GameType", game_type)];
    if variant != Variant::International {
        tags.push(("Variant", title(variant).to_owned()));
        tags.push(("Rules", rules(variant).to_owned()));
    }
    tags
}

/// The variant that the tags name; international draughts if they name none. The error comes with the name of the tag
/// at fault.
pub(super) fn variant_of(tags: &Tags) -> Result<Variant, (&'static str, OtherGame)> {
    let variant = match tags.get("GameType").map(str::trim) {
        Some(text) if !text.is_empty() => {
            let has_start = tags.get("FEN").is_some_and(|fen| !fen.trim().is_empty());
            let variant = variant_of_type(text, has_start).map_err(|other| ("GameType", other))?;
            match tags.get("Variant") {
                Some(name) if variant == Variant::International && is_other_variant(name) => {
                    return Err(("Variant", OtherGame::Variant(printable(name, 60))));
                }
                _ => variant,
            }
        }
        _ => match (tags.get("Rules"), tags.get("Variant")) {
            (Some(text), _) if variant_of_rules(text).is_some() => {
                return Ok(variant_of_rules(text).unwrap_or(Variant::International));
            }
            (_, Some(name)) => variant_of_name(name)
                .ok_or_else(|| ("Variant", OtherGame::Variant(printable(name, 60))))?,
            (_, None) => Variant::International,
        },
    };
    match tags.get("Rules") {
        Some(found) if variant != Variant::International && found.trim() != rules(variant) => {
            let expected = rules(variant);
            let found = printable(found, 60);
            Err(("Rules", OtherGame::Rules { expected, found }))
        }
        _ => Ok(variant),
    }
}

/// The variant of a game type: its number, and for international draughts the size of its board. `has_start` is `true`
/// if the game starts from a position of its own.
fn variant_of_type(text: &str, has_start: bool) -> Result<Variant, OtherGame> {
    let mut fields = text.split(',').map(str::trim);
    let first = fields.next().and_then(|number| number.parse::<u32>().ok());
    let Some(number_found) = first else {
        return Err(OtherGame::InvalidType(printable(text, 60)));
    };
    let mut known = Variant::ALL.into_iter();
    let known = match number_found {
        FROM_POSITION if has_start => Some(Variant::International),
        _ => known.find(|&known| number(known) == number_found),
    };
    if let Some(variant) = known {
        let is_10x10 = |size: Option<&str>| size.is_none_or(|size| size == "10");
        return if is_10x10(fields.nth(1)) && is_10x10(fields.next()) {
            Ok(variant)
        } else {
            Err(OtherGame::OtherBoard(printable(text, 60)))
        };
    }
    let named = OTHER_GAMES.iter().find(|(known, _)| *known == number_found);
    Err(match named {
        Some(&(number, name)) => OtherGame::Known { number, name },
        None => OtherGame::UnknownType(number_found),
    })
}

fn variant_of_rules(text: &str) -> Option<Variant> {
    Variant::ALL.into_iter().find(|&variant| rules(variant) == text.trim())
}

/// The variant of a name: one of ours, or what other programs call international draughts.
fn variant_of_name(name: &str) -> Option<Variant> {
    const INTERNATIONAL_NAMES: [&str; 5] =
        ["", "standard", "normal", "international", "from position"];
    let name = name.trim().to_lowercase();
    if INTERNATIONAL_NAMES.contains(&name.as_str()) {
        return Some(Variant::International);
    }
    Variant::ALL
        .into_iter()
        .find(|&variant| variant.name() == name || title(variant).to_lowercase() == name)
}

fn is_other_variant(name: &str) -> bool {
    OTHER_VARIANTS.contains(&name.trim().to_lowercase().as_str())
}
