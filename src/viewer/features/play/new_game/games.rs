//! The game selection: a picture of each game on the chosen board, with its special features.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::choices::Choice;
use super::options::{ChosenOptions, NewGameOptions};
use super::rows::{LABEL, chooses, line_of, name, with_options};
use crate::board::{Square, SquareSet};
use crate::i18n::Messages;
use crate::pictures::{BoardFrame, draw_game_picture};
use crate::rules::{Piece, PieceKind, Position, Side, Variant};
use crate::viewer::features::play::actions::{NEW_GAME, NewGameAction};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::settings::{CurrentTheme, has_new_theme};
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::small_boards::rgba_image;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, row, text, title};

/// Size of a picture, in logical pixels.
const PICTURE: Vec2 = Vec2::new(118.0, 76.0);
/// Minimum width of a game with its name, in logical pixels.
const LEAST_WIDTH: f32 = 114.0;
/// Pixels per logical pixel.
const DENSITY: f32 = 2.0;

/// The picture of a game on the chosen board.
#[derive(Component)]
struct GamePicture(Variant);

/// The pictures drawn so far in the current theme.
#[derive(Resource, Default)]
struct GamePictures(HashMap<Variant, Handle<Image>>);

pub(super) fn games() -> impl Bundle {
    line_of(Messages::choose_rules, |line| {
        let side_by_side = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            // Two rows of two with large letters.
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(8.0)
        };
        let mut games = line.spawn((Name::new("Games"), side_by_side));
        games.with_children(|games| {
            for variant in NewGameOptions::RULES {
                games.spawn(game(variant));
            }
        });
    })
}

/// A game's picture above its name.
fn game(variant: Variant) -> impl Bundle {
    let choice = Choice::Rules(variant);
    let layout = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(LEAST_WIDTH),
        padding: UiRect::axes(px(4), px(7)),
        border_radius: BorderRadius::all(px(9)),
        ..column(5.0)
    };
    (
        bare_button("Game", NewGameAction::Choose(choice), ButtonStyle::Normal, layout),
        chooses(choice),
        children![
            (
                Name::new("Picture"),
                GamePicture(variant),
                Node {
                    width: px(PICTURE.x),
                    max_width: percent(100),
                    aspect_ratio: Some(PICTURE.x / PICTURE.y),
                    ..default()
                },
                ImageNode::default(),
                Pickable::IGNORE,
            ),
            (
                text("Label", LetterSize::Body, palette::TEXT, BoundText::message(name(choice))),
                TextLayout::justify(Justify::Center),
            )
        ],
    )
}

/// The name of the chosen game on its board, and its special features.
pub(super) fn about(assets: &UiAssets) -> impl Bundle + use<> {
    let name = BoundText::new(with_options(|ui, options| ui.localizer().variant(options.variant)));
    let words = BoundText::new(with_options(|ui, options| {
        ui.localizer().variant_in_short(options.variant)
    }));
    (
        Name::new("Note"),
        Node { margin: UiRect::left(px(LABEL + 8.0)), min_height: px(52), ..column(2.0) },
        PortraitLayout::Flush,
        children![
            title(assets, "Name", LetterSize::Body, palette::TEXT, name),
            text("Words", LetterSize::Small, palette::TEXT_QUIET, words),
        ],
    )
}

/// A position that is typical of the game.
fn typical(variant: Variant) -> BoardFrame {
    let pieces = |side, numbers: &[u8]| -> Vec<_> {
        let squares = numbers.iter().filter_map(|&number| Square::from_number(number));
        let kind = PieceKind::Man;
        squares.map(|square| (square, Piece { side, kind })).collect()
    };
    let frame = |white: &[u8], black: &[u8]| BoardFrame {
        pieces: [pieces(Side::White, white), pieces(Side::Black, black)].concat(),
        ..BoardFrame::new(&Position::start(variant))
    };
    match variant {
        Variant::International | Variant::Dames3d => BoardFrame::new(&Position::start(variant)),
        // A huffed piece.
        Variant::Family(_) => {
            let mut frame = frame(
                &[28, 31, 33, 36, 38, 40, 43, 45, 47, 50],
                &[1, 4, 7, 10, 12, 14, 18, 19, 22, 25],
            );
            frame.ghosts = Square::from_number(22).into_iter().collect::<SquareSet>();
            frame
        }
        // White is about to win.
        Variant::Brigand(_) => frame(&[33], &[1, 3, 5, 7, 9, 10, 12, 14, 16, 18, 20, 22, 24]),
        Variant::WolfAndSheep => frame(&[37, 38, 39, 40], &[23]),
    }
}

fn draw(
    dialogs: Res<OpenDialogs>,
    chosen: Res<ChosenOptions>,
    theme: Res<CurrentTheme>,
    mut drawn: ResMut<GamePictures>,
    mut images: ResMut<Assets<Image>>,
    mut pictures: Query<(&GamePicture, &mut ImageNode)>,
) {
    let Some(options) = chosen.open(&dialogs) else {
        return;
    };
    let geometry = options.variant.geometry();
    for (GamePicture(rules), mut node) in &mut pictures {
        let variant = rules.with_geometry(geometry).unwrap_or(*rules);
        let image = drawn.0.entry(variant).or_insert_with(|| {
            let [width, height] = (DENSITY * PICTURE).to_array().map(|side| side as u32);
            let picture = draw_game_picture(&typical(variant), width, height, &theme);
            images.add(rgba_image(width, height, picture.pixels))
        });
        if node.image != *image {
            node.image = image.clone();
        }
    }
}

fn forget_old_theme(mut drawn: ResMut<GamePictures>) {
    drawn.0.clear();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GamePictures>().add_systems(
        PostUpdate,
        (
            forget_old_theme.run_if(has_new_theme),
            draw.run_if(|dialogs: Res<OpenDialogs>| dialogs.has(NEW_GAME)),
        )
            .chain()
            .before(bevy::ui::UiSystems::Content),
    );
}
