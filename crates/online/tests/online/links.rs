//! Links, names, secrets and codes as text.

use dames3d_online::{GameId, InvalidLink, Link, RoomCode, Secret, Target, server_address};

const GAME: GameId = GameId::from_random(0x0123_4567_89ab_cdef);
const SECRET: Secret = Secret::from_random(0x00ff_0000_0000_0000_0000_0000_0000_0001);

#[test]
fn links_are_read_as_they_are_written() {
    let targets = [
        Target::Join { game: GAME, secret: SECRET },
        Target::Seat { game: GAME, secret: SECRET },
        Target::Watch { game: GAME },
        Target::Code(RoomCode::from_random(12_345)),
    ];
    for target in targets {
        for server in ["http://192.168.1.5:7327/", "https://dames.example/play/"] {
            let link = Link { server: server.to_owned(), target };
            assert_eq!(link.to_string().parse(), Ok(link));
        }
    }
}

#[test]
fn what_a_page_has_in_its_address_is_left_out() {
    for (address, server) in [
        ("http://host:1", "http://host:1/"),
        ("http://host:1/index.html", "http://host:1/"),
        ("https://host/play/index.html?language=fr", "https://host/play/"),
    ] {
        let link: Link = format!("{address}#watch={GAME}").parse().expect("a link");
        assert_eq!(link.server, server);
    }
}

#[test]
fn links_of_the_program_hold_those_of_a_page() {
    let text = format!("http://host:1/#watch={GAME}");
    let own = format!("dames3d:{text}");
    assert_eq!(own.parse::<Link>(), text.parse());
    for (text, is_meant) in [
        (own.as_str(), true),
        (text.as_str(), true),
        ("https://host/", true),
        ("games.pdn", false),
        ("/tmp/http/a.pdn", false),
    ] {
        assert_eq!(Link::is_meant_by(text), is_meant, "{text}");
    }
    let twice = format!("dames3d:{own}").parse::<Link>();
    assert!(matches!(twice, Err(InvalidLink::Address(_))), "{twice:?}");
}

#[test]
fn the_socket_is_beside_the_page_and_as_safe() {
    let socket = |text: &str| {
        let link: Link = format!("{text}#watch={GAME}").parse().expect("a link");
        link.socket()
    };
    assert_eq!(socket("http://host:1/"), "ws://host:1/socket");
    assert_eq!(socket("https://host/play/"), "wss://host/play/socket");
}

#[test]
fn codes_are_read_in_small_letters_too() {
    let code: RoomCode = " kmpqrs ".parse().expect("a code");
    assert_eq!(code.to_string(), "KMPQRS");
    for bits in [0, 1, u64::MAX, 148_035_888] {
        let code = RoomCode::from_random(bits);
        assert_eq!(code.to_string().parse(), Ok(code));
    }
    for text in ["", "ABCDE", "ABCDEFG", "ABCDEI", "ABCD3F", "ÄBCDEF"] {
        assert!(text.parse::<RoomCode>().is_err(), "{text}");
    }
}

#[test]
fn what_is_no_link_is_named() {
    let error = |text: &str| text.parse::<Link>().expect_err("no link");
    assert_eq!(error("http://host/"), InvalidLink::Shape);
    assert_eq!(error("http://host/#play"), InvalidLink::Shape);
    assert_eq!(error("http://host/#join=12"), InvalidLink::Shape);
    assert_eq!(error("http://host/#watch=12"), InvalidLink::Game(2));
    assert!(matches!(error("ftp://host/#watch=12"), InvalidLink::Address(_)));
    assert!(matches!(error("http:///#watch=12"), InvalidLink::Address(_)));
    let short = format!("http://host/#seat={GAME}.12");
    assert_eq!(error(&short), InvalidLink::Secret(2));
}

#[test]
fn secrets_are_told_by_their_link_alone() {
    let link = Link {
        server: "http://host/".to_owned(),
        target: Target::Seat { game: GAME, secret: SECRET },
    };
    assert!(link.to_string().contains(&SECRET.revealed()));
    assert!(!format!("{link:?}").contains(&SECRET.revealed()));
    let wrong = format!("http://host/#seat={GAME}.{}0", SECRET.revealed());
    let error = wrong.parse::<Link>().expect_err("33 digits").to_string();
    assert!(!error.contains(&SECRET.revealed()), "{error}");
}

#[test]
fn the_address_of_a_server_ends_with_a_slash() {
    for (text, address) in [
        ("http://192.168.1.5:7171", "http://192.168.1.5:7171/"),
        (" https://dames.example/ ", "https://dames.example/"),
        ("https://dames.example/play/", "https://dames.example/play/"),
        ("https://dames.example/play/index.html?x=1", "https://dames.example/play/"),
        ("http://[::1]:7171", "http://[::1]:7171/"),
    ] {
        assert_eq!(server_address(text).as_deref(), Ok(address), "{text}");
    }
    for text in
        ["", "host", "ws://host/", "http://", "http:///x", "http://a b/", "http://h/#join=1"]
    {
        let error = InvalidLink::Address(text.to_owned());
        assert_eq!(server_address(text), Err(error), "{text}");
    }
}
