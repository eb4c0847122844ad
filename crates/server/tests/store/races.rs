//! Many who write at once.

use std::sync::Arc;
use std::time::Duration;

use dames3d_server::{Transfer, Written};
use tokio::task::JoinSet;

use crate::place::Place;
use crate::samples::{append, create, entry, entry_of, game, offered, write};
use crate::{Case, named};

const WRITERS: u64 = 200;

pub(crate) fn all() -> Vec<Case> {
    named![
        two_hundred_writers_do_not_disturb_each_other,
        one_of_many_writers_wins_each_entry,
        a_write_nobody_waits_for_is_whole_or_nothing,
    ]
}

async fn two_hundred_writers_do_not_disturb_each_other(place: Place) {
    let store: Arc<dyn Transfer> = place.open().await.into();
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            write(&*store, [create(writer)]).await;
            for number in 3..10 {
                write(&*store, [append(writer, entry(number))]).await;
                // What is lost beside them undoes only itself, alone or in a list.
                let late = append(writer, entry_of(number, 777));
                let lists = [vec![late.clone()], vec![append(writer, entry(number + 1)), late]];
                for list in lists {
                    assert_eq!(store.write(list).await, Ok(Written::None));
                }
            }
        });
    }
    while let Some(done) = writers.join_next().await {
        done.expect("a writer that succeeds");
    }
    store.close().await.expect("closed");
    drop(store);
    let store = place.open().await;
    for writer in 0..WRITERS {
        let mut kept = offered(writer);
        kept.log.extend((3..10).map(entry));
        assert_eq!(store.load(game(writer)).await, Ok(Some(kept)));
    }
}

async fn one_of_many_writers_wins_each_entry(place: Place) {
    let store: Arc<dyn Transfer> = place.open().await.into();
    write(&*store, [create(1)]).await;
    let mut writers = JoinSet::new();
    for writer in 0..20 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let mut won = Vec::new();
            for number in 3..30 {
                let entry = entry_of(number, writer);
                match store.write(vec![append(1, entry.clone())]).await {
                    Ok(Written::All) => won.push(entry),
                    Ok(Written::None) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            won
        });
    }
    let mut won: Vec<_> = writers.join_all().await.into_iter().flatten().collect();
    won.sort_by_key(|stored| stored.entry.number);
    let log = store.load(game(1)).await.expect("an answer").expect("a game").log;
    assert!(log.len() > 2, "someone has written");
    assert_eq!(log[2..], won);
    assert_eq!(store.delete(game(1)).await, Ok(true));
}

async fn a_write_nobody_waits_for_is_whole_or_nothing(place: Place) {
    let store: Arc<dyn Transfer> = place.open().await.into();
    let mut random = fastrand::Rng::with_seed(7);
    for pair in 0..100 {
        let store = Arc::clone(&store);
        let list = vec![create(2 * pair), append(2 * pair, entry(3)), create(2 * pair + 1)];
        let writing = tokio::spawn(async move { store.write(list).await });
        tokio::time::sleep(Duration::from_micros(random.u64(0..4_000))).await;
        writing.abort();
        let _ = writing.await;
    }
    store.close().await.expect("closed");
    drop(store);
    let store = place.open().await;
    for pair in 0..100 {
        let mut whole = offered(2 * pair);
        whole.log.push(entry(3));
        let first = store.load(game(2 * pair)).await.expect("an answer");
        let second = store.load(game(2 * pair + 1)).await.expect("an answer");
        match (first, second) {
            (None, None) => {}
            (first, second) => {
                assert_eq!(first, Some(whole));
                assert_eq!(second, Some(offered(2 * pair + 1)));
            }
        }
    }
}
