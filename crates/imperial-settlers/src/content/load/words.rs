//! `words.toml`: the parts of card texts.

use super::FORM;
use crate::{
    content::words::{Both, Noun, Word, Wording, Words},
    goods::Gain,
};
use approdo_contract::ContentError;
use approdo_data::{File, leak, list, wrong_in};
use approdo_pieces::NamedId;
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) const FILE: &str = "words.toml";

pub(super) fn read(text: &str) -> Result<Words, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let mut goods: BTreeMap<String, RawNoun> = file.table("goods")?;
    let mut words: BTreeMap<String, RawWording> = file.table("words")?;
    file.finish()?;
    let nouns = Gain::all().map(|gain| take(&mut goods, gain.name()).map(|raw| noun(&raw)));
    let nouns = nouns.collect::<Result<_, ContentError>>()?;
    let wordings = Word::ALL.iter().map(|word| wording(*word, &take(&mut words, word.key())?));
    let wordings = wordings.collect::<Result<_, ContentError>>()?;
    match goods.keys().chain(words.keys()).next() {
        Some(unknown) => Err(wrong_in(FILE, unknown, "no card is made of this word")),
        None => Ok(Words { goods: nouns, words: wordings }),
    }
}

fn take<T>(entries: &mut BTreeMap<String, T>, key: &str) -> Result<T, ContentError> {
    entries.remove(key).ok_or_else(|| wrong_in(FILE, key, "the word is missing"))
}

fn noun(raw: &RawNoun) -> Noun {
    Noun {
        one: [leak(&raw.one_en), leak(&raw.one_it)],
        many: [leak(&raw.many_en), leak(&raw.many_it)],
        any: [leak(&raw.any_en), leak(&raw.any_it)],
    }
}

/// Every placeholder must be in the text in both languages, and no other; a text for exactly one may leave out the
/// number.
fn wording(word: Word, raw: &RawWording) -> Result<Wording, ContentError> {
    let check = |text: &str, may_lack_number: bool| {
        let found: Vec<&str> =
            text.split('{').skip(1).map(|gap| gap.split('}').next().unwrap_or(gap)).collect();
        let is_there = |gap: &&str| found.contains(gap) || (may_lack_number && *gap == "n");
        let fits = word.gaps().iter().all(is_there) && found.iter().all(|gap| word.gaps().contains(gap));
        let due = list(word.gaps().iter().map(|gap| format!("{{{gap}}}")));
        let problem = || format!("'{text}' must have these gaps and no others: {due}");
        if fits { Ok(leak(text)) } else { Err(wrong_in(FILE, word.key(), problem())) }
    };
    let usual: Both = [check(&raw.en, false)?, check(&raw.it, false)?];
    let one = match (&raw.one_en, &raw.one_it) {
        (Some(en), Some(it)) => Some([check(en, true)?, check(it, true)?]),
        (None, None) => None,
        (_, _) => return Err(wrong_in(FILE, word.key(), "one_en and one_it must be given together")),
    };
    Ok(Wording { usual, one })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawNoun {
    one_en: String,
    many_en: String,
    any_en: String,
    one_it: String,
    many_it: String,
    any_it: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWording {
    en: String,
    it: String,
    one_en: Option<String>,
    one_it: Option<String>,
}
