import Foundation
import TestSupport
import Testing

/// Feeds random input to one part of the program, which may reject it but must never trap.
///
/// `make test` runs a short replay: the corpus, and mutations of it that are the same each time.
/// With `FUZZ_MINUTES` (`make fuzz`) it runs for that time, with another seed each time. Each input
/// with a new outcome is added to the inputs that are mutated further.
///
/// An input that traps ends the process. It is in the file that ``lastInput`` names, and belongs in
/// `Corpus/NAME` once the trap is fixed.
struct FuzzRun {
  /// The name of the part, and of the folder of its corpus.
  let name: String
  /// Initial inputs in addition to those of the corpus.
  var seeds: [[UInt8]] = []

  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")
  private static let minutes = ProcessInfo.processInfo.environment["FUZZ_MINUTES"]
    .flatMap(Double.init)
  private static let replayed = 300
  private static let most = 2000

  /// The file that contains the current input, to be read after a trap.
  private var lastInput: URL {
    FileManager.default.temporaryDirectory.appending(path: "weather-tui-fuzz-\(name)")
  }

  /// Feeds inputs.
  /// - Parameter outcome: Processes an input and returns a short description of the outcome.
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
