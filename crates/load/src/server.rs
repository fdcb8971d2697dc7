//! The server as a child process: started, killed, and measured.

use crate::args::{GameName, Which};
use crate::guest::Guest;
use anyhow::{Context, Result, bail};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    str::FromStr,
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// The address of a server on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target(pub(crate) SocketAddr);

impl FromStr for Target {
    type Err = String;

    fn from_str(url: &str) -> Result<Self, String> {
        let wrong = || format!("`{url}` is no address like http://127.0.0.1:8080");
        let host = url.strip_prefix("http://").ok_or_else(wrong)?;
        let host = host.strip_suffix('/').unwrap_or(host).replacen("localhost:", "127.0.0.1:", 1);
        let elsewhere =
            || format!("`{url}` is not on this machine, and only servers on this machine are loaded");
        match host.parse::<SocketAddr>() {
            Ok(address) if address.ip().is_loopback() => Ok(Target(address)),
            Ok(_) => Err(elsewhere()),
            // A host name, or an address without a port: refused, since it may be another machine.
            Err(_) if host.contains('.') && host.contains(':') => Err(elsewhere()),
            Err(_) => Err(wrong()),
        }
    }
}

/// A temporary folder for databases, removed on drop.
#[derive(Debug)]
pub(crate) struct Scratch {
    folder: PathBuf,
    keep: bool,
}

impl Scratch {
    /// An empty folder inside the given one, or inside the system's temporary folder.
    pub(crate) fn new(which: &Which) -> Result<Self> {
        let parent = which.folder.clone().unwrap_or_else(env::temp_dir);
        for number in 0.. {
            let folder = parent.join(format!("approdo-load-{}-{number}", std::process::id()));
            match fs::create_dir(&folder) {
                Ok(()) => return Ok(Scratch { folder, keep: false }),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => (),
                Err(error) => {
                    return Err(error)
                        .with_context(|| format!("no folder can be made in `{}`", parent.display()));
                }
            }
        }
        unreachable!("some number is free")
    }

    /// A file in it.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Keeps it, for analysis.
    pub(crate) fn keep(&mut self) -> &Path {
        self.keep = true;
        &self.folder
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if !self.keep {
            // Best effort: a leftover folder harms nothing.
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// How servers are started.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    path: PathBuf,
    command: &'static str,
}

impl Program {
    /// The given program, or this one.
    pub(crate) fn new(which: &Which, game: GameName) -> Result<Self> {
        let (path, command) = match (&which.server, game) {
            (Some(path), GameName::Armada) => (path.clone(), "serve"),
            (Some(_), GameName::Nim) => {
                bail!("Nim is in no catalogue, so only this program itself serves it: leave `--server` out")
            }
            (None, GameName::Armada) => (own_path()?, "serve"),
            (None, GameName::Nim) => (own_path()?, "serve-nim"),
        };
        Ok(Program { path, command })
    }

    /// Starts a server; it listens when this returns.
    pub(crate) fn start(&self, database: &Path, address: SocketAddr) -> Result<Server> {
        let mut command = Command::new(&self.path);
        command
            .args([self.command, "--no-rate-limits", "--addr", &address.to_string(), "--db"])
            .arg(database);
        let began = Instant::now();
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("`{}` cannot be started", self.path.display()))?;
        let output = process.stdout.take().context("the server has no output")?;
        let mut server = Server { process, output: BufReader::new(output), address, began };
        let mut line = String::new();
        server.output.read_line(&mut line).context("the server says nothing")?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        server.address = address.context("the server did not start; what it says is above")?;
        Ok(server)
    }
}

fn own_path() -> Result<PathBuf> {
    env::current_exe().context("the path of this program is not known; name the server with `--server`")
}

/// A running server; killed on drop.
#[derive(Debug)]
pub(crate) struct Server {
    process: Child,
    /// Kept open, so that the server can write to the pipe.
    output: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
    /// When it was started.
    pub(crate) began: Instant,
}

impl Server {
    /// Its process id.
    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Whether it still runs.
    pub(crate) fn runs(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }

    /// `kill -9`, and waits until it is gone.
    pub(crate) fn kill(mut self) -> Result<()> {
        self.process.kill().context("the server cannot be killed")?;
        self.process.wait().context("the server does not end")?;
        Ok(())
    }

    /// SIGTERM, and waits until it is gone.
    pub(crate) fn stop(mut self) -> Result<()> {
        let asked = Command::new("kill").args(["-TERM", &self.id().to_string()]).status();
        let asked = asked.context("there is no `kill` to end the server with")?;
        if !asked.success() {
            bail!("the server cannot be asked to end");
        }
        let status = self.process.wait().context("the server does not end")?;
        if !status.success() {
            bail!("the server did not end well: {status}");
        }
        Ok(())
    }

    /// Waits for its first answer, and returns the time since its start.
    pub(crate) async fn is_healthy(&self) -> Result<Duration> {
        let mut guest = Guest::new(self.address);
        loop {
            match guest.get("/health").await {
                Ok(_) => return Ok(self.began.elapsed()),
                Err(error) if Duration::from_secs(60) < self.began.elapsed() => return Err(error),
                Err(_) => sleep(Duration::from_millis(1)).await,
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Any free port on the loopback address.
pub(crate) fn any_port() -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, 0))
}

/// A port that stays free while the server is down.
///
/// Not an ephemeral one: a client that tries to reconnect may get that very port as its local port and connect to
/// itself (TCP self-connect).
pub(crate) fn lasting_port() -> Result<SocketAddr> {
    let first = 20_000 + (std::process::id() % 10_000) as u16;
    let ports = (first..30_000).chain(20_000..first);
    let mut addresses = ports.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    addresses
        .find(|address| TcpListener::bind(address).is_ok())
        .context("no port from 20000 to 29999 is free")
}

/// Resource usage of a process; zero where the system does not tell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Vitals {
    /// Resident memory, in kB.
    pub(crate) resident_kb: u64,
    /// Processor time, of all threads together.
    pub(crate) busy: Duration,
}

impl Vitals {
    /// Of a process, on systems with `/proc`.
    pub(crate) fn of(process: u32) -> Self {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
        let status = read("status");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let resident_kb = resident.and_then(|text| text.split_whitespace().next()?.parse().ok()).unwrap_or(0);
        // The program name is in brackets and may contain spaces; times are in hundredths of a second.
        let stat = read("stat");
        let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace();
        let ticks: u64 = fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        Vitals { resident_kb, busy: Duration::from_millis(ticks * 10) }
    }

    /// Memory in MB.
    pub(crate) fn megabytes(self) -> f64 {
        self.resident_kb as f64 / 1024.0
    }
}

/// Refuses more open files than this process's limit, on systems with `/proc`.
pub(crate) fn expect_open_files(needed: u32) -> Result<()> {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let most = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let most: Option<u32> = most.and_then(|line| line.split_whitespace().next()?.parse().ok());
    match most {
        Some(most) if most < needed => {
            bail!(
                "{needed} open files are needed, and only {most} are allowed: try `ulimit -n {needed}` first"
            )
        }
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_loaded() {
        for good in
            ["http://127.0.0.1:8080", "http://127.0.0.1:8080/", "http://localhost:81", "http://[::1]:8080"]
        {
            assert!(good.parse::<Target>().is_ok(), "{good}");
        }
        for far in
            ["http://192.0.2.1:80", "http://[2001:db8::1]:80", "http://example.org:80", "http://0.0.0.0:80"]
        {
            let error = far.parse::<Target>().expect_err("it is elsewhere");
            assert!(error.contains(far) && error.contains("on this machine"), "{error}");
        }
        for wrong in
            ["", "127.0.0.1:8080", "https://127.0.0.1:8080", "http://127.0.0.1", "http://localhost:x"]
        {
            let error = wrong.parse::<Target>().expect_err("it is no address");
            assert!(error.contains(wrong), "{error}");
        }
    }

    #[test]
    fn this_process_has_vitals() {
        if cfg!(target_os = "linux") {
            assert!(Vitals::of(std::process::id()).resident_kb > 0);
        }
        assert_eq!(Vitals::of(u32::MAX).resident_kb, 0);
    }
}
