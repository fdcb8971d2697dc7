use crate::{
    lexer::{Token, tokens},
    scan::{NamedTest, citations_in, ids_in, is_clause_id, quoted_in, scenarios_in, tests_in},
};
use std::collections::BTreeSet;

fn named(name: &str, clauses: &[&str]) -> NamedTest {
    NamedTest { name: name.to_owned(), clauses: clauses.iter().map(|id| (*id).to_owned()).collect() }
}

fn set(ids: &[&str]) -> BTreeSet<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

#[test]
fn literals_are_told_from_comments_characters_and_lifetimes() {
    let texts = |source: &'static str| -> Vec<&'static str> {
        let text = |token| match token {
            Token::Text(text) => Some(text),
            Token::Word(_) | Token::Mark(_) => None,
        };
        tokens(source).into_iter().filter_map(text).collect()
    };
    assert_eq!(texts(r#"f("a"); // "b" "#), ["a"]);
    assert_eq!(texts("/* \"a\" /* \"b\" */ \"c\" */ \"d\""), ["d"]);
    assert_eq!(texts("/// \"a\"\n//! \"b\"\n\"c\""), ["c"]);
    assert_eq!(texts(r#"'"' "a" '\'' "b" '\\' "c""#), ["a", "b", "c"]);
    assert_eq!(texts(r#"fn f<'a>(x: &'a str) { "b" }"#), ["b"]);
    assert_eq!(texts(r#""a \" b" "c\\" "d""#), [r#"a \" b"#, r"c\\", "d"]);
    assert_eq!(
        texts(r####"r"a" r#"b "c" "# br##"d"# "## b"e" r#type "f""####),
        ["a", "b \"c\" ", "d\"# ", "e", "f"]
    );
    assert_eq!(texts("\"è // no comment\" 'è' \"ù\""), ["è // no comment", "ù"]);
    assert_eq!(texts("\"never closed"), ["never closed"]);
}

#[test]
fn only_a_whole_literal_is_a_clause() {
    for id in ["ARM-1.1", "TAB-22.10"] {
        assert!(is_clause_id(id), "{id}");
    }
    for other in
        ["ARM-1", "ARM-1.", "ARM-.1", "arm-1.1", "ARMA-1.1", "AR-1.1", "ARM-1.1 ", "ARM-1.1.1", "X-1", ""]
    {
        assert!(!is_clause_id(other), "{other}");
    }
}

#[test]
fn a_test_proves_what_it_names_itself() {
    let source = r#"
        const OUTSIDE: &str = "XYZ-1.9";
        fn helper() { check("XYZ-1.8"); }
        /// About "XYZ-1.7".
        #[test]
        #[allow(unused)]
        fn first() -> Result<(), Error> {
            // "XYZ-1.6"
            if true { for row in [("a", "XYZ-1.1"), ("b", "XYZ-1.2")] { check(row); } }
            check("see XYZ-1.5"); check("XYZ-1.1");
        }
        #[test]
        fn names_nothing() { let brace = '}'; assert!(true, "{}", 1); }
        mod tests { #[test] fn second() { check("XYZ-2.1") } }
        proptest! { #[test] fn third(x in 0..9) { check(x, "XYZ-3.1") } }
        fn after() { check("XYZ-1.4"); }
    "#;
    let found = tests_in(source);
    let expected = [
        named("first", &["XYZ-1.1", "XYZ-1.2"]),
        named("second", &["XYZ-2.1"]),
        named("third", &["XYZ-3.1"]),
    ];
    assert_eq!(found, expected);
    assert_eq!(tests_in("#[test] fn cut_short() { \"XYZ-1.1\""), [named("cut_short", &["XYZ-1.1"])]);
    assert_eq!(tests_in("#[test]"), []);
}

#[test]
fn a_citation_is_code_that_refuses() {
    let source = r#"
        fn rules() {
            return Err(refuse!("XYZ-1.1", need 1, have 0));
            Refusal::new("XYZ-1.2"); contract::RuleId("XYZ-1.3");
            Phrase::new("toy-key").rule("XYZ-1.4");
            let merely_named = "XYZ-1.5"; // refuse!("XYZ-1.6")
            let rule = ("XYZ-1.7");
        }
        #[test]
        fn a_test() { refuse!("XYZ-1.8"); }
        #[cfg(test)]
        mod elsewhere;
        #[cfg(test)]
        mod tests { fn helper() { refuse!("XYZ-1.9"); } }
        fn more() { refuse!("XYZ-2.1") }
    "#;
    assert_eq!(citations_in(source), set(&["XYZ-1.1", "XYZ-1.2", "XYZ-2.1"]));
    assert_eq!(ids_in(source).len(), 9);
}

#[test]
fn scenarios_and_data_files_name_clauses_by_key() {
    let scenario =
        "proves = [\"XYZ-1.1\"]\n[[case]]\ntitle = \"a case\"\nproves = [\"XYZ-1.2\", \"XYZ-1.3\"]\n";
    let found = scenarios_in(scenario, "file").expect("it is TOML");
    assert_eq!(found, [named("file", &["XYZ-1.1"]), named("a case", &["XYZ-1.2", "XYZ-1.3"])]);
    assert!(scenarios_in("proves = [", "file").is_err());

    let data = "[[action]]\nid = \"a\"\nclauses = [\"XYZ-1.1\", \"none\"]\n[[requirement]]\nclause = \"XYZ-1.2\"\nnote = \"XYZ-1.3\"\n\
                [[constant]]\nclause = \"XYZ-1.4\"\n[[predicate]]\nclause = \"XYZ-1.5\"\n[single]\nclause = \"XYZ-1.6\"\n";
    assert_eq!(quoted_in(data).expect("it is TOML"), set(&["XYZ-1.2"]));
    assert_eq!(quoted_in("requirement = 3").expect("it is TOML"), set(&[]));
}
