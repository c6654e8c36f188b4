//! The plural forms of gettext: the formula whose groups of numbers are those of a language's plural categories. Knows no
//! message.

use crate::locale::plurals::Plurals;

/// A formula as gettext writes it, and what it computes.
struct Formula {
    text: &'static str,
    form: fn(u32) -> usize,
}

/// Numbers up to here tell two languages' ways of counting apart.
const ENOUGH: u32 = 300;

/// The formulas that languages have, the usual ones first.
const FORMULAS: &[Formula] = &[
    Formula { text: "nplurals=2; plural=(n != 1);", form: |n| usize::from(n != 1) },
    Formula { text: "nplurals=2; plural=(n > 1);", form: |n| usize::from(n > 1) },
    Formula { text: "nplurals=1; plural=0;", form: |_| 0 },
    Formula {
        text: "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        form: |n| match (n % 10, n % 100) {
            (1, rest) if rest != 11 => 0,
            (2..=4, rest) if !(10..20).contains(&rest) => 1,
            _ => 2,
        },
    },
    Formula {
        text: "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        form: |n| match (n, n % 10, n % 100) {
            (1, ..) => 0,
            (_, 2..=4, rest) if !(10..20).contains(&rest) => 1,
            _ => 2,
        },
    },
    Formula {
        text: "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
        form: |n| match n {
            1 => 0,
            2..=4 => 1,
            _ => 2,
        },
    },
    Formula {
        text: "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
        form: |n| match n % 100 {
            1 => 0,
            2 => 1,
            3 | 4 => 2,
            _ => 3,
        },
    },
    Formula {
        text: "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
        form: |n| match n {
            1 => 0,
            2 => 1,
            _ => 2,
        },
    },
    Formula {
        text: "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);",
        form: |n| match (n, n % 10) {
            (1, _) => 0,
            (2, _) => 1,
            (11.., 0) => 2,
            _ => 3,
        },
    },
    Formula {
        text: "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
        form: |n| match n {
            1 => 0,
            2 => 1,
            3..=6 => 2,
            7..=10 => 3,
            _ => 4,
        },
    },
    Formula { text: "nplurals=2; plural=(n%10!=1 || n%100==11);", form: |n| usize::from(n % 10 != 1 || n % 100 == 11) },
];

/// The plural forms of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Forms {
    /// As a header tells them.
    pub formula: &'static str,
    /// The category that each form is for.
    pub categories: Vec<&'static str>,
}

impl Forms {
    /// Those of a language; none where no formula is known that counts as it does.
    pub fn of(plurals: &Plurals) -> Option<Self> {
        FORMULAS.iter().find_map(|formula| {
            let mut categories: Vec<Option<&'static str>> = Vec::new();
            for number in 0..=ENOUGH {
                let (form, category) = ((formula.form)(number), plurals.category(f64::from(number)));
                if categories.len() <= form {
                    categories.resize(form + 1, None);
                }
                match categories.get_mut(form)? {
                    Some(known) if *known != category => return None,
                    known => *known = Some(category),
                }
            }
            let categories: Vec<&'static str> = categories.into_iter().collect::<Option<_>>()?;
            let mut apart = categories.clone();
            apart.sort_unstable();
            apart.dedup();
            (apart.len() == categories.len()).then_some(Self { formula: formula.text, categories })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_have_the_forms_that_gettext_gives_them() {
        for (tag, formula, categories) in [
            ("fr", "nplurals=2; plural=(n > 1);", &["one", "other"][..]),
            ("pt", "nplurals=2; plural=(n > 1);", &["one", "other"]),
            ("sv", "nplurals=2; plural=(n != 1);", &["one", "other"]),
            ("ja", "nplurals=1; plural=0;", &["other"]),
            ("cs", "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);", &["one", "few", "other"]),
        ] {
            let forms = Forms::of(&Plurals::of(tag).unwrap()).unwrap();
            assert_eq!((forms.formula, forms.categories.as_slice()), (formula, categories), "{tag}");
        }
        let categories = |tag: &str| Forms::of(&Plurals::of(tag).unwrap()).map(|forms| forms.categories.len());
        let counts = ["ru", "uk", "pl", "sl", "hr", "sk", "ga", "he", "is", "de", "sr", "hu", "zh"].map(categories);
        assert_eq!(counts, [3, 3, 3, 4, 3, 3, 5, 4, 2, 2, 3, 2, 1].map(Some));
    }
}
