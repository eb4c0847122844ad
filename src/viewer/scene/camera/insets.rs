use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The space that panels take at the edges of the window, in logical pixels of the interface. The camera frames the pyramid in the rest.
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

/// The height that a card takes at the foot of the window, in logical pixels of the interface. The camera frames the pyramid
/// above it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct CardAtFoot {
    pub height: f32,
    /// The part of the height that is taken, 0.0..=1.0, before easing.
    pub part: f32,
}

impl CardAtFoot {
    fn taken(self) -> f32 {
        self.height * EaseFunction::SmoothStep.sample_clamped(self.part)
    }
}

/// The space that panels take, in logical pixels of the window.
#[derive(SystemParam)]
pub struct TakenRoom<'w> {
    insets: Res<'w, PanelInsets>,
    card: Res<'w, CardAtFoot>,
    scale: Option<Res<'w, UiScale>>,
}

impl TakenRoom<'_> {
    /// The space.
    pub fn get(&self) -> PanelInsets {
        let scale = self.scale.as_ref().map_or(1.0, |scale| scale.0);
        PanelInsets {
            left: self.insets.left * scale,
            right: self.insets.right * scale,
            top: self.insets.top * scale,
            bottom: self.insets.bottom.max(self.card.taken()) * scale,
        }
    }
}
