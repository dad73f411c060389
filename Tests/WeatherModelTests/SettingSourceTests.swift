import Testing
import WeatherModel

@Suite struct SettingSourceTests {
  @Test(
    arguments: [
      (.commandLine(option: "--units"), true), (.environment(variable: "WEATHER_TUI_UNITS"), true),
      (.configurationFile(path: "config", line: 3), true), (.saved, false), (.default, false),
    ] as [(SettingSource, Bool)])
  func settingsFromOutsideTheProgramAreFixed(source: SettingSource, isFixed: Bool) {
    #expect(source.isFixed == isFixed)
  }
}
