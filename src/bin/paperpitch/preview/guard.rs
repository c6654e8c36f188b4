//! Who is let in: this machine's own page, and not too often. Knows no page.
//!
//! Any page on the web can make a browser send requests to this machine. The name in `Host` keeps out those that point a name
//! of their own here, `Origin` those that send from elsewhere.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// How many requests may come at once, and how many a second in the long run.
const BURST: f64 = 240.0;
const RATE: f64 = 120.0;

/// What every answer says to the browser.
const MANNERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// What requests are held against.
#[derive(Debug)]
pub struct Guard {
    hosts: [String; 2],
    allowance: Mutex<(f64, Instant)>,
}

impl Guard {
    /// For the page at this address.
    pub fn new(address: SocketAddr) -> Arc<Self> {
        let port = address.port();
        let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        Arc::new(Self { hosts, allowance: Mutex::new((BURST, Instant::now())) })
    }

    /// Why a request is turned away; nothing if it is not.
    fn refusal(&self, headers: &HeaderMap) -> Option<StatusCode> {
        let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let is_ours = |host: &str| self.hosts.iter().any(|ours| ours == host);
        if !text(header::HOST).is_some_and(is_ours) {
            return Some(StatusCode::MISDIRECTED_REQUEST);
        }
        let from_us = |origin: &str| origin.strip_prefix("http://").is_some_and(is_ours);
        if text(header::ORIGIN).is_some_and(|origin| !from_us(origin)) {
            return Some(StatusCode::FORBIDDEN);
        }
        (!self.spends()).then_some(StatusCode::TOO_MANY_REQUESTS)
    }

    /// Takes one request off the allowance, if there is one left.
    fn spends(&self) -> bool {
        let mut allowance = self.allowance.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let left = (allowance.0 + (now - allowance.1).as_secs_f64() * RATE).min(BURST);
        let enough = left >= 1.0;
        *allowance = (if enough { left - 1.0 } else { left }, now);
        enough
    }
}

/// Lets a request through or turns it away; every answer says how it may be used.
pub async fn watch(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
    let mut response = match guard.refusal(request.headers()) {
        Some(status) => status.into_response(),
        None => next.run(request).await,
    };
    for (name, value) in MANNERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(guard: &Guard, host: Option<&str>, origin: Option<&str>) -> Option<u16> {
        let mut headers = HeaderMap::new();
        for (name, value) in [(header::HOST, host), (header::ORIGIN, origin)] {
            if let Some(value) = value {
                headers.insert(name, HeaderValue::from_str(value).unwrap());
            }
        }
        guard.refusal(&headers).map(|status| status.as_u16())
    }

    #[test]
    fn only_our_own_page_is_let_in() {
        let guard = Guard::new(SocketAddr::from(([127, 0, 0, 1], 4714)));
        for (host, origin, expected) in [
            (Some("127.0.0.1:4714"), None, None),
            (Some("localhost:4714"), Some("http://localhost:4714"), None),
            (None, None, Some(421)),
            (Some("evil.example:4714"), None, Some(421)),
            (Some("127.0.0.1"), None, Some(421)),
            (Some("127.0.0.1:4714"), Some("http://evil.example"), Some(403)),
            (Some("127.0.0.1:4714"), Some("null"), Some(403)),
            (Some("127.0.0.1:4714"), Some("https://127.0.0.1:4714"), Some(403)),
        ] {
            assert_eq!(answer(&guard, host, origin), expected, "{host:?} {origin:?}");
        }
    }

    #[test]
    fn a_burst_is_cut_off_and_the_next_second_is_not() {
        let guard = Guard::new(SocketAddr::from(([127, 0, 0, 1], 1)));
        let served = (0..2000).filter(|_| answer(&guard, Some("127.0.0.1:1"), None).is_none()).count();
        assert!((240..1000).contains(&served), "{served}");
        guard.allowance.lock().unwrap().1 -= std::time::Duration::from_secs(1);
        assert_eq!(answer(&guard, Some("127.0.0.1:1"), None), None);
    }
}
