//! Hashed secrets of seats and invitations.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::online::Secret;

/// The hash of a secret. The secret has 128 random bits, so that no salt and no slow function is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SecretHash([u8; 32]);

impl SecretHash {
    pub fn new(secret: &Secret) -> SecretHash {
        SecretHash(Sha256::digest(secret.bytes()).into())
    }

    /// The hash with these bytes, as stored.
    pub const fn from_bytes(bytes: [u8; 32]) -> SecretHash {
        SecretHash(bytes)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns `true` if this is the hash of the secret. The time taken reveals nothing about it.
    pub fn is_of(&self, secret: &Secret) -> bool {
        let other = SecretHash::new(secret);
        let differences = self.0.iter().zip(other.0).map(|(own, other)| own ^ other);
        differences.fold(0, |all, one| all | one) == 0
    }
}

/// Compares a text with a secret by their hashes, so that the time taken reveals nothing about the secret.
pub(crate) fn constant_time_eq(text: &str, secret: &str) -> bool {
    Sha256::digest(text) == Sha256::digest(secret)
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}
