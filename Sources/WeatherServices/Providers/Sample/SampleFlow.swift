/// The pressure near a point at one time, and the wind that results from it.
struct SampleFlow {
  /// The pressure at a point and its components.
  struct State {
    /// The pressure at sea level in hPa.
    let pressure: Double
    /// The influence of lows and highs.
    let influence: SampleSystems.Influence
    /// The share of land in the area, 0–1.
    let land: Double
    /// The distance of the point polewards from the polar front in kilometres, with the front
    /// deformed by lows.
    let front: Double
    /// The same distance from the undisturbed front.
    let undisturbedFront: Double
    /// The nearness of lows, 0–1.
    var storm: Double { min(1, influence.storm) }
  }

  private let climate: SampleClimate
  private let systems: SampleSystems
  private let side: Double

  /// Creates the flow near a point, at a number of days since the beginning of 1970.
  init(near point: SamplePoint, climate: SampleClimate, days: Double) {
    self.climate = climate
    systems = SampleSystems(near: point, climate: climate, days: days)
    side = point.side
  }

  /// Returns the state at the point or at one close by.
  func state(at point: SamplePoint) -> State {
    let land = SampleLand.share(latitude: point.latitude, longitude: point.longitude)
    let influence = systems.influence(at: point)
    let undisturbed =
      (point.poleward - climate.polarFront(longitude: point.longitude, side: side))
      * SamplePoint.degree
    let front = undisturbed + influence.shift * SamplePoint.degree
    // A front lies in a trough, so that the wind veers as it passes.
    let trough = 2.2 * min(1, influence.storm) * (front / 260).bell
    return State(
      pressure: climate.pressure(at: point, land: land) + influence.pressure - trough,
      influence: influence, land: land, front: front, undisturbedFront: undisturbed)
  }

  /// Returns the wind in m/s towards the east and the north, from the balance of pressure gradient,
  /// Coriolis force and friction.
  func wind(at point: SamplePoint, _ state: State) -> (east: Double, north: Double) {
    // The step is towards the equator, so that it cannot cross a pole.
    let step = point.latitude > 0 ? -0.15 : 0.15
    let east = self.state(at: SamplePoint(point, east: 0.15 / max(0.02, point.cosine)))
    let north = self.state(
      at: SamplePoint(latitude: point.latitude + step, longitude: point.longitude))
    // m/s² per hPa in 0.15 degrees, for an air density of 1.2 kg/m³.
    let scale = 100 / 1.2 / (150 * SamplePoint.degree)
    let eastward = (east.pressure - state.pressure) * scale
    let northward = (north.pressure - state.pressure) * scale * 0.15 / step
    let coriolis = 1.458e-4 * point.sine
    let drag = 5.5e-5 * (1 + 0.8 * state.land)
    let share = 1 / (coriolis * coriolis + drag * drag)
    return (
      -(drag * eastward + coriolis * northward) * share,
      -(drag * northward - coriolis * eastward) * share
    )
  }
}
