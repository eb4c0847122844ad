//! The seats of a player in a file: the latest is the one to come back to.

use dames3d_online::{GameId, Link, SavedSeats, SavedSeatsFile, Secret, Target};
use dames3d_rules::rules::Variant;

fn seat(number: u64) -> Link {
    Link {
        server: "http://host/".to_owned(),
        target: Target::Seat {
            game: GameId::from_random(number),
            secret: Secret::from_random(number.into()),
        },
    }
}

#[test]
fn the_latest_seat_is_the_one_to_come_back_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = SavedSeatsFile::new(folder.path().join("online.json"));
    assert_eq!(file.load().expect("no file").latest(), None);
    for number in [1, 2, 3, 1] {
        SavedSeats::save(&file, &seat(number), Variant::Dames3d).expect("saved");
    }
    let seats = file.load().expect("saved");
    assert_eq!(seats.latest(), Some(seat(1)));
    let links: Vec<_> = seats.seats().iter().map(|seat| seat.link.clone()).collect();
    assert_eq!(links, [2, 3, 1].map(|number| seat(number).to_string()));
}

#[test]
fn a_seat_whose_game_is_over_is_none_to_go_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = SavedSeatsFile::new(folder.path().join("online.json"));
    for number in [1, 2] {
        SavedSeats::save(&file, &seat(number), Variant::Dames3d).expect("saved");
    }
    file.update(|seats| seats.note_over(&seat(2))).expect("saved");
    let seats = file.load().expect("saved");
    assert_eq!(seats.latest_open(), Some(seat(1)));
    assert_eq!(seats.latest(), Some(seat(2)));
}

#[test]
fn a_game_that_goes_on_keeps_its_seat_while_finished_ones_have_theirs() {
    let mut seats = SavedSeats::default();
    seats.add(&seat(1), Variant::International);
    for number in 2..=60 {
        seats.add(&seat(number), Variant::International);
        seats.note_over(&seat(number));
    }
    assert_eq!(seats.latest_open(), Some(seat(1)));
}

#[test]
fn only_seats_are_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = SavedSeatsFile::new(folder.path().join("online.json"));
    let watch = Link { target: Target::Watch { game: GameId::from_random(1) }, ..seat(1) };
    SavedSeats::save(&file, &watch, Variant::Dames3d).expect("nothing to do");
    assert!(!file.path().exists());
}

#[test]
fn the_oldest_of_too_many_seats_are_left_out() {
    let mut seats = SavedSeats::default();
    (1..=60).for_each(|number| seats.add(&seat(number), Variant::International));
    assert_eq!(seats.seats().len(), 50);
    assert_eq!(seats.seats()[0].link, seat(11).to_string());
    assert_eq!(seats.latest(), Some(seat(60)));
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_reads_the_seats() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let file = SavedSeatsFile::new(folder.path().join("online.json"));
    SavedSeats::save(&file, &seat(1), Variant::Dames3d).expect("saved");
    let permissions = std::fs::metadata(file.path()).expect("a file").permissions();
    assert_eq!(permissions.mode() & 0o077, 0, "{permissions:?}");
}
