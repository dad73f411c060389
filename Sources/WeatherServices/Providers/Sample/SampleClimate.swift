import Glibc

/// The sample's atmosphere at one time without moving lows and highs: the pressure belts, the
/// intertropical convergence zone, the polar front, and the seasons.
struct SampleClimate {
  /// 1 in the northern summer, −1 in the northern winter.
  let season: Double
  private let days: Double

  /// Creates the climate at a number of days since the beginning of 1970.
  init(days: Double) {
    self.days = days
    // The warmest day of the northern hemisphere is the 200th of the year.
    season = cos(2 * .pi * (days - 200) / 365.2425)
  }

  // MARK: - Temperature

  /// Returns the daily mean in °C at sea level.
  ///
  /// A high `continentality`, the share of land upwind, makes winters cold and summers hot.
  func temperature(at point: SamplePoint, continentality: Double) -> Double {
    let square = point.sine * point.sine
    return 27 - 0.0079 * point.latitude * point.latitude + 14 * (1 - continentality) * square
      * square
      + (7 + 15 * continentality) * point.sine * season
  }

  /// Returns the cooling per degree of latitude towards the pole, in kelvins.
  func gradient(at point: SamplePoint) -> Double { 0.5 - 0.15 * season * point.side }

  /// Returns the degree to which the subtropics are dry, 0–1: where the trade winds come from land,
  /// in deserts and on western coasts.
  func drought(at point: SamplePoint) -> Double {
    SampleLand.share(latitude: point.latitude, longitude: point.longitude + 12)
      * ((point.poleward - 22) / 13).bell * (1 - Self.monsoon(point.longitude))
  }

  /// Returns the degree to which winters are wet and summers dry, 0–1: in the subtropics, where the
  /// trade winds of summer come from land, or the westerlies from the sea.
  func winterRain(at point: SamplePoint) -> Double {
    let trades = SampleLand.share(
      latitude: point.latitude - 12 * point.side, longitude: point.longitude + 17.5)
    let westerlies = SampleLand.share(
      latitude: point.latitude, longitude: point.longitude - 14)
    let wetSummers = (1 - trades.ramp(0.35, 0.85)) * (1 - 0.5 * (1 - westerlies).ramp(0.5, 0.95))
    return ((point.poleward - 36) / 9).bell * (1 - wetSummers)
  }

  /// Returns the degree to which summers are wet and winters dry, 0–1: between the convergence zone
  /// and the deserts.
  func summerRain(at point: SamplePoint) -> Double { ((point.poleward - 16) / 7).bell }

  // MARK: - Belts

  /// Returns the pressure at sea level in hPa.
  func pressure(at point: SamplePoint, land: Double) -> Double {
    let summer = season * point.side
    let subtropics = 6.5 * ((point.poleward - 30 - 3 * summer) / 11).bell
    let subpolar = (point.latitude < 0 ? 8.0 : 4) * ((point.poleward - 62) / 9).bell
    let tropics = 3.5 * ((point.latitude - convergence(at: point)) / 9).bell
    // A continent has a high in winter and a low in summer.
    let twist = 2 * point.sine * point.cosine
    return 1013 + subtropics - subpolar - tropics - 7 * land * summer * twist * twist
  }

  /// Returns the latitude of the intertropical convergence zone. It follows the sun, except over
  /// India, where it stays in the monsoon's position all year, so that there is always heavy rain
  /// somewhere.
  func convergence(at point: SamplePoint) -> Double {
    let monsoon = Self.monsoon(point.longitude)
    return (1 - monsoon) * (2 + 10 * season) + monsoon * (18 + season)
  }

  /// Waves that travel westwards along the convergence zone, −1 to 1.
  func easterlyWave(at point: SamplePoint) -> Double {
    cos((12 * (point.longitude + 7 * days)).truncatingRemainder(dividingBy: 360) * .pi / 180)
  }

  /// Returns the distance of the polar front from the equator in degrees, where no low has
  /// displaced it.
  func polarFront(longitude: Double, side: Double) -> Double {
    let turn = longitude * .pi / 180
    // Moves the front towards the equator for the summer rains of East Asia.
    let wrapped = longitude - 360 * (longitude / 360).rounded()
    let dip = side > 0 ? 9 * max(0, season) * ((wrapped - 125) / 27).bell : 0
    return 48 + 3 * season * side - dip + 5 * sin(2 * turn - days / 8 + 1.3 * side)
  }

  /// Returns the degree to which a meridian belongs to the Indian monsoon, 0–1.
  static func monsoon(_ longitude: Double) -> Double { ((longitude - 77) / 20).bell }
}
