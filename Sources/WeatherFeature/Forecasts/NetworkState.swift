public import Foundation

/// The machine's way to the network, as the kernel tells it.
public enum NetworkState: Equatable, Sendable {
  /// Nothing has been heard yet.
  case unknown
  /// There is a link.
  case connected
  /// No link is known of. A provider may answer all the same, through a way that the kernel does
  /// not tell of: then it is simply asked.
  case absent
  /// The link went away at this moment.
  case lost(since: Date)

  /// Whether nothing speaks against asking.
  public var isConnected: Bool { self == .connected || self == .unknown }
}
