/// The error codes that data.go.kr (공공데이터포털) returns instead of data. A ``WeatherError`` of the
/// provider KMA has the code as its status.
public enum KMACode: Int, Sendable {
  case applicationError = 1
  case databaseError = 2
  /// The requested issue of the forecast is not published yet, or has no data.
  case noData = 3
  case httpError = 4
  case serviceTimeOut = 5
  case invalidParameter = 10
  /// The key is not registered for the service.
  case accessDenied = 20
  case keySuspended = 21
  case requestsExceeded = 22
  case keyNotRegistered = 30
  case keyExpired = 31
  /// The key is registered for another address.
  case addressNotRegistered = 32
  case unsignedCall = 33
  case unknownError = 99
}
