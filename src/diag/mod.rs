//! Findings: what is wrong or surprising, where, and what to do about it. Knows no file format and no game.

mod human;
mod quote;
mod render;

pub use quote::{escaped, harmless_json, quoted};
pub use render::{Format, render};

use crate::source::Place;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Will surprise people; fails a run only when asked to be strict.
    Warning,
    /// Cannot be played or printed.
    Error,
}

impl Severity {
    /// The word for it in every form of output.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// The name of a kind of finding: kebab-case, never renamed once published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub &'static str);

/// What there is to say of a kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The kind.
    pub code: Code,
    /// What it means, in one line.
    pub meaning: &'static str,
    /// The whole page, as Markdown: why it is reported, and an example that is wrong and one that is right.
    pub text: &'static str,
}

/// Names kinds of findings, each once: the constant, the published name and its one line of meaning. The page behind a
/// code is the file of that name in `templates/codes/`; all of them make the list that is named first.
macro_rules! codes {
    ($(#[$about:meta])* $list:ident: $($constant:ident = $name:literal: $meaning:literal;)+) => {
        $(#[doc = $meaning] pub const $constant: $crate::diag::Code = $crate::diag::Code($name);)+

        $(#[$about])*
        pub const $list: &[$crate::diag::Page] = &[$($crate::diag::Page {
            code: $constant,
            meaning: $meaning,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/templates/codes/", $name, ".md")),
        }),+];
    };
}
pub(crate) use codes;

/// A change that certainly mends the finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What is replaced.
    pub place: Place,
    /// By what.
    pub replacement: String,
}

/// One finding. Its message stands alone on one line and states the fact with both numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Its kind.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// The fact.
    pub message: String,
    /// Where; none when no file is to blame.
    pub place: Option<Place>,
    /// Further places that belong to it, each with a word on why.
    pub related: Vec<(Place, String)>,
    /// What to do about it.
    pub help: Option<String>,
    /// The certain mend: changes to one source that belong together, in order and apart. Empty if there is none.
    pub fix: Vec<Fix>,
}

impl Diagnostic {
    /// An error of this kind.
    #[must_use]
    pub fn error(code: Code, message: impl Into<String>) -> Self {
        Self::new(code, Severity::Error, message.into())
    }

    /// A warning of this kind.
    #[must_use]
    pub fn warning(code: Code, message: impl Into<String>) -> Self {
        Self::new(code, Severity::Warning, message.into())
    }

    fn new(code: Code, severity: Severity, message: String) -> Self {
        Self { code, severity, message, place: None, related: Vec::new(), help: None, fix: Vec::new() }
    }

    /// The same finding, at this place.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// The same finding, at this place if it is known.
    #[must_use]
    pub fn at_known(self, place: Option<&Place>) -> Self {
        match place {
            Some(place) => self.at(place.clone()),
            None => self,
        }
    }

    /// The same finding, with a further place and a word on why it belongs.
    #[must_use]
    pub fn related(mut self, place: Place, why: impl Into<String>) -> Self {
        self.related.push((place, why.into()));
        self
    }

    /// The same finding, with advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same finding, certainly mended by putting `replacement` at `place` (and by what was added before).
    #[must_use]
    pub fn fix(mut self, place: Place, replacement: impl Into<String>) -> Self {
        self.fix.push(Fix { place, replacement: replacement.into() });
        self
    }

    /// Whether it is an error.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
