import FoundationEssentials
import Glibc
import WeatherModel

/// The sample's weather at one place as a function of time.
struct SampleSky {
  private let coordinate: Coordinate
  private let elevation: Double
  private let noise: SampleNoise

  init(_ place: Place) {
    coordinate = place.coordinate
    elevation = place.elevation ?? 0
    noise = SampleNoise(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// The weather at a moment, with every value there is.
  func hour(at moment: Date) -> HourForecast {
    let hours = moment.timeIntervalSince1970 / 3600
    let sunElevation = SunPosition(at: moment, from: coordinate).altitude
    let cloud = self.cloud(hours)
    let amount = precipitation(hours, cloud: cloud)
    let temperature = self.temperature(moment, hours, cloud: cloud)
    let humidity = self.humidity(hours, sunElevation: sunElevation, amount: amount)
    let wind = 1 + 8 * pow(noise.value(.wind, at: hours, period: 9), 2)

    var hour = HourForecast(time: moment)
    hour.isDay = sunElevation > SunTimes.horizon
    hour.temperature = tenths(temperature)
    hour.humidity = humidity.rounded()
    hour.precipitation = tenths(amount)
    hour.precipitationProbability = (chance(cloud, amount) * 20).rounded() / 20
    hour.windSpeed = tenths(wind)
    hour.windGust = tenths(wind * (1.3 + 0.8 * noise.value(.gust, at: hours, period: 5)))
    hour.windDirection = (720 * noise.value(.direction, at: hours, period: 36)).rounded()
      .truncatingRemainder(dividingBy: 360)
    hour.cloudCover = (cloud * 100).rounded()
    hour.pressure = tenths(1013 + 24 * (noise.value(.pressure, at: hours, period: 42) - 0.5))
    // Where it is too cold for the formula: a kelvin for every five percent (Lawrence, 2005).
    let dewPoint = DewPoint.celsius(temperature: temperature, humidity: humidity)
    hour.dewPoint = tenths(dewPoint ?? temperature - (100 - humidity) / 5)
    hour.feelsLike = tenths(Self.apparent(temperature, humidity, wind))
    hour.uvIndex = tenths(
      12.5 * pow(max(0, sin(sunElevation * .pi / 180)), 1.3) * (1 - 0.7 * pow(cloud, 3)))
    let isFoggy = humidity > 96 && wind < 2 && amount < 0.1
    hour.visibility = isFoggy ? 400 : (max(2000, 24_000 - 4000 * amount) / 100).rounded() * 100
    hour.condition = condition(
      hours, cloud: cloud, amount: amount, temperature: temperature, isFoggy: isFoggy)
    return hour
  }

  /// The air at a moment, on the American scale.
  func airQuality(at moment: Date) -> AirQuality {
    let hours = moment.timeIntervalSince1970 / 3600
    let particles = 4 + 55 * pow(noise.value(.air, at: hours, period: 30), 2)
    var air = AirQuality(index: Self.americanIndex(particles).rounded(), scale: .us)
    air.pm25 = tenths(particles)
    air.pm10 = tenths(particles * 1.7 + 3)
    air.o3 = tenths(30 + 60 * noise.value(.air, at: hours + 500, period: 12))
    air.no2 = tenths(6 + particles * 0.5)
    air.so2 = tenths(2 + particles * 0.08)
    air.co = (180 + particles * 9).rounded()
    return air
  }

  private func cloud(_ hours: Double) -> Double {
    let raw =
      0.7 * noise.value(.cloud, at: hours, period: 16)
      + 0.3 * noise.value(.cloud, at: hours + 10_000, period: 5)
    return max(0, min(1, (raw - 0.2) / 0.6))
  }

  private func precipitation(_ hours: Double, cloud: Double) -> Double {
    guard cloud > 0.6 else { return 0 }
    let strength = noise.value(.rain, at: hours, period: 8)
    let amount = (cloud - 0.6) / 0.4 * max(0, strength - 0.35) * 1.55
    return amount < 0.05 ? 0 : 9 * amount * amount
  }

  /// A yearly wave by latitude, a daily one by the sun, height, and fronts that pass.
  private func temperature(_ moment: Date, _ hours: Double, cloud: Double) -> Double {
    let latitude = abs(coordinate.latitude)
    let days = moment.timeIntervalSince1970 / 86_400
    let warmest = coordinate.latitude >= 0 ? 200.0 : 17.5
    let season = cos(2 * .pi * (days - warmest) / 365.2425)
    let solarHour = hours + coordinate.longitude / 15
    let daily = cos(2 * .pi * (solarHour - 15) / 24) * (5.5 - 3 * cloud)
    let front = 10 * (noise.value(.temperature, at: hours, period: 54) - 0.5)
    return 27 - 0.0078 * latitude * latitude + 0.28 * latitude * season + daily + front
      - 6.5 * elevation / 1000
  }

  private func humidity(_ hours: Double, sunElevation: Double, amount: Double) -> Double {
    let base = 45 + 40 * noise.value(.humidity, at: hours, period: 20)
    return max(15, min(100, base - 0.25 * max(0, sunElevation) + 8 * amount.squareRoot() + 6))
  }

  private func chance(_ cloud: Double, _ amount: Double) -> Double {
    amount > 0 ? min(1, 0.45 + amount * 0.25) : max(0, cloud - 0.5) * 0.6
  }

  private func condition(
    _ hours: Double, cloud: Double, amount: Double, temperature: Double, isFoggy: Bool
  ) -> Condition {
    if amount >= 0.05 {
      if temperature <= 0.5 { return amount > 2 ? .heavySnow : .snow }
      if temperature <= 2 { return .sleet }
      let thunder = noise.value(.thunder, at: hours, period: 7)
      if thunder > 0.7, temperature > 16, amount > 1 { return .thunderstorm }
      if amount > 4 { return .heavyRain }
      if amount < 0.3 { return .drizzle }
      return thunder < 0.3 ? .showers : .rain
    }
    if isFoggy { return .fog }
    switch cloud {
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

  /// °C, the Australian Bureau of Meteorology's apparent temperature (Steadman, 1994).
  private static func apparent(_ temperature: Double, _ humidity: Double, _ wind: Double) -> Double
  {
    let vapour = humidity / 100 * 6.105 * exp(17.27 * temperature / (237.7 + temperature))
    return temperature + 0.33 * vapour - 0.7 * wind - 4
  }

  /// The EPA's index for fine particles in µg/m³ (breakpoints of 2024).
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
