use std::ops::Range;

use super::bytes::{ByteReader, ByteWriter};
use super::game_date::GameDate;
use crate::notation::pdn::GameResult;
use crate::rules::{Side, Variant};

/// A game in an index, with names as numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameEntry {
    pub(super) file: u32,
    /// The number of the game in its file, counted from 1.
    pub(super) number: u32,
    pub(super) bytes: Range<u64>,
    pub(super) white: u32,
    pub(super) black: u32,
    pub(super) event: u32,
    pub(super) date: GameDate,
    pub(super) result: GameResult,
    pub(super) variant: Option<Variant>,
    pub(super) plies: u32,
    /// The first game with the same start and moves.
    pub(super) duplicate_of: Option<u32>,
    pub(super) has_errors: bool,
}

/// The numbers of results in a file.
const RESULTS: [GameResult; 5] = [
    GameResult::Won(Side::White),
    GameResult::Won(Side::Black),
    GameResult::Drawn,
    GameResult::BothLost,
    GameResult::Unfinished,
];
/// The number of an unknown variant, and of a game that is no duplicate.
const NONE: u32 = u32::MAX;

impl GameEntry {
    pub(super) fn write(&self, output: &mut ByteWriter) {
        let result = RESULTS.iter().position(|result| *result == self.result);
        for word in [
            self.file,
            self.number,
            self.white,
            self.black,
            self.event,
            self.date.bits(),
            result.map_or(NONE, |result| result as u32),
            self.variant.map_or(NONE, |variant| variant.index() as u32),
            self.plies,
            self.duplicate_of.unwrap_or(NONE),
            u32::from(self.has_errors),
        ] {
            output.u32(word);
        }
        output.u64(self.bytes.start);
        output.u64(self.bytes.end);
    }

    /// Reads a game; `None` if it is invalid.
    pub(super) fn read(input: &mut ByteReader<'_>) -> Option<GameEntry> {
        let mut word = || input.u32();
        let entry = GameEntry {
            file: word()?,
            number: word()?,
            white: word()?,
            black: word()?,
            event: word()?,
            date: GameDate::from_bits(word()?),
            result: *RESULTS.get(word()? as usize)?,
            variant: match word()? {
                NONE => None,
                number => Some(*Variant::ALL.get(number as usize)?),
            },
            plies: word()?,
            duplicate_of: Some(word()?).filter(|&game| game != NONE),
            has_errors: word()? != 0,
            bytes: input.u64()?..input.u64()?,
        };
        (entry.bytes.start <= entry.bytes.end).then_some(entry)
    }
}
