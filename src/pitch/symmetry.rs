//! Whether a pitch is the same from the other end, and the same in a mirror. Knows nothing of turns.

use super::{Direction, GridPoint, Pitch, PointId, Side};

impl Pitch {
    /// Whether a half-turn makes the pitch its own other end: start, edges, touched points and goals.
    #[must_use]
    pub fn is_half_turn_symmetric(&self) -> bool {
        let (low, (width, length)) = (self.origin(), self.size());
        let turned = |at: GridPoint| GridPoint::new(2 * low.x + width - at.x, 2 * low.y + length - at.y);
        self.maps_onto_itself(turned, Direction::opposite, Side::other)
    }

    /// Whether the left half mirrors the right one.
    #[must_use]
    pub fn is_mirror_symmetric(&self) -> bool {
        let (low, (width, _)) = (self.origin(), self.size());
        let mirrored = |at: GridPoint| GridPoint::new(2 * low.x + width - at.x, at.y);
        self.maps_onto_itself(mirrored, Direction::mirrored, |side| side)
    }

    /// Whether a movement of the plane leaves the pitch as it is.
    fn maps_onto_itself(
        &self,
        point: impl Fn(GridPoint) -> GridPoint,
        way: impl Fn(Direction) -> Direction,
        attacker: impl Fn(Side) -> Side,
    ) -> bool {
        let image = |id: PointId| self.id(point(self.point(id)));
        image(self.start()) == Some(self.start())
            && self.ids().all(|id| {
                image(id).is_some_and(|there| {
                    self.touched_at_start(id) == self.touched_at_start(there)
                        && self.goal_of(id).map(&attacker) == self.goal_of(there)
                        && Direction::ALL.iter().all(|&direction| {
                            self.neighbour(id, direction).is_some() == self.neighbour(there, way(direction)).is_some()
                        })
                })
            })
    }
}
