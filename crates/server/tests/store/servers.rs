//! A server whose games come back with its store.

use std::net::SocketAddr;
use std::sync::Arc;

use dames3d_online::{
    ClientMessage, Fact, GameSettings, Hello, Intent, Invitation, PROTOCOL_VERSION, Rejection,
    Role, Secret, ServerMessage, Welcome,
};
use dames3d_rules::rules::{Side, Variant};
use dames3d_server::{Data, NoSignal, ServeError, ServeOptions, Server, Store, SystemClock};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::place::Place;
use crate::{Case, named};

pub(crate) fn all() -> Vec<Case> {
    named![a_join_by_code_is_found_again_after_a_restart]
}

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<Result<(), ServeError>>,
}

impl Running {
    async fn start(place: &Place) -> Running {
        let store: Arc<dyn Store> = Arc::from(place.open().await as Box<dyn Store>);
        let data = match place {
            Place::Folder(folder) => Data::Folder(folder.path().to_owned()),
            Place::Database(address) => Data::Postgres(address.clone()),
        };
        let options = ServeOptions {
            listen: "127.0.0.1:0".parse().expect("an address"),
            ..ServeOptions::new(data)
        };
        let clock = Arc::new(SystemClock::default());
        let server = Server::bind(&options, store, Arc::new(NoSignal), clock);
        let server = server.expect("a free port");
        let address = server.listening().addresses[0];
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Running { address, stop, ended }
    }

    async fn stop(self) {
        self.stop.send(()).expect("a server that runs");
        let ended = self.ended.await.expect("no panic");
        ended.expect("an end in order");
    }

    async fn say_hello(&self, intent: Intent) -> WebSocketStream<TcpStream> {
        let stream = TcpStream::connect(self.address).await.expect("a connection");
        let url = format!("ws://{}/socket", self.address);
        let (mut socket, _) = client_async(url, stream).await.expect("an upgrade");
        let hello = ClientMessage::Hello(Hello {
            protocol: PROTOCOL_VERSION,
            version: "test".to_owned(),
            intent,
        });
        let text = Message::text(hello.text());
        socket.send(text).await.expect("sent");
        socket
    }
}

/// The next message.
async fn hear(socket: &mut WebSocketStream<TcpStream>) -> ServerMessage {
    loop {
        let message = socket.next().await.expect("a message");
        if let Message::Text(text) = message.expect("a message") {
            return ServerMessage::read(&text).expect("a message of the protocol");
        }
    }
}

fn welcome(message: ServerMessage) -> Welcome {
    match message {
        ServerMessage::Welcome(welcome) => *welcome,
        other => panic!("expected a welcome, found {other:?}"),
    }
}

async fn a_join_by_code_is_found_again_after_a_restart(place: Place) {
    let server = Running::start(&place).await;
    let create = Intent::Create {
        settings: GameSettings::new(Variant::International),
        seat: Secret::from_random(1),
        key: None,
    };
    let mut host = server.say_hello(create).await;
    let offered = welcome(hear(&mut host).await);
    let code = offered.invitation.expect("a free seat").code;
    let join =
        |seat| Intent::Join { invitation: Invitation::Code(code), seat: Secret::from_random(seat) };
    // The welcome is not read.
    let guest = server.say_hello(join(2)).await;
    loop {
        if let ServerMessage::Entries { entries, .. } = hear(&mut host).await
            && entries.iter().any(|entry| entry.fact == Fact::Joined(Side::Black))
        {
            break;
        }
    }
    drop((guest, host));
    server.stop().await;
    let server = Running::start(&place).await;
    let mut guest = server.say_hello(join(2)).await;
    let entered = welcome(hear(&mut guest).await);
    assert_eq!((entered.game, entered.role), (offered.game, Role::Seat(Side::Black)));
    let mut stranger = server.say_hello(join(3)).await;
    let rejected = ServerMessage::Rejected(Rejection::NoSuchGame);
    assert_eq!(hear(&mut stranger).await, rejected);
    server.stop().await;
}
