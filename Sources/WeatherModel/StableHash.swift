extension Sequence<UInt8> {
  /// The FNV-1a hash of the bytes (Fowler, Noll and Vo, 64 bits). Unlike a `Hasher` value, it is
  /// the same in every run of the program.
  package var stableHash: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
