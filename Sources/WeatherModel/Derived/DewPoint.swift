import Glibc

/// The temperature to which air has to cool for dew to form.
public enum DewPoint {
  /// °C, from the air's temperature in °C and its relative humidity in percent, over water: the
  /// Magnus formula with the coefficients of Sonntag (1990), within 0.1 K from −45 °C to 60 °C. Nil
  /// outside of that, and below 1 % where the formula runs away.
  public static func celsius(temperature: Double, humidity: Double) -> Double? {
    guard (-45...60).contains(temperature), (1...100).contains(humidity) else { return nil }
    let gamma = log(humidity / 100) + 17.62 * temperature / (243.12 + temperature)
    return 243.12 * gamma / (17.62 - gamma)
  }
}
