//! The toolbar at the bottom left: the views, what the board shows, the computer's advice, and other settings.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::rules::Variant;
use crate::viewer::game_ui::action_button::{HasTooltip, icon_button, letter_button};
use crate::viewer::game_ui::snapshot::{BoundText, CheckedWhen, EnabledWhen, UiSnapshot};
use crate::viewer::messages::{
    Action, ExplainAction, FileAction, GamesAction, NetAction, ReviewAction, SettingsAction, View,
};
use crate::viewer::panels::compass;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::state::camera::ProjectionMode;
use crate::viewer::state::frame::AnimationClock;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::style::PANEL_WIDTH;
use crate::viewer::ui::widgets::{UiAssets, divider, row};

/// The gap between the bar and the edges of the window, in logical pixels.
const MARGIN: f32 = 14.0;
/// The gap between the bar and the board or the panel on the right.
const GAP: f32 = 4.0;

/// The compass and the bar, as wide as the scene.
#[derive(Component)]
struct Toolbar;

/// The bar of buttons, wrapped into several rows in a narrow window.
#[derive(Component)]
struct Bar;

pub(super) fn bar(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Toolbar"),
        Toolbar,
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
            compass::compass(assets),
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
                    views(assets),
                    divider(),
                    marks(assets),
                    divider(),
                    advice(assets),
                    divider(),
                    files(assets),
                    many_games(assets),
                    divider(),
                    others(assets)
                ],
            ),
        ],
    )
}

fn group(name: &'static str) -> impl Bundle {
    (Name::new(name), row(2.0), Pickable::IGNORE)
}

fn views(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Views"),
        children![
            quiet("Home view", Action::GoToView(View::Home), Icon::House),
            quiet(
                "Other side",
                Action::GoToView(View::OtherSide),
                Icon::Rotate
            ),
            (
                quiet("Lens", Action::ToggleProjection, Icon::PerspectiveGrid),
                CheckedWhen::new(|ui| ui.projection == ProjectionMode::Perspective),
            ),
        ],
    )
}

fn marks(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Marks"),
        children![
            (
                quiet("Pyramid", Action::ToggleRelief, Icon::SteppedPyramid),
                CheckedWhen::new(|ui| ui.game.variant().has_sides() && !ui.settings.sunk),
                EnabledWhen::new(|ui| ui.game.variant().has_sides()),
            ),
            (
                letter_button(
                    assets,
                    "Numbers",
                    Action::ToggleNumbers,
                    ButtonStyle::Flat,
                    BoundText::new(|_| "28".to_owned()),
                ),
                CheckedWhen::new(|ui| ui.settings.numbers),
                HasTooltip,
            ),
            (
                quiet("Lines", Action::ToggleLines, Icon::CrossedLines),
                CheckedWhen::new(|ui| ui.settings.lines),
            ),
            (
                quiet(
                    "Five boards",
                    Action::Net(NetAction::Toggle),
                    Icon::FiveBoards
                ),
                CheckedWhen::new(|ui| ui.settings.net.open),
            ),
        ],
    )
}

/// Hint and analysis.
fn advice(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    let is_known = |ui: &UiSnapshot| ui.game.variant() != Variant::WolfAndSheep;
    (
        group("Advice"),
        children![
            (
                quiet("Hint", Action::Hint, Icon::LightBulb),
                EnabledWhen::new(move |ui| is_known(ui)
                    && ui.outcome.is_none()
                    && ui.editor.is_none()),
            ),
            (
                quiet("Analysis", Action::CycleAnalysis, Icon::BarChart),
                CheckedWhen::new(|ui| ui.settings.analysis),
                EnabledWhen::new(move |ui| is_known(ui) && ui.editor.is_none()),
            ),
            (
                quiet(
                    "Review",
                    Action::Review(ReviewAction::Toggle),
                    Icon::ScoreGraph
                ),
                CheckedWhen::new(|ui| ui.review.running.is_some()),
                EnabledWhen::new(move |ui| is_known(ui)
                    && !ui.game.tree().is_empty()
                    && ui.editor.is_none()),
            ),
        ],
    )
}

/// Games on disk.
fn files(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, Action::File(action), ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Files"),
        children![
            quiet("Open", FileAction::Open, Icon::Folder),
            quiet("Save", FileAction::Save, Icon::Tray),
            quiet("Earlier games", FileAction::EarlierGames, Icon::Clock),
        ],
    )
}

/// The list of games and the explorer.
fn many_games(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, Action::Games(action), ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Many games"),
        children![
            quiet("Games", GamesAction::Browse, Icon::List),
            (
                quiet(
                    "Explorer button",
                    GamesAction::ToggleExplorer,
                    Icon::Branches
                ),
                CheckedWhen::new(|ui| ui.dialogs.explorer),
            ),
        ],
    )
}

fn others(assets: &UiAssets) -> impl Bundle + use<> {
    (
        group("Others"),
        children![
            (
                icon_button(
                    assets,
                    "Settings button",
                    Action::Settings(SettingsAction::Open),
                    ButtonStyle::Flat,
                    Icon::Gear
                ),
                HasTooltip,
            ),
            (
                icon_button(
                    assets,
                    "Rules button",
                    Action::Explain(ExplainAction::ToggleRules),
                    ButtonStyle::Flat,
                    Icon::Book
                ),
                CheckedWhen::new(|ui| ui.dialogs.rules),
                EnabledWhen::new(|ui| ui.editor.is_none()),
                HasTooltip,
            ),
            (
                letter_button(
                    assets,
                    "Help",
                    Action::ToggleHelp,
                    ButtonStyle::Flat,
                    BoundText::new(|_| "?".to_owned())
                ),
                CheckedWhen::new(|ui| ui.dialogs.help),
                HasTooltip,
            ),
        ],
    )
}

/// Keeps the board above the bar, whatever its height, from the next frame on.
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

/// Keeps the bar beside what stands at the right of the scene.
fn keep_left(insets: Res<PanelInsets>, mut toolbar: Single<&mut Node, With<Toolbar>>) {
    let right = px(insets.right + GAP);
    if toolbar.right != right {
        toolbar.right = right;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            keep_left.before(UiSystems::Layout),
            make_room.after(UiSystems::Layout),
        ),
    );
}
