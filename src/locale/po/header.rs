//! What the header of a catalogue says: for which language it is, how it counts, and which texts it was made from. Knows no
//! message.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use unic_langid::LanguageIdentifier;

use super::catalog::{Entry, Text, keyword};
use super::forms::Forms;
use super::{LANGUAGE, SYNTAX, place};
use crate::diag::Diagnostic;
use crate::locale::languages;
use crate::locale::phrase::Locale;
use crate::seal;
use crate::source::Source;

/// What a header calls the language file.
const FILE: &str = "X-Language-File";
/// What a header calls the digests of the texts that the catalogue was made from.
const TEXTS: &str = "X-Texts";
/// How many digests stand on a line.
const ON_A_LINE: usize = 12;

/// The head of a catalogue, with the digests of the texts that it is made from.
pub(super) fn write(language: &Locale, forms: &Forms, texts: &BTreeSet<String>) -> String {
    let mut text = format!(
        "# paperpitch, the texts on paper. Parts in braces are filled in by the program: keep them as they are.\n\
         # __two underscores__ make bold. Type plain spaces and plain quotes.\n# {}\n",
        seal::PLACEHOLDER
    );
    let fields = [
        ("Project-Id-Version", concat!("paperpitch ", env!("CARGO_PKG_VERSION"))),
        ("Language", &language.document_lang().replace('-', "_")),
        ("MIME-Version", "1.0"),
        ("Content-Type", "text/plain; charset=UTF-8"),
        ("Content-Transfer-Encoding", "8bit"),
        ("Plural-Forms", forms.formula),
        (FILE, language.tag()),
    ];
    let fields: String = fields.iter().map(|(name, value)| format!("{name}: {value}\n")).collect();
    text.push_str("msgid \"\"\n");
    keyword(&mut text, "msgstr", &fields);
    let _ = writeln!(text, "\"{TEXTS}:\"");
    for line in texts.iter().collect::<Vec<_>>().chunks(ON_A_LINE) {
        let _ = writeln!(text, "\"{}\"", line.iter().map(|digest| format!(" {digest}")).collect::<String>());
    }
    text.push_str("\"\\n\"\n");
    text
}

/// The header of a catalogue in hand.
pub(super) struct Header<'a> {
    catalogue: &'a Arc<Source>,
    text: Text,
}

impl<'a> Header<'a> {
    /// The header among these entries: the first, if it translates nothing.
    pub fn of(catalogue: &'a Arc<Source>, entries: &[Entry]) -> Self {
        let first = entries.first().filter(|entry| is_header(entry));
        Self { catalogue, text: first.and_then(|entry| entry.strings.first()).cloned().unwrap_or_default() }
    }

    fn field(&self, name: &str) -> Option<&str> {
        let line = self.text.text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        line.map(str::trim).filter(|value| !value.is_empty())
    }

    fn wrong(&self, code: crate::diag::Code, message: String) -> Diagnostic {
        Diagnostic::error(code, message).at(place(self.catalogue, self.text.span))
    }

    /// The tag of the language file that the catalogue is for.
    #[allow(clippy::result_large_err, reason = "a wrong header ends the run")]
    pub fn tag(&self) -> Result<String, Diagnostic> {
        let (file, language) = (self.field(FILE), self.field("Language"));
        let Some(name) = file.or(language) else {
            let finding =
                self.wrong(LANGUAGE, "the header does not say for which language the catalogue is".to_owned());
            return Err(finding.help("add a line such as \"Language: cs\\n\""));
        };
        let tag = languages::tag(name).map_err(|finding| finding.at(place(self.catalogue, self.text.span)))?;
        match language.filter(|language| !are_one(&tag, language)) {
            None => Ok(tag),
            Some(other) => {
                let text = format!("the header contradicts itself: Language is {other}, {FILE} is {tag}");
                Err(self.wrong(LANGUAGE, text).help("which language is it? Mend the line that is wrong"))
            }
        }
    }

    /// Whether it says how the file is written, and how it counts, as it must be.
    #[allow(clippy::result_large_err, reason = "a wrong header ends the run")]
    pub fn check(&self, forms: &Forms) -> Result<(), Diagnostic> {
        let charset = self.field("Content-Type").and_then(|kind| kind.split_once("charset="));
        if let Some((_, charset)) = charset.filter(|(_, charset)| !charset.trim().eq_ignore_ascii_case("utf-8")) {
            let text = format!("the header says that the catalogue is in {}, but it must be UTF-8", charset.trim());
            return Err(self.wrong(SYNTAX, text).help("save it again with the encoding UTF-8"));
        }
        let counted = self.field("Plural-Forms").and_then(|line| line.split_once("nplurals="));
        let counted = counted.and_then(|(_, rest)| rest.split(';').next()).map(str::trim);
        let wanted = forms.categories.len();
        match counted.filter(|count| count.parse() != Ok(wanted)) {
            Some(count) => {
                let text = format!("the header says that there are {count} plural forms, but there are {wanted}");
                Err(self.wrong(SYNTAX, text).help(format!("write \"Plural-Forms: {}\\n\"", forms.formula)))
            }
            None => Ok(()),
        }
    }

    /// The digests of the texts that the catalogue was made from; none where it does not tell.
    pub fn texts(&self) -> BTreeSet<String> {
        self.field(TEXTS).into_iter().flat_map(str::split_whitespace).map(str::to_owned).collect()
    }
}

/// Whether an entry is a header: it is no message and has no text of the source.
pub(super) fn is_header(entry: &Entry) -> bool {
    entry.id.text.is_empty() && entry.context.text.is_empty()
}

/// Whether two names are of one language, as far as both of them tell.
fn are_one(tag: &str, name: &str) -> bool {
    let read = |name: &str| name.replace('_', "-").parse::<LanguageIdentifier>().ok();
    match (read(tag), read(name)) {
        (Some(one), Some(other)) => {
            let regions = one.region.zip(other.region);
            one.language == other.language && regions.is_none_or(|(one, other)| one == other)
        }
        _ => false,
    }
}
