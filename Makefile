# Two commands for everybody: `make run` serves tables, `make test` proves. Who changes the code also runs `make lint`.

.DEFAULT_GOAL := run
.PHONY: run play test bench load crash proof lint playthroughs dist web web-test rust-games rust-server rust-test rust-watchful e2e page-test browse shots figures chromium

# Where cargo puts what it builds.
TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))

# What the web page is built from.
WEB_SOURCES := $(shell find web/src web/public web/scripts rules -type f -not -name openapi.d.ts) web/index.html web/vite.config.ts

# The table server with its page at http://127.0.0.1:8080/. ARGS adds options: make run ARGS="--addr 0.0.0.0:8080"
run: web
	cargo run --release --quiet --bin approdo -- serve $(ARGS)

# The web page; the next build of the server takes it in.
web: web/dist/index.html

web/dist/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	cd web && npm run build
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The web page needs Node 20.19 or newer with npm. Without it: cargo run --release --bin approdo -- serve"; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

# A game of Armada III in the terminal, you against bots. ARGS adds options: make play ARGS="--lang it --seats 3"
play:
	cargo run --release --quiet --bin approdo -- play armada $(ARGS)

# All tests: the page, the rules, the server, and the page in a browser. `make lint` checks format and lints. Two cores
# are kept busy: while something is compiled or played out the page is looked at; what watches clocks runs alone, at the
# end. The rules are tested even if the browser finds a fault or is not there.
test:
	@failed=0; $(MAKE) --no-print-directory --jobs=2 --keep-going page-test rust-test web-test || failed=1; \
	 $(MAKE) --no-print-directory rust-watchful || failed=1; \
	 if [ $$failed = 1 ]; then echo "Some tests failed: they are named above, by make with ***."; exit 1; fi

# The games, which do not need the page. Every build names the whole workspace and a test, so that dependencies have the
# same features in all of them and nothing is compiled twice.
rust-games:
	cargo build --workspace --test playthroughs

# The server that the browser asks, with the page in it.
rust-server: web rust-games
	cargo build --workspace --test playthroughs --bin approdo

# Tests that watch clocks, so that nothing else may run beside them: those whose names contain one of these words.
WATCHFUL := web::lifecycle web::limited web::sockets web::streams crash:: commands::

# All other tests.
rust-test: rust-server
	cargo test --workspace --no-fail-fast -- $(addprefix --skip=,$(WATCHFUL))

rust-watchful:
	cargo test --workspace --no-fail-fast --tests -- $(WATCHFUL)

# The page: types, accessibility warnings of the compiler, format, unit tests. It is built first, for both write the types.
web-test: web
	cd web && npm run check && npm test

# The page in a real browser against the real server. ARGS adds options: make e2e ARGS="online --headed"
e2e: web
	cargo build --bin approdo
	@$(MAKE) --no-print-directory browse

# The same, with the server that the other tests use.
page-test: rust-server
	@$(MAKE) --no-print-directory browse

browse: chromium
	cd web && APPRODO_BIN=$(TARGET)/debug/approdo npm run e2e -- $(ARGS)

# Pictures of every screen, wide and narrow, by day and by night, into web/shots.
shots: web chromium
	cargo build --bin approdo
	cd web && APPRODO_BIN=$(TARGET)/debug/approdo npm run shots -- $(ARGS)

# What the first visit to a playable table costs: bytes, first paint, script time. Fails above 300 KB.
figures: web chromium
	cargo build --release --bin approdo
	cd web && APPRODO_BIN=$(TARGET)/release/approdo npm run figures

# Debian's browser, for the tests that look at the page. CHROMIUM names another one.
chromium:
	@if [ -n "$$CHROMIUM" ] || command -v chromium >/dev/null; then exit 0; fi; \
	 install="apt-get install -y --no-install-recommends chromium"; \
	 if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then apt-get update && $$install; \
	 elif command -v apt-get >/dev/null && sudo -n true 2>/dev/null; then sudo apt-get update && sudo $$install; \
	 else echo "The tests of the page need Chromium, and it cannot be installed from here. Install it" \
	  "(on Debian: sudo apt install chromium) or say CHROMIUM=/path/to/a/chromium."; exit 1; fi

# The long campaigns, whose figures go into docs/proof.md. ARGS chooses some of them: make proof ARGS="rules crashes"
proof: web chromium
	cargo build --release --bin approdo --bin approdo-load
	scripts/proof.sh $(ARGS)

# Format and lints; a toolchain without them says so instead of failing, so that the tests still run.
lint:
	@if cargo fmt --version >/dev/null 2>&1; then cargo fmt --all -- --check; \
	 else echo "rustfmt is not installed: the format is not checked"; fi
	@if cargo clippy --version >/dev/null 2>&1; then cargo clippy --workspace --all-targets -- -D warnings; \
	 else echo "clippy is not installed: lints are not checked"; fi

# Speed of the engine of each game: random play, copies, enumeration, and what they allocate. ARGS names some of them:
# make bench ARGS=random_playout
bench:
	cargo bench -p approdo-armada -p approdo-archipelago -p approdo-imperial-settlers --bench playout -- $(ARGS)

# Speed and memory of the server, with players and server on this machine. ARGS adds options: make load ARGS="--runs 5"
load:
	cargo build --release --quiet -p approdo-load
	cargo run --release --quiet -p approdo-load -- moves --rate 500 $(ARGS)
	cargo run --release --quiet -p approdo-load -- moves --rate 500 --stalled 1000 $(ARGS)
	cargo run --release --quiet -p approdo-load -- moves --saturate $(ARGS)
	cargo run --release --quiet -p approdo-load -- moves --saturate --prices $(ARGS)
	cargo run --release --quiet -p approdo-load -- idle --tables 1000 --sockets 2000
	cargo run --release --quiet -p approdo-load -- idle --tables 1000 --sockets 5000
	cargo run --release --quiet -p approdo-load -- restart --games 100000

# Kills the server under load and looks for lost moves (`make test` does it 20 times): make crash ARGS="--kills 1000"
crash:
	cargo run --release --quiet -p approdo-load -- crash $(ARGS)

# Writes the golden games and path counts anew after a change of the rules; read the difference before committing.
playthroughs:
	UPDATE=1 cargo test --workspace --test all -- playthroughs:: paths:: contract::
	UPDATE=1 cargo test -p approdo-conformance --test harbour -- playthrough

# The binary that is handed out.
dist: web
	cargo build --profile dist --bin approdo
