//! The texts of effects.

use super::Writer;
use crate::{
    content::{Effect, From, Per, RazeTarget, words::Word},
    goods::Gain,
    ids::ListId,
};

impl Writer {
    /// A list of effects. Several gains are joined, anything else follows one after the other.
    pub(super) fn effects(self, list: ListId) -> String {
        let effects = list.effects();
        match self.gains(effects) {
            Some(gains) => gains,
            None => {
                let parts: Vec<String> = effects.iter().map(|effect| self.effect(list, effect)).collect();
                parts.join(&self.say(Word::Then, &[]))
            }
        }
    }

    /// The text of effects that are all gains.
    fn gains(self, effects: &[Effect]) -> Option<String> {
        let mut groups: Vec<(Word, Vec<String>)> = Vec::new();
        for effect in effects {
            let (verb, amount) = self.gain(effect)?;
            match groups.last_mut() {
                Some((last, amounts)) if *last == verb => amounts.push(amount),
                Some(_) | None => groups.push((verb, vec![amount])),
            }
        }
        let are_single = groups.iter().all(|(_, amounts)| amounts.len() == 1);
        let say = |(verb, amounts): &(Word, Vec<String>)| {
            self.say(*verb, &[("what", &self.list(Word::And, amounts))])
        };
        let parts: Vec<String> = groups.iter().map(say).collect();
        Some(if are_single { self.list(Word::And, &parts) } else { parts.join(&self.say(Word::Then, &[])) })
    }

    /// The verb and the object of a gain.
    fn gain(self, effect: &Effect) -> Option<(Word, String)> {
        let Effect::Gain { gain, n, per, max } = *effect else { return None };
        let amount = match per {
            Some(per) => self.each(gain, n, per),
            None if gain == Gain::Resource => self.say(Word::YourChoice, &[("what", &self.amount(gain, n))]),
            None => self.amount(gain, n),
        };
        let amount = if max == 0 { amount } else { self.count(Word::Max, max, &[("what", &amount)]) };
        Some((verb(gain), amount))
    }

    /// So many for each counted thing.
    pub(super) fn each(self, gain: Gain, n: u8, per: Per) -> String {
        let amount = self.amount(gain, n);
        let word = match per {
            Per::Colour(colour) => {
                return self.say(Word::PerColour, &[("what", &amount), ("colour", &self.colour(colour))]);
            }
            Per::Samurai => Word::PerSamurai,
            Per::Stored => Word::PerStored,
            Per::Stashed => Word::PerStashed,
            Per::TechTokens => Word::PerTech,
        };
        self.say(word, &[("what", &amount)])
    }

    fn effect(self, list: ListId, effect: &Effect) -> String {
        let plain = match *effect {
            Effect::Gain { .. } => return self.gains(&[*effect]).unwrap_or_default(),
            Effect::Pay { cost } => return self.cost(&cost, false),
            Effect::Lose { goods, n } => {
                return self.count(Word::Lose, n, &[("goods", &self.kinds(goods, n))]);
            }
            Effect::Choose { first, options } => return self.choice(first, options),
            Effect::DrawPick { draw, keep } => {
                return self.count(Word::DrawPick, draw - keep, &[("draw", &draw), ("keep", &keep)]);
            }
            Effect::ProduceAgain { n } => {
                // A Location that produces makes others produce; an Action can choose any.
                let is_production = self.info.production == Some(list);
                return self.count(if is_production { Word::ProduceAnother } else { Word::Produce }, n, &[]);
            }
            Effect::DealAgain { n } => return self.count(Word::DealAgain, n, &[]),
            Effect::Raze { target, free, cash_in } => return self.raze(target, free, cash_in),
            Effect::Steal { goods, n } => {
                return self.say(Word::Steal, &[("goods", &self.one_of(goods, n))]);
            }
            Effect::CopyRazeGood { n } => return self.count(Word::Copy, n, &[]),
            Effect::EnemyDiscard { n } => {
                return self.say(Word::EnemyDiscard, &[("what", &self.amount(Gain::Card, n))]);
            }
            Effect::Foundation { from, n, good } => {
                let word = if from == From::CommonDeck { Word::FoundationDeck } else { Word::FoundationHand };
                return self.count(word, n, &[("what", &self.amount(good.into(), 1))]);
            }
            Effect::MoveTech { n } => return self.count(Word::MoveTech, n, &[]),
            Effect::EachPlayer { list } => return self.everybody(list),
            Effect::Unlock => {
                let opens_action = self.info.actions.iter().any(|action| action.needs.is_some());
                if opens_action { Word::UnlockAction } else { Word::UnlockFeature }
            }
            Effect::Build { from: From::Deals } => Word::BuildDeal,
            Effect::Build { .. } => Word::BuildHand,
            Effect::Remove => Word::Remove,
            Effect::RemovePair => Word::RemovePair,
            Effect::CancelDeal => Word::CancelDeal,
            Effect::TakeDeal => Word::TakeDeal,
            Effect::LocationDeal => Word::LocationDeal,
            Effect::Restore => Word::Restore,
            Effect::Exhaust => Word::Exhaust,
            Effect::Block => Word::Block,
            Effect::TakeOver => Word::TakeOver,
            Effect::Eavesdrop => Word::Eavesdrop,
            Effect::FreeActivate => Word::FreeActivate,
            Effect::SendWorker => Word::SendWorker,
        };
        self.say(plain, &[])
    }

    /// The common part of all options is said once: `gain 1 raze token or 2 VP`, `spend 1 gold for 2 VP or 1 worker
    /// for 1 VP`.
    fn choice(self, first: ListId, options: u8) -> String {
        let lists = || (first.0..first.0 + u16::from(options)).map(ListId);
        let only_gain = |list: ListId| match list.effects() {
            [Effect::Gain { gain, n, per: None, max: 0 }] if verb(*gain) == Word::Gain => {
                Some(self.amount(*gain, *n))
            }
            _ => None,
        };
        let only_trade = |list: ListId| match list.effects() {
            [Effect::Pay { cost }, Effect::Gain { gain, n, per: None, max: 0 }]
                if cost.card + cost.deal + cost.egypt_token == 0 && verb(*gain) == Word::Gain =>
            {
                let (cost, what) = (self.goods(cost), self.amount(*gain, *n));
                Some(self.say(Word::Exchange, &[("cost", &cost), ("what", &what)]))
            }
            _ => None,
        };
        if let Some(gains) = lists().map(only_gain).collect::<Option<Vec<_>>>() {
            return self.say(Word::Gain, &[("what", &self.list(Word::OrElse, &gains))]);
        }
        if let Some(trades) = lists().map(only_trade).collect::<Option<Vec<_>>>() {
            return self.say(Word::Spend, &[("what", &self.list(Word::OrElse, &trades))]);
        }
        self.list(Word::OrElse, &lists().map(|list| self.effects(list)).collect::<Vec<_>>())
    }

    fn raze(self, target: RazeTarget, free: bool, cash_in: u8) -> String {
        let (word, is_protected) = match target {
            RazeTarget::HandOrEnemy => (Word::RazeAny, true),
            RazeTarget::Enemy => (Word::RazeEnemy, true),
            RazeTarget::Own => (Word::RazeOwn, false),
            RazeTarget::CommonDeck => (Word::RazeDeck, false),
        };
        let mut what = self.say(word, &[]);
        if is_protected {
            what = self.say(if free { Word::RazeFree } else { Word::RazePaid }, &[("what", &what)]);
        }
        if 0 < cash_in {
            what = self.count(Word::CashIn, cash_in, &[("what", &what)]);
        }
        what
    }

    /// IMP-22.4: what each player does, in the third person.
    fn everybody(self, list: ListId) -> String {
        match list.effects() {
            [Effect::Gain { gain, n, per: None, max: 0 }] if verb(*gain) != Word::Deploy => {
                let amount = self.amount(*gain, *n);
                let what = if *gain == Gain::Resource {
                    self.say(Word::TheirChoice, &[("what", &amount)])
                } else {
                    amount
                };
                let word = if verb(*gain) == Word::Draw { Word::EachDraws } else { Word::EachGains };
                self.say(word, &[("what", &what)])
            }
            [Effect::Lose { goods, n }] => {
                self.count(Word::EachDiscards, *n, &[("goods", &self.kinds(*goods, *n))])
            }
            _ => self.say(Word::Each, &[("what", &self.effects(list))]),
        }
    }
}

/// The verb of a gain: cards are drawn, Samurai deployed, everything else is gained.
fn verb(gain: Gain) -> Word {
    match gain {
        Gain::Card | Gain::CommonCard | Gain::FactionCard => Word::Draw,
        Gain::Samurai => Word::Deploy,
        Gain::Wood
        | Gain::Stone
        | Gain::Food
        | Gain::Worker
        | Gain::Gold
        | Gain::Raze
        | Gain::Defense
        | Gain::BasicTech
        | Gain::AdvancedScore
        | Gain::AdvancedDefense
        | Gain::Vp
        | Gain::Resource
        | Gain::AdvancedTech
        | Gain::ColorMatch => Word::Gain,
    }
}
