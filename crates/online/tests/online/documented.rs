//! The table of requests in `docs/online.md`, compared with what the game decides.

use std::fs;
use std::path::Path;

use dames3d_core::game::TableRules;
use dames3d_core::game::clocks::ClockSettings;
use dames3d_online::{
    Circumstances, Fact, GameSettings, Offer, OnlineGame, Pace, Phase, Request, Role,
};
use dames3d_rules::rules::{HandAction, Side, Variant};

use crate::Table;
use crate::permissions::{requests, square};

const OFFERS: [(Offer, &str); 4] = [
    (Offer::Draw, "a draw"),
    (Offer::Takeback, "a takeback"),
    (Offer::Pause, "a pause"),
    (Offer::Rematch, "a rematch"),
];

/// The name of a request as the table has it.
fn name(request: &Request) -> String {
    let json = serde_json::to_value(request).expect("JSON");
    let key = match &json {
        serde_json::Value::String(name) => name.clone(),
        json => json.as_object().expect("an object").keys().next().expect("a name").clone(),
    };
    let of = |offer: Offer| OFFERS.iter().find(|(known, _)| *known == offer).expect("known").1;
    match request {
        Request::Offer(offer) | Request::Withdraw(offer) | Request::Answer { offer, .. } => {
            format!("`{key}` {}", of(*offer))
        }
        _ => format!("`{key}`"),
    }
}

/// Games of every phase, with every offer, by either side.
fn games() -> Vec<OnlineGame> {
    let clock = ClockSettings::from_minutes("5+3").expect("a time control");
    let by_hand = TableRules { touch_move: true, by_hand: true };
    let settings =
        GameSettings { pace: Pace::Clock(clock), ..GameSettings::new(Variant::International) };
    let mut waiting = Table::offered(settings.clone());
    let mut games = vec![waiting.game.clone()];
    waiting.write(0, Fact::Joined(Side::White)).expect("a seat");
    games.push(waiting.game.clone());
    let irregular = {
        let mut table = Table::new(GameSettings { table_rules: by_hand, ..settings.clone() });
        let carry = HandAction::Carry { from: square(32), to: square(23) };
        table.ask(Role::Seat(Side::White), Request::Hand(carry)).expect("carried");
        table.ask(Role::Seat(Side::White), Request::EndTurn).expect("ended");
        table
    };
    let mut played = Table::new(settings.clone());
    played.play(Side::White, "32-28").expect("legal");
    let mut over = Table::new(settings.clone());
    over.ask(Role::Seat(Side::White), Request::Resign).expect("resigns");
    let wolf = Table::new(GameSettings::new(Variant::WolfAndSheep));
    for table in [Table::new(settings), irregular, played, over, wolf] {
        games.push(table.game.clone());
        for by in Side::BOTH {
            for (offer, _) in OFFERS {
                let mut offered = Table { log: Vec::new(), game: table.game.clone() };
                if offered.ask(Role::Seat(by), Request::Offer(offer)).is_err() {
                    continue;
                }
                games.push(offered.game.clone());
                let accept = Request::Answer { offer, accept: true };
                offered.ask(Role::Seat(!by), accept).expect("accepted");
                games.push(offered.game);
            }
        }
    }
    games
}

#[test]
fn the_table_of_requests_is_what_the_game_decides() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/online.md");
    let text = fs::read_to_string(document).expect("docs/online.md");
    let rows: Vec<Vec<&str>> = text
        .lines()
        .skip_while(|line| !line.starts_with("| request |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    let games = games();
    let circumstances = Circumstances { may_claim: true };
    let mut names: Vec<_> = requests().iter().map(name).collect();
    names.dedup();
    for name in &names {
        assert!(rows.iter().any(|row| row[1] == name), "no row for {name}");
    }
    for row in &rows {
        let of_row: Vec<_> =
            requests().into_iter().filter(|request| name(request) == row[1]).collect();
        assert!(!of_row.is_empty(), "no request {}", row[1]);
        for (column, phase) in [(2, Phase::Waiting), (3, Phase::Playing), (4, Phase::Over)] {
            let is_allowed = games.iter().filter(|game| game.phase() == phase).any(|game| {
                Side::BOTH.into_iter().any(|side| {
                    let decide = |request| game.decide(Role::Seat(side), request, circumstances);
                    of_row.iter().any(|request| decide(request).is_ok())
                })
            });
            assert_eq!(is_allowed, row[column] != "no", "{}, {phase:?}", row[1]);
        }
    }
}
