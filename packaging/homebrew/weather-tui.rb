# The program as the project's releases have it, for Homebrew on Linux.
class WeatherTui < Formula
  desc "Weather in your terminal, with a live search for any place"
  homepage "https://github.com/weather-tui/weather-tui"
  url "https://github.com/weather-tui/weather-tui/releases/download/v0.2.0/weather-tui-0.2.0-linux-amd64.tar.gz"
  license "MIT"

  depends_on "curl"
  depends_on :linux
  depends_on "ncurses"
  depends_on "zlib"

  def install
    prefix.install Dir["*"]
  end

  test do
    assert_match "SAMPLE", shell_output("#{bin}/weather-tui --demo --print Seoul")
  end
end
