//! A game in the list of earlier games: what is said of it, and its row.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::archive::EarlierGame;
use crate::i18n::Localizer;
use crate::notation::pdn::GameResult;
use crate::rules::{Position, Side, Variant};
use crate::viewer::parts::board_picture::picture;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// Width and height of the picture of the last position, in logical pixels.
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

    /// Returns `true` if every word is in the players, the board, the date or the result.
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

/// The picture, the words and the result of a game, side by side.
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
        Node {
            width: percent(100),
            ..row(14.0)
        },
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
                Node {
                    align_items: AlignItems::End,
                    flex_shrink: 0.0,
                    ..column(4.0)
                },
                children![
                    title(
                        assets,
                        "Result",
                        LetterSize::Heading,
                        palette::ACCENT,
                        fixed(result)
                    ),
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
