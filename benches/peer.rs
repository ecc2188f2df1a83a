//! A roulette simulator as people write them in Rust: a wheel that is spun by the generator of the
//! `rand` crate, a list of bets, and each of them settled after each spin. Ours, and
//! nobody's published crate; `bench_peers` builds and runs it.
//!
//! `peer thread 1000000` plays flat on red with the generator that programs use by default,
//! `peer small 1000000` with the quickest one that the crate has.

use rand::{rngs::SmallRng, Rng, SeedableRng};

const REDS: [u8; 18] = [
    1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

enum Kind {
    Straight(u8),
    Red,
    Black,
    Dozen(u8),
}

struct Bet {
    kind: Kind,
    stake: i64,
}

impl Bet {
    fn net(&self, pocket: u8, reds: &[bool; 37]) -> i64 {
        let (won, odds) = match self.kind {
            Kind::Straight(number) => (pocket == number, 35),
            Kind::Red => (reds[pocket as usize], 1),
            Kind::Black => (pocket > 0 && !reds[pocket as usize], 1),
            Kind::Dozen(which) => (pocket > 0 && (pocket - 1) / 12 == which, 2),
        };
        if won {
            self.stake * odds
        } else {
            -self.stake
        }
    }
}

fn play(mut generator: impl Rng, bets: &[Bet], spins: u64) -> i64 {
    let mut reds = [false; 37];
    for number in REDS {
        reds[number as usize] = true;
    }
    let mut stack = 0;
    for _ in 0..spins {
        let pocket = generator.gen_range(0..37);
        for bet in bets {
            stack += bet.net(pocket, &reds);
        }
    }
    stack
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let spins: u64 = words[2].parse().expect("how many spins");
    // Read from the command line, so that the compiler does not know it.
    let kind = match words.get(3).map(String::as_str) {
        Some("black") => Kind::Black,
        Some("dozen") => Kind::Dozen(0),
        Some("straight") => Kind::Straight(17),
        _ => Kind::Red,
    };
    let bets = vec![Bet { kind, stake: 1 }];
    let stack = match words[1].as_str() {
        "small" => play(SmallRng::from_entropy(), &bets, spins),
        _ => play(rand::thread_rng(), &bets, spins),
    };
    println!("{stack}");
}
