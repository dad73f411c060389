import Foundation
import WeatherModel

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension WeatherError {
  /// What URLSession's failure comes to. Its own words are not kept: they may quote the address,
  /// and the address holds the key.
  init(transport error: any Error) {
    guard let error = error as? URLError else {
      self = .unreachable(detail: "network error")
      return
    }
    switch error.code {
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    // libcurl's word for an answer without a head, "unsupported protocol", arrives as this.
    case .unsupportedURL, .cannotParseResponse:
      self = .answerUnreadable(detail: "not HTTP")
    case .cannotDecodeContentData, .cannotDecodeRawData, .httpTooManyRedirects:
      self = .answerUnreadable(detail: "broken transfer (\(error.code.rawValue))")
    case .dataLengthExceedsMaximum: self = .answerTooLarge(limit: HTTPClient.bodyLimit)
    case .cannotFindHost, .dnsLookupFailed: self = .unreachable(detail: "host not found")
    case .cannotConnectToHost: self = .unreachable(detail: "connection refused")
    // What a server that hangs up without a word comes to.
    case .networkConnectionLost, .badServerResponse:
      self = .unreachable(detail: "connection lost")
    case .unknown: self = .unreachable(detail: Self.cause(in: error.localizedDescription))
    case .notConnectedToInternet: self = .unreachable(detail: "no network")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
      .clientCertificateRejected, .clientCertificateRequired:
      self = .unreachable(detail: "secure connection failed")
    default: self = .unreachable(detail: "network error \(error.code.rawValue)")
    }
  }

  /// Most of libcurl's codes have none in Foundation; its description tells the kinds apart.
  private static func cause(in description: String) -> String {
    let words = description.lowercased()
    if ["ssl", "tls", "certificate"].contains(where: words.contains) {
      return "secure connection failed"
    }
    if words.contains("connect to") || words.contains("unreachable") { return "could not connect" }
    return "connection lost"
  }
}
