//! x
use dames3d::rules::*;
fn main() {
    for v in Variant::ALL {
        for d in 1..=7 {
            let t = std::time::Instant::now();
            let n = perft(&Position::start(v), d);
            println!("{v} {d} {n} {:?}", t.elapsed());
        }
    }
}
