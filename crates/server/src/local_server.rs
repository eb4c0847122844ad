//! A server inside another program, with which the window hosts a game in the same room.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use dames3d_platform::thread::{self, JoinHandle};
use tokio::sync::oneshot;

use crate::clock::SystemClock;
use crate::open_store::{OpenStore, open_store};
use crate::serve::{Listening, ServeError, ServeOptions, Server};

/// A server that runs on threads of its own until it is dropped.
pub struct LocalServer {
    listening: Listening,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl LocalServer {
    /// Starts a server, and returns once it listens. If the port is taken by another program, it uses any free one.
    pub fn start(options: &ServeOptions) -> Result<LocalServer, ServeError> {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let server = runtime.block_on(async {
            let opened = open_store(&options.data).await;
            let OpenStore { store, signal } = opened.map_err(ServeError::Open)?;
            let clock = Arc::new(SystemClock::default());
            match Server::bind(options, store.clone(), signal.clone(), clock.clone()) {
                Err(ServeError::Listen { address, .. }) if address.port() != 0 => {
                    let any_port = ServeOptions {
                        listen: SocketAddr::new(options.listen.ip(), 0),
                        ..options.clone()
                    };
                    Server::bind(&any_port, store, signal, clock)
                }
                bound => bound,
            }
        })?;
        let listening = server.listening().clone();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            let ended = runtime.block_on(server.run(async {
                let _ = stopped.await;
            }));
            if let Err(error) = ended {
                tracing::error!(%error, "the server has ended");
            }
        })?;
        Ok(LocalServer { listening, stop: Some(stop), thread: Some(thread) })
    }

    pub fn listening(&self) -> &Listening {
        &self.listening
    }
}

impl Drop for LocalServer {
    /// Ends in order: everyone gets a message, and the store is closed.
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // It may have ended by itself.
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl fmt::Debug for LocalServer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listening = &self.listening;
        formatter.debug_struct("LocalServer").field("listening", listening).finish_non_exhaustive()
    }
}
