//! The program.

fn main() {
    dames3d::viewer::open().unwrap();
}
