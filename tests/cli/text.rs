use std::fs;

use dames3d::board::Square;
use dames3d::game::{Command, Game, Session};
use dames3d::notation::{MoveRequest, move_text};
use dames3d::rules::Variant;

use crate::program::{Run, feed, fresh_path, program, run_with, words, words_with};
use crate::random::Random;

fn board(typed: &str) -> Run {
    let run = run_with(&["text"], typed);
    run.succeeds();
    run
}

/// The same in a variant, in English.
fn board_of(variant: &str, typed: &str) -> Run {
    let options = ["--variant", variant];
    run_with(&words_with("text --language en", &options), typed)
}

/// Returns the output from the last drawing of the board on.
fn last_board(run: &Run) -> &str {
    run.out.rsplit_once("\n\n").map_or(&run.out, |(_, last)| last)
}

/// A game of random moves to its end.
fn random_game(variant: Variant, random: &mut Random) -> (Vec<String>, Game) {
    let mut tables = Session::default();
    tables.apply(Command::SwitchGame(variant)).expect("two tables");
    let mut typed = Vec::new();
    while tables.game().outcome().is_none() {
        let position = *tables.game().position();
        let mv = random.pick(&position.legal_moves()).expect("the game goes on");
        let text = move_text::write(&position, mv);
        let request: MoveRequest = text.parse().expect("as written");
        tables.apply(Command::Play(request)).expect("legal");
        typed.push(text);
    }
    (typed, tables.game().clone())
}

#[test]
fn moves_are_read_with_the_dashes_of_books() {
    let run = board("32–28\n19−23\n28×19\n");
    for written in ["1. 32-28", "1... 19-23", "2. 28x19"] {
        assert!(run.out.lines().any(|line| line == written), "{}", run.out);
    }
}

#[test]
fn a_whole_game_is_played_to_its_end() {
    let mut random = Random::for_test("a_whole_game_is_played_to_its_end");
    for variant in Variant::STANDARD {
        for _ in 0..3 {
            let (mut typed, game) = random_game(variant, &mut random);
            let last = typed.last().cloned().expect("moves");
            typed.push("fen".to_owned());
            let run = run_with(&["text", "--variant", variant.name()], typed.join("\n") + "\n");
            run.succeeds();
            let number = game.turns().len().div_ceil(2);
            run.prints(&[&format!("\n{number}."), &last]);
            let ends = ["White wins: ", "Black wins: ", "Draw: "];
            assert!(ends.iter().any(|end| last_board(&run).contains(end)), "{}", last_board(&run));
            let fen = dames3d::notation::fen::write(&game.position().setup());
            assert!(run.out.lines().any(|line| line == fen));
        }
    }
}

#[test]
fn the_five_boards_show_each_cube_as_often_as_boards_hold_it() {
    let run = run_with(&["text", "--fen", "W:WK28:BK23"], "");
    let drawn = last_board(&run).replace("Dames 3D", "").replace("32-28", "");
    let numbers = drawn
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok().and_then(Square::from_number))
        .filter(|square| ![23, 28].contains(&square.number()));
    let mut seen = [0; Square::COUNT];
    numbers.for_each(|square| seen[square.index()] += 1);
    let board = Variant::Dames3d.board();
    for square in Square::all() {
        let expected = match square.number() {
            23 | 28 => 0,
            // The pieces' counts and the draw counters have numbers too.
            1 => continue,
            _ => board.faces_of(square.cube()).len(),
        };
        assert_eq!(seen[square.index()], expected, "{square} in {}", run.out);
    }
    let light = last_board(&run).matches("░░").count();
    assert_eq!(light, 30 + 25 + 30 + 25);
}

#[test]
fn the_boards_fit_the_terminal() {
    for (columns, variant, widths) in [
        ("100", "dames3d", 0..=100),
        ("80", "dames3d", 64..=80),
        ("40", "dames3d", 0..=40),
        ("100", "international", 0..=60),
        ("nonsense", "dames3d", 0..=100),
    ] {
        let mut command = program(&["text", "--variant", variant]);
        command.env("COLUMNS", columns);
        let run = feed(command, b"32-28\n19-23\nside nw\n");
        let lines = run.out.lines().map(|line| line.chars().count());
        let widest = lines.max().unwrap_or_default();
        assert!(widths.contains(&widest), "{variant} on {columns}: {widest}");
    }
}

#[test]
fn a_plain_terminal_gets_ascii_without_colors() {
    let mut command = program(&["text"]);
    command.env("LC_CTYPE", "C").env("LANG", "C");
    let run = feed(command, b"32-28\n");
    let drawn: String =
        run.out.lines().filter(|line| line.contains("::") || line.contains('|')).collect();
    assert!(drawn.is_ascii() && drawn.contains(" o "), "{}", run.out);
    assert!(!run.out.contains('\x1b'));
}

#[test]
fn wrong_input_never_loses_the_game() {
    let run = board(
        "32-28\nhello\n99-1\n32-\n28-22\n28x17\nresign now\nboard mars\nside up\nsave\nfen W:W99\naccept\nredo\n\
         \u{1b}[A\nmoves\n",
    );
    run.prints(&[
        "“hello” is neither a move nor a command: type help.",
        "column 1: expected a square from 1 to 50, found “99”",
        "column 4: expected a square from 1 to 50, found the end",
        "resign: expected nothing after it.",
        "board: expected international, dames3d, family",
        "side: expected sw, se, ne or nw.",
        "save: expected the name of a file.",
        "column 4: expected a square from 1 to 50, found “99”",
    ]);
    assert_eq!(run.out.matches("\n1. 32-28\n").count(), 1);
    run.prints(&["\n16-21 17-21 17-22 18-22 18-23 19-23 19-24 20-24 20-25\n"]);
    assert!(run.out.ends_with("Black> \nGoodbye.\n"), "{}", run.out);
}

#[test]
fn bytes_that_are_not_text_and_endless_lines_are_reported() {
    let mut typed = b"\xff\xfe\n".to_vec();
    typed.extend(vec![b'3'; 1_000_000]);
    typed.extend(b"\n32-28");
    let run = run_with(&["text"], typed);
    assert_eq!(run.status, Some(0));
    run.prints(&["is neither a move nor a command", "That line is too long.", "1. 32-28"]);
}

#[test]
fn a_draw_is_offered_and_agreed() {
    let run = board("draw\ndraw\ndecline\ndraw\naccept\n32-28\nundo\n32-28\n");
    run.prints(&[
        "White offers a draw: accept or decline?",
        "The draw is declined.",
        "Draw: by agreement.",
        "1. 32-28",
    ]);
}

#[test]
fn each_game_stays_as_it_was_left() {
    let run =
        board("32-28\nboard international\n34-30\nboard dames3d\nfen\nboard international\nfen\n");
    let fens: Vec<_> = run.out.lines().filter(|line| line.starts_with("B:W")).collect();
    assert_eq!(fens.len(), 2);
    assert!(fens[0].starts_with("B:W28,31,33,"), "{fens:?}");
    assert!(fens[1].starts_with("B:W30,31,32,33,35"), "{fens:?}");
}

#[test]
fn both_languages_are_understood_and_the_chosen_one_is_spoken() {
    let run = run_with(&["--language", "fr", "text"], "coups\n32-28\nannuler\nabandonner\nquit\n");
    run.prints(&["Trait aux blancs", "Les blancs gagnent", "Au revoir."]);
    let mut command = program(&["text"]);
    command.env("LANG", "fr_CA.UTF-8").env_remove("LC_CTYPE");
    assert!(feed(command, b"").out.contains("Trait aux blancs"));
}

#[test]
fn a_file_of_another_session_is_not_overwritten() {
    let file = fresh_path("precious.jsonl");
    fs::write(&file, "precious").expect("written");
    let run = board(&format!("32-28\nsave {}\nsave /nowhere/at/all\n", file.display()));
    assert_eq!(fs::read_to_string(&file).expect("read"), "precious");
    run.prints(&["already exists", "Could not write /nowhere/at/all"]);
}

#[test]
fn sheep_and_wolf_are_placed_before_they_play() {
    let run = board_of(
        "wolf-and-sheep",
        "place 46\nplace 41\nplace 47\nplace 48\nplace 49\nplace 3\n3-8\nquit\n",
    );
    run.prints(&[
        "The sheep take their places: four on the first row.",
        "No piece can be placed on 41 now.",
        "The wolf takes its place: any other square.",
        "1. 3-8",
    ]);
}

#[test]
fn the_rule_for_few_kings_is_a_table_rule_of_international_draughts() {
    let sheet = "Two kings against one: draw at once, except while captures follow";
    let federation = "Two against a king: five moves (FMJD)";
    let run = board_of(
        "international",
        "fen W:WK50:BK1\ntable draws\nfen W:WK41:BK5\ntable draws\nquit\n",
    );
    let drawn = "Draw: one or two pieces against a king.";
    run.prints(&[drawn]);
    let places: Vec<usize> =
        [sheet, "One or two against a king: draw after the captures", federation]
            .into_iter()
            .map(|words| {
                run.out.find(words).unwrap_or_else(|| panic!("no “{words}” in {}", run.out))
            })
            .collect();
    assert!(places.is_sorted(), "{places:?} in {}", run.out);

    let run = board_of(
        "international",
        "fen W:WK47,36:BK3\n47-24\n3-14\n24-35\n14-5\n35-24\n5-23\n24-2\n23-18\n2-35\n18-22\nquit\n",
    );
    let counted = run.out.find("One or two against a king: 4 / 5");
    assert!(counted.is_some() && counted < run.out.find(drawn), "{}", run.out);

    let refused = board_of("dames3d", "table draws\nquit\n");
    refused.prints(&["international draughts"]);
}

#[test]
fn a_turn_by_hand_is_judged_and_the_other_player_decides() {
    let run = board_of("international", "table hand\ncarry 32 27\noff 20\ndone\nkeep\nfen\nquit\n");
    run.prints(&["Irregular: piece removed without cause (20).", "Black> keep", "B:W27,31,33,34"]);
}

#[test]
fn an_overlooked_capture_is_huffed() {
    let run = run_with(
        &words("text --variant family --language en --fen W:W32,48:B1,28"),
        "48-43\nhuff 43\nhuff 32\nfen\nquit\n",
    );
    assert!(!run.out.contains("Compulsory capture"), "{}", run.out);
    run.prints(&[
        "Can capture: 32. If you do not, the piece can be huffed.",
        "Only 32 can be huffed.",
        "Black huffs 32: it could have taken 28.",
        "B:W43:B1,28",
    ]);
}

/// Ctrl+C while the computer thinks has it answer; at the prompt it ends the program.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_thinking_and_not_the_program() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};

    let interrupt = |number: u32| {
        let number = number.to_string();
        let status = Command::new("kill").args(["-INT", &number]).status();
        assert!(status.expect("kill is there").success());
    };
    let mut child = program(&["text", "--variant", "international"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut typed = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    typed.write_all(b"analyze\n").expect("typed");
    let mut line = String::new();
    while !line.contains("The computer is thinking") {
        line.clear();
        assert!(output.read_line(&mut line).expect("UTF-8") > 0, "it has ended");
    }
    interrupt(child.id());
    typed.write_all(b"fen\n").expect("typed");
    line.clear();
    while !line.starts_with("W:W31,") {
        line.clear();
        assert!(output.read_line(&mut line).expect("UTF-8") > 0, "it has ended");
    }
    // The prompt that follows.
    output.read_exact(&mut [0; 7]).expect("a prompt");
    interrupt(child.id());
    assert_eq!(child.wait().expect("ends").code(), Some(130));
}

#[test]
fn a_position_may_be_typed_with_small_letters_its_tag_and_its_counters() {
    let moves = "47-42\n4-9\nquit\n";
    let played = |fen: &str, moves: &str| {
        let options = ["text", "--variant", "international", "--language", "en"];
        run_with(&[&options[..], &["--fen", fen]].concat(), moves).out
    };
    let draw = "25 moves without a capture or a man’s move";
    let drawn = played("[FEN \"w:wk46,k47:bk4,k5:h48:f41\"]", moves);
    assert!(drawn.contains(draw), "{drawn}");
    let goes_on = played("W:WK46,K47:BK4,K5", moves);
    assert!(!goes_on.contains(draw), "{goes_on}");
    let typed = played("W:W31:B1", "fen [FEN \"w:wk46,k47:bk4,k5:h48\"]\n47-42\n4-9\nquit\n");
    assert!(typed.contains(draw), "{typed}");
}
