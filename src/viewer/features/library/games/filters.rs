//! The filters: fields for player, event and dates, and buttons.

use bevy::prelude::*;
use bevy::text::EditableText;

use super::list::{GameList, GameListSystems};
use crate::archive::GameFilter;
use crate::i18n::{MessageFn, Messages};
use crate::notation::pdn::GameResult;
use crate::viewer::features::library::actions::GamesAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::{BindingSystems, BoundText, CheckedWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::text_field::{TextField, frame};
use crate::viewer::ui::widgets::{column, group_of, row, text};

/// Maximum length of a filter text.
const MAX_CHARS: usize = 60;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FilterField {
    Player,
    Event,
    Dates,
}

#[derive(Component)]
struct FieldFrame(FilterField);

pub(super) fn fields(filter: &GameFilter) -> impl Bundle + use<> {
    let dates = filter.dates.map_or_else(String::new, |dates| dates.to_string());
    group_of(
        "Fields",
        row(12.0),
        (
            PortraitLayout::Wraps,
            children![
                field(
                    FilterField::Player,
                    &filter.player,
                    Messages::games_player,
                    2.0,
                    InitialFocus
                ),
                field(FilterField::Event, &filter.event, Messages::games_event, 2.0, ()),
                (
                    field(FilterField::Dates, &dates, Messages::games_dates, 1.4, ()),
                    PortraitLayout::OwnLine
                ),
            ],
        ),
    )
}

/// A labeled field; `more` is added to the field.
fn field<B: Bundle>(
    field: FilterField,
    words: &str,
    label: MessageFn,
    grow: f32,
    more: B,
) -> impl Bundle + use<B> {
    group_of(
        "Field",
        Node { flex_grow: grow, flex_basis: px(0), ..column(3.0) },
        children![
            text("Label", LetterSize::Small, palette::TEXT_QUIET, BoundText::message(label)),
            (
                frame(Node::default()),
                FieldFrame(field),
                children![(TextField::new(words, MAX_CHARS).input(field), more)],
            ),
        ],
    )
}

pub(super) fn buttons() -> impl Bundle {
    let condition = |name, action| {
        (
            bare_button(
                name,
                action,
                ButtonStyle::Normal,
                Node {
                    height: px(32),
                    padding: UiRect::horizontal(px(12)),
                    border_radius: BorderRadius::all(px(7)),
                    ..default()
                },
            ),
            CheckedWhen::new(move |ui| filter_state(ui, action).1),
            children![text(
                "Label",
                LetterSize::Body,
                palette::TEXT,
                BoundText::new(move |ui| filter_state(ui, action).0)
            )],
        )
    };
    group_of(
        "Conditions",
        Node { flex_wrap: FlexWrap::Wrap, row_gap: px(6), ..row(8.0) },
        children![
            condition("Result", GamesAction::NextResult),
            condition("Variant", GamesAction::NextVariant),
            condition("Duplicates", GamesAction::ToggleDuplicates),
            condition("Position", GamesAction::TogglePosition),
        ],
    )
}

/// The text of a button, and `true` if its filter is active.
fn filter_state(ui: &Tracked, action: GamesAction) -> (String, bool) {
    let (localizer, list) = (ui.localizer(), ui.of::<GameList>());
    let (messages, filter) = (&localizer.messages, list.filter());
    match action {
        GamesAction::NextResult => match filter.result {
            None => (messages.games_any_result(), false),
            Some(GameResult::Unfinished) => (messages.games_unfinished(), true),
            Some(result) => (result.text().replace('-', "–"), true),
        },
        GamesAction::NextVariant => match filter.variant {
            None => (messages.games_any_variant(), false),
            Some(variant) => (localizer.variant(variant), true),
        },
        GamesAction::ToggleDuplicates => {
            (messages.games_no_duplicates(), filter.without_duplicates)
        }
        _ => (messages.games_by_position(), list.is_by_position()),
    }
}

/// Applies the fields. An invalid field gets a red frame and does not filter.
fn read_fields(
    mut list: ResMut<GameList>,
    fields: Query<(&FilterField, &EditableText), Changed<EditableText>>,
    mut frames: Query<(&FieldFrame, &mut BorderColor)>,
) {
    let mut filter = list.filter().clone();
    for (field, text) in &fields {
        let words = text.value().to_string();
        let is_valid = match field {
            FilterField::Player => {
                filter.player = words;
                true
            }
            FilterField::Event => {
                filter.event = words;
                true
            }
            FilterField::Dates => {
                filter.dates = words.trim().parse().ok();
                filter.dates.is_some() || words.trim().is_empty()
            }
        };
        let color = if is_valid { palette::PANEL_LINE } else { palette::WARNING };
        for (frame, mut border) in &mut frames {
            if frame.0 == *field {
                border.set_if_neq(BorderColor::all(color));
            }
        }
    }
    if *list.filter() != filter {
        list.set_filter(filter);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read_fields.before(GameListSystems).after(ModalSystems).before(BindingSystems),
    );
}
