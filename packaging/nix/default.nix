# The program as the project's releases have it.
{ lib, stdenv, fetchurl, autoPatchelfHook, ncurses, zlib, curl, systemd }:

stdenv.mkDerivation rec {
  pname = "weather-tui";
  version = "0.2.0";

  src = fetchurl {
    url = "https://github.com/weather-tui/weather-tui/releases/download/v${version}/weather-tui-${version}-linux-amd64.tar.gz";
    hash = lib.fakeHash; # of the release
  };

  nativeBuildInputs = [ autoPatchelfHook ];
  buildInputs = [ ncurses zlib stdenv.cc.cc.lib ];
  # These are loaded when they are first needed.
  runtimeDependencies = [ curl systemd ];
  dontStrip = true;

  installPhase = ''
    mkdir -p $out
    cp -R --preserve=mode,timestamps . $out/
  '';

  meta = {
    description = "The weather in your terminal, with a live search for any place";
    homepage = "https://github.com/weather-tui/weather-tui";
    license = [ lib.licenses.mit lib.licenses.cc-by-40 lib.licenses.lgpl3Plus ];
    platforms = [ "x86_64-linux" ];
    mainProgram = "weather-tui";
  };
}
