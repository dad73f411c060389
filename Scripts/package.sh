#!/bin/sh
# Makes packages from the built tree, for the architecture it was built on, and checks each one
# with the format's own tool if that is installed.
#   Scripts/package.sh TREE FOLDER tarball|deb|rpm|all
# `all` makes every format for which this machine has the tools, the recipes for AUR, Homebrew and
# Nix, and SHA256SUMS.
set -eu
tree=$1
folder=$2
kind=$3
version=$(Scripts/version.sh)
# The version in the form that dpkg and rpm accept.
package_version=$(Scripts/version.sh --package)
machine=$(uname -m)
# The time of the sources, so that the same sources produce the same bytes.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)
export SOURCE_DATE_EPOCH
tarball=$folder/weather-tui-$version-linux-$machine.tar.gz
work=$folder/work

has_command() { command -v "$1" >/dev/null 2>&1; }

# check FILE TOOL ARGUMENTS…: fails if the tool reports a problem with the file.
check() {
  file=$1
  shift
  if ! has_command "$1"; then
    echo "package: $file not checked, $1 is not installed"
  elif "$@" >"$work/check" 2>&1; then
    echo "package: $file checked with $1"
  else
    cat "$work/check" >&2
    echo "package: $1 finds fault with $file" >&2
    exit 1
  fi
}

# needs TOOL FILE: whether the tool that makes a file is installed. A missing tool is an error
# unless every possible format is made.
needs() {
  if has_command "$1"; then return 0; fi
  echo "package: $2 not made, $1 is not installed" >&2
  [ "$kind" = all ] || exit 1
  return 1
}

# system_root ROOT: the files that every package installs, in the system's folders.
system_root() {
  rm -rf "$1"
  install -d "$1/usr/lib"
  cp -R --preserve=mode,timestamps "$tree/." "$1/usr/"
  mv "$1/usr/share/systemd" "$1/usr/lib/"
}

# Checks the files that a desktop or systemd reads.
check_tree() {
  share=$tree/share
  check metainfo appstreamcli validate --no-net "$share"/metainfo/*.xml
  check "desktop entry" desktop-file-validate "$share/applications/weather-tui.desktop"
  # Check the program at the path that the unit uses.
  sed "s|/usr/bin|$(pwd)/$tree/bin|" "$share/systemd/user/weather-tui-watch.service" \
    >"$work/weather-tui-watch.service"
  XDG_RUNTIME_DIR=$(pwd)/$work
  export XDG_RUNTIME_DIR
  check "user unit" systemd-analyze --user --man=no verify "$work/weather-tui-watch.service"
}

make_tarball() {
  tar -C "$(dirname "$tree")" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$SOURCE_DATE_EPOCH" \
    --transform "s,^$(basename "$tree"),weather-tui-$version," -cf - "$(basename "$tree")" |
    gzip -9n >"$tarball"
  check "$(basename "$tarball")" tar -tzf "$tarball"
}

make_deb() {
  root=$work/deb
  architecture=$(dpkg --print-architecture)
  system_root "$root"
  install -d "$root/DEBIAN"
  # Debian has its own folder for zsh, and its own format for the contents of LICENSE and NOTICE.
  mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
  rm "$root/usr/share/doc/weather-tui/LICENSE" "$root/usr/share/doc/weather-tui/NOTICE"
  {
    cat NOTICE LICENSE
    echo
    echo "On Debian systems the LGPL, version 3, is in /usr/share/common-licenses/LGPL-3."
  } >"$root/usr/share/doc/weather-tui/copyright"
  {
    echo "weather-tui ($package_version) stable; urgency=low"
    echo
    echo "  * See CHANGELOG.md of the project."
    echo
    echo " -- The weather-tui developers <weather-tui@users.noreply.github.com>  $(
      LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH"
    )"
  } | gzip -9n >"$root/usr/share/doc/weather-tui/changelog.gz"
  chmod 644 "$root/usr/share/doc/weather-tui/"*
  install -D -m 644 packaging/debian/lintian-overrides "$root/usr/share/lintian/overrides/weather-tui"
  # The newest version of the C library that a function requires.
  libc=$(readelf -VW "$root/usr/bin/weather-tui" |
    sed -n 's/.*Name: GLIBC_\([0-9.]*\).*/\1/p' | sort -V | tail -n 1)
  # The size includes the index, which the package's script builds again.
  sed -e "s/@VERSION@/$package_version/" -e "s/@ARCHITECTURE@/$architecture/" \
    -e "s/@SIZE@/$(du -sk --apparent-size "$root/usr" | cut -f1)/" -e "s/@LIBC@/$libc/" \
    packaging/debian/control >"$root/DEBIAN/control"
  rm "$root/usr/share/weather-tui/cities.index"
  install -m 755 packaging/debian/postinst packaging/debian/prerm "$root/DEBIAN"
  (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  find "$root" -type d -exec chmod 755 {} +
  package=weather-tui_${package_version}_$architecture.deb
  dpkg-deb -Zxz -z9 -Sextreme --root-owner-group --build "$root" "$folder/$package" >/dev/null
  # lintian warns about running as root.
  check "$package" lintian --allow-root --fail-on error,warning --pedantic "$folder/$package"
}

make_rpm() {
  root=$(pwd)/$work/rpm
  system_root "$root"
  install -d "$root/usr/share/licenses"
  mv "$root/usr/share/doc/weather-tui" "$root/usr/share/licenses/weather-tui"
  rmdir "$root/usr/share/doc"
  # The suffix with which rpm marks a 64-bit library.
  bits=
  if readelf -hW "$root/usr/bin/weather-tui" | grep -q ELF64; then bits='()(64bit)'; fi
  sed -e "s/@PACKAGE_VERSION@/$package_version/" -e "s|@ROOT@|$root|" -e "s/@BITS@/$bits/" \
    -e "s/@RPM_DATE@/$(LC_ALL=C date -u -d "@$SOURCE_DATE_EPOCH" '+%a %b %d %Y')/" \
    packaging/rpm/weather-tui.spec >"$work/weather-tui.spec"
  rpmbuild -bb --quiet --target "$machine-linux" --define "_topdir $(pwd)/$work/rpmbuild" \
    --define "_rpmdir $(pwd)/$folder" --define '_rpmfilename %%{NAME}-%%{VERSION}-%%{RELEASE}.%%{ARCH}.rpm' \
    "$work/weather-tui.spec" >"$work/rpmbuild.log" 2>&1 || {
    cat "$work/rpmbuild.log" >&2
    exit 1
  }
  package=weather-tui-$package_version-1.$machine.rpm
  check "$package" rpmlint --config packaging/rpm/rpmlint.toml "$folder/$package"
}

# Fills the recipes with the version and the checksum of the tarball.
make_recipes() {
  sum=$(sha256sum "$tarball" | cut -d' ' -f1)
  sri=sha256-$(python3 -c 'import base64, sys; print(base64.b64encode(bytes.fromhex(sys.argv[1])).decode())' "$sum")
  case $machine in
    aarch64) homebrew=arm64 ;;
    *) homebrew=$machine ;;
  esac
  for recipe in aur/PKGBUILD homebrew/weather-tui.rb nix/default.nix; do
    install -d "$folder/$(dirname "$recipe")"
    # Arch does not allow a hyphen in a version.
    sed -e "s/@VERSION@/$version/g" -e "s/@ARCH_VERSION@/$(echo "$version" | tr -d -)/" \
      -e "s/@SHA256@/$sum/" -e "s|@SRI@|$sri|" -e "s/@MACHINE@/$machine/g" \
      -e "s/@HOMEBREW_ARCHITECTURE@/$homebrew/" "packaging/$recipe" >"$folder/$recipe"
    if grep -n '@[A-Z_0-9]*@' "$folder/$recipe" >&2; then exit 1; fi
  done
  check "recipe for AUR" bash -n "$folder/aur/PKGBUILD"
  check "recipe for Homebrew" ruby -c "$folder/homebrew/weather-tui.rb"
  check "recipe for Nix" nix-instantiate --parse "$folder/nix/default.nix"
}

install -d "$folder" "$work"
case $kind in
  tarball) make_tarball ;;
  deb)
    needs dpkg-deb "package for Debian"
    make_deb
    ;;
  rpm)
    needs rpmbuild "package for rpm"
    make_rpm
    ;;
  all)
    # Packages of an earlier version must not be mixed with this one's.
    rm -f "$folder"/*.tar.gz "$folder"/*.deb "$folder"/*.rpm "$folder/SHA256SUMS"
    check_tree
    make_tarball
    if needs dpkg-deb "package for Debian"; then make_deb; fi
    if needs rpmbuild "package for rpm"; then make_rpm; fi
    make_recipes
    (cd "$folder" && find . -maxdepth 1 -name 'weather-tui*' -type f -printf '%P\n' | LC_ALL=C sort |
      xargs sha256sum >SHA256SUMS)
    ;;
  *)
    echo "package: $kind is none of tarball, deb, rpm, all" >&2
    exit 64
    ;;
esac
rm -rf "$work"
(cd "$folder" && find . -type f -printf '%s\t%P\n' | sort -k 2)
