//! The list of games with friends, the confirmation for forgetting one, and the button that opens the list.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::features::online::my_games::{MyGamesAction, game_words, standing_words};
use crate::viewer::features::online::state::{
    FriendGames, FriendStage, FriendView, GameState, GamesPage, MY_GAMES, MyGame, SeatKey,
};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answers, heading};
use crate::viewer::ui::action_button::{
    HasTooltip, bare_button, button, icon_button, message_button, primary_button,
};
use crate::viewer::ui::bindings::{BoundName, BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

type Content<'w> = RelatedSpawner<'w, ChildOf>;

fn dialog(In(page): In<GamesPage>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    let assets = assets.clone();
    let shown = page.clone();
    let content = SpawnWith(move |content: &mut Content<'_>| match shown {
        GamesPage::List(games) => list(content, &assets, games),
        GamesPage::Forget(game) => question(content, &assets, game),
    });
    let foot = SpawnWith(move |foot: &mut Content<'_>| match page {
        GamesPage::List(games) => {
            let mut close =
                foot.spawn(message_button("Close", ShellAction::Cancel, Messages::close));
            if games.is_empty() {
                close.insert(InitialFocus);
            }
        }
        GamesPage::Forget(game) => {
            let forget = MyGamesAction::Forget(game);
            foot.spawn(message_button("Forget", forget, Messages::friend_forget));
            let keep = primary_button("Keep", MyGamesAction::Open, Messages::friend_keep);
            foot.spawn((keep, InitialFocus));
        }
    });
    let modal = Modal::new("My games", 520.0);
    modal.with_foot(Children::spawn(content), answers(Children::spawn(foot)))
}

fn list(content: &mut Content<'_>, assets: &UiAssets, games: Vec<SeatKey>) {
    content.spawn(heading(assets, Messages::friend_my_games));
    if games.is_empty() {
        content.spawn(text(
            "No games",
            LetterSize::Body,
            palette::TEXT_QUIET,
            BoundText::message(Messages::friend_no_games),
        ));
    }
    for (index, game) in games.into_iter().enumerate() {
        content.spawn(game_row(assets, game, index == 0));
    }
}

/// The description of a listed game; empty once it is gone.
fn words_of(
    seat: SeatKey,
    words: impl Fn(&MyGame, &Tracked) -> String + Send + Sync + 'static,
) -> BoundText {
    BoundText::new(move |ui| {
        let game = ui.of::<FriendGames>().get(seat);
        game.map_or_else(String::new, |game| words(game, ui))
    })
}

/// A row's game in words: variant and own side.
fn name_of(seat: SeatKey) -> BoundText {
    words_of(seat, |game, ui| game_words(game.variant, game.own, ui.localizer()))
}

/// A game with its buttons: put on the board, and forget.
fn game_row(assets: &UiAssets, game: SeatKey, is_first: bool) -> impl Bundle + use<> {
    let assets = assets.clone();
    let is_own_turn = move |ui: &Tracked| {
        let game = ui.of::<FriendGames>().get(game);
        game.is_some_and(|game| game.state == GameState::OwnTurn)
    };
    let layout = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        padding: UiRect::axes(px(12), px(8)),
        border_radius: BorderRadius::all(px(9)),
        justify_content: JustifyContent::FlexStart,
        ..row(10.0)
    };
    group_of(
        "Game",
        Node { flex_shrink: 0.0, align_items: AlignItems::Stretch, ..row(8.0) },
        Children::spawn(SpawnWith(move |parts: &mut Content<'_>| {
            let words = group_of(
                "Words",
                Node { flex_grow: 1.0, flex_basis: px(0), ..column(2.0) },
                children![
                    title(&assets, "Name", LetterSize::Body, palette::TEXT, name_of(game)),
                    text(
                        "Standing",
                        LetterSize::Small,
                        palette::TEXT_QUIET,
                        words_of(game, |game, ui| standing_words(game, ui.localizer()))
                    ),
                ],
            );
            let mut go = parts.spawn((
                bare_button("Go there", MyGamesAction::GoTo(game), ButtonStyle::Normal, layout),
                children![(turn_dot(), VisibleWhen::new(is_own_turn)), words],
            ));
            if is_first {
                go.insert(InitialFocus);
            }
            let forget = MyGamesAction::AskForget(game);
            parts.spawn((
                icon_button(&assets, "Forget", forget, ButtonStyle::Flat, Icon::Cross),
                HasTooltip,
                BoundName::new(move |ui| {
                    let localizer = ui.localizer();
                    let game = ui.of::<FriendGames>().get(game);
                    let name = game.map_or_else(String::new, |game| {
                        game_words(game.variant, game.own, localizer)
                    });
                    localizer.messages.text_counter(localizer.messages.friend_forget(), name)
                }),
            ));
        })),
    )
}

/// The dot that marks the player's turn; the words beside it say the same.
fn turn_dot() -> impl Bundle {
    (
        Name::new("Turn"),
        Node {
            width: px(10),
            height: px(10),
            flex_shrink: 0.0,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::ACCENT),
        Pickable::IGNORE,
    )
}

/// The confirmation for forgetting a game.
fn question(content: &mut Content<'_>, assets: &UiAssets, game: SeatKey) {
    content.spawn(heading(assets, Messages::friend_ask_forget));
    content.spawn(title(assets, "Name", LetterSize::Body, palette::TEXT, name_of(game)));
    content.spawn(text(
        "Words",
        LetterSize::Body,
        palette::TEXT_QUIET,
        BoundText::message(Messages::friend_about_forget),
    ));
}

/// The button that opens the list, if any game has no card in the panel.
fn open_button(_: &UiAssets) -> impl Bundle + use<> {
    let words = BoundText::new(|ui| {
        let messages = &ui.localizer().messages;
        match ui.of::<FriendGames>().waiting() {
            0 => messages.friend_my_games(),
            turns => messages.friend_my_games_waiting(turns),
        }
    });
    let has_others = |ui: &Tracked| {
        let is_card_there = ui.of::<FriendView>().stage != FriendStage::None;
        ui.of::<FriendGames>().0.len() > usize::from(is_card_there)
    };
    group_of(
        "My games",
        Node { flex_shrink: 0.0, ..row(0.0) },
        (
            VisibleWhen::new(has_others),
            children![(
                button("My games", MyGamesAction::Open, ButtonStyle::Normal, words),
                HasTooltip,
            )],
        ),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_dialog(MY_GAMES, dialog).fill(UiSlot::Game, "my games", open_button);
}
