//! Who plays whom in which round: a round robin by the circle method, or as many of its rounds as there are, and who
//! begins. Knows no guests and no tables.

/// A game between two sides; the first begins.
pub type Pairing = (usize, usize);

/// The games of so many sides in so many rounds, those of a round in the order of the tables.
///
/// In the rounds of one turn of the circle every two sides meet once; after that they meet again, and the other side begins.
/// With an odd number of sides one rests in each round, each in its turn. In all, no side begins more than once oftener, or
/// once less often, than it does not.
#[must_use]
pub fn rota(sides: usize, rounds: usize) -> Vec<Vec<Pairing>> {
    let circle = circle(sides);
    let full = circle.len();
    if full == 0 {
        return Vec::new();
    }
    // Whole turns of the circle undo each other, so what is left over has to be fair, and the rest of a turn as well.
    let part = rounds % full;
    let mut fair = balanced(sides, circle.get(..part).unwrap_or_default());
    fair.extend(balanced(sides, circle.get(part..).unwrap_or_default()));
    let round = |at: usize| -> Vec<Pairing> {
        let games = fair.get(at % full).map_or(&[][..], Vec::as_slice);
        let swap = (at / full) % 2 == 1;
        games.iter().map(|&(a, b)| if swap { (b, a) } else { (a, b) }).collect()
    };
    (0..rounds).map(round).collect()
}

/// One turn of the circle: the last side stands still, the others go round. An odd number of sides leaves the last place
/// empty, and whoever meets it rests.
fn circle(sides: usize) -> Vec<Vec<Pairing>> {
    let places = sides + sides % 2;
    if places < 2 {
        return Vec::new();
    }
    let ring = places - 1;
    let games = |round: usize| -> Vec<Pairing> {
        let still = (ring < sides).then_some((round, ring));
        let moving = (1..places / 2).map(|step| ((round + step) % ring, (round + ring - step) % ring));
        still.into_iter().chain(moving).collect()
    };
    (0..ring).map(games).collect()
}

/// The same games with who begins settled: every way round through the games is walked, and each game begins with whom the
/// walk comes from. Sides with an odd number of games are walked to by way of a place that no side has.
fn balanced(sides: usize, rounds: &[Vec<Pairing>]) -> Vec<Vec<Pairing>> {
    let mut games: Vec<(usize, Pairing)> = Vec::new();
    for (round, pairings) in rounds.iter().enumerate() {
        games.extend(pairings.iter().map(|&pairing| (round, pairing)));
    }
    let real = games.len();
    let mut degree = vec![0_usize; sides];
    for (_, (a, b)) in &games {
        degree[*a] += 1;
        degree[*b] += 1;
    }
    let odd = (0..sides).filter(|&side| degree[side] % 2 == 1);
    games.extend(odd.map(|side| (usize::MAX, (side, sides))));
    let mut at_side: Vec<Vec<usize>> = vec![Vec::new(); sides + 1];
    for (game, (_, (a, b))) in games.iter().enumerate() {
        at_side[*a].push(game);
        at_side[*b].push(game);
    }
    let mut walked = vec![false; games.len()];
    for start in 0..=sides {
        let mut here = start;
        while let Some(game) = next(&mut at_side[here], &walked) {
            walked[game] = true;
            let (a, b) = games[game].1;
            let there = if a == here { b } else { a };
            games[game].1 = (here, there);
            here = there;
        }
    }
    let mut made: Vec<Vec<Pairing>> = vec![Vec::new(); rounds.len()];
    for (round, pairing) in games.into_iter().take(real) {
        made[round].push(pairing);
    }
    made
}

/// The next game at a side that has not been walked.
fn next(games: &mut Vec<usize>, walked: &[bool]) -> Option<usize> {
    while let Some(game) = games.pop() {
        if !walked[game] {
            return Some(game);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// How often each side begins and does not.
    fn begins(games: &[Vec<Pairing>], sides: usize) -> Vec<(i32, i32)> {
        let mut counts = vec![(0, 0); sides];
        for &(a, b) in games.iter().flatten() {
            counts[a].0 += 1;
            counts[b].1 += 1;
        }
        counts
    }

    #[test]
    fn every_two_sides_meet_once() {
        for sides in 2..=60_usize {
            let rounds = sides - 1 + sides % 2;
            let games = rota(sides, rounds);
            let mut met: BTreeMap<(usize, usize), usize> = BTreeMap::new();
            games.iter().flatten().for_each(|&(a, b)| *met.entry((a.min(b), a.max(b))).or_default() += 1);
            assert_eq!(met.len(), sides * (sides - 1) / 2, "{sides}");
            assert!(met.values().all(|&times| times == 1), "{sides}");
        }
    }

    #[test]
    fn nobody_plays_twice_in_a_round_and_everybody_plays_or_rests() {
        for sides in 2..=41_usize {
            for round in rota(sides, 2 * sides) {
                let mut seen: Vec<usize> = round.iter().flat_map(|&(a, b)| [a, b]).collect();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), sides - sides % 2, "{sides}");
            }
        }
    }

    #[test]
    fn begins_are_equal_and_shorter_rotas_fair() {
        for sides in 2..=25_usize {
            for rounds in 1..=3 * sides {
                let games = rota(sides, rounds);
                assert_eq!(games.len(), rounds);
                let counts = begins(&games, sides);
                for (side, (first, second)) in counts.iter().enumerate() {
                    assert!((first - second).abs() <= 1, "{sides} sides, {rounds} rounds: side {side} {counts:?}");
                }
                let played: Vec<i32> = counts.iter().map(|(first, second)| first + second).collect();
                assert!(played.iter().max().unwrap() - played.iter().min().unwrap() <= 1, "{sides} {rounds}");
            }
        }
    }

    #[test]
    fn in_the_return_game_the_other_side_begins() {
        for sides in 2..=12_usize {
            let full = sides - 1 + sides % 2;
            let games = rota(sides, 2 * full);
            for (there, back) in games[..full].iter().flatten().zip(games[full..].iter().flatten()) {
                assert_eq!((there.0, there.1), (back.1, back.0));
            }
        }
    }
}
