use std::env;
use std::path::{Path, PathBuf};

/// Returns the folder of the page installed with this program: `page` beside it, or `share/dames3d/page` if it is in a
/// folder such as `/usr/games` or `~/.local/bin`. `None` if there is none.
pub fn installed_page() -> Option<PathBuf> {
    page_of(&env::current_exe().ok()?)
}

fn page_of(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    let shared = folder.parent().map(|prefix| prefix.join("share/dames3d/page"));
    let is_page = |page: &PathBuf| {
        let files = ["index.html", "page_bg.wasm"];
        files.iter().all(|file| page.join(file).is_file())
    };
    [folder.join("page")].into_iter().chain(shared).find(is_page)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_page_is_found_beside_the_program_or_where_packages_have_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("usr/games/dames3d");
        assert_eq!(page_of(&program), None);
        assert_eq!(page_of(Path::new("/")), None);
        for place in ["usr/share/dames3d/page", "usr/games/page"] {
            let page = folder.path().join(place);
            fs::create_dir_all(&page).expect("folders");
            fs::write(page.join("index.html"), "").expect("a file");
            assert_ne!(page_of(&program), Some(page.clone()), "without its module");
            fs::write(page.join("page_bg.wasm"), "").expect("a file");
            assert_eq!(page_of(&program), Some(page));
        }
    }
}
