//! Numbers and texts as bytes, little-endian, and back. Reading never panics, whatever the bytes are.

/// Appends values to a list of bytes.
#[derive(Debug, Default)]
pub(super) struct ByteWriter(pub(super) Vec<u8>);

impl ByteWriter {
    pub(super) fn u32(&mut self, value: u32) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(super) fn u64(&mut self, value: u64) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    /// Appends bytes with their number.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.u64(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }

    /// Appends numbers, with how many they are.
    pub(super) fn words(&mut self, words: &[u32]) {
        self.u64(4 * words.len() as u64);
        words.iter().for_each(|&word| self.u32(word));
    }
}

/// Takes values from bytes; `None` where they end.
#[derive(Clone, Copy, Debug)]
pub(super) struct ByteReader<'a>(pub(super) &'a [u8]);

impl<'a> ByteReader<'a> {
    fn chunk<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (chunk, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*chunk)
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        self.chunk().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Option<u64> {
        self.chunk().map(u64::from_le_bytes)
    }

    pub(super) fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.u64()?).ok()?;
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(bytes)
    }

    pub(super) fn text(&mut self) -> Option<String> {
        str::from_utf8(self.bytes()?).ok().map(str::to_owned)
    }

    pub(super) fn words(&mut self) -> Option<Vec<u32>> {
        let (words, rest) = self.bytes()?.as_chunks();
        let words = words.iter().map(|&word| u32::from_le_bytes(word));
        rest.is_empty().then(|| words.collect())
    }
}
