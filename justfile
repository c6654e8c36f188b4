# What CI runs, all of it.
check:
    bash .ci/run

# The README's two commands.
kit *ARGS:
    cargo run --release -- kit {{ARGS}}

test:
    cargo test

# Mend what can be mended by itself.
tidy:
    cargo fmt
    cargo clippy --all-targets --fix --allow-dirty

# A Debian package of a binary that needs no library of the system: target/debian/paperpitch_*.deb.
deb:
    bash .ci/package

# Against typst and ReportLab, in one run: the tables of docs/benchmarks.md.
peers *ARGS:
    cargo build --release --locked
    python3 benches/peers/run.py {{ARGS}}

# How time and memory grow with cells and pages: the other tables there.
growth *ARGS:
    cargo build --release --locked
    python3 benches/growth.py {{ARGS}}

# Half an hour of odd bytes for one of the readers, or for the whole way to PDF and SVG: see fuzz/src/lib.rs.
fuzz TARGET SECONDS="1800":
    fuzz/run {{TARGET}} {{SECONDS}}

# Every built-in kit in every language, to be looked at before a release.
look:
    cargo run --release -- kit examples/*.pitch.toml -o target/look --force --lang fr,pt,ru,sv,en
