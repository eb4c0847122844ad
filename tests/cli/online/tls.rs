//! Games through TLS: a proxy with a certificate made for it stands before the server.

use std::ffi::OsStr;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use tempfile::TempDir;

use super::player::{Home, Player};
use super::{TestServer, invitation, numbered};

/// The time between two looks for bytes.
const LOOK: Duration = Duration::from_millis(5);

/// A proxy that encrypts. Its connections end with those of the clients.
struct TlsProxy {
    address: SocketAddr,
    /// The folder of its certificate: tests run side by side, and each proxy has its own.
    folder: TempDir,
}

impl TlsProxy {
    /// A proxy before the server at this address.
    fn start(server: SocketAddr) -> TlsProxy {
        let folder = tempfile::tempdir().expect("a folder");
        let (certificate, key) = (certificate_in(&folder), folder.path().join("key.pem"));
        let made = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"])
            .args(["-nodes", "-days", "2", "-subj", "/CN=Dames 3D test"])
            .args(["-addext", "subjectAltName=IP:127.0.0.1"])
            .args(["-addext", "basicConstraints=critical,CA:FALSE"])
            .args([OsStr::new("-keyout"), key.as_os_str()])
            .args([OsStr::new("-out"), certificate.as_os_str()])
            .output()
            .expect("openssl runs");
        assert!(made.status.success(), "{made:?}");
        let chain = CertificateDer::from_pem_file(&certificate).expect("a certificate");
        let key = PrivateKeyDer::from_pem_file(&key).expect("a key");
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![chain], key)
            .expect("a certificate with its key");
        let config = Arc::new(config);
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let config = config.clone();
                thread::spawn(move || {
                    let connection = ServerConnection::new(config).expect("a connection");
                    let client = StreamOwned::new(connection, client);
                    // However it ends, the client sees it.
                    let _ = TcpStream::connect(server).and_then(|server| forward(client, server));
                });
            }
        });
        TlsProxy { address, folder }
    }

    fn certificate(&self) -> PathBuf {
        certificate_in(&self.folder)
    }

    fn url(&self) -> String {
        format!("https://{}/", self.address)
    }
}

fn certificate_in(folder: &TempDir) -> PathBuf {
    folder.path().join("certificate.pem")
}

/// Returns `true` if this machine can make certificates.
fn has_openssl() -> bool {
    let version = Command::new("openssl").arg("version").output();
    let has = version.is_ok_and(|output| output.status.success());
    if !has {
        println!("ignored: there is no openssl on this machine");
    }
    has
}

/// Forwards in both directions until either side ends.
fn forward(
    mut client: StreamOwned<ServerConnection, TcpStream>,
    mut server: TcpStream,
) -> io::Result<()> {
    client.sock.set_nonblocking(true)?;
    server.set_nonblocking(true)?;
    loop {
        let read = some(&mut client)?;
        server.write_all(&read)?;
        let answer = some(&mut server)?;
        client.write_all(&answer)?;
        if read.is_empty() && answer.is_empty() {
            thread::sleep(LOOK);
        }
    }
}

/// The bytes that are there; an error at the end.
fn some(from: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; 16 * 1024];
    match from.read(&mut bytes) {
        Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
        Ok(count) => {
            bytes.truncate(count);
            Ok(bytes)
        }
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

#[test]
fn two_play_through_tls_with_a_certificate_that_they_trust() {
    if !has_openssl() {
        return;
    }
    let server = TestServer::start();
    let proxy = TlsProxy::start(server.address());
    let homes = [Home::new(), Home::new()];
    let start = |home: &Home, arguments: &[&str]| {
        Player::start_trusting(home, &proxy.certificate(), arguments)
    };
    let mut white = start(&homes[0], &["--invite", &proxy.url()]);
    let link = invitation(&mut white);
    assert!(link.starts_with(&proxy.url()), "{link}");
    let mut black = start(&homes[1], &["--join", &link]);
    white.sees("The game begins.");
    for (ply, text) in ["32-28", "19-23", "28x19"].into_iter().enumerate() {
        let player = if ply % 2 == 0 { &mut white } else { &mut black };
        player.types(text);
        white.sees(&numbered(ply, text));
        black.sees(&numbered(ply, text));
    }
    assert_eq!(server.moves(), 3);
}

#[test]
fn a_certificate_that_nobody_trusts_is_refused_with_the_reason() {
    if !has_openssl() {
        return;
    }
    let server = TestServer::start();
    let proxy = TlsProxy::start(server.address());
    let other = TlsProxy::start(server.address());
    let home = Home::new();
    let mut player =
        Player::start_trusting(&home, &other.certificate(), &["--invite", &proxy.url()]);
    let reason = player.sees_line("cannot be reached: ");
    assert!(reason.contains("certificate"), "{reason}");
}
