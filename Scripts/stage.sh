#!/bin/sh
# Collects all installed files in one tree with the layout under the prefix.
#   Scripts/stage.sh PROGRAM TREE
set -eu
program=$1
tree=$2

rm -rf "$tree"
install -d "$tree/bin" "$tree/share/weather-tui" "$tree/share/man/man1" "$tree/share/applications" \
  "$tree/share/icons/hicolor/scalable/apps" "$tree/share/bash-completion/completions" \
  "$tree/share/zsh/site-functions" "$tree/share/fish/vendor_completions.d" \
  "$tree/share/doc/weather-tui" "$tree/share/metainfo" "$tree/share/systemd/user"
strip -o "$tree/bin/weather-tui" "$program"
# Some versions of strip remove this, which makes the loader's relocated data read-only.
readelf -lW "$tree/bin/weather-tui" | grep -q GNU_RELRO
chmod 755 "$tree/bin/weather-tui"
# The list is only read to build another index, or to complete an imported list. The index contains
# the time of the file. A larger dictionary would need more memory without reducing the size.
list=$tree/share/weather-tui/cities.json.xz
xz --threads=1 --lzma2=preset=9e,dict=16MiB,lc=4,lp=0,pb=0 -c cities.json >"$list"
touch -r cities.json "$list"
"$program" cities build-index "$list"
chmod 644 "$list" "$tree/share/weather-tui/cities.index"
install -p -m 644 Resources/coastline.bin "$tree/share/weather-tui"
# The program maps the coastline without reading all of it, so its checksum is checked here.
python3 - "$tree/share/weather-tui/coastline.bin" <<'END'
import struct
import sys

data = open(sys.argv[1], "rb").read()
_, length, stated = struct.unpack_from("<IIQ", data, 8)
total = 0xCBF29CE484222325
for (word,) in struct.iter_unpack("<Q", data[24:] + bytes(-len(data) % 8)):
    total = (total ^ word) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
if (length, stated) != (len(data), total):
    sys.exit("stage: Resources/coastline.bin is damaged")
END
python3 Scripts/manual.py "$program" | gzip -9n >"$tree/share/man/man1/weather-tui.1.gz"
chmod 644 "$tree/share/man/man1/weather-tui.1.gz"
"$program" --generate-completion-script bash | sed '1{/^#!/d}' \
  >"$tree/share/bash-completion/completions/weather-tui"
"$program" --generate-completion-script zsh >"$tree/share/zsh/site-functions/_weather-tui"
"$program" --generate-completion-script fish \
  >"$tree/share/fish/vendor_completions.d/weather-tui.fish"
install -m 644 packaging/weather-tui.desktop "$tree/share/applications"
install -m 644 packaging/weather-tui.svg "$tree/share/icons/hicolor/scalable/apps"
metainfo=io.github.weather_tui.weather_tui.metainfo.xml
sed -n 's,^## \[\([0-9.]*\)\] - \([0-9-]\{10\}\)$,    <release version="\1" date="\2"/>,p' CHANGELOG.md |
  sed -e '/@RELEASES@/ { r /dev/stdin' -e 'd; }' packaging/$metainfo >"$tree/share/metainfo/$metainfo"
chmod 644 "$tree/share/metainfo/$metainfo"
# In share, because systemd searches it under every known prefix: /usr, /usr/local, ~/.local.
install -m 644 packaging/weather-tui-watch.service "$tree/share/systemd/user"
install -m 644 LICENSE NOTICE "$tree/share/doc/weather-tui"
# The installed files take at most 40 MB.
size=$(find "$tree" -type f -printf '%s\n' | awk '{ size += $1 } END { print size }')
if [ "$size" -gt 40000000 ]; then
  echo "stage: the installed files take $size bytes, more than 40,000,000" >&2
  exit 1
fi
