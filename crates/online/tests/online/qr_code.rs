//! Square codes on a terminal.

use dames3d_online::QrCode;

/// The modules of a code as a terminal shows it, `true` for dark ones.
fn modules(code: &QrCode) -> Vec<Vec<bool>> {
    let mut rows = Vec::new();
    for line in code.half_blocks(true).lines() {
        let line = line.strip_prefix("\u{1b}[30;107m").expect("black on white");
        let line = line.strip_suffix("\u{1b}[0m").expect("its own end");
        let row = |dark: [char; 2]| line.chars().map(|c| dark.contains(&c)).collect();
        rows.push(row(['█', '▀']));
        rows.push(row(['█', '▄']));
    }
    rows
}

#[test]
fn a_code_has_its_three_squares_and_a_free_margin() {
    let code = QrCode::small("http://192.168.1.5:7171/#code=ABCDEF").expect("a code");
    let rows = modules(&code);
    let width = code.size();
    assert!(rows.iter().all(|row| row.len() == width));
    // Version 3 or so, with four free modules on each side; two lines of modules are one of text.
    assert_eq!((width - 8 - 17) % 4, 0, "{width}");
    assert!(rows.len() == width || rows.len() == width + 1);
    let far = width - 4 - 7;
    for (left, top) in [(4, 4), (far, 4), (4, far)] {
        for y in 0..7_usize {
            for x in 0..7_usize {
                let ring = x.abs_diff(3).max(y.abs_diff(3));
                assert_eq!(rows[top + y][left + x], ring != 2, "{x} {y}");
            }
        }
    }
    let is_free = |x: usize, y: usize| x < 4 || y < 4 || x >= width - 4 || y >= width - 4;
    for (y, row) in rows.iter().enumerate() {
        for (x, &is_dark) in row.iter().enumerate() {
            assert_eq!(is_dark, code.is_dark(x, y), "{x} {y}");
            assert!(!is_dark || !is_free(x, y), "{x} {y}");
        }
    }
}

#[test]
fn a_text_that_is_too_long_has_none() {
    assert!(QrCode::small(&"x".repeat(10_000)).is_none());
}
