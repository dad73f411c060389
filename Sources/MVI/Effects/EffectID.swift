/// The identifier of an effect in flight, by which it is cancelled or found.
public struct EffectID: Hashable, Sendable, CustomStringConvertible {
  private let base: any Hashable & Sendable

  /// A name made of any value; a case of an enum nested in the reducer serves well.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? EffectID)?.base ?? base
  }

  /// True when both were made of equal values of one type.
  public static func == (one: EffectID, other: EffectID) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  /// Hashes the value that the name was made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }

  /// The value that the name was made of, as text.
  public var description: String { String(describing: base) }
}
