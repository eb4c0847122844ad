//! `dames3d solve`: solves small games.

use std::io::{self, Write};

use serde::Serialize;

use super::output::{ProgressLine, progress, stdout};
use crate::board::Square;
use crate::engine::TableResult;
use crate::engine::wolf_and_sheep::Solution;
use crate::notation::{fen, json};
use crate::platform::Instant;
use crate::rules::{Position, Side};

/// Solves wolf and sheep; prints the number of placements won by each side, then the winner and length of each
/// placement.
pub(crate) fn wolf(json: bool) -> anyhow::Result<()> {
    let start = Instant::now();
    let line = ProgressLine::new();
    let solution = Solution::solve(|part| {
        line.show(format_args!("solving: {:3.0} %", 100.0 * part));
    });
    let elapsed = start.elapsed();
    line.clear();
    let placements: Vec<_> = solution.placements().collect();
    if json {
        return print_json(&placements);
    }
    let won_by = |side| {
        placements
            .iter()
            .filter_map(move |(_, result)| result.plies().filter(|_| winner(*result) == Some(side)))
    };
    let longest = |side| won_by(side).map(|plies| plies.0).max();
    let mut output = stdout();
    writeln!(output, "Wolf and sheep: {} placements, the wolf to move.", placements.len())?;
    for (side, name) in [(Side::White, "The sheep"), (Side::Black, "The wolf")] {
        write!(output, "{name} win{} {}", plural(side), won_by(side).count())?;
        match longest(side) {
            Some(plies) => writeln!(output, ", the longest in {plies} plies.")?,
            None => writeln!(output, ".")?,
        }
    }
    for of_sheep in placements
        .chunk_by(|(one, _), (next, _)| one.pieces(Side::White) == next.pieces(Side::White))
    {
        let sheep = of_sheep[0].0.pieces(Side::White);
        let numbers: Vec<_> = sheep.iter().map(|square| square.to_string()).collect();
        writeln!(
            output,
            "\nSheep on {}; for each square of the wolf, the winner and the number of plies:",
            numbers.join(" ")
        )?;
        draw(&mut output, of_sheep)?;
    }
    let (sheep, wolf) = solution.win_counts();
    writeln!(
        output,
        "\nOf all {} positions, with the sheep on any squares and either side to move, the sheep win {sheep} and the wolf {wolf}.",
        sheep + wolf
    )?;
    output.flush()?;
    progress!("solved in {:.2} s\n", elapsed.as_secs_f64());
    Ok(())
}

/// A placement with the wolf to move, as JSON.
#[derive(Serialize)]
struct PlacementJson {
    fen: String,
    /// `sheep` or `wolf`.
    winner: Option<&'static str>,
    plies: Option<u16>,
}

fn print_json(placements: &[(Position, TableResult)]) -> anyhow::Result<()> {
    let mut output = stdout();
    for (position, result) in placements {
        let placement = PlacementJson {
            fen: fen::write(&position.setup()),
            winner: winner(*result).map(|side| match side {
                Side::White => "sheep",
                Side::Black => "wolf",
            }),
            plies: result.plies().map(|plies| plies.0),
        };
        json::write_line(&mut output, &placement)?;
    }
    Ok(output.flush()?)
}

const fn plural(side: Side) -> &'static str {
    match side {
        Side::White => "",
        Side::Black => "s",
    }
}

/// The winner of a placement with the wolf to move.
fn winner(result: TableResult) -> Option<Side> {
    result.winner(Side::Black)
}

/// Draws a board with the result for a wolf on each square: `w23`, wolf wins in 23 plies; `s12`, sheep win in 12; `##`,
/// a sheep.
fn draw(output: &mut impl Write, placements: &[(Position, TableResult)]) -> io::Result<()> {
    let sheep = placements[0].0.pieces(Side::White);
    for row in (0..10).rev() {
        let margin = if row % 2 == 1 { "   " } else { "" };
        write!(output, "  {margin}")?;
        for column in (row % 2..10).step_by(2) {
            let Some(square) = Square::from_coords(row, column) else {
                continue;
            };
            let result = placements
                .iter()
                .find(|(position, _)| position.pieces(Side::Black).contains(square))
                .map(|(_, result)| result);
            let text = match result {
                Some(TableResult::Win(plies)) => format!("w{}", plies.0),
                Some(TableResult::Loss(plies)) => format!("s{}", plies.0),
                Some(TableResult::Draw) => "=".to_owned(),
                None if sheep.contains(square) => "##".to_owned(),
                None => String::new(),
            };
            write!(output, "{text:<6}")?;
        }
        writeln!(output)?;
    }
    Ok(())
}
