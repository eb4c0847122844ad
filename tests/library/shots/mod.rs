//! Shots: finding them, the exercises made of them, and the check of exercises.

mod exercises;
mod finding;
