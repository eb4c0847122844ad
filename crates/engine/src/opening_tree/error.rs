/// The reason why bytes are not an opening tree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpeningTreeError {
    /// The first bytes are not those of an opening tree.
    #[error("not an opening tree of Dames 3D: expected it to begin with “D3DOPENS”")]
    WrongMagic,
    /// The file has another format.
    #[error("byte 8: expected an opening tree of version {expected}, found version {found}")]
    WrongVersion {
        /// The version that this program reads.
        expected: u32,
        /// The version of the file.
        found: u32,
    },
    /// The file ends too early.
    #[error("byte {at}: expected {expected}, found the end of the file")]
    TooShort {
        /// The number of bytes of the file before the missing part.
        at: usize,
        /// The missing part.
        expected: &'static str,
    },
    /// The file has bytes after its end.
    #[error("byte {at}: expected the end of the file")]
    TooLong {
        /// The number of bytes of the tree.
        at: usize,
    },
    /// The bytes are not those that were written.
    #[error("the file is damaged: expected checksum {expected:08x}, found {found:08x}")]
    WrongChecksum {
        /// The checksum in the file.
        expected: u32,
        /// The checksum of its bytes.
        found: u32,
    },
    /// No variant that openings are grown for has this name.
    #[error("byte 13: expected international or dames3d, found “{0}”")]
    UnknownVariant(String),
    /// The tree does not fit the rules of its variant.
    #[error("position {index} of {positions}: expected {expected}")]
    WrongTree {
        /// The number of the position, from 0.
        index: usize,
        /// Number of positions of the file.
        positions: usize,
        /// The expectation that is not met.
        expected: &'static str,
    },
}
