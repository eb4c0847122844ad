//! The dialog's text fields and their parsing.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::EditableText;

use crate::online::{Link, PlayerName, RoomCode, Target, server_address};
use crate::viewer::features::online::state::{
    FriendProblem, FriendSettings, GameToOffer, ServerKey,
};

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendField {
    Server,
    Link,
    Name,
    /// The server's key.
    Key,
}

/// The dialog's text fields and settings.
#[derive(SystemParam)]
pub(super) struct Typed<'w, 's> {
    fields: Query<'w, 's, (&'static FriendField, &'static EditableText)>,
    pub(super) settings: ResMut<'w, FriendSettings>,
    pub(super) offer: ResMut<'w, GameToOffer>,
}

impl Typed<'_, '_> {
    fn text(&self, wanted: FriendField) -> String {
        let mut fields = self.fields.iter();
        let field = fields.find(|(field, _)| **field == wanted);
        field.map_or_else(String::new, |(_, text)| text.value().to_string())
    }

    /// Saves the typed name, which may be empty.
    pub(super) fn keep_name(&mut self) -> Result<(), FriendProblem> {
        let text = self.text(FriendField::Name);
        let name = match text.trim() {
            "" => String::new(),
            text => {
                let name = text.parse::<PlayerName>();
                name.map_err(|_| FriendProblem::Name)?.into()
            }
        };
        if self.settings.name != name {
            self.settings.name = name;
        }
        Ok(())
    }

    /// Parses and saves the typed server.
    pub(super) fn server(&mut self) -> Result<String, FriendProblem> {
        let text = self.text(FriendField::Server);
        let server = typed_server(&text).ok_or(FriendProblem::Address)?;
        if self.settings.server != server {
            self.settings.server = server.clone();
        }
        Ok(server)
    }

    /// Saves the typed key for this server. A key saved for another server is not used.
    pub(super) fn key(&mut self, server: &str) -> Option<String> {
        let key = self.text(FriendField::Key).trim().to_owned();
        let kept = self.settings.key.as_ref();
        let is_others = kept.is_some_and(|kept| kept.key == key && kept.server != server);
        if key.is_empty() || is_others {
            return None;
        }
        let server = server.to_owned();
        self.settings.key = Some(ServerKey { server, key: key.clone() });
        Some(key)
    }

    /// Parses the typed link or code.
    pub(super) fn link(&mut self) -> Result<Link, FriendProblem> {
        let link = typed_link(&self.text(FriendField::Link), &self.text(FriendField::Server))?;
        if self.settings.server != link.server {
            self.settings.server = link.server.clone();
        }
        Ok(link)
    }
}

/// Parses a typed server address: the scheme defaults to `https://`, in the local network to `http://`.
fn typed_server(text: &str) -> Option<String> {
    let text = text.trim();
    if text.contains("://") {
        return server_address(text).ok();
    }
    let host = text.split(['/', ':']).next().unwrap_or_default();
    let is_near = host == "localhost" || host.parse::<std::net::Ipv4Addr>().is_ok();
    let scheme = if is_near { "http" } else { "https" };
    server_address(&format!("{scheme}://{text}")).ok()
}

/// Parses a link, typed or opened: a server's, one of the system for this program, or a six-letter code on this server.
pub(super) fn typed_link(text: &str, server: &str) -> Result<Link, FriendProblem> {
    let text = text.trim();
    let text = text.strip_prefix("dames3d:").unwrap_or(text);
    if let Ok(code) = text.parse::<RoomCode>() {
        let server = typed_server(server).ok_or(FriendProblem::Address)?;
        let target = Target::Code(code);
        return Ok(Link { server, target });
    }
    text.parse().map_err(|_| FriendProblem::Link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_server_may_lack_its_scheme() {
        for (typed, address) in [
            ("192.168.1.5:7171", "http://192.168.1.5:7171/"),
            (" localhost ", "http://localhost/"),
            ("dames.example", "https://dames.example/"),
            ("http://dames.example/games/", "http://dames.example/games/"),
        ] {
            assert_eq!(typed_server(typed).as_deref(), Some(address), "{typed}");
        }
        for typed in ["", "ftp://dames.example", "two words"] {
            assert_eq!(typed_server(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_code_is_one_of_the_server_and_a_link_names_its_own() {
        let code = typed_link("fwkqsa", "192.168.1.5:7171").expect("a code");
        assert_eq!(code.to_string(), "http://192.168.1.5:7171/#code=FWKQSA");
        let link = "http://10.0.0.1:7171/#watch=0123456789abcdef";
        let followed = typed_link(&format!("dames3d:{link}"), "").expect("a link");
        assert_eq!(followed.to_string(), link);
        assert_eq!(typed_link("fwkqsa", ""), Err(FriendProblem::Address));
        assert_eq!(typed_link("hello", ""), Err(FriendProblem::Link));
    }
}
