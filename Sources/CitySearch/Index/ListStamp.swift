/// How an index knows that its list has changed: by size and time, and when those differ by a hash
/// of the contents.
struct ListStamp: Hashable, Sendable {
  /// Bytes of the list.
  var size: UInt64
  /// When it was last changed, in nanoseconds.
  var modified: UInt64
  /// A hash of its bytes.
  var hash: UInt64

  /// Whether the list looks untouched, without reading it.
  func looksSame(as other: ListStamp) -> Bool {
    size == other.size && modified == other.modified
  }
}
