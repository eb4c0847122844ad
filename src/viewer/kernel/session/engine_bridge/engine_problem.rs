use crate::viewer::kernel::messages::{Notice, NoticeKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "protocols"), expect(dead_code, reason = "only other engines fail"))]
pub(super) enum EngineProblem {
    NotStarted,
    Exited,
    /// It did not answer in time.
    Silent,
    IllegalMove,
    /// It does not have a parameter that was set.
    UnknownParam,
    /// It violated the protocol.
    InvalidAnswer,
}

impl EngineProblem {
    /// The notice about this problem of the named engine, whose place a person may take.
    pub(super) fn notice(self, name: &str, is_replaced: bool) -> Notice {
        let name = name.to_owned();
        Notice::new(NoticeKind::Failure, move |localizer| {
            let messages = &localizer.messages;
            let problem = match self {
                EngineProblem::NotStarted => messages.program_not_started(&name),
                EngineProblem::Exited => messages.program_gone(&name),
                EngineProblem::Silent => messages.program_silent(&name),
                EngineProblem::IllegalMove => messages.program_illegal(&name),
                EngineProblem::UnknownParam => messages.program_params(&name),
                EngineProblem::InvalidAnswer => messages.program_not_understood(&name),
            };
            if is_replaced { format!("{problem} {}", messages.program_seat()) } else { problem }
        })
    }
}
