//! Requests without a socket: the page, exports, lists, feeds, numbers.

use std::path::Path;

use dames3d_online::{GameSettings, Pace, Request, ServerMessage};
use dames3d_rules::rules::Variant;
use dames3d_server::{Limits, Rate, ServeOptions};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Running, options, pair, run, secret, wide_limits};
use crate::play;

/// The answer to a request as it is written: status, head, body.
pub(super) async fn answer(server: &Running, request: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("written");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).expect("a status");
    (status.parse().expect("a number"), head.to_lowercase(), body.to_owned())
}

/// Asks with these lines in the head, and a body.
async fn ask(server: &Running, line: &str, head: &str, body: &str) -> (u16, String, String) {
    let length = body.len();
    let request = format!(
        "{line} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {length}\r\n{head}\r\n{body}",
        server.address
    );
    answer(server, &request).await
}

async fn get(server: &Running, path: &str) -> (u16, String, String) {
    ask(server, &format!("GET {path}"), "", "").await
}

pub(super) async fn metrics(server: &Running) -> String {
    get(server, "/metrics").await.2
}

/// The headers that `web/README.md` gives to hosts of the page, in small letters.
fn documented_headers() -> Vec<String> {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/README.md");
    let text = std::fs::read_to_string(document).expect("web/README.md");
    let block = text.split("```").find(|block| block.contains("Content-Security-Policy:"));
    // The first line names the language of the block.
    let lines = block.expect("a block of headers").lines().skip(1);
    lines.filter(|line| !line.is_empty()).map(str::to_lowercase).collect()
}

#[test]
fn without_a_page_there_is_a_line_and_every_answer_has_the_headers() {
    let headers = documented_headers();
    assert_eq!(headers.len(), 5);
    assert!(headers.contains(&"referrer-policy: no-referrer".to_owned()));
    let server = Running::new();
    run(async {
        let (status, head, body) = get(&server, "/").await;
        assert_eq!(status, 200);
        assert_eq!(body.lines().count(), 1);
        for path in ["/", "/health", "/none", "/game/0/pdn"] {
            let (_, head, _) = get(&server, path).await;
            for header in &headers {
                assert!(head.lines().any(|line| line == header), "{path}: {head}");
            }
        }
        assert!(!head.contains("set-cookie"));
        assert_eq!(get(&server, "/health").await.2, "ok\n");
    });
}

#[test]
fn the_page_is_served_and_nothing_outside_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("page");
    std::fs::create_dir_all(page.join("pkg")).expect("folders");
    std::fs::write(page.join("index.html"), "the page").expect("a file");
    std::fs::write(page.join("pkg/game.wasm"), "the module").expect("a file");
    for (ending, text) in [("br", "packed by brotli"), ("gz", "packed by gzip")] {
        let file = page.join("pkg/game.wasm").with_added_extension(ending);
        std::fs::write(file, text).expect("a file");
    }
    std::fs::write(folder.path().join("secret.txt"), "not for you").expect("a file");
    let server = Running::with(&ServeOptions { page: Some(page), ..options() });
    run(async {
        let (status, head, body) = get(&server, "/").await;
        assert_eq!((status, body.as_str()), (200, "the page"));
        assert!(head.contains("text/html"));
        let (status, head, body) = get(&server, "/pkg/game.wasm").await;
        assert_eq!((status, body.as_str()), (200, "the module"));
        assert!(head.contains("application/wasm"), "{head}");
        for (accepted, encoding, expected) in [
            ("gzip, deflate", "gzip", "packed by gzip"),
            ("gzip, deflate, br", "br", "packed by brotli"),
        ] {
            let line = format!("Accept-Encoding: {accepted}\r\n");
            let (status, head, body) = ask(&server, "GET /pkg/game.wasm", &line, "").await;
            assert_eq!((status, body.as_str()), (200, expected));
            let encoding = format!("content-encoding: {encoding}");
            assert!(head.contains(&encoding), "{head}");
            assert!(head.contains("application/wasm"), "{head}");
        }
        let tricks = [
            "/../secret.txt",
            "/pkg/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/%2e%2e%2fsecret.txt",
            "/..%2fsecret.txt",
            "/..%5csecret.txt",
            "/..\\secret.txt",
            "/%252e%252e/secret.txt",
            "/pkg/%2e%2e/%2e%2e/secret.txt",
            "//../secret.txt",
            "/./../secret.txt",
            "/secret.txt%00",
            "/..%00/secret.txt",
            "/%c0%ae%c0%ae/secret.txt",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/etc/passwd",
            "http://evil.example/../secret.txt",
            "*",
            "/pkg/",
        ];
        for path in tricks {
            let (status, _, body) = get(&server, path).await;
            assert!((400..500).contains(&status), "{path}: {status}");
            assert!(!body.contains("not for you") && !body.contains("root:"), "{path}: {body}");
        }
        let (status, _, _) = ask(&server, "DELETE /index.html", "", "").await;
        assert_eq!(status, 405);
    });
}

fn bearer(number: u128) -> String {
    format!("Authorization: Bearer {}\r\n", secret(number).revealed())
}

#[test]
fn an_export_names_the_players() {
    let server = Running::new();
    run(async {
        let settings = GameSettings::new(Variant::International);
        let (game, mut white, mut black) = pair(&server, settings).await;
        for (player, name) in [(&mut white, "Anna"), (&mut black, "Ben \"B\" Lee")] {
            let id = player.ask(Request::Name(name.to_owned())).await;
            assert_eq!(player.answer(id).await.0, ServerMessage::Done { id });
        }
        let path = format!("/game/{game}/pdn");
        let line = format!("GET {path}");
        let (_, _, export) = ask(&server, &line, &bearer(1), "").await;
        for tag in [r#"[White "Anna"]"#, r#"[Black "Ben \"B\" Lee"]"#] {
            assert!(export.contains(tag), "{export}");
        }
    });
}

#[test]
fn a_game_is_exported_at_any_time_and_watchers_get_what_they_see() {
    let server = Running::new();
    run(async {
        let (game, mut white, _black) =
            pair(&server, GameSettings::new(Variant::International)).await;
        let path = format!("/game/{game}/pdn");
        assert_eq!(get(&server, &path).await.0, 404, "younger than a second");
        server.clock.advance(1_000);
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        let line = format!("GET {path}");
        let (status, head, own) = ask(&server, &line, &bearer(1), "").await;
        assert_eq!(status, 200);
        assert!(head.contains("charset=utf-8"));
        assert!(own.contains("32-28"), "{own}");
        assert!(own.contains("[Date \"2027.01.15\"]"), "{own}");
        let (_, _, seen) = get(&server, &path).await;
        assert!(seen.contains("[Date") && !seen.contains("32-28"), "{seen}");
        let (status, _, _) = ask(&server, &line, &bearer(3), "").await;
        assert_eq!(status, 404, "a secret that opens nothing");
        server.clock.advance(1_000);
        assert!(get(&server, &path).await.2.contains("32-28"));
        for path in ["/game/0123456789abcdef/pdn", "/game/x/pdn", "/game//pdn"] {
            assert_eq!(get(&server, path).await.0, 404, "{path}");
        }
    });
}

#[test]
fn a_game_is_deleted_by_its_players_unless_it_is_played() {
    let server = Running::new();
    run(async {
        let (game, mut white, mut black) =
            pair(&server, GameSettings::new(Variant::International)).await;
        let line = format!("DELETE /game/{game}");
        assert_eq!(ask(&server, &line, &bearer(1), "").await.0, 409);
        assert_eq!(ask(&server, &line, "", "").await.0, 404);
        assert_eq!(ask(&server, &line, &bearer(3), "").await.0, 404);
        let id = white.ask(Request::Resign).await;
        white.answer(id).await;
        assert_eq!(server.store.games(), 1);
        assert_eq!(ask(&server, &line, &bearer(2), "").await.0, 204);
        assert_eq!(server.store.games(), 0);
        assert_eq!(ask(&server, &line, &bearer(2), "").await.0, 404);
        let rest = black.rest().await;
        let rejected = dames3d_online::Rejection::NoSuchGame;
        let rejected = dames3d_online::ServerMessage::Rejected(rejected);
        assert_eq!(rest.last(), Some(&rejected));
    });
}

#[test]
fn my_games_and_feeds_say_whose_turn_it_is() {
    let server = Running::new();
    run(async {
        let settings = GameSettings {
            pace: Pace::Post { days: 3 },
            ..GameSettings::new(Variant::International)
        };
        let (game, mut white, _black) = pair(&server, settings).await;
        let list = async |number| {
            let seat = secret(number).revealed();
            let body = format!(r#"[{{"game":"{game}","seat":"{seat}"}}]"#);
            let (status, _, body) = ask(&server, "POST /games", "", &body).await;
            assert_eq!(status, 200, "{body}");
            let games: serde_json::Value = serde_json::from_str(&body).expect("JSON");
            games[0]["state"].clone()
        };
        let state = list(1).await;
        assert_eq!(state["side"], "White");
        assert_eq!(state["own_turn"], true);
        assert_eq!(state["post_left"], 3 * 24 * 60 * 60 * 1_000);
        let feed = state["feed"].as_str().expect("a path").to_owned();
        assert!(!feed.contains(&secret(1).revealed()));
        let (status, head, atom) = get(&server, &feed).await;
        assert_eq!(status, 200);
        assert!(head.contains("application/atom+xml"));
        assert!(atom.contains("<title>Your turn</title>"), "{atom}");
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        let (_, _, later) = get(&server, &feed).await;
        assert!(later.contains("The other player's turn"), "{later}");
        let state = list(2).await;
        assert_eq!(state["own_turn"], true);
        assert_eq!(list(3).await, serde_json::Value::Null);
        let other = state["feed"].as_str().expect("a path");
        assert_ne!(other, feed);
        let wrong = format!("/feed/{game}/{}", secret(1).revealed());
        assert_eq!(get(&server, &wrong).await.0, 404);
    });
}

#[test]
fn lists_are_bounded_and_readings_throttled() {
    let server = Running::with(&ServeOptions {
        limits: Limits { reads: Rate::new(5, 1_000), ..wide_limits() },
        ..options()
    });
    run(async {
        let seat = format!(r#"{{"game":"0123456789abcdef","seat":"{}"}}"#, secret(9).revealed());
        let bodies = [
            (format!("[{}]", vec![seat.as_str(); 101].join(",")), 400),
            ("{}".to_owned(), 400),
            ("x".repeat(17 * 1024), 413),
            ("[]".to_owned(), 200),
            (format!("[{seat},{seat}]"), 200),
            (format!("[{seat},{seat},{seat}]"), 429),
        ];
        for (body, expected) in bodies {
            let (status, _, answer) = ask(&server, "POST /games", "", &body).await;
            assert_eq!(status, expected, "{answer}");
        }
        server.clock.advance(1_000);
        let path = "/game/0123456789abcdef/pdn";
        assert_eq!(get(&server, path).await.0, 404);
        assert_eq!(get(&server, path).await.0, 429);
    });
}

#[test]
fn numbers_count_and_are_for_local_addresses_only() {
    let server = Running::with(&ServeOptions { is_behind_proxy: true, ..options() });
    run(async {
        let (_, mut white, _black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        let id = white.ask(play("33-29")).await;
        white.answer(id).await;
        let text = metrics(&server).await;
        for line in [
            "dames3d_games_live 1",
            "dames3d_connections 2",
            "dames3d_games_created_total 1",
            "dames3d_moves_total 1",
            "dames3d_commit_seconds_count 3",
            "dames3d_refusals_total{reason=\"NotYourTurn\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(text.ends_with("# EOF\n"));
        let outside = "X-Forwarded-For: 127.0.0.1, 203.0.113.7\r\n";
        assert_eq!(ask(&server, "GET /metrics", outside, "").await.0, 404);
        let local = "X-Forwarded-For: 203.0.113.7, 10.0.0.2\r\n";
        assert_eq!(ask(&server, "GET /metrics", local, "").await.0, 200);
        drop(white);
    });
    let direct = Running::new();
    run(async {
        let said = "X-Forwarded-For: 203.0.113.7\r\n";
        assert_eq!(ask(&direct, "GET /metrics", said, "").await.0, 200);
        let (_, _, body) = get(&direct, "/health").await;
        assert_eq!(body, "ok\n");
    });
}
