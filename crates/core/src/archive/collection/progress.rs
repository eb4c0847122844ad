/// The progress of building an index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IndexProgress {
    /// Number of files found.
    pub files: usize,
    /// Bytes of the files that have been read.
    pub bytes: u64,
    /// Bytes of all files; 0 during the search for files.
    pub all_bytes: u64,
    /// Number of games read.
    pub games: usize,
}
