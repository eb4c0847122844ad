//! This window's own server, for a game in the same room.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use bevy::prelude::*;
use dames3d_server::{Data, LocalServer, ServeError, ServeOptions, installed_page};

use super::connection::{ConnectTarget, Connecting};
use super::state::{FRIEND, FriendPage, FriendProblem, FriendSettings, Host};
use crate::online::Link;
use crate::viewer::board::line_preview::EndPreviews;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::session::remote::RemoteUpdate;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundTask;

/// The server, once started.
#[derive(Resource, Debug, Default)]
struct RoomServer {
    server: Option<LocalServer>,
    starting: Option<(Host, BackgroundTask<Result<LocalServer, ServeError>>)>,
}

/// The server options. A resumed game is served at its original address.
fn options(folder: PathBuf, link: Option<&Link>) -> ServeOptions {
    let defaults = ServeOptions::new(Data::Folder(folder));
    let port = link.and_then(|link| {
        let (_, host) = link.server.split_once("://")?;
        let (_, port) = host.trim_end_matches('/').rsplit_once(':')?;
        port.parse().ok()
    });
    let port = port.unwrap_or(defaults.listen.port());
    ServeOptions {
        listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port),
        is_lan: true,
        // For phones in the same room.
        page: installed_page(),
        ..defaults
    }
}

/// Starts the server in the background.
fn start(
    mut requests: MessageReader<Host>,
    mut room: ResMut<RoomServer>,
    mut connecting: Connecting,
    mut updates: MessageWriter<RemoteUpdate>,
    mut dialogs: ResMut<OpenDialogs>,
    mut settings: ResMut<FriendSettings>,
    folders: Res<UserFolders>,
    waker: WindowWaker,
) {
    let Some(request) = requests.read().last().cloned() else {
        return;
    };
    if matches!(request, Host::Offer(_)) {
        updates.write(RemoteUpdate::Leave);
    }
    if let Some(server) = &room.server {
        let url = server.listening().url.clone();
        if settings.hosted.as_ref() != Some(&url) {
            settings.hosted = Some(url.clone());
        }
        if matches!(request, Host::Offer(_)) {
            dialogs.open(FRIEND, FriendPage::Invitation);
        }
        connecting.go(target(request, url));
        return;
    }
    let Some(folder) = folders.hosted_games() else {
        connecting.connection.problem = Some(FriendProblem::NotHosted(String::new()));
        return;
    };
    let link = match &request {
        Host::Return(link) => Some(link),
        Host::Offer(_) => None,
    };
    let options = options(folder, link);
    let task = BackgroundTask::start(waker.waker(), move |answers| {
        answers.send(LocalServer::start(&options));
    });
    room.starting = Some((request, task));
    connecting.connection.is_starting = true;
    connecting.connection.problem = None;
}

fn target(request: Host, url: String) -> ConnectTarget {
    match request {
        Host::Offer(settings) => ConnectTarget::Offer(url, settings),
        Host::Return(link) => ConnectTarget::Follow(Link { server: url, ..link }),
    }
}

/// Enters the game once the server is listening.
fn follow(
    mut room: ResMut<RoomServer>,
    mut connecting: Connecting,
    mut settings: ResMut<FriendSettings>,
    mut dialogs: ResMut<OpenDialogs>,
) {
    let room = room.bypass_change_detection();
    let Some((_, task)) = &mut room.starting else {
        return;
    };
    let (mut answers, is_over) = task.take();
    let Some(started) = answers.pop() else {
        if is_over {
            room.starting = None;
            connecting.connection.is_starting = false;
        }
        return;
    };
    let Some((request, _)) = room.starting.take() else {
        return;
    };
    if !std::mem::take(&mut connecting.connection.is_starting) {
        // The player has canceled the game, or follows another.
        room.server = started.ok();
        return;
    }
    match started {
        Ok(server) => {
            let url = server.listening().url.clone();
            settings.hosted = Some(url.clone());
            room.server = Some(server);
            if matches!(request, Host::Offer(_)) {
                dialogs.open(FRIEND, FriendPage::Invitation);
            }
            connecting.go(target(request, url));
        }
        Err(error) => {
            connecting.connection.problem = Some(match error {
                ServeError::NoLan => FriendProblem::NoNetwork,
                error => FriendProblem::NotHosted(error.to_string()),
            });
        }
    }
}

/// Shuts the server down with the window.
fn stop(mut room: ResMut<RoomServer>) {
    room.server = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RoomServer>()
        .add_systems(
            Update,
            (start, follow)
                .chain()
                .after(FrameSystems::Input)
                .before(EndPreviews)
                .before(FrameSystems::Apply),
        )
        .add_systems(Last, stop.run_if(on_message::<AppExit>));
}
