//! The messages of Dames 3D as functions, one for each message, with its arguments as parameters.
//!
//! The messages are [Fluent](https://projectfluent.org) files, `languages/*/messages.ftl`, with the same keys in every
//! language. `build.rs` checks them and makes the functions, so that a wrong key or argument does not compile.
//!
//! ```
//! use dames3d_messages::Locale;
//!
//! let messages = Locale::Fr.load();
//! assert_eq!(messages.side_black(), "Noirs");
//! ```

#[allow(unreachable_pub, clippy::all, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub use generated::{L10n as Locale, L10nLanguage as Messages};
