use super::{Decision, HintReason, Player};
use crate::i18n::Localizer;
use crate::notation::printable;
use crate::rules::Side;

impl Localizer {
    /// A hint in a sentence: “31-26 keeps the balance.”
    pub fn hint(&self, played: &str, reason: HintReason) -> String {
        let messages = &self.messages;
        match reason {
            HintReason::OnlyMove => messages.hint_only(played),
            HintReason::Wins => messages.hint_wins(played),
            HintReason::Saves => messages.hint_saves(played),
            HintReason::WinsMen(men) => messages.hint_wins_men(men, played),
            HintReason::WinsMaterial => messages.hint_wins_material(played),
            HintReason::KeepsAdvantage => messages.hint_ahead(played),
            HintReason::KeepsBalance => messages.hint_even(played),
            HintReason::Defends => messages.hint_behind(played),
        }
    }

    /// A decision of the computer that the board does not show; `None` for moves and placements, which it shows.
    pub fn computer_decision(&self, decision: &Decision) -> Option<String> {
        let messages = &self.messages;
        match *decision {
            Decision::ResolveIrregularity { keep: true } => Some(messages.computer_keeps()),
            Decision::ResolveIrregularity { keep: false } => Some(messages.computer_corrects()),
            Decision::AnswerDraw { accept: true } => Some(messages.computer_accepts()),
            Decision::AnswerDraw { accept: false } => Some(messages.computer_declines()),
            // The game itself reports a huff, with the reason.
            Decision::Huff(_) | Decision::Place(_) | Decision::Play(..) | Decision::NoMove => None,
        }
    }

    /// The name of a player in a file of games; that of this program's computer has its level in the language: “Dames
    /// 3D, niveau 2”.
    pub fn player_name(&self, name: &str) -> String {
        match Player::from_file_name(name).and_then(Player::level) {
            Some(level) => self.messages.computer_name(level.number()),
            None => name.to_owned(),
        }
    }

    /// The players of a game in a file, by their names or else their sides.
    pub fn players(&self, white: Option<&str>, black: Option<&str>) -> String {
        let (white, black) = (self.player(white, Side::White), self.player(black, Side::Black));
        format!("{white} – {black}")
    }

    /// A player of a game in a file, by the name or else the side.
    pub fn player(&self, name: Option<&str>, side: Side) -> String {
        match name.map(str::trim) {
            Some(name) if !name.chars().all(|c| c == '?') => printable(&self.player_name(name), 80),
            _ => self.side(side),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn a_hint_is_a_sentence() {
        let english = |reason| Localizer::new(Language::English).hint("31-26", reason);
        assert_eq!(english(HintReason::KeepsBalance), "31-26 keeps the balance.");
        assert_eq!(english(HintReason::KeepsAdvantage), "31-26 keeps the advantage.");
        assert_eq!(english(HintReason::Wins), "31-26 wins.");
        assert_eq!(english(HintReason::Saves), "31-26 is the only move that does not lose.");
        assert_eq!(english(HintReason::WinsMen(1)), "31-26 wins a man.");
        assert_eq!(english(HintReason::Defends), "31-26 is the best defense.");
        assert_eq!(english(HintReason::OnlyMove), "31-26 is the only move.");
        let french = |reason| Localizer::new(Language::French).hint("31-26", reason);
        assert_eq!(french(HintReason::Defends), "31-26 est la meilleure défense.");
        assert_eq!(french(HintReason::Wins), "31-26 gagne.");
    }
}
