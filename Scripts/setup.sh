#!/bin/sh
# Checks that all build dependencies are present, and installs missing packages if that needs no
# password. Otherwise prints the one command that installs them.
#   Scripts/setup.sh            the dependencies of the program
#   Scripts/setup.sh --tests    also those of the tests
set -eu

swift=${SWIFT:-swift}
cc=${CC:-cc}
tests=
[ "${1-}" != --tests ] || tests=yes

# Only Linux has the libraries in packages with these names.
[ "$(uname -s)" = Linux ] || exit 0

manager=
for known in apt-get dnf pacman zypper; do
  if command -v "$known" >/dev/null 2>&1; then
    manager=$known
    break
  fi
done

missing=
# need NAME-IN-DEBIAN [NAME-IN-FEDORA [NAME-IN-ARCH [NAME-IN-SUSE]]]; a missing name in Fedora is
# the one in Debian, any other is the one in Fedora.
need() {
  fedora=${2:-$1}
  arch=${3:-$fedora}
  suse=${4:-$fedora}
  case $manager in
    dnf) package=$fedora ;;
    pacman) package=$arch ;;
    zypper) package=$suse ;;
    *) package=$1 ;;
  esac
  case " $missing " in
    *" $package "*) ;;
    *) missing="$missing $package" ;;
  esac
}

has_command() { command -v "$1" >/dev/null 2>&1; }
has_header() { printf '#include <%s>\n' "$1" | "$cc" -E -x c - >/dev/null 2>&1; }

has_command git || need git
has_command python3 || need python3 python3 python
for tool in strip readelf; do has_command "$tool" || need binutils; done
has_command xz || need xz-utils xz xz xz
if has_command "$cc"; then
  has_header stdlib.h || need libc6-dev glibc-devel glibc
  has_header ncurses.h || need libncurses-dev ncurses-devel ncurses
  has_header zlib.h || need zlib1g-dev zlib-devel zlib
  has_header curl/curl.h || need libcurl4-openssl-dev libcurl-devel curl
  has_header systemd/sd-bus.h || need libsystemd-dev systemd-devel systemd
  # A compiler that does not find a library prints the bare name.
  library=$("$cc" -print-file-name=libstdc++.a)
  if [ "$library" = libstdc++.a ]; then
    major=$("$cc" -dumpversion | sed 's/\..*//')
    # Clang uses the library of the newest GCC, but does not install its headers.
    case $("$cc" --version) in
      *clang*) need g++ libstdc++-static gcc gcc-c++ ;;
      *) need "libstdc++-$major-dev" libstdc++-static gcc gcc-c++ ;;
    esac
  fi
else
  # The C++ compiler's package installs the C compiler and the static library of the same version.
  need g++ gcc gcc gcc-c++
  need libc6-dev glibc-devel glibc
  [ "$manager" != dnf ] || need libstdc++-static
  need libncurses-dev ncurses-devel ncurses
  need zlib1g-dev zlib-devel zlib
  need libcurl4-openssl-dev libcurl-devel curl
  need libsystemd-dev systemd-devel systemd
fi
# The program loads these by name at run time, so no headers are needed.
has_library() { PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -qF "$1"; }
has_library libexpat.so.1 || need libexpat1 expat expat libexpat1
has_library liblzma.so.5 || need liblzma5 xz-libs xz liblzma5
has_library libfribidi.so.0 || need libfribidi0 fribidi fribidi libfribidi0
if [ -n "$tests" ]; then
  for tool in tmux zsh fish bash; do has_command "$tool" || need "$tool"; done
  has_library libpng16.so.16 || need libpng16-16 libpng libpng libpng16-16
  # Unicode's conformance test of the bidirectional algorithm.
  [ -e /usr/share/unicode/BidiCharacterTest.txt ] ||
    [ -e /usr/share/unicode/ucd/BidiCharacterTest.txt ] ||
    need unicode-data unicode-ucd unicode-character-database unicode-ucd
fi

failed=
fail() {
  echo "setup: $*" >&2
  failed=yes
}

# Distributions do not package the toolchain under a common name.
needed=$(sed -n 's,^// swift-tools-version: *,,p' Package.swift)
if ! has_command "$swift"; then
  fail "$swift is missing; install Swift $needed or newer from https://swift.org/install."
else
  # This prints the toolchain's version and folders, even if `swift` is swiftly's.
  target=$("$swift" -print-target-info 2>&1) || fail "$swift does not run: $(echo "$target" | head -n 1)"
  version=$(echo "$target" | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  resources=$(echo "$target" | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ -n "$version" ] &&
    [ "$(printf '%s\n%s\n' "$needed" "$version" | sort -V | head -n 1)" != "$needed" ]; then
    fail "Swift $version is too old; install $needed or newer from https://swift.org/install."
  fi
  if [ -n "$resources" ]; then
    [ -d "${resources}_static" ] ||
      fail "this Swift has no static libraries (${resources}_static); take it from https://swift.org/install."
    programs=${resources%/lib/swift}/bin
    [ -x "$programs/ld.lld" ] || has_command ld.lld || need lld
    lost=$(ldd "$programs/swift-build" "$programs/clang" 2>/dev/null |
      sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/ \1/p' | sort -u | tr -d '\n')
    [ -z "$lost" ] || fail "Swift does not find$lost; install what https://swift.org/install names."
  fi
fi

# The size in MiB of a full build. An existing build is only updated.
if [ -n "$tests" ]; then folder=.build room=1000; else folder=.build-release room=400; fi
[ ! -d "$folder/checkouts" ] || room=200
free=$(df -Pk . | awk 'NR == 2 { print int($4 / 1024) }')
[ "$free" -ge "$room" ] ||
  fail "a build takes $room MiB, and $(pwd) has $free MiB left; free some space first."

if [ -n "$missing" ]; then
  case $manager in
    apt-get) command="sudo apt-get update && sudo apt-get install -y$missing" ;;
    dnf) command="sudo dnf install -y$missing" ;;
    pacman) command="sudo pacman -S --needed --noconfirm$missing" ;;
    zypper) command="sudo zypper install -y$missing" ;;
    *) command= ;;
  esac
  if [ -z "$command" ]; then
    fail "missing (by their Debian names):$missing. Install them with your package manager."
  elif [ "$manager" = apt-get ] && [ "$(id -u)" -eq 0 ]; then
    as_root=
  elif [ "$manager" = apt-get ] && has_command sudo && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
  else
    fail "missing:$missing. Run this, then make again:"
    echo "  $command" >&2
  fi
fi
[ -z "$failed" ] || exit 1
[ -n "$missing" ] || exit 0

echo "setup: installing$missing"
# shellcheck disable=SC2086  # both are lists of words
$as_root apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends $missing
