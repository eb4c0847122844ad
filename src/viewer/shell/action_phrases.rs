//! The message that describes each action: on its button, in its tooltip and in the list of keys.

use crate::game::CommentPlace;
use crate::game::setup_editor::{SetupEdit, SetupTool};
use crate::game_tree::MoveSign;
use crate::i18n::{MessageFn, Messages, Phrase};
use crate::rules::{Geometry, Piece, PieceKind, Side};
use crate::viewer::kernel::messages::{
    AboutAction, Action, Choice, ClockAction, EditAction, EditorAction, EndgameAction,
    ExercisesAction, FileAction, GamesAction, LessonAction, NetAction, ReviewAction, ShareAction,
    SightAction, TrainerAction, View, WalkAction,
};

impl Action {
    /// The message that describes the action.
    pub const fn phrase(self) -> Phrase {
        Phrase(match self {
            Action::Undo => Messages::undo,
            Action::Redo => Messages::redo,
            Action::ShowFirst => Messages::first,
            Action::ShowLast => Messages::last,
            Action::ShowNode(_) => Messages::show_ply,
            Action::PreviousVariation => Messages::previous_variation,
            Action::NextVariation => Messages::next_variation,
            Action::ToggleEditTools => Messages::edit_tools,
            Action::Edit(edit) => edit.message(),
            Action::Clock(action) => action.message(),
            Action::Review(action) => action.message(),
            Action::Editor(action) => action.message(),
            Action::About(AboutAction::Open) => Messages::about_open,
            Action::About(AboutAction::Save) => Messages::save,
            Action::Share(action) => action.message(),
            Action::Games(action) => action.message(),
            Action::Net(NetAction::Toggle) => Messages::net_toggle,
            Action::Net(NetAction::TogglePlace) => Messages::net_move,
            Action::Sight(SightAction::ReplayLastMove) => Messages::replay_last_move,
            Action::Walk(action) => action.message(),
            Action::Settings(action) => action.message(),
            Action::Explain(action) => action.message(),
            Action::Lesson(action) => action.message(),
            Action::Exercises(action) => action.message(),
            Action::Endgame(action) => action.message(),
            Action::Trainer(action) => action.message(),
            Action::SaveComment => Messages::save,
            Action::ChooseCommentPlace(CommentPlace::Before) => Messages::comment_before,
            Action::ChooseCommentPlace(CommentPlace::After) => Messages::comment_after,
            Action::PlayOnlyMove => Messages::play_only,
            Action::SwitchGame(_) | Action::SwitchToOtherGame => Messages::other_table,
            Action::PlayOn => Messages::play_on,
            Action::OfferDraw => Messages::offer_draw,
            Action::AnswerDraw(true) => Messages::accept,
            Action::AnswerDraw(false) => Messages::decline,
            Action::Resign => Messages::resign,
            Action::NewGame => Messages::new_game,
            Action::Choose(Choice::Weaker) => Messages::weaker,
            Action::Choose(Choice::Stronger) => Messages::stronger,
            Action::Choose(_) => Messages::new_game,
            Action::StartGame => Messages::begin,
            Action::ChooseFamilyGame => Messages::other_games_tip,
            Action::Confirm(true) => Messages::yes,
            Action::Confirm(false) => Messages::no,
            Action::ToggleFederationRule => Messages::federation,
            Action::Seat(action) => action.message(),
            Action::SwapSides => Messages::change_sides,
            Action::MoveNow => Messages::move_now,
            Action::Hint => Messages::hint,
            Action::SolveEndgames => Messages::endgames_solve,
            Action::CycleAnalysis => Messages::analysis,
            Action::CopyFen => Messages::copy_fen,
            Action::PasteFen => Messages::paste_fen,
            Action::GoToView(View::Home) => Messages::view_home,
            Action::GoToView(View::Top) => Messages::view_top,
            Action::GoToView(View::ThreeQuarter) => Messages::view_three_quarter,
            Action::GoToView(View::SouthWest) => Messages::view_south_west,
            Action::GoToView(View::SouthEast) => Messages::view_south_east,
            Action::GoToView(View::NorthEast) => Messages::view_north_east,
            Action::GoToView(View::NorthWest) => Messages::view_north_west,
            Action::GoToView(View::OtherSide) => Messages::view_other_side,
            Action::ToggleRelief => Messages::sink,
            Action::ToggleNumbers => Messages::numbers,
            Action::ToggleLines => Messages::lines,
            Action::ToggleProjection => Messages::lens,
            Action::ToggleCounters => Messages::counters,
            Action::Line(action) => action.message(),
            Action::ToggleTools(_) => Messages::tools_open,
            Action::ToggleHelp => Messages::help,
            Action::CloseResult => Messages::close,
            Action::FocusButtons => Messages::focus,
            Action::EndTurn => Messages::done,
            Action::PutBack => Messages::put_back,
            Action::RemovePiece => Messages::take_off,
            Action::ResolveIrregularity(true) => Messages::keep,
            Action::ResolveIrregularity(false) => Messages::correct,
            Action::Adjust => Messages::adjust,
            Action::Huff(_) => Messages::huff_title,
            Action::DrawLots => Messages::draw_lots,
            Action::File(file) => file.message(),
            Action::Cancel => Messages::cancel,
            Action::Quit => Messages::quit,
        })
    }
}

impl LessonAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            LessonAction::Open => Messages::lesson_open,
            LessonAction::Retry => Messages::lesson_retry,
            LessonAction::Next => Messages::lesson_next,
            LessonAction::Skip => Messages::lesson_skip,
            LessonAction::Stage(_) => Messages::lesson_go_to_stage,
            LessonAction::Leave => Messages::lesson_leave,
        }
    }
}

impl ExercisesAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            ExercisesAction::Open => Messages::exercises_open,
            ExercisesAction::Board(variant) => match variant.geometry() {
                Geometry::Flat => Messages::about_board_flat,
                Geometry::Pyramid => Messages::about_board_pyramid,
            },
            ExercisesAction::Hint => Messages::retry_hint_button,
            ExercisesAction::ShowSolution => Messages::exercises_show_solution,
            ExercisesAction::Retry => Messages::lesson_retry,
            ExercisesAction::Next => Messages::lesson_next,
            ExercisesAction::ToggleMissed => Messages::exercises_again_missed,
            ExercisesAction::PlayLine => Messages::exercises_play_line,
            ExercisesAction::Leave => Messages::lesson_leave,
        }
    }
}

impl ShareAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            ShareAction::Open => Messages::share_open,
            ShareAction::CopyFen => Messages::share_copy_fen,
            ShareAction::CopyPdn => Messages::share_copy_pdn,
            ShareAction::Look(_) => Messages::share_look,
            ShareAction::SavePicture => Messages::share_picture,
            ShareAction::SaveAnimation => Messages::share_animation,
            ShareAction::Stop => Messages::share_stop,
        }
    }
}

impl EndgameAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            EndgameAction::Open => Messages::endgame_open,
            EndgameAction::Board(Geometry::Flat) => Messages::about_board_flat,
            EndgameAction::Board(Geometry::Pyramid) => Messages::about_board_pyramid,
            EndgameAction::Length(_) => Messages::endgame_lengths,
            EndgameAction::Ending(_) => Messages::endgame_begin,
            EndgameAction::Again => Messages::endgame_again,
            EndgameAction::TakeBack => Messages::endgame_take_back,
            EndgameAction::ShowBest => Messages::endgame_show_best,
            EndgameAction::Next => Messages::lesson_next,
            EndgameAction::Leave => Messages::lesson_leave,
        }
    }
}

impl TrainerAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            TrainerAction::Toggle => Messages::trainer_open,
            TrainerAction::Board(Geometry::Flat) => Messages::about_board_flat,
            TrainerAction::Board(Geometry::Pyramid) => Messages::about_board_pyramid,
            TrainerAction::Begin(_) => Messages::trainer_begin,
            TrainerAction::Again => Messages::trainer_again,
            TrainerAction::LeaveRound => Messages::trainer_leave,
            TrainerAction::Digit(_) => Messages::answer_type_number,
            TrainerAction::Erase => Messages::trainer_erase,
            TrainerAction::Submit => Messages::trainer_submit,
            TrainerAction::Side(_) => Messages::trainer_on_side,
        }
    }
}

impl WalkAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            WalkAction::Enter | WalkAction::Leave => Messages::walk_enter,
            WalkAction::Step(_) | WalkAction::Choose => Messages::walk_enter,
            WalkAction::NextTarget | WalkAction::PreviousTarget => Messages::walk_next,
            WalkAction::SwitchBoards => Messages::walk_boards,
            WalkAction::OpenEntry | WalkAction::Type(_) | WalkAction::Erase => Messages::entry_open,
            WalkAction::Complete | WalkAction::Confirm | WalkAction::CloseEntry => {
                Messages::entry_open
            }
        }
    }
}

impl EditorAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            EditorAction::Open => Messages::editor_open,
            EditorAction::Close => Messages::editor_close,
            EditorAction::Choose(tool) => tool_message(tool),
            EditorAction::Edit(edit) => edit_message(edit),
            EditorAction::OtherSideToMove => Messages::editor_other_side,
            EditorAction::Undo => Messages::undo_edit,
            EditorAction::Redo => Messages::redo_edit,
            EditorAction::Type(_) => Messages::editor_type,
            EditorAction::Place => Messages::editor_place,
            EditorAction::PlaceOther => Messages::editor_place_other,
            EditorAction::Erase | EditorAction::Backspace => Messages::tool_erase,
            EditorAction::Play => Messages::editor_play_tip,
            EditorAction::Analyse => Messages::editor_analyse_tip,
            EditorAction::Save => Messages::editor_save_tip,
        }
    }
}

const fn tool_message(tool: SetupTool) -> MessageFn {
    match tool {
        SetupTool::Erase => Messages::tool_erase,
        SetupTool::Place(Piece { side, kind }) => match (side, kind) {
            (Side::White, PieceKind::Man) => Messages::tool_white_man,
            (Side::White, PieceKind::King) => Messages::tool_white_king,
            (Side::Black, PieceKind::Man) => Messages::tool_black_man,
            (Side::Black, PieceKind::King) => Messages::tool_black_king,
        },
    }
}

const fn edit_message(edit: SetupEdit) -> MessageFn {
    match edit {
        SetupEdit::Clear => Messages::editor_clear_tip,
        SetupEdit::Start => Messages::editor_start_tip,
        SetupEdit::Mirror => Messages::editor_mirror_tip,
        SetupEdit::SwapSides => Messages::editor_swap_tip,
        SetupEdit::SideToMove(_) => Messages::editor_other_side_tip,
        SetupEdit::Put(..)
        | SetupEdit::Use(..)
        | SetupEdit::Carry { .. }
        | SetupEdit::Replace(_) => Messages::editor_open,
    }
}

impl EditAction {
    /// The message that describes the edit.
    const fn message(self) -> MessageFn {
        match self {
            EditAction::Promote => Messages::promote,
            EditAction::Demote => Messages::demote,
            EditAction::MakeMainLine => Messages::make_main_line,
            EditAction::Delete => Messages::delete_line,
            EditAction::ToggleSign(MoveSign::Good) => Messages::sign_good,
            EditAction::ToggleSign(MoveSign::Mistake) => Messages::sign_mistake,
            EditAction::ToggleSign(MoveSign::Brilliant) => Messages::sign_brilliant,
            EditAction::ToggleSign(MoveSign::Blunder) => Messages::sign_blunder,
            EditAction::ToggleSign(MoveSign::Interesting) => Messages::sign_interesting,
            EditAction::ToggleSign(MoveSign::Dubious) => Messages::sign_dubious,
            EditAction::NextSign => Messages::next_sign,
            EditAction::Comment => Messages::comment,
            EditAction::Undo => Messages::undo_edit,
            EditAction::Redo => Messages::redo_edit,
        }
    }
}

impl ClockAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            ClockAction::TogglePause => Messages::clock_toggle,
            ClockAction::AddMinute(_) => Messages::clock_add_minute,
        }
    }
}

impl ReviewAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            ReviewAction::Toggle => Messages::review_run,
            ReviewAction::Close => Messages::review_close,
            ReviewAction::NextJudge => Messages::review_next_judge,
            ReviewAction::NextError => Messages::review_next_error,
            ReviewAction::PreviousError => Messages::review_previous_error,
            ReviewAction::Retry(None) => Messages::retry_begin,
            ReviewAction::Retry(Some(Side::White)) => Messages::retry_begin_white,
            ReviewAction::Retry(Some(Side::Black)) => Messages::retry_begin_black,
            ReviewAction::Hint => Messages::retry_hint_button,
            ReviewAction::ShowSolution => Messages::retry_show_button,
            ReviewAction::NextRetry => Messages::retry_next_button,
            ReviewAction::EndRetries => Messages::retry_end_button,
        }
    }
}

impl FileAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            FileAction::Open | FileAction::Confirm => Messages::file_open,
            FileAction::Save => Messages::file_save,
            FileAction::SaveAs => Messages::file_save_as,
            FileAction::EarlierGames => Messages::earlier_games,
            FileAction::Unfinished => Messages::unfinished_games,
            FileAction::Resume(_) => Messages::unfinished_continue,
            FileAction::Home => Messages::folder_home,
            FileAction::ParentFolder => Messages::folder_above,
        }
    }
}

impl GamesAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            GamesAction::Browse => Messages::games_browse,
            GamesAction::BrowsePosition => Messages::games_browse_position,
            GamesAction::ToggleExplorer => Messages::explorer_toggle,
            GamesAction::ToggleMirrored => Messages::explorer_mirrored_tip,
            GamesAction::NextResult => Messages::games_column_result,
            GamesAction::NextVariant => Messages::games_column_variant,
            GamesAction::ToggleDuplicates => Messages::games_duplicates,
            GamesAction::TogglePosition => Messages::games_by_position,
            GamesAction::SortBy(_) => Messages::games_sort,
            GamesAction::Select(_) | GamesAction::Step(_) => Messages::games_title,
            GamesAction::StopReading => Messages::share_stop,
            GamesAction::OpenSelected | GamesAction::Open(_) => Messages::games_open,
            GamesAction::Play(_) => Messages::explorer_play,
        }
    }
}
