//! `kit`: everything a table needs, for each variant and each language.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use paperpitch::diag::{Diagnostic, quoted};
use paperpitch::locale::Locale;
use paperpitch::sheet::edge;
use paperpitch::variant::Variant;
use rayon::prelude::*;

use super::event;
use crate::args::Kit;
use crate::delivery::Delivery;
use crate::failure::{Failure, shown};
use crate::layout::Layout;
use crate::look::GuideKind;
use crate::output::{self, Fate, Output};
use crate::screen::{Screen, Told};
use crate::sheet_args::Format;
use crate::sheets::{self, Kind, Press};
use crate::variants::{self, Print, Wanted};
use crate::{languages, names};

/// How many kits are in memory at once.
const AT_ONCE: usize = 16;
/// The most kits whose files are named one by one.
const MOST_LISTED: usize = 12;

/// Makes the kits. The files of a kit are all written, or none.
pub fn kit(args: &Kit, screen: Screen) -> Result<(), Failure> {
    if args.event.is_some() || args.guests.is_some() {
        return event::job(args, screen);
    }
    if !args.only.is_empty() {
        return Err(Failure::refused_with(
            "--only names pages of an evening",
            "give --event FILE or --guests COUNT too",
        ));
    }
    let locales = languages::read(&args.lang, &args.wording, screen)?;
    let names = names::expanded(&args.variants)?;
    variants::refuse_stdin_twice(names.iter().map(String::as_str))?;
    let delivery = delivery(args, names.len(), locales.len())?;
    let layout = Layout::new(args.paper, args.cell.cell)?;
    if let Some(how @ (GuideKind::Solid | GuideKind::Points)) = args.guides.guides {
        return Err(Failure::refused_with(
            format!("the rule sheet of a kit speaks of dotted lines, and --guides {} draws none", how.word()),
            "make the pitch alone with `paperpitch pitch`, or leave --guides out",
        ));
    }
    let chosen = args.look.settled(args.guides.guides)?;
    screen.surprises(chosen.warnings, args.caution.strict)?;
    let press = Press::new().in_manner(chosen.manner).lettered(args.look.svg_text);
    let bench = Bench { args, press, layout, delivery, locales, screen };
    match names.as_slice() {
        [name] => bench.one(name),
        names => bench.all(names),
    }
}

/// Where to, and in which formats. One file takes one kit, as PDF.
fn delivery(args: &Kit, variants: usize, languages: usize) -> Result<Delivery, Failure> {
    let delivery = Delivery::new(args.output.as_deref(), &args.format, &[Format::Pdf, Format::Svg])?;
    if delivery.is_one_file() && (variants > 1 || languages > 1 || delivery.wants(Format::Svg)) {
        return Err(Failure::refused_with(
            "a kit is several files, and -o names only one",
            "give a folder, or make the PDF of one variant in one --lang",
        ));
    }
    Ok(delivery)
}

/// What kits are made with.
struct Bench<'a> {
    args: &'a Kit,
    press: Press,
    layout: Layout,
    delivery: Delivery,
    locales: Vec<Locale>,
    screen: Screen,
}

/// A finished kit.
#[derive(Default)]
struct Made {
    files: Vec<Output>,
    /// A line on each PDF: what it takes to print it.
    prints: Vec<String>,
    /// What may surprise who prints it.
    findings: Vec<Diagnostic>,
}

impl Bench<'_> {
    /// Makes the kit of one variant.
    fn one(&self, name: &str) -> Result<(), Failure> {
        let (variant, findings) = self.read(name)?;
        self.screen.warnings(&findings);
        let made = self.made(&variant)?;
        self.screen.warnings(&made.findings);
        self.delivery.deliver(made.files, self.args.caution.force, self.screen)?;
        self.advise(&made.prints);
        Ok(())
    }

    /// Makes the kits of several variants, on all cores and in their order. A bad variant is told of, and the others are
    /// made; files in the way of any are refused before the first is written.
    fn all(&self, names: &[String]) -> Result<(), Failure> {
        let mut told = Told::new(self.screen);
        let sound = self.sound(names, &mut told)?;
        let bar = self.screen.progress(sound.len() as u64);
        let mut prints = Vec::new();
        for names in sound.chunks(AT_ONCE) {
            let made: Vec<Result<Made, Failure>> =
                names.par_iter().map(|name| self.made(&self.read(name)?.0)).collect();
            for (name, made) in names.iter().zip(made) {
                match made {
                    Ok(made) => {
                        bar.suspend(|| told.warnings(made.findings));
                        let lines = self.write(made.files, sound.len() > MOST_LISTED)?;
                        bar.suspend(|| lines.iter().for_each(|line| self.screen.say(line)));
                        prints.extend(made.prints);
                    }
                    Err(failure) => bar.suspend(|| told.failure(name, failure)),
                }
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        self.advise(&prints);
        if told.failed() > 0 {
            let made = names.len() - told.failed();
            self.screen
                .say(&format!("\n{made} of {} kits made; what is wrong with the others is said above", names.len()));
        }
        told.end()
    }

    /// The variants that can be printed. What is wrong with the others, and all warnings, are told.
    fn sound<'n>(&self, names: &'n [String], told: &mut Told) -> Result<Vec<&'n str>, Failure> {
        let mut sound = Vec::new();
        let mut targets = BTreeMap::new();
        for names in names.chunks(AT_ONCE * AT_ONCE) {
            let read: Vec<_> = names.par_iter().map(|name| self.read(name)).collect();
            for (name, read) in names.iter().zip(read) {
                match read {
                    Ok((variant, findings)) => {
                        told.warnings(findings);
                        for target in self.targets(&variant) {
                            if let Some(first) = targets.insert(target.clone(), name) {
                                return Err(twins(&target, first, name));
                            }
                        }
                        sound.push(name.as_str());
                    }
                    // A name for which there is nothing is a slip of the hand.
                    Err(failure) if name != "-" && fs::symlink_metadata(name).is_err() => return Err(failure),
                    Err(failure) => told.failure(name, failure),
                }
            }
        }
        let targets: Vec<PathBuf> = targets.into_keys().collect();
        output::refuse_in_the_way(&targets, self.args.caution.force)?;
        Ok(sound)
    }

    /// Reads a variant, with what is to be told about it.
    fn read(&self, name: &str) -> Result<(Variant, Vec<Diagnostic>), Failure> {
        let wanted = Wanted { name, tries: self.args.tries, print: Print::Pitch(self.layout) };
        match variants::examine(wanted, self.args.caution.strict, self.press.setter())? {
            (Some(variant), findings) => Ok((variant, findings)),
            (None, findings) => Err(Failure::Findings(findings)),
        }
    }

    /// What the files of a variant in a language are called, without their endings.
    fn stem(&self, variant: &Variant, locale: &Locale) -> String {
        let name = format!("{}{}", variant.name, self.args.tries.suffix());
        let folder = if self.args.output.is_none() { format!("{name}-kit/") } else { String::new() };
        format!("{folder}{name}.{}", locale.tag())
    }

    /// The sheets of a kit: what they are, in which format, and what their file is called.
    fn sheets(&self, stem: &str) -> impl Iterator<Item = (Kind<'static>, Format, String)> {
        let kinds = [
            (Kind::Kit, Format::Pdf, stem.to_owned()),
            (Kind::Pitch { annotated: false }, Format::Svg, format!("{stem}.pitch")),
            (Kind::Pitch { annotated: true }, Format::Svg, format!("{stem}.pitch-annotated")),
        ];
        kinds.into_iter().filter(|(_, format, _)| self.delivery.wants(*format))
    }

    /// Where the files of a variant will be.
    fn targets(&self, variant: &Variant) -> Vec<PathBuf> {
        let sheets =
            self.locales.iter().flat_map(|locale| self.sheets(&self.stem(variant, locale)).collect::<Vec<_>>());
        sheets.map(|(_, format, stem)| self.delivery.path(&stem, format)).collect()
    }

    /// Makes the kit of a variant in all languages.
    fn made(&self, variant: &Variant) -> Result<Made, Failure> {
        let sheets = self.locales.iter().flat_map(|locale| {
            let sheets = self.sheets(&self.stem(variant, locale)).collect::<Vec<_>>().into_iter();
            sheets.map(move |(kind, format, stem)| (locale, kind, format, stem))
        });
        let sheets: Vec<_> = sheets.collect();
        let parts =
            sheets.par_iter().map(|(locale, kind, format, stem)| self.part(variant, locale, *kind, *format, stem));
        let mut made = Made::default();
        for part in parts.collect::<Vec<_>>() {
            let part = part?;
            made.files.extend(part.files);
            made.prints.extend(part.prints);
            made.findings.extend(part.findings);
        }
        made.findings = variants::without_repeats(made.findings.into_iter());
        if self.args.caution.strict && !made.findings.is_empty() {
            return Err(Failure::Findings(made.findings));
        }
        Ok(made)
    }

    /// Makes one sheet of a kit, or all of them in one document.
    fn part(
        &self,
        variant: &Variant,
        locale: &Locale,
        kind: Kind,
        format: Format,
        stem: &str,
    ) -> Result<Made, Failure> {
        let sheets = self.press.make(variant, kind, std::slice::from_ref(locale), self.layout)?;
        let files = self.delivery.files_of_kind(&self.press, &sheets.document, stem, format)?;
        let mut prints = Vec::new();
        if format == Format::Pdf && !self.delivery.is_to_stdout() {
            let (pages, paper) = (sheets.document.pages.len(), sheets::sheets_to_print(variant, &sheets.document));
            let takes = format!("{pages} pages; {paper} sheets of paper for {} guests", variant.guests);
            prints.extend(files.iter().map(|file| format!("{}  {takes}", shown(&file.path))));
        }
        let findings = sheets.notes.into_iter().chain(edge::near_edge(&sheets.document)).collect();
        Ok(Made { files, prints, findings })
    }

    /// Writes the files of a kit, and returns what is to be said: a line for each, or one for all.
    fn write(&self, files: Vec<Output>, in_short: bool) -> Result<Vec<String>, Failure> {
        let (mut lines, mut written) = (Vec::new(), 0);
        let count = files.len();
        let first = files.first().map_or(String::new(), |file| shown(&file.path));
        output::write_all(files, self.args.caution.force, |file, fate| {
            written += usize::from(fate == Fate::Written);
            lines.push(Screen::file_line(file, fate));
        })?;
        if in_short {
            let fate = if written > 0 { "wrote" } else { "unchanged" };
            lines = vec![format!(
                "{fate:9}  {first}{}",
                if count > 1 { format!(" and {} more", count - 1) } else { String::new() }
            )];
        }
        Ok(lines)
    }

    /// What to print and how.
    fn advise(&self, prints: &[String]) {
        let which = match prints.len() {
            0 => return,
            1..=MOST_LISTED => prints.join("\n  "),
            many => format!("{many} PDF files"),
        };
        self.screen.say(&format!(
            "\nPrint at 100 % (\"actual size\", not \"fit to page\") on {}:\n  {which}\n\
             The first page of each is the print plan: which pages, and how often.",
            self.layout.paper_in_words(),
        ));
    }
}

/// Two variants that would be written to one place.
fn twins(target: &Path, first: &str, second: &str) -> Failure {
    let help = if first == second {
        format!("{} was given twice", quoted(first))
    } else {
        let (first, second) = (quoted(first), quoted(second));
        format!("{first} and {second} have the same name; make them one at a time, or change `name` in one of them")
    };
    Failure::refused_with(format!("{} would be written twice", shown(target)), help)
}
