/// A cache in memory that evicts the value stored longest ago when it holds too many.
///
/// A lookup takes constant time; storing a value takes time linear in the capacity, which is small
/// beside the request that the value came from.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The most values that it holds.
  let capacity: Int
  private var values: [Key: Value] = [:]
  /// The keys in the order in which their values were stored.
  private var keys: [Key] = []

  /// - Parameter capacity: By default as many as there are files of forecasts.
  init(capacity: Int = ForecastCacheStore.limit) {
    self.capacity = capacity
  }

  /// The value of a key; nil where none was stored, or it was evicted.
  subscript(_ key: Key) -> Value? {
    get { values[key] }
    set {
      if values[key] != nil { keys.removeAll { $0 == key } }
      values[key] = newValue
      guard newValue != nil else { return }
      keys.append(key)
      if keys.count > capacity { values[keys.removeFirst()] = nil }
    }
  }
}
