//! Setting up a position: the arrangement being edited, the tools of the palette, and what is typed.
//!
//! The window shows a [`SetupDraft`] on its board and changes it by [`SetupEdit`]s; everything else about an editor is
//! here and needs no window.

mod draft;
mod entry;
mod tool;

pub use draft::{SetupDraft, SetupEdit, SetupRemark};
pub use entry::{EntryResult, SetupEntry};
pub use tool::SetupTool;
