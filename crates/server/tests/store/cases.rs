//! The promises of every store.

use dames3d_online::EntryNumber;
use dames3d_rules::rules::Side;
use dames3d_server::{OpenGame, Outage, StoredGame, Write};

use crate::place::Place;
use crate::samples::{
    DAY, NOW, append, code, create, end, entry, game, hash, join, lose, offered, write,
};
use crate::{Case, named};

pub(crate) fn all() -> Vec<Case> {
    named![
        a_game_is_loaded_as_it_was_created,
        a_game_is_created_once_from_a_seat,
        an_entry_is_appended_once_and_after_the_one_before,
        a_list_of_writes_is_carried_out_as_a_whole_or_not_at_all,
        an_invitation_is_over_when_its_seat_is_given,
        a_code_belongs_to_one_game_until_its_invitation_ends,
        a_game_is_found_by_each_seat_that_it_was_created_or_joined_with,
        an_outage_is_a_time_without_heartbeats,
        entries_after_a_number_are_those_that_follow,
        changed_games_are_those_with_more_entries_or_deleted,
        open_games_are_those_that_are_not_over,
        a_deleted_game_leaves_nothing,
        old_games_are_those_long_over_and_never_joined,
        a_game_survives_closing_and_dropping,
        a_log_of_a_thousand_entries_and_their_requests_survives,
        a_closed_store_answers_with_an_error,
        an_empty_log_is_an_error,
    ]
}

async fn a_game_is_loaded_as_it_was_created(place: Place) {
    let store = place.open().await;
    assert_eq!(store.load(game(1)).await, Ok(None));
    write(&*store, [create(1)]).await;
    assert_eq!(store.load(game(1)).await, Ok(Some(offered(1))));
    // A rematch: both seats are taken, and it has no invitation and no creator.
    let mut rematch = offered(2);
    rematch.seats.black = Some(hash(3));
    rematch.invitation = None;
    rematch.log.extend((3..40).map(entry));
    let kept = rematch.clone();
    let create = Write::Create { game: game(2), stored: rematch, creator: None };
    write(&*store, [create]).await;
    assert_eq!(store.load(game(2)).await, Ok(Some(kept)));
    write(&*store, []).await;
}

async fn a_game_is_created_once_from_a_seat(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1)]).await;
    let again = |number, creator| Write::Create {
        game: game(number),
        stored: StoredGame { invitation: None, ..offered(number) },
        creator,
    };
    lose(&*store, [again(2, Some(hash(1)))]).await;
    assert_eq!(store.load(game(2)).await, Ok(None));
    lose(&*store, [again(1, Some(hash(2)))]).await;
    assert_eq!(store.load(game(1)).await, Ok(Some(offered(1))));
    assert_eq!(store.created_by(hash(1)).await, Ok(Some(game(1))));
    assert_eq!(store.created_by(hash(2)).await, Ok(None));
    write(&*store, [again(3, None), again(4, None)]).await;
}

async fn an_entry_is_appended_once_and_after_the_one_before(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1)]).await;
    write(&*store, [append(1, entry(3))]).await;
    lose(&*store, [append(1, entry(3))]).await;
    lose(&*store, [append(1, entry(5))]).await;
    lose(&*store, [append(1, entry(0))]).await;
    lose(&*store, [append(2, entry(1))]).await;
    write(&*store, [append(1, entry(4))]).await;
    let mut kept = offered(1);
    kept.log.extend([entry(3), entry(4)]);
    assert_eq!(store.load(game(1)).await, Ok(Some(kept)));
}

async fn a_list_of_writes_is_carried_out_as_a_whole_or_not_at_all(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1)]).await;
    // The second, the last or the first of them comes too late.
    lose(&*store, [create(2), append(1, entry(2))]).await;
    lose(&*store, [append(1, entry(3)), create(2), create(1)]).await;
    lose(&*store, [create(1), create(2)]).await;
    lose(&*store, [append(1, entry(3)), append(1, entry(3))]).await;
    assert_eq!(store.load(game(2)).await, Ok(None));
    assert_eq!(store.load(game(1)).await, Ok(Some(offered(1))));
    write(&*store, [create(2), append(1, entry(3)), append(2, entry(3))]).await;
    for number in [1, 2] {
        let log = store.load(game(number)).await.expect("an answer").expect("a game").log;
        assert_eq!(log.last(), Some(&entry(3)));
    }
}

async fn an_invitation_is_over_when_its_seat_is_given(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1), create(2)]).await;
    assert_eq!(store.game_of_code(code(1), NOW).await, Ok(Some(game(1))));
    write(&*store, [join(1, entry(3), hash(7))]).await;
    assert_eq!(store.game_of_code(code(1), NOW).await, Ok(None));
    assert_eq!(store.game_of_code(code(2), NOW).await, Ok(Some(game(2))));
    let mut kept = offered(1);
    kept.seats.black = Some(hash(7));
    kept.invitation = None;
    kept.log.push(entry(3));
    assert_eq!(store.load(game(1)).await, Ok(Some(kept.clone())));
    // The seat is taken, although the entry would be the next.
    lose(&*store, [join(1, entry(4), hash(8))]).await;
    assert_eq!(store.load(game(1)).await, Ok(Some(kept)));
    let white = Write::Append {
        game: game(1),
        entry: entry(4),
        seat: Some((Side::White, hash(8))),
        is_over: false,
    };
    lose(&*store, [white]).await;
}

async fn a_code_belongs_to_one_game_until_its_invitation_ends(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1)]).await;
    let with_same_code = |number, at| {
        let mut stored = offered(number);
        let invitation = stored.invitation.as_mut().expect("an invitation");
        invitation.code = code(1);
        invitation.until = at + DAY;
        stored.log.iter_mut().for_each(|entry| entry.at = at);
        Write::Create { game: game(number), stored, creator: Some(hash(number)) }
    };
    lose(&*store, [with_same_code(2, NOW + DAY - 1)]).await;
    assert_eq!(store.game_of_code(code(1), NOW + DAY - 1).await, Ok(Some(game(1))));
    assert_eq!(store.game_of_code(code(1), NOW + DAY).await, Ok(None));
    write(&*store, [with_same_code(2, NOW + DAY)]).await;
    assert_eq!(store.game_of_code(code(1), NOW + DAY).await, Ok(Some(game(2))));
    // The other game is still there, without its ended invitation.
    let kept = StoredGame { invitation: None, ..offered(1) };
    assert_eq!(store.load(game(1)).await, Ok(Some(kept)));
    assert_eq!(store.delete_old(0, NOW + DAY).await, Ok(1));
    assert_eq!(store.load(game(1)).await, Ok(None));
}

async fn a_game_is_found_by_each_seat_that_it_was_created_or_joined_with(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1), create(2)]).await;
    write(&*store, [join(1, entry(3), hash(7))]).await;
    // A rematch has the same seats.
    for number in [3, 4] {
        let mut rematch = offered(number);
        rematch.seats.white = Some(hash(7));
        rematch.seats.black = Some(hash(1));
        rematch.invitation = None;
        let create = Write::Create { game: game(number), stored: rematch, creator: None };
        write(&*store, [create]).await;
    }
    for (seat, number) in [(1, 1), (7, 1), (2, 2)] {
        assert_eq!(store.game_of_seat(hash(seat)).await, Ok(Some(game(number))));
    }
    assert_eq!(store.game_of_seat(hash(8)).await, Ok(None));
    store.delete(game(1)).await.expect("deleted");
    assert_eq!(store.game_of_seat(hash(7)).await, Ok(None));
}

async fn an_outage_is_a_time_without_heartbeats(place: Place) {
    let store = place.open().await;
    let outage = |from, until| Ok(Outage { from, until });
    assert_eq!(store.heartbeat(NOW, NOW).await, outage(NOW, NOW));
    assert_eq!(store.heartbeat(NOW + 5, NOW).await, outage(NOW, NOW));
    // Another server, whose clock is behind.
    assert_eq!(store.heartbeat(NOW + 2, NOW).await, outage(NOW, NOW));
    let first = outage(NOW + 5, NOW + 20);
    assert_eq!(store.heartbeat(NOW + 20, NOW + 6).await, first);
    store.close().await.expect("closed");
    let store = place.open().await;
    assert_eq!(store.heartbeat(NOW + 21, NOW + 20).await, first);
    assert_eq!(store.heartbeat(NOW + 30, NOW + 30).await, outage(NOW + 21, NOW + 30));
}

async fn entries_after_a_number_are_those_that_follow(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1), create(2)]).await;
    write(&*store, (3..20).map(|number| append(1, entry(number))).collect::<Vec<_>>()).await;
    let after = |known| store.entries_after(game(1), EntryNumber(known));
    assert_eq!(after(14).await, Ok((15..20).map(entry).collect()));
    assert_eq!(after(19).await, Ok(vec![]));
    assert_eq!(after(500).await, Ok(vec![]));
    assert_eq!(after(0).await.expect("entries").len(), 19);
    assert_eq!(store.entries_after(game(3), EntryNumber(0)).await, Ok(vec![]));
}

async fn changed_games_are_those_with_more_entries_or_deleted(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1), create(2), create(3)]).await;
    write(&*store, [append(2, entry(3))]).await;
    let known = |number, last| (game(number), EntryNumber(last));
    let asked = vec![known(1, 2), known(2, 2), known(3, 9), known(4, 0)];
    let mut changed = store.changed(asked).await.expect("an answer");
    changed.sort();
    let mut expected = vec![game(2), game(4)];
    expected.sort();
    assert_eq!(changed, expected);
    assert_eq!(store.changed(vec![]).await, Ok(vec![]));
}

async fn open_games_are_those_that_are_not_over(place: Place) {
    let store = place.open().await;
    assert_eq!(store.open_games().await, Ok(vec![]));
    write(&*store, [create(1), create(2), create(3)]).await;
    write(&*store, [end(1, entry(3)), append(2, entry(3))]).await;
    // Greetings after the end change nothing about it.
    write(&*store, [append(1, entry(4))]).await;
    let open = |number, last, at| OpenGame { game: game(number), last: EntryNumber(last), at };
    let mut games = store.open_games().await.expect("an answer");
    games.sort_by_key(|open| open.last);
    assert_eq!(games, [open(3, 2, NOW), open(2, 3, NOW + 3)]);
}

async fn a_deleted_game_leaves_nothing(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1), create(2)]).await;
    write(&*store, [append(1, entry(3))]).await;
    assert_eq!(store.delete(game(1)).await, Ok(true));
    assert_eq!(store.delete(game(1)).await, Ok(false));
    assert_eq!(store.load(game(1)).await, Ok(None));
    assert_eq!(store.entries_after(game(1), EntryNumber(0)).await, Ok(vec![]));
    assert_eq!(store.created_by(hash(1)).await, Ok(None));
    assert_eq!(store.game_of_code(code(1), NOW).await, Ok(None));
    lose(&*store, [append(1, entry(4))]).await;
    assert_eq!(store.load(game(2)).await, Ok(Some(offered(2))));
    // Its code and its creator are free again.
    write(&*store, [create(1)]).await;
    assert_eq!(store.load(game(1)).await, Ok(Some(offered(1))));
}

async fn old_games_are_those_long_over_and_never_joined(place: Place) {
    let store = place.open().await;
    write(&*store, (1..200).map(create).collect::<Vec<_>>()).await;
    // Games 1 to 120 were over at NOW + 3, 121 to 140 at NOW + 4, 141 to 160 are played.
    let joined = |number| join(number, entry(3), hash(1_000 + number));
    write(&*store, (121..161).map(joined).collect::<Vec<_>>()).await;
    write(&*store, (1..121).map(|number| end(number, entry(3))).collect::<Vec<_>>()).await;
    write(&*store, (121..141).map(|number| end(number, entry(4))).collect::<Vec<_>>()).await;
    assert_eq!(store.delete_old(NOW + 3, NOW).await, Ok(0));
    assert_eq!(store.delete_old(NOW + 4, NOW + DAY - 1).await, Ok(120));
    assert_eq!(store.load(game(120)).await, Ok(None));
    assert_eq!(store.delete_old(NOW + 4, NOW + DAY).await, Ok(39));
    assert_eq!(store.load(game(161)).await, Ok(None));
    assert_eq!(store.delete_old(NOW + 5, NOW + 900 * DAY).await, Ok(20));
    assert_eq!(store.open_games().await.expect("an answer").len(), 20);
}

async fn a_game_survives_closing_and_dropping(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1)]).await;
    store.close().await.expect("closed");
    drop(store);
    let store = place.open().await;
    assert_eq!(store.load(game(1)).await, Ok(Some(offered(1))));
    write(&*store, [append(1, entry(3))]).await;
    drop(store);
    let store = place.reopen().await;
    let mut kept = offered(1);
    kept.log.push(entry(3));
    assert_eq!(store.load(game(1)).await, Ok(Some(kept)));
}

async fn a_log_of_a_thousand_entries_and_their_requests_survives(place: Place) {
    let store = place.open().await;
    write(&*store, [create(1)]).await;
    let mut kept = offered(1);
    for number in 3..=1_000 {
        let mut entry = entry(number);
        if let Some(request) = entry.request.as_mut().filter(|_| number > 990) {
            request.id.0 = u64::MAX - number;
        }
        write(&*store, [append(1, entry.clone())]).await;
        kept.log.push(entry);
    }
    store.close().await.expect("closed");
    let store = place.open().await;
    assert_eq!(store.load(game(1)).await, Ok(Some(kept)));
}

async fn a_closed_store_answers_with_an_error(place: Place) {
    let store = place.open().await;
    store.close().await.expect("closed");
    store.close().await.expect("closed already");
    assert!(store.write(vec![create(1)]).await.is_err());
    assert!(store.load(game(1)).await.is_err());
}

async fn an_empty_log_is_an_error(place: Place) {
    let store = place.open().await;
    let empty = Write::Create {
        game: game(1),
        stored: StoredGame { log: vec![], ..offered(1) },
        creator: None,
    };
    assert!(store.write(vec![create(2), empty]).await.is_err());
    assert_eq!(store.load(game(2)).await, Ok(None));
}
