use std::path::PathBuf;

use super::MatchError;
use crate::engine::evaluation::{Evaluation, Network};
use crate::platform::read_input;
use crate::rules::Variant;

/// The source of the built-in engine's evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvalSource {
    /// The best evaluation of the variant.
    Best,
    /// Material only.
    Material,
    /// The weights in this file.
    Weights(PathBuf),
}

impl EvalSource {
    /// Loads the evaluation.
    pub(super) fn load(&self, variant: Variant) -> Result<Evaluation, MatchError> {
        match self {
            EvalSource::Best => Ok(Evaluation::best_for(variant)),
            EvalSource::Material => Ok(Evaluation::Material),
            EvalSource::Weights(path) => {
                let error = |reason: &dyn std::fmt::Display| MatchError::Weights {
                    path: path.clone(),
                    reason: reason.to_string(),
                };
                let bytes = read_input(path).map_err(|reason| error(&reason))?;
                let network = Network::from_bytes(&bytes).map_err(|reason| error(&reason))?;
                Ok(Evaluation::Network(network.into()))
            }
        }
    }
}
