//! A server inside another program.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;

use dames3d_server::{Data, LocalServer, ServeOptions};

fn options(folder: &Path, port: u16) -> ServeOptions {
    ServeOptions {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
        ..ServeOptions::new(Data::Folder(folder.to_owned()))
    }
}

#[test]
fn a_server_inside_a_program_listens_until_it_is_dropped_and_can_be_started_again() {
    let folder = tempfile::tempdir().expect("a folder");
    for _ in 0..2 {
        let server = LocalServer::start(&options(folder.path(), 0)).expect("it starts");
        let address = server.listening().addresses[0];
        TcpStream::connect(address).expect("it listens");
        drop(server);
        TcpStream::connect(address).expect_err("it has ended");
    }
}

#[test]
fn a_server_whose_port_is_taken_has_another_one() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port();
    let folder = tempfile::tempdir().expect("a folder");
    let server = LocalServer::start(&options(folder.path(), port)).expect("it starts");
    let address = server.listening().addresses[0];
    assert_ne!(address.port(), port);
    TcpStream::connect(address).expect("it listens");
}
