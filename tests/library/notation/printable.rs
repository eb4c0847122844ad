//! Text from other programs, as it is shown.

use dames3d::notation::printable;

#[test]
fn ordinary_text_in_any_script_stays_as_it_is() {
    for text in ["", "Scan 3.1", "Échec et mat ! 28×19", "Дамка", "西洋跳棋", "👑"] {
        assert_eq!(printable(text, 30), text);
    }
}

#[test]
fn characters_that_act_on_a_terminal_are_escaped() {
    for (text, shown) in [
        ("\u{1b}]0;title\u{7}", "\\u{1b}]0;title\\u{7}"),
        ("a\r\n\tb", "a\\r\\n\\tb"),
        ("\u{7f}\u{9b}31m", "\\u{7f}\\u{9b}31m"),
        ("\u{202e}gnp.exe\u{2066}", "\\u{202e}gnp.exe\\u{2066}"),
        ("zero\u{200b}width\u{feff}", "zero\\u{200b}width\\u{feff}"),
        ("\u{e0041}", "\\u{e0041}"),
    ] {
        assert_eq!(printable(text, 100), shown);
    }
}

#[test]
fn long_text_is_cut_with_its_escapes_counted() {
    assert_eq!(printable("12345", 5), "12345");
    assert_eq!(printable("123456", 5), "1234…");
    let shown = printable(&"\u{1b}".repeat(1_000_000), 20);
    assert_eq!(shown.chars().count(), 20);
    assert!(shown.ends_with('…'), "{shown}");
}
