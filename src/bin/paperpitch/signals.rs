//! What happens when a run is asked to end: what it has begun is taken away, and it ends as it would have. Knows no file.

/// From now on heeds Ctrl-C and its like. What the run was started to ignore (`nohup`) stays ignored.
#[cfg(unix)]
pub fn heed() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(unix::listen);
}

/// Elsewhere a run just ends; the next one takes away what it has left.
#[cfg(not(unix))]
pub const fn heed() {}

#[cfg(unix)]
mod unix {
    use std::fs;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use crate::staging;

    /// Listens on a thread of its own.
    pub fn listen() {
        let ignored = ignored();
        let wanted = [SIGINT, SIGTERM, SIGHUP, SIGXFSZ].into_iter();
        let heeded: Vec<i32> = wanted.filter(|signal| ignored >> (signal - 1) & 1 == 0).collect();
        // Without it a run that is ended leaves something behind, which the next one takes away.
        let Ok(mut signals) = Signals::new(heeded) else { return };
        let listen = move || {
            // A file that may not grow further is an error of writing it, with a message.
            for signal in signals.forever().filter(|signal| *signal != SIGXFSZ) {
                let _held = staging::withdraw();
                let _ = emulate_default_handler(signal);
            }
        };
        let _ = thread::Builder::new().name("signals".to_owned()).spawn(listen);
    }

    /// The signals that this run was started to ignore, each a bit. Where the system does not tell, the one that is ignored
    /// on purpose most often.
    fn ignored() -> u64 {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let told = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        told.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(1 << (SIGHUP - 1))
    }
}
