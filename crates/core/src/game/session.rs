use super::{Command, CommandError, Event, Game};
use crate::rules::Variant;

/// One game of every variant, and the variant that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    games: [Game; Variant::ALL.len()],
    current: Variant,
}

/// A command that was applied, with what a journal records of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppliedCommand {
    pub command: Command,
    pub events: Vec<Event>,
    /// The game that the command replaced, as it was before.
    pub replaced: Option<Game>,
}

impl Default for Session {
    /// Seven games about to start; the one on the pyramid is current.
    fn default() -> Session {
        Session { games: Variant::ALL.map(Game::new), current: Variant::Dames3d }
    }
}

impl From<Game> for Session {
    /// This game is current; the others are about to start.
    fn from(game: Game) -> Session {
        let mut session = Session::default();
        session.replace(game);
        session
    }
}

impl Session {
    pub fn game(&self) -> &Game {
        self.game_of(self.current)
    }

    pub fn game_of(&self, variant: Variant) -> &Game {
        &self.games[variant.index()]
    }

    pub fn games(&self) -> impl Iterator<Item = &Game> {
        self.games.iter()
    }

    /// Switches to the variant of a game and replaces the one there, whose clocks end with it.
    pub(super) fn replace(&mut self, game: Game) -> Vec<Event> {
        let variant = game.variant();
        let mut events = Vec::new();
        if variant != self.current {
            self.current = variant;
            events.push(Event::GameSwitched(variant));
        }
        events.extend(self.games[variant.index()].restart_as_opened(game));
        events
    }

    /// As [`apply`](Session::apply). Also returns what a journal of the session records of it.
    pub fn apply_recorded(&mut self, command: Command) -> Result<AppliedCommand, CommandError> {
        let before = command.replaces_game().then(|| self.clone());
        let events = self.apply(command.clone())?;
        // A sheep that is placed or removed leaves the game as it is.
        let is_replaced = events.contains(&Event::Started);
        let before = before.filter(|_| is_replaced);
        let replaced = before.map(|before| before.game_of(self.current).clone());
        Ok(AppliedCommand { command, events, replaced })
    }

    /// Applies a command and returns what changed. A refused command changes nothing.
    pub fn apply(&mut self, command: Command) -> Result<Vec<Event>, CommandError> {
        let game = &mut self.games[self.current.index()];
        match command {
            Command::SwitchGame(variant) => {
                self.current = variant;
                Ok(vec![Event::GameSwitched(variant)])
            }
            Command::Play(request) => game.play(&request),
            Command::Undo => game.undo(),
            Command::TakeBack => game.take_back(),
            Command::Redo => game.redo(),
            Command::Show(ply) => game.show(ply),
            Command::PlayOn => game.play_on(),
            Command::GoTo(path) => game.go_to_path(&path),
            Command::Promote(path) => game.promote(&path),
            Command::MakeMainLine(path) => game.make_main_line(&path),
            Command::Demote(path) => game.demote(&path),
            Command::Delete(path) => game.delete(&path),
            Command::DeleteRest(path) => game.delete_rest(&path),
            Command::SetComment { node, place, text } => game.set_comment(&node, place, &text),
            Command::SetSign { node, sign } => game.set_sign(&node, sign),
            Command::ToggleMark { node, mark } => game.toggle_mark(&node, mark),
            Command::ToggleArrow { node, arrow } => game.toggle_arrow(&node, arrow),
            Command::SetTags(values) => game.set_tags(&values),
            Command::Note(notes) => game.note(&notes),
            Command::UndoEdit => game.undo_edit(),
            Command::RedoEdit => game.redo_edit(),
            Command::OfferDraw => game.offer_draw(None),
            Command::OfferDrawBy(side) => game.offer_draw(Some(side)),
            Command::AnswerDraw { accept } => game.answer_draw(accept),
            Command::Resign(side) => game.resign(side),
            Command::FlagFall(side) => game.run_out_of_time(side),
            Command::NewGame => Ok(game.start_new_game()),
            Command::SetUp(text) => game.set_up(&text),
            Command::Load(text) => self.load(&text),
            Command::SetFewAgainstKing(rule) => game.set_few_against_king(rule),
            Command::SetClock(settings) => game.set_clock(settings),
            Command::PauseClock => game.pause_clock(),
            Command::ResumeClock => game.resume_clock(),
            Command::AddTime { side, milliseconds } => game.add_time(side, milliseconds),
            Command::Wait(milliseconds) => Ok(game.wait(milliseconds)),
            Command::SetTableRules(table_rules) => game.set_table_rules(table_rules),
            Command::Touch(square) => game.touch(square),
            Command::Adjust => game.adjust(),
            Command::Hand(action) => game.apply_hand_action(action),
            Command::PutBack => game.put_back(),
            Command::EndTurn => game.end_turn(),
            Command::ResolveIrregularity { keep } => game.resolve_irregularity(keep),
            Command::Huff(square) => game.huff(square),
            Command::Place(square) => game.place(square),
            Command::PlaceRandomly(seed) => game.place_randomly(seed),
        }
    }
}
