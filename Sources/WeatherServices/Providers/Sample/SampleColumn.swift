import Glibc
import WeatherModel

/// The air over one point at one moment.
struct SampleColumn {
  private let point: SamplePoint
  private let days: Double
  private let climate: SampleClimate
  private let systems: SampleSystems
  private let noise: SampleNoise

  /// The air over a point, so many days after 1970 began.
  init(at point: SamplePoint, days: Double) {
    self.point = point
    self.days = days
    climate = SampleClimate(days: days)
    systems = SampleSystems(near: point, climate: climate, days: days)
    noise = SampleNoise(at: point, days: days)
  }

  /// What is on the ground.
  func weather(elevation: Double) -> SampleWeather {
    let state = state(at: point)
    let land = state.land
    let moisture = noise.value(.moisture, size: 900, period: 1)
    let texture = noise.value(.texture, size: 170, period: 0.35)
    let drought = climate.drought(at: point, land: land)

    // Hours of the sun's time, and how much of a day there is at this latitude and season.
    let hour = 24 * (days + point.longitude / 360)
    let sun = (2 * .pi * (hour - 15) / 24)
    let daylight =
      (point.cosine * 0.98 + point.sine * 0.2 * climate.season).clampedShare
      * min(1, 3 * point.cosine)

    let storm = min(1, state.influence.storm)
    // A front's rain reaches further than its low's.
    let band = 1.2 * min(1, 1.7 * storm) * ((state.front - 50) / 210).bell
    let lift = band + 0.9 * state.influence.core - 0.5 * state.influence.calm
    let zone = ((point.latitude - climate.convergence(at: point)) / 6.5).bell
    let tropical = zone * (0.68 + 0.2 * climate.easterlyWave(at: point) + 0.3 * moisture)
    let sky =
      0.4 + 0.4 * moisture + 0.22 * texture + 0.75 * lift + 0.6 * tropical - 0.35 * drought
      + 0.12 * storm

    // Air that has come from elsewhere, and the front between the warm and the cold.
    let upstream = SampleLand.share(
      latitude: point.latitude, longitude: point.longitude - 10 * 2 * abs(point.sine) * point.cosine
    )
    let contrast = (3.2 - 0.8 * climate.season * point.side) * (0.3 + 0.7 * storm)
    let undisturbed = (point.poleward - state.polarFront) * SamplePoint.degree
    let cover = sky.ramp(-0.15, 1)
    let dailyRange = (1.5 + 5.5 * land) * (1 - 0.6 * cover) * daylight
    let daily = dailyRange * (cos(sun) + 0.15 * cos(2 * sun + 1))
    let temperature =
      climate.temperature(at: point, continentality: upstream)
      - climate.gradient(at: point) * state.influence.shift
      - contrast * ((state.front / 150).bounded - (undisturbed / 900).bounded)
      + daily + 1.2 * noise.value(.air, size: 600, period: 2)
      - 6.5 * min(9000, max(-500, elevation)) / 1000

    // Rain along fronts and around lows, in the tropics' zone, and from showers over warm land.
    let warmth = exp(0.045 * (min(30, temperature) - 15))
    let steady = max(0, lift * (0.8 + 0.45 * texture + 0.2 * moisture) - 0.25)
    let afternoon = 1 + 0.22 * cos(2 * .pi * (hour - 17) / 24)
    let monsoon = max(0, tropical * (1 + 0.4 * texture) * afternoon - 0.42)
    let heat = (temperature - 8).ramp(0, 18) * land * (1 - drought) * daylight
    let showers = max(
      0,
      heat * (0.55 + 0.45 * cos(2 * .pi * (hour - 16.5) / 24))
        * (0.8 + noise.value(.showers, size: 130, period: 0.25) + 0.5 * moisture) - 0.75)
    let rates = (4.5 * steady * steady * warmth, 20 * monsoon * monsoon, 12 * showers * showers)
    var amount = min(28, rates.0 + rates.1 + rates.2)
    // Where it rains the sky is covered.
    let cloud = max(cover, amount.ramp(0, 0.5) * 0.35 + 0.62 * amount.ramp(0, 0.05))
    if amount < 0.05 { amount = 0 }
    let convection = amount > 0 ? (rates.2 + 0.25 * rates.1) / (rates.0 + rates.1 + rates.2) : 0

    let humidity =
      (56 + 24 * cover + 10 * min(1, max(-1, lift)) + 12 * tropical + 6 * moisture - 26 * drought
        - 3 * daily - 4 * land + 5 * amount.squareRoot())
    let bounded = 100 - 88 * softened((100 - humidity) / 88)
    let dewPoint = DewPoint.celsius(temperature: temperature, humidity: bounded)

    let wind = wind(over: land, from: state)
    let breeze = 1 + 0.25 * land * daylight * cos(sun)
    let speed = (wind.east * wind.east + wind.north * wind.north).squareRoot() * breeze
    // Wind that is stronger than a storm's grows ever slower.
    let slowed = speed < 0.01 ? 0 : 30 * (speed / 30).bounded / speed * breeze
    let gustiness = 1.3 + 0.25 * land + 0.3 * max(0, cos(sun)) * daylight + 0.15 * texture
    let shown = 30 * (speed / 30).bounded

    // Dust gathers over land where no wind carries it away and no rain washes it out.
    let haze = noise.value(.air, size: 700, period: 1.5)
    let particles =
      3 + (5 + 30 * land * (0.5 + 0.5 * haze)) * (1.5 - shown.ramp(0, 12)) / (1 + 0.6 * amount)

    return SampleWeather(
      temperature: temperature,
      dewPoint: min(temperature, dewPoint ?? temperature - (100 - bounded) / 5),
      humidity: bounded, precipitation: amount,
      snow: amount * (1 - temperature.ramp(0.2, 2.2)), convection: convection, cloud: cloud,
      eastwardWind: wind.east * slowed, northwardWind: wind.north * slowed,
      gust: shown * gustiness + 5 * convection * amount.ramp(0, 6), pressure: state.pressure,
      particles: particles)
  }

  // MARK: - Pressure and wind

  /// What the pressure is made of at a point.
  private struct State {
    var pressure: Double
    var influence: SampleSystems.Influence
    var land: Double
    /// Degrees from the equator of the polar front where no low has moved it.
    var polarFront: Double
    /// Kilometres polewards of the front, as far as it has been wound.
    var front: Double
  }

  private func state(at point: SamplePoint) -> State {
    let land = SampleLand.share(latitude: point.latitude, longitude: point.longitude)
    let influence = systems.influence(at: point)
    let polarFront = climate.polarFront(longitude: point.longitude, side: self.point.side)
    let front = (point.poleward + influence.shift - polarFront) * SamplePoint.degree
    // A front lies in a trough: the wind veers where it passes.
    let trough = 2.2 * min(1, influence.storm) * (front / 260).bell
    return State(
      pressure: climate.pressure(at: point, land: land) + influence.pressure - trough,
      influence: influence, land: land, polarFront: polarFront, front: front)
  }

  /// m/s, where the pressure's gradient, the earth's rotation and friction balance.
  private func wind(over land: Double, from state: State) -> (east: Double, north: Double) {
    let step = 0.15
    let meters = step * SamplePoint.degree * 1000
    // A point beyond the pole or the equator is on this side as well.
    let inwards = point.latitude > 0 ? -step : step
    let toEast = SamplePoint(point, east: step / max(0.02, point.cosine))
    let toEquator = SamplePoint(latitude: point.latitude + inwards, longitude: point.longitude)
    // Pa/m over the density of the air.
    let scale = 100 / 1.2 / meters
    let east = (self.state(at: toEast).pressure - state.pressure) * scale
    let north = (self.state(at: toEquator).pressure - state.pressure) * scale * step / inwards
    let coriolis = 1.458e-4 * point.sine
    let drag = 4.5e-5 * (1 + 0.9 * land)
    let share = 1 / (coriolis * coriolis + drag * drag)
    return (
      -(drag * east + coriolis * north) * share, -(drag * north - coriolis * east) * share
    )
  }

  /// 0–1 from −∞ to ∞, close to the number itself between 0.1 and 0.9.
  private func softened(_ share: Double) -> Double { 0.5 + 0.5 * (2 * (share - 0.5)).bounded }
}
