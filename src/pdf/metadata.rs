//! What a document says about itself: title, language, the standards it keeps, its seal and its identity. No dates, no names.

use lopdf::{Document, Object, ObjectId, Stream, StringFormat, dictionary, text_string};
use sha2::{Digest, Sha256};

use crate::scene::Lang;
use crate::seal::PLACEHOLDER;

/// How many bytes name a file.
const NAME: usize = 16;

/// What a document is called, in its language.
pub(super) struct Title {
    pub(super) text: String,
    pub(super) lang: Lang,
}

/// The program that made it.
const PRODUCER: &str = "paperpitch";

/// A grey profile, so that black is black by a standard (Compact ICC Profiles, CC0).
const GREY: &[u8] = include_bytes!("../../templates/icc/sGrey-v4.icc");

/// The metadata packet; `{title}`, `{lang}` and `{producer}` are put in.
const PACKET: &str = r#"<?xpacket begin="{bom}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
 xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
 xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{lang}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>{producer}</pdf:Producer>
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>A</pdfaid:conformance>
<pdfuaid:part>1</pdfuaid:part>
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>The part of PDF/UA that the document keeps</pdfaProperty:description>
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>"#;

/// Writes the metadata packet.
pub(super) fn packet(file: &mut Document, title: &Title) -> ObjectId {
    let packet = PACKET
        .replace("{bom}", "\u{feff}")
        .replace("{producer}", PRODUCER)
        .replace("{lang}", &escaped(&title.lang.0))
        .replace("{title}", &escaped(&title.printable()));
    let stream = Stream::new(dictionary! { "Type" => "Metadata", "Subtype" => "XML" }, packet.into_bytes());
    file.add_object(stream)
}

/// The few facts that older readers look for; they agree with the packet.
pub(super) fn info(title: &Title) -> Object {
    dictionary! { "Title" => text_string(&title.printable()), "Producer" => text_string(PRODUCER) }.into()
}

/// What the greys of the document mean.
pub(super) fn output_intent(file: &mut Document) -> Object {
    let profile = file.add_object(Stream::new(dictionary! { "N" => 1 }, GREY.to_vec()));
    let name = || text_string("sGrey");
    dictionary! { "Type" => "OutputIntent", "S" => "GTS_PDFA1", "OutputConditionIdentifier" => name(),
    "Info" => name(), "DestOutputProfile" => profile }
    .into()
}

/// What stands in the file where its seal will be: in the last object, which is never compressed.
pub(super) fn unsealed() -> Object {
    Object::string_literal(PLACEHOLDER)
}

/// What stands in the file where its name will be.
pub(super) fn nameless() -> Object {
    let blank = Object::String(vec![0; NAME], StringFormat::Hexadecimal);
    vec![blank.clone(), blank].into()
}

/// Names a finished file after all that it holds, and after nothing else: printpdf's own name would be a random one.
pub(super) fn identify(file: &mut [u8]) {
    let blank = format!("<{}>", "00".repeat(NAME)).into_bytes();
    let name: String = Sha256::digest(&*file)[..NAME].iter().map(|byte| format!("{byte:02X}")).collect();
    // The two stand in the last object.
    let mut at = file.len();
    for _ in 0..2 {
        let Some(found) = file[..at].windows(blank.len()).rposition(|window| window == blank) else { return };
        file[found + 1..found + 1 + name.len()].copy_from_slice(name.as_bytes());
        at = found;
    }
}

impl Title {
    /// The text without the characters that XML cannot hold.
    fn printable(&self) -> String {
        let held = |character: char| !character.is_control() && !matches!(character, '\u{fffe}' | '\u{ffff}');
        self.text.chars().map(|character| if held(character) { character } else { ' ' }).collect()
    }
}

/// Text as XML holds it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
