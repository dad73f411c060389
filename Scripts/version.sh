#!/bin/sh
# Prints the version of the sources: the number in Program.swift and, unless it is a release, the
# commit.
#   Scripts/version.sh             0.3.0-dev+4fa6520
#   Scripts/version.sh --package   0.3.0~dev+git20261124.4fa6520, which dpkg and rpm sort before
#   0.3.0
#   Scripts/version.sh --commit    4fa6520, or nothing
set -eu
cd "$(dirname "$0")/.."
number=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/WeatherProgram/Program.swift)
commit=
# The commit of an enclosing repository must not be used.
case $number in
  *-dev)
    if [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$(pwd -P)" ]; then
      commit=$(git rev-parse --short=7 HEAD 2>/dev/null || true)
    fi
    ;;
esac
case ${1-} in
  --commit) echo "$commit" ;;
  --package)
    date=${commit:+$(TZ=UTC0 git log -1 --date=format-local:%Y%m%d --format=%cd)}
    echo "$number${commit:++git$date.$commit}" | sed 's/-dev/~dev/'
    ;;
  *) echo "$number${commit:++$commit}" ;;
esac
