import WeatherModel

/// Validation of stored values. A damaged file may still be valid JSON, so its values are checked
/// for physical plausibility, like those of a response. Later arithmetic relies on these ranges.
extension Fetched where Value == WeatherReport {
  /// Returns the report with its texts cleaned; nil if a value in it is impossible.
  func checked() -> Fetched? {
    let times = [
      fetchedAt, expiresAt, rowFetchedAt, pausedUntil, warningsStatus?.respondedAt,
      warningsStatus?.failedAt, observationRequestedAt,
    ]
    // If the provider reports no time for its weather, the report has the time of the response.
    let isTimeOfResponse = [fetchedAt, rowFetchedAt].contains(value.current.time)
    guard times.allSatisfy({ $0?.isClockReading ?? true }),
      isTimeOfResponse || LenientValue.isPlausible(value.current.time),
      let value = value.checked()
    else { return nil }
    return map { _ in value }
  }
}

extension Date {
  /// Whether the machine's clock can have shown this time, however wrong it was: years 1 to 9999.
  fileprivate var isClockReading: Bool {
    (-62_135_596_800..<253_402_300_800).contains(timeIntervalSince1970)
  }
}

extension WeatherReport {
  /// Returns the weather with its texts cleaned; nil if a value in it is impossible.
  fileprivate func checked() -> WeatherReport? {
    guard let place = place.checked(), Self.steps.contains(stepHours),
      PlaceTimeZone(identifier: nil, fixedOffset: timeZone.fixedOffset).fixedOffset
        == timeZone.fixedOffset,
      hourly.count <= Self.maxHours, daily.count <= Self.maxDays,
      (alerts ?? []).count <= Self.maxWarnings,
      hourly.map(\.time).allSatisfy(Self.isMoment),
      daily.allSatisfy({ Self.isMoment($0.sunrise) && Self.isMoment($0.sunset) }),
      (alerts ?? []).allSatisfy({ Self.isMoment($0.start) && Self.isMoment($0.end) }),
      hourly.allSatisfy({ $0.hours.map(Self.steps.contains) ?? true }),
      Quantity.all.allSatisfy(arePossible), airQuality.map(Self.isPossible) ?? true,
      nowcast.map(Self.isPossible) ?? true, observation.map(Self.isPossible) ?? true
    else { return nil }
    var report = self
    report.place = place
    report.current.description = current.description.cleaned()
    if let observation {
      report.observation?.station = observation.station.cleanedFromOutside()
      report.observation?.stationID = observation.stationID.cleaned(limit: 8)
      report.observation?.raw = observation.raw.cleaned(limit: 400)
    }
    report.alerts = alerts?.map { alert in
      var alert = alert
      alert.event = alert.event.cleanedFromOutside()
      alert.sender = alert.sender.cleaned()
      alert.area = alert.area.cleaned(limit: 400)
      alert.text = alert.text.cleanedParagraphs(limit: WarningText.limit)
      alert.instruction = alert.instruction.cleanedParagraphs(limit: WarningText.limit)
      alert.web = WarningText.address(alert.web)
      return alert
    }
    return report
  }

  private static let steps = 1...24

  /// Whether the current, hourly and daily values of a quantity are in their ranges.
  private func arePossible(_ quantity: Quantity) -> Bool {
    current[quantity].isIn(quantity.range)
      && hourly.allSatisfy { $0[quantity].isIn(quantity.range) }
      && quantity.days.allSatisfy { value in
        daily.allSatisfy { $0[keyPath: value.path].isIn(value.range) }
      }
  }

  private static func isPossible(_ nowcast: Nowcast) -> Bool {
    isMoment(nowcast.start) && (1...60).contains(nowcast.stepMinutes)
      && nowcast.rates.count <= Nowcast.maxSteps
      && nowcast.rates.allSatisfy { $0.isIn(PhysicalRange.precipitation) }
  }

  private static func isPossible(_ observation: StationObservation) -> Bool {
    let values: [(Double?, ClosedRange<Double>)] = [
      (observation.kilometres, 0...21_000), (observation.temperature, PhysicalRange.temperature),
      (observation.dewPoint, PhysicalRange.temperature),
      (observation.humidity, PhysicalRange.percent), (observation.pressure, PhysicalRange.pressure),
      (observation.visibility, PhysicalRange.visibility),
      (observation.windSpeed, PhysicalRange.wind), (observation.windGust, PhysicalRange.wind),
      (observation.windDirection, PhysicalRange.direction),
    ]
    return isMoment(observation.time)
      && values.allSatisfy { $0.0.isIn($0.1) }
  }

  private static func isPossible(_ air: AirQuality) -> Bool {
    let forecast = air.forecast
    return air.index.isIn(PhysicalRange.airQualityIndex)
      && Pollutant.all.allSatisfy { air[keyPath: $0.path].isIn(PhysicalRange.concentration) }
      && PollenKind.allCases.allSatisfy { (air.pollen?[$0]).isIn(PhysicalRange.pollen) }
      && isMoment(forecast?.start)
      && (forecast?.index ?? []).allSatisfy { $0.isIn(PhysicalRange.airQualityIndex) }
      && ((forecast?.pm25 ?? []) + (forecast?.pm10 ?? [])).allSatisfy {
        $0.isIn(PhysicalRange.concentration)
      }
  }

  private static func isMoment(_ moment: Date?) -> Bool {
    moment.map(LenientValue.isPlausible) ?? true
  }
}

extension Place {
  /// Returns the place with its texts cleaned; nil if it is not on the globe.
  func checked() -> Place? {
    guard Coordinate(validating: coordinate.latitude, longitude: coordinate.longitude) != nil,
      elevation == nil || elevation.within(PhysicalRange.elevation) != nil,
      population.map({ (0...100_000_000_000).contains($0) }) ?? true
    else { return nil }
    var place = self
    place.name = name.cleanedFromOutside()
    place.localName = localName.cleaned()
    place.admin1 = admin1.cleaned()
    place.near = near?.checked()
    place.countryCode = countryCode.cleaned(limit: 2)
    place.id = Self.currentIdentifier(id)
    return place
  }

  /// Returns an identifier with its current source: Korean districts, which have ten-digit codes,
  /// used to be stored as places of GeoNames.
  private static func currentIdentifier(_ id: String) -> String {
    let source = "geonames:"
    guard id.hasPrefix(source), id.utf8.count == source.utf8.count + 10 else { return id }
    return "kma:" + id.dropFirst(source.count)
  }
}

extension PlaceBearing {
  /// Returns the bearing with its texts cleaned; nil if it is not possible on the globe.
  fileprivate func checked() -> PlaceBearing? {
    guard (0...21_000).contains(kilometres), (0...360).contains(bearing) else { return nil }
    var near = self
    near.name = name.cleanedFromOutside()
    near.localName = localName.cleaned()
    return near
  }
}

extension PersistedState {
  /// Returns the state without impossible places.
  func checked() -> PersistedState {
    var state = self
    state.lastPlace = lastPlace?.checked()
    state.recents = recents.compactMap { $0.checked() }
    state.recents.trimRecents()
    state.favourites = favourites.compactMap { $0.checked() }
    if state.favourites.count < favourites.count { state.isIncomplete = true }
    return state
  }
}

extension Optional<Double> {
  /// Whether a known value is in `range`; true if it is unknown.
  fileprivate func isIn(_ range: ClosedRange<Double>) -> Bool { map(range.contains) ?? true }
}
