extension String {
  /// Returns a response whose times in Unix seconds, its numbers of ten digits, are moved.
  func movingTimes(by seconds: Int) -> String {
    var (moved, digits) = ("", "")
    func number() -> String {
      digits.count == 10 ? Int(digits).map { String($0 + seconds) } ?? digits : digits
    }
    for character in self {
      if character.isNumber {
        digits.append(character)
      } else {
        moved += number() + String(character)
        digits = ""
      }
    }
    return moved + number()
  }
}
