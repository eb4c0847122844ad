//! The promises of the laboratory.

mod check;
mod finding;
mod growth;
mod training;
