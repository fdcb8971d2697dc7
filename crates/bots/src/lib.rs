//! Random, greedy and searching players for any game, and the arena they meet in.
