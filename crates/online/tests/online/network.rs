//! Games through a network that delays and cuts.

use std::collections::{BTreeMap, VecDeque};

use dames3d_online::{
    Client, ClientEvent, ClientMessage, Fact, GameSettings, Input, Intent, Milliseconds,
    OnlineGame, Output, Refusal, RequestId, Role, ServerMessage,
};
use dames3d_rules::notation::move_text;
use dames3d_rules::rules::{Side, Variant};

use crate::Table;
use crate::client::{client, play, welcome};

/// A network in which every connection is cut now and then, with what is under way.
struct Network {
    now: Milliseconds,
    table: Table,
    clients: [Client; 2],
    /// For each client, what is under way to the server and from it, with the time of its arrival; `None` without a
    /// connection.
    lines: [Option<(Line, Line)>; 2],
    /// The answers to the requests of each client; `None` if they were carried out.
    answers: BTreeMap<(usize, RequestId), Option<Refusal>>,
    refused: usize,
}

type Line = VecDeque<(Milliseconds, String)>;

impl Network {
    fn new(settings: GameSettings) -> Network {
        let mut network = Network {
            now: 0,
            table: Table::new(settings),
            clients: Side::BOTH.map(client),
            lines: [None, None],
            answers: BTreeMap::new(),
            refused: 0,
        };
        for index in 0..2 {
            let outputs = network.clients[index].begin(0);
            network.carry_out(index, outputs);
        }
        network
    }

    fn delay(&self) -> Milliseconds {
        self.now + fastrand::u64(1..400)
    }

    fn carry_out(&mut self, index: usize, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Connect(_) => {
                    self.lines[index] = Some((Line::new(), Line::new()));
                    let outputs = self.clients[index].handle(Input::Opened, self.now);
                    self.carry_out(index, outputs);
                }
                Output::Close => self.lines[index] = None,
                Output::Send(text) => {
                    let at = self.delay();
                    if let Some((to_server, _)) = &mut self.lines[index] {
                        to_server.push_back((at, text));
                    }
                }
                Output::Event(ClientEvent::Refused { .. }) => self.refused += 1,
                Output::Event(_) => {}
            }
        }
    }

    fn tell(&mut self, index: usize, message: &ServerMessage) {
        let at = self.delay();
        if let Some((_, from_server)) = &mut self.lines[index] {
            from_server.push_back((at, message.text()));
        }
    }

    fn serve(&mut self, index: usize, text: &str) {
        let side = Side::BOTH[index];
        match ClientMessage::read(text).expect("a message") {
            ClientMessage::Hello(hello) => {
                let Intent::Sit { known, .. } = hello.intent else {
                    panic!("{hello:?}");
                };
                let message = welcome(&self.table, side, known);
                self.tell(index, &message);
            }
            ClientMessage::Ask { id, request } => {
                let known = self.table.log.len();
                let carry_out = || self.table.ask(Role::Seat(side), request).err();
                let answer = self.answers.entry((index, id)).or_insert_with(carry_out);
                let answer = answer.clone();
                let entries = self.table.log[known..].to_vec();
                if !entries.is_empty() {
                    let message = ServerMessage::Entries { entries, elapsed: 0 };
                    (0..2).for_each(|index| self.tell(index, &message));
                }
                let answer = match answer {
                    None => ServerMessage::Done { id },
                    Some(refusal) => ServerMessage::Refused { id, refusal },
                };
                self.tell(index, &answer);
            }
        }
    }

    /// Lets 50 milliseconds pass.
    fn step(&mut self) {
        self.now += 50;
        for index in 0..2 {
            // In this line the first is the first to come.
            while let Some((to_server, _)) = &mut self.lines[index]
                && to_server.front().is_some_and(|(at, _)| *at <= self.now)
                && let Some((_, text)) = to_server.pop_front()
            {
                self.serve(index, &text);
            }
            while let Some((_, from_server)) = &mut self.lines[index]
                && from_server.front().is_some_and(|(at, _)| *at <= self.now)
                && let Some((_, text)) = from_server.pop_front()
            {
                let outputs = self.clients[index].handle(Input::Received(&text), self.now);
                self.carry_out(index, outputs);
            }
            if fastrand::u32(..100) == 0 {
                self.lines[index] = None;
                let outputs = self.clients[index].handle(Input::Closed, self.now);
                self.carry_out(index, outputs);
            }
            if self.clients[index].deadline().is_some_and(|at| at <= self.now) {
                let outputs = self.clients[index].handle(Input::Deadline, self.now);
                self.carry_out(index, outputs);
            }
        }
    }
}

/// Games of random moves are played to the end, whatever the network does: no move is lost or carried out twice, and both
/// clients have the game of the server.
#[test]
fn games_are_played_through_a_network_that_cuts() {
    for seed in 0..20 {
        fastrand::seed(seed);
        let variant = if seed % 2 == 0 { Variant::Dames3d } else { Variant::International };
        let mut network = Network::new(GameSettings::new(variant));
        let mut asked = 0;
        let moves = 40;
        while asked < moves || network.table.game.game().turns().len() < asked {
            network.step();
            assert!(network.now < 3_600_000, "seed {seed}: {asked} moves in an hour");
            for index in 0..2 {
                let client = &network.clients[index];
                let is_own = |game: &OnlineGame| game.acting_side() == Side::BOTH[index];
                let Some(game) = client.game().filter(|game| is_own(game)) else {
                    continue;
                };
                if asked == moves || client.unanswered().count() > 0 {
                    continue;
                }
                // The client may not have heard yet what has come of its last request.
                if game.game().turns().len() < asked {
                    continue;
                }
                let legal = game.game().legal_moves();
                if legal.is_empty() || game.game().outcome().is_some() {
                    asked = moves;
                    break;
                }
                let mv = legal[fastrand::usize(..legal.len())];
                let request = play(&move_text::write(game.game().position(), mv));
                let outputs = network.clients[index].ask(request, network.now);
                network.carry_out(index, outputs);
                asked += 1;
            }
            if network.table.game.game().outcome().is_some() {
                break;
            }
        }
        for _ in 0..2_000 {
            network.step();
        }
        assert_eq!(network.refused, 0, "seed {seed}");
        let turns = network.table.game.game().turns().len();
        let written = network.table.log.iter();
        let played = written.filter(|entry| matches!(entry.fact, Fact::Did { .. }));
        assert_eq!(played.count(), turns, "seed {seed}");
        for client in &network.clients {
            assert_eq!(client.game(), Some(&network.table.game), "seed {seed}");
        }
    }
}
