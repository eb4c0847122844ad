//! The virtualized rows of the list: only visible ones exist, refilled on scrolling. A narrow list drops columns.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;
use bevy::text::LineBreak;
use bevy::ui::{Checked, UiSystems};
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use super::collection::GameCollection;
use super::list::{GameList, GameListSystems};
use crate::archive::GameIndex;
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::viewer::features::library::actions::{GameColumn, GamesAction};
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{ActionButton, bare_button};
use crate::viewer::ui::bindings::{BindingSystems, BoundText};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::ModalSystems;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scrollbar};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::group_of;

/// Row height, in logical pixels.
pub(super) const ROW_HEIGHT: f32 = 26.0;
/// Extra rows beyond the visible ones.
const SPARE: usize = 2;
const SCROLLBAR_ROOM: f32 = 11.0;

/// The full scrollable area, as high as all rows.
#[derive(Component)]
struct ListSheet;

/// A recycled row.
#[derive(Component)]
struct GameRow {
    /// The row shows the games with this remainder modulo the number of rows.
    slot: usize,
    cells: [Entity; GameColumn::ALL.len()],
    /// The list version and index shown, and `true` if selected.
    shown: Option<(u64, usize, bool)>,
}

fn column_message(column: GameColumn) -> MessageFn {
    match column {
        GameColumn::Number => Messages::games_column_number,
        GameColumn::Date => Messages::games_column_date,
        GameColumn::Result => Messages::games_column_result,
        GameColumn::White => Messages::side_white,
        GameColumn::Black => Messages::side_black,
        GameColumn::Event => Messages::games_column_event,
        GameColumn::Variant => Messages::games_column_variant,
        GameColumn::Moves => Messages::games_column_moves,
    }
}

/// The title of a column, with an arrow if the list is sorted by it.
fn column_title(ui: &Tracked, column: GameColumn) -> String {
    let name = column_message(column)(&ui.localizer().messages);
    match ui.of::<GameList>().order() {
        Some((other, false)) if other == column => format!("{name} ↑"),
        Some((other, true)) if other == column => format!("{name} ↓"),
        _ => name,
    }
}

/// The column titles, which sort the list.
pub(super) fn header() -> impl Bundle {
    group_of(
        "Header",
        Node { flex_shrink: 0.0, padding: UiRect::right(px(SCROLLBAR_ROOM)), ..default() },
        Children::spawn(SpawnWith(|header: &mut RelatedSpawner<ChildOf>| {
            for column in GameColumn::ALL {
                header.spawn((
                    InColumn(column),
                    bare_button(
                        "Column",
                        GamesAction::SortBy(column),
                        ButtonStyle::Flat,
                        Node {
                            height: px(26),
                            border_radius: BorderRadius::all(px(5)),
                            ..column_node(column)
                        },
                    ),
                    children![group_of(
                        "Title",
                        Node { width: percent(100), ..default() },
                        children![(
                            Name::new("Words"),
                            line("", palette::TEXT_QUIET),
                            BoundText::new(move |ui| column_title(ui, column)),
                        )]
                    )],
                ));
            }
        })),
    )
}

/// A non-wrapping text.
fn line(words: impl Into<String>, color: Color) -> impl Bundle {
    (
        Text::new(words),
        TextFont { font_size: LetterSize::Small.into(), ..default() },
        TextColor(color),
        TextLayout { linebreak: LineBreak::NoWrap, ..default() },
        Pickable::IGNORE,
    )
}

pub(super) fn list() -> impl Bundle {
    (
        Name::new("Rows"),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            border_radius: BorderRadius::all(px(8)),
            column_gap: px(3),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::TRACK),
        Children::spawn(SpawnWith(|list: &mut RelatedSpawner<ChildOf>| {
            let area = list
                .spawn((
                    Name::new("Area"),
                    ListArea,
                    ScrollArea,
                    Node {
                        flex_grow: 1.0,
                        min_width: px(0),
                        overflow: Overflow::scroll_y(),
                        ..default()
                    },
                    children![(
                        Name::new("Sheet"),
                        ListSheet,
                        Node { width: percent(100), flex_shrink: 0.0, ..default() },
                        Pickable::IGNORE,
                    )],
                ))
                .id();
            list.spawn(scrollbar(area, ScrollbarPlace::Beside));
        })),
    )
}

fn spawn_row(sheet: &mut ChildSpawnerCommands, slot: usize) {
    let mut cells = [Entity::PLACEHOLDER; GameColumn::ALL.len()];
    let button = bare_button(
        "Game",
        GamesAction::Select(0),
        ButtonStyle::Flat,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            height: px(ROW_HEIGHT),
            display: Display::None,
            border_radius: BorderRadius::all(px(5)),
            ..default()
        },
    );
    let mut row = sheet.spawn(button);
    row.with_children(|row| {
        for (column, cell) in GameColumn::ALL.into_iter().zip(&mut cells) {
            row.spawn((
                Name::new("Cell"),
                InColumn(column),
                Node {
                    justify_content: match column {
                        GameColumn::Moves => JustifyContent::End,
                        _ => JustifyContent::Start,
                    },
                    ..column_node(column)
                },
                Pickable::IGNORE,
            ))
            .with_children(|room| {
                *cell = room.spawn((Name::new("Words"), line("", palette::TEXT))).id();
            });
        }
    });
    row.insert(GameRow { slot, cells, shown: None });
}

fn cell_text(
    localizer: &Localizer,
    index: &GameIndex,
    number: usize,
    column: GameColumn,
) -> String {
    let game = index.game(number);
    match column {
        GameColumn::Number => match game.duplicate_of {
            Some(original) => format!("{} = {}", number + 1, original + 1),
            None => format!("{}", number + 1),
        },
        GameColumn::Date => game.date.to_string(),
        GameColumn::Result => game.result.text().replace('-', "–"),
        GameColumn::White => localizer.player_name(game.white),
        GameColumn::Black => localizer.player_name(game.black),
        GameColumn::Event => game.event.to_owned(),
        GameColumn::Variant => match game.variant {
            Some(variant) => localizer.variant(variant),
            None => "–".to_owned(),
        },
        GameColumn::Moves => {
            let mark = if game.has_errors { "? " } else { "" };
            format!("{mark}{}", game.moves())
        }
    }
}

/// Sizes the sheet to the list and spawns enough rows to fill the view.
fn fit(
    mut commands: Commands,
    list: Res<GameList>,
    area: Single<&ComputedNode, With<ListArea>>,
    sheet: Single<(Entity, &mut Node), With<ListSheet>>,
    rows: Query<(), With<GameRow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (sheet, mut node) = sheet.into_inner();
    let height = px(list.rows().len() as f32 * ROW_HEIGHT);
    if node.height != height {
        node.height = height;
    }
    let in_sight = area.size().y * area.inverse_scale_factor / ROW_HEIGHT;
    let (count, needed) = (rows.iter().len(), in_sight.ceil() as usize + SPARE);
    if needed > count && in_sight > 0.0 {
        commands.entity(sheet).with_children(|sheet| {
            (count..needed).for_each(|slot| spawn_row(sheet, slot));
        });
        redraw.write(RequestRedraw);
    }
}

/// Fills the rows with the visible games.
fn fill(
    mut commands: Commands,
    list: Res<GameList>,
    collection: Res<GameCollection>,
    localization: Res<Localization>,
    area: Single<&ScrollPosition, With<ListArea>>,
    mut rows: Query<(Entity, &mut GameRow, &mut Node, &mut ActionButton, Has<Checked>)>,
    mut texts: Query<(&mut Text, &mut TextColor)>,
) {
    let count = rows.iter().len();
    let first = (area.y / ROW_HEIGHT).max(0.0) as usize;
    for (entity, mut row, mut node, mut action, is_checked) in &mut rows {
        // Scrolling preserves the content of rows that stay visible.
        let place = first + (row.slot + count - first % count) % count;
        let game = list.rows().get(place).copied();
        let display = match game {
            Some(_) => Display::Flex,
            None => Display::None,
        };
        if node.display != display {
            node.display = display;
        }
        let is_selected = game.is_some() && list.selected() == Some(place);
        match (is_selected, is_checked) {
            (true, false) => drop(commands.entity(entity).insert(Checked)),
            (false, true) => drop(commands.entity(entity).remove::<Checked>()),
            _ => {}
        }
        let (Some(game), Some(index)) = (game, collection.index()) else {
            row.shown = None;
            continue;
        };
        let shown = Some((list.version(), place, is_selected));
        if row.shown == shown && !localization.is_changed() {
            continue;
        }
        row.shown = shown;
        node.top = px(place as f32 * ROW_HEIGHT);
        action.0 = GamesAction::Select(place).into();
        let is_duplicate = index.game(game).duplicate_of.is_some();
        for (cell, column) in row.cells.into_iter().zip(GameColumn::ALL) {
            if let Ok((mut text, mut color)) = texts.get_mut(cell) {
                text.set_if_neq(Text(cell_text(&localization, index, game, column)));
                color.set_if_neq(TextColor(match column {
                    _ if is_selected => palette::TEXT,
                    _ if is_duplicate => palette::TEXT_FAINT,
                    GameColumn::White | GameColumn::Black => palette::TEXT,
                    _ => palette::TEXT_QUIET,
                }));
            }
        }
    }
}

/// Scrolls a newly selected row into view.
fn follow_selection(
    list: Res<GameList>,
    mut last: Local<Option<(u64, usize)>>,
    area: Single<(&ComputedNode, &mut ScrollPosition), With<ListArea>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = list.selected().map(|row| (list.version(), row));
    let (node, mut scroll) = area.into_inner();
    let height = node.size().y * node.inverse_scale_factor;
    if *last == now || height <= 0.0 {
        return;
    }
    *last = now;
    let top = list.selected().unwrap_or(0) as f32 * ROW_HEIGHT;
    let end = (list.rows().len() as f32 * ROW_HEIGHT - height).max(0.0);
    let y = scroll.y.clamp((top + ROW_HEIGHT - height).max(0.0), top).min(end);
    if (y - scroll.y).abs() > 0.1 {
        scroll.y = y;
        redraw.write(RequestRedraw);
    }
}

/// Minimum width of a name column, in logical pixels.
const LEAST_NAME: f32 = 60.0;

/// The columns that a narrow list drops, in order.
const DISPENSABLE: [GameColumn; 5] = [
    GameColumn::Variant,
    GameColumn::Moves,
    GameColumn::Number,
    GameColumn::Event,
    GameColumn::Date,
];

/// The visible part of the list.
#[derive(Component)]
pub(super) struct ListArea;

/// A title or cell of a column.
#[derive(Component)]
pub(super) struct InColumn(pub(super) GameColumn);

/// Fixed width of a column (0 for names) and its share of the remaining width.
const fn width_and_share(column: GameColumn) -> (f32, f32) {
    match column {
        GameColumn::Number => (80.0, 0.0),
        GameColumn::Date => (84.0, 0.0),
        GameColumn::Result => (74.0, 0.0),
        GameColumn::White | GameColumn::Black => (0.0, 1.0),
        GameColumn::Event => (0.0, 1.1),
        GameColumn::Variant => (156.0, 0.0),
        GameColumn::Moves => (60.0, 0.0),
    }
}

fn column_node(column: GameColumn) -> Node {
    let (width, share) = width_and_share(column);
    Node {
        width: px(width),
        flex_grow: share,
        flex_shrink: 0.0,
        min_width: px(0),
        padding: UiRect::horizontal(px(5)),
        overflow: Overflow::clip(),
        ..default()
    }
}

/// The columns dropped at this width.
fn left_out(width: f32) -> &'static [GameColumn] {
    let least = |column| width_and_share(column).0.max(LEAST_NAME);
    let mut needed: f32 = GameColumn::ALL.into_iter().map(least).sum();
    let mut number = 0;
    while number < DISPENSABLE.len() && needed > width {
        needed -= least(DISPENSABLE[number]);
        number += 1;
    }
    &DISPENSABLE[..number]
}

/// Drops the columns that do not fit.
fn fit_columns(
    area: Single<&ComputedNode, With<ListArea>>,
    mut nodes: Query<(&InColumn, &mut Node)>,
    mut motion: ResMut<Motion>,
) {
    let width = area.size().x * area.inverse_scale_factor;
    if width <= 0.0 {
        return;
    }
    let left_out = left_out(width);
    for (InColumn(column), mut node) in &mut nodes {
        let display = if left_out.contains(column) { Display::None } else { Display::Flex };
        if node.display != display {
            node.display = display;
            motion.request_frame();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (fit, follow_selection, fill)
            .chain()
            .after(ModalSystems)
            .after(GameListSystems)
            .before(BindingSystems),
    )
    // The list's size is known only after layout.
    .add_systems(PostUpdate, (fit, fit_columns).after(UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_list_leaves_out_the_least_important_columns() {
        assert!(left_out(800.0).is_empty());
        assert_eq!(left_out(600.0), [GameColumn::Variant]);
        assert_eq!(left_out(290.0), &DISPENSABLE[..4]);
        assert_eq!(left_out(250.0), DISPENSABLE);
    }
}
