use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The place of a node in a tree, which stays the same when a recording is replayed.
///
/// As text, and serialized, it is the variations on the way as `ply:place` and then the ply of the node: `24` is the
/// position after 24 plies of the main line, and `5:1 8` leaves the main line at ply 5 for the first variation there
/// and ends at ply 8. The continuation of a line has place 0 and is not written.
///
/// ```
/// use dames3d_rules::game_tree::NodePath;
///
/// let path: NodePath = "5:1 8".parse()?;
/// assert_eq!(path.places().collect::<Vec<_>>(), [0, 0, 0, 0, 1, 0, 0, 0]);
/// assert_eq!(path.to_string(), "5:1 8");
/// # Ok::<(), dames3d_rules::game_tree::NodePathError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NodePath {
    /// The plies at which the path takes a variation, in order, each with its place among the children, from 1.
    variations: Vec<(u32, u32)>,
    ply: u32,
}

/// The reason why a text is not a path.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NodePathError {
    /// A word is neither a number nor a variation.
    #[error("expected a ply such as 24, after variations such as 5:1, found {0:?}")]
    Word(String),
    /// The plies of the variations do not rise, or go beyond the node.
    #[error("expected variations at rising plies up to the last, found {0:?}")]
    Order(String),
}

impl NodePath {
    /// The root.
    pub fn root() -> NodePath {
        NodePath::default()
    }

    /// The path with these places among the children, from the root on.
    pub fn from_places(places: impl IntoIterator<Item = usize>) -> NodePath {
        let mut path = NodePath::root();
        for place in places {
            path.ply += 1;
            if place > 0 {
                path.variations.push((path.ply, place as u32));
            }
        }
        path
    }

    /// The place among the children at each ply, from the root on; 0 is the continuation.
    pub fn places(&self) -> impl Iterator<Item = usize> + '_ {
        let mut variations = self.variations.iter().peekable();
        (1..=self.ply).map(move |ply| {
            let variation = variations.next_if(|&&(at, _)| at == ply);
            variation.map_or(0, |&(_, place)| place as usize)
        })
    }

    /// Number of plies from the root.
    pub fn ply(&self) -> usize {
        self.ply as usize
    }
}

impl fmt::Display for NodePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (ply, place) in &self.variations {
            write!(f, "{ply}:{place} ")?;
        }
        write!(f, "{}", self.ply)
    }
}

impl FromStr for NodePath {
    type Err = NodePathError;

    fn from_str(text: &str) -> Result<NodePath, NodePathError> {
        /// Maximum length of a text that an error quotes, in characters.
        const MAX_SHOWN: usize = 40;
        let shown = |text: &str| text.chars().take(MAX_SHOWN).collect::<String>();
        let number = |word: &str| match word.parse() {
            Ok(number) if word.bytes().all(|byte| byte.is_ascii_digit()) => Ok(number),
            _ => Err(NodePathError::Word(shown(word))),
        };
        let mut words = text.split_ascii_whitespace();
        let ply = number(words.next_back().unwrap_or_default())?;
        let mut variations: Vec<(u32, u32)> = Vec::new();
        for word in words {
            let parts = word.split_once(':');
            let (at, place) = parts.ok_or_else(|| NodePathError::Word(shown(word)))?;
            let (at, place) = (number(at)?, number(place)?);
            let last = variations.last().map_or(0, |&(last, _)| last);
            if at <= last || at > ply || place == 0 {
                return Err(NodePathError::Order(shown(text)));
            }
            variations.push((at, place));
        }
        Ok(NodePath { variations, ply })
    }
}

impl TryFrom<String> for NodePath {
    type Error = NodePathError;

    fn try_from(text: String) -> Result<NodePath, NodePathError> {
        text.parse()
    }
}

impl From<NodePath> for String {
    fn from(path: NodePath) -> String {
        path.to_string()
    }
}
