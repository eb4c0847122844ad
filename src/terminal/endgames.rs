//! Endgames to practice at the text board.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use super::caps::TerminalCaps;
use super::dialogue::{Dialogue, Flow, GO_ON, session_after};
use super::page::Page;
use super::text_command::{Activity, TextCommand};
use crate::engine::StopFlag;
use crate::engine::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, EndgameRecords, EndgameRecordsFile,
    ExerciseChooser, ExerciseWish, PracticeLength,
};
use crate::engine::endgame_tables::{EndgameTables, Material};
use crate::game::{Command, Game, Session};
use crate::i18n::{Language, Messages};
use crate::lessons::Stars;
use crate::notation::{MoveRequest, move_text};
use crate::platform::JsonFileError;
use crate::rules::{Move, Position};

/// Endgames from the tables of a variant at the text board.
pub struct EndgameBoard<W> {
    tables: Arc<EndgameTables>,
    records: EndgameRecords,
    /// The reason why the records are not those of earlier sessions.
    unread: Option<JsonFileError>,
    file: Option<EndgameRecordsFile>,
    chooser: ExerciseChooser,
    length: PracticeLength,
    ending: Option<Material>,
    /// The endgame on the board.
    attempt: Option<EndgameAttempt>,
    /// The game that shows it.
    session: Session,
    page: Page<W>,
}

impl<W: Write> EndgameBoard<W> {
    /// Endgames from these tables for a player whose records are in this file, if they are kept. Records that cannot be
    /// read are reported at the beginning.
    pub fn new(
        output: W,
        tables: Arc<EndgameTables>,
        file: Option<EndgameRecordsFile>,
        language: Language,
        caps: TerminalCaps,
    ) -> EndgameBoard<W> {
        let loaded = file.as_ref().map(EndgameRecordsFile::load).transpose();
        let (records, unread) = match loaded {
            Ok(records) => (records.unwrap_or_default(), None),
            Err(error) => (EndgameRecords::default(), Some(error)),
        };
        EndgameBoard {
            tables,
            records,
            unread,
            file,
            chooser: ExerciseChooser::default(),
            length: PracticeLength::default(),
            ending: None,
            attempt: None,
            session: Session::default(),
            page: Page::new(output, language, caps),
        }
    }

    /// Draws the endgames by lot from this source.
    pub fn use_random_numbers(&mut self, rng: fastrand::Rng) {
        self.chooser = ExerciseChooser::with_random_numbers(rng);
    }

    /// Shows endgames until the input ends or the player leaves.
    ///
    /// # Errors
    /// If the input cannot be read or the output not written.
    pub fn play(mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.run(input)
    }

    fn choose_length(&mut self, length: &str) -> io::Result<()> {
        let Some(length) = length.parse().ok().and_then(PracticeLength::with) else {
            return self.page.say(Messages::endgame_which_length);
        };
        self.length = length;
        self.next_endgame()
    }

    fn choose_ending(&mut self, number: &str) -> io::Result<()> {
        let endings = EndgameExercise::materials(&self.tables);
        let ending = match number.parse::<usize>() {
            Ok(0) => None,
            Ok(number) if number <= endings.len() => Some(endings[number - 1]),
            _ => return self.page.say(Messages::endgame_which_ending),
        };
        self.ending = ending;
        self.next_endgame()
    }

    /// Returns `true` while there is a move to play.
    fn is_open(&self) -> bool {
        let attempt = self.attempt.as_ref();
        attempt.is_some_and(EndgameAttempt::is_players_turn)
    }

    fn next_endgame(&mut self) -> io::Result<()> {
        let wish = ExerciseWish {
            moves: self.length.moves(),
            material: self.ending,
        };
        match self.chooser.choose(&self.tables, &wish, &StopFlag::new()) {
            Some(exercise) => self.begin(exercise),
            None => {
                self.attempt = None;
                self.page.say(Messages::endgame_none)
            }
        }
    }

    fn begin(&mut self, exercise: EndgameExercise) -> io::Result<()> {
        self.attempt = Some(EndgameAttempt::new(self.tables.clone(), exercise));
        self.session = session_after(&exercise.position, &[]);
        self.draw()?;
        let ending = self.page.localizer.ending(exercise.material());
        let task = self.page.localizer.endgame_task(&exercise);
        self.page.print_line(&format!("{ending}. {task}"))
    }

    fn begin_again(&mut self) -> io::Result<()> {
        match self.attempt.as_ref().map(EndgameAttempt::exercise) {
            Some(exercise) => self.begin(exercise),
            None => self.next_endgame(),
        }
    }

    fn try_move(&mut self, request: &MoveRequest) -> io::Result<()> {
        let open = self.attempt.as_mut();
        let Some(attempt) = open.filter(|attempt| attempt.is_players_turn()) else {
            return self.page.say(Messages::endgame_over);
        };
        let position = *attempt.position();
        let mv = match request.resolve(&position) {
            Ok((mv, _)) => mv,
            Err(error) => {
                return self
                    .page
                    .tell(|words| words.move_error_in_task(&error, &position));
            }
        };
        let Some(judgment) = attempt.play(mv) else {
            return Ok(());
        };
        let played = move_text::write(&position, mv);
        let judged = self
            .page
            .localizer
            .endgame_judgment(judgment, &played, attempt);
        let reply = attempt.reply();
        let moves: Vec<Move> = [mv].into_iter().chain(reply).collect();
        self.session = session_after(&position, &moves);
        let end = attempt.end();
        self.draw()?;
        match end {
            Some(AttemptEnd::Won { .. }) => self.finish(),
            Some(AttemptEnd::ThrownAway) => {
                self.page.print_line(&judged)?;
                self.page.say(Messages::endgame_try_again)
            }
            None => {
                self.print_reply(&position.play(mv), reply)?;
                self.page.print_line(&judged)
            }
        }
    }

    fn print_reply(&mut self, position: &Position, reply: Option<Move>) -> io::Result<()> {
        let Some(reply) = reply else { return Ok(()) };
        let text = move_text::write(position, reply);
        self.page.say(|messages| messages.endgame_reply(text))
    }

    fn show_best(&mut self) -> io::Result<()> {
        let Some(attempt) = &mut self.attempt else {
            return self.page.say(Messages::endgame_over);
        };
        let text = match attempt.show_best() {
            Some(best) => self.page.localizer.endgame_best(attempt.position(), best),
            None => self.page.localizer.messages.endgame_over(),
        };
        self.page.print_line(&text)
    }

    fn take_back(&mut self) -> io::Result<()> {
        let taken = self.attempt.as_mut().is_some_and(|attempt| {
            let taken = attempt.take_back();
            if taken {
                self.session = session_after(attempt.position(), &[]);
            }
            taken
        });
        if taken {
            self.draw()
        } else {
            self.page.say(Messages::endgame_nothing_to_take_back)
        }
    }

    /// Notes a win and prints it with its stars.
    fn finish(&mut self) -> io::Result<()> {
        let Some(attempt) = self.attempt.take() else {
            return Ok(());
        };
        let localizer = &self.page.localizer;
        let stars = Stars::for_endgame(attempt.lost(), attempt.helps());
        let text = format!(
            "{} {}",
            localizer.endgame_won(&attempt),
            localizer.messages.lesson_stars(stars.count())
        );
        self.page.print_line(&text)?;
        let noted = self.file.as_ref();
        let noted = noted.map(|file| file.update(|records| records.note(&attempt)));
        match noted {
            Some(Ok(records)) => self.records = records,
            Some(Err(error)) => {
                self.records.note(&attempt);
                self.page.tell(|words| words.unwritten_result(&error))?;
            }
            None => self.records.note(&attempt),
        }
        let material = attempt.exercise().material();
        let record = self.records.get(self.tables.variant(), material);
        let text = format!(
            "{}: {}",
            self.page.localizer.ending(material),
            self.page.localizer.ending_record(record)
        );
        self.page.print_line(&text)?;
        self.page.say(Messages::endgame_go_on)
    }

    /// Lists the endings with their numbers and the records.
    fn list_endings(&mut self) -> io::Result<()> {
        let any = self.page.localizer.messages.endgame_any();
        self.page.print_line(&format!("{:>3}  {any}", 0))?;
        for (index, material) in EndgameExercise::materials(&self.tables)
            .into_iter()
            .enumerate()
        {
            let record = self.records.get(self.tables.variant(), material);
            let ending = self.page.localizer.ending(material);
            let line = match self.page.localizer.ending_record(record) {
                record if record.is_empty() => format!("{:>3}  {ending}", index + 1),
                record => format!("{:>3}  {ending} ({record})", index + 1),
            };
            self.page.print_line(&line)?;
        }
        Ok(())
    }
}

impl<W: Write> Dialogue<W> for EndgameBoard<W> {
    fn stage(&mut self) -> (&mut Page<W>, &Game) {
        (&mut self.page, self.session.game())
    }

    fn activity(&self) -> Activity {
        Activity::Endgames
    }

    fn begin(&mut self) -> io::Result<()> {
        self.page.say(Messages::endgame_welcome)?;
        if let Some(error) = &self.unread {
            self.page.tell(|words| words.unread_results(error))?;
        }
        self.next_endgame()
    }

    fn execute(&mut self, command: TextCommand) -> Flow {
        match command {
            TextCommand::Apply(Command::Play(request)) => self.try_move(&request)?,
            TextCommand::Apply(Command::Undo | Command::PutBack) => self.take_back()?,
            TextCommand::Hint | TextCommand::ShowSolution => self.show_best()?,
            TextCommand::Empty if self.is_open() => self.draw()?,
            TextCommand::Next | TextCommand::Apply(Command::NewGame) | TextCommand::Empty => {
                self.next_endgame()?;
            }
            TextCommand::Again => self.begin_again()?,
            TextCommand::Length(length) => self.choose_length(&length)?,
            TextCommand::Endings => self.list_endings()?,
            TextCommand::Ending(number) => self.choose_ending(&number)?,
            TextCommand::Fen => self.page.print_fen(self.session.game())?,
            TextCommand::Moves => {
                let text = move_text::write_all(self.session.game().position()).join(" ");
                self.page.print_line(&text)?;
            }
            _ => self.page.print_help(Messages::endgame_help)?,
        }
        Ok(GO_ON)
    }
}
