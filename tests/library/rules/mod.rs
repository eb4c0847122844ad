//! The rules of the game one by one, with drawn positions on both boards (`rules.md` §3).

mod captures;
mod checked_play;
mod choice;
mod family;
mod kings;
mod men;
mod outcomes;
mod refusals;
mod sacrifices;
