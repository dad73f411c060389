/// How an index knows that its list has changed: by size and time, and when those differ by a hash
/// of the contents.
struct ListStamp: Hashable, Sendable {
  /// Bytes of the list.
  var size: UInt64
  /// When it was last changed, in nanoseconds.
  var modified: UInt64
  /// A hash of its bytes.
  var hash: UInt64

  /// Whether a list is the one that was indexed; it is read only when its time is another, as a
  /// copy's or a checkout's is.
  func fits(_ list: FileIdentity, at path: String) -> Bool {
    guard size == list.size else { return false }
    if modified == list.modified { return true }
    guard let file = try? FileBytes(path: path) else { return false }
    return IndexFormat.checksum(file.bytes) == hash
  }
}
