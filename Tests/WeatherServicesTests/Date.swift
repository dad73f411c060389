import WeatherModel

// These take precedence over Foundation's types of the same names, which many tests import.

/// The program's date type.
typealias Date = WeatherModel.Date
/// A number of seconds.
typealias TimeInterval = Double
