//! The names and explanations of the choices in the new-game dialog, and the reasons why some cannot be made.

use crate::i18n::{MessageFn, Messages};
use crate::rules::{Geometry, Variant};
use crate::viewer::features::play::new_game_choices::{Choice, CollapsedSection, Opponent};
use crate::viewer::features::play::new_game_options::NewGameOptions;
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::tracked::Tracked;

pub(super) const fn name(choice: Choice) -> MessageFn {
    match choice {
        Choice::Rules(Variant::International | Variant::Dames3d) => Messages::rules_draughts,
        Choice::Rules(Variant::Family(_)) => Messages::rules_family,
        Choice::Rules(Variant::Brigand(_)) => Messages::rules_brigand,
        Choice::Rules(Variant::WolfAndSheep) => Messages::rules_wolf_and_sheep,
        Choice::Board(Geometry::Flat) => Messages::board_flat,
        Choice::Board(Geometry::Pyramid) => Messages::board_pyramid,
        Choice::TouchMove => Messages::touch_move,
        Choice::OverTheBoard => Messages::over_the_board,
        Choice::FederationRule => Messages::federation_short,
        Choice::Opponent(Opponent::Person) => Messages::player_person,
        Choice::Opponent(Opponent::Computer | Opponent::Engine(_)) => Messages::player_computer,
        Choice::Color(_) => Messages::choose_color,
        Choice::Weaker => Messages::weaker,
        Choice::Stronger => Messages::stronger,
        Choice::Unfold(CollapsedSection::TableRules) => Messages::choose_table_rules,
        Choice::Unfold(CollapsedSection::Clocks) => Messages::choose_clock,
        Choice::Clock(..) => Messages::choose_clock,
        Choice::ClocksDiffer => Messages::clock_differs,
        Choice::ClocksAtOnce => Messages::clock_at_once,
    }
}

/// The effect of a choice or, if it cannot be made, the reason.
pub(super) fn tip(choice: Choice, ui: &Tracked, options: &NewGameOptions) -> String {
    let messages = &ui.localizer().messages;
    if !options.can_choose(choice, ui.of::<EngineList>()) {
        return reason(choice, options)(messages);
    }
    match choice {
        Choice::Rules(variant) => {
            let on_this_board = variant.with_geometry(options.variant.geometry());
            ui.localizer()
                .variant_in_short(on_this_board.unwrap_or(variant))
        }
        other => description(other)(messages),
    }
}

/// The effect of a choice.
const fn description(choice: Choice) -> MessageFn {
    match choice {
        Choice::Board(Geometry::Pyramid) => Messages::about_board_pyramid,
        Choice::Board(Geometry::Flat) => Messages::about_board_flat,
        Choice::TouchMove => Messages::about_touch_move,
        Choice::OverTheBoard => Messages::about_over_the_board,
        Choice::FederationRule => Messages::about_federation,
        Choice::Opponent(Opponent::Person) => Messages::about_person,
        Choice::Opponent(_) => Messages::about_computer,
        Choice::Color(_) => Messages::about_color,
        Choice::ClocksDiffer => Messages::about_clock_differs,
        Choice::ClocksAtOnce => Messages::about_clock_at_once,
        other => name(other),
    }
}

/// The reason why a choice cannot be made.
fn reason(choice: Choice, options: &NewGameOptions) -> MessageFn {
    match choice {
        Choice::Board(_) if options.variant == Variant::WolfAndSheep => {
            Messages::wolf_on_flat_board_only
        }
        Choice::Rules(_) | Choice::Board(_) => Messages::setup_of_other_rules,
        Choice::OverTheBoard => Messages::by_hand_in_draughts_only,
        Choice::FederationRule => Messages::federation_in_international_only,
        Choice::ClocksAtOnce => Messages::clock_not_chosen,
        Choice::Opponent(_) => Messages::program_plays_other_games,
        Choice::Color(_) => Messages::color_with_engine_only,
        other => name(other),
    }
}
