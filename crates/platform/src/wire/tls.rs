//! The certificates that a server may prove itself by.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore};
use tungstenite::Connector;

use super::event::WireError;

/// A connector that trusts the certificates that the system trusts.
pub(super) fn connector() -> Result<Connector, WireError> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    let (added, _) = roots.add_parsable_certificates(found.certs);
    if added == 0 {
        let reasons: Vec<_> = found.errors.iter().map(ToString::to_string).collect();
        let reasons = reasons.join("; ");
        return Err(WireError::new(format_args!(
            "the system has no certificates to check the server by: {reasons}"
        )));
    }
    // The provider is named: a program may have several.
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(WireError::new)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Connector::Rustls(Arc::new(config)))
}
