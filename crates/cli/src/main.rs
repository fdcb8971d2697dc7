//! The command line of Approdo.

fn main() {}
