//! Lays the boards and the state of the game out for the terminal's width.

use super::board_drawing::{
    self, DrawnPieces, Glyphs, SIDE_HEIGHT, SIDE_WIDTH, TOP_HEIGHT, TOP_WIDTH,
};
use super::canvas::{CellStyle, TextCanvas};
use super::caps::TerminalCaps;
use super::wrapping::wrap;
use crate::board::Face;
use crate::game::{Event, Game, Placement};
use crate::i18n::Localizer;
use crate::rules::{
    BySide, DrawCounters, DrawRules, EndgameClass, FewAgainstKing, IllegalMove, Piece, PieceKind,
    Setup, Side, Variant,
};

const GAP: usize = 2;
/// Width of the five boards side by side.
const ALL_WIDTH: usize = SIDE_WIDTH + GAP + TOP_WIDTH + GAP + SIDE_WIDTH;
/// First row of the top board between the sides.
const TOP_ROW: usize = 6;

/// The prompt for a side, with both clocks if the game is timed.
pub(super) fn prompt(game: &Game, side: Side, localizer: &Localizer) -> String {
    let name = |side| localizer.side_of(game.variant(), side);
    match game.clock() {
        None => name(side),
        Some(clock) => {
            let time = |side| localizer.clock_time(clock.left(side));
            let messages = &localizer.messages;
            messages.clock_prompt(name(side), time(side), name(!side), time(!side))
        }
    }
}

/// The text for an event; `None` if the boards show it.
pub(super) fn event_text(game: &Game, event: &Event, localizer: &Localizer) -> Option<String> {
    match event {
        Event::Played { ply, .. } | Event::PlayedByHand { ply } => {
            let text = game.text_at(*ply)?;
            let place = ply.0 + game.ply_offset();
            let number = game.move_number(*ply);
            let dots = if place % 2 == 1 { "." } else { "..." };
            Some(format!("{number}{dots} {text}"))
        }
        Event::DrawOffered(by) => Some(offer_text(game, localizer, *by)),
        Event::DrawDeclined => Some(localizer.messages.text_declined()),
        Event::Ended(outcome) => Some(localizer.outcome_of(game.variant(), outcome) + "."),
        Event::GameSwitched(variant) => Some(localizer.variant(*variant)),
        Event::Irregular(found) => Some(localizer.irregularities(found)),
        Event::Corrected { touched_piece } => Some(localizer.corrected(*touched_piece)),
        Event::Huffed(_) => game.last_huff().map(|huff| localizer.huffed(&huff)),
        Event::Touched(square) => Some(localizer.messages.text_touched(square.number())),
        Event::Adjusting(true) => Some(localizer.messages.adjusting()),
        Event::RulesChanged => Some(match game.rules().draws.few_against_king? {
            FewAgainstKing::DrawAtOnce => localizer.messages.draws_by_sheet(),
            FewAgainstKing::DrawAfter(_) => localizer.messages.federation(),
        }),
        Event::Shown(_)
        | Event::VariationMoved(_)
        | Event::Deleted(_)
        | Event::CommentChanged(_)
        | Event::SignChanged(_)
        | Event::MarksChanged(_)
        | Event::TagsChanged
        | Event::Noted
        | Event::EditUndone
        | Event::EditRedone
        | Event::Started
        | Event::ClockChanged
        | Event::TableRulesChanged
        | Event::Adjusting(false)
        | Event::Handled(_)
        | Event::PutBack
        | Event::Placed => None,
    }
}

/// Returns `true` if the event changes the move list but plays no move.
pub(super) fn edits_tree(event: &Event) -> bool {
    matches!(
        event,
        Event::VariationMoved(_)
            | Event::Deleted(_)
            | Event::CommentChanged(_)
            | Event::SignChanged(_)
            | Event::MarksChanged(_)
            | Event::Noted
            | Event::EditUndone
            | Event::EditRedone
    )
}

pub(super) struct Drawing {
    variant: Variant,
    pieces: DrawnPieces,
    counts: BySide<usize>,
    title: String,
    lines: Vec<String>,
}

impl Drawing {
    pub(super) fn of_game(game: &Game, localizer: &Localizer) -> Drawing {
        let (title, lines) = status(game, localizer);
        Drawing {
            variant: game.variant(),
            pieces: DrawnPieces {
                setup: game.current_setup(),
                last_move: game.last_turn().and_then(|played| played.squares()),
            },
            counts: BySide {
                white: game.position().pieces(Side::White).len(),
                black: game.position().pieces(Side::Black).len(),
            },
            title,
            lines,
        }
    }

    /// A position without a game.
    pub(super) fn of_setup(
        variant: Variant,
        setup: Setup,
        title: String,
        lines: Vec<String>,
    ) -> Drawing {
        Drawing {
            variant,
            counts: BySide {
                white: setup.pieces(Side::White).len(),
                black: setup.pieces(Side::Black).len(),
            },
            pieces: DrawnPieces { setup, last_move: None },
            title,
            lines,
        }
    }
}

/// Draws the boards and their captions: all five unfolded if the terminal is wide enough, otherwise the top and one
/// side; the flat board has only the top.
pub(super) fn draw_boards(
    drawing: &Drawing,
    side: Face,
    localizer: &Localizer,
    caps: TerminalCaps,
) -> String {
    let glyphs = &Glyphs::of_game(caps, drawing.variant, localizer);
    let mut canvas = TextCanvas::default();
    let Drawing { variant, pieces, title, lines, .. } = drawing;
    let has_sides = variant.has_sides();
    if has_sides && caps.width >= ALL_WIDTH {
        let right = SIDE_WIDTH + GAP + TOP_WIDTH + GAP;
        let lower = SIDE_HEIGHT + 1;
        for (face, row, column) in [
            (Face::NorthWest, 0, 0),
            (Face::NorthEast, 0, right),
            (Face::SouthWest, lower, 0),
            (Face::SouthEast, lower, right),
        ] {
            board_drawing::side(&mut canvas, pieces, glyphs, face, localizer, row, column);
        }
        let middle = SIDE_WIDTH + GAP;
        board_drawing::top(&mut canvas, pieces, glyphs, TOP_ROW, middle);
        canvas.put_centered(2, middle, TOP_WIDTH, title, CellStyle::BOLD);
        draw_legend(
            &mut canvas,
            (*variant, drawing.counts),
            glyphs,
            localizer,
            (TOP_ROW - 2, middle + 1),
        );
        let lines = lines.iter().flat_map(|line| wrap(line, TOP_WIDTH));
        for (row, line) in (TOP_ROW + TOP_HEIGHT..).zip(lines) {
            canvas.put(row, middle, &line, CellStyle::PLAIN);
        }
    } else {
        let is_wide = caps.width >= TOP_WIDTH + GAP + SIDE_WIDTH;
        canvas.put_centered(0, 0, TOP_WIDTH, title, CellStyle::BOLD);
        board_drawing::top(&mut canvas, pieces, glyphs, 1, 0);
        let mut row = 1 + TOP_HEIGHT;
        match (has_sides, is_wide) {
            (false, _) => {}
            (true, true) => board_drawing::side(
                &mut canvas,
                pieces,
                glyphs,
                side,
                localizer,
                1,
                TOP_WIDTH + GAP,
            ),
            (true, false) => {
                board_drawing::side(&mut canvas, pieces, glyphs, side, localizer, row, 1);
                row += SIDE_HEIGHT;
            }
        }
        draw_legend(&mut canvas, (*variant, drawing.counts), glyphs, localizer, (row, 1));
        row += 1;
        for line in lines.iter().flat_map(|line| wrap(line, caps.width)) {
            canvas.put(row, 0, &line, CellStyle::PLAIN);
            row += 1;
        }
    }
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = canvas.render(&mut text, caps.colors);
    // The canvas has escaped everything except colors.
    caps.in_charset(&text).into_owned()
}

/// The title, and lines on the state of the game.
fn status(game: &Game, localizer: &Localizer) -> (String, Vec<String>) {
    let position = game.position();
    let mut lines = Vec::new();
    match game.outcome() {
        Some(outcome) => lines.push(localizer.outcome_of(game.variant(), &outcome) + "."),
        None => {
            lines.push(match game.placement().map(Placement::side) {
                Some(Side::White) => localizer.messages.place_sheep(),
                Some(Side::Black) => localizer.messages.place_wolf(),
                None => localizer.turn_of(game.variant(), position.side_to_move()) + ".",
            });
            let pieces = game.capture_due();
            if pieces > 0 {
                let by = game.movable();
                let due = IllegalMove::CaptureDue { by, pieces };
                lines.push(localizer.illegal_move(&due) + ".");
            }
            let may_capture = game.may_capture();
            if !may_capture.is_empty() {
                lines.push(localizer.may_capture(may_capture) + ".");
            }
            if let Some(by) = game.draw_offer() {
                lines.push(offer_text(game, localizer, by));
            }
        }
    }
    lines.extend(localizer.clocks(game));
    lines.extend(counter_lines(game.counters(), &game.rules().draws, localizer));
    lines.extend(phase_line(game, localizer));
    (localizer.variant(game.variant()), lines)
}

fn offer_text(game: &Game, localizer: &Localizer, by: Side) -> String {
    let offer = localizer.draw_offered(game.variant(), by);
    localizer.messages.text_answer(offer)
}

/// A note if the few-kings draw is suspended by a phase of play in progress (`rules.md` §3.8).
fn phase_line(game: &Game, localizer: &Localizer) -> Option<String> {
    let messages = &localizer.messages;
    let draws = &game.rules().draws;
    let (class, _) = game.counters().counted_ending(game.position(), draws)?;
    let is_in_phase = class == EndgameClass::FewAgainstKing
        && draws.few_against_king == Some(FewAgainstKing::DrawAtOnce)
        && game.outcome().is_none();
    is_in_phase.then(|| messages.text_counter(messages.count_few(), messages.after_capture()))
}

/// A line for each running draw counter, with its limit.
fn counter_lines(counters: &DrawCounters, draws: &DrawRules, localizer: &Localizer) -> Vec<String> {
    let messages = &localizer.messages;
    let mut running = Vec::new();
    if counters.repetitions > 1 {
        running.push((
            messages.count_repetition(),
            u16::from(counters.repetitions),
            u16::from(draws.repetitions),
        ));
    }
    if counters.quiet.moves() > 0 {
        running.push((messages.count_quiet(), counters.quiet.moves(), draws.quiet.moves()));
    }
    match (counters.ending, draws.few_against_king) {
        (Some((EndgameClass::ThreeAgainstKing, plies)), _) => {
            if let Some(limit) = draws.three_against_king {
                running.push((messages.count_three(), plies.moves(), limit.moves()));
            }
        }
        (Some((EndgameClass::FewAgainstKing, plies)), Some(FewAgainstKing::DrawAfter(limit))) => {
            running.push((messages.count_few(), plies.moves(), limit.moves()));
        }
        _ => {}
    }
    let line = |(name, count, limit): (String, u16, u16)| {
        messages.text_counter(name, messages.count_of(count, limit))
    };
    running.into_iter().map(line).collect()
}

/// Draws the legend of each side: `○ ♔ White 20`.
fn draw_legend(
    canvas: &mut TextCanvas,
    (variant, counts): (Variant, BySide<usize>),
    glyphs: &Glyphs,
    localizer: &Localizer,
    at: (usize, usize),
) {
    let (row, mut column) = at;
    for side in Side::BOTH {
        let [man, king] =
            [PieceKind::Man, PieceKind::King].map(|kind| glyphs.piece(Piece { side, kind }));
        canvas.put(row, column, &format!(" {man} {king} "), glyphs.style(side));
        let name = format!(" {} {}", localizer.side_of(variant, side), counts[side]);
        canvas.put(row, column + 5, &name, CellStyle::PLAIN);
        column += 5 + name.chars().count() + 2;
    }
}
