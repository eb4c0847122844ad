//! Reads the earlier games beside the frames, some at a time.

use super::listed_game::ListedGame;
use crate::archive::Archive;
use crate::viewer::kernel::worker::BackgroundTask;

/// Number of games in the list.
const LISTED: usize = 500;
/// Number of games that are read before they are shown.
const BATCH: usize = 25;

/// Reads the games of this archive, the newest first, and wakes the window after each batch.
pub(super) fn read(
    archive: Archive,
    wake: impl Fn() + Send + 'static,
) -> BackgroundTask<Vec<ListedGame>> {
    BackgroundTask::start(wake, move |games| {
        let mut unread = archive.read_earlier_games().take(LISTED);
        loop {
            let batch: Vec<ListedGame> = unread.by_ref().take(BATCH).map(Into::into).collect();
            // Nobody listens when the dialog is closed.
            if batch.is_empty() || !games.send(batch) {
                break;
            }
        }
    })
}
