//! The messages of Dames 3D as functions, one for each message, with its arguments as parameters.
//!
//! The messages are [Fluent](https://projectfluent.org) files, `languages/*/messages.ftl`, with the same keys in every
//! language. `build.rs` checks them and generates the functions, so that a wrong key or argument does not compile.
//!
//! ```
//! use dames3d_messages::{Locale, load};
//!
//! let messages = load(Locale::Fr);
//! assert_eq!(messages.side_black(), "Noirs");
//! ```

#[allow(unreachable_pub, unused_imports, clippy::all, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

#[cfg(target_family = "wasm")]
mod on_demand;

pub use generated::{L10n as Locale, L10nLanguage as Messages};
#[cfg(target_family = "wasm")]
pub use on_demand::{add, has, load};

#[cfg(not(target_family = "wasm"))]
pub fn load(locale: Locale) -> Messages {
    locale.load()
}

/// Returns `true` if the messages of a language are loaded, as they always are except on a page.
#[cfg(not(target_family = "wasm"))]
pub fn has(_: Locale) -> bool {
    true
}
