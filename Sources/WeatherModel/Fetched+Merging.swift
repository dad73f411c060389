/// The merging of two reports of a place.
extension Fetched where Value == WeatherReport {
  /// Returns the merger of two reports of one provider for one place. A forecast or a page is
  /// merged with a newer summary; otherwise the newer report is kept. Returns `other` if its place
  /// or provider differs.
  public func merged(with other: Fetched) -> Fetched {
    guard other.place.id == self.place.id, other.provider == provider else { return other }
    return switch (detailLevel, other.detailLevel) {
    case (.forecast, .summary), (.full, .summary): taking(other)
    case (.summary, .forecast), (.summary, .full): other.taking(self)
    default: other.fetchedAt < fetchedAt ? self : other.withAir(of: self)
    }
  }

  /// Returns a forecast with the air quality of the page that it replaces, which is kept until the
  /// air quality is requested again.
  private func withAir(of page: Fetched) -> Fetched {
    guard detailLevel == .forecast, self.airQuality == nil, let air = page.airQuality else {
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
  private func taking(_ row: Fetched) -> Fetched {
    guard let receivedAt = receivedAt(.summary), row.fetchedAt > receivedAt else { return self }
    var page = self
    page.current = self.current.taking(row.current)
    for day in row.daily {
      if let index = self.daily.firstIndex(where: { $0.date == day.date }) {
        page.daily[index].temperatureMin = day.temperatureMin ?? self.daily[index].temperatureMin
        page.daily[index].temperatureMax = day.temperatureMax ?? self.daily[index].temperatureMax
      } else {
        page.daily.append(day)
      }
    }
    page.daily.sort { $0.date < $1.date }
    page.rowFetchedAt = row.fetchedAt
    page.pausedUntil = row.pausedUntil
    if row.warningsStatus != nil {
      page.warningsStatus = row.warningsStatus
      page.alerts = row.alerts
    }
    page.language = row.language
    return page
  }
}

extension CurrentWeather {
  /// The maximum difference in seconds between the times of values that are combined; older values
  /// do not describe the weather now.
  private static let sameWeather: TimeInterval = 3600

  /// Returns the weather of a summary, completed with the values that only the page has if both are
  /// from the same hour. The rate of precipitation comes only from the summary, so that an old rate
  /// is never combined with a clear sky.
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
