//! `dames3d serve`: the server for online games.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use dames3d_server::{DEFAULT_PORT, Data, Listening, ServeOptions, copy_data, installed_page};

use super::output::{ProgressLine, stdout};
use super::values::{counted, integer};
use crate::online::QrCode;
use crate::platform::data_folder;

/// Options of the server: its address, the place of its games, and permissions.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The address and port to listen on; a port alone is one of this machine [default: 127.0.0.1:7171]
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    listen: Option<SocketAddr>,
    /// Listen in the local network, too, and print the address and its QR code
    #[arg(long)]
    lan: bool,
    /// The folder of the games, or a PostgreSQL database: postgres://USER@HOST/DATABASE; by default a folder beside the
    /// other games of the program
    #[arg(long, value_name = "FOLDER|URL")]
    data: Option<Data>,
    /// Copy all games to another folder or database, and end; no server may use either meanwhile
    #[arg(long, value_name = "FOLDER|URL", conflicts_with_all = [
        "listen", "lan", "page", "public_url", "behind_proxy", "create", "keep_days",
    ])]
    move_to: Option<Data>,
    /// Serve the page of the game from this folder; by default from the one that is installed with the program, if
    /// there is one
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// The address by which clients reach the server through a proxy: https://dames.example/
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Take the addresses of clients from the header X-Forwarded-For; only with a proxy that sets it
    #[arg(long)]
    behind_proxy: bool,
    /// Let only clients with this key create games
    #[arg(long, value_name = "KEY")]
    create: Option<String>,
    /// Delete games that have been over for this many days; by default they are kept
    #[arg(long, value_name = "DAYS", value_parser = integer::<u32>(1..=36_500))]
    keep_days: Option<u32>,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let local = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let port = text.parse().map(local);
    let alone = |address: IpAddr| SocketAddr::from((address, DEFAULT_PORT));
    port.or_else(|_| text.parse())
        .or_else(|_| text.parse().map(alone))
        .map_err(|_| "expected a port or an address such as 192.168.0.7:7171".to_owned())
}

/// Parses the page address, which must end with a slash.
fn public_url(text: &str) -> Result<String, String> {
    let rest = ["http://", "https://"].into_iter().find_map(|scheme| text.strip_prefix(scheme));
    let has_host = rest.is_some_and(|rest| !rest.is_empty() && !rest.starts_with('/'));
    if !has_host || text.contains(['#', '?']) || text.contains(char::is_whitespace) {
        return Err("expected an address such as https://dames.example/".to_owned());
    }
    let slash = if text.ends_with('/') { "" } else { "/" };
    Ok(format!("{text}{slash}"))
}

/// Serves until a signal arrives.
pub(crate) fn run(args: ServeArgs) -> anyhow::Result<()> {
    let data = match args.data {
        Some(data) => data,
        None => {
            let folder =
                data_folder().context("found no home folder: name one by --data FOLDER")?;
            Data::Folder(folder.join("server"))
        }
    };
    if let Some(to) = &args.move_to {
        return move_games(&data, to);
    }
    let defaults = ServeOptions::new(data);
    let options = ServeOptions {
        listen: args.listen.unwrap_or(defaults.listen),
        is_lan: args.lan,
        page: args.page.or_else(installed_page),
        public_url: args.public_url,
        is_behind_proxy: args.behind_proxy,
        create_key: args.create,
        keep_days: args.keep_days,
        ..defaults
    };
    let page = options.page.as_deref();
    Ok(dames3d_server::serve(&options, |listening| announce(listening, page))?)
}

/// Copies the games and prints their number.
fn move_games(from: &Data, to: &Data) -> anyhow::Result<()> {
    let line = ProgressLine::new();
    let copied = copy_data(from, to, |done| line.show(done.copied + done.known));
    line.clear();
    let copied = copied?;
    let mut out = stdout();
    write!(out, "{} copied", counted(copied.copied as usize, "game"))?;
    if copied.known > 0 {
        write!(out, ", {} already there", copied.known)?;
    }
    Ok(writeln!(out)?)
}

/// Prints the server's address and the page that it serves, and on a terminal a QR code for phones.
fn announce(listening: &Listening, page: Option<&Path>) -> io::Result<()> {
    let mut out = stdout();
    for address in &listening.addresses {
        writeln!(out, "listening on http://{address}/")?;
    }
    writeln!(out, "players open {}", listening.url)?;
    match page {
        Some(page) => writeln!(out, "page: {}", page.display())?,
        None => writeln!(
            out,
            "no page: only the program can play here; --page FOLDER serves one for browsers and phones"
        )?,
    }
    if listening.lan_url.is_some() && io::stdout().is_terminal() {
        out.flush()?;
        // The code has its own colors, which the other writer would escape.
        let code = QrCode::small(&listening.url).map(|code| code.half_blocks(true));
        drop(out);
        io::stdout().lock().write_all(code.unwrap_or_default().as_bytes())?;
    }
    io::stdout().flush()
}
