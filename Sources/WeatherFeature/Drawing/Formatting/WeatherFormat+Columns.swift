import TerminalUI
import WeatherModel
import WeatherWords

/// Values in columns of a fixed width, so that nothing jumps when they change.
extension WeatherFormat {
  /// The room for a temperature: `−12°`, `100°`.
  package static let temperatureColumns = 4

  /// Columns that a value needs to stand right-aligned in its column, whatever it is.
  package enum Column: Sendable, CaseIterable {
    case temperature, speed, percent, precipitation, pressure
  }

  /// The width of a column in these units and this language.
  package func width(of column: Column) -> Int {
    switch column {
    case .temperature: WeatherFormat.temperatureColumns
    case .speed: units == .metric ? 8 : 7
    case .percent: TextWidth.of(words.numbers.percent("100"))
    case .precipitation: units == .imperial ? 8 : 7
    case .pressure: units == .imperial ? 10 : 8
    }
  }

  /// A text at the right end of its column.
  package func aligned(_ text: String, in column: Column) -> String {
    TextWidth.padded(text, to: width(of: column), alignment: .trailing)
  }
}
