//! How sheets are laid out on paper, as the user wants it; and what stands against it. Makes no sheet.

use paperpitch::diag::Diagnostic;
use paperpitch::geom::Length;
use paperpitch::sheet::manner::Manner;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::poster::Tiling;
use paperpitch::sheet::{fit, printable, several};
use paperpitch::style::Look;
use paperpitch::variant::{Places, Variant};

use crate::failure::Failure;
use crate::sheet_args::PaperChoice;
use crate::sheets::Kind;

/// How a pitch stands on its paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arrangement {
    /// Alone.
    One,
    /// Alone, or over as many sheets as its cells need.
    OneOrMore,
    /// With others.
    Several(u32),
    /// Over so many sheets, across and down.
    Poster((u32, u32)),
}

/// How sheets are laid out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The paper.
    pub paper: Paper,
    /// The side of a cell, if it is not to be as large as the paper allows.
    pub cell: Option<Length>,
    /// How pitches stand on it.
    arrangement: Arrangement,
}

impl Layout {
    /// As the user wants it.
    ///
    /// # Errors
    /// Refuses margins that eat the paper.
    pub fn new(choice: PaperChoice, cell: Option<Length>) -> Result<Self, Failure> {
        Ok(Self { paper: choice.settled()?, cell, arrangement: Arrangement::One })
    }

    /// The same, with so many pitches on a page.
    pub const fn several(self, count: u32) -> Self {
        Self { arrangement: Arrangement::Several(count), ..self }
    }

    /// The same, with one pitch over several sheets: so many across and down, or as many as it needs where it is too large
    /// for one.
    pub const fn poster(self, sheets: Option<(u32, u32)>) -> Self {
        let arrangement = match sheets {
            Some(sheets) => Arrangement::Poster(sheets),
            None => Arrangement::OneOrMore,
        };
        Self { arrangement, ..self }
    }

    /// What stands against printing a pitch like this.
    pub fn finding(self, variant: &Variant, places: &Places) -> Option<Diagnostic> {
        let (pitch, paper, cell) = (&variant.pitch, self.paper, self.cell);
        let usual = Look::default();
        let found = match self.arrangement {
            Arrangement::One => return printable::of_pitch(variant, places, paper, cell),
            Arrangement::OneOrMore if cell.is_none() || fit::place(pitch, paper, cell).is_ok() => {
                return printable::of_pitch(variant, places, paper, cell);
            }
            Arrangement::OneOrMore => Tiling::new(pitch, paper, None, cell, &usual).map(|tiling| tiling.cell),
            Arrangement::Several(count) => several::divide(pitch, paper, count, cell, &usual).map(|found| found.cell),
            Arrangement::Poster(sheets) => {
                Tiling::new(pitch, paper, Some(sheets), cell, &usual).map(|tiling| tiling.cell)
            }
        };
        printable::of_cell(variant, places, found, cell.is_some())
    }

    /// How a pitch is printed that is to be played on.
    pub fn pitch_kind(self, variant: &Variant, manner: &Manner) -> Kind<'static> {
        match self.arrangement {
            Arrangement::Several(count) if count > 1 => Kind::Pitches { count },
            Arrangement::Poster(sheets) => Kind::Poster { sheets: Some(sheets) },
            Arrangement::OneOrMore => {
                let (paper, look) = (self.paper.reduced(manner.zoom), manner.look.shrunk(manner.zoom));
                let cell = self.cell.map(|cell| cell / manner.zoom);
                match fit::place_with(&variant.pitch, paper, cell, &look) {
                    Ok(_) => Kind::Pitch { annotated: false },
                    Err(_) => Kind::Poster { sheets: None },
                }
            }
            _ => Kind::Pitch { annotated: false },
        }
    }

    /// How large the cells of a pitch are.
    pub fn cell_of(self, variant: &Variant) -> Length {
        self.cell.unwrap_or_else(|| fit::cell_for(&variant.pitch, self.paper))
    }

    /// This paper, with cells as large as it allows.
    pub const fn of(paper: Paper) -> Self {
        Self { paper, cell: None, arrangement: Arrangement::One }
    }

    /// What to put into the printer.
    pub fn paper_in_words(self) -> String {
        let upright = [self.paper, self.paper.turned()];
        if upright.contains(&Paper::A4) || upright.contains(&Paper::LETTER) {
            return "A4 or Letter paper".to_owned();
        }
        let is = |paper: Paper| upright.map(Paper::size).contains(&paper.size());
        match Paper::names().find(|name| Paper::parse(name).is_ok_and(is)) {
            Some(name) => format!("{name} paper"),
            None => {
                let size = self.paper.size();
                format!("paper of {} × {} mm", size.width.told_mm(), size.height.told_mm())
            }
        }
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self { paper: Paper::A4, cell: None, arrangement: Arrangement::One }
    }
}
