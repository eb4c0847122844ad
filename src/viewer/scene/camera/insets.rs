use bevy::prelude::*;

/// The space that panels take at the edges of the window, in logical pixels. The camera frames the pyramid in the rest.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct PanelInsets {
    /// Space taken on the left.
    pub left: f32,
    /// Space taken on the right.
    pub right: f32,
    /// Space taken at the top.
    pub top: f32,
    /// Space taken at the bottom.
    pub bottom: f32,
}

impl PanelInsets {
    /// No panels.
    pub const NONE: PanelInsets = PanelInsets {
        left: 0.0,
        right: 0.0,
        top: 0.0,
        bottom: 0.0,
    };
}
