//! Endgames to practise at the text board.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use super::caps::TerminalCaps;
use super::text_command::TextCommand;
use super::typed_lines::TypedLines;
use super::typed_page::{TypedPage, session_after};
use crate::engine::StopFlag;
use crate::engine::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, EndgameRecords, EndgameRecordsFile,
    ExerciseChooser, ExerciseWish, PracticeLength,
};
use crate::engine::endgame_tables::{EndgameTables, Material};
use crate::game::{Command, Session};
use crate::i18n::Language;
use crate::lessons::Stars;
use crate::notation::{MoveRequest, fen, move_text};
use crate::platform::JsonFileError;
use crate::rules::{Move, Position};

/// A line that only the practice of endgames has.
enum TypedCommand<'a> {
    TakeBack,
    Again,
    Length(&'a str),
    Endings,
    Ending(&'a str),
}

impl TypedCommand<'_> {
    /// Reads a line in English or French; `None` for other text.
    fn parse(line: &str) -> Option<TypedCommand<'_>> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some(match (word, rest.trim()) {
            ("back" | "undo" | "reprendre" | "annuler", "") => TypedCommand::TakeBack,
            ("again" | "retry" | "recommencer" | "encore", "") => TypedCommand::Again,
            ("length" | "longueur", length) => TypedCommand::Length(length),
            ("endings" | "finales", "") => TypedCommand::Endings,
            ("ending" | "finale", ending) => TypedCommand::Ending(ending),
            _ => return None,
        })
    }
}

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
    /// The endgame on the board, and the game that shows it.
    current: Option<(EndgameAttempt, Session)>,
    page: TypedPage<W>,
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
            current: None,
            page: TypedPage::new(output, language, caps),
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
        self.print_message(|page| page.localizer.messages.endgame_welcome())?;
        if let Some(error) = &self.unread {
            self.page
                .print_line(&self.page.localizer.unread_results(error))?;
        }
        self.next_endgame()?;
        let input = TypedLines::new(input);
        while let Some(line) = self.page.next_line(&input)? {
            if !self.execute(line.trim())? {
                break;
            }
        }
        self.page.close()
    }

    /// Carries out a line; returns `false` if it ends the session.
    fn execute(&mut self, line: &str) -> io::Result<bool> {
        if let Some(command) = TypedCommand::parse(&line.to_lowercase()) {
            self.execute_practice(&command)?;
            return Ok(true);
        }
        let empty = Session::default();
        let session = self.current.as_ref().map(|(_, session)| session);
        let game = session.unwrap_or(&empty).game();
        match TextCommand::parse(line, game, &self.page.localizer) {
            Ok(TextCommand::Quit) => return Ok(false),
            Ok(TextCommand::Apply(Command::Play(request))) => self.try_move(&request)?,
            Ok(TextCommand::Hint | TextCommand::ShowSolution) => self.show_best()?,
            Ok(TextCommand::NextRetry | TextCommand::Apply(Command::NewGame)) => {
                self.next_endgame()?;
            }
            Ok(TextCommand::Empty) => match self.is_open() {
                true => self.draw()?,
                false => self.next_endgame()?,
            },
            Ok(TextCommand::ShowSide(face)) => {
                self.page.side = face;
                self.draw()?;
            }
            Ok(TextCommand::Fen) => {
                let text = fen::write(&game.position().setup());
                self.page.print_line(&text)?;
            }
            Ok(TextCommand::Moves) => {
                let text = move_text::write_all(game.position()).join(" ");
                self.page.print_line(&text)?;
            }
            Ok(_) => {
                let text = self.page.localizer.messages.endgame_help();
                self.page.print_help(&text)?;
            }
            Err(error) => {
                let text = error.message(&self.page.localizer);
                self.page.print_line(&text)?;
            }
        }
        Ok(true)
    }

    fn execute_practice(&mut self, command: &TypedCommand<'_>) -> io::Result<()> {
        match *command {
            TypedCommand::TakeBack => self.take_back(),
            TypedCommand::Again => self.begin_again(),
            TypedCommand::Endings => self.list_endings(),
            TypedCommand::Length(length) => {
                match length.parse().ok().and_then(PracticeLength::with) {
                    Some(length) => {
                        self.length = length;
                        self.next_endgame()
                    }
                    None => {
                        self.print_message(|page| page.localizer.messages.endgame_which_length())
                    }
                }
            }
            TypedCommand::Ending(number) => {
                let endings = EndgameExercise::materials(&self.tables);
                let ending = match number.parse::<usize>() {
                    Ok(0) => Some(None),
                    Ok(number) => endings.get(number - 1).map(|ending| Some(*ending)),
                    Err(_) => None,
                };
                match ending {
                    Some(ending) => {
                        self.ending = ending;
                        self.next_endgame()
                    }
                    None => {
                        self.print_message(|page| page.localizer.messages.endgame_which_ending())
                    }
                }
            }
        }
    }

    /// Returns `true` while there is a move to play.
    fn is_open(&self) -> bool {
        let attempt = self.current.as_ref().map(|(attempt, _)| attempt);
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
                self.current = None;
                self.print_message(|page| page.localizer.messages.endgame_none())
            }
        }
    }

    fn begin(&mut self, exercise: EndgameExercise) -> io::Result<()> {
        let attempt = EndgameAttempt::new(self.tables.clone(), exercise);
        let session = session_after(&exercise.position, &[]);
        self.current = Some((attempt, session));
        self.draw()?;
        let ending = self.page.localizer.ending(exercise.material());
        let task = self.page.localizer.endgame_task(&exercise);
        self.page.print_line(&format!("{ending}. {task}"))
    }

    fn begin_again(&mut self) -> io::Result<()> {
        match self.current.as_ref().map(|(attempt, _)| attempt.exercise()) {
            Some(exercise) => self.begin(exercise),
            None => self.next_endgame(),
        }
    }

    fn try_move(&mut self, request: &MoveRequest) -> io::Result<()> {
        let Some((attempt, session)) = self
            .current
            .as_mut()
            .filter(|(attempt, _)| attempt.is_players_turn())
        else {
            return self.print_message(|page| page.localizer.messages.endgame_over());
        };
        let position = *attempt.position();
        let mv = match request.resolve(&position) {
            Ok((mv, _)) => mv,
            Err(error) => {
                let text = self.page.localizer.move_error_in_task(&error, &position);
                return self.page.print_line(&text);
            }
        };
        let Some(judgement) = attempt.play(mv) else {
            return Ok(());
        };
        let played = move_text::write(&position, mv);
        let judged = self
            .page
            .localizer
            .endgame_judgement(judgement, &played, attempt);
        let reply = attempt.reply();
        let moves: Vec<Move> = [mv].into_iter().chain(reply).collect();
        *session = session_after(&position, &moves);
        let end = attempt.end();
        self.draw()?;
        match end {
            Some(AttemptEnd::Won { .. }) => self.finish(),
            Some(AttemptEnd::ThrownAway) => {
                self.page.print_line(&judged)?;
                self.print_message(|page| page.localizer.messages.endgame_try_again())
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
        self.print_message(|page| page.localizer.messages.endgame_reply(text))
    }

    fn show_best(&mut self) -> io::Result<()> {
        let Some((attempt, _)) = &mut self.current else {
            return self.print_message(|page| page.localizer.messages.endgame_over());
        };
        let text = match attempt.show_best() {
            Some(best) => self.page.localizer.endgame_best(attempt.position(), best),
            None => self.page.localizer.messages.endgame_over(),
        };
        self.page.print_line(&text)
    }

    fn take_back(&mut self) -> io::Result<()> {
        let taken = self.current.as_mut().is_some_and(|(attempt, session)| {
            let taken = attempt.take_back();
            if taken {
                *session = session_after(attempt.position(), &[]);
            }
            taken
        });
        match taken {
            true => self.draw(),
            false => {
                self.print_message(|page| page.localizer.messages.endgame_nothing_to_take_back())
            }
        }
    }

    /// Notes a win and prints it with its stars.
    fn finish(&mut self) -> io::Result<()> {
        let Some((attempt, _)) = self.current.take() else {
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
        match self.file.as_ref().map(|file| file.note(&attempt)) {
            Some(Ok(records)) => self.records = records,
            Some(Err(error)) => {
                self.records.note(&attempt);
                self.print_message(|page| {
                    page.localizer.messages.exercise_not_kept(error.to_string())
                })?;
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
        self.print_message(|page| page.localizer.messages.endgame_go_on())
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

    fn draw(&mut self) -> io::Result<()> {
        match &self.current {
            Some((_, session)) => self.page.draw(session.game()),
            None => Ok(()),
        }
    }

    fn print_message(&mut self, message: impl FnOnce(&TypedPage<W>) -> String) -> io::Result<()> {
        let text = message(&self.page);
        self.page.print_line(&text)
    }
}
