//! The card that asks for confirmation of the entered move.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::i18n::Messages;
use crate::notation::move_text;
use crate::viewer::board::actions::ConfirmAction;
use crate::viewer::board::move_entry::MoveToConfirm;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::action_button::button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, row, title};

/// Button width, in logical pixels.
const BUTTON_WIDTH: f32 = 116.0;
/// Gap between the card and the bar below it, in logical pixels.
const GAP: f32 = 6.0;

/// The row of the card, above the bar.
#[derive(Component)]
struct CardPlace;

pub(crate) fn card(assets: &UiAssets) -> impl Bundle + use<> {
    let asks = BoundText::new(|ui| match ui.of::<MoveToConfirm>().0.as_ref() {
        Some(request) => {
            ui.localizer().messages.settings_ask_move(move_text::printed(&request.to_string()))
        }
        None => String::new(),
    });
    let answer = |name, yes, style, message| {
        (
            Node { width: px(BUTTON_WIDTH), ..default() },
            children![button(
                name,
                if yes { ConfirmAction::Play } else { ConfirmAction::Discard },
                style,
                BoundText::message(message)
            )],
        )
    };
    (
        Name::new("Move to confirm"),
        CardPlace,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            justify_content: JustifyContent::Center,
            ..default()
        },
        VisibleWhen::new(|ui| ui.of::<MoveToConfirm>().0.as_ref().is_some()),
        TabGroup::new(1),
        Pickable::IGNORE,
        children![(
            Name::new("Card"),
            Node {
                padding: UiRect::axes(px(14), px(10)),
                border: UiRect::all(px(1)),
                border_radius: BorderRadius::all(px(10)),
                max_width: percent(96),
                flex_wrap: FlexWrap::Wrap,
                row_gap: px(6),
                ..row(10.0)
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::ACCENT),
            children![
                title(assets, "Question", LetterSize::Heading, palette::TEXT, asks),
                answer("Play the move", true, ButtonStyle::Primary, Messages::settings_play),
                answer("Discard the move", false, ButtonStyle::Normal, Messages::settings_discard),
            ],
        )],
    )
}

/// Keeps the card above the bar, centered in the scene.
fn stand(insets: Res<PanelInsets>, mut place: Single<&mut Node, With<CardPlace>>) {
    let (right, bottom) = (px(insets.right), px(insets.bottom + GAP));
    if (place.right, place.bottom) != (right, bottom) {
        (place.right, place.bottom) = (right, bottom);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Window, "confirm move", card)
        .add_systems(PostUpdate, stand.before(UiSystems::Layout));
}
