#!/usr/bin/env bash
# The long campaigns: what `make test` proves in short, looked at long. Each writes its row of docs/proof.md; the names
# given as arguments choose some of them. PROOF says how many times longer than in `make test` tests go on.
set -uo pipefail
cd "$(dirname "$0")/.."

export PROOF=${PROOF:-10}
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
table=docs/proof.md
games=(armada archipelago imperial-settlers)

# Tests of the workspace by words in their names, with the figures that they tell.
tests() { cargo test --no-fail-fast "$@" --nocapture; }
# What a program says in a line that has this pattern is a figure; a label may stand before it.
figure() { tee /dev/stderr | sed -nE "s/^[[:space:]]*(.*$1.*)$/proof: ${2:+$2: }\1/p"; }
approdo() { "$target/release/approdo" "$@"; }
siege() { "$target/release/approdo-load" "$@"; }

rules() { tests --workspace --test all -- contract::; }
secrets() { tests -p approdo-server --test all -- web::worlds web::pasts; }
forged() { tests -p approdo-server -p approdo-hub --test all -- web::forged storms; }
whole_games() {
  local game seats
  for game in "${games[@]}"; do
    for seats in 2 3 4 5; do
      [ "$game $seats" = "armada 5" ] && continue
      approdo simulate "$game" --seats "$seats" --bots random --games $((PROOF * 100)) |
        tee /dev/stderr | sed -nE "s/^([0-9]+ games, [0-9]+ finished).*/proof: $game for $seats: \1/p"
    done
  done
}
strength() {
  local game
  for game in "${games[@]}"; do
    approdo tournament "$game" --bots greedy,random --games $((PROOF * 4)) | figure '│ greedy' "$game"
    approdo tournament "$game" --bots search:150,greedy --games $((PROOF * 2)) | figure '│ search' "$game"
  done
}
stored() {
  local file count=0
  for file in crates/*/tests/stored/*.json; do
    approdo verify "$file" >/dev/null || { echo "$file is not what it was"; return 1; }
    count=$((count + 1))
  done
  echo "proof: $count stored games verified"
}
crashes() { siege crash --kills $((PROOF * 20)) | figure 'kill'; }
load() { make --no-print-directory load ARGS= | figure 'moves a second|p99|MB|first move'; }
browser() { make --no-print-directory e2e ARGS="--repeat-each=2" | figure '[0-9]+ (passed|failed|flaky)'; }
screens() { make --no-print-directory shots ARGS= | figure '[0-9]+ (passed|failed)' && make --no-print-directory figures ARGS= | figure 'KB'; }

declare -A purpose=(
  [rules]="every law of the test kit, for every number of seats and combination of options"
  [secrets]="two worlds alike to a viewer give the same bytes; so do two pasts"
  [forged]="mutated requests and replay files, failing stores, storms of commands"
  [whole_games]="random games of every number of seats end by a rule"
  [strength]="bots beat what they should beat"
  [stored]="stored games mean what they meant"
  [crashes]="kill -9 under load: nothing acknowledged is lost or doubled"
  [load]="speed and memory of the server"
  [browser]="whole games and every way of input in a real browser, each twice"
  [screens]="pictures of every screen, and what a first visit costs"
)
order=(rules secrets forged whole_games strength stored crashes load browser screens)

# Replaces the row of a campaign, or adds it.
write_row() {
  local row
  row="| \`$1\` | ${purpose[$1]} | $2 | PROOF=$PROOF, $3 min, $(date +%F) |"
  [ -f "$table" ] || cp scripts/proof-head.md "$table"
  grep -v "^| \`$1\` |" "$table" >"$table.new"
  echo "$row" >>"$table.new"
  mv "$table.new" "$table"
}

chosen=("$@")
[ $# -gt 0 ] || chosen=("${order[@]}")
for name in "${chosen[@]}"; do
  if [ -z "${purpose[$name]:-}" ]; then
    echo "There is no campaign '$name'. There are: ${order[*]}." >&2
    exit 2
  fi
done
failed=()
for name in "${chosen[@]}"; do
  echo "== $name: ${purpose[$name]}"
  started=$SECONDS
  log="$target/proof-$name.log"
  if "$name" 2>&1 | tee "$log"; then verdict=""; else verdict="**failed**; "; failed+=("$name"); fi
  # Games of one setup are many lines: what differs by numbers alone is added up.
  figures=$(grep -hoE 'proof: .*' "$log" | sed 's/^proof: //; s/│/,/g; s/[[:space:]]+/ /g' | awk -f scripts/add-up.awk)
  write_row "$name" "$verdict$figures" $(((SECONDS - started + 59) / 60))
done
if [ ${#failed[@]} -gt 0 ]; then
  echo "Failed: ${failed[*]}. What they said is in $target/proof-*.log." >&2
  exit 1
fi
