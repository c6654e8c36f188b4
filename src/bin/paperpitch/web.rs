//! Pages for a browser from templates: what stands for a value is filled in, made harmless. Knows no page.

/// A template with values in the place of their names in double braces. A value is put in as it is: see [`text`].
pub fn fill(template: &str, value: impl Fn(&str) -> Option<String>) -> String {
    let mut page = String::with_capacity(template.len() * 2);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        page.push_str(before);
        let Some((name, behind)) = after.split_once("}}") else { break };
        page.push_str(&value(name).unwrap_or_default());
        rest = behind;
    }
    page + rest
}

/// A text as it may stand anywhere in a page.
pub fn text(text: &str) -> String {
    let mut harmless = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => harmless.push_str("&amp;"),
            '<' => harmless.push_str("&lt;"),
            '>' => harmless.push_str("&gt;"),
            '"' => harmless.push_str("&quot;"),
            '\'' => harmless.push_str("&#39;"),
            // What a page cannot hold, and what turns the direction of all that follows.
            '\u{0}'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            _ => harmless.push(sign),
        }
    }
    harmless
}

/// JSON as it may stand in a script element: nothing in it can end the element.
pub fn json(json: &str) -> String {
    json.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_filled_in_and_made_harmless() {
        let page = fill("<p>{{a}} {{b}}</p>", |name| (name == "a").then(|| text("<b onload='x'>\u{202e}&")));
        assert_eq!(page, "<p>&lt;b onload=&#39;x&#39;&gt;&amp; </p>");
        assert_eq!(json("{\"a\":\"</script>\"}"), "{\"a\":\"\\u003c/script>\"}");
    }
}
