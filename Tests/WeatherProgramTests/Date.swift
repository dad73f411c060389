import WeatherModel

// Foundation has types of the same names, which many tests see too.

/// The moments of the program.
typealias Date = WeatherModel.Date
/// A number of seconds.
typealias TimeInterval = Double
