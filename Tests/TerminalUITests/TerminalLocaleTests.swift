import Glibc
import TerminalUI
import Testing

/// Each test runs in its own process, since a locale applies to the whole process.
@Suite struct TerminalLocaleTests {
  private static func take(_ name: String) -> (isInstalled: Bool, isUTF8: Bool) {
    setenv("LC_ALL", name, 1)
    return (TerminalLocale.setFromEnvironment(), TerminalLocale.isUTF8)
  }

  @Test(arguments: ["xx_YY.UTF-8", "xx_YY.utf8", "xx_YY", "xx_YY.UTF-8@euro"])
  func missingLocaleFallsBackToUTF8(name: String) async {
    await #expect(processExitsWith: .success) { [name = name as String] in
      let (isInstalled, isUTF8) = TerminalLocaleTests.take(name)
      precondition(!isInstalled && isUTF8)
    }
  }

  @Test func missingLocaleOfAnotherEncodingDoesNotFallBackToUTF8() async {
    await #expect(processExitsWith: .success) {
      let (isInstalled, isUTF8) = TerminalLocaleTests.take("xx_YY.ISO-8859-15")
      precondition(!isInstalled && !isUTF8)
    }
  }

  @Test func cLocaleStaysASCII() async {
    await #expect(processExitsWith: .success) {
      let (isInstalled, isUTF8) = TerminalLocaleTests.take("C")
      precondition(isInstalled && !isUTF8)
    }
  }
}
