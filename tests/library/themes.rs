//! The colors of the themes: contrast, and distances for color-blind players.

use dames3d::board::Face;
use dames3d::rules::Side;
use dames3d::themes::{ColorRole, Rgb, Theme, ThemeName};

/// Linear red, green and blue.
type Light = [f64; 3];

fn light(color: Rgb) -> Light {
    color.channels().map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// The contrast of two colors, from 1 to 21, as defined by the WCAG.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let [one, other] = [one, other].map(|color| {
        let [red, green, blue] = light(color);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    });
    one.max(other) / one.min(other)
}

/// The sight of a color-blind person, after Machado, Oliveira and Fernandes (2009), at full severity. The matrices are
/// applied to linear light.
#[derive(Clone, Copy, Debug)]
enum Eyes {
    Usual,
    Protanopia,
    Deuteranopia,
    Tritanopia,
}

impl Eyes {
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Eyes::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Eyes::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Eyes::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Eyes::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }

    fn see(self, color: Rgb) -> Light {
        let seen = light(color);
        self.matrix().map(|row| {
            let sum: f64 = row.iter().zip(seen).map(|(part, light)| part * light).sum();
            sum.clamp(0.0, 1.0)
        })
    }

    /// The distance of two colors in Oklab, in which equal distances look equal; 0.02 is just noticeable.
    fn distance(self, one: Rgb, other: Rgb) -> f64 {
        let [one, other] = [one, other].map(|color| oklab(self.see(color)));
        let squares = one.iter().zip(other).map(|(one, other)| (one - other).powi(2));
        squares.sum::<f64>().sqrt()
    }
}

fn oklab([red, green, blue]: Light) -> [f64; 3] {
    let long = 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue;
    let middle = 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue;
    let short = 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue;
    let [long, middle, short] = [long, middle, short].map(f64::cbrt);
    [
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    ]
}

/// The two most similar colors, and their distance.
fn nearest(theme: &Theme, roles: &[ColorRole], eyes: Eyes) -> (f64, [ColorRole; 2]) {
    let mut nearest = (f64::MAX, [roles[0]; 2]);
    for (index, &one) in roles.iter().enumerate() {
        for &other in &roles[..index] {
            let distance = eyes.distance(theme.color(one), theme.color(other));
            if distance < nearest.0 {
                nearest = (distance, [one, other]);
            }
        }
    }
    nearest
}

#[test]
fn the_simulation_confuses_what_color_blind_people_confuse() {
    // White stays white, and a red and a green of one lightness become alike.
    for eyes in [Eyes::Protanopia, Eyes::Deuteranopia, Eyes::Tritanopia] {
        assert!(eyes.distance(Rgb(0xffffff), Rgb(0xfefefe)) < 0.01);
        assert!(eyes.see(Rgb(0xffffff)).iter().all(|light| *light > 0.99), "{eyes:?}");
    }
    let (red, green) = (Rgb(0xc06050), Rgb(0x808a3c));
    let [usual, deuteranopia] =
        [Eyes::Usual, Eyes::Deuteranopia].map(|eyes| eyes.distance(red, green));
    assert!(deuteranopia < usual / 3.0, "{deuteranopia} of {usual}");
}

#[test]
fn color_blind_players_tell_boards_and_marks_apart() {
    let theme = Theme::of(ThemeName::ColorBlind);
    let boards = Face::ALL.map(ColorRole::Board);
    for eyes in [Eyes::Usual, Eyes::Protanopia, Eyes::Deuteranopia, Eyes::Tritanopia] {
        let (distance, pair) = nearest(theme, &boards, eyes);
        assert!(distance >= 0.2, "{eyes:?}, {pair:?}: {distance}");
        let (distance, pair) = nearest(theme, &ColorRole::MARKS, eyes);
        assert!(distance >= 0.15, "{eyes:?}, {pair:?}: {distance}");
        let [white, black] = Side::BOTH.map(|side| theme.pieces[side].body);
        assert!(eyes.distance(white, black) >= 0.6, "{eyes:?}");
    }
    // The usual colors are not enough.
    let usual = Theme::of(ThemeName::Walnut);
    let (distance, _) = nearest(usual, &ColorRole::MARKS, Eyes::Deuteranopia);
    assert!(distance < 0.06, "{distance}");
}

#[test]
fn high_contrast_is_at_least_seven_to_one() {
    let theme = Theme::of(ThemeName::HighContrast);
    let square = theme.cubes.dark.base;
    let [white, black] = Side::BOTH.map(|side| &theme.pieces[side]);
    assert!(contrast(white.body, square) >= 7.0);
    // A black piece differs from its square by its outline.
    assert!(contrast(black.rim, square) >= 7.0);
    assert!(contrast(black.rim, black.body) >= 7.0);
    assert!(contrast(white.body, white.inlay) >= 7.0);
    assert!(contrast(white.body, black.body) >= 7.0);
    assert!(contrast(theme.cubes.light.base, square) >= 4.5);
    assert!(contrast(theme.color(ColorRole::Number), square) >= 7.0);
    for role in ColorRole::MARKS {
        let found = contrast(theme.color(role), square);
        assert!(found >= 4.5, "{role:?}: {found}");
    }
    // The same holds for drawings.
    let [square, _] = theme.cubes.drawn;
    let [body, _, outline] = black.drawn;
    assert!(contrast(white.drawn[0], square) >= 7.0);
    assert!(contrast(outline, square) >= 7.0 && contrast(outline, body) >= 7.0);
}

#[test]
fn in_every_theme_the_way_of_a_capture_stands_out_from_both_woods() {
    for &name in ThemeName::ALL {
        let theme = Theme::of(name);
        let edge = theme.color(ColorRole::Edge);
        let hops = Face::ALL.map(ColorRole::Board);
        for role in hops.into_iter().chain([ColorRole::Capture]) {
            let color = theme.color(role);
            let inner = contrast(color, edge);
            assert!(inner >= 3.0, "{name:?}, {role:?} and its edge: {inner}");
            for wood in [&theme.cubes.dark, &theme.cubes.light] {
                let found = contrast(color, wood.base).max(contrast(edge, wood.base));
                assert!(found >= 3.0, "{name:?}, {role:?} on {:?}: {found}", wood.base);
            }
        }
    }
}

#[test]
fn in_every_theme_pieces_squares_and_numbers_can_be_told_apart() {
    for &name in ThemeName::ALL {
        let theme = Theme::of(name);
        assert_eq!(theme.name, name);
        let square = theme.cubes.dark.base;
        let [white, black] = Side::BOTH.map(|side| &theme.pieces[side]);
        let seen = |what: &str, one, other, least| {
            let found = contrast(one, other);
            assert!(found >= least, "{name:?}, {what}: {found}");
        };
        seen("white on its square", white.body, square, 3.0);
        seen("white and black", white.body, black.body, 9.0);
        let black_edge = contrast(black.body, square).max(contrast(black.rim, square));
        assert!(black_edge >= 2.0, "{name:?}: {black_edge}");
        seen(
            "ring of a black piece",
            black.rim.max_contrast(black.inlay, black.body),
            black.body,
            4.5,
        );
        seen("light and dark cubes", theme.cubes.light.base, square, 2.5);
        seen("numbers", theme.color(ColorRole::Number), square, 3.0);
        seen("crown on a black king", theme.crown[0], black.body, 4.5);
        let luminance = |color| contrast(color, Rgb(0));
        // The background is not the frame's color again.
        let frame = theme.frame.drawn[0];
        let apart = Eyes::Usual.distance(theme.room.table.base, frame);
        assert!(apart > 0.08, "{name:?}: {apart}, {}", luminance(frame));
    }
}

/// The choice of the stronger of two colors.
trait Stronger {
    fn max_contrast(self, other: Rgb, ground: Rgb) -> Rgb;
}

impl Stronger for Rgb {
    fn max_contrast(self, other: Rgb, ground: Rgb) -> Rgb {
        if contrast(self, ground) >= contrast(other, ground) { self } else { other }
    }
}
