//! The clauses of every rulebook, and the tests that prove them.
