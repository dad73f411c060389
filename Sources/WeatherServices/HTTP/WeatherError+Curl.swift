import CCurl
import Glibc
import WeatherModel

extension WeatherError {
  /// Returns the error for libcurl's result; nil if there is a response. libcurl's message is
  /// discarded: it may quote the address, which holds the key.
  /// - Parameters:
  ///   - systemError: The `errno` of the failed connection, or 0.
  ///   - isTooLarge: Whether the attempt was aborted because of the body's size.
  init?(curl result: CInt, systemError: Int, isTooLarge: Bool, bodyLimit: Int) {
    if isTooLarge {
      self = .responseTooLarge(limit: bodyLimit)
      return
    }
    switch CURLcode(CUnsignedInt(bitPattern: result)) {
    case CURLE_OK: return nil
    case CURLE_FILESIZE_EXCEEDED: self = .responseTooLarge(limit: bodyLimit)
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    // A response without a head counts as an unsupported protocol.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY:
      self = .responseUnreadable(detail: "not HTTP")
    case CURLE_BAD_CONTENT_ENCODING: self = .responseUnreadable(detail: "broken transfer")
    case CURLE_COULDNT_RESOLVE_HOST: self = .unreachable(detail: Cause.hostNotFound.rawValue)
    case CURLE_COULDNT_RESOLVE_PROXY: self = .unreachable(detail: Cause.proxyNotFound.rawValue)
    case CURLE_COULDNT_CONNECT:
      switch CInt(systemError) {
      case ECONNREFUSED: self = .unreachable(detail: Cause.connectionRefused.rawValue)
      case ENETUNREACH, ENETDOWN: self = .unreachable(detail: Cause.noNetwork.rawValue)
      default: self = .unreachable(detail: "could not connect")
      }
    // The errors of a server that closes the connection before or within its response.
    case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_PARTIAL_FILE,
      CURLE_HTTP2, CURLE_HTTP2_STREAM:
      self = .unreachable(detail: Cause.connectionLost.rawValue)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH:
      self = .unreachable(detail: Cause.notSecure.rawValue)
    default: self = .unreachable(detail: "network error \(result)")
    }
  }
}
