//! The list of many games: a heading with their number or the reading progress, filters, rows, and a preview of the
//! selected game at its last or searched position.

pub mod collection;
pub mod control;
mod filters;
pub mod list;
mod rows;

use bevy::prelude::*;
use collection::GameCollection;
use list::{GameList, GameListSystems};

use super::actions::{GAMES, GamesAction};
use crate::archive::GameIndex;
use crate::i18n::{Localizer, Messages};
use crate::pictures::BoardFrame;
use crate::rules::Position;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::AddDialog;
use crate::viewer::ui::action_button::{message_button, primary_button};
use crate::viewer::ui::bindings::{BindingSystems, BoundText, BoundWidth, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::small_boards::{board_picture, picture};
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

fn dialog(_: In<()>, assets: Res<UiAssets>, list: Res<GameList>) -> impl Bundle + use<> {
    let modal = Modal { z_index: 4, ..Modal::new("Games dialog", 1180.0) };
    modal.with_foot(
        children![
            heading(&assets),
            filters::fields(list.filter()),
            filters::buttons(),
            group_of(
                "Body",
                Node {
                    column_gap: px(18),
                    // The rest of the dialog needs the remaining window height.
                    height: vh(56),
                    min_height: px(200),
                    ..default()
                },
                children![
                    group_of(
                        "List",
                        Node { flex_grow: 1.0, min_width: px(0), ..column(4.0) },
                        children![rows::header(), rows::list()]
                    ),
                    preview(),
                ]
            ),
        ],
        foot(),
    )
}

fn foot() -> impl Bundle {
    group_of(
        "Foot",
        Node { justify_content: JustifyContent::End, ..row(10.0) },
        children![
            wide(message_button("Close", ShellAction::Cancel, Messages::close)),
            wide(primary_button("Open", GamesAction::OpenSelected, Messages::games_open)),
        ],
    )
}

fn wide(button: impl Bundle) -> impl Bundle {
    group_of("Room", Node { width: px(170), ..default() }, children![button])
}

pub(super) fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    let filled = (
        Name::new("Filled"),
        Node { height: percent(100), border_radius: BorderRadius::MAX, ..default() },
        BackgroundColor(palette::ACCENT),
        BoundWidth::new(|ui| ui.of::<GameCollection>().share_read().unwrap_or_default()),
    );
    group_of(
        "Heading",
        column(8.0),
        children![
            group_of(
                "Titles",
                row(16.0),
                children![
                    title(
                        assets,
                        "Title",
                        LetterSize::Title,
                        palette::ACCENT,
                        BoundText::message(Messages::games_title)
                    ),
                    text("Summary", LetterSize::Body, palette::TEXT_QUIET, BoundText::new(summary)),
                    (
                        message_button("Stop", GamesAction::StopReading, Messages::share_stop),
                        VisibleWhen::new(|ui| ui.of::<GameCollection>().progress().is_some()),
                    ),
                ]
            ),
            (
                Name::new("Progress"),
                Node {
                    height: px(4),
                    width: percent(100),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::TRACK),
                Pickable::IGNORE,
                children![filled],
            ),
        ],
    )
}

fn summary(ui: &Tracked) -> String {
    let (collection, list) = (ui.of::<GameCollection>(), ui.of::<GameList>());
    let messages = &ui.localizer().messages;
    if let Some(reading) = collection.reading_text(ui.localizer()) {
        return reading;
    }
    let Some(index) = collection.index() else {
        return collection.problem().map_or_else(|| messages.games_no_files(), str::to_owned);
    };
    let mut text = messages.games_count(list.rows().len() as f64, index.len() as f64);
    let names = collection.paths().iter().map(|path| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        name.to_string_lossy().into_owned()
    });
    let names: Vec<String> = names.collect();
    if let Some(first) = names.first() {
        let more = if names.len() > 1 { " …" } else { "" };
        text += &format!("  ·  {first}{more}");
    }
    let errors: u32 = index.files().iter().map(|file| file.errors).sum();
    if errors > 0 {
        text += &format!("  ·  {}", messages.games_errors(f64::from(errors)));
    }
    for file in index.files() {
        if let Some(problem) = &file.problem {
            text += &format!("  ·  {}: {problem}", file.path.display());
        }
    }
    text
}

/// Size of the board, in logical pixels.
const SIDE: f32 = 250.0;

#[derive(Component, Default)]
struct GamePreview {
    /// The list version and the game shown.
    shown: Option<(u64, Option<usize>)>,
}

pub(super) fn preview() -> impl Bundle {
    (
        Name::new("Preview"),
        GamePreview::default(),
        Node { width: px(SIDE), flex_shrink: 0.0, overflow: Overflow::clip_y(), ..column(8.0) },
        PortraitLayout::LeftOut,
        Pickable::IGNORE,
    )
}

/// The position to preview: the searched one, or the last.
fn position_of(index: &GameIndex, game: usize, wanted: Option<&Position>) -> Option<Position> {
    let read = index.read_game(game).ok()??;
    let tree = read.tree?;
    let line = std::iter::once(tree.root()).chain(tree.main_line());
    let mut positions = line.map(|node| *tree.node(node).position());
    let image = wanted.and_then(Position::mirrored);
    let is_wanted = |found: &Position| Some(found) == wanted || Some(*found) == image;
    match wanted {
        Some(_) => positions.find(is_wanted),
        None => positions.next_back(),
    }
}

/// The description below the board, by line, players first.
fn lines(localizer: &Localizer, index: &GameIndex, number: usize) -> Vec<String> {
    let game = index.game(number);
    let messages = &localizer.messages;
    let mut lines = vec![
        localizer.players(Some(game.white), Some(game.black)),
        format!("{}  {}", game.result.text().replace('-', "–"), game.date),
        game.event.to_owned(),
    ];
    if let Some(original) = game.duplicate_of {
        lines.push(messages.games_duplicate_of(original as f64 + 1.0));
    }
    if game.has_errors {
        lines.push(messages.games_has_errors());
    }
    let file = game.path.file_name().unwrap_or(game.path.as_os_str());
    lines.push(messages.games_place(file.to_string_lossy(), game.number as f64));
    lines.retain(|line| !line.is_empty());
    lines
}

fn update_preview(
    mut commands: Commands,
    list: Res<GameList>,
    collection: Res<GameCollection>,
    localization: Res<Localization>,
    assets: Res<UiAssets>,
    mut images: ResMut<Assets<Image>>,
    preview: Single<(Entity, &mut GamePreview)>,
) {
    let (entity, mut preview) = preview.into_inner();
    let now = Some((list.version(), list.selected_game()));
    if preview.shown == now && !localization.is_changed() {
        return;
    }
    preview.shown = now;
    commands.entity(entity).despawn_children();
    let (Some(index), Some(game)) = (collection.index(), list.selected_game()) else {
        return;
    };
    commands.entity(entity).with_children(|preview| {
        if let Some(position) = position_of(index, game, list.position()) {
            let image = images.add(board_picture(&BoardFrame::new(&position), SIDE));
            preview.spawn(picture(image, SIDE));
        }
        for (place, line) in lines(&localization, index, game).into_iter().enumerate() {
            match place {
                0 => preview.spawn(title(&assets, "Players", LetterSize::Body, palette::TEXT, ())),
                _ => preview.spawn(text("Line", LetterSize::Small, palette::TEXT_QUIET, ())),
            }
            .insert(Text::new(line));
        }
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        collection::plugin,
        list::plugin,
        control::plugin,
        rows::plugin,
        filters::plugin,
    ))
    .add_dialog(GAMES, dialog)
    .add_systems(
        Update,
        update_preview.after(ModalSystems).after(GameListSystems).before(BindingSystems),
    );
}
