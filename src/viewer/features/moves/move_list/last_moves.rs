//! The last moves of the game, in a sheet that has no room for the list: a click pulls it up.

use bevy::prelude::*;

use crate::notation::move_text;
use crate::rules::Ply;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::bare_button;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::text;

/// The moves of both players up to the position shown: “4. 41-37 5-10”.
fn words(ui: &Tracked) -> String {
    let game = ui.game();
    let last = game.current_ply();
    if last == Ply(0) {
        return if game.tree().is_empty() {
            ui.localizer().messages.no_moves_yet()
        } else {
            "1. …".to_owned()
        };
    }
    let place = last.0 + game.ply_offset();
    let number = place.div_ceil(2);
    let is_reply = place.is_multiple_of(2);
    let first = if is_reply { Ply(last.0 - 1) } else { last };
    let moves = [first, last].into_iter().skip(usize::from(!is_reply));
    let moves: Vec<String> = moves.filter_map(|ply| game.text_at(ply)).collect();
    let dots = if is_reply && moves.len() == 1 {
        "..."
    } else {
        "."
    };
    move_text::printed(&format!("{number}{dots} {}", moves.join(" ")))
}

pub(crate) fn button() -> impl Bundle {
    let node = Node {
        // The buttons beside it are wide as well.
        flex_grow: 8.0,
        flex_basis: px(0),
        min_width: px(0),
        padding: UiRect::horizontal(px(10)),
        justify_content: JustifyContent::Start,
        border_radius: BorderRadius::all(px(7)),
        overflow: Overflow::clip(),
        ..default()
    };
    (
        bare_button(
            "Last moves",
            ShellAction::ToggleSheet,
            ButtonStyle::Normal,
            node,
        ),
        children![(
            text(
                "Words",
                LetterSize::Body,
                palette::TEXT,
                BoundText::new(words)
            ),
            TextLayout::no_wrap(),
        )],
    )
}
