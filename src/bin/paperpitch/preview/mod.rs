//! `preview`: the designer's page in the browser, served to this machine alone. Starts the parts and ends with Ctrl-C.
//!
//! The page holds the text of a variant file; the server holds none of its changes. Each change is sent as a whole text, and
//! comes back as a sheet with its findings. Only the file on disk has a state: it is watched, and written when asked.

mod file;
mod form;
mod guard;
mod routes;
mod studio;
mod wording;

use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use tokio::net::TcpListener;
use tokio::runtime::Builder;

use crate::designer_args::Preview;
use crate::failure::{Failure, reason};
use crate::languages;
use crate::layout::Layout;
use crate::screen::Screen;
use crate::shelf::Shelf;

/// Serves the page until the program is ended.
pub fn preview(args: &Preview, screen: Screen) -> Result<(), Failure> {
    let file = file::Shared::open(args)?;
    let lang = Shelf::open(args.wording.lang_dir.as_deref())?.tag(&args.lang)?;
    languages::read(std::slice::from_ref(&lang), &args.wording, screen)?;
    Layout::new(args.paper, args.cell.cell)?;
    let studio = studio::Studio::open(args.wording.clone(), file.clone());
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::refused(format!("cannot start: {}", reason(&error))))?;
    runtime.block_on(async {
        let listener = listen(args.port).await?;
        let address = listener.local_addr().map_err(|error| Failure::refused(reason(&error)))?;
        screen.data(format!("http://{address}/\n").as_bytes())?;
        screen.say("the page is for this machine alone; Ctrl-C ends it");
        if args.open {
            open(address, screen);
        }
        let start = wording::Start::new(args, lang);
        let served = axum::serve(listener, routes::router(address, studio, file, start)).await;
        served.map_err(|error| Failure::refused(format!("cannot serve: {}", reason(&error))))
    })
}

/// Takes a port of this machine that no other machine can reach.
async fn listen(port: u16) -> Result<TcpListener, Failure> {
    TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await.map_err(|error| {
        Failure::refused_with(
            format!("cannot take port {port}: {}", reason(&error)),
            "another preview may be running; --port 0 takes any port that is free",
        )
    })
}

/// Opens the page in the user's browser. A machine without one is told the address all the same.
fn open(address: SocketAddr, screen: Screen) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(opener);
    command.arg(format!("http://{address}/")).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match command.spawn() {
        // Whoever opens the browser is waited for, so that nothing is left of it.
        Ok(mut child) => drop(std::thread::spawn(move || child.wait())),
        Err(_) => screen.say("no browser was found: open the address yourself"),
    }
}
