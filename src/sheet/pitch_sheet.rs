//! The pitch sheet: one pitch to play on, as large as the paper allows, and nothing that is not needed for playing.

use crate::geom::Length;
use crate::pitch::Pitch;
use crate::scene::{Bookmark, Node, Page};
use crate::sheet::field::{Field, FieldStyle, Letters};
use crate::sheet::fit::{self, TooLarge};
use crate::sheet::furniture;
use crate::sheet::paper::Paper;
use crate::style::Look;
use crate::text::TextLine;

/// Everything a pitch sheet shows, its words already in their language.
#[derive(Clone, Debug)]
pub struct PitchSheet<'a> {
    /// The pitch.
    pub pitch: &'a Pitch,
    /// The paper it is printed on.
    pub paper: Paper,
    /// The side of its cells, if it is not to be as large as possible.
    pub cell: Option<Length>,
    /// How it looks.
    pub look: &'a Look,
    /// The letters of the sides.
    pub letters: &'a Letters,
    /// The foot: "standard · 8 × 12".
    pub name: &'a TextLine,
    /// How long the bars of the scale are: "50 millimetres" for [`furniture::scale_millimetres`].
    pub scale: &'a TextLine,
    /// What the drawing shows, for who cannot see it.
    pub alt: &'a str,
    /// What a reader's page list shows.
    pub label: String,
    /// Where the document's outline leads here.
    pub bookmarks: Vec<Bookmark>,
}

impl PitchSheet<'_> {
    /// The finished page.
    ///
    /// # Errors
    /// When the pitch does not fit on the paper with the cells that were asked for.
    pub fn page(&self) -> Result<Page, TooLarge> {
        let place = fit::place_with(self.pitch, self.paper, self.cell, self.look)?;
        let field = Field::centred(self.pitch, FieldStyle::of(place.cell, self.look), place.centre);
        let drawing = field.draw(self.alt, &fit::options(self.letters, place));
        let ink = self.paper.ink();
        let items = vec![
            Node::Group(drawing.group),
            furniture::scale(self.paper, self.scale, place.words),
            furniture::foot(self.name, furniture::foot_end(ink), Some(self.pitch.directions())),
        ];
        Ok(Page { size: self.paper.size(), label: self.label.clone(), bookmarks: self.bookmarks.clone(), items })
    }
}
