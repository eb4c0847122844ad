use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use dames3d::i18n::Language;
use dames3d::preferences::TextSize;
use dames3d::viewer::features::vision::actions::VisionAction;
use dames3d::viewer::kernel::settings::{Localization, ViewerSettings};
use dames3d::vision::QuestionKind;

use super::training;
use crate::test_app::TestApp;

impl TestApp {
    /// The texts of board vision that reach beyond the node they stand in.
    fn cut_texts(&mut self) -> Vec<String> {
        let world = self.world();
        let mut named = world.query::<(Entity, &Name)>();
        let panel = named
            .iter(world)
            .find(|(_, name)| name.as_str() == "Board vision")
            .map(|(entity, _)| entity)
            .expect("the panel");
        let mut texts = world.query::<(Entity, &Text)>();
        let texts: Vec<_> =
            texts.iter(world).map(|(entity, text)| (entity, text.0.clone())).collect();
        let rect = |entity: Entity| {
            let entity = world.entity(entity);
            let node = entity.get::<ComputedNode>()?;
            let at = entity.get::<UiGlobalTransform>()?;
            Some(Rect::from_center_size(at.translation, node.size()))
        };
        let parents = |entity: Entity| {
            std::iter::successors(Some(entity), |entity| {
                world.get::<ChildOf>(*entity).map(ChildOf::parent)
            })
        };
        let shown = texts.into_iter().filter(|(entity, text)| {
            let node = world.get::<ComputedNode>(*entity);
            parents(*entity).any(|entity| entity == panel)
                && !text.is_empty()
                && node.is_some_and(|node| !node.is_empty())
        });
        let is_cut = |entity: Entity| {
            let text = rect(entity).expect("a place");
            let outer = parents(entity).skip(1).filter_map(rect);
            outer
                .take(2)
                .any(|outer| text.min.x < outer.min.x - 1.0 || text.max.x > outer.max.x + 1.0)
        };
        shown.filter(|(entity, _)| is_cut(*entity)).map(|(_, text)| text).collect()
    }
}

#[test]
fn no_text_is_cut_in_either_language_at_any_text_size() {
    for language in Language::ALL {
        for size in [TextSize::Percent100, TextSize::Percent200] {
            let mut app = training();
            app.world().insert_resource(Localization::new(language));
            let mut settings = app.world().resource_mut::<ViewerSettings>();
            settings.display.text_size = size;
            app.frames(6);
            let mut cut = app.cut_texts();
            for kind in QuestionKind::ALL {
                app.press(VisionAction::Begin(kind));
                app.frames(4);
                cut.extend(app.cut_texts());
                let wrong = app.wrong_pick();
                match kind {
                    QuestionKind::NameSquare | QuestionKind::SidesOfSquare => app.give(wrong),
                    _ => {}
                }
                app.frames(3);
                cut.extend(app.cut_texts());
            }
            app.end_time();
            cut.extend(app.cut_texts());
            assert!(cut.is_empty(), "{language:?} {size:?}: {cut:#?}");
        }
    }
}
