# The program as the project's releases have it.
{ lib, stdenv, fetchurl, autoPatchelfHook, makeWrapper, ncurses, zlib, curl, expat, fribidi, libpng, libsixel, systemd, tzdata }:

stdenv.mkDerivation rec {
  pname = "weather-tui";
  version = "@VERSION@";

  src = fetchurl {
    url = "https://github.com/weather-tui/weather-tui/releases/download/v${version}/weather-tui-${version}-linux-@MACHINE@.tar.gz";
    hash = "@SRI@";
  };

  nativeBuildInputs = [ autoPatchelfHook makeWrapper ];
  buildInputs = [ ncurses zlib stdenv.cc.cc.lib ];
  # These are loaded when they are first needed.
  runtimeDependencies = map lib.getLib [ curl expat fribidi libpng libsixel systemd ];
  dontStrip = true;

  installPhase = ''
    mkdir -p $out/lib
    cp -R --preserve=mode,timestamps . $out/
    mv $out/share/systemd $out/lib/
    substituteInPlace $out/lib/systemd/user/weather-tui-watch.service --replace-fail /usr/bin $out/bin
    wrapProgram $out/bin/weather-tui --set-default TZDIR ${tzdata}/share/zoneinfo
  '';

  meta = {
    description = "The weather in your terminal, with a live search for any place";
    homepage = "https://github.com/weather-tui/weather-tui";
    license = [ lib.licenses.mit lib.licenses.cc-by-40 lib.licenses.lgpl3Plus lib.licenses.unicode-30 ];
    platforms = [ "@MACHINE@-linux" ];
    mainProgram = "weather-tui";
  };
}
