//! The pieces in the scene: boxwood and ebony men and kings, and animals, with their materials and shadows.

use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::SceneSystems;
use super::geometry::Relief;
use super::materials::lacquer::LacquerMaterial;
use super::materials::occupancy::{Occupancy, ShadowCasters};
use super::materials::wood_texture::AllWoods;
use super::room::MirroredRoom;
use super::turned_pieces::models;
pub use super::turned_pieces::{
    KING_HEIGHT, KING_RADIUS, KING_RIM, MAN_HEIGHT, RADIUS, figure_height,
};
use crate::board::Square;
use crate::rules::{BySide, FigureSet, Piece, PieceKind};
use crate::themes::ColorRole;
use crate::viewer::kernel::settings::{CurrentTheme, color_of, has_new_theme, linear_of};

/// The square that a piece stands on or moves to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnSquare(pub Square);

/// A piece's translucency, 0.0..=1.0.
#[derive(Component, Debug, Default)]
pub struct PieceTranslucency(pub f32);

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[require(PieceTranslucency)]
pub struct BoardPiece(pub Piece);

#[derive(Resource, Debug, Clone)]
pub struct PieceAssets {
    figures: FigureSet,
    men: BySide<Handle<Mesh>>,
    animals: BySide<Handle<Mesh>>,
    kings: BySide<Handle<Mesh>>,
    solid: Handle<LacquerMaterial>,
    ghost: Handle<LacquerMaterial>,
    faded: Handle<LacquerMaterial>,
    marked: Handle<LacquerMaterial>,
    /// One for each level of translucency above 0.
    glass: Vec<Handle<LacquerMaterial>>,
}

/// Number of materials between a solid piece and a translucent one.
const GLASS_LEVELS: usize = 6;
/// The opacity of a translucent piece.
const CLEAREST: f32 = 0.36;
const GHOST_OPACITY: f32 = 0.5;

impl PieceAssets {
    #[must_use]
    pub fn with_figures(self, figures: FigureSet) -> PieceAssets {
        PieceAssets { figures, ..self }
    }

    /// Sets the figures for pieces set out from now on.
    pub fn set_figures(&mut self, figures: FigureSet) {
        self.figures = figures;
    }

    pub fn figures(&self) -> FigureSet {
        self.figures
    }

    /// Returns the mesh of a piece, with its origin at the center of its underside.
    pub fn mesh(&self, piece: Piece) -> Handle<Mesh> {
        let meshes = match (self.figures, piece.kind) {
            (FigureSet::WolfAndSheep, _) => &self.animals,
            (FigureSet::Draughtsmen, PieceKind::Man) => &self.men,
            (FigureSet::Draughtsmen, PieceKind::King) => &self.kings,
        };
        meshes[piece.side].clone()
    }

    /// Returns the material of all pieces; the colors are in the meshes.
    pub fn material(&self) -> Handle<LacquerMaterial> {
        self.solid.clone()
    }

    /// Returns the material of a ghost: a piece jumped but not yet removed, or previewed.
    pub fn ghost(&self) -> Handle<LacquerMaterial> {
        self.ghost.clone()
    }

    /// Returns the material of a piece that a replayed move is about to capture.
    pub fn marked(&self) -> Handle<LacquerMaterial> {
        self.marked.clone()
    }

    /// Returns the material of a piece off the inspected side.
    pub fn faded(&self) -> Handle<LacquerMaterial> {
        self.faded.clone()
    }

    /// Returns the material for this translucency, 0.0..=1.0.
    pub fn translucent(&self, degree: f32) -> Handle<LacquerMaterial> {
        match (degree * GLASS_LEVELS as f32).round() as usize {
            0 => self.solid.clone(),
            level => self.glass[level.min(GLASS_LEVELS) - 1].clone(),
        }
    }

    pub(super) fn materials(&self) -> impl Iterator<Item = &Handle<LacquerMaterial>> {
        let single = [&self.solid, &self.ghost, &self.faded, &self.marked];
        single.into_iter().chain(&self.glass)
    }

    /// Returns the mesh and material of a solid piece. Add a `Transform` at
    /// [`geometry::square_top`](super::geometry::square_top).
    pub fn bundle(&self, piece: Piece) -> (Mesh3d, MeshMaterial3d<LacquerMaterial>) {
        (Mesh3d(self.mesh(piece)), MeshMaterial3d(self.material()))
    }
}

/// Sets the pieces' materials to a theme's colors.
fn tint(pieces: &PieceAssets, theme: &CurrentTheme, materials: &mut Assets<LacquerMaterial>) {
    if let Some(mut faded) = materials.get_mut(&pieces.faded) {
        let glow = linear_of(theme.room.haze) * 0.6;
        faded.set_colors(color_of(theme.room.faded), glow);
    }
    if let Some(mut marked) = materials.get_mut(&pieces.marked) {
        let capture = theme.paint(ColorRole::Capture);
        marked.set_colors(capture, capture.to_linear() * 0.25);
    }
}

/// Sets the pieces to another theme's colors and grain.
fn recolor(
    theme: Res<CurrentTheme>,
    pieces: Res<PieceAssets>,
    mut woods: ResMut<AllWoods>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<LacquerMaterial>>,
) {
    let (men, kings, animals) = (&pieces.men, &pieces.kings, &pieces.animals);
    let handles =
        [&men.white, &men.black, &kings.white, &kings.black, &animals.white, &animals.black];
    for (handle, model) in handles.into_iter().zip(models(&theme)) {
        if let Some(mut mesh) = meshes.get_mut(handle) {
            *mesh = model;
        }
    }
    let grain = woods.of(&theme, &mut images).fine;
    for handle in pieces.materials() {
        if let Some(mut material) = materials.get_mut(handle) {
            material.set_picture(&grain);
        }
    }
    tint(&pieces, &theme, &mut materials);
}

/// Scale below which a leaving captured piece casts no shadow.
const SMALLEST: f32 = 0.5;

fn follow(
    relief: Res<Relief>,
    occupancy: Res<Occupancy>,
    pieces: Query<(&Transform, &BoardPiece, &InheritedVisibility)>,
    mut images: ResMut<Assets<Image>>,
    mut last: Local<ShadowCasters>,
) {
    let relief = relief.get();
    let mut now = ShadowCasters::new(relief);
    for (place, piece, visibility) in &pieces {
        if visibility.get() && place.scale.x > SMALLEST {
            now.add(place.translation, piece.0, relief);
        }
    }
    if now != *last
        && let Some(mut image) = images.get_mut(&occupancy.0)
    {
        image.data = Some(now.bytes());
        *last = now;
    }
}

pub(super) fn plugin(app: &mut App) {
    let theme = *app.world().resource::<CurrentTheme>();
    let grain = app.world_mut().resource_scope(|world, mut woods: Mut<AllWoods>| {
        woods.of(&theme, &mut world.resource_mut::<Assets<Image>>()).fine
    });
    let mut meshes = app.world_mut().resource_mut::<Assets<Mesh>>();
    let [white_man, black_man, white_king, black_king, sheep, wolf] =
        models(&theme).map(|model| meshes.add(model));
    let world = app.world();
    let (room, occupancy) = (world.resource::<MirroredRoom>(), world.resource());
    let solid = LacquerMaterial::new(&grain, &room.0, occupancy);
    let clear = |opacity: f32| solid.clone().translucent(opacity);
    let glass: Vec<_> = (1..=GLASS_LEVELS)
        .map(|level| clear(1.0.lerp(CLEAREST, level as f32 / GLASS_LEVELS as f32)))
        .collect();
    let ghost = clear(GHOST_OPACITY);
    let mut materials = app.world_mut().resource_mut::<Assets<LacquerMaterial>>();
    let glass = glass.into_iter().map(|clear| materials.add(clear)).collect();
    let pieces = PieceAssets {
        figures: FigureSet::default(),
        animals: BySide { white: sheep, black: wolf },
        men: BySide { white: white_man, black: black_man },
        kings: BySide { white: white_king, black: black_king },
        ghost: materials.add(ghost),
        faded: materials.add(solid.clone()),
        marked: materials.add(solid.clone()),
        solid: materials.add(solid),
        glass,
    };
    tint(&pieces, &theme, &mut materials);
    app.insert_resource(pieces)
        .add_systems(Update, recolor.in_set(SceneSystems::Draw).run_if(has_new_theme));
    app.add_systems(
        PostUpdate,
        follow.after(VisibilitySystems::VisibilityPropagate).before(AssetEventSystems),
    );
}
