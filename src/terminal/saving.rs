use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use super::TextBoard;
use super::typed_lines::MAX_LINE_BYTES;
use crate::game::recording;
use crate::notation::printable;
use crate::platform::write_file;

impl<W: Write> TextBoard<W> {
    /// Saves the commands so far and reports it.
    pub(super) fn save(&mut self, file: &Path) -> io::Result<()> {
        let name = printable(&file.display().to_string(), MAX_LINE_BYTES);
        let result = self.write_commands(file);
        let messages = &self.page.localizer.messages;
        let report = match result {
            Ok(()) => messages.text_saved(self.commands.len(), name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                messages.text_already_there(name)
            }
            Err(error) => messages.text_not_saved(name, error.to_string()),
        };
        self.page.print_line(&report)
    }

    /// Writes a new file, or replaces one of this session as a whole: a disk that is full leaves that as it was.
    fn write_commands(&mut self, path: &Path) -> io::Result<()> {
        let lines = self
            .commands
            .iter()
            .map(|command| recording::line(command) + "\n");
        let text: String = lines.collect();
        if self.saved.contains(path) {
            return write_file(path, &text);
        }
        // Takes the name, which no file may have.
        File::create_new(path)?;
        write_file(path, &text).inspect_err(|_| {
            // It is empty; if it stays, it can be removed by hand.
            let _ = fs::remove_file(path);
        })?;
        self.saved.insert(path.to_owned());
        Ok(())
    }
}
