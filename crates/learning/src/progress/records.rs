use std::ops::Deref;

use crate::platform::{JsonFileError, UserData, UserFile};

/// A player's results, and the file that stores them, if any.
#[derive(Clone, Debug, Default)]
pub struct Records<T> {
    results: T,
    file: Option<UserFile<T>>,
}

impl<T: UserData> Records<T> {
    /// The results in a file. If it cannot be read, they start empty, with the reason.
    pub fn load(file: Option<UserFile<T>>) -> (Records<T>, Option<JsonFileError>) {
        let (results, unread) = match file.as_ref().map(UserFile::load).transpose() {
            Ok(results) => (results.unwrap_or_default(), None),
            Err(error) => (T::default(), Some(error)),
        };
        (Records { results, file }, unread)
    }

    /// Changes the results, and those in the file.
    ///
    /// # Errors
    /// If the file cannot be written. The results are changed nevertheless.
    pub fn update(&mut self, change: impl Fn(&mut T)) -> Result<(), JsonFileError> {
        change(&mut self.results);
        if let Some(file) = &self.file {
            self.results = file.update(&change)?;
        }
        Ok(())
    }
}

impl<T> Deref for Records<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.results
    }
}
