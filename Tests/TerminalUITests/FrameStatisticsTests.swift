import TerminalUI
import Testing

@Suite struct FrameStatisticsTests {
  @Test(
    arguments: [
      // 8 KiB at 200 KB a second take 40.96 ms.
      (8192, .microseconds(40_960), false), (8192, .microseconds(40_961), true),
      (8191, .seconds(1), nil), (8192, nil, nil), (nil, .seconds(1), nil),
    ] as [(Int?, Duration?, Bool?)])
  func slowTerminalIsDetectedFromLargeFrames(bytes: Int?, duration: Duration?, isSlow: Bool?) {
    let statistics = FrameStatistics(cellsChanged: 1, bytes: bytes, duration: duration)
    #expect(statistics.isSlow == isSlow)
  }

  @Test func terminalIsNoConsoleByDefault() {
    #expect(!ScreenCapabilities(colors: 256, isUnicode: true, hasMouse: true).isConsole)
  }
}
