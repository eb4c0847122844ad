//! WebSockets: what is sent arrives, what ends is reported, and nobody waits for a network.

use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use dames3d_platform::{Wire, WireEvent, random_bytes};
use tungstenite::{Message, WebSocket, accept};

/// A wire with a channel that its wakes go through.
struct Woken {
    wire: Wire,
    wakes: Receiver<()>,
}

impl Woken {
    fn open(address: &str) -> Woken {
        let (sender, wakes) = mpsc::channel();
        let wire = Wire::open(address, move || {
            let _ = sender.send(());
        });
        Woken { wire, wakes }
    }

    /// Waits for the next event.
    fn next(&mut self) -> WireEvent {
        loop {
            if let Some(event) = self.wire.take() {
                return event;
            }
            self.wakes.recv().expect("woken before the wire ends");
        }
    }

    /// Waits for the reason why the connection ended.
    fn failure(&mut self) -> String {
        match self.next() {
            WireEvent::Closed(Some(error)) => error.to_string(),
            event => panic!("{event:?}"),
        }
    }
}

/// A server that does this with the first connection, and its address.
fn serve<T: Send + 'static>(
    serve: impl FnOnce(WebSocket<TcpStream>) -> T + Send + 'static,
) -> (String, thread::JoinHandle<T>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let server = thread::spawn(move || {
        let (stream, _) = listener.accept().expect("a connection");
        serve(accept(stream).expect("a WebSocket"))
    });
    (format!("ws://{address}/socket"), server)
}

fn received(text: &str) -> WireEvent {
    WireEvent::Received(text.to_owned())
}

#[test]
fn texts_arrive_in_order_in_both_directions() {
    let (address, server) = serve(|mut socket| {
        for _ in 0..1_000 {
            let message = socket.read().expect("a message");
            socket.send(message).expect("sent");
        }
        socket.close(None).expect("closed");
        while socket.read().is_ok() {}
    });
    let mut woken = Woken::open(&address);
    // What is sent before the connection is there is sent when it is.
    (0..1_000).for_each(|number| woken.wire.send(format!("{number} é")));
    assert_eq!(woken.next(), WireEvent::Opened);
    for number in 0..1_000 {
        assert_eq!(woken.next(), received(&format!("{number} é")));
    }
    assert_eq!(woken.next(), WireEvent::Closed(None));
    assert_eq!(woken.wire.take(), None);
    // Nobody reads it any more.
    woken.wire.send("late".to_owned());
    server.join().expect("served");
}

#[test]
fn long_texts_arrive_whole() {
    let long = "x".repeat(3 << 20);
    let (address, server) = serve(|mut socket| {
        let message = socket.read().expect("a message");
        socket.send(message).expect("sent");
        while socket.read().is_ok() {}
    });
    let mut woken = Woken::open(&address);
    woken.wire.send(long.clone());
    assert_eq!(woken.next(), WireEvent::Opened);
    assert!(woken.next() == received(&long));
    drop(woken);
    server.join().expect("served");
}

#[test]
fn pings_are_answered_while_nobody_listens() {
    let (address, server) = serve(|mut socket| {
        let ping = Message::Ping(b"12345678".to_vec().into());
        socket.send(ping).expect("sent");
        socket.read().expect("an answer")
    });
    let woken = Woken::open(&address);
    let pong = Message::Pong(b"12345678".to_vec().into());
    assert_eq!(server.join().expect("served"), pong);
    drop(woken);
}

#[test]
fn a_wire_that_is_dropped_is_closed() {
    let (address, server) = serve(|mut socket| socket.read().expect("the end"));
    let mut woken = Woken::open(&address);
    assert_eq!(woken.next(), WireEvent::Opened);
    let Woken { wire, wakes } = woken;
    drop(wire);
    assert!(matches!(server.join(), Ok(Message::Close(_))));
    // The thread ends and drops its way to wake.
    while wakes.recv().is_ok() {}
}

#[test]
fn a_wire_that_is_dropped_before_the_server_answers_ends() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let Woken { wire, wakes } = Woken::open(&format!("ws://{address}/socket"));
    let (_stream, _) = listener.accept().expect("a connection");
    drop(wire);
    while wakes.recv().is_ok() {}
}

#[test]
fn a_connection_that_breaks_is_reported() {
    let (address, server) = serve(drop);
    let mut woken = Woken::open(&address);
    assert_eq!(woken.next(), WireEvent::Opened);
    assert!(matches!(woken.next(), WireEvent::Closed(Some(_))));
    server.join().expect("served");
}

#[test]
fn servers_that_cannot_be_reached_are_named_with_the_reason() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let reason = Woken::open(&format!("ws://{address}/socket")).failure();
    assert!(reason.starts_with(&address.to_string()), "{reason}");
    for address in ["", "nonsense", "http://host/", "ws:///socket", "ws://\u{7}/"] {
        let reason = Woken::open(address).failure();
        assert!(!reason.is_empty(), "{address}");
    }
}

#[test]
fn a_server_of_something_else_is_no_websocket() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let server = thread::spawn(move || {
        use std::io::{Read, Write};
        let (mut stream, _) = listener.accept().expect("a connection");
        let mut request = [0; 1024];
        let _ = stream.read(&mut request).expect("a request");
        stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n").expect("answered");
    });
    let reason = Woken::open(&format!("ws://{address}/socket")).failure();
    assert!(reason.contains("404"), "{reason}");
    server.join().expect("served");
}

#[test]
fn a_server_without_a_certificate_is_not_trusted() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let server = thread::spawn(move || {
        use std::io::Write;
        let (mut stream, _) = listener.accept().expect("a connection");
        let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n");
    });
    let reason = Woken::open(&format!("wss://{address}/socket")).failure();
    assert!(!reason.is_empty());
    // On a system without certificates, no connection is made.
    let _ = TcpStream::connect(address);
    server.join().expect("served");
}

#[test]
fn random_bytes_differ() {
    let bytes = [(); 2].map(|()| random_bytes::<16>().expect("random numbers"));
    assert_ne!(bytes[0], bytes[1]);
}
