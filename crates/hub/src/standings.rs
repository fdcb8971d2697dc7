//! Amounts, scores, goals and what lies ahead, in the reader's language.

use super::text::Voice;
use crate::wire::{
    AccountOut, AheadOut, BudgetOut, ChoiceOut, GoalOut, OpensOut, PointsOut, StandingOut, TallyOut, TieOut,
    TouchOut,
};
use approdo_contract::{Account, Ahead, Budget, Goal, Opens, Tally, Viewer};
use approdo_table::{Choice, SeatFacts};

impl Voice<'_> {
    /// The standings of all seats, as far as the viewer may know them.
    pub(crate) fn standings(&self, eyes: Viewer) -> Vec<StandingOut> {
        self.table.standings(eyes).iter().map(|facts| self.standing(facts)).collect()
    }

    fn standing(&self, facts: &SeatFacts) -> StandingOut {
        StandingOut {
            tally: facts.tally.iter().map(|tally| self.tally(tally)).collect(),
            account: self.account(&facts.account),
            goals: facts.goals.iter().map(|goal| self.goal(goal)).collect(),
        }
    }

    fn tally(&self, tally: &Tally) -> TallyOut {
        let label = self.say(&tally.label);
        TallyOut { key: tally.key.to_owned(), label, amount: tally.amount, of: tally.of }
    }

    fn account(&self, account: &Account) -> AccountOut {
        let parts = account.parts.iter();
        let ties = account.ties.iter();
        AccountOut {
            parts: parts
                .map(|part| PointsOut { phrase: self.said(&part.phrase), points: part.points })
                .collect(),
            ties: ties
                .map(|tie| TieOut { phrase: self.said(&tie.phrase), amount: tie.amount, least: tie.least })
                .collect(),
            settled: account.settled.as_ref().map(|settled| self.said(settled)),
        }
    }

    fn goal(&self, goal: &Goal) -> GoalOut {
        GoalOut {
            phrase: self.said(&goal.phrase),
            rule: goal.rule.to_string(),
            now: goal.now,
            needed: goal.needed,
            loses: goal.loses,
        }
    }

    /// What a decision uses up.
    pub(crate) fn budget(&self, budget: &Budget) -> BudgetOut {
        let label = self.say(&budget.label);
        BudgetOut { key: budget.key.to_owned(), label, left: budget.left, of: budget.of }
    }

    /// What certainly comes next.
    pub(crate) fn ahead(&self, eyes: Viewer) -> Vec<AheadOut> {
        let ahead = |ahead: &Ahead| AheadOut {
            key: ahead.key.to_owned(),
            phrase: self.said(&ahead.phrase),
            now: ahead.now,
            of: ahead.of,
        };
        self.table.ahead(eyes).iter().map(ahead).collect()
    }

    /// A choice of a seat.
    pub(crate) fn choice(&self, choice: Choice) -> ChoiceOut {
        let Choice { mv, notation, phrase, gesture, refused, because } = choice;
        let touch = |touch: &approdo_contract::Touch| TouchOut {
            role: touch.role.to_owned(),
            piece: self.piece(touch.piece),
        };
        ChoiceOut {
            mv,
            notation,
            verb: gesture.verb.to_owned(),
            how: gesture.how.iter().map(|word| (*word).to_owned()).collect(),
            touches: gesture.touches.iter().map(touch).collect(),
            amount: gesture.amount,
            phrase: self.said(&phrase),
            refused: refused.map(|refusal| super::text::refusal(self.language, &refusal)),
            because: because.map(|because| self.said(&because)),
        }
    }
}

/// What begins with a line of the log.
pub(crate) fn opens(opens: Opens) -> OpensOut {
    match opens {
        Opens::Round(round) => OpensOut::Round(round),
        Opens::Turn { seat, round } => OpensOut::Turn { seat: seat.0, round },
    }
}
