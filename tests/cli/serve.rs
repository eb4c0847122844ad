//! `dames3d serve` as its owner runs it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::cases::rows;
use crate::program::{program, run, words_with};

/// The body of an answer to a request of a browser.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("written");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a head");
    body.to_owned()
}

#[cfg(unix)]
#[test]
fn a_server_answers_until_a_signal_ends_it_in_order() {
    // If the tests were started by `nohup`, so was the server.
    let hangup = (!dames3d::platform::ignores_hangup()).then_some("HUP");
    for signal in ["INT", "TERM"].into_iter().chain(hangup) {
        let data = tempfile::tempdir().expect("a folder");
        let data = data.path().to_str().expect("a path");
        let mut child = program(&["serve", "--listen", "0", "--data", data])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut line = || lines.next().expect("a line").expect("text");
        let listening = line();
        let address = listening
            .strip_prefix("listening on http://")
            .and_then(|rest| rest.strip_suffix('/'))
            .unwrap_or_else(|| panic!("{listening}"));
        assert!(address.starts_with("127.0.0.1:"), "{address}");
        assert_eq!(line(), format!("players open http://{address}/"));
        assert!(line().starts_with("no page: "));
        assert_eq!(get(address, "/health"), "ok\n");
        assert!(get(address, "/").starts_with("Dames 3D"));
        let kill =
            Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
        assert!(kill.expect("kill runs").success());
        let output = child.wait_with_output().expect("an end");
        let log = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{signal}: {log}");
        assert!(log.contains("stopped"), "{signal}: {log}");
    }
}

#[cfg(unix)]
#[test]
fn the_page_that_is_installed_with_the_program_is_served() {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let (bin, page) = (place.path().join("bin"), place.path().join("share/dames3d/page"));
    for folder in [&bin, &page] {
        std::fs::create_dir_all(folder).expect("folders");
    }
    for file in ["index.html", "page_bg.wasm"] {
        std::fs::write(page.join(file), "the page").expect("a file");
    }
    let installed = bin.join("dames3d");
    let linked = std::fs::hard_link(crate::PROGRAM, &installed);
    linked.expect("a second name of the program");
    let data = place.path().join("data");
    let mut child = Command::new(installed)
        .args(["serve", "--listen", "0", "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut line = || lines.next().expect("a line").expect("text");
    let listening = line();
    let address = listening.strip_prefix("listening on http://").expect("an address");
    line();
    assert_eq!(line(), format!("page: {}", page.display()));
    assert_eq!(get(address.trim_end_matches('/'), "/"), "the page");
    child.kill().expect("it runs");
    child.wait().expect("an end");
}

#[test]
fn options_that_make_no_server_are_errors() {
    for [arguments, expected] in rows(
        "
        --listen nowhere           | expected a port or an address
        --listen 192.0.2.1:0       | could not listen on 192.0.2.1:0
        --public-url dames.example | expected an address such as https://
        --keep-days 0              | expected a whole number from 1
        --listen 0 --page /nowhere | expected the folder of a page
        --move-to elsewhere        | expected the games of a server, found none
        --lan --move-to elsewhere  | cannot be used with
        ",
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let data = data.to_str().expect("a path");
        let line = format!("serve {arguments} --data");
        let run = run(&words_with(&line, &[data]));
        assert!(run.err.contains(expected), "{arguments}: {}", run.err);
        assert_ne!(run.status, Some(0), "{arguments}");
    }
}
