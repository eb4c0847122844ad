//! The earlier games: a list with pictures, read in the background and filtered by typed text.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

use super::actions::{DialogList, FileAction};
use crate::archive::{Archive, EarlierGame};
use crate::i18n::{Localizer, Messages};
use crate::notation::pdn::GameResult;
use crate::pictures::BoardFrame;
use crate::rules::{Position, Side, Variant};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::autosave::Autosave;
use crate::viewer::kernel::dialogs::{FILES, FileDialog, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::OpenFiles;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundTask;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{answers, heading};
use crate::viewer::ui::action_button::{message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, EnabledWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ListRow, ListView, list};
use crate::viewer::ui::small_boards::{board_picture, picture};
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

const ROW_HEIGHT: f32 = 84.0;

#[derive(Component)]
struct EarlierGamesDialog;

#[derive(Component)]
struct GameRows;

#[derive(Component)]
struct EarlierGamesFilter;

/// The text below the field while the list is empty.
#[derive(Component)]
struct EmptyWords;

#[derive(Resource, Default)]
struct EarlierGames {
    games: Vec<ListedGame>,
    /// Indexes of the games that match the filter.
    shown: Vec<usize>,
    filter: String,
    reading: Option<BackgroundTask<Vec<ListedGame>>>,
    /// Reading began while a game was being filed, which still has to be added.
    is_early: bool,
}

impl EarlierGames {
    /// Starts reading the games from disk.
    fn read(&mut self, autosave: &Autosave, waker: &WindowWaker) {
        self.games.clear();
        self.shown.clear();
        self.is_early = !autosave.is_idle();
        let archive = autosave.archive().clone();
        self.reading = Some(read(archive, waker.waker()));
    }
}

fn open_and_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    autosave: Option<Res<Autosave>>,
    assets: Res<UiAssets>,
    mut list: ResMut<EarlierGames>,
    waker: WindowWaker,
    open: Query<Entity, With<EarlierGamesDialog>>,
) {
    let is_asked = dialogs.get(FILES) == Some(&FileDialog::EarlierGames);
    match (is_asked, open.iter().next()) {
        (true, None) => {
            *list = EarlierGames::default();
            if let Some(autosave) = autosave {
                list.read(&autosave, &waker);
            }
            commands.spawn(dialog(&assets));
        }
        (false, Some(entity)) => {
            commands.entity(entity).despawn();
            *list = EarlierGames::default();
        }
        _ => {}
    }
}

fn dialog(assets: &UiAssets) -> impl Bundle + use<> {
    let modal = Modal { z_index: 8, ..Modal::new("Earlier games", 660.0) };
    let frame = Node { height: px(430), max_height: vh(60), ..default() };
    (
        EarlierGamesDialog,
        modal.with_foot(
            children![
                heading(assets, Messages::earlier_games),
                TextField::new("", 100).framed((EarlierGamesFilter, InitialFocus)),
                (text("Empty", LetterSize::Body, palette::TEXT_QUIET, ()), EmptyWords,),
                list(frame, ROW_HEIGHT, (GameRows, DialogList)),
            ],
            answers(children![
                message_button("Open a file", FileAction::Open, Messages::file_open),
                (
                    message_button(
                        "Unfinished",
                        FileAction::Unfinished,
                        Messages::unfinished_games
                    ),
                    EnabledWhen::new(|ui| {
                        let autosave = ui.get::<Autosave>();
                        autosave.is_some_and(|autosave| !autosave.unfinished().is_empty())
                    }),
                ),
                message_button("Close", ShellAction::Cancel, Messages::close),
                primary_button("Show", FileAction::Confirm, Messages::earlier_show),
            ]),
        ),
    )
}

/// Adds the newly read games and applies the filter.
fn update_list(
    mut games: ResMut<EarlierGames>,
    autosave: Option<Res<Autosave>>,
    waker: WindowWaker,
    localization: Res<Localization>,
    field: Query<&EditableText, With<EarlierGamesFilter>>,
    mut rows: Query<&mut ListView, With<GameRows>>,
    mut empty: Query<&mut Text, With<EmptyWords>>,
) {
    let (Ok(field), Ok(mut rows)) = (field.single(), rows.single_mut()) else {
        return;
    };
    let games = games.bypass_change_detection();
    let typed = field.value().to_string();
    let mut has_changed = games.filter != typed;
    if has_changed {
        games.filter = typed;
        games.shown.clear();
    }
    if let Some(autosave) = &autosave
        && games.is_early
        && autosave.is_idle()
    {
        games.read(autosave, &waker);
        has_changed = true;
    }
    let known = if has_changed { 0 } else { games.games.len() };
    let reader = games.reading.as_mut();
    let (read, is_done) = reader.map_or((Vec::new(), true), BackgroundTask::take);
    games.games.extend(read.into_iter().flatten());
    if is_done {
        games.reading = None;
    }
    let new = games.games.iter().enumerate().skip(known);
    let matching = new.filter(|(_, game)| game.matches(&games.filter, &localization));
    games.shown.extend(matching.map(|(place, _)| place));
    let len = games.shown.len();
    if has_changed || (rows.is_empty() && len > 0) {
        rows.replace(len, Some(0));
    } else if rows.len() != len {
        rows.extend(len);
    }
    let messages = &localization.messages;
    let words = match (len, is_done, games.games.is_empty()) {
        (0, true, true) => messages.earlier_none(),
        (0, true, false) => messages.earlier_no_match(),
        (0, false, _) => messages.earlier_reading(),
        _ => messages.earlier_filter(),
    };
    for mut text in &mut empty {
        text.set_if_neq(Text(words.clone()));
    }
}

/// Fills rows as they scroll into view.
fn fill_rows(
    mut commands: Commands,
    games: Res<EarlierGames>,
    localization: Res<Localization>,
    assets: Res<UiAssets>,
    mut images: ResMut<Assets<Image>>,
    lists: Query<(), With<GameRows>>,
    rows: Query<(Entity, &ListRow), Added<ListRow>>,
) {
    for (entity, of) in &rows {
        let place = games.shown.get(of.index);
        let Some(game) = place.and_then(|&place| games.games.get(place)) else {
            continue;
        };
        if lists.contains(of.list) {
            let image = images.add(board_picture(&BoardFrame::new(&game.last), PICTURE));
            let content = game_row(&assets, game, image, &localization);
            commands.entity(entity).with_children(|row| {
                row.spawn(content);
            });
        }
    }
}

/// Opens a clicked game.
fn on_activate(
    activate: On<Activate>,
    rows: Query<&ListRow>,
    lists: Query<(), With<GameRows>>,
    games: Res<EarlierGames>,
    mut opened: MessageWriter<OpenFiles>,
) {
    if let Ok(row) = rows.get(activate.entity)
        && lists.contains(row.list)
    {
        open(&games, Some(row.index), &mut opened);
    }
}

fn confirm(
    mut actions: MessageReader<FileAction>,
    dialogs: Res<OpenDialogs>,
    games: Res<EarlierGames>,
    rows: Query<&ListView, With<GameRows>>,
    mut opened: MessageWriter<OpenFiles>,
) {
    let is_open = dialogs.get(FILES) == Some(&FileDialog::EarlierGames);
    for action in actions.read() {
        if is_open && *action == FileAction::Confirm {
            let selected = rows.iter().next().and_then(ListView::selected);
            open(&games, selected, &mut opened);
        }
    }
}

fn open(games: &EarlierGames, index: Option<usize>, opened: &mut MessageWriter<OpenFiles>) {
    let place = index.and_then(|index| games.shown.get(index));
    if let Some(game) = place.and_then(|&place| games.games.get(place)) {
        opened.write(OpenFiles(vec![game.path.clone()]));
    }
}

/// Width and height of a final position's picture, in logical pixels.
pub(super) const PICTURE: f32 = 72.0;

pub(super) struct ListedGame {
    pub(super) path: PathBuf,
    variant: Variant,
    white: Option<String>,
    black: Option<String>,
    date: String,
    result: GameResult,
    moves: usize,
    pub(super) last: Position,
}

impl From<EarlierGame> for ListedGame {
    fn from(game: EarlierGame) -> ListedGame {
        let player = |side| game.pdn.tags.player(side).map(str::to_owned);
        ListedGame {
            variant: game.variant(),
            white: player(Side::White),
            black: player(Side::Black),
            date: game.pdn.tags.get("Date").unwrap_or_default().to_owned(),
            result: game.pdn.result,
            moves: game.moves(),
            last: *game.last_position(),
            path: game.path,
        }
    }
}

impl ListedGame {
    fn players(&self, localizer: &Localizer) -> String {
        localizer.players(self.white.as_deref(), self.black.as_deref())
    }

    fn board(&self, localizer: &Localizer) -> String {
        let variant = localizer.variant(self.variant);
        localizer.messages.game_board(variant, self.moves)
    }

    /// Returns `true` if the players, board, date or result contain every word.
    pub(super) fn matches(&self, words: &str, localizer: &Localizer) -> bool {
        let about = format!(
            "{} {} {} {} {}",
            self.players(localizer),
            self.board(localizer),
            self.date,
            localizer.date(&self.date),
            self.result
        )
        .to_lowercase();
        let mut words = words.split_whitespace();
        words.all(|word| about.contains(&word.to_lowercase()))
    }
}

/// A game's picture, text and result, side by side.
pub(super) fn game_row(
    assets: &UiAssets,
    game: &ListedGame,
    image: Handle<Image>,
    localizer: &Localizer,
) -> impl Bundle + use<> {
    let fixed = |words: String| BoundText::new(move |_| words.clone());
    let result = match game.result {
        GameResult::Unfinished => localizer.messages.result_open(),
        other => other.to_string().replace('-', "–"),
    };
    group_of(
        "Game",
        Node { width: percent(100), ..row(14.0) },
        children![
            picture(image, PICTURE),
            group_of(
                "Words",
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    overflow: Overflow::clip(),
                    ..column(4.0)
                },
                children![
                    (
                        title(
                            assets,
                            "Players",
                            LetterSize::Heading,
                            palette::TEXT,
                            fixed(game.players(localizer))
                        ),
                        TextLayout::no_wrap(),
                    ),
                    text(
                        "Board",
                        LetterSize::Body,
                        palette::TEXT_QUIET,
                        fixed(game.board(localizer))
                    ),
                ]
            ),
            group_of(
                "Result and date",
                Node { align_items: AlignItems::End, flex_shrink: 0.0, ..column(4.0) },
                children![
                    title(assets, "Result", LetterSize::Heading, palette::ACCENT, fixed(result)),
                    text(
                        "Date",
                        LetterSize::Body,
                        palette::TEXT_QUIET,
                        fixed(localizer.date(&game.date))
                    ),
                ]
            ),
        ],
    )
}

/// Maximum number of games in the list.
const LISTED: usize = 500;
/// Number of games read before an update.
const BATCH: usize = 25;

/// Reads the archive's games, newest first, and wakes the window after each batch.
pub(super) fn read(
    archive: Archive,
    wake: impl Fn() + Send + 'static,
) -> BackgroundTask<Vec<ListedGame>> {
    BackgroundTask::start(wake, move |games| {
        let mut unread = archive.read_earlier_games().take(LISTED);
        loop {
            let batch: Vec<ListedGame> = unread.by_ref().take(BATCH).map(Into::into).collect();
            // The receiver is gone once the dialog is closed.
            if batch.is_empty() || !games.send(batch) {
                break;
            }
        }
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EarlierGames>().add_observer(on_activate).add_systems(
        Update,
        (
            confirm.after(CarryOut).before(FrameSystems::Input),
            (
                open_and_close.run_if(resource_changed::<OpenDialogs>),
                ApplyDeferred,
                update_list,
                fill_rows,
            )
                .chain()
                .in_set(ModalSystems),
        ),
    );
}
