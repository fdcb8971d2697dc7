//! The command line of Approdo.

use approdo_cli::{Terminal, run};
use std::{
    io::{self, IsTerminal},
    process::ExitCode,
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let interactive = io::stdin().is_terminal() && io::stderr().is_terminal();
    let mut terminal = Terminal {
        input: &mut io::stdin().lock(),
        output: &mut io::stdout().lock(),
        errors: &mut io::stderr(),
        interactive,
        on_screen: io::stdout().is_terminal(),
    };
    ExitCode::from(run(&approdo_catalog::GAMES, std::env::args_os(), &mut terminal))
}
