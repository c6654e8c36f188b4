//! Many games on all cores. Knows no figure and no screen.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use paperpitch::plays::{self, Player, Policy, Tally};
use paperpitch::variant::Variant;

/// How many games a thread takes at a time.
const BATCH: u64 = 256;

/// Plays games 0 to `games`; `done` hears of every batch. Which thread plays which game changes nothing: a game has its seed
/// from its number, and tallies add up in any order.
pub fn play(variant: &Variant, policy: Policy, games: u64, seed: u64, done: &(dyn Fn(u64) + Sync)) -> Tally {
    let player = Player::new(&variant.pitch, policy);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::of(&variant.pitch, variant.rules);
        loop {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= games {
                return tally;
            }
            let numbers = from..games.min(from + BATCH);
            done(numbers.end - numbers.start);
            numbers.for_each(|number| tally.add(&plays::game(&variant.pitch, variant.rules, &player, seed, number)));
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut whole = work();
        for other in others {
            match other.join() {
                Ok(tally) => whole.merge(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        whole
    })
}
