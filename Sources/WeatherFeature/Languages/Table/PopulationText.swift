/// Inhabitants, briefly, from what is written after thousands and millions: `9.500`, `120 rb`,
/// `1,2 jt`.
func briefPopulation(
  _ count: Int, thousand: String, million: String, separator: String = ",", group: String
) -> String {
  switch count {
  case ..<10_000: grouped(count, separator: group)
  case ..<999_500: "\((count + 500) / 1000)\(thousand)"
  default:
    decimalText(
      Double(count) / 1_000_000, digits: count < 9_950_000 ? 1 : 0, separator: separator) + million
  }
}
