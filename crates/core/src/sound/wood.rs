//! The bodies that sound: discs of boxwood, the board, bars of rosewood.
//!
//! Wood is known by its damping: it swallows a vibration within hundredths of a second, and the higher the quicker. The
//! modes of a disc or a board are no harmonic series; those of a bar can be tuned to one.

use fastrand::Rng;

use super::modes::{Body, Mode};
use crate::rules::PieceKind;

/// The damping of a wooden body that lies or stands on something: the inverse of the decay time grows with the
/// frequency.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Damping {
    /// The losses at all frequencies, such as those into the support, per second.
    constant: f64,
    /// The inner friction of the wood, per second and hertz.
    friction: f64,
}

impl Damping {
    const DISC: Damping = Damping {
        constant: 6.0,
        friction: 0.078,
    };
    const BOARD: Damping = Damping {
        constant: 22.0,
        friction: 0.06,
    };
    const BAR: Damping = Damping {
        constant: 1.5,
        friction: 0.0135,
    };

    fn decay(self, frequency: f64) -> f64 {
        1.0 / (self.constant + self.friction * frequency)
    }
}

/// The modes of a man on a board, in hertz, and their strengths.
const DISC: [(f64, f64); 8] = [
    (438.0, 0.80),
    (702.0, 1.00),
    (1093.0, 0.78),
    (1546.0, 0.62),
    (2117.0, 0.46),
    (2794.0, 0.30),
    (3421.0, 0.20),
    (4180.0, 0.12),
];

/// The lowest resonances of the board, under everything that strikes it.
const BOARD: [(f64, f64); 3] = [(148.0, 0.50), (236.0, 0.62), (331.0, 0.40)];

/// Two discs that strike each other in the hand or in the box.
const CLACK: [(f64, f64); 6] = [
    (934.0, 0.70),
    (1487.0, 1.00),
    (2231.0, 0.80),
    (3078.0, 0.52),
    (3920.0, 0.30),
    (4870.0, 0.16),
];

/// The bands of rough contact: wide, so that noise through them hisses and does not ring.
const ROUGH: [(f64, f64); 3] = [(1900.0, 0.5), (3400.0, 0.9), (5600.0, 0.6)];

/// The bands of rubbing wood.
const RUBBED: [(f64, f64); 4] = [(520.0, 0.6), (980.0, 1.0), (1760.0, 0.8), (2900.0, 0.35)];

/// The modes of a bar that is tuned like one of a marimba, as multiples of its note.
const BAR: [(f64, f64); 3] = [(1.0, 1.0), (3.98, 0.32), (9.6, 0.12)];

/// The share by which modes differ from strike to strike: no two pieces are equal, and none is struck twice at the same
/// place.
const DETUNING: f64 = 0.018;

fn body(modes: &[(f64, f64)], pitch: f64, damping: Damping, rng: &mut Rng) -> Body {
    let common = 1.0 + DETUNING * (2.0 * rng.f64() - 1.0);
    let modes = modes.iter().map(|&(frequency, strength)| {
        let own = 1.0 + 0.4 * DETUNING * (2.0 * rng.f64() - 1.0);
        let frequency = frequency * pitch * common * own;
        Mode {
            frequency,
            decay: damping.decay(frequency),
            amplitude: strength * (0.65 + 0.5 * rng.f64()),
        }
    });
    Body(modes.collect())
}

/// The ratio of the modes of a piece to those of a man: a king is two discs high, heavier and lower.
const fn pitch(kind: PieceKind) -> f64 {
    match kind {
        PieceKind::Man => 1.0,
        PieceKind::King => 0.79,
    }
}

/// A piece that strikes the board, with this multiple of the usual pitch.
pub fn disc(kind: PieceKind, multiple: f64, rng: &mut Rng) -> Body {
    body(&DISC, pitch(kind) * multiple, Damping::DISC, rng)
}

/// The board under a strike.
pub fn board(rng: &mut Rng) -> Body {
    body(&BOARD, 1.0, Damping::BOARD, rng)
}

/// Two discs that strike each other.
pub fn clack(multiple: f64, rng: &mut Rng) -> Body {
    body(&CLACK, multiple, Damping::DISC, rng)
}

/// A bar tuned to a note, in hertz. It is not detuned.
pub fn bar(note: f64) -> Body {
    let modes = BAR.iter().map(|&(multiple, amplitude)| Mode {
        frequency: note * multiple,
        decay: Damping::BAR.decay(note * multiple),
        amplitude,
    });
    Body(modes.collect())
}

/// The hiss of a rough contact.
pub fn rough() -> Body {
    wide(&ROUGH, 0.000_22)
}

/// The noise of rubbing.
pub fn rubbed() -> Body {
    wide(&RUBBED, 0.000_9)
}

/// Bands that fall silent at once.
fn wide(bands: &[(f64, f64)], decay: f64) -> Body {
    let bands = bands.iter().map(|&(frequency, amplitude)| Mode {
        frequency,
        decay,
        amplitude,
    });
    Body(bands.collect())
}
