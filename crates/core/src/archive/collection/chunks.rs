//! Parts of a file that can be read at the same time.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;

/// The greatest distance to search for the end of a game, in bytes. Where none is found, the part goes on to the next one.
const MAX_SEARCH: u64 = 1 << 20;

/// Splits a file of this length into parts of about `size` bytes, each of whole games.
///
/// A part begins with a line that is a tag, after a blank line and, before that, a line that ends with a result. There
/// the reader is behind the moves of a game, even if a comment or a variation is open, and so begins the next one.
pub(super) fn split(
    mut file: impl Read + Seek,
    length: u64,
    size: u64,
) -> io::Result<Vec<Range<u64>>> {
    let mut parts = Vec::new();
    let mut start = 0;
    while length - start > size {
        let from = start + size;
        file.seek(SeekFrom::Start(from))?;
        let text = BufReader::new(file.by_ref().take(MAX_SEARCH.min(length - from)));
        let end = match find_boundary(text)? {
            Some(offset) => from + offset,
            None if from + MAX_SEARCH < length => {
                let part = split_far(&mut file, length, from + MAX_SEARCH)?;
                part.unwrap_or(length)
            }
            None => length,
        };
        parts.push(start..end);
        start = end;
    }
    if start < length {
        parts.push(start..length);
    }
    Ok(parts)
}

/// Looks for a boundary from this byte on, however far it is.
fn split_far(mut file: impl Read + Seek, length: u64, mut from: u64) -> io::Result<Option<u64>> {
    while from < length {
        file.seek(SeekFrom::Start(from))?;
        let text = BufReader::new(file.by_ref().take(MAX_SEARCH.min(length - from)));
        if let Some(offset) = find_boundary(text)? {
            return Ok(Some(from + offset));
        }
        from += MAX_SEARCH;
    }
    Ok(None)
}

/// The byte at which the first game begins that is known to begin behind the first line.
fn find_boundary(mut text: impl BufRead) -> io::Result<Option<u64>> {
    let mut offset = text.skip_until(b'\n')? as u64;
    let (mut line, mut ended, mut is_after_blank) = (Vec::new(), false, false);
    loop {
        line.clear();
        let bytes = text.read_until(b'\n', &mut line)?;
        if bytes == 0 || line.last() != Some(&b'\n') {
            return Ok(None);
        }
        let content = line.trim_ascii();
        if content.is_empty() {
            is_after_blank = true;
        } else if ended && is_after_blank && is_tag(content) {
            return Ok(Some(offset));
        } else {
            ended = ends_game(content);
            is_after_blank = false;
        }
        offset += bytes as u64;
    }
}

/// Returns `true` if a line is a tag.
fn is_tag(line: &[u8]) -> bool {
    line.starts_with(b"[")
        && line.get(1).is_some_and(u8::is_ascii_alphabetic)
        && line.ends_with(b"\"]")
}

/// Returns `true` if a line of moves ends with a result.
fn ends_game(line: &[u8]) -> bool {
    const RESULTS: [&[u8]; 8] = [
        b"*", b"2-0", b"1-1", b"0-2", b"0-0", b"1-0", b"0-1", b"1/2-1/2",
    ];
    let last = line.rsplit(u8::is_ascii_whitespace).next();
    let is_other = line.starts_with(b"%") || line.contains(&b';');
    !is_other && last.is_some_and(|last| RESULTS.contains(&last))
}
