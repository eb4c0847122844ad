//! The quality of the picture: what is drawn only where the graphics adapter is fast enough.
//!
//! | | plain | fine |
//! |---|---|---|
//! | edges | as they are | multisampled |
//!
//! An adapter in software gets the plain quality, and every other one the fine quality, until the player chooses.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::camera::BoardCamera;
use super::systems::SceneSystems;
use crate::viewer::kernel::theme::{CurrentQuality, Quality};

/// The quality that the player or a picture asks for; `None` for the one that suits the adapter.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AskedQuality(pub Option<Quality>);

/// The work of the renderer that a quality asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passes {
    /// Edges are multisampled.
    pub is_multisampled: bool,
}

impl Passes {
    pub const fn of(quality: Quality) -> Passes {
        match quality {
            Quality::Plain => Passes {
                is_multisampled: false,
            },
            Quality::Fine => Passes {
                is_multisampled: true,
            },
        }
    }
}

/// Passes instead of those of the quality, to measure what each costs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AskedPasses(pub Option<Passes>);

/// Returns the quality that suits a kind of adapter.
pub fn suitable(adapter: wgpu::DeviceType) -> Quality {
    match adapter {
        wgpu::DeviceType::Cpu => Quality::Plain,
        _ => Quality::Fine,
    }
}

fn decide(
    asked: Res<AskedQuality>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<CurrentQuality>,
) {
    let suitable = adapter.map_or(Quality::Fine, |adapter| suitable(adapter.device_type));
    quality.set_if_neq(CurrentQuality(Some(asked.0.unwrap_or(suitable))));
}

fn apply(
    mut commands: Commands,
    quality: Res<CurrentQuality>,
    asked: Res<AskedPasses>,
    camera: Single<Entity, With<BoardCamera>>,
) {
    let Some(quality) = quality.0 else { return };
    let passes = asked.0.unwrap_or(Passes::of(quality));
    let msaa = match passes.is_multisampled {
        true => Msaa::Sample4,
        false => Msaa::Off,
    };
    commands.entity(*camera).insert(msaa);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AskedQuality>()
        .init_resource::<AskedPasses>()
        .add_systems(
            Update,
            (
                decide.run_if(resource_changed::<AskedQuality>),
                apply.run_if(resource_changed::<CurrentQuality>),
            )
                .chain()
                .after(SceneSystems::UpdateTargets)
                .before(SceneSystems::Draw),
        );
}
