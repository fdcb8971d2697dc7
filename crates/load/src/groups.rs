//! Bounded concurrency.

use anyhow::{Context, Result};
use tokio::task::JoinSet;

/// How many futures run at the same time.
const AT_ONCE: usize = 16;

/// Runs futures with bounded concurrency, so that preparing a measurement is no load test itself; results are in order
/// of completion.
pub(crate) async fn in_groups<T: Send + 'static, F: Future<Output = Result<T>> + Send + 'static>(
    work: impl Iterator<Item = F>,
) -> Result<Vec<T>> {
    let (mut done, mut doing) = (Vec::new(), JoinSet::new());
    for one in work {
        if AT_ONCE <= doing.len()
            && let Some(one) = doing.join_next().await
        {
            done.push(one.context("a player broke down")??);
        }
        doing.spawn(one);
    }
    while let Some(one) = doing.join_next().await {
        done.push(one.context("a player broke down")??);
    }
    Ok(done)
}
