//! The bar at the bottom left: from where the board is seen, and what is shown on it.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::rules::Variant;
use crate::viewer::input::action::Action;
use crate::viewer::panels::compass;
use crate::viewer::scene::camera::{Lens, PANEL_WIDTH, PanelInsets, View};
use crate::viewer::state::animation_clock::AnimationClock;
use crate::viewer::state::settings::AnimationSpeed;
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen, UiSnapshot};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::HasTooltip;
use crate::viewer::ui::widgets::{
    UiAssets, bare_button, divider, icon_button, letter_button, row, text,
};

/// Between the bar and the edges of the window, in logical pixels.
const MARGIN: f32 = 14.0;
/// Between the bar and the board or the panel on the right.
const GAP: f32 = 4.0;

/// The buttons, in a row or, where the window is narrow, in several.
#[derive(Component)]
struct Bar;

pub(super) fn bar(kit: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Toolbar"),
        Node {
            position_type: PositionType::Absolute,
            left: px(MARGIN),
            right: px(PANEL_WIDTH + GAP),
            bottom: px(MARGIN),
            align_items: AlignItems::End,
            ..row(8.0)
        },
        TabGroup::new(1),
        Pickable::IGNORE,
        children![
            compass::compass(kit),
            (
                Name::new("Bar"),
                Bar,
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    row_gap: px(2),
                    padding: UiRect::all(px(4)),
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::all(px(10)),
                    ..row(2.0)
                },
                BackgroundColor(palette::PANEL.with_alpha(0.88)),
                BorderColor::all(palette::PANEL_LINE),
                children![
                    views(kit),
                    divider(),
                    marks(kit),
                    divider(),
                    advice(kit),
                    divider(),
                    others(kit)
                ],
            ),
        ],
    )
}

fn group(name: &'static str) -> impl Bundle {
    (Name::new(name), row(2.0), Pickable::IGNORE)
}

fn views(kit: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(kit, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Views"),
        children![
            quiet("Home view", Action::GoToView(View::Home), Icon::Home),
            quiet(
                "Other side",
                Action::GoToView(View::OtherSide),
                Icon::OtherSide
            ),
            (
                quiet("Lens", Action::ToggleProjection, Icon::Perspective),
                CheckedWhen::new(|facts| facts.lens == Lens::Perspective),
            ),
        ],
    )
}

fn marks(kit: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(kit, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Marks"),
        children![
            (
                quiet("Pyramid", Action::ToggleRelief, Icon::Pyramid),
                CheckedWhen::new(|facts| facts.game.variant().has_sides() && !facts.settings.sunk),
                EnabledWhen::new(|facts| facts.game.variant().has_sides()),
            ),
            (
                letter_button(
                    kit,
                    "Numbers",
                    Action::ToggleNumbers,
                    ButtonStyle::Flat,
                    BoundText::new(|_| "28".to_owned()),
                ),
                CheckedWhen::new(|facts| facts.settings.numbers),
                HasTooltip,
            ),
            (
                quiet("Lines", Action::ToggleLines, Icon::Lines),
                CheckedWhen::new(|facts| facts.settings.lines),
            ),
        ],
    )
}

/// What the computer can be asked for.
fn advice(kit: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(kit, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    let is_known = |facts: &UiSnapshot| facts.game.variant() != Variant::WolfAndSheep;
    (
        group("Advice"),
        children![
            (
                quiet("Hint", Action::Hint, Icon::Hint),
                EnabledWhen::new(move |facts| is_known(facts) && facts.outcome.is_none()),
            ),
            (
                quiet("Analysis", Action::CycleAnalysis, Icon::Analysis),
                CheckedWhen::new(|facts| facts.settings.analysis),
                EnabledWhen::new(is_known),
            ),
        ],
    )
}

fn others(kit: &UiAssets) -> impl Bundle + use<> {
    let language = BoundText::new(|facts| facts.words.language().code().to_uppercase());
    (
        group("Others"),
        children![
            pace(),
            (
                letter_button(
                    kit,
                    "Language",
                    Action::CycleLanguage,
                    ButtonStyle::Flat,
                    language
                ),
                HasTooltip
            ),
            (
                letter_button(
                    kit,
                    "Help",
                    Action::ToggleHelp,
                    ButtonStyle::Flat,
                    BoundText::new(|_| "?".to_owned())
                ),
                CheckedWhen::new(|facts| facts.open.help),
                HasTooltip,
            ),
        ],
    )
}

fn pace() -> impl Bundle {
    let says = BoundText::new(|facts| {
        let pace = facts.words.text(match facts.settings.pace {
            AnimationSpeed::None => "pace-none",
            AnimationSpeed::Fast => "pace-fast",
            AnimationSpeed::Normal => "pace-normal",
            AnimationSpeed::Slow => "pace-slow",
        });
        facts.words.with("pace-is", &[("pace", pace.into())])
    });
    (
        bare_button(
            "Pace",
            Action::CyclePace,
            ButtonStyle::Flat,
            Node {
                height: px(34),
                width: px(104),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        HasTooltip,
        children![text("Words", 13.0, palette::TEXT, says)],
    )
}

/// The board is seen above the bar, however many rows that has: from the next frame on.
fn make_room(
    bar: Single<&ComputedNode, (With<Bar>, Changed<ComputedNode>)>,
    mut insets: ResMut<PanelInsets>,
    mut clock: ResMut<AnimationClock>,
) {
    let height = bar.size().y * bar.inverse_scale_factor();
    let bottom = MARGIN + height + GAP;
    if insets.bottom != bottom {
        insets.bottom = bottom;
        clock.request_frame();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, make_room.after(UiSystems::Layout));
}
