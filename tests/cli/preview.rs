//! `preview`: what it answers, whom it turns away, and what it writes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::Duration;
use std::{fs, thread};

use crate::desk::Desk;

/// A preview that is being served, ended with the test.
pub struct Served {
    child: Child,
    host: String,
}

impl Served {
    pub fn new(desk: &Desk, variant: &str) -> Self {
        let arguments = format!("preview {variant} --port 0 --lang en");
        let mut child = desk.command(&arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.trim().strip_prefix("http://").unwrap().trim_end_matches('/').to_owned();
        assert!(host.starts_with("127.0.0.1:"), "{line}");
        Self { child, host }
    }

    /// Sends a request as it is written and returns the answer, as far as it comes.
    fn send(&self, request: &[u8]) -> String {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        // Who is turned away may find the door shut before all is said.
        let _ = stream.write_all(request);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub fn get(&self, path: &str, more: &str) -> String {
        self.send(format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{more}Connection: close\r\n\r\n", self.host).as_bytes())
    }

    pub fn post(&self, path: &str, body: &str) -> String {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nOrigin: http://{}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            self.host,
            self.host,
            body.len()
        );
        self.send((head + body).as_bytes())
    }

    pub fn look(&self, text: &str, more: &str) -> String {
        let text = serde_json::to_string(text).unwrap();
        let rest = "\"sheet\":\"pitch\",\"lang\":\"en\",\"paper\":\"a4\",\"landscape\":false,\"cell\":\"\"";
        self.post("/look", &format!("{{\"text\":{text},{rest}{more}}}"))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[track_caller]
pub fn status(answer: &str, expected: u16) {
    assert!(answer.starts_with(&format!("HTTP/1.1 {expected} ")), "{}", answer.lines().next().unwrap_or("no answer"));
}

#[test]
fn the_page_is_served_with_strict_manners_and_makes_sheets() {
    let desk = Desk::new();
    desk.write("mine.pitch.toml", "# Mine.\n[pitch]\nwidth = 10\n");
    let served = Served::new(&desk, "mine.pitch.toml");
    let page = served.get("/", "");
    status(&page, 200);
    assert!(page.contains("script-src 'self'") && !page.contains("unsafe-inline") && !page.contains("https://"));
    status(&served.get("/preview.js", ""), 200);
    status(&served.get("/words/ru", ""), 200);
    status(&served.get("/words/xx", ""), 404);
    let look = served.look("# Mine.\n[pitch]\nwidth = 10\n", ",\"edits\":{\"goal.width\":\"4\"}");
    status(&look, 200);
    assert!(look.contains(r##""text":"# Mine.\n[pitch]\nwidth = 10\n\n[goal]\nwidth = 4\n""##), "{look}");
    assert!(look.contains("<svg") && look.contains("\"findings\":[]"));
    let broken = served.look("[pitch\n", "");
    assert!(broken.contains("\"pages\":[]") && broken.contains("not-toml"), "{broken}");
    let pdf = served.look("[pitch]\nwidth = 10\n", ",\"format\":\"pdf\"");
    assert!(pdf.contains("mine.en.pitch.pdf") && pdf.contains("%PDF-"), "{}", &pdf[..300]);
    assert_eq!(desk.files(), ["mine.pitch.toml"], "nothing is written unasked");
}

#[test]
fn attacks_are_turned_away_and_the_page_goes_on() {
    let desk = Desk::new();
    desk.write("mine.pitch.toml", "");
    desk.write("secret.txt", "[secret]\n");
    let served = Served::new(&desk, "mine.pitch.toml");
    status(&served.send(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"), 421);
    status(&served.get("/", "Origin: http://evil.example\r\n"), 403);
    status(&served.get("/", "Origin: null\r\n"), 403);
    for path in
        ["/../secret.txt", "/..%2fsecret.txt", "/words/..%2f..%2fsecret.txt", "//etc/passwd", "/mine.pitch.toml"]
    {
        status(&served.get(path, ""), 404);
    }
    // A text of the page reads no file but variants in this folder.
    for base in ["/etc/passwd", "../../../etc/passwd", "secret.txt", "/etc/x.toml"] {
        let look = served.look(&format!("based-on = \"{base}\"\n"), "");
        assert!(look.contains("\"pages\":[]") && !look.contains("root:") && !look.contains("unknown-table"), "{look}");
    }
    for name in ["../out", "a/b", "", ".hidden", "UPPER"] {
        let body = format!("{{\"text\":\"\",\"name\":\"{name}\",\"seen\":\"\"}}");
        status(&served.post("/save", &body), 409);
    }
    // 30 MB are refused by their length alone, and when they come without one.
    let large = "x".repeat(30 << 20);
    let answer = served.post("/look", &large);
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 413 "), "{}", &answer[..100]);
    let chunks = format!(
        "POST /look HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1e00000\r\n{large}\r\n0\r\n\r\n",
        served.host
    );
    let answer = served.send(chunks.as_bytes());
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 413 "), "{}", &answer[..100]);
    assert_eq!(desk.files(), ["mine.pitch.toml", "secret.txt"]);
    status(&served.get("/", ""), 200);
}

#[test]
fn a_burst_is_cut_off_and_the_page_goes_on() {
    let desk = Desk::new();
    let served = Served::new(&desk, "standard");
    let refused: usize = thread::scope(|scope| {
        let burst = |_| scope.spawn(|| (0..125).filter(|_| served.get("/", "").starts_with("HTTP/1.1 429 ")).count());
        let threads: Vec<_> = (0..8).map(burst).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert!(refused > 0, "of a thousand requests at once some must be turned away");
    // It is not offended: soon enough it answers again.
    assert!((0..10_000).any(|_| served.get("/", "").starts_with("HTTP/1.1 200 ")));
}

#[test]
fn saving_is_asked_for_and_never_costs_other_work() {
    let desk = Desk::new();
    desk.write("mine.pitch.toml", "[pitch]\nwidth = 10\n");
    let served = Served::new(&desk, "mine.pitch.toml");
    let save = |text: &str, name: &str, seen: &str| {
        served.post(
            "/save",
            &serde_json::json!({ "text": text, "name": (!name.is_empty()).then_some(name), "seen": seen }).to_string(),
        )
    };
    status(&save("[pitch]\nwidth = 12\n", "", "[pitch]\nwidth = 10\n"), 204);
    assert_eq!(fs::read_to_string(desk.path("mine.pitch.toml")).unwrap(), "[pitch]\nwidth = 12\n");
    desk.write("mine.pitch.toml", "# Changed in an editor.\n");
    status(&save("[pitch]\nwidth = 14\n", "", "[pitch]\nwidth = 12\n"), 409);
    desk.write("other.pitch.toml", "# A friend's.\n");
    status(&save("", "other", ""), 409);
    status(&save("[goal]\nwidth = 4\n", "new", ""), 204);
    assert_eq!(fs::read_to_string(desk.path("mine.pitch.toml")).unwrap(), "# Changed in an editor.\n");
    assert_eq!(fs::read_to_string(desk.path("other.pitch.toml")).unwrap(), "# A friend's.\n");
    assert_eq!(desk.files(), ["mine.pitch.toml", "new.pitch.toml", "other.pitch.toml"]);
}

#[test]
fn what_the_file_is_based_on_is_read_wherever_it_is() {
    let desk = Desk::new();
    for folder in ["a", "b", "c"] {
        fs::create_dir(desk.path(folder)).unwrap();
    }
    desk.write("a/mine.pitch.toml", "based-on = \"../b/base.pitch.toml\"\n");
    desk.write("b/base.pitch.toml", "based-on = \"deeper.pitch.toml\"\n[pitch]\nwidth = 14\n");
    desk.write("b/deeper.pitch.toml", "[pitch]\nlength = 20\n");
    desk.write("c/other.pitch.toml", "[pitch]\nlength = 20\n");
    let served = Served::new(&desk, "a/mine.pitch.toml");
    assert!(served.look("based-on = \"../b/base.pitch.toml\"\n", "").contains("[\"cells\",[280.0]]"));
    assert!(served.look("based-on = \"../c/other.pitch.toml\"\n", "").contains("\"pages\":[]"));
}

#[test]
fn what_cannot_be_previewed_is_refused() {
    let desk = Desk::new();
    desk.run("preview -").refused(&["standard input"]);
    desk.run("preview nowhere.pitch.toml").refused(&["nowhere.pitch.toml", "standard"]);
    desk.run("preview --lang xx").refused(&["xx"]);
    let served = Served::new(&desk, "standard");
    let port = served.host.rsplit(':').next().unwrap();
    desk.run(&format!("preview --port {port}")).refused(&["--port 0"]);
}
