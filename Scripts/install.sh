#!/bin/sh
# Copies the built tree under a prefix, or removes it again. Needs no compiler.
#   Scripts/install.sh TREE PREFIX
#   Scripts/install.sh --remove TREE PREFIX
# DESTDIR, for packagers, is prepended to the destination, but is not written into any file.
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

# The nearest existing folder determines whether the prefix is writable.
there=$prefix
while [ ! -d "$there" ]; do there=$(dirname "$there"); done
if [ ! -w "$there" ]; then
  what=$([ -n "$remove" ] && echo uninstall || echo install)
  echo "$what: $there may not be written; run \`sudo make $what\`, or choose a place of your own:" >&2
  echo "  make $what PREFIX=~/.local" >&2
  exit 1
fi

# A file that versions before 0.3 installed and this one does not. The program would prefer that
# list.
formerly=share/weather-tui/cities.json

if [ -n "$remove" ]; then
  rm -f "$prefix/$formerly"
  (cd "$tree" && find . -type f -print) | while read -r file; do rm -f "$prefix/$file"; done
  # Remove empty folders that were created for this program alone.
  rmdir "$prefix/share/weather-tui" "$prefix/share/doc/weather-tui" 2>/dev/null || true
  (cd "$tree" && find . -depth -mindepth 1 -type d -print) | while read -r folder; do
    rmdir "$prefix/$folder" 2>/dev/null || true
  done
else
  # Each file is copied next to its destination and renamed, so that running programs and their open
  # files stay intact, and an interruption leaves no partial file. The program comes last, so that
  # its data exist when it starts.
  (cd "$tree" && find . -type d -print) | while read -r folder; do
    install -d "$prefix/$folder"
  done
  (cd "$tree" && find . -type f ! -path ./bin/weather-tui -print && echo ./bin/weather-tui) |
    while read -r file; do
      new="$prefix/$(dirname "$file")/.$(basename "$file").new"
      cp --preserve=mode,timestamps "$tree/$file" "$new"
      case $file in
        # The path from which systemd starts the program, since it does not search PATH. systemd
        # expands `%`, and sed expands `&` and the separator.
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
