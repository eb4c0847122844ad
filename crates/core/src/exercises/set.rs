//! The sets of exercises that are part of the program.

use std::sync::OnceLock;

use super::exercise::Exercise;
use crate::rules::Variant;

const DAMES3D: &str = include_str!("../../assets/exercises/dames3d.txt");
const INTERNATIONAL: &str = include_str!("../../assets/exercises/international.txt");

static DAMES3D_SET: OnceLock<Vec<Exercise>> = OnceLock::new();
static INTERNATIONAL_SET: OnceLock<Vec<Exercise>> = OnceLock::new();

impl Exercise {
    /// The exercises of a variant that are part of the program; none for a variant without exercises. They are read when
    /// they are first asked for.
    pub fn set(variant: Variant) -> &'static [Exercise] {
        let (set, text) = match variant {
            Variant::Dames3d => (&DAMES3D_SET, DAMES3D),
            Variant::International => (&INTERNATIONAL_SET, INTERNATIONAL),
            _ => return &[],
        };
        // A test reads both sets.
        set.get_or_init(|| Exercise::read_all(text, variant).unwrap_or_default())
    }
}
