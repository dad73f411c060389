import WeatherModel
import WeatherServices

/// The weather of dates that no available forecast covers.
extension Session {
  /// Returns a place's time zone; for bare coordinates that of the nearest city.
  func zone(of place: Place) -> PlaceTimeZone {
    var place = place
    if place.timeZoneIdentifier == nil {
      place.timeZoneIdentifier = cities.zone(near: place.coordinate)
    }
    return PlaceTimeZone(of: place, at: now())
  }

  /// Returns the client for dates. For the sample provider it makes no requests. Otherwise it uses
  /// Open-Meteo's archive, and Open-Meteo's forecast for days that the archive does not have yet.
  func datedWeatherClient() -> DatedWeatherClient {
    DatedWeatherClient { [self] place, date, provider async throws(WeatherError) in
      let zone = zone(of: place)
      let daysAgo = zone.localTime(now()).date.dayNumber - date.dayNumber
      guard provider != .sample else {
        return daysAgo > 0 ? samplePast(of: place, on: date, zone) : nil
      }
      func weather(_ kind: DatedWeather.Kind, _ day: DayForecast) -> DatedWeather {
        DatedWeather(
          kind, at: place, from: .openMeteo, timeZone: zone, fetchedAt: now(), day: day)
      }
      if daysAgo > 0, let day = try await services.day(date, isArchived: true, for: place) {
        return weather(.archive, day)
      }
      guard daysAgo <= DatedWeather.Kind.archiveLag,
        let day = try await services.day(date, isArchived: false, for: place)
      else { return nil }
      var forecast = weather(.forecast, day)
      forecast.isAheadOfArchive = daysAgo > 0
      return forecast
    }
  }

  private func samplePast(
    of place: Place, on date: LocalDate, _ zone: PlaceTimeZone
  ) -> DatedWeather? {
    let noon = zone.start(of: date) + 43_200
    guard var past = DatedWeather(SampleProvider.report(for: place, now: noon), on: date) else {
      return nil
    }
    past.kind = .archive
    past.fetchedAt = now()
    // The past has no probabilities.
    past.day.precipitationProbability = nil
    for index in past.hours.indices { past.hours[index].precipitationProbability = nil }
    return past
  }
}
