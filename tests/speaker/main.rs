//! The speaker on a real sound server: PulseAudio with a sink that nobody hears, whose monitor is recorded.
//!
//! On a machine without PulseAudio, each test reports that it is ignored, and why. The sounds are played by a process of
//! their own, this program with a list of sounds on its standard input, because the server is named in its environment.

#[cfg(target_os = "linux")]
#[path = "../environment/mod.rs"]
mod environment;
#[cfg(target_os = "linux")]
mod server;

use std::io::{self, BufRead};
use std::process::ExitCode;

use dames3d::sound::{Sound, Speaker};

/// The samples a second.
const RATE: u32 = 48_000;

/// The variable that makes this program play instead of test.
const PLAYER: &str = "DAMES3D_TEST_PLAYER";

fn main() -> ExitCode {
    if std::env::var_os(PLAYER).is_some() {
        return play();
    }
    tests()
}

/// Plays the sounds whose names are typed.
fn play() -> ExitCode {
    let speaker = Speaker::new(1.0);
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let named = Sound::ALL.into_iter().find(|sound| sound.name() == line);
        named.into_iter().for_each(|sound| speaker.play(sound));
    }
    ExitCode::SUCCESS
}

#[cfg(not(target_os = "linux"))]
fn tests() -> ExitCode {
    println!("ignored: PulseAudio is tested on Linux");
    ExitCode::SUCCESS
}

#[cfg(target_os = "linux")]
fn tests() -> ExitCode {
    use libtest_mimic::Arguments;
    libtest_mimic::run(&Arguments::from_args(), on_server::trials()).exit_code()
}

#[cfg(target_os = "linux")]
mod on_server {
    use std::io::Write;
    use std::process::{Child, ChildStdin, Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    use dames3d::rules::PieceKind;
    use dames3d::sound::speaker::FIRST_SEED;
    use dames3d::sound::{Sound, render};
    use libtest_mimic::{Completion, Failed, Trial};

    use super::server::{PROGRAMS, Recording, Server, client};
    use super::{PLAYER, RATE};

    /// The longest time from a request to its contact, as recorded.
    const LONGEST_LATENCY: Duration = Duration::from_millis(50);

    const TAP: Sound = Sound::Place(PieceKind::Man);

    pub(super) fn trials() -> Vec<Trial> {
        type Test = fn() -> Result<(), Failed>;
        let tests: [(&str, Test); 5] = [
            ("each_sound_is_heard_as_it_was_computed", each_sound_is_heard_as_it_was_computed),
            (
                "a_contact_is_heard_within_50_milliseconds",
                a_contact_is_heard_within_50_milliseconds,
            ),
            ("the_server_rests_after_the_last_sound", the_server_rests_after_the_last_sound),
            (
                "without_a_server_nothing_is_said_and_nothing_waits",
                without_a_server_nothing_is_said_and_nothing_waits,
            ),
            ("a_server_that_starts_again_is_found", a_server_that_starts_again_is_found),
        ];
        let as_trial = |(name, test): (&'static str, Test)| {
            Trial::ignorable_test(name, move || {
                if let Some(missing) = missing_program() {
                    println!(
                        "{name} is ignored: there is no {missing} (Debian packages pulseaudio, pulseaudio-utils)"
                    );
                    return Ok(Completion::ignored_with(format!("no {missing}")));
                }
                test().map(|()| Completion::Completed)
            })
        };
        tests.into_iter().map(as_trial).collect()
    }

    fn missing_program() -> Option<&'static str> {
        PROGRAMS.into_iter().find(|program| {
            let mut command = Command::new(program);
            command.arg("--version").stdout(Stdio::null());
            command.stderr(Stdio::null()).status().is_err()
        })
    }

    /// The process that plays.
    struct Player {
        process: Child,
        input: Option<ChildStdin>,
    }

    impl Player {
        fn start(address: &str) -> Player {
            let program = std::env::current_exe().expect("this program");
            let mut process = client(program, address)
                .env(PLAYER, "1")
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .expect("it starts");
            let input = process.stdin.take();
            Player { process, input }
        }

        /// Asks for a sound. Returns the time before it was asked for.
        fn play(&mut self, sound: Sound) -> Instant {
            let asked = Instant::now();
            let input = self.input.as_mut().expect("it is open");
            writeln!(input, "{}", sound.name()).expect("it reads");
            asked
        }

        /// The time on the processor so far, in hundredths of a second.
        fn processor_time(&self) -> u64 {
            let path = format!("/proc/{}/stat", self.process.id());
            let text = std::fs::read_to_string(path).expect("a process");
            let after_name = text.rsplit(')').next().expect("numbers");
            let numbers: Vec<&str> = after_name.split_whitespace().collect();
            let number = |index: usize| numbers[index].parse::<u64>().expect("a number");
            number(11) + number(12)
        }

        /// Ends the input. Returns what it printed.
        fn end(mut self) -> String {
            self.input = None;
            let output = self.process.wait_with_output().expect("an end");
            assert!(output.status.success(), "{output:?}");
            let printed = [output.stdout, output.stderr].concat();
            String::from_utf8(printed).expect("text")
        }
    }

    fn peak(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// The loudness in steps of 5 ms.
    fn envelope(samples: &[f32]) -> Vec<f32> {
        let step = RATE as usize / 200;
        let energy = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>();
        let loudness = |part: &[f32]| (energy(part) / step as f32).sqrt();
        samples.chunks(step).map(loudness).collect()
    }

    /// The correlation of two envelopes, 1 if they are alike.
    fn likeness(one: &[f32], other: &[f32]) -> f32 {
        let product = |one: &[f32], other: &[f32]| -> f32 {
            one.iter().zip(other).map(|(one, other)| one * other).sum()
        };
        product(one, other) / (product(one, one) * product(other, other)).sqrt().max(1e-12)
    }

    fn sleep(milliseconds: u64) {
        thread::sleep(Duration::from_millis(milliseconds));
    }

    /// Plays a sound, the `number`th of its player, and compares what is heard with what was computed.
    fn is_heard(
        sound: Sound,
        number: u64,
        player: &mut Player,
        recording: &Recording,
    ) -> Result<(), String> {
        let computed = render(sound, FIRST_SEED + number, RATE);
        let seconds = computed.len() as f32 / RATE as f32;
        let asked = player.play(sound);
        sleep((seconds * 1000.0) as u64 + 300);
        let heard = recording.since(asked);
        let begin = heard.iter().position(|sample| sample.abs() > 1e-4);
        let computed_begin = computed.iter().position(|sample| sample.abs() > 1e-4);
        let (Some(begin), Some(computed_begin)) = (begin, computed_begin) else {
            return Err(format!("{sound:?} was not heard"));
        };
        let (heard, computed) = (&heard[begin..], &computed[computed_begin..]);
        let length = computed.len().min(heard.len());
        let alike = likeness(&envelope(&heard[..length]), &envelope(computed));
        let louder = 20.0 * (peak(heard) / peak(computed)).log10();
        println!("{:12} likeness {alike:.4}, {louder:+.2} dB", sound.name());
        if alike < 0.98 || louder.abs() > 1.0 {
            return Err(format!("{sound:?}: {alike}, {louder} dB"));
        }
        let after = recording.since(Instant::now() - Duration::from_millis(20));
        if peak(&after) > 0.001 { Err(format!("{sound:?} does not end")) } else { Ok(()) }
    }

    fn each_sound_is_heard_as_it_was_computed() -> Result<(), Failed> {
        let server = Server::start();
        let recording = server.record();
        let mut player = Player::start(&server.address());
        sleep(300);
        let mut number = 0;
        for (index, sound) in Sound::ALL.into_iter().enumerate() {
            if index % 7 == 6 {
                // The next one wakes the device.
                sleep(3600);
            }
            let mut heard = Err(String::new());
            // A busy machine may record a sound with a gap.
            for _attempt in 0..3 {
                heard = is_heard(sound, number, &mut player, &recording);
                number += 1;
                if heard.is_ok() {
                    break;
                }
            }
            heard?;
        }
        assert_eq!(player.end(), "");
        Ok(())
    }

    /// The time from asking for a tap until its first loud sample is played, at most: until it is recorded, and what the
    /// sink keeps.
    fn latency(server: &Server, pauses: &[u64]) -> Vec<Duration> {
        let recording = server.record();
        let mut player = Player::start(&server.address());
        sleep(300);
        let latencies = pauses.iter().map(|&pause| {
            sleep(pause);
            let asked = player.play(TAP);
            sleep(400);
            let heard = recording.first_loud(asked, 0.1).expect("a sound");
            heard - asked + server.sink_latency()
        });
        let latencies = latencies.collect();
        assert_eq!(player.end(), "");
        latencies
    }

    fn a_contact_is_heard_within_50_milliseconds() -> Result<(), Failed> {
        let server = Server::start();
        let mut awake = latency(&server, &[0, 0, 0, 50, 100, 150, 200, 250, 300]);
        // After these pauses the device sleeps.
        let mut asleep = latency(&server, &[0, 3600, 3600]);
        awake.sort();
        asleep.sort();
        println!("awake {awake:?}, asleep {asleep:?}");
        let (awake, asleep) = (awake[awake.len() / 2], asleep[asleep.len() / 2]);
        if awake <= LONGEST_LATENCY && asleep <= LONGEST_LATENCY {
            Ok(())
        } else {
            Err(format!("{awake:?}, {asleep:?}").into())
        }
    }

    fn the_server_rests_after_the_last_sound() -> Result<(), Failed> {
        let server = Server::start();
        server.wait_for_state("SUSPENDED", Duration::from_secs(10));
        let mut player = Player::start(&server.address());
        sleep(500);
        // A new connection looks at the loudspeakers, and lets go of them.
        server.wait_for_state("SUSPENDED", Duration::from_secs(5));
        player.play(TAP);
        server.wait_for_state("RUNNING", Duration::from_secs(1));
        let rests = server.wait_for_state("SUSPENDED", Duration::from_secs(9));
        let before = player.processor_time();
        sleep(2000);
        let spent = player.processor_time() - before;
        println!("it rests after {rests:?}; then 2 s cost {spent} hundredths of a second");
        assert_eq!(spent, 0);
        player.play(TAP);
        server.wait_for_state("RUNNING", Duration::from_secs(1));
        assert_eq!(player.end(), "");
        Ok(())
    }

    fn without_a_server_nothing_is_said_and_nothing_waits() -> Result<(), Failed> {
        for address in ["unix:/nonexistent/native", "tcp:example"] {
            let mut player = Player::start(address);
            let begin = Instant::now();
            for _ in 0..200 {
                player.play(TAP);
            }
            assert_eq!(player.end(), "");
            // If each sound waited for a server, it would be minutes.
            assert!(begin.elapsed() < Duration::from_secs(30));
        }
        Ok(())
    }

    fn a_server_that_starts_again_is_found() -> Result<(), Failed> {
        let mut server = Server::start();
        let mut player = Player::start(&server.address());
        let recording = server.record();
        let asked = player.play(TAP);
        sleep(300);
        assert!(recording.first_loud(asked, 0.1).is_some());
        drop(recording);
        server.stop();
        player.play(TAP);
        sleep(200);
        server.start_again();
        let recording = server.record();
        // Soon after the failure no other attempt is made.
        sleep(2200);
        let asked = player.play(TAP);
        sleep(400);
        assert!(recording.first_loud(asked, 0.1).is_some());
        assert_eq!(player.end(), "");
        Ok(())
    }
}
