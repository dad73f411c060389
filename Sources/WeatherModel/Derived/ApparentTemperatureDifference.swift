/// How far the felt temperature lies from the air's, as a reader of both figures would subtract
/// them.
public enum ApparentTemperatureDifference {
  /// Whole degrees in `units`, negative where it feels colder: the difference of the two rounded
  /// temperatures, not the rounded difference. 6.6° that feel like 4.4° are shown as 7° and 4°, which
  /// is 3° below and not 2°. Nil where either is not known.
  public static func degrees(
    temperature: Double?, feelsLike: Double?, in units: UnitSystem
  ) -> Double? {
    guard let temperature, let feelsLike, abs(temperature) < 1e6, abs(feelsLike) < 1e6 else {
      return nil
    }
    return units.temperature(feelsLike).rounded() - units.temperature(temperature).rounded()
  }
}
