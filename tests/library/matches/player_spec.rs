//! Reading player specifications.

use std::time::Duration;

use dames3d::engine::endgame_tables::TableSource;
use dames3d::engine::{EngineSettings, Limits, SearchParams};
use dames3d::protocols::Program;
use dames3d::protocols::dxp::Address;
use dames3d::protocols::matches::{DxpEndpoint, DxpOpponent, EvalSource, PlayerKind, PlayerSpec};

use crate::cases::rows;

fn spec(text: &str) -> PlayerSpec {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

#[test]
fn the_builtin_engine_has_settings() {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(64);
    let plain = spec("self");
    let own = |eval| PlayerKind::Builtin {
        eval,
        settings,
        params: Box::default(),
        tables: TableSource::Default,
        level: None,
        book: false,
    };
    assert_eq!(plain.kind, own(EvalSource::Best));
    assert_eq!((plain.name().as_str(), plain.limits), ("Dames 3D", None));
    let other = spec(" self  name='A b' eval=\"my weights.net\" depth=5 time=0.25 ");
    assert_eq!(other.kind, own(EvalSource::Weights("my weights.net".into())));
    assert_eq!(other.name(), "A b");
    let limits = Limits::time(Duration::from_millis(250)).with_depth(5);
    assert_eq!(other.limits, Some(limits));
    assert_eq!(spec("self level=3").name(), "Dames 3D, level 3");
    for (text, expected) in [
        ("self", false),
        ("self book=yes", true),
        ("self level=9", true),
        ("self level=9 book=no", false),
    ] {
        let PlayerKind::Builtin { book, .. } = spec(text).kind else {
            panic!("{text}: the built-in engine was expected");
        };
        assert_eq!(book, expected, "{text}");
    }
}

#[test]
fn a_program_follows_two_dashes() {
    let scan = spec("hub dir=/opt/scan set.book=false set.bb-size=0 time=1 -- ./scan hub");
    let PlayerKind::Hub { program, params } = &scan.kind else {
        panic!("{scan:?}");
    };
    assert_eq!(program.command, words("./scan hub"));
    assert_eq!(program.folder, Some("/opt/scan".into()));
    let params = params.iter().map(|(name, value)| format!("{name} {value}"));
    assert_eq!(params.collect::<Vec<_>>(), ["book false", "bb-size 0"]);
    assert_eq!(scan.name(), "scan");
}

#[test]
fn words_are_split_as_in_a_posix_shell() {
    let spec = spec(r#"hub -- 'C:\My engines\scan.exe' "a b" c\ d e"f g"h"#);
    let PlayerKind::Hub { program, .. } = spec.kind else {
        panic!("{spec:?}");
    };
    assert_eq!(program.command, [r"C:\My engines\scan.exe", "a b", "c d", "ef gh"]);
}

#[test]
fn a_dxp_program_calls_or_is_called_or_is_started() {
    let way = |text| match spec(text).kind {
        PlayerKind::Dxp(caller) => caller.endpoint,
        kind => panic!("{kind:?}"),
    };
    for (text, expected) in [
        ("dxp", DxpEndpoint::Listen(Address::default())),
        ("dxp listen=5000", DxpEndpoint::Listen(Address::local(5000))),
        ("dxp connect=5000", DxpEndpoint::Connect(Address::local(5000))),
    ] {
        assert_eq!(way(text), expected, "{text}");
    }
    let program = Program { command: words("moby -p {port}"), folder: None };
    let moby = spec("dxp minutes=60 say='console time 500' -- moby -p {port}");
    assert_eq!(
        moby.kind,
        PlayerKind::Dxp(DxpOpponent {
            endpoint: DxpEndpoint::Start { program, address: Address::local(0) },
            minutes: 60,
            moves: 0,
            say: Some("console time 500".to_owned()),
        })
    );
}

#[test]
fn the_parameters_of_the_search_can_be_set() {
    let PlayerKind::Builtin { params, .. } = spec("self param.probcut_margin=3").kind else {
        panic!("the built-in engine was expected");
    };
    let value = |name| params.get(name).map(|param| param.value);
    assert_eq!(value("probcut_margin"), Some(3.0));
    let others = SearchParams::NAMES.iter().filter(|&&name| name != "probcut_margin");
    let usual = SearchParams::default();
    for name in others {
        assert_eq!(params.get(name), usual.get(name));
    }
    let error = "self param.margin=1".parse::<PlayerSpec>().expect_err("no parameter");
    assert!(error.to_string().starts_with("unknown parameter “margin”: expected one of "));
}

#[test]
fn a_hash_larger_than_the_available_memory_is_an_error() {
    let error = "self hash=1048576".parse::<PlayerSpec>().expect_err("a tebibyte").to_string();
    assert!(
        error.starts_with("hash: expected at most ")
            && error.ends_with(" MiB, the memory available, found “1048576”"),
        "{error}"
    );
}

#[test]
fn an_invalid_specification_is_refused_with_the_reason() {
    for [text, error] in rows(
        "
                           | expected self, hub or dxp first, found “”
        chess              | expected self, hub or dxp first, found “chess”
        self fast          | expected settings such as time=0.5, found “fast”
        self set.book=false | unknown setting “set.book”: expected name, time, depth, nodes, eval, threads, hash, tables, level, book, param.NAME
        self time=-1       | time: expected seconds, from 0.001 to 1000000, found “-1”
        self param.probcut_margin=high | probcut_margin: expected a number, found “high”
        self param.probcut_margin=101  | probcut_margin: expected a number from 0 to 100, found 101
        self book=maybe    | book: expected yes or no, found “maybe”
        self level=11      | level: expected a number from 1 to 10, found “11”
        self name='A       | expected a closing quotation mark, found the end
        hub dir=/opt       | expected “--” and a program with its arguments, found the end
        self level=3 -- ./scan hub | expected no program for this player, found “-- ./scan hub”
        dxp connect=1 -- mydam | expected no program for this player, found “-- mydam”
        dxp connect=1 listen=2 | expected connect or listen, found both
        dxp listen=nowhere | listen: expected a port such as 27531 or an address such as 127.0.0.1:27531, found “nowhere”
        ",
    ) {
        let found = text.parse::<PlayerSpec>().expect_err(text);
        assert_eq!(found.to_string(), error, "{text}");
    }
}
