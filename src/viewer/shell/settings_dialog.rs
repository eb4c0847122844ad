//! The settings dialog: everything persistent that is not about a game. Each setting is a row with its name on the left
//! and its choices on the right.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::scaffold::{AddDialog, answers, heading};
use crate::i18n::{Language, MessageFn, Messages};
use crate::rules::PieceKind;
use crate::sound::Sound;
use crate::themes::ThemeName;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{OpenDialogs, SETTINGS};
use crate::viewer::kernel::messages::PlaySound;
use crate::viewer::kernel::settings::{
    AnimationSpeed, CurrentQuality, Localization, PointerEntry, Quality, TextSize, ViewerSettings,
};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::{SettingsAction, ShellAction};
use crate::viewer::ui::action_button::{button, icon_button, message_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalPlace, Surroundings};
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::{ButtonStyle, PANEL_WIDTH};
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text};

/// Gap between the sections, in logical pixels.
const GAP: f32 = 12.0;

fn dialog(_: In<()>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    // The board stays visible, because its look is chosen here.
    let modal = Modal {
        surroundings: Surroundings::Clear,
        place: ModalPlace::OverPanel,
        ..Modal::new("Settings", PANEL_WIDTH)
    };
    modal.with_foot(
        children![
            heading(&assets, Messages::settings_title),
            (Name::new("Sections"), column(GAP), UiSlot::Settings, Pickable::IGNORE,),
        ],
        answers(children![(
            message_button("Close", ShellAction::Cancel, Messages::close),
            InitialFocus,
        )]),
    )
}

/// Width of the names, in logical pixels.
const NAMES: f32 = 190.0;

/// Width of a switch, in logical pixels.
const SWITCH: f32 = 112.0;

/// Gap between choices, in logical pixels.
const CHOICE_GAP: f32 = 6.0;

/// Minimum width of a column of choices, in logical pixels.
const COLUMN: f32 = 110.0;

/// A choice: its action, its label, and whether it is active.
struct SettingChoice {
    action: SettingsAction,
    label: BoundText,
    holds: Box<dyn Fn(&Tracked) -> bool + Send + Sync>,
}

/// The look of the window.
fn display() -> impl Bundle {
    part(
        Messages::settings_part_display,
        children![
            entry(Messages::settings_theme, choices(themes())),
            entry(Messages::settings_quality, choices(qualities())),
            entry(
                Messages::settings_high_steps,
                choices(switch(SettingsAction::ToggleHighSteps, |ui| { ui.settings().high_steps }))
            ),
            entry(Messages::pace, choices(speeds())),
            entry(Messages::settings_text_size, choices(text_sizes())),
            entry(
                Messages::settings_contrast,
                choices(switch(SettingsAction::ToggleContrast, |ui| {
                    ui.settings().display.high_contrast
                }))
            ),
            entry(
                Messages::settings_full_screen,
                choices(switch(SettingsAction::ToggleFullScreen, |ui| {
                    ui.settings().display.full_screen
                }))
            ),
            entry(Messages::language, table(languages())),
        ],
    )
}

fn sounds(assets: &UiAssets) -> impl Bundle + use<> {
    let volume = BoundText::new(|ui| {
        let volume = ui.settings().sound.volume;
        ui.localizer().messages.settings_percent(volume)
    });
    let step = |name, action, icon| icon_button(assets, name, action, ButtonStyle::Normal, icon);
    part(
        Messages::settings_part_sounds,
        children![
            entry(
                Messages::settings_sound,
                choices(switch(SettingsAction::ToggleSound, |ui| { !ui.settings().sound.muted }))
            ),
            entry(
                Messages::settings_volume,
                (
                    Node { align_items: AlignItems::Center, ..row(10.0) },
                    children![
                        (
                            step("Softer", SettingsAction::Softer, Icon::Minus),
                            EnabledWhen::new(|ui| ui.settings().sound.volume > 10),
                        ),
                        (
                            Node {
                                width: px(56),
                                justify_content: JustifyContent::Center,
                                ..default()
                            },
                            children![text("Volume", LetterSize::Body, palette::TEXT, volume)],
                        ),
                        (
                            step("Louder", SettingsAction::Louder, Icon::Plus),
                            EnabledWhen::new(|ui| ui.settings().sound.volume < 100),
                        ),
                    ],
                )
            ),
        ],
    )
}

/// Move entry, and the time limit of analysis.
fn playing() -> impl Bundle {
    part(
        Messages::settings_part_playing,
        children![
            entry(Messages::settings_entry, choices(entries())),
            entry(Messages::settings_analysis, choices(analysis_times())),
            entry(
                Messages::settings_confirm,
                choices(switch(SettingsAction::ToggleConfirm, |ui| {
                    ui.settings().input.confirm
                }))
            ),
        ],
    )
}

/// A heading with settings below.
fn part(heading: MessageFn, entries: impl Bundle) -> impl Bundle {
    group_of(
        "Part",
        column(8.0),
        children![
            text("Heading", LetterSize::Small, palette::TEXT_QUIET, BoundText::message(heading)),
            group_of("Settings", column(6.0), entries),
        ],
    )
}

/// A setting. In a narrow window its choices are below its name.
fn entry(name: MessageFn, choices: impl Bundle) -> impl Bundle {
    group_of(
        "Setting",
        Node { flex_wrap: FlexWrap::Wrap, row_gap: px(4), ..row(12.0) },
        children![
            (
                Node { width: px(NAMES), flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
                children![text("Name", LetterSize::Body, palette::TEXT, BoundText::message(name))],
            ),
            choices,
        ],
    )
}

/// Choices in a row that wraps.
fn choices(choices: Vec<SettingChoice>) -> impl Bundle {
    let widest = match choices.len() {
        1 => px(SWITCH),
        _ => auto(),
    };
    let place = Node { flex_grow: 1.0, min_width: px(72), max_width: widest, ..default() };
    let wrapping = Node { flex_wrap: FlexWrap::Wrap, ..row(CHOICE_GAP) };
    arranged(wrapping, place, choices)
}

/// Choices in as many columns of equal width as fit.
fn table(choices: Vec<SettingChoice>) -> impl Bundle {
    let columns = RepeatedGridTrack::minmax(
        GridTrackRepetition::AutoFill,
        MinTrackSizingFunction::Px(COLUMN),
        MaxTrackSizingFunction::Fraction(1.0),
    );
    let grid = Node {
        display: Display::Grid,
        grid_template_columns: columns,
        column_gap: px(CHOICE_GAP),
        ..default()
    };
    arranged(grid, Node::default(), choices)
}

/// Choices laid out by `node`, each in its own `place`.
fn arranged(node: Node, place: Node, choices: Vec<SettingChoice>) -> impl Bundle {
    group_of(
        "Choices",
        Node { flex_grow: 1.0, flex_basis: px(260), row_gap: px(4), ..node },
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            for choice in choices {
                let SettingChoice { action, label, holds } = choice;
                parent.spawn((
                    place.clone(),
                    children![(
                        button("SettingChoice", action, ButtonStyle::Normal, label),
                        CheckedWhen::new(move |ui| holds(ui)),
                    )],
                ));
            }
        })),
    )
}

/// An on-off setting: one button with its state.
fn switch(action: SettingsAction, is_on: fn(&Tracked) -> bool) -> Vec<SettingChoice> {
    let label = BoundText::new(move |ui| {
        if is_on(ui) {
            ui.localizer().messages.settings_on()
        } else {
            ui.localizer().messages.settings_off()
        }
    });
    vec![SettingChoice { action, label, holds: Box::new(is_on) }]
}

fn themes() -> Vec<SettingChoice> {
    let choice = |&theme: &ThemeName| SettingChoice {
        action: SettingsAction::Theme(theme),
        label: BoundText::message(match theme {
            ThemeName::Walnut => Messages::theme_walnut,
            ThemeName::Birch => Messages::theme_birch,
            ThemeName::Marble => Messages::theme_marble,
            ThemeName::HighContrast => Messages::theme_high_contrast,
            ThemeName::ColorBlind => Messages::theme_color_blind,
        }),
        holds: Box::new(move |ui| theme == ui.settings().look.theme),
    };
    ThemeName::ALL.iter().map(choice).collect()
}

fn qualities() -> Vec<SettingChoice> {
    let choice = |&quality: &Quality| SettingChoice {
        action: SettingsAction::Quality(quality),
        label: BoundText::message(match quality {
            Quality::Plain => Messages::quality_plain,
            Quality::Fine => Messages::quality_fine,
        }),
        holds: Box::new(move |ui| Some(quality) == ui.of::<CurrentQuality>().0),
    };
    Quality::ALL.iter().map(choice).collect()
}

fn speeds() -> Vec<SettingChoice> {
    let choice = |&speed: &AnimationSpeed| SettingChoice {
        action: SettingsAction::Speed(speed),
        label: BoundText::message(match speed {
            AnimationSpeed::None => Messages::pace_none,
            AnimationSpeed::Fast => Messages::pace_fast,
            AnimationSpeed::Normal => Messages::pace_normal,
            AnimationSpeed::Slow => Messages::pace_slow,
        }),
        holds: Box::new(move |ui| speed == ui.settings().animation_speed),
    };
    AnimationSpeed::ALL.iter().map(choice).collect()
}

fn analysis_times() -> Vec<SettingChoice> {
    /// In minutes; 0 for no limit.
    const TIMES: [u16; 4] = [1, 5, 30, 0];
    let choice = |minutes: u16| SettingChoice {
        action: SettingsAction::AnalysisMinutes(minutes),
        label: BoundText::new(move |ui| match minutes {
            0 => ui.localizer().messages.settings_never(),
            _ => ui.localizer().messages.settings_minutes(minutes),
        }),
        holds: Box::new(move |ui| minutes == ui.settings().analysis_minutes),
    };
    TIMES.map(choice).into()
}

fn text_sizes() -> Vec<SettingChoice> {
    let choice = |&size: &TextSize| SettingChoice {
        action: SettingsAction::TextSize(size),
        label: BoundText::new(move |ui| ui.localizer().messages.settings_percent(size.percent())),
        holds: Box::new(move |ui| size == ui.settings().display.text_size),
    };
    TextSize::ALL.iter().map(choice).collect()
}

fn languages() -> Vec<SettingChoice> {
    let choice = |language: Language| SettingChoice {
        action: SettingsAction::Language(language),
        label: BoundText::new(move |_| language.name().to_owned()),
        holds: Box::new(move |ui| language == ui.localizer().language()),
    };
    Language::ALL.into_iter().map(choice).collect()
}

fn entries() -> Vec<SettingChoice> {
    let choice = |&entry: &PointerEntry| SettingChoice {
        action: SettingsAction::Entry(entry),
        label: BoundText::message(match entry {
            PointerEntry::Both => Messages::settings_entry_both,
            PointerEntry::Click => Messages::settings_entry_click,
            PointerEntry::Drag => Messages::settings_entry_drag,
        }),
        holds: Box::new(move |ui| entry == ui.settings().input.entry),
    };
    PointerEntry::ALL.iter().map(choice).collect()
}

fn carry_out(
    mut actions: MessageReader<SettingsAction>,
    mut dialogs: ResMut<OpenDialogs>,
    mut settings: ResMut<ViewerSettings>,
    mut localization: ResMut<Localization>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for &action in actions.read() {
        match action {
            SettingsAction::Open => dialogs.open(SETTINGS, ()),
            SettingsAction::Speed(speed) => settings.animation_speed = speed,
            SettingsAction::TextSize(size) => settings.display.text_size = size,
            SettingsAction::ToggleContrast => {
                settings.display.high_contrast = !settings.display.high_contrast;
            }
            SettingsAction::ToggleHighSteps => settings.high_steps = !settings.high_steps,
            SettingsAction::ToggleFullScreen => {
                settings.display.full_screen = !settings.display.full_screen;
            }
            SettingsAction::Theme(theme) => settings.look.theme = theme,
            SettingsAction::Quality(quality) => settings.look.quality = Some(quality),
            SettingsAction::Language(language) => *localization = Localization::new(language),
            SettingsAction::ToggleSound => settings.sound.muted = !settings.sound.muted,
            SettingsAction::Softer => settings.sound = settings.sound.softer(),
            SettingsAction::Louder => settings.sound = settings.sound.louder(),
            SettingsAction::AnalysisMinutes(minutes) => settings.analysis_minutes = minutes,
            SettingsAction::Entry(entry) => settings.input.entry = entry,
            SettingsAction::ToggleConfirm => settings.input.confirm = !settings.input.confirm,
        }
        let is_of_sound = matches!(
            action,
            SettingsAction::ToggleSound | SettingsAction::Softer | SettingsAction::Louder
        );
        if is_of_sound {
            // A sample of the new volume.
            sounds.write(PlaySound(Sound::Place(PieceKind::King)));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Settings, "display", |_| display())
        .fill(UiSlot::Settings, "sounds", sounds)
        .fill(UiSlot::Settings, "playing", |_| playing())
        .add_dialog(SETTINGS, dialog)
        .add_systems(Update, carry_out.in_set(CarryOut));
}
