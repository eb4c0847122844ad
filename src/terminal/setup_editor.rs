//! Setting up a position at the text board, in the words of the window's editor: `w 31 32 k5 b 1 2`.

use std::io::{self, Write};

use super::TextBoard;
use super::board_drawing::Glyphs;
use super::layout::{self, Drawing};
use crate::game::Command;
use crate::game::setup_editor::{EntryResult, SetupDraft, SetupEdit, SetupEntry, SetupTool};
use crate::notation::printable;
use crate::rules::{Setup, Side};

/// The most characters of unknown text that are shown.
const MAX_SHOWN: usize = 40;

/// A position that is being set up, and the tool of the squares that are typed.
#[derive(Debug)]
pub(super) struct SetupInput {
    draft: SetupDraft,
    tool: SetupTool,
}

/// A line typed in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EditorWord {
    /// Play from the position.
    Done,
    /// Leave the editor; the game stays as it was.
    Leave,
    Undo,
    Redo,
    Help,
    /// An edit of the whole position.
    Edit(SetupEdit),
}

impl EditorWord {
    /// Reads a word in English or French; `None` for other text.
    fn parse(line: &str) -> Option<EditorWord> {
        Some(match line.to_lowercase().as_str() {
            "done" | "fini" => EditorWord::Done,
            "cancel" | "quit" | "quitter" => EditorWord::Leave,
            "undo" | "annuler" => EditorWord::Undo,
            "redo" | "refaire" => EditorWord::Redo,
            "help" | "aide" | "?" => EditorWord::Help,
            "clear" | "vider" => EditorWord::Edit(SetupEdit::Clear),
            "start" | "départ" | "depart" => EditorWord::Edit(SetupEdit::Start),
            "mirror" | "miroir" => EditorWord::Edit(SetupEdit::Mirror),
            "swap" | "échanger" | "echanger" => EditorWord::Edit(SetupEdit::SwapSides),
            "white" | "blancs" => EditorWord::Edit(SetupEdit::SideToMove(Side::White)),
            "black" | "noirs" => EditorWord::Edit(SetupEdit::SideToMove(Side::Black)),
            _ => return None,
        })
    }
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
        self.print_line(&self.localizer.messages.text_editor_help())
    }

    /// Carries out a line typed in the editor, and keeps the arrangement.
    pub(super) fn edit_setup(&mut self, line: &str) -> io::Result<()> {
        self.carry_out_edit(line)?;
        self.keep_draft();
        Ok(())
    }

    fn carry_out_edit(&mut self, line: &str) -> io::Result<()> {
        let line = line.trim();
        let Some(editor) = &mut self.editor else {
            return Ok(());
        };
        let messages = &self.localizer.messages;
        match EditorWord::parse(line) {
            Some(EditorWord::Done) => return self.finish_setup(),
            Some(EditorWord::Leave) => {
                self.editor = None;
                return self.draw();
            }
            Some(EditorWord::Help) => return self.print_line(&messages.text_editor_help()),
            Some(EditorWord::Undo) => {
                editor.draft.undo();
            }
            Some(EditorWord::Redo) => {
                editor.draft.redo();
            }
            Some(EditorWord::Edit(edit)) => {
                editor.draft.edit(edit);
            }
            None if line.starts_with("W:") || line.starts_with("B:") => {
                if let Err(error) = editor.draft.set_fen(line) {
                    return self.print_line(&self.localizer.fen_error(&error));
                }
            }
            None if line.chars().all(SetupEntry::takes) => {
                let invalid = editor.enter(line);
                self.draw_setup()?;
                let messages = &self.localizer.messages;
                let texts: Vec<_> = invalid
                    .into_iter()
                    .map(|number| messages.editor_no_square(number))
                    .collect();
                return texts.iter().try_for_each(|text| self.print_line(text));
            }
            None => {
                let text = messages.text_editor_unknown(printable(line, MAX_SHOWN));
                return self.print_line(&text);
            }
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
        let is_done = self.apply_and_report(Command::SetUp(editor.draft.fen()))?;
        if !is_done {
            // The game stays, and nothing that was set up is lost.
            self.editor = Some(editor);
            return Ok(());
        }
        self.play_computer_turns()
    }

    /// Draws the position that is being set up, with what is wrong with it.
    fn draw_setup(&mut self) -> io::Result<()> {
        let Some(editor) = &self.editor else {
            return Ok(());
        };
        let (draft, messages) = (&editor.draft, &self.localizer.messages);
        let problems = draft.problems();
        let mut lines = vec![match draft.setup().side_to_move {
            Side::White => messages.editor_white_to_move(),
            Side::Black => messages.editor_black_to_move(),
        }];
        if !problems.is_empty() {
            lines.push(messages.editor_problems(problems.len()));
        }
        let problems = problems
            .iter()
            .map(|problem| self.localizer.setup_problem(problem));
        let remarks = draft.remarks();
        let remarks = remarks
            .iter()
            .map(|remark| self.localizer.setup_remark(remark));
        lines.extend(problems.chain(remarks));
        let drawing = Drawing::of_draft(draft, messages.editor_title(), lines);
        let glyphs = Glyphs::of_game(self.caps, draft.variant(), &self.localizer);
        let drawn = layout::draw_boards(&drawing, &glyphs, self.side, &self.localizer, self.caps);
        let fen = draft.fen();
        write!(self.output, "\n{drawn}")?;
        writeln!(self.output, "{fen}")
    }
}
