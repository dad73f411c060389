#!/bin/sh
# Copies the tree that was built under a prefix, or takes it away again. Needs no compiler.
#   Scripts/install.sh TREE PREFIX
#   Scripts/install.sh --remove TREE PREFIX
# DESTDIR, where packagers set it, goes before the prefix, but into no file.
set -eu
remove=
if [ "$1" = --remove ]; then
  remove=yes
  shift
fi
tree=$1
prefix=$2
# Not every shell expands `make install PREFIX=~/.local`.
# shellcheck disable=SC2088
case $prefix in
  "~/"*) prefix=$HOME/${prefix#"~/"} ;;
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
program=$prefix/bin/weather-tui
prefix=${DESTDIR-}$prefix

if [ ! -x "$tree/bin/weather-tui" ]; then
  echo "install: nothing is built yet; run \`make release\` first." >&2
  exit 1
fi

# The nearest folder that there is decides whether this may be written.
there=$prefix
while [ ! -d "$there" ]; do there=$(dirname "$there"); done
if [ ! -w "$there" ]; then
  what=$([ -n "$remove" ] && echo uninstall || echo install)
  echo "$what: $there may not be written; run \`sudo make $what\`, or choose a place of your own:" >&2
  echo "  make $what PREFIX=~/.local" >&2
  exit 1
fi

# What versions before 0.3 installed and this one does not: the program would read that list first.
formerly=share/weather-tui/cities.json

if [ -n "$remove" ]; then
  rm -f "$prefix/$formerly"
  (cd "$tree" && find . -type f -print) | while read -r file; do rm -f "$prefix/$file"; done
  # Folders that are empty now and were made for this program alone.
  rmdir "$prefix/share/weather-tui" "$prefix/share/doc/weather-tui" 2>/dev/null || true
  (cd "$tree" && find . -depth -mindepth 1 -type d -print) | while read -r folder; do
    rmdir "$prefix/$folder" 2>/dev/null || true
  done
else
  # Each file is copied beside its place and renamed into it: programs that run, and files that they
  # have open, stay whole, and an interruption leaves no half file. The program comes last, so that
  # its data are there when it starts.
  (cd "$tree" && find . -type d -print) | while read -r folder; do
    install -d "$prefix/$folder"
  done
  (cd "$tree" && find . -type f ! -path ./bin/weather-tui -print && echo ./bin/weather-tui) |
    while read -r file; do
      new="$prefix/$(dirname "$file")/.$(basename "$file").new"
      cp --preserve=mode,timestamps "$tree/$file" "$new"
      case $file in
        # Where systemd starts the program from: nothing is looked up in PATH. systemd expands `%` and
        # sed `&` and the separator.
        *.service)
          path=$(printf %s "$program" | sed 's/%/%%/g; s/[\\&|]/\\&/g')
          case $path in *[[:space:]]*) path="\"$path\"" ;; esac
          sed "s|/usr/bin/weather-tui|$path|" "$tree/$file" >"$new"
          ;;
      esac
      mv -f "$new" "$prefix/$file"
    done
  [ -e "$tree/$formerly" ] || rm -f "$prefix/$formerly"
  echo "installed under $prefix; \`man weather-tui\` tells the rest"
fi
