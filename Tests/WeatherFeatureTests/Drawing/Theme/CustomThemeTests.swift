import TerminalUI
import Testing

@testable import WeatherFeature

@Suite struct CustomThemeTests {
  @Test(arguments: [
    ("#ff8000", Color.rgb(255, 128, 0)), ("#F80", .rgb(255, 136, 0)), ("red", .ansi(1)),
    ("Bright-Blue", .ansi(12)), ("default", .standard), ("0", .ansi(0)), ("15", .ansi(15)),
    ("16", .rgb(0, 0, 0)), ("196", .rgb(255, 0, 0)), ("231", .rgb(255, 255, 255)),
    ("232", .rgb(8, 8, 8)), ("255", .rgb(238, 238, 238)),
  ])
  func colorsAreParsedInEveryNotation(text: String, color: Color) {
    #expect(Color(text: text) == color)
  }

  @Test(arguments: [
    "", "#", "#12345", "#1234567", "#ggg", "#+12345", "256", "-1", "reddish", "bright-",
  ])
  func malformedColorsAreRejected(text: String) {
    #expect(Color(text: text) == nil)
  }

  @Test func unsetColorsComeFromBaseTheme() {
    let custom = CustomTheme(name: "mine", values: ["base": "light", "accent": "#112233"])
    let theme = Theme(.custom(custom))
    #expect(theme.accent == Theme(.light).accent.foreground(.rgb(17, 34, 51)))
    #expect(theme.text == Theme(.light).text && theme.art(.sun) == Theme(.light).art(.sun))
    #expect(theme.name == .custom(custom))
  }

  @Test func customBackgroundAppliesToEveryStyle() {
    let theme = Theme(
      .custom(CustomTheme(name: "mine", values: ["background": "#000080", "selection": "red"])))
    for style in [theme.text, theme.label, theme.rule, theme.error, theme.town] {
      #expect(style.background == .rgb(0, 0, 128))
    }
    #expect(theme.temperature(20).background == .rgb(0, 0, 128))
    #expect(theme.selection.background == .ansi(1))
  }

  @Test func everyThemeColorIsCustomizable() {
    let values = Dictionary(
      uniqueKeysWithValues: ThemeColor.allCases.map { ($0.rawValue, "#123456") })
    let theme = Theme(.custom(CustomTheme(name: "mine", values: values)))
    let color = Color.rgb(0x12, 0x34, 0x56)
    for style in [
      theme.text, theme.label, theme.value, theme.strong, theme.accent, theme.rule, theme.header,
      theme.key, theme.match, theme.stale, theme.good, theme.warning, theme.error, theme.sample,
      theme.coast, theme.border, theme.town,
    ] {
      #expect(style.foreground == color && style.background == color)
    }
    #expect(theme.shades?.night == color && theme.shades?.day == color)
    #expect(theme.shades?.sea == color && theme.shades?.land == color)
    #expect(theme.selection.background == color)
  }
}
