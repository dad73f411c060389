#!/bin/sh
# Makes a Debian package of the tree that was built.
#   Scripts/deb.sh TREE VERSION FOLDER
set -eu
tree=$1
version=$2
folder=$3
architecture=$(dpkg --print-architecture)
root=$folder/deb

rm -rf "$root"
install -d "$root/DEBIAN" "$root/usr"
cp -R --preserve=mode,timestamps "$tree/." "$root/usr/"
# Debian has its own folder for zsh, and its own form for what LICENSE and NOTICE say.
install -d "$root/usr/share/zsh"
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
rm "$root/usr/share/doc/weather-tui/LICENSE" "$root/usr/share/doc/weather-tui/NOTICE"
cat NOTICE LICENSE >"$root/usr/share/doc/weather-tui/copyright"
chmod 644 "$root/usr/share/doc/weather-tui/copyright"
date=$(git log -1 --format=%aD 2>/dev/null || date -R)
{
  echo "weather-tui ($version) stable; urgency=low"
  echo
  echo "  * See CHANGELOG.md of the project."
  echo
  echo " -- The weather-tui developers <weather-tui@users.noreply.github.com>  $date"
} | gzip -9n >"$root/usr/share/doc/weather-tui/changelog.gz"
size=$(du -sk --apparent-size "$root/usr" | cut -f1)
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@SIZE@/$size/" \
  packaging/debian/control >"$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
find "$root" -type d -exec chmod 755 {} +
package=$folder/weather-tui_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$root" "$package" >/dev/null
echo "$package"
