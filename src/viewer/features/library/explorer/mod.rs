//! The explorer, a panel on the left: the moves that other games and the opening tree have in the position shown.
//! Hovering a move previews it; a click plays it.

mod rows;
pub mod state;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rows::ExplorerMove;

use super::games::collection::GameCollection;
use crate::i18n::{Localizer, Messages};
use crate::viewer::board::line_preview::{LinePreview, PreviewedLine};
use crate::viewer::features::library::actions::GamesAction;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::action_button::{HasTooltip, message_button};
use crate::viewer::ui::bindings::{BindingSystems, BoundText, CheckedWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scroll_area};
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};
use state::{EXPLORER, Explorer, ExplorerSystems};

/// Panel width, in logical pixels.
const WIDTH: f32 = 304.0;
/// Space for the compass below the panel.
const COMPASS_ROOM: f32 = 122.0;
/// The panel's stacking order above the sheet of a portrait window.
const OVER_SHEET: GlobalZIndex = GlobalZIndex(3);
/// Maximum number of games listed.
const MAX_GAMES: usize = 12;

#[derive(Component)]
struct ExplorerPanel;

/// The part with the moves and games, and its state.
#[derive(Component, Default)]
struct ExplorerSheet {
    is_filled: bool,
}

pub(crate) fn panel(assets: &UiAssets) -> impl Bundle + use<> {
    let room = Node { flex_grow: 1.0, flex_basis: px(0), min_height: px(0), ..default() };
    let sheet = children![(
        Name::new("Sheet"),
        ExplorerSheet::default(),
        Node { flex_shrink: 0.0, ..column(2.0) },
        Pickable::IGNORE,
    )];
    (
        Name::new("Explorer"),
        ExplorerPanel,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            bottom: px(0),
            width: px(WIDTH),
            padding: UiRect::all(px(14)),
            border: UiRect::new(px(0), px(1), px(0), px(1)),
            display: Display::None,
            ..column(8.0)
        },
        VisibleWhen::new(|ui| {
            ui.dialogs().has(EXPLORER) && ui.mode() == BoardMode::Game && !ui.is_remote()
        }),
        OVER_SHEET,
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
        TabGroup::new(2),
        children![
            title(
                assets,
                "Title",
                LetterSize::Heading,
                palette::ACCENT,
                BoundText::message(Messages::explorer_title)
            ),
            text(
                "Summary",
                LetterSize::Body,
                palette::TEXT_QUIET,
                BoundText::new(|ui| {
                    summary(ui.localizer(), ui.of::<GameCollection>(), ui.of::<Explorer>())
                })
            ),
            (
                Name::new("Moves and games"),
                scroll_area(room, column(0.0), ScrollbarPlace::Over(-10.0), sheet),
            ),
            buttons(),
        ],
    )
}

fn buttons() -> impl Bundle {
    let part = |name, action, message| (message_button(name, action, message), HasTooltip);
    group_of(
        "Explorer buttons",
        Node { flex_shrink: 0.0, flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(8.0) },
        children![
            (
                part("Mirrored", GamesAction::ToggleMirrored, Messages::explorer_mirrored),
                CheckedWhen::new(|ui| ui.of::<Explorer>().mirrored),
            ),
            part("Games", GamesAction::BrowsePosition, Messages::explorer_games),
            part("Close", GamesAction::ToggleExplorer, Messages::close),
        ],
    )
}

/// The text about all games that reach the position.
fn summary(localizer: &Localizer, collection: &GameCollection, explorer: &Explorer) -> String {
    let messages = &localizer.messages;
    if let Some(reading) = collection.reading_text(localizer) {
        return reading;
    }
    if let Some(problem) = collection.problem() {
        return problem.to_owned();
    }
    let Some((_, report)) = explorer.report() else {
        return if explorer.is_busy() { "…".to_owned() } else { messages.games_no_files() };
    };
    match report.games.len() {
        0 => messages.explorer_none(),
        _ => rows::totals(localizer, &report.results),
    }
}

/// Refills the panel when its content changes.
fn fill(
    mut commands: Commands,
    explorer: Res<Explorer>,
    collection: Res<GameCollection>,
    localization: Res<Localization>,
    sheet: Single<(Entity, &mut ExplorerSheet)>,
    previewed: ResMut<LinePreview>,
) {
    let (entity, mut sheet) = sheet.into_inner();
    let is_new = explorer.is_changed() || collection.is_changed() || localization.is_changed();
    if !is_new && sheet.is_filled {
        return;
    }
    sheet.is_filled = true;
    LinePreview::hover(&mut previewed.into(), None);
    commands.entity(entity).despawn_children();
    let report = explorer.report().zip(collection.index());
    commands.entity(entity).with_children(|sheet| {
        if let Some(((position, report), _)) = report {
            for next in &report.moves {
                rows::spawn_move(sheet, &localization, position, next);
            }
        }
        if let Some((position, moves)) = explorer.openings() {
            rows::spawn(sheet, &localization, position, moves);
        }
        if let Some(((_, report), index)) = report {
            for found in report.games.iter().take(MAX_GAMES) {
                rows::spawn_game(sheet, &localization, index, *found);
            }
        }
    });
}

/// Reserves space for the panel beside the board, above the toolbar; in a portrait window it covers the sheet.
fn make_room(
    dialogs: Res<OpenDialogs>,
    mode: Res<State<BoardMode>>,
    session: Res<CurrentSession>,
    mut insets: ResMut<PanelInsets>,
    shape: Res<WindowShape>,
    mut motion: ResMut<Motion>,
    panel: Single<&mut Node, With<ExplorerPanel>>,
) {
    let is_shown = dialogs.has(EXPLORER) && *mode == BoardMode::Game && !session.is_remote();
    let is_beside = is_shown && !shape.is_portrait();
    let left = if is_beside { WIDTH } else { 0.0 };
    if insets.left != left {
        insets.left = left;
        motion.request_frame();
    }
    let mut node = panel.into_inner();
    let (top, bottom, width) = if shape.is_portrait() {
        (auto(), px(0), percent(100))
    } else {
        (px(0), px(insets.bottom.max(COMPASS_ROOM)), px(WIDTH))
    };
    let height = if shape.is_portrait() { px(shape.sheet_height()) } else { auto() };
    if (node.top, node.bottom, node.width, node.height) != (top, bottom, width, height) {
        (node.top, node.bottom) = (top, bottom);
        (node.width, node.height) = (width, height);
    }
}

/// Previews the position after the hovered move.
fn begin_preview(
    moved: On<Pointer<Move>>,
    moves: Query<&ExplorerMove>,
    session: Res<CurrentSession>,
    previewed: ResMut<LinePreview>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(ExplorerMove(mv)) = moves.get(moved.entity) else {
        return;
    };
    let position = session.game().position();
    let is_playable = position.playable_moves().contains(mv);
    let line = PreviewedLine::new(*position, &[*mv], 1).filter(|_| is_playable);
    if LinePreview::hover(&mut previewed.into(), line) {
        redraw.write(RequestRedraw);
    }
}

fn end_preview(
    out: On<Pointer<Out>>,
    moves: Query<&ExplorerMove>,
    previewed: ResMut<LinePreview>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if moves.contains(out.entity) && LinePreview::hover(&mut previewed.into(), None) {
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Window, "explorer", panel)
        .add_plugins(state::plugin)
        .add_observer(begin_preview)
        .add_observer(end_preview)
        .add_systems(
            Update,
            (fill, make_room)
                .in_set(FrameSystems::Render)
                .after(ExplorerSystems)
                .before(BindingSystems),
        );
}
