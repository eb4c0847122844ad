//! The language of the system.

/// Returns the locale that the system is set to, such as `fr-CA`.
pub fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}
