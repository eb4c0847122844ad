//! Table files: interrupted builds, damaged files, locks.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::Path;

use dames3d::engine::endgame_tables::{
    BuildProgress, EndgameTables, FewKingsRule, FinishedTable, Material, TableBuilder,
};
use dames3d::rules::Variant;

use super::{builder, fresh_folder};

const VARIANT: Variant = Variant::Dames3d;

/// Builds the tables of two pieces and returns the names of those that were built anew.
fn build(folder: &Path) -> Vec<String> {
    let mut made = Vec::new();
    let built = builder(VARIANT, FewKingsRule::PlayedOut, 2).build_in(folder, |progress| {
        if let BuildProgress::Finished(FinishedTable { summary, elapsed: Some(_), .. }) = progress {
            made.push(summary.material.to_string());
        }
    });
    assert_eq!(built.expect("tables are built").max_pieces(), 2);
    made
}

/// The bytes of every table in the folder.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder.join(VARIANT.name())).expect("a folder");
    let files = entries.map(|entry| {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read(path).expect("a file"))
    });
    files.filter(|(name, _)| name.ends_with(".table")).collect()
}

#[test]
fn an_interrupted_build_continues() {
    let folder = fresh_folder("interrupted");
    assert_eq!(build(&folder), ["K-K", "K-M", "M-K", "M-M"]);
    let whole = contents(&folder);
    assert_eq!(whole.len(), 4);
    assert!(build(&folder).is_empty());

    // The power failed while the last table was written.
    let last = folder.join("dames3d/M-M.table");
    fs::remove_file(&last).expect("it was there");
    fs::write(last.with_file_name(".M-M.table.a1B2c3.tmp"), "dames3d ta").expect("written");
    assert_eq!(build(&folder), ["M-M"]);
    assert_eq!(contents(&folder), whole);

    // The disk lost half a file.
    let file = File::options().write(true).open(&last).expect("it is there");
    file.set_len(400).expect("cut");
    assert_eq!(build(&folder), ["M-M"]);
    assert_eq!(contents(&folder), whole);
}

#[test]
fn the_number_of_threads_does_not_change_the_files() {
    let built_by = |threads: usize| {
        let folder = fresh_folder(&format!("threads-{threads}"));
        let builder = TableBuilder { threads, ..builder(VARIANT, FewKingsRule::PlayedOut, 2) };
        builder.build_in(&folder, |_| ()).expect("tables are built");
        contents(&folder)
    };
    assert_eq!(built_by(1), built_by(3));
}

#[test]
fn progress_reaches_the_total() {
    let mut finished = Vec::new();
    let mut plies = 0;
    let folder = fresh_folder("progress");
    let built =
        builder(VARIANT, FewKingsRule::PlayedOut, 2).build_in(&folder, |progress| match progress {
            BuildProgress::Solving { plies: now, .. } => plies = plies.max(now.0),
            BuildProgress::Finished(one) => finished.push((one.done, one.total)),
            _ => {}
        });
    built.expect("tables are built");
    assert_eq!(finished, [(1, 4), (2, 4), (3, 4), (4, 4)]);
    assert!(plies > 10);
}

/// Damages a table and returns the error of opening its folder, without the file name.
fn opened_after(name: &str, damage: impl Fn(&mut Vec<u8>)) -> String {
    let folder = fresh_folder(name);
    build(&folder);
    let path = folder.join("dames3d/K-M.table");
    let mut bytes = fs::read(&path).expect("a table");
    damage(&mut bytes);
    fs::write(&path, bytes).expect("written");
    let error =
        EndgameTables::open(&folder, VARIANT, FewKingsRule::PlayedOut).expect_err("damaged");
    let named = error.to_string();
    let reason = named.strip_prefix(&format!("{}: ", path.display()));
    reason.unwrap_or_else(|| panic!("{named} names no file")).to_owned()
}

#[test]
fn a_damaged_file_is_reported_with_its_name_and_the_reason() {
    let change_the_wins = |bytes: &mut Vec<u8>| {
        let found = bytes.windows(6).position(|six| six == b"\"won\":");
        bytes[found.expect("won") + 6] ^= 1;
    };
    let checksum = "the file is damaged: expected the checksum ";
    // The whole error, or its start and more of it.
    let cases: [(&str, fn(&mut Vec<u8>), &[&str]); 7] = [
        ("flipped", |bytes| *bytes.last_mut().expect("a block") ^= 1, &[checksum, ""]),
        ("won", change_the_wins, &[checksum, ""]),
        ("cut", |bytes| bytes.truncate(bytes.len() - 3), &["expected ", " bytes, found "]),
        ("header", |bytes| bytes[30] = b'!', &["invalid header in the second line: ", ""]),
        (
            "other",
            |bytes| *bytes = b"PNG\n".to_vec(),
            &["expected a first line “dames3d table 1” and a checksum, found “PNG”"],
        ),
        (
            "empty",
            Vec::clear,
            &["expected a first line “dames3d table 1” and a checksum, found “”"],
        ),
        (
            "newer",
            |bytes| bytes[14] = b'2',
            &["expected a first line “dames3d table 1”", "“dames3d table 2 "],
        ),
    ];
    for (name, damage, expected) in cases {
        let error = opened_after(name, damage);
        match expected {
            [start, more] => {
                assert!(error.starts_with(start), "{name}: no “{start}” in {error}");
                assert!(error.contains(more), "{name}: no “{more}” in {error}");
            }
            whole => assert_eq!([error.as_str()], whole, "{name}"),
        }
    }
}

#[test]
fn a_renamed_table_is_rejected() {
    let folder = fresh_folder("renamed");
    build(&folder);
    let path = |name: &str| folder.join("dames3d").join(name);
    fs::copy(path("K-M.table"), path("M-K.table")).expect("copied");
    let error = EndgameTables::open(&folder, VARIANT, FewKingsRule::PlayedOut)
        .expect_err("not that table")
        .to_string();
    let end = "M-K.table: expected the table of dames3d M-K, found the table of dames3d K-M";
    assert!(error.ends_with(end), "{error}");
}

#[test]
fn a_folder_is_locked_while_a_program_builds_in_it() {
    let folder = fresh_folder("busy");
    build(&folder);
    let lock = File::open(folder.join("dames3d/building")).expect("it is there");
    lock.try_lock().expect("nobody is building");
    let error = builder(VARIANT, FewKingsRule::PlayedOut, 2)
        .build_in(&folder, |_| ())
        .expect_err("busy")
        .to_string();
    let end = ": another program is building endgame tables here";
    assert!(error.ends_with(end), "{error}");
}

#[test]
fn an_empty_folder_has_no_tables() {
    let tables = EndgameTables::open(&fresh_folder("nowhere"), VARIANT, FewKingsRule::PlayedOut)
        .expect("no tables");
    assert_eq!((tables.max_pieces(), tables.summaries().count()), (0, 0));
}

#[test]
fn other_variants_have_no_tables() {
    let builder = builder(Variant::WolfAndSheep, FewKingsRule::PlayedOut, 2);
    let error = builder.build_in(&fresh_folder("wolf"), |_| ()).expect_err("none");
    assert_eq!(
        error.to_string(),
        "there are no endgame tables for wolf-and-sheep: expected international or dames3d"
    );
}

#[test]
fn material_text_round_trips() {
    for pieces in 2..=5 {
        for material in Material::with_pieces(pieces) {
            assert_eq!(material.to_string().parse(), Ok(material));
            assert_eq!(material.pieces(), pieces);
        }
    }
    for wrong in ["KKM", "MK-K", "kk-k", "K–K"] {
        assert!(wrong.parse::<Material>().is_err(), "{wrong}");
    }
}
