import WeatherModel

/// The sample's atmosphere as a field.
enum SampleField {
  static func field(_ lattice: FieldLattice, now: Date) -> WeatherField {
    let start = Int((now.timeIntervalSince1970 / 3600).rounded(.down))
    var series: [FieldPoint: FieldSeries] = [:]
    for point in lattice.points {
      let hours = (0..<WeatherField.hourCount).map { hour in
        SampleAtmosphere().weather(
          at: point.coordinate,
          time: Date(timeIntervalSince1970: TimeInterval((start + hour) * 3600)))
      }
      series[point] = FieldSeries(startHour: start, hourCount: hours.count) { quantity, index in
        hours[index].value(of: quantity)
      }
    }
    return WeatherField(lattice: lattice, provider: .sample, receivedAt: now, series: series)
  }
}

extension SampleWeather {
  fileprivate func value(of quantity: FieldQuantity) -> Double {
    switch quantity {
    case .temperature: temperature
    case .precipitation: precipitation
    case .snowfall: snow
    case .cloudCover: cloud * 100
    case .windEast: eastwardWind
    case .windNorth: northwardWind
    case .windGust: gust
    case .pressure: pressure
    }
  }
}
