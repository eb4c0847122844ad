//! Setting up a position at the text board, in the words of the window's editor: `w 31 32 k5 b 1 2`.

use std::io::{self, Write};

use super::TextBoard;
use super::layout::Drawing;
use super::text_command::{Activity, TextCommand};
use crate::game::Command;
use crate::game::setup_editor::{EntryResult, SetupDraft, SetupEdit, SetupEntry, SetupTool};
use crate::notation::{fen, printable};
use crate::rules::{FigureSet, Setup, Side};

/// The most characters of unknown text that are shown.
const MAX_SHOWN: usize = 40;

/// A position that is being set up, and the tool of the squares that are typed.
#[derive(Debug)]
pub(super) struct SetupInput {
    draft: SetupDraft,
    tool: SetupTool,
}

impl SetupInput {
    /// The arrangement, once something has been set up.
    pub(super) fn draft(&self) -> Option<Setup> {
        self.draft.can_undo().then_some(*self.draft.setup())
    }

    /// Carries out what is typed: letters and numbers. Returns the numbers that are no squares.
    fn enter(&mut self, line: &str) -> Vec<u8> {
        let mut entry = SetupEntry::default();
        let mut invalid = Vec::new();
        for character in line.chars() {
            let result = entry.push(character, self.tool, self.draft.variant());
            self.take(result, &mut invalid);
        }
        let result = entry.finish(self.tool);
        self.take(result, &mut invalid);
        invalid
    }

    fn take(&mut self, result: EntryResult, invalid: &mut Vec<u8>) {
        if let Some((square, piece)) = result.put {
            self.draft.edit(SetupEdit::Put(square, piece));
        }
        self.tool = result.tool.unwrap_or(self.tool);
        invalid.extend(result.invalid);
    }
}

impl<W: Write> TextBoard<W> {
    /// Begins to set up a position, from the one shown. An arrangement of an earlier session replaces that one.
    pub(super) fn open_editor(&mut self, earlier: Option<Setup>) -> io::Result<()> {
        let game = self.session.game();
        let mut setup = game.current_setup();
        if game.placement().is_some() {
            setup.side_to_move = game.rules().first_side;
        }
        let mut draft = SetupDraft::new(game.variant(), setup);
        if let Some(earlier) = earlier {
            draft.edit(SetupEdit::Replace(earlier));
        }
        self.editor = Some(SetupInput {
            draft,
            tool: SetupTool::man(Side::White),
        });
        self.draw_setup()?;
        self.page.print_help(Activity::Editor.help())
    }

    /// Carries out a command of the editor, and keeps the arrangement.
    pub(super) fn edit_setup(&mut self, command: TextCommand) -> io::Result<()> {
        self.carry_out_edit(command)?;
        self.keep_draft();
        Ok(())
    }

    fn carry_out_edit(&mut self, command: TextCommand) -> io::Result<()> {
        let Some(editor) = &mut self.editor else {
            return Ok(());
        };
        match command {
            TextCommand::Apply(Command::EndTurn) => return self.finish_setup(),
            TextCommand::Apply(Command::Undo) => {
                editor.draft.undo();
            }
            TextCommand::Apply(Command::Redo) => {
                editor.draft.redo();
            }
            TextCommand::Edit(edit) => {
                editor.draft.edit(edit);
            }
            TextCommand::Arrange(text) if is_fen(&text) => {
                if let Err(error) = editor.draft.set_fen(&text) {
                    return self.page.tell(|words| words.fen_error(&error));
                }
            }
            TextCommand::Arrange(text) if text.chars().all(SetupEntry::takes) => {
                let invalid = editor.enter(&text);
                self.draw_setup()?;
                return invalid.into_iter().try_for_each(|number| {
                    self.page.say(|messages| messages.editor_no_square(number))
                });
            }
            TextCommand::Arrange(text) => {
                let text = printable(&text, MAX_SHOWN);
                return self.page.say(|messages| messages.text_editor_unknown(text));
            }
            TextCommand::Cancel => {
                self.editor = None;
                return self.draw();
            }
            _ => {}
        }
        self.draw_setup()
    }

    /// Plays from the position, if it is legal.
    fn finish_setup(&mut self) -> io::Result<()> {
        let Some(editor) = self
            .editor
            .take_if(|editor| editor.draft.problems().is_empty())
        else {
            return self.draw_setup();
        };
        if !self.apply_and_report(Command::SetUp(editor.draft.fen()))? {
            // The game stays, and nothing that was set up is lost.
            self.editor = Some(editor);
        }
        Ok(())
    }

    /// Draws the position that is being set up, with what is wrong with it.
    fn draw_setup(&mut self) -> io::Result<()> {
        let Some(editor) = &self.editor else {
            return Ok(());
        };
        let (draft, messages) = (&editor.draft, &self.page.localizer.messages);
        let problems = draft.problems();
        let (variant, side) = (draft.variant(), draft.setup().side_to_move);
        let mut lines = vec![match (variant.figures(), side) {
            (FigureSet::Draughtsmen, Side::White) => messages.editor_white_to_move(),
            (FigureSet::Draughtsmen, Side::Black) => messages.editor_black_to_move(),
            (FigureSet::WolfAndSheep, _) => self.page.localizer.turn_of(variant, side),
        }];
        if !problems.is_empty() {
            lines.push(messages.editor_problems(problems.len()));
        }
        let problems = problems
            .iter()
            .map(|problem| self.page.localizer.setup_problem(problem));
        let remarks = draft.remarks();
        let remarks = remarks
            .iter()
            .map(|remark| self.page.localizer.setup_remark(remark));
        lines.extend(problems.chain(remarks));
        let drawing = Drawing::of_setup(
            draft.variant(),
            *draft.setup(),
            messages.editor_title(),
            lines,
        );
        let fen = draft.fen();
        self.page.draw(&drawing)?;
        self.page.print_line(&fen)
    }
}

/// Returns `true` for a line that begins as a FEN does.
fn is_fen(line: &str) -> bool {
    let fen = fen::typed(line);
    let fen = fen.trim_start();
    fen.starts_with("W:") || fen.starts_with("B:")
}
