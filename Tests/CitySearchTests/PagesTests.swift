import Foundation
import Glibc
import TestSupport
import Testing

@testable import CitySearch

/// The pages of the index file that are resident in the process.
struct PagesTests {
  private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
  /// MADV_POPULATE_READ, since Linux 5.14.
  private static let populatesPages: Bool = {
    let page = mmap(nil, pageSize, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    defer { munmap(page, pageSize) }
    return madvise(page, pageSize, 22) == 0
  }()

  /// Returns whether each page of a part of the file is resident.
  private func pages(_ part: Range<Int>, of index: CityIndex) throws -> [Bool] {
    let base = try #require(index.table.owner.bytes.baseAddress)
    let first = (Int(bitPattern: base) + part.lowerBound) / Self.pageSize
    let last = (Int(bitPattern: base) + part.upperBound - 1) / Self.pageSize
    let map = try #require(FileHandle(forReadingAtPath: "/proc/self/pagemap"))
    try map.seek(toOffset: UInt64(first * 8))
    let entries = try #require(try map.read(upToCount: (last - first + 1) * 8))
    // Each page has an entry of eight bytes, whose highest bit states whether it is resident.
    return stride(from: 7, to: entries.count, by: 8).map { entries[$0] & 0x80 != 0 }
  }

  @Test(.enabled(if: populatesPages, "needs MADV_POPULATE_READ of Linux 5.14"))
  func prefetchLoadsSearchedPagesAndEvictionReleasesThem() throws {
    let temporary = try TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.path
    let list = TestLists.json(Array(TestLists.lines.prefix(2_000)))
    try Data(list.utf8).write(to: URL(filePath: folder + "/list.json"))
    let index = try CityIndex.open(listAt: folder + "/list.json", cacheDirectory: folder)
    let whole = 0..<index.table.owner.bytes.count
    index.evictPages()
    #expect(try !pages(whole, of: index).contains(true))
    #expect(index.table.readThroughout.contains { !$0.isEmpty })
    index.prefetchPages()
    for part in index.table.readThroughout where !part.isEmpty {
      #expect(try !pages(part, of: index).contains(false))
    }
    #expect(try pages(whole, of: index).contains(false))
    index.evictPages()
    #expect(try !pages(whole, of: index).contains(true))
  }
}
