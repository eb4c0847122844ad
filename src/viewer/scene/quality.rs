//! Rendering quality, chosen by the speed of the graphics adapter, and the view settings, applied to the scene.
//!
//! | | plain | fine |
//! |---|---|---|
//! | edges | aliased | multisampled |
//! | at rest | one frame | the average of 32 frames, except on a software renderer |
//!
//! Software renderers default to plain quality, all other adapters to fine.

use bevy::prelude::*;
use bevy::render::renderer::{RenderAdapter, RenderAdapterInfo};

use super::SceneSystems;
use super::camera::BoardCamera;
use super::geometry::{HIGHEST, ReliefTarget};
use super::refinement::{FRAMES, Refinement, can_average};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{
    CurrentQuality, CurrentTheme, Quality, ThemeSystems, ViewerSettings,
};

/// The quality requested by the player or a picture, which overrides the adapter's default.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QualityOverride(pub Option<Quality>);

/// The render passes of a quality.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passes {
    pub is_multisampled: bool,
    /// Number of frames averaged at rest; 0 for none.
    pub averaged: u32,
}

impl Passes {
    /// The passes of an offline picture: averaging makes multisampling unnecessary.
    pub const PICTURE: Passes = Passes { is_multisampled: false, averaged: FRAMES };

    pub const fn of(quality: Quality) -> Passes {
        match quality {
            Quality::Plain => Passes { is_multisampled: false, averaged: 0 },
            Quality::Fine => Passes { is_multisampled: true, averaged: FRAMES },
        }
    }
}

/// Overrides the quality's passes, for benchmarks.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassesOverride(pub Option<Passes>);

/// Returns the default quality for a kind of adapter.
pub fn suitable(adapter: wgpu::DeviceType) -> Quality {
    match adapter {
        wgpu::DeviceType::Cpu => Quality::Plain,
        _ => Quality::Fine,
    }
}

/// Returns `true` if a developer requests refinement on a software renderer.
fn is_refined_anyway() -> bool {
    std::env::var_os("DAMES3D_REFINE").is_some()
}

fn decide(
    requested: Res<QualityOverride>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<CurrentQuality>,
) {
    let suitable = adapter.map_or(Quality::Fine, |adapter| suitable(adapter.device_type));
    quality.set_if_neq(CurrentQuality(Some(requested.0.unwrap_or(suitable))));
}

fn apply(
    mut commands: Commands,
    quality: Res<CurrentQuality>,
    requested: Res<PassesOverride>,
    info: Option<Res<RenderAdapterInfo>>,
    adapter: Option<Res<RenderAdapter>>,
    mut refinement: ResMut<Refinement>,
    camera: Single<Entity, With<BoardCamera>>,
) {
    let Some(quality) = quality.0 else { return };
    let is_fast = info.is_some_and(|info| suitable(info.device_type) == Quality::Fine);
    let passes = requested.0.unwrap_or(if is_fast || is_refined_anyway() {
        Passes::of(quality)
    } else {
        // Many frames at rest would keep the processor busy.
        Passes { averaged: 0, ..Passes::of(quality) }
    });
    let msaa = if passes.is_multisampled { Msaa::Sample4 } else { Msaa::Off };
    commands.entity(*camera).insert(msaa);
    refinement.frames =
        if adapter.is_some_and(|adapter| can_average(&adapter)) { passes.averaged } else { 0 };
}

fn apply_settings(
    settings: Res<ViewerSettings>,
    session: Res<CurrentSession>,
    mut relief: ResMut<ReliefTarget>,
    mut theme: ResMut<CurrentTheme>,
    mut quality: ResMut<QualityOverride>,
) {
    let is_raised = session.game().variant().has_sides() && !settings.sunk;
    relief.set_if_neq(ReliefTarget(match (is_raised, settings.high_steps) {
        (false, _) => 0.0,
        (true, false) => 1.0,
        (true, true) => HIGHEST,
    }));
    quality.set_if_neq(QualityOverride(settings.look.quality));
    theme.set_if_neq(CurrentTheme::of(settings.look.theme));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<QualityOverride>().init_resource::<PassesOverride>().add_systems(
        Update,
        (
            decide.run_if(resource_changed::<QualityOverride>),
            apply.run_if(resource_changed::<CurrentQuality>),
        )
            .chain()
            .after(SceneSystems::UpdateTargets)
            .before(SceneSystems::Draw),
    );
}

pub(super) fn in_play(app: &mut App) {
    let changed = resource_changed::<ViewerSettings>.or_eager(resource_changed::<CurrentSession>);
    app.add_systems(
        Update,
        apply_settings.in_set(SceneSystems::UpdateTargets).in_set(ThemeSystems).run_if(changed),
    );
}
