# The program as the project's releases have it, for Homebrew on Linux.
class WeatherTui < Formula
  desc "Weather in your terminal, with a live search for any place"
  homepage "https://github.com/weather-tui/weather-tui"
  url "https://github.com/weather-tui/weather-tui/releases/download/v@VERSION@/weather-tui-@VERSION@-linux-@MACHINE@.tar.gz"
  version "@VERSION@"
  sha256 "@SHA256@"
  license all_of: ["MIT", "CC-BY-4.0", "LGPL-3.0-or-later", "Unicode-3.0"]

  depends_on arch: :@HOMEBREW_ARCHITECTURE@
  depends_on "curl"
  depends_on "expat"
  depends_on "fribidi"
  depends_on :linux
  depends_on "ncurses"
  depends_on "systemd"
  depends_on "xz"
  depends_on "zlib"
  depends_on "libpng" => :optional
  depends_on "libsixel" => :optional

  def install
    inreplace "share/systemd/user/weather-tui-watch.service", "/usr/bin", opt_bin
    prefix.install Dir["*"]
  end

  test do
    assert_match "SAMPLE", shell_output("#{bin}/weather-tui --demo --print Seoul")
  end
end
