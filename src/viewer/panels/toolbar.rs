//! The bar at the bottom left: from where the board is seen, and what is shown on it.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::compass;
use super::follow::{Enabled, Facts, On, Says};
use super::icons::Icon;
use super::style::Look;
use super::tooltip::Tip;
use super::widgets::{Kit, bare, divider, icon_button, letter_button, row, text};
use crate::rules::Variant;
use crate::viewer::action::Action;
use crate::viewer::motion::Motion;
use crate::viewer::palette;
use crate::viewer::scene::camera::{Insets, Lens, PANEL_WIDTH, View};
use crate::viewer::settings::AnimationSpeed;

/// Between the bar and the edges of the window, in logical pixels.
const MARGIN: f32 = 14.0;
/// Between the bar and the board or the panel on the right.
const GAP: f32 = 4.0;

/// The buttons, in a row or, where the window is narrow, in several.
#[derive(Component)]
struct Bar;

pub(super) fn bar(kit: &Kit) -> impl Bundle + use<> {
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

fn views(kit: &Kit) -> impl Bundle + use<> {
    let quiet = |name, action, icon| (icon_button(kit, name, action, Look::Quiet, icon), Tip);
    (
        group("Views"),
        children![
            quiet("Home view", Action::Look(View::Home), Icon::Home),
            quiet("Other side", Action::Look(View::OtherSide), Icon::OtherSide),
            (
                quiet("Lens", Action::Lens, Icon::Perspective),
                On::when(|facts| facts.lens == Lens::Perspective),
            ),
        ],
    )
}

fn marks(kit: &Kit) -> impl Bundle + use<> {
    let quiet = |name, action, icon| (icon_button(kit, name, action, Look::Quiet, icon), Tip);
    (
        group("Marks"),
        children![
            (
                quiet("Pyramid", Action::Sink, Icon::Pyramid),
                On::when(|facts| facts.game.variant().has_sides() && !facts.settings.sunk),
                Enabled::when(|facts| facts.game.variant().has_sides()),
            ),
            (
                letter_button(
                    kit,
                    "Numbers",
                    Action::Numbers,
                    Look::Quiet,
                    Says::of(|_| "28".to_owned()),
                ),
                On::when(|facts| facts.settings.numbers),
                Tip,
            ),
            (
                quiet("Lines", Action::Lines, Icon::Lines),
                On::when(|facts| facts.settings.lines),
            ),
        ],
    )
}

/// What the computer can be asked for.
fn advice(kit: &Kit) -> impl Bundle + use<> {
    let quiet = |name, action, icon| (icon_button(kit, name, action, Look::Quiet, icon), Tip);
    let is_known = |facts: &Facts| facts.game.variant() != Variant::WolfAndSheep;
    (
        group("Advice"),
        children![
            (
                quiet("Hint", Action::Hint, Icon::Hint),
                Enabled::when(move |facts| is_known(facts) && facts.outcome.is_none()),
            ),
            (
                quiet("Analysis", Action::Analysis, Icon::Analysis),
                On::when(|facts| facts.settings.analysis),
                Enabled::when(is_known),
            ),
        ],
    )
}

fn others(kit: &Kit) -> impl Bundle + use<> {
    let language = Says::of(|facts| facts.words.language().code().to_uppercase());
    (
        group("Others"),
        children![
            pace(),
            (
                letter_button(kit, "Language", Action::Language, Look::Quiet, language),
                Tip
            ),
            (
                letter_button(
                    kit,
                    "Help",
                    Action::Help,
                    Look::Quiet,
                    Says::of(|_| "?".to_owned())
                ),
                On::when(|facts| facts.open.help),
                Tip,
            ),
        ],
    )
}

fn pace() -> impl Bundle {
    let says = Says::of(|facts| {
        let pace = facts.words.text(match facts.settings.pace {
            AnimationSpeed::None => "pace-none",
            AnimationSpeed::Fast => "pace-fast",
            AnimationSpeed::Normal => "pace-normal",
            AnimationSpeed::Slow => "pace-slow",
        });
        facts.words.with("pace-is", &[("pace", pace.into())])
    });
    (
        bare(
            "Pace",
            Action::Pace,
            Look::Quiet,
            Node {
                height: px(34),
                width: px(104),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        Tip,
        children![text("Words", 13.0, palette::TEXT, says)],
    )
}

/// The board is seen above the bar, however many rows that has: from the next frame on.
fn make_room(
    bar: Single<&ComputedNode, (With<Bar>, Changed<ComputedNode>)>,
    mut insets: ResMut<Insets>,
    mut motion: ResMut<Motion>,
) {
    let height = bar.size().y * bar.inverse_scale_factor();
    let bottom = MARGIN + height + GAP;
    if insets.bottom != bottom {
        insets.bottom = bottom;
        motion.keep();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, make_room.after(UiSystems::Layout));
}
