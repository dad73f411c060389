import Foundation
import Testing

extension EndToEnd {
  @Test func importedListStaysInUseAfterFailedImports() throws {
    let program = try BuiltProgram()
    func write(_ name: String, _ text: String) throws -> String {
      let file = program.home.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let good = try write(
      "good.json",
      """
      [{"id":7,"name":"Qwertyville","country":"KR","coord":{"lon":127,"lat":37}},
      {"id":8,"name":"","country":"KR","coord":{"lon":127,"lat":37}},
      {"id":7,"name":"Qwertyville","country":"KR","coord":{"lon":127,"lat":37}}]
      """)
    let taken = try program.run(["cities", "import", good])
    #expect(taken.status == 0 && taken.errors.isEmpty)
    #expect(
      taken.output.contains("Imported 1 place from") && taken.output.contains("line 2: no name"))
    #expect(try program.run(["cities", "search", "qwerty"]).output.hasPrefix("7\tQwertyville\t"))
    #expect(try program.run(["cities", "search", "seoul"]).status == 1)

    let bad = try write("bad.json", "no list")
    let refused = try program.run(["cities", "import", bad])
    #expect(refused.status == 65 && refused.output.isEmpty && refused.errors.contains(bad))
    #expect(try program.run(["cities", "search", "qwerty"]).status == 0)

    let missing = try program.run(["cities", "import", "/nope"])
    #expect(missing.status == 65 && missing.errors.contains("/nope"))
    #expect(missing.errors.contains("No such file or directory"))

    let other = try write(
      "other.json", "[{\"id\":9,\"name\":\"Asdf\",\"coord\":{\"lon\":1,\"lat\":1}}]")
    #expect(try program.run(["cities", "search", "asdf", "--cities", other]).status == 0)
    #expect(try program.run(["cities", "search", "qwerty"]).status == 0)
  }

  @Test(arguments: [(20, nil), (21, "and 1 more"), (25, "and 5 more")] as [(Int, String?)])
  func importNamesTwentySkippedLines(skipped: Int, rest: String?) throws {
    let program = try BuiltProgram()
    let file = program.home.appending(path: "list.json")
    let lines = (0...skipped).map {
      #"{"id":\#($0 + 1),"name":"\#($0 == 0 ? "Alpha" : "")","coord":{"lon":127,"lat":37}}"#
    }
    try "[\(lines.joined(separator: ",\n"))]".write(to: file, atomically: true, encoding: .utf8)
    let output = try program.run(["cities", "import", file.path]).output
    let named = output.split(separator: "\n").filter { $0.contains("  line ") }
    #expect(named.count == 20 && named.last?.contains("line 21:") == true)
    #expect(output.contains("more") == (rest != nil))
    #expect(rest.map { output.contains($0) } != false)
  }
}
