//! Armada III under its full rules.
