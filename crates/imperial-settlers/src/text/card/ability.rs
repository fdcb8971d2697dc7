//! The abilities of a card, each with its cost or trigger.

use super::Writer;
use crate::{
    content::{
        ActionInfo, Effect, Feature, Lasting, LastingFeature, Per, Stashed, Store, Trigger, Where,
        words::Word,
    },
    goods::{Cost, Gain, Good, GoodSet},
    ids::{Colour, ListId},
};

impl Writer {
    /// All abilities of the card, in reading order.
    pub(super) fn abilities(self) -> String {
        let info = self.info;
        let mut text = Vec::new();
        if let Some(list) = info.production {
            let word = if info.is_open { Word::OpenProduction } else { Word::Production };
            text.push(self.say(word, &[("what", &self.effects(list))]));
        }
        info.actions.iter().for_each(|action| self.action(action, &mut text));
        text.extend(info.features.iter().map(|feature| self.reaction(feature)));
        self.lasting(&info.lasting, &mut text);
        if let Some(list) = info.bonus {
            text.push(self.say(Word::Bonus, &[("what", &self.effects(list))]));
        }
        if let Some(list) = info.event {
            text.push(self.say(Word::Event, &[("what", &self.effects(list))]));
        }
        if info.has_printed_defense {
            text.push(self.say(Word::PrintedDefense, &[]));
        }
        text.join(" ")
    }

    /// IMP-14.1, IMP-14.4, IMP-14.12.
    fn action(self, action: &ActionInfo, text: &mut Vec<String>) {
        let cost = self.cost(&action.cost, places_token(action.effects));
        let effects = self.effects(action.effects);
        let what = if cost.is_empty() {
            effects
        } else {
            self.say(Word::Paid, &[("cost", &cost), ("what", &effects)])
        };
        let word = if action.needs.is_some() { Word::UnlockedAction } else { Word::Action };
        text.push(self.say(word, &[("what", &what)]));
        match action.limit {
            0 => text.push(self.say(Word::AnyTimes, &[])),
            1 => (),
            2 => text.push(self.say(Word::Twice, &[])),
            n => text.push(self.count(Word::Often, n, &[])),
        }
    }

    /// IMP-19.2: a Feature with a trigger.
    fn reaction(self, feature: &Feature) -> String {
        let (when, mut what) = (self.trigger(feature.on), self.effects(feature.effects));
        if let (Trigger::GainVp, [Effect::Gain { gain: Gain::Vp, .. }]) =
            (feature.on, feature.effects.effects())
        {
            what = self.say(Word::More, &[("what", &what)]);
        }
        let what = match feature.repeat_cost {
            Some(cost) if cost == ONE_TECHNOLOGY => {
                self.say(Word::RepeatBasicTech, &[("when", &when), ("what", &what)])
            }
            Some(cost) => {
                let cost = self.cost(&cost, false);
                self.say(Word::Repeat, &[("when", &when), ("cost", &cost), ("what", &what)])
            }
            None => {
                let word = if feature.is_optional { Word::May } else { Word::Reaction };
                self.say(word, &[("when", &when), ("what", &what)])
            }
        };
        self.feature(feature.needs, &what)
    }

    fn feature(self, needs: Option<u8>, what: &str) -> String {
        let word = if needs.is_some() { Word::UnlockedFeature } else { Word::Feature };
        self.say(word, &[("what", &what)])
    }

    fn trigger(self, on: Trigger) -> String {
        let plain = match on {
            Trigger::Build { common, colour } => return self.build_trigger(common, colour),
            Trigger::Activate { spends: Some(good), .. } => {
                let good = self.any_of(Word::And, GoodSet::default().with(good));
                return self.say(Word::OnActivateSpending, &[("good", &good)]);
            }
            Trigger::Raze => Word::OnRaze,
            Trigger::RazeEnemy => Word::OnRazeEnemy,
            Trigger::RazeHand => Word::OnRazeHand,
            Trigger::MakeDeal => Word::OnDeal,
            Trigger::DeploySamurai => Word::OnSamurai,
            Trigger::GainVp => Word::OnVp,
            Trigger::EnemyExchange => Word::OnEnemyExchange,
            Trigger::Activate { scoring: true, .. } => Word::OnActivateScoring,
            Trigger::Activate { .. } => Word::OnActivate,
            Trigger::Visit => Word::OnVisit,
            Trigger::EnemyVisit => Word::OnEnemyVisit,
            Trigger::PlaceTech { basic: true } => Word::OnPlaceBasic,
            Trigger::PlaceTech { basic: false } => Word::OnPlaceTech,
        };
        self.say(plain, &[])
    }

    fn build_trigger(self, common: Option<bool>, colour: Option<Colour>) -> String {
        let word = match (common, colour) {
            (None, None) => Word::OnBuild,
            (Some(true), None) => Word::OnBuildCommon,
            (Some(false), None) => Word::OnBuildFaction,
            (None, Some(_)) => Word::OnBuildColoured,
            (Some(true), Some(_)) => Word::OnBuildColouredCommon,
            (Some(false), Some(_)) => Word::OnBuildColouredFaction,
        };
        match colour {
            Some(colour) => self.say(word, &[("colour", &self.colour(colour))]),
            None => self.say(word, &[]),
        }
    }

    /// IMP-19.12: lasting Features. A stash and its VP are one sentence.
    fn lasting(self, features: &[LastingFeature], text: &mut Vec<String>) {
        let mut ends = Vec::new();
        let mut is_said = false;
        for (place, feature) in features.iter().enumerate() {
            let what = match feature.what {
                Lasting::Store(store) => self.store(store),
                Lasting::Stash { what, max } => {
                    let word = match what {
                        Stashed::Card => Word::StashCards,
                        Stashed::Resource => Word::StashResources,
                    };
                    let put = self.count(word, max, &[]);
                    match features.get(place + 1).map(|next| next.what) {
                        Some(Lasting::EndVp { n, per: Per::Stashed }) => {
                            is_said = true;
                            self.count(Word::StashWorth, n, &[("what", &put)])
                        }
                        Some(_) | None => put,
                    }
                }
                Lasting::EndVp { .. } if std::mem::take(&mut is_said) => continue,
                Lasting::EndVp { n, per } => self.say(Word::EndVp, &[("what", &self.each(Gain::Vp, n, per))]),
                Lasting::RazeTax { n } => self.count(Word::RazeTax, n, &[]),
                Lasting::NotRazable => {
                    ends.push(self.say(Word::NotRazable, &[]));
                    continue;
                }
            };
            text.push(self.feature(feature.needs, &what));
        }
        text.append(&mut ends);
    }

    /// IMP-20.5, IMP-20.6.
    fn store(self, Store { goods, max, place }: Store) -> String {
        let resources = Good::RESOURCES.into_iter().fold(GoodSet::default(), GoodSet::with);
        let is_one_kind = goods.iter().count() == 1;
        match place {
            Where::Supply if max == 0 => self.say(Word::Keep, &[("goods", &self.any_of(Word::And, goods))]),
            Where::Supply => self.count(Word::KeepSome, max, &[("goods", &self.any_of(Word::And, goods))]),
            Where::Card if goods == resources => self.count(Word::StoreResources, max, &[]),
            Where::Card if is_one_kind => {
                self.count(Word::StoreOneKind, max, &[("goods", &self.any_of(Word::And, goods))])
            }
            Where::Card => self.count(Word::StoreMix, max, &[("goods", &self.any_of(Word::OrAnd, goods))]),
        }
    }
}

/// The cost of the Mechanical Horse.
const ONE_TECHNOLOGY: Cost = Cost {
    wood: 0,
    stone: 0,
    food: 0,
    worker: 0,
    gold: 0,
    raze: 0,
    basic_tech: 1,
    resource: 0,
    card: 0,
    deal: 0,
    egypt_token: 0,
    location: 0,
};

/// Whether the effects place the Egyptian token that the Action costs (IMP-23.9, IMP-23.13).
fn places_token(list: ListId) -> bool {
    list.effects().iter().any(|effect| matches!(effect, Effect::TakeOver | Effect::Eavesdrop))
}
