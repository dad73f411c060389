#!/usr/bin/env bash
# Runs the tests with the options of `swift test` and repeats the failures at the end, where they
# are not lost among the lines of a thousand tests.
set -uo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"${SWIFT:-swift}" test --skip-build "$@" 2>&1 | tee "$log"
result=${PIPESTATUS[0]}
if [ "$result" != 0 ]; then
  echo "What failed:"
  # The marks of the lines are not ASCII.
  LC_ALL=C.UTF-8 grep -a -A 12 -E '^✘|^error:|Fatal error' "$log" |
    LC_ALL=C.UTF-8 grep -av '^[◇✔↳]' | cut -c1-400 | tail -n 120
fi
exit "$result"
