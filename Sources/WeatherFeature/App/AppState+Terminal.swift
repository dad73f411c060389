public import TerminalUI
import WeatherWords

extension AppState {
  /// Leaves out what the terminal cannot show: signs beyond ASCII, with every language but English,
  /// and themes whose shades would fall together.
  public mutating func fit(_ terminal: ScreenCapabilities) {
    hasColor = terminal.colors > 0
    settingsContext.isUnicode = terminal.isUnicode
    if !terminal.isUnicode { settings.language = .english }
    settings.icons = settingsContext.icons.icons(isUnicode: terminal.isUnicode)
    guard terminal.colors < ThemeName.shadesNeeded else { return }
    settingsContext.themes.removeAll(where: \.needsShades)
    if settings.theme.needsShades { settings.theme = .auto }
  }
}
