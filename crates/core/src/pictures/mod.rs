//! Pictures of positions and animations of games, drawn without a window and without a graphics adapter.
//!
//! [`game_frames`] turns a line of a game into [`BoardFrame`]s, captures hop by hop. [`draw_diagram`] draws a frame as a
//! flat board seen from above; the window's scene draws the same frames in 3D. [`draw_net`] draws the five boards side by
//! side, and [`NetCanvas`] lines and marks over them. [`GifWriter`] writes pictures of either
//! kind as an animated GIF with one palette, in which each frame holds only what has changed.

mod animal_drawing;
mod animation;
mod bitmap;
mod board_frame;
mod colors;
mod diagram;
mod digits;
mod face_picture;
mod fonts;
mod game_picture;
mod gif_palette;
mod gif_writer;
mod net_canvas;
mod net_drawing;
mod net_layout;
mod paths;
mod piece_drawing;

pub use animation::{AnimationError, write_animation};
pub use bitmap::{Bitmap, BitmapError};
pub use board_frame::{BoardFrame, FrameTimes, game_frames};
pub use diagram::{DiagramStyle, draw_diagram};
pub use face_picture::{SmallPicture, draw_face_picture};
pub use fonts::{BOLD_FONT, TEXT_FONT};
pub use game_picture::draw_game_picture;
pub use gif_palette::GifPalette;
pub use gif_writer::{GifError, GifWriter};
pub use net_canvas::{Ink, NetCanvas};
pub use net_drawing::{NetNumbers, PieceStamp, draw_net, draw_piece_stamps};
pub use net_layout::{NetArrangement, NetLayout};
