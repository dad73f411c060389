import WeatherModel

extension HTTPClient {
  /// The server's answer, whatever its status but 429 and 5xx: those are tried again, and thrown
  /// when they stay. Secrets of the request that come back in the body are hidden.
  func loggedAnswer(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    let start = ContinuousClock.now
    log(.debug, "GET \(request)")
    let milliseconds = { (ContinuousClock.now - start) / .milliseconds(1) }
    do throws(WeatherError) {
      var response = try await answer(to: request)
      // A refusal is a sentence; weather must come through as it was sent.
      let isRefusal = !(200...299).contains(response.status)
      response.body = request.hidingSecrets(in: response.body, ofAtLeast: isRefusal ? 4 : 8)
      log(
        .info,
        "\(request.base.host) \(request.path): status \(response.status), "
          + "\(response.body.count) bytes, \(Int(milliseconds())) ms")
      return response
    } catch {
      log(
        .warning,
        "\(request.base.host) \(request.path): \(error), \(Int(milliseconds())) ms")
      throw error
    }
  }
}
