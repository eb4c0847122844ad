//! The models of men and kings: turned boxwood and ebony with an inlaid ring; kings are taller and crowned. Wolf and sheep
//! has animals instead.

use bevy::prelude::*;

use super::{
    animals::{sheep, wolf},
    shapes::{LathePoint, Shape, crown, turned},
    systems::SceneSystems,
    wood_texture::AllWoods,
};
use crate::board::Square;
use crate::rules::{BySide, FigureSet, Piece, PieceKind, Side};
use crate::themes::{ColorRole, Theme};
use crate::viewer::state::theme::{CurrentTheme, has_new_theme};

/// The radius of a man at its widest; a king is a little wider.
pub const RADIUS: f32 = 0.355;
/// The radius of a king at its widest.
pub const KING_RADIUS: f32 = RADIUS + 0.03;
/// The height of a man.
pub const MAN_HEIGHT: f32 = 0.2;
/// The height of a king's rim, on which the crown stands.
pub const KING_RIM: f32 = 0.37;
/// The height of a king with its crown.
pub const KING_HEIGHT: f32 = 0.58;
const SEGMENTS: u32 = 32;

/// A piece in the scene, and the square it stands on or is moving to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnSquare(pub Square);

/// Degree of translucency of a piece, 0.0..=1.0.
#[derive(Component, Debug, Default)]
pub struct PieceTranslucency(pub f32);

/// A piece that darkens the square it stands on.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct CastsContact;

/// A piece in the scene: a man or king of one side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[require(PieceTranslucency, CastsContact)]
pub struct BoardPiece(pub Piece);

/// The meshes and materials of the pieces.
#[derive(Resource, Debug, Clone)]
pub struct PieceAssets {
    figures: FigureSet,
    men: BySide<Handle<Mesh>>,
    animals: BySide<Handle<Mesh>>,
    kings: BySide<Handle<Mesh>>,
    solid: Handle<StandardMaterial>,
    ghost: Handle<StandardMaterial>,
    faded: Handle<StandardMaterial>,
    marked: Handle<StandardMaterial>,
    /// One for each level of translucency above 0.
    glass: Vec<Handle<StandardMaterial>>,
}

/// Number of materials between a solid piece and a translucent one.
const GLASS_LEVELS: usize = 6;
/// The opacity of a translucent piece.
const CLEAREST: f32 = 0.36;
/// The opacity of a ghost.
const GHOST: f32 = 0.5;

impl PieceAssets {
    /// Returns the meshes with other figures.
    #[must_use]
    pub fn with_figures(self, figures: FigureSet) -> PieceAssets {
        PieceAssets { figures, ..self }
    }

    /// Chooses the figures of the pieces that are set out from now on.
    pub fn set_figures(&mut self, figures: FigureSet) {
        self.figures = figures;
    }

    /// The figures of the pieces.
    pub fn figures(&self) -> FigureSet {
        self.figures
    }

    /// Returns the mesh of a man or king. Its origin is the centre of its underside.
    pub fn mesh(&self, piece: Piece) -> Handle<Mesh> {
        let meshes = match (self.figures, piece.kind) {
            (FigureSet::WolfAndSheep, _) => &self.animals,
            (FigureSet::Draughtsmen, PieceKind::Man) => &self.men,
            (FigureSet::Draughtsmen, PieceKind::King) => &self.kings,
        };
        meshes[piece.side].clone()
    }

    /// Returns the material of every piece; the colours are in the meshes.
    pub fn material(&self) -> Handle<StandardMaterial> {
        self.solid.clone()
    }

    /// Returns the material of a ghost: a piece jumped but not yet lifted, or previewed.
    pub fn ghost(&self) -> Handle<StandardMaterial> {
        self.ghost.clone()
    }

    /// Returns the material of a piece that a move played again is going to take.
    pub fn marked(&self) -> Handle<StandardMaterial> {
        self.marked.clone()
    }

    /// Returns the material of a piece that is not on the inspected side.
    pub fn faded(&self) -> Handle<StandardMaterial> {
        self.faded.clone()
    }

    /// Returns the material of a piece of this translucency, 0.0..=1.0.
    pub fn translucent(&self, degree: f32) -> Handle<StandardMaterial> {
        match (degree * GLASS_LEVELS as f32).round() as usize {
            0 => self.solid.clone(),
            level => self.glass[level.min(GLASS_LEVELS) - 1].clone(),
        }
    }

    /// The materials of solid pieces, which are lacquered.
    pub(super) fn lacquered(&self) -> [&Handle<StandardMaterial>; 3] {
        [&self.solid, &self.faded, &self.marked]
    }

    /// All materials of pieces.
    pub(super) fn materials(&self) -> impl Iterator<Item = &Handle<StandardMaterial>> {
        let single = [&self.solid, &self.ghost, &self.faded, &self.marked];
        single.into_iter().chain(&self.glass)
    }

    /// Returns the mesh and material of a solid piece. Add a `Transform` at [`geometry::square_top`](super::geometry::square_top).
    pub fn bundle(&self, piece: Piece) -> (Mesh3d, MeshMaterial3d<StandardMaterial>) {
        (Mesh3d(self.mesh(piece)), MeshMaterial3d(self.material()))
    }
}

#[derive(Clone, Copy)]
struct Colours {
    body: LinearRgba,
    inlay: LinearRgba,
    rim: LinearRgba,
    /// The edge of the rim, where it catches the light: a dark piece on dark wood would have no outline.
    edge: LinearRgba,
    crown: LinearRgba,
}

impl Colours {
    fn new(theme: &Theme, side: Side) -> Colours {
        let piece = &theme.pieces[side];
        Colours {
            body: piece.body.into(),
            inlay: piece.inlay.into(),
            rim: piece.rim.into(),
            edge: lit(piece.rim.into()),
            crown: theme.crown[0].into(),
        }
    }
}

/// Returns the color of an edge that catches the light: a dark one is lighter, a light one is the same.
fn lit(rim: LinearRgba) -> LinearRgba {
    const DARK: f32 = 0.1;
    const LIGHT: f32 = 0.16;
    let share = LIGHT * (1.0 - rim.luminance() / DARK).max(0.0);
    rim.mix(&LinearRgba::WHITE, share)
}

/// The profile of a disc from the inner edge of its rim down to `foot`, with a groove round the waist.
fn edge(colours: Colours, radius: f32, rim: f32, foot: f32) -> Vec<LathePoint> {
    let body = colours.rim;
    let middle = (rim + foot) / 2.0;
    vec![
        (radius - 0.085, rim - 0.012, colours.body),
        (radius - 0.058, rim, colours.body),
        (radius - 0.034, rim - 0.002, colours.body),
        (radius - 0.030, rim - 0.003, colours.edge),
        (radius - 0.010, rim - 0.018, colours.edge),
        (radius, rim - 0.045, body),
        (radius, middle + 0.016, body),
        (radius - 0.014, middle + 0.010, colours.inlay),
        (radius - 0.014, middle - 0.010, colours.inlay),
        (radius, middle - 0.016, body),
        (radius, foot + 0.035, body),
        (radius - 0.022, foot + 0.004, body),
        (radius - 0.035, foot, body),
    ]
}

/// The profile of the top of a disc, with rings from the centre out to the rim.
fn face(colours: Colours, radius: f32, rim: f32) -> Vec<LathePoint> {
    let (body, inlay) = (colours.body, colours.inlay);
    let floor = rim - 0.035;
    vec![
        (0.0, floor, body),
        (radius * 0.30, floor, body),
        (radius * 0.36, floor + 0.016, body),
        (radius * 0.42, floor + 0.016, body),
        (radius * 0.48, floor, body),
        (radius * 0.54, floor, body),
        (radius * 0.54, floor - 0.001, inlay),
        (radius * 0.63, floor - 0.001, inlay),
        (radius * 0.63, floor, body),
        (radius * 0.72, floor, body),
    ]
}

fn man(colours: Colours) -> Shape {
    let mut profile = face(colours, RADIUS, MAN_HEIGHT);
    profile.extend(edge(colours, RADIUS, MAN_HEIGHT, 0.0));
    turned(&profile, SEGMENTS)
}

fn king(colours: Colours) -> Shape {
    let (radius, waist, rim) = (KING_RADIUS, 0.19, KING_RIM);
    let mut profile = face(colours, radius, rim);
    profile.extend(edge(colours, radius, rim, waist + 0.01));
    profile.push((radius - 0.075, waist, colours.body));
    profile.extend(edge(colours, radius, waist - 0.01, 0.0).into_iter().skip(1));
    let gold = colours.crown;
    let band = crown(radius * 0.55, KING_HEIGHT - rim + 0.02, 8, gold);
    turned(&profile, SEGMENTS).and(
        band.and(cap(radius * 0.53, gold))
            .moved(Vec3::Y * (rim - 0.03)),
    )
}

/// The cap that fills a crown of this radius, with a ball on top: from above a king is a disc of gold.
fn cap(radius: f32, gold: LinearRgba) -> Shape {
    let shade = LinearRgba::rgb(0.62 * gold.red, 0.5 * gold.green, 0.4 * gold.blue);
    let profile = [
        (0.0, 0.19, gold),
        (0.12, 0.182, gold),
        (0.18, 0.16, gold),
        (0.15, 0.135, shade),
        (0.22, 0.13, gold),
        (0.5, 0.122, gold),
        (0.74, 0.1, gold),
        (0.9, 0.066, gold),
        (0.96, 0.03, shade),
        (1.0, 0.0, shade),
    ];
    turned(
        &profile.map(|(part, height, gold)| (part * radius, height, gold)),
        SEGMENTS,
    )
}

/// The reflectance of the lacquer.
pub(super) const LACQUER: f32 = 0.5;

/// Computes the meshes of a theme: men and kings, white and black, the sheep and the wolf.
fn models(theme: &Theme) -> [Mesh; 6] {
    let [white, black] = [Side::White, Side::Black].map(|side| Colours::new(theme, side));
    let (sheep, wolf) = (sheep(theme), wolf(theme));
    [
        man(white),
        man(black),
        king(white),
        king(black),
        sheep,
        wolf,
    ]
    .map(Shape::mesh)
}

/// Gives the materials of pieces the colours of a theme.
fn tint(pieces: &PieceAssets, theme: &CurrentTheme, materials: &mut Assets<StandardMaterial>) {
    let linear = |color: Color| color.to_linear();
    if let Some(mut faded) = materials.get_mut(&pieces.faded) {
        faded.base_color = theme.room.faded.into();
        faded.emissive = linear(theme.room.haze.into()) * 0.6;
    }
    let capture = theme.paint(ColorRole::Capture);
    if let Some(mut marked) = materials.get_mut(&pieces.marked) {
        marked.base_color = capture;
        marked.emissive = linear(capture) * 0.25;
    }
}

/// Gives the pieces the colours and the grain of another theme.
fn recolor(
    theme: Res<CurrentTheme>,
    pieces: Res<PieceAssets>,
    mut woods: ResMut<AllWoods>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let (men, kings, animals) = (&pieces.men, &pieces.kings, &pieces.animals);
    let handles = [
        &men.white,
        &men.black,
        &kings.white,
        &kings.black,
        &animals.white,
        &animals.black,
    ];
    for (handle, model) in handles.into_iter().zip(models(&theme)) {
        if let Some(mut mesh) = meshes.get_mut(handle) {
            *mesh = model;
        }
    }
    let grain = woods.of(&theme, &mut images).fine;
    for handle in pieces.materials() {
        if let Some(mut material) = materials.get_mut(handle) {
            material.base_color_texture = Some(grain.clone());
        }
    }
    tint(&pieces, &theme, &mut materials);
}

pub(super) fn plugin(app: &mut App) {
    let theme = *app.world().resource::<CurrentTheme>();
    let grain = app
        .world_mut()
        .resource_scope(|world, mut woods: Mut<AllWoods>| {
            woods
                .of(&theme, &mut world.resource_mut::<Assets<Image>>())
                .fine
        });
    let mut meshes = app.world_mut().resource_mut::<Assets<Mesh>>();
    let [white_man, black_man, white_king, black_king, sheep, wolf] =
        models(&theme).map(|model| meshes.add(model));
    let solid = StandardMaterial {
        base_color_texture: Some(grain),
        perceptual_roughness: 0.34,
        reflectance: LACQUER,
        ..default()
    };
    let clear = |opacity: f32| StandardMaterial {
        base_color: Color::WHITE.with_alpha(opacity),
        alpha_mode: AlphaMode::Blend,
        // What a translucent piece mirrors would make white and black ones equally grey.
        perceptual_roughness: 0.9,
        reflectance: 0.05,
        ..solid.clone()
    };
    let glowing = StandardMaterial {
        emissive_exposure_weight: 0.0,
        ..solid.clone()
    };
    let mut materials = app.world_mut().resource_mut::<Assets<StandardMaterial>>();
    let glass = (1..=GLASS_LEVELS)
        .map(|level| 1.0.lerp(CLEAREST, level as f32 / GLASS_LEVELS as f32))
        .map(|opacity| materials.add(clear(opacity)))
        .collect();
    let pieces = PieceAssets {
        figures: FigureSet::default(),
        animals: BySide {
            white: sheep,
            black: wolf,
        },
        men: BySide {
            white: white_man,
            black: black_man,
        },
        kings: BySide {
            white: white_king,
            black: black_king,
        },
        ghost: materials.add(clear(GHOST)),
        faded: materials.add(glowing.clone()),
        marked: materials.add(glowing),
        solid: materials.add(solid),
        glass,
    };
    tint(&pieces, &theme, &mut materials);
    app.insert_resource(pieces).add_systems(
        Update,
        recolor.in_set(SceneSystems::Draw).run_if(has_new_theme),
    );
}
