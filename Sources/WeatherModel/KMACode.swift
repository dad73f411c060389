/// What data.go.kr (공공데이터포털) says instead of an answer, by its table of error codes. An error of KMA
/// has the code as its status.
public enum KMACode: Int, Sendable {
  case applicationError = 1
  case databaseError = 2
  /// The issue is not there yet, or there is nothing to tell.
  case noData = 3
  case httpError = 4
  case serviceTimeOut = 5
  case invalidParameter = 10
  /// The service was not applied for with the key.
  case accessDenied = 20
  case keySuspended = 21
  case requestsExceeded = 22
  case keyNotRegistered = 30
  case keyExpired = 31
  /// The key was registered for another address.
  case addressNotRegistered = 32
  case unsignedCall = 33
  case unknownError = 99
}
