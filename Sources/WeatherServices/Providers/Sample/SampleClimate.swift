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
  /// Land upwind makes winters cold and summers hot, most in the wide continents of the north. The
  /// snow of the polar continents has melted when their sun is highest.
  func temperature(at point: SamplePoint, in region: SampleRegion) -> Double {
    let isNorth = point.side > 0
    let polar = point.sine * point.sine * point.sine * point.sine
    let range = isNorth ? 5.8 + 14.6 * region.west : 6.8 * (1 + region.west)
    // 0 in winter, 1 in summer.
    let summer = 0.5 + 0.5 * season * point.side
    let summerHeat = 13 * region.interior + (isNorth ? 4.4 * region.land * polar : 0)
    return 27 - 0.0082 * point.latitude * point.latitude
      + (16.8 * (1 - region.west) + 7.8 * region.current - (isNorth ? 0 : 10.1)) * polar
      + range * point.sine * season + 6.6 * region.drought - 3.6 * region.upwelling
      + summerHeat * summer - 15.4 * region.trough * (1 - summer)
  }

  /// Returns the cooling per degree of latitude towards the pole, in kelvins.
  func gradient(at point: SamplePoint) -> Double { 0.5 - 0.15 * season * point.side }

  // MARK: - Belts

  /// Returns the pressure at sea level in hPa.
  func pressure(at point: SamplePoint, land: Double) -> Double {
    let summer = season * point.side
    let subtropics = 6.5 * ((point.poleward - 30 - 3 * summer) / 11).bell
    let subpolar = (point.latitude < 0 ? 8.0 : 4) * ((point.poleward - 62) / 9).bell
    let tropics = 3.5 * ((point.latitude - convergence(at: point, land: land)) / 9).bell
    // A continent has a high in winter and a low in summer.
    let twist = 2 * point.sine * point.cosine
    return 1013 + subtropics - subpolar - tropics - 7 * land * summer * twist * twist
  }

  /// Returns the latitude of the intertropical convergence zone. It follows the sun, further over
  /// land, and furthest over southern Asia.
  func convergence(at point: SamplePoint, land: Double) -> Double {
    let monsoon = ((point.longitude - 92) / 43).bell
    return 4.3 + (9.6 + 1.8 * land) * season + monsoon * (6.6 + 5 * season)
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
    return 48 + 2.3 * season * side - dip + 5 * sin(2 * turn - days / 8 + 1.3 * side)
  }
}
