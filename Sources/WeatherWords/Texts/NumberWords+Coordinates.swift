extension NumberWords {
  /// Returns a latitude from its digits: `37.566 N`.
  package func latitude(_ digits: String, _ isNorth: Bool) -> String {
    isNorth
      ? texts["numbers.north", ["digits": digits]] : texts["numbers.south", ["digits": digits]]
  }
  /// Returns a longitude from its digits: `126.978 E`.
  package func longitude(_ digits: String, _ isEast: Bool) -> String {
    isEast ? texts["numbers.east", ["digits": digits]] : texts["numbers.west", ["digits": digits]]
  }
  /// Returns a number of inhabitants in short form: `1.2 M`.
  package func population(_ count: Int) -> String {
    LargeNumber.brief(count, in: self)
  }
}
