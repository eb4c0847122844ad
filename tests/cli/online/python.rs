//! The client that docs/online.md shows, in Python: it plays a game against this program, over `dames3d serve`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::invitation;
use super::player::{Home, Player};
use super::served::Served;
use crate::program::fresh_path;

/// The block of Python in the document.
fn client() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/online.md");
    let document = fs::read_to_string(path).expect("the document");
    let (_, block) = document.split_once("```python\n").expect("a block of Python");
    let (block, _) = block.split_once("```").expect("its end");
    block.to_owned()
}

#[test]
fn the_client_of_the_document_has_fifty_lines() {
    assert!(client().lines().count() <= 50, "{}", client().lines().count());
}

#[test]
fn the_client_of_the_document_plays_a_game() {
    let has_python = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if !has_python.is_ok_and(|status| status.success()) {
        println!("ignored: there is no python3 on this machine");
        return;
    }
    let file = fresh_path("client.py");
    fs::write(&file, client()).expect("written");
    let server = Served::start();
    let home = Home::new();
    let options = ["--variant", "international", "--fen", "W:W31,32:B19,20"];
    let url = server.url();
    let mut host = Player::start(&home, &[&["--invite", &url], &options[..]].concat());
    let link = invitation(&mut host);
    let guest = Command::new("python3")
        .arg(&file)
        .args([&link, "19-23", "20-24"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 starts");
    host.sees("The game begins.");
    host.types("32-27");
    host.sees("\n1... 19-23\n");
    host.types("27-22");
    host.sees("\n2... 20-24\n");
    host.types("resign");
    let output = guest.wait_with_output().expect("it ends");
    let [printed, errors] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("UTF-8"));
    assert!(output.status.success(), "{printed}{errors}");
    for line in
        ["Black", "White 32-27", "Black 19-23", "White 27-22", "Black 20-24", "White resigns"]
    {
        assert!(printed.lines().any(|printed| printed == line), "{line}: {printed}{errors}");
    }
}
