import FoundationEssentials
import WeatherModel

/// The sample's weather as a field: its own function of time and place at every point.
enum SampleField {
  static func field(_ lattice: FieldLattice, now: Date) -> WeatherField {
    let start = Int((now.timeIntervalSince1970 / 3600).rounded(.down))
    var series: [FieldPoint: FieldSeries] = [:]
    for point in lattice.points {
      let sky = SampleSky(Place(id: "", name: "", coordinate: point.coordinate))
      let hours = (0..<WeatherField.hourCount).map {
        sky.hour(at: Date(timeIntervalSince1970: TimeInterval((start + $0) * 3600)))
      }
      series[point] = FieldSeries(startHour: start, hourCount: hours.count) { quantity, index in
        hours[index].fieldValue(quantity)
      }
    }
    return WeatherField(lattice: lattice, provider: .sample, receivedAt: now, series: series)
  }
}

extension HourForecast {
  fileprivate func fieldValue(_ quantity: FieldQuantity) -> Double? {
    func wind(_ component: (WindVector) -> Double) -> Double? {
      guard let windSpeed, let windDirection else { return nil }
      return component(WindVector(speed: windSpeed, from: windDirection))
    }
    return switch quantity {
    case .temperature: temperature
    case .precipitation: precipitation
    case .snowfall: condition == .snow || condition == .heavySnow ? precipitation : 0
    case .cloudCover: cloudCover
    case .windEast: wind(\.east)
    case .windNorth: wind(\.north)
    case .windGust: windGust
    case .pressure: pressure
    }
  }
}
