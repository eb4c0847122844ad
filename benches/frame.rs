//! Time of a frame of the scene, at 1280x720 without a window: `cargo bench --bench frame`.
//!
//! For each view, the median of the frames is printed with the fastest and the slowest, and first of all how long
//! it takes until the first frame is there. Whatever adapter the machine has draws; on a machine without one,
//! Mesa's software Vulkan. The quality is plain, but for the last view.
//!
//! Words after `--` choose what is measured: parts of the names of views, `themes`, `thinking`, and `passes`: what each
//! pass of the fine quality costs.

use std::thread;
use std::time::{Duration, Instant};

use dames3d::board::Face;
use dames3d::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use dames3d::platform::{lower_thread_priority, use_thread_priorities};
use dames3d::preferences::Quality;
use dames3d::rules::{Position, Variant};
use dames3d::themes::ThemeName;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::picture::{OffscreenScene, PictureError, PictureRequest};
use dames3d::viewer::scene::quality::Passes;

const FRAMES: usize = 60;

fn main() -> Result<(), PictureError> {
    let words: Vec<_> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let is_asked = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    let of = |variant| PictureRequest {
        size: (1280, 720).into(),
        quality: Quality::Plain,
        ..PictureRequest::new(&Position::start(variant))
    };
    let views = [
        ("pyramid, home", of(Variant::Dames3d)),
        ("pyramid, top", PictureRequest { view: View::Top, ..of(Variant::Dames3d) }),
        (
            "pyramid, a side inspected",
            PictureRequest {
                view: View::SouthWest,
                spotlight: Some(Face::SouthWest),
                ..of(Variant::Dames3d)
            },
        ),
        ("flat board, home", of(Variant::International)),
        (
            "pyramid, home, fine",
            PictureRequest {
                quality: Quality::Fine,
                passes: Some(moving(Passes::of(Quality::Fine))),
                ..of(Variant::Dames3d)
            },
        ),
    ];
    println!("median of {FRAMES} frames (fastest to slowest)");
    for (name, request) in views.into_iter().filter(|(name, _)| is_asked(name)) {
        let begin = Instant::now();
        let mut studio = OffscreenScene::new(&request)?;
        studio.frame();
        let first = begin.elapsed();
        let mut frames: Vec<_> = (0..FRAMES).map(|_| timed(|| studio.frame())).collect();
        frames.sort();
        println!(
            "{name:<28} {:>7.1} ms ({:.1} to {:.1}), the first after {:.2} s",
            milliseconds(frames[FRAMES / 2]),
            milliseconds(frames[0]),
            milliseconds(frames[FRAMES - 1]),
            first.as_secs_f64(),
        );
    }
    if is_asked("themes") {
        other_themes(&of(Variant::Dames3d))?;
    }
    if is_asked("passes") {
        passes_by_turns(&of(Variant::Dames3d))?;
    }
    if is_asked("thinking") { while_thinking(&of(Variant::Dames3d)) } else { Ok(()) }
}

/// The passes while something moves.
const fn moving(passes: Passes) -> Passes {
    Passes { averaged: 0, ..passes }
}

/// The frame in which another theme appears, when it is shown for the first time and again.
fn other_themes(request: &PictureRequest) -> Result<(), PictureError> {
    let mut studio = OffscreenScene::new(request)?;
    studio.frame();
    for turn in ["the first time", "again"] {
        for &theme in ThemeName::ALL.iter().rev() {
            studio.set_theme(theme);
            let switched = milliseconds(timed(|| studio.frame()));
            let next = milliseconds(timed(|| studio.frame()));
            println!("theme {theme:?} {turn}: {switched:.1} ms, the next frame {next:.1} ms");
        }
    }
    Ok(())
}

/// Frames by turns with each pass of the fine quality alone, with both, and with none.
fn passes_by_turns(request: &PictureRequest) -> Result<(), PictureError> {
    const TURNS: usize = 10;
    let [plain, fine] = [Quality::Plain, Quality::Fine].map(|quality| moving(Passes::of(quality)));
    let states = [("plain", plain), ("multisampled: fine", fine)];
    let mut scenes = Vec::new();
    for (name, passes) in states {
        let passes = Some(passes);
        let mut scene = OffscreenScene::new(&PictureRequest { passes, ..request.clone() })?;
        scene.frame();
        scenes.push((name, scene, Vec::new()));
    }
    for _ in 0..TURNS {
        for (_, scene, frames) in &mut scenes {
            frames.extend((0..FRAMES / TURNS).map(|_| timed(|| scene.frame())));
        }
    }
    let mut without = None;
    for (name, _, frames) in &mut scenes {
        frames.sort();
        let median = milliseconds(frames[frames.len() / 2]);
        let plain = *without.get_or_insert(median);
        println!(
            "passes, {name:<18} {median:>7.1} ms ({:.1} to {:.1}), {:+.1} ms",
            milliseconds(frames[0]),
            milliseconds(frames[frames.len() - 1]),
            median - plain,
        );
    }
    Ok(())
}

/// Frames by turns while nothing else is done and while the computer thinks on all cores, as it does beside the window.
fn while_thinking(request: &PictureRequest) -> Result<(), PictureError> {
    const TURNS: usize = 10;
    use_thread_priorities();
    let mut studio = OffscreenScene::new(request)?;
    studio.frame();
    let (mut idle, mut thinking) = (Vec::new(), Vec::new());
    for _ in 0..TURNS {
        idle.extend((0..FRAMES / TURNS).map(|_| timed(|| studio.frame())));
        let stop = StopFlag::new();
        thread::scope(|scope| {
            let thinks = scope.spawn(|| {
                lower_thread_priority();
                let mut engine = Engine::new(Variant::Dames3d, EngineSettings::default());
                let situation = SearchPosition::new(Position::start(Variant::Dames3d));
                engine.search(&situation, Limits::default(), &stop, &mut |_| ());
            });
            thread::sleep(Duration::from_millis(200));
            thinking.extend((0..FRAMES / TURNS).map(|_| timed(|| studio.frame())));
            assert!(!thinks.is_finished(), "it thinks all the time");
            stop.set();
        });
    }
    let [idle, thinking] = [idle, thinking].map(|mut frames| {
        frames.sort();
        milliseconds(frames[frames.len() / 2])
    });
    println!(
        "pyramid, home, by turns: {idle:.1} ms, while the computer thinks {thinking:.1} ms, {:+.1} %",
        100.0 * (thinking / idle - 1.0)
    );
    Ok(())
}

fn timed(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

fn milliseconds(duration: Duration) -> f64 {
    1000.0 * duration.as_secs_f64()
}
