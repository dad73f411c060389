import CMappedFile
import Glibc

/// The resident memory of the process.
public enum ResidentMemory {
  /// The size in bytes; 0 if the system does not report it.
  public static var size: Int {
    guard let file = unsafe fopen("/proc/self/statm", "re") else { return 0 }
    defer { unsafe fclose(file) }
    // The size of the address space, then the resident part, in pages.
    var line: [CChar] = Array(repeating: 0, count: Int(BUFSIZ))
    guard unsafe fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let fields = line.prefix { $0 != 0 }.split(separator: CChar(UInt8(ascii: " ")))
    let pages = fields.dropFirst().first.map {
      String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return pages.flatMap { Int($0) }.map { $0 * Int(getpagesize()) } ?? 0
  }

  /// Returns the free parts of the heap to the system, and the code pages that are needed only at
  /// start or for a request. When a page is used again, the kernel maps it within microseconds.
  public static func release() { cmf_release_memory() }
}
