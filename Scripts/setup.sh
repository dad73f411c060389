#!/bin/sh
# Sees that what the build and the tests need is there, and installs what is missing with apt-get
# when that needs no password. Otherwise names the one command to run.
set -eu

has_header() {
  printf '#include <%s>\n' "$1" | "${CC:-cc}" -E -x c - >/dev/null 2>&1
}

for tool in "${SWIFT:-swift}" "${CC:-cc}" git; do
  command -v "$tool" >/dev/null 2>&1 || {
    echo "setup: $tool is missing; install it first (Swift: https://swift.org/install)." >&2
    exit 1
  }
done

# Only Linux has its libraries in packages of these names.
[ "$(uname -s)" = Linux ] || exit 0

missing=
has_header ncurses.h || missing="$missing libncurses-dev"
has_header zlib.h || missing="$missing zlib1g-dev"
has_header curl/curl.h || missing="$missing libcurl4-openssl-dev"
has_header systemd/sd-bus.h || missing="$missing libsystemd-dev"
# Loaded by its name while the program runs, so that no header is needed.
PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -q 'libexpat\.so\.1' ||
  missing="$missing libexpat1"
command -v tmux >/dev/null 2>&1 || missing="$missing tmux"
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "setup: missing (by their Debian names):$missing. Install them with your package manager." >&2
  exit 1
fi
if [ "$(id -u)" -eq 0 ]; then
  as_root=
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo -n"
else
  echo "setup: missing:$missing. Run this, then make again:" >&2
  echo "  sudo apt-get update && sudo apt-get install -y$missing" >&2
  exit 1
fi

echo "setup: installing$missing"
# shellcheck disable=SC2086  # both are lists of words
$as_root apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends $missing
