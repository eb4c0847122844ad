//! Links to games: an invitation, one's own seat on another device, watching. Secrets stand after the `#`, in the part
//! that no server logs and no link preview sees.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The letters of a spoken code: none looks or sounds like a digit.
const CODE_LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ";
/// Number of letters of a code.
const CODE_LENGTH: usize = 6;

/// The beginning of a link that a system opens with this program: `dames3d:http://192.168.1.5:7171/#code=ABCDEF`.
const SCHEME: &str = "dames3d:";

/// A text that is not a link to a game, or not a part of one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidLink {
    /// The fragment with the target is missing.
    #[error(
        "expected a link such as http://192.168.1.5:7171/#join=GAME.SECRET, #seat=GAME.SECRET, #watch=GAME or #code=ABCDEF"
    )]
    Shape,
    /// The address is not one of the web.
    #[error("expected an address that begins with http:// or https://, found “{0}”")]
    Address(String),
    /// Not the name of a game.
    #[error("expected 16 hexadecimal digits as the name of a game, found {0} characters")]
    Game(usize),
    /// Not the secret of a seat; it is not repeated here.
    #[error("expected 32 hexadecimal digits as a secret, found {0} characters")]
    Secret(usize),
    /// Not a code.
    #[error("expected a code of six letters without I, L and O, found “{0}”")]
    Code(String),
}

/// Reads exactly as many hexadecimal digits.
fn hexadecimal<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    if text.len() != 2 * BYTES || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).ok()?;
        *byte = u8::from_str_radix(digits, 16).ok()?;
    }
    Some(bytes)
}

/// The name of a game on its server. Anyone who knows it may watch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct GameId(u64);

impl GameId {
    /// A name of these random bits.
    pub const fn from_random(bits: u64) -> GameId {
        GameId(bits)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl FromStr for GameId {
    type Err = InvalidLink;

    fn from_str(text: &str) -> Result<GameId, InvalidLink> {
        hexadecimal(text)
            .map(|bytes| GameId(u64::from_be_bytes(bytes)))
            .ok_or(InvalidLink::Game(text.chars().count()))
    }
}

impl From<GameId> for String {
    fn from(game: GameId) -> String {
        game.to_string()
    }
}

impl TryFrom<String> for GameId {
    type Error = InvalidLink;

    fn try_from(text: String) -> Result<GameId, InvalidLink> {
        text.parse()
    }
}

/// The secret of a seat or of an invitation: 128 random bits. The server keeps only its hash, and it is never shown in
/// an error or a log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Secret([u8; 16]);

impl Secret {
    /// A secret of these random bits.
    pub const fn from_random(bits: u128) -> Secret {
        Secret(bits.to_be_bytes())
    }

    /// The bits, to be hashed.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// The secret as written in a link.
    pub fn revealed(&self) -> String {
        format!("{:032x}", u128::from_be_bytes(self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = InvalidLink;

    fn from_str(text: &str) -> Result<Secret, InvalidLink> {
        hexadecimal(text).map(Secret).ok_or(InvalidLink::Secret(text.chars().count()))
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.revealed()
    }
}

impl TryFrom<String> for Secret {
    type Error = InvalidLink;

    fn try_from(text: String) -> Result<Secret, InvalidLink> {
        text.parse()
    }
}

/// An invitation spoken in the same room: six letters without look-alikes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RoomCode([u8; CODE_LENGTH]);

impl RoomCode {
    /// A code of these random bits.
    pub fn from_random(bits: u64) -> RoomCode {
        let letters = CODE_LETTERS.len() as u64;
        let mut rest = bits;
        RoomCode(std::array::from_fn(|_| {
            let letter = CODE_LETTERS[(rest % letters) as usize];
            rest /= letters;
            letter
        }))
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.0).unwrap_or_default())
    }
}

impl fmt::Debug for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoomCode(…)")
    }
}

impl FromStr for RoomCode {
    type Err = InvalidLink;

    /// Parses a code in upper or lower case.
    fn from_str(text: &str) -> Result<RoomCode, InvalidLink> {
        let capitals = text.trim().to_ascii_uppercase();
        let letters: Option<[u8; CODE_LENGTH]> = capitals.as_bytes().try_into().ok();
        letters
            .filter(|letters| letters.iter().all(|letter| CODE_LETTERS.contains(letter)))
            .map(RoomCode)
            .ok_or_else(|| InvalidLink::Code(text.to_owned()))
    }
}

impl From<RoomCode> for String {
    fn from(code: RoomCode) -> String {
        code.to_string()
    }
}

impl TryFrom<String> for RoomCode {
    type Error = InvalidLink;

    fn try_from(text: String) -> Result<RoomCode, InvalidLink> {
        text.parse()
    }
}

/// The target of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// The free seat of a game, for the invited player.
    Join {
        /// The game.
        game: GameId,
        /// The secret of the invitation.
        secret: Secret,
    },
    /// The free seat of the game with this code.
    Code(RoomCode),
    /// A player's own seat, also on another device.
    Seat {
        /// The game.
        game: GameId,
        /// The secret of the seat.
        secret: Secret,
    },
    /// A watcher's place.
    Watch {
        /// The game.
        game: GameId,
    },
}

/// A link to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The address of the server's page, which ends with a slash: `https://dames.example/`.
    pub server: String,
    /// Its target.
    pub target: Target,
}

impl Link {
    /// Returns `true` for a text that can only be meant as a link.
    pub fn is_meant_by(text: &str) -> bool {
        [SCHEME, "http://", "https://"].into_iter().any(|beginning| text.starts_with(beginning))
    }

    /// The address of the socket: `wss://dames.example/socket`.
    pub fn socket(&self) -> String {
        socket_of(&self.server)
    }
}

/// Parses the address of a server's page, such as `http://192.168.1.5:7171`, and returns it with a slash at its end.
pub fn server_address(text: &str) -> Result<String, InvalidLink> {
    let address = text.trim();
    let is_of_the_web = |rest: &&str| !rest.is_empty() && !rest.starts_with(['/', ':', '#']);
    ["http://", "https://"]
        .into_iter()
        .find_map(|scheme| address.strip_prefix(scheme))
        .filter(is_of_the_web)
        .filter(|_| !address.contains(|letter: char| letter.is_whitespace() || letter == '#'))
        .ok_or_else(|| InvalidLink::Address(address.to_owned()))?;
    // What a page has in its address beside the folder it lies in.
    let address = address.split('?').next().unwrap_or(address);
    Ok(match address.rsplit_once('/') {
        Some((folder, _)) if !folder.ends_with('/') => format!("{folder}/"),
        _ => format!("{address}/"),
    })
}

/// The address of the socket of this page's server.
pub(crate) fn socket_of(server: &str) -> String {
    match server.split_once("://") {
        Some(("https", rest)) => format!("wss://{rest}socket"),
        Some((_, rest)) => format!("ws://{rest}socket"),
        None => String::new(),
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#", self.server)?;
        match &self.target {
            Target::Join { game, secret } => write!(f, "join={game}.{}", secret.revealed()),
            Target::Code(code) => write!(f, "code={code}"),
            Target::Seat { game, secret } => write!(f, "seat={game}.{}", secret.revealed()),
            Target::Watch { game } => write!(f, "watch={game}"),
        }
    }
}

impl FromStr for Link {
    type Err = InvalidLink;

    fn from_str(text: &str) -> Result<Link, InvalidLink> {
        let text = text.trim();
        let text = text.strip_prefix(SCHEME).unwrap_or(text);
        let (address, fragment) = text.split_once('#').ok_or(InvalidLink::Shape)?;
        let server = server_address(address)?;
        let (kind, value) = fragment.split_once('=').ok_or(InvalidLink::Shape)?;
        let with_secret = || -> Result<(GameId, Secret), InvalidLink> {
            let (game, secret) = value.split_once('.').ok_or(InvalidLink::Shape)?;
            Ok((game.parse()?, secret.parse()?))
        };
        let target = match kind {
            "join" => with_secret().map(|(game, secret)| Target::Join { game, secret })?,
            "seat" => with_secret().map(|(game, secret)| Target::Seat { game, secret })?,
            "code" => Target::Code(value.parse()?),
            "watch" => Target::Watch { game: value.parse()? },
            _ => return Err(InvalidLink::Shape),
        };
        Ok(Link { server, target })
    }
}
