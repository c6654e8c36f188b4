//! The measures of a drawn pitch, all from its cell. Knows no pitch.

use crate::geom::Length;
use crate::style::{Guides, Look};

/// How thick and how large everything on a pitch of one cell size is.
///
/// A pitch to play on follows a look; a small figure follows the usual one, but for the guide dots, the gap to the frame and
/// the smallest letters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FieldStyle {
    cell: Length,
    guide: Length,
    guides: Guides,
    spread: f64,
    line: Length,
    point: Length,
    wall: Length,
    net: Length,
    goal_disc: Length,
    start_ring: Length,
    start_line: Length,
    start_spot: Length,
    gap: Length,
    frame: Length,
    touched_ring: Length,
    touched_line: Length,
    hatch: Length,
    hatch_step: Length,
    masonry: Length,
    letter: Length,
}

/// From this cell on a pitch is comfortable with any pencil.
pub const COMFORTABLE: Length = Length::mm(9.0);
/// Below this cell a pitch is good for figures only.
pub const PLAYABLE: Length = Length::mm(7.0);

impl FieldStyle {
    /// Figures with smaller cells than this show points, but no guide lines.
    pub const GUIDED: Length = Length::mm(2.2);

    /// The measures of a pitch to play on, as usual.
    #[must_use]
    pub fn for_cell(cell: Length) -> Self {
        Self::of(cell, &Look::default())
    }

    /// The measures of a pitch to play on that follows a look. Whatever it says, cells stay apart.
    #[must_use]
    pub fn of(cell: Length, look: &Look) -> Self {
        let at = |key: &str| look.measure(key).at(cell);
        Self {
            cell,
            guide: at("grid-width").min(cell * 0.1),
            guides: look.guides,
            spread: look.grid_spacing,
            line: at("grid-line-width").min(cell * 0.1),
            point: at("point-size").min(cell * 0.22),
            wall: at("wall-width").min(cell * 0.2),
            net: at("net-width").min(cell * 0.1),
            goal_disc: (at("goal-point-size") / 2.0).min(cell * 0.25),
            start_ring: (at("start-size") / 2.0).min(cell * 0.42),
            start_line: at("start-width").min(cell * 0.1),
            start_spot: (at("start-spot") / 2.0).min(cell * 0.15),
            gap: at("frame-gap"),
            frame: at("frame-width"),
            touched_ring: at("touched-size") / 2.0,
            touched_line: at("touched-width"),
            hatch: at("hatch-width"),
            hatch_step: at("hatch-spacing"),
            masonry: at("masonry-width"),
            letter: at("letter-size"),
        }
    }

    /// The measures of a small figure, whose dots are finer and closer, and whose frame leaves room for the ball.
    #[must_use]
    pub fn for_figure(cell: Length) -> Self {
        Self {
            guide: share(cell, 0.016, 0.22, 0.32, 0.14).min(cell * 0.1),
            spread: 3.6,
            gap: share(cell, 0.2, 1.1, 2.6, 0.3),
            letter: share(cell, 0.42, 3.0, 8.5, 0.0),
            ..Self::for_cell(cell)
        }
    }

    /// The side of a cell.
    #[must_use]
    pub const fn cell(self) -> Length {
        self.cell
    }

    /// The diameter of a guide dot.
    #[must_use]
    pub const fn guide(self) -> Length {
        self.guide
    }

    /// How guide lines are drawn.
    #[must_use]
    pub const fn guides(self) -> Guides {
        self.guides
    }

    /// The width of a solid guide line.
    #[must_use]
    pub const fn guide_line(self) -> Length {
        self.line
    }

    /// From dot to dot on an edge of this length, so that a whole number of steps fills it.
    #[must_use]
    pub fn guide_step(self, edge: Length) -> Length {
        edge / (edge / (self.guide * self.spread)).round().max(1.0)
    }

    /// The diameter of a clean point.
    #[must_use]
    pub const fn point(self) -> Length {
        self.point
    }

    /// The width of a wall.
    #[must_use]
    pub const fn wall(self) -> Length {
        self.wall
    }

    /// The width of the net around a box goal.
    #[must_use]
    pub const fn net(self) -> Length {
        self.net
    }

    /// The radius of a goal point's disc.
    #[must_use]
    pub const fn goal_disc(self) -> Length {
        self.goal_disc
    }

    /// The radius of the ring around the start.
    #[must_use]
    pub const fn start_ring(self) -> Length {
        self.start_ring
    }

    /// The width of that ring's line.
    #[must_use]
    pub const fn start_line(self) -> Length {
        self.start_line
    }

    /// The radius of the spot in that ring.
    #[must_use]
    pub const fn start_spot(self) -> Length {
        self.start_spot
    }

    /// From a playable edge to the middle of the frame around it; also from a link to its chimney. In a figure it is wide
    /// enough for the ball.
    #[must_use]
    pub const fn gap(self) -> Length {
        self.gap
    }

    /// The width of the frame around what is playable.
    #[must_use]
    pub const fn frame(self) -> Length {
        self.frame
    }

    /// The radius of the ring on a point that is touched from the start.
    #[must_use]
    pub const fn touched_ring(self) -> Length {
        self.touched_ring
    }

    /// The width of that ring's line.
    #[must_use]
    pub const fn touched_line(self) -> Length {
        self.touched_line
    }

    /// The width of a line of the masonry's hatch.
    #[must_use]
    pub const fn hatch(self) -> Length {
        self.hatch
    }

    /// From line to line of that hatch.
    #[must_use]
    pub const fn hatch_step(self) -> Length {
        self.hatch_step
    }

    /// The width of the masonry's outline.
    #[must_use]
    pub const fn masonry(self) -> Length {
        self.masonry
    }

    /// The height of a side's letter.
    #[must_use]
    pub const fn letter_cap(self) -> Length {
        self.letter
    }

    /// From a point to the tips of the diamond that marks it as odd.
    #[must_use]
    pub fn diamond(self) -> Length {
        if self.cell < Length::mm(6.0) {
            Length::mm(0.9).min(self.cell * 0.35)
        } else {
            share(self.cell, 0.085, 1.1, 1.75, 0.0)
        }
    }

    /// The radius of the disc that marks an even point.
    #[must_use]
    pub fn even_disc(self) -> Length {
        share(self.cell, 0.04, 0.45, 0.8, 0.0)
    }
}

/// The lines of a replayed game.
impl FieldStyle {
    /// The width of a line of A in the turn being told.
    #[must_use]
    pub fn line_a(self) -> Length {
        share(self.cell, 0.105, 0.8, 1.3, 0.0)
    }

    /// The width of a line of B in the turn being told.
    #[must_use]
    pub fn line_b(self) -> Length {
        self.line_a() * 1.3
    }

    /// The width of the bare core that makes a line of B open, for a line of this width.
    #[must_use]
    pub fn core(outer: Length) -> Length {
        let rim = (outer * (0.3 / 1.3)).max(Length::mm(0.3));
        (outer - rim * 2.0).max(Length::mm(0.35))
    }

    /// How much thinner the lines of earlier turns are.
    pub const EARLIER: f64 = 0.62;

    /// The radius of the bead on a bounce.
    #[must_use]
    pub fn bead(self) -> Length {
        share(self.cell, 0.115, 0.95, 1.5, 0.0)
    }

    /// The width of that bead's line.
    #[must_use]
    pub fn bead_line(self) -> Length {
        share(self.cell, 0.038, 0.35, 0.5, 0.0)
    }

    /// The radius of the ball.
    #[must_use]
    pub fn ball(self) -> Length {
        share(self.cell, 0.17, 1.0, 2.0, 0.0)
    }

    /// How much bare paper stands around the ball.
    pub const HALO: Length = Length::mm(0.45);
}

/// `share` of a cell and `base` mm more, but between `low` and `high` mm.
fn share(cell: Length, share: f64, low: f64, high: f64, base: f64) -> Length {
    (cell * share + Length::mm(base)).clamp(Length::mm(low), Length::mm(high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(length: Length, mm: f64) {
        assert!((length.to_mm() - mm).abs() < 0.006, "{} is not {mm}", length.to_mm());
    }

    #[test]
    fn measures_are_those_of_the_style() {
        let style = FieldStyle::for_cell(Length::mm(18.5));
        near(style.guide(), 0.40);
        near(style.guide_step(style.cell()), 1.54);
        near(style.point(), 1.005);
        near(style.wall(), 1.295);
        near(style.net(), 0.55);
        near(style.goal_disc(), 1.57);
        near(style.start_ring(), 3.515);
        near(style.letter_cap(), 7.77);
        let link = FieldStyle::for_cell(Length::mm(25.5));
        near(link.gap(), 3.0);
        near(link.frame(), 1.1);
        near(link.touched_ring(), 1.2);
        near(link.guide_step(link.cell()), 1.5);
        let small = FieldStyle::for_cell(Length::mm(11.0));
        near(small.guide(), 0.37);
        near(small.guide_step(small.cell()), 1.375);
        near(small.gap(), 1.54);
        near(small.wall(), 0.77);
    }

    #[test]
    fn figures_are_finer() {
        let style = FieldStyle::for_figure(Length::mm(12.0));
        near(style.guide(), 0.32);
        near(style.guide_step(style.cell()), 1.2);
        near(style.line_a(), 1.26);
        near(FieldStyle::core(Length::mm(1.0156)), 0.416);
        near(style.bead(), 1.38);
        near(style.ball(), 2.0);
    }

    #[test]
    fn the_smallest_cells_keep_points_apart() {
        for tenth in 10..60 {
            let style = FieldStyle::for_cell(Length::mm(f64::from(tenth) / 10.0));
            assert!(style.point() < style.cell() / 2.0 && style.goal_disc() * 2.0 < style.cell());
            assert!(style.guide_step(style.cell()) <= style.cell());
        }
    }
}
