import Synchronization
import WeatherModel

/// A cache of Common Alerting Protocol documents by identifier; each is requested once.
final class CAPDocumentCache: Sendable {
  private struct State: Sendable {
    var known = BoundedCache<String, CAPDocument>()
    /// The running requests, which several places may await.
    var running: [String: Task<WeatherError?, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Returns the documents that are cached or available. Missing ones do not invalidate the others,
  /// but a list of which all are missing is a failure.
  /// - Parameter max: The maximum number of documents to request now.
  func documents(
    _ ids: [String], max: Int, _ requests: WarningRequests,
    request: @escaping @Sendable (String) -> HTTPRequest
  ) async -> (found: [CAPDocument], failure: WeatherError?, isComplete: Bool) {
    let unknown = state.withLock { state in ids.filter { state.known[$0] == nil } }
    let requested = unknown.prefix(max)
    let failure = await withTaskGroup(of: WeatherError?.self) { group in
      for id in requested { group.addTask { await self.fetch(id, request(id), requests) } }
      return await group.reduce(into: WeatherError?.none) { $0 = $0 ?? $1 }
    }
    let found = state.withLock { state in ids.compactMap { state.known[$0] } }
    let missing: WeatherError? =
      found.isEmpty && !ids.isEmpty ? .responseUnreadable(detail: "no document") : nil
    return (found, failure ?? missing, requested.count == unknown.count)
  }

  /// Awaits the request for a document, which it starts if none is running; returns the error, if
  /// any.
  private func fetch(
    _ id: String, _ request: HTTPRequest, _ requests: WarningRequests
  ) async -> WeatherError? {
    let task = state.withLock { state -> Task<WeatherError?, Never>? in
      guard state.known[id] == nil else { return nil }
      // The request continues even if the place that started it no longer waits.
      let task = state.running[id] ?? Task.onPool { await self.load(id, request, requests) }
      state.running[id] = task
      return task
    }
    return await task?.value
  }

  /// Decodes a document into the cache; returns the error, if any.
  private func load(
    _ id: String, _ request: HTTPRequest, _ requests: WarningRequests
  ) async -> WeatherError? {
    do throws(WeatherError) {
      let document = try CAPReader.document(try await requests.response(to: request).body)
      state.withLock { state in
        state.known[id] = document
        state.running[id] = nil
      }
      return nil
    } catch {
      state.withLock { $0.running[id] = nil }
      // Warnings that expired while the request was in flight are ignored.
      return error == .placeNotFound ? nil : error
    }
  }
}
