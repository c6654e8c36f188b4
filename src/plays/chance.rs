//! Numbers by chance that are the same everywhere: SplitMix64. Knows no game.

/// A source of chance.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

/// The odd number nearest to 2⁶⁴ divided by the golden ratio: steps of this size spread evenly.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Chance {
    /// The source for one game of a run.
    pub const fn new(seed: u64, game: u64) -> Self {
        // Mixed before they meet, or game 1 of seed 0 would be game 0 of seed 1.
        Self(mixed(seed).wrapping_add(mixed(game.wrapping_mul(STEP) ^ STEP)))
    }

    /// A whole number below `limit`, which is small and more than zero.
    pub const fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_add(STEP);
        // The upper half as a fraction of the limit: the bias is below one in a hundred million.
        (((mixed(self.0) >> 32) * limit as u64) >> 32) as u32
    }
}

const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_about_as_often() {
        let mut counts = [0_u32; 7];
        let mut chance = Chance::new(1, 1);
        for _ in 0..70_000 {
            counts[chance.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
