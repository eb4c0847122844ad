//! The weights of the evaluation, and their files.

use dames3d::engine::evaluation::{Evaluation, Network, NetworkError};
use dames3d::rules::Variant;

#[test]
fn weights_round_trip_and_damaged_files_are_rejected() {
    for variant in Variant::STANDARD {
        let Evaluation::Network(network) = Evaluation::best_for(variant) else {
            panic!("{variant} has no network");
        };
        let bytes = network.to_bytes();
        let again = Network::from_bytes(&bytes).expect("weights");
        assert_eq!(again.to_bytes(), bytes);
        let short = Network::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err();
        assert_eq!(
            short,
            NetworkError::WrongLength { expected: bytes.len(), found: bytes.len() - 1 }
        );
    }
    assert_eq!(Network::from_bytes(b"W:W31-50:B1-20").unwrap_err(), NetworkError::WrongMagic);
}
