//! The rulebooks: both languages have the same structure, and every clause is found.

use approdo_phrases::Language;
use approdo_rulebook::{Rulebook, book, books, find, search};

#[test]
fn both_languages_have_the_same_clauses_from_the_same_sources() {
    let outline = |book: &'static Rulebook| -> Vec<_> {
        book.clauses().map(|clause| (clause.id.as_str(), clause.source)).collect()
    };
    let [english, italian] = Language::ALL.map(books);
    assert!(!english.is_empty(), "no rulebook was compiled in");
    for (english, italian) in english.iter().zip(italian) {
        assert_eq!(outline(english), outline(italian), "{}", english.game);
        assert_eq!(english.sections.len(), italian.sections.len(), "{}", english.game);
    }
}

#[test]
fn a_clause_is_found_by_id_and_by_words() {
    for (language, start) in [(Language::English, "Only a seat"), (Language::Italian, "Può muovere")] {
        let clause = find("TAB-1.1", language).expect("the table has rules");
        assert!(clause.text.starts_with(start), "{}", clause.text);
    }
    assert_eq!(find("TAB-99.1", Language::English), None);
    let ids = |words: &[&str], language| -> Vec<&str> {
        search("table", words, language).into_iter().map(|clause| clause.id.as_str()).collect()
    };
    assert_eq!(ids(&["TAUGHT", "secret"], Language::English), ["TAB-2.2"]);
    assert_eq!(ids(&["partit"], Language::Italian), ["TAB-1.3"]);
    assert!(ids(&["secret", "die"], Language::English).is_empty());
    assert!(ids(&["'", "-"], Language::English).is_empty(), "there is no word to look for");
    assert!(book("chess", Language::English).is_none());
}

#[test]
fn words_are_found_with_their_apostrophes_and_cards_by_their_names() {
    let ids = |text: &str, language| -> Vec<&str> {
        let words: Vec<&str> = text.split_whitespace().collect();
        search("armada", &words, language).into_iter().map(|clause| clause.id.as_str()).collect()
    };
    for (text, language, expected) in [
        ("People's Militia", Language::English, &["ARM-17.19", "ARM-17.20", "ARM-17.21"][..]),
        ("Surprise Attack!", Language::English, &["ARM-17.25", "ARM-18.12"]),
        ("Large-Scale", Language::English, &["ARM-17.13", "ARM-17.20"]),
        ("enemy, ship", Language::English, &["ARM-17.10"]),
        ("Miniera d'oro", Language::Italian, &["ARM-17.4", "ARM-17.5"]),
        ("dado dell'Oro", Language::Italian, &["ARM-2.9"]),
        ("un'azione", Language::Italian, &["ARM-18.2"]),
        ("Mutiny", Language::English, &["ARM-16.11", "ARM-17.9", "ARM-17.10", "ARM-17.11", "ARM-19.7"]),
        ("Bonus Discovery", Language::English, &["ARM-17.1", "ARM-17.2", "ARM-17.3"]),
        ("Grand Strategy", Language::English, &["ARM-17.6", "ARM-17.7", "ARM-17.8"]),
    ] {
        let found = ids(text, language);
        for clause in expected {
            assert!(found.contains(clause), "{text} should find {clause}: {found:?}");
        }
        assert!(found.len() < 20, "{text} finds too much: {found:?}");
    }
}
