//! Hub engines that behave and that do not, played by shell scripts.

use std::time::Duration;

use dames3d::engine::{Limits, StopFlag};
use dames3d::protocols::Program;
use dames3d::protocols::hub::{HubClient, HubError, HubInfo, HubMove, HubSearch, SearchMode};
use dames3d::rules::{Move, Position, Variant};

use crate::patience::{wait_until, without_hanging};

/// An engine that gets ready, and runs these commands on `go`.
fn engine(on_go: &str) -> Program {
    script(&format!(
        r#"
        while read -r command rest; do
            case $command in
                hub) echo 'id name=Fake version=1'
                     echo 'param name=book value=true type=bool'
                     echo wait ;;
                init) echo ready ;;
                ping) echo pong ;;
                go) {on_go} ;;
                quit) exit 0 ;;
            esac
        done"#
    ))
}

fn script(text: &str) -> Program {
    Program { command: ["sh", "-c", text].map(str::to_owned).to_vec(), folder: None }
}

fn start(program: &Program) -> Result<HubClient, HubError> {
    HubClient::start(program, Variant::International, &[], &StopFlag::new())
}

/// A search from the start of a game.
fn from_the_start(moves: &[Move], limits: Limits, mode: SearchMode) -> HubSearch<'_> {
    HubSearch {
        position: Position::start(Variant::International),
        moves,
        limits,
        mode,
        timeout: Duration::from_secs(5),
        stop_timeout: HubSearch::STOP_TIMEOUT,
    }
}

fn search(client: &mut HubClient, stop: &StopFlag) -> Result<String, HubError> {
    let limits = Limits::time(Duration::from_millis(50));
    let mut search = from_the_start(&[], limits, SearchMode::Think);
    search.timeout = Duration::from_millis(1500);
    let answer = client.search(&search, stop, &mut |_: &HubInfo| ())?;
    Ok(HubMove::from(answer.mv).to_string())
}

/// Returns the move of a search that is not stopped.
fn found(client: &mut HubClient) -> String {
    search(client, &StopFlag::new()).expect("a move")
}

/// Returns the move or the error of an engine that runs these commands on `go`.
fn outcome(on_go: &str) -> Result<String, String> {
    let mut client = start(&engine(on_go)).expect("ready");
    search(&mut client, &StopFlag::new()).map_err(|error| error.to_string())
}

#[test]
fn an_engine_answers_searches() {
    let mut client = start(&engine("echo done move=32-28 ponder=19-23")).expect("ready");
    assert_eq!(client.name(), "Fake 1");
    client.new_game(&StopFlag::new()).expect("a pong");
    for _ in 0..2 {
        assert_eq!(found(&mut client), "32-28");
    }
}

#[test]
fn info_lines_are_forwarded_and_unknown_lines_are_ignored() {
    let on_go = r#"echo; echo 'loading "book'; echo 'foo bar=baz'
        echo 'info depth=21 mean-depth=20.8 score=-0.01 nodes=31261613 time=3.906 pv="32-28 19-23 28x19x23 1-2"'
        echo 'info score=99.91'; echo 'done move=32-28'"#;
    let mut client = start(&engine(on_go)).expect("ready");
    let mut infos = Vec::new();
    let search = from_the_start(&[], Limits::depth(3), SearchMode::Analyze);
    let answer = client.search(&search, &StopFlag::new(), &mut |info| infos.push(info.clone()));
    assert_eq!(answer.expect("a move").ponder, None);
    let [first, second] = &infos[..] else { panic!("{infos:?}") };
    assert_eq!((first.depth, first.nodes), (Some(21.0), Some(31_261_613)));
    assert_eq!(first.time, Some(Duration::from_millis(3906)));
    assert_eq!(first.score.expect("one").hundredths(), -1);
    assert_eq!(first.pv.len(), 3, "legal as far as that");
    assert_eq!(second.score.expect("one").to_string(), "win in 9");
}

/// It would be waited for, twenty seconds for the one and two minutes for the other.
#[test]
fn an_engine_that_hangs_is_not_waited_for_once_stopped() {
    let stop = StopFlag::new();
    stop.set();
    let silent = script("while :; do sleep 1; done");
    let started = HubClient::start(&silent, Variant::International, &[], &stop);
    assert!(matches!(started, Err(HubError::Stopped)), "{started:?}");

    let deaf = script(&engine("").command[2].replace("echo pong", ":"));
    let mut client = start(&deaf).expect("ready");
    let begun = client.new_game(&stop);
    assert!(matches!(begun, Err(HubError::Stopped)), "{begun:?}");
}

#[test]
fn moves_since_the_position_are_sent() {
    // It answers with the move it was sent, which is not legal any more.
    let on_go = "echo \"done move=$last\"";
    let program =
        script(&engine(on_go).command[2].replace("hub)", "pos) last=${rest##*moves=} ;;\n hub)"));
    let mut client = start(&program).expect("ready");
    let moves = [Position::start(Variant::International).legal_moves()[0]];
    let search = from_the_start(&moves, Limits::depth(1), SearchMode::Think);
    let error = client.search(&search, &StopFlag::new(), &mut |_| ()).unwrap_err();
    let sent = HubMove::from(moves[0]).to_string();
    assert_eq!(error.to_string(), format!("played {sent}: {sent} is not legal here"));
}

#[test]
fn an_engine_that_gives_no_move_is_given_up_with_the_reason() {
    let nothing = "expected a move, but nothing came in ";
    let unread = "cannot read “done move=”: column 11: expected a value";
    for (on_go, words) in [
        // It ends.
        ("exit 3", "exit status: 3"),
        ("kill -9 $$", "signal: 9"),
        // It hangs.
        ("sleep 100", nothing),
        ("echo 'error message=\"no idea\"'; sleep 100", "the engine reported: no idea"),
        // It talks without end.
        ("while :; do echo 'info depth=1'; done", nothing),
        ("head -c 100000 /dev/zero | tr '\\0' x; sleep 100", "expected a line of text of at most"),
        ("printf '\\377\\376\\n'; sleep 100", "expected a line of text"),
        // Its answer is no move.
        ("echo done move=32-27x", "played 32-27x: column 6"),
        ("echo done move=32-22", "32-22 is not legal here"),
        ("echo done", "expected a move, found an answer without one"),
        ("echo 'done move='", unread),
    ] {
        let answer = without_hanging(on_go, move || outcome(on_go));
        let error = answer.expect_err(on_go);
        assert!(error.contains(words), "{on_go}: no “{words}” in {error}");
    }
}

/// Half a line, then the rest and the next line at once.
#[test]
fn lines_may_come_in_pieces() {
    let on_go =
        "printf 'info dep'; sleep 0.1; printf 'th=1\\r\\ndone mo'; sleep 0.1; printf 've=32-28\\n'";
    assert_eq!(outcome(on_go).expect("a move"), "32-28");
}

#[test]
fn an_engine_is_stopped_while_it_searches() {
    let on_go = "read -r command; echo done move=31-27";
    let mut client = start(&engine(on_go)).expect("ready");
    let stop = StopFlag::new();
    let asked = stop.clone();
    let asking = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        asked.set();
    });
    assert_eq!(search(&mut client, &stop).expect("a move"), "31-27");
    asking.join().expect("asked");
}

/// The engine answers on `ponder-hit`, and not before; the expected move is played once it ponders.
#[test]
fn an_engine_ponders_until_the_expected_move_is_played() {
    let on_go = r#"[ "$rest" = ponder ] && echo 'info depth=1' && read -r command && [ "$command" = ponder-hit ] && echo done move=31-27"#;
    let mut client = start(&engine(on_go)).expect("ready");
    let hit = StopFlag::new();
    let limits = Limits::time(Duration::from_millis(50));
    let search = from_the_start(&[], limits, SearchMode::Ponder { hit: hit.clone() });
    let answer = client.search(&search, &StopFlag::new(), &mut |_| hit.set());
    let mv = HubMove::from(answer.expect("a move").mv);
    assert_eq!(mv.to_string(), "31-27");
    assert!(hit.is_set(), "an answer before the move was played");
}

#[test]
fn a_program_that_is_no_engine_cannot_be_started() {
    let error = |program: &Program| start(program).unwrap_err().to_string();
    assert!(error(&script("exit 1")).contains("exit status: 1"));
    let nobody = Program { command: vec!["/nowhere/at/all".to_owned()], folder: None };
    assert!(error(&nobody).starts_with("cannot start /nowhere/at/all: "));
}

#[test]
fn parameters_an_engine_does_not_have_are_refused() {
    let params = [("bock".to_owned(), "false".to_owned())];
    let fake = engine("exit");
    let error =
        HubClient::start(&fake, Variant::International, &params, &StopFlag::new()).unwrap_err();
    assert_eq!(error.to_string(), "unknown parameter “bock”: expected book");
    let error = HubClient::start(&fake, Variant::Dames3d, &[], &StopFlag::new()).unwrap_err();
    assert_eq!(error.to_string(), "expected an engine that plays dames3d, found one that does not");
}

/// As in Scan 2.0: words in a fixed order, milliseconds, the side to move in lower case.
#[test]
fn an_engine_of_version_1_is_spoken_to_in_version_1() {
    let program = script(
        r#"echo Old by Someone
        while read -r command rest; do
            case $command in
                hub) echo 'name Old 2'; echo 'author Someone'; echo wait ;;
                set) heard="$heard$rest;" ;;
                init) echo 'init eval'; echo ready ;;
                ping) echo pong ;;
                new) heard="${heard}new;" ;;
                pos|time) heard="$heard$command $rest;" ;;
                go) case $heard in
                        'book false;new;pos wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww;time 50;')
                            echo 'info 13 15.4 -2 435186 0.13 3.5 34-30 17-21'
                            echo 'move 34-30 17-21' ;;
                        *) echo "error heard $heard" ;;
                    esac ;;
            esac
        done"#,
    );
    let params = [("book".to_owned(), "false".to_owned())];
    let mut client = HubClient::start(&program, Variant::International, &params, &StopFlag::new())
        .expect("ready");
    assert_eq!(client.name(), "Old 2");
    client.new_game(&StopFlag::new()).expect("a pong");
    assert_eq!(found(&mut client), "34-30");
}

/// Returns `true` if this process runs: is there, and not only waiting to be reaped.
#[cfg(target_os = "linux")]
fn runs(number: &str) -> bool {
    std::fs::read_to_string(format!("/proc/{number}/stat"))
        .is_ok_and(|stat| !stat.rsplit(')').next().is_some_and(|rest| rest.starts_with(" Z")))
}

/// An engine whose name is its process number and that of a process of its own.
#[cfg(target_os = "linux")]
fn named_by_numbers(on_quit: &str) -> Program {
    script(&format!(
        "trap '' TERM INT HUP
        sleep 600 &
        while read -r command rest; do
            case $command in
                hub) echo \"id name=$$ version=$!\"; echo wait ;;
                init) echo ready ;;
                ping) echo pong ;;
                quit) {on_quit} ;;
            esac
        done
        sleep 600"
    ))
}

#[cfg(target_os = "linux")]
#[test]
fn a_dropped_engine_that_ignores_quit_and_signals_is_killed_with_what_it_started() {
    let client = start(&named_by_numbers(":")).expect("ready");
    let numbers: Vec<_> = client.name().split(' ').map(str::to_owned).collect();
    assert!(numbers.len() == 2 && numbers.iter().all(|number| runs(number)));
    without_hanging("the drop", move || drop(client));
    wait_until("the engine and what it started end", || !numbers.iter().any(|number| runs(number)));
}

#[test]
fn a_dropped_engine_is_asked_to_quit() {
    let file = std::env::temp_dir().join(format!("dames3d-quit-{}", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let fake = engine("exit").command[2]
        .replace("quit) ", &format!("quit) echo asked > '{}'; ", file.display()));
    drop(start(&script(&fake)).expect("ready"));
    assert_eq!(std::fs::read_to_string(&file).expect("written"), "asked\n");
    std::fs::remove_file(&file).expect("removed");
}

/// The window and the matches start an engine on one thread and search on others.
#[test]
fn an_engine_outlives_the_thread_that_started_it() {
    let starting = std::thread::spawn(|| start(&engine("echo done move=32-28")).expect("ready"));
    let mut client = starting.join().expect("no panic");
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(found(&mut client), "32-28");
}

/// An escape sequence could clear the screen or forge a line of this program's own.
#[test]
fn text_from_an_engine_is_safe_to_print() {
    for on_go in [
        r#"printf 'error message="\033]0;forged\007"\n'; exit 1"#,
        r#"printf 'done move="\033[2J"\n'"#,
        r#"printf 'done "\033[2J\n'"#,
        r#"printf 'done move=32-28\342\200\256\n'"#,
    ] {
        let error = outcome(on_go).expect_err("no move");
        let is_safe = !error.contains(|c: char| c.is_control() || c == '\u{202e}');
        assert!(is_safe && error.contains("\\u{"), "{error:?}");
    }
    for name in [r#"printf 'id name="\033[2JScan"\n'"#, r"printf 'name \033[2JScan\n'"] {
        let text = engine("exit").command[2].replace("echo 'id name=Fake version=1'", name);
        let client = start(&script(&text)).expect("ready");
        assert_eq!(client.name(), "\\u{1b}[2JScan");
    }
    let long = engine("exit").command[2].replace("Fake", &"x".repeat(1000));
    assert_eq!(start(&script(&long)).expect("ready").name().chars().count(), 60);
}
