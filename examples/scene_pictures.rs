//! Pictures of the scene from every view, for looking at: `cargo run --release --example scene_pictures OUT_DIR [NAME...]`.

use std::{path::PathBuf, time::Instant};

use bevy::math::UVec2;
use dames3d::{
    board::{Face, Square},
    rules::{Piece, Position, Rank, Side, Variant},
    viewer::{
        camera::{Lens, View},
        picture::{self, PictureRequest},
    },
};

fn main() {
    let mut args = std::env::args().skip(1);
    let Some(folder) = args.next().map(PathBuf::from) else { return eprintln!("name a folder") };
    let names: Vec<String> = args.collect();
    let start = PictureRequest::of(&Position::start(Variant::Dames3d), Variant::Dames3d);
    let few = || {
        [(28, Side::White, Rank::King), (31, Side::White, Rank::Man), (39, Side::White, Rank::Man), (33, Side::White, Rank::Man),
         (46, Side::White, Rank::King), (22, Side::Black, Rank::Man), (23, Side::Black, Rank::King), (18, Side::Black, Rank::Man),
         (6, Side::Black, Rank::King), (41, Side::Black, Rank::Man), (20, Side::Black, Rank::Man)]
            .into_iter()
            .filter_map(|(number, side, rank)| Some((Square::from_number(number)?, Piece { side, rank })))
            .collect()
    };
    let all = [
        ("home", start.clone()),
        ("black", PictureRequest { seat: Side::Black, ..start.clone() }),
        ("top", PictureRequest { view: View::Top, ..start.clone() }),
        ("sw", PictureRequest { view: View::SouthWest, ..start.clone() }),
        ("se_spot", PictureRequest { view: View::SouthEast, spotlight: Some(Face::SouthEast), ..start.clone() }),
        ("home_spot", PictureRequest { spotlight: Some(Face::SouthWest), ..start.clone() }),
        ("ne", PictureRequest { view: View::NorthEast, ..start.clone() }),
        ("flat", PictureRequest { relief: 0.0, ..start.clone() }),
        ("half", PictureRequest { relief: 0.5, ..start.clone() }),
        ("few", PictureRequest { pieces: few(), ..start.clone() }),
        ("few_sw", PictureRequest { pieces: few(), view: View::SouthWest, ..start.clone() }),
        ("ortho", PictureRequest { lens: Lens::Orthographic, view: View::SouthWest, ..start.clone() }),
        ("small", PictureRequest { size: UVec2::new(640, 480), ..start.clone() }),
    ];
    for (name, request) in all {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            let begun = Instant::now();
            match picture::save(&request, &folder.join(format!("{name}.png"))) {
                Ok(()) => println!("{name}: {:?}", begun.elapsed()),
                Err(error) => eprintln!("{name}: {error}"),
            }
        }
    }
}
