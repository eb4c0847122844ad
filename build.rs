//! Turns the messages in `assets/languages` into functions, one for each message, with its arguments as parameters.
//!
//! A message that one language lacks, or has with other arguments, gets no function, so that its use is an error; an
//! argument without a type is an error too. `src/i18n/mod.rs` includes the functions.

use std::env;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    let Ok(folder) = env::var("OUT_DIR") else {
        return ExitCode::FAILURE;
    };
    let options = BuildOptions::default()
        .with_locales_folder("assets/languages")
        .with_output_file_path(&format!("{folder}/messages.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&format!(
            "{folder}/messages.ftl"
        )))
        .with_prefix("")
        .with_lint_level(LintLevel::Strict)
        // Neither language runs from right to left, and the marks would be drawn as boxes.
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}
