use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::notation::pdn::PdnGame;
use crate::platform::ExactPath;

/// The place of a game in a file of the player. The serialized names are a file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenPlace", into = "WrittenPlace")]
pub struct SavePlace {
    /// The file.
    pub path: PathBuf,
    /// The number of the game in the file, counted from 1.
    pub number: usize,
    /// The checksums of the texts that may stand there: those that this program has put there, or was about to. Any other
    /// text is the work of another program.
    pub checksums: Vec<u32>,
}

/// A place as a journal has it. Earlier versions know the first two fields, and leave the others out.
#[derive(Serialize, Deserialize)]
struct WrittenPlace {
    /// The path, as far as it is Unicode.
    path: String,
    number: usize,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    checksums: Vec<u32>,
    /// The path, if it is not Unicode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    exact_path: Option<ExactPath>,
}

impl From<WrittenPlace> for SavePlace {
    fn from(written: WrittenPlace) -> SavePlace {
        SavePlace {
            path: written
                .exact_path
                .map_or_else(|| written.path.into(), PathBuf::from),
            number: written.number,
            checksums: written.checksums,
        }
    }
}

impl From<SavePlace> for WrittenPlace {
    fn from(place: SavePlace) -> WrittenPlace {
        WrittenPlace {
            path: place.path.to_string_lossy().into_owned(),
            number: place.number,
            checksums: place.checksums,
            exact_path: match place.path.to_str() {
                Some(_) => None,
                None => Some(place.path.into()),
            },
        }
    }
}

impl SavePlace {
    /// Notes a text of the game: it may stand there, if the program was stopped before it noted that it does.
    pub(super) fn expect(&mut self, game: &PdnGame) {
        let checksum = checksum(game.to_string().as_bytes());
        if self.checksums.last() != Some(&checksum) {
            self.checksums.push(checksum);
        }
    }

    /// Takes over what was expected of an earlier note of the same place, from the text on that is noted here.
    pub(super) fn follow(&mut self, earlier: &SavePlace) {
        let is_same = self.path == earlier.path && self.number == earlier.number;
        if is_same && let [noted] = self.checksums[..] {
            let mut texts = earlier.checksums.iter();
            if let Some(index) = texts.rposition(|&text| text == noted) {
                self.checksums = earlier.checksums[index..].to_vec();
            }
        }
    }
}

/// The checksum (CRC-32) of the text of a game.
pub(super) fn checksum(text: &[u8]) -> u32 {
    crc32fast::hash(text)
}
