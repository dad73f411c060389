import Glibc
import WeatherModel

/// The air over one point at one time.
struct SampleColumn {
  private let point: SamplePoint
  private let climate: SampleClimate
  private let flow: SampleFlow
  private let state: SampleFlow.State
  /// −1 to 1, varying over several hundred kilometres.
  private let moisture: Double
  private let haze: Double
  /// −1 to 1, varying over more than a hundred kilometres.
  private let texture: Double
  private let showery: Double
  /// The local solar time in hours since 1970, not wrapped.
  private let hour: Double
  /// The sun's noon height at this latitude and season, 0–1.
  private let daylight: Double
  /// The climate's lasting features at the point.
  private let region: SampleRegion
  /// 1 in the winter of the hemisphere, −1 in its summer.
  private let winter: Double
  /// The degree to which the point is in the intertropical convergence zone, 0–1.
  private let zone: Double

  /// Creates the air over a point, at a number of days since the beginning of 1970.
  init(at point: SamplePoint, days: Double) {
    self.point = point
    climate = SampleClimate(days: days)
    flow = SampleFlow(near: point, climate: climate, days: days)
    state = flow.state(at: point)
    let noise = SampleNoise(at: point, days: days)
    moisture = noise.value(.moisture, size: 900, period: 1)
    haze = noise.value(.haze, size: 700, period: 1.5)
    texture = noise.value(.texture, size: 170, period: 0.35)
    showery = noise.value(.showers, size: 130, period: 0.25)
    hour = 24 * (days + point.longitude / 360)
    daylight =
      (0.98 * point.cosine + 0.2 * point.sine * climate.season).clampedShare
      * min(1, 3 * point.cosine)
    region = SampleRegion(at: point, season: climate.season)
    winter = -climate.season * point.side
    zone = ((point.latitude - climate.convergence(at: point, land: state.land)) / 9.7).bell
  }

  /// Returns the weather at the surface, `elevation` metres above sea level.
  func weather(elevation: Double) -> SampleWeather {
    let cover = self.cover
    let daily = dailyWave(under: cover)
    let cooling = 4.5 * min(9000, max(-500, elevation)) / 1000
    let temperature = meanTemperature + daily - cooling
    // The sun heats high ground, so that showers grow there too.
    let rain = rain(at: temperature + 0.55 * cooling, elevation)
    // The sky is covered where it rains.
    let cloud = max(
      cover, 0.62 * max(rain.cumulus, rain.amount.ramp(0, 0.05)) + 0.35 * rain.amount.ramp(0, 0.5))
    let amount = rain.amount < 0.05 ? 0 : rain.amount
    let humidity = humidity(under: cover, daily: daily, amount: amount)
    let dewPoint = DewPoint.celsius(temperature: temperature, humidity: humidity)
    let wind = self.wind
    let speed = (wind.east * wind.east + wind.north * wind.north).squareRoot()
    return SampleWeather(
      temperature: temperature,
      // Below the range of the formula, the dew point falls by one kelvin for every five percent
      // (Lawrence, 2005).
      dewPoint: min(temperature, dewPoint ?? temperature - (100 - humidity) / 5),
      humidity: humidity, precipitation: amount,
      snow: amount * (1 - temperature.ramp(0.2, 2.2)),
      convection: amount > 0 ? rain.convection : 0, cloud: cloud,
      eastwardWind: wind.east, northwardWind: wind.north,
      gust: speed * gustiness + 5 * rain.convection * amount.ramp(0, 6), pressure: state.pressure,
      particles: particles(speed, amount))
  }

  // MARK: - Temperature

  /// The temperature at sea level in °C without the daily variation.
  private var meanTemperature: Double {
    let contrast = (3.2 - 0.8 * climate.season * point.side) * (0.3 + 0.7 * state.storm)
    return climate.temperature(at: point, in: region)
      - climate.gradient(at: point) * state.influence.shift
      // Replaces the broad front of the mean climate by the deformed one.
      - contrast * ((state.front / 150).bounded - (state.undisturbedFront / 900).bounded)
      + 1.2 * haze
  }

  /// Returns the deviation from the daily mean in kelvins; small at sea and under clouds.
  private func dailyWave(under cover: Double) -> Double {
    let sun = phase(from: 15)
    return (1.5 + 5.5 * state.land) * (1 - 0.6 * cover) * daylight
      * (cos(sun) + 0.15 * cos(2 * sun + 1))
  }

  /// Returns the phase of the day in radians, counted from a solar hour.
  private func phase(from start: Double) -> Double { 2 * .pi * (hour - start) / 24 }

  // MARK: - Cloud and rain

  /// The lift of the air: up along fronts and around lows, down in highs.
  private var lift: Double {
    // A front's rain reaches further than that of its low and falls on the cold side.
    let band = 1.2 * min(1, 1.7 * state.storm) * ((state.front - 50) / 210).bell
    return band + 0.9 * state.influence.core - 0.5 * state.influence.calm
  }

  /// The lift in the intertropical convergence zone.
  private var tropicalLift: Double {
    zone * (0.62 + 0.15 * climate.easterlyWave(at: point) + 0.28 * moisture)
      * (1 - 0.26 * region.drought - 0.42 * region.sinking + 0.2 * region.warmSea)
  }

  /// The cloud cover without that of showers, 0–1.
  private var cover: Double {
    (0.4 + 0.4 * moisture + 0.22 * texture + 0.75 * lift + 0.6 * tropicalLift
      - 0.35 * region.drought + 0.12 * state.storm).ramp(-0.15, 1)
  }

  /// Returns the precipitation in mm per hour, its convective share, and the clouds that grow into
  /// showers, 0–1.
  private func rain(
    at temperature: Double, _ elevation: Double
  ) -> (amount: Double, convection: Double, cumulus: Double) {
    // The cold air on coasts with upwelling is shallow.
    let upwelling = region.upwelling * (1 - elevation.ramp(400, 1400))
    // Warm air holds more water vapour.
    let warmth = exp(0.015 * (min(30, temperature) - 15))
    // The westerlies bring rain from the sea and around lows, but not into highs.
    let inflow =
      0.22 + moisture + 0.25 * state.storm - 0.34 * state.land - 0.5 * region.drought
      - 1.5 * state.influence.calm + 0.13 * point.poleward.ramp(50, 65)
      + (0.52 * region.winterRain + 0.7 * region.easternCoast
        + 0.4 * region.sinking * region.sinking) * winter
    let steadiness =
      max(0, lift) * (0.64 + 0.36 * texture + 0.16 * moisture)
      + 2 * point.poleward.ramp(12.4, 28) * max(0, inflow) - 0.67
    let afternoon = cos(phase(from: 17))
    let wetness =
      tropicalLift * (1 - 0.38 * upwelling) * (1 + 0.35 * texture) * (1 + 0.2 * afternoon) - 0.41
    let heat =
      temperature.ramp(8, 25) * daylight * (1 - region.drought) * (1 - 0.3 * region.sinking)
      * (1 - upwelling) * (1 - 0.4 * zone) * (1 - 0.16 * (point.poleward / 8).bell)
      * (1 - 0.35 * region.winterRain) * (1 - 0.46 * region.summerRain * max(-0.29, winter))
    let heating = heat * (0.55 + 0.45 * afternoon) * (0.8 + showery + 0.5 * moisture) - 0.61

    let steady = 0.58 * warmth * max(0, steadiness) * max(0, steadiness)
    let tropical = 4.2 * max(0, wetness) * max(0, wetness)
    let showers = 9.5 * max(0, heating) * max(0, heating)
    let endless = (5.4 + 1.25 * climate.season) * region.endlessMonsoon * monsoonDay
    let amount = (1 - region.endlessMonsoon) * (steady + tropical + showers) + endless
    let cumulus = heating.ramp(-0.38, 0.02)
    guard amount > 0 else { return (0, 0, cumulus) }
    let convective =
      showers + max(0, showery) * tropical
      + temperature.ramp(12, 28) * (0.6 + showery).clampedShare * steady
    return (min(28, amount), (1 - region.endlessMonsoon) * convective / amount, cumulus)
  }

  /// The monsoon's daily cycle, 0–1. Rain builds up in the early evening and then stops abruptly,
  /// so that the heaviest rain is always still ahead.
  private var monsoonDay: Double {
    let hour = (self.hour - 17.5).truncatingRemainder(dividingBy: 24)
    let sinceAfternoon = hour < 0 ? hour + 24 : hour
    return min(1, sinceAfternoon / 1.5) * (1 - sinceAfternoon.ramp(2.5, 2.7))
  }

  private func humidity(under cover: Double, daily: Double, amount: Double) -> Double {
    // Raises the humidity at night, so that humid nights end in fog.
    let damp = 18 * max(0, -cos(phase(from: 15))) * max(0, haze)
    let humidity =
      61 + 24 * cover + 10 * min(1, max(-1, lift)) + 8 * tropicalLift + 8 * moisture + 9 * haze
      + damp - 34 * region.drought - 3.5 * daily - 4 * state.land + 5 * amount.squareRoot()
    return min(100, max(12, humidity))
  }

  // MARK: - Wind and air

  /// The wind at the surface in m/s: weaker over land, and weaker still there at night.
  private var wind: (east: Double, north: Double) {
    var wind = flow.wind(at: point, state)
    wind.east += 1.5 * haze
    wind.north += 1.5 * moisture
    let slowing = 0.9 + (0.35 * daylight * cos(phase(from: 15)) - 0.15) * state.land
    let speed = (wind.east * wind.east + wind.north * wind.north).squareRoot() * slowing
    // Compresses storm winds, which approach a limit of 30 m/s.
    let share = slowing / (1 + speed * speed / 900).squareRoot()
    return (wind.east * share, wind.north * share)
  }

  /// The factor between the wind speed and gusts.
  private var gustiness: Double {
    1.3 + 0.25 * state.land + 0.3 * daylight * max(0, cos(phase(from: 15))) + 0.15 * texture
  }

  /// Particles in µg/m³. They accumulate over land where neither wind nor rain removes them.
  private func particles(_ speed: Double, _ amount: Double) -> Double {
    3 + (5 + 30 * state.land * (0.5 + 0.5 * haze)) * (1.5 - speed.ramp(0, 12)) / (1 + 0.6 * amount)
  }
}
