//! One live game behind an object-safe face: steps, luck, undo, replays, scenarios.
