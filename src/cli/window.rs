//! `dames3d` without a command: the window, or the text board if no window can be opened.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, ensure};

use super::arguments::Opened;
use super::errors::could_not_write;
use super::online;
use super::output::print_error;
use super::text;
use crate::game::recording::Recorder;
use crate::i18n::Language;
use crate::online::Link;
use crate::platform::fs;
use crate::protocols::matches::PlayerSpec;

pub(crate) fn run(
    language: Option<Language>,
    record: Option<&Path>,
    engines: Vec<PlayerSpec>,
    opened: Vec<Opened>,
) -> anyhow::Result<ExitCode> {
    let (mut files, mut links) = (Vec::new(), Vec::new());
    for opened in opened {
        match opened {
            Opened::Games(path) => {
                fs::metadata(&path).with_context(|| path.display().to_string())?;
                files.push(path);
            }
            Opened::Link(link) => links.push(link),
        }
    }
    ensure!(links.len() <= 1, "FILE|LINK: expected one link, found {}", links.len());
    let link = links.pop();
    let has_engines = !engines.is_empty();
    let opened = (files.clone(), link.as_ref().map(Link::to_string));
    let reason = match open_window(language, record, engines, opened)? {
        Ok(code) => return Ok(code),
        Err(reason) => reason,
    };
    // The text board records no game over a network.
    let recorder = if link.is_none() { create_recorder(record)? } else { None };
    print_error(format_args!("no window: {reason}; starting the text board instead"));
    if has_engines {
        print_error(
            "--engine: not used, as other engines play in the window, in “dames3d match” and in “dames3d pdn report” only",
        );
    }
    if link.is_some() && record.is_some() {
        print_error("--record: not used, as the text board records no game over a network");
    }
    if link.is_some() && !files.is_empty() {
        print_error("FILE: not opened, as the text board follows the link");
    }
    match link {
        Some(link) => online::join(Some(link), None, language)?,
        None => text::open(&files, language, recorder)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn create_recorder(path: Option<&Path>) -> anyhow::Result<Option<Recorder>> {
    let create = |path: &Path| Recorder::create(path).with_context(|| could_not_write(path));
    path.map(create).transpose()
}

/// Opens the window and returns the exit status when it closes, or the reason why it cannot be opened.
#[cfg(feature = "viewer")]
fn open_window(
    language: Option<Language>,
    record: Option<&Path>,
    programs: Vec<PlayerSpec>,
    (files, link): (Vec<PathBuf>, Option<String>),
) -> anyhow::Result<Result<ExitCode, impl Display>> {
    use crate::viewer::app::{self, WindowOptions};
    use crate::viewer::graphics;
    use crate::viewer::kernel::persistence::UserFolders;
    match graphics::window_backends() {
        Ok(backends) => {
            let options = WindowOptions {
                language,
                recorder: create_recorder(record)?,
                files,
                link,
                engines: programs,
                folders: UserFolders::System,
            };
            Ok(Ok(app::run(options, backends)))
        }
        Err(reason) => Ok(Err(reason)),
    }
}

#[cfg(not(feature = "viewer"))]
fn open_window(
    _language: Option<Language>,
    _record: Option<&Path>,
    _programs: Vec<PlayerSpec>,
    _opened: (Vec<PathBuf>, Option<String>),
) -> anyhow::Result<Result<ExitCode, impl Display>> {
    Ok(Err("the program was built without it"))
}
