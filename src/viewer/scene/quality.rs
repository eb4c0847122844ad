//! The quality of the picture: what is drawn only where the graphics adapter is fast enough.
//!
//! | | plain | fine |
//! |---|---|---|
//! | edges | as they are | multisampled |
//! | shadows | a map of 2048 points, filtered | a map of 4096 points, filtered |
//!
//! An adapter in software gets the plain quality, and every other one the fine quality, until the player chooses.

use bevy::light::DirectionalLightShadowMap;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::camera::BoardCamera;
use super::systems::SceneSystems;
use crate::viewer::state::theme::{CurrentQuality, Quality};

/// The quality that the player or a picture asks for; `None` for the one that suits the adapter.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AskedQuality(pub Option<Quality>);

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
    camera: Single<Entity, With<BoardCamera>>,
    mut shadows: ResMut<DirectionalLightShadowMap>,
) {
    let Some(quality) = quality.0 else { return };
    let (msaa, size) = match quality {
        Quality::Plain => (Msaa::Off, 2048),
        Quality::Fine => (Msaa::Sample4, 4096),
    };
    commands.entity(*camera).insert(msaa);
    shadows.size = size;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AskedQuality>().add_systems(
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
