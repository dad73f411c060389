/// The order of places whose name is exactly the query.
///
/// They stand by population, but a main name weighs more than one a place has besides: "Manchester"
/// is not first of all Richmond, which had a quarter of that name; yet "Roma" stays Rome before it
/// is a town in Queensland. And where more than ten share a name, those that bear it as their main
/// one are never pushed off the first ten lines by those that do not.
enum NamesakeOrder {
  /// How many lines are kept for main names.
  static let firstLines = 10
  /// How many namesakes are looked at.
  static let mostNamesakes = 1024
  /// How many times its population a place counts for under its main name.
  static let weightOfMainName = 10

  private struct Namesake {
    var rank: Int
    var isMain: Bool
    var isDistrict: Bool
    var weight: Int
  }

  /// The ranks in their order.
  static func sorted(_ ranks: [Int], in table: IndexTable, _ queries: [Query]) -> [Int] {
    guard ranks.count > 1 else { return ranks }
    let phrases = queries.map { $0.phrase(0..<$0.words.count).bytes }
    let namesakes = ranks.map { rank in
      let isMain = isMainName(of: rank, among: phrases, in: table)
      return Namesake(
        rank: rank, isMain: isMain,
        isDistrict: table.flags[rank] & IndexFormat.Flag.isDistrict != 0,
        weight: Int(table.populations[rank]) * (isMain ? weightOfMainName : 1))
    }.sorted { first, second in
      if first.isDistrict != second.isDistrict { return second.isDistrict }
      return first.weight != second.weight
        ? first.weight > second.weight : first.rank < second.rank
    }
    guard ranks.count > firstLines else { return namesakes.map(\.rank) }
    // As many other names among the first as the main names leave room for.
    var room = max(0, firstLines - namesakes.count(where: \.isMain))
    var first: [Int] = []
    var rest: [Int] = []
    for namesake in namesakes {
      if !namesake.isMain {
        room -= 1
        if room < 0 {
          rest.append(namesake.rank)
          continue
        }
      }
      first.append(namesake.rank)
    }
    return first + rest
  }

  private static func isMainName(
    of rank: Int, among phrases: [[UInt8]], in table: IndexTable
  ) -> Bool {
    let names = table.folded[rank].split(
      separator: IndexFormat.separator, maxSplits: 2, omittingEmptySubsequences: false)
    let shown = table.flags[rank] & IndexFormat.Flag.hasHangul != 0 ? 2 : 1
    return names.prefix(shown).contains { name in phrases.contains { name.elementsEqual($0) } }
  }
}
