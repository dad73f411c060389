import Foundation
import Glibc
import Testing

@testable import WeatherServices

@Suite struct StandardStreamTests {
  @Test(.timeLimit(.minutes(10)))
  func nonblockingPipeReceivesAllOutput() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "0123456789", count: 50_000)
    let reading = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
    try StandardStream.write(text, to: descriptor)
    try pipe.fileHandleForWriting.close()
    #expect(await reading.value == Data(text.utf8))
  }

  @Test func writingToFullDiskThrows() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    #expect(throws: StandardStream.Failure.refused(ENOSPC)) {
      try StandardStream.write("x", to: full)
    }
  }

  @Test func writingToClosedDescriptorThrows() {
    #expect(throws: StandardStream.Failure.refused(EBADF)) {
      try StandardStream.write("x", to: -1)
    }
  }

  @Test func writingToPipeWithoutReaderThrowsReaderGone() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(throws: StandardStream.Failure.readerGone) {
      try StandardStream.write("x", to: pipe.fileHandleForWriting.fileDescriptor)
    }
  }

  @Test func closedStandardDescriptorsAreReserved() async {
    await #expect(processExitsWith: .success) {
      for number: Int32 in 0...2 { close(number) }
      StandardStream.reserveNumbers()
      precondition(open("/dev/null", O_RDONLY) > 2)
      do throws(StandardStream.Failure) {
        try StandardStream.errors.write("x")
        exit(1)
      } catch {
        precondition(error == .refused(EBADF))
      }
    }
  }
}
