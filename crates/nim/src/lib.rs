//! A game with a known best move: tests search and documents the contract.
