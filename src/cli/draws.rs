//! The draw rule as an argument.

use anyhow::Context;
use clap::{Args, ValueEnum};

use crate::rules::{DrawRules, FewAgainstKing, Variant};

/// The draw rule for few kings.
#[derive(Clone, Copy, Debug, Args)]
pub struct DrawArgs {
    /// The draw of two kings against one king: at once but for captures in progress, or after five moves each
    ///
    /// The five moves are also those of a king and a man, or of one king.
    /// International draughts has both rules, and the federation's is the default. Dames 3D has its sheet's.
    #[arg(long, value_name = "RULE", value_enum)]
    draws: Option<DrawRule>,
}

/// A rule for two kings or one against one king, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DrawRule {
    /// Drawn at once, unless a phase of play is in progress: the rule of the rule sheets
    Sheet,
    /// Drawn after five moves each: the rule of the federation (FMJD)
    Federation,
}

impl DrawArgs {
    pub fn few_against_king(self) -> Option<FewAgainstKing> {
        self.draws.map(|rule| match rule {
            DrawRule::Sheet => FewAgainstKing::SHEET,
            DrawRule::Federation => FewAgainstKing::FEDERATION,
        })
    }

    /// The draw rules for this variant; an error if the chosen rule does not apply to it.
    pub fn rules(self, variant: Variant) -> anyhow::Result<DrawRules> {
        let Some(rule) = self.few_against_king() else {
            return Ok(variant.rule_set().draws);
        };
        variant.draws_with(rule).with_context(|| match variant {
            Variant::Dames3d => {
                "--draws: dames3d is played by its sheet: expected sheet, found federation"
                    .to_owned()
            }
            _ => format!("--draws: {variant} has no such rule: expected international or dames3d"),
        })
    }
}
