use rand_core::Rng;

/// An unbiased draw from `0..n` (Lemire's method), written out so that no library upgrade changes a replay.
///
/// # Panics
/// If `n` is 0.
pub fn pick<R: Rng + ?Sized>(rng: &mut R, n: u32) -> u32 {
    assert!(0 < n, "nothing to pick from");
    loop {
        let wide = u64::from(rng.next_u32()) * u64::from(n);
        let low = wide as u32;
        if n <= low || n.wrapping_neg() % n <= low {
            return (wide >> 32) as u32;
        }
    }
}
