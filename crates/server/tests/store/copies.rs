//! Moving the games of one store to another.

use dames3d_server::{Copied, StoredGame, Transfer, Write, copy_games};

use crate::place::Place;
use crate::samples::{DAY, NOW, append, create, end, entry, game, hash, join, offered, write};
use crate::{Case, named};

/// More than are copied at once.
const GAMES: u64 = 234;

pub(crate) fn all() -> Vec<Case> {
    named![
        all_games_move_from_sqlite_to_postgres_and_back,
        a_copy_that_was_interrupted_goes_on,
        another_game_of_the_same_name_is_not_replaced,
    ]
}

async fn fill(store: &dyn Transfer) {
    write(store, (0..GAMES).map(create).collect::<Vec<_>>()).await;
    write(
        store,
        (0..100).map(|number| join(number, entry(3), hash(9_000 + number))).collect::<Vec<_>>(),
    )
    .await;
    write(store, (0..50).map(|number| end(number, entry(4))).collect::<Vec<_>>()).await;
    write(store, (5..300).map(|number| append(60, entry(number - 1))).collect::<Vec<_>>()).await;
}

async fn assert_same(one: &dyn Transfer, other: &dyn Transfer) {
    let games = one.games_after(None, 10_000).await.expect("games");
    assert_eq!(games.len() as u64, GAMES);
    assert_eq!(other.games_after(None, 10_000).await, Ok(games.clone()));
    for game in games {
        let record = one.export(game).await.expect("an answer");
        assert!(record.is_some());
        assert_eq!(other.export(game).await, Ok(record));
    }
    assert_eq!(other.open_games().await, one.open_games().await);
}

async fn all_games_move_from_sqlite_to_postgres_and_back(place: Place) {
    let folders = [Place::folder(), Place::folder()];
    let (sqlite, postgres, back) =
        (folders[0].open().await, place.open().await, folders[1].open().await);
    fill(&*sqlite).await;
    let mut reports = 0;
    let copied = Copied { copied: GAMES, known: 0 };
    assert_eq!(copy_games(&*sqlite, &*postgres, |_| reports += 1).await, Ok(copied));
    assert!(reports > 1, "{reports}");
    assert_same(&*sqlite, &*postgres).await;
    assert_eq!(copy_games(&*postgres, &*back, |_| ()).await, Ok(copied));
    assert_same(&*sqlite, &*back).await;
    // Play goes on in the new place, by the same rules: codes, creators, what is old.
    assert_eq!(postgres.created_by(hash(7)).await, Ok(Some(game(7))));
    write(&*postgres, [append(70, entry(4)), join(150, entry(3), hash(1))]).await;
    assert_eq!(postgres.delete_old(NOW + 5, NOW + DAY).await, Ok(GAMES - 1 - 50));
}

async fn a_copy_that_was_interrupted_goes_on(place: Place) {
    let folder = Place::folder();
    let (from, to) = (folder.open().await, place.open().await);
    fill(&*from).await;
    let some = from.games_after(None, 150).await.expect("games");
    for game in some {
        let record = from.export(game).await.expect("an answer").expect("a game");
        to.import(vec![record]).await.expect("an answer");
    }
    let rest = Copied { copied: GAMES - 150, known: 150 };
    assert_eq!(copy_games(&*from, &*to, |_| ()).await, Ok(rest));
    assert_same(&*from, &*to).await;
}

async fn another_game_of_the_same_name_is_not_replaced(place: Place) {
    let folder = Place::folder();
    let (from, to) = (folder.open().await, place.open().await);
    write(&*from, [create(1)]).await;
    write(&*to, [create(1), append(1, entry(3))]).await;
    let error = copy_games(&*from, &*to, |_| ()).await.expect_err("an error");
    assert!(error.to_string().contains(&game(1).to_string()), "{error}");
    // The same for a seat that has created another game there.
    let other = Write::Create {
        game: game(3),
        stored: StoredGame { invitation: None, ..offered(3) },
        creator: Some(hash(2)),
    };
    write(&*from, [create(2)]).await;
    write(&*to, [other]).await;
    assert_eq!(from.delete(game(1)).await, Ok(true));
    assert!(copy_games(&*from, &*to, |_| ()).await.is_err());
}
