//! Shapes made of straight lines: rings set off outwards, unit steps joined to long lines, lines cut to a box.

use std::collections::{BTreeMap, BTreeSet};

use crate::geom::{Length, Point, Rect};
use crate::pitch::GridPoint;

/// A closed ring moved outwards by `gap`, with mitred corners. The ring runs clockwise as seen on the sheet.
///
/// Where it turns straight back, as at the tip of a link, the result has two square corners around the tip.
#[must_use]
pub fn offset(ring: &[Point], gap: Length) -> Vec<Point> {
    let count = ring.len();
    let mut corners = Vec::with_capacity(count + 2);
    for (at, &corner) in ring.iter().enumerate() {
        let before = heading(ring[(at + count - 1) % count], corner);
        let after = heading(corner, ring[(at + 1) % count]);
        let (left, right) = (outwards(before), outwards(after));
        let cosine = left.0 * right.0 + left.1 * right.1;
        let mut push = |x: f64, y: f64| corners.push(corner.shifted(gap * x, gap * y));
        if cosine < -0.999 {
            push(left.0 + before.0, left.1 + before.1);
            push(right.0 - after.0, right.1 - after.1);
        } else {
            push((left.0 + right.0) / (1.0 + cosine), (left.1 + right.1) / (1.0 + cosine));
        }
    }
    corners
}

/// The unit vector from one place to another.
fn heading(from: Point, to: Point) -> (f64, f64) {
    let length = from.distance(to);
    ((to.x - from.x) / length, (to.y - from.y) / length)
}

/// The outward normal of a clockwise ring's side.
fn outwards((x, y): (f64, f64)) -> (f64, f64) {
    (y, -x)
}

/// The same ring, clockwise as seen on the sheet (`y` downwards).
#[must_use]
pub fn clockwise(ring: &[GridPoint]) -> Vec<GridPoint> {
    let next = ring.iter().cycle().skip(1);
    let twice: i64 = ring.iter().zip(next).map(|(a, b)| cross(*a, *b)).sum();
    let mut ring = ring.to_vec();
    if twice < 0 {
        ring.reverse();
    }
    ring
}

fn cross(a: GridPoint, b: GridPoint) -> i64 {
    i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y)
}

/// A line through grid points; the last joins the first where it is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Its corners and ends.
    pub points: Vec<GridPoint>,
    /// Whether it comes back to its first point.
    pub closed: bool,
}

/// Joins steps to lines as long as possible, without the points on straight runs.
///
/// A line ends where one or more than two steps meet, and on the points in `ends`.
#[must_use]
pub fn chains(steps: &[(GridPoint, GridPoint)], ends: &BTreeSet<GridPoint>) -> Vec<Chain> {
    let mut links: BTreeMap<GridPoint, BTreeSet<GridPoint>> = BTreeMap::new();
    for &(from, to) in steps {
        links.entry(from).or_default().insert(to);
        links.entry(to).or_default().insert(from);
    }
    let is_end = |point: &GridPoint, links: &BTreeMap<GridPoint, BTreeSet<GridPoint>>| {
        ends.contains(point) || links.get(point).is_none_or(|to| to.len() != 2)
    };
    let tips: BTreeSet<GridPoint> = links.keys().filter(|point| is_end(point, &links)).copied().collect();
    let mut found = Vec::new();
    for start in tips.iter().chain(links.keys().collect::<Vec<_>>()).copied().collect::<Vec<_>>() {
        while let Some(walk) = walk(start, &tips, &mut links) {
            found.push(walk);
        }
    }
    found
}

/// Takes the steps of one line that starts here out of `links`.
fn walk(
    start: GridPoint,
    tips: &BTreeSet<GridPoint>,
    links: &mut BTreeMap<GridPoint, BTreeSet<GridPoint>>,
) -> Option<Chain> {
    let mut points = vec![start];
    let mut here = start;
    while let Some(next) = links.get_mut(&here).and_then(BTreeSet::pop_first) {
        if let Some(back) = links.get_mut(&next) {
            back.remove(&here);
        }
        points.push(next);
        here = next;
        if tips.contains(&here) {
            break;
        }
    }
    let closed = here == start && !tips.contains(&start);
    if closed {
        points.pop();
    }
    (points.len() > 1).then(|| Chain { points: corners(&points, closed), closed })
}

/// The points at which a line turns, and its two ends if it is open.
fn corners(points: &[GridPoint], closed: bool) -> Vec<GridPoint> {
    let count = points.len();
    let turns = |at: usize| {
        let (before, here, after) = (points[(at + count - 1) % count], points[at], points[(at + 1) % count]);
        (here.x - before.x, here.y - before.y) != (after.x - here.x, after.y - here.y)
    };
    let is_end = |at: usize| !closed && (at == 0 || at + 1 == count);
    (0..count).filter(|&at| is_end(at) || turns(at)).map(|at| points[at]).collect()
}

/// The parts of a line that lie in a box. A closed ring that leaves the box comes back as open lines.
#[must_use]
pub fn clip(points: &[Point], closed: bool, area: Rect) -> Vec<Vec<Point>> {
    let mut parts: Vec<Vec<Point>> = Vec::new();
    let wrap = points.first().filter(|_| closed);
    let all: Vec<Point> = points.iter().chain(wrap).copied().collect();
    for pair in all.windows(2) {
        let Some((from, to)) = clip_line(pair[0], pair[1], area) else { continue };
        match parts.last_mut() {
            Some(part) if part.last() == Some(&from) => part.push(to),
            _ => parts.push(vec![from, to]),
        }
    }
    let meets = parts.len() > 1 && closed && parts.last().and_then(|part| part.last()) == wrap;
    if meets && parts.first().and_then(|part| part.first()) == wrap {
        let first = parts.remove(0);
        if let Some(last) = parts.last_mut() {
            last.extend(first.into_iter().skip(1));
        }
    }
    parts
}

/// The part of a straight line that lies in a box and has a length.
fn clip_line(from: Point, to: Point, area: Rect) -> Option<(Point, Point)> {
    let (dx, dy) = ((to.x - from.x).to_mm(), (to.y - from.y).to_mm());
    let limits = [
        (-dx, (from.x - area.left()).to_mm()),
        (dx, (area.right() - from.x).to_mm()),
        (-dy, (from.y - area.top()).to_mm()),
        (dy, (area.bottom() - from.y).to_mm()),
    ];
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for (speed, room) in limits {
        if speed == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if speed < 0.0 {
            enter = enter.max(room / speed);
        } else {
            leave = leave.min(room / speed);
        }
    }
    let at = |share: f64| {
        if share <= 0.0 {
            from
        } else if share >= 1.0 {
            to
        } else {
            from.towards(to, share)
        }
    };
    (enter < leave).then(|| (at(enter), at(leave)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Size;

    fn grid(points: &[(i32, i32)]) -> Vec<GridPoint> {
        points.iter().map(|&(x, y)| GridPoint::new(x, y)).collect()
    }

    #[test]
    fn a_square_grows_on_every_side() {
        let ring = [Point::mm(0.0, 0.0), Point::mm(10.0, 0.0), Point::mm(10.0, 10.0), Point::mm(0.0, 10.0)];
        let grown = offset(&ring, Length::mm(1.0));
        assert_eq!(grown[0], Point::mm(-1.0, -1.0));
        assert_eq!(grown[2], Point::mm(11.0, 11.0));
    }

    #[test]
    fn a_spike_becomes_a_chimney() {
        let ring = [(0.0, 0.0), (5.0, 0.0), (5.0, -4.0), (5.0, 0.0), (10.0, 0.0), (10.0, 9.0), (0.0, 9.0)];
        let grown = offset(&ring.map(|(x, y)| Point::mm(x, y)), Length::mm(1.0));
        let chimney = [(4.0, -1.0), (4.0, -5.0), (6.0, -5.0), (6.0, -1.0)].map(|(x, y)| Point::mm(x, y));
        assert_eq!(grown[1..5], chimney);
    }

    #[test]
    fn rings_are_turned_clockwise() {
        let ring = grid(&[(0, 0), (4, 0), (4, 2), (0, 2)]);
        let mut other = ring.clone();
        other.reverse();
        assert_eq!(clockwise(&ring), ring);
        assert_eq!(clockwise(&other), ring);
    }

    #[test]
    fn steps_join_to_corners() {
        let steps = grid(&[(0, 0), (1, 0), (2, 0), (2, 1)]);
        let pairs: Vec<_> = steps.windows(2).map(|pair| (pair[0], pair[1])).collect();
        let open = chains(&pairs, &BTreeSet::new());
        assert_eq!(open, [Chain { points: grid(&[(0, 0), (2, 0), (2, 1)]), closed: false }]);
        let ends = BTreeSet::from([GridPoint::new(1, 0)]);
        assert_eq!(chains(&pairs, &ends).len(), 2);
        let square = grid(&[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]);
        let pairs: Vec<_> = square.windows(2).map(|pair| (pair[0], pair[1])).collect();
        let ring = chains(&pairs, &BTreeSet::new());
        assert!(ring.len() == 1 && ring[0].closed && ring[0].points.len() == 4, "{ring:?}");
        let cut = chains(&pairs, &BTreeSet::from([GridPoint::new(1, 0)]));
        assert!(cut.len() == 1 && !cut[0].closed && cut[0].points.len() == 5, "{cut:?}");
    }

    #[test]
    fn lines_are_cut_to_a_box() {
        let area = Rect::new(Point::mm(0.0, 0.0), Size::mm(10.0, 10.0));
        let ring = [Point::mm(5.0, 5.0), Point::mm(20.0, 5.0), Point::mm(20.0, 8.0), Point::mm(5.0, 8.0)];
        let parts = clip(&ring, true, area);
        let seen = [(10.0, 8.0), (5.0, 8.0), (5.0, 5.0), (10.0, 5.0)].map(|(x, y)| Point::mm(x, y));
        assert_eq!(parts, [seen]);
        assert!(clip(&[Point::mm(-5.0, -5.0), Point::mm(20.0, -5.0)], false, area).is_empty());
    }
}
