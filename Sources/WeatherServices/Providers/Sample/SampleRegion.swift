/// The lasting features around a point that determine its climate, from the shares of land upwind.
struct SampleRegion {
  /// The share of land in the area, 0–1.
  let land: Double
  /// The share of land where the westerlies come from, 0–1.
  let west: Double
  /// The degree to which the subtropics are dry, 0–1: where the trade winds come from land, and in
  /// the highs over the eastern oceans.
  let drought: Double
  /// The degree to which the air sinks west of the Asian monsoon, 0–1 (M. J. Rodwell and B. J.
  /// Hoskins, "Monsoons and the dynamics of deserts", 1996).
  let sinking: Double
  /// The degree to which cold water rises off the western coast of a continent, 0–1.
  let upwelling: Double
  /// The degree to which winters are wet and summers dry, 0–1: in the subtropics, where the trade
  /// winds of summer come from land, or the westerlies from the sea.
  let winterRain: Double
  /// The degree to which summers are wet and winters dry, 0–1: between the convergence zone and
  /// the deserts.
  let summerRain: Double
  /// The warmth of the North Atlantic Current, 0–1.
  let current: Double
  /// The cold of winters below the standing troughs of the westerlies in the east of Asia and of
  /// North America, 0–1.
  let trough: Double
  /// The heat of summers in the subtropics, where mountains keep the air of the western sea away,
  /// 0–1.
  let interior: Double
  /// The moisture of winters on eastern coasts, above which the air of the continent meets that of
  /// a warm current, 0–1: not in eastern Asia, where the air of the winter monsoon comes from afar.
  let easternCoast: Double
  /// The warmth of the seas from the Arabian Sea to Indonesia, 0–1.
  let warmSea: Double
  /// The degree to which the monsoon lasts all year, 0–1: around Mumbai only, so that there is
  /// always heavy rain somewhere.
  let endlessMonsoon: Double

  /// Creates the region around a point, in a season from 1 in the northern summer to −1.
  init(at point: SamplePoint, season: Double) {
    let (latitude, longitude) = (point.latitude, point.longitude)
    land = SampleLand.share(latitude: latitude, longitude: longitude)
    west = SampleLand.share(latitude: latitude, longitude: longitude - 12)
    let east = SampleLand.share(latitude: latitude, longitude: longitude + 15)
    let trades = SampleLand.share(
      latitude: latitude - 12 * point.side, longitude: longitude + 17.5)
    let farEast = SampleLand.share(latitude: latitude, longitude: longitude + 45)
    sinking = ((longitude - 45) / 26).bell * ((latitude - 22) / 12.1).bell
    // The dry belt follows the sun.
    let summer = season * point.side
    drought =
      ((point.poleward - 22 - 4 * summer) / 11).bell
      * (0.17 * east + 0.13 * trades + 0.57 * sinking + 0.6 * farEast * (1 - land) * (1 - west))
      .clampedShare
    // The thermal equator is north of the equator.
    upwelling =
      abs(latitude - 5).ramp(2.9, 32) * (1 - point.poleward.ramp(30, 42)) * east * (1 - west)
    let wetSummers =
      (1 - (trades + sinking).ramp(0.35, 0.85)) * (1 - 0.5 * (1 - west).ramp(0.5, 0.95))
    winterRain =
      point.poleward.ramp(30, 32.5) * (1 - point.poleward.ramp(36, 50)) * (1 - wetSummers)
    summerRain = ((point.poleward - 16) / 7).bell
    current =
      latitude.ramp(45, 62) * (1 - latitude.ramp(70, 84)) * ((longitude - 10) / 40).bell
    trough =
      (0.75 * latitude.ramp(28, 45) * ((longitude - 125) / 27).bell
        + latitude.ramp(38, 58) * ((longitude + 78) / 22).bell) * (1 - latitude.ramp(68, 84))
    interior = land.ramp(0.5, 0.8) * (1 - west) * ((point.poleward - 34) / 10).bell
    let farWest = SampleLand.share(latitude: latitude, longitude: longitude - 48)
    easternCoast =
      west.ramp(0.3, 0.8) * (1 - east) * (1 - farWest) * (1 - winterRain)
      * ((point.poleward - 35) / 9).bell
    warmSea = ((longitude - 83) / 41).bell
    endlessMonsoon = ((latitude - 19) / 3).bell * ((longitude - 73) / 3).bell
  }
}
