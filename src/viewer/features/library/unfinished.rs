//! The unfinished sessions, with pictures of their games, to resume or to keep.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use crate::archive::Unfinished;
use crate::game::{Game, move_count};
use crate::i18n::{Localizer, Messages};
use crate::pictures::BoardFrame;
use crate::rules::Variant;
use crate::viewer::features::library::actions::FileAction;
use crate::viewer::kernel::autosave::Autosave;
use crate::viewer::kernel::dialogs::{FILES, FileDialog, OpenDialogs};
use crate::viewer::kernel::settings::Localization;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::answers;
use crate::viewer::ui::action_button::{button, message_button};
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::small_boards::{board_picture, picture};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// Size of a picture, in logical pixels.
const PICTURE: f32 = 92.0;

#[derive(Component)]
struct UnfinishedDialog;

struct OfferedGame {
    picture: Handle<Image>,
    /// The players and the board with the number of turns; for a draft, a label and the board.
    words: [String; 2],
    /// Its table; `None` for a draft.
    table: Option<Variant>,
}

fn open_and_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    autosave: Option<Res<Autosave>>,
    localization: Res<Localization>,
    assets: Res<UiAssets>,
    mut images: ResMut<Assets<Image>>,
    open: Query<Entity, With<UnfinishedDialog>>,
) {
    let is_asked = dialogs.get(FILES) == Some(&FileDialog::Unfinished);
    match (is_asked, open.iter().next(), autosave) {
        (true, None, Some(autosave)) => {
            let sessions: Vec<_> = autosave
                .unfinished()
                .iter()
                .map(|session| {
                    let show = |game| shown_game(session, game, &localization, &mut images);
                    let games = session.games().into_iter().map(show);
                    let mut games: Vec<_> = games.collect();
                    games.extend(shown_draft(session, &localization, &mut images));
                    (localization.date(session.date()), games)
                })
                .collect();
            commands.spawn(dialog(&assets, sessions));
        }
        (false, Some(entity), _) => commands.entity(entity).despawn(),
        _ => {}
    }
}

fn shown_game(
    session: &Unfinished,
    game: &Game,
    localizer: &Localizer,
    images: &mut Assets<Image>,
) -> OfferedGame {
    let tags = session.pdn(game).tags;
    let players = localizer.players(tags.get("White"), tags.get("Black"));
    let moves = move_count(game.tree());
    let board = localizer.messages.game_board(localizer.variant(game.variant()), moves);
    OfferedGame {
        picture: images.add(board_picture(&BoardFrame::new(game.position()), PICTURE)),
        words: [players, board],
        table: Some(game.variant()),
    }
}

fn shown_draft(
    session: &Unfinished,
    localizer: &Localizer,
    images: &mut Assets<Image>,
) -> Option<OfferedGame> {
    let variant = session.game().variant();
    let board = BoardFrame::of_setup(variant, session.draft()?);
    Some(OfferedGame {
        picture: images.add(board_picture(&board, PICTURE)),
        words: [localizer.messages.unfinished_draft(), localizer.variant(variant).to_owned()],
        table: None,
    })
}

fn dialog(assets: &UiAssets, sessions: Vec<(String, Vec<OfferedGame>)>) -> impl Bundle + use<> {
    let modal = Modal { z_index: 8, ..Modal::new("Unfinished games", 560.0) };
    let heading = BoundText::message(Messages::unfinished_games);
    let bold = assets.clone();
    (
        UnfinishedDialog,
        modal.with_foot(
            children![
                title(assets, "Title", LetterSize::Title, palette::TEXT, heading),
                group_of(
                    "Sessions",
                    column(10.0),
                    Children::spawn(SpawnWith(move |list: &mut RelatedSpawner<ChildOf>| {
                        for (index, (date, games)) in sessions.into_iter().enumerate() {
                            list.spawn(session_card(&bold, index, date, games));
                        }
                    }))
                ),
                text(
                    "Words",
                    LetterSize::Body,
                    palette::TEXT_QUIET,
                    BoundText::new(|ui| match ui.get::<Autosave>() {
                        Some(autosave) if autosave.is_safe() =>
                            ui.localizer().messages.unfinished_note(),
                        _ => String::new(),
                    })
                ),
            ],
            group_of(
                "Answers",
                Node { flex_shrink: 0.0, ..column(8.0) },
                children![
                    answers(children![message_button(
                        "Later",
                        ShellAction::Cancel,
                        Messages::unfinished_later
                    )]),
                    answers(children![message_button(
                        "Earlier games",
                        FileAction::EarlierGames,
                        Messages::earlier_games
                    )]),
                ],
            ),
        ),
    )
}

/// A session: its games with pictures, its date, and the resume buttons.
fn session_card(
    assets: &UiAssets,
    index: usize,
    date: String,
    games: Vec<OfferedGame>,
) -> impl Bundle + use<> {
    let assets = assets.clone();
    (
        Name::new("Session"),
        Node {
            padding: UiRect::all(px(12)),
            border_radius: BorderRadius::all(px(9)),
            flex_shrink: 0.0,
            ..column(8.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |list: &mut RelatedSpawner<ChildOf>| {
            for (place, game) in games.into_iter().enumerate() {
                let is_first = (index, place) == (0, 0);
                list.spawn(game_row(&assets, index, game, date.clone(), is_first));
            }
        })),
    )
}

/// A game with its picture and resume button; the first game's button has the focus.
fn game_row(
    assets: &UiAssets,
    session: usize,
    game: OfferedGame,
    date: String,
    is_first: bool,
) -> impl Bundle + use<> {
    let style = if is_first { ButtonStyle::Primary } else { ButtonStyle::Normal };
    let action = FileAction::Resume(session, game.table);
    let shown = shown_row(assets, game, date);
    (
        Name::new("Game and button"),
        row(14.0),
        PortraitLayout::Wraps,
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |row: &mut RelatedSpawner<ChildOf>| {
            row.spawn((shown, PortraitLayout::OwnLine));
            let mut place = row.spawn((
                Name::new("Button place"),
                Node { width: px(120), flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
            ));
            place.with_children(|place| {
                let words = BoundText::message(Messages::unfinished_continue);
                let mut button = place.spawn(button("Continue", action, style, words));
                if is_first {
                    button.insert(InitialFocus);
                }
            });
        })),
    )
}

/// A game's picture, players, board and date.
fn shown_row(assets: &UiAssets, game: OfferedGame, date: String) -> impl Bundle + use<> {
    let [players, board] = game.words;
    let words = |words: String| BoundText::new(move |_| words.clone());
    group_of(
        "Game",
        Node { flex_grow: 1.0, flex_basis: px(0), ..row(14.0) },
        children![
            picture(game.picture, PICTURE),
            group_of(
                "Words",
                Node { flex_grow: 1.0, flex_basis: px(0), ..column(3.0) },
                children![
                    title(assets, "Players", LetterSize::Heading, palette::TEXT, words(players)),
                    text("Board", LetterSize::Body, palette::TEXT_QUIET, words(board)),
                    text("Date", LetterSize::Body, palette::TEXT_QUIET, words(date)),
                ]
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_and_close.run_if(resource_changed::<OpenDialogs>).in_set(ModalSystems),
    );
}
