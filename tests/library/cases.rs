//! Tables of cases, written as text with a line for each case.

/// The cells of a table, row by row: a line is a row, and `|` stands between cells. The spaces around a cell and blank
/// lines do not count.
#[track_caller]
pub(crate) fn rows<const N: usize>(table: &str) -> Vec<[&str; N]> {
    let lines = table.lines().filter(|line| !line.trim().is_empty());
    let cells = lines.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let rows: Vec<[&str; N]> = cells
        .map(|cells| {
            let row = cells.try_into();
            row.unwrap_or_else(|cells| panic!("expected {N} cells, found {cells:?}"))
        })
        .collect();
    assert!(!rows.is_empty(), "a table without rows");
    rows
}
