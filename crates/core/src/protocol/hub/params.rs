use super::version::HubVersion;
use super::{HubError, HubLine};
use crate::protocol::shown;
use crate::rules::Variant;

/// The parameters an engine has declared, a `param` line each.
#[derive(Debug, Default)]
pub(super) struct DeclaredParams(Vec<HubLine>);

impl DeclaredParams {
    /// Adds a `param` line.
    pub(super) fn push(&mut self, line: HubLine) {
        self.0.push(line);
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|param| param.value("name"))
    }

    /// Checks that the engine has all of these; engines of version 1 declare none.
    pub(super) fn check(
        &self,
        params: &[(String, String)],
        version: HubVersion,
    ) -> Result<(), HubError> {
        let is_known = |name: &String| self.names().any(|known| known == name);
        match params.iter().find(|(name, _)| !is_known(name)) {
            Some((name, _)) if version == HubVersion::V2 => Err(HubError::UnknownParam {
                name: name.clone(),
                expected: self.names().map(shown).collect(),
            }),
            _ => Ok(()),
        }
    }

    /// Returns the value that the parameter `variant` must have for this variant, if the engine has the parameter.
    pub(super) fn variant(&self, variant: Variant) -> Result<Option<&'static str>, HubError> {
        let name = match variant {
            Variant::International => "normal",
            Variant::Dames3d => "dames3d",
            _ => return Err(HubError::UnsupportedVariant(variant)),
        };
        let param = self
            .0
            .iter()
            .find(|param| param.value("name") == Some("variant"));
        let Some(param) = param else {
            return match variant {
                Variant::International => Ok(None),
                _ => Err(HubError::UnsupportedVariant(variant)),
            };
        };
        let values = param.value("values").unwrap_or_default();
        match values.split_whitespace().any(|value| value == name) {
            true => Ok(Some(name)),
            false => Err(HubError::UnsupportedVariant(variant)),
        }
    }
}
