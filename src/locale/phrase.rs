//! A language in hand: gives the text of a message, counted, cased and spaced. Knows no sheet.

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentError, FluentResource};
use fluent_syntax::ast::PatternElement;
use unic_langid::LanguageIdentifier;

use super::args::Args;
use super::file::LanguageFile;
use super::languages::{self, SOURCE};
use super::setting::Setting;
use super::standing::{Original, Standing};
use super::walk::{self, Part};
use super::{code, finish, numbers, soundness};
use crate::diag::Diagnostic;
use crate::source::{Place, Source};

/// The source that the program carries, read once.
static ENGLISH: OnceLock<Result<Arc<Locale>, Vec<Diagnostic>>> = OnceLock::new();

/// One language, ready to speak. Cheap to share between threads; building one parses its file.
pub struct Locale {
    pub(super) tag: String,
    setting: Setting,
    pub(super) file: LanguageFile,
    bundle: FluentBundle<Arc<FluentResource>>,
    pub(super) standing: Standing,
}

impl fmt::Debug for Locale {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Locale").field("tag", &self.tag).finish_non_exhaustive()
    }
}

impl Locale {
    /// Reads a language file. `tag` names the language whose plurals and decimals count.
    ///
    /// # Errors
    /// Everything that is wrong with the file by itself, each with its place: no Fluent, a name twice, a reference to
    /// nothing, a head that is incomplete.
    pub fn parse(source: Source, tag: &str) -> Result<Self, Vec<Diagnostic>> {
        match Self::examine(source, tag) {
            (Some(language), findings) if findings.is_empty() => Ok(language),
            (_, findings) => Err(findings),
        }
    }

    /// Reads a language file as far as it can be read, so that whatever else is wrong with it can be found too. What is
    /// found here is an error; with any, the language must not be printed.
    #[must_use]
    pub fn examine(source: Source, tag: &str) -> (Option<Self>, Vec<Diagnostic>) {
        Self::assemble(source, tag, soundness::check)
    }

    /// The same with another judge of what Fluent does not find.
    fn assemble(
        source: Source,
        tag: &str,
        judge: fn(&LanguageFile) -> Vec<Diagnostic>,
    ) -> (Option<Self>, Vec<Diagnostic>) {
        let Ok(language) = tag.parse::<LanguageIdentifier>() else {
            let text = format!("`{}` is no language tag, such as fr or pt-BR", tag.escape_debug());
            return (None, vec![Diagnostic::error(code::TAG, text)]);
        };
        let (file, mut findings) = LanguageFile::read(source);
        let Some(file) = file else { return (None, findings) };
        findings.extend(judge(&file));
        let (setting, unsettled) = Setting::read(&file, &language);
        findings.extend(unsettled);
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks for the direction of writing would print as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::print));
        let added = bundle.add_builtins().map_err(|error| vec![error]);
        // Only names that stand twice are refused, and those were found above.
        let added = added.and_then(|()| bundle.add_resource(Arc::clone(&file.resource)));
        if let Err(errors) = added
            && findings.is_empty()
        {
            findings.extend(errors.iter().map(|error| Diagnostic::error(code::FORMAT, error.to_string())));
        }
        (Some(Self { tag: tag.to_owned(), setting, file, bundle, standing: Standing::default() }), findings)
    }

    /// A language that the program carries. Nothing of it is stale: a test holds it against the source and the stamps that
    /// the program carries, so that neither is read before something is missing.
    ///
    /// # Errors
    /// An unknown tag, or what is wrong with the file; see [`Locale::parse`].
    pub fn bundled(tag: &str) -> Result<Self, Vec<Diagnostic>> {
        let tag =
            languages::negotiate(tag).map_err(|unknown| vec![Diagnostic::error(code::TAG, unknown.to_string())])?;
        if tag == SOURCE {
            return Self::of_bundle(tag);
        }
        let mut language = Self::of_bundle(tag)?;
        language.standing.source = Original::Bundled;
        Ok(language)
    }

    /// The language that the others are translated from.
    ///
    /// # Errors
    /// What is wrong with its file: a mistake of ours.
    pub fn bundled_source() -> Result<Arc<Self>, Vec<Diagnostic>> {
        ENGLISH.get_or_init(|| Self::of_bundle(SOURCE).map(Arc::new)).clone()
    }

    fn of_bundle(tag: &str) -> Result<Self, Vec<Diagnostic>> {
        let text = languages::bundled_text(tag).unwrap_or_default();
        let source = Source { name: format!("{tag}.ftl"), text: text.to_owned() };
        // A test has judged it.
        match Self::assemble(source, tag, |_| Vec::new()) {
            (Some(language), findings) if findings.is_empty() => Ok(language),
            (_, findings) => Err(findings),
        }
    }

    /// The tag it was read under: `pt`.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The language as documents declare it: `pt-BR`.
    #[must_use]
    pub fn document_lang(&self) -> &str {
        &self.setting.document
    }

    /// How the language is set.
    pub(super) const fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Whether the language has a message of this name.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The text of message `id`, with `args` in it, in the language's own quotes, dashes and spaces.
    ///
    /// # Errors
    /// A message that the language does not have (placed in the source language, where it is written), or a variable in
    /// it that `args` lacks (placed in this language's file).
    #[allow(clippy::result_large_err, reason = "a failed message ends the run; a box would only burden its readers")]
    pub fn text(&self, id: &str, args: &Args) -> Result<String, Diagnostic> {
        let stale = self.standing.stale.get(id).filter(|_| !self.standing.draft);
        let said = stale.map_or_else(|| self.own_text(id, args), |stale| Err(self.stale(stale)));
        match (&self.standing, said) {
            (Standing { draft: true, source, .. }, Err(finding))
                if finding.code == code::MISSING || finding.code == code::REFERENCE =>
            {
                source.locale().map_or(Err(finding), |source| source.text(id, args))
            }
            (standing, said) => said.inspect(|text| standing.note(id, text)),
        }
    }

    /// The text of a message, stale or not.
    #[allow(clippy::result_large_err)]
    fn own_text(&self, id: &str, args: &Args) -> Result<String, Diagnostic> {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| message.value()).ok_or_else(|| self.missing(id))?;
        // Many texts print nothing of what they are given.
        let asks = pattern.elements.iter().any(|element| matches!(element, PatternElement::Placeable { .. }));
        let args = asks.then(|| args.to_fluent());
        let mut errors = Vec::new();
        let raw = self.bundle.format_pattern(pattern, args.as_ref(), &mut errors);
        if let Some(error) = errors.first() {
            return Err(self.failure(id, error));
        }
        if raw.contains("NUMBER()") {
            return Err(self.at_message(id, format!("`{id}` writes a text as a number")));
        }
        Ok(finish::finish(&raw, &self.setting))
    }

    /// `text`, which no message holds, in the language's own quotes, dashes and spaces: a title, say.
    #[must_use]
    pub fn finish(&self, text: &str) -> String {
        finish::finish(text, &self.setting)
    }

    /// That a message is missing, shown in the source it is held against.
    fn missing(&self, id: &str) -> Diagnostic {
        match self.standing.source.locale() {
            Some(source) => missing_at(&self.file, id, source.file.place_of(id)),
            None => missing(&self.file, id),
        }
    }

    /// That a message is stale.
    fn stale(&self, id: &str) -> Diagnostic {
        let text = format!("the source text of `{id}` has changed since it was translated, so that it is not printed");
        let finding = Diagnostic::error(code::STALE, text);
        let finding = match self.file.place_of(id) {
            Some(place) => finding.at(place),
            None => finding,
        };
        let help =
            format!("translate it anew and confirm it (paperpitch lang confirm {} {id}), or print a --draft", self.tag);
        let source = self.standing.source.locale().and_then(|source| source.file.place_of(id));
        match source {
            Some(place) => finding.related(place, "this is the text now").help(help),
            None => finding.help(help),
        }
    }

    fn failure(&self, id: &str, error: &FluentError) -> Diagnostic {
        match error {
            FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Message { id: other, .. })) => {
                let finding = Diagnostic::error(
                    code::REFERENCE,
                    format!("`{id}` prints the message `{other}`, which is missing"),
                );
                match self.file.place_of(id) {
                    Some(place) => finding.at(place),
                    None => finding,
                }
            }
            FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id: variable })) => {
                let message = format!("`{id}` needs the variable `${variable}`, which this text is not given");
                let place = variable_place(&self.file, id, variable);
                let finding = Diagnostic::error(code::VARIABLE, message);
                match place {
                    Some(place) => finding.at(place),
                    None => finding,
                }
            }
            other => self.at_message(id, format!("`{id}` cannot be written: {other}")),
        }
    }

    fn at_message(&self, id: &str, message: String) -> Diagnostic {
        let finding = Diagnostic::error(code::FORMAT, message);
        match self.file.place_of(id) {
            Some(place) => finding.at(place),
            None => finding,
        }
    }
}

/// Where message `id` first uses `variable`, itself or through the messages it refers to. References form no loop.
fn variable_place(file: &LanguageFile, id: &str, variable: &str) -> Option<Place> {
    let message = file.message(id)?;
    let mut place = None;
    let mut referred = Vec::new();
    for pattern in message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value)) {
        walk::pattern(pattern, &mut |part| match part {
            Part::Variable { name, .. } if name == variable && place.is_none() => place = Some(file.place(name)),
            Part::Message { name, .. } => referred.push(name),
            _ => {}
        });
    }
    place.or_else(|| referred.into_iter().find_map(|name| variable_place(file, name, variable)))
}

/// That `file` lacks message `id`, placed where the bundled source has it.
pub(super) fn missing(file: &LanguageFile, id: &str) -> Diagnostic {
    let place = Locale::bundled_source().ok().and_then(|source| source.file.place_of(id));
    missing_at(file, id, place)
}

/// That `file` lacks message `id`, which stands at `place` in the source language, or nowhere.
pub(super) fn missing_at(file: &LanguageFile, id: &str, place: Option<Place>) -> Diagnostic {
    let name = &file.source.name;
    let Some(place) = place.filter(|place| place.source.name != *name) else {
        let message = format!("{name} has no message `{id}`");
        return Diagnostic::error(code::MISSING, message).at(file.end()).help(format!("add `{id} = …`"));
    };
    let at = place.source.line_column(place.span.start);
    let message = format!("{name} lacks the message `{id}` ({}:{}:{})", place.source.name, at.line, at.column);
    let mut finding = Diagnostic::error(code::MISSING, message).at(place).help(format!("translate it in {name}"));
    finding.related.push((file.end(), "it is missing here".to_owned()));
    finding
}
