use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use super::{MAX_LINE_BYTES, TextBoard};
use crate::game::recording;
use crate::notation::printable;

impl<W: Write> TextBoard<W> {
    /// Saves the commands so far and reports it.
    pub(super) fn save(&mut self, file: &Path) -> io::Result<()> {
        let name = printable(&file.display().to_string(), MAX_LINE_BYTES);
        let result = self.write_commands(file);
        let messages = &self.localizer.messages;
        let report = match result {
            Ok(()) => messages.text_saved(self.commands.len(), name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                messages.text_already_there(name)
            }
            Err(error) => messages.text_not_saved(name, error.to_string()),
        };
        self.print_line(&report)
    }

    /// Writes a new file, or replaces one of this session.
    fn write_commands(&mut self, path: &Path) -> io::Result<()> {
        let is_ours = self.saved.contains(path);
        let mut file: File = OpenOptions::new()
            .write(true)
            .create_new(!is_ours)
            .create(is_ours)
            .truncate(is_ours)
            .open(path)?;
        self.saved.insert(path.to_owned());
        let text: String = self
            .commands
            .iter()
            .map(|command| recording::line(command) + "\n")
            .collect();
        file.write_all(text.as_bytes())
    }
}
