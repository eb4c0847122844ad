//! The menu by a player's name: a person, the computer at each level, and the engines for this game.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::player_words;
use crate::engine::Level;
use crate::players::Player;
use crate::rules::{BySide, Side};
use crate::viewer::features::play::actions::{SEAT_MENU, SeatAction};
use crate::viewer::kernel::actions::{ActionTaken, CarryOut};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{BoardInput, any_read};
use crate::viewer::kernel::seats::{EngineList, PlayerSeats};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::{
    BindingSystems, BoundText, CheckedWhen, EnabledWhen, VisibleWhen,
};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scroll_area};
use crate::viewer::ui::shape::in_interface;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, tinted_icon};

/// Width of the menu and height of a row, in logical pixels.
const WIDTH: f32 = 210.0;
const ROW: f32 = 26.0;
/// Minimum distance from the bottom of the window.
const MARGIN: f32 = 10.0;

/// The container of a side's player button and its menu.
#[derive(Component)]
struct SeatPlace(Side);

#[derive(Component)]
struct SeatMenu {
    side: Side,
    /// The button that opened it, if by keyboard.
    return_to: Option<Entity>,
}

/// The row of the current player, focused when the menu opens.
#[derive(Component)]
struct CurrentPlayer;

/// The player button of a side, with the menu below it while open.
pub(super) fn seat_place(side: Side, button: impl Bundle) -> impl Bundle {
    (
        Name::new("Seat"),
        SeatPlace(side),
        Node { flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![button],
    )
}

/// The player of a side. A click opens the menu of players for it.
pub(super) fn seat_button(assets: &UiAssets, side: Side) -> impl Bundle + use<> {
    (
        bare_button(
            "Who plays",
            SeatAction::ToggleMenu(side),
            ButtonStyle::Normal,
            Node {
                height: px(26),
                max_width: px(132),
                // Leaves room for long names.
                padding: UiRect::horizontal(px(5)),
                border_radius: BorderRadius::all(px(6)),
                flex_shrink: 0.0,
                overflow: Overflow::clip(),
                ..row(4.0)
            },
        ),
        EnabledWhen::new(|ui| !ui.is_remote()),
        Tooltip(BoundText::new(move |ui| match ui.players()[side] {
            // A long name is cut on the button.
            _ if ui.is_remote() => player_words(ui, side),
            Player::Computer(level) => {
                let level = ui.localizer().level_in_words(level);
                ui.localizer().messages.seat_computer(level)
            }
            _ => ui.localizer().messages.seat(),
        })),
        children![
            group_of(
                "Words",
                Node { min_width: px(0), overflow: Overflow::clip(), ..default() },
                children![(
                    text(
                        "Player",
                        LetterSize::Small,
                        palette::TEXT,
                        BoundText::new(move |ui| player_words(ui, side))
                    ),
                    TextLayout::no_wrap(),
                )]
            ),
            // Indicates a menu.
            (
                tinted_icon(assets, Icon::ChevronDown, 10.0, palette::TEXT_QUIET),
                VisibleWhen::new(|ui| !ui.is_remote()),
            ),
        ],
    )
}

/// Opens and closes the menu, moving the focus to the current player and back to the button.
fn open_or_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    engines: Res<EngineList>,
    places: Query<(Entity, &SeatPlace)>,
    menus: Query<(Entity, &SeatMenu)>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let open = menus.iter().next();
    if open.map(|(_, menu)| menu.side) == dialogs.get(SEAT_MENU).copied() {
        return;
    }
    if let Some((entity, menu)) = open {
        commands.entity(entity).despawn();
        match menu.return_to {
            Some(button) => focus.set(button, FocusCause::Navigated),
            None => {
                focus.clear();
                visible.0 = false;
            }
        }
    }
    let Some(side) = dialogs.get(SEAT_MENU).copied() else {
        return;
    };
    let Some((place, _)) = places.iter().find(|(_, place)| place.0 == side) else {
        return;
    };
    let variant = session.game().variant();
    let engines = engines.ids().filter(|&id| engines.plays(id, variant));
    let players: Vec<_> = [Player::Person]
        .into_iter()
        .chain(Level::all().map(Player::Computer))
        .chain(engines.map(Player::Engine))
        .collect();
    let return_to = focus.get().filter(|_| visible.0);
    let menu = SeatMenu { side, return_to };
    let current = seats.at(variant)[side];
    commands.entity(place).with_child((menu, content(side, players, current)));
}

fn content(side: Side, players: Vec<Player>, current: Player) -> impl Bundle {
    let heading = BoundText::new(move |ui| {
        let side = ui.localizer().side_of(ui.game().variant(), side);
        ui.localizer().messages.seat_menu(side)
    });
    let frame = Node {
        position_type: PositionType::Absolute,
        top: percent(100),
        right: px(0),
        width: px(WIDTH),
        margin: UiRect::top(px(4)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    let layout = Node { padding: UiRect::all(px(5)), ..column(0.0) };
    let rows = SpawnWith(move |menu: &mut RelatedSpawner<ChildOf>| {
        menu.spawn((
            text("Heading", LetterSize::Small, palette::TEXT_QUIET, heading),
            Node { margin: UiRect::new(px(8), px(8), px(2), px(4)), flex_shrink: 0.0, ..default() },
        ));
        for player in players {
            let mut row = menu.spawn(row_of(side, player));
            if player == current {
                row.insert(CurrentPlayer);
            }
        }
    });
    (
        Name::new("Menu of players"),
        scroll_area(frame, layout, ScrollbarPlace::Over(2.0), Children::spawn(rows)),
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(palette::ACCENT),
        GlobalZIndex(6),
        OverrideClip,
    )
}

fn row_of(side: Side, player: Player) -> impl Bundle {
    let name = BoundText::new(move |ui| match player {
        Player::Person => ui.localizer().messages.player_person(),
        Player::Computer(level) => ui.localizer().level_in_words(level),
        Player::Engine(id) => ui.of::<EngineList>().name(id).to_owned(),
        Player::Remote => ui.localizer().messages.player_friend(),
    });
    (
        bare_button(
            "Player of the menu",
            SeatAction::Choose(side, player),
            ButtonStyle::Flat,
            Node {
                min_height: px(ROW),
                flex_shrink: 0.0,
                justify_content: JustifyContent::FlexStart,
                padding: UiRect::horizontal(px(8)),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
        ),
        CheckedWhen::new(move |ui| ui.players()[side] == player),
        children![(text("Words", LetterSize::Body, palette::TEXT, name), TextLayout::no_wrap(),)],
    )
}

fn focus_current(
    rows: Query<Entity, Added<CurrentPlayer>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if let Some(row) = rows.iter().next() {
        focus.set(row, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// Keeps the menu inside a low window, where it scrolls.
fn fit(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scale: Res<UiScale>,
    places: Query<(&ComputedNode, &UiGlobalTransform), With<SeatPlace>>,
    mut menus: Query<(&mut Node, &ChildOf), With<SeatMenu>>,
) {
    let Some(window) = window else { return };
    let height = in_interface(window.size(), &scale).y;
    for (mut menu, parent) in &mut menus {
        let Ok((place, at)) = places.get(parent.parent()) else {
            continue;
        };
        let foot = (at.translation.y + place.size().y / 2.0) * place.inverse_scale_factor;
        let room = px((height - foot - MARGIN).max(4.0 * ROW));
        if menu.max_height != room {
            menu.max_height = room;
        }
    }
}

fn carry_out(
    mut actions: MessageReader<SeatAction>,
    session: Res<CurrentSession>,
    mut dialogs: ResMut<OpenDialogs>,
    mut seats: ResMut<PlayerSeats>,
) {
    for &action in actions.read() {
        let variant = session.game().variant();
        let mut open = None;
        match action {
            SeatAction::ToggleMenu(side) => {
                open = Some(side).filter(|_| dialogs.get(SEAT_MENU) != Some(&side));
            }
            SeatAction::Choose(side, player) => {
                let mut players = seats.at(variant);
                if players[side] != player {
                    players[side] = player;
                    seats.set(variant, players);
                }
            }
            SeatAction::PlayComputer => {
                let computer = Player::Computer(Level::default());
                let players = BySide { white: Player::Person, black: computer };
                seats.set(variant, players);
            }
            SeatAction::PlayTwo => seats.set(variant, BySide::default()),
        }
        if dialogs.get(SEAT_MENU).copied() != open {
            dialogs.set(SEAT_MENU, open);
        }
    }
}

/// Closes the menu on any other action, except the one that closes the topmost card.
fn close_beside(mut actions: MessageReader<ActionTaken>, mut dialogs: ResMut<OpenDialogs>) {
    let closes = |ActionTaken(action): &ActionTaken| {
        !action.is_of::<SeatAction>() && *action != ShellAction::Cancel
    };
    if any_read(&mut actions, closes) && dialogs.has(SEAT_MENU) {
        dialogs.close(SEAT_MENU);
    }
}

/// Closes the menu on a click on the board.
fn close_from_outside(mut board: MessageReader<BoardInput>, mut dialogs: ResMut<OpenDialogs>) {
    let is_click =
        |input: &BoardInput| !matches!(input, BoardInput::Hover(_) | BoardInput::Walk(_));
    if any_read(&mut board, is_click) && dialogs.has(SEAT_MENU) {
        dialogs.close(SEAT_MENU);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            close_from_outside.in_set(FrameSystems::Input),
            (close_beside, carry_out).chain().in_set(CarryOut),
            (open_or_close.run_if(resource_changed::<OpenDialogs>), focus_current)
                .chain()
                .in_set(FrameSystems::Render)
                .before(BindingSystems),
        ),
    )
    .add_systems(PostUpdate, fit.before(UiSystems::Layout));
}
