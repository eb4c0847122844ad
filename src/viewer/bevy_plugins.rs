//! Bevy's plugins that the game is drawn and played with: its default ones without flat scenes (sprites, meshes in two
//! dimensions), diagnostics, and the widgets that nothing here uses. A page loads less, and a window starts sooner.

use bevy::app::{PanicHandlerPlugin, PluginGroup, PluginGroupBuilder, TaskPoolPlugin};
use bevy::camera::CameraPlugin;
use bevy::clipboard::ClipboardPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::diagnostic::FrameCountPlugin;
use bevy::image::TextureAtlasPlugin;
use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocusPlugin};
use bevy::light::LightPlugin;
use bevy::log::LogPlugin;
use bevy::mesh::MeshPlugin;
use bevy::pbr::PbrPlugin;
use bevy::picking::DefaultPickingPlugins;
use bevy::prelude::*;
use bevy::render::{ExtractSchedule, RenderApp, RenderPlugin};
use bevy::sprite_render::{SpriteAssetEvents, extract_sprite_events};
use bevy::text::TextPlugin;
use bevy::time::TimePlugin;
use bevy::ui::UiPlugin;
use bevy::ui_render::UiRenderPlugin;
use bevy::ui_widgets::popover::PopoverPlugin;
use bevy::ui_widgets::{ButtonPlugin, EditableTextInputPlugin, ScrollAreaPlugin, ScrollbarPlugin};
use bevy::window::WindowPlugin;
use bevy::winit::WinitPlugin;

/// The plugins of Bevy.
#[derive(Debug)]
pub struct BevyPlugins;

impl PluginGroup for BevyPlugins {
    fn build(self) -> PluginGroupBuilder {
        let plugins = PluginGroupBuilder::start::<Self>()
            .add(PanicHandlerPlugin)
            .add(LogPlugin::default())
            .add(TaskPoolPlugin::default())
            .add(FrameCountPlugin)
            .add(TimePlugin)
            .add(TransformPlugin)
            .add(bevy::state::app::StatesPlugin)
            .add(InputPlugin)
            .add(InputFocusPlugin)
            .add(InputDispatchPlugin)
            .add(WindowPlugin::default())
            .add(bevy::a11y::AccessibilityPlugin);
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(bevy::app::TerminalCtrlCHandlerPlugin);
        let plugins = plugins
            .add(AssetPlugin::default())
            // After the assets, for its pointers.
            .add(WinitPlugin::default())
            .add(RenderPlugin::default())
            // After the renderer, which knows the formats of pictures.
            .add(ImagePlugin::default())
            .add(TextureAtlasPlugin)
            .add(MeshPlugin)
            .add(CameraPlugin)
            .add(LightPlugin);
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(bevy::render::pipelined_rendering::PipelinedRenderingPlugin);
        plugins
            .add(CorePipelinePlugin)
            .add(ClipboardPlugin)
            .add(TextPlugin)
            .add(UiPlugin)
            .add(UiRenderPlugin)
            .add(changed_pictures)
            .add(PbrPlugin::default())
            .add(PopoverPlugin)
            .add(ButtonPlugin)
            .add(ScrollAreaPlugin)
            .add(ScrollbarPlugin)
            .add(EditableTextInputPlugin)
            .add_group(DefaultPickingPlugins)
    }
}

/// These plugins without the thread that draws, which no browser has anyway.
pub(super) fn without_drawing_thread(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    #[cfg(not(target_family = "wasm"))]
    return plugins.disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>();
    #[cfg(target_family = "wasm")]
    plugins
}

/// Has the interface drawn with pictures as they are now: it learns of changes from the plugin of sprites otherwise.
fn changed_pictures(app: &mut App) {
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .init_resource::<SpriteAssetEvents>()
            .add_systems(ExtractSchedule, extract_sprite_events);
    }
}
