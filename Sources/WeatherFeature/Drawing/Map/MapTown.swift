public import TerminalUI
public import WeatherModel

/// A place that the map may name.
public struct MapTown: Equatable, Sendable {
  /// The name shown.
  public var name: String
  /// Where it is.
  public var coordinate: Coordinate
  /// Inhabitants; larger towns are named first.
  public var population: Int
  /// Whether it is named before larger ones.
  public var isFavourite: Bool
  /// Its temperature as text, when it is known: `9°`.
  public var temperature: String?
  /// How the temperature is written, when not like the name.
  public var temperatureStyle: Style?

  /// A town with what is known of it.
  public init(
    name: String, coordinate: Coordinate, population: Int = 0, isFavourite: Bool = false,
    temperature: String? = nil,
    temperatureStyle: Style? = nil
  ) {
    self.name = name
    self.coordinate = coordinate
    self.population = population
    self.isFavourite = isFavourite
    self.temperature = temperature
    self.temperatureStyle = temperatureStyle
  }
}
