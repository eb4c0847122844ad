use bevy::prelude::*;

use crate::online::QrCode;
use crate::viewer::ui::small_boards::image_of;

/// Pixels per module.
const MODULE: usize = 6;

/// A text as a QR code, black on white; `None` if it is too long.
pub(super) fn square_code(text: &str) -> Option<Image> {
    let code = QrCode::robust(text)?;
    let side = code.size() * MODULE;
    let mut pixels = vec![255; 4 * side * side];
    for (at, pixel) in pixels.chunks_exact_mut(4).enumerate() {
        if code.is_dark(at % side / MODULE, at / side / MODULE) {
            pixel[..3].fill(0);
        }
    }
    let side = u32::try_from(side).ok()?;
    Some(image_of(side, side, pixels))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corner_of_the_first_finder_pattern_is_black_behind_a_white_margin() {
        let image = square_code("http://192.168.1.5:7171/#code=ABCDEF").expect("short enough");
        let side = image.size().x as usize;
        let pixels = image.data.expect("drawn");
        let at = |x: usize, y: usize| pixels[4 * (y * side + x)];
        let edge = 4 * MODULE;
        assert_eq!((at(edge - 1, edge - 1), at(edge, edge)), (255, 0));
        assert_eq!(at(side - 1, side - 1), 255);
    }
}
