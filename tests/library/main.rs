//! What the library promises, in one test binary.

mod words;
