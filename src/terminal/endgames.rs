//! Endgame practice at the text board.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use super::caps::TerminalCaps;
use super::dialogue::{Dialogue, Flow, GO_ON, session_after};
use super::page::Page;
use super::practice::{PracticeBoard, TypedPractice};
use super::text_command::{Activity, TextCommand};
use crate::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, EndgameRecords, EndgameRecordsFile,
    ExerciseChooser, ExerciseFilter, PracticeLength,
};
use crate::engine::StopFlag;
use crate::engine::endgame_tables::{EndgameTables, Material};
use crate::game::{Command, Game, Session};
use crate::i18n::{Language, MessageFn, Messages};
use crate::notation::move_text;
use crate::platform::JsonFileError;
use crate::progress::{Records, Stars};
use crate::rules::Move;

/// Endgames of one variant with the player's records.
pub struct Endgames {
    tables: Arc<EndgameTables>,
    records: Records<EndgameRecords>,
    /// The error if the saved records could not be read.
    unread: Option<JsonFileError>,
    chooser: ExerciseChooser,
    length: PracticeLength,
    ending: Option<Material>,
    attempt: Option<EndgameAttempt>,
    session: Session,
}

pub type EndgameBoard<W> = PracticeBoard<W, Endgames>;

impl<W: Write> EndgameBoard<W> {
    /// Endgames from these tables, with records in this file if any. Unreadable records are reported at the start.
    pub fn new(
        output: W,
        tables: Arc<EndgameTables>,
        file: Option<EndgameRecordsFile>,
        language: Language,
        caps: TerminalCaps,
    ) -> EndgameBoard<W> {
        let (records, unread) = Records::load(file);
        PracticeBoard {
            practice: Endgames {
                tables,
                records,
                unread,
                chooser: ExerciseChooser::default(),
                length: PracticeLength::default(),
                ending: None,
                attempt: None,
                session: Session::default(),
            },
            page: Page::new(output, language, caps),
        }
    }

    /// Sets the source of random endgames.
    pub fn use_random_numbers(&mut self, rng: fastrand::Rng) {
        self.practice.chooser = ExerciseChooser::with_random_numbers(rng);
    }

    /// Runs until the input ends or the player quits.
    ///
    /// # Errors
    /// If the input or output fails.
    pub fn play(mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.run(input)
    }
}

impl TypedPractice for Endgames {
    type Attempt = EndgameAttempt;

    const ACTIVITY: Activity = Activity::Endgames;
    const WELCOME: MessageFn = Messages::endgame_welcome;
    const OVER: MessageFn = Messages::endgame_over;

    fn game(&self) -> &Game {
        self.session.game()
    }

    fn attempt(&self) -> Option<&EndgameAttempt> {
        self.attempt.as_ref()
    }

    fn unread(&self) -> Option<&JsonFileError> {
        self.unread.as_ref()
    }

    fn next<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let filter = ExerciseFilter { moves: self.length.moves(), material: self.ending };
        match self.chooser.choose(&self.tables, &filter, &StopFlag::new()) {
            Some(exercise) => self.begin(exercise, page),
            None => {
                self.attempt = None;
                page.say(Messages::endgame_none)
            }
        }
    }

    fn play<W: Write>(&mut self, mv: Move, page: &mut Page<W>) -> Flow {
        let Some(attempt) = &mut self.attempt else {
            return Ok(GO_ON);
        };
        let position = *attempt.position();
        let Some(judgment) = attempt.play(mv) else {
            return Ok(GO_ON);
        };
        let played = move_text::write(&position, mv);
        let judged = attempt.judgment_words(judgment, &played, &page.localizer);
        let reply = attempt.reply();
        let moves: Vec<Move> = [mv].into_iter().chain(reply).collect();
        self.session = session_after(&position, &moves);
        let end = attempt.end();
        page.draw_game(self.session.game())?;
        match end {
            Some(AttemptEnd::Won { .. }) => self.finish(page)?,
            Some(AttemptEnd::ThrownAway) => {
                page.print_line(&judged)?;
                page.say(Messages::endgame_try_again)?;
            }
            None => {
                if let Some(reply) = reply {
                    let text = move_text::write(&position.play(mv), reply);
                    page.say(|messages| messages.endgame_reply(text))?;
                }
                page.print_line(&judged)?;
            }
        }
        Ok(GO_ON)
    }

    fn execute<W: Write>(&mut self, command: &TextCommand, page: &mut Page<W>) -> Option<Flow> {
        let executed = match command {
            TextCommand::Apply(Command::Undo | Command::PutBack) => self.take_back(page),
            TextCommand::Hint | TextCommand::ShowSolution => self.show_best(page),
            TextCommand::Again => self.begin_again(page),
            TextCommand::Length(length) => self.choose_length(length, page),
            TextCommand::Endings => self.list_endings(page),
            TextCommand::Ending(number) => self.choose_ending(number, page),
            _ => return None,
        };
        Some(executed.map(|()| GO_ON))
    }
}

impl Endgames {
    fn choose_length<W: Write>(&mut self, length: &str, page: &mut Page<W>) -> io::Result<()> {
        let Some(length) = length.parse().ok().and_then(PracticeLength::with) else {
            return page.say(Messages::endgame_which_length);
        };
        self.length = length;
        self.next(page)
    }

    fn choose_ending<W: Write>(&mut self, number: &str, page: &mut Page<W>) -> io::Result<()> {
        let endings = EndgameExercise::materials(&self.tables);
        let ending = match number.parse::<usize>() {
            Ok(0) => None,
            Ok(number) if number <= endings.len() => Some(endings[number - 1]),
            _ => return page.say(Messages::endgame_which_ending),
        };
        self.ending = ending;
        self.next(page)
    }

    fn begin<W: Write>(&mut self, exercise: EndgameExercise, page: &mut Page<W>) -> io::Result<()> {
        self.attempt = Some(EndgameAttempt::new(self.tables.clone(), exercise));
        self.session = session_after(&exercise.position, &[]);
        page.draw_game(self.session.game())?;
        let ending = page.localizer.ending(exercise.material());
        let task = exercise.task_words(&page.localizer);
        page.print_line(&format!("{ending}. {task}"))
    }

    fn begin_again<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        match self.attempt.as_ref().map(EndgameAttempt::exercise) {
            Some(exercise) => self.begin(exercise, page),
            None => self.next(page),
        }
    }

    fn show_best<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let Some(attempt) = &mut self.attempt else {
            return page.say(Messages::endgame_over);
        };
        match attempt.show_best() {
            Some(best) => page.tell(|words| attempt.best_words(best, words)),
            None => page.say(Messages::endgame_over),
        }
    }

    fn take_back<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        if let Some(attempt) = &mut self.attempt
            && attempt.take_back()
        {
            self.session = session_after(attempt.position(), &[]);
            page.draw_game(self.session.game())
        } else {
            page.say(Messages::endgame_nothing_to_take_back)
        }
    }

    /// Records a win and prints its stars.
    fn finish<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let Some(attempt) = self.attempt.take() else {
            return Ok(());
        };
        let stars = Stars::for_endgame(attempt.lost(), attempt.helps());
        page.tell(|words| {
            let stars = words.messages.lesson_stars(stars.count());
            format!("{} {stars}", attempt.won_words(words))
        })?;
        if let Err(error) = self.records.update(|records| records.note(&attempt)) {
            page.tell(|words| words.unwritten_result(&error))?;
        }
        let material = attempt.exercise().material();
        let record = self.records.get(self.tables.variant(), material);
        page.tell(|words| format!("{}: {}", words.ending(material), record.words(words)))?;
        page.say(Messages::endgame_go_on)
    }

    /// Lists the numbered endings with the player's records.
    fn list_endings<W: Write>(&self, page: &mut Page<W>) -> io::Result<()> {
        let any = page.localizer.messages.endgame_any();
        page.print_line(&format!("{:>3}  {any}", 0))?;
        let endings = EndgameExercise::materials(&self.tables).into_iter();
        for (number, material) in (1..).zip(endings) {
            let record = self.records.get(self.tables.variant(), material);
            let ending = page.localizer.ending(material);
            let line = match record.words(&page.localizer) {
                record if record.is_empty() => format!("{number:>3}  {ending}"),
                record => format!("{number:>3}  {ending} ({record})"),
            };
            page.print_line(&line)?;
        }
        Ok(())
    }
}
