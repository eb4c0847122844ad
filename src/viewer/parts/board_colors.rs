//! Letters, buttons and discs in the colors of the theme: names of boards, the compass, and pieces seen from above.

use bevy::prelude::*;

use super::piece_disc::DiscPart;
use crate::board::Face;
use crate::game_tree::MoveSign;
use crate::themes::ColorRole;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::theme::CurrentTheme;
use crate::viewer::scene::systems::SceneSystems;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;

/// The least contrast of letters.
const LEAST: f32 = 4.5;

/// A control or a text in the color of a board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfBoard(pub Face);

/// A control that shows its board's color only while this is `true`, and else hints at it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct IsBright(pub bool);

/// The contrast of two colors, from 1 to 21, as defined by the WCAG.
fn contrast(one: Color, other: Color) -> f32 {
    let [one, other] = [one, other].map(|color| color.to_linear().luminance() + 0.05);
    one.max(other) / one.min(other)
}

/// Returns the color, moved toward white until it is legible on a dark ground.
fn legible(color: Color, ground: Color) -> Color {
    let lighter = (0..=10).map(|step| color.mix(&Color::WHITE, step as f32 / 10.0));
    lighter
        .into_iter()
        .find(|&color| contrast(color, ground) >= LEAST)
        .unwrap_or(Color::WHITE)
}

/// Returns the color of letters that name a board in a panel.
pub fn letters_of(face: Face, theme: &CurrentTheme) -> Color {
    legible(theme.paint(ColorRole::Board(face)), palette::PANEL)
}

/// The color of a sign: good, bad, or in between.
pub const fn sign_color(sign: MoveSign) -> Color {
    match sign {
        MoveSign::Good | MoveSign::Brilliant => palette::DESTINATION,
        MoveSign::Mistake | MoveSign::Blunder => palette::WARNING,
        MoveSign::Interesting | MoveSign::Dubious => palette::ACCENT,
    }
}

fn paint(
    theme: Res<CurrentTheme>,
    new: Query<(), Or<(Added<OfBoard>, Added<DiscPart>, Changed<IsBright>)>>,
    mut letters: Query<(&OfBoard, &mut TextColor)>,
    mut buttons: Query<(&OfBoard, Option<&IsBright>, &mut ButtonStyle)>,
    mut discs: Query<(
        &DiscPart,
        Option<&mut BackgroundColor>,
        Option<&mut BorderColor>,
    )>,
) {
    if !theme.is_changed() && new.is_empty() {
        return;
    }
    for (of, mut color) in &mut letters {
        color.set_if_neq(TextColor(letters_of(of.0, &theme)));
    }
    for (of, bright, mut style) in &mut buttons {
        let board = theme.paint(ColorRole::Board(of.0));
        style.set_if_neq(match bright {
            Some(IsBright(false)) => ButtonStyle::Hinted(legible(board, palette::BUTTON)),
            _ => ButtonStyle::Tinted(legible(board, palette::TEXT_ON_ACCENT)),
        });
    }
    for (part, ground, edge) in &mut discs {
        let (fill, line) = part.colors(&theme);
        if let (Some(mut ground), Some(fill)) = (ground, fill) {
            ground.set_if_neq(BackgroundColor(fill));
        }
        if let Some(mut edge) = edge {
            edge.set_if_neq(BorderColor::all(line));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        paint
            .after(SceneSystems::UpdateTargets)
            .before(FrameSystems::Render),
    );
}
