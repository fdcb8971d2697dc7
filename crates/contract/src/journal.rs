/// The facts of a step, recorded only if there is a reader.
///
/// Searches pass [`Journal::off`], which costs a branch per fact. A journal never changes what happens.
#[derive(Debug)]
pub struct Journal<E> {
    facts: Option<Vec<E>>,
}

impl<E> Journal<E> {
    /// A journal that keeps nothing.
    pub fn off() -> Self {
        Journal { facts: None }
    }

    /// A journal that keeps every fact.
    pub fn on() -> Self {
        Journal { facts: Some(Vec::new()) }
    }

    /// Records a fact; the closure runs only if there is a reader.
    pub fn note(&mut self, fact: impl FnOnce() -> E) {
        if let Some(facts) = &mut self.facts {
            facts.push(fact());
        }
    }

    /// The facts recorded so far.
    pub fn facts(&self) -> &[E] {
        self.facts.as_deref().unwrap_or_default()
    }

    /// Takes the facts out.
    pub fn into_facts(self) -> Vec<E> {
        self.facts.unwrap_or_default()
    }
}
