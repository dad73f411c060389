import Synchronization
import WeatherModel

/// A cache of Common Alerting Protocol documents by identifier; each is requested once.
final class CAPDocumentCache: Sendable {
  private let known = Mutex(BoundedCache<String, CAPDocument>())

  /// Returns the documents that are cached or available; missing ones do not invalidate the others.
  /// - Parameter max: The maximum number of documents to request now.
  func documents(
    _ ids: [String], max: Int, _ requests: WarningRequests,
    request: @escaping @Sendable (String) -> HTTPRequest
  ) async -> (found: [CAPDocument], failure: WeatherError?, isComplete: Bool) {
    let unknown = known.withLock { known in ids.filter { known[$0] == nil } }
    let asked = unknown.prefix(max)
    let failure = await withTaskGroup(of: WeatherError?.self) { group in
      for id in asked { group.addTask { await self.fetch(id, request(id), requests) } }
      return await group.reduce(into: WeatherError?.none) { $0 = $0 ?? $1 }
    }
    let found = known.withLock { known in ids.compactMap { known[$0] } }
    return (found, failure, asked.count == unknown.count)
  }

  /// Decodes a document into ``known``; returns the error, if any.
  private func fetch(
    _ id: String, _ request: HTTPRequest, _ requests: WarningRequests
  ) async -> WeatherError? {
    do throws(WeatherError) {
      let document = try CAPReader.document(try await requests.response(to: request).body)
      known.withLock { $0[id] = document }
      return nil
    } catch {
      // Warnings that expired while the request was in flight are ignored.
      return error == .placeNotFound ? nil : error
    }
  }
}
