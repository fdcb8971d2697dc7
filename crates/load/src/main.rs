//! The command `approdo-load`.

use approdo_load::run;
use std::{io, process::ExitCode};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ExitCode::from(run(std::env::args_os(), &mut io::stdout().lock(), &mut io::stderr()))
}
