//! The ink of a page, read from the operators of a finished PDF: what is stroked and filled, in points from the lower
//! left corner.

use lopdf::content::Content;
use lopdf::{Document, Object};

/// A subpath that was painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// Its points in order: starts and ends of lines, curves without their handles.
    pub points: Vec<[f64; 2]>,
    /// The pen's width.
    pub width: f64,
    /// Dashes and gaps.
    pub dashes: Vec<f64>,
    /// Whether its line shows, and is black.
    pub black: bool,
}

impl Stroke {
    /// The straight line it is, if it is one: its ends.
    pub fn line(&self) -> Option<([f64; 2], [f64; 2])> {
        match self.points[..] {
            [from, to] => Some((from, to)),
            _ => None,
        }
    }
}

/// A finished file, read back.
pub struct Printed {
    file: Document,
}

impl Printed {
    pub fn read(bytes: &[u8]) -> Self {
        Self { file: Document::load_mem(bytes).expect("a sound file") }
    }

    /// How many pages it has.
    pub fn pages(&self) -> usize {
        self.file.get_pages().len()
    }

    /// A box of a page: left, bottom, right, top.
    pub fn sheet(&self, page: usize, key: &str) -> Vec<f64> {
        let id = self.file.page_iter().nth(page).expect("a page");
        let sides = self.file.get_dictionary(id).unwrap().get(key.as_bytes()).expect("a box").as_array().unwrap();
        sides.iter().map(number).collect()
    }

    /// All that is stroked on a page, subpath by subpath.
    pub fn strokes(&self, page: usize) -> Vec<Stroke> {
        let id = self.file.page_iter().nth(page).expect("a page");
        let content = Content::decode(&self.file.get_page_content(id)).expect("operators");
        let mut reader = Reader::default();
        for operation in content.operations {
            reader.take(&operation.operator, &operation.operands);
        }
        reader.done
    }
}

/// What has been read of a page so far.
#[derive(Default)]
struct Reader {
    done: Vec<Stroke>,
    open: Vec<Vec<[f64; 2]>>,
    width: f64,
    dashes: Vec<f64>,
    white: bool,
}

impl Reader {
    fn take(&mut self, operator: &str, operands: &[Object]) {
        match operator {
            "w" => self.width = number(&operands[0]),
            "d" => self.dashes = operands[0].as_array().unwrap().iter().map(number).collect(),
            "G" => self.white = number(&operands[0]) > 0.5,
            "m" => self.open.push(vec![point(operands)]),
            "l" | "c" => self.open.last_mut().expect("a start").push(point(operands)),
            "h" => {
                let path = self.open.last_mut().expect("a start");
                path.push(path[0]);
            }
            "S" | "B" => {
                let (width, dashes, black) = (self.width, self.dashes.clone(), !self.white);
                let stroke = |points| Stroke { points, width, dashes: dashes.clone(), black };
                self.done.extend(self.open.drain(..).map(stroke));
            }
            "f" | "n" => self.open.clear(),
            _ => {}
        }
    }
}

/// The last two operands as a point.
fn point(operands: &[Object]) -> [f64; 2] {
    [number(&operands[operands.len() - 2]), number(&operands[operands.len() - 1])]
}

fn number(object: &Object) -> f64 {
    object.as_float().map_or_else(|_| object.as_i64().expect("a number") as f64, f64::from)
}
