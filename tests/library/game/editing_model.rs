//! Random moves, navigation and edits, compared with a plain second implementation: the set of all lines as texts.

use dames3d::game::{Command, CommentPlace, Event, Game, Session, recording};
use dames3d::game_tree::{MoveSign, NodeId, NodePath};
use dames3d::notation::move_text;
use dames3d::rules::{Ply, Variant};

use super::play;
use crate::random::{Random, amount};

/// A turn with everything noted about it, and what follows.
#[derive(Clone, Debug, Default, PartialEq)]
struct Nested {
    text: String,
    comments: [String; 2],
    sign: Option<MoveSign>,
    after: Vec<Nested>,
}

/// A game as nested lists, the places that lead to the turn shown, and those of the line shown.
#[derive(Clone, Debug, Default, PartialEq)]
struct Model {
    root: Nested,
    shown: usize,
    line: Vec<usize>,
}

impl Model {
    fn at(&mut self, places: &[usize]) -> &mut Nested {
        places.iter().fold(&mut self.root, |nested, &place| &mut nested.after[place])
    }

    fn all_places(nested: &Nested) -> Vec<Vec<usize>> {
        let mut all = vec![vec![]];
        for (place, after) in nested.after.iter().enumerate() {
            let deeper = Model::all_places(after).into_iter();
            all.extend(deeper.map(|rest| [vec![place], rest].concat()));
        }
        all
    }

    /// Lets the line shown go on to its end.
    fn extend_line(&mut self) {
        let line = self.line.clone();
        let mut last: &Nested = self.at(&line);
        let mut added = 0;
        while let Some(first) = last.after.first() {
            (last, added) = (first, added + 1);
        }
        self.line.extend(vec![0; added]);
    }

    fn go_to(&mut self, places: &[usize]) {
        if !self.line.starts_with(places) {
            self.line = places.to_vec();
        }
        self.shown = places.len();
        self.extend_line();
    }

    fn play(&mut self, text: &str) {
        let mut places = self.line[..self.shown].to_vec();
        let node = self.at(&places);
        let known = node.after.iter().position(|after| after.text == text);
        let place = known.unwrap_or_else(|| {
            node.after.push(Nested { text: text.to_owned(), ..Nested::default() });
            node.after.len() - 1
        });
        places.push(place);
        self.go_to(&places);
    }

    /// Exchanges two children everywhere: in the tree and in the line shown.
    fn exchange(&mut self, parent: &[usize], from: usize, to: usize) {
        self.at(parent).after.swap(from, to);
        if self.line.len() > parent.len() && self.line.starts_with(parent) {
            let place = &mut self.line[parent.len()];
            *place = match *place {
                place if place == from => to,
                place if place == to => from,
                place => place,
            };
        }
    }

    fn promote(&mut self, places: &[usize]) -> bool {
        let Some(index) = places.iter().rposition(|&place| place > 0) else {
            return false;
        };
        self.exchange(&places[..index], places[index], places[index] - 1);
        true
    }

    fn demote(&mut self, places: &[usize]) -> bool {
        let has_next = |&index: &usize| {
            let siblings = self.clone().at(&places[..index]).after.len();
            places[index] + 1 < siblings
        };
        let Some(index) = (0..places.len()).rev().find(has_next) else {
            return false;
        };
        self.exchange(&places[..index], places[index], places[index] + 1);
        true
    }

    fn delete(&mut self, places: &[usize]) -> bool {
        let Some((&place, parent)) = places.split_last() else {
            return false;
        };
        self.at(parent).after.remove(place);
        if self.line.starts_with(places) {
            self.line.truncate(parent.len());
            self.shown = self.shown.min(parent.len());
            self.extend_line();
        } else if self.line.starts_with(parent) && self.line[parent.len()] > place {
            self.line[parent.len()] -= 1;
        }
        true
    }
}

fn nested(game: &Game, id: NodeId) -> Nested {
    let node = game.tree().node(id);
    let noted = &node.annotations;
    Nested {
        text: game.text(id),
        comments: [noted.comment_before.clone(), noted.comment_after.clone()],
        sign: noted.sign,
        after: node.children().iter().map(|&child| nested(game, child)).collect(),
    }
}

fn model_of(game: &Game) -> Model {
    let tree = game.tree();
    let places = game.line().iter().filter_map(|&node| tree.place(node));
    Model {
        root: nested(game, tree.root()),
        shown: usize::from(game.current_ply().0),
        line: places.collect(),
    }
}

/// A random command, also a move if they may be played, and whether it is carried out on the model.
fn step(
    random: &mut Random,
    game: &Game,
    model: &mut Model,
    with_moves: bool,
) -> Option<(Command, bool)> {
    let all = Model::all_places(&model.root);
    let places = all[random.below(all.len())].clone();
    let node = NodePath::from_places(places.iter().copied());
    Some(match random.below(24) {
        0 => {
            let ply = random.below(8);
            let is_there = ply <= model.line.len();
            model.shown = if is_there { ply } else { model.shown };
            (Command::Show(Ply(ply as u16)), is_there)
        }
        1 => {
            let is_there = model.shown > 0;
            model.shown -= usize::from(is_there);
            (Command::Undo, is_there)
        }
        2 => {
            let is_there = model.shown < model.line.len();
            model.shown += usize::from(is_there);
            (Command::Redo, is_there)
        }
        3 | 4 => {
            model.go_to(&places);
            (Command::GoTo(node), true)
        }
        5 | 6 => (Command::Promote(node), model.promote(&places)),
        7 => (Command::Demote(node), model.demote(&places)),
        8 if random.chance(40) => (Command::Delete(node), model.delete(&places)),
        9 | 10 => {
            let sign = random.pick(&MoveSign::ALL);
            let is_turn = !places.is_empty();
            if is_turn {
                model.at(&places).sign = sign;
            }
            (Command::SetSign { node, sign }, is_turn)
        }
        11 | 12 => {
            let text = ["", "good", "bad"][random.below(3)].to_owned();
            let (place, index) = if random.chance(50) {
                (CommentPlace::Before, 0)
            } else {
                (CommentPlace::After, 1)
            };
            let is_done = index == 1 || !places.is_empty();
            if is_done {
                model.at(&places).comments[index].clone_from(&text);
            }
            (Command::SetComment { node, place, text }, is_done)
        }
        _ => {
            if game.outcome().is_some() || !with_moves {
                return None;
            }
            let mv = random.pick(&game.position().legal_moves())?;
            let text = move_text::write(game.position(), mv);
            model.play(&text);
            (play(&text), true)
        }
    })
}

#[test]
fn random_edits_agree_with_nested_lists_replay_and_are_undone() {
    let mut random = Random::for_test("random_edits_agree_with_nested_lists");
    let (mut undone, mut deepest) = (0, 0);
    for round in 0..amount(20) {
        let mut session = Session::default();
        let variant = Variant::ALL[round % 2];
        let begin = Command::SwitchGame(variant);
        let mut recorded = recording::line(&begin) + "\n";
        session.apply(begin).expect("a variant");
        let mut model = Model::default();
        // The trees before the edits that can be undone, since the last turn was added.
        let mut before_edits = Vec::new();
        for number in 0..200 {
            let earlier = session.clone();
            let model_before = model.clone();
            let Some((command, is_done)) =
                step(&mut random, session.game(), &mut model, number < 140)
            else {
                continue;
            };
            let line = recording::line(&command);
            match session.apply(command) {
                Ok(events) => {
                    assert!(is_done, "{line}");
                    recorded += &(line.clone() + "\n");
                    let is_edit = events.iter().any(|event| {
                        !matches!(event, Event::Shown(_) | Event::Played { .. } | Event::Ended(_))
                    });
                    if session.game().tree().len() > earlier.game().tree().len() {
                        before_edits.clear();
                    } else if is_edit {
                        before_edits.push(earlier.game().tree().clone());
                    }
                }
                Err(refused) => {
                    assert!(!is_done, "{line}: {refused}");
                    assert_eq!((&session, &model), (&earlier, &model_before), "{line}");
                }
            }
            assert_eq!(model_of(session.game()), model, "{line}");
            let game = session.game();
            let history = game.tree().history(game.current_node());
            assert_eq!(game.history(), history, "{line}");
            assert_eq!(game.position(), game.shown_node().position());
            deepest = deepest.max(game.tree().max_depth());
        }
        let end = session.game().tree().clone();
        let edits = before_edits.len();
        for before in before_edits.into_iter().rev() {
            session.apply(Command::UndoEdit).expect("an edit");
            recorded += "\"UndoEdit\"\n";
            assert_eq!(*session.game().tree(), before);
            undone += 1;
        }
        for _ in 0..edits {
            session.apply(Command::RedoEdit).expect("an edit");
            recorded += "\"RedoEdit\"\n";
        }
        assert_eq!(*session.game().tree(), end);
        let mut again = Session::default();
        for command in recording::read(recorded.as_bytes()) {
            let (_, command) = command.expect("a command");
            again.apply(command).expect("carried out before");
        }
        assert_eq!(again, session);
    }
    assert!(undone > 100 && deepest > 5, "{undone} {deepest}");
}
