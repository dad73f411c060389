/// The stamp by which an index detects that its list has changed: size and time, and if the time
/// differs, a hash of the contents.
struct ListStamp: Hashable, Sendable {
  /// The size of the list in bytes.
  var size: UInt64
  /// The time of the last change in nanoseconds.
  var modified: UInt64
  /// A hash of its bytes.
  var hash: UInt64

  /// Returns whether a list is the indexed one. The list is read only if its time differs, as after
  /// a copy or a checkout.
  func fits(_ list: FileIdentity, at path: String) -> Bool {
    guard size == list.size else { return false }
    if modified == list.modified { return true }
    guard let file = try? FileBytes(path: path) else { return false }
    return IndexFormat.checksum(file.bytes) == hash
  }
}
