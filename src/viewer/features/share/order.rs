//! The file to make: a picture or an animation, drawn and written.

use std::error::Error;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use crate::pictures::{
    AnimationError, Bitmap, BoardFrame, DiagramStyle, draw_diagram, write_animation,
};
use crate::platform::{fs, write_file};
use crate::viewer::picture::{OffscreenScene, PictureRequest};

type BoxedError = Box<dyn Error + Send + Sync>;

/// The picture to make.
pub(super) struct Order {
    pub(super) frames: Vec<BoardFrame>,
    pub(super) is_animation: bool,
    /// The scene as it is seen; `None` for a diagram.
    pub(super) scene: Option<PictureRequest>,
    pub(super) diagram: DiagramStyle,
    /// The folder, and the name of the file without its number and ending.
    pub(super) folder: PathBuf,
    pub(super) name: String,
}

impl Order {
    /// Makes the file and returns its path.
    pub(super) fn carry_out(
        self,
        mut progress: impl FnMut(f32) -> ControlFlow<()>,
    ) -> Result<PathBuf, AnimationError> {
        let draw_error = |error: BoxedError| AnimationError::Draw(error);
        let last = self.frames.last().ok_or(AnimationError::Empty)?;
        let mut paint: Box<dyn FnMut(&BoardFrame) -> Result<Bitmap, BoxedError>> = match &self.scene
        {
            Some(request) => {
                let mut scene =
                    OffscreenScene::new(request).map_err(|error| draw_error(error.into()))?;
                Box::new(move |frame| Ok(scene.draw(frame)?))
            }
            None => {
                let style = self.diagram;
                Box::new(move |frame| Ok(draw_diagram(frame, &style)))
            }
        };
        let count = self.frames.len() as f32;
        let (file, ending) = if self.is_animation {
            let written = |frames| progress(frames as f32 / count);
            (
                write_animation(&self.frames, Vec::new(), paint, written)?,
                "gif",
            )
        } else {
            let bitmap = paint(last).map_err(draw_error)?;
            let png = bitmap.png().map_err(|error| draw_error(error.into()))?;
            (png, "png")
        };
        let path = free_path(&self.folder, &self.name, ending);
        write_file(&path, file).map_err(|error| draw_error(error.into()))?;
        Ok(path)
    }
}

/// The first of `name.png`, `name-2.png`, … that does not exist.
fn free_path(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let first = folder.join(format!("{name}.{ending}"));
    let others = (2..10_000).map(|number| folder.join(format!("{name}-{number}.{ending}")));
    [first.clone()]
        .into_iter()
        .chain(others)
        .find(|path| !fs::exists(path).unwrap_or(false))
        .unwrap_or(first)
}
