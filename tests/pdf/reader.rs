//! A small reader of our own files: text by code, map and table as any reader finds it, and the structure as words.

use std::collections::BTreeMap;

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId, decode_text_string};

/// A file that was read back.
pub struct Read {
    pub file: Document,
    pub pages: Vec<ObjectId>,
}

/// Reads a file.
pub fn read(bytes: &[u8]) -> Read {
    let file = Document::load_mem(bytes).expect("a sound file");
    let pages = file.page_iter().collect();
    Read { file, pages }
}

/// The text of a code, and the glyph it shows.
struct Font {
    text: BTreeMap<u16, String>,
    glyphs: Vec<u16>,
}

impl Read {
    /// What an object is, through any reference.
    pub fn resolve<'a>(&'a self, object: &'a Object) -> &'a Object {
        self.file.dereference(object).expect("an object").1
    }

    /// The dictionary under a key.
    pub fn dict<'a>(&'a self, within: &'a Dictionary, key: &str) -> &'a Dictionary {
        self.resolve(within.get(key.as_bytes()).unwrap_or_else(|_| panic!("{key}"))).as_dict().expect("a dictionary")
    }

    /// The text string under a key.
    pub fn text_of(&self, within: &Dictionary, key: &str) -> Option<String> {
        within.get(key.as_bytes()).ok().map(|text| decode_text_string(self.resolve(text)).expect("a text"))
    }

    /// A page's dictionary.
    pub fn page(&self, at: usize) -> &Dictionary {
        self.file.get_dictionary(self.pages[at]).expect("a page")
    }

    /// A page's operators.
    pub fn operators(&self, at: usize) -> Content {
        Content::decode(&self.file.get_page_content(self.pages[at])).expect("operators")
    }

    /// The numbers of a box of a page.
    pub fn sheet(&self, at: usize, key: &str) -> Vec<f32> {
        let sides = self.page(at).get(key.as_bytes()).expect("a box").as_array().expect("sides");
        sides.iter().map(|side| side.as_float().expect("a number")).collect()
    }

    /// Each run of text on a page, as it copies out.
    pub fn runs(&self, at: usize) -> Vec<String> {
        self.pieces(at).into_iter().map(|(_, text)| text).collect()
    }

    /// Each run of text on a page, with the number of the content it belongs to; none for decoration.
    pub fn pieces(&self, at: usize) -> Vec<(Option<i64>, String)> {
        let fonts = self.fonts(at);
        let (mut runs, mut font, mut content) = (Vec::new(), None, Vec::new());
        for operation in self.operators(at).operations {
            match operation.operator.as_str() {
                "BMC" => content.push(None),
                "BDC" => {
                    let properties = operation.operands[1].as_dict().expect("properties");
                    content.push(Some(properties.get(b"MCID").expect("a number").as_i64().expect("a number")));
                }
                "EMC" => drop(content.pop().expect("content that was begun")),
                "BT" => runs.push((*content.last().expect("all text is marked"), String::new())),
                "Tf" => font = fonts.get(operation.operands[0].as_name().expect("a font")),
                "TJ" => {
                    let font = font.expect("a font was chosen");
                    let run = &mut runs.last_mut().expect("text was begun").1;
                    for item in operation.operands[0].as_array().expect("codes and corrections") {
                        if let Object::String(codes, _) = item {
                            for pair in codes.chunks(2) {
                                let code = u16::from_be_bytes([pair[0], pair[1]]);
                                assert_ne!(font.glyphs[usize::from(code)], 0, "every code shows a glyph");
                                run.push_str(&font.text[&code]);
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        assert!(content.is_empty(), "all content ends");
        runs
    }

    /// Where each glyph of a page's only run is drawn, in thousandths of an em from its start.
    pub fn pen_places(&self, at: usize) -> Vec<f32> {
        let widths = self.widths(at);
        let (mut places, mut pen) = (Vec::new(), 0.0);
        let shown = self.operators(at).operations.into_iter().filter(|operation| operation.operator == "TJ");
        for item in shown.flat_map(|shown| shown.operands[0].as_array().expect("a list").clone()) {
            match item {
                Object::String(codes, _) => {
                    for pair in codes.chunks(2) {
                        places.push(pen);
                        pen += widths[usize::from(u16::from_be_bytes([pair[0], pair[1]])) - 1];
                    }
                }
                correction => pen -= correction.as_float().expect("a number"),
            }
        }
        places
    }

    /// The widths of the codes of a page's only font, from code 1 on.
    fn widths(&self, at: usize) -> Vec<f32> {
        let fonts = self.dict(self.dict(self.page(at), "Resources"), "Font");
        let font = self.resolve(fonts.iter().next().expect("a font").1).as_dict().expect("a font");
        let descendants = font.get(b"DescendantFonts").expect("a descendant").as_array().expect("a list");
        let widths = self.resolve(&descendants[0]).as_dict().expect("a font").get(b"W").expect("widths");
        let [Object::Integer(1), Object::Array(widths)] = &widths.as_array().expect("widths")[..] else {
            panic!("{widths:?}")
        };
        widths.iter().map(|width| width.as_float().expect("a number")).collect()
    }

    /// The words of a stream under a key.
    pub fn dict_stream(&self, within: &Dictionary, key: &str) -> String {
        let stream = self.resolve(within.get(key.as_bytes()).expect("a stream")).as_stream().expect("a stream");
        String::from_utf8(stream.get_plain_content().expect("bytes")).expect("words")
    }

    fn fonts(&self, at: usize) -> BTreeMap<Vec<u8>, Font> {
        let resources = self.dict(self.page(at), "Resources");
        let Ok(fonts) = resources.get(b"Font") else { return BTreeMap::new() };
        let fonts = self.resolve(fonts).as_dict().expect("fonts");
        let named = |(name, font): (&Vec<u8>, &Object)| {
            (name.clone(), self.font(self.resolve(font).as_dict().expect("a font")))
        };
        fonts.iter().map(named).collect()
    }

    fn font(&self, font: &Dictionary) -> Font {
        let stream = |object| self.resolve(object).as_stream().expect("a stream").get_plain_content().expect("bytes");
        let table = String::from_utf8(stream(font.get(b"ToUnicode").expect("a table"))).expect("ASCII");
        let descendants = font.get(b"DescendantFonts").expect("a descendant").as_array().expect("a list");
        let map = stream(self.resolve(&descendants[0]).as_dict().expect("a font").get(b"CIDToGIDMap").expect("a map"));
        let glyphs = map.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
        Font { text: table.lines().filter_map(mapping).collect(), glyphs }
    }

    /// The structure as words: `Sect(H1["Terrain"] Figure)`.
    pub fn outline_of_structure(&self) -> String {
        let root = self.dict(self.file.catalog().expect("a catalog"), "StructTreeRoot");
        let pieces: Vec<_> = (0..self.pages.len()).map(|at| self.pieces(at)).collect();
        self.element(self.dict(root, "K"), &pieces)
    }

    fn element(&self, element: &Dictionary, pieces: &[Vec<(Option<i64>, String)>]) -> String {
        let kind = String::from_utf8_lossy(element.get(b"S").expect("a type").as_name().expect("a name")).into_owned();
        let lang = self.text_of(element, "Lang").map(|lang| format!("@{lang}")).unwrap_or_default();
        let mut kids = Vec::new();
        for kid in element.get(b"K").expect("kids").as_array().expect("a list") {
            if let Object::Integer(number) = kid {
                let page = element.get(b"Pg").expect("a page").as_reference().expect("a reference");
                let page = self.pages.iter().position(|&id| id == page).expect("one of the pages");
                let texts = pieces[page].iter().filter(|(owner, _)| *owner == Some(*number));
                kids.extend(texts.map(|(_, text)| format!("{text:?}")));
            } else {
                kids.push(self.element(self.resolve(kid).as_dict().expect("an element"), pieces));
            }
        }
        let kids = if kids.is_empty() { String::new() } else { format!("({})", kids.join(" ")) };
        format!("{kind}{lang}{kids}")
    }
}

/// One line `<code> <text>` of a `ToUnicode` table.
fn mapping(line: &str) -> Option<(u16, String)> {
    let (code, text) = line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <")?;
    let unit = |at: usize| u16::from_str_radix(text.get(at..at + 4)?, 16).ok();
    let units: Option<Vec<u16>> = (0..text.len()).step_by(4).map(unit).collect();
    // The range of all codes, `<0000> <FFFF>`, looks alike.
    (code != "0000").then_some(())?;
    Some((u16::from_str_radix(code, 16).ok()?, String::from_utf16(&units?).ok()?))
}
