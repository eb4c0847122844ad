//! Generates a function for each message in `languages`, with its arguments as parameters.
//!
//! `build/message_checks.rs` checks first that all languages have the same keys and arguments, and every plural form.
//! An argument without a type is an error too. `src/lib.rs` includes the functions.

use std::env;
use std::path::Path;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

#[path = "build/message_checks.rs"]
mod message_checks;

const LANGUAGES: &str = "languages";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    let Ok(folder) = env::var("OUT_DIR") else {
        return ExitCode::FAILURE;
    };
    match message_checks::faults(Path::new(LANGUAGES)) {
        Ok(faults) if faults.is_empty() => {}
        Ok(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            return ExitCode::FAILURE;
        }
        Err(error) => {
            println!("cargo::error={LANGUAGES}: {error}");
            return ExitCode::FAILURE;
        }
    }
    // A page loads the language that its player needs.
    let messages = if env::var_os("CARGO_CFG_TARGET_FAMILY").is_some_and(|family| family == "wasm")
    {
        FtlOutputOptions::multi_file(&folder)
    } else {
        FtlOutputOptions::single_file(&format!("{folder}/messages.ftl"))
    };
    let options = BuildOptions::default()
        .with_locales_folder(LANGUAGES)
        .with_output_file_path(&format!("{folder}/messages.rs"))
        .with_ftl_output(messages)
        .with_prefix("")
        .with_lint_level(LintLevel::Strict)
        // No language is written from right to left, and the marks would be drawn as boxes.
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}
