//! Everything the text board says, in both languages.

use super::language::Language;
use crate::board::Face;
use crate::game::Refused;
use crate::rules::{
    Counters, DrawReason, DrawRules, EndingClass, FewAgainstKing, Outcome, Ply, Side, Variant,
    WinReason,
};

impl Language {
    const fn either(self, english: &'static str, french: &'static str) -> &'static str {
        match self {
            Language::English => english,
            Language::French => french,
        }
    }

    pub(super) const fn side(self, side: Side) -> &'static str {
        match side {
            Side::White => self.either("White", "Blancs"),
            Side::Black => self.either("Black", "Noirs"),
        }
    }

    pub(super) const fn turn(self, side: Side) -> &'static str {
        match side {
            Side::White => self.either("White to move.", "Trait aux blancs."),
            Side::Black => self.either("Black to move.", "Trait aux noirs."),
        }
    }

    pub(super) const fn variant(self, variant: Variant) -> &'static str {
        match variant {
            Variant::International => {
                self.either("International draughts", "Dames internationales")
            }
            Variant::Dames3d => "Dames 3D",
        }
    }

    pub(super) const fn face(self, face: Face) -> &'static str {
        match face {
            Face::Top => self.either("Top", "Dessus"),
            Face::SouthWest => {
                self.either("SW: White's left corner", "SO : coin gauche des blancs")
            }
            Face::SouthEast => {
                self.either("SE: White's right corner", "SE : coin droit des blancs")
            }
            Face::NorthEast => self.either("NE: Black's left corner", "NE : coin gauche des noirs"),
            Face::NorthWest => self.either("NW: Black's right corner", "NO : coin droit des noirs"),
        }
    }

    pub(super) fn outcome(self, outcome: Outcome) -> String {
        let (result, reason) = match outcome {
            Outcome::Draw(reason) => (
                self.either("Draw", "Partie nulle"),
                self.draw_reason(reason),
            ),
            Outcome::Win { winner, reason } => (
                match winner {
                    Side::White => self.either("White wins", "Les blancs gagnent"),
                    Side::Black => self.either("Black wins", "Les noirs gagnent"),
                },
                match reason {
                    WinReason::NoPieces => self.either("no piece is left", "plus de pièce"),
                    WinReason::NoMoves => self.either("no move is left", "plus de coup possible"),
                    WinReason::Resignation => self.either("resignation", "abandon"),
                    WinReason::Time => self.either("time is up", "temps écoulé"),
                },
            ),
        };
        match self {
            Language::English => format!("{result}: {reason}."),
            Language::French => format!("{result} : {reason}."),
        }
    }

    const fn draw_reason(self, reason: DrawReason) -> &'static str {
        match reason {
            DrawReason::Agreement => self.either("agreed", "d'un commun accord"),
            DrawReason::Repetition => {
                self.either("the same position again", "répétition de la position")
            }
            DrawReason::QuietMoves => self.either(
                "too many moves without a man move or a capture",
                "trop de coups sans avance de pion ni prise",
            ),
            DrawReason::ThreeAgainstKing => {
                self.either("three against a king", "trois contre une dame")
            }
            DrawReason::FewAgainstKing => {
                self.either("two or one against a king", "deux ou une contre une dame")
            }
        }
    }

    pub(super) fn refused(self, refused: &Refused) -> String {
        refused.to_string()
    }

    pub(super) fn capture_due(self, pieces: usize, by: &str) -> String {
        match self {
            Language::English => format!("Compulsory capture: {pieces} to take, with {by}."),
            Language::French => format!("Prise obligatoire : {pieces}, avec {by}."),
        }
    }

    pub(super) fn at_ply(self, ply: Ply) -> String {
        match self {
            Language::English => format!("Position after ply {}.", ply.0),
            Language::French => format!("Position après le demi-coup {}.", ply.0),
        }
    }

    /// The draw counters that have begun to run, each with its limit.
    pub(super) fn counters(self, counters: &Counters, draws: &DrawRules) -> Vec<String> {
        let mut lines = Vec::new();
        let mut say = |name: &str, count: u16, limit: u16| {
            lines.push(match self {
                Language::English => format!("{name}: {count} of {limit}."),
                Language::French => format!("{name} : {count} sur {limit}."),
            })
        };
        if counters.repetitions > 1 {
            let name = self.either("Same position", "Même position");
            say(name, counters.repetitions.into(), draws.repetitions.into());
        }
        if counters.quiet.0 > 1 {
            let name = self.either("Quiet moves", "Coups sans prise ni pion");
            say(name, counters.quiet.moves(), draws.quiet.moves());
        }
        match (counters.ending, draws.few_against_king) {
            (Some((EndingClass::ThreeAgainstKing, plies)), _) => {
                let name = self.either("Three against a king", "Trois contre une dame");
                say(name, plies.moves(), draws.three_against_king.moves());
            }
            (Some((EndingClass::FewAgainstKing, plies)), FewAgainstKing::DrawAfter(limit)) => {
                let name = self.either("Few against a king", "Fin de partie");
                say(name, plies.moves(), limit.moves());
            }
            _ => {}
        }
        lines
    }

    pub(super) fn draw_offered(self, by: Side) -> &'static str {
        match by {
            Side::White => self.either(
                "White offers a draw: accept or decline?",
                "Les blancs proposent nulle : accepter ou refuser ?",
            ),
            Side::Black => self.either(
                "Black offers a draw: accept or decline?",
                "Les noirs proposent nulle : accepter ou refuser ?",
            ),
        }
    }

    pub(super) const fn draw_declined(self) -> &'static str {
        self.either("The draw is declined.", "La nulle est refusée.")
    }

    pub(super) const fn welcome(self) -> &'static str {
        self.either(
            "Type a move such as 32-28, or help.",
            "Tapez un coup, par exemple 32-28, ou aide.",
        )
    }

    pub(super) const fn goodbye(self) -> &'static str {
        self.either("Goodbye.", "Au revoir.")
    }

    pub(super) fn saved(self, commands: usize, file: &str) -> String {
        match self {
            Language::English => format!("{commands} commands saved in {file}."),
            Language::French => format!("{commands} commandes enregistrées dans {file}."),
        }
    }

    pub(super) fn not_saved(self, file: &str, error: &std::io::Error) -> String {
        match self {
            Language::English => format!("{file} cannot be written: {error}."),
            Language::French => format!("{file} ne peut pas être écrit : {error}."),
        }
    }

    pub(super) fn already_there(self, file: &str) -> String {
        match self {
            Language::English => {
                format!("{file} is there already: expected the name of a new file.")
            }
            Language::French => format!("{file} existe déjà : donnez le nom d'un nouveau fichier."),
        }
    }

    pub(super) fn not_understood(self, typed: &str) -> String {
        match self {
            Language::English => format!("“{typed}” is neither a move nor a command: type help."),
            Language::French => {
                format!("« {typed} » n'est ni un coup ni une commande : tapez aide.")
            }
        }
    }

    pub(super) fn expected(self, order: &str, expected: &str) -> String {
        match self {
            Language::English => format!("{order}: expected {expected}."),
            Language::French => format!("{order} : attendu {expected}."),
        }
    }

    pub(super) const fn too_long(self) -> &'static str {
        self.either("That line is too long.", "Cette ligne est trop longue.")
    }

    pub(super) const fn a_file(self) -> &'static str {
        self.either("the name of a file", "un nom de fichier")
    }

    pub(super) const fn nothing_more(self) -> &'static str {
        self.either("nothing after it", "rien à la suite")
    }

    pub(super) const fn help(self) -> &'static str {
        self.either(HELP, AIDE)
    }
}

const HELP: &str = "\
  32-28, 28x19         play a move; 28x19x10 names every landing square
  moves                list the legal moves
  undo, redo           take a move back, play it again
  draw                 offer a draw; the other player types accept or decline
  resign               give up
  new                  start this game anew
  fen                  show the position as FEN
  fen W:W31,K5:B1      start this game from a position
  board international  go to the international table; board dames3d comes back
  side sw              choose the side shown where the screen is narrow: sw, se, ne, nw
  save FILE            write the commands so far, for dames3d replay
  quit                 leave
";

const AIDE: &str = "\
  32-28, 28x19         jouer un coup ; 28x19x10 nomme chaque case d'arrivée
  coups                donner la liste des coups légaux
  annuler, refaire     reprendre un coup, le rejouer
  nulle                proposer nulle ; l'adversaire tape accepter ou refuser
  abandonner           abandonner la partie
  nouvelle             recommencer cette partie
  fen                  donner la position en FEN
  fen W:W31,K5:B1      commencer cette partie d'une position
  damier international aller à la table internationale ; damier dames3d en revient
  face so              choisir la face montrée sur un écran étroit : so, se, ne, no
  enregistrer FICHIER  écrire les commandes jusqu'ici, pour dames3d replay
  quitter              sortir
";
