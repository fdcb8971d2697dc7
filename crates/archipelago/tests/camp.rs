use approdo_archipelago::Archipelago;
use approdo_conformance::{combinations, trial, walk};
use approdo_contract::{Game, Pending};
use std::time::Instant;
#[test]
fn camp() {
    let var = |n: &str, d: u64| std::env::var(n).ok().and_then(|v| v.parse().ok()).unwrap_or(d);
    let (from, to, sample) = (var("FROM", 0), var("TO", 1), var("SAMPLE", 11) as u32);
    let part = var("PART", 1) as usize;
    let mut faults = 0;
    let mut n = 0;
    let (mut steps, mut t1, mut t2) = (0u64, 0.0, 0.0);
    let mut ends = std::collections::BTreeMap::new();
    for (i, options) in combinations::<Archipelago>().into_iter().enumerate() {
        if i % part != 0 && part > 1 {
            continue;
        }
        for seats in 2..=5 {
            if Archipelago::setup(&options, seats).is_err() {
                continue;
            }
            for seed in from..to {
                n += 1;
                let t = Instant::now();
                let g = walk::<Archipelago>(&options, seats, seed, |_, _, _| steps += 1).unwrap();
                t1 += t.elapsed().as_secs_f64();
                if let Pending::Over(o) = g.pending() {
                    *ends.entry(o.ended_by.0).or_insert(0) += 1;
                }
                let t = Instant::now();
                if sample > 0
                    && let Err(fault) = trial::<Archipelago>(&options, seats, seed, sample)
                {
                    let s = fault.to_string();
                    eprintln!("{}", &s[..s.len().min(1500)]);
                    faults += 1;
                    if faults > 5 {
                        panic!("enough");
                    }
                }
                t2 += t.elapsed().as_secs_f64();
            }
        }
    }
    eprintln!("{n} games, {steps} steps, walk {t1:.1}s trial {t2:.1}s {ends:?}, faults {faults}");
}
