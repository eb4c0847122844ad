//! Pictures of positions and animations of games, drawn without a window and without a graphics adapter.
//!
//! [`game_frames`] turns a line of a game into [`BoardFrame`]s, captures hop by hop. [`draw_diagram`] draws a frame as
//! a flat board seen from above; the window's scene draws the same frames in 3D. [`draw_unfolded`] draws the five
//! boards side by side, and [`UnfoldedCanvas`] lines and marks over them. [`GifWriter`] writes pictures of either kind
//! as an animated GIF with one palette, in which each frame holds only what has changed.

mod animation;
mod board_frame;
mod canvas;
mod diagram;
mod game_picture;
mod piece_drawing;
mod unfolded_canvas;
mod unfolded_drawing;
mod unfolded_layout;

pub use animation::{AnimationError, GifError, GifPalette, GifWriter, write_animation};
pub use board_frame::{BoardFrame, FrameTimes, game_frames};
pub use canvas::{BOLD_FONT, Bitmap, BitmapError, TEXT_FONT};
pub use diagram::{DiagramStyle, draw_diagram};
pub use game_picture::{SmallPicture, draw_face_picture, draw_game_picture};
pub use unfolded_canvas::{Ink, UnfoldedCanvas};
pub use unfolded_drawing::{PieceStamp, UnfoldedNumbers, draw_piece_stamps, draw_unfolded};
pub use unfolded_layout::{UnfoldedArrangement, UnfoldedLayout};
