use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

/// One of the five boards: the pyramid seen from above or from a corner of its base (`rules.md` §2).
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
    VariantArray,
)]
pub enum Face {
    /// All 100 cubes, seen from above.
    Top,
    /// The side seen from the corner at White's left.
    SouthWest,
    /// The side seen from the corner at White's right.
    SouthEast,
    /// The side seen from the corner at Black's left.
    NorthEast,
    /// The side seen from the corner at Black's right.
    NorthWest,
}

impl Face {
    /// The five boards, the top first.
    pub const ALL: [Face; Face::COUNT] = *Face::VARIANTS.first_chunk().expect("all variants");

    /// The four sides, anticlockwise from White's left corner.
    pub const SIDES: [Face; 4] =
        [Face::SouthWest, Face::SouthEast, Face::NorthEast, Face::NorthWest];

    /// The index in [`Face::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The face on the other side of the pyramid; the top is its own opposite.
    pub const fn opposite(self) -> Face {
        match self {
            Face::Top => Face::Top,
            Face::SouthWest => Face::NorthEast,
            Face::SouthEast => Face::NorthWest,
            Face::NorthEast => Face::SouthWest,
            Face::NorthWest => Face::SouthEast,
        }
    }

    /// Rows and columns from the center of the pyramid toward the corner from which the side is seen; `None` for the
    /// top.
    pub const fn corner(self) -> Option<(i8, i8)> {
        match self {
            Face::Top => None,
            Face::SouthWest => Some((-1, -1)),
            Face::SouthEast => Some((-1, 1)),
            Face::NorthEast => Some((1, 1)),
            Face::NorthWest => Some((1, -1)),
        }
    }
}

/// One value for each of the five boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByFace<T>(pub [T; 5]);

impl<T> ByFace<T> {
    /// The result of `value` for each face.
    pub fn from_fn(value: impl FnMut(Face) -> T) -> ByFace<T> {
        ByFace(Face::ALL.map(value))
    }

    /// Iterates over the faces with their values, the top first.
    pub fn iter(&self) -> impl Iterator<Item = (Face, &T)> {
        Face::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Face> for ByFace<T> {
    type Output = T;

    fn index(&self, face: Face) -> &T {
        &self.0[face.index()]
    }
}

impl<T> IndexMut<Face> for ByFace<T> {
    fn index_mut(&mut self, face: Face) -> &mut T {
        &mut self.0[face.index()]
    }
}

/// A set of the five boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FaceSet(u8);

impl FaceSet {
    /// The empty set.
    pub const EMPTY: FaceSet = FaceSet(0);

    /// Returns `true` if the set contains this board.
    pub const fn contains(self, face: Face) -> bool {
        self.0 & (1 << face.index()) != 0
    }

    /// Adds a board.
    pub const fn insert(&mut self, face: Face) {
        self.0 |= 1 << face.index();
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the sets share a board.
    pub const fn intersects(self, other: FaceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Number of boards in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Iterates over the boards, the top first.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.contains(face))
    }
}

impl From<Face> for FaceSet {
    fn from(face: Face) -> FaceSet {
        FaceSet::from_iter([face])
    }
}

impl FromIterator<Face> for FaceSet {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> FaceSet {
        let mut set = FaceSet::EMPTY;
        faces.into_iter().for_each(|face| set.insert(face));
        set
    }
}
