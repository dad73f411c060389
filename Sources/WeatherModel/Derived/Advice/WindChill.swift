import Glibc

/// The wind chill: how much colder the wind makes the air feel by removing heat from the skin.
///
/// ```swift
/// let index = WindChill.index(temperature: -25, windSpeed: 10) ?? 0  // -40
/// let minutes = WindChill.minutesToFrostbite(index: index)  // 10
/// ```
public enum WindChill {
  /// Returns whether the wind chill index is defined at a temperature in °C: 10 °C and below
  /// (Osczevski and Bluestein, 2005, as used by Environment Canada and the US National Weather
  /// Service).
  public static func applies(at temperature: Double) -> Bool { temperature <= 10 }

  /// Returns the wind chill index for a temperature in °C and a wind in m/s at ten metres; nil if
  /// it is not defined.
  ///
  /// The formula is that of Osczevski and Bluestein (2005), which the meteorological services of
  /// Canada and the United States use. Below 5 km/h it is Environment Canada's linear interpolation
  /// to still air.
  public static func index(temperature: Double, windSpeed: Double) -> Double? {
    guard applies(at: temperature), windSpeed >= 0 else { return nil }
    let wind = windSpeed * 3.6
    guard wind >= 5 else { return temperature + (-1.59 + 0.1345 * temperature) / 5 * wind }
    let factor = pow(wind, 0.16)
    return 13.12 + 0.6215 * temperature - 11.37 * factor + 0.3965 * temperature * factor
  }

  /// Returns the number of minutes within which bare skin can freeze at a wind chill index, from
  /// Environment Canada's table; nil above −28, where the risk is low.
  public static func minutesToFrostbite(index: Double) -> Int? {
    switch index.rounded() {
    case ..<(-54): 2
    case ..<(-47): 5
    case ..<(-39): 10
    case ..<(-27): 30
    default: nil
    }
  }
}
