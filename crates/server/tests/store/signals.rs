//! Two servers on one PostgreSQL database.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use dames3d_online::EntryNumber;
use dames3d_server::{Hint, PostgresStore, Signal, Store, Written};
use tokio::task::JoinSet;

use crate::place::{Place, wait_for};
use crate::postgres_server::administer;
use crate::samples::{append, create, end, entry, entry_of, game, hash, join, write};
use crate::{Case, named};

pub(crate) fn all() -> Vec<Case> {
    named![
        a_hint_reaches_the_other_server,
        a_lost_connection_is_reported_and_replaced,
        two_servers_never_write_the_same_entry,
        commits_are_synced_although_the_database_says_no,
        an_address_without_a_server_is_an_error_without_its_password,
    ]
}

async fn server(place: &Place) -> PostgresStore {
    PostgresStore::open(place.address()).await.expect("a store")
}

fn hint(number: u64, last: u64) -> Hint {
    Hint::Entry { game: game(number), number: EntryNumber(last) }
}

async fn a_hint_reaches_the_other_server(place: Place) {
    let (one, other) = (server(&place).await, server(&place).await);
    let (from, to) =
        (one.signal().await.expect("a signal"), other.signal().await.expect("a signal"));
    let expected: HashSet<(u64, u64)> = (0..2_000).map(|number| (number, number % 5)).collect();
    for &(number, last) in &expected {
        from.publish(game(number), EntryNumber(last));
    }
    let mut hints = Vec::new();
    while hints.len() < expected.len() {
        hints.push(to.next().await);
    }
    for (number, last) in expected {
        assert!(hints.contains(&hint(number, last)));
    }
    // What was written can be read when the hint comes.
    write(&one, [create(1)]).await;
    from.publish(game(1), EntryNumber(2));
    assert_eq!(to.next().await, hint(1, 2));
    let entries = other.entries_after(game(1), EntryNumber(1)).await.expect("entries");
    assert_eq!(entries.len(), 1);
}

async fn a_lost_connection_is_reported_and_replaced(place: Place) {
    let store = server(&place).await;
    let signal = store.signal().await.expect("a signal");
    let database = place.address().split(['/', '?']).nth(3).expect("a name").to_owned();
    administer(format!(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{database}'"
    ))
    .await;
    assert_eq!(signal.next().await, Hint::Missed);
    // The connections of the pool are replaced as well, and a hint that is lost meanwhile is followed by another.
    wait_for(async || store.write(vec![create(1)]).await == Ok(Written::All)).await;
    let mut is_received = false;
    wait_for(async || {
        signal.publish(game(1), EntryNumber(2));
        let received = tokio::time::timeout(Duration::from_millis(100), signal.next()).await;
        is_received |= received == Ok(hint(1, 2));
        is_received
    })
    .await;
}

async fn two_servers_never_write_the_same_entry(place: Place) {
    let servers = [Arc::new(server(&place).await), Arc::new(server(&place).await)];
    write(&*servers[0], [create(1), create(2), create(3)]).await;
    let mut racers = JoinSet::new();
    for racer in 0..8 {
        let store = Arc::clone(&servers[racer as usize % 2]);
        racers.spawn(async move {
            let mut won = 0;
            for number in 3..60 {
                // Alone, with another game that both want to create, and the end of a game.
                let one = append(1, entry_of(number, racer));
                let two = vec![create(100 + number), append(2, entry_of(number, racer))];
                won += u64::from(store.write(vec![one]).await == Ok(Written::All));
                won += u64::from(store.write(two).await == Ok(Written::All));
            }
            won += u64::from(
                store.write(vec![join(3, entry(3), hash(racer))]).await == Ok(Written::All),
            );
            won += u64::from(store.write(vec![end(3, entry(4))]).await == Ok(Written::All));
            won
        });
    }
    let won: u64 = racers.join_all().await.into_iter().sum();
    let mut entries = 0;
    for number in 1..=3 {
        let log = servers[0].load(game(number)).await.expect("an answer").expect("a game").log;
        let numbers: Vec<u64> = log.iter().map(|stored| stored.entry.number.0).collect();
        assert!(numbers.iter().copied().eq(1..=numbers.len() as u64));
        entries += numbers.len() as u64 - 2;
    }
    assert_eq!(won, entries);
}

async fn commits_are_synced_although_the_database_says_no(place: Place) {
    let database = place.address().split(['/', '?']).nth(3).expect("a name").to_owned();
    administer(format!("alter database {database} set synchronous_commit = off")).await;
    let store = server(&place).await;
    assert_eq!(store.durability_warning().await, Ok(None));
}

async fn an_address_without_a_server_is_an_error_without_its_password(_: Place) {
    for address in [
        "postgres://dames3d:hidden@localhost:1/nothing",
        "postgres://dames3d:hidden@localhost:port/nothing",
        "hidden",
    ] {
        let error = PostgresStore::open(address).await.err().expect("an error");
        let text = error.to_string();
        assert!(!text.contains("hidden"), "{text}");
        let is_reached =
            !address.contains(":1/") || text.contains("“nothing” at localhost, port 1: ");
        assert!(is_reached, "{text}");
    }
}
