use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::session_log::{Replayed, is_unfinished};
use super::store::JOURNAL;
use super::{Archive, Damage, Journal, SessionLog, read_journal};
use crate::game::{Command, Game, Session};
use crate::notation::pdn::PdnGame;

impl Archive {
    /// The sessions that ended with an unfinished game or without being closed, the latest first. Sessions that a running
    /// program writes are left out, and so are journals that cannot be read.
    ///
    /// Each is reserved for this program as long as it is not dropped.
    pub fn unfinished(&self) -> Vec<Unfinished> {
        let mut journals = self.files(JOURNAL);
        journals.reverse();
        let open = |path: PathBuf| Unfinished::open(self, &path).ok().flatten();
        journals.into_iter().filter_map(open).collect()
    }
}

/// A session that ended with an unfinished game or without being closed.
#[derive(Debug)]
pub struct Unfinished {
    archive: Archive,
    path: PathBuf,
    /// The journal, locked, so that no other program offers it too.
    file: File,
    /// Length of the whole lines in the journal, in bytes.
    length: u64,
    damage: Option<Damage>,
    replayed: Replayed,
}

impl Unfinished {
    /// Opens a journal; `None` if another program is writing it or if no game in it is unfinished. In the second case the
    /// games are filed and the journal is removed.
    pub(super) fn open(archive: &Archive, path: &Path) -> io::Result<Option<Unfinished>> {
        let file = OpenOptions::new().read(true).append(true).open(path)?;
        if file.try_lock().is_err() {
            return Ok(None);
        }
        let contents = read_journal(&file)?;
        let replayed = Replayed::new(contents.entries);
        replayed.file_replaced(archive, path)?;
        let is_over = !replayed.session.games().any(is_unfinished) && contents.damage.is_none();
        let session = Unfinished {
            archive: archive.clone(),
            path: path.to_owned(),
            file,
            length: contents.length,
            damage: contents.damage,
            replayed,
        };
        match is_over {
            true => session.file_away().map(|()| None),
            false => Ok(Some(session)),
        }
    }

    /// The game that was being played.
    pub fn game(&self) -> &Game {
        self.replayed.session.game()
    }

    /// The unfinished games of the session, the one that was being played first.
    pub fn games(&self) -> Vec<&Game> {
        let session = &self.replayed.session;
        let others = session
            .games()
            .filter(|game| game.variant() != self.game().variant());
        std::iter::once(self.game())
            .chain(others)
            .filter(|game| is_unfinished(game))
            .collect()
    }

    /// A game of the session as PDN, with the names of its players and its date.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        self.replayed.pdn(game)
    }

    /// The date on which the session began, as PDN writes it; empty if it is not known.
    pub fn date(&self) -> &str {
        &self.replayed.date
    }

    /// The damage of the journal; what stands after it is lost.
    pub fn damage(&self) -> Option<Damage> {
        self.damage
    }

    /// The commands of the session.
    pub fn commands(&self) -> &[Command] {
        &self.replayed.commands
    }

    /// Goes on with the session. A damaged end of the journal is cut off; if lines after the damage may be whole, the
    /// journal is copied first, to the same name with `.damaged`.
    pub fn resume(self) -> io::Result<(SessionLog, Session)> {
        if let Some(Damage::InvalidLine { .. }) = self.damage {
            fs::copy(&self.path, self.path.with_extension("damaged"))?;
        }
        if self.damage.is_some() {
            self.file.set_len(self.length)?;
        }
        let journal = Journal::resume(&self.path, self.file, self.length);
        Ok(SessionLog::resume(self.archive, journal, self.replayed))
    }

    /// Files the games of the session as earlier games and removes the journal.
    pub fn file_away(self) -> io::Result<()> {
        let (mut log, session) = self.resume()?;
        log.file_all(&session)?;
        log.discard()
    }
}
