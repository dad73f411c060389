import Glibc
import WeatherModel

/// The air over one point at one moment.
struct SampleColumn {
  private let point: SamplePoint
  private let climate: SampleClimate
  private let flow: SampleFlow
  private let state: SampleFlow.State
  /// −1 to 1 over some hundred kilometres.
  private let moisture: Double
  private let haze: Double
  /// −1 to 1 over a hundred kilometres.
  private let texture: Double
  private let showery: Double
  /// Hours of the sun's time, not wrapped.
  private let hour: Double
  /// How high the sun climbs at this latitude and season, 0–1.
  private let daylight: Double
  /// How far the land of the subtropics is a desert, 0–1.
  private let drought: Double
  /// How far the point lies in the tropics' convergence zone, 0–1.
  private let zone: Double
  /// How far it lies in India's monsoon, 0–1.
  private let monsoon: Double

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
    drought = climate.drought(at: point, land: state.land)
    zone = ((point.latitude - climate.convergence(at: point)) / 9).bell
    monsoon = zone * SampleClimate.monsoon(point.longitude)
  }

  /// What is on the ground, `elevation` metres above the sea.
  func weather(elevation: Double) -> SampleWeather {
    let cover = self.cover
    let daily = dailyWave(under: cover)
    let temperature = meanTemperature + daily - 6.5 * min(9000, max(-500, elevation)) / 1000
    let rain = rain(at: temperature)
    // Where it rains the sky is covered.
    let cloud = max(cover, 0.62 * rain.amount.ramp(0, 0.05) + 0.35 * rain.amount.ramp(0, 0.5))
    let amount = rain.amount < 0.05 ? 0 : rain.amount
    let humidity = humidity(under: cover, daily: daily, amount: amount)
    let dewPoint = DewPoint.celsius(temperature: temperature, humidity: humidity)
    let wind = self.wind
    let speed = (wind.east * wind.east + wind.north * wind.north).squareRoot()
    return SampleWeather(
      temperature: temperature,
      // Where it is too cold for the formula: a kelvin for every five percent (Lawrence, 2005).
      dewPoint: min(temperature, dewPoint ?? temperature - (100 - humidity) / 5),
      humidity: humidity, precipitation: amount,
      snow: amount * (1 - temperature.ramp(0.2, 2.2)),
      convection: amount > 0 ? rain.convection : 0, cloud: cloud,
      eastwardWind: wind.east, northwardWind: wind.north,
      gust: speed * gustiness + 5 * rain.convection * amount.ramp(0, 6), pressure: state.pressure,
      particles: particles(speed, amount))
  }

  // MARK: - Temperature

  /// °C at sea level without the course of the day.
  private var meanTemperature: Double {
    // The climate comes with the westerlies of the middle latitudes.
    let upstream = SampleLand.share(
      latitude: point.latitude,
      longitude: point.longitude - 20 * abs(point.sine) * point.cosine)
    let contrast = (3.2 - 0.8 * climate.season * point.side) * (0.3 + 0.7 * state.storm)
    return climate.temperature(at: point, continentality: upstream)
      - climate.gradient(at: point) * state.influence.shift
      // The front as it is wound, instead of the broad one of the mean.
      - contrast * ((state.front / 150).bounded - (state.undisturbedFront / 900).bounded)
      + 1.2 * haze
  }

  /// Kelvins around the mean of the day; little at sea and under cloud.
  private func dailyWave(under cover: Double) -> Double {
    let sun = phase(from: 15)
    return (1.5 + 5.5 * state.land) * (1 - 0.6 * cover) * daylight
      * (cos(sun) + 0.15 * cos(2 * sun + 1))
  }

  /// Radians of the day since an hour of the sun's time.
  private func phase(from start: Double) -> Double { 2 * .pi * (hour - start) / 24 }

  // MARK: - Cloud and rain

  /// How the air rises along fronts and around lows, and sinks in highs.
  private var lift: Double {
    // A front's rain reaches further than its low's, and lies on its cold side.
    let band = 1.2 * min(1, 1.7 * state.storm) * ((state.front - 50) / 210).bell
    return band + 0.9 * state.influence.core - 0.5 * state.influence.calm
  }

  /// How it rises in the tropics' convergence zone, most steadily over India.
  private var tropicalLift: Double {
    let variation = 0.15 * climate.easterlyWave(at: point) + 0.28 * moisture
    return zone * (0.62 + (1 - 0.5 * monsoon) * variation) + 0.28 * monsoon
  }

  /// The share of the sky that clouds cover, but for those of showers.
  private var cover: Double {
    (0.4 + 0.4 * moisture + 0.22 * texture + 0.75 * lift + 0.6 * tropicalLift - 0.35 * drought
      + 0.12 * state.storm).ramp(-0.15, 1)
  }

  /// mm an hour, and the share of it that falls from showers.
  private func rain(at temperature: Double) -> (amount: Double, convection: Double) {
    // Warm air holds more water.
    let warmth = exp(0.035 * (min(30, temperature) - 15))
    let drizzle = 1.2 * max(0, moisture - 0.26 - drought) * (1 - monsoon)
    let steadiness = max(0, lift) * (0.8 + 0.45 * texture + 0.2 * moisture) + drizzle - 0.25
    let afternoon = cos(phase(from: 17))
    let wetness =
      tropicalLift * (1 + (0.35 - 0.25 * monsoon) * texture)
      * ((1 - monsoon) * (1 + 0.2 * afternoon) + monsoon * 1.75 * monsoonDay) - 0.33
    let heat =
      temperature.ramp(8, 26) * min(1, 0.4 + state.land) * (1 - drought) * (1 - monsoon) * daylight
    let heating = heat * (0.55 + 0.45 * afternoon) * (0.8 + showery + 0.5 * moisture) - 0.65

    let steady = 3.5 * warmth * max(0, steadiness) * max(0, steadiness)
    let tropical = 10 * max(0, wetness) * max(0, wetness)
    let showers = 12 * max(0, heating) * max(0, heating)
    let amount = steady + tropical + showers
    guard amount > 0 else { return (0, 0) }
    let convective =
      showers + (1 - monsoon) * max(0, showery) * tropical
      + temperature.ramp(12, 28) * (1 - monsoon) * (0.6 + showery).clampedShare * steady
    return (min(28, amount), convective / amount)
  }

  /// The monsoon's rain builds up from noon to the evening and then ends at once, so that what is ahead
  /// always is the heaviest; 0–1.
  private var monsoonDay: Double {
    let hour = (self.hour - 8).truncatingRemainder(dividingBy: 24)
    let sinceMorning = hour < 0 ? hour + 24 : hour
    return min(1, sinceMorning / 11) * (1 - sinceMorning.ramp(12, 12.2))
  }

  private func humidity(under cover: Double, daily: Double, amount: Double) -> Double {
    // Damp nights end in fog.
    let damp = 18 * max(0, -cos(phase(from: 15))) * max(0, haze)
    let humidity =
      61 + 24 * cover + 10 * min(1, max(-1, lift)) + 8 * tropicalLift + 8 * moisture + 9 * haze
      + damp - 26 * drought - 3.5 * daily - 4 * state.land + 5 * amount.squareRoot()
    return min(100, max(12, humidity))
  }

  // MARK: - Wind and air

  /// m/s on the ground: weaker over land, and there weaker at night.
  private var wind: (east: Double, north: Double) {
    var wind = flow.wind(at: point, state)
    wind.east += 1.5 * haze
    wind.north += 1.5 * moisture
    let slowing = 0.9 + (0.35 * daylight * cos(phase(from: 15)) - 0.15) * state.land
    let speed = (wind.east * wind.east + wind.north * wind.north).squareRoot() * slowing
    // Beyond a storm it grows ever slower, to 30.
    let share = slowing / (1 + speed * speed / 900).squareRoot()
    return (wind.east * share, wind.north * share)
  }

  /// How many times as strong as the wind a gust is.
  private var gustiness: Double {
    1.3 + 0.25 * state.land + 0.3 * daylight * max(0, cos(phase(from: 15))) + 0.15 * texture
  }

  /// µg/m³: dust gathers over land where no wind carries it away and no rain washes it out.
  private func particles(_ speed: Double, _ amount: Double) -> Double {
    3 + (5 + 30 * state.land * (0.5 + 0.5 * haze)) * (1.5 - speed.ramp(0, 12)) / (1 + 0.6 * amount)
  }
}
