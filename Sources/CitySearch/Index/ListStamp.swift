/// The stamp by which an index detects that its list changed: size and time, and where those differ, a hash of
/// the contents.
struct ListStamp: Hashable, Sendable {
  /// Bytes of the list.
  var size: UInt64
  /// The time of the last change in nanoseconds.
  var modified: UInt64
  /// A hash of its bytes.
  var hash: UInt64

  /// Whether a list is the indexed one. The list is read only where its time differs, as after a copy or a
  /// checkout.
  func fits(_ list: FileIdentity, at path: String) -> Bool {
    guard size == list.size else { return false }
    if modified == list.modified { return true }
    guard let file = try? FileBytes(path: path) else { return false }
    return IndexFormat.checksum(file.bytes) == hash
  }
}
