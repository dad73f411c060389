/// The merging of two reports of a place.
extension WeatherReport {
  /// Merges two reports of one provider about one place: of two with the same level of detail the newer one,
  /// and a page with a newer summary. Returns `other` where its place or provider differs.
  public func merged(with other: WeatherReport) -> WeatherReport {
    guard other.place.id == place.id, other.provider == provider else { return other }
    return switch (detailLevel, other.detailLevel) {
    case (.forecast, .summary), (.full, .summary): taking(other)
    case (.summary, .forecast), (.summary, .full): other.taking(self)
    default: other.fetchedAt < fetchedAt ? self : other.withAir(of: self)
    }
  }

  /// A forecast with the air quality of the page that it replaces, until that is requested again.
  private func withAir(of page: WeatherReport) -> WeatherReport {
    guard detailLevel == .forecast, airQuality == nil, let air = page.airQuality else {
      return self
    }
    if page.isSupplemented(.airQuality), let provider = page.supplemented?.provider {
      return supplemented(with: air, of: provider)
    }
    var report = self
    report.airQuality = air
    return report
  }

  /// Returns the page with the values of a newer summary.
  private func taking(_ row: WeatherReport) -> WeatherReport {
    guard let receivedAt = receivedAt(.summary), row.fetchedAt > receivedAt else { return self }
    var page = self
    page.current = current.taking(row.current)
    for day in row.daily {
      if let index = daily.firstIndex(where: { $0.date == day.date }) {
        page.daily[index].temperatureMin = day.temperatureMin ?? daily[index].temperatureMin
        page.daily[index].temperatureMax = day.temperatureMax ?? daily[index].temperatureMax
      } else {
        page.daily.append(day)
      }
    }
    page.daily.sort { $0.date < $1.date }
    page.rowFetchedAt = row.fetchedAt
    page.restsUntil = row.restsUntil
    if row.warningsStatus != nil {
      page.warningsStatus = row.warningsStatus
      page.alerts = row.alerts
    }
    page.language = row.language
    return page
  }
}

extension CurrentWeather {
  /// Values of one hour belong together; older ones say nothing of the weather now.
  private static let sameWeather: TimeInterval = 3600

  /// The weather of a row, with what only the page knows as long as that is of the same hour. What
  /// falls is the row's to say, or nobody's: it must not rain out of a sky that has cleared.
  fileprivate func taking(_ row: CurrentWeather) -> CurrentWeather {
    guard abs(row.time.timeIntervalSince(time)) < Self.sameWeather else { return row }
    var merged = self
    merged.time = row.time
    merged.condition = row.condition
    merged.description = row.description
    merged.isDay = row.isDay ?? isDay
    for quantity in Quantity.all { merged[quantity] = row[quantity] ?? self[quantity] }
    merged.precipitationRate = row.precipitationRate
    return merged
  }
}
