//! The selected game beside the list: its last position, or the one searched for.

use bevy::prelude::*;

use crate::archive::GameIndex;
use crate::i18n::Localizer;
use crate::pictures::BoardFrame;
use crate::rules::Position;
use crate::viewer::features::library::collection::GameCollection;
use crate::viewer::features::library::game_list::{GameList, GameListSystems};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::parts::board_picture::{board_picture, picture};
use crate::viewer::ui::bindings::BindingSystems;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::ModalSystems;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::UprightLayout;
use crate::viewer::ui::widgets::{UiAssets, column, text, title};

/// The side of the board, in logical pixels.
const SIDE: f32 = 250.0;

/// The place of the selected game.
#[derive(Component, Default)]
struct GamePreview {
    /// The game shown, and the version of the list.
    shown: Option<(u64, Option<usize>)>,
}

pub(super) fn preview() -> impl Bundle {
    (
        Name::new("Preview"),
        GamePreview::default(),
        Node {
            width: px(SIDE),
            flex_shrink: 0.0,
            overflow: Overflow::clip_y(),
            ..column(8.0)
        },
        UprightLayout::LeftOut,
        Pickable::IGNORE,
    )
}

/// The position of a game to show: the one searched for, or the last.
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

/// The description of a game below its board, line by line, the players first.
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

fn update(
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
                0 => preview.spawn(title(
                    &assets,
                    "Players",
                    LetterSize::Body,
                    palette::TEXT,
                    (),
                )),
                _ => preview.spawn(text("Line", LetterSize::Small, palette::TEXT_QUIET, ())),
            }
            .insert(Text::new(line));
        }
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        update
            .after(ModalSystems)
            .after(GameListSystems)
            .before(BindingSystems),
    );
}
