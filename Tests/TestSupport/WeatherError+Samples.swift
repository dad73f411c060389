public import WeatherModel

extension WeatherError {
  /// One error of each kind.
  public static let samples: [WeatherError] = [
    .keyMissing, .keyRefused(status: 401), .badRequest(status: 400, detail: "no such field."),
    .badRequest(status: 404, detail: nil), .placeNotFound, .tooManyRequests(retryAt: nil),
    .quotaReserved, .serverError(status: 500), .unreachable(detail: "connection refused"),
    .timedOut,
    .responseUnreadable(detail: "current"), .webPage, .responseTooLarge(limit: 4_194_304),
    .offlineWithoutData,
    .cancelled,
  ]
}
