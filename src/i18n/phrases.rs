use super::Localizer;
use crate::board::{Face, Square, SquareSet};
use crate::game::CommandError;
use crate::notation::{Expected, FenError, Found, MoveError, ParseError};
use crate::rules::{
    DrawReason, Geometry, IllegalMove, Irregularity, Outcome, Ply, SetupError, Side, Variant,
    WinReason,
};

impl Localizer {
    /// A player: “White”.
    pub fn side(&self, side: Side) -> String {
        self.text(match side {
            Side::White => "side-white",
            Side::Black => "side-black",
        })
    }

    /// Whose turn it is: “White to move”.
    pub fn turn(&self, side: Side) -> String {
        self.text(match side {
            Side::White => "turn-white",
            Side::Black => "turn-black",
        })
    }

    /// That a player offers a draw.
    pub fn draw_offered(&self, by: Side) -> String {
        self.text(match by {
            Side::White => "draw-offered-white",
            Side::Black => "draw-offered-black",
        })
    }

    /// One of the five boards: “south-west side”.
    pub fn face(&self, face: Face) -> String {
        self.text(match face {
            Face::Top => "face-top",
            Face::SouthWest => "face-south-west",
            Face::SouthEast => "face-south-east",
            Face::NorthEast => "face-north-east",
            Face::NorthWest => "face-north-west",
        })
    }

    /// What is played: “Dames 3D”.
    pub fn variant(&self, variant: Variant) -> String {
        self.text(match variant {
            Variant::International => "variant-international",
            Variant::Dames3d => "variant-dames3d",
            Variant::Family(Geometry::Flat) => "variant-family",
            Variant::Family(Geometry::Pyramid) => "variant-family-pyramid",
            Variant::Brigand(Geometry::Flat) => "variant-brigand",
            Variant::Brigand(Geometry::Pyramid) => "variant-brigand-pyramid",
            Variant::WolfAndSheep => "variant-wolf-and-sheep",
        })
    }

    /// Who won, if anyone: “Black wins”.
    pub fn result(&self, outcome: &Outcome) -> String {
        self.text(match outcome {
            Outcome::Win {
                winner: Side::White,
                ..
            } => "result-white",
            Outcome::Win {
                winner: Side::Black,
                ..
            } => "result-black",
            Outcome::Draw(_) => "result-draw",
        })
    }

    /// Why a game ended so: “White resigns”.
    pub fn reason(&self, outcome: &Outcome) -> String {
        let for_loser = |white: &'static str, black: &'static str, winner: Side| match !winner {
            Side::White => white,
            Side::Black => black,
        };
        let key = match *outcome {
            Outcome::Win { winner, reason } => match reason {
                WinReason::NoPieces => for_loser("no-pieces-white", "no-pieces-black", winner),
                WinReason::NoMoves => for_loser("no-moves-white", "no-moves-black", winner),
                WinReason::Resignation => for_loser("resigned-white", "resigned-black", winner),
                WinReason::Time => for_loser("time-white", "time-black", winner),
                WinReason::LostAll => for_loser("lost-all-black", "lost-all-white", winner),
                WinReason::ShutIn => for_loser("shut-in-black", "shut-in-white", winner),
                WinReason::GotBehind => "got-behind",
            },
            Outcome::Draw(reason) => match reason {
                DrawReason::Agreement => "draw-agreement",
                DrawReason::Repetition => "draw-repetition",
                DrawReason::QuietMoves(limit) => return self.draw_after_moves("draw-quiet", limit),
                DrawReason::ThreeAgainstKing(limit) => {
                    return self.draw_after_moves("draw-three-against-king", limit);
                }
                DrawReason::FewAgainstKing => "draw-few-against-king",
            },
        };
        self.text(key)
    }

    /// That so many moves by each player were enough.
    fn draw_after_moves(&self, key: &str, limit: Ply) -> String {
        self.with(key, &[("moves", limit.moves().into())])
    }

    /// How a game ended, and why.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        self.with(
            "outcome",
            &[
                ("result", self.result(outcome).into()),
                ("reason", self.reason(outcome).into()),
            ],
        )
    }

    /// That a capture is compulsory, of so many pieces.
    pub fn capture_due(&self, pieces: usize) -> String {
        self.with("capture-due", &[("pieces", pieces.into())])
    }

    /// Why a piece may not be moved.
    pub fn illegal_move(&self, refusal: &IllegalMove) -> String {
        match *refusal {
            IllegalMove::NoPiece(square) => {
                self.text_for_square_number("refusal-no-piece", square.number())
            }
            IllegalMove::NotYours(square) => {
                self.text_for_square_number("refusal-not-yours", square.number())
            }
            IllegalMove::ShutIn(square) => {
                self.text_for_square_number("refusal-shut-in", square.number())
            }
            IllegalMove::CaptureDue { by, pieces } => self.with(
                "refusal-capture-due",
                &[("pieces", pieces.into()), ("by", squares(by).into())],
            ),
            IllegalMove::MoreToTake { by, pieces } => self.with(
                "refusal-more-to-take",
                &[("pieces", pieces.into()), ("by", squares(by).into())],
            ),
            IllegalMove::MustTake { from, pieces } => self.with(
                "refusal-must-take",
                &[("square", from.number().into()), ("pieces", pieces.into())],
            ),
            IllegalMove::OutOfReach { from, to } => self.with(
                "refusal-out-of-reach",
                &[("square", from.number().into()), ("to", to.number().into())],
            ),
        }
    }

    fn text_for_square_number(&self, key: &str, square: u8) -> String {
        self.with(key, &[("square", square.into())])
    }

    /// Why a command was not carried out.
    pub fn command_error(&self, refused: &CommandError) -> String {
        match refused {
            CommandError::Move(error) => self.move_error(error),
            CommandError::Fen(error) => self.fen_error(error),
            CommandError::GameOver(outcome) => {
                self.with("refused-over", &[("outcome", self.outcome(outcome).into())])
            }
            CommandError::NothingToUndo => self.text("refused-nothing-to-undo"),
            CommandError::NothingToRedo => self.text("refused-nothing-to-redo"),
            CommandError::NoSuchPly { asked, last } => self.with(
                "refused-no-such-ply",
                &[("asked", asked.0.into()), ("last", last.0.into())],
            ),
            CommandError::TooManyPlies => self.text("refused-too-many-plies"),
            CommandError::AlreadyOffered => self.text("refused-offer-stands"),
            CommandError::NoOffer => self.text("refused-no-offer"),
            CommandError::TouchedPiece(square) => {
                self.text_for_square_number("refused-bound", square.number())
            }
            CommandError::NoTouchMove => self.text("refused-nothing-binds"),
            CommandError::NotOverTheBoard => self.text("refused-not-by-hand"),
            CommandError::HandTurnUnfinished => self.text("refused-hands-at-work"),
            CommandError::InvalidHandAction(_) => self.text("refused-cannot-be-done"),
            CommandError::NoHandAction => self.text("refused-nothing-played"),
            CommandError::NoIrregularity => self.text("refused-nothing-irregular"),
            CommandError::UnresolvedIrregularity => self.text("refused-to-be-decided"),
            CommandError::CannotKeep(_) => self.text("refused-cannot-be-kept"),
            CommandError::NotHuffable { huffable, .. } if huffable.is_empty() => {
                self.text("refused-nothing-to-huff")
            }
            CommandError::NotHuffable { huffable, .. } => self.with(
                "refused-not-huffable",
                &[("squares", squares(*huffable).into())],
            ),
            CommandError::NothingToPlace => self.text("refused-nothing-to-place"),
            CommandError::CannotPlace(square) => {
                self.text_for_square_number("refused-cannot-be-placed", square.number())
            }
            CommandError::PlacementUnfinished(_) => self.text("refused-still-placing"),
            CommandError::InternationalOnly => self.text("refused-only-international"),
        }
    }

    /// Something irregular, as the other player would name it.
    pub fn irregularity(&self, irregularity: &Irregularity) -> String {
        let on =
            |key, squares_in: SquareSet| self.with(key, &[("squares", squares(squares_in).into())]);
        match *irregularity {
            Irregularity::TwoMoves(by) => on("irregular-two-moves", by),
            Irregularity::OpponentsPiece(square) => on("irregular-opponents-piece", square.into()),
            Irregularity::CaptureOverlooked { due } => {
                self.with("irregular-overlooked", &[("due", due.into())])
            }
            Irregularity::RemovedWithoutCause(pieces) => on("irregular-removed", pieces),
            Irregularity::TookTooFew { taken, due } => self.with(
                "irregular-too-few",
                &[("taken", taken.into()), ("due", due.into())],
            ),
            Irregularity::TookTooMany(pieces) => on("irregular-too-many", pieces),
            Irregularity::StoppedHalfWay(at) => on("irregular-half-way", at.into()),
            Irregularity::LiftedTooEarly(square) => on("irregular-early", square.into()),
            Irregularity::NoSuchMove { from, to } => self.with(
                "irregular-no-such-move",
                &[("from", from.number().into()), ("to", to.number().into())],
            ),
            Irregularity::NotThePieceTouched(square) => on("irregular-not-touched", square.into()),
            Irregularity::NothingPlayed => self.text("refused-nothing-played"),
        }
    }

    /// Everything irregular about a turn, and that it is to be corrected or kept.
    pub fn irregularities(&self, found: &[Irregularity]) -> String {
        let names: Vec<_> = found.iter().map(|one| self.irregularity(one)).collect();
        self.with("irregular", &[("names", names.join(" ; ").into())])
    }

    /// That an irregular turn was taken back, and what must be played now.
    pub fn corrected(&self, bound: Option<Square>) -> String {
        match bound {
            Some(square) => self.text_for_square_number("corrected-bound", square.number()),
            None => self.text("corrected"),
        }
    }

    /// Words about a square.
    pub fn text_for_square(&self, key: &'static str, square: Square) -> String {
        self.text_for_square_number(key, square.number())
    }

    /// Why a move named by its text is not played.
    pub fn move_error(&self, error: &MoveError) -> String {
        match error {
            MoveError::Illegal { reason, .. } => self.illegal_move(reason),
            MoveError::WrongSeparator { request, expected } => self.with(
                "move-wrong-sign",
                &[
                    ("move", request.to_string().into()),
                    ("expected", expected.as_str().into()),
                ],
            ),
            MoveError::NoSuchPath { request } => {
                self.with("move-no-such-path", &[("move", request.to_string().into())])
            }
            MoveError::Ambiguous { request, choices } => self.with(
                "move-ambiguous",
                &[
                    ("move", request.to_string().into()),
                    ("choices", choices.join(", ").into()),
                ],
            ),
        }
    }

    /// Why a text gives no position: what stood where, and what was expected.
    pub fn fen_error(&self, error: &FenError) -> String {
        match error {
            FenError::Parse(misread) => self.parse_error(misread),
            FenError::DuplicateSquare { column, square } => self.with(
                "fen-twice",
                &[
                    ("column", (*column).into()),
                    ("square", square.number().into()),
                ],
            ),
            FenError::IllegalSetup(SetupError::UnpromotedMan { square, .. }) => {
                self.text_for_square_number("fen-uncrowned-man", square.number())
            }
            FenError::IllegalSetup(SetupError::NotWolfAndSheep) => {
                self.text("fen-not-wolf-and-sheep")
            }
            FenError::IllegalSetup(SetupError::Empty) => self.text("fen-empty"),
        }
    }

    /// Where a FEN could not be read, what was expected and what was found.
    pub fn parse_error(&self, misread: &ParseError) -> String {
        self.parse_error_as("misread", misread)
    }

    /// Where a move could not be read, what was expected and what was found.
    pub fn move_parse_error(&self, misread: &ParseError) -> String {
        self.parse_error_as("text-misread", misread)
    }

    fn parse_error_as(&self, key: &str, misread: &ParseError) -> String {
        let expected = match misread.expected {
            Expected::Protocol(what) => what.to_owned(),
            Expected::Square => self.text("expected-square"),
            Expected::Separator => self.text("expected-sign"),
            Expected::EndOfMove => self.text("expected-end-of-move"),
            Expected::Side => self.text("expected-side"),
            Expected::Pieces => self.text("expected-pieces"),
            Expected::OtherPieces => self.text("expected-other-pieces"),
            Expected::EndOfRange => self.text("expected-end-of-run"),
            Expected::EndOrDot => self.text("expected-end-or-dot"),
            Expected::EndAfterDot => self.text("expected-end-after-dot"),
        };
        let found = match &misread.found {
            Found::End => self.text("the-end"),
            Found::Text(text) => self.with("quoted", &[("text", text.as_str().into())]),
        };
        self.with(
            key,
            &[
                ("column", misread.column.into()),
                ("expected", expected.into()),
                ("found", found.into()),
            ],
        )
    }
}

fn squares(set: SquareSet) -> String {
    let numbers: Vec<_> = set.iter().map(|square| square.to_string()).collect();
    numbers.join(", ")
}
