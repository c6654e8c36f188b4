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
