import Glibc
import WeatherModel

/// The sample's weather at one place as a function of time.
struct SampleSky {
  private let coordinate: Coordinate
  private let elevation: Double
  private let atmosphere = SampleAtmosphere()

  /// The degrees above the horizon below which the sun is too weak to count as sunshine.
  static let minSunElevation = 3.0

  init(_ place: Place) {
    coordinate = place.coordinate
    elevation = place.elevation ?? 0
  }

  /// Returns the weather at a time, with every available value.
  func hour(at moment: Date) -> HourForecast {
    let weather = weather(at: moment)
    let sunElevation = SunPosition(at: moment, from: coordinate).altitude
    let amount = weather.precipitation

    var hour = HourForecast(time: moment)
    hour.isDay = sunElevation > SunTimes.horizon
    hour.temperature = tenths(weather.temperature)
    hour.humidity = weather.humidity.rounded()
    hour.precipitation = tenths(amount)
    // Ten millimetres of water make some seven centimetres of fresh snow.
    hour.snowfall = tenths(weather.snow * 0.7)
    hour.precipitationProbability = (chance(weather.cloud, amount) * 20).rounded() / 20
    hour.windSpeed = tenths(weather.windSpeed)
    hour.windGust = tenths(weather.gust)
    hour.windDirection = direction(of: weather)
    hour.cloudCover = (weather.cloud * 100).rounded()
    hour.pressure = tenths(weather.pressure)
    hour.dewPoint = tenths(weather.dewPoint)
    hour.feelsLike = tenths(
      Self.apparent(weather.temperature, weather.humidity, weather.windSpeed))
    // The UV index of a clear sky with 300 DU of ozone (Madronich 2007), reduced by clouds.
    hour.uvIndex = tenths(
      12.5 * pow(max(0, sin(sunElevation * .pi / 180)), 2.42) * (1 - 0.7 * pow(weather.cloud, 3)))
    hour.sunshine =
      sunElevation > Self.minSunElevation ? (20 * (1 - weather.cloud)).rounded() / 20 : 0
    // Fog forms where the ground cools the air, without clouds that hold the warmth or wind that
    // mixes it.
    let isFoggy = weather.humidity > 93 && weather.windSpeed < 2.5 && weather.cloud < 0.8
    hour.visibility = isFoggy ? 400 : (max(2000, 24_000 - 4000 * amount) / 100).rounded() * 100
    hour.condition = condition(of: weather, isFoggy: isFoggy)
    return hour
  }

  /// Returns the air quality at a time, on the American scale.
  func airQuality(at moment: Date) -> AirQuality {
    let weather = weather(at: moment)
    let particles = weather.particles
    let sun = max(0, sin(SunPosition(at: moment, from: coordinate).altitude * .pi / 180))
    var air = AirQuality(index: Self.americanIndex(particles).rounded(), scale: .us)
    air.pm25 = tenths(particles)
    air.pm10 = tenths(particles * 1.7 + 3)
    air.o3 = tenths(35 + 60 * sun * (1 - 0.7 * weather.cloud))
    air.no2 = tenths(6 + particles * 0.5)
    air.so2 = tenths(2 + particles * 0.08)
    air.co = (180 + particles * 9).rounded()
    air.pollen = pollen(at: moment)
    return air
  }

  /// Returns the pollen of the season, where it is forecast.
  private func pollen(at moment: Date) -> Pollen? {
    guard OpenMeteoRouter.hasPollen(at: coordinate) else { return nil }
    let day = (moment.timeIntervalSince1970 / 86_400).truncatingRemainder(dividingBy: 365.25)
    // The day of the year at which a kind peaks, the width of its season in days, and its maximum.
    let seasons: [(kind: PollenKind, peak: Double, width: Double, grains: Double)] = [
      (.alder, 60, 20, 120), (.birch, 108, 14, 260), (.olive, 145, 16, 120), (.grass, 160, 28, 90),
      (.mugwort, 218, 18, 24), (.ragweed, 245, 16, 20),
    ]
    var pollen = Pollen()
    for season in seasons {
      let distance = (day - season.peak) / season.width
      pollen[season.kind] = (season.grains * exp(-distance * distance)).rounded()
    }
    return pollen
  }

  private func weather(at moment: Date) -> SampleWeather {
    atmosphere.weather(at: coordinate, elevation: elevation, time: moment)
  }

  /// Returns the direction the wind comes from, in whole degrees.
  private func direction(of weather: SampleWeather) -> Double {
    let degrees = atan2(-weather.eastwardWind, -weather.northwardWind) * 180 / .pi
    return ((degrees + 360).rounded()).truncatingRemainder(dividingBy: 360)
  }

  private func chance(_ cloud: Double, _ amount: Double) -> Double {
    amount > 0 ? min(1, 0.45 + amount * 0.25) : max(0, cloud - 0.5) * 0.6
  }

  private func condition(of weather: SampleWeather, isFoggy: Bool) -> Condition {
    let amount = weather.precipitation
    if amount > 0 {
      if weather.snow > 0.8 * amount { return amount > 2 ? .heavySnow : .snow }
      if weather.snow > 0.2 * amount { return .sleet }
      let isShower = weather.convection > 0.5
      if isShower, amount > 2 { return .thunderstorm }
      if amount > 4 { return .heavyRain }
      if amount < 0.3 { return .drizzle }
      return isShower ? .showers : .rain
    }
    if isFoggy { return .fog }
    switch weather.cloud {
    case ..<0.12: return .clear
    case ..<0.3: return .mostlyClear
    case ..<0.7: return .partlyCloudy
    default: return .cloudy
    }
  }

  private func tenths(_ value: Double) -> Double {
    let rounded = (value * 10).rounded() / 10
    return rounded == 0 ? 0 : rounded
  }

  /// Returns the apparent temperature in °C of the Australian Bureau of Meteorology (Steadman,
  /// 1994).
  private static func apparent(_ temperature: Double, _ humidity: Double, _ wind: Double) -> Double
  {
    let vapour = humidity / 100 * 6.105 * exp(17.27 * temperature / (237.7 + temperature))
    return temperature + 0.33 * vapour - 0.7 * wind - 4
  }

  /// Returns the EPA's index for fine particles in µg/m³ (breakpoints of 2024).
  private static func americanIndex(_ particles: Double) -> Double {
    let steps: [(concentration: ClosedRange<Double>, index: ClosedRange<Double>)] = [
      (0...9, 0...50), (9...35.4, 50...100), (35.4...55.4, 100...150), (55.4...125.4, 150...200),
    ]
    for step in steps where step.concentration.contains(particles) {
      let share =
        (particles - step.concentration.lowerBound)
        / (step.concentration.upperBound - step.concentration.lowerBound)
      return step.index.lowerBound + share * (step.index.upperBound - step.index.lowerBound)
    }
    return 200
  }
}
