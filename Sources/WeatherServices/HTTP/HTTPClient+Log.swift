import WeatherModel

extension HTTPClient {
  /// Returns the response with any status except 429 and 5xx, which are retried and thrown if they
  /// persist. Secrets of the request that the body repeats are redacted.
  func loggedResponse(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    let start = ContinuousClock.now
    log(.debug, "GET \(request)")
    let milliseconds = { (ContinuousClock.now - start) / .milliseconds(1) }
    do throws(WeatherError) {
      var response = try await answer(to: request)
      // Only error messages are redacted; weather must arrive unchanged.
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
