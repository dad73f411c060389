/// The identifier of an effect in flight, by which it is cancelled or found.
public struct EffectID: Hashable, Sendable, CustomStringConvertible {
  private let base: any Hashable & Sendable

  /// Creates an identifier from any value, typically a case of an enum nested in the reducer.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? EffectID)?.base ?? base
  }

  /// Whether both identifiers were created from equal values of the same type.
  public static func == (one: EffectID, other: EffectID) -> Bool {
    // AnyHashable looks up the conformance of each value, so different types are compared first.
    type(of: one.base) == type(of: other.base)
      && AnyHashable(one.base) == AnyHashable(other.base)
  }

  /// Hashes the value from which the identifier was created.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }

  /// The value from which the identifier was created, as text.
  public var description: String { String(describing: base) }
}
