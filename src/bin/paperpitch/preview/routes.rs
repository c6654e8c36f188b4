//! The requests of the page, each with its answer. Makes no sheet and reads no file itself.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use futures_util::Stream;
use futures_util::stream::unfold;
use paperpitch::variant::MAX_BYTES;
use serde::Deserialize;
use tokio::task::spawn_blocking;

use super::file::{self, Shared};
use super::guard::{self, Guard};
use super::studio::{Made, Studio, Wish};
use super::wording::Start;
use crate::web;

const PAGE: &str = include_str!("../../../../templates/web/preview.html");
const STYLE: &str = include_str!("../../../../templates/web/preview.css");
const SCRIPT: &str = include_str!("../../../../templates/web/preview.js");

/// The most bytes of a request: two texts of a variant, written as JSON.
const MOST: usize = MAX_BYTES * 6;

/// What answers are made with.
#[derive(Clone)]
struct House {
    studio: Studio,
    file: Shared,
    start: Arc<Start>,
}

/// All that is served; anything else is not found.
pub fn router(address: SocketAddr, studio: Studio, file: Shared, start: Start) -> Router {
    Router::new()
        .route("/", get(page))
        .route("/preview.css", get(|| async { typed("text/css; charset=utf-8", STYLE) }))
        .route("/preview.js", get(|| async { typed("text/javascript; charset=utf-8", SCRIPT) }))
        // Browsers ask for one unasked.
        .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
        .route("/words/{lang}", get(words))
        .route("/events", get(events))
        .route("/look", post(look))
        .route("/save", post(save))
        .layer(DefaultBodyLimit::max(MOST))
        .layer(middleware::from_fn_with_state(Guard::new(address), guard::watch))
        .with_state(House { studio, file, start: Arc::new(start) })
}

fn typed(kind: &'static str, text: impl IntoResponse) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, kind)], text)
}

async fn page(State(house): State<House>) -> impl IntoResponse {
    let start = serde_json::to_string(&*house.start).unwrap_or_default();
    typed("text/html; charset=utf-8", web::fill(PAGE, |name| (name == "start").then(|| web::json(&start))))
}

async fn words(State(house): State<House>, Path(lang): Path<String>) -> Response {
    let words = spawn_blocking(move || house.start.words(&lang)).await;
    words.ok().flatten().map_or_else(|| StatusCode::NOT_FOUND.into_response(), |words| Json(words).into_response())
}

/// The file, now and at each change.
async fn events(State(house): State<House>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut changes = house.file.changes();
    changes.mark_changed();
    let stream = unfold(changes, |mut changes| async move {
        changes.changed().await.ok()?;
        let event = told(&changes.borrow_and_update());
        Some((Ok(event), changes))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

fn told(state: &file::State) -> Event {
    let told = serde_json::json!({ "text": state.text, "name": state.name, "isFile": state.is_file });
    Event::default().event("file").data(told.to_string())
}

async fn look(State(house): State<House>, Json(wish): Json<Wish>) -> Response {
    match house.studio.make(wish).await {
        Some(Made::Look(look)) => Json(look).into_response(),
        Some(Made::File(name, bytes)) => {
            let kind = if name.ends_with(".pdf") { "application/pdf" } else { "image/svg+xml" };
            let told = [
                (header::CONTENT_TYPE, kind.to_owned()),
                (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
            ];
            (told, bytes).into_response()
        }
        None => StatusCode::UNPROCESSABLE_ENTITY.into_response(),
    }
}

/// What is to be saved.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Save {
    /// The text.
    text: String,
    /// The name of a new file; none for the file that is shown.
    name: Option<String>,
    /// What the page has last seen on disk.
    seen: String,
}

async fn save(State(house): State<House>, Json(save): Json<Save>) -> Response {
    let saved = spawn_blocking(move || house.file.save(&save.text, save.name.as_deref(), &save.seen)).await;
    match saved {
        Ok(Ok(())) => StatusCode::NO_CONTENT.into_response(),
        Ok(Err(why)) => (StatusCode::CONFLICT, why).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
