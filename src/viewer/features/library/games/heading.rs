//! The heading: how many games are shown of which files, and the progress while they are read.

use bevy::prelude::*;

use crate::i18n::{Localizer, Messages};
use crate::viewer::features::library::actions::GamesAction;
use crate::viewer::features::library::collection::GameCollection;
use crate::viewer::features::library::game_list::{GameList, GameListSystems};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::parts::action_button::button;
use crate::viewer::ui::bindings::{BindingSystems, BoundText};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::ModalSystems;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// The text about the games.
#[derive(Component)]
struct Summary;

/// The button that stops reading.
#[derive(Component)]
struct StopButton;

/// The part of the bar that is filled while games are read.
#[derive(Component)]
struct ProgressBar;

pub(super) fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    let filled = (
        Name::new("Filled"),
        ProgressBar,
        Node {
            height: percent(100),
            width: percent(0),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::ACCENT),
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
                    text("Summary", LetterSize::Body, palette::TEXT_QUIET, Summary),
                    (
                        button(
                            "Stop",
                            GamesAction::StopReading,
                            ButtonStyle::Normal,
                            BoundText::message(Messages::share_stop)
                        ),
                        StopButton,
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

/// The summary of the games.
fn summary(localizer: &Localizer, collection: &GameCollection, list: &GameList) -> String {
    let messages = &localizer.messages;
    if let Some(reading) = collection.reading_text(localizer) {
        return reading;
    }
    let Some(index) = collection.index() else {
        return collection
            .problem()
            .map_or_else(|| messages.games_no_files(), str::to_owned);
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

fn update(
    collection: Res<GameCollection>,
    list: Res<GameList>,
    localization: Res<Localization>,
    mut summaries: Query<(Ref<Summary>, &mut Text)>,
    mut bars: Query<&mut Node, With<ProgressBar>>,
    mut stops: Query<&mut Node, (With<StopButton>, Without<ProgressBar>)>,
) {
    let is_new = collection.is_changed() || list.is_changed() || localization.is_changed();
    for (place, mut text) in &mut summaries {
        if is_new || place.is_added() {
            text.set_if_neq(Text(summary(&localization, &collection, &list)));
        }
    }
    let display = match collection.progress() {
        Some(_) => Display::Flex,
        None => Display::None,
    };
    for mut stop in &mut stops {
        if stop.display != display {
            stop.display = display;
        }
    }
    let share = collection.share_read().unwrap_or_default();
    for mut bar in &mut bars {
        if bar.width != percent(100.0 * share) {
            bar.width = percent(100.0 * share);
        }
    }
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
