//! Position setup at the text board, with the letters of the window's editor: `w 31 32 k5 b 1 2`.

use std::io::{self, Write};

use super::TextBoard;
use super::layout::Drawing;
use super::text_command::{Activity, TextCommand};
use crate::game::Command;
use crate::game::setup_editor::{EntryResult, SetupDraft, SetupEdit, SetupEntry, SetupTool};
use crate::notation::{fen, printable};
use crate::rules::{FigureSet, Setup, Side};

/// Maximum number of characters shown of unknown text.
const MAX_SHOWN: usize = 40;

/// The setup in progress, and the current tool for typed squares.
#[derive(Debug)]
pub(super) struct SetupInput {
    draft: SetupDraft,
    tool: SetupTool,
}

impl SetupInput {
    /// The setup, once anything has been changed.
    pub(super) fn draft(&self) -> Option<Setup> {
        self.draft.can_undo().then_some(*self.draft.setup())
    }

    /// Applies typed letters and numbers; returns the numbers that are not squares.
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
    /// Opens the editor with a draft of an earlier session or the position shown.
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
        self.editor = Some(SetupInput { draft, tool: SetupTool::man(Side::White) });
        self.draw_setup()?;
        self.page.print_help(Activity::Editor.help())
    }

    /// Runs an editor command and saves the draft.
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

    /// Plays from the position if it is legal.
    fn finish_setup(&mut self) -> io::Result<()> {
        let Some(editor) = self.editor.take_if(|editor| editor.draft.problems().is_empty()) else {
            return self.draw_setup();
        };
        if !self.apply_and_report(Command::SetUp(editor.draft.fen()))? {
            // Keep the game and the draft.
            self.editor = Some(editor);
        }
        Ok(())
    }

    /// Draws the position with its problems.
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
        let problems = problems.iter().map(|problem| self.page.localizer.setup_problem(problem));
        let remarks = draft.remarks();
        let remarks = remarks.iter().map(|remark| self.page.localizer.setup_remark(remark));
        lines.extend(problems.chain(remarks));
        let drawing =
            Drawing::of_setup(draft.variant(), *draft.setup(), messages.editor_title(), lines);
        let fen = draft.fen();
        self.page.draw(&drawing)?;
        self.page.print_line(&fen)
    }
}

/// Returns `true` if the line starts like a FEN.
fn is_fen(line: &str) -> bool {
    let fen = fen::typed(line);
    let fen = fen.trim_start();
    fen.starts_with("W:") || fen.starts_with("B:")
}
