/// A cache in memory that evicts the oldest value when it exceeds its capacity.
///
/// A lookup takes constant time. Storing a value takes time linear in the capacity, which is
/// negligible compared with the request that produced it.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The maximum number of values.
  let capacity: Int
  private var values: [Key: Value] = [:]
  /// The keys in the order in which their values were stored.
  private var keys: [Key] = []

  /// - Parameter capacity: By default the maximum number of forecast files.
  init(capacity: Int = ForecastCacheStore.limit) {
    self.capacity = capacity
  }

  /// The value of a key; nil if none was stored or it has been evicted.
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
