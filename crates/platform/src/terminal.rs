/// The characters in a line and the lines of the terminal that the program writes to; `None` if it writes to another place.
pub fn terminal_size() -> Option<(usize, usize)> {
    #[cfg(not(target_family = "wasm"))]
    {
        use terminal_size::{Height, Width, terminal_size_of};
        let (Width(width), Height(height)) = terminal_size_of(std::io::stdout())?;
        Some((width.into(), height.into()))
    }
    #[cfg(target_family = "wasm")]
    None
}
