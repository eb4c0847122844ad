//! The new-game dialog: opponent, color, game and board, with collapsed sections for table rules and clocks.

pub mod choices;
mod games;
mod opponent;
pub mod options;
mod rows;
mod sections;

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use choices::{Choice, ClockOptions};
use opponent::{color, elsewhere, engines, opponent};
use options::{ChosenOptions, NewGameOptions};
use rows::{line, with_options};

use super::actions::NewGameAction;
use crate::i18n::Messages;
use crate::players::EngineId;
use crate::rules::Geometry;
use crate::viewer::kernel::autosave::{Autosave, GamesAtRisk};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::session::{CurrentSession, is_in_progress};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::heading;
use crate::viewer::ui::action_button::button;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, column, row, text};

#[derive(Component)]
struct NewGameDialog;

fn open_or_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    engines: Res<EngineList>,
    chosen: Res<ChosenOptions>,
    at_risk: GamesAtRisk,
    card: Query<Entity, With<NewGameDialog>>,
) {
    match (chosen.open(&dialogs), card.iter().next()) {
        (Some(options), None) => {
            let engines = engines.ids().collect();
            let loses = at_risk.contains(options.variant);
            commands.spawn(dialog(&assets, engines, &options.clocks, loses));
        }
        (None, Some(card)) => commands.entity(card).despawn(),
        _ => {}
    }
}

/// Returns `true` if all games are saved on disk.
fn is_autosaved(ui: &Tracked) -> bool {
    ui.get::<Autosave>().is_some_and(Autosave::is_safe)
}

/// Returns `true` if the chosen game replaces one in progress. A game with a friend has its own place.
fn replaces_game(ui: &Tracked, options: &NewGameOptions) -> bool {
    !options.is_elsewhere()
        && is_in_progress(ui.of::<CurrentSession>().all().game_of(options.variant))
}

fn dialog(
    assets: &UiAssets,
    ids: Vec<EngineId>,
    clocks: &ClockOptions,
    loses: bool,
) -> impl Bundle + use<> {
    let modal = Modal { gap: 8.0, ..Modal::new("New game", 720.0) };
    (
        NewGameDialog,
        modal.with_foot(
            children![
                heading(assets, Messages::new_game),
                opponent(assets),
                elsewhere(assets),
                engines(ids),
                color(),
                games::games(),
                line(
                    Messages::choose_board,
                    [Geometry::Pyramid, Geometry::Flat].map(Choice::Board).to_vec()
                ),
                games::about(assets),
                sections::table_rules(assets),
                sections::clocks(assets, clocks),
            ],
            (column(8.0), children![kept(), warning(), foot(loses)]),
        ),
    )
}

/// The note that the game in progress will be among the earlier games.
fn kept() -> impl Bundle {
    (
        Name::new("Kept"),
        Node::default(),
        VisibleWhen::new(with_options(|ui, options| {
            is_autosaved(ui) && replaces_game(ui, options)
        })),
        children![text(
            "Words",
            LetterSize::Small,
            palette::TEXT_QUIET,
            BoundText::message(Messages::new_game_keeps)
        )],
    )
}

/// The warning that the game in progress would be lost, because it is not on disk.
fn warning() -> impl Bundle {
    (
        Name::new("Warning"),
        Node::default(),
        VisibleWhen::new(with_options(|ui, options| {
            !is_autosaved(ui) && replaces_game(ui, options)
        })),
        children![text(
            "Words",
            LetterSize::Small,
            palette::WARNING,
            BoundText::message(Messages::new_game_loses)
        )],
    )
}

/// The dialog's buttons.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum NewGameAnswer {
    KeepPlaying,
    Begin,
}

impl NewGameAnswer {
    /// The button's style; the primary one never loses a game.
    fn style(self, loses: bool) -> ButtonStyle {
        if (self == NewGameAnswer::KeepPlaying) == loses {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Normal
        }
    }
}

/// The buttons. The focused one, which Enter presses, never loses a game.
fn foot(loses: bool) -> impl Bundle {
    let focused = if loses { NewGameAnswer::KeepPlaying } else { NewGameAnswer::Begin };
    (
        Name::new("Foot"),
        row(10.0),
        Children::spawn(SpawnWith(move |foot: &mut RelatedSpawner<ChildOf>| {
            for (answer, button) in [
                (NewGameAnswer::KeepPlaying, foot.spawn(keep_playing(loses)).id()),
                (NewGameAnswer::Begin, foot.spawn(begin(loses)).id()),
            ] {
                let mut button = foot.world_mut().entity_mut(button);
                button.insert(answer);
                if answer == focused {
                    button.insert(InitialFocus);
                }
            }
        })),
    )
}

fn keep_playing(loses: bool) -> impl Bundle {
    button(
        "Cancel",
        ShellAction::Cancel,
        NewGameAnswer::KeepPlaying.style(loses),
        BoundText::message(Messages::no),
    )
}

fn begin(loses: bool) -> impl Bundle {
    (
        button(
            "Begin",
            NewGameAction::Start,
            NewGameAnswer::Begin.style(loses),
            BoundText::message(Messages::begin),
        ),
        EnabledWhen::new(with_options(|_, options| options.clocks.settings().is_ok())),
        Tooltip(BoundText::new(with_options(|ui, options| match options.clocks.settings() {
            Ok(_) => ui.localizer().messages.begin(),
            Err(error) => ui.localizer().clock_parse_error(&error),
        }))),
    )
}

/// Moves the focus to the safe button when the chosen game would be lost.
fn follow_choice(
    dialogs: Res<OpenDialogs>,
    chosen: Res<ChosenOptions>,
    at_risk: GamesAtRisk,
    mut answers: Query<(Entity, &NewGameAnswer, &mut ButtonStyle)>,
    mut lost: Local<bool>,
    mut focus: ResMut<InputFocus>,
) {
    let options = chosen.open(&dialogs);
    let loses = options.is_some_and(|options| at_risk.contains(options.variant));
    let lost_before = std::mem::replace(&mut *lost, loses);
    let begins_to_lose = loses && !lost_before;
    let entity_of = |wanted: NewGameAnswer| {
        let mut found = answers.iter().filter(|(_, answer, _)| **answer == wanted);
        found.next().map(|(entity, ..)| entity)
    };
    let (begin, keep) = (entity_of(NewGameAnswer::Begin), entity_of(NewGameAnswer::KeepPlaying));
    if begins_to_lose
        && focus.get().is_some()
        && focus.get() == begin
        && let Some(keep) = keep
    {
        focus.set(keep, FocusCause::Navigated);
    }
    for (_, answer, mut style) in &mut answers {
        style.set_if_neq(answer.style(loses));
    }
}

/// Handles the keys that the field leaves.
fn read(
    In(press): In<KeyPress>,
    dialogs: Res<OpenDialogs>,
    chosen: Res<ChosenOptions>,
    at_risk: GamesAtRisk,
) -> Option<KeyUse> {
    let options = chosen.open(&dialogs).filter(|_| press.in_field)?;
    Some(match press.code() {
        // Enter only leaves the field here, so that no game is lost.
        KeyCode::Enter | KeyCode::NumpadEnter if at_risk.contains(options.variant) => {
            KeyUse::Focus(FocusStep::Leave)
        }
        KeyCode::Enter | KeyCode::NumpadEnter => KeyUse::ask(NewGameAction::Start),
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
        _ => KeyUse::ReadElsewhere,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((sections::plugin, games::plugin))
        .add_systems(
            Update,
            (follow_choice, open_or_close)
                .chain()
                .run_if(resource_changed::<OpenDialogs>.or_eager(resource_changed::<ChosenOptions>))
                .in_set(ModalSystems),
        )
        .add_key_layer(LayerOrder::Dialog, read);
}
