extension NumberWords {
  /// `37.566 N`, from the digits.
  package func latitude(_ digits: String, _ isNorth: Bool) -> String {
    isNorth
      ? texts["numbers.north", ["digits": digits]] : texts["numbers.south", ["digits": digits]]
  }
  /// `126.978 E`, from the digits.
  package func longitude(_ digits: String, _ isEast: Bool) -> String {
    isEast ? texts["numbers.east", ["digits": digits]] : texts["numbers.west", ["digits": digits]]
  }
  /// Inhabitants, briefly: `1.2 M`.
  package func population(_ count: Int) -> String {
    LargeNumber.brief(count, in: self)
  }
}
