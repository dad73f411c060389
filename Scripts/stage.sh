#!/bin/sh
# Puts everything that is installed into one tree, as it will lie under the prefix.
#   Scripts/stage.sh PROGRAM TREE
set -eu
program=$1
tree=$2

rm -rf "$tree"
install -d "$tree/bin" "$tree/share/weather-tui" "$tree/share/man/man1" "$tree/share/applications" \
  "$tree/share/icons/hicolor/scalable/apps" "$tree/share/bash-completion/completions" \
  "$tree/share/zsh/site-functions" "$tree/share/fish/vendor_completions.d" \
  "$tree/share/doc/weather-tui"
strip -o "$tree/bin/weather-tui" "$program"
# Some ways to strip take this away: what the loader has filled in is read-only from then on.
readelf -lW "$tree/bin/weather-tui" | grep -q GNU_RELRO
chmod 755 "$tree/bin/weather-tui"
install -p -m 644 cities.json cities.index Resources/coastline.bin "$tree/share/weather-tui"
python3 Scripts/manual.py "$program" | gzip -9n >"$tree/share/man/man1/weather-tui.1.gz"
chmod 644 "$tree/share/man/man1/weather-tui.1.gz"
"$program" --generate-completion-script bash | sed '1{/^#!/d}' \
  >"$tree/share/bash-completion/completions/weather-tui"
"$program" --generate-completion-script zsh >"$tree/share/zsh/site-functions/_weather-tui"
"$program" --generate-completion-script fish \
  >"$tree/share/fish/vendor_completions.d/weather-tui.fish"
install -m 644 packaging/weather-tui.desktop "$tree/share/applications"
install -m 644 packaging/weather-tui.svg "$tree/share/icons/hicolor/scalable/apps"
install -m 644 LICENSE NOTICE "$tree/share/doc/weather-tui"
