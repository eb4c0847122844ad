//! The rules of the game one by one, with drawn positions on both boards (`rules.md` §3).

mod captures;
mod choice;
mod family;
mod kings;
mod men;
mod refusals;
mod sacrifices;
