//! The words of `words.toml` in both languages: parts of card texts.

use crate::goods::Gain;
use std::fmt::Display;

/// A language of card texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    English,
    /// Italian.
    Italian,
}

/// A text in each language, in the order of [`Tongue`].
pub(crate) type Both = [&'static str; 2];

/// Every word and Good that card texts use.
#[derive(Debug, PartialEq)]
pub struct Words {
    /// In the order of [`Gain`].
    pub(crate) goods: Vec<Noun>,
    /// In the order of [`Word`].
    pub(crate) words: Vec<Wording>,
}

/// The names of a Good.
#[derive(Debug, PartialEq)]
pub(crate) struct Noun {
    pub one: Both,
    pub many: Both,
    /// Any amount of it.
    pub any: Both,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Wording {
    pub usual: Both,
    /// For exactly one.
    pub one: Option<Both>,
}

impl Words {
    /// A text without a number, with its placeholders filled.
    pub(crate) fn say(&self, tongue: Tongue, word: Word, gaps: &[(&str, &dyn Display)]) -> String {
        fill(self.words[word as usize].usual[tongue as usize], gaps)
    }

    /// A text for `n` of something, with its placeholders filled.
    pub(crate) fn count(&self, tongue: Tongue, word: Word, n: u8, gaps: &[(&str, &dyn Display)]) -> String {
        let wording = &self.words[word as usize];
        let text = if n == 1 { wording.one.unwrap_or(wording.usual) } else { wording.usual };
        fill(&fill(text[tongue as usize], &[("n", &n)]), gaps)
    }

    pub(crate) fn noun(&self, gain: Gain) -> &Noun {
        &self.goods[gain as usize]
    }
}

fn fill(text: &str, gaps: &[(&str, &dyn Display)]) -> String {
    let fill = |text: String, (name, value): &(&str, &dyn Display)| {
        text.replace(&format!("{{{name}}}"), &value.to_string())
    };
    gaps.iter().fold(text.to_owned(), fill)
}

/// Declares the words, each with its key in `words.toml` and its placeholders.
macro_rules! words {
    ($($word:ident $key:literal [$($gap:literal),*],)*) => {
        /// A part of card texts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "words.toml says what each is for")]
        pub(crate) enum Word {
            $($word,)*
        }

        impl Word {
            pub(crate) const ALL: &[Word] = &[$(Word::$word,)*];

            pub(crate) fn key(self) -> &'static str {
                match self {
                    $(Word::$word => $key,)*
                }
            }

            /// The placeholders to fill.
            pub(crate) fn gaps(self) -> &'static [&'static str] {
                match self {
                    $(Word::$word => &[$($gap),*],)*
                }
            }
        }
    };
}

words! {
    And "and" [],
    Or "or" [],
    OrAnd "or_and" [],
    OrElse "or_else" [],
    Then "then" [],
    Colourless "colourless" [],
    Production "production" ["what"],
    OpenProduction "open_production" ["what"],
    Action "action" ["what"],
    UnlockedAction "unlocked_action" ["what"],
    Feature "feature" ["what"],
    UnlockedFeature "unlocked_feature" ["what"],
    Bonus "bonus" ["what"],
    Event "event" ["what"],
    Twice "twice" [],
    Often "often" ["n"],
    AnyTimes "any_times" [],
    NotRazable "not_razable" [],
    PrintedDefense "printed_defense" [],
    Paid "paid" ["cost", "what"],
    Spend "spend" ["what"],
    DiscardCards "discard_cards" ["what"],
    EgyptTokens "egypt_tokens" ["n"],
    Exchange "exchange" ["cost", "what"],
    DiscardDeals "discard_deals" ["n"],
    Reaction "reaction" ["when", "what"],
    May "may" ["when", "what"],
    Repeat "repeat" ["when", "cost", "what"],
    RepeatBasicTech "repeat_basic_tech" ["when", "what"],
    OnBuild "on_build" [],
    OnBuildCommon "on_build_common" [],
    OnBuildFaction "on_build_faction" [],
    OnBuildColoured "on_build_coloured" ["colour"],
    OnBuildColouredCommon "on_build_coloured_common" ["colour"],
    OnBuildColouredFaction "on_build_coloured_faction" ["colour"],
    OnRaze "on_raze" [],
    OnRazeEnemy "on_raze_enemy" [],
    OnRazeHand "on_raze_hand" [],
    OnDeal "on_deal" [],
    OnSamurai "on_samurai" [],
    OnVp "on_vp" [],
    OnEnemyExchange "on_enemy_exchange" [],
    OnActivate "on_activate" [],
    OnActivateSpending "on_activate_spending" ["good"],
    OnActivateScoring "on_activate_scoring" [],
    OnVisit "on_visit" [],
    OnEnemyVisit "on_enemy_visit" [],
    OnPlaceBasic "on_place_basic" [],
    OnPlaceTech "on_place_tech" [],
    Keep "keep" ["goods"],
    KeepSome "keep_some" ["n", "goods"],
    StoreResources "store_resources" ["n"],
    StoreOneKind "store_one_kind" ["n", "goods"],
    StoreMix "store_mix" ["n", "goods"],
    StashCards "stash_cards" ["n"],
    StashResources "stash_resources" ["n"],
    StashWorth "stash_worth" ["what", "n"],
    EndVp "end_vp" ["what"],
    RazeTax "raze_tax" ["n"],
    Gain "gain" ["what"],
    Draw "draw" ["what"],
    Deploy "deploy" ["what"],
    EachGains "each_gains" ["what"],
    EachDraws "each_draws" ["what"],
    EachDiscards "each_discards" ["n", "goods"],
    Each "each" ["what"],
    YourChoice "your_choice" ["what"],
    TheirChoice "their_choice" ["what"],
    PerColour "per_colour" ["what", "colour"],
    PerSamurai "per_samurai" ["what"],
    PerStored "per_stored" ["what"],
    PerStashed "per_stashed" ["what"],
    PerTech "per_tech" ["what"],
    More "more" ["what"],
    Max "max" ["what", "n"],
    Lose "lose" ["n", "goods"],
    DrawPick "draw_pick" ["draw", "keep"],
    ProduceAnother "produce_another" ["n"],
    Produce "produce" ["n"],
    DealAgain "deal_again" ["n"],
    RazeAny "raze_any" [],
    RazeEnemy "raze_enemy" [],
    RazeOwn "raze_own" [],
    RazeDeck "raze_deck" [],
    RazePaid "raze_paid" ["what"],
    RazeFree "raze_free" ["what"],
    CashIn "cash_in" ["what", "n"],
    Remove "remove" [],
    RemovePair "remove_pair" [],
    Steal "steal" ["goods"],
    Copy "copy" ["n"],
    BuildHand "build_hand" [],
    BuildDeal "build_deal" [],
    CancelDeal "cancel_deal" [],
    TakeDeal "take_deal" [],
    LocationDeal "location_deal" [],
    EnemyDiscard "enemy_discard" ["what"],
    FoundationHand "foundation_hand" ["n", "what"],
    FoundationDeck "foundation_deck" ["n", "what"],
    Restore "restore" [],
    Exhaust "exhaust" [],
    Block "block" [],
    TakeOver "take_over" [],
    Eavesdrop "eavesdrop" [],
    UnlockAction "unlock_action" [],
    UnlockFeature "unlock_feature" [],
    FreeActivate "free_activate" [],
    SendWorker "send_worker" [],
    MoveTech "move_tech" ["n"],
}
