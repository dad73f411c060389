import Foundation
import TestSupport
import Testing

/// Feeds random input to one part of the program. It may refuse, but never trap.
///
/// In `make test` a short replay: the corpus, and mutations of it that are the same each time. With
/// `FUZZ_MINUTES` (`make fuzz`) as long as that, from another seed each time. Whatever leads to an
/// outcome that was not seen before joins the inputs that are mutated further.
///
/// An input that traps takes the process along: it is in the file that ``lastInput`` names, and
/// belongs into `Corpus/NAME` once the trap is mended.
struct FuzzRun {
  /// Which part; also the folder of its corpus.
  let name: String
  /// Inputs to begin with, beside those of the corpus.
  var seeds: [[UInt8]] = []

  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")
  private static let minutes = ProcessInfo.processInfo.environment["FUZZ_MINUTES"]
    .flatMap(Double.init)
  private static let replayed = 300
  private static let most = 2000

  /// Where the input that is being tried can be found after a trap.
  private var lastInput: URL {
    FileManager.default.temporaryDirectory.appending(path: "weather-tui-fuzz-\(name)")
  }

  /// Tries inputs.
  /// - Parameter outcome: Takes an input and says in a few words what came of it.
  func feed(_ outcome: ([UInt8]) async -> String) async throws {
    var pool = try inputs()
    try #require(!pool.isEmpty, "there is nothing to begin with")
    let last = open(lastInput.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer {
      close(last)
      unlink(lastInput.path)
    }
    func tried(_ input: [UInt8]) async -> String {
      pwrite(last, input, input.count, 0)
      ftruncate(last, input.count)
      return await outcome(input)
    }
    var seen: Set<String> = []
    for input in pool { seen.insert(await tried(input)) }
    let seed = Self.minutes == nil ? 20_261_122 : UInt64.random(in: 0 ... .max)
    var mutation = Mutation(random: SeededRandom(seed: seed))
    let end = ContinuousClock.now + .seconds((Self.minutes ?? 0) * 60)
    var count = 0
    while Self.minutes == nil ? count < Self.replayed : ContinuousClock.now < end {
      let input = mutation.mutated(pool)
      count += 1
      if seen.insert(await tried(input)).inserted, pool.count < Self.most { pool.append(input) }
    }
    if Self.minutes != nil { print("\(name): \(count) inputs, \(seen.count) outcomes") }
  }

  private func inputs() throws -> [[UInt8]] {
    let folder = Self.corpus.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try seeds
      + names.sorted().map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
  }
}
