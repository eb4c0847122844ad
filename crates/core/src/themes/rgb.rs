/// A color as `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u32);

impl Rgb {
    /// A color of these channels: red, green, blue.
    pub const fn from_channels([red, green, blue]: [u8; 3]) -> Rgb {
        Rgb(u32::from_be_bytes([0, red, green, blue]))
    }

    /// The channels: red, green, blue.
    pub const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }

    /// The color moved toward another one by a share from 0 to 1.
    pub fn mixed(self, other: Rgb, share: f32) -> Rgb {
        let (from, to) = (self.channels(), other.channels());
        let mix = |channel: usize| {
            let (from, to) = (f32::from(from[channel]), f32::from(to[channel]));
            (from + (to - from) * share).round() as u8
        };
        Rgb::from_channels([mix(0), mix(1), mix(2)])
    }
}
